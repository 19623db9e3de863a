import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Box } from '../../../../../core/documents/pages/pages.ts';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';
import { hasRoom, widthsOfSigns } from '../../../../../core/documents/pages/recognition/sign-widths.ts';

const PLACE: Box = { left: 0, right: 100, top: 0, bottom: 20 };

/** Parts of ink with these widths, three pixels apart. */
const partsOf = (...widths: readonly number[]): Box[] => {
  let left = 0;
  return widths.map((width) => ({ ...PLACE, left, right: (left += width + 3) - 3 }));
};

const WIDTHS: Readonly<Record<string, number>> = { B: 12, T: 12, n: 12, r: 7, i: 5, W: 20, '5': 12 };

describe('hasRoom', () => {
  it('is true if each part is as wide as one character, or as two that touch', () => {
    const rooms = (text: string, ...widths: readonly number[]): boolean =>
      hasRoom({ text, box: PLACE }, partsOf(...widths), (sign) => WIDTHS[sign]);
    for (const [text, widths, has] of [
      ['BT5', [12, 24], true],
      ['BT5', [24, 12], true],
      ['BTW', [12, 32], true],
      ['BT5', [12, 12], false],
      ['BT5', [36], false],
      ['B5', [12, 24], false],
      ['BTT5', [24, 12], false],
      // Two narrow characters are no wider than one other.
      ['Bri5', [12, 12, 12], false],
    ] as const)
      assert.equal(rooms(text, ...widths), has, `${text} ${widths.join()}`);
  });
});

describe('widthsOfSigns', () => {
  it('come from words of the same height whose ink has one part per character', () => {
    const word = (text: string, bottom: number): PlacedWord => ({ text, box: { ...PLACE, bottom }, certainty: 1 });
    const parts = new Map([
      [word('BT', 20), partsOf(12, 13)],
      [word('BT', 40), partsOf(24, 26)],
      [word('TB', 20), partsOf(30)],
    ]);
    const widthOf = widthsOfSigns([...parts.keys()], (one) => parts.get(one) ?? []);
    assert.deepEqual(
      [widthOf('B', 20), widthOf('B', 22), widthOf('B', 40), widthOf('B', 30), widthOf('n', 20)],
      [12, 12, 24, undefined, undefined],
    );
  });
});
