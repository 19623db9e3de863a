import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { SECTION_NAMES } from '../../../../core/documents/certificate/acord-25.ts';
import { extract } from './extracted.ts';
import { BLANK, ILLEGIBLE, madeOther, madeSection, present, type MadeCell } from './made-reading.ts';

/** Returns the served value of a general liability box, and whether it is withheld. */
function box(name: string, cell: MadeCell, others: Record<string, MadeCell> = {}): readonly [unknown, boolean] {
  const { parsed, withheld } = extract({
    general_liability: madeSection('general_liability', { ...others, [name]: cell }),
  });
  return [parsed.general_liability?.[name], withheld.includes(`general_liability.${name}`)];
}

suite('an amount', () => {
  const CASES: readonly (readonly [why: string, cell: MadeCell, value: number | null, isWithheld: boolean])[] = [
    ['a quoted amount', present(1_000_000, '$ 1,000,000'), 1_000_000, false],
    ['a quote without separators', present(1_000_000, '1000000'), 1_000_000, false],
    ['a single comma, which separates thousands', present(5_000, '$5,000'), 5_000, false],
    ['zero', present(0, '0'), 0, false],
    ['its own label next to it', present(300_000, 'EACH OCCURRENCE $ 300,000'), 300_000, false],
    ['the label of another limit', present(300_000, 'PREMISES (Ea occurrence) $ 300,000'), null, true],
    ['no quote', present(1_000_000, null), null, true],
    ['a quote of white space', present(1_000_000, ' \n'), null, true],
    ['another amount quoted', present(1_000_000, '2,000,000'), null, true],
    ['ten times as much', present(1_000_000, '100,000'), null, true],
    ['two amounts quoted', present(1_000_000, '1,000,000 2,000,000'), null, true],
    ['digits read as letters', present(1_000_000, '1,OOO,OOO'), null, true],
    ['a quote without a value', present(null, '1,000,000'), null, true],
    ['words', present(null, 'Included'), null, true],
    ['a readable word for none, as null', present(null, 'EXCLUDED'), null, false],
    ...['*', '†', '¹', '✗', '∞', ' ✔', '\u0336'].map(
      (sign) => [`the sign ${sign} next to it`, present(1_000_000, `1,000,000${sign}`), null, true] as const,
    ),
    ...['Limit: $1,000,000 dollars', 'US $1,000,000', 'USD 1,000,000'].map(
      (quote) => [`dollars: ${quote}`, present(1_000_000, quote), 1_000_000, false] as const,
    ),
    ['a negative amount', present(-1_000_000, '-1,000,000'), null, true],
    ['stray punctuation around it', present(1_000_000, '[ $1,000,000.00 ]; |'), 1_000_000, false],
    ['a blank box, as null', BLANK, null, false],
    ['an illegible box', ILLEGIBLE, null, true],
    ['an illegible box with a guess', { value: 1_000_000, quote: '1,000,000', state: 'illegible' }, null, true],
    ['a blank box with a value', { value: 1_000_000, quote: null, state: 'blank' }, null, true],
    ['a blank box with a value and its quote', { value: 1_000_000, quote: '1,000,000', state: 'blank' }, null, true],
    ['a present box with nothing', present(null, null), null, true],
  ];
  for (const [why, cell, value, isWithheld] of CASES) {
    test(`${isWithheld ? 'is withheld' : 'is served'} for ${why}`, () => {
      assert.deepEqual(box('each_occurrence', cell), [value, isWithheld]);
    });
  }

  test('has a decimal comma if other amounts prove one', () => {
    const others = { general_aggregate: present(2_000_000, '2.000.000,00') };
    assert.deepEqual(box('med_exp', present(5_000, '5.000'), others), [5_000, false]);
    assert.deepEqual(box('med_exp', present(5, '5,000'), others), [5, false]);
    assert.deepEqual(box('med_exp', present(5_000, '5,000'), others), [null, true]);
  });
});

