import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { sharedFile } from '../../shared-data.ts';
import { BLANK, cell, line, madeReading, type MadeCell } from '../../core/documents/invoice/made-reading.ts';
import { invoiceUnderTest, readingOf, scriptedReader } from './invoice-under-test.ts';

/** The words on the pages of a PDF, as a reader would see them. */
async function wordsOf(file: string): Promise<string> {
  const task = getDocument({ data: Uint8Array.from(readFileSync(file)), verbosity: 0 });
  const pdf = await task.promise;
  let words = '';
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    words += items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  }
  await task.destroy();
  return words;
}

interface RealInvoice {
  readonly file: string;
  /** What a faultless reader would return, quoted as printed. */
  readonly cells: Readonly<Record<'date' | 'subtotal' | 'tax' | 'total', MadeCell>>;
  readonly lines: readonly (readonly [quantity: MadeCell, unitPrice: MadeCell, total: MadeCell])[];
  /** Fields that are printed but null by rule. */
  readonly unreadable: readonly string[];
  readonly mismatches: number;
}

const per = (quote: string): [MadeCell, MadeCell, MadeCell] => [
  cell(1, '1'),
  cell(Number(quote.replace(',', '.')), quote),
  cell(Number(quote.replace(',', '.')), quote),
];

const REAL: readonly RealInvoice[] = [
  {
    file: 'QualityHosting',
    cells: { date: cell('2014-05-07', '7. Mai 2014'), subtotal: BLANK, tax: BLANK, total: cell(34.73, 'EUR 34,73') },
    lines: ['3,89', '5,39', '5,39', '5,39', '5,39', '5,39', '3,89'].map(per),
    // Only English month names are read.
    unreadable: ['date'],
    mismatches: 0,
  },
  {
    file: 'SammyMaystoneLinesTest',
    cells: {
      date: cell('2022-01-01', 'Jan 1, 2022'),
      subtotal: cell(127.5, '$127.50'),
      tax: cell(0, '$0.00'),
      total: cell(127.5, '$127.50'),
    },
    lines: [
      [cell(12, '12'), cell(10, '$10.00'), cell(120, '$120.00')],
      [cell(5, '5'), cell(1.5, '$1.50'), cell(7.5, '$7.50')],
    ],
    unreadable: [],
    mismatches: 0,
  },
  {
    file: 'free_fiber',
    cells: {
      date: cell('2015-07-02', '02 Juillet 2015'),
      subtotal: BLANK,
      tax: BLANK,
      total: cell(29.99, '29.99 €'),
    },
    lines: [[BLANK, BLANK, cell(29.99, '29.99 €')]],
    unreadable: ['date'],
    mismatches: 0,
  },
  {
    file: 'oyo',
    cells: { date: cell('2017-12-31', '31/12/2017'), subtotal: BLANK, tax: BLANK, total: cell(1939, 'Rs 1939') },
    lines: [[cell(1, '1 Night'), cell(1939, 'Rs 1939'), cell(1939, 'Rs 1939')]],
    unreadable: [],
    mismatches: 0,
  },
  {
    file: 'saeco',
    cells: {
      date: cell('2022-09-08', '8-9-2022'),
      subtotal: cell(41.31, '41,31'),
      tax: cell(8.68, '8,68'),
      total: cell(49.99, '49,99'),
    },
    lines: [
      [cell(1, '1 PCS'), cell(49.99, '49,99'), cell(49.99, '49,99')],
      [cell(1, '1 PCS'), cell(0, '0,00'), cell(0, '0,00')],
    ],
    // August 9 or September 8.
    unreadable: ['date'],
    // The line prices include the tax.
    mismatches: 1,
  },
];

suite('real invoices, read without errors', () => {
  for (const { file, cells, lines, unreadable, mismatches } of REAL) {
    test(`${file} is served as printed`, async (t) => {
      const path = sharedFile(t, `documents/invoices/${file}.pdf`);
      if (path === undefined) return;
      const given = madeReading({
        ...cells,
        line_items: lines.map(([quantity, unitPrice, total]) => line({ quantity, unit_price: unitPrice, total })),
      });
      const reader = scriptedReader(readingOf(given, await wordsOf(path)));
      const invoice = await invoiceUnderTest({ reader }).invoiceIn(readFileSync(path));
      for (const name of ['date', 'subtotal', 'tax', 'total'] as const) {
        assert.equal(invoice[name], unreadable.includes(name) ? null : cells[name].value, name);
      }
      assert.deepEqual(
        invoice.line_items.map((one) => [one.quantity, one.unit_price, one.total]),
        lines.map((one) => one.map(({ value }) => value)),
      );
      const warnings = invoice.warnings ?? [];
      assert.deepEqual(
        warnings.filter(({ code }) => code === 'unreadable_number').map(({ message }) => message.split(' ')[0]),
        unreadable,
      );
      assert.equal(warnings.filter(({ code }) => code === 'totals_mismatch').length, mismatches);
    });

    test(`${file} with a total misread by one digit gets a null total`, async (t) => {
      const path = sharedFile(t, `documents/invoices/${file}.pdf`);
      if (path === undefined) return;
      const { total } = cells;
      const given = madeReading({ ...cells, total: cell(Number(total.value) + 0.01, total.quote), line_items: [] });
      const reader = scriptedReader(readingOf(given, await wordsOf(path)));
      assert.equal((await invoiceUnderTest({ reader }).invoiceIn(readFileSync(path))).total, null);
    });
  }
});
