import type { AskedRequirements } from '../../../core/documents/certificate/requirements/requirements.ts';
import type { JsonObject } from '../../../core/json.ts';
import {
  BLANK,
  madeOther,
  madeSection,
  present,
  type MadeCell,
} from '../../core/documents/certificate/made-reading.ts';

/** The words of a certificate, as OCR returns them. */
const TEXT = [
  '| INSR LTR | TYPE OF INSURANCE | ADDL INSD | SUBR WVD | POLICY NUMBER | POLICY EFF | POLICY EXP | LIMITS |',
  '| A | X COMMERCIAL GENERAL LIABILITY CLAIMS-MADE X OCCUR | | | MP-100 | 01/01/2026 | 01/01/2027 | EACH OCCURRENCE $ 1,000,000 |',
  '| | | | | | | | DAMAGE TO RENTED PREMISES (Ea occurrence) $ 300,000 |',
  '| | | | | | | | GENERAL AGGREGATE $ 2,000,000 |',
  '| A | AUTOMOBILE LIABILITY X HIRED AUTOS ONLY ANY AUTO | | | BA-7 | 01/01/2026 | 01/01/2027 | COMBINED SINGLE LIMIT (Ea accident) $ 1,000,000 |',
  '| A | X UMBRELLA LIAB X OCCUR EXCESS LIAB CLAIMS-MADE | | | UM-1 | 01/01/2026 | 01/01/2027 | EACH OCCURRENCE $ 5,000,000 |',
  '| | | | | | | | AGGREGATE $ 5,000,000 |',
  "| A | WORKERS COMPENSATION AND EMPLOYERS' LIABILITY Y / N OFFICER/MEMBER EXCLUDED? N / A | | | WC-1 | 01/01/2026 | 01/01/2027 | PER STATUTE X OTH-ER |",
  '| | | | | | | | E.L. EACH ACCIDENT $ 500,000 |',
  'DESCRIPTION OF OPERATIONS: dock repair, deductible 3,000,000',
].join('\n');

/** The same with an additional insured marked in general liability. */
const TICKED = TEXT.replace('X OCCUR | | |', 'X OCCUR | Y | |');

type Cells = Readonly<Record<string, MadeCell>>;
export type Row = readonly [why: string, members: JsonObject, requirements: AskedRequirements, text?: string];

const general = (cells: Cells): JsonObject => ({ general_liability: madeSection('general_liability', cells) });
const auto = (cells: Cells): JsonObject => ({ auto_liability: madeSection('auto_liability', cells) });
const workers = (cells: Cells): JsonObject => ({ workers_comp: madeSection('workers_comp', cells) });
const least = (amount: number): AskedRequirements => ({ general_liability: { each_occurrence_min: amount } });

/** Returns a row with a limit of two million, or the given number, in a picture. */
const limit = (quote: string, value = 2_000_000): Row => [
  `a limit quoted ${quote}`,
  general({ each_occurrence: present(value, quote) }),
  least(Math.min(value, 2_000_000)),
];

const date = (value: string, quote: string, start: readonly [string, string] = ['2026-01-01', '01/01/2026']): Row => [
  `an expiration of ${value} quoted ${quote}`,
  general({ policy_effective_date: present(...start), policy_expiration_date: present(value, quote) }),
  { min_days_until_expiration: 30 },
];

const tick = (box: string, quote: string, text?: string): Row => {
  const why = `${box} quoted ${quote}${text === undefined ? '' : ', with the words available'}`;
  const requirements: AskedRequirements = { general_liability: { [`${box}_required`]: true } };
  const members = general({ [box]: present(true, quote) });
  return text === undefined ? [why, members, requirements] : [why, members, requirements, text];
};

const said = (sentence: string): Row => [
  `remarks: ${sentence}`,
  {
    ...general({ each_occurrence: present(2_000_000, '2,000,000') }),
    description_of_operations: present(sentence, sentence),
  },
  least(1_000_000),
];

