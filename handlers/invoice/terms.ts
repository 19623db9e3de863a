/** What the service does and does not do, in sentences; the answer of GET /terms. */
export const INVOICE_TERMS = {
  service: 'invoice',
  disclosure: [
    'A language model reads the document and quotes the characters in which each amount and the date stand. Checks in code then serve a value ' +
      'where its characters state exactly that value, and null with a warning where they do not.',
    'A PDF that carries its invoice as Factur-X or ZUGFeRD XML is read from that XML, and neither its pages nor any model take part.',
    'The vendor, the descriptions and the currency are served as they were read, and are not checked.',
    'The submitted file, and nothing else of the request, is sent to the provider of the model where one is configured, unless it is read from ' +
      'its own XML. Here nothing of it is logged or kept after the answer.',
    'confidence is what the model says of its own reading, and no measured accuracy; it is 1 where the XML was read.',
  ],
  disclaimer:
    'Informational only, and no accounting, tax or legal advice. Whether a document is genuine, correct or payable is not checked. Compare the values with the document before booking or paying.',
  limits: [
    'One document a request: a JPEG, PNG, WebP or GIF image or a PDF as base64 of at most 15,000,000 characters, or the address of an image of at most 2,048.',
    'A PDF is sent as base64 only, all of its pages in one request.',
    'An amount such as 1,234 is null unless other amounts of the document show which mark is the decimal one. A negative amount is served only with its printed sign.',
    'Dates are read with English month names or in numbers; a date without a year, and one in numbers that can be read either way round, are null.',
    'totals_mismatch allows two cents and one cent more a line item. Discounts, charges, deposits and tips between the lines and the sums raise it too.',
    'line_items without a line_items_not_a_list warning and empty means that none was read.',
    'Not extracted: invoice number, due date, order number, addresses, tax identifiers, payment terms, tip, discount, shipping, balance due, tax by rate, kind of document.',
    'Nothing is blacked out: digits of a card or the name of its holder can stand in the texts.',
    'Of an e-invoice the lines are served in their order as its XML has them, sub-lines and groups included, and a unit price is that of the quantity that the XML states it for.',
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
