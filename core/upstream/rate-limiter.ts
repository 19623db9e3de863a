import { systemClock, type Clock } from './clock.ts';
import { createWaitingLine } from './waiting-line.ts';

/** At most `count` calls in any span of `perMs` milliseconds, wherever the span begins. */
export interface Budget {
  readonly count: number;
  readonly perMs: number;
}

/** Calls to one source, kept within its budgets. Sources that share an allowance share a limiter. It counts in one process. */
export interface RateLimiter {
  /** Milliseconds until a call that asked now would be let through; exact for one budget, else never too long. */
  readonly delayMs: () => number;
  /** Resolves when the call may be made. Rejects with the signal's reason, and spends nothing, when it is aborted first. */
  readonly take: (signal: AbortSignal) => Promise<void>;
  /** Lets nothing through for so many milliseconds, at most ten minutes unless the options say otherwise: the source itself asked for it. */
  readonly pause: (ms: number) => void;
}

/** What differs from source to source. */
export interface RateLimiterOptions {
  /** Milliseconds; ten minutes unless given, for a source that is known to block for longer. */
  readonly maxPauseMs?: number;
}

/** The longest block that most sources impose; a mistaken hint must not silence a source for a day. */
const MAX_PAUSE_MS = 10 * 60_000;

/** A limiter that lets calls through in the order they came, as soon as every budget has room. No budgets: at once. */
export function createRateLimiter(
  budgets: readonly Budget[],
  clock: Clock = systemClock,
  { maxPauseMs = MAX_PAUSE_MS }: RateLimiterOptions = {},
): RateLimiter {
  const windows = budgets.map(createWindow);
  const line = createWaitingLine();
  let pausedUntil = -Infinity;
  let cancelTimer: (() => void) | undefined;

  /** Milliseconds from now until the call after `ahead` others may be made. */
  function delayOf(ahead: number, now: number): number {
    const nextAt = windows.map((window) => window.nextAt(ahead, now));
    return Math.max(now, pausedUntil, ...nextAt) - now;
  }

  function letThrough(): boolean {
    const now = clock.now();
    if (delayOf(0, now) > 0) return false;
    for (const window of windows) window.spend(now);
    return true;
  }

  function serve(): void {
    cancelTimer = undefined;
    while (line.length() > 0 && letThrough()) line.callNext();
    schedule();
  }

  function schedule(): void {
    if (cancelTimer === undefined && line.length() > 0) cancelTimer = clock.after(delayOf(0, clock.now()), serve);
  }

  return {
    delayMs: () => delayOf(line.length(), clock.now()),
    async take(signal) {
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
  };
}

interface Window {
  readonly nextAt: (ahead: number, now: number) => number;
  readonly spend: (now: number) => void;
}

/** A window that slides: unlike a bucket that refills, it never lets through twice its count around a boundary. */
function createWindow({ count, perMs }: Budget): Window {
  if (!Number.isInteger(count) || count < 1 || !(perMs > 0)) {
    throw new RangeError('A budget must be a whole number of calls, from 1, in more than 0 milliseconds.');
  }
  // The times of the latest `count` calls as a ring; the oldest is the one the next call has to be clear of.
  const times = new Float64Array(count).fill(-Infinity);
  let oldest = 0;
  return {
    nextAt(ahead, now) {
      const freed = (times[(oldest + ahead) % count] ?? -Infinity) + perMs;
      return Math.max(now, freed) + Math.floor(ahead / count) * perMs;
    },
    spend(now) {
      times[oldest] = now;
      oldest = (oldest + 1) % count;
    },
  };
}
