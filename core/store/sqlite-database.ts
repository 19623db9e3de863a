import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  SKIP_LOCKED,
  storeFailure,
  type Database,
  type RunStatement,
  type RunTogether,
  type SqlRow,
  type SqlValue,
} from './database.ts';
import { migrate, type StoreVersions } from './schema.ts';

/** SQLite blocks this process while it waits for another one's lock, so most of the waiting is done outside it. */
const BLOCKING_WAIT_MS = 1;
const PAUSE_MS = 2;
const ATTEMPTS = 800;

const SQLITE_BUSY = 5;

/**
 * Opens a database file, creating it and its folder if needed. It uses a write-ahead log synced at every commit: what
 * was confirmed survives a kill or a power loss. Throws `StoreFailure`.
 */
export async function openSqlite(file: string, versions: StoreVersions): Promise<Database> {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const opened = new DatabaseSync(file, { timeout: BLOCKING_WAIT_MS });
    database = opened;
    await untilFree(() => {
      opened.exec('PRAGMA journal_mode = WAL');
      opened.exec('PRAGMA synchronous = FULL');
      // A checkpoint happens inside a commit and blocks the whole process: do it often, with little work each time.
      opened.exec('PRAGMA wal_autocheckpoint = 250');
      // Deleted data is overwritten, not just unlinked.
      opened.exec('PRAGMA secure_delete = ON');
    });
    await untilFree(() => {
      opened.exec('BEGIN IMMEDIATE');
    });
    const run = runOnSqlite(opened);
    await migrate(run, 'sqlite', versions);
    opened.exec('COMMIT');
    return {
      run,
      runTogether: runTogetherOn(opened),
      async emptyLog() {
        for (let i = 1; i <= ATTEMPTS; i++) {
          const [row] = await run('PRAGMA wal_checkpoint(TRUNCATE)');
          if (row?.['busy'] === 0) return;
          await pause(PAUSE_MS);
        }
      },
      close() {
        opened.close();
        return Promise.resolve();
      },
    };
  } catch (error) {
    database?.close();
    throw storeFailure(error);
  }
}

/** Runs statements on an open file, waiting while another process writes to it. They throw `StoreFailure`. */
export function runOnSqlite(database: DatabaseSync): RunStatement {
  const rowsOf = rowsOn(database);
  return async (statement, values) => {
    try {
      return await untilFree(() => rowsOf(statement, values));
    } catch (error) {
      throw storeFailure(error);
    }
  };
}

/** Runs without yielding to the event loop, so that no other statement of this process enters the transaction. */
function runTogetherOn(database: DatabaseSync): RunTogether {
  const rowsOf = rowsOn(database);
  const attempt = (statements: Parameters<RunTogether>[0]): SqlRow[][] | undefined => {
    database.exec('BEGIN IMMEDIATE');
    let end = 'ROLLBACK';
    try {
      const answers: SqlRow[][] = [];
      for (const { sql, values } of statements) {
        answers.push(rowsOf(sql, values));
        if (answers[0]?.length === 0) return undefined;
      }
      end = 'COMMIT';
      return answers;
    } finally {
      database.exec(end);
    }
  };
  return async (statements) => {
    try {
      return await untilFree(() => attempt(statements));
    } catch (error) {
      throw storeFailure(error);
    }
  };
}

/** Maximum number of prepared statements kept; the least recently used go first. */
const MAX_PREPARED = 100;

/** Returns the rows of statements, each prepared once. */
function rowsOn(database: DatabaseSync): (statement: string, values?: readonly SqlValue[]) => SqlRow[] {
  const prepared = new Map<string, StatementSync>();
  return (statement, values = []) => {
    const kept = prepared.get(statement) ?? database.prepare(statement.replace(SKIP_LOCKED, ''));
    prepared.delete(statement);
    prepared.set(statement, kept);
    const [oldest] = prepared.size > MAX_PREPARED ? prepared.keys() : [];
    if (oldest !== undefined) prepared.delete(oldest);
    return kept.all(Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]))) as SqlRow[];
  };
}

/**
 * Retries an action until no other process holds the lock it needs; throws what it throws, also if the lock is never
 * released.
 */
async function untilFree<T>(attempt: () => T): Promise<T> {
  for (let i = 1; ; i++) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || i === ATTEMPTS) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** The low byte of SQLite's extended codes is the primary code. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}
