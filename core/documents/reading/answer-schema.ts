import { array, named, object, orNull, text, type JsonSchema } from '../../json-schema.ts';

const OFFSET: JsonSchema = { type: 'integer', minimum: 0 };
const START: JsonSchema = { ...OFFSET, description: 'In UTF-16 code units of the submitted text, inclusive.' };
const END: JsonSchema = { ...OFFSET, description: 'Exclusive.' };

export const PAGE: JsonSchema = { type: 'integer', minimum: 1, description: 'From 1.' };

const EDGE: JsonSchema = { type: 'number' };

export const BOX = orNull(
  named(
    'PageBox',
    object({ left: EDGE, top: EDGE, right: EDGE, bottom: EDGE }),
    'A place on a page, in fractions of the page from its upper left corner.',
  ),
  'Null if unknown.',
);

export const QUOTATION = named(
  'Quotation',
  object(
    { quote: text },
    {
      start: START,
      end: END,
      page: PAGE,
      box: BOX,
    },
  ),
  'The characters that a value was read from and, if known, their place in the text or on a page. For a value served as read: its own characters, if the document has them.',
);

/** Path of a withheld value -> what was read for it. */
export const SOUGHT = named('SoughtPlaces', {
  type: 'object',
  description:
    'Present only with `?evidence=1` and only if it has a member. Each member is the path of a value that is withheld, or null with a warning: the characters ' +
    'that were read for it but do not support a value, and their place.',
  additionalProperties: named(
    'SoughtPlace',
    object({ quote: orNull(text, 'Null if only the box is known.') }, { start: START, end: END, page: PAGE, box: BOX }),
    'Where a value was looked for that is not served.',
  ),
});

/** Path of a served value -> where it was read. */
export function evidenceOf(quotation: JsonSchema): JsonSchema {
  return {
    type: 'object',
    description: 'Present only with `?evidence=1`. Each member is the path of a served value.',
    additionalProperties: quotation,
  };
}

export const EVIDENCE = named('Evidence', evidenceOf(QUOTATION));

/** A reader's confidence in its own reading. */
export function confidence(more: string): JsonSchema {
  return {
    type: 'number',
    minimum: 0,
    maximum: 1,
    description: `The reader's own rating of its reading, not a measured accuracy; ${more}`,
  };
}

/** Paths of values that were not served. */
export const WITHHELD: JsonSchema = {
  ...array(text),
  uniqueItems: true,
  description: 'Paths of values or whole rows that were read but are not supported by the quoted characters.',
};
