import type { JsonSchema } from '../../core/http/route.ts';
import { CHINA_LISTS } from '../../core/tariff/china-list.ts';
import { array, object, text } from '../../core/http/json-schema.ts';
import { MAX_DESCRIPTION } from './terms.ts';

const share = { type: 'number', minimum: 0, maximum: 1 };
const percent = (description: string): JsonSchema => ({ type: ['number', 'null'], minimum: 0, description });
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });
const subheadingCode: JsonSchema = { type: 'string', pattern: '^\\d{4}\\.\\d{2}$' };

export const ESTIMATE_REQUEST: JsonSchema = {
  type: 'object',
  required: ['description'],
  properties: {
    description: {
      type: 'string',
      maxLength: MAX_DESCRIPTION,
      description:
        'What the product is, what it is made of and what it is used for, in English. Not blank; characters are UTF-16 units.',
    },
    country_of_origin: {
      type: ['string', 'null'],
      pattern: '^[A-Za-z]{2}$',
      description: 'ISO 3166-1 alpha-2, used as sent. The China lists are matched for CN alone.',
    },
  },
};

const DUTY_ESTIMATE = object({
  basis: text,
  min_pct: percent('Lowest percentage rate; null where no rate is a percentage.'),
  max_pct: percent('Highest percentage rate; null where no rate is a percentage.'),
  most_common_rate_pct: percent('Percentage of the most common rate; null where it is none.'),
  most_common_rate_text: { type: ['string', 'null'], description: 'The rate, as published, that most numbers carry.' },
  lines_at_most_common_rate: count('8- and 10-digit numbers that carry it.'),
  tariff_lines_in_subheading: count('8- and 10-digit numbers listed under the subheading.'),
  distinct_published_rates: count('Different rate texts among them.'),
  single_rate_across_subheading: { type: 'boolean' },
  includes_non_ad_valorem_rates: { type: 'boolean', description: 'Whether any rate is not a percentage of the value.' },
  precision_note: text,
});

const SURCHARGE = object({
  type: { type: 'string', enum: ['section_301'] },
  label: text,
  note: text,
  coverage: {
    type: 'string',
    enum: ['all', 'some', 'none'],
    description: 'How many of the rate lines are on the lists.',
  },
  lists: array(
    object({ list: { type: 'string', enum: Object.keys(CHINA_LISTS) }, additional_rate: { type: 'number' } }),
  ),
});

export const ESTIMATE_RESPONSE = object({
  hs_code: subheadingCode,
  classification_level: text,
  description: { type: 'string', description: "The subheading's description path, levels separated by ' > '." },
  confidence: { ...share, type: ['number', 'null'] },
  duty_estimate: DUTY_ESTIMATE,
  applicable_surcharges: array(SURCHARGE),
  alternate_subheadings: array(object({ hs_code: subheadingCode, description: text, confidence: share })),
  surcharge_coverage: text,
  tariff_schedule_snapshot: { type: 'string', format: 'date' },
  disclaimer: text,
  provider: { type: 'string', description: 'The classifier that chose, and its version.' },
});
