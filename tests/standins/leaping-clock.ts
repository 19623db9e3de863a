import { systemClock, type Clock } from '../../core/upstream/clock.ts';

/** Longer than any wait between two calls, shorter than any deadline. */
const MAX_LEAP_MS = 1_000;

/** A clock that skips waits of up to a second, such as a rate limiter's, and lets longer ones take their time. */
export function createLeapingClock(): Clock {
  let leapt = 0;
  return {
    now: () => systemClock.now() + leapt,
    date: () => systemClock.date() + leapt,
    after(ms, run) {
      if (ms > MAX_LEAP_MS) return systemClock.after(ms, run);
      const end = systemClock.now() + leapt + ms;
      const soon = setImmediate(() => {
        leapt = Math.max(leapt, end - systemClock.now());
        run();
      });
      return () => {
        clearImmediate(soon);
      };
    },
  };
}
