import type { Clock } from '../../core/upstream/clock.ts';

/** Time that passes only when a test says so. */
export interface ManualClock extends Clock {
  /** Advances the time and runs the timers that are due, in order. */
  readonly advance: (ms: number) => void;
  /** The milliseconds left on each pending timer, shortest first. */
  readonly timers: () => number[];
  /** Resolves as soon as this many timers are pending. */
  readonly untilTimers: (count: number) => Promise<void>;
}

/** A clock that starts at 0, and at the given date. */
export function createManualClock(date = Date.UTC(2026, 10, 20, 12)): ManualClock {
  let time = 0;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  const watchers = new Set<{ readonly count: number; readonly resolve: () => void }>();

  function inOrder(): { readonly at: number; readonly run: () => void }[] {
    return [...timers].sort((a, b) => a.at - b.at);
  }

  return {
    now: () => time,
    date: () => date + time,
    after(ms, run) {
      const timer = { at: time + ms, run };
      timers.add(timer);
      for (const watcher of watchers) {
        if (timers.size < watcher.count) continue;
        watchers.delete(watcher);
        watcher.resolve();
      }
      return () => {
        timers.delete(timer);
      };
    },
    advance(ms) {
      const end = time + ms;
      for (let next = inOrder()[0]; next !== undefined && next.at <= end; next = inOrder()[0]) {
        time = Math.max(time, next.at);
        timers.delete(next);
        next.run();
      }
      time = end;
    },
    timers: () => inOrder().map((timer) => timer.at - time),
    untilTimers(count) {
      if (timers.size >= count) return Promise.resolve();
      return new Promise((resolve) => {
        watchers.add({ count, resolve });
      });
    },
  };
}
