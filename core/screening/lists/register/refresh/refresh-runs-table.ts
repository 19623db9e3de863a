import type { RefreshRun } from '../../answer.ts';
import type { Database } from '../../../../store/database.ts';
import { endedRun, KEPT_RUNS, KILLED, type RefreshJournal } from './refresh-journal.ts';

/** The table of runs, as SQL that SQLite and PostgreSQL share: one in the store, and one in a folder's own file. */
export function runsTable(name: string): string {
  return `CREATE TABLE ${name} (
  run INTEGER PRIMARY KEY,
  started_at TEXT NOT NULL,
  finished_at TEXT,
  outcome TEXT,
  reason TEXT,
  row_count INTEGER,
  extract_date TEXT
)`;
}

const SHARED = 'register_runs';

export const REFRESH_RUNS_TABLE = runsTable(SHARED);

/** Creates the record of runs in a table; default the one shared by all machines. */
export function refreshRunsTable({ run }: Pick<Database, 'run'>, table = SHARED): RefreshJournal {
  return {
    async begin(at) {
      const [row] = await run(
        `INSERT INTO ${table} (run, started_at) SELECT COALESCE(MAX(run), 0) + 1, $1 FROM ${table} RETURNING run`,
        [at.toISOString()],
      );
      const number = Number(row?.['run']);
      await run(`DELETE FROM ${table} WHERE run <= $1`, [number - KEPT_RUNS]);
      return number;
    },
    async end(number, { outcome, reason, rowCount, extractDate }, at) {
      await run(
        `UPDATE ${table} SET finished_at = $1, outcome = $2, reason = $3, row_count = $4, extract_date = $5 WHERE run = $6`,
        [at.toISOString(), outcome, reason, rowCount, extractDate, number],
      );
    },
    async closeKilled() {
      await run(`UPDATE ${table} SET outcome = 'interrupted', reason = $1 WHERE outcome IS NULL`, [KILLED]);
    },
    async lastReplaced() {
      const [row] = await run(
        `SELECT row_count, extract_date FROM ${table} WHERE outcome = 'replaced' ORDER BY run DESC LIMIT 1`,
      );
      const date = row?.['extract_date'];
      return row && { rowCount: Number(row['row_count']), extractDate: typeof date === 'string' ? date : null };
    },
  };
}

/** Returns the newest runs of all machines, newest first; `isRefreshing` says whether one is in progress. */
export async function newestSharedRuns(
  { run }: Pick<Database, 'run'>,
  { count, isRefreshing }: { count: number; isRefreshing: () => Promise<boolean> },
): Promise<RefreshRun[]> {
  // Checked before and after, because a run may end or begin while its row is read.
  const wasRefreshing = await isRefreshing();
  const rows = await run(`SELECT * FROM ${SHARED} ORDER BY run DESC LIMIT $1`, [count]);
  const isUnderWay = wasRefreshing || (await isRefreshing());
  return rows.map((row) => endedRun(row, isUnderWay));
}