suite('dates', () => {
  const CASES: readonly (readonly [why: string, cell: MadeCell, value: string | null])[] = [
    ['month, day, year', present('2027-03-10', '03/10/2027'), '2027-03-10'],
    ['day, month, year', present('2027-10-03', '03/10/2027'), null],
    ['a month 25', present('2027-10-25', '25/10/2027'), null],
    ['a two-digit year', present('2027-03-10', '03/10/27'), '2027-03-10'],
    ['the two digits of another year', present('2028-03-10', '03/10/27'), null],
    ['a month name', present('2027-03-10', 'Mar 10, 2027'), '2027-03-10'],
    [
      'both dates in one quote and the last one as its value',
      present('2027-03-10', '03/10/2026 03/10/2027'),
      '2027-03-10',
    ],
    ['both dates in one quote and the first one as its value', present('2026-03-10', '03/10/2026 03/10/2027'), null],
    ['three dates', present('2027-03-10', '03/10/2025 03/10/2026 03/10/2027'), null],
    ['no quote', present('2027-03-10', null), null],
    ['another day quoted', present('2027-03-10', '03/11/2027'), null],
    ['no day', present('2027-03-10', '03/2027'), null],
    ['a value that is not a date', present('soon', '03/10/2027'), null],
    ['part of a date as its value', present('2027-03', '03/10/2027'), null],
    ['a day that does not exist', present('2027-02-30', '02/30/2027'), null],
    ['words', present(null, 'Until cancelled'), null],
    ['a word for none', present(null, 'N/A'), null],
    ['a word next to it', present('2027-03-10', 'not 03/10/2027'), null],
    ['a currency sign next to it', present('2027-03-10', '$ 03/10/2027'), null],
    ['an ordinal and its label', present('2027-03-10', 'Policy exp. March 10th, 2027'), '2027-03-10'],
    ...['POLICY EXPIRATION DATE (MM/DD/YYYY) 03/10/2027', 'to March 10, 2027', 'Exp 03/10/27 (MM/DD/YY)'].map(
      (quote) => [`its label: ${quote}`, present('2027-03-10', quote), '2027-03-10'] as const,
    ),
    ...['eff. 03/10/2027', 'Effective date 03/10/2027', 'from 03/10/2027'].map(
      (quote) => [`the label of the other date: ${quote}`, present('2027-03-10', quote), null] as const,
    ),
    ['both dates with their labels', present('2027-03-10', 'eff 03/10/2026 exp 03/10/2027'), '2027-03-10'],
    ['the time at which it ends', present('2027-03-10', '12:01 AM 03/10/2027'), '2027-03-10'],
    ...['*', '?', ' ✗', '†'].map(
      (sign) => [`the sign ${sign} next to it`, present('2027-03-10', `03/10/2027${sign}`), null] as const,
    ),
    ...['03/10/2027 30', '3 03/10/2027', 'March 10, 2027 28', '03/10/27 28'].map(
      (quote) => [`a number next to it: ${quote}`, present('2027-03-10', quote), null] as const,
    ),
    // Every policy has both dates: a box without one was not read, whatever state is given.
    ['a blank box', BLANK, null],
    ['an illegible box', ILLEGIBLE, null],
    ['a present box with nothing', present(null, null), null],
  ];
  for (const [why, cell, value] of CASES) {
    test(`${value === null ? 'withhold' : 'serve'} an expiration date with ${why}`, () => {
      assert.deepEqual(box('policy_expiration_date', cell), [value, value === null]);
    });
  }

  test('take the first of two as the effective date', () => {
    const both = '03/10/2026 - 03/10/2027';
    assert.deepEqual(box('policy_effective_date', present('2026-03-10', both)), ['2026-03-10', false]);
    assert.deepEqual(box('policy_effective_date', present('2027-03-10', both)), [null, true]);
    for (const quote of ['exp. 01/02/2026', 'to 01/02/2026'])
      assert.deepEqual(box('policy_effective_date', present('2026-01-02', quote)), [null, true]);
    for (const [day, quote] of [
      ['01', '1st'],
      ['02', '2nd'],
      ['03', '3rd'],
    ] as const)
      assert.deepEqual(box('policy_effective_date', present(`2026-03-${day}`, `From March ${quote}, 2026`)), [
        `2026-03-${day}`,
        false,
      ]);
  });

  test('are both withheld if a policy ends before it starts', () => {
    const { parsed, withheld } = extract({
      general_liability: madeSection('general_liability', {
        policy_effective_date: present('2027-01-01', '01/01/2027'),
        policy_expiration_date: present('2026-01-01', '01/01/2026'),
      }),
    });
    assert.deepEqual(withheld, ['general_liability.policy_effective_date', 'general_liability.policy_expiration_date']);
    assert.equal(parsed.general_liability?.['policy_effective_date'], null);
    assert.equal(parsed.general_liability['policy_expiration_date'], null);
  });

  test('are withheld in every coverage row without them, including other coverages', () => {
    const blank = { policy_effective_date: BLANK, policy_expiration_date: BLANK };
    const { withheld } = extract({
      ...Object.fromEntries(SECTION_NAMES.map((name) => [name, madeSection(name, blank)])),
      other_coverages: [madeOther(), madeOther(blank)],
    });
    assert.deepEqual(
      withheld,
      [...SECTION_NAMES, 'other_coverages[1]'].flatMap((path) => [
        `${path}.policy_effective_date`,
        `${path}.policy_expiration_date`,
      ]),
    );
  });

  test('may lack the date of the certificate itself', () => {
    const certificateDate = (cell: MadeCell): readonly unknown[] => {
      const { parsed, withheld } = extract({ certificate_date: cell });
      return [parsed.certificate_date, withheld];
    };
    assert.deepEqual(certificateDate(BLANK), [null, []]);
    assert.deepEqual(certificateDate(ILLEGIBLE), [null, ['certificate_date']]);
    assert.deepEqual(certificateDate(present('2026-02-03', '02/03/2026')), ['2026-02-03', []]);
    assert.deepEqual(certificateDate(present('2026-02-03', '02/03/2026 02/03/2027')), [null, ['certificate_date']]);
  });
});

