import type { QueryParameter } from '../../core/http/route.ts';
import type { JsonSchema } from '../../core/json-schema.ts';
import { MAX_NAME, MAX_PARTIES } from './limits.ts';

const name = (description: string): JsonSchema => ({ type: 'string', minLength: 1, maxLength: MAX_NAME, description });
const echoed = (description: string): JsonSchema => ({ type: ['string', 'null'], maxLength: MAX_NAME, description });

/** The body of POST /screen/shipment. */
export const SHIPMENT_REQUEST: JsonSchema = {
  type: 'object',
  required: ['supplier_name'],
  properties: {
    supplier_name: name('The supplier or manufacturer to screen, preferably by its full registered name.'),
    hts: echoed('Echoed as sent, at any depth; never used to screen.'),
    country_of_origin: echoed('Echoed.'),
  },
};

/** The body of POST /screen/parties. */
export const PARTIES_REQUEST: JsonSchema = {
  type: 'object',
  required: ['parties'],
  properties: {
    parties: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_PARTIES,
      items: {
        type: 'object',
        required: ['name'],
        properties: { name: name('The party to screen.'), role: echoed('Echoed.') },
      },
    },
  },
};

/** The query of GET /uflpa/entities. */
export const ENTITY_PARAMETERS: readonly QueryParameter[] = [
  {
    name: 'q',
    required: true,
    description: 'The name to search for.',
    schema: { type: 'string', maxLength: MAX_NAME },
  },
];
