import { setTimeout as pause } from 'node:timers/promises';
import type { Sql, TransactionSql } from 'postgres';
import {
  StoreFailure,
  storeFailure,
  type Database,
  type RunStatement,
  type RunTogether,
  type SqlRow,
} from './database.ts';
import { migrate, type StoreVersions } from './schema.ts';

const CONNECT_SECONDS = 3;

/** Store statements take milliseconds; one that takes this long will not return. */
const STATEMENT_MS = 5_000;
const CLOSE_SECONDS = 2;
const CONNECTIONS = 5;

/** Keeps processes that start together from migrating together; an arbitrary number unlikely to be used by others. */
const MIGRATION_LOCK = 72_460_001;

/** Unused connections are closed after this time. */
const IDLE_SECONDS = 60;

/**
 * Opens a PostgreSQL database by its address, `postgres://user:password@host:port/name`. Throws `StoreFailure` if it
 * cannot be reached or does not answer in time. Statements are not prepared, so a connection pooler can be used.
 */
export async function openPostgres(url: string, versions: StoreVersions): Promise<Database> {
  const { default: connect } = await import('postgres');
  const sql = connect(url, {
    max: CONNECTIONS,
    connect_timeout: CONNECT_SECONDS,
    idle_timeout: IDLE_SECONDS,
    prepare: false,
    fetch_types: false,
    // Notices are printed by default and contain table names at best.
    onnotice: () => undefined,
    connection: { application_name: 'tracewell', synchronous_commit: 'on', statement_timeout: STATEMENT_MS },
  });
  const close = (): Promise<void> => sql.end({ timeout: CLOSE_SECONDS });
  try {
    await inTime(
      sql.begin(async (transaction) => {
        const run = runOn(transaction);
        await run('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
        await migrate(run, 'postgres', versions);
      }),
    );
  } catch (error) {
    void close();
    throw storeFailure(error);
  }
  return { run: runOn(sql), runTogether: runTogetherOn(sql), close };
}

function runOn(sql: Sql | TransactionSql): RunStatement {
  return async (statement, values = []) => {
    try {
      return [...(await inTime(sql.unsafe<SqlRow[]>(statement, [...values])))];
    } catch (error) {
      throw storeFailure(error);
    }
  };
}

/** Rolls back a transaction that should have no effect. */
class NothingToMake extends Error {
  override readonly name = 'NothingToMake';
}

function runTogetherOn(sql: Sql): RunTogether {
  return async (statements) => {
    try {
      return await inTime(
        sql.begin(async (transaction) => {
          const [first, ...others] = statements.map(
            ({ sql: statement, values = [] }) =>
              () =>
                transaction.unsafe<SqlRow[]>(statement, [...values]),
          );
          const answer = first ? [...(await first())] : [];
          if (answer.length === 0) throw new NothingToMake();
          // Pipelined, without waiting for each answer.
          const rest = await Promise.all(others.map((run) => run()));
          return [answer, ...rest.map((rows) => [...rows])];
        }),
      );
    } catch (error) {
      if (error instanceof NothingToMake) return undefined;
      throw storeFailure(error);
    }
  };
}

/** The driver itself waits forever on a silent connection. */
async function inTime<T>(work: PromiseLike<T>): Promise<T> {
  const answered = new AbortController();
  const late = pause(STATEMENT_MS + 1000 * CONNECT_SECONDS, undefined, { signal: answered.signal }).then(() => {
    throw new StoreFailure('timeout');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    answered.abort();
  }
}
