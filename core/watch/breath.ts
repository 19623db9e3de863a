import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Long work yields after this many milliseconds, the longest that anything else in the process has to wait. */
const MAX_TURN_MS = 2;

/**
 * The same alongside requests, each of which needs several turns; the work then pauses for as long, and at least a
 * timer's minimum.
 */
const MAX_TURN_BESIDE_REQUESTS_MS = 0.5;
const MIN_PAUSE_MS = 1;

/** Yields to everything else in this process when long work has used its turn; await it often. */
export type Breathe = () => Promise<void>;

/** Yielding for work in its own process. It rejects with the signal's reason once the work should end. */
export function breathing(signal?: AbortSignal): Breathe {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_TURN_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
    since = performance.now();
  };
}

/** Yielding for work that is part of a request, in a process that also answers others. */
export function breathingBesideRequests(): Breathe {
  let since = performance.now();
  return async () => {
    const worked = performance.now() - since;
    if (worked < MAX_TURN_BESIDE_REQUESTS_MS) return;
    await pause(Math.max(worked, MIN_PAUSE_MS));
    since = performance.now();
  };
}
