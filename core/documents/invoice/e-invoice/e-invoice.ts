/** A value of an invoice's XML: what it states, as which characters, in which element. */
export interface XmlValue<Value> {
  /** Null where there is no such element, or its characters state no such value. */
  readonly value: Value | null;
  /** The characters of the element without the white space around them; null where there is no such element. */
  readonly quote: string | null;
  /** Where the element stands, from the root, without namespace prefixes: `ExchangedDocument/IssueDateTime/DateTimeString`. */
  readonly element: string;
}

/** A line of an invoice's XML. The price is that of the quantity it is stated for, which is one unless the XML says another. */
export interface EInvoiceLine {
  readonly description: XmlValue<string>;
  readonly quantity: XmlValue<number>;
  readonly unit_price: XmlValue<number>;
  readonly total: XmlValue<number>;
}

/** What the XML of a Factur-X or ZUGFeRD invoice states, in the terms of the invoice service. Signs are as written. */
export interface EInvoice {
  /** The code of UN/EDIFACT 1001: 380 is an invoice, 381 a credit note. */
  readonly type: XmlValue<string>;
  /** The seller's name. */
  readonly vendor: XmlValue<string>;
  /** The day of issue, `YYYY-MM-DD`. */
  readonly date: XmlValue<string>;
  /** In the order of the XML; none in the profiles that carry no lines. */
  readonly line_items: readonly EInvoiceLine[];
  /** The basis of the tax: the lines with the charges and without the allowances of the document. */
  readonly subtotal: XmlValue<number>;
  readonly tax: XmlValue<number>;
  /** With tax, before what was paid in advance. */
  readonly total: XmlValue<number>;
  /** The currency's code. */
  readonly currency: XmlValue<string>;
}
