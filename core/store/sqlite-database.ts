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

/** While SQLite waits for another process's lock it holds up this one, so most of the waiting is done outside it. */
const BLOCKING_WAIT_MS = 1;
const PAUSE_MS = 2;
const ATTEMPTS = 800;

const SQLITE_BUSY = 5;

/**
 * Opens a database in a file, creating the file and its folder if needed. Written ahead and synchronised at every
 * commit: what was answered is there after a kill or a loss of power. Throws `StoreFailure`.
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
      // What was written ahead goes into the file within a commit, for which the whole process waits: often, and little each time.
      opened.exec('PRAGMA wal_autocheckpoint = 250');
      // What is deleted is overwritten, and not only unlinked.
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

/** Without a turn of the event loop in between, so that no other statement of this process comes into the transaction. */
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

/** Statements that are kept prepared; those used longest ago go first. */
const MAX_PREPARED = 100;

/** Answers the rows of statements, each prepared once. */
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

/** Does something as soon as no other process holds the lock that it needs; throws as it does, and when none comes free. */
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

/** The low byte of SQLite's extended codes is the code itself. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}
