import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layOut } from '../../../../core/documents/pages/layout.ts';
import type { PlacedPage } from '../../../../core/documents/pages/placed-page.ts';
import { findQuotes, textEvidence } from '../../../../core/documents/reading/placed-quotes.ts';
import type { SubmittedDocument } from '../../../../core/submitted-document.ts';

const PDF: SubmittedDocument = { type: 'pdf', bytes: new Uint8Array(0) };
const IMAGE: SubmittedDocument = { type: 'image', mediaType: 'image/png', bytes: new Uint8Array(0) };

/** A page of 100 x 200 whose words are ten high, each as wide as it is long, with a line every 20. */
function pageOf(...lines: readonly string[]): PlacedPage {
  const words = lines.flatMap((line, row) =>
    Array.from(line.matchAll(/\S+/g), ({ 0: text, index }) => ({
      text,
      certainty: 1,
      box: { left: index, right: index + text.length, top: 20 * row, bottom: 20 * row + 10 },
    })),
  );
  return { width: 100, height: 200, source: 'text_layer', words, fields: [] };
}

const PAGES = layOut([pageOf('Total 9.72', 'Tax  1.00  Sum  9.72'), pageOf('Dated 3 May 2024', 'Rate 19.72')]);

test('a quote in a file has the page and box of its words if it is unique or its reader says which one is meant', () => {
  const find = findQuotes(PDF, { text: PAGES.text, pages: PAGES }, true);
  const second = PAGES.text.lastIndexOf('9.72', PAGES.text.indexOf('Dated'));
  const table: readonly (readonly [quote: string, at: number | undefined, page: number, left: number, top: number])[] =
    [
      ['3 May 2024', undefined, 2, 0.06, 0],
      ['Dated', undefined, 2, 0, 0],
      ['1.00', undefined, 1, 0.05, 0.1],
      ['19.72', undefined, 2, 0.05, 0.1],
      ['9.72', PAGES.text.indexOf('9.72'), 1, 0.06, 0],
      ['9.72', second, 1, 0.16, 0.1],
    ];
  for (const [quote, at, page, left, top] of table) {
    const found = find(quote, { at });
    assert.deepEqual([found?.page, found?.box?.left, found?.box?.top], [page, left, top], quote);
  }
  assert.deepEqual(find('9.72'), { quote: '9.72' }, 'printed twice, without saying which one is meant');
  assert.deepEqual(find('9.72', { at: 1 }), { quote: '9.72' }, 'an offset with other characters is ignored');
  assert.equal(find('19.7'), undefined);
});

test('a quote must occur in the words that the model was shown, and is placed if the pages contain it', () => {
  const find = findQuotes(PDF, { text: '**Total** | 7.00 |\nDated *3 May 2024*', pages: PAGES }, true);
  assert.deepEqual(find('3 May 2024')?.page, 2);
  assert.deepEqual(find('7.00'), { quote: '7.00' }, 'not on the pages');
  assert.equal(find('1.00'), undefined, 'on the pages, but not in what the model was shown');
});

test('a picture is one page, with a box when its words were recognised', () => {
  const pages = layOut([pageOf('Total 9.72')]);
  const box = { left: 0.06, top: 0, right: 0.1, bottom: 0.05 };
  assert.deepEqual(findQuotes(IMAGE, { text: null, pages }, true)('9.72'), { quote: '9.72', page: 1, box });
  assert.deepEqual(findQuotes(IMAGE, { text: null, pages }, true)('8.00'), { quote: '8.00', page: 1, box: null });
  assert.deepEqual(findQuotes(IMAGE, { text: null }, true)('9.72'), { quote: '9.72', page: 1, box: null });
  assert.deepEqual(findQuotes(IMAGE, { text: null, pages }, false)('9.72'), { quote: '9.72' });
});

test('a quote that continues on the next page or past the edge is shown where its page has it', () => {
  const wide = layOut([pageOf(`${' '.repeat(95)}abcdefghij klm`), pageOf('nop')]);
  const find = findQuotes(PDF, { text: wide.text, pages: wide }, true);
  assert.deepEqual(find('abcdefghij')?.box, { left: 0.95, top: 0, right: 1, bottom: 0.05 });
  assert.deepEqual(find('abcdefghij klm\n\nnop')?.page, 1);
  assert.deepEqual(find('klm'), { quote: 'klm', page: 1, box: null }, 'beyond the edge');
});

test('the box in a picture that was rotated for reading refers to the picture as it was sent', () => {
  // Sent as 200 x 400, with the ink in its upper left corner.
  const sent = { left: 0.1, top: 0.05, right: 0.3, bottom: 0.1 };
  const turned = [
    [0, 200, 400, { left: 20, top: 20, right: 60, bottom: 40 }],
    [1, 400, 200, { left: 360, top: 20, right: 380, bottom: 60 }],
    [2, 200, 400, { left: 140, top: 360, right: 180, bottom: 380 }],
    [3, 400, 200, { left: 20, top: 140, right: 40, bottom: 180 }],
  ] as const;
  for (const [quarters, width, height, box] of turned) {
    const words = [{ text: 'Total', box, certainty: 1 }];
    const pages = layOut([
      {
        width,
        height,
        source: 'recognised',
        words,
        fields: [],
        turned: { angle: (quarters * Math.PI) / 2, from: { width: 200, height: 400 }, to: { width, height } },
      },
    ]);
    assert.deepEqual(findQuotes(IMAGE, { text: pages.text, pages }, true)('Total')?.box, sent, `${quarters} quarters`);
  }
});

test('a text served as read has its own characters as evidence when the words are known', () => {
  const texts = [
    ['vendor', 'total'],
    ['none', null],
    ['twice', '9.72'],
    ['absent', 'Acme'],
  ] as const;
  assert.deepEqual(textEvidence(texts, PDF, { text: PAGES.text, pages: PAGES }), {
    vendor: { quote: 'total', page: 1, box: { left: 0, top: 0, right: 0.05, bottom: 0.05 } },
    twice: { quote: '9.72' },
  });
  assert.deepEqual(textEvidence(texts, IMAGE, { text: null }), {}, 'a picture read by a model');
  const text = 'Total 9.72, again 9.72';
  assert.deepEqual(textEvidence(texts, { type: 'text', text }, { text }), {
    vendor: { quote: 'Total', start: 0, end: 5 },
    twice: { quote: '9.72' },
  });
});
