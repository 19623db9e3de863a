import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { Box } from '../../../../../core/documents/pages/pages.ts';
import { joinedPlaces, stripOf } from '../../../../../core/documents/pages/recognition/second-look.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

/** A white picture with black places. */
function inked(width: number, height: number, places: readonly Box[]) {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const { left, top, right, bottom } of places) {
    for (let y = top; y < bottom; y += 1) pixels.fill(0, y * width + left, y * width + right);
  }
  return { pixels, width, height };
}

suite('places that are read a second time', () => {
  test('are joined if they are on one line and as close as words', () => {
    const joined = joinedPlaces([box(50, 0, 90, 20), box(0, 2, 40, 22), box(200, 0, 240, 20), box(0, 40, 40, 60)]);
    assert.deepEqual(joined, [box(0, 0, 90, 22), box(0, 40, 40, 60), box(200, 0, 240, 20)]);
  });

  test('map back to where they were cut out, at any size', () => {
    const place = fc.record({
      left: fc.integer({ min: 0, max: 350 }),
      width: fc.integer({ min: 4, max: 50 }),
      height: fc.integer({ min: 8, max: 40 }),
    });
    const lines = fc.constantFrom(24, 32, 44);
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 5 }), lines, (places, line) => {
        // No place is within reach of another.
        const boxes = places.map(({ left, width, height }, i) =>
          box(left, 60 * i + 10, left + width, 60 * i + 10 + height),
        );
        const { picture, back } = stripOf(inked(400, 300, boxes), boxes, { line, beside: 0.25 });
        let y = 0;
        for (const wanted of boxes) {
          const inkIn = (row: number): boolean =>
            picture.pixels.subarray(row * picture.width, (row + 1) * picture.width).some((shade) => shade < 128);
          while (y < picture.height && !inkIn(y)) y += 1;
          assert.ok(y < picture.height);
          const inked = (x: number): boolean => (picture.pixels[y * picture.width + x] ?? 255) < 128;
          let x = 0;
          while (!inked(x)) x += 1;
          const found = back({ left: x, right: x + 2, top: y, bottom: y + 2 });
          assert.ok(found && Math.abs(found.left - wanted.left) < 2);
          assert.ok(found.top >= wanted.top - 0.3 * (wanted.bottom - wanted.top) - 2 && found.top < wanted.bottom);
          // Rows between two pieces belong to neither.
          while (y < picture.height && back({ left: x, right: x + 2, top: y, bottom: y + 1 }) !== undefined) y += 1;
        }
      }),
      { seed: 20, numRuns: 60 },
    );
  });

  test('keep their descenders, without the lines above and below', () => {
    const place = box(50, 50, 150, 90);
    const [hook, above, below] = [box(60, 90, 64, 97), box(50, 40, 150, 47), box(100, 99, 150, 120)];
    const shown = (...places: readonly Box[]): number =>
      stripOf(inked(400, 300, places), [place], { line: 40, beside: 0 }).picture.pixels.filter((shade) => shade < 128)
        .length;
    assert.equal(shown(place, hook, above, below), shown(place, hook));
    assert.ok(shown(place, hook) > shown(place));
  });

  test('are left out if the strip would be too high for an engine', () => {
    const places = Array.from({ length: 1000 }, () => box(0, 0, 60, 60));
    assert.ok(stripOf(inked(400, 300, []), places, { line: 60, beside: 0.25 }).picture.height <= 32_000);
  });

  test('are left out if they are higher than any line, or outside of the picture', () => {
    const { picture } = stripOf(inked(400, 300, []), [box(0, 0, 300, 290), box(500, 10, 520, 30)], {
      line: 32,
      beside: 0.25,
    });
    assert.ok(picture.height <= 20);
  });
});
