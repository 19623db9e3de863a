import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { SectionName } from '../../../../core/documents/certificate/form-box.ts';
import { readCertificate } from '../../../../core/documents/certificate/read-certificate.ts';
import { findQuotes } from '../../../../core/documents/reading/placed-quotes.ts';
import { madeReading, madeSection, present } from './made-reading.ts';

/** A certificate as a model transcribes one: tables with empty cells, labels next to their boxes. */
const TEXT = [
  '| INSR LTR | TYPE OF INSURANCE | ADDL INSD | SUBR WVD | POLICY NUMBER | POLICY EFF (MM/DD/YYYY) | POLICY EXP (MM/DD/YYYY) | LIMITS |',
  '| A | X COMMERCIAL GENERAL LIABILITY CLAIMS-MADE X OCCUR | Y | Y | MP-100 | 01/01/2026 | 01/01/2027 | EACH OCCURRENCE $ 1,000,000 |',
  '| | | | | | | | DAMAGE TO RENTED PREMISES (Ea occurrence) $ 300,000 |',
  '| | | | | | | | MED EXP (Any one person) $ EXCLUDED |',
  '| | | | | | | | PERSONAL & ADV INJURY $ 1,000,000 |',
  '| | | | | | | | GENERAL AGGREGATE $ 2,000,000 |',
  '| | | | | | | | PRODUCTS - COMP/OP AGG $ 2,000,000 |',
  '| B | AUTOMOBILE LIABILITY ANY AUTO X HIRED AUTOS ONLY | | Y | BA-7 | 03/01/2026 | 03/01/2027 | COMBINED SINGLE LIMIT (Ea accident) $ 750,000 |',
  '| | | | | | | | BODILY INJURY (Per person) $ |',
  '| | | | | | | | BODILY INJURY (Per accident) $ 250,000 |',
  '| | X UMBRELLA LIAB X OCCUR EXCESS LIAB CLAIMS-MADE | Y if required by contract | | UM-1 | 01/01/2026 | 01/01/2027 | EACH OCCURRENCE $ 5,000,000 |',
  '| | DED X RETENTION $ 10,000 | | | | | | AGGREGATE $ 5,000,000 |',
  "| C | WORKERS COMPENSATION AND EMPLOYERS' LIABILITY Y / N ANY PROPRIETOR/PARTNER/EXECUTIVE OFFICER/MEMBER EXCLUDED? N (Mandatory in NH) | N / A | | WC-1 | 02/01/2025 | 02/01/2026 | X PER STATUTE OTH-ER |",
  '| | | | | | | | E.L. EACH ACCIDENT $ 500,000 |',
  '| | | | | | | | E.L. DISEASE - EA EMPLOYEE $ 500,000 |',
  '| | | | | | | | E.L. DISEASE - POLICY LIMIT $ 600,000 |',
  'DESCRIPTION OF OPERATIONS: dock repair, owner limit 3,000,000, see 04/01/2028',
  'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED.',
].join('\n');

/** What a model quotes for a box, and what is served for it; undefined if withheld. */
const QUOTES: readonly (readonly [
  section: SectionName,
  name: string,
  value: string | number | boolean | null,
  quote: string,
  served: unknown,
])[] = [
  ['general_liability', 'each_occurrence', 1e6, 'EACH OCCURRENCE $ 1,000,000', 1e6],
  ['general_liability', 'each_occurrence', 1e6, '1,000,000', 1e6],
  ['general_liability', 'each_occurrence', 1e6, 'PERSONAL & ADV INJURY $ 1,000,000', undefined],
  ['general_liability', 'each_occurrence', 5e6, 'EACH OCCURRENCE $ 5,000,000', undefined],
  ['general_liability', 'each_occurrence', 5e6, '5,000,000', undefined],
  ['general_liability', 'each_occurrence', 3e6, '3,000,000', undefined],
  ['general_liability', 'personal_adv_injury', 1e6, '$ 1,000,000', 1e6],
  ['general_liability', 'general_aggregate', 5e6, 'AGGREGATE $ 5,000,000', undefined],
  ['general_liability', 'general_aggregate', 2e6, 'PRODUCTS - COMP/OP AGG $ 2,000,000', undefined],
  ['general_liability', 'med_exp', 3e5, '300,000', undefined],
  ['general_liability', 'med_exp', null, 'EXCLUDED', null],
  ['umbrella_excess', 'aggregate', 5e6, 'AGGREGATE $ 5,000,000', 5e6],
  ['umbrella_excess', 'aggregate', 2e6, 'GENERAL AGGREGATE $ 2,000,000', undefined],
  ['umbrella_excess', 'each_occurrence', 1e6, 'EACH OCCURRENCE $ 1,000,000', undefined],
  ['umbrella_excess', 'deductible', 1e4, '10,000', undefined],
  ['umbrella_excess', 'retention', 1e4, 'RETENTION $ 10,000', 1e4],
  ['auto_liability', 'bodily_injury_per_person', 25e4, '250,000', undefined],
  ['auto_liability', 'bodily_injury_per_accident', 25e4, 'BODILY INJURY (Per accident) $ 250,000', 25e4],
  ['auto_liability', 'combined_single_limit', 75e4, 'COMBINED SINGLE LIMIT (Ea accident) $ 750,000', 75e4],
  ['auto_liability', 'property_damage_per_accident', 25e4, '(Per accident) $ 250,000', undefined],
  ['workers_comp', 'el_each_accident', 75e4, '750,000', undefined],
  ['workers_comp', 'el_disease_policy_limit', 6e5, 'E.L. DISEASE - POLICY LIMIT $ 600,000', 6e5],
  ['workers_comp', 'el_disease_each_employee', 6e5, '600,000', undefined],
  ['auto_liability', 'any_auto', true, 'X ANY AUTO', undefined],
  ['auto_liability', 'any_auto', true, 'ANY AUTO X', undefined],
  ['auto_liability', 'additional_insured', true, 'Y', undefined],
  ['auto_liability', 'subrogation_waived', true, 'Y', true],
  ['umbrella_excess', 'additional_insured', true, 'Y', undefined],
  ['umbrella_excess', 'subrogation_waived', true, 'Y', undefined],
  ['general_liability', 'additional_insured', true, 'Y', true],
  ['umbrella_excess', 'is_excess', true, 'X EXCESS LIAB', undefined],
  ['umbrella_excess', 'claims_made', true, 'CLAIMS-MADE X', undefined],
  ['general_liability', 'claims_made', true, 'CLAIMS-MADE X', undefined],
  ['general_liability', 'claims_made', false, 'X OCCUR', false],
  ['workers_comp', 'statutory_limits', true, 'X PER STATUTE', true],
  ['workers_comp', 'subrogation_waived', true, 'Y', undefined],
  ['workers_comp', 'policy_expiration_date', '2027-01-01', '01/01/2027', undefined],
  ['workers_comp', 'policy_expiration_date', '2026-02-01', '02/01/2026', '2026-02-01'],
  ['auto_liability', 'policy_expiration_date', '2027-03-01', '03/01/2027', '2027-03-01'],
  ['auto_liability', 'policy_expiration_date', '2028-04-01', '04/01/2028', undefined],
  ['workers_comp', 'policy_expiration_date', '2028-04-01', '04/01/2028', undefined],
];

