import type { JsonObject } from '../../json.ts';

/** How agencies write that there is nothing. */
const BLANKS: ReadonlySet<string> = new Set(['', 'N/A']);

/** Whether a cell of a row says that there is nothing; one that is missing says nothing at all. */
export function isBlank(cell: unknown): boolean {
  return cell === null || (typeof cell === 'string' && BLANKS.has(cell.trim()));
}

/** The columns that decide what a row counts for, each with its reader, which answers null where it cannot read. */
export type DecidingColumns = Readonly<Record<string, (row: JsonObject, field: string) => unknown>>;

/** Whether every column that decides is in a row, and blank or readable. */
export function isWhole(row: JsonObject, columns: DecidingColumns): boolean {
  return Object.entries(columns).every(([field, read]) => isBlank(row[field]) || read(row, field) !== null);
}

/** A text of a row as published, without white space around it; null where it is missing, blank or no text. */
export function publishedText(row: JsonObject, field: string): string | null {
  const value = row[field];
  const text = typeof value === 'string' ? value.trim() : '';
  return BLANKS.has(text) ? null : text;
}

/** A plain decimal number written as a text. */
const DECIMAL = /^\d{1,15}(?:\.\d{1,15})?$/;

/** A number of a row from 0 on, published as one or as a plain decimal text; null where it is neither. */
export function publishedNumber(row: JsonObject, field: string): number | null {
  const value = row[field];
  const text = typeof value === 'number' ? String(value) : publishedText(row, field);
  return text !== null && DECIMAL.test(text) ? Number(text) : null;
}

/** A whole number of a row from 0 on; null where it is none. */
export function publishedCount(row: JsonObject, field: string): number | null {
  const number = publishedNumber(row, field);
  return Number.isInteger(number) ? number : null;
}

/** A yes or no of a row, which is written Y or N; null where it is neither. */
export function publishedFlag(row: JsonObject, field: string): boolean | null {
  const text = publishedText(row, field);
  if (text === 'Y') return true;
  return text === 'N' ? false : null;
}

/** What a row is known by, which some datasets write as a number and some as a text; null where it is neither. */
export function publishedId(row: JsonObject, field: string): string | null {
  // A text is kept as it is written, zeros before it and all.
  return publishedText(row, field) ?? publishedNumber(row, field)?.toString() ?? null;
}

/** `2014-07-24T00:00:00`, without a zone, or `20140724`. */
const DAY = /^(\d{4})-?(\d{2})-?(\d{2})(?:T|$)/;

/** A day of a row as YYYY-MM-DD, as published even where it cannot be ("3021-05-04"); null where it is missing or no day. */
export function publishedDay(row: JsonObject, field: string): string | null {
  const [, year, month, day] = DAY.exec(publishedText(row, field) ?? '') ?? [];
  return year && month && day ? `${year}-${month}-${day}` : null;
}
