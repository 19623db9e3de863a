import type { Box } from './pages.ts';
import type { PlacedWord } from './placed-page.ts';

/** A run of text as pdfjs gives it, its matrix already turned to a page whose origin is the upper left corner. */
export interface TextRun {
  readonly text: string;
  /** a, b, c, d, e, f: where the run's baseline starts and which way it goes. */
  readonly matrix: readonly number[];
  /** Along the baseline. */
  readonly width: number;
}

/** Above the baseline, as a share of the font's size: capitals and digits. */
const ASCENT = 0.72;

/** A baseline that rises or falls by more is no line of the page: a note up the margin, a watermark. */
const LEVEL = 0.05;

/** Characters of a run that is long enough to tell which way the page's lines go. */
const TELLING = 4;

/** A page that rises or falls by less is straight. */
const STRAIGHT = 0.001;

/** Runs as they would stand if the page were straight, so that what is printed at one height stands at one height. */
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

/** The words of a run, its width shared out by characters; none where the run does not go level to the right. */
export function wordsOfRun({ text, matrix, width }: TextRun): PlacedWord[] {
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
    words.push({ text: match[0], box, certainty: 1 });
  }
  return words;
}

/** How wide characters are beside each other, roughly: enough to place the words of a run. */
function weightOf(text: string): number {
  let weight = 0;
  for (const character of text)
    weight += /[\s.,:;!|'()\-il]/.test(character) ? 0.5 : /[A-Zmw%@]/.test(character) ? 1.3 : 1;
  return weight;
}
