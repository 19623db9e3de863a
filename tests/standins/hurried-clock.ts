import type { Clock } from '../../core/upstream/clock.ts';

/** Time in which short waits end at once and longer ones never end. */
export interface HurriedClock extends Clock {
  /** The waits that have ended, in milliseconds, in order. */
  readonly waited: readonly number[];
}

/** A clock that ends every wait of up to `shortMs` in one turn of the event loop. */
export function createHurriedClock(shortMs: number, date = Date.UTC(2026, 10, 20, 12)): HurriedClock {
  let time = 0;
  const waited: number[] = [];
  return {
    waited,
    now: () => time,
    date: () => date + time,
    after(ms, run) {
      if (ms > shortMs) return () => undefined;
      const turn = setImmediate(() => {
        time += ms;
        waited.push(ms);
        run();
      });
      return () => {
        clearImmediate(turn);
      };
    },
  };
}
