import { errorCode } from '../../../../error-code.ts';
import type { Log } from '../../../../http/log.ts';
import type { Metrics } from '../../../../http/metrics.ts';
import { quietClock, type Clock } from '../../../../upstream/clock.ts';
import { StoreFailure, type Database } from '../../../../store/database.ts';
import { newestSharedRuns } from './refresh-runs-table.ts';
import { registerCopiesTable } from './register-copies-table.ts';
import type { RegisterCopy } from '../register-copy.ts';
import type { DailyTime } from '../../../../daily-time.ts';
import { keepCurrent } from './keep-current.ts';
import { missedRefresh } from './missed-refresh.ts';
import { isSharedRefreshing } from './refresh-ground.ts';
import { runsReader, type NewestRuns } from './refresh-journal.ts';
import { startRefreshProcess } from '../../../../refresh-process.ts';
import { outcomeOf } from './refresh-from-sam.ts';
import { REFRESH_ARGUMENT } from '../../../../program-arguments.ts';
import { openServedCopy, type ServedCopy } from './served-copy.ts';
import { sharingFolder } from './shared-copy.ts';

/** Options of a server's register. */
export interface LiveRegisterOptions {
  readonly dataDir: string;
  /** Where its extracts come from, and when; undefined if it is not refreshed automatically. */
  readonly register: {
    readonly url: string;
    readonly apiKey: string | undefined;
    /** Whether to fetch the first copy at start if there is none. */
    readonly fetchesFirst?: boolean;
    readonly refreshAt: DailyTime | undefined;
  };
  /** How to start this program again. */
  readonly program: readonly [string, ...string[]];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /**
   * The PostgreSQL store in which machines share the lock, the runs and the copy; undefined if the folder has its own.
   */
  readonly shared?: SharedStore | undefined;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock?: Clock;
}

/** A store that machines share. */
export interface SharedStore {
  readonly url: string;
  readonly store: Pick<Database, 'run'>;
  /** Whether this process copies the shared copy into the folder; one process per machine does. */
  readonly isTaker: boolean;
}

/** A server's exclusions register. */
export interface LiveRegister {
  /** The served copy; undefined if there is none. */
  readonly current: () => RegisterCopy | undefined;
  /** Seconds since the start of the copy's day, in UTC; undefined if that is unknown. */
  readonly ageSeconds: () => number | undefined;
  /**
   * The newest refresh runs of all processes, newest first. Never waits for a writer; rejects with `StoreFailure` if a
   * shared store is unavailable.
   */
  readonly runs: NewestRuns;
  /** Stops the timer and any running refresh. */
  readonly stop: () => Promise<void>;
}

/** More runs than a day has. */
const AT_START = 366;

/** Serves the copy in a folder, if any, and keeps it current. */
export async function openLiveRegister(options: LiveRegisterOptions): Promise<LiveRegister> {
  const { dataDir, register, shared, program, log, metrics, clock = quietClock } = options;
  const served = openServedCopy(dataDir);
  const isUnreadable = (await served.look()) === 'unreadable';
  if (isUnreadable) log('error', 'register_unreadable');
  const refreshes = metrics.counter(
    'tracewell_register_refreshes_total',
    'Daily refreshes of the register, by outcome.',
  );
  const environment = {
    ...options.environment,
    DATA_DIR: dataDir,
    SAM_URL: register.url,
    SAM_API_KEY: register.apiKey ?? '',
    STORE_URL: shared?.url ?? '',
  };
  const runs: NewestRuns = shared
    ? (count) => newestSharedRuns(shared.store, { count, isRefreshing: () => isSharedRefreshing(shared.store) })
    : runsReader(dataDir);
  const dailyAt = register.refreshAt;
  /**
   * A damaged or unavailable record does not keep a server from starting: GET /health fails then, and so does the next
   * refresh.
   */
  async function atStart(): Promise<Awaited<ReturnType<NewestRuns>>> {
    try {
      return await runs(AT_START);
    } catch {
      log('error', 'register_runs_unreadable');
      return undefined;
    }
  }

  async function isMissed(at: DailyTime): Promise<boolean> {
    // A copy from an earlier release, or a damaged one, leaves the register without an answer until it is rebuilt.
    if (isUnreadable || (register.fetchesFirst && !served.current())) return true;
    return missedRefresh(served.current(), { dailyAt: at, now: clock.date(), runs: await atStart() });
  }

  const { stop } = keepCurrent({
    served: shared?.isTaker ? takingShared(served, { dataDir, store: shared.store, clock, log }) : served,
    dailyAt,
    isMissed: dailyAt !== undefined && (await isMissed(dailyAt)),
    startRefresh: () => startRefreshProcess({ command: [...program, REFRESH_ARGUMENT], environment, outcomeOf }),
    observe: (outcome) => {
      refreshes.add({ outcome });
    },
    clock,
    log,
  });
  return {
    current: served.current,
    ageSeconds() {
      const extractDate = served.current()?.extractDate ?? null;
      return extractDate === null ? undefined : (clock.date() - Date.parse(extractDate)) / 1000;
    },
    runs,
    stop,
  };
}

/** How soon a copy shared by another machine is taken. */
const SHARED_LOOK_MS = 10_000;

/** Wraps a served copy so that it takes the shared copy into the folder before it checks there. */
function takingShared(
  served: ServedCopy,
  { dataDir, store, clock, log }: { dataDir: string; store: Pick<Database, 'run'>; clock: Clock; log: Log },
): ServedCopy {
  const folder = sharingFolder(dataDir, registerCopiesTable(store));
  let next = -Infinity;
  let taking: Promise<void> | undefined;

  async function take(): Promise<void> {
    try {
      if ((await folder.take()) === 'unreadable') log('error', 'shared_register_unreadable');
    } catch (error) {
      // The store has already reported its failure. The folder's copy stays in use, and the next check tries again.
      if (!(error instanceof StoreFailure)) log('error', 'shared_register_failed', { fault: errorCode(error) });
    }
  }

  return {
    current: served.current,
    async look() {
      if (clock.now() >= next) {
        next = clock.now() + SHARED_LOOK_MS;
        // A copy that takes longer to read than that is read once.
        taking ??= take().finally(() => (taking = undefined));
      }
      await taking;
      return served.look();
    },
  };
}
