import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { invertPanels } from '../../../../core/documents/pages/dark-panels.ts';
import type { GreyPicture } from '../../../../core/documents/pages/recognition/grey-picture.ts';

const [WIDTH, HEIGHT] = [400, 500];
const PANEL = 60;

type Shade = (x: number, y: number) => number;

function drawn(shade: Shade): GreyPicture {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => shade(i % WIDTH, Math.floor(i / WIDTH)));
  return { pixels, width: WIDTH, height: HEIGHT };
}

/** Strokes of letters in some of the lines. */
const isStroke: Shade = (x, y) => (x % 40 > 10 && x % 8 < 2 && y % 30 > 12 && y % 30 < 22 ? 1 : 0);

const onPaper: Shade = (x, y) => (isStroke(x, y) ? 0 : 255);
const onPanel: Shade = (x, y) => (isStroke(x, y) ? 255 : PANEL);

const differing = ({ pixels }: GreyPicture, other: GreyPicture): number =>
  pixels.filter((shade, i) => shade !== other.pixels[i]).length;

const PANELS: readonly (readonly [where: string, isIn: (x: number, y: number) => boolean])[] = [
  ['a header', (_, y) => y < 90],
  ['a footer', (_, y) => y >= HEIGHT - 40],
  ['a sidebar on the left', (x) => x < 130],
  ['a sidebar on the right', (x) => x >= 270],
  ['a page that is dark all over', () => true],
];

suite('light print on a dark panel', () => {
  for (const [where, isIn] of PANELS) {
    test(`${where} becomes dark print on white`, () => {
      const picture = drawn((x, y) => (isIn(x, y) ? onPanel(x, y) : onPaper(x, y)));
      invertPanels(picture);
      assert.equal(differing(picture, drawn(onPaper)), 0);
    });
  }

  const LEFT: readonly (readonly [what: string, shade: Shade])[] = [
    ['a page without a panel', onPaper],
    ['a dark edge without print', (x, y) => (y < 60 ? 20 : onPaper(x, y))],
    ['paper on a black ground', (x, y) => (x > 120 && x < 280 && y > 60 ? onPaper(x, y) : 5)],
    ['a dark table, which has grain', (x, y) => (y < 120 ? 40 + ((x * 7 + y * 13) % 50) + 90 * isStroke(x, y) : 250)],
  ];
  for (const [what, shade] of LEFT) {
    test(`${what} stays as it is`, () => {
      const picture = drawn(shade);
      invertPanels(picture);
      assert.equal(differing(picture, drawn(shade)), 0);
    });
  }
});
