import { readDates, statesOngoing, type NumericOrder } from './date.ts';
import type { PrintedDate } from './printed-date.ts';

/** Years as in `readDates()`, so that two digits do not match any century. */
const DATE = /^((?:19|20)\d{2})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/**
 * Returns a start date as far as its quote states it: YYYY, YYYY-MM or YYYY-MM-DD, from the first printed date. Null if
 * the quote does not state the year, states another year, month or day, or if the value is not a date.
 */
export function statedStart(quote: string, value: string): string | null {
  return statedPart(value, readDates(quote, 'either')[0]);
}

/**
 * The same from the last printed date, for a graduation date. A date followed by an ongoing word is a start, and states
 * no end.
 */
export function statedLast(quote: string, value: string): string | null {
  const last = readDates(quote, 'either').at(-1);
  return last?.isOngoingAfter ? null : statedPart(value, last);
}

/**
 * Returns an end date as far as its quote states it: the last printed date, or the word present in the value's own
 * case.
 */
export function statedEnd(quote: string, value: string): string | null {
  if (value.toLowerCase() === 'present') return statesOngoing(quote) ? value : null;
  return statedLast(quote, value);
}

/**
 * Whether a quote states a full day, YYYY-MM-DD: year (or its last two digits), month and day, and no date with another
 * year, month or day.
 */
export function statesDay(quote: string, value: string, order: NumericOrder): boolean {
  const dates = readDates(quote, order).filter(({ year }) => year !== null);
  return value.length === 10 && dates.length > 0 && dates.every((date) => statedPart(value, date) === value);
}

/**
 * Whether one served date is later than another, as far as both go: 2020 is not later than 2020-05, nor the reverse.
 */
export function isLater(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) > other.slice(0, length);
}

function statedPart(value: string, printed: PrintedDate | undefined): string | null {
  const match = DATE.exec(value);
  if (!match || !printed) return null;
  const [, year = '', ...rest] = match;
  const [month, day] = rest.map((part: string | undefined) => (part === undefined ? undefined : Number(part)));
  if (printed.year !== (printed.isYearShort ? Number(year) % 100 : Number(year))) return null;
  if (month === undefined) return year;
  if (printed.either) return isOneWay(printed.either, { month, day }) ? year : null;
  if (printed.month === null) return year;
  if (printed.month !== month) return null;
  if (day === undefined || printed.day === null) return value.slice(0, 7);
  return printed.day === day ? value : null;
}

/** Whether a month, and a day if present, are two numbers in some order. */
function isOneWay(
  [first, second]: readonly [number, number],
  { month, day }: { readonly month: number; readonly day: number | undefined },
): boolean {
  const matches = (a: number, b: number): boolean => month === a && (day === undefined || day === b);
  return matches(first, second) || matches(second, first);
}
