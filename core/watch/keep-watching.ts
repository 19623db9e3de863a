import { faultOf } from '../http/fault-of.ts';
import type { Log } from '../http/log.ts';
import { StoreFailure } from '../store/database.ts';
import { wait } from '../upstream/abort.ts';
import type { Clock } from '../upstream/clock.ts';
import type { Deliveries } from './webhooks/deliver.ts';
import type { WatchWork } from './work.ts';

/** How often the sources are looked at: the screening list's publisher makes its file anew every hour. */
const LOOK_MS = 30 * 60_000;

/** How soon they are looked at again where another process was keeping a copy: it may have been killed at it. */
const LOOK_AGAIN_MS = 60_000;

/** How soon work is taken that another process has left, or made; and how soon what failed is tried again. */
const SETTLE_MS = 1_000;
const FAILED_MS = 5_000;

/** What is kept at work. */
export interface WatchedParts {
  readonly work: WatchWork;
  /** Undefined where nobody is told. */
  readonly deliveries: Deliveries | undefined;
}

/**
 * Looks at the sources, does what is due, and tells webhooks of it, until it is stopped or nobody watches anything any more. Whatever
 * fails is tried again; what was begun when the process ends is taken up by another, or after the next start.
 */
export async function keepWatching(
  { work, deliveries }: WatchedParts,
  { clock, log, signal: stopped }: { readonly clock: Clock; readonly log: Log; readonly signal: AbortSignal },
): Promise<void> {
  const unwatched = new AbortController();
  const signal = AbortSignal.any([stopped, unwatched.signal]);
  const isEnded = (): boolean => signal.aborted;
  let lookAt = -Infinity;

  /** Does what is due, and answers how long there is nothing to do. */
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

  /** Tells webhooks, whose receivers hold up nothing else. */
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
        // A store that failed has told of it.
        if (!isEnded() && !(error instanceof StoreFailure)) log('error', 'watch_failed', { fault: faultOf(error) });
      }
      await wait(pauseMs, { clock, signal }).catch(() => undefined);
    }
  }

  await Promise.all([run(watch), ...(deliveries ? [run(() => deliver(deliveries))] : [])]);
}
