import type { Quotation } from '../reading/answer.ts';
import { provenMark, statesAmount } from '../../quotes/amount.ts';
import { statesDay } from '../../quotes/stated-date.ts';
import type { DecimalMark } from '../../quotes/written-number.ts';
import type { FindQuote } from '../reading/find-quote.ts';
import type { Cell } from '../reading/reading-shape.ts';

/** A value stated by its characters, or why there is none. */
export interface Traced<Value> {
  readonly value: Value | null;
  /** The characters and their place; null if there is no value. */
  readonly quotation: Quotation | null;
  /** Whether something was printed or read that cannot be served. */
  readonly isUnreadable: boolean;
  /** The characters that were read but do not support a value. */
  readonly sought?: Quotation;
}

const NOTHING = { value: null, quotation: null, isUnreadable: false } as const;
const UNREADABLE = { value: null, quotation: null, isUnreadable: true } as const;

/** Returns a cell's amount if its characters give exactly this value and sign, under the document's decimal mark. */
export function tracedAmount(
  cell: Cell<number>,
  { mark, find }: { mark: DecimalMark | null; find: FindQuote },
): Traced<number> {
  return traced(cell, {
    find: (quote, sought) => find(quote, { ...sought, of: 'amount' }),
    isStated: (quote, value) => statesAmount(quote, value, mark),
  });
}

/** Returns the decimal mark that a document's unambiguous amounts agree on; null if they do not. */
export function documentMark(cells: readonly Cell<number>[], find: FindQuote): DecimalMark | null {
  return provenMark(cells.flatMap(({ quote }) => (quote !== null && find(quote, { of: 'amount' }) ? [quote] : [])));
}

/** Returns a cell's day, `YYYY-MM-DD`, if its characters state it in full and unambiguously, and no other day. */
export function tracedDate(cell: Cell<string>, find: FindQuote): Traced<string> {
  return traced(cell, { find, isStated: (quote, value) => statesDay(quote, value, 'either') });
}

interface Tracing<Value> {
  readonly find: FindQuote;
  readonly isStated: (quote: string, value: Value) => boolean;
}

function traced<Value>({ value, quote, at }: Cell<Value>, { find, isStated }: Tracing<Value>): Traced<Value> {
  if (quote === null || quote.trim() === '') return value === null ? NOTHING : UNREADABLE;
  const quotation = find(quote, { at });
  if (!quotation) return UNREADABLE;
  if (value === null || !isStated(quote, value)) return { ...UNREADABLE, sought: quotation };
  return { value, quotation, isUnreadable: false };
}
