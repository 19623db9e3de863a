import type { Log } from '../../../../http/log.ts';
import type { Clock } from '../../../../upstream/clock.ts';
import { nextDaily, type DailyTime } from '../../../../daily-time.ts';
import type { RefreshOutcome } from './refresh-journal.ts';
import type { RefreshProcess } from '../../../../refresh-process.ts';
import type { ServedCopy } from './served-copy.ts';

/** What to keep current, when, and who is notified. */
export interface KeepCurrentOptions {
  readonly served: ServedCopy;
  /** Time of the daily refresh; undefined if the copy is only replaced manually. */
  readonly dailyAt: DailyTime | undefined;
  /** Whether the last refresh was missed; it is then made up for at the first check. */
  readonly isMissed: boolean;
  readonly startRefresh: () => RefreshProcess<RefreshOutcome>;
  /** Called with the outcome of each refresh started here. */
  readonly observe: (outcome: RefreshOutcome) => void;
  readonly clock: Clock;
  readonly log: Log;
}

/** A copy that is kept current. */
export interface KeptCurrent {
  /** Stops the timer and any running refresh. */
  readonly stop: () => Promise<void>;
}

/** How soon a copy replaced by another process is served. A check costs one file system call. */
const LOOK_MS = 2_000;

/**
 * Serves each new copy within seconds of its replacement by any process, and starts the daily refresh. The time of day
 * is compared at every check, so a clock change or a sleeping machine delays a refresh by no more than that.
 */
export function keepCurrent(options: KeepCurrentOptions): KeptCurrent {
  const { served, dailyAt, isMissed, startRefresh, observe, clock, log } = options;
  let nextRun = dailyAt && !isMissed ? nextDaily(dailyAt, clock.date()) : clock.date();
  let refresh: RefreshProcess<RefreshOutcome> | undefined;
  let cancel = clock.after(LOOK_MS, tick);
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const seen = await served.look();
    const copy = served.current();
    if (seen === 'unreadable') log('error', 'register_unreadable');
    if (seen === 'taken')
      log('info', 'register_taken', { rows: copy?.rowCount, extract_date: copy?.extractDate ?? undefined });
  }

  function runDaily(at: DailyTime): void {
    nextRun = nextDaily(at, clock.date());
    if (refresh) return;
    refresh = startRefresh();
    void refresh.ended.then((outcome) => {
      refresh = undefined;
      observe(outcome);
      log(outcome === 'failed' ? 'error' : 'info', 'register_refresh', { outcome });
    });
  }

  function tick(): void {
    if (dailyAt && clock.date() >= nextRun) runDaily(dailyAt);
    looking = look().finally(() => {
      looking = undefined;
    });
    cancel = clock.after(LOOK_MS, tick);
  }

  return {
    async stop() {
      cancel();
      await Promise.all([refresh?.stop(), looking]);
    },
  };
}
