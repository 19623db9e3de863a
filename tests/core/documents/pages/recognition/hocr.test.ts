import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { linesOfHocr } from '../../../../../core/documents/pages/recognition/hocr.ts';

const LINE = `<span class='ocr_line' id='line_1_1' title="bbox 10 20 300 60; baseline 0.01 -5; x_size 40">`;
const word = (title: string, text: string): string => `<span class='ocrx_word' id='w' title='${title}'>${text}</span>`;

suite("an engine's hOCR", () => {
  test('gives lines with their baselines, and words with their confidence', () => {
    const lines = linesOfHocr(
      `${LINE}${word('bbox 10 20 90 60; x_wconf 96', 'A&amp;B')} ${word('bbox 100 20 300 60; x_wconf 7', '&lt;9&#39;')}</span>`,
    );
    assert.deepEqual(lines, [
      {
        baseline: { x0: 10, y0: 55, x1: 300, y1: 55 + 0.01 * 290 },
        words: [
          { text: 'A&B', box: { left: 10, top: 20, right: 90, bottom: 60 }, certainty: 0.96 },
          { text: "<9'", box: { left: 100, top: 20, right: 300, bottom: 60 }, certainty: 0.07 },
        ],
      },
    ]);
  });

  const DROPPED: readonly [what: string, text: string][] = [
    ['no text', 'Error during processing.'],
    ['a word outside of a line', word('bbox 1 2 3 4; x_wconf 9', 'a')],
    ['a word without a place', LINE + word('x_wconf 9', 'a')],
    ['a word without a size', LINE + word('bbox 5 5 5 9; x_wconf 9', 'a')],
    ['a word of white space', LINE + word('bbox 1 2 3 4; x_wconf 9', ' ')],
  ];
  for (const [what, text] of DROPPED) {
    test(`gives no word for ${what}`, () => {
      assert.deepEqual(
        linesOfHocr(text).flatMap(({ words }) => words),
        [],
      );
    });
  }

  test('is cut off at the most words of a page', () => {
    const many = linesOfHocr(LINE + word('bbox 1 2 3 4; x_wconf 9', 'a').repeat(30_000));
    assert.equal(many[0]?.words.length, 20_000);
  });
});