/** Other texts, each with a box quoted from it. */
const TEXTS: readonly (readonly [text: string, ...(typeof QUOTES)[number]])[] = [
  // Without an automobile section between them.
  ...['UMBRELLA LIAB', 'EXCESS LIABILITY', ''].map(
    (head) =>
      [
        `GENERAL LIABILITY A MP-100 EACH OCCURRENCE $ 1,000,000 ${head} 01/01/2026 01/01/2027 EACH OCCURRENCE $ 5,000,000`,
        'umbrella_excess',
        'each_occurrence',
        5e6,
        '5,000,000',
        head === '' ? undefined : 5e6,
      ] as const,
  ),
  // By their labels only, in any order.
  ...(
    [
      ['general_liability', 'each_occurrence', 1e6, '1,000,000', 1e6],
      ['umbrella_excess', 'each_occurrence', 5e6, '5,000,000', 5e6],
      ['auto_liability', 'combined_single_limit', 75e4, '750,000', 75e4],
    ] as const
  ).map(
    (row) =>
      [
        'EACH OCCURRENCE $ 1,000,000 E.L. EACH ACCIDENT $ 500,000 COMBINED SINGLE LIMIT $ 750,000 EACH OCCURRENCE $ 5,000,000 01/01/2026 01/01/2027',
        ...row,
      ] as const,
  ),
  // After the automobile section.
  [
    'AUTOMOBILE LIABILITY COMBINED SINGLE LIMIT $ 750,000 GENERAL LIABILITY 01/01/2026 01/01/2027 EACH OCCURRENCE $ 1,000,000',
    'general_liability',
    'each_occurrence',
    1e6,
    '1,000,000',
    1e6,
  ],
  // By a label that two boxes share.
  [
    'BODILY INJURY $ 250,000 BODILY INJURY $ 500,000',
    'auto_liability',
    'bodily_injury_per_person',
    5e5,
    '500,000',
    undefined,
  ],
  // An amount after another one, or far from its label.
  ['EACH OCCURRENCE $ 1,000,000 3,000,000', 'general_liability', 'each_occurrence', 3e6, '3,000,000', undefined],
  ['EACH OCCURRENCE $ 3,000,000', 'general_liability', 'each_occurrence', 3e6, '3,000,000', 3e6],
  [
    `EACH OCCURRENCE $ ${'as required by contract '.repeat(3)} 3,000,000`,
    'general_liability',
    'each_occurrence',
    3e6,
    '3,000,000',
    undefined,
  ],
];

const PICTURE = { type: 'image', mediaType: 'image/png', bytes: new Uint8Array() } as const;

suite('a quote from the words of a document is valid only in its own row', () => {
  for (const [text, section, name, value, quote, served] of [...QUOTES.map((row) => [TEXT, ...row] as const), ...TEXTS])
    test(`${section}.${name}: ${quote} in ${text.slice(0, 100)}`, () => {
      const year = section === 'workers_comp' ? 2025 : 2026;
      const month = section === 'workers_comp' ? '02' : '01';
      const members = {
        policy_effective_date: present(`${year}-${month}-01`, `${month}/01/${year}`),
        [name]: present(value, quote),
      };
      const extraction = readCertificate(madeReading({ [section]: madeSection(section, members) }), {
        find: findQuotes(PICTURE, { text }, true),
        basis: { kind: 'words', text },
        year: 2026,
      });
      const isWithheld = [section, `${section}.${name}`].some((path) => extraction?.withheld.includes(path));
      assert.equal(isWithheld ? undefined : extraction?.parsed[section]?.[name as never], served);
    });
});
