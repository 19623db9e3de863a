import { exactlyOneOf, type JsonSchema } from '../../core/json-schema.ts';

export const PARSE_REQUEST: JsonSchema = {
  type: 'object',
  description: 'Send exactly one of text, file_url and base64_file.',
  ...exactlyOneOf(['text', 'file_url', 'base64_file']),
  dependentRequired: { base64_file: ['mime_type'] },
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 50_000, description: 'The resume as plain text.' },
    file_url: {
      type: 'string',
      format: 'uri',
      maxLength: 2_048,
      description: 'A public https URL of a JPEG, PNG, WebP or GIF image. Send a PDF as base64_file.',
    },
    base64_file: {
      type: 'string',
      contentEncoding: 'base64',
      maxLength: 15_000_000,
      description:
        'The file in base64, in either alphabet, padded or not; white space and a data: prefix are accepted. Requires mime_type.',
    },
    mime_type: {
      type: 'string',
      description: 'The type of base64_file: application/pdf, any image/ type, text/plain or text/markdown.',
    },
  },
};
