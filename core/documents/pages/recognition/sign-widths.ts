import type { Box } from '../pages.ts';
import type { PlacedWord } from '../placed-page.ts';

/** Signs so narrow that two of them are no wider than one other is: what is read as two may be one ("ri" for n). */
const NARROW = /[IJfijlrt1.,'/-]/;

/** A sign is as wide as elsewhere on the page in words of its height, within these shares or so many pixels. */
const ALIKE = { height: 0.15, one: 0.25, two: 0.15, pixels: 2 };

/** How wide a page prints a sign in words of a height; undefined where it does not show it. */
export type WidthOf = (sign: string, height: number) => number | undefined;

/** How wide the signs of words are, by those words whose ink has a part for each. */
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

/** Whether the parts of a word's ink have room for its characters: each is as wide as one of them, or as two that touch. */
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
