import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasLostMark } from '../../../../../../core/documents/pages/recognition/witness/lost-marks.ts';
import type { GreyPicture } from '../../../../../../core/documents/pages/recognition/grey-picture.ts';

const [WIDTH, HEIGHT] = [200, 40];

/** Draws letters as bars, 6 pixels wide, and marks above them: `'` for one, `"` for two side by side. */
function pictureOf(marks: string): GreyPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const draw = (left: number, right: number, top: number, bottom: number): void => {
    for (let y = top; y < bottom; y += 1) pixels.fill(0, y * WIDTH + left, y * WIDTH + right);
  };
  Array.from(marks).forEach((mark, i) => {
    const left = 10 + 10 * i;
    draw(left, left + 6, 17, 30);
    if (mark !== ' ') draw(left, left + 2, 10, 13);
    if (mark === '"') draw(left + 4, left + 6, 10, 13);
  });
  return { pixels, width: WIDTH, height: HEIGHT };
}

const WORDS: readonly (readonly [text: string, marks: string, isLost: boolean])[] = [
  ['Nystrom', '       ', false],
  ['Nystrom', '     " ', true],
  ['Nyström', '     " ', false],
  ['senor', "  '  ", true],
  ['Mining', " ' '  ", false],
  ['Mining', " ' '' ", true],
  ["O'Neil", " ' '  ", false],
  ['jan', "'  ", false],
  // Digits and signs have shapes of their own.
  ['100%', " ' '", false],
  ['at', "' ", false],
];

for (const [text, marks, isLost] of WORDS) {
  test(`"${text}" below "${marks}" ${isLost ? 'has lost a mark' : 'has all its marks'}`, () => {
    const box = { left: 8, right: 10 + 10 * text.length, top: 10, bottom: 30 };
    assert.equal(hasLostMark({ text, box, certainty: 0.96 }, pictureOf(marks), 160), isLost);
  });
}
