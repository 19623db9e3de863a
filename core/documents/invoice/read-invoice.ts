import { isJsonObject, type JsonObject } from '../../json.ts';
import { readConfidence } from '../reading/confidence.ts';
import type { FindQuote } from '../reading/find-quote.ts';
import {
  blankAsNull,
  cellMember,
  memberOf,
  ReadingShapeError,
  textMember,
  type Cell,
} from '../reading/reading-shape.ts';
import { assemble, type InvoiceExtraction } from './assemble.ts';
import { documentMark, tracedAmount, tracedDate } from './traced.ts';

interface LineCells {
  readonly description: string | null;
  readonly quantity: Cell<number>;
  readonly unit_price: Cell<number>;
  readonly total: Cell<number>;
}

/**
 * Builds the answer from a reading of an invoice or receipt; undefined if it says that the document is neither, or
 * found nothing of one. Amounts and the date are served only if the quoted characters are found and state them. Throws
 * `ReadingShapeError`.
 */
export function readInvoice(reading: JsonObject, find: FindQuote): InvoiceExtraction | undefined {
  const isInvoice = memberOf(reading, 'is_invoice_or_receipt');
  if (typeof isInvoice !== 'boolean') throw new ReadingShapeError('is_invoice_or_receipt is not a boolean.');
  if (!isInvoice) return undefined;
  const lines = lineCells(memberOf(reading, 'line_items'));
  const subtotal = cellMember(reading, 'subtotal', 'number');
  const tax = cellMember(reading, 'tax', 'number');
  const total = cellMember(reading, 'total', 'number');
  const date = cellMember(reading, 'date', 'text');
  const vendor = blankAsNull(textMember(reading, 'vendor'));
  if (vendor === null && lines?.length === 0 && [date, subtotal, tax, total].every(isBlank)) return undefined;
  const ofLines = (lines ?? []).flatMap((line) => [line.quantity, line.unit_price, line.total]);
  const tracing = { mark: documentMark([...ofLines, subtotal, tax, total], find), find };
  return assemble({
    vendor,
    date: tracedDate(date, find),
    line_items: lines?.map((line) => ({
      description: blankAsNull(line.description),
      quantity: tracedAmount(line.quantity, tracing),
      unit_price: tracedAmount(line.unit_price, tracing),
      total: tracedAmount(line.total, tracing),
    })),
    subtotal: tracedAmount(subtotal, tracing),
    tax: tracedAmount(tax, tracing),
    total: tracedAmount(total, tracing),
    currency: textMember(reading, 'currency'),
    confidence: readConfidence(reading['confidence']).confidence,
  });
}

function lineCells(listed: unknown): LineCells[] | undefined {
  if (!Array.isArray(listed)) return undefined;
  return listed.map((line: unknown) => {
    if (!isJsonObject(line)) throw new ReadingShapeError('A member of line_items is not an object.');
    return {
      description: textMember(line, 'description'),
      quantity: cellMember(line, 'quantity', 'number'),
      unit_price: cellMember(line, 'unit_price', 'number'),
      total: cellMember(line, 'total', 'number'),
    };
  });
}

function isBlank({ value, quote }: Cell<unknown>): boolean {
  return value === null && (quote === null || quote.trim() === '');
}
