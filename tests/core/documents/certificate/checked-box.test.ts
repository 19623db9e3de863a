import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { SECTION_NAMES } from '../../../../core/documents/certificate/acord-25.ts';
import { extract } from './extracted.ts';
import { BLANK, ILLEGIBLE, madeOther, madeSection, present, type MadeCell } from './made-reading.ts';

/** What one box of general liability is served as, and whether it is withheld. */
function box(name: string, cell: MadeCell, others: Record<string, MadeCell> = {}): readonly [unknown, boolean] {
  const { parsed, withheld } = extract({
    general_liability: madeSection('general_liability', { ...others, [name]: cell }),
  });
  return [parsed.general_liability?.[name], withheld.includes(`general_liability.${name}`)];
}

suite('amounts', () => {
  const CASES: readonly (readonly [why: string, cell: MadeCell, value: number | null, isWithheld: boolean])[] = [
    ['quoted', present(1_000_000, '$ 1,000,000'), 1_000_000, false],
    ['quoted without signs', present(1_000_000, '1000000'), 1_000_000, false],
    ['one comma is a U.S. thousand', present(5_000, '$5,000'), 5_000, false],
    ['zero', present(0, '0'), 0, false],
    ['its own label beside it', present(300_000, 'EACH OCCURRENCE $ 300,000'), 300_000, false],
    ['the label of another limit', present(300_000, 'PREMISES (Ea occurrence) $ 300,000'), null, true],
    ['no quote', present(1_000_000, null), null, true],
    ['a quote of white space', present(1_000_000, ' \n'), null, true],
    ['another amount quoted', present(1_000_000, '2,000,000'), null, true],
    ['ten times as much', present(1_000_000, '100,000'), null, true],
    ['two amounts quoted', present(1_000_000, '1,000,000 2,000,000'), null, true],
    ['digits read as letters', present(1_000_000, '1,OOO,OOO'), null, true],
    ['a quote without a value', present(null, '1,000,000'), null, true],
    ['in words', present(null, 'Included'), null, true],
    ['the words for none are no amount, and readable', present(null, 'EXCLUDED'), null, false],
    ...['*', '†', '¹', '✗', '∞', ' ✔', '\u0336'].map(
      (sign) => [`with the sign ${sign}`, present(1_000_000, `1,000,000${sign}`), null, true] as const,
    ),
    ...['Limit: $1,000,000 dollars', 'US $1,000,000', 'USD 1,000,000'].map(
      (quote) => [`in dollars: ${quote}`, present(1_000_000, quote), 1_000_000, false] as const,
    ),
    ['below nothing', present(-1_000_000, '-1,000,000'), null, true],
    ['in signs of print', present(1_000_000, '[ $1,000,000.00 ]; |'), 1_000_000, false],
    ['blank', BLANK, null, false],
    ['illegible', ILLEGIBLE, null, true],
    ['illegible, with a guess', { value: 1_000_000, quote: '1,000,000', state: 'illegible' }, null, true],
    ['blank, with a value', { value: 1_000_000, quote: null, state: 'blank' }, null, true],
    ['blank, with a value and its quote', { value: 1_000_000, quote: '1,000,000', state: 'blank' }, null, true],
    ['present, with nothing', present(null, null), null, true],
  ];
  for (const [why, cell, value, isWithheld] of CASES) {
    test(why, () => {
      assert.deepEqual(box('each_occurrence', cell), [value, isWithheld]);
    });
  }

  test('where other amounts prove a decimal comma, it decides', () => {
    const others = { general_aggregate: present(2_000_000, '2.000.000,00') };
    assert.deepEqual(box('med_exp', present(5_000, '5.000'), others), [5_000, false]);
    assert.deepEqual(box('med_exp', present(5, '5,000'), others), [5, false]);
    assert.deepEqual(box('med_exp', present(5_000, '5,000'), others), [null, true]);
  });
});

