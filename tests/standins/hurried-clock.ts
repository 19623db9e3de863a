import type { Clock } from '../../core/upstream/clock.ts';

/** Time in which short waits are over at once and nothing longer ever ends. */
export interface HurriedClock extends Clock {
  /** The waits that were over, in milliseconds, in their order. */
  readonly waited: readonly number[];
}

/** A clock that passes every wait of up to `shortMs`, one turn of the event loop each. */
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
