import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readInvoicePages } from '../../../../../core/documents/invoice/page/read-invoice-pages.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';

function currencyOf(lines: readonly string[]): unknown {
  return readInvoicePages(textPages(['INVOICE', ...lines].join('\n')))['currency'];
}

/** Goods and services whose names look like a currency. */
const GOODS = [
  'Anchor winch',
  'PHP development',
  'PHP service',
  'CAD drawings',
  'INR test',
  'Euro pallets',
  'BALL PEN',
  'GEL PEN',
  'NOK gasket',
  'Cable, MAD',
];

/** The only statement of a document's currency, by its position: the item header, next to the total, or elsewhere. */
const SAID: readonly { head?: string; total?: string; line?: string; code: string | null }[] = [
  { total: 'Total  28.00', code: null },
  // It is not stated which dollar, crown or yen.
  { total: 'Total  $28.00', code: null },
  { total: 'Total  28.00 kr', code: null },
  { total: 'Total  ¥28.00', code: null },
  { total: 'Total  28.00 EUR', code: 'EUR' },
  { total: 'Total  €28.00', code: 'EUR' },
  { total: 'Total  £28.00', code: 'GBP' },
  { total: 'Total  RM 28.00', code: 'MYR' },
  { total: 'Total  US$ 28.00', code: 'USD' },
  { total: 'Total  $28.00 CAD', code: 'CAD' },
  { total: 'Total NOK  28.00', code: 'NOK' },
  { total: 'Total ZAR 28.00', code: 'ZAR' },
  { total: 'Total CHF incl. VAT  28.00', code: 'CHF' },
  { total: 'TOTAL (RM)  28.00', code: 'MYR' },
  { total: 'Total  28.00 Kč', code: 'CZK' },
  { total: 'TOTAL ALL  28.00', code: null },
  { total: 'Total TOP  28.00', code: null },
  { total: 'Total PHP development  28.00', code: null },
  { head: 'Item  Qty  Price  Amount GBP', code: 'GBP' },
  { head: 'Item  Qty  Price  Amount (SEK)', code: 'SEK' },
  { head: 'Item  Qty  Price €  Amount €', code: 'EUR' },
  { head: 'QTY ITEM  RM', code: 'MYR' },
  { head: '(MYR)  (MYR)', code: 'MYR' },
  { head: 'Item  Qty  Price  PLN', code: 'PLN' },
  { line: 'Currency: NOK', code: 'NOK' },
  { line: 'Rechnungswährung      : CHF', code: 'CHF' },
  { line: 'All amounts are in AUD', code: 'AUD' },
  { line: 'Prices in euro', code: 'EUR' },
  { line: '$28.00 USD due on 19 July 2026', total: 'Total  $28.00', code: 'USD' },
  { line: 'Currency: AUD', total: 'Total  $28.00', code: 'AUD' },
  { line: 'Currency: SEK', total: 'Total  28.00 kr', code: 'SEK' },
  // Two are stated.
  { line: 'Currency: EUR', total: 'Total 28.00 kr', code: null },
  { line: 'Currency: EUR', total: 'Total  $28.00', code: null },
  { line: 'Prices in euro', head: 'Item  Qty  Price  Amount GBP', code: null },
  { line: 'Currency: GBP', total: 'Total  28.00 EUR', code: 'EUR' },
];

suite('the currency', () => {
  for (const { head = 'Item  Qty  Price  Amount', total = 'Total  28.00', line = 'Thank you', code } of SAID) {
    test(`of ${total}, ${head}, ${line}`, () => {
      for (const goods of GOODS) {
        assert.equal(currencyOf([line, head, `${goods}  2  14.00  28.00`, total]), code, goods);
      }
    });
  }

  test('is not the name of a payment or a charge', () => {
    for (const line of ['Service CAD  8.00', 'PHP hours']) {
      assert.equal(currencyOf(['Anchor  2  14.00  28.00', line, 'Total  36.00']), null, line);
    }
  });
});
