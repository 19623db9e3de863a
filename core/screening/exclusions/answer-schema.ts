import { array, named, object, orNull, text, word, type JsonSchema } from '../../json-schema.ts';
import { NEAR_MISS_SCORE, POSSIBLE_SCORE } from '../../names/score.ts';
import { COUNT, count, DAY, flag, SOURCE, SOURCE_MEMBERS, STATUS } from '../answer-schema.ts';
import { CSL_SECTION, REFRESH_RUN, REGISTER_MATCH } from '../lists/answer-schema.ts';
import { MAX_CANDIDATES } from '../lists/register/register-candidates.ts';
import { DOUBTED_LISTS, LISTS } from '../../whole-lists/answer-schema.ts';
import { STALE_AFTER_DAYS } from './register-source.ts';

export const REGISTER_SECTION = named(
  'RegisterSection',
  object({
    status: STATUS,
    matches: { ...array(REGISTER_MATCH), description: 'Best score first.' },
    source: SOURCE,
    candidate_scan_truncated: flag(`Whether the scan stopped at ${MAX_CANDIDATES} candidate records.`),
    records_below_match_threshold: count(
      `Records that scored at least ${NEAR_MISS_SCORE} and below the match floor of ${POSSIBLE_SCORE}; they are not shown.`,
    ),
  }),
  'What the exclusions register says about one name.',
);

export const OVERALL = named(
  'ExclusionsOverall',
  object({
    status: word([
      'screening_incomplete',
      'potential_matches_found',
      'no_matches_among_screened_records',
      'no_potential_matches_found',
    ]),
    total_matches: count('Matches and possible matches of both sections.'),
    reasons: {
      ...array(text),
      description: 'One sentence for each match, each count not shown, and each other cause of incomplete coverage.',
    },
    incomplete_coverage: flag('Whether any part of the screen is missing; it can be true with any status.'),
  }),
  'Both sections together.',
);

const ENTITY = object({
  entity_name: text,
  state: orNull(text),
  address: orNull(text),
  uei: orNull(text),
  duns: orNull(text),
});

export const EXCLUSIONS_SCREEN = named(
  'ExclusionsScreen',
  object({
    input: { ...ENTITY, description: 'As sent.' },
    coverage: text,
    exclusions_register: REGISTER_SECTION,
    csl: CSL_SECTION,
    overall: OVERALL,
  }),
  'The screen of one company or vendor.',
);

export const EXCLUSIONS_BATCH = named(
  'ExclusionsBatch',
  object({ results: { ...array(EXCLUSIONS_SCREEN), description: 'In the order sent.' } }),
  'The screens of a batch.',
);

/** Number of runs in the health answer. */
export const HEALTH_RUNS = 20;

const ROW_COUNT: JsonSchema = orNull(COUNT, 'Rows of organizations; null if no copy is loaded.');

export const EXCLUSIONS_SOURCES = named(
  'ExclusionsSources',
  object({
    exclusions_register: object(
      { ...SOURCE_MEMBERS, row_count: ROW_COUNT, lists: LISTS },
      { doubted_lists: DOUBTED_LISTS },
    ),
    csl: object({ ...SOURCE_MEMBERS, lists: LISTS }, { doubted_lists: DOUBTED_LISTS }),
  }),
  'What each section reads.',
);

export const REGISTER_HEALTH = named(
  'RegisterHealth',
  object({
    status: word(['ok', 'degraded'], 'degraded: no copy is loaded, its date is unknown, or it is stale.'),
    source_extract_date: orNull(DAY, 'The date of the extract being served.'),
    extract_age_days: orNull(COUNT, 'Days since that date; null if it is unknown.'),
    stale: orNull(
      { type: 'boolean' },
      `Whether the extract is more than ${STALE_AFTER_DAYS} days old; null if its date is unknown.`,
    ),
    row_count: ROW_COUNT,
    lists: LISTS,
    refresh_runs: { ...array(REFRESH_RUN), description: `The newest ${HEALTH_RUNS} runs, newest first.` },
  }),
  'How current the copy of the register is. It does not judge whether the number of rows is plausible.',
);
