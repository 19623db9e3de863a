import type { RefreshRun } from '../../answer.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CopyFacts } from './refusal.ts';
import { isBusy, isRefreshing } from './refresh-lock.ts';

/**
 * How a run ended. `replaced`: its extract is served; `unchanged`: the source has no newer one; `refused`: its extract
 * must not replace the served copy, or another run was in progress; `failed`: it got no extract or could not write the
 * copy; `interrupted`: it was stopped or killed (only a kill at the very end can come after its copy was in place).
 */
export type RefreshOutcome = Exclude<RefreshRun['outcome'], 'running'>;

/** How a run ended, and what its extract had, as far as it was read. */
export interface RefreshResult {
  readonly outcome: RefreshOutcome;
  /** One sentence; null if there is nothing to add to the outcome. */
  readonly reason: string | null;
  /** Rows of organizations. */
  readonly rowCount: number | null;
  /** YYYY-MM-DD. */
  readonly extractDate: string | null;
}

/** The record of runs, kept jointly by all processes. */
export interface RefreshJournal {
  /** Records the start of a run and returns its number. */
  readonly begin: (at: Date) => Promise<number>;
  readonly end: (run: number, result: RefreshResult, at: Date) => Promise<void>;
  /** Marks unfinished runs as killed; no other refresh may be running. */
  readonly closeKilled: () => Promise<void>;
  /** Facts of the copy put in place last; undefined if there was none. */
  readonly lastReplaced: () => Promise<CopyFacts | undefined>;
}

/** File name of a folder's record. */
export const JOURNAL_FILE = 'register-runs.sqlite';

/** A year of daily runs. */
export const KEPT_RUNS = 366;

/** Reason recorded for a killed run. */
export const KILLED = 'The run was killed before it ended.';

/** Returns the newest runs, newest first; undefined if they could not be read yet. */
export type NewestRuns = (count: number) => Promise<readonly RefreshRun[] | undefined>;

/**
 * Creates a reader of a folder's runs for a process that must not wait: while another one writes, which is brief, it
 * returns what it read last.
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
 * Returns the newest runs in a folder, newest first; none if there were none. Never waits: throws SQLite's busy error
 * if the record is being written.
 */
export function newestRuns(dataDir: string, count: number): RefreshRun[] {
  if (!existsSync(join(dataDir, JOURNAL_FILE))) return [];
  const database = new DatabaseSync(join(dataDir, JOURNAL_FILE), { timeout: 0 });
  try {
    // Checked before and after, because a run may end or begin while its row is read.
    const wasRefreshing = isRefreshing(dataDir);
    const rows = database.prepare('SELECT * FROM runs ORDER BY run DESC LIMIT ?').all(count);
    const isUnderWay = wasRefreshing || isRefreshing(dataDir);
    return rows.map((row) => endedRun(row, isUnderWay));
  } finally {
    database.close();
  }
}

/** Parses a run; one without an end is in progress, or its process has died. */
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