suite('dates', () => {
  const CASES: readonly (readonly [why: string, cell: MadeCell, value: string | null])[] = [
    ['month, day, year', present('2027-03-10', '03/10/2027'), '2027-03-10'],
    ['never day, month, year', present('2027-10-03', '03/10/2027'), null],
    ['a month that there is not', present('2027-10-25', '25/10/2027'), null],
    ['two digits of the year', present('2027-03-10', '03/10/27'), '2027-03-10'],
    ['two digits of another year', present('2028-03-10', '03/10/27'), null],
    ['a name of a month', present('2027-03-10', 'Mar 10, 2027'), '2027-03-10'],
    ['both dates in one quote: the last one', present('2027-03-10', '03/10/2026 03/10/2027'), '2027-03-10'],
    ['both dates in one quote: not the first', present('2026-03-10', '03/10/2026 03/10/2027'), null],
    ['three dates', present('2027-03-10', '03/10/2025 03/10/2026 03/10/2027'), null],
    ['no quote', present('2027-03-10', null), null],
    ['another day', present('2027-03-10', '03/11/2027'), null],
    ['no day', present('2027-03-10', '03/2027'), null],
    ['not a date', present('soon', '03/10/2027'), null],
    ['a part of one', present('2027-03', '03/10/2027'), null],
    ['a day that no calendar has', present('2027-02-30', '02/30/2027'), null],
    ['words', present(null, 'Until cancelled'), null],
    ['a word for none', present(null, 'N/A'), null],
    ['a word beside it', present('2027-03-10', 'not 03/10/2027'), null],
    ['a currency beside it', present('2027-03-10', '$ 03/10/2027'), null],
    ['an ordinal and its label', present('2027-03-10', 'Policy exp. March 10th, 2027'), '2027-03-10'],
    ...['POLICY EXPIRATION DATE (MM/DD/YYYY) 03/10/2027', 'to March 10, 2027', 'Exp 03/10/27 (MM/DD/YY)'].map(
      (quote) => [`its label: ${quote}`, present('2027-03-10', quote), '2027-03-10'] as const,
    ),
    ...['eff. 03/10/2027', 'Effective date 03/10/2027', 'from 03/10/2027'].map(
      (quote) => [`the label of the other date: ${quote}`, present('2027-03-10', quote), null] as const,
    ),
    ['both with their labels', present('2027-03-10', 'eff 03/10/2026 exp 03/10/2027'), '2027-03-10'],
    ['the time at which it ends', present('2027-03-10', '12:01 AM 03/10/2027'), '2027-03-10'],
    ...['*', '?', ' ✗', '†'].map(
      (sign) => [`the sign ${sign} beside it`, present('2027-03-10', `03/10/2027${sign}`), null] as const,
    ),
    ...['03/10/2027 30', '3 03/10/2027', 'March 10, 2027 28', '03/10/27 28'].map(
      (quote) => [`a number beside it: ${quote}`, present('2027-03-10', quote), null] as const,
    ),
    // A policy has its dates: a box without one was not read, whatever it is called.
    ['blank', BLANK, null],
    ['illegible', ILLEGIBLE, null],
    ['present, with nothing', present(null, null), null],
  ];
  for (const [why, cell, value] of CASES) {
    test(`an expiration date: ${why}`, () => {
      assert.deepEqual(box('policy_expiration_date', cell), [value, value === null]);
    });
  }

  test('the effective date is the first of two', () => {
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

  test('a policy that ends before it starts has neither date', () => {
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

  test('every coverage row without a date is withheld in each of them, the other coverages included', () => {
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

  test("the certificate's own date may be missing", () => {
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

suite('boxes to be ticked', () => {
  const CASES: readonly (readonly [why: string, cell: MadeCell, value: boolean | null, isWithheld: boolean])[] = [
    ['ticked', present(true, 'X'), true, false],
    ['ticked, in a sign', present(true, '☒'), true, false],
    ['marked yes', present(true, 'Y'), true, false],
    ['marked no', present(false, 'N'), false, false],
    ['true without a quote', present(true, null), null, true],
    ['true of a label alone', present(true, 'ADDL INSD'), null, true],
    ['true of a no', present(true, 'N'), null, true],
    ['false of a tick', present(false, 'X'), null, true],
    ['a tick without a value', present(null, 'X'), null, true],
    ['unticked', BLANK, null, false],
    ['said to be unticked', present(false, null), false, false],
    ['the tick of the box beside it', present(true, 'SUBR WVD Y'), null, true],
    ['its own label and the one beside it', present(true, 'ADDL INSD Y SUBR WVD Y'), null, true],
    ['illegible', ILLEGIBLE, null, true],
    ['marked not applicable', present(false, 'N/A'), false, false],
    ['a number beside it', present(true, 'Y 3'), null, true],
    ...['*', '?', '†', '~'].map(
      (sign) => [`the sign ${sign} beside it`, present(true, `Y${sign}`), null, true] as const,
    ),
    ...['ADDITIONAL INSURED', "ADD'L INSD", 'ADDL INSURED'].map(
      (label) => [`its label: ${label}`, present(true, `Y ${label}`), true, false] as const,
    ),
    ['true, in a blank box', { value: true, quote: null, state: 'blank' }, null, true],
  ];
  for (const [why, cell, value, isWithheld] of CASES) {
    test(`additional insured: ${why}`, () => {
      assert.deepEqual(box('additional_insured', cell), [value, isWithheld]);
    });
  }

  test('any auto is a boolean unless it is withheld', () => {
    const anyAuto = (cell: MadeCell): readonly unknown[] => {
      const { parsed, withheld } = extract({ auto_liability: madeSection('auto_liability', { any_auto: cell }) });
      return [parsed.auto_liability?.['any_auto'], withheld];
    };
    assert.deepEqual(anyAuto(BLANK), [false, []]);
    assert.deepEqual(anyAuto(present(true, 'X ANY AUTO')), [true, []]);
    assert.deepEqual(anyAuto(ILLEGIBLE), [null, ['auto_liability.any_auto']]);
    assert.deepEqual(anyAuto(present(true, 'X HIRED AUTOS ONLY')), [null, ['auto_liability.any_auto']]);
  });

  test('the tick of another box does not state that of its neighbour', () => {
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
    ['the other one quoted', present(true, 'X OCCUR'), null, true],
    ['a bare tick for occurrence may be the tick of the other box', present(false, 'X'), null, true],
    ['an empty box for claims made is no tick for occurrence', present(false, '☐ CLAIMS-MADE'), null, true],
    ["the tick of the row's own label", present(true, 'X COMMERCIAL GENERAL LIABILITY'), null, true],
    ['the same, and occurrence unticked', present(false, 'X COMMERCIAL GENERAL LIABILITY OCCUR'), null, true],
    ['false without a quote', present(false, null), null, true],
    ['neither ticked', BLANK, null, false],
    [
      'both labels, and those of the row',
      present(false, 'X COMMERCIAL GENERAL LIABILITY CLAIMS-MADE X OCCURRENCE'),
      false,
      false,
    ],
    ['a word that is no label', present(false, 'X OCCUR CLAIMS-MADE VOID'), null, true],
  ];
  for (const [why, cell, value, isWithheld] of FORMS) {
    test(`claims made: ${why}`, () => {
      assert.deepEqual(box('claims_made', cell), [value, isWithheld]);
    });
  }
});

suite('texts', () => {
  const CASES: readonly (readonly [why: string, cell: MadeCell, value: string | null, isWithheld: boolean])[] = [
    ['quoted', present('GL-100 200', 'GL-100 200'), 'GL-100 200', false],
    ['quoted with a label', present('GL-100', 'POLICY NUMBER GL-100'), 'GL-100', false],
    [
      'spaced otherwise',
      present('Oak & Ash LLC, 1 Main St', 'OAK & ASH LLC\n1 MAIN ST'),
      'Oak & Ash LLC, 1 Main St',
      false,
    ],
    ['served as the reader gives it without a quote', present('GL-100', null), 'GL-100', false],
    ['another text quoted', present('GL-100', 'GL-101'), null, true],
    ['a piece of a number quoted', present('GL-10', 'GL-100'), null, true],
    ['a piece of a word quoted', present('L-100', 'GL-100'), null, true],
    ['in one piece', present('GL100', 'GL-100'), 'GL100', false],
    ['illegible', ILLEGIBLE, null, true],
    ['blank', BLANK, null, false],
    ['blank, and an empty text', { value: ' ', quote: null, state: 'blank' }, null, false],
    ['blank, with a value', { value: 'GL-100', quote: null, state: 'blank' }, null, true],
  ];
  for (const [why, cell, value, isWithheld] of CASES) {
    test(why, () => {
      assert.deepEqual(box('policy_number', cell), [value, isWithheld]);
    });
  }
});
