import type { RefreshRun } from '../../answer.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CopyFacts } from './refusal.ts';
import { isBusy, isRefreshing } from './refresh-lock.ts';

/**
 * How a run ended. `replaced`: its extract is served; `unchanged`: the source has none that is newer; `refused`: its extract
 * must not replace the served copy, or another run was under way; `failed`: it had no extract, or could not write the copy;
 * `interrupted`: it was stopped or killed, and only a kill at its very end can have come after its copy was in place.
 */
export type RefreshOutcome = Exclude<RefreshRun['outcome'], 'running'>;

/** How a run ended, and what its extract held as far as it was read. */
export interface RefreshResult {
  readonly outcome: RefreshOutcome;
  /** One sentence; null where there is nothing to add to the outcome. */
  readonly reason: string | null;
  /** Rows of organisations. */
  readonly rowCount: number | null;
  /** YYYY-MM-DD. */
  readonly extractDate: string | null;
}

/** The record of the runs, kept by all processes together. */
export interface RefreshJournal {
  /** Notes the beginning of a run, and answers its number. */
  readonly begin: (at: Date) => Promise<number>;
  readonly end: (run: number, result: RefreshResult, at: Date) => Promise<void>;
  /** Notes that runs without an end were killed; nobody else may be refreshing. */
  readonly closeKilled: () => Promise<void>;
  /** What the copy held that was put in place last; undefined where none was. */
  readonly lastReplaced: () => Promise<CopyFacts | undefined>;
}

/** The record of a folder. */
export const JOURNAL_FILE = 'register-runs.sqlite';

/** A year of daily runs. */
export const KEPT_RUNS = 366;

/** Why a run has no end of its own. */
export const KILLED = 'The run was killed before it ended.';

/** The newest so many runs, newest first; undefined where they could not be read yet. */
export type NewestRuns = (count: number) => Promise<readonly RefreshRun[] | undefined>;

/**
 * Reads the runs in a folder for a process that must not wait: while another one writes, which takes it a moment, what was
 * read last is answered.
 */
export function runsReader(dataDir: string): NewestRuns {
  let last: readonly RefreshRun[] | undefined;
  // eslint-disable-next-line @typescript-eslint/require-await -- what SQLite throws is to be a rejection
  return async (count) => {
    try {
      last = newestRuns(dataDir, KEPT_RUNS);
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    return last?.slice(0, count);
  };
}

/**
 * The newest runs in a folder, newest first; none where none was ever made. Waits for nothing: throws the error of SQLite
 * that says so where the record is being written.
 */
export function newestRuns(dataDir: string, count: number): RefreshRun[] {
  if (!existsSync(join(dataDir, JOURNAL_FILE))) return [];
  const database = new DatabaseSync(join(dataDir, JOURNAL_FILE), { timeout: 0 });
  try {
    // Looked at before and after, as a run may end, or begin, while its row is read.
    const wasRefreshing = isRefreshing(dataDir);
    const rows = database.prepare('SELECT * FROM runs ORDER BY run DESC LIMIT ?').all(count);
    const isUnderWay = wasRefreshing || isRefreshing(dataDir);
    return rows.map((row) => endedRun(row, isUnderWay));
  } finally {
    database.close();
  }
}

/** A run from the row of its record; one without an end is under way, or its process has died. */
export function endedRun(row: Readonly<Record<string, unknown>>, isUnderWay: boolean): RefreshRun {
  const unended = isUnderWay ? RUNNING : DIED;
  return {
    started_at: String(row['started_at']),
    finished_at: textOf(row['finished_at']),
    ...(row['outcome'] === null
      ? unended
      : { outcome: row['outcome'] as RefreshOutcome, reason: textOf(row['reason']) }),
    row_count: row['row_count'] === null ? null : Number(row['row_count']),
    extract_date: textOf(row['extract_date']),
  };
}

const RUNNING = { outcome: 'running', reason: null } as const;
const DIED = { outcome: 'interrupted', reason: KILLED } as const;

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
