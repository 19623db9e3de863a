import { faultOf } from '../http/fault-of.ts';
import type { Log } from '../http/log.ts';
import { StoreFailure } from '../store/database.ts';
import { wait } from '../upstream/abort.ts';
import type { Clock } from '../upstream/clock.ts';
import type { Deliveries } from './webhooks/deliver.ts';
import type { WatchWork } from './work.ts';

/** How often the sources are looked at: the screening list's publisher makes its file anew every hour. */
const LOOK_MS = 30 * 60_000;

/** How soon work is taken that another process has left, or made; and how soon it is seen that anyone watches anything. */
const SETTLE_MS = 1_000;
const IDLE_MS = 5_000;

/** The watch of a server, at work until it is stopped. */
export interface KeptWatch {
  readonly stop: () => Promise<void>;
}

/**
 * Looks at the sources while anyone watches anything, does what is due, and tells webhooks of it. Whatever fails is tried again; what was begun when the
 * process ends is taken up by another, or after the next start.
 */
export function keepWatching(
  { work, deliveries }: { readonly work: WatchWork; readonly deliveries: Deliveries | undefined },
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): KeptWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = (): boolean => signal.aborted;
  let lookAt = -Infinity;

  /** Does what is due, and answers how long there is nothing to do. */
  async function watch(): Promise<number> {
    await work.tidy();
    if (!(await work.isWanted())) return IDLE_MS;
    if (clock.now() >= lookAt) {
      await work.look(signal);
      lookAt = clock.now() + LOOK_MS;
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
    let pauseMs = IDLE_MS;
    for (;;) {
      await wait(pauseMs, { clock, signal }).catch(() => undefined);
      if (isStopped()) return;
      try {
        pauseMs = await once();
      } catch (error) {
        pauseMs = IDLE_MS;
        // A store that failed has told of it.
        if (!isStopped() && !(error instanceof StoreFailure)) log('error', 'watch_failed', { fault: faultOf(error) });
      }
    }
  }

  const running = [run(watch), ...(deliveries ? [run(() => deliver(deliveries))] : [])];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
