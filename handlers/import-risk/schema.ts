import type { JsonSchema, QueryParameter } from '../../core/http/route.ts';
import { array, object, text } from '../../core/http/json-schema.ts';
import { DOUBTED_LISTS } from '../../core/whole-lists/list-schema.ts';
import { MAX_NAME, MAX_PARTIES } from './limits.ts';

const name = (description: string): JsonSchema => ({ type: 'string', minLength: 1, maxLength: MAX_NAME, description });
const echoed = (description: string): JsonSchema => ({ type: ['string', 'null'], maxLength: MAX_NAME, description });
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });
const flag = (description: string): JsonSchema => ({ type: 'boolean', description });

/** The body of POST /screen/shipment. */
export const SHIPMENT_REQUEST: JsonSchema = {
  type: 'object',
  required: ['supplier_name'],
  properties: {
    supplier_name: name('The supplier or manufacturer to screen, best by its full registered name.'),
    hts: echoed('Echoed at whatever depth it is sent; never used to screen.'),
    country_of_origin: echoed('Echoed.'),
  },
};

/** The body of POST /screen/parties. */
export const PARTIES_REQUEST: JsonSchema = {
  type: 'object',
  required: ['parties'],
  properties: {
    parties: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_PARTIES,
      items: {
        type: 'object',
        required: ['name'],
        properties: { name: name('The party to screen.'), role: echoed('Echoed.') },
      },
    },
  },
};

/** The query of GET /uflpa/entities. */
export const ENTITY_PARAMETERS: readonly QueryParameter[] = [
  {
    name: 'q',
    required: true,
    description: 'The name to search for.',
    schema: { type: 'string', maxLength: MAX_NAME },
  },
];

const status: JsonSchema = {
  type: 'string',
  enum: ['match', 'possible_match', 'no_match', 'error'],
  description: 'error: the list could not be checked; source.note says why.',
};

const SOURCE_MEMBERS = {
  name: text,
  url: { type: 'string', format: 'uri' },
  basis: {
    type: 'string',
    enum: ['live', 'sample'],
    description: 'How the source is wired; not that the reading succeeded.',
  },
  as_of: { type: ['string', 'null'], format: 'date', description: "The source's own date, where it publishes one." },
  note: text,
};
const source = object(SOURCE_MEMBERS, { doubted_lists: DOUBTED_LISTS });

const MATCH = {
  matched_name: { type: 'string', description: 'The listed name or alias that scored highest.' },
  match_type: {
    type: 'string',
    enum: ['exact', 'fuzzy'],
    description: 'exact at score 1: the same words in any order.',
  },
  score: { type: 'number', minimum: 0.72, maximum: 1 },
};

const UFLPA = object({
  status,
  matches: {
    ...array(
      object({
        ...MATCH,
        reason: text,
        entity: object({
          name: text,
          aliases: array(text),
          basis: { type: 'string', description: "The listing's category; not source.basis." },
          listed_date: { type: 'string', format: 'date', description: "The listing's effective date." },
        }),
      }),
    ),
    description: 'One for each listing: an entity under two categories is returned twice.',
  },
  source,
});

const CSL = object({
  status,
  matches: array(
    object({
      ...MATCH,
      subject_type: { type: ['string', 'null'], description: 'As published; null where the list does not say.' },
      reason: text,
      aliases: array(text),
      source_list: text,
    }),
  ),
  source,
  result_page_truncated: flag('The source returned only part of its results, or did not say how many it has.'),
  total_upstream_results: count("The source's own count; where it states none, of the records that it returned."),
  records_below_match_threshold: count('Records of organisations that it returned and that scored under 0.72.'),
});

const closing = { coverage: text, disclaimer: text };

/** The answer of POST /screen/shipment. */
export const SHIPMENT_RESPONSE = object({
  input: object({ hts: echoed('As sent.'), country_of_origin: echoed('As sent.'), supplier_name: text }),
  coverage: text,
  uflpa: UFLPA,
  csl: CSL,
  exposure_summary: object({
    overall_risk: {
      type: 'string',
      enum: ['none', 'low', 'elevated', 'high'],
      description: 'By the two statuses alone.',
    },
    reasons: array(text),
    incomplete_coverage: flag('Any part of the screen is missing.'),
  }),
  narrative: text,
  disclaimer: text,
});

/** The answer of POST /screen/parties. */
export const PARTIES_RESPONSE = object({
  results: {
    ...array(
      object({
        party: object({ name: text, role: echoed('As sent.') }),
        uflpa: UFLPA,
        csl: CSL,
        incomplete_coverage: flag('Any part of the screen of this party is missing.'),
      }),
    ),
    description: 'In the order sent.',
  },
  ...closing,
});

/** The answer of GET /uflpa/entities. */
export const ENTITY_RESPONSE = object({ query: text, uflpa: UFLPA, ...closing });
