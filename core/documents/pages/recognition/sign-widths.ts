import type { Box } from '../pages.ts';
import type { PlacedWord } from '../placed-page.ts';

/** Characters so narrow that two of them are no wider than one other character: one "n" may be read as "ri". */
const NARROW = /[IJfijlrt1.,'/-]/;

/**
 * How far a width may differ from a sample and still match: these shares, or this many pixels. `height` selects samples from words of about the same
 * height.
 */
const ALIKE = { height: 0.15, one: 0.25, two: 0.15, pixels: 2 };

/** The width at which a page prints a character in words of a given height; undefined if the page has no sample. */
export type WidthOf = (sign: string, height: number) => number | undefined;

/** Measures character widths on words whose ink has exactly one part per character. */
export function widthsOfSigns(words: readonly PlacedWord[], partsOf: (word: PlacedWord) => readonly Box[]): WidthOf {
  const known = new Map<string, { readonly height: number; readonly width: number }[]>();
  for (const word of words) {
    const parts = partsOf(word);
    if (parts.length !== word.text.length) continue;
    for (const [i, { left, right }] of parts.entries()) {
      const samples = known.get(word.text[i] ?? '') ?? [];
      samples.push({ height: heightOf(word.box), width: right - left });
      known.set(word.text[i] ?? '', samples);
    }
  }
  return (sign, height) => {
    const samples = (known.get(sign) ?? []).filter((one) => isAlike(one.height, height, ALIKE.height));
    return samples.map(({ width }) => width).toSorted((a, b) => a - b)[samples.length >> 1];
  };
}

/** Whether the ink of a word can hold its characters: each part is as wide as one of them, or as two that touch. */
export function hasRoom(
  { text, box }: Pick<PlacedWord, 'text' | 'box'>,
  parts: readonly Box[],
  widthOf: WidthOf,
): boolean {
  const widths = Array.from(text, (sign) => widthOf(sign, heightOf(box)));
  const endsOf = (from: number, width: number): number[] => {
    const [own, next] = [widths[from], widths[from + 1]];
    const isOne = own === undefined || isAlike(width, own, ALIKE.one);
    const isTwo =
      own !== undefined &&
      next !== undefined &&
      isAlike(width, own + next, ALIKE.two) &&
      !NARROW.test(text.slice(from, from + 2));
    return [...(isOne ? [from + 1] : []), ...(isTwo ? [from + 2] : [])];
  };
  let ends: ReadonlySet<number> = new Set([0]);
  for (const { left, right } of parts) ends = new Set([...ends].flatMap((from) => endsOf(from, right - left)));
  return ends.has(text.length);
}

function heightOf({ top, bottom }: Box): number {
  return bottom - top;
}

function isAlike(one: number, other: number, share: number): boolean {
  return Math.abs(one - other) <= Math.max(ALIKE.pixels, share * other);
}
