/** A value in an invoice's XML: its meaning, its characters, and its element. */
export interface XmlValue<Value> {
  /** Null if there is no such element, or if its characters state no such value. */
  readonly value: Value | null;
  /** Characters of the element without surrounding white space; null if there is no such element. */
  readonly quote: string | null;
  /**
   * Path of the element from the root, without namespace prefixes: `ExchangedDocument/IssueDateTime/DateTimeString`.
   */
  readonly element: string;
}

/**
 * A line of an invoice's XML. The price is for the quantity it is stated for, which is one unless the XML says
 * otherwise.
 */
export interface EInvoiceLine {
  readonly description: XmlValue<string>;
  readonly quantity: XmlValue<number>;
  readonly unit_price: XmlValue<number>;
  readonly total: XmlValue<number>;
}

/** Contents of a Factur-X or ZUGFeRD invoice in terms of the invoice service. Signs are as written. */
export interface EInvoice {
  /** UN/EDIFACT code 1001: 380 is an invoice, 381 a credit note. */
  readonly type: XmlValue<string>;
  /** The seller's name. */
  readonly vendor: XmlValue<string>;
  /** The day of issue, `YYYY-MM-DD`. */
  readonly date: XmlValue<string>;
  /** In XML order; none in profiles without lines. */
  readonly line_items: readonly EInvoiceLine[];
  /** The tax basis: the lines plus charges minus allowances of the document. */
  readonly subtotal: XmlValue<number>;
  readonly tax: XmlValue<number>;
  /** With tax, before prepayments. */
  readonly total: XmlValue<number>;
  /** The currency's code. */
  readonly currency: XmlValue<string>;
}
