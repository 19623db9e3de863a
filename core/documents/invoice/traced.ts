import { provenMark, statesAmount, type DecimalMark } from '../../quotes/amount.ts';
import { readDates } from '../../quotes/date.ts';
import type { Cell } from '../reading-shape.ts';

/** A value that its characters state, or that there is none, and why. */
export interface Traced<Value> {
  readonly value: Value | null;
  /** The characters; null where the value does not stand on any. */
  readonly quote: string | null;
  /** Whether something is printed, or was read, that cannot be served. */
  readonly isUnreadable: boolean;
}

const NOTHING = { value: null, quote: null, isUnreadable: false } as const;
const UNREADABLE = { value: null, quote: null, isUnreadable: true } as const;

/** A cell's amount where its characters give exactly this value and sign, under the decimal mark of the document. */
export function tracedAmount(cell: Cell<number>, mark: DecimalMark | null): Traced<number> {
  return traced(cell, (quote, value) => statesAmount(quote, value, mark));
}

/** The decimal mark that a document's amounts agree on, by those among them that leave no choice; null where they do not. */
export function documentMark(cells: readonly Cell<number>[]): DecimalMark | null {
  return provenMark(cells.flatMap(({ quote }) => quote ?? []));
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A cell's day where its characters state year, month and day without a choice, and all that they state is this day. */
export function tracedDate(cell: Cell<string>): Traced<string> {
  return traced(cell, (quote, value) => {
    const [, year, month, day] = DAY.exec(value) ?? [];
    const dates = readDates(quote, 'either');
    return (
      dates.length > 0 &&
      dates.every((one) => one.year === Number(year) && one.month === Number(month) && one.day === Number(day))
    );
  });
}

function traced<Value>({ value, quote }: Cell<Value>, isStated: (quote: string, value: Value) => boolean): Traced<Value> {
  const isQuoted = quote !== null && quote.trim() !== '';
  if (value === null) return isQuoted ? UNREADABLE : NOTHING;
  return isQuoted && isStated(quote, value) ? { value, quote, isUnreadable: false } : UNREADABLE;
}
