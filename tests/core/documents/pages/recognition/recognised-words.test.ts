import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { agreed, confirmedBy } from '../../../../../core/documents/pages/recognition/agreement.ts';
import { levelled } from '../../../../../core/documents/pages/recognition/level.ts';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';

const word = (text: string, left: number, certainty: number): PlacedWord => ({
  text,
  box: { left, right: left + 10 * text.length, top: 80, bottom: 100 },
  certainty,
});

suite('two readings of one picture', () => {
  const told = (words: readonly PlacedWord[]): [string, number][] =>
    words.map(({ text, certainty }) => [text, Math.round(100 * certainty) / 100]);

  test('raise the confidence in what both have', () => {
    assert.deepEqual(told(agreed([word('9.72', 0, 0.9)], [word('9.72', 2, 0.8)])), [['9.72', 0.98]]);
  });
  test('keep the word with more confidence if they differ in one place, at half of it', () => {
    assert.deepEqual(told(agreed([word('9.12', 0, 0.6)], [word('9.72', 0, 0.8)])), [['9.72', 0.4]]);
    assert.deepEqual(told(agreed([word('9.12', 0, 0.8)], [word('9.72', 0, 0.6)])), [['9.12', 0.4]]);
  });
  test('keep what only one of them has, with less confidence', () => {
    assert.deepEqual(told(agreed([word('a', 0, 0.8)], [word('b', 300, 0.8)])), [
      ['a', 0.68],
      ['b', 0.68],
    ]);
  });
});

suite('a second reading of some words of a page', () => {
  const told = (
    first: readonly PlacedWord[],
    second: readonly PlacedWord[],
    isForm = false,
    ...shown: readonly string[]
  ): [string, number][] => {
    const isBacked = ({ text }: PlacedWord): boolean => shown.includes(text);
    const { inPlaceOf, added } = confirmedBy(first, second, { isReadTwice: () => true, isForm, isBacked });
    return [...first.flatMap(inPlaceOf), ...added].map(({ text, certainty }) => [
      text,
      Math.round(100 * certainty) / 100,
    ]);
  };

  test('is compared with everything in the same place, however either is split into words', () => {
    const parts = [word('1,', 0, 0.9), word('000', 22, 0.9)];
    assert.deepEqual(told(parts, [word('1,000', 0, 0.9)]), [['1,000', 0.99]]);
    assert.deepEqual(told([word('1,000', 0, 0.9)], parts), [['1,000', 0.99]]);
    assert.deepEqual(told([word('1,000', 0, 0.9)], [word('7,000', 0, 0.8)]), [['1,000', 0.45]]);
  });

  test('disputes the spaces of a form like its characters', () => {
    const [joined, parted] = [[word('75T', 0, 0.9)], [word('75', 0, 0.9), word('T', 22, 0.9)]];
    for (const [one, other] of [
      [joined, parted],
      [parted, joined],
    ] as const) {
      assert.deepEqual(told(one, other, true), [['75T', 0.5]]);
      assert.deepEqual(told(one, other), [['75T', 0.99]]);
    }
    const sign = [word('1,', 0, 0.9), word('000', 22, 0.9)];
    assert.deepEqual(told(sign, [word('1,000', 0, 0.9)], true), [['1,000', 0.99]], 'a space at a comma is none');
  });

  test('keeps the longer of two readings whatever the confidence of the other, which may have lost ink', () => {
    const [whole, rest] = [word('$1,500,000', 0, 0.85), word('500,000', 30, 0.95)];
    assert.deepEqual(told([whole], [rest]), [['$1,500,000', 0.43]]);
    assert.deepEqual(told([rest], [whole]), [['$1,500,000', 0.43]]);
  });

  test('lets glyph shapes decide between two readings of the same width', () => {
    const [one, other] = [[word('1,500', 0, 0.9)], [word('7,500', 0, 0.8)]];
    assert.deepEqual(told(one, other, true, '7,500'), [['7,500', 0.97]]);
    assert.deepEqual(told(one, other, true, '1,500'), [['1,500', 0.99]]);
    assert.deepEqual(told(one, other, true, '1,500', '7,500'), [['1,500', 0.45]], 'both may be');
    assert.deepEqual(told([word('500', 0, 0.1)], [word('LLC', 300, 0.9)], true, '500'), [
      ['500', 0.87],
      ['LLC', 0.77],
    ]);
    const [whole, rest] = [word('$1,500,000', 0, 0.85), word('500,000', 30, 0.95)];
    assert.deepEqual(told([whole], [rest], true, '500,000'), [['$1,500,000', 0.43]], 'what one of them lost');
    assert.deepEqual(told([rest], [whole], true, '$1,500,000'), [['$1,500,000', 0.98]]);
  });

  test('halves the confidence in a number that only one of them has', () => {
    assert.deepEqual(told([word('500', 0, 0.9)], [word('LLC', 300, 0.9)]), [
      ['500', 0.45],
      ['LLC', 0.77],
    ]);
  });
});

suite('lines of a skewed picture', () => {
  test('are levelled, so that a label and its amount have the same height', () => {
    const line = (text: string, left: number, foot: number) => ({
      words: [{ text, certainty: 1, box: { left, right: left + 200, top: foot - 20, bottom: foot } }],
      baseline: { x0: left, y0: foot, x1: left + 200, y1: foot + 10 },
    });
    const feet = levelled([line('Total', 0, 100), line('9.72', 600, 130)]).map(({ box }) => Math.round(box.bottom));
    assert.equal(feet[0], feet[1]);
  });
});
