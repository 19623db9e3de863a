import type { SqlValue, Statement } from './database.ts';

/** Values of one statement: SQLite finds each by its name among all of them, and takes 32,766 at most. */
const MAX_VALUES = 500;

/**
 * Few statements that write many rows: over a network each statement is a round trip. `$rows` in the SQL becomes the rows as VALUES
 * lists them, `($3, $4), ($5, $6)`; the first values are those of its other places, and the same in each statement.
 * Columns of `(VALUES $rows)` are called column1, column2 ... in SQLite and PostgreSQL alike, and are texts in the latter unless cast.
 */
export function overRows(
  sql: string,
  rows: readonly (readonly SqlValue[])[],
  first: readonly SqlValue[] = [],
): Statement[] {
  const atATime = Math.floor((MAX_VALUES - first.length) / (rows[0]?.length ?? 1));
  const statements: Statement[] = [];
  for (let at = 0; at < rows.length; at += atATime) {
    const some = rows.slice(at, at + atATime);
    let place = first.length;
    const places = some.map((row) => `(${row.map(() => `$${++place}`).join(', ')})`).join(', ');
    statements.push({ sql: sql.replace('$rows', () => places), values: [...first, ...some.flat()] });
  }
  return statements;
}
