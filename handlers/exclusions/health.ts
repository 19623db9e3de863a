import { CodedError } from '../../core/http/errors.ts';
import { currencyOf } from '../../core/screening/exclusions/register-source.ts';
import type { RegisterCopy } from '../../core/screening/lists/register/register-copy.ts';
import { registerStates } from '../../core/screening/lists/register/register-doubt.ts';
import type { RefreshRun } from '../../core/screening/lists/register/refresh/refresh-journal.ts';
import type { ListState } from '../../core/whole-lists/list-memory.ts';
import { servedLists, type ServedList } from '../../core/whole-lists/served-lists.ts';

/** The answer of GET /health. It tells what is served, and does not judge whether the number of rows is plausible. */
export interface Health {
  /** `degraded` where no copy is served, its day is not known, or it is stale. */
  readonly status: 'ok' | 'degraded';
  readonly source_extract_date: string | null;
  readonly extract_age_days: number | null;
  /** Null where the extract's day is not known, or no copy is served. */
  readonly stale: boolean | null;
  /** Rows of organisations; null where no copy is served. */
  readonly row_count: number | null;
  /** Every list that is remembered, of the register and of the screening list. */
  readonly lists: readonly ServedList[];
  /** Newest first. */
  readonly refresh_runs: readonly RefreshRun[];
}

/** How many runs the answer tells of. */
export const HEALTH_RUNS = 20;

/**
 * What is to be said of a copy, and of the runs that made it or did not. Throws `source_unavailable` where the record of the runs
 * could not be read since the start, which is not the same as no runs.
 */
export function healthOf(
  copy: RegisterCopy | undefined,
  { runs, cslLists, now }: { runs: readonly RefreshRun[] | undefined; cslLists: readonly ListState[]; now: Date },
): Health {
  if (!runs) throw new CodedError('source_unavailable', 'The record of the refreshes is being written; ask again.');
  const extractDate = copy?.extractDate ?? null;
  const { ageDays, stale } = currencyOf(extractDate, now);
  return {
    status: stale === false ? 'ok' : 'degraded',
    source_extract_date: extractDate,
    extract_age_days: ageDays,
    stale,
    row_count: copy?.rowCount ?? null,
    lists: servedLists([...registerStates(copy), ...cslLists]),
    refresh_runs: runs.slice(0, HEALTH_RUNS),
  };
}
