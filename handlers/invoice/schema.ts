import { exactlyOneOf, type JsonSchema } from '../../core/json-schema.ts';

export const EXTRACT_REQUEST: JsonSchema = {
  type: 'object',
  description: 'Exactly one of file_url and base64_file.',
  ...exactlyOneOf(['file_url', 'base64_file']),
  properties: {
    file_url: {
      type: 'string',
      format: 'uri',
      maxLength: 2048,
      description: 'A public http or https address of an image. A PDF is sent as base64_file.',
    },
    base64_file: {
      type: 'string',
      contentEncoding: 'base64',
      maxLength: 15_000_000,
      description:
        'A JPEG, PNG, WebP or GIF image or a PDF, in either base64 alphabet, padded or not; white space and a data: prefix are taken along. ' +
        'The type is recognised from the content.',
    },
    mime_type: { type: 'string', description: 'May be left out. Content of another type than it says is refused.' },
  },
};
