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

/** What a server tells of itself and of its register. */
export interface LiveRegisterOptions {
  readonly dataDir: string;
  /** Where its extracts come from, and when; undefined where nothing is refreshed by itself. */
  readonly register: {
    readonly url: string;
    readonly apiKey: string | undefined;
    /** Whether the first copy is fetched at start where there is none. */
    readonly fetchesFirst?: boolean;
    readonly refreshAt: DailyTime | undefined;
  };
  /** How this program is started once more. */
  readonly program: readonly [string, ...string[]];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The PostgreSQL store that machines share the lock, the runs and the copy in; undefined where the folder has its own. */
  readonly shared?: SharedStore | undefined;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock?: Clock;
}

/** A store that machines share. */
export interface SharedStore {
  readonly url: string;
  readonly store: Pick<Database, 'run'>;
  /** Whether this process takes the shared copy into the folder; of those of one machine one does. */
  readonly isTaker: boolean;
}

/** The exclusions register as a server holds it. */
export interface LiveRegister {
  /** The copy that is served; undefined where there is none. */
  readonly current: () => RegisterCopy | undefined;
  /** Seconds since the day of the copy began, in UTC; undefined where that is not known. */
  readonly ageSeconds: () => number | undefined;
  /** The newest so many refresh runs, newest first, of whichever process. Never waits for one that writes; rejects with `StoreFailure` where machines share a store that is away. */
  readonly runs: NewestRuns;
  /** Ends the timer, and a refresh that is under way. */
  readonly stop: () => Promise<void>;
}

/** More runs than a day has. */
const AT_START = 366;

/** Serves the copy in a folder, where there is one, and keeps it current from then on. */
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
  /** A record that is damaged or away keeps no server from starting: GET /health fails then, and so does the next refresh. */
  async function atStart(): Promise<Awaited<ReturnType<NewestRuns>>> {
    try {
      return await runs(AT_START);
    } catch {
      log('error', 'register_runs_unreadable');
      return undefined;
    }
  }

  async function isMissed(at: DailyTime): Promise<boolean> {
    // A copy of an earlier release, or a damaged one, leaves the register without an answer until it is made anew.
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

/** How soon a copy that another machine has shared is taken. */
const SHARED_LOOK_MS = 10_000;

/** A served copy that takes what the machines share into the folder before it looks there. */
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
      // A store that failed has told of it. Either way the copy of the folder is served on, and the next look is another try.
      if (!(error instanceof StoreFailure)) log('error', 'shared_register_failed', { fault: errorCode(error) });
    }
  }

  return {
    current: served.current,
    async look() {
      if (clock.now() >= next) {
        next = clock.now() + SHARED_LOOK_MS;
        // A copy that takes longer than that to read is read once.
        taking ??= take().finally(() => (taking = undefined));
      }
      await taking;
      return served.look();
    },
  };
}
