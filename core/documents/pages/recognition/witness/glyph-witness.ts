import type { Box } from '../../pages.ts';
import type { PlacedWord } from '../../placed-page.ts';
import { glyphsIn, INK } from '../glyphs.ts';
import type { GreyPicture } from '../grey-picture.ts';
import { classesOf, SIGNS, type GlyphNet } from './glyph-net.ts';
import { windowOf } from './glyph-window.ts';

/** Longer words are several words that were read as one. */
const MAX_SIGNS = 40;

/** Characters of cap height; the same with small letters that have ascenders; and characters that sit on the baseline without descending below it. */
const CAPITALS = /[A-Z0-9]/;
const TALL = /[A-Z0-9bdfhklt]/;
const STANDING = /[A-PR-Z0-9a-fhik-or-xz]/;

/** Parts lower than this share of the highest are dots, dashes and small letters. */
const LOW = 0.6;

/** The smallest cap height, in pixels, at which glyphs can be recognised. */
const MIN_HEIGHT = 8;

/** Pixels around a word that its ink may reach into. */
const AROUND = { across: 1, down: 2 } as const;

/** Characters that share one shape in some fonts. They are distinguished in a word with a digit; elsewhere the neighbouring letters decide. */
const ALIKE = ['O0', 'Il1'] as const;

/** A text of digits and the symbols of amounts and dates has no letters. */
const NUMBER = /^[$,./-]*\d[\d$,./-]*$/;
const OF_NUMBERS = /[\d$,./-]/;

/** The probability that every character of a word is the one that was read. */
export type Witness = (word: Pick<PlacedWord, 'text' | 'box'>) => number | undefined;

/**
 * A second opinion on words from a network that sees single glyphs and knows no words. Returns the probability of a word's least likely character,
 * with the ink split in the way that suits the word best. 0 if the ink cannot be split into its characters. Undefined for a word with characters that
 * the network does not know, for a word that is too long, and if its ink does not show cap height and baseline.
 */
export function witnessOf(net: GlyphNet, picture: GreyPicture): Witness {
  return ({ text, box }) => {
    if (text.length > MAX_SIGNS || Array.from(text).some((sign) => !SIGNS.includes(sign))) return undefined;
    const around = {
      left: box.left - AROUND.across,
      right: box.right + AROUND.across,
      top: box.top - AROUND.down,
      bottom: box.bottom + AROUND.down,
    };
    const parts = glyphsIn(picture, around, INK);
    const line = lineOf(text, parts);
    if (line === undefined) return undefined;
    const darkest = darkestIn(picture, around);
    const cuts = cutsOf(picture, parts, line);
    const seen = new Map<number, Float32Array>();
    const classesBetween = (from: number, to: number): Float32Array => {
      const key = from * cuts.length + to;
      const slot = { left: cuts[from]?.next ?? 0, right: cuts[to]?.last ?? 0, ...line };
      const classes = seen.get(key) ?? classesOf(net, windowOf(picture, slot, darkest));
      seen.set(key, classes);
      return classes;
    };
    return leastLikely(text, { cuts, height: line.base - line.top, classesBetween });
  };
}

/** The rows of the cap height and the baseline of a line. */
interface Line {
  readonly top: number;
  readonly base: number;
}

/** The line of a word, from the glyphs that reach its cap height and baseline, or from its higher parts if glyphs touch. */
function lineOf(text: string, parts: readonly Box[]): Line | undefined {
  if (parts.length === 0 || !TALL.test(text)) return undefined;
  const highest = Math.max(...parts.map(heightOf));
  const isApart = parts.length === text.length;
  const those = (signs: RegExp): Box[] =>
    parts.filter((part, i) => (isApart ? signs.test(text[i] ?? '') : heightOf(part) > LOW * highest));
  const tops = those(CAPITALS.test(text) ? CAPITALS : TALL).map(({ top }) => top);
  const hasSmall = !isApart && /[a-z]/.test(text);
  const [top, base] = [
    hasSmall ? Math.min(...tops) : middleOf(tops),
    middleOf(those(STANDING).map(({ bottom }) => bottom)),
  ];
  return base - top >= MIN_HEIGHT ? { top, base } : undefined;
}

function heightOf({ top, bottom }: Box): number {
  return bottom - top;
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;
}

function darkestIn({ pixels, width }: GreyPicture, { left, right, top, bottom }: Box): number {
  let least = 255;
  for (let y = Math.max(0, Math.floor(top)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor(left)); x < right; x += 1)
      least = Math.min(least, pixels[y * width + x] ?? 255);
  return least;
}

