import { array, object, text } from '../../core/http/json-schema.ts';
import type { JsonSchema } from '../../core/http/route.ts';
import { DOUBTED_LISTS, LISTS } from '../../core/whole-lists/list-schema.ts';
import { MAX_ENTITIES, MAX_ENTITY_NAME } from './request.ts';

const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });
const flag = (description: string): JsonSchema => ({ type: 'boolean', description });
const words = (...all: readonly string[]): JsonSchema => ({ type: 'string', enum: all });
const echoed: JsonSchema = { type: 'string', description: 'Echoed only.' };
const date = (description: string): JsonSchema => ({ type: ['string', 'null'], format: 'date', description });
const textOrNull: JsonSchema = { type: ['string', 'null'] };

export const ENTITY_REQUEST: JsonSchema = {
  type: 'object',
  required: ['entity_name'],
  properties: {
    entity_name: {
      type: 'string',
      minLength: 1,
      maxLength: MAX_ENTITY_NAME,
      description: 'The full registered legal name. Screen each spelling that is held.',
    },
    state: {
      type: 'string',
      description: 'Two letters. Compared as a text with the state of each match of the register; it decides nothing.',
    },
    address: echoed,
    uei: echoed,
    duns: echoed,
  },
};

export const BATCH_REQUEST: JsonSchema = {
  type: 'object',
  required: ['entities'],
  properties: { entities: { type: 'array', minItems: 1, maxItems: MAX_ENTITIES, items: ENTITY_REQUEST } },
};

const SOURCE_MEMBERS = {
  name: text,
  url: { type: 'string', format: 'uri' },
  basis: {
    type: 'string',
    enum: ['live', 'sample'],
    description:
      'live: read from the publisher, for the request or as a copy whose age the note states. sample: made up, so that nothing was checked.',
  },
  as_of: date("The source's own date; null where it publishes none or it cannot be read."),
  note: text,
};
const SOURCE = object(SOURCE_MEMBERS, { doubted_lists: DOUBTED_LISTS });

const STATUS = words('match', 'possible_match', 'no_match', 'error');

const MATCH = {
  matched_name: text,
  match_type: { ...words('exact', 'fuzzy'), description: 'exact: the words agree after folding, in any order.' },
  score: { type: 'number', minimum: 0, maximum: 1 },
  reason: text,
};

const REGISTER_MATCH = object({
  ...MATCH,
  open_data_flag: { type: 'string', description: 'As published, also blank; it says nothing about third-party data.' },
  source_record_count: { type: 'integer', minimum: 1, description: 'Identical rows that this match stands for.' },
  state_check: words('corroborated', 'conflict', 'not_applicable'),
  subject_type: text,
  exclusion_type: text,
  exclusion_date: date('The day from which the exclusion is active.'),
  reinstated_date: date('The day on which it ends.'),
  state: text,
  address: text,
  record_created_date: date('The day on which the record was made, which is not the exclusion_date.'),
  thirdparty_open_data: words('applies', 'does_not_apply', 'unknown'),
});

const CSL_MATCH = object({
  ...MATCH,
  subject_type: { ...textOrNull, description: 'As published; null on the lists that do not type their records.' },
  aliases: array(text),
  source_list: text,
});

const REGISTER_SECTION = object({
  status: STATUS,
  matches: array(REGISTER_MATCH),
  source: SOURCE,
  candidate_scan_truncated: flag('Whether the scan reached 500 candidate records.'),
  records_below_match_threshold: count('Records that scored from 0.5 up to the match floor and are held back.'),
});

const CSL_SECTION = object({
  status: STATUS,
  matches: array(CSL_MATCH),
  source: SOURCE,
  result_page_truncated: flag('Whether the source returned only part of its results, or did not say how many it has.'),
  total_upstream_results: count("The source's own count of its results."),
  records_below_match_threshold: count('Returned records that scored under the match floor.'),
});

const OVERALL = object({
  status: words(
    'screening_incomplete',
    'potential_matches_found',
    'no_matches_among_screened_records',
    'no_potential_matches_found',
  ),
  total_matches: count('Matches and possible matches of both sections.'),
  reasons: array(text),
  incomplete_coverage: flag('Whether any part of the screen is missing; it can be true beside every status.'),
});

export const SCREEN_RESPONSE = object({
  input: object({ entity_name: text, state: textOrNull, address: textOrNull, uei: textOrNull, duns: textOrNull }),
  coverage: text,
  exclusions_register: REGISTER_SECTION,
  csl: CSL_SECTION,
  overall: OVERALL,
});

export const BATCH_RESPONSE = object({ results: array(SCREEN_RESPONSE) });

const ROW_COUNT = {
  type: ['integer', 'null'],
  minimum: 0,
  description: 'Rows of organisations; null where no copy is loaded.',
};

export const SOURCES_RESPONSE = object({
  exclusions_register: object(
    { ...SOURCE_MEMBERS, row_count: ROW_COUNT, lists: LISTS },
    { doubted_lists: DOUBTED_LISTS },
  ),
  csl: object({ ...SOURCE_MEMBERS, lists: LISTS }, { doubted_lists: DOUBTED_LISTS }),
});

const RUN = object({
  started_at: { type: 'string', format: 'date-time' },
  finished_at: { type: ['string', 'null'], format: 'date-time' },
  outcome: words('running', 'replaced', 'unchanged', 'refused', 'failed', 'interrupted'),
  reason: textOrNull,
  row_count: { ...ROW_COUNT, description: 'Rows of organisations in the extract, where it was read to its end.' },
  extract_date: date('The day of the extract, where it was read.'),
});

export const HEALTH_RESPONSE = object({
  status: { ...words('ok', 'degraded'), description: 'degraded: no copy, one whose day is not known, or a stale one.' },
  source_extract_date: date('The day of the extract that is served.'),
  extract_age_days: { type: ['integer', 'null'], minimum: 0 },
  stale: {
    type: ['boolean', 'null'],
    description: 'Whether the extract is older than seven days; null where nobody can tell.',
  },
  row_count: ROW_COUNT,
  lists: LISTS,
  refresh_runs: { ...array(RUN), description: 'The newest 20 runs, newest first.' },
});
