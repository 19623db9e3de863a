import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Box } from '../../../../../core/documents/pages/pages.ts';
import type { GreyPicture } from '../../../../../core/documents/pages/recognition/grey-picture.ts';
import { removeRuledLines } from '../../../../../core/documents/pages/recognition/ruled-lines.ts';
import { removeCheckSquares, ticksIn } from '../../../../../core/documents/pages/recognition/check-squares.ts';
import { skewOf } from '../../../../../core/documents/pages/recognition/skew.ts';
import { inkSpots, paleInk, unreadInk } from '../../../../../core/documents/pages/recognition/unread-ink.ts';
import { chanceOf } from '../../certificate/page/made-certificate.ts';

/** A white picture with black rectangles that is not a form. */
function pictureOf(
  size: { width: number; height: number },
  ...inked: readonly Box[]
): GreyPicture & { readonly fringe: number } {
  const pixels = new Uint8Array(size.width * size.height).fill(255);
  for (const { left, top, right, bottom } of inked) {
    for (let y = top; y < bottom; y += 1) pixels.fill(0, y * size.width + left, y * size.width + right);
  }
  return { pixels, ...size, fringe: 0 };
}

const isInkAt = ({ pixels, width }: GreyPicture, x: number, y: number): boolean => (pixels[y * width + x] ?? 255) < 128;

const SIZE = { width: 1000, height: 600 };
const SPOT: Box = { left: 400, top: 200, right: 440, bottom: 224 };

describe('unreadInk', () => {
  it('finds ink where no word was recognised, to the cell', () => {
    assert.deepEqual(unreadInk(pictureOf(SIZE, SPOT), []), [SPOT]);
    assert.deepEqual(unreadInk(pictureOf(SIZE, SPOT), [{ left: 398, top: 199, right: 441, bottom: 225 }]), []);
    assert.deepEqual(unreadInk(pictureOf(SIZE), []), []);
  });

  it('includes faint print on a form, but not the grain of its paper', () => {
    const { pixels, ...picture } = pictureOf(SIZE, SPOT);
    const faint = { ...picture, pixels: pixels.map((shade) => (shade === 0 ? 165 : shade)) };
    const spotsBelow = (fringe: number): number => unreadInk({ ...faint, fringe }, []).length;
    assert.deepEqual([0, 160, 235].map(spotsBelow), [0, 0, 1]);
  });

  it('is separate from pale ink, which is darker than the grain of the paper', () => {
    const { pixels, ...picture } = pictureOf(SIZE, SPOT);
    const pale = { ...picture, pixels: pixels.map((shade) => (shade === 0 ? 200 : shade)), fringe: 235 };
    assert.deepEqual([unreadInk(pale, []), paleInk(pale, []), paleInk(pale, [SPOT])], [[], [SPOT], []]);
    assert.deepEqual([paleInk({ ...pale, fringe: 190 }, []), paleInk({ ...pale, fringe: 0 }, [])], [[], []]);
  });

  it('finds a letter of thin slanted strokes in any position', () => {
    // A Y, 14 pixels wide and high: two arms of two pixels, and a stem.
    const letter = ({ left, top }: Pick<Box, 'left' | 'top'>): Box[] => [
      ...Array.from({ length: 7 }, (_, i) => ({
        left: left + i,
        top: top + i,
        right: left + i + 2,
        bottom: top + i + 1,
      })),
      ...Array.from({ length: 7 }, (_, i) => ({
        left: left + 12 - i,
        top: top + i,
        right: left + 14 - i,
        bottom: top + i + 1,
      })),
      { left: left + 6, top: top + 7, right: left + 8, bottom: top + 14 },
    ];
    for (let place = 0; place < 16; place += 1) {
      const [left, top] = [100 + (place % 4), 100 + Math.floor(place / 4)];
      const spots = inkSpots(pictureOf(SIZE, ...letter({ left, top })), []);
      assert.equal(spots?.length, 1, `${left}, ${top}`);
    }
  });

  it('ignores specks and rules', () => {
    const speck: Box = { left: 20, top: 20, right: 24, bottom: 24 };
    const rule: Box = { left: 20, top: 100, right: 900, bottom: 103 };
    assert.deepEqual(unreadInk(pictureOf(SIZE, speck, rule), []), []);
  });

  it('finds print that touches the leaning lines of a form, but not the lines', () => {
    // Lines that lean by a degree, which are not removed pixel by pixel, and print across one of them.
    const leaning = [100, 300].flatMap((top) =>
      Array.from({ length: 18 }, (_, i): Box => ({
        left: 50 + 50 * i,
        top: top + i,
        right: 100 + 50 * i,
        bottom: top + i + 3,
      })),
    );
    const side: Box = { left: 50, top: 100, right: 53, bottom: 330 };
    const print = Array.from({ length: 8 }, (_, i): Box => ({
      left: 600 + 18 * i,
      top: 296,
      right: 610 + 18 * i,
      bottom: 320,
    }));
    const found = unreadInk(pictureOf(SIZE, ...leaning, side, ...print), []);
    assert.ok(found.length > 0);
    for (const box of found) assert.ok(box.left >= 590 && box.right <= 750 && box.top >= 280, JSON.stringify(box));
  });

  it('covers a picture with more spots than characters, so that no place in it is blank', () => {
    const dirt = Array.from({ length: 60 * 60 }, (_, i): Box => {
      const [left, top] = [16 * (i % 60), 16 * Math.floor(i / 60)];
      return { left, top, right: left + 10, bottom: top + 12 };
    });
    const picture = pictureOf({ width: 1000, height: 1000 }, ...dirt);
    assert.equal(inkSpots(picture, []), undefined);
    const found = unreadInk(picture, []);
    for (const { left, top } of dirt)
      assert.ok(found.some((box) => box.left <= left && left < box.right && box.top <= top && top < box.bottom));
  });

  it('is split into parts if it is higher than a line of characters', () => {
    const bar: Box = { left: 40, top: 150, right: 80, bottom: 590 };
    const parts = unreadInk(pictureOf(SIZE, bar), []);
    assert.ok(parts.length > 4);
    assert.ok(parts.every(({ top, bottom }) => bottom - top <= 64));
  });
});

