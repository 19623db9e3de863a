import type { Box } from '../pages.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { RuledLines } from './ruled-lines.ts';

/**
 * Pixels darker than INK are ink. On a form, so are pixels up to FAINT that are darker than the paper: strokes as thin as a typewriter's turn grey
 * when a page is scaled down.
 */
const INK = 140;
const FAINT = 175;

/** The picture is searched in square cells: their side in pixels, and the share of a cell that has to be ink. */
const SQUARE = 4;
const COVERED = 0.15;

/** Pixels around a word that still belong to it. */
const AROUND = 5;

/** The smallest spot that may be a character or a line of them: its height in pixels, and its number of cells. */
const SPOT = { least: 10, squares: 4 };

/**
 * A ruled line: the shortest run of cells, and the share of it with paper on at least one side. Lines that lean a little are not removed pixel by
 * pixel.
 */
const RULE = { squares: 40, bare: 0.6 };

/**
 * A connected component higher than this, in pixels, is split into parts of this size: print that touches the lines of a form would otherwise cover
 * all of it.
 */
const PART = 64;

/** The most spots of a picture; with more of them, it is a photograph or noise. */
const MAX_SPOTS = 3000;

/** The ink of such a picture is returned in tiles with this side, in pixels: no place in it is known to be blank. */
const TILE = 16;

/** A picture, and the shade limit of its faint ink. */
type InkedPicture = GreyPicture & Pick<RuledLines, 'fringe'>;

/** Returns the ink that was not recognised as a word: illegible characters, stamps, boxes. It distinguishes a blank place from an unread one. */
export function unreadInk(picture: InkedPicture, words: readonly Box[]): Box[] {
  return placesOf(inkBeside(picture, words));
}

/** Returns the unread places of a form that are darker than its paper and the grain of the paper: a mark may be paler than ink. */
export function paleInk(picture: InkedPicture, words: readonly Box[]): Box[] {
  return placesOf(inkBeside(picture, words, picture.fringe));
}

function placesOf(ink: Ink): Box[] {
  return spotsIn(ink) ?? tilesIn(ink);
}

/** Returns unread ink as spots that may be characters; undefined if there are too many. */
export function inkSpots(picture: InkedPicture, words: readonly Box[]): Box[] | undefined {
  return spotsIn(inkBeside(picture, words));
}

/** The cells of a picture row by row, 1 for ink. */
interface Ink {
  readonly squares: Uint8Array;
  readonly columns: number;
}

/** The ink of a picture, without that of its words. */
function inkBeside(
  { pixels, width, height, fringe }: InkedPicture,
  words: readonly Box[],
  ink = Math.max(INK, Math.min(FAINT, fringe)),
): Ink {
  const [columns, rows] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)];
  const squares = withoutRules(inkSquares(pixels, { width, columns, rows, ink }), columns);
  for (const { left, top, right, bottom } of words) {
    const to = Math.min(rows - 1, Math.floor((bottom + AROUND) / SQUARE));
    for (let row = Math.max(0, Math.floor((top - AROUND) / SQUARE)); row <= to; row += 1) {
      const from = Math.max(0, Math.floor((left - AROUND) / SQUARE));
      const end = Math.min(columns - 1, Math.floor((right + AROUND) / SQUARE));
      if (end >= from) squares.fill(0, row * columns + from, row * columns + end + 1);
    }
  }
  return { squares, columns };
}

function spotsIn({ squares, columns }: Ink): Box[] | undefined {
  const ink = squares.slice();
  const spots: Box[] = [];
  for (let square = 0; square < ink.length; square += 1) {
    if (ink[square] !== 1) continue;
    for (const part of partsOf(spotAt(ink, square, columns), columns)) {
      const box = boxAround(part, columns);
      if (box.bottom - box.top >= SPOT.least && part.length >= SPOT.squares) spots.push(box);
    }
    if (spots.length > MAX_SPOTS) return undefined;
  }
  return spots;
}

