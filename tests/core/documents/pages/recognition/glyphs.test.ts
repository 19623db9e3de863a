import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkedAgainstInk } from '../../../../../core/documents/pages/recognition/glyphs.ts';
import type { PosedPicture } from '../../../../../core/documents/pages/recognition/picture.ts';

/** A picture of one amount. Its characters are bars, 8 pixels wide and 20 high unless `feet` lowers them; commas are small and low. */
function pictureOf(text: string, feet: Readonly<Record<number, number>>): PosedPicture {
  const [width, height] = [200, 60];
  const pixels = new Uint8Array(width * height).fill(255);
  Array.from(text).forEach((sign, i) => {
    const [top, foot] = sign === ',' ? [36, 44] : [20, feet[i] ?? 40];
    for (let y = top; y < foot; y += 1) pixels.fill(0, y * width + 20 + 12 * i, y * width + 28 + 12 * i);
  });
  return { pixels, width, height, rules: [], columns: [], squares: [], fringe: 0 } as unknown as PosedPicture;
}

test('an amount is in doubt if only its first glyph extends below the line: a currency symbol may have changed it', () => {
  const text = '4,500,000';
  const word = { text, box: { left: 20, top: 20, right: 20 + 12 * text.length, bottom: 40 }, certainty: 0.96 };
  const certaintyWith = (feet: Readonly<Record<number, number>>): number =>
    checkedAgainstInk([word], pictureOf(text, feet), () => true)(word).certainty;
  assert.deepEqual([certaintyWith({}), certaintyWith({ 0: 46 }), certaintyWith({ 0: 42 })], [0.96, 0.48, 0.96]);
});

test('a word that its glyph shapes back keeps its characters, however many parts its ink has', () => {
  const picture = pictureOf('TX36', {});
  const read = (text: string, isBacked: boolean): number => {
    const word = { text, box: { left: 20, top: 20, right: 68, bottom: 40 }, certainty: 0.96 };
    return checkedAgainstInk([word], picture, () => isBacked)(word).certainty;
  };
  assert.deepEqual([read('TX36', false), read('TXS36', false), read('TXS36', true)], [0.96, 0.48, 0.96]);
});
