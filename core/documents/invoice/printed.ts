import { amountTokens } from '../../quotes/amount-tokens.ts';
import { writtenDates } from '../../quotes/date-patterns.ts';
import { readDates } from '../../quotes/date.ts';
import { foldText } from '../../quotes/folded-text.ts';
import { locateIn, type Place } from '../../quotes/locate.ts';
import { plainSigns } from '../../quotes/plain-signs.ts';

/**
 * Returns where pages with this text print values; nowhere if they do not. Amounts and days count in any spelling that
 * states them, amounts regardless of their sign, which may be printed separately; texts apart from white space and
 * case. Null if there is no text.
 */
export function printedPlaces(pageText: string | null): (value: string | number) => readonly Place[] | null {
  if (pageText === null || pageText.trim() === '') return () => null;
  const folded = foldText(pageText);
  const amounts = placesByValue(printedAmounts(pageText));
  const days = placesByValue(printedDays(pageText));
  return (value) => {
    if (typeof value === 'number') return amounts.get(Math.abs(value)) ?? [];
    if (DAY.test(value)) return days.get(value) ?? [];
    const found = locateIn(folded, value);
    return found ? [found] : [];
  };
}

function placesByValue<Value>(printed: readonly (readonly [Value, Place])[]): ReadonlyMap<Value, readonly Place[]> {
  const places = new Map<Value, Place[]>();
  for (const [value, place] of printed) {
    const known = places.get(value);
    if (known) known.push(place);
    else places.set(value, [place]);
  }
  return places;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns every value that an amount in the text may have, ignoring signs. */
function printedAmounts(text: string): [value: number, place: Place][] {
  return amountTokens(text).flatMap(({ amount, start, end }) => {
    const values =
      amount.kind === 'stated' ? [amount.value] : amount.kind === 'ambiguous' ? Object.values(amount.byMark) : [];
    return [...new Set(values.map(Math.abs))].map((value): [number, Place] => [value, { start, end }]);
  });
}

/** Returns every day that a date in the text may be, `YYYY-MM-DD`; two-digit years are in this century. */
function printedDays(text: string): [day: string, place: Place][] {
  const plain = plainSigns(text).toLowerCase();
  return writtenDates(plain).flatMap(({ start, end }) =>
    readDates(plain.slice(start, end), 'either').flatMap(({ year, isYearShort, month, day, either }) => {
      const orders = either ? [either, either.toReversed()] : [[month, day]];
      const full = year !== null && isYearShort ? 2000 + year : year;
      return orders.map((parts): [string, Place] => [
        [full, ...parts].map((part) => String(part).padStart(2, '0')).join('-'),
        { start, end },
      ]);
    }),
  );
}
