import type { Invoice } from '../../../core/documents/invoice/answer.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { cell, onlyWith } from '../../core/documents/invoice/made-reading.ts';
import { runServer } from '../../running-server.ts';
import { startMistral } from '../../standins/mistral.ts';
import { fileBody } from './invoice-under-test.ts';

/** A PDF of lines in a monospaced font, so that columns of spaces are columns on the page. */
async function printed(lines: readonly string[], width = 420): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Courier);
  for (const part of lines.join('\n').split('\f')) {
    const page = pdf.addPage([width, 400]);
    part.split('\n').forEach((text, i) => {
      if (text !== '') page.drawText(text, { x: 20, y: 370 - 14 * i, size: 9, font });
    });
  }
  return pdf.save();
}

/** The fields served, and the codes of the warnings, each with the field that its message begins with. */
interface Expected extends Partial<Omit<Invoice, 'line_items' | 'warnings'>> {
  readonly items?: readonly (number | null)[];
  readonly warnings?: readonly string[];
}

const ITEMS = ['Description  Qty  Price  Amount', 'Oak board  2  50.00  100.00'];
const HELD = ['unreadable_number total'];

const CASES: readonly (readonly [what: string, lines: readonly string[], expected: Expected])[] = [
  [
    'totals that do not add up get a warning',
    ['Subtotal  100.00', 'Sales tax  8.00', 'Total  1,080.00'],
    { subtotal: 100, tax: 8, total: 1080, warnings: ['totals_mismatch subtotal'] },
  ],
  [
    'totals that do not add up get a warning below items that do',
    [...ITEMS, 'Subtotal  100.00', 'Sales tax  8.00', 'Total  1,080.00'],
    { items: [100], subtotal: 100, tax: 8, total: 1080, warnings: ['totals_mismatch subtotal'] },
  ],
  ...['( 9.72 )', '(9.72 )', '( $9.72 )', '9.72 -', '9.72-USD', '9.72  CR', 'CR 9.72', '9.72 (CR)', '-9.72'].map(
    (text): [string, string[], Expected] => [
      `a total of ${text} is negative`,
      [`Total ${text}`],
      { total: -9.72, warnings: [] },
    ],
  ),
  ['a total of -.72 is negative', ['Total -.72'], { total: -0.72, warnings: [] }],
  ['a total whose sign is separated from it is withheld', ['Total -  9.72'], { total: null, warnings: HELD }],
  ...['1O.50', '1,2OO.00', '2,S00.00', '$5 million', '5M', '34 cents', '1 0.50', '10½'].map(
    (text): [string, string[], Expected] => [
      `no part of ${text} is served as the total`,
      [`Total ${text}`],
      { total: null, warnings: HELD },
    ],
  ),
  [
    'a credit note keeps the printed signs',
    ['Credit note', 'Subtotal  -100.00', 'Tax  -8.00', 'Total  -108.00'],
    { subtotal: -100, tax: -8, total: -108, warnings: [] },
  ],
  [
    'cash, change and an included tax are not the total',
    ['SUBTOTAL  28.70', 'RM CASH  100.000', 'CHANGE  71.30', 'INC 6% GST  1.62'],
    { total: 28.7, tax: 1.62, warnings: ['totals_mismatch subtotal'] },
  ],
  [
    'a column header is not a label of the first row',
    ['Menge  Produkt  USt.  Preis  Gesamtbetrag', '1,00  Entwurf  7%  160,00  160,00', 'Gesamtbetrag:  571,04'],
    { total: 571.04, items: [160], warnings: ['totals_mismatch The'] },
  ],
  [
    'the zero balance of a paid bill is not the total',
    ['Total  50.00', 'Paid  50.00', 'Total due  0.00'],
    { total: 50, warnings: [] },
  ],
  [
    'the balance after a credit is not the total',
    ['Total  100.00', 'Credit applied  -30.00', 'Balance due  70.00'],
    { total: 100, warnings: [] },
  ],
  [
    'the amount due now is not the total',
    ['Total  100.00', 'Deposit  60.00', 'Amount due now  40.00'],
    { total: 100, warnings: [] },
  ],
  [
    'a partial amount due now, without the rest, is not the total',
    ['Order total  100.00', 'Due on delivery  60.00', 'Amount due now  40.00'],
    { total: null, warnings: HELD },
  ],
  [
    'a running total is not the total',
    ['Board  100.00', 'Running total  100.00', 'Glue  20.00', 'Running total  120.00', 'Total  120.00'],
    { total: 120, items: [100, 20], warnings: [] },
  ],
  [
    'a print date is not the invoice date',
    ['Print date: 05/20/2026', 'Invoice date: 04/30/2026', 'Total  9.72'],
    { date: '2026-04-30', warnings: [] },
  ],
  ['a lone print date is not the invoice date', ['Printed 05/20/2026', 'Total  9.72'], { date: null }],
  [
    'the end of a billing period is not the invoice date',
    ['Billing period 04/14/2026 - 05/13/2026', 'Total  9.72'],
    { date: null },
  ],
  [
    'the end of a billing period below its column header is not the invoice date',
    ['Billing period', '04/14/2026', '05/13/2026', 'Total  9.72'],
    { date: null },
  ],
  [
    'an unreadable list of items gets a warning',
    ['Item: Board', 'Cost: $45.00', 'Item: Glue', 'Cost: $5.00', 'You pay: $50.00'],
    { total: null, items: [], warnings: ['line_items_not_a_list The', ...HELD] },
  ],
  [
    'a list that adds up is served',
    [...ITEMS, 'Subtotal  100.00', 'Sales tax  8.00', 'Total  108.00'],
    { items: [100], total: 108, warnings: [] },
  ],
  ['a date may have a space before its comma', ['Date: August 3 , 2014', 'Total  9.72'], { date: '2014-08-03' }],
  [
    'a date in an item does not compete with the invoice date',
    ['Date : 28/11/2022', 'Flight 24/12/2022  5.00', 'Total  5.00'],
    { date: '2022-11-28', total: 5, warnings: [] },
  ],
  [
    'totals in two indistinguishable columns are withheld',
    ['           This month  Year to date', 'Total          108.00        972.00'],
    { total: null, items: [], warnings: ['line_items_not_a_list The', ...HELD] },
  ],
  [
    'totals in two currencies are withheld',
    ['          EUR     USD', 'Total  100.00  110.00'],
    { total: null, items: [], warnings: ['line_items_not_a_list The', ...HELD] },
  ],
  [
    'a total in words does not compete with the total in digits',
    ['Total  108.00', 'In words: one hundred eight and 00/100'],
    { total: 108 },
  ],
  [
    'a deducted tax keeps its sign',
    ['Subtotal  100.00', 'Tax  -8.00', 'Total  92.00'],
    { subtotal: 100, tax: -8, total: 92, warnings: [] },
  ],
  [
    'an item name that contains "total" is not the total',
    ['Total Care Shampoo  8.00', 'Colgate Total  4.00', 'Total  12.00'],
    { total: 12, warnings: [] },
  ],
  [
    'an item name that contains "total" is not the total when more was paid',
    ['Colgate Total  4.00', 'Soap  2.00', 'CASH  6.00'],
    { total: null, warnings: ['line_items_not_a_list The', ...HELD] },
  ],
  [
    'totals may be printed above the items',
    ['Total  108.00', 'Subtotal  100.00', 'Tax  8.00', ...ITEMS],
    { total: 108, subtotal: 100, tax: 8, items: [], warnings: ['line_items_not_a_list The'] },
  ],
  [
    'an amount carried forward is not an item',
    [
      'Description  Amount',
      'Board  100.00',
      'Carried forward  100.00',
      '\fBrought forward  100.00',
      'Glue  20.00',
      'Total  120.00',
    ],
    { total: 120, items: [100, 20], warnings: [] },
  ],
  ['a total in groups of apostrophes', ["Total  CHF 1'234.50"], { total: 1234.5, currency: 'CHF', warnings: [] }],
  ['a total in Indian groups', ['Total  Rs. 12,34,567.89'], { total: 1234567.89, warnings: [] }],
  [
    'a blank tip line does not remove the total',
    ['Subtotal  20.00', 'Tax  1.60', 'Total  21.60', 'Tip  ______', 'Total  ______'],
    { subtotal: 20, tax: 1.6, total: 21.6, warnings: [] },
  ],
  ['a blank total withholds the total', ['Amount  21.60', 'Tip  ______', 'Total  ______'], { total: null }],
  [
    'the amount tendered is not the total',
    ['TOTAL', 'TENDERED  50.00', 'CHANGE  28.40'],
    { total: null, warnings: HELD },
  ],
  [
    'a total that cash and change contradict is withheld',
    ['TOTAL  21.61', 'CASH  50.00', 'CHANGE  28.40'],
    { total: null, warnings: HELD },
  ],
  [
    'a name without a legal form over an address is the vendor',
    ['CORNER BAKERY', '12 Main Street', 'Tel 555-0100', 'Total  9.72'],
    { vendor: 'CORNER BAKERY' },
  ],
];