/** The tiles that have ink. */
function tilesIn({ squares, columns }: Ink): Box[] {
  const side = TILE / SQUARE;
  const across = Math.ceil(columns / side);
  const inked = new Set<number>();
  squares.forEach((is, at) => {
    if (is === 1) inked.add(Math.floor(at / columns / side) * across + Math.floor((at % columns) / side));
  });
  return Array.from(inked, (tile) => {
    const [left, top] = [TILE * (tile % across), TILE * Math.floor(tile / across)];
    return { left, top, right: left + TILE, bottom: top + TILE };
  });
}

function inkSquares(
  pixels: Uint8Array,
  { width, columns, rows, ink }: { width: number; columns: number; rows: number; ink: number },
): Uint8Array {
  const counts = new Uint8Array(columns * rows);
  for (let y = 0; y < rows * SQUARE; y += 1) {
    const row = Math.floor(y / SQUARE) * columns;
    for (let x = 0; x < columns * SQUARE; x += 1) {
      if ((pixels[y * width + x] ?? 255) < ink) {
        const square = row + Math.floor(x / SQUARE);
        counts[square] = (counts[square] ?? 0) + 1;
      }
    }
  }
  return counts.map((count) => (count >= COVERED * SQUARE * SQUARE ? 1 : 0));
}

/** The cells, without those of long thin lines across or down the picture. */
function withoutRules(ink: Uint8Array, columns: number): Uint8Array {
  const rows = ink.length / columns;
  const left = ink.slice();
  for (const { along, across, length, count } of [
    { along: 1, across: columns, length: columns, count: rows },
    { along: columns, across: 1, length: rows, count: columns },
  ]) {
    for (let line = 0; line < count; line += 1) {
      let start = -1;
      for (let i = 0; i <= length; i += 1) {
        const at = line * across + i * along;
        if (i < length && ink[at] === 1) {
          if (start < 0) start = i;
          continue;
        }
        if (start >= 0 && i - start >= RULE.squares) {
          const run = Array.from({ length: i - start }, (_, k) => line * across + (start + k) * along);
          const bare = run.filter((square) => ink[square - across] !== 1 || ink[square + across] !== 1).length;
          if (bare >= RULE.bare * run.length) {
            for (const square of run) if (ink[square - across] !== 1 || ink[square + across] !== 1) left[square] = 0;
          }
        }
        start = -1;
      }
    }
  }
  return left;
}

/** Removes the connected component of a cell and returns its cells. Corners connect: a thin slanted stroke may touch the next cell only there. */
function spotAt(ink: Uint8Array, first: number, columns: number): number[] {
  const squares: number[] = [];
  const open = [first];
  ink[first] = 0;
  for (let square = open.pop(); square !== undefined; square = open.pop()) {
    squares.push(square);
    const column = square % columns;
    const [left, right] = [column > 0 ? -1 : 0, column < columns - 1 ? 1 : 0];
    for (const row of [square - columns, square, square + columns]) {
      for (let next = row + left; next <= row + right; next += 1) {
        if (ink[next] !== 1) continue;
        ink[next] = 0;
        open.push(next);
      }
    }
  }
  return squares;
}

/** Returns a spot whole, or in parts if it is higher than a line of characters. */
function partsOf(squares: readonly number[], columns: number): Iterable<readonly number[]> {
  const { top, bottom } = boxAround(squares, columns);
  if (bottom - top <= PART) return [squares];
  const side = PART / SQUARE;
  return Map.groupBy(squares, (square) => {
    const [column, row] = [square % columns, Math.floor(square / columns)];
    return Math.floor(row / side) * columns + Math.floor(column / side);
  }).values();
}

function boxAround(squares: readonly number[], columns: number): Box {
  let [left, right, top, bottom] = [columns, 0, Infinity, 0];
  for (const square of squares) {
    const [column, row] = [square % columns, Math.floor(square / columns)];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
  }
  return { left: left * SQUARE, right: (right + 1) * SQUARE, top: top * SQUARE, bottom: (bottom + 1) * SQUARE };
}
