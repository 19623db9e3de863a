import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'register-refresh.lock';

/** A look at the lock holds it for a moment; a taker waits that long. */
const TAKE_MS = 1_000;

/**
 * The right to refresh the copy in a folder, held by one process at a time; undefined where another one holds it. The
 * system lets go of it when its holder ends in whatever way, so no dead process leaves one behind.
 */
export function takeRefreshLock(dataDir: string): { readonly release: () => void } | undefined {
  const database = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: TAKE_MS });
  if (!locks(database, 'BEGIN EXCLUSIVE')) return undefined;
  return {
    release() {
      database.close();
    },
  };
}

/** Whether some process is refreshing the copy in a folder. */
export function isRefreshing(dataDir: string): boolean {
  const database = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 });
  if (!locks(database, 'SELECT count(*) FROM sqlite_schema')) return true;
  database.close();
  return false;
}

const SQLITE_BUSY = 5;

/** Whether a statement got its lock; the database is closed where it did not. */
function locks(database: DatabaseSync, statement: string): boolean {
  try {
    database.exec(statement);
    return true;
  } catch (error) {
    database.close();
    if (isBusy(error)) return false;
    throw error;
  }
}

/** Whether an error is SQLite's that another process holds the file. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
