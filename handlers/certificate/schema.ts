import { REQUIREMENTS } from '../../core/documents/certificate/answer-schema.ts';
import { exactlyOneOf, type JsonSchema } from '../../core/json-schema.ts';
import { MAX_PROFILE_NAME } from './request.ts';

const DOCUMENT = {
  file_url: {
    type: 'string',
    format: 'uri',
    maxLength: 2048,
    description: 'The public http or https URL of an image. Send a PDF as base64_image.',
  },
  base64_image: {
    type: 'string',
    contentEncoding: 'base64',
    maxLength: 15_000_000,
    description:
      'An image or a PDF in standard or URL-safe base64, padded or not; whitespace and a data: prefix are accepted.',
  },
  mime_type: {
    type: 'string',
    enum: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf'],
    description: 'Required with base64_image. Content of another type is rejected.',
  },
};

const ONE_DOCUMENT = exactlyOneOf(['file_url', 'base64_image']);
const dependentRequired = { base64_image: ['mime_type'] };

export const PARSE_REQUEST: JsonSchema = {
  type: 'object',
  description: 'Exactly one of file_url and base64_image.',
  ...ONE_DOCUMENT,
  dependentRequired,
  properties: DOCUMENT,
};

export const VERIFY_REQUEST: JsonSchema = {
  type: 'object',
  description: 'Exactly one of file_url and base64_image, and exactly one of requirements and requirements_id.',
  allOf: [ONE_DOCUMENT, exactlyOneOf(['requirements', 'requirements_id'])],
  dependentRequired,
  properties: {
    ...DOCUMENT,
    requirements: REQUIREMENTS,
    requirements_id: { type: 'string', description: 'An id returned by POST /requirements.' },
  },
};

export const PROFILE_REQUEST: JsonSchema = {
  type: 'object',
  required: ['requirements'],
  properties: {
    name: { type: 'string', maxLength: MAX_PROFILE_NAME, description: 'A label for people; it has no effect.' },
    requirements: REQUIREMENTS,
  },
};
