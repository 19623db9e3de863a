import { faultOf } from '../http/fault-of.ts';
import type { Log } from '../http/log.ts';
import { StoreFailure } from '../store/database.ts';
import { wait } from '../upstream/abort.ts';
import type { Clock } from '../upstream/clock.ts';
import type { WatchWork } from './work.ts';

/** How often the sources are looked at: the screening list's publisher makes its file anew every hour. */
const LOOK_MS = 30 * 60_000;

/** How soon work is taken that another process has left, or made. */
const SETTLE_MS = 1_000;

/** The watch of a server, at work until it is stopped. */
export interface KeptWatch {
  readonly stop: () => Promise<void>;
}

/**
 * Looks at the sources while anyone watches anything, and does what is due. Whatever fails is tried again; what was begun when the
 * process ends is taken up by another, or after the next start.
 */
export function keepWatching(work: WatchWork, { clock, log }: { readonly clock: Clock; readonly log: Log }): KeptWatch {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function once(isLookDue: boolean): Promise<boolean> {
    const looks = isLookDue && (await work.isWanted());
    if (looks) await work.look(signal);
    await work.settle(signal);
    return looks;
  }

  async function run(): Promise<void> {
    let lookAt = -Infinity;
    while (!signal.aborted) {
      try {
        if (await once(clock.now() >= lookAt)) lookAt = clock.now() + LOOK_MS;
      } catch (error) {
        // A store that failed has told of it.
        if (!signal.aborted && !(error instanceof StoreFailure))
          log('error', 'watch_failed', { fault: faultOf(error) });
      }
      await wait(SETTLE_MS, { clock, signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
