import { array, named, object, word, type JsonSchema } from '../../json-schema.ts';
import { EVIDENCE } from '../reading/answer-schema.ts';
import { ENTITY_TYPES } from './redaction/entity-type.ts';

const TYPE = word(ENTITY_TYPES);
const OFFSET: JsonSchema = { type: 'integer', minimum: 0 };

export const ENTITY = named(
  'RedactedEntity',
  object(
    {
      type: TYPE,
      value: { type: 'string', description: 'The characters of the text, unchanged.' },
      start: { ...OFFSET, description: 'UTF-16 units of the text that was sent, inclusive.' },
      end: { ...OFFSET, description: 'Exclusive.' },
    },
    {
      merged_types: {
        ...array(TYPE),
        description: 'Present only where values of several types overlap: those types, in text order.',
      },
    },
  ),
  'A stretch of personal data.',
);

export const REDACTION_WARNING = named(
  'RedactionWarning',
  object({
    code: word(['value_not_located', 'unrecognized_type']),
    message: { type: 'string', description: 'Holds a count, never a value.' },
  }),
  'Something that was reported and not redacted.',
);

export const REDACTION = named(
  'Redaction',
  object(
    {
      redacted_text: {
        type: 'string',
        description: 'The text with each entity replaced by `[REDACTED_<TYPE>]`.',
      },
      entities: { ...array(ENTITY), description: 'In text order, without overlaps.' },
    },
    {
      warnings: {
        ...array(REDACTION_WARNING),
        description: 'Present only if something that was reported was not redacted.',
      },
      unlocated_count: {
        type: 'integer',
        minimum: 1,
        description: 'How many different values were reported and not redacted; absent if none.',
      },
      evidence: EVIDENCE,
    },
  ),
  'A redacted text, and what was taken out of it.',
);
