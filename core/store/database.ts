/** A statement parameter or result. */
export type SqlValue = string | number | null;

/** A row's columns by name; PostgreSQL may return counts such as COUNT as text. */
export type SqlRow = Readonly<Record<string, SqlValue>>;

/**
 * Runs one statement with parameters `$1`, `$2`, ... and returns its rows. Writes survive a power loss. Throws
 * `StoreFailure`.
 */
export type RunStatement = (statement: string, values?: readonly SqlValue[]) => Promise<readonly SqlRow[]>;

/** A statement with its parameters. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly SqlValue[];
}

/**
 * Runs statements in one transaction, all or none, and returns the rows of each. The first statement is the condition
 * and locks the row it changes: if it returns no row, nothing is done and the result is undefined. Throws
 * `StoreFailure`.
 */
export type RunTogether = (statements: readonly Statement[]) => Promise<readonly (readonly SqlRow[])[] | undefined>;

/**
 * Ends a subquery that claims a row: PostgreSQL then skips rows that another transaction is claiming. SQLite has one
 * writer at a time and does not know these words, so they are removed for it.
 */
export const SKIP_LOCKED = ' FOR UPDATE SKIP LOCKED';

/**
 * An open database. SQL uses only what SQLite and PostgreSQL share: TEXT or INTEGER columns, upserts as `INSERT ... ON
 * CONFLICT ... RETURNING`.
 */
export interface Database {
  readonly run: RunStatement;
  readonly runTogether: RunTogether;
  /**
   * Also removes deleted data from the log, unless someone is reading it; closing the file removes it at the latest.
   * Absent if the log belongs to the operator, as in PostgreSQL.
   */
  readonly emptyLog?: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * The store did not accept a statement. `fault` is the system's own code, such as ECONNREFUSED; it contains no data.
 */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly fault: string;

  constructor(fault: string) {
    super(`The store failed: ${fault}.`);
    this.fault = fault;
  }
}

const FAULT = /^\w{1,40}$/;

/** Converts a driver's error; its message is dropped because it can contain values. */
export function storeFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  if (!(error instanceof Error)) return new StoreFailure('unknown');
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  const fault = typeof errcode === 'number' ? `SQLITE_${errcode}` : code;
  return new StoreFailure(typeof fault === 'string' && FAULT.test(fault) ? fault : 'unknown');
}