suite('checkboxes', () => {
  const CASES: readonly (readonly [why: string, cell: MadeCell, value: boolean | null, isWithheld: boolean])[] = [
    ['a tick', present(true, 'X'), true, false],
    ['a tick symbol', present(true, '☒'), true, false],
    ['a yes', present(true, 'Y'), true, false],
    ['a no', present(false, 'N'), false, false],
    ['true without a quote', present(true, null), null, true],
    ['true for only a label', present(true, 'ADDL INSD'), null, true],
    ['true for a no', present(true, 'N'), null, true],
    ['false for a tick', present(false, 'X'), null, true],
    ['a tick without a value', present(null, 'X'), null, true],
    ['a blank box', BLANK, null, false],
    ['false and no quote', present(false, null), false, false],
    ['the tick of the next box', present(true, 'SUBR WVD Y'), null, true],
    ['its own label and the next one', present(true, 'ADDL INSD Y SUBR WVD Y'), null, true],
    ['an illegible box', ILLEGIBLE, null, true],
    ['a not-applicable mark', present(false, 'N/A'), false, false],
    ['a number next to it', present(true, 'Y 3'), null, true],
    ...['*', '?', '†', '~'].map(
      (sign) => [`the sign ${sign} next to it`, present(true, `Y${sign}`), null, true] as const,
    ),
    ...['ADDITIONAL INSURED', "ADD'L INSD", 'ADDL INSURED'].map(
      (label) => [`its label: ${label}`, present(true, `Y ${label}`), true, false] as const,
    ),
    ['true in a blank box', { value: true, quote: null, state: 'blank' }, null, true],
  ];
  for (const [why, cell, value, isWithheld] of CASES) {
    test(`${isWithheld ? 'withhold' : 'serve'} the additional insured with ${why}`, () => {
      assert.deepEqual(box('additional_insured', cell), [value, isWithheld]);
    });
  }

  test('give a boolean for any auto unless it is withheld', () => {
    const anyAuto = (cell: MadeCell): readonly unknown[] => {
      const { parsed, withheld } = extract({ auto_liability: madeSection('auto_liability', { any_auto: cell }) });
      return [parsed.auto_liability?.['any_auto'], withheld];
    };
    assert.deepEqual(anyAuto(BLANK), [false, []]);
    assert.deepEqual(anyAuto(present(true, 'X ANY AUTO')), [true, []]);
    assert.deepEqual(anyAuto(ILLEGIBLE), [null, ['auto_liability.any_auto']]);
    assert.deepEqual(anyAuto(present(true, 'X HIRED AUTOS ONLY')), [null, ['auto_liability.any_auto']]);
  });

  test('ignore the tick of a neighboring box', () => {
    const rows = [
      ['umbrella_excess', 'is_umbrella', 'X EXCESS LIAB', 'X UMBRELLA LIAB'],
      ['umbrella_excess', 'claims_made', 'X OCCUR', 'X UMBRELLA LIAB OCCUR EXCESS LIAB X CLAIMS-MADE'],
      ['umbrella_excess', 'is_excess', 'X UMBRELLA LIAB', 'X EXCESS LIAB'],
      ['workers_comp', 'statutory_limits', 'X OTH-ER', 'X PER STATUTE'],
      ['workers_comp', 'statutory_limits', 'X PER OTHER', 'X WC STATUTORY LIMITS'],
      ['workers_comp', 'subrogation_waived', 'ADDL INSD Y', 'SUBR WVD Y'],
      ['workers_comp', 'subrogation_waived', 'SUBROGATION OF Y', 'SUBROGATION WAIVED Y'],
      [
        'workers_comp',
        'proprietor_excluded',
        'Y SUBR',
        'ANY PROPRIETOR/PARTNER/EXECUTIVE OFFICER/MEMBER EXCLUDED (Mandatory in NH) Y',
      ],
    ] as const;
    for (const [section, name, another, own] of rows) {
      const read = (quote: string): readonly unknown[] => {
        const { parsed, withheld } = extract({ [section]: madeSection(section, { [name]: present(true, quote) }) });
        return [parsed[section]?.[name], withheld];
      };
      assert.deepEqual(read(another), [null, [`${section}.${name}`]]);
      assert.deepEqual(read(own), [true, []]);
    }
  });

  const FORMS: readonly (readonly [why: string, cell: MadeCell, value: boolean | null, isWithheld: boolean])[] = [
    ['claims made ticked', present(true, 'X CLAIMS-MADE'), true, false],
    ['a bare tick in the box for claims made', present(true, 'X'), true, false],
    ['occurrence ticked', present(false, 'X OCCUR'), false, false],
    ['true for a quoted tick for occurrence', present(true, 'X OCCUR'), null, true],
    ['a bare tick for occurrence, which may be that of the other box', present(false, 'X'), null, true],
    ['an empty box for claims made, which does not imply occurrence', present(false, '☐ CLAIMS-MADE'), null, true],
    ["the tick of the row's own label", present(true, 'X COMMERCIAL GENERAL LIABILITY'), null, true],
    ['the same and occurrence unticked', present(false, 'X COMMERCIAL GENERAL LIABILITY OCCUR'), null, true],
    ['false without a quote', present(false, null), null, true],
    ['neither ticked', BLANK, null, false],
    [
      'both labels and those of the row',
      present(false, 'X COMMERCIAL GENERAL LIABILITY CLAIMS-MADE X OCCURRENCE'),
      false,
      false,
    ],
    ['a word that is not a label', present(false, 'X OCCUR CLAIMS-MADE VOID'), null, true],
  ];
  for (const [why, cell, value, isWithheld] of FORMS) {
    test(`${isWithheld ? 'withhold' : 'serve'} claims made with ${why}`, () => {
      assert.deepEqual(box('claims_made', cell), [value, isWithheld]);
    });
  }
});