describe('removeRuledLines', () => {
  it('removes long thin lines in both directions, and leaves letters and bars', () => {
    const across: Box = { left: 50, top: 300, right: 950, bottom: 302 };
    const down = Array.from({ length: 12 }, (_, i): Box => ({
      left: 500 + 30 * i,
      top: 20,
      right: 502 + 30 * i,
      bottom: 580,
    }));
    const stem: Box = { left: 100, top: 100, right: 104, bottom: 140 };
    const bar: Box = { left: 100, top: 400, right: 400, bottom: 440 };
    const picture = pictureOf(SIZE, across, ...down, stem, bar);
    removeRuledLines(picture);
    const places = [
      [200, 301],
      [501, 100],
      [501, 301],
      [102, 120],
      [250, 420],
    ] as const;
    assert.deepEqual(
      places.map(([x, y]) => isInkAt(picture, x, y)),
      [false, false, false, true, true],
    );
  });

  it('leaves print that crosses a line', () => {
    const lines = Array.from({ length: 12 }, (_, i): Box => ({
      left: 50,
      top: 40 + 40 * i,
      right: 950,
      bottom: 42 + 40 * i,
    }));
    const stem: Box = { left: 300, top: 70, right: 304, bottom: 95 };
    const picture = pictureOf(SIZE, ...lines, stem);
    assert.equal(removeRuledLines(picture).rules.length, 24);
    assert.deepEqual([isInkAt(picture, 302, 81), isInkAt(picture, 320, 81)], [true, false]);
  });

  it('leaves no remains of a line on grainy paper', () => {
    const chance = chanceOf(1);
    const picture = pictureOf(SIZE);
    picture.pixels.forEach((_, i) => (picture.pixels[i] = 225 + Math.round(20 * (chance() + chance() - 1))));
    for (let line = 0; line < 26; line += 1) {
      for (const [down, shade] of [180 + line, 20, 180 + line].entries()) {
        const from = (10 + 20 * line + down) * SIZE.width;
        picture.pixels.fill(shade, from + 20, from + 980);
      }
    }
    const { fringe } = removeRuledLines(picture);
    assert.ok(fringe > 170 && fringe < 210, String(fringe));
    assert.ok(picture.pixels.every((shade) => shade >= fringe - 20));
  });

  it('leaves a picture with hardly any lines, such as a receipt', () => {
    const across: Box = { left: 50, top: 300, right: 950, bottom: 302 };
    const picture = pictureOf(SIZE, across);
    removeRuledLines(picture);
    assert.ok(isInkAt(picture, 200, 301));
  });
});

