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
      value: { type: 'string', description: 'The characters as sent.' },
      start: { ...OFFSET, description: 'Offset in the submitted text, in UTF-16 code units, inclusive.' },
      end: { ...OFFSET, description: 'End offset, exclusive.' },
    },
    {
      merged_types: {
        ...array(TYPE),
        description: 'The types of overlapping values, in text order. Present only if there are several.',
      },
    },
  ),
  'One redacted stretch of text.',
);

export const REDACTION_WARNING = named(
  'RedactionWarning',
  object({
    code: word(['value_not_located', 'unrecognized_type']),
    message: { type: 'string', description: 'Contains a count, never a value.' },
  }),
  'Reported values that were not redacted.',
);

export const REDACTION = named(
  'Redaction',
  object(
    {
      redacted_text: {
        type: 'string',
        description: 'The text with each entity replaced by `[REDACTED_<TYPE>]`.',
      },
      entities: { ...array(ENTITY), description: 'In text order, never overlapping.' },
    },
    {
      warnings: {
        ...array(REDACTION_WARNING),
        description: 'Present only if a reported value was not redacted.',
      },
      unlocated_count: {
        type: 'integer',
        minimum: 1,
        description: 'How many distinct reported values were not redacted. Absent if zero.',
      },
      evidence: EVIDENCE,
    },
  ),
  'The redacted text and the list of what was removed.',
);
