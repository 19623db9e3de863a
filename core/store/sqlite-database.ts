import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { storeFailure, type Database, type SqlRow, type RunStatement } from './database.ts';
import { migrate, type StoreVersions } from './schema.ts';

/** While SQLite waits for another process's lock it holds up this one, so most of the waiting is done outside it. */
const BLOCKING_WAIT_MS = 10;
const PAUSE_MS = 15;
const ATTEMPTS = 100;

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
    });
    await untilFree(() => {
      opened.exec('BEGIN IMMEDIATE');
    });
    await migrate(runOnSqlite(opened), 'sqlite', versions);
    opened.exec('COMMIT');
    return {
      run: runOnSqlite(opened),
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
  return async (statement, values = []) => {
    const named = Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]));
    try {
      return await untilFree(() => database.prepare(statement).all(named) as SqlRow[]);
    } catch (error) {
      throw storeFailure(error);
    }
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
