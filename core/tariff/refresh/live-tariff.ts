import { nextDaily, type DailyTime } from '../../daily-time.ts';
import type { Log } from '../../http/log.ts';
import type { Metrics } from '../../http/metrics.ts';
import { startRefreshProcess, type RefreshProcess } from '../../refresh-process.ts';
import type { Clock } from '../../upstream/clock.ts';
import type { ClassifierWeights } from '../classifier/embedded.ts';
import { serveTariff, type ServedTariff } from '../served-tariff.ts';
import type { TariffSchedule } from '../subheading.ts';
import { editionStamp, readEdition } from './edition-store.ts';
import { SCHEDULE_ARGUMENT } from '../../program-arguments.ts';
import { editionInUse, scheduleOutcomeOf, type ScheduleOutcome } from './refresh-schedule.ts';

/** Options of a server's schedule. */
export interface LiveTariffOptions {
  readonly dataDir: string;
  readonly bundled: TariffSchedule;
  readonly weights: ClassifierWeights;
  /** Daily time, in UTC, to look for a newer edition; undefined for never. */
  readonly refreshAt: DailyTime | undefined;
  /** How to start this program again, and with which environment. */
  readonly program: readonly [string, ...string[]];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: Clock;
}

/** A server's schedule and classifier. */
export interface LiveTariff {
  /** What to answer from; take it once per answer. */
  readonly current: () => ServedTariff;
  /** Stops the timer and any running refresh. */
  readonly stop: () => Promise<void>;
}

/** How soon an edition put in use is served. A check costs one file system call. */
const LOOK_MS = 2_000;

/**
 * Serves the edition in use in a folder, otherwise the bundled one, and each later one within seconds, whichever
 * process put it in use. If an edition cannot be read, the served one stays.
 */
export async function openLiveTariff(options: LiveTariffOptions): Promise<LiveTariff> {
  const { dataDir, bundled, weights, refreshAt, program, environment, log, metrics, clock } = options;
  const refreshes = metrics.counter(
    'tracewell_schedule_refreshes_total',
    'Daily refreshes of the tariff schedule, by outcome.',
  );
  let current = serveTariff(weights, { bundled, served: bundled });
  let seen: string | undefined;
  let nextRun = refreshAt && nextDaily(refreshAt, clock.date());
  let refresh: RefreshProcess<ScheduleOutcome> | undefined;

  async function look(): Promise<void> {
    try {
      const stamp = await editionStamp(dataDir);
      if (stamp === seen) return;
      seen = stamp;
      const served = editionInUse(bundled, await readEdition(dataDir));
      const { edition, date } = current.schedule.schedule;
      if (served.edition === edition && served.date === date) return;
      current = serveTariff(weights, { bundled, served });
      log('info', 'schedule_taken', { edition: served.edition, date: served.date });
    } catch {
      log('error', 'schedule_unreadable');
    }
  }

  function runDaily(at: DailyTime): void {
    nextRun = nextDaily(at, clock.date());
    if (refresh) return;
    refresh = startRefreshProcess({
      command: [...program, SCHEDULE_ARGUMENT],
      environment,
      outcomeOf: scheduleOutcomeOf,
    });
    void refresh.ended.then((outcome) => {
      refresh = undefined;
      refreshes.add({ outcome });
      log(outcome === 'failed' || outcome === 'refused' ? 'error' : 'info', 'schedule_refresh', { outcome });
    });
  }

  await look();
  let looking: Promise<void> | undefined;
  let cancel = clock.after(LOOK_MS, tick);
  function tick(): void {
    if (refreshAt && nextRun !== undefined && clock.date() >= nextRun) runDaily(refreshAt);
    looking ??= look().finally(() => {
      looking = undefined;
    });
    cancel = clock.after(LOOK_MS, tick);
  }

  metrics.gauge('tracewell_tariff_schedule_info', 'The edition of the tariff schedule in use.', () => {
    const { edition, date } = current.schedule.schedule;
    return [[{ edition, date }, 1]];
  });
  return {
    current: () => current,
    async stop() {
      cancel();
      await Promise.all([refresh?.stop(), looking]);
    },
  };
}