suite('a text', () => {
  const CASES: readonly (readonly [why: string, cell: MadeCell, value: string | null, isWithheld: boolean])[] = [
    ['a quoted text', present('GL-100 200', 'GL-100 200'), 'GL-100 200', false],
    ['a quote with its label', present('GL-100', 'POLICY NUMBER GL-100'), 'GL-100', false],
    [
      'a quote with other spacing and case',
      present('Oak & Ash LLC, 1 Main St', 'OAK & ASH LLC\n1 MAIN ST'),
      'Oak & Ash LLC, 1 Main St',
      false,
    ],
    ['a value without a quote', present('GL-100', null), 'GL-100', false],
    ['another text quoted', present('GL-100', 'GL-101'), null, true],
    ['a value that is a piece of the quoted number', present('GL-10', 'GL-100'), null, true],
    ['a value that is a piece of the quoted word', present('L-100', 'GL-100'), null, true],
    ['a value without its hyphen', present('GL100', 'GL-100'), 'GL100', false],
    ['an illegible box', ILLEGIBLE, null, true],
    ['a blank box, as null', BLANK, null, false],
    ['a blank box with a blank text, as null', { value: ' ', quote: null, state: 'blank' }, null, false],
    ['a blank box with a value', { value: 'GL-100', quote: null, state: 'blank' }, null, true],
  ];
  for (const [why, cell, value, isWithheld] of CASES) {
    test(`${isWithheld ? 'is withheld' : 'is served'} for ${why}`, () => {
      assert.deepEqual(box('policy_number', cell), [value, isWithheld]);
    });
  }
});
