import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { SECTION_NAMES } from '../../../../core/documents/certificate/acord-25.ts';
import { SECTIONS } from '../../../../core/documents/certificate/coverage-sections.ts';
import type { Extraction } from '../../../../core/documents/certificate/extraction.ts';
import { TEXTS } from '../../../../core/documents/certificate/other-boxes.ts';
import { readCertificate } from '../../../../core/documents/certificate/read-certificate.ts';
import { extract, contextOf } from './extracted.ts';
import { amount, BLANK, ILLEGIBLE, madeOther, madeReading, madeSection, present } from './made-reading.ts';

suite('a section', () => {
  const blankRow = Object.fromEntries(Object.keys(SECTIONS.auto_liability).map((name) => [name, BLANK]));

  test('is not on the certificate if it is null or all its boxes are blank', () => {
    for (const section of [null, blankRow, { ...blankRow, any_auto: { ...BLANK, value: false } }]) {
      const { parsed, withheld } = extract({ auto_liability: section, other_coverages: [] });
      assert.deepEqual([parsed.auto_liability, withheld], [null, []]);
    }
  });

  test('is withheld as a whole if nothing in it is legible', () => {
    const { parsed, withheld } = extract({ auto_liability: { ...blankRow, combined_single_limit: ILLEGIBLE } });
    assert.deepEqual([parsed.auto_liability, withheld], [null, ['auto_liability']]);
  });

  test('is withheld as a whole if it has no quote', () => {
    const unquoted = Object.fromEntries(
      Object.entries(madeSection('auto_liability', { combined_single_limit: amount(1_000_000) })).map(
        ([name, cell]) => [name, { ...cell, quote: null }],
      ),
    );
    const { parsed, withheld } = extract({ auto_liability: unquoted });
    assert.deepEqual([parsed.auto_liability, withheld], [null, ['auto_liability']]);
  });

  test('of other coverages leaves out blank rows, and withholds the list if a row has no quote', () => {
    const unquoted = {
      ...madeOther(),
      ...Object.fromEntries(Object.keys(madeOther()).map((name) => [name, present('x', null)])),
    };
    const blank = Object.fromEntries(Object.keys(madeOther()).map((name) => [name, BLANK]));
    const { parsed, withheld } = extract({ other_coverages: [blank, unquoted, madeOther(), unquoted] });
    assert.deepEqual(parsed.other_coverages, [
      {
        description: 'Cyber',
        insurer_letter: 'A',
        policy_number: 'MP-100',
        policy_effective_date: '2026-01-01',
        policy_expiration_date: '2027-01-01',
        limits: '1,000,000',
      },
    ]);
    assert.deepEqual(withheld, ['other_coverages']);
  });

  test('of insurers leaves out a letter without an insurer', () => {
    const { parsed, withheld } = extract({
      insurers: [
        { letter: 'A', name: 'Made Mutual', naic_number: '00000' },
        // Only a reader of pages reports that it is unsure whether a row has an insurer.
        { letter: 'B', name: ' ', naic_number: null, is_unsure: true },
      ],
    });
    assert.deepEqual([parsed.insurers, withheld], [[{ letter: 'A', name: 'Made Mutual', naic_number: '00000' }], []]);
  });
});

