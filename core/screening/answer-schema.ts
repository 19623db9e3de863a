import { named, object, orNull, text, word, type JsonSchema } from '../json-schema.ts';
import { POSSIBLE_SCORE } from '../names/score.ts';
import { DOUBTED_LISTS } from '../whole-lists/answer-schema.ts';

/** A day, YYYY-MM-DD. */
export const DAY: JsonSchema = { type: 'string', format: 'date' };

/** A count. */
export const COUNT: JsonSchema = { type: 'integer', minimum: 0 };

/** A count of what the description says. */
export function count(description: string): JsonSchema {
  return { ...COUNT, description };
}

/** A boolean for what the description says. */
export function flag(description: string): JsonSchema {
  return { type: 'boolean', description };
}

/** The status of a section. */
export const STATUS = word(
  ['match', 'possible_match', 'no_match', 'error'],
  'error: this source could not be checked, which is not a clean result; the section says why.',
);

/** How closely a found name matches the name sent. */
export const MATCH_MEMBERS = {
  matched_name: { type: 'string', description: 'The published name or alias that scored highest.' },
  match_type: word(['exact', 'fuzzy'], 'exact: the same words in any order, after folding.'),
  score: { type: 'number', minimum: POSSIBLE_SCORE, maximum: 1 },
};

/** Members of a source. */
export const SOURCE_MEMBERS = {
  name: text,
  url: { type: 'string', format: 'uri', description: 'Where the source is published.' },
  basis: word(
    ['live', 'sample'],
    'live: read from the publisher, for this request or as a copy whose age the note states. sample: sample data; nothing was checked.',
  ),
  as_of: orNull(DAY, "The source's own date; null if it publishes none or it could not be read."),
  note: { type: 'string', description: 'How the source was read, or why it could not be.' },
};

export const SOURCE = named(
  'Source',
  object(SOURCE_MEMBERS, { doubted_lists: DOUBTED_LISTS }),
  'Where the records of a section come from.',
);
