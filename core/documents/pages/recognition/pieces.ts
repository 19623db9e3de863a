import type { Box } from '../pages.ts';
import type { PlacedWord } from '../placed-page.ts';
import type { Engine } from './engine.ts';
import type { GreyPicture } from './grey-picture.ts';
import { asLine, type RecognisedLine } from './level.ts';
import { stripOf, type PieceSize } from './second-look.ts';

/** How pieces are cut out: of ink, which a comma or a full stop may follow that is too small to be seen as such, and of words. */
export const PIECES = {
  ofInk: { line: 32, beside: 0.45 },
  ofWords: { line: 44, beside: 0.3 },
  ofCrossed: { line: 48, beside: 0.3 },
} as const;

/** What is read in places of a picture, each line where it is on it. */
export async function piecesOf(
  engine: Engine,
  picture: GreyPicture,
  places: readonly Box[],
  size: PieceSize,
): Promise<RecognisedLine[]> {
  if (places.length === 0) return [];
  const strip = stripOf(picture, places, size);
  const found = await engine.read(strip.picture, 'pieces');
  return found.flatMap(({ words, baseline: { x0, y0, x1, y1 } }) => {
    const on = strip.back({ left: x0, right: x1, top: y0 - 2, bottom: y0 - 2 });
    const own = words
      .filter((word) => !isEcho(word, words))
      .flatMap((word) => {
        const box = strip.back(word.box);
        return box === undefined ? [] : [{ ...word, box, text: isDoubled(word) ? word.text.slice(0, 1) : word.text }];
      });
    if (on === undefined) return own.map(asLine);
    const foot = on.bottom;
    return [
      {
        words: own,
        baseline: { x0: on.left, x1: on.right, y0: foot, y1: foot + ((y1 - y0) / (x1 - x0)) * (on.right - on.left) },
      },
    ];
  });
}

/** Whether an engine gives a part of a word once more as a word of its own. */
function isEcho({ text, box }: PlacedWord, words: readonly PlacedWord[]): boolean {
  return words.some((word) => word.text.length > text.length && word.text.includes(text) && isIn(box, word.box));
}

/** A word that is no wider for its height has one character. */
const ONE_WIDE = 1.15;

/** Whether an engine gives one letter twice, as a capital and as none. */
function isDoubled({ text, box }: PlacedWord): boolean {
  const [one = '', other = '', ...rest] = text.toLowerCase();
  return rest.length === 0 && one === other && box.right - box.left <= ONE_WIDE * (box.bottom - box.top);
}

/** How a character by itself is shown: so many times beside each other, so far apart and with so much around each, in shares of its height. */
const SINGLE = { copies: 3, apart: 0.2, around: 0.25 };

/**
 * Single characters read as lines of themselves, since one alone has nothing to be measured by: how sure each is of the character that it is
 * known as, 0 where it reads as another one or not each time as the same.
 */
export async function certaintyOfSingles(
  engine: Engine,
  picture: GreyPicture,
  singles: readonly PlacedWord[],
): Promise<Map<PlacedWord, number>> {
  let bottom = 0;
  const rows = singles.map((word) => {
    const { left, right, top, bottom: foot } = word.box;
    const height = foot - top;
    const around = Math.round(SINGLE.around * height);
    const source = { left: left - around, right: right + around, top: top - around, bottom: foot + around };
    const step = Math.round(right - left + 2 * around + SINGLE.apart * height);
    const row = { word, source, step, top: bottom };
    bottom += Math.ceil(height + 2 * around);
    return row;
  });
  const width = Math.max(1, ...rows.map(({ step }) => SINGLE.copies * step));
  const lined = { width, height: bottom, pixels: new Uint8Array(width * bottom).fill(255) };
  const places = rows.map(({ word, source, step, top }) => {
    for (let copy = 0; copy < SINGLE.copies; copy += 1) copyOf(picture, lined, { source, left: copy * step, top });
    const inside = top + word.box.top - source.top;
    return { left: 0, right: SINGLE.copies * step, top: inside, bottom: inside + word.box.bottom - word.box.top };
  });
  const words = (await piecesOf(engine, lined, places, PIECES.ofWords)).flatMap((line) => line.words);
  return new Map(
    rows.map(({ word }, i) => {
      const own = words.filter(({ box }) => isIn(box, places[i] ?? box));
      const read = own.map(({ text }) => text).join('');
      const isSame = read.toLowerCase() === word.text.toLowerCase().repeat(SINGLE.copies);
      return [word, isSame ? Math.min(...own.map(({ certainty }) => certainty)) : 0];
    }),
  );
}

/** Copies a box of one picture into another one. */
function copyOf(
  from: GreyPicture,
  to: GreyPicture,
  { source, left, top }: { source: Box; left: number; top: number },
): void {
  const [x, y] = [Math.round(source.left), Math.round(source.top)];
  for (let row = 0; row < source.bottom - source.top && top + row < to.height; row += 1) {
    for (let column = 0; column < source.right - source.left && left + column < to.width; column += 1) {
      const isThere = x + column >= 0 && x + column < from.width;
      const shade = isThere ? from.pixels[(y + row) * from.width + x + column] : undefined;
      to.pixels[(top + row) * to.width + left + column] = shade ?? 255;
    }
  }
}

/** Whether the middle of a box is in another one. */
export function isIn({ left, right, top, bottom }: Box, outer: Box): boolean {
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  return across > outer.left && across < outer.right && down > outer.top && down < outer.bottom;
}

/** Darker than this is ink; rows of pixels without any part the lines of a place, each so many pixels high at least. */
const INK = 160;
const MIN_LINE = 9;

/** The lines of characters that a place of ink has, where they stand so close under each other that their ink was taken for one. */
export function linesIn({ pixels, width, height }: GreyPicture, place: Box): Box[] {
  const lines: Box[] = [];
  const [left, right] = [Math.max(0, Math.floor(place.left)), Math.min(width, Math.ceil(place.right))];
  let start = -1;
  for (let y = Math.max(0, Math.floor(place.top)); y <= Math.min(height, Math.ceil(place.bottom)); y += 1) {
    let hasInk = false;
    for (let x = left; !hasInk && x < right && y < Math.min(height, place.bottom); x += 1)
      hasInk = (pixels[y * width + x] ?? 255) < INK;
    if (hasInk && start < 0) start = y;
    if (hasInk || start < 0) continue;
    lines.push({ left: place.left, right: place.right, top: start, bottom: y });
    start = -1;
  }
  // Points and accents, and what is left of a ruled line, are of the line that they stand at.
  return lines.length > 1 && lines.every(({ top, bottom }) => bottom - top >= MIN_LINE) ? lines : [place];
}