suite('a reading of a document with words', () => {
  const TEXT =
    'INSURER A: Made Mutual NAIC 00000\nGENERAL LIABILITY GL-100 01/01/2026 01/01/2027\nEACH OCCURRENCE  $  1,000,000';

  test('withholds an amount of which only a piece is quoted', () => {
    const section = madeSection('general_liability', { each_occurrence: present(1_000, '1,000') });
    const { parsed, withheld } = extract({ general_liability: section }, `${TEXT} A MP-100`);
    assert.equal(parsed.general_liability?.['each_occurrence'], null);
    assert.deepEqual(withheld, ['general_liability.each_occurrence']);
  });

  test('serves only quotes that are among the words', () => {
    const { parsed, withheld, evidence } = extract(
      {
        general_liability: madeSection('general_liability', {
          policy_number: present('GL-100', 'GL-100'),
          each_occurrence: present(1_000_000, 'EACH OCCURRENCE $ 1,000,000'),
          med_exp: present(5_000, '5,000'),
        }),
        insurers: [
          { letter: 'A', name: 'Made Mutual', naic_number: '00000' },
          { letter: 'B', name: 'Made Fire', naic_number: '11111' },
        ],
      },
      TEXT,
    );
    assert.equal(parsed.general_liability?.['each_occurrence'], 1_000_000);
    assert.equal(parsed.general_liability['med_exp'], null);
    assert.deepEqual(withheld, ['insurers[1].naic_number', 'general_liability.med_exp']);
    assert.deepEqual(evidence['general_liability.each_occurrence'], {
      quote: 'EACH OCCURRENCE $ 1,000,000',
      page: 1,
      box: null,
    });
  });

  test('withholds a whole section whose quotes are not among the words', () => {
    const { parsed, withheld } = extract({ umbrella_excess: madeSection('umbrella_excess') }, 'nothing of the kind');
    assert.deepEqual([parsed.umbrella_excess, withheld], [null, ['umbrella_excess']]);
  });

  test('puts the quotes into the evidence', () => {
    const { evidence } = extract({ named_insured: present('Oak LLC', 'OAK LLC') });
    // A picture is one page; where a model read on it is unknown.
    assert.deepEqual(evidence, { named_insured: { quote: 'OAK LLC', page: 1, box: null } });
  });
});

/** Returns the extraction from a reading by a reader of pages or fields. */
function extractPlaced(members: Record<string, unknown>): Extraction {
  const placed = { find: (quote: string) => ({ quote }), basis: { kind: 'boxes' }, year: 2026 } as const;
  return readCertificate(madeReading(members), placed) ?? assert.fail('no certificate');
}

