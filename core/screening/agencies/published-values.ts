import type { JsonObject } from '../../json.ts';

/** How agencies write that there is no value. */
const BLANKS: ReadonlySet<string> = new Set(['', 'N/A']);

/** Whether a cell explicitly has no value; a missing cell does not count. */
export function isBlank(cell: unknown): boolean {
  return cell === null || (typeof cell === 'string' && BLANKS.has(cell.trim()));
}

/**
 * The columns that decide what a row counts for, each with its reader, which returns null if it cannot read the value.
 */
export type DecidingColumns = Readonly<Record<string, (row: JsonObject, field: string) => unknown>>;

/** Whether every deciding column is present, and blank or readable. */
export function isWhole(row: JsonObject, columns: DecidingColumns): boolean {
  return Object.entries(columns).every(([field, read]) => isBlank(row[field]) || read(row, field) !== null);
}

/** Returns a text as published, trimmed; null if it is missing, blank or not a string. */
export function publishedText(row: JsonObject, field: string): string | null {
  const value = row[field];
  const text = typeof value === 'string' ? value.trim() : '';
  return BLANKS.has(text) ? null : text;
}

/** A plain decimal number as text. */
const DECIMAL = /^\d{1,15}(?:\.\d{1,15})?$/;

/** Returns a non-negative number, published as a number or as plain decimal text; otherwise null. */
export function publishedNumber(row: JsonObject, field: string): number | null {
  const value = row[field];
  const text = typeof value === 'number' ? String(value) : publishedText(row, field);
  return text !== null && DECIMAL.test(text) ? Number(text) : null;
}

/** Returns a non-negative whole number; otherwise null. */
export function publishedCount(row: JsonObject, field: string): number | null {
  const number = publishedNumber(row, field);
  return Number.isInteger(number) ? number : null;
}

/** Returns a flag, written Y or N; otherwise null. */
export function publishedFlag(row: JsonObject, field: string): boolean | null {
  const text = publishedText(row, field);
  if (text === 'Y') return true;
  return text === 'N' ? false : null;
}

/** Returns an id, which some datasets write as a number and some as text; otherwise null. */
export function publishedId(row: JsonObject, field: string): string | null {
  // Text stays as written, including leading zeros.
  return publishedText(row, field) ?? publishedNumber(row, field)?.toString() ?? null;
}

/** `2014-07-24T00:00:00`, without a zone, or `20140724`. */
const DAY = /^(\d{4})-?(\d{2})-?(\d{2})(?:T|$)/;

/** Returns a day as YYYY-MM-DD, as published even if impossible ("3021-05-04"); null if it is missing or not a day. */
export function publishedDay(row: JsonObject, field: string): string | null {
  const [, year, month, day] = DAY.exec(publishedText(row, field) ?? '') ?? [];
  return year && month && day ? `${year}-${month}-${day}` : null;
}
