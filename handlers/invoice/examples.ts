import type { Example } from '../../core/http/route.ts';
import { RECEIPT_PDF } from './example-document.ts';

const DOCUMENT = { base64_file: RECEIPT_PDF };

const ANSWER = {
  vendor: 'Harbor Mill Stationers LLC',
  date: null,
  line_items: [
    { description: 'Ruled paper A4', quantity: 2, unit_price: 4.86, total: 9.72 },
    { description: 'Returned binder', quantity: null, unit_price: null, total: -3.5 },
  ],
  subtotal: 6.22,
  tax: 0.37,
  total: 6.59,
  currency: 'USD',
  confidence: 0.75,
  warnings: [
    {
      code: 'unreadable_number',
      message:
        'date is null: the characters read for it do not state one day beyond doubt, or not the one that was read.',
    },
  ],
};

/** Of an invented shop. */
export const INVOICE_EXAMPLES: readonly Example[] = [
  {
    name: 'receipt',
    summary: 'A PDF of a receipt; its date, 03/10/2026, can be read either way round',
    request: { body: DOCUMENT },
    status: 200,
    response: ANSWER,
  },
  {
    name: 'evidence',
    summary: 'The same, with the characters behind each checked value',
    request: { query: { evidence: '1' }, body: DOCUMENT },
    status: 200,
    response: {
      ...ANSWER,
      evidence: {
        'line_items[0].quantity': { quote: '2' },
        'line_items[0].unit_price': { quote: '$4.86' },
        'line_items[0].total': { quote: '$9.72' },
        'line_items[1].total': { quote: '$3.50-' },
        subtotal: { quote: '$6.22' },
        tax: { quote: '$0.37' },
        total: { quote: 'USD 6.59' },
      },
    },
  },
  {
    name: 'two_documents',
    summary: 'More than one of file_url and base64_file',
    request: { body: { ...DOCUMENT, file_url: 'https://files.example.com/receipt.png' } },
    status: 400,
    response: { error: 'multiple_inputs', message: 'Only one of file_url, base64_file may be sent.' },
  },
  {
    name: 'another_type',
    summary: 'A PDF that is called a picture',
    request: { body: { ...DOCUMENT, mime_type: 'image/png' } },
    status: 422,
    response: { error: 'extraction_failed', message: 'The content of the file is not of its mime_type.' },
  },
];
