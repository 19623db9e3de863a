import { loadPdfJs } from './pdf-js.ts';
import { drawnPaths, type Drawing } from './drawn-marks.ts';
import type { Box } from './pages.ts';
import type { PlacedWord } from './placed-page.ts';

const { OPS } = await loadPdfJs();

/** Maximum thickness and minimum length of a line, in points. */
const LINE = { thickest: 2.5, shortest: 8 };

/**
 * It strikes out a word if it crosses it within these shares of its height over this share of its width, and is not as
 * long as a table rule.
 */
const THROUGH = { above: 0.2, below: 0.25, width: 0.6 };
const LONGEST = { widths: 1.6, points: 10 };

/** Lines of a page that are examined; more are a drawing. */
const MAX_LINES = 2000;

/** Returns the words of a page with struck-out numbers in Markdown: `~~1,000,000~~` states no amount. */
export function withStruckWords(
  words: readonly PlacedWord[],
  drawing: Drawing,
  transform: readonly number[],
): readonly PlacedWord[] {
  const lines = drawnPaths(drawing, transform)
    .filter(({ operation }) => operation !== OPS.endPath)
    .map(({ box }) => box)
    .filter(({ left, right, top, bottom }) => right - left >= LINE.shortest && bottom - top <= LINE.thickest);
  if (lines.length === 0 || lines.length > MAX_LINES) return words;
  return words.map((word) =>
    /\d/.test(word.text) && lines.some((line) => strikes(line, word.box))
      ? { ...word, text: `~~${word.text}~~` }
      : word,
  );
}

function strikes(line: Box, { left, right, top, bottom }: Box): boolean {
  const [width, height] = [right - left, bottom - top];
  const middle = (line.top + line.bottom) / 2;
  const over = Math.min(line.right, right) - Math.max(line.left, left);
  return (
    middle > top + THROUGH.above * height &&
    middle < bottom - THROUGH.below * height &&
    over > THROUGH.width * width &&
    line.right - line.left <= LONGEST.widths * width + LONGEST.points
  );
}
