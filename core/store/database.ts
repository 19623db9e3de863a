/** A value that a statement is given, or answers. */
export type SqlValue = string | number | null;

/** The columns of a row by their names; what counts in PostgreSQL, such as COUNT, can be a text there. */
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** Runs one statement, its values named `$1`, `$2`, and answers its rows; what it wrote outlasts a loss of power. Throws `StoreFailure`. */
export type RunStatement = (statement: string, values?: readonly SqlValue[]) => Promise<readonly SqlRow[]>;

/** A statement with its values. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly SqlValue[];
}

/**
 * Runs statements in one transaction, all of them or none, and answers the rows of each. Where the first of them answers no row,
 * none is made and the answer is undefined: it states what must hold, and locks the row that it changes. Throws `StoreFailure`.
 */
export type RunTogether = (statements: readonly Statement[]) => Promise<readonly (readonly SqlRow[])[] | undefined>;

/**
 * Ends a subquery that picks a row for its holder: PostgreSQL then passes over rows that another transaction is picking. SQLite, which
 * has one writer at a time and does not know the words, is given the statement without them.
 */
export const SKIP_LOCKED = ' FOR UPDATE SKIP LOCKED';

/**
 * An open database. SQL is written in the words that SQLite and PostgreSQL share: columns are TEXT or INTEGER, upserts are
 * `INSERT ... ON CONFLICT ... RETURNING`.
 */
export interface Database {
  readonly run: RunStatement;
  readonly runTogether: RunTogether;
  /**
   * Takes what was deleted out of the log too, as far as nobody is reading it; it goes at the latest when the file is closed. Absent where
   * a log is the operator's own, as in PostgreSQL.
   */
  readonly emptyLog?: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The store did not take a statement. `fault` is the system's own word for why, such as ECONNREFUSED; it quotes nothing. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly fault: string;

  constructor(fault: string) {
    super(`The store failed: ${fault}.`);
    this.fault = fault;
  }
}

const FAULT = /^\w{1,40}$/;

/** The failure that an error of a driver amounts to; its message, which can hold values, is left behind. */
export function storeFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  if (!(error instanceof Error)) return new StoreFailure('unknown');
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  const fault = typeof errcode === 'number' ? `SQLITE_${errcode}` : code;
  return new StoreFailure(typeof fault === 'string' && FAULT.test(fault) ? fault : 'unknown');
}
