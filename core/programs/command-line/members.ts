import { isJsonObject } from '../../json.ts';

/** Returns the member of an answer at a path; undefined if there is none. */
export function memberAt(answer: unknown, ...path: readonly string[]): unknown {
  let value = answer;
  for (const name of path) value = isJsonObject(value) ? value[name] : undefined;
  return value;
}

/** Returns the list at a path; empty if there is none. */
export function listAt(answer: unknown, ...path: readonly string[]): readonly unknown[] {
  const value = memberAt(answer, ...path);
  return Array.isArray(value) ? value : [];
}

/** Formats a value as a table cell: blank for null and missing values. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
