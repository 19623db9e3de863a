import { CodedError } from '../../core/http/errors.ts';
import type { RegisterHealth } from '../../core/screening/exclusions/answer.ts';
import { HEALTH_RUNS } from '../../core/screening/exclusions/answer-schema.ts';
import { currencyOf } from '../../core/screening/exclusions/register-source.ts';
import type { RegisterCopy } from '../../core/screening/lists/register/register-copy.ts';
import type { RefreshRun } from '../../core/screening/lists/answer.ts';
import { registerLists } from '../../core/screening/lists/register/register-doubt.ts';
import type { ScreenedList } from '../../core/whole-lists/answer.ts';

/**
 * Builds the health answer from a copy and its refresh runs. Throws `source_unavailable` if the record of runs could
 * not be read since the start, which is not the same as no runs.
 */
export function healthOf(
  copy: RegisterCopy | undefined,
  { runs, cslLists, now }: { runs: readonly RefreshRun[] | undefined; cslLists: readonly ScreenedList[]; now: Date },
): RegisterHealth {
  if (!runs) throw new CodedError('source_unavailable', 'The refresh record is being written; try again.');
  const extractDate = copy?.extractDate ?? null;
  const { ageDays, stale } = currencyOf(extractDate, now);
  return {
    status: stale === false ? 'ok' : 'degraded',
    source_extract_date: extractDate,
    extract_age_days: ageDays,
    stale,
    row_count: copy?.rowCount ?? null,
    lists: [...registerLists(copy), ...cslLists],
    refresh_runs: runs.slice(0, HEALTH_RUNS),
  };
}
