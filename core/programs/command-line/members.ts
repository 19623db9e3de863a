import { isJsonObject } from '../../json.ts';

/** The member of an answer at a path; undefined if there is no such member. */
export function memberAt(answer: unknown, ...path: readonly string[]): unknown {
  let value = answer;
  for (const name of path) value = isJsonObject(value) ? value[name] : undefined;
  return value;
}

/** The list at a path; empty if there is no list. */
export function listAt(answer: unknown, ...path: readonly string[]): readonly unknown[] {
  const value = memberAt(answer, ...path);
  return Array.isArray(value) ? value : [];
}

/** A value as a cell of a table: blank for null and for what is not there. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
