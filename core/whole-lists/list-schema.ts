import { array, object, text } from '../http/json-schema.ts';
import type { JsonSchema } from '../http/route.ts';

const LIST = {
  list: text,
  records: {
    type: ['integer', 'null'],
    minimum: 0,
    description: 'Organisations on the list when it was last read; null where the source shows no sizes.',
  },
  last_whole: { type: 'string', format: 'date', description: 'The last day on which the list was whole.' },
};

const DOUBT = {
  missing: {
    type: ['integer', 'null'],
    minimum: 0,
    description: 'How many fewer that is than when the list was last whole; null where the source shows no sizes.',
  },
  since: { type: 'string', format: 'date-time', description: 'When the loss was first seen.' },
  still_compared: {
    type: 'integer',
    minimum: 0,
    description: 'Of the missing records, those that are compared all the same, as they were.',
  },
};

/** The lists of a source that are not whole, as an answer serves them. */
export const DOUBTED_LISTS: JsonSchema = {
  ...array(object({ ...LIST, ...DOUBT })),
  description: 'Lists of the source that lost more than ordinary delistings explain; absent where all are whole.',
};

/** Every list of a source, as GET /sources and GET /health serve them. */
export const LISTS: JsonSchema = {
  ...array(
    object({
      ...LIST,
      doubt: { ...object(DOUBT), type: ['object', 'null'], description: 'Null where the list is whole.' },
    }),
  ),
  description: 'Each list as it was last read, and whether it is whole; empty before the first reading.',
};
