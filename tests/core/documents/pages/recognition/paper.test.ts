import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { GreyPicture } from '../../../../../core/documents/pages/recognition/grey-picture.ts';
import { evenOut, paperOf } from '../../../../../core/documents/pages/recognition/paper.ts';

const [WIDTH, HEIGHT] = [480, 640];

/** A sheet of paper, 240 by 560 pixels, on a table, with lines of ink, under light that fades to the right. */
function photograph({ table, light }: { table: number; light: (x: number) => number }): GreyPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const isPaper = x >= 120 && x < 360 && y >= 40 && y < 600;
      const isInk = isPaper && x >= 150 && x < 330 && y % 20 < 8 && x % 6 < 2 && y >= 60 && y < 580;
      pixels[y * WIDTH + x] = light(x) * (isInk ? 40 : isPaper ? 240 : table);
    }
  }
  return { pixels, width: WIDTH, height: HEIGHT };
}

const shadeAt = ({ pixels }: GreyPicture, x: number, y: number): number => pixels[y * WIDTH + x] ?? 0;

suite('the paper in a photograph', () => {
  test('becomes white in shadow and light, keeps its ink, and is surrounded by white', () => {
    const picture = photograph({ table: 60, light: (x) => 1 - (0.4 * x) / WIDTH });
    const paper = paperOf(picture);
    assert.ok(paper);
    evenOut(picture, paper);
    const side = paper.side;
    assert.ok(Math.abs(paper.box.left - 120) <= side && Math.abs(paper.box.right - 360) <= side);
    for (const y of [75, 315, 555]) {
      for (const x of [140, 240, 350]) assert.ok(shadeAt(picture, x, y) > 230, `paper at ${x}, ${y}`);
      for (const x of [156, 240, 324]) assert.ok(shadeAt(picture, x, y - 15) < 110, `ink at ${x}, ${y - 15}`);
      for (const x of [10, 60, 420]) assert.equal(shadeAt(picture, x, y), 255, `beside it at ${x}, ${y}`);
    }
    const row = picture.pixels.subarray(50 * WIDTH, 51 * WIDTH);
    assert.ok(
      row.every((shade) => shade > 150),
      'no dark edge is left',
    );
  });

  test('is undefined for a scan and for a page of one colour', () => {
    assert.equal(paperOf(photograph({ table: 240, light: () => 1 })), undefined);
    assert.equal(paperOf({ pixels: new Uint8Array(WIDTH * HEIGHT).fill(30), width: WIDTH, height: HEIGHT }), undefined);
  });

  test('is undefined for a picture too small for tiles', () => {
    assert.equal(paperOf({ pixels: Uint8Array.of(0), width: 1, height: 1 }), undefined);
  });
});
