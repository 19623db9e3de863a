import { amountValue, readAmount } from '../../quotes/amount.ts';
import { readDates } from '../../quotes/date.ts';

/** The amount in dollars that characters state; null where they state none for sure. */
export function amountIn(quote: string): number | null {
  return amountValue(readAmount(quote), '.') ?? null;
}

/** The one day, YYYY-MM-DD, that a U.S. form states, its year of two digits in this century. */
export function dayIn(quote: string): string | null {
  const [date, second] = readDates(quote, 'month_first');
  if (!date || second || date.year === null || date.month === null || date.day === null) return null;
  const year = date.isYearShort ? 2000 + date.year : date.year;
  return [year, date.month, date.day].map((part) => String(part).padStart(2, '0')).join('-');
}
