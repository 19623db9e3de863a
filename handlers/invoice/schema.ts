import { exactlyOneOf, type JsonSchema } from '../../core/json-schema.ts';

export const EXTRACT_REQUEST: JsonSchema = {
  type: 'object',
  description: 'Send exactly one of file_url and base64_file.',
  ...exactlyOneOf(['file_url', 'base64_file']),
  properties: {
    file_url: {
      type: 'string',
      format: 'uri',
      maxLength: 2048,
      description: 'Public http or https URL of an image. Send a PDF as base64_file.',
    },
    base64_file: {
      type: 'string',
      contentEncoding: 'base64',
      maxLength: 15_000_000,
      description:
        'A JPEG, PNG, WebP or GIF image or a PDF, in either base64 alphabet, padded or not; whitespace and a data: prefix are accepted. ' +
        'The type is recognized from the content.',
    },
    mime_type: { type: 'string', description: 'Optional. If sent, it must match the content.' },
  },
};
