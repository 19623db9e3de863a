import type { JsonSchema } from '../../core/json-schema.ts';
import { MAX_DESCRIPTION } from './terms.ts';

export const ESTIMATE_REQUEST: JsonSchema = {
  type: 'object',
  required: ['description'],
  properties: {
    description: {
      type: 'string',
      maxLength: MAX_DESCRIPTION,
      description: 'What the product is, what it is made of and what it is used for, in English. Not blank.',
    },
    country_of_origin: {
      type: ['string', 'null'],
      pattern: '^[A-Za-z]{2}$',
      description: 'ISO 3166-1 alpha-2, used as sent. The China lists are matched only for CN.',
    },
  },
};
