import { array, object, text } from '../../core/http/json-schema.ts';
import type { JsonSchema, QueryParameter } from '../../core/http/route.ts';
import { CPSC_RECORD, DOL_RECORD, FDA_RECORD, INSPECTION_RECORD, published } from './record-schema.ts';
import { MAX_NAME_LENGTH, MAX_PLACE_LENGTH } from './limits.ts';

const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
const RISK: JsonSchema = { type: 'integer', minimum: 0, maximum: 100 };
const TIER_WORDS = ['low', 'medium', 'high', 'critical'];

function orNull(schema: JsonSchema, description: string): JsonSchema {
  return { ...schema, type: [schema['type'], 'null'], description };
}

function parameter(name: string, description: string, schema: JsonSchema = {}): QueryParameter {
  return { name, description, schema: { type: 'string', maxLength: MAX_PLACE_LENGTH, ...schema } };
}

const COMPANY_NAME = parameter('company_name', 'Name to screen, best the full registered legal name.', {
  maxLength: MAX_NAME_LENGTH,
});
const REGISTRY_ID = parameter('epa_id', 'EPA registry (FRS) ID; names the facility.', { pattern: '^\\d{12}$' });
const STATE = { pattern: '^[A-Za-z]{2}$', maxLength: 2 };

/** Parameters of GET /company-risk-screen. */
export const SCREEN_PARAMETERS: readonly QueryParameter[] = [
  { ...COMPANY_NAME, required: true },
  parameter('state', 'Postal code of a state or territory; narrows EPA and OSHA.', STATE),
  parameter('city', 'Narrows EPA.'),
  parameter('address', 'Echoed; narrows nothing here.'),
  parameter('zip', 'Echoed; narrows nothing here.'),
  REGISTRY_ID,
];

/** Parameters of GET /risk-score. */
export const FACILITY_PARAMETERS: readonly QueryParameter[] = [
  COMPANY_NAME,
  parameter('address', 'Street address, or a part of it.'),
  REGISTRY_ID,
  parameter('state', 'Postal code of a state or territory; narrows the lookup.', STATE),
  parameter('city', 'Narrows the lookup.'),
  parameter('zip', 'Five digits, with or without ZIP+4; narrows the lookup.', { pattern: '^\\d{5}(?:-\\d{4})?$' }),
];

const SOURCE = object({
  name: text,
  url: { type: 'string', format: 'uri' },
  basis: { type: 'string', enum: ['live', 'sample'] },
  as_of: published("The source's own date; null where it publishes none."),
  note: text,
});

function section(record: JsonSchema, withheld = false): JsonSchema {
  return object(
    {
      status: {
        type: 'string',
        enum: ['match', 'possible_match', 'no_match', 'error'],
        description: 'error: the agency could not be read, which is no clean result.',
      },
      candidates: array(
        object({
          matched_name: { type: 'string', description: 'As the agency published it.' },
          match_type: { type: 'string', enum: ['exact', 'fuzzy'] },
          score: { type: 'number', minimum: 0.72, maximum: 1 },
          record_count: COUNT,
          records: array(record),
        }),
      ),
      source: SOURCE,
      truncated: {
        ...array(object({ dataset: text, limit: COUNT })),
        description: 'Datasets that hold more than was read; counts are then lower bounds.',
      },
      records_below_match_threshold: { ...COUNT, description: 'Records that were read and scored below 0.72.' },
      ...(withheld && {
        withheld_possible_individual: {
          type: 'boolean',
          description: 'Whether a record that may identify an individual would have matched.',
        },
        coverage_note: published('Says so, without naming anyone.'),
      }),
    },
    { error: { type: 'string', description: 'What could not be read, and why; absent when all was.' } },
  );
}

const FACILITY: JsonSchema = {
  ...object({
    name: text,
    address: published(),
    city: published(),
    state: published(),
    zip: published(),
    epa_registry_id: published(),
    epa_region: published(),
    is_major_facility: { type: ['boolean', 'null'] },
    detailed_report_url: { type: ['string', 'null'], format: 'uri' },
  }),
  type: ['object', 'null'],
};

const EPA_MEMBERS = {
  resolved: { type: 'boolean', description: 'Whether a facility was found.' },
  facility: FACILITY,
  risk_score: orNull(RISK, "The facility's own score; null where none was found."),
  risk_tier: { type: ['string', 'null'], enum: [...TIER_WORDS, null] },
  match_count: orNull(COUNT, 'Facilities that the search found.'),
  unreadable_inputs: {
    ...array(text),
    type: ['array', 'null'],
    description: 'Columns of ECHO that were blank or unreadable, and so added no points.',
  },
  note: text,
};

const EPA_ON_ERROR = {
  status: { type: 'string', enum: ['error'], description: 'Only where EPA could not be read.' },
  error: text,
};

/** Answer of GET /company-risk-screen. */
export const SCREEN_RESPONSE = object({
  input: object({
    company_name: text,
    address: published(),
    city: published(),
    state: published(),
    zip: published(),
    epa_id: published(),
  }),
  epa: object(EPA_MEMBERS, EPA_ON_ERROR),
  osha: section(INSPECTION_RECORD, true),
  dol: section(DOL_RECORD, true),
  fda: section(FDA_RECORD),
  cpsc: section(CPSC_RECORD),
  cross_agency_risk_score: RISK,
  cross_agency_risk_tier: { type: 'string', enum: TIER_WORDS },
  cross_agency_summary: text,
  incomplete_coverage: {
    type: 'boolean',
    description: 'Whether any part of the screen is missing; the summary says which. The score can then be too low.',
  },
  disclaimer: text,
  generated_at: { type: 'string', format: 'date-time' },
});

const PROGRAM = object({
  status: published("In the program's own words."),
  quarters_in_noncompliance: orNull(COUNT, 'Of the last twelve.'),
});

/** Answer of GET /risk-score. */
export const FACILITY_RESPONSE = object(
  {
    ...EPA_MEMBERS,
    alleged_violations: {
      ...object({ caa: PROGRAM, cwa: PROGRAM, rcra: PROGRAM, sdwa: PROGRAM }),
      type: ['object', 'null'],
    },
    enforcement_history: {
      ...object({
        formal_actions: orNull(COUNT, 'Of the last five years.'),
        total_penalties: { type: ['number', 'null'], description: 'U.S. dollars, of the last five years.' },
        last_formal_action_date: {
          type: ['string', 'null'],
          format: 'date',
          description: 'Null where there was none in the last five years.',
        },
      }),
      type: ['object', 'null'],
    },
    total_informal_actions: orNull(COUNT, 'Of the last five years; they add no points.'),
    disclaimer: text,
    generated_at: { type: 'string', format: 'date-time' },
  },
  EPA_ON_ERROR,
);
