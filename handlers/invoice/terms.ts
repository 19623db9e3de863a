/** What the service does and does not do; the answer of GET /terms. */
export const INVOICE_TERMS = {
  service: 'invoice',
  disclosure: [
    "A reader (a third party's language or vision model, if the operator has configured one) reads the document and quotes the characters " +
      'of each amount and the date. The X-Reader header of an answer says which reader it was.',
    'Code then checks each quote. An amount or date is served only if its characters state exactly that value; it is null with a warning if ' +
      'they do not or are ambiguous.',
    'A PDF with embedded Factur-X or ZUGFeRD XML is read only from the XML: without a model, and regardless of its pages.',
    'The vendor, descriptions and currency are as the reader reported them and are not checked.',
    'Nothing you send is stored or logged, and no answer is kept. If a model is configured, the file is sent to its provider to be read, ' +
      'unless it is read from embedded XML; an image at file_url is fetched by this server, never by the provider.',
  ],
  disclaimer:
    'Informational only; not accounting, tax or legal advice. The service does not check whether a document is genuine, correct or payable. Compare the values with the document before booking or paying.',
  limits: [
    'One document per request: a JPEG, PNG, WebP or GIF image or a PDF as base64 of at most 15,000,000 characters, or the URL of an image, at most 2,048 characters.',
    'A PDF can only be sent as base64, with all of its pages in one request.',
    'An amount such as 1,234 is null unless other amounts in the document show which mark is the decimal. A negative amount is served only if its sign is printed.',
    'Dates are read with English month names or in numbers; a date without a year, or a numeric one readable either way round, is null.',
    'totals_mismatch allows two cents plus one cent per line item. Discounts, charges, deposits and tips between the lines and the sums also raise it.',
    "confidence is the reader's own rating, not a measured accuracy; no check changes it. It is 1 if the document's XML was read.",
    'An empty line_items without a line_items_not_a_list warning means that no line items were read.',
    'Not extracted: invoice number, due date, order number, addresses, tax identifiers, payment terms, tip, discount, shipping, balance due, tax by rate, document type.',
    'Nothing is redacted: card digits or a cardholder name can appear in text fields.',
    "An e-invoice's lines are served in XML order, including sub-lines and groups; a unit price is for the quantity that the XML states it for.",
  ],
  sources: [
    {
      name: 'The submitted document',
      publisher: 'The caller',
      basis: 'live',
      note: 'Nothing else is looked up.',
    },
  ],
};
