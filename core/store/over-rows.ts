import type { SqlValue, Statement } from './database.ts';

/**
 * One statement over many rows, as a database across a network answers each statement by itself. `$rows` in it becomes the rows as
 * VALUES lists them, `($3, $4), ($5, $6)`; the first values are those of its other places. Columns of `(VALUES $rows)` are called
 * column1, column2 ... in SQLite and PostgreSQL alike, and are texts in the latter unless cast.
 */
export function overRows(
  sql: string,
  rows: readonly (readonly SqlValue[])[],
  first: readonly SqlValue[] = [],
): Statement {
  let place = first.length;
  const places = rows.map((row) => `(${row.map(() => `$${++place}`).join(', ')})`).join(', ');
  return { sql: sql.replace('$rows', () => places), values: [...first, ...rows.flat()] };
}
