import { provenMark, statesAmount } from '../../quotes/amount.ts';
import { readDates } from '../../quotes/date.ts';
import type { DecimalMark } from '../../quotes/written-number.ts';
import type { Quotation } from '../evidence.ts';
import type { FindQuote } from '../find-quote.ts';
import type { Cell } from '../reading-shape.ts';

/** A value that its characters state, or that there is none, and why. */
export interface Traced<Value> {
  readonly value: Value | null;
  /** The characters, and where they stand; null where there is no value. */
  readonly quotation: Quotation | null;
  /** Whether something is printed, or was read, that cannot be served. */
  readonly isUnreadable: boolean;
}

const NOTHING = { value: null, quotation: null, isUnreadable: false } as const;
const UNREADABLE = { value: null, quotation: null, isUnreadable: true } as const;

/** A cell's amount where its characters give exactly this value and sign, under the decimal mark of the document. */
export function tracedAmount(
  cell: Cell<number>,
  { mark, find }: { mark: DecimalMark | null; find: FindQuote },
): Traced<number> {
  return traced(cell, { find, isStated: (quote, value) => statesAmount(quote, value, mark) });
}

/** The decimal mark that a document's amounts agree on, by those among them that leave no choice; null where they do not. */
export function documentMark(cells: readonly Cell<number>[], find: FindQuote): DecimalMark | null {
  return provenMark(cells.flatMap(({ quote }) => (quote !== null && find(quote) ? [quote] : [])));
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A cell's day where its characters state year, month and day without a choice, and all that they state is this day. */
export function tracedDate(cell: Cell<string>, find: FindQuote): Traced<string> {
  return traced(cell, { find, isStated: statesDay });
}

function statesDay(quote: string, value: string): boolean {
  const [, year, month, day] = DAY.exec(value) ?? [];
  const dates = readDates(quote, 'either');
  return (
    dates.length > 0 &&
    dates.every((one) => one.year === Number(year) && one.month === Number(month) && one.day === Number(day))
  );
}

interface Tracing<Value> {
  readonly find: FindQuote;
  readonly isStated: (quote: string, value: Value) => boolean;
}

function traced<Value>({ value, quote }: Cell<Value>, { find, isStated }: Tracing<Value>): Traced<Value> {
  if (quote === null || quote.trim() === '') return value === null ? NOTHING : UNREADABLE;
  const quotation = find(quote);
  if (value === null || !quotation || !isStated(quote, value)) return UNREADABLE;
  return { value, quotation, isUnreadable: false };
}
