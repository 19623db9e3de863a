import { array, named, object, orNull, text, type JsonSchema } from '../json-schema.ts';

const LIST = {
  list: text,
  records: {
    type: ['integer', 'null'],
    minimum: 0,
    description: 'Organizations on the list when it was last read; null if the source shows no sizes.',
  },
  last_whole: { type: 'string', format: 'date', description: 'The last day the list was whole.' },
};

const DOUBT = {
  missing: {
    type: ['integer', 'null'],
    minimum: 0,
    description: 'How many fewer than when the list was last whole; null if the source shows no sizes.',
  },
  since: { type: 'string', format: 'date-time', description: 'When the loss was first seen.' },
  still_compared: {
    type: 'integer',
    minimum: 0,
    description: 'Missing records that are still compared, as last published.',
  },
};

export const DOUBTED_LIST = named('DoubtedList', object({ ...LIST, ...DOUBT }), 'A list that is not whole.');

/** The incomplete lists of a source, as served in answers. */
export const DOUBTED_LISTS: JsonSchema = {
  ...array(DOUBTED_LIST),
  description: 'Lists that lost more records than ordinary delistings explain; absent if all are whole.',
};

export const SCREENED_LIST = named(
  'ScreenedList',
  object({
    ...LIST,
    doubt: orNull(named('ListDoubt', object(DOUBT), 'What the list lost.'), 'Null if the list is whole.'),
  }),
  'A list as it was last read, and whether it is whole.',
);

/** Every list of a source, as served by GET /sources and GET /health. */
export const LISTS: JsonSchema = { ...array(SCREENED_LIST), description: 'Empty before the first read.' };
