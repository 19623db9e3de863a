import { isJsonObject, type JsonObject } from '../../json.ts';
import { locate } from '../../quotes/locate.ts';
import { readConfidence } from '../confidence.ts';
import type { Quotation } from '../evidence.ts';
import { cellMember, memberOf, ReadingShapeError, textMember, type Cell } from '../reading-shape.ts';
import { assemble } from './assemble.ts';
import type { InvoiceExtraction } from './invoice.ts';
import { documentMark, tracedAmount, tracedDate } from './traced.ts';

interface LineCells {
  readonly description: string | null;
  readonly quantity: Cell<number>;
  readonly unit_price: Cell<number>;
  readonly total: Cell<number>;
}

/**
 * The answer that a reader's reading of an invoice or receipt amounts to; undefined where it says that the document is neither.
 * Amounts and the date are served as far as the quoted characters state them. `text` is what the quotes are looked up in for
 * the evidence, null where there is none or it is not wanted. Throws `ReadingShapeError`.
 */
export function readInvoice(reading: JsonObject, { text }: { text: string | null }): InvoiceExtraction | undefined {
  const isInvoice = memberOf(reading, 'is_invoice_or_receipt');
  if (typeof isInvoice !== 'boolean') throw new ReadingShapeError('is_invoice_or_receipt is no boolean.');
  const lines = lineCells(memberOf(reading, 'line_items'));
  const date = cellMember(reading, 'date', 'text');
  const [subtotal, tax, total] = amountCells(reading, ['subtotal', 'tax', 'total']);
  const vendor = textMember(reading, 'vendor');
  const currency = textMember(reading, 'currency');
  if (!isInvoice) return undefined;

  const ofLines = (lines ?? []).flatMap((line) => [line.quantity, line.unit_price, line.total]);
  const mark = documentMark([...ofLines, subtotal, tax, total]);
  return assemble(
    {
      vendor: written(vendor),
      date: tracedDate(date),
      line_items: lines?.map((line) => ({
        description: written(line.description),
        quantity: tracedAmount(line.quantity, mark),
        unit_price: tracedAmount(line.unit_price, mark),
        total: tracedAmount(line.total, mark),
      })),
      subtotal: tracedAmount(subtotal, mark),
      tax: tracedAmount(tax, mark),
      total: tracedAmount(total, mark),
      currency,
      confidence: readConfidence(reading['confidence']).confidence,
    },
    (quote) => quotationIn(text, quote),
  );
}

function lineCells(listed: unknown): LineCells[] | undefined {
  if (!Array.isArray(listed)) return undefined;
  return listed.map((line: unknown) => {
    if (!isJsonObject(line)) throw new ReadingShapeError('A member of line_items is not an object.');
    const [quantity, unit_price, total] = amountCells(line, ['quantity', 'unit_price', 'total']);
    return { description: textMember(line, 'description'), quantity, unit_price, total };
  });
}

type Three<T> = readonly [T, T, T];

function amountCells(object: JsonObject, [first, second, third]: Three<string>): Three<Cell<number>> {
  return [
    cellMember(object, first, 'number'),
    cellMember(object, second, 'number'),
    cellMember(object, third, 'number'),
  ];
}

/** A blank text is none. */
function written(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}

function quotationIn(text: string | null, quote: string): Quotation {
  const place = text === null ? undefined : locate(text, quote);
  return place ? { quote, ...place } : { quote };
}