describe('removeCheckSquares', () => {
  const outline = (left: number, top: number): Box[] => [
    { left, top, right: left + 30, bottom: top + 2 },
    { left, top: top + 26, right: left + 30, bottom: top + 28 },
    { left, top, right: left + 2, bottom: top + 28 },
    { left: left + 28, top, right: left + 30, bottom: top + 28 },
  ];
  const mark = (left: number, top: number): Box => ({ left, top, right: left + 10, bottom: top + 10 });

  it('finds checked boxes by their ink alone, and removes the outlines', () => {
    const picture = pictureOf(SIZE, ...outline(100, 100), ...outline(200, 100), mark(210, 109));
    const squares = removeCheckSquares(picture);
    assert.equal(squares.length, 2);
    assert.deepEqual(ticksIn(squares), [mark(210, 109)]);
    assert.deepEqual([isInkAt(picture, 101, 110), isInkAt(picture, 215, 115)], [false, true]);
  });

  it('ignores a mark that reaches the outline, because it may belong to the next checkbox', () => {
    const picture = pictureOf(SIZE, ...outline(100, 100), mark(110, 95));
    assert.deepEqual(ticksIn(removeCheckSquares(picture)), []);
  });

  it('accepts a mark that reaches a side if it does not continue beyond it', () => {
    const marks = [104, 96, 122].map((left): Box => ({ left, top: 107, right: left + 12, bottom: 119 }));
    assert.deepEqual(
      marks.map((one) => ticksIn(removeCheckSquares(pictureOf(SIZE, ...outline(100, 100), one))).length),
      [1, 0, 0],
    );
    const right: Box = { left: 115, top: 107, right: 127, bottom: 119 };
    assert.equal(ticksIn(removeCheckSquares(pictureOf(SIZE, ...outline(100, 100), right))).length, 1);
  });

  it('finds checkboxes in rows that are close together', () => {
    const picture = pictureOf(SIZE, ...outline(100, 100), ...outline(100, 132));
    assert.equal(removeCheckSquares(picture).length, 2);
  });

  it('accepts a mark in the middle of a checkbox although it reaches the outline', () => {
    const middle: Box = { left: 108, top: 103, right: 122, bottom: 126 };
    assert.equal(ticksIn(removeCheckSquares(pictureOf(SIZE, ...outline(100, 100), middle))).length, 1);
  });

  it('leaves letters, which are thick or round', () => {
    const bold = [
      { left: 300, top: 100, right: 330, bottom: 106 },
      { left: 300, top: 122, right: 330, bottom: 128 },
      { left: 300, top: 100, right: 307, bottom: 128 },
      { left: 323, top: 100, right: 330, bottom: 128 },
    ];
    const round = [
      { left: 305, top: 100, right: 325, bottom: 103 },
      { left: 305, top: 121, right: 325, bottom: 124 },
      ...[302, 325].map((left) => ({ left, top: 103, right: left + 3, bottom: 121 })),
    ];
    assert.deepEqual(
      [bold, round].map((letter) => removeCheckSquares(pictureOf(SIZE, ...letter))),
      [[], []],
    );
  });
});

describe('skewOf', () => {
  const falling = (slope: number): GreyPicture =>
    pictureOf(
      SIZE,
      ...Array.from({ length: 10 }, (_, line) =>
        Array.from({ length: 400 }, (_none, i): Box => {
          const top = 60 + 45 * line + Math.round(slope * 2 * i);
          return { left: 100 + 2 * i, top, right: 102 + 2 * i, bottom: top + 3 };
        }),
      ).flat(),
    );

  for (const slope of [-0.04, -0.01, 0.015, 0.05]) {
    it(`measures how far lines fall: ${slope}`, () => {
      assert.ok(Math.abs(skewOf(falling(slope)) - slope) < 0.001);
    });
  }

  it('is 0 for level lines and for a picture without lines', () => {
    assert.deepEqual([skewOf(falling(0)), skewOf(pictureOf(SIZE))], [0, 0]);
  });
});
