import { readXml } from '../../../xml/read-xml.ts';
import { elementsAt, localName, ownText } from './xml-path.ts';
import type { XmlElement } from '../../../xml/xml-element.ts';
import type { EInvoice, EInvoiceLine, XmlValue } from './e-invoice.ts';
import { LINE_NAME, SUMS, XML_FORMS, type XmlForm } from './xml-forms.ts';
import { xmlAmount, xmlDate, xmlText } from './xml-values.ts';

/**
 * Parses an XML invoice exactly as it states its values; undefined for anything but a well-formed Factur-X or ZUGFeRD
 * invoice (UN/CEFACT CII D16B, and the ZUGFeRD 1.0 draft), and for one without seller, date and total.
 */
export function readInvoiceXml(text: string): EInvoice | undefined {
  const reading = readXml(text);
  if (reading.kind === 'refused') return undefined;
  const { root } = reading;
  const form = XML_FORMS.get(localName(root));
  if (!form) return undefined;
  const currency = valueAt(root, { path: form.currency, read: xmlText });
  const invoice = {
    type: valueAt(root, { path: form.type, read: xmlText }),
    vendor: valueAt(root, { path: form.vendor, read: xmlText }),
    date: valueAt(root, { path: form.date, read: xmlDate }),
    line_items: elementsAt(root, form.line)
      .map((line, i) => invoiceLine(line, { form, i }))
      .filter(hasValue),
    ...sums(root, { form, currency: currency.value }),
    currency,
  };
  const { vendor, date, total } = invoice;
  return [vendor, date, total].every(({ quote }) => !quote) ? undefined : invoice;
}

function invoiceLine(line: XmlElement, { form, i }: { form: XmlForm; i: number }): EInvoiceLine {
  const below = `${form.line}[${i}]/`;
  return {
    description: valueAt(line, { path: LINE_NAME, read: xmlText, below }),
    quantity: valueAt(line, { path: form.quantity, read: xmlAmount, below }),
    unit_price: valueAt(line, { path: form.unitPrice, read: xmlAmount, below }),
    total: valueAt(line, { path: form.lineTotal, read: xmlAmount, below }),
  };
}

/** ZUGFeRD 1 writes a note for the whole document as a line without a product. */
function hasValue(line: EInvoiceLine): boolean {
  return Object.values(line).some(({ quote }: XmlValue<unknown>) => quote !== null);
}

function sums(
  root: XmlElement,
  { form, currency }: { form: XmlForm; currency: string | null },
): Pick<EInvoice, 'subtotal' | 'tax' | 'total'> {
  const sum = (name: string): XmlValue<number> => {
    const path = `${form.sums}/${name}`;
    const all = elementsAt(root, path);
    // The tax may be stated twice: also in the accounting currency.
    const own = all.filter(({ attributes }) => (attributes['currencyID'] ?? currency) === currency);
    const [first, ...rest] = own;
    const value = valueOf(first, { element: path, read: xmlAmount });
    // Two different sums state none.
    return rest.some((other) => xmlAmount(ownText(other)) !== value.value) ? { ...value, value: null } : value;
  };
  return { subtotal: sum(SUMS.subtotal), tax: sum(SUMS.tax), total: sum(SUMS.total) };
}

interface ValuePath<Value> {
  readonly path: string;
  readonly read: (quote: string) => Value | null;
  /** Returns where `path` begins; empty at the root. */
  readonly below?: string;
}

function valueAt<Value>(from: XmlElement, { path, read, below = '' }: ValuePath<Value>): XmlValue<Value> {
  return valueOf(elementsAt(from, path)[0], { element: below + path, read });
}

function valueOf<Value>(
  found: XmlElement | undefined,
  { element, read }: { element: string; read: (quote: string) => Value | null },
): XmlValue<Value> {
  if (!found) return { value: null, quote: null, element };
  const quote = ownText(found);
  return { value: read(quote), quote, element };
}
