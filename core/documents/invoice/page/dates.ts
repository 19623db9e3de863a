import { writtenDates } from '../../../quotes/date-patterns.ts';
import { readDates } from '../../../quotes/date.ts';
import { plainSigns } from '../../../quotes/plain-signs.ts';
import type { Line } from '../../pages/pages.ts';
import { DATE_RANKS, dateLabel } from './date-labels.ts';
import { headsItems } from './item-table.ts';
import { endsInAmount } from './printed-amounts.ts';

/** How far before and behind a date its time of day is looked for, in UTF-16 units. */
const TIME_BEFORE = 12;
const TIME_BEHIND = 16;

/** The day of an invoice or receipt: `YYYY-MM-DD` and the characters that state it. */
export interface FoundDate {
  /** Null where what is printed can be read as more than one day. */
  readonly iso: string | null;
  readonly quote: string;
  /** Where the characters start, in UTF-16 units of the document's text. */
  readonly at: number;
  /** Whether a label says so, a time stands beside it, or it is the only date there is. */
  readonly isConfirmed: boolean;
}

interface DateCandidate {
  /** Every day that the characters can be read as. */
  readonly days: readonly string[];
  readonly quote: string;
  readonly at: number;
  readonly rank: number;
  readonly certainty: number;
}

/** Longer lines are prose. */
const MAX_LINE = 300;

/** Characters before a date that may be its label. */
const LABEL_LENGTH = 48;

const TIME = /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/;

/** Two digits from here on are years of the last century. */
const LAST_CENTURY = 70;

/** A picture is read twice; a date that only one of the readings has, or that they dispute, is less certain than this. */
const MIN_CERTAINTY = 0.86;

/** The day on which a document was issued; undefined where no date says so, or several of the same standing differ. */
export function issueDate(lines: readonly Line[]): FoundDate | undefined {
  const head = lines.findIndex(({ text }) => headsItems(text));
  const candidates = lines.flatMap((line, i) => {
    const found = candidatesIn(line, lines.slice(Math.max(0, i - MAX_ABOVE), i));
    // A day of work or of a sale, in its line.
    const isItem = head >= 0 && i > head && endsInAmount(line);
    return isItem ? found.map((one) => ({ ...one, rank: DATE_RANKS.other })) : found;
  });
  const best = Math.max(...candidates.map((one) => one.rank));
  const leading = candidates.filter((one) => one.rank === best);
  const [first] = leading;
  if (first === undefined || best < 0) return undefined;
  const plain = leading.find((one) => one.days.length === 1) ?? first;
  const [day] = plain.days;
  if (day === undefined) return undecided(plain);
  if (leading.some((one) => !one.days.includes(day) && one.days.length > 0)) {
    return undecided(first);
  }
  if (plain.days.length === 1) return found(plain, candidates);
  // Printed so that it can be read both ways: another printing of one of the two days decides.
  const deciding = candidates.filter(
    (one) => one.rank >= DATE_RANKS.printed && one.days.length === 1 && plain.days.includes(one.days[0] ?? ''),
  );
  const [decided] = deciding;
  const isOne = new Set(deciding.map((one) => one.days[0])).size === 1;
  return decided && isOne ? found(decided, candidates) : undecided(plain);
}

function found(one: DateCandidate, candidates: readonly DateCandidate[]): FoundDate {
  const iso = one.days[0] ?? null;
  const isOnly = candidates.every((other) => iso !== null && other.days.includes(iso));
  const certainty = Math.max(
    ...candidates.filter((other) => other.days[0] === iso && other.days.length === 1).map((other) => other.certainty),
  );
  if (certainty < MIN_CERTAINTY) return undecided(one);
  return { iso, quote: one.quote, at: one.at, isConfirmed: one.rank > 0 || isOnly };
}

function undecided({ quote, at }: DateCandidate): FoundDate {
  return { iso: null, quote, at, isConfirmed: false };
}

function candidatesIn(line: Line, above: readonly Line[]): DateCandidate[] {
  if (line.text.length > MAX_LINE) return [];
  const plain = plainSigns(line.text).toLowerCase();
  // Offsets are those of the line only where folding left every character in its place.
  if (plain.length !== line.text.length) return [];
  const written = writtenDates(plain);
  // Where the last day before ends, after which a label may begin; "2024-08" in "invoice 2024-0893 dated" is none.
  let lastEnd = 0;
  return written.flatMap(({ start, end }, i) => {
    const quote = line.text.slice(start, end);
    const days = daysOf(quote);
    if (days.length === 0 || isInNumber(line.text, { start, end })) return [];
    const words = line.segments.flatMap((segment) => segment.words);
    const own = words.filter((word) => word.end > line.start + start && word.start < line.start + end);
    const from = Math.max(lastEnd, start - LABEL_LENGTH);
    const cell = line.segments.findLast((segment) => segment.start <= line.start + start);
    const label = dateLabel({
      before: line.text.slice(from, start),
      cell: line.text.slice(Math.max(from, (cell?.start ?? line.start) - line.start), start),
      head: headOver(own[0]?.box, above),
    });
    lastEnd = end;
    const hasTime =
      TIME.test(line.text.slice(end, end + TIME_BEHIND)) ||
      TIME.test(line.text.slice(Math.max(0, start - TIME_BEFORE), start));
    const certainty = Math.min(1, ...own.map((word) => word.certainty));
    const isInRange =
      isRange(line.text.slice(written[i - 1]?.end ?? start, start)) ||
      isRange(line.text.slice(end, written[i + 1]?.start ?? end));
    const rank = isInRange ? DATE_RANKS.other : (label ?? (hasTime ? DATE_RANKS.date : 0));
    return [{ days, quote, at: line.start + start, rank, certainty }];
  });
}

/** Between the first and the last day of a period. */
function isRange(between: string): boolean {
  return /^\s{0,3}(?:-|–|—|to|until|till|through|thru|bis|au|al?|t\/m|\.\.\.?)\s{0,3}$/iu.test(between);
}

/** Whether a date is a part of something longer: a number of an invoice, a name of a file. */
function isInNumber(text: string, { start, end }: { start: number; end: number }): boolean {
  return (
    /[\p{L}\d][-/_#]$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    /^[-/_][\p{L}\d]/u.test(text.slice(end, end + 2))
  );
}

/** The head of a column is looked for in so many lines above a date. */
const MAX_ABOVE = 3;

/** What stands over a date in the nearest line above that has words there: the head of its column. Dates below one another have one head. */
function headOver(box: { left: number; right: number } | undefined, above: readonly Line[]): string {
  if (box === undefined) return '';
  const over = above
    .flatMap(({ segments }) => segments.filter((one) => one.box.left < box.right && one.box.right > box.left))
    .findLast(({ text }) => /\p{L}{2}/u.test(text.slice(0, MAX_LINE)));
  return over === undefined || over.text.length > LABEL_LENGTH ? '' : over.text;
}

/** The days that characters can be read as: one, two where day and month can change places, none where no day is stated. */
function daysOf(quote: string): string[] {
  const [date, second] = readDates(quote, 'either');
  if (date === undefined || second !== undefined || date.year === null) return [];
  const year = date.isYearShort ? date.year + (date.year < LAST_CENTURY ? 2000 : 1900) : date.year;
  const iso = (month: number, day: number): string =>
    [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  if (date.month !== null && date.day !== null) return [iso(date.month, date.day)];
  const [one, other] = date.either ?? [];
  return one === undefined || other === undefined ? [] : [iso(one, other), iso(other, one)];
}
