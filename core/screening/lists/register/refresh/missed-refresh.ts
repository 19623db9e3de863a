import type { RefreshRun } from '../../answer.ts';
import type { RegisterCopy } from '../register-copy.ts';
import { lastDaily, type DailyTime } from '../../../../daily-time.ts';

/** What is known when a server starts. */
export interface AtStart {
  readonly dailyAt: DailyTime;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Newest first; undefined if the record of the runs is being written. */
  readonly runs: readonly RefreshRun[] | undefined;
}

/**
 * Whether to make up for today's refresh: no server was up at its time or none let it finish, and the copy is older
 * than today. If there is no copy, none is fetched, because the first one is the operator's decision; a failed run
 * counts as made.
 */
export function missedRefresh(copy: RegisterCopy | undefined, { dailyAt, now, runs }: AtStart): boolean {
  if (!copy || !runs) return false;
  const due = new Date(lastDaily(dailyAt, now)).toISOString();
  const isOfThatDay = copy.extractDate !== null && copy.extractDate >= due.slice(0, 10);
  return !isOfThatDay && !runs.some((run) => run.started_at >= due && run.outcome !== 'interrupted');
}
