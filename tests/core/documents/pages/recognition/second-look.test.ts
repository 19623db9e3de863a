import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { Box } from '../../../../../core/documents/pages/pages.ts';
import { joinedPlaces, stripOf } from '../../../../../core/documents/pages/recognition/second-look.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

/** A white picture in which places are black. */
function inked(width: number, height: number, places: readonly Box[]) {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const { left, top, right, bottom } of places) {
    for (let y = top; y < bottom; y += 1) pixels.fill(0, y * width + left, y * width + right);
  }
  return { pixels, width, height };
}

suite('places that are read a second time', () => {
  test('are one where they stand on one line as near as words do', () => {
    const joined = joinedPlaces([box(50, 0, 90, 20), box(0, 2, 40, 22), box(200, 0, 240, 20), box(0, 40, 40, 60)]);
    assert.deepEqual(joined, [box(0, 0, 90, 22), box(0, 40, 40, 60), box(200, 0, 240, 20)]);
  });

  test('are found again where they were cut out, in any size', () => {
    const place = fc.record({
      left: fc.integer({ min: 0, max: 350 }),
      top: fc.integer({ min: 0, max: 260 }),
      width: fc.integer({ min: 4, max: 50 }),
      height: fc.integer({ min: 8, max: 40 }),
    });
    const scales = fc.constantFrom(0.85, 1, 1.2, 1.5);
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 5 }), scales, (places, scale) => {
        const boxes = places.map(({ left, top, width, height }) => box(left, top, left + width, top + height));
        const { picture, back } = stripOf(inked(400, 300, boxes), boxes, scale);
        let y = 0;
        for (const wanted of boxes) {
          const inkIn = (row: number): boolean =>
            picture.pixels.subarray(row * picture.width, (row + 1) * picture.width).some((shade) => shade < 128);
          while (y < picture.height && !inkIn(y)) y += 1;
          assert.ok(y < picture.height);
          const found = back({ left: 12, right: 12 + 4 * scale, top: y, bottom: y + 2 });
          assert.ok(
            found && found.left <= wanted.left && found.left >= wanted.left - 0.3 * (wanted.bottom - wanted.top),
          );
          assert.ok(found.top >= wanted.top - 0.3 * (wanted.bottom - wanted.top) - 2 && found.top < wanted.bottom);
          // What is between two pieces is in neither.
          while (y < picture.height && back({ left: 12, right: 13, top: y, bottom: y + 1 }) !== undefined) y += 1;
        }
      }),
      { seed: 20, numRuns: 60 },
    );
  });

  test('are left out where they make a strip that no engine takes', () => {
    const places = Array.from({ length: 1000 }, () => box(0, 0, 60, 60));
    assert.ok(stripOf(inked(400, 300, []), places, 1).picture.height <= 32_000);
  });

  test('are left out where they are higher than any line, or outside', () => {
    const { picture } = stripOf(inked(400, 300, []), [box(0, 0, 300, 290), box(500, 10, 520, 30)], 1);
    assert.ok(picture.height < 20);
  });
});
