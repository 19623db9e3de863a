import type { Quotation } from '../reading/answer.ts';
import type { EInvoice, EInvoiceLine, XmlValue } from './e-invoice/e-invoice.ts';
import { assemble, type InvoiceExtraction } from './assemble.ts';
import { boxFinder } from '../reading/page-place.ts';
import type { DocumentPages } from '../pages/pages.ts';
import { printedPlaces } from './printed.ts';
import type { Traced } from './traced.ts';

/** Characters in an e-invoice's XML. */
export interface XmlQuotation extends Quotation {
  /** Path of their element. */
  readonly element: string;
  /**
   * Whether the pages print the value as well, in one of the usual spellings; null if they have no text, or if the
   * value is not looked for.
   */
  readonly printed: boolean | null;
}

/** Nothing is estimated: every value is what the XML says. */
const CONFIDENCE = 1;

/** Builds the answer from an e-invoice's XML. Evidence is compared with `pages`; null if it is not wanted. */
export function fromEInvoice(read: EInvoice, { pages }: { pages: DocumentPages | null }): InvoiceExtraction {
  const { invoice, sought } = assemble({
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
  return { invoice, evidence: xmlEvidence(read, pages), sought };
}

/** An empty element is not an unreadable number. */
function traced<Value>({ value, quote }: XmlValue<Value>): Traced<Value> {
  const isStated = quote !== null && quote !== '';
  return {
    value,
    quotation: value !== null && isStated ? { quote } : null,
    isUnreadable: value === null && isStated,
  };
}

function xmlEvidence(read: EInvoice, pages: DocumentPages | null): Readonly<Record<string, XmlQuotation>> {
  const printing = printingIn(pages);
  const { vendor, date, line_items, subtotal, tax, total, currency } = read;
  const compared = { vendor, date, ...underPaths(line_items, NUMBERS), subtotal, tax, total };
  // A description may be split over lines with others in between, and a currency printed as a sign.
  const stated = { ...underPaths(line_items, ['description']), currency, document_type: read.type };
  return Object.fromEntries([...quotations(compared, printing), ...quotations(stated, () => ({ printed: null }))]);
}

type Printing = Pick<XmlQuotation, 'printed' | 'page' | 'box'>;

/** Whether pages print a value, and where, if they do so once. */
function printingIn(pages: DocumentPages | null): (value: string | number) => Printing {
  const placesOf = printedPlaces(pages?.text ?? null);
  const boxOf = pages === null ? () => undefined : boxFinder(pages);
  const anywhere = pages?.pages.length === 1 ? { page: 1, box: null } : {};
  return (value) => {
    const places = placesOf(value);
    if (places === null) return { printed: null };
    const [place, another] = places;
    if (place === undefined) return { printed: false };
    return { printed: true, ...((another === undefined ? boxOf(place) : undefined) ?? anywhere) };
  };
}

const NUMBERS = ['quantity', 'unit_price', 'total'] as const;

type XmlFields = Readonly<Record<string, XmlValue<string | number>>>;

function underPaths(lines: readonly EInvoiceLine[], names: readonly (keyof EInvoiceLine)[]): XmlFields {
  return Object.fromEntries(lines.flatMap((line, i) => names.map((name) => [`line_items[${i}].${name}`, line[name]])));
}

function quotations(
  fields: XmlFields,
  printing: (value: string | number) => Printing,
): [path: string, quotation: XmlQuotation][] {
  return Object.entries(fields).flatMap(([path, { value, quote, element }]) =>
    value === null || quote === null ? [] : [[path, { quote, element, ...printing(value) }]],
  );
}
