import type { Sql } from 'postgres';
import { storeFailure } from './database.ts';

/** A lock that only one process holds at a time, across machines. */
export interface HeldLock {
  readonly release: () => Promise<void>;
}

const CONNECT_SECONDS = 3;
const CLOSE_SECONDS = 2;

/**
 * Takes a PostgreSQL advisory lock by number; undefined if another process holds it. It is tied to its connection, so a
 * process that dies leaves no lock behind. Throws `StoreFailure`.
 */
export async function takePostgresLock(url: string, lock: number): Promise<HeldLock | undefined> {
  const { default: connect } = await import('postgres');
  const sql = connect(url, {
    max: 1,
    connect_timeout: CONNECT_SECONDS,
    // A connection renewed by the driver would lose the lock.
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

/** SQL that says whether any process holds a lock, by its number below 2^31. */
export const IS_LOCKED = `SELECT 1 AS held FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objsubid = 1
  AND objid = CAST($1 AS INTEGER) AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
