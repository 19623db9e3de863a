import { performance } from 'node:perf_hooks';

/** Time as calls to upstreams need it. Everything here that waits does so through one of these. */
export interface Clock {
  /** Milliseconds that only ever grow. */
  readonly now: () => number;
  /** Milliseconds since 1970, for dates that an upstream states. */
  readonly date: () => number;
  /** Runs something once after so many milliseconds; the answer takes it back. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** What a timer of the runtime can hold; it fires at once beyond that. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The time of the system. */
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

/** The time of the system, whose timers keep no process alive: that is the server's part, and one that could not listen is to end. */
export const quietClock: Clock = {
  ...systemClock,
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, MAX_TIMER_MS)).unref();
    return () => {
      clearTimeout(timer);
    };
  },
};
