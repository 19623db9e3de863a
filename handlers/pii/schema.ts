import type { JsonSchema } from '../../core/json-schema.ts';
import { MAX_TEXT } from './limits.ts';

export const REDACT_REQUEST: JsonSchema = {
  type: 'object',
  required: ['text'],
  properties: {
    text: {
      type: 'string',
      maxLength: MAX_TEXT,
      description: 'The text, in English. Not blank. Length is counted in UTF-16 code units.',
    },
  },
};
