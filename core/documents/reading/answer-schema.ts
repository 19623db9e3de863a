import { array, named, object, text, type JsonSchema } from '../../json-schema.ts';

const OFFSET: JsonSchema = { type: 'integer', minimum: 0 };

export const QUOTATION = named(
  'Quotation',
  object(
    { quote: text },
    {
      start: { ...OFFSET, description: 'UTF-16 units of the text that was sent, inclusive.' },
      end: { ...OFFSET, description: 'Exclusive.' },
    },
  ),
  'The characters that a value was read from and, if the document is a text, their place in it.',
);

/** A served value's path -> where it was read. */
export function evidenceOf(quotation: JsonSchema): JsonSchema {
  return {
    type: 'object',
    description: 'Present only with `?evidence=1`. Each member is the path of a served value.',
    additionalProperties: quotation,
  };
}

export const EVIDENCE = named('Evidence', evidenceOf(QUOTATION));

/** How sure a reader is of its own reading. */
export function confidence(more: string): JsonSchema {
  return {
    type: 'number',
    minimum: 0,
    maximum: 1,
    description: `The reader's rating of its own reading, not a measured accuracy; ${more}`,
  };
}

/** The paths of values that were not served. */
export const WITHHELD: JsonSchema = {
  ...array(text),
  uniqueItems: true,
  description: 'The paths of values, or of whole rows, that were read but that the quoted characters do not support.',
};