/** A possible split between two glyphs: on paper, from the column after one glyph's last ink to the next glyph's first; or within a part of ink. */
interface Cut {
  readonly last: number;
  readonly next: number;
}

/** Narrower parts are a single glyph, in cap heights. */
const ONE_SIGN = 0.45;

function cutsOf(picture: GreyPicture, parts: readonly Box[], { top, base }: Line): Cut[] {
  const height = base - top;
  const cuts = parts.flatMap((part, i): Cut[] => {
    const inside = part.right - part.left > ONE_SIGN * height ? thinnest(picture, part, height) : [];
    return [{ last: parts[i - 1]?.right ?? part.left, next: part.left }, ...inside.map((x) => ({ last: x, next: x }))];
  });
  const end = parts.at(-1)?.right ?? 0;
  return [...cuts, { last: end, next: end }];
}

/** A column may separate glyphs if it has less ink than the columns within `near`, and less than `ink` of black pixels; both in cap heights. */
const THIN = { near: 0.12, ink: 0.6 };

function thinnest({ pixels, width }: GreyPicture, { left, right, top, bottom }: Box, height: number): number[] {
  const ink = Array.from({ length: right - left }, (_, i) => {
    let sum = 0;
    for (let y = top; y < bottom; y += 1) sum += 255 - (pixels[y * width + left + i] ?? 255);
    return sum;
  });
  const near = Math.max(2, Math.round(THIN.near * height));
  return ink.flatMap((own, i) => {
    if (i < near || i >= ink.length - near || own > THIN.ink * 255 * height) return [];
    const beside = ink.slice(i - near, i + near + 1);
    return beside.every((other, k) => (k < near ? other > own : other >= own)) ? [left + i] : [];
  });
}

/** The narrowest and widest glyph, in cap heights, and the widest crack within one, in pixels. */
const WIDE = { least: 0.08, most: 1.3 };
const CRACK = 2;

interface Parting {
  readonly cuts: readonly Cut[];
  readonly height: number;
  readonly classesBetween: (from: number, to: number) => Float32Array;
}

/**
 * The probability of the least likely character in the split with the largest product of probabilities; 0 if the ink cannot be split into that many
 * glyphs.
 */
function leastLikely(text: string, { cuts, height, classesBetween }: Parting): number {
  const likely = likelihoodOf(text);
  let open: ReadonlyMap<number, { readonly all: number; readonly least: number }> = new Map([
    [0, { all: 1, least: 1 }],
  ]);
  for (let i = 0; i < text.length; i += 1) {
    const next = new Map<number, { readonly all: number; readonly least: number }>();
    for (const [from, before] of open) {
      for (let to = from + 1; to < cuts.length; to += 1) {
        const width = ((cuts[to]?.last ?? 0) - (cuts[from]?.next ?? 0)) / height;
        if (width > WIDE.most || hasGap(cuts.slice(from + 1, to))) break;
        if (width < WIDE.least) continue;
        const own = likely(i, classesBetween(from, to));
        const all = before.all * (own + Number.EPSILON);
        if (all > (next.get(to)?.all ?? 0)) next.set(to, { all, least: Math.min(before.least, own) });
      }
    }
    open = next;
  }
  return open.get(cuts.length - 1)?.least ?? 0;
}

function hasGap(cuts: readonly Cut[]): boolean {
  return cuts.some(({ last, next }) => next - last > CRACK);
}

/** The probability that a character of a text is the one that was read, among those that the text may have. */
function likelihoodOf(text: string): (i: number, classes: Float32Array) => number {
  const isPossible = Array.from(SIGNS, (sign) =>
    NUMBER.test(text) ? OF_NUMBERS.test(sign) : /[a-z]/.test(text) || !/[a-z]/.test(sign),
  );
  const hasDigit = /\d/.test(text);
  return (i, classes) => {
    const sign = text[i] ?? '';
    const same = (hasDigit ? undefined : ALIKE.find((set) => set.includes(sign))) ?? sign;
    let [own, all] = [0, classes[SIGNS.length] ?? 0];
    for (const [c, is] of isPossible.entries()) {
      if (!is) continue;
      all += classes[c] ?? 0;
      if (same.includes(SIGNS[c] ?? '')) own += classes[c] ?? 0;
    }
    return own / all;
  };
}
