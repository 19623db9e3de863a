import type { RefreshRun } from '../../answer.ts';
import { endedRun, KEPT_RUNS, KILLED, RUN_COLUMNS, type RefreshJournal } from './refresh-journal.ts';
import type { Database } from '../../../../store/database.ts';

export const REFRESH_RUNS_TABLE = `CREATE TABLE register_runs ${RUN_COLUMNS}`;

const BEGIN = `INSERT INTO register_runs (run, started_at)
  SELECT COALESCE(MAX(run), 0) + 1, $1 FROM register_runs RETURNING run`;
const TRIM = 'DELETE FROM register_runs WHERE run <= $1';
const END = `UPDATE register_runs SET finished_at = $1, outcome = $2, reason = $3, row_count = $4, extract_date = $5
  WHERE run = $6`;
const CLOSE_KILLED = "UPDATE register_runs SET outcome = 'interrupted', reason = $1 WHERE outcome IS NULL";
const REPLACED = `SELECT row_count, extract_date FROM register_runs WHERE outcome = 'replaced'
  ORDER BY run DESC LIMIT 1`;
const NEWEST = 'SELECT * FROM register_runs ORDER BY run DESC LIMIT $1';

/** The record of the runs of all machines in a table of the store; only the holder of the refresh lock writes to it. */
export function refreshRunsTable({ run }: Pick<Database, 'run'>): RefreshJournal {
  return {
    async begin(at) {
      const [row] = await run(BEGIN, [at.toISOString()]);
      const number = Number(row?.['run']);
      await run(TRIM, [number - KEPT_RUNS]);
      return number;
    },
    async end(number, { outcome, reason, rowCount, extractDate }, at) {
      await run(END, [at.toISOString(), outcome, reason, rowCount, extractDate, number]);
    },
    async closeKilled() {
      await run(CLOSE_KILLED, [KILLED]);
    },
    async lastReplaced() {
      const [row] = await run(REPLACED);
      const date = row?.['extract_date'];
      return row && { rowCount: Number(row['row_count']), extractDate: typeof date === 'string' ? date : null };
    },
  };
}

/** The newest runs of all machines, newest first; `isRefreshing` tells whether one of them is under way. */
export async function newestSharedRuns(
  { run }: Pick<Database, 'run'>,
  { count, isRefreshing }: { count: number; isRefreshing: () => Promise<boolean> },
): Promise<RefreshRun[]> {
  // Looked at before and after, as a run may end, or begin, while its row is read.
  const wasRefreshing = await isRefreshing();
  const rows = await run(NEWEST, [count]);
  const isUnderWay = wasRefreshing || (await isRefreshing());
  return rows.map((row) => endedRun(row, isUnderWay));
}
