import type { RefreshRun } from '../../answer.ts';
import type { RegisterCopy } from '../register-copy.ts';
import { lastDaily, type DailyTime } from '../../../../daily-time.ts';

/** What is known when a server starts. */
export interface AtStart {
  readonly dailyAt: DailyTime;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Newest first; undefined where the record of the runs is being written. */
  readonly runs: readonly RefreshRun[] | undefined;
}

/**
 * Whether the day's refresh is to be made up for: no server was up at its time, or none let it finish, and the copy is of an
 * earlier day. Where there is no copy none is fetched, as that is the operator's to begin; a run that failed was made.
 */
export function missedRefresh(copy: RegisterCopy | undefined, { dailyAt, now, runs }: AtStart): boolean {
  if (!copy || !runs) return false;
  const due = new Date(lastDaily(dailyAt, now)).toISOString();
  const isOfThatDay = copy.extractDate !== null && copy.extractDate >= due.slice(0, 10);
  return !isOfThatDay && !runs.some((run) => run.started_at >= due && run.outcome !== 'interrupted');
}