/** Replies that must not give a compliant verdict. */
export const ADVERSARIAL: readonly Row[] = [
  limit('GENERAL AGGREGATE $ 2,000,000'),
  limit('PERSONAL & ADV INJURY 2,000,000'),
  limit('MED EXP (Any one person) $ 2,000,000'),
  limit('AGGREGATE 2,000,000'),
  limit('2,000,000 EXCLUDED'),
  limit('EXCLUDED 2,000,000'),
  limit('2,000,000 NOT COVERED'),
  limit('2,000,000 NOT INCLUDED'),
  limit('NO COVERAGE 2,000,000'),
  limit('2,000,000 VOID'),
  limit('2,000,000 (CANCELLED)'),
  limit('2,000,000 DELETED'),
  limit('2,000,000 N/A'),
  limit('SIR 2,000,000'),
  limit('2,000,000 SIR'),
  limit('Self-Insured Retention 2,000,000'),
  limit('2,000,000 DED'),
  limit('EUR 2,000,000'),
  limit('2,000,000 CAD'),
  limit('€2,000,000'),
  limit('£ 2,000,000'),
  limit('( 2,000,000 )'),
  limit('-2,000,000'),
  limit('2,000,000-'),
  limit('2,000,000 2,000,000'),
  limit('SEE PG 2', 2),
  limit('12 MOS', 12),
  limit('UNIT 4', 4),
  limit('ENDT 5', 5),
  limit('3 OF 4', 3),
  limit('2M'),
  limit('2,OOO,OOO'),
  date('2126-01-26', '01/26/26'),
  date('2099-01-26', '01/26/99'),
  date('2027-01-21', 'CANCELLED 01/21/2027'),
  date('2027-01-21', '01/21/2027 VOID'),
  date('2027-01-21', '01/21/2026'),
  date('2027-21-01', '21/01/2027'),
  date('2026-01-01', '01/01/2026'),
  date('2028-06-01', '06/01/2028', ['2027-06-01', '06/01/2027']),
  tick('additional_insured', 'Y / N'),
  tick('additional_insured', 'X OCCUR'),
  tick('additional_insured', 'SUBR WVD Y'),
  tick('additional_insured', 'X COMMERCIAL GENERAL LIABILITY'),
  tick('subrogation_waived', 'OCCUR X'),
  tick('subrogation_waived', 'ADDL INSD Y'),
  tick('additional_insured', 'Y', TEXT),
  tick('additional_insured', 'X', TEXT),
  tick('subrogation_waived', 'N', TEXT),
  [
    'the form, of claims made',
    general({ claims_made: present(false, 'X CLAIMS-MADE') }),
    { general_liability: { occurrence_form_required: true } },
  ],
  [
    'the form, not ticked',
    general({ claims_made: present(false, 'OCCUR') }),
    { general_liability: { occurrence_form_required: true } },
  ],
  [
    'any auto by another square',
    auto({ any_auto: present(true, 'X HIRED AUTOS ONLY') }),
    { auto_liability: { any_auto_required: true } },
  ],
  [
    'any auto, its words at hand',
    auto({ any_auto: present(true, 'X') }),
    { auto_liability: { any_auto_required: true } },
    TEXT,
  ],
  [
    'the statute by the square beside it',
    workers({ statutory_limits: present(true, 'X OTH-ER') }),
    { workers_comp: { statutory_limits_required: true } },
  ],
  [
    'the statute, its words at hand',
    workers({ statutory_limits: present(true, 'X') }),
    { workers_comp: { statutory_limits_required: true } },
    TEXT,
  ],
  [
    'the aggregate for each occurrence, its words at hand',
    general({ each_occurrence: present(2_000_000, '$ 2,000,000') }),
    least(2_000_000),
    TEXT,
  ],
  [
    'the umbrella for general liability, its words at hand',
    general({ each_occurrence: present(5_000_000, 'EACH OCCURRENCE $ 5,000,000') }),
    least(2_000_000),
    TEXT,
  ],
  ['an amount of the remarks', general({ each_occurrence: present(3_000_000, '3,000,000') }), least(2_000_000), TEXT],
  [
    'a quote that is not in the words',
    general({ each_occurrence: present(9_000_000, 'EACH OCCURRENCE $ 9,000,000') }),
    least(2_000_000),
    TEXT,
  ],
  [
    'a section said to be absent, whose limits are printed',
    { umbrella_excess: null },
    { umbrella_excess: { each_occurrence_min: 1 } },
    TEXT,
  ],
  [
    'a place on the page that a model made up',
    general({
      each_occurrence: {
        ...present(2_000_000, 'GENERAL AGGREGATE 2,000,000'),
        place: { page: 1, box: null },
      } as MadeCell,
    }),
    least(2_000_000),
  ],
  ['a limit without a quote', general({ each_occurrence: present(2_000_000, null) }), least(2_000_000)],
  ['a limit in a blank box', general({ each_occurrence: { ...BLANK, value: 2_000_000 } }), least(2_000_000)],
  [
    'a coverage in another form',
    { other_coverages: [madeOther({ description: present('Umbrella', 'Umbrella') })] },
    { umbrella_excess: { each_occurrence_min: 1 } },
  ],
  // Other kinds: neighboring signs and numbers, other currencies and labels, dates of the other column, marks of both kinds, rows that are withdrawn or left out.
  ...[
    '\u202e000,000,2',
    '2,000,00',
    '20,00,000',
    '2,000,000 1/2',
    '2,000,000%',
    '2,000,000/1,000,000',
    '<2,000,000',
    'up to 2,000,000',
    '~2,000,000',
    '2,000,000+',
    '2,000,000 (in thousands)',
    'R$ 2,000,000',
    'HK$2,000,000',
    '2,000,000 xs 1,000,000',
    '2,000,000 per project',
    '2,000,000 TBD',
    '<s>2,000,000</s>',
    'EACH OCCURRENCE GENERAL AGGREGATE 2,000,000',
    '2,000,000 12/31/2026',
    '2,000,000x',
  ].map((quote) => limit(quote)),
  date('2027-01-21', 'EFF 01/21/2027'),
  date('2027-01-21', '30 days after 01/21/2027'),
  date('2027-01-21', '<s>01/21/2027</s>'),
  date('2027-12-01', '12/2027'),
  date('2027-03-03', '02/31/2027'),
  date('2027-01-21', '01/21/2027 BINDER'),
  [
    'an expiration of 2085, its certificate of 2056',
    {
      certificate_date: present('2056-01-01', '01/01/2056'),
      ...general({ policy_expiration_date: present('2085-01-26', '01/26/85') }),
    },
    { min_days_until_expiration: 30 },
  ],
  tick('additional_insured', 'Y N'),
  tick('additional_insured', '☐ Y'),
  tick('additional_insured', 'Yes if required by contract'),
  tick('additional_insured', 'A'),
  tick('subrogation_waived', 'N/A Y'),
  tick('subrogation_waived', 'not Y'),
  tick('subrogation_waived', 'Y', TICKED),
  ...['X OCCUR CLAIMS-MADE VOID', 'X OCCUR CLAIMS-MADE*', 'X OCCUR X CLAIMS-MADE', 'X CLAIMS-MADE OCCUR'].map(
    (quote): Row => [
      `the form quoted ${quote}`,
      general({ claims_made: present(false, quote) }),
      { general_liability: { occurrence_form_required: true } },
    ],
  ),
  ...['CANCELLED', 'MP-100 VOID', 'NONE', 'NOT IN FORCE'].map((number): Row => [
    `a policy number of ${number}`,
    general({ each_occurrence: present(2_000_000, '2,000,000'), policy_number: present(number, number) }),
    least(1_000_000),
  ]),
  [
    'an insurer whose policy is cancelled',
    {
      ...general({ each_occurrence: present(2_000_000, '2,000,000') }),
      insurers: [{ letter: 'A', name: 'Made Mutual - POLICY CANCELLED', naic_number: null }],
    },
    least(1_000_000),
  ],
  [
    'the same coverage in another row, cancelled',
    {
      ...general({ each_occurrence: present(2_000_000, '2,000,000') }),
      other_coverages: [madeOther({ description: present('GL', 'GL'), limits: present('CANCELLED', 'CANCELLED') })],
    },
    least(1_000_000),
  ],
  [
    'a section left out that has expired, its words at hand',
    general({ each_occurrence: present(1_000_000, 'EACH OCCURRENCE $ 1,000,000') }),
    { min_days_until_expiration: 30 },
    TEXT,
  ],
  [
    'an amount that is struck out, its words at hand',
    general({ each_occurrence: present(1_000_000, '1,000,000') }),
    least(1_000_000),
    TEXT.replace('$ 1,000,000', '$ ~~1,000,000~~ 50,000'),
  ],
  ...[
    'PRIOR TERM: GENERAL LIABILITY EACH OCCURRENCE $ 5,000,000',
    'page 2\nGENERAL LIABILITY\nEACH OCCURRENCE 5,000,000',
  ].map((second): Row => [
    'a limit that its label has twice, its words at hand',
    general({ each_occurrence: present(1_000_000, 'EACH OCCURRENCE $ 1,000,000') }),
    least(1_000_000),
    `${TEXT}\n${second}`,
  ]),
  ...['SPECIMEN', '# SAMPLE', '**VOID**', '| DRAFT |'].map((stamp): Row => [
    `words with the line ${stamp}`,
    general({ each_occurrence: present(1_000_000, 'EACH OCCURRENCE $ 1,000,000') }),
    least(1_000_000),
    `${stamp}\n${TEXT}`,
  ]),
  ...[
    'The certificate holder is not an additional insured.',
    'No additional insureds.',
    'Certificate holder is NOT\nnamed as additional insured on GL',
    'Additional insured endorsement was declined by the carrier.',
    'Additional insured status does not apply to the general liability.',
  ].map((sentence): Row => {
    const [why, members, requirements] = tick('additional_insured', 'Y');
    return [
      `${why}: ${sentence}`,
      { ...members, description_of_operations: present(sentence, sentence) },
      requirements,
    ];
  }),
  ...[
    'Waiver of subrogation does not apply.',
    'Subrogation is not waived.',
    'No waiver of subrogation on general liability',
  ].map((sentence): Row => {
    const [why, members, requirements] = tick('subrogation_waived', 'Y');
    return [
      `${why}: ${sentence}`,
      { ...members, description_of_operations: present(sentence, sentence) },
      requirements,
    ];
  }),
  said('Insured has no active general liability policy.'),
  said('The general liability policy was never issued.'),
  said('CGL declined by the carrier'),
  said('Not a valid certificate'),
  said('The general liability carrier is insolvent.'),
  said('The General Liability policy is cancelled effective 02/01/2026.'),
  said('GL COVERAGE VOID'),
  said('All policies have been cancelled.'),
  said('Commercial general liability\nwas terminated on 02/01/2026'),
];