async function extract(url: string, bytes: Uint8Array): Promise<Response> {
  return fetch(`${url}/invoice/extract`, { method: 'POST', body: JSON.stringify(fileBody(bytes)) });
}

test('printed PDFs are served as printed, or as null with a warning', async (t) => {
  const { url } = await runServer(t);
  for (const [what, lines, { items, warnings, ...fields }] of CASES) {
    const head = /^CORNER/.test(lines[0] ?? '') ? [] : ['Invoice'];
    const response = await extract(url, await printed([...head, ...lines]));
    assert.equal(response.status, 200, what);
    const invoice = (await response.json()) as Invoice;
    for (const [name, value] of Object.entries(fields)) {
      assert.deepEqual(invoice[name as keyof Invoice], value, `${what}: ${name}`);
    }
    if (items !== undefined) {
      assert.deepEqual(
        invoice.line_items.map(({ total }) => total),
        items,
        what,
      );
    }
    if (warnings !== undefined) {
      const codes = (invoice.warnings ?? []).map(({ code, message }) => `${code} ${message.split(' ', 1)[0]}`);
      assert.deepEqual(codes, warnings, what);
    }
  }
  assert.equal((await extract(url, await printed(['Invoice']))).status, 422, 'a page with nothing else of an invoice');
});

const QUOTES: readonly (readonly [page: string, quote: string, value: number])[] = [
  ['Total -9.72', '9.72', 9.72],
  ['Total (9.72)', '9.72', 9.72],
  ['Total 9.72 CR', '9.72', 9.72],
  ['Total 1 234,56', '234,56', 234.56],
  ['| 2 | 350.00 |', '2 350.00', 2350],
  ['GST 5%', '5', 5],
  ['Total 5M', '5', 5],
  ['March 14, 2026', '2026', 2026],
];

test('an amount that the model quotes from part of a printed amount is withheld', async (t) => {
  const provider = await startMistral(
    t,
    QUOTES.map(([, quote, value]) => ({ object: onlyWith({ total: cell(value, quote) }) })),
    { ocr: QUOTES.map(([page]) => ({ pages: [page] })) },
  );
  const { url } = await runServer(t, { MISTRAL_API_KEY: 'key-of-the-test', MISTRAL_URL: provider.url });
  const pdf = await printed(['Invoice']);
  for (const [page, quote] of QUOTES) {
    const invoice = (await (await extract(url, pdf)).json()) as Invoice;
    assert.deepEqual(
      [invoice.total, invoice.warnings?.map(({ code }) => code)],
      [null, ['unreadable_number']],
      `${quote} of ${page}`,
    );
  }
});
