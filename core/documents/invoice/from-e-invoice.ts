import type { Quotation } from '../reading/answer.ts';
import type { EInvoice, EInvoiceLine, XmlValue } from './e-invoice/e-invoice.ts';
import { assemble, type InvoiceExtraction } from './assemble.ts';
import { printedIn } from './printed.ts';
import type { Traced } from './traced.ts';

/** Characters of an e-invoice's XML. */
export interface XmlQuotation extends Quotation {
  /** The element that they stand in, by its path from the root. */
  readonly element: string;
  /** Whether the pages print the value too, in one of the usual spellings; null where they have no text, or the value is not looked for. */
  readonly printed: boolean | null;
}

/** No part of it was judged: every value is what the XML says. */
const CONFIDENCE = 1;

/** The answer that an e-invoice's XML amounts to. `pageText` is what the evidence is compared with, null where it is not wanted. */
export function fromEInvoice(read: EInvoice, { pageText }: { pageText: string | null }): InvoiceExtraction {
  const { invoice } = assemble({
    vendor: read.vendor.value,
    date: traced(read.date),
    line_items: read.line_items.map((line) => ({
      description: line.description.value,
      quantity: traced(line.quantity),
      unit_price: traced(line.unit_price),
      total: traced(line.total),
    })),
    subtotal: traced(read.subtotal),
    tax: traced(read.tax),
    total: traced(read.total),
    currency: read.currency.value,
    confidence: CONFIDENCE,
  });
  return { invoice, evidence: xmlEvidence(read, pageText) };
}

/** An element that states nothing is no number that could not be read. */
function traced<Value>({ value, quote }: XmlValue<Value>): Traced<Value> {
  const isStated = quote !== null && quote !== '';
  return {
    value,
    quotation: value !== null && isStated ? { quote } : null,
    isUnreadable: value === null && isStated,
  };
}

function xmlEvidence(read: EInvoice, pageText: string | null): Readonly<Record<string, XmlQuotation>> {
  const isPrinted = printedIn(pageText);
  const { vendor, date, line_items, subtotal, tax, total, currency } = read;
  const compared = { vendor, date, ...underPaths(line_items, NUMBERS), subtotal, tax, total };
  // A description may be set over several lines with others between them, and a currency as a sign.
  const stated = { ...underPaths(line_items, ['description']), currency, document_type: read.type };
  return Object.fromEntries([...quotations(compared, isPrinted), ...quotations(stated, () => null)]);
}

const NUMBERS = ['quantity', 'unit_price', 'total'] as const;

type XmlFields = Readonly<Record<string, XmlValue<string | number>>>;

function underPaths(lines: readonly EInvoiceLine[], names: readonly (keyof EInvoiceLine)[]): XmlFields {
  return Object.fromEntries(lines.flatMap((line, i) => names.map((name) => [`line_items[${i}].${name}`, line[name]])));
}

function quotations(
  fields: XmlFields,
  isPrinted: (value: string | number) => boolean | null,
): [path: string, quotation: XmlQuotation][] {
  return Object.entries(fields).flatMap(([path, { value, quote, element }]) =>
    value === null || quote === null ? [] : [[path, { quote, element, printed: isPrinted(value) }]],
  );
}
