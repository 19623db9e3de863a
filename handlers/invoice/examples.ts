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
      message: 'date is null: the characters read for it do not clearly state one day, or state a different one.',
    },
  ],
};

/** Characters on the receipt's single page. */
function quoted(quote: string, [left, top, right, bottom]: readonly [number, number, number, number]) {
  return { quote, page: 1, box: { left, top, right, bottom } };
}

/** A receipt of an invented shop. */
export const INVOICE_EXAMPLES: readonly Example[] = [
  {
    name: 'receipt',
    summary: 'A PDF of a receipt with an ambiguous date, 03/10/2026',
    request: { body: DOCUMENT },
    status: 200,
    response: ANSWER,
  },
  {
    name: 'evidence',
    summary: 'The same, with the characters behind each value and where they are printed; the date is under sought',
    request: { query: { evidence: '1' }, body: DOCUMENT },
    status: 200,
    response: {
      ...ANSWER,
      evidence: {
        vendor: quoted('Harbor Mill Stationers LLC', [0.0817, 0.0549, 0.2541, 0.0631]),
        'line_items[0].description': quoted('Ruled paper A4', [0.0817, 0.1711, 0.1839, 0.1793]),
        'line_items[0].quantity': quoted('2', [0.4902, 0.1711, 0.4984, 0.1793]),
        'line_items[0].unit_price': quoted('$4.86', [0.6209, 0.1711, 0.6577, 0.1793]),
        'line_items[0].total': quoted('$9.72', [0.7843, 0.1711, 0.8211, 0.1793]),
        'line_items[1].description': quoted('Returned binder', [0.0817, 0.1989, 0.1871, 0.2071]),
        'line_items[1].total': quoted('$3.50-', [0.7843, 0.1989, 0.826, 0.2071]),
        subtotal: quoted('$6.22', [0.7843, 0.2544, 0.8211, 0.2626]),
        tax: quoted('$0.37', [0.7843, 0.2822, 0.8211, 0.2904]),
        total: quoted('USD 6.59', [0.7843, 0.31, 0.8481, 0.3182]),
      },
      sought: { date: quoted('03/10/2026', [0.611, 0.1055, 0.6847, 0.1136]) },
    },
  },
  {
    name: 'two_documents',
    summary: 'Both file_url and base64_file',
    request: { body: { ...DOCUMENT, file_url: 'https://files.example.com/receipt.png' } },
    status: 400,
    response: { error: 'multiple_inputs', message: 'Send only one of file_url, base64_file.' },
  },
  {
    name: 'another_type',
    summary: 'A PDF declared as an image',
    request: { body: { ...DOCUMENT, mime_type: 'image/png' } },
    status: 422,
    response: { error: 'extraction_failed', message: 'The content of the file does not match its type (mime_type).' },
  },
];
