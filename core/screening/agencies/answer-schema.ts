import { array, named, object, orNull, text, word, type JsonSchema } from '../../json-schema.ts';
import { POSSIBLE_SCORE } from '../../names/score.ts';
import { COUNT, count, flag, MATCH_MEMBERS, SOURCE, STATUS } from '../answer-schema.ts';

const PUBLISHED = orNull(text);
const COUNT_OR_NULL = orNull(COUNT);
const DOLLARS: JsonSchema = { type: ['number', 'null'], description: 'U.S. dollars.' };
const DAY_OR_NULL = orNull(text, 'YYYY-MM-DD.');

export const INSPECTION_RECORD = named(
  'InspectionRecord',
  object({
    inspection_nr: { type: 'integer' },
    establishment_name: { type: 'string', description: 'The source cuts names at fifty characters.' },
    date_opened: orNull(text, 'ISO 8601, without a time zone, as published.'),
    office_id: PUBLISHED,
    state: PUBLISHED,
    inspection_type: { type: 'null' },
    scope: { type: 'null' },
    sic: PUBLISHED,
    naics: PUBLISHED,
    violations_count: orNull(
      COUNT,
      'Citations that were not deleted. 0: the source has none; null: they could not be counted.',
    ),
    detail_url: { type: 'string', format: 'uri' },
  }),
  'An OSHA inspection.',
);

export const WAGE_HOUR_CASE = named(
  'WageHourCase',
  object({
    dataset: word(['WHD']),
    case_id: PUBLISHED,
    city: PUBLISHED,
    state: PUBLISHED,
    naics: PUBLISHED,
    findings_start_date: DAY_OR_NULL,
    findings_end_date: DAY_OR_NULL,
    violations_count: COUNT_OR_NULL,
    employees_in_violation: COUNT_OR_NULL,
    back_wages: DOLLARS,
    civil_penalties: DOLLARS,
    repeat_or_willful: orNull(text, 'R, W or RW: repeated, willful or both.'),
  }),
  'A case of the Wage and Hour Division.',
);

export const MINE_VIOLATION = named(
  'MineViolation',
  object({
    dataset: word(['MSHA']),
    violation_id: PUBLISHED,
    issued_as: orNull(text, 'Such as Citation, Order or Safeguard.'),
    issued_date: DAY_OR_NULL,
    terminated_date: DAY_OR_NULL,
    significant_and_substantial: { type: ['boolean', 'null'] },
    standard: PUBLISHED,
    cited_as: orNull(text, 'Operator or Contractor.'),
    mine_id: PUBLISHED,
    mine_name: PUBLISHED,
  }),
  'A violation issued by the Mine Safety and Health Administration.',
);

export const FDA_RECALL = named(
  'FdaRecall',
  object({
    recall_number: PUBLISHED,
    classification: word(['Class I', 'Class II', 'Class III']),
    status: PUBLISHED,
    product_type: orNull(text, 'Drugs, Devices or Food.'),
    product_description: PUBLISHED,
    reason_for_recall: PUBLISHED,
    recall_initiation_date: DAY_OR_NULL,
    center_classification_date: DAY_OR_NULL,
    termination_date: DAY_OR_NULL,
    report_date: DAY_OR_NULL,
  }),
  'A recall in the FDA enforcement reports.',
);

export const CPSC_RECALL = named(
  'CpscRecall',
  object({
    recall_id: PUBLISHED,
    recall_number: PUBLISHED,
    title: PUBLISHED,
    recall_date: DAY_OR_NULL,
    last_publish_date: DAY_OR_NULL,
    url: PUBLISHED,
    hazards: array(text),
    roles: {
      ...array(word(['manufacturer', 'importer', 'distributor'])),
      description: 'The roles in which the recall names a company similar to the one screened.',
    },
  }),
  'A recall of the Consumer Product Safety Commission.',
);

const TRUNCATION = object({ dataset: text, limit: COUNT });

const WITHHELD = {
  withheld_possible_individual: flag('Whether a match was withheld because it may identify an individual.'),
  coverage_note: orNull(text, 'Explains why, without naming anyone.'),
};

function section(record: JsonSchema, withheld: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  return object(
    {
      status: STATUS,
      candidates: {
        ...array(object({ ...MATCH_MEMBERS, record_count: COUNT, records: array(record) })),
        description: 'The records grouped by published name, best score first.',
      },
      source: SOURCE,
      truncated: {
        ...array(TRUNCATION),
        description: 'Datasets with more records than were read; counts are then lower bounds.',
      },
      records_below_match_threshold: count(`Records that were read and scored below ${POSSIBLE_SCORE}.`),
      ...withheld,
    },
    { error: { type: 'string', description: 'What could not be read, and why; absent if everything was read.' } },
  );
}

export const OSHA_SECTION = named('OshaSection', section(INSPECTION_RECORD, WITHHELD), 'OSHA records under the name.');

export const DOL_SECTION = named(
  'DolSection',
  section({ oneOf: [WAGE_HOUR_CASE, MINE_VIOLATION] }, WITHHELD),
  'Department of Labor records under the name.',
);

export const FDA_SECTION = named('FdaSection', section(FDA_RECALL), 'FDA recalls under the name.');

export const CPSC_SECTION = named('CpscSection', section(CPSC_RECALL), 'CPSC recalls under the name.');
