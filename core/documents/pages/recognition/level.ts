import type { PlacedWord } from '../placed-page.ts';

/** A recognised line: its words and their baseline, in pixels. */
export interface RecognisedLine {
  readonly words: readonly PlacedWord[];
  readonly baseline: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

/** The steepest slope of a sheet that was laid down by hand; a steeper line was misread. */
const MAX_SLOPE = 0.12;

/** Lines narrower than this, in pixels, do not show the slope of the page. */
const TELLING_WIDTH = 150;

/**
 * Returns the words of recognised lines, each moved onto the baseline of its line, with the page's slope removed: text printed at one height gets one
 * height.
 */
export function levelled(lines: readonly RecognisedLine[]): PlacedWord[] {
  const slope = pageSlope(lines);
  return lines.flatMap(({ words, baseline }) => {
    const own = slopeOf(baseline) ?? slope;
    return words.map((word): PlacedWord => {
      const { left, right, top, bottom } = word.box;
      const middle = (left + right) / 2;
      const foot = baseline.y0 + own * (middle - baseline.x0);
      // A baseline that passes outside the word belongs to another one.
      const onLine = foot > top && foot <= bottom + (bottom - top) ? foot : bottom;
      const lift = slope * middle;
      return { ...word, box: { left, right, top: Math.min(top, onLine - 1) - lift, bottom: onLine - lift } };
    });
  });
}

/** The median slope of the lines that are wide enough to show it. */
function pageSlope(lines: readonly RecognisedLine[]): number {
  const slopes = lines
    .flatMap(({ baseline }) => (baseline.x1 - baseline.x0 >= TELLING_WIDTH ? [slopeOf(baseline) ?? 0] : []))
    .toSorted((a, b) => a - b);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

function slopeOf({ x0, y0, x1, y1 }: RecognisedLine['baseline']): number | undefined {
  const slope = (y1 - y0) / (x1 - x0);
  return Math.abs(slope) <= MAX_SLOPE ? slope : undefined;
}

/** A word that belongs to no line, as a line of its own, so that it can be levelled with the others. */
export function asLine(word: PlacedWord): RecognisedLine {
  const { left, bottom } = word.box;
  return { baseline: { x0: left, y0: bottom, x1: left, y1: bottom }, words: [word] };
}

/** The median height of words long enough to have capitals or ascenders; undefined with fewer than five of them. */
export function medianHeight(lines: readonly RecognisedLine[]): number | undefined {
  const heights = lines
    .flatMap(({ words }) => words)
    .flatMap(({ text, box }) => (text.length > 2 ? [box.bottom - box.top] : []))
    .toSorted((a, b) => a - b);
  return heights.length < 5 ? undefined : heights[Math.floor(heights.length / 2)];
}

/** Lines that run the wrong way are recognised as single letters and symbols. */
const WORD = /[\p{L}\d]{3}|\d[.,]\d/u;

/** The mean confidence per character. Characters outside of words add nothing. */
export function certaintyOf(lines: readonly RecognisedLine[]): number {
  let [characters, certain] = [0, 0];
  for (const { text, certainty } of lines.flatMap(({ words }) => words)) {
    characters += text.length;
    if (WORD.test(text)) certain += text.length * certainty;
  }
  return characters === 0 ? 0 : certain / characters;
}
