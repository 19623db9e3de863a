import type { Sql } from 'postgres';
import { storeFailure } from './database.ts';

/** A right that one process holds at a time, on whichever machine. */
export interface HeldLock {
  readonly release: () => Promise<void>;
}

const CONNECT_SECONDS = 3;
const CLOSE_SECONDS = 2;

/**
 * Takes a lock of a PostgreSQL database by its number; undefined where another process holds it. It lasts as long as its
 * connection, so a process that dies leaves none behind. Throws `StoreFailure`.
 */
export async function takePostgresLock(url: string, lock: number): Promise<HeldLock | undefined> {
  const { default: connect } = await import('postgres');
  const sql = connect(url, {
    max: 1,
    connect_timeout: CONNECT_SECONDS,
    // A connection that the driver renews would lose the lock.
    idle_timeout: 0,
    max_lifetime: null,
    fetch_types: false,
    onnotice: () => undefined,
    connection: { application_name: 'tracewell lock' },
  });
  const release = (): Promise<void> => sql.end({ timeout: CLOSE_SECONDS });
  if (await isTaken(sql, lock)) return { release };
  await release();
  return undefined;
}

async function isTaken(sql: Sql, lock: number): Promise<boolean> {
  try {
    const [row] = await sql`SELECT pg_try_advisory_lock(${lock}) AS taken`;
    return row?.['taken'] === true;
  } catch (error) {
    void sql.end({ timeout: 0 });
    throw storeFailure(error);
  }
}

/** Whether some process holds a lock, by its number below 2^31; in SQL for the database that has it. */
export const IS_LOCKED = `SELECT 1 AS held FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objsubid = 1
  AND objid = CAST($1 AS INTEGER) AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
