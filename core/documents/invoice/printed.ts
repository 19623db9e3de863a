import { amountTokens } from '../../quotes/amount-tokens.ts';
import { writtenDates } from '../../quotes/date-patterns.ts';
import { readDates } from '../../quotes/date.ts';
import { foldText } from '../../quotes/folded-text.ts';
import { locateIn } from '../../quotes/locate.ts';
import { plainSigns } from '../../quotes/plain-signs.ts';

/**
 * Whether pages with this text print values: amounts and days in any spelling that states them, amounts without regard to
 * their sign, which may be printed apart; texts as they are, but for white space and case. Null where there is no text.
 */
export function printedIn(pageText: string | null): (value: string | number) => boolean | null {
  if (pageText === null || pageText.trim() === '') return () => null;
  const folded = foldText(pageText);
  const amounts = printedValues(pageText);
  const days = printedDays(pageText);
  return (value) => {
    if (typeof value === 'number') return amounts.has(Math.abs(value));
    return DAY.test(value) ? days.has(value) : locateIn(folded, value) !== undefined;
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Every value that an amount of the text may have, signs aside. */
function printedValues(text: string): Set<number> {
  const values = amountTokens(text).flatMap(({ amount }) => {
    if (amount.kind === 'stated') return [amount.value];
    return amount.kind === 'ambiguous' ? Object.values(amount.byMark) : [];
  });
  return new Set(values.map(Math.abs));
}

/** Every day that a date of the text may be, `YYYY-MM-DD`; of two digits, the year in this century. */
function printedDays(text: string): Set<string> {
  const plain = plainSigns(text).toLowerCase();
  const days = writtenDates(plain).flatMap(({ start, end }) =>
    readDates(plain.slice(start, end), 'either').flatMap(({ year, isYearShort, month, day, either }) => {
      const orders = either ? [either, either.toReversed()] : [[month, day]];
      const full = year !== null && isYearShort ? 2000 + year : year;
      return orders.map((parts) => [full, ...parts].map((part) => String(part).padStart(2, '0')).join('-'));
    }),
  );
  return new Set(days);
}
