import { currentCaller } from '../caller.ts';
import { systemClock, type Clock } from './clock.ts';
import { mayTake } from './fair-share.ts';
import { createWaitingLine } from './waiting-line.ts';

/** At most `count` calls in any window of `perMs` milliseconds. */
export interface Budget {
  readonly count: number;
  readonly perMs: number;
}

/**
 * Keeps calls to one source within its budgets and shares them fairly between callers. Sources that share an allowance
 * share a limiter. Counts within one process.
 */
export interface RateLimiter {
  /**
   * Milliseconds until a call made now would be let through; exact for one budget and one caller, otherwise never too
   * long.
   */
  readonly delayMs: () => number;
  /**
   * Resolves when the call may be made. Spends nothing if it rejects: with the signal's reason if that is aborted
   * first, or with `TurnTooFar` if the turn is further away than the given milliseconds (default: any wait).
   */
  readonly take: (signal: AbortSignal, options?: { readonly withinMs?: number }) => Promise<void>;
  /**
   * Blocks all calls for a number of milliseconds because the source asked for it; at most ten minutes unless the
   * options say otherwise.
   */
  readonly pause: (ms: number) => void;
  /** Handles a refusal of a call that the budgets had allowed: a pause, then half of each budget for an hour. */
  readonly refused: (ms: number) => void;
}

/** A call's turn is further away than it can wait. */
export class TurnTooFar extends Error {
  override readonly name = 'TurnTooFar';
  readonly delayMs: number;

  constructor(delayMs: number) {
    super('The call would start too late');
    this.delayMs = delayMs;
  }
}

/** Options that differ between sources. */
export interface RateLimiterOptions {
  /** In milliseconds; default ten minutes. Set it for a source known to block for longer. */
  readonly maxPauseMs?: number;
}

/** The longest block that most sources impose; a mistaken hint must not silence a source for a day. */
const MAX_PAUSE_MS = 10 * 60_000;

/** How long a budget that the source did not honor stays halved, and how long a caller counts among those who share. */
export const HALVED_MS = 60 * 60_000;
export const ACTIVE_MS = 60 * 60_000;

/** Returns a budget's calls after a number of refusals. */
export function halvedCount(count: number, halvings: number): number {
  return Math.max(1, Math.floor(count / 2 ** halvings));
}

/**
 * Creates a limiter that lets calls through as soon as every budget has room: callers take turns, and each one's calls
 * stay in order. Without budgets, calls go through at once.
 */
export function createRateLimiter(
  budgets: readonly Budget[],
  clock: Clock = systemClock,
  { maxPauseMs = MAX_PAUSE_MS }: RateLimiterOptions = {},
): RateLimiter {
  const windows = budgets.map(createWindow);
  const line = createWaitingLine();
  const lastAsked = new Map<string, number>();
  let pausedUntil = -Infinity;
  let halvings = 0;
  let halvedUntil = -Infinity;
  let cancelTimer: (() => void) | undefined;

  /** Milliseconds from now until a call behind `ahead` others may be made. */
  function delayOf(ahead: number, now: number): number {
    if (now >= halvedUntil) halvings = 0;
    const nextAt = windows.map((window) => window.nextAt(ahead, { now, halvings }));
    return Math.max(now, pausedUntil, ...nextAt) - now;
  }

  function letThrough(): boolean {
    const now = clock.now();
    if (delayOf(0, now) > 0) return false;
    spend(now, currentCaller());
    return true;
  }

  function serve(): void {
    cancelTimer = undefined;
    while (delayOf(0, clock.now()) <= 0) {
      const caller = line.callNext();
      if (caller === undefined) return;
      spend(clock.now(), caller);
    }
    schedule();
  }

  function spend(now: number, caller: string): void {
    for (const window of windows) window.spend(now, caller);
  }

  function schedule(): void {
    if (cancelTimer === undefined && line.length() > 0) cancelTimer = clock.after(delayOf(0, clock.now()), serve);
  }

  /** Milliseconds until the caller's share has room, if others' shares would be touched; otherwise 0. */
  function shareDelay(now: number): number {
    const caller = currentCaller();
    lastAsked.set(caller, now);
    for (const [one, at] of lastAsked) if (now - at > ACTIVE_MS) lastAsked.delete(one);
    if (lastAsked.size === 1) return 0;
    return Math.max(
      0,
      ...windows.map((window) => window.shareDelay(caller, { now, halvings, active: lastAsked.keys() })),
    );
  }

  return {
    delayMs: () => delayOf(line.ahead(), clock.now()),
    async take(signal, { withinMs = Infinity } = {}) {
      const delayMs = delayOf(line.ahead(), clock.now());
      // With no queue, a budget is shared by what each caller has taken; in a queue, by turns.
      const shareMs = withinMs > 0 ? 0 : shareDelay(clock.now());
      if (Math.max(delayMs, shareMs) > withinMs) throw new TurnTooFar(Math.max(delayMs, shareMs));
      if (!signal.aborted && line.length() === 0 && letThrough()) return;
      const turn = line.join(signal);
      schedule();
      try {
        await turn;
      } finally {
        if (line.length() === 0) {
          cancelTimer?.();
          cancelTimer = undefined;
        }
      }
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, clock.now() + Math.min(ms, maxPauseMs));
    },
    refused(ms) {
      const now = clock.now();
      // Calls that were in flight together are refused together, and count as one refusal.
      if (now >= pausedUntil) halvings = now < halvedUntil ? halvings + 1 : 1;
      pausedUntil = Math.max(pausedUntil, now + Math.min(ms, maxPauseMs));
      halvedUntil = pausedUntil + HALVED_MS;
    },
  };
}

interface Window {
  readonly nextAt: (ahead: number, state: { now: number; halvings: number }) => number;
  readonly spend: (now: number, caller: string) => void;
  readonly shareDelay: (caller: string, state: { now: number; halvings: number; active: Iterable<string> }) => number;
}

/** Creates a sliding window: unlike a refilling bucket, it never lets through twice its count around a boundary. */
function createWindow({ count, perMs }: Budget): Window {
  if (!Number.isInteger(count) || count < 1 || !(perMs > 0)) {
    throw new RangeError('A budget must be a whole number of calls, from 1, in more than 0 milliseconds.');
  }
  // A ring of the times of the latest `count` calls; the next call must be clear of the oldest.
  const times = new Float64Array(count).fill(-Infinity);
  const callers: string[] = [];
  let oldest = 0;
  return {
    nextAt(ahead, { now, halvings }) {
      const usable = halvedCount(count, halvings);
      const place = oldest + (count - usable) + (ahead % usable);
      const freed = (times[place % count] ?? -Infinity) + perMs;
      return Math.max(now, freed) + Math.floor(ahead / usable) * perMs;
    },
    spend(now, caller) {
      times[oldest] = now;
      callers[oldest] = caller;
      oldest = (oldest + 1) % count;
    },
    shareDelay(caller, { now, halvings, active }) {
      const used = new Map([...active].map((one) => [one, 0]));
      let inside = 0;
      let firstOwn = now;
      for (let back = count; back > 0; back--) {
        const place = (oldest + count - back) % count;
        const at = times[place] ?? -Infinity;
        if (at + perMs <= now) continue;
        inside++;
        const one = callers[place] ?? '';
        if (used.has(one)) used.set(one, (used.get(one) ?? 0) + 1);
        if (one === caller && firstOwn === now) firstOwn = at;
      }
      const usable = halvedCount(count, halvings);
      return mayTake({ count: usable, free: usable - inside, used }, caller) ? 0 : Math.max(1, firstOwn + perMs - now);
    },
  };
}
