import type { ExclusionsOverall } from '../../../../core/screening/exclusions/answer.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overallOf, type ScreenedSections } from '../../../../core/screening/exclusions/overall.ts';

/** Has only Latin letters, so it is compared in full. */
const NAME = 'Harbor Mill Linen';

type Register = ScreenedSections['exclusions_register'];
type Csl = ScreenedSections['csl'];
type Status = Register['status'];

const match = (score: number) =>
  ({ matched_name: 'MADE "QUOTED" LLC', match_type: score === 1 ? 'exact' : 'fuzzy', score }) as const;

const SCORES: Readonly<Record<Status, readonly number[]>> = {
  match: [1, 0.75],
  possible_match: [0.75],
  no_match: [],
  error: [],
};

const STATUSES = Object.keys(SCORES) as Status[];
const LIVE = ['live', 'sample'];
const FLAGS = [false, true];
const COUNTS = [0, 3];

const registers: Register[] = STATUSES.flatMap((status) =>
  LIVE.flatMap((basis) =>
    FLAGS.flatMap((candidate_scan_truncated) =>
      COUNTS.map((records_below_match_threshold) => ({
        status,
        matches: SCORES[status].map(match),
        source: { basis },
        candidate_scan_truncated,
        records_below_match_threshold,
      })),
    ),
  ),
);

const lists: Csl[] = STATUSES.flatMap((status) =>
  LIVE.flatMap((basis) =>
    FLAGS.flatMap((result_page_truncated) =>
      COUNTS.map((records_below_match_threshold) => ({
        status,
        matches: SCORES[status].map((score) => ({ ...match(score), source_list: 'Made List (ML)' })),
        source: { basis },
        result_page_truncated,
        records_below_match_threshold,
      })),
    ),
  ),
);

/** The contract's text on overall.status, implemented independently of the code. */
function expectedStatus(
  { exclusions_register, csl }: ScreenedSections,
  incomplete: boolean,
): ExclusionsOverall['status'] {
  if (exclusions_register.status === 'error' && csl.status === 'error') return 'screening_incomplete';
  const statuses = [exclusions_register.status, csl.status];
  if (statuses.includes('match') || statuses.includes('possible_match')) return 'potential_matches_found';
  return incomplete ? 'no_matches_among_screened_records' : 'no_potential_matches_found';
}

test('for every combination of section outcomes, the status, coverage and reasons follow the contract', () => {
  const statuses = new Map<string, number>();
  for (const exclusions_register of registers) {
    for (const csl of lists) {
      const sections = { exclusions_register, csl };
      const overall = overallOf(sections, NAME);
      const what = JSON.stringify(sections);
      const causes = [
        exclusions_register.source.basis !== 'live',
        exclusions_register.status === 'error',
        exclusions_register.candidate_scan_truncated,
        exclusions_register.records_below_match_threshold > 0,
        csl.source.basis !== 'live',
        csl.status === 'error',
        csl.result_page_truncated,
        csl.records_below_match_threshold > 0,
      ].filter(Boolean).length;
      const matches = exclusions_register.matches.length + csl.matches.length;
      assert.equal(overall.incomplete_coverage, causes > 0, what);
      assert.equal(overall.status, expectedStatus(sections, causes > 0), what);
      assert.equal(overall.total_matches, matches, what);
      assert.equal(overall.reasons.length, matches + causes, what);
      assert.equal(new Set(overall.reasons).size, overall.reasons.length, what);
      statuses.set(overall.status, (statuses.get(overall.status) ?? 0) + 1);
    }
  }
  assert.equal(registers.length * lists.length, 1024);
  // Both in error: 8 x 8. Some match: 32 x 32 less 16 x 16. Of those 16 x 16, without the 64, one is clean.
  assert.deepEqual(Object.fromEntries(statuses), {
    potential_matches_found: 768,
    no_potential_matches_found: 1,
    no_matches_among_screened_records: 191,
    screening_incomplete: 64,
  });
});

const clean: ScreenedSections = {
  exclusions_register: {
    status: 'no_match',
    matches: [],
    source: { basis: 'live' },
    candidate_scan_truncated: false,
    records_below_match_threshold: 0,
  },
  csl: {
    status: 'no_match',
    matches: [],
    source: { basis: 'live' },
    result_page_truncated: false,
    records_below_match_threshold: 0,
  },
};

const register = (members: Partial<Register>): ScreenedSections => ({
  ...clean,
  exclusions_register: { ...clean.exclusions_register, ...members },
});
const csl = (members: Partial<Csl>): ScreenedSections => ({ ...clean, csl: { ...clean.csl, ...members } });

const SENTENCES: readonly (readonly [sections: ScreenedSections, reason: string])[] = [
  [
    register({ status: 'match', matches: [match(1)] }),
    'Exclusions register: potential match with "MADE \\"QUOTED\\" LLC" (exact, score 1).',
  ],
  [
    register({ status: 'possible_match', matches: [match(0.72)] }),
    'Exclusions register: possible match with "MADE \\"QUOTED\\" LLC" (fuzzy, score 0.72), which a person must review.',
  ],
  [
    csl({ status: 'match', matches: [{ ...match(0.92), source_list: 'Made List (ML)' }] }),
    'Consolidated Screening List: potential match with "MADE \\"QUOTED\\" LLC" (fuzzy, score 0.92) on Made List (ML).',
  ],
  [register({ source: { basis: 'sample' } }), 'Exclusions register: the source is not live.'],
  [register({ status: 'error' }), 'Exclusions register: could not be checked; whether it lists this name is unknown.'],
  [
    register({ candidate_scan_truncated: true }),
    'Exclusions register: the scan stopped at 500 candidate records; the others were not compared.',
  ],
  [
    register({ records_below_match_threshold: 4 }),
    'Exclusions register: 4 records scored from 0.5 to the match floor of 0.72 and are not shown.',
  ],
  [csl({ source: { basis: 'sample' } }), 'Consolidated Screening List: the source is not live.'],
  [
    csl({ status: 'error' }),
    'Consolidated Screening List: could not be checked; whether it lists this name is unknown.',
  ],
  [
    csl({ result_page_truncated: true }),
    'Consolidated Screening List: the source returned only part of its results, or did not say how many it has.',
  ],
  [
    csl({ records_below_match_threshold: 1 }),
    'Consolidated Screening List: 1 record scored below the match floor of 0.72 and is not shown.',
  ],
];

test('each match and each cause has its sentence', () => {
  for (const [sections, reason] of SENTENCES) assert.deepEqual(overallOf(sections, NAME).reasons, [reason]);
  assert.deepEqual(overallOf(clean, NAME), {
    status: 'no_potential_matches_found',
    total_matches: 0,
    reasons: [],
    incomplete_coverage: false,
  });
});

test('a name with letters of another script is no clean screen', () => {
  const { status, reasons, incomplete_coverage } = overallOf(clean, 'Роснефть Trade House');
  assert.deepEqual([status, incomplete_coverage], ['no_matches_among_screened_records', true]);
  assert.match(reasons.join(' '), /letters of another script/);
});
