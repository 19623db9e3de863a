import { performance } from 'node:perf_hooks';

/** Time for calls to upstreams. Everything here that waits uses one of these. */
export interface Clock {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Milliseconds since 1970, for dates stated by an upstream. */
  readonly date: () => number;
  /** Runs a callback once after a number of milliseconds; returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** Maximum delay of a runtime timer; beyond it, the timer fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The system clock. */
export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, MAX_TIMER_MS));
    return () => {
      clearTimeout(timer);
    };
  },
};

/**
 * The system clock with timers that do not keep the process alive: that is the server's job, and a server that could
 * not listen must exit.
 */
export const quietClock: Clock = {
  ...systemClock,
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, MAX_TIMER_MS)).unref();
    return () => {
      clearTimeout(timer);
    };
  },
};
