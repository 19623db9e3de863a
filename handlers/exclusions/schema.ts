import type { JsonSchema } from '../../core/json-schema.ts';
import { MAX_ENTITIES, MAX_ENTITY_NAME } from './request.ts';

const echoed: JsonSchema = { type: 'string', description: 'Echoed only.' };

export const ENTITY_REQUEST: JsonSchema = {
  type: 'object',
  required: ['entity_name'],
  properties: {
    entity_name: {
      type: 'string',
      minLength: 1,
      maxLength: MAX_ENTITY_NAME,
      description: 'The full registered legal name. Screen every spelling you have.',
    },
    state: {
      type: 'string',
      description: 'Two letters. Compared with the state of each register match; it never changes which records match.',
    },
    address: echoed,
    uei: echoed,
    duns: echoed,
  },
};

export const BATCH_REQUEST: JsonSchema = {
  type: 'object',
  required: ['entities'],
  properties: { entities: { type: 'array', minItems: 1, maxItems: MAX_ENTITIES, items: ENTITY_REQUEST } },
};
