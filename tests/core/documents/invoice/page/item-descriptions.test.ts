import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { createPageReader } from '../../../../../core/documents/pages/page-reader.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import type { DocumentPages } from '../../../../../core/documents/pages/pages.ts';
import { readInvoicePages } from '../../../../../core/documents/invoice/page/read-invoice-pages.ts';
import { pdfOf } from '../../pages/made-files.ts';
import { madeTables, tablePdf } from './made-cells.ts';

/** The number of made-up tables in a run; `TABLES` in the environment raises it. */
const TABLES = Number(process.env['TABLES'] ?? 60);

function descriptionsOf(document: DocumentPages): readonly (string | null)[] | undefined {
  const { line_items: items } = readInvoicePages(document) as unknown as {
    readonly line_items: readonly { readonly description: string | null }[] | null;
  };
  return items?.map(({ description }) => description);
}

suite('multi-line descriptions', () => {
  test('are complete if spacing separates the cells, wherever the amounts are', async (t) => {
    const reader = createPageReader();
    t.after(() => reader.close());
    await fc.assert(
      fc.asyncProperty(madeTables({ min: 0.3, max: 0.8 }), async (table) => {
        const read = await reader.read(
          { type: 'pdf', bytes: await tablePdf(table) },
          { signal: t.signal, deadlineMs: 60_000 },
        );
        assert.ok(read.kind === 'pages');
        assert.deepEqual(
          descriptionsOf(read.document),
          table.items.map(({ description }) => description),
        );
      }),
      { numRuns: TABLES },
    );
  });

  test('do not include a heading above the first line of a cell', async (t) => {
    const reader = createPageReader();
    t.after(() => reader.close());
    const row = (y: number, text: string, amount?: string): [string, number, number][] => [
      [text, 50, y],
      ...(amount === undefined ? [] : [[amount, 400, y] as [string, number, number]]),
    ];
    const lines = [
      ...row(700, 'Invoice'),
      ...row(660, 'Description', 'Amount'),
      ...row(636, 'Labour'),
      ...row(623, 'Oak board cut to size', '100.00'),
      ...row(610, 'and planed'),
      ...row(586, 'Glue', '20.00'),
      ...row(573, 'Clear, 5 l'),
      ...row(540, 'Total', '120.00'),
    ];
    const read = await reader.read(
      { type: 'pdf', bytes: await pdfOf([lines]) },
      { signal: t.signal, deadlineMs: 60_000 },
    );
    assert.ok(read.kind === 'pages');
    assert.deepEqual(descriptionsOf(read.document), ['Oak board cut to size and planed', 'Glue Clear, 5 l']);
  });

  test('are complete above amounts in their last lines, even if one cell has its amounts in its first', async (t) => {
    const reader = createPageReader();
    t.after(() => reader.close());
    const cell = (y: number, texts: readonly string[], amountAt: number): [string, number, number][] =>
      texts.flatMap((text, i): [string, number, number][] => [
        [text, 50, y - 13 * i],
        ...(i === amountAt ? [['10.00', 400, y - 13 * i] as [string, number, number]] : []),
      ]);
    const lines = [
      ...cell(700, ['Invoice'], -1),
      ['Description', 50, 660] as const,
      ['Amount', 400, 660] as const,
      ...cell(636, ['Oak board cut', 'and planed'], 1),
      ...cell(596, ['Pine board cut', 'and planed'], 1),
      ...cell(556, ['Fir board cut', 'and planed'], 1),
      ...cell(516, ['Elm board cut', 'and planed'], 0),
      ['Total', 50, 470] as const,
      ['40.00', 400, 470] as const,
    ];
    const read = await reader.read(
      { type: 'pdf', bytes: await pdfOf([lines]) },
      { signal: t.signal, deadlineMs: 60_000 },
    );
    assert.ok(read.kind === 'pages');
    assert.deepEqual(
      descriptionsOf(read.document),
      ['Oak', 'Pine', 'Fir', 'Elm'].map((wood) => `${wood} board cut and planed`),
    );
  });

  const TIGHT: readonly (readonly [what: string, first: string, next: string, description: string])[] = [
    ['with a small letter', 'Oak board', 'cut to size', 'Oak board cut to size'],
    ['after a comma', 'Oak board,', 'Series M8', 'Oak board, Series M8'],
    ['after a word that leaves it open', 'Maintenance of the', 'Hamilton press', 'Maintenance of the Hamilton press'],
    ['inside brackets', 'Oak board (planed', 'Series M8)', 'Oak board (planed Series M8)'],
    ['after a German word', 'Platte mit', 'Kante', 'Platte mit Kante'],
    ['after a hyphen, without a space', 'Seal for pump P-', '204', 'Seal for pump P-204'],
    ['after a hyphen that replaces the end of a word', 'Vor-', 'und Nachbereitung', 'Vor- und Nachbereitung'],
    ['not if nothing indicates a continuation', 'Oak board', 'Series M8', 'Oak board'],
    ['not if the next line is a label', 'Oak board,', 'delivery', 'Oak board,'],
    ['not if the next line is further to the right', 'Oak board,', '     cut to size', 'Oak board,'],
    ['not if the next line has several cells', 'Oak board,', 'cut to size  7 boxes', 'Oak board,'],
  ];
  for (const [what, first, next, description] of TIGHT) {
    test(`continue ${what}, if no spacing separates the cells`, () => {
      const lines = ['Invoice', 'Description  Amount', `${first}  100.00`, next, 'Glue  20.00', 'Total  120.00'];
      assert.deepEqual(descriptionsOf(textPages(lines.join('\n'))), [description, 'Glue']);
    });
  }

  test('keep words that are read with the amount of the next cell', () => {
    const lines = ['Description  Price  Amount', 'Training for up to  50.00  100.00', 'eight', 'Glue  20.00  20.00'];
    const document = textPages(['Invoice', ...lines, 'Total  120.00'].join('\n'));
    assert.deepEqual(descriptionsOf(document), ['Training for up to eight', 'Glue']);
  });
});
