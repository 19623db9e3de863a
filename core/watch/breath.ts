import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Long work gives way after so many milliseconds: whatever else the process has to do waits no longer than that. */
const MAX_TURN_MS = 2;

/** The same beside requests, each of which waits for several turns; then it stays away for as long, and a timer's shortest time at least. */
const MAX_TURN_BESIDE_REQUESTS_MS = 0.5;
const MIN_PAUSE_MS = 1;

/** Lets everything else that waits for this process have its turn, where long work has had its own; to be awaited often. */
export type Breathe = () => Promise<void>;

/** The breathing of work that has a process of its own. It rejects with the signal's reason once the work is to end. */
export function breathing(signal?: AbortSignal): Breathe {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_TURN_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
    since = performance.now();
  };
}

/** The breathing of work that is part of a request, in a process that answers others. */
export function breathingBesideRequests(): Breathe {
  let since = performance.now();
  return async () => {
    const worked = performance.now() - since;
    if (worked < MAX_TURN_BESIDE_REQUESTS_MS) return;
    await pause(Math.max(worked, MIN_PAUSE_MS));
    since = performance.now();
  };
}
