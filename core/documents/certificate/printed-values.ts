import { amountValue, readAmount } from '../../quotes/amount.ts';
import { readDates } from '../../quotes/date.ts';
import type { PrintedDate } from '../../quotes/printed-date.ts';

/** Returns the dollar amount that characters state, or null if they state none for sure. */
export function amountIn(quote: string): number | null {
  return amountValue(readAmount(quote), '.') ?? null;
}

/** Returns the one date, YYYY-MM-DD, that characters on a U.S. form state; a two-digit year is in this century. */
export function dayIn(quote: string): string | null {
  const [date, second] = readDates(quote, 'month_first');
  return second ? null : dayOf(date);
}

/** Returns the last full date, YYYY-MM-DD, in a sentence; null if its last date is not one. */
export function lastDayIn(sentence: string): string | null {
  return dayOf(readDates(sentence, 'month_first').at(-1));
}

function dayOf(date: PrintedDate | undefined): string | null {
  if (!date || date.year === null || date.month === null || date.day === null) return null;
  const year = date.isYearShort ? 2000 + date.year : date.year;
  return [year, date.month, date.day].map((part) => String(part).padStart(2, '0')).join('-');
}
