import { entryPeriod, MONTH, periodsIn, type Period } from './period.ts';
import { WIDE_GAP, type TextRow } from './resume-rows.ts';
import { startsAName, wordsOf } from './words/phrases.ts';

/** Returns the dates of each row. A range that continues in the next row, or whose ends are below each other, is that of the row in which it begins. */
export function wholePeriods(rows: readonly TextRow[]): (Period | undefined)[] {
  return stackedPeriods(rows, joinedPeriods(rows));
}

/** Returns the dates of each row. A range that continues in the next row is that of the row in which it begins. */
export function joinedPeriods(rows: readonly TextRow[]): (Period | undefined)[] {
  const periods = rows.map(entryPeriod);
  for (const [i, row] of rows.entries()) {
    const next = rows[i + 1];
    const range = next && !isProse(row) ? brokenRange(row, next) : undefined;
    if (!next || !range) continue;
    periods[i] = range;
    if (periods[i + 1]?.start === next.start) periods[i + 1] = undefined;
  }
  return periods;
}

function isProse({ text }: TextRow): boolean {
  return !startsAName(text) || wordsOf(text).length > MAX_WORDS;
}

/** The most words in a row with dates that is no prose. */
const MAX_WORDS = 14;

/** A dash behind a date. */
const OPEN = /^\s?(?:[\u2010-\u2015-]|to)(?=\s|$)/;

/** A dash behind a date, and the month that is the end of the range; its year is elsewhere. */
const OPEN_TO_MONTH = new RegExp(`^\\s?(?:[\u2010-\u2015-]|to)\\s?${MONTH}\\b`, 'i');

/** The same at the end of a cell: "Sep 2017–Jun" beside a name, above "2021". */
const OPEN_IN_CELL = new RegExp(`${OPEN_TO_MONTH.source}\\.?(?=\t|$)`, 'i');

/** Returns the range that a row begins, at its start or end, and that ends at the start of the next one: "Baker, 10/2020 –" above "04/2021". */
function brokenRange(row: TextRow, next: TextRow): Period | undefined {
  const behind = ({ text, start }: TextRow, end: number): string => text.slice(end - start);
  const begun = periodsIn(row).findLast(({ isRange, start, end }) => {
    const isAtAnEnd = start === row.start || behind(row, end).length <= MAX_OPEN;
    const cell = row.segments.find((one) => one.start <= start && end <= one.end) ?? row;
    const isOpen = OPEN.test(behind(row, end)) || OPEN_IN_CELL.test(cell.text.slice(end - cell.start));
    return !isRange && isAtAnEnd && isOpen;
  });
  const isToMonth = begun !== undefined && OPEN_TO_MONTH.test(behind(row, begun.end));
  const [first] = periodsIn(next);
  const ended =
    first?.start === next.start && !first.isRange && !OPEN.test(behind(next, first.end)) ? first : undefined;
  if (!begun?.from || !ended?.from || next.gap > WIDE_GAP || ended.from < begun.from) return undefined;
  return { ...ended, from: begun.from, to: isToMonth ? null : ended.from, isRange: true, begins: begun };
}

/** The longest dash and month behind a date at the end of a row. */
const MAX_OPEN = 13;

/** How far the left edges of a start and an end below each other are apart, in points; they may end at one right edge. */
const BESIDE = { text: 0, text_layer: 40, recognised: 0 };

/** Joins starts and ends in adjacent rows, in either order, into one range at the upper row. If there are several in a run, only an end above its start. */
function stackedPeriods(rows: readonly TextRow[], single: readonly (Period | undefined)[]): (Period | undefined)[] {
  const ends = rows.map((row, i) => endIn(row, single[i]));
  const periods = [...single];
  for (const [i, row] of rows.entries()) {
    const [upper, lower, next] = [ends[i], ends[i + 1], rows[i + 1]];
    if (
      !upper ||
      !lower ||
      !periods[i + 1] !== !lower.from ||
      Math.abs(row.left - (next?.left ?? Infinity)) > BESIDE[row.source] ||
      periods[i] !== single[i]
    )
      continue;
    const isPair = !ends[i - 1] && !ends[i + 2];
    const isTurned = upper.to === 'present' || (upper.from !== null && lower.from !== null && lower.from <= upper.from);
    if (!isTurned && !isPair) continue;
    const [start, end] = isTurned ? [lower, upper] : [upper, lower];
    if (start.from === null) continue;
    periods[i] = { ...end, from: start.from, isRange: true, begins: start };
    periods[i + 1] = undefined;
  }
  return periods;
}

/** A date or "present" by itself at the left of a row, before a dash or after a label that says which end it is. */
function endIn({ segments: [first] }: TextRow, period: Period | undefined): Period | undefined {
  const label = END_LABEL.exec(first.text)?.[0].length ?? 0;
  const dash = /\s?[\u2010-\u2015-]$/.exec(first.text)?.[0].length ?? 0;
  const [start, end] = [first.start + label, first.end - dash];
  const text = first.text.slice(label, first.text.length - dash);
  if (GOES_ON.test(text)) return { text, start, end, from: null, to: 'present', isRange: true };
  return period && !period.isRange && period.start === start && period.end === end
    ? { ...period, to: period.from }
    : undefined;
}

const END_LABEL = /^(?:start(?:ed)?|end(?:ed)?|from|to|until)(?: date)?\s?:\s{1,40}/i;

/** A word for the present, by itself. */
export const GOES_ON = /^(?:present|current|now|today)$/i;
