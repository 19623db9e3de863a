import type { Database, SqlValue } from '../store/database.ts';
import type { Breathe } from './breath.ts';

/** Rows deleted per transaction, the longest that others wait. */
const ROWS_AT_A_TIME = 20;

/** Rows of a table with a value in a column; `key` names columns by which some are found without scanning all. */
export interface RowsOf {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  readonly value: SqlValue;
}

/** Deletes rows, some per transaction. */
export async function deleteRows(
  { run }: Pick<Database, 'run'>,
  { table, key, column, value }: RowsOf,
  breathe: Breathe,
): Promise<void> {
  const some = `SELECT ${key} FROM ${table} WHERE ${column} = $1 LIMIT ${ROWS_AT_A_TIME}`;
  const statement = `DELETE FROM ${table} WHERE (${key}) IN (${some}) RETURNING ${column}`;
  while ((await run(statement, [value])).length > 0) await breathe();
}

/** They are between rows of other uploads: each search continues where the last one ended. */
const SOME = 'list_id = $1 AND upload > $2 AND upload <= $3 AND reference > $4';
const LAST_OF_SOME = `SELECT MAX(reference) AS last FROM
  (SELECT reference FROM watch_parties WHERE ${SOME} ORDER BY reference LIMIT ${ROWS_AT_A_TIME}) AS some`;
const DELETE_SOME = `DELETE FROM watch_parties WHERE ${SOME} AND reference <= $5`;

/** Deletes the parties of a range of a list's uploads, some per transaction. */
export async function deleteUploads(
  { run }: Pick<Database, 'run'>,
  { listId, after, upTo }: { readonly listId: string; readonly after: number; readonly upTo: number },
  breathe: Breathe,
): Promise<void> {
  for (let reference = ''; ;) {
    const behind = [listId, after, upTo, reference];
    const [row] = await run(LAST_OF_SOME, behind);
    if (typeof row?.['last'] !== 'string') return;
    await run(DELETE_SOME, [...behind, row['last']]);
    reference = row['last'];
    await breathe();
  }
}
