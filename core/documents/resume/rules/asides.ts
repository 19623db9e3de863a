import { entryPeriod, periodsIn } from './period.ts';
import type { RowSegment, TextRow } from './resume-rows.ts';
import { SURE, titleScore } from './row-features.ts';
import { beginsDeed, isDeed, isPhrase, isSentence, wordsOf } from './words/phrases.ts';

/** How close the left edges of a column's cells are, in points or characters. */
const SAME_LEFT = 4;

/** Moves what describes the work out of the column next to the names and dates, or from right behind them, below these. */
export function withoutAsides(rows: readonly TextRow[]): TextRow[] {
  const found: TextRow[] = [];
  const asides: TextRow[] = [];
  let left: number | undefined;
  for (const row of rows.flatMap(withoutRunIn)) {
    const own = row.segments.at(-1) ?? row.segments[0];
    const [first, ...rest] = row.segments.slice(0, -1);
    const isNext = left !== undefined && Math.abs(own.left - left) <= SAME_LEFT;
    const isAside = first && !row.isBullet && (isNext || (isDescription(own.text) && !isDates(first)));
    if (isAside) {
      left = own.left;
      found.push({ ...row, ...joined(row, first, [own]), segments: [first, ...rest] });
      asides.push({ ...row, ...own, segments: [own], isBullet: true });
      continue;
    }
    // Dates may follow without anything beside them.
    if (asides.length > 0 && !entryPeriod(row)) found.push(...asides.splice(0));
    if (left !== undefined && own.left < left && !entryPeriod(row)) left = undefined;
    found.push(row);
  }
  return [...found, ...asides];
}

/** Splits a head and what was done right behind it: "Cook, Northwind Labs. Oversaw dry goods." */
function withoutRunIn(row: TextRow): TextRow[] {
  const { text, start, end, isBullet, segments } = row;
  const [own, ...more] = segments;
  if (isBullet || more.length > 0) return [row];
  // "B.A. Combined Studies" goes on with a capital.
  const stop = [...text.matchAll(/\.\s{1,3}(?=\p{Lu}\p{L}* (?:\p{Ll}|\d))/gu)].find(({ 0: sign, index }) =>
    beginsDeed(text.slice(index + sign.length)),
  );
  if (!stop) return [row];
  const [to, from] = [stop.index, stop.index + stop[0].length];
  const [head, rest] = [text.slice(0, to), text.slice(from)];
  const [first, last] = [
    { text: head, start, end: start + to },
    { text: rest, start: start + from, end },
  ];
  // "Cook. Hired by Northwind Labs, 2018 - 2019"
  const isHead = !beginsDeed(head) && head.split(/, | - /).some((part) => titleScore(part) >= SURE);
  if (!isHead || periodsIn(last).some(({ isRange }) => isRange)) return [row];
  return [
    { ...row, ...first, isFull: false, segments: [{ ...own, ...first, isFull: false }] },
    { ...row, ...last, isBullet: true, gap: 1, segments: [{ ...own, ...last }] },
  ];
}

/** The fewest words of a description in a cell. */
const MIN_DESCRIPTION = 5;

function isDates(cell: RowSegment): boolean {
  return periodsIn(cell)[0]?.text === cell.text;
}

function isDescription(text: string): boolean {
  return wordsOf(text).length >= MIN_DESCRIPTION && (isPhrase(text) || isDeed(text) || isSentence(text));
}

/** Returns a row from one segment on. Other segments are blanked out, so that every offset stays valid. */
function joined(row: TextRow, { start }: RowSegment, others: readonly RowSegment[]): Pick<TextRow, 'text' | 'end'> {
  let { text } = row;
  for (const one of others) {
    const [from, to] = [one.start - row.start, one.end - row.start];
    text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
  }
  return { text: text.slice(start - row.start).trimEnd(), end: row.end };
}
