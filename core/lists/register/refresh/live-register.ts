import type { Log } from '../../../http/log.ts';
import type { Metrics } from '../../../http/metrics.ts';
import { systemClock, type Clock } from '../../../upstream/clock.ts';
import type { RegisterCopy } from '../register-copy.ts';
import type { DailyTime } from './daily-time.ts';
import { keepCurrent } from './keep-current.ts';
import { missedRefresh } from './missed-refresh.ts';
import { runsReader, type NewestRuns } from './refresh-journal.ts';
import { startRefreshProcess } from './refresh-process.ts';
import { REFRESH_ARGUMENT } from './refresh-program.ts';
import { openServedCopy } from './served-copy.ts';

/** What a server tells of itself and of its register. */
export interface LiveRegisterOptions {
  readonly dataDir: string;
  /** Where its extracts come from, and when; undefined where nothing is refreshed by itself. */
  readonly register: {
    readonly url: string;
    readonly apiKey: string | undefined;
    readonly refreshAt: DailyTime | undefined;
  };
  /** How this program is started once more. */
  readonly program: readonly [string, ...string[]];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock?: Clock;
}

/** The exclusions register as a server holds it. */
export interface LiveRegister {
  /** The copy that is served; undefined where there is none. */
  readonly current: () => RegisterCopy | undefined;
  /** Seconds since the day of the copy began, in UTC; undefined where that is not known. */
  readonly ageSeconds: () => number | undefined;
  /** The newest so many refresh runs, newest first, of whichever process. Never waits for one that writes. */
  readonly runs: NewestRuns;
  /** Ends the timer, and a refresh that is under way. */
  readonly stop: () => Promise<void>;
}

/** Its timers keep no process alive: that is the server's part, and one that could not listen is to end. */
const QUIET_CLOCK: Clock = {
  ...systemClock,
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Serves the copy in a folder, where there is one, and keeps it current from then on. */
export async function openLiveRegister(options: LiveRegisterOptions): Promise<LiveRegister> {
  const { dataDir, register, program, log, metrics, clock = QUIET_CLOCK } = options;
  const served = openServedCopy(dataDir);
  const isUnreadable = (await served.look()) === 'unreadable';
  if (isUnreadable) log('error', 'register_unreadable');
  const refreshes = metrics.counter(
    'tracewell_register_refreshes_total',
    'Daily refreshes of the register by outcome.',
  );
  const environment = {
    ...options.environment,
    DATA_DIR: dataDir,
    SAM_URL: register.url,
    SAM_API_KEY: register.apiKey ?? '',
  };
  const runs = runsReader(dataDir);
  const dailyAt = register.refreshAt;
  /** A record that is damaged keeps no server from starting: GET /health fails then, and so does the next refresh. */
  function atStart(): ReturnType<NewestRuns> {
    try {
      return runs(Infinity);
    } catch {
      log('error', 'register_runs_unreadable');
      return undefined;
    }
  }

  function isMissed(at: DailyTime): boolean {
    // A copy of an earlier release, or a damaged one, leaves the register without an answer until it is made anew.
    return isUnreadable || missedRefresh(served.current(), { dailyAt: at, now: clock.date(), runs: atStart() });
  }

  const { stop } = keepCurrent({
    served,
    dailyAt,
    isMissed: dailyAt !== undefined && isMissed(dailyAt),
    startRefresh: () => startRefreshProcess({ command: [...program, REFRESH_ARGUMENT], environment }),
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
