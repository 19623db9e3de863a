import { EVIDENCE_SCHEMA } from '../../core/documents/reading/evidence-parameter.ts';
import { ENTITY_TYPES } from '../../core/documents/pii/redaction/entity-type.ts';
import { array, object, text } from '../../core/http/json-schema.ts';
import type { JsonSchema } from '../../core/http/route.ts';
import { MAX_TEXT } from './limits.ts';

export const REDACT_REQUEST: JsonSchema = {
  type: 'object',
  required: ['text'],
  properties: {
    text: {
      type: 'string',
      maxLength: MAX_TEXT,
      description: 'The text, in English. Not blank; characters are UTF-16 units.',
    },
  },
};

const TYPE: JsonSchema = { type: 'string', enum: ENTITY_TYPES };
const OFFSET: JsonSchema = { type: 'integer', minimum: 0 };

export const REDACT_RESPONSE: JsonSchema = object(
  {
    redacted_text: {
      type: 'string',
      description: 'The text with `[REDACTED_<TYPE>]` in the place of each entity.',
    },
    entities: {
      ...array(
        object(
          {
            type: TYPE,
            value: { type: 'string', description: 'The characters of the text, unchanged.' },
            start: { ...OFFSET, description: 'Inclusive; in UTF-16 units of the text that was sent.' },
            end: { ...OFFSET, description: 'Exclusive.' },
          },
          {
            merged_types: {
              ...array(TYPE),
              description: 'Only where values of several types overlap: those types, in text order.',
            },
          },
        ),
      ),
      description: 'In text order; none overlaps another.',
    },
  },
  {
    warnings: {
      ...array(object({ code: { type: 'string', enum: ['value_not_located', 'unrecognized_type'] }, message: text })),
      description: 'Only where something that was reported was not redacted. A message holds a count, never a value.',
    },
    unlocated_count: {
      type: 'integer',
      minimum: 1,
      description: 'How many different values were reported and not redacted; absent where none.',
    },
    evidence: EVIDENCE_SCHEMA,
  },
);
