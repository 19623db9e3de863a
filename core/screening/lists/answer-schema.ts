import { array, named, object, orNull, text } from '../../json-schema.ts';
import { COUNT, count, DAY, flag, MATCH_MEMBERS, SOURCE, STATUS } from '../answer-schema.ts';

export const CSL_MATCH = named(
  'CslMatch',
  object({
    ...MATCH_MEMBERS,
    subject_type: orNull(text, 'As published; null on lists that do not type their records.'),
    reason: text,
    aliases: array(text),
    source_list: text,
  }),
  'A Consolidated Screening List record with a name or alias similar to the one screened.',
);

export const CSL_SECTION = named(
  'CslSection',
  object({
    status: STATUS,
    matches: { ...array(CSL_MATCH), description: 'Best score first, then by name.' },
    source: SOURCE,
    result_page_truncated: flag('Whether the source returned only some of its results, or did not state a total.'),
    total_upstream_results: count("The source's own count; if it states none, the number of records it returned."),
    records_below_match_threshold: count('Returned records of organizations that scored below the match floor.'),
  }),
  'What the Consolidated Screening List says about one name.',
);

export const UFLPA_MATCH = named(
  'UflpaMatch',
  object({
    ...MATCH_MEMBERS,
    reason: text,
    entity: object({
      name: text,
      aliases: array(text),
      basis: { type: 'string', description: "The listing's category; unrelated to source.basis." },
      listed_date: { ...DAY, description: 'When this listing took effect.' },
    }),
  }),
  'A forced-labor entity list entry with a name or alias similar to the one screened.',
);

export const UFLPA_SECTION = named(
  'UflpaSection',
  object({
    status: STATUS,
    matches: {
      ...array(UFLPA_MATCH),
      description: 'One per listing, best score first: an entity listed in two categories appears twice.',
    },
    source: SOURCE,
  }),
  'What the forced-labor entity list says about one name.',
);

export const REGISTER_MATCH = named(
  'RegisterMatch',
  object({
    ...MATCH_MEMBERS,
    reason: text,
    open_data_flag: {
      type: 'string',
      description: 'As published, possibly blank; unrelated to third-party data.',
    },
    source_record_count: { type: 'integer', minimum: 1, description: 'How many identical rows this match represents.' },
    state_check: { type: 'string', enum: ['corroborated', 'conflict', 'not_applicable'] },
    subject_type: text,
    exclusion_type: text,
    exclusion_date: orNull(DAY, 'The day the exclusion takes effect.'),
    reinstated_date: orNull(DAY, 'The day it ends.'),
    state: text,
    address: text,
    record_created_date: orNull(DAY, 'The day the record was created; not the exclusion_date.'),
    thirdparty_open_data: { type: 'string', enum: ['applies', 'does_not_apply', 'unknown'] },
  }),
  'An exclusions register record with a name similar to the one screened.',
);

const ROW_COUNT = orNull(COUNT, 'Rows of organizations in the extract, if it was read to the end.');

export const REFRESH_RUN = named(
  'RefreshRun',
  object({
    started_at: { type: 'string', format: 'date-time' },
    finished_at: orNull({ type: 'string', format: 'date-time' }, 'Null while the run is in progress.'),
    outcome: { type: 'string', enum: ['running', 'replaced', 'unchanged', 'refused', 'failed', 'interrupted'] },
    reason: orNull(text),
    row_count: ROW_COUNT,
    extract_date: orNull(DAY, 'The date of the extract, if it was read.'),
  }),
  "A refresh of the register's copy.",
);
