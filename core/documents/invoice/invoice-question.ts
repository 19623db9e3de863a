import { QUOTED_CELLS, RATE_YOURSELF, READ_AS_DATA, type DocumentQuestion } from '../reading/document-question.ts';
import { cell, CONFIDENCE, listOf, members, TEXT_OR_NULL } from '../reading/question-schema.ts';

const NUMBER_CELL = cell({ type: 'number' });

/** The question about an invoice or a receipt. */
export const INVOICE_QUESTION: DocumentQuestion = {
  name: 'invoice',
  maxTokens: 16_000,
  schema: members({
    is_invoice_or_receipt: { type: 'boolean' },
    vendor: TEXT_OR_NULL,
    date: cell({ type: 'string' }),
    line_items: listOf(
      members({ description: TEXT_OR_NULL, quantity: NUMBER_CELL, unit_price: NUMBER_CELL, total: NUMBER_CELL }),
    ),
    subtotal: NUMBER_CELL,
    tax: NUMBER_CELL,
    total: NUMBER_CELL,
    currency: TEXT_OR_NULL,
    confidence: CONFIDENCE,
  }),
  system: [
    'You read invoices and receipts. is_invoice_or_receipt is false for any other document.',
    READ_AS_DATA,
    QUOTED_CELLS,
    'Amounts are JSON numbers; the quote of an amount keeps its sign, parentheses, CR or minus, its separators and its ' +
      'currency mark as printed, and a negative amount is a negative number. Do not compute an amount that is not printed, and ' +
      'do not correct one that does not add up. line_items are the printed lines in their order. total is what the document ' +
      'charges in all for itself, before payments, deposits and previous balances; subtotal is the sum before tax; tax is the ' +
      'printed tax in all. date is the day on which the document was issued, as YYYY-MM-DD; its quote has the year as far as ' +
      'it is printed. vendor is who issued it. currency is the ISO 4217 code that the printed marks mean.',
    RATE_YOURSELF,
  ].join('\n'),
};
