import type { Box } from '../pages.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Darker than this is ink. */
const INK = 140;

/** Squares that the picture is looked at in, in pixels, and the share of one that is ink at least. */
const SQUARE = 4;
const COVERED = 0.15;

/** Pixels around a word that are still its own. */
const AROUND = 5;

/** How high and wide, in pixels, and of how many squares, a spot is that may be a character or a line of them. */
const SPOT = { least: 10, highest: 90, squares: 4 };

/** Spots of a picture; where there are more, it is a photograph. */
const MAX_SPOTS = 3000;

/**
 * Where a picture has ink that no word was recognised in: characters that could not be read, stamps, boxes. It tells a blank
 * place from one that was not read.
 */
export function unreadInk({ pixels, width, height }: GreyPicture, words: readonly Box[]): Box[] {
  const [columns, rows] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)];
  const ink = inkSquares(pixels, { width, columns, rows });
  for (const { left, top, right, bottom } of words) {
    const to = Math.min(rows - 1, Math.floor((bottom + AROUND) / SQUARE));
    for (let row = Math.max(0, Math.floor((top - AROUND) / SQUARE)); row <= to; row += 1) {
      const from = Math.max(0, Math.floor((left - AROUND) / SQUARE));
      const end = Math.min(columns - 1, Math.floor((right + AROUND) / SQUARE));
      if (end >= from) ink.fill(0, row * columns + from, row * columns + end + 1);
    }
  }
  const spots: Box[] = [];
  for (let square = 0; square < ink.length && spots.length <= MAX_SPOTS; square += 1) {
    if (ink[square] !== 1) continue;
    const { box, squares } = spotAt(ink, square, columns);
    const isHigh = box.bottom - box.top >= SPOT.least && box.bottom - box.top <= SPOT.highest;
    if (isHigh && squares >= SPOT.squares) spots.push(box);
  }
  return spots.length > MAX_SPOTS ? [] : spots;
}

function inkSquares(
  pixels: Uint8Array,
  { width, columns, rows }: { width: number; columns: number; rows: number },
): Uint8Array {
  const counts = new Uint8Array(columns * rows);
  for (let y = 0; y < rows * SQUARE; y += 1) {
    const row = Math.floor(y / SQUARE) * columns;
    for (let x = 0; x < columns * SQUARE; x += 1) {
      if ((pixels[y * width + x] ?? 255) < INK) {
        const square = row + Math.floor(x / SQUARE);
        counts[square] = (counts[square] ?? 0) + 1;
      }
    }
  }
  return counts.map((count) => (count >= COVERED * SQUARE * SQUARE ? 1 : 0));
}

/** The squares of ink that hang together with one, each of which is taken out. */
function spotAt(ink: Uint8Array, first: number, columns: number): { box: Box; squares: number } {
  let [left, right, top, bottom] = [columns, 0, Infinity, 0];
  const open = [first];
  ink[first] = 0;
  let squares = 0;
  for (let square = open.pop(); square !== undefined; square = open.pop()) {
    const [column, row] = [square % columns, Math.floor(square / columns)];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
    squares += 1;
    for (const next of [
      square - columns,
      square + columns,
      ...(column > 0 ? [square - 1] : []),
      ...(column < columns - 1 ? [square + 1] : []),
    ]) {
      if (ink[next] !== 1) continue;
      ink[next] = 0;
      open.push(next);
    }
  }
  const box = { left: left * SQUARE, right: (right + 1) * SQUARE, top: top * SQUARE, bottom: (bottom + 1) * SQUARE };
  return { box, squares };
}
