import { array, named, object, orNull, text, word, type JsonSchema } from '../json-schema.ts';
import { CHINA_LISTS } from './china-list.ts';

const SHARE: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };
const PERCENT: JsonSchema = { type: 'number', minimum: 0 };
const SUBHEADING: JsonSchema = { type: 'string', pattern: '^\\d{4}\\.\\d{2}$' };

function count(description: string): JsonSchema {
  return { type: 'integer', minimum: 0, description };
}

export const DUTY_ESTIMATE = named(
  'DutyEstimate',
  object({
    basis: text,
    min_pct: orNull(PERCENT, 'Lowest percentage rate; null if no rate is a percentage.'),
    max_pct: orNull(PERCENT, 'Highest percentage rate; null if no rate is a percentage.'),
    most_common_rate_pct: orNull(PERCENT, 'The most common rate, if it is a percentage.'),
    most_common_rate_text: orNull(text, 'The rate of the most numbers, as published.'),
    lines_at_most_common_rate: count('8- and 10-digit numbers with that rate.'),
    tariff_lines_in_subheading: count('8- and 10-digit numbers listed under the subheading.'),
    distinct_published_rates: count('Different rate texts among them.'),
    single_rate_across_subheading: { type: 'boolean' },
    includes_non_ad_valorem_rates: {
      type: 'boolean',
      description: 'Whether any rate is not a percentage of the value.',
    },
    precision_note: text,
  }),
  'The General (Column 1) rates published under a subheading.',
);

export const SURCHARGE = named(
  'Surcharge',
  object({
    type: word(['section_301']),
    label: text,
    note: text,
    coverage: word(['all', 'some', 'none'], 'Whether all, some or none of the rate lines are on the lists.'),
    lists: array(
      object({
        list: word(Object.keys(CHINA_LISTS)),
        additional_rate: { type: 'number', description: 'Percentage points.' },
      }),
    ),
  }),
  'An additional duty that may apply to goods of the subheading.',
);

export const ESTIMATE = named(
  'Estimate',
  object({
    hs_code: SUBHEADING,
    classification_level: text,
    description: { type: 'string', description: "The subheading's description path, levels separated by ' > '." },
    confidence: orNull(SHARE),
    duty_estimate: DUTY_ESTIMATE,
    applicable_surcharges: array(SURCHARGE),
    alternate_subheadings: array(object({ hs_code: SUBHEADING, description: text, confidence: SHARE })),
    surcharge_coverage: text,
    tariff_schedule_snapshot: { type: 'string', format: 'date' },
    disclaimer: text,
    provider: { type: 'string', description: 'The classifier that chose the subheading, and its version.' },
  }),
  'An estimate for budgeting, never a classification.',
);
