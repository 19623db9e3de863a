import type { SqlValue, Statement } from './database.ts';

/** Parameters per statement: SQLite looks each up by name among all of them, and accepts at most 32,766. */
const MAX_VALUES = 500;

/**
 * Builds as few statements as possible that write many rows, because over a network each statement is a round trip.
 * `$rows` in the SQL becomes a VALUES list, `($3, $4), ($5, $6)`; the first parameters fill the other places and are
 * the same in each statement. Columns of `(VALUES $rows)` are named column1, column2 ... in both SQLite and PostgreSQL,
 * and are text in PostgreSQL unless cast.
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
