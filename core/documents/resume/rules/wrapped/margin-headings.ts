import { isHeading } from '../headings.ts';
import { restOf, type TextRow } from '../resume-rows.ts';

/** How far below a line of a heading the next may be, relative to the usual distance: they are larger than what is beside them. */
const MAX_STEP = 1.8;

/** The most rows of what is beside a heading between its lines. */
const MAX_AHEAD = 6;

/** How much lines of one heading differ in height, and in their left edges, in points. */
const SAME = { height: 0.04, left: 4 };

/**
 * Puts headings in a margin together that are too long for it: "Relevant Ex-" above "perience", beside the first entry. Only words show that
 * two lines are one heading: "Experience" above "Interests" are two. Places stay those of the first line. Linear.
 */
export function withWholeHeadings(rows: readonly TextRow[]): TextRow[] {
  const rest = new Set<number>();
  const whole = rows.map((row, at): TextRow => {
    const [first, ...beside] = row.segments;
    // If nothing is beside it, it is in no margin.
    if (rest.has(at) || row.isBullet || row.source !== 'text_layer' || beside.length === 0) return row;
    const below = linesBelow(rows, at);
    for (let count = below.length; count > 0; count -= 1) {
      const lines = below.slice(0, count);
      const text = [first.text, ...lines.map((i) => rows[i]?.segments[0].text)].join(' ');
      if (!isWhole(text)) continue;
      for (const i of lines) rest.add(i);
      return { ...row, segments: [{ ...first, text }, ...beside] };
    }
    return row;
  });
  return whole.flatMap((row, i) => (rest.has(i) ? restOf(row) : [row]));
}

/** Whether a text is a heading as a whole. A hyphen may cut one of its words. */
function isWhole(text: string): boolean {
  return isHeading(text.replaceAll(/[^\p{L}&]/gu, ''));
}

/** The rows right below a heading that begin with its look. */
function linesBelow(rows: readonly TextRow[], at: number): number[] {
  const first = rows[at]?.segments[0];
  const found: number[] = [];
  let apart = 0;
  for (let i = at + 1; first && i <= at + MAX_AHEAD; i += 1) {
    const row = rows[i];
    apart += row?.gap ?? Infinity;
    if (!row || row.isFirst || apart > MAX_STEP) break;
    const [{ font, height, left }] = row.segments;
    const isAlike = font === first.font && Math.abs(height - first.height) <= SAME.height;
    if (!isAlike || row.isBullet || Math.abs(left - first.left) > SAME.left) continue;
    found.push(i);
    apart = 0;
  }
  return found;
}
