import { boxAround, type Box } from '../pages.ts';
import type { PlacedWord } from '../placed-page.ts';
import type { Engine, Lines } from './engine.ts';
import { glyphsIn } from './glyphs.ts';
import type { GreyPicture } from './grey-picture.ts';
import { asLine, type RecognisedLine } from './level.ts';
import { scaleOf, stripOf, type PieceSize, type Place, type Strip } from './second-look.ts';

/** How pieces are cut out. Pieces of ink get more room at the sides: a comma or full stop too small to be found may follow. */
export const PIECES = {
  ofInk: { line: 32, beside: 0.45 },
  ofWords: { line: 44, beside: 0.3 },
} as const;

/** Reads places of a picture, and returns the lines in the picture's coordinates. */
export async function piecesOf(
  engine: Engine,
  picture: GreyPicture,
  places: readonly Box[],
  size: PieceSize,
): Promise<RecognisedLine[]> {
  const prints = places.flatMap((place) => printsIn(picture, place));
  if (prints.length === 0) return [];
  const backs: Strip['back'][] = [];
  const strips = groupsOf(prints, size)
    .values()
    .map((group) => {
      const strip = stripOf(picture, group, size);
      backs.push(strip.back);
      return strip.picture;
    });
  const found = await engine.read(strips, 'pieces');
  return found.flatMap((lines, i) => onPicture(lines, backs[i] ?? NOWHERE));
}

/** The most pixels of a strip: to read one, an engine needs many times that in memory. */
const MAX_STRIP_PIXELS = 3_000_000;

/** The height of a piece with its surroundings and white margins, in heights of its line. */
const WITH_MARGINS = 2.2;

/** Groups places into strips of at most MAX_STRIP_PIXELS, widest first: a strip is as wide as its widest piece. */
function groupsOf(places: readonly Place[], size: PieceSize): Place[][] {
  const groups: Place[][] = [];
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

const NOWHERE: Strip['back'] = () => undefined;

/** Maps the lines of a strip back to the picture it was cut from. */
function onPicture(lines: Lines, back: Strip['back']): RecognisedLine[] {
  return lines.flatMap(({ words, baseline: { x0, y0, x1, y1 } }) => {
    const on = back({ left: x0, right: x1, top: y0 - 2, bottom: y0 - 2 });
    const own = words
      .filter((word) => !isEcho(word, words))
      .flatMap((word) => {
        const box = back(word.box);
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

/** Whether an engine repeats a part of a word as a word of its own. */
function isEcho({ text, box }: PlacedWord, words: readonly PlacedWord[]): boolean {
  return words.some((word) => word.text.length > text.length && word.text.includes(text) && isIn(box, word.box));
}

/** A word no wider than this, in heights, has one character. */
const ONE_WIDE = 1.15;

/** Whether an engine reads one letter twice, as a capital and as a small letter. */
function isDoubled({ text, box }: PlacedWord): boolean {
  const [one = '', other = '', ...rest] = text.toLowerCase();
  return rest.length === 0 && one === other && box.right - box.left <= ONE_WIDE * (box.bottom - box.top);
}

/** Whether the middle of a box is inside another one. */
export function isIn({ left, right, top, bottom }: Box, outer: Box): boolean {
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  return across > outer.left && across < outer.right && down > outer.top && down < outer.bottom;
}

/**
 * Two prints that touch. At least `share` of a print's characters have one height and level, to within `same` of that height; glyphs lower than
 * `point` of the highest are punctuation. One print is higher up than the other by `apart` of its height, with more than `signs` characters together;
 * or both have at least `signs` characters and one is at most `smaller` times as high.
 */
const PRINT = { share: 0.75, same: 0.12, point: 0.5, apart: 0.15, signs: 4, smaller: 0.8 };

/** Splits a place where print of another size or on another line touches: a preprinted symbol and an amount, a date and a label. */
function printsIn(picture: GreyPicture, place: Box): Place[] {
  const glyphs = glyphsIn(picture, place, INK);
  const highest = Math.max(...glyphs.map(heightOf));
  const signsOf = (part: readonly Box[]): Box[] => part.filter((glyph) => heightOf(glyph) > PRINT.point * highest);
  let [at, level] = [0, 0];
  for (let i = 1; i < glyphs.length; i += 1) {
    const [one, other] = [rowOf(signsOf(glyphs.slice(0, i))), rowOf(signsOf(glyphs.slice(i)))];
    if (one === undefined || other === undefined || !areApart(one, other)) continue;
    if (one.level + other.level > level) [at, level] = [i, one.level + other.level];
  }
  if (at === 0) return [place];
  const parts = [glyphs.slice(0, at), glyphs.slice(at)] as [[Box, ...Box[]], [Box, ...Box[]]];
  const free = Math.floor((parts[1][0].left - (parts[0].at(-1)?.right ?? 0)) / 2);
  return parts.map((part) => ({ ...boxAround(part), free }));
}

/** The top and bottom of a print's characters; undefined if they do not share one height. */
function rowOf(signs: readonly Box[]): (Pick<Box, 'top' | 'bottom'> & { readonly level: number }) | undefined {
  const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? NaN;
  const [top, bottom] = [middle(signs.map((one) => one.top)), middle(signs.map((one) => one.bottom))];
  const most = Math.max(1, PRINT.same * (bottom - top));
  const isLevel = (one: Box): boolean => Math.abs(one.top - top) <= most && Math.abs(one.bottom - bottom) <= most;
  const level = signs.filter(isLevel).length;
  return level > 0 && level >= PRINT.share * signs.length ? { top, bottom, level } : undefined;
}

type Row = NonNullable<ReturnType<typeof rowOf>>;

function areApart(one: Row, other: Row): boolean {
  const [high, low] = [heightOf(one), heightOf(other)].toSorted((a, b) => b - a) as [number, number];
  const [above, below] = [other.top - one.top, other.bottom - one.bottom];
  const isShifted = above * below > 0 && Math.min(Math.abs(above), Math.abs(below)) >= PRINT.apart * high;
  const isSmaller = low <= PRINT.smaller * high && Math.min(one.level, other.level) >= PRINT.signs;
  return (isShifted && one.level + other.level > PRINT.signs) || isSmaller;
}

function heightOf({ top, bottom }: Pick<Box, 'top' | 'bottom'>): number {
  return bottom - top;
}

/** Pixels darker than this are ink. Blank rows split a place into lines, each at least this many pixels high. */
const INK = 160;
const MIN_LINE = 9;

/** Splits a place into its lines of text, if they are so close together that their ink was found as one. */
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
  // Dots, accents and remains of a ruled line belong to the line they are at.
  return lines.length > 1 && lines.every(({ top, bottom }) => bottom - top >= MIN_LINE) ? lines : [place];
}
