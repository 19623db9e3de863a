import type { Box } from './pages.ts';
import type { PlacedWord } from './placed-page.ts';

/** A text run from pdfjs, with its matrix already converted to a page with the origin in the upper left corner. */
export interface TextRun {
  readonly text: string;
  /** a, b, c, d, e, f: start and direction of the run's baseline. */
  readonly matrix: readonly number[];
  /** Along the baseline. */
  readonly width: number;
  readonly font?: string;
}

/** Height above the baseline, as a share of the font size: capitals and digits. */
const ASCENT = 0.72;

/** A steeper baseline is not a line of the page: a note in the margin, a watermark. */
const LEVEL = 0.05;

/** Minimum characters of a run that shows the slope of the page's lines. */
const TELLING = 4;

/** A page with a smaller slope is straight. */
const STRAIGHT = 0.001;

/** Returns the runs as if the page were straight, so that text printed at one height has one height. */
export function levelRuns(runs: readonly TextRun[]): readonly TextRun[] {
  const slopes = runs
    .flatMap(({ text, matrix: [a = 0, b = 0] }) =>
      text.length >= TELLING && a > 0 && Math.abs(b) <= LEVEL * a ? [b / a] : [],
    )
    .toSorted((one, other) => one - other);
  const slope = slopes[Math.floor(slopes.length / 2)] ?? 0;
  if (Math.abs(slope) < STRAIGHT) return runs;
  return runs.map((run) => {
    const [a = 0, b = 0, c = 0, d = 0, left = 0, foot = 0] = run.matrix;
    return { ...run, matrix: [a, b, c, d, left, foot - slope * left] };
  });
}

/** Returns the words of a run, with its width divided by characters; none if the run is not level and to the right. */
export function wordsOfRun({ text, matrix, width, font }: TextRun): PlacedWord[] {
  const [a = 0, b = 0, c = 0, d = 0, left = 0, foot = 0] = matrix;
  const size = Math.hypot(c, d);
  if (!(a > 0) || Math.abs(b) > LEVEL * a || !(size > 0) || !Number.isFinite(left + foot + size + width)) return [];
  const total = weightOf(text);
  const place = (weight: number): number => left + (width * weight) / (total || 1);
  const words: PlacedWord[] = [];
  let weight = 0;
  let at = 0;
  for (const match of text.matchAll(/[^\s\p{Cc}]+/gu)) {
    weight += weightOf(text.slice(at, match.index));
    const from = place(weight);
    weight += weightOf(match[0]);
    at = match.index + match[0].length;
    const box: Box = { left: from, right: place(weight), top: foot - ASCENT * size, bottom: foot };
    words.push({ text: match[0], box, certainty: 1, ...(font !== undefined && { font }) });
  }
  return words;
}

/** Rough relative width of characters: enough to place the words of a run. */
function weightOf(text: string): number {
  let weight = 0;
  for (const character of text)
    weight += /[\s.,:;!|'()\-il]/.test(character) ? 0.5 : /[A-Zmw%@]/.test(character) ? 1.3 : 1;
  return weight;
}
