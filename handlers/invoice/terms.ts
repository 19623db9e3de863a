/** What the service does and does not do, in sentences; the answer of GET /terms. */
export const INVOICE_TERMS = {
  service: 'invoice',
  disclosure: [
    'A reader, which is a language or vision model of a third party where the operator has configured one, reads the document and quotes the characters ' +
      'in which each amount and the date stand. The header X-Reader of an answer says which reader it was.',
    'Code then checks each of those quotes. An amount or date is served where its characters state exactly that value, and is null with a warning where ' +
      'they do not, or leave a choice.',
    'A PDF that carries its invoice as Factur-X or ZUGFeRD XML is read from that XML: no model takes part, and its pages decide nothing.',
    'The vendor, the descriptions and the currency are as the reader reported them, and nothing checks them.',
    'Nothing that is sent is stored or logged, and nothing of an answer is kept. With a model configured, the file is sent to its provider to be read, ' +
      'unless it is read from its own XML; an image at file_url is fetched by this server, never by the provider.',
  ],
  disclaimer:
    'Informational only, and no accounting, tax or legal advice. Whether a document is genuine, correct or payable is not checked. Compare the values with the document before booking or paying.',
  limits: [
    'One document a request: a JPEG, PNG, WebP or GIF image or a PDF as base64 of at most 15,000,000 characters, or the address of an image of at most 2,048.',
    'A PDF is sent as base64 only, all of its pages in one request.',
    'An amount such as 1,234 is null unless other amounts of the document show which mark is the decimal one. A negative amount is served only with its printed sign.',
    'Dates are read with English month names or in numbers; a date without a year, and one in numbers that can be read either way round, are null.',
    'totals_mismatch allows two cents and one cent more a line item. Discounts, charges, deposits and tips between the lines and the sums raise it too.',
    "confidence is the reader's own rating and no measured accuracy; no check changes it. It is 1 where the XML of the document was read.",
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
