import { array, named, object, orNull, text, word, type JsonSchema } from '../../json-schema.ts';
import { BOX, confidence, evidenceOf, PAGE, SOUGHT } from '../reading/answer-schema.ts';

function amount(description: string): JsonSchema {
  return { type: ['number', 'null'], description };
}

export const LINE_ITEM = named(
  'LineItem',
  object({
    description: orNull(text, 'As read; not checked.'),
    quantity: amount('Null if its characters do not state it.'),
    unit_price: amount('Null if its characters do not state it.'),
    total: amount('Null if its characters do not state it.'),
  }),
  "A line of an invoice or receipt; amounts are in the document's currency.",
);

export const INVOICE_WARNING = named(
  'InvoiceWarning',
  object({
    code: word(['totals_mismatch', 'unreadable_number', 'line_items_not_a_list']),
    message: { type: 'string', description: 'Names fields, never their content.' },
  }),
  'Something about the extraction that a person should check.',
);

export const INVOICE_QUOTATION = named(
  'InvoiceQuotation',
  object(
    { quote: text },
    {
      element: { type: 'string', description: 'For an e-invoice: the path of the element in the XML.' },
      printed: {
        type: ['boolean', 'null'],
        description: 'For an e-invoice: whether its pages print the value as well; null if not checked.',
      },
      page: PAGE,
      box: BOX,
    },
  ),
  'The characters that a value was read from and, if known, their place on a page.',
);

export const INVOICE = named(
  'Invoice',
  object(
    {
      vendor: orNull(text, 'As read; not checked.'),
      date: orNull({ type: 'string', format: 'date' }, 'Null if its characters do not state exactly one day.'),
      line_items: { ...array(LINE_ITEM), description: 'In document order.' },
      subtotal: amount('Before tax.'),
      tax: amount('Total tax, not split by rate.'),
      total: amount('With tax, before payments and previous balances.'),
      currency: {
        type: 'string',
        description: 'As read; not checked: a bare $ does not say which dollar. Empty if none was read.',
      },
      confidence: confidence('0 if it gave none, 1 for an e-invoice.'),
    },
    {
      warnings: { ...array(INVOICE_WARNING), minItems: 1, description: 'Absent if there is nothing to check.' },
      evidence: evidenceOf(INVOICE_QUOTATION),
      sought: SOUGHT,
    },
  ),
  'An invoice or receipt.',
);
