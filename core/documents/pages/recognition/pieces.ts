import type { Box } from '../pages.ts';
import type { PlacedWord } from '../placed-page.ts';
import type { Engine } from './engine.ts';
import type { GreyPicture } from './grey-picture.ts';
import { asLine, type RecognisedLine } from './level.ts';
import { scaleOf, stripOf, type PieceSize, type Strip } from './second-look.ts';

/** How pieces are cut out: of ink, which a comma or a full stop may follow that is too small to be seen as such, and of words. */
export const PIECES = {
  ofInk: { line: 32, beside: 0.45 },
  ofWords: { line: 44, beside: 0.3 },
} as const;

/** What is read in places of a picture, each line where it is on it. */
export async function piecesOf(
  engine: Engine,
  picture: GreyPicture,
  places: readonly Box[],
  size: PieceSize,
): Promise<RecognisedLine[]> {
  const found: RecognisedLine[] = [];
  for (const group of groupsOf(places, size)) found.push(...(await stripRead(engine, stripOf(picture, group, size))));
  return found;
}

/** Pixels of one strip: what an engine takes to read it is many times as much. */
const MAX_STRIP_PIXELS = 3_000_000;

/** How high a piece is with what is cut out and left white around it, in heights of its line. */
const WITH_MARGINS = 2.2;

/** Places in groups that make strips of no more pixels, the widest first: a strip is as wide as its widest piece. */
function groupsOf(places: readonly Box[], size: PieceSize): Box[][] {
  const groups: Box[][] = [];
  let [width, height] = [0, Infinity];
  for (const place of places.toSorted((a, b) => shownWidth(b, size) - shownWidth(a, size))) {
    const high = (place.bottom - place.top) * scaleOf(place, size) * WITH_MARGINS;
    if (width * (height + high) > MAX_STRIP_PIXELS || height === Infinity) {
      groups.push([]);
      [width, height] = [shownWidth(place, size), 0];
    }
    groups.at(-1)?.push(place);
    height += high;
  }
  return groups;
}

function shownWidth(place: Box, size: PieceSize): number {
  return (place.right - place.left) * scaleOf(place, size);
}

async function stripRead(engine: Engine, strip: Strip): Promise<RecognisedLine[]> {
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
