import { faultOf } from '../http/fault-of.ts';
import type { Log } from '../http/log.ts';
import { StoreFailure } from '../store/database.ts';
import { wait } from '../upstream/abort.ts';
import type { Clock } from '../upstream/clock.ts';
import type { Deliveries } from './webhooks/deliver.ts';
import type { WatchWork } from './work.ts';

/** Interval between checks of the sources: the screening list's publisher regenerates its file every hour. */
const LOOK_MS = 30 * 60_000;

/** Delay if another process was keeping a copy: it may have been killed doing so. */
const LOOK_AGAIN_MS = 60_000;

/** Delay until work left or created by another process is taken, and until failed work is retried. */
const SETTLE_MS = 1_000;
const FAILED_MS = 5_000;

/** Dependencies of the watch. */
export interface WatchedParts {
  readonly work: WatchWork;
  /** Undefined if there are no webhooks. */
  readonly deliveries: Deliveries | undefined;
}

/**
 * Checks the sources, does the work that is due, and notifies webhooks, until it is stopped or nobody watches anything.
 * Failures are retried; work interrupted by the end of the process is continued by another one, or after the next
 * start.
 */
export async function keepWatching(
  { work, deliveries }: WatchedParts,
  { clock, log, signal: stopped }: { readonly clock: Clock; readonly log: Log; readonly signal: AbortSignal },
): Promise<void> {
  const unwatched = new AbortController();
  const signal = AbortSignal.any([stopped, unwatched.signal]);
  const isEnded = (): boolean => signal.aborted;
  let lookAt = -Infinity;

  /** Does the work that is due and returns how long there is nothing to do. */
  async function watch(): Promise<number> {
    await work.tidy();
    if (!(await work.isWanted())) {
      unwatched.abort();
      return 0;
    }
    if (clock.now() >= lookAt) {
      const isKept = await work.look(signal);
      lookAt = clock.now() + (isKept ? LOOK_MS : LOOK_AGAIN_MS);
    }
    await work.settle(signal);
    return SETTLE_MS;
  }

  /** Notifies webhooks; slow receivers delay nothing else. */
  async function deliver({ settle }: Deliveries): Promise<number> {
    await settle(signal);
    return SETTLE_MS;
  }

  async function run(once: () => Promise<number>): Promise<void> {
    while (!isEnded()) {
      let pauseMs = FAILED_MS;
      try {
        pauseMs = await once();
      } catch (error) {
        // A failed store has reported it.
        if (!isEnded() && !(error instanceof StoreFailure)) log('error', 'watch_failed', { fault: faultOf(error) });
      }
      await wait(pauseMs, { clock, signal }).catch(() => undefined);
    }
  }

  await Promise.all([run(watch), ...(deliveries ? [run(() => deliver(deliveries))] : [])]);
}
