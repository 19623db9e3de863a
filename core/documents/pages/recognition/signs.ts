import { boxAround, type Box } from '../pages.ts';
import type { PlacedWord } from '../placed-page.ts';
import { charactersOf, glyphsIn, INK } from './glyphs.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { PosedPicture } from './picture.ts';

/** A number as forms have it: an amount, a date, a count. */
const NUMBER = /^\$?\d[\d,./-]{0,30}$/;

/** Characters that are distinguished by shape. All others are lower than this share of the number's highest glyph. */
export const SHAPED = /[\d$/A-Z]/;
export const LOW = 0.5;

/** A single letter, which is compared with the page's other single letters, as the digits of numbers are with other digits. */
export const LETTER = /^[A-Z]$/;

/** Pixels above and below a ruled line that it may have touched. */
const FRINGE = 1;

/** The ink of one character of a number, or of a single letter. */
export interface Sign {
  readonly sign: string;
  readonly word: PlacedWord;
  readonly width: number;
  readonly height: number;
  /** Row by row, 0 for paper and 255 for black, with a margin of one pixel of its surroundings. */
  readonly ink: Uint8Array;
  /** The rows of the glyph that a ruled line crossed. */
  readonly ruled: ReadonlySet<number>;
}

/**
 * Returns the glyphs of a word, split at blank columns. In a number whose digits touch, they are split at the column with the least ink, on the
 * assumption of equal digit widths. Empty if they cannot be split.
 */
export function signsOf(word: PlacedWord, picture: PosedPicture): Sign[] {
  const { pixels, width: line } = picture;
  const rows = ruledRows(word, picture);
  const parted = charactersOf(word, picture, rows) ?? [];
  const isParted = !isNumber(word) || (parted.length > 0 && areSigns(parted, word.text));
  const boxes = isParted ? parted : boxesOfTouching(word, picture, rows);
  if (boxes.length !== word.text.length) return [];
  return boxes.map(({ left, top, right, bottom }, i): Sign => {
    const [width, height] = [right - left, bottom - top];
    const ink = new Uint8Array((width + 2) * (height + 2));
    for (let y = 0; y < height + 2; y += 1)
      for (let x = 0; x < width + 2; x += 1)
        ink[y * (width + 2) + x] = 255 - (pixels[(top - 1 + y) * line + left - 1 + x] ?? 255);
    const ruled = new Set([...rows].map((row) => row - top));
    return { sign: word.text[i] ?? '', word, width, height, ink, ruled };
  });
}

/** Digits have one width, within these shares of it, except for a 1, which may be narrower. */
const EVEN = { least: 0.7, most: 1.25 };

/**
 * Whether each part of a number's ink is one character. A character that is distinguished by shape is higher than wide, no speck and, for a digit, as
 * wide as the other digits.
 */
function areSigns(boxes: readonly Box[], text: string): boolean {
  const highest = Math.max(...boxes.map((box) => box.bottom - box.top));
  const widths = boxes.map(({ left, right }) => right - left);
  const digits = widths.filter((_, i) => /[02-9]/.test(text[i] ?? '')).toSorted((a, b) => a - b);
  const usual = digits[Math.floor(digits.length / 2)];
  return boxes.every(({ top, bottom }, i) => {
    const [sign, width, height] = [text[i] ?? '', widths[i] ?? 0, bottom - top];
    const isEven =
      usual === undefined ||
      !/\d/.test(sign) ||
      (width <= EVEN.most * usual && (sign === '1' || width >= EVEN.least * usual));
    return !SHAPED.test(sign) || (isEven && width < height && height > LOW * highest);
  });
}

/** Advance widths of characters, in digit widths, and the blank space on each side of a character and of a 1. */
const WIDTHS = { digit: 1, dash: 0.63, other: 0.5, beside: 0.05, besideOne: 0.2 };

/** How far from its expected place, in digit widths, the split between two touching characters may be. */
const ASIDE = 0.16;

function boxesOfTouching({ text, box }: PlacedWord, picture: GreyPicture, ruled: ReadonlySet<number>): Box[] {
  const ink = glyphsIn(picture, box, INK, ruled);
  const [first, last] = [ink[0], ink.at(-1)];
  if (first === undefined || last === undefined || ink.length > text.length) return [];
  const widths = Array.from(text, (sign) =>
    /[\d$]/.test(sign) ? WIDTHS.digit : sign === '-' ? WIDTHS.dash : WIDTHS.other,
  );
  const freeBeside = (sign?: string): number => (sign === '1' ? WIDTHS.besideOne : WIDTHS.beside);
  const [before, behind] = [freeBeside(text[0]), freeBeside(text.at(-1))];
  const unit = (last.right - first.left) / (widths.reduce((sum, one) => sum + one, 0) - before - behind);
  let [at, left] = [first.left - before * unit, first.left];
  return widths.flatMap((width, i) => {
    at += width * unit;
    const right = i === widths.length - 1 ? last.right : barest(picture, box, { at, reach: ASIDE * unit, ruled });
    const [own, ...more] = glyphsIn(picture, { ...box, left, right }, INK, ruled);
    left = right;
    return own === undefined ? [] : [boxAround([own, ...more])];
  });
}

/** The pixel column with the least ink within reach of an expected one. */
function barest(
  { pixels, width }: GreyPicture,
  { top, bottom }: Box,
  { at, reach, ruled }: { readonly at: number; readonly reach: number; readonly ruled: ReadonlySet<number> },
): number {
  let [least, found] = [Infinity, Math.round(at)];
  for (let x = Math.round(at - reach); x <= at + reach; x += 1) {
    let ink = Math.abs(x - at);
    for (let y = Math.floor(top); y < bottom; y += 1) if (!ruled.has(y)) ink += 255 - (pixels[y * width + x] ?? 255);
    if (ink < least) [least, found] = [ink, x];
  }
  return found;
}

/** Whether a word is a number or a single letter, which glyph shapes can check. */
export function isNumberOrLetter(word: PlacedWord): boolean {
  return isNumber(word) || LETTER.test(word.text);
}

/** Whether all characters of a word may occur in a number. */
export function isNumber({ text }: PlacedWord): boolean {
  return NUMBER.test(text);
}

/** Whether a ruled line crossed a word. */
export function isRuled(word: PlacedWord, picture: PosedPicture): boolean {
  return ruledRows(word, picture).size > 0;
}

/** The pixel rows of a word that a ruled line crossed. */
function ruledRows({ box }: PlacedWord, { rules }: PosedPicture): ReadonlySet<number> {
  const near = rules.filter(({ left, right }) => left < box.right && right > box.left);
  const through = near.filter(({ top }) => top >= box.top - FRINGE && top <= box.bottom + FRINGE);
  return new Set(through.flatMap(({ top }) => Array.from({ length: 2 * FRINGE + 1 }, (_, i) => top - FRINGE + i)));
}
