import { EVIDENCE_SCHEMA } from '../../core/documents/reading/evidence-parameter.ts';
import { array, exactlyOneOf, object, text } from '../../core/http/json-schema.ts';
import type { JsonSchema } from '../../core/http/route.ts';

const amount = (description: string): JsonSchema => ({ type: ['number', 'null'], description });
const textOrNull = (description: string): JsonSchema => ({ type: ['string', 'null'], description });

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

const LINE_ITEM = object({
  description: textOrNull('As read; not checked.'),
  quantity: amount('Null where its characters do not state it.'),
  unit_price: amount('Null where its characters do not state it.'),
  total: amount('Null where its characters do not state it.'),
});

const WARNING = object({
  code: { type: 'string', enum: ['totals_mismatch', 'unreadable_number', 'line_items_not_a_list'] },
  message: { type: 'string', description: 'Names the fields; never repeats what stands in them.' },
});

const EVIDENCE: JsonSchema = {
  ...EVIDENCE_SCHEMA,
  additionalProperties: object(
    { quote: text },
    {
      element: { ...text, description: 'Of an e-invoice: where the characters stand in its XML.' },
      printed: {
        type: ['boolean', 'null'],
        description: 'Of an e-invoice: whether its pages print the value too; null where that was not looked for.',
      },
    },
  ),
};

export const EXTRACT_RESPONSE: JsonSchema = object(
  {
    vendor: textOrNull('As read; not checked.'),
    date: { type: ['string', 'null'], format: 'date', description: 'Null where its characters leave a choice.' },
    line_items: { ...array(LINE_ITEM), description: 'In the order of the document.' },
    subtotal: amount('Before tax.'),
    tax: amount('All of it; not split by rate.'),
    total: amount('With tax, before payments and previous balances.'),
    currency: {
      ...text,
      description: 'As read, not checked: a bare $ does not say which dollar. Empty where none was read.',
    },
    confidence: {
      type: 'number',
      minimum: 0,
      maximum: 1,
      description:
        "The reader's rating of its own reading, not a measured accuracy; 0 where it gave none, 1 for an e-invoice.",
    },
  },
  {
    warnings: { ...array(WARNING), minItems: 1, description: 'Absent where nothing needs a look.' },
    evidence: EVIDENCE,
  },
);