suite('a statement outside the boxes of a coverage', () => {
  const SAID = 'GL is cancelled.';
  const skipped = { pages: [2], text: '', isUnread: false };
  const text = present(SAID, SAID);
  const PLACES: Readonly<Record<string, Record<string, unknown>>> = {
    ...Object.fromEntries(TEXTS.map((name) => [name, { [name]: text }])),
    'the description of another coverage': { other_coverages: [madeOther({ description: text })] },
    'its limits': { other_coverages: [madeOther({ limits: text })] },
    'its number': {
      other_coverages: [madeOther({ description: present('GL', 'GL'), policy_number: present('VOID', 'VOID') })],
    },
    'the number of a policy': {
      general_liability: madeSection('general_liability', { policy_number: present('VOID', 'VOID') }),
    },
    'two lines of a number': {
      general_liability: madeSection('general_liability', { policy_number: present('GL-1\nVOID', 'GL-1\nVOID') }),
    },
    'the name of an insurer': { insurers: [{ letter: 'A', name: SAID, naic_number: null }] },
    'another page': { skipped: { ...skipped, text: SAID } },
    'the print around the fields': { printed: SAID },
  };

  test('withdraws the coverage, wherever it is', () => {
    for (const [place, members] of Object.entries(PLACES))
      assert.deepEqual(Object.keys(extractPlaced(members).doubts), ['general_liability'], place);
    assert.deepEqual(Object.keys(extract({}, `Certificate\n${SAID}`).doubts), ['general_liability']);
    assert.deepEqual(
      Object.keys(extract({ printed: SAID, stamp: 'VOID', skipped: { ...skipped, text: SAID } }).doubts),
      [],
    );
  });

  test('is given as the reason', () => {
    const reasons = (members: Record<string, unknown>) => Object.values(extractPlaced(members).doubts);
    assert.deepEqual(reasons({ producer: text }), [SAID]);
    assert.deepEqual(reasons({ stamp: 'VOID' }), Array(4).fill('VOID'));
    assert.match(String(reasons({ description_of_operations: ILLEGIBLE })[0]), /could not be read/);
    assert.match(
      String(extractPlaced({ producer: present('See GL', 'GL') }).elsewhere['general_liability']),
      /^mentioned/,
    );
    assert.match(
      String(extractPlaced({ skipped: { ...skipped, isUnread: true } }).elsewhere['workers_comp']),
      /part of the document/,
    );
  });

  test('withdraws every coverage if it is a stamp or illegible remarks', () => {
    const sample = present('THIS IS A SAMPLE CERTIFICATE.', 'THIS IS A SAMPLE CERTIFICATE.');
    for (const members of [
      { stamp: 'VOID' },
      { description_of_operations: ILLEGIBLE },
      { description_of_operations: sample },
    ])
      assert.deepEqual(Object.keys(extractPlaced(members).doubts), SECTION_NAMES);
    for (const line of ['** Draft **', 'SPECIMEN - NOT FOR USE', 'Do not use - void', 'Sample only', 'DRAFT COPY'])
      assert.deepEqual(Object.keys(extract({}, `CERTIFICATE\n${line}`).doubts), SECTION_NAMES, line);
    assert.deepEqual(Object.keys(extract({ description_of_operations: ILLEGIBLE }).doubts), []);
  });

  test('may be about a coverage whose section is empty', () => {
    const elsewhere = (members: Record<string, unknown>) => Object.keys(extractPlaced(members).elsewhere);
    assert.deepEqual(elsewhere({ producer: present('See umbrella', 'See umbrella') }), ['umbrella_excess']);
    assert.deepEqual(elsewhere({ skipped: { ...skipped, text: 'See umbrella' } }), ['umbrella_excess']);
    assert.deepEqual(elsewhere({ skipped: { ...skipped, isUnread: true } }), SECTION_NAMES);
    assert.deepEqual(elsewhere({ skipped }), []);
  });

  test('may state the value of an empty box', () => {
    const boxes = (text: string): string[] => {
      const members = {
        general_liability: madeSection('general_liability', { each_occurrence: amount(1_000_000) }),
        description_of_operations: present(text, text),
      };
      return Object.keys(extractPlaced(members).elsewhere).filter((path) => path.startsWith('general_liability.'));
    };
    const ENDORSED = 'general_liability.additional_insured';
    for (const [text, path, isStated] of [
      ['The holder is an additional insured.', ENDORSED, true],
      ['The holder is an additional insured on GL.', ENDORSED, true],
      ['The holder is an additional insured on auto.', ENDORSED, false],
      ['GL is primary.', ENDORSED, false],
      ['GL includes occurrence form.', 'general_liability.claims_made', true],
      ['Medical expense 5,000', 'general_liability.med_exp', true],
      ['GL: $5,000 for guests', 'general_liability.med_exp', true],
      ['The general liability limit is 1 million', 'general_liability.med_exp', true],
      ['The umbrella limit is 5,000,000', 'general_liability.med_exp', false],
      ['Contract sum 5,000,000', 'general_liability.med_exp', false],
      ['The holder is an additional insured on GL. Pier 12000', 'general_liability.med_exp', false],
    ] as const)
      assert.equal(boxes(text).includes(path), isStated, text);
  });

  test('may be a row of other coverages that names the coverage', () => {
    const stated = (description: string): string[] => {
      const other = madeOther({
        description: present(description, description),
        limits: present('Each claim 5,000', 'Each claim 5,000'),
      });
      const members = { general_liability: madeSection('general_liability'), other_coverages: [other] };
      return Object.keys(extractPlaced(members).elsewhere);
    };
    assert.deepEqual(stated('Professional liability'), []);
    assert.ok(stated('General liability, excess form').includes('general_liability.med_exp'));
    assert.deepEqual(stated('Umbrella'), ['umbrella_excess']);
  });

  test('withholds a section that a model left out if the words have its limits', () => {
    assert.deepEqual(extract({}, 'GENERAL LIABILITY\nEACH OCCURRENCE $ 1,000,000').withheld, ['general_liability']);
    assert.deepEqual(extract({}, 'GENERAL LIABILITY\nEACH OCCURRENCE').withheld, []);
    assert.deepEqual(extract({}, 'EACH OCCURRENCE $\nCOMBINED SINGLE LIMIT $ 750,000').withheld, ['auto_liability']);
  });

  test('is shown, or its place is, for a withheld value', () => {
    const place = { page: 1, box: { left: 0.1, top: 0.2, right: 0.3, bottom: 0.4 } };
    const { sought } = extractPlaced({
      named_insured: { ...ILLEGIBLE, place },
      certificate_date: { ...present(null, '13/13/2026'), place },
      producer: ILLEGIBLE,
      insurers: [
        {
          letter: 'A',
          name: 'Made Mutual',
          naic_number: null,
          unread: ['naic_number'],
          places: { naic_number: place },
        },
      ],
    });
    assert.deepEqual(sought, {
      named_insured: { quote: null, ...place },
      certificate_date: { quote: '13/13/2026', ...place },
      'insurers[0].naic_number': { quote: null, ...place },
    });
  });

  test('withholds the list of insurers if the page may have another one', () => {
    const unsure = { letter: null, name: null, naic_number: null, unread: ['letter'] };
    assert.deepEqual(extractPlaced({ insurers: [unsure] }).withheld, ['insurers']);
    const unread = { letter: 'A', name: null, naic_number: '00000', unread: ['name'] };
    assert.deepEqual(extractPlaced({ insurers: [unread] }).withheld, ['insurers[0].name']);
  });
});

