import { performance } from 'node:perf_hooks';

/** Long work gives way after so many milliseconds: requests of the other services wait no longer than that. */
const MAX_TURN_MS = 2;

/** Lets everything else that waits for this process have its turn, where long work has had its own; to be awaited often. */
export type Breathe = () => Promise<void>;

/** The breathing of one piece of work. It rejects with the signal's reason once the work is to end. */
export function breathing(signal?: AbortSignal): Breathe {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_TURN_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
    since = performance.now();
  };
}
