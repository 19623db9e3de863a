import { hash } from 'node:crypto';
import { currentCaller } from '../caller.ts';
import { wait } from './abort.ts';
import { systemClock, type Clock } from './clock.ts';
import {
  createRateLimiter,
  TurnTooFar,
  type Budget,
  type RateLimiter,
  type RateLimiterOptions,
} from './rate-limiter.ts';
import { refusedTurns, takeTurn, type Turns } from './turns.ts';

/** Where all processes keep the turns of a source. */
export interface SharedTurns {
  /**
   * Changes the turns of a source atomically, given the time as all processes see it, and returns the change's result;
   * undefined if the store is unavailable.
   */
  readonly change: <T>(source: string, make: ChangeTurns<T>) => Promise<T | undefined>;
}

export type ChangeTurns<T> = (turns: Turns, now: number) => { readonly turns: Turns; readonly answer: T };

/** Parts of a source's limiter. */
export type LimiterFor = (
  source: string,
  budgets: readonly Budget[],
  options?: RateLimiterOptions & { readonly clock?: Clock },
) => RateLimiter;

/** Hash of a caller, because processes share it and the name itself is confidential. */
function callerKey(caller: string): string {
  return hash('sha256', caller).slice(0, 16);
}

/** Creates limiters that count within this process. */
export const limiterOfThisProcess: LimiterFor = (_source, budgets, { clock, ...options } = {}) =>
  createRateLimiter(budgets, clock, options);

/** After a failure the store is not tried again for this long; a call also waits no longer than this for it. */
const AWAY_MS = 10_000;
const ANSWER_MS = 2_000;

const MAX_PAUSE_MS = 10 * 60_000;

/**
 * Creates limiters that count across processes, including what each caller has taken. If the shared turns are
 * unavailable, each process uses the full budgets by itself: a refusal by the source is then a failure like any other.
 */
export function sharedLimiters(shared: SharedTurns): LimiterFor {
  return (source, budgets, options = {}) => {
    const { clock = systemClock, maxPauseMs = MAX_PAUSE_MS } = options;
    const own = limiterOfThisProcess(source, budgets, options);
    let awayUntil = -Infinity;
    let busyUntil = -Infinity;
    let before: Promise<unknown> = Promise.resolve();

    async function change<T>(make: ChangeTurns<T>): Promise<T | undefined> {
      if (clock.now() < awayUntil) return undefined;
      let cancel = (): void => undefined;
      const late = new Promise<undefined>((resolve) => {
        cancel = clock.after(ANSWER_MS, () => {
          resolve(undefined);
        });
      });
      const answer = await Promise.race([shared.change(source, make), late]);
      cancel();
      if (answer === undefined) awayUntil = clock.now() + AWAY_MS;
      return answer;
    }

    /**
     * Milliseconds until the turn, which is taken unless it is too far away; takers are serialized because they would
     * only collide.
     */
    function takeShared(withinMs: number): Promise<number | undefined> {
      const caller = callerKey(currentCaller());
      const taken = before.then(() =>
        change((turns, now) => {
          const next = takeTurn(turns, budgets, now, caller);
          // With no queue, a budget is shared by what each caller has taken; if calls wait, each process lets callers
          // take turns.
          const delayMs = Math.max(next.at, withinMs > 0 ? next.at : next.sharedAt) - now;
          return { turns: delayMs > withinMs ? next.asked : next.turns, answer: delayMs };
        }),
      );
      before = taken;
      return taken;
    }

    return {
      delayMs: () => Math.max(own.delayMs(), busyUntil - clock.now()),
      async take(signal, { withinMs = Infinity } = {}) {
        const started = clock.now();
        await own.take(signal, { withinMs });
        const leftMs = Math.max(0, withinMs - (clock.now() - started));
        const delayMs = (await takeShared(leftMs)) ?? 0;
        busyUntil = clock.now() + delayMs;
        if (delayMs > leftMs) throw new TurnTooFar(delayMs);
        if (delayMs > 0) await wait(delayMs, { clock, signal });
      },
      pause(ms) {
        own.pause(ms);
        const pauseMs = Math.min(ms, maxPauseMs);
        void change((turns, now) => {
          const pausedUntil = Math.max(turns.pausedUntil, now + pauseMs);
          return { turns: { ...turns, pausedUntil }, answer: pausedUntil };
        });
      },
      refused(ms) {
        own.refused(ms);
        const pauseMs = Math.min(ms, maxPauseMs);
        void change((turns, now) => ({ turns: refusedTurns(turns, { now, pauseMs }), answer: true }));
      },
    };
  };
}