test('a box that is null or quotes white space is empty, and one called illegible is not', () => {
  const { parsed, withheld } = extract({
    named_insured: null,
    producer: { ...BLANK, quote: ' ' },
    auto_liability: madeSection('auto_liability', { any_auto: { ...ILLEGIBLE, value: false } }),
  });
  assert.deepEqual([parsed.named_insured, parsed.producer, parsed.auto_liability?.any_auto], [null, null, null]);
  assert.deepEqual(withheld, ['auto_liability.any_auto']);
});

suite('a reading', () => {
  test('is undefined for a document that is not a certificate', () => {
    assert.equal(readCertificate(madeReading({ is_certificate: false }), contextOf(null)), undefined);
  });

  test('has the confidence 0 if it gives no valid one', () => {
    for (const confidence of [null, undefined, 'high', 7, -1])
      assert.equal(extract({ confidence }).parsed.confidence, 0);
    assert.equal(extract({ confidence: 0.75 }).parsed.confidence, 0.75);
  });

  const BROKEN: Readonly<Record<string, Record<string, unknown>>> = {
    'a string for is_certificate': { is_certificate: 'yes' },
    'null in a list of rows': { other_coverages: [null] },
    'a list for a section': { general_liability: [] },
    'a string for a section': { general_liability: 'none' },
    'an object for a list': { insurers: {} },
    'null for a list': { other_coverages: null },
    'a string in a list': { insurers: ['A'] },
    'a number in an insurer': { insurers: [{ letter: 'A', name: 'Made Mutual', naic_number: 0 }] },
    'a string for a box': { named_insured: 'Oak LLC' },
    'a box without a state': { named_insured: { value: 'Oak LLC', quote: 'Oak LLC' } },
    'an unknown state': { named_insured: { value: null, quote: null, state: 'smudged' } },
    'a string for an amount': {
      general_liability: madeSection('general_liability', { med_exp: present('5,000', '5,000') }),
    },
    'a number for a tick': { auto_liability: madeSection('auto_liability', { any_auto: present(1, 'X') }) },
    'a section that lacks a box': { general_liability: { each_occurrence: amount(1) } },
  };
  for (const [name, members] of Object.entries(BROKEN)) {
    test(`has the wrong shape with ${name}`, () => {
      assert.throws(() => readCertificate(madeReading(members), contextOf(null)), {
        name: 'ReadingShapeError',
      });
    });
  }
});