/** Replies that give a compliant verdict. */
export const FAIR: readonly Row[] = [
  limit('2,000,000'),
  limit('$ 2,000,000.00'),
  limit('EACH OCCURRENCE $ 2,000,000'),
  tick('additional_insured', 'Y'),
  tick('additional_insured', 'ADDL INSD Y'),
  [
    'its own label, its words at hand',
    general({ each_occurrence: present(1_000_000, 'EACH OCCURRENCE $ 1,000,000') }),
    least(1_000_000),
    TEXT,
  ],
  [
    'beside its own label, its words at hand',
    general({ damage_to_rented_premises: present(300_000, '$ 300,000') }),
    { general_liability: { damage_to_rented_premises_min: 300_000 } },
    TEXT,
  ],
  ...[
    'Holder is an additional insured, not on workers compensation.',
    'If the certificate holder is not an additional insured, ask for an endorsement.',
    'Waiver of subrogation does not apply to auto liability.',
  ].map((sentence): Row => {
    const members = general({ additional_insured: present(true, 'Y'), subrogation_waived: present(true, 'Y') });
    const requirements = { additional_insured_required: true, subrogation_waived_required: true };
    return [
      `marks, and remarks: ${sentence}`,
      { ...members, description_of_operations: present(sentence, sentence) },
      { general_liability: requirements },
    ];
  }),
  [
    'the umbrella, its words at hand',
    {
      umbrella_excess: madeSection('umbrella_excess', {
        each_occurrence: present(5_000_000, 'EACH OCCURRENCE $ 5,000,000'),
      }),
    },
    { umbrella_excess: { each_occurrence_min: 5_000_000 } },
    TEXT,
  ],
  tick('additional_insured', 'Y', TICKED),
  [
    'another coverage, cancelled',
    {
      ...general({ each_occurrence: present(2_000_000, '2,000,000') }),
      other_coverages: [
        madeOther({ description: present('Liquor', 'Liquor'), limits: present('CANCELLED', 'CANCELLED') }),
      ],
    },
    least(1_000_000),
  ],
  said('30 days notice of cancellation applies to general liability.'),
  said('If the general liability policy is cancelled, notice will be sent.'),
];
