import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'register-refresh.lock';

/** A check briefly holds the lock; a taker waits this long. */
const TAKE_MS = 1_000;

/**
 * Takes the right to refresh the copy in a folder, which one process holds at a time; undefined if another one holds
 * it. The system releases it however its holder ends, so a dead process leaves none behind.
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

/** Whether any process is refreshing the copy in a folder. */
export function isRefreshing(dataDir: string): boolean {
  const database = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 });
  if (!locks(database, 'SELECT count(*) FROM sqlite_schema')) return true;
  database.close();
  return false;
}

const SQLITE_BUSY = 5;

/** Whether a statement got its lock; closes the database if not. */
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

/** Whether an error is SQLite's for a file locked by another process. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
