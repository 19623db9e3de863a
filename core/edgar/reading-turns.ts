import { createWaitingLine, type WaitingLine } from '../upstream/waiting-line.ts';

/** The capacity to share. */
export interface TurnsOptions {
  /** Concurrent calls. */
  readonly atOnce: number;
  /** Calls per second that the source accepts. */
  readonly perSecond: number;
  /** Time within which a party must be finished. */
  readonly withinMs: number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** One party's turns: the calls of one answer. */
export interface Party {
  /**
   * Waits for a turn and returns the function that ends it. Rejects with the signal's reason if that is aborted first.
   */
  readonly take: (signal: AbortSignal) => Promise<() => void>;
  /** Updates how many calls are still to come, once that is known better. */
  readonly expect: (count: number) => void;
  readonly leave: () => void;
}

/** Shares calls fairly: parties take turns, so that a small request does not wait for a large one. */
export interface ReadingTurns {
  /**
   * Admits a party that wants this many calls; undefined if it, or one that it would delay, could not finish in time.
   */
  readonly enter: (count: number) => Party | undefined;
  /** Milliseconds until everything requested so far will be done. */
  readonly backlogMs: () => number;
}

interface Inside {
  readonly endsBy: number;
  readonly line: WaitingLine;
  left: number;
}

/** Creates turns without any party. */
export function createReadingTurns({ atOnce, perSecond, withinMs, now }: TurnsOptions): ReadingTurns {
  // The first party has the next turn; it then goes to the end.
  const parties = new Set<Inside>();
  let free = atOnce;

  /** When a party will have had all its turns, with every other party getting as many as it wants up to then. */
  function endOf(one: Inside, all: readonly Inside[]): number {
    const calls = all.reduce((sum, other) => sum + Math.min(other.left, one.left), 0);
    return now() + (calls * 1000) / perSecond;
  }

  function hasRoomFor(newcomer: Inside): boolean {
    const before = [...parties];
    const after = [...before, newcomer];
    // A party that is already late is not made late by the newcomer.
    const inTime = before.filter((one) => endOf(one, before) <= one.endsBy);
    return [...inTime, newcomer].every((one) => endOf(one, after) <= one.endsBy);
  }

  function callNext(): void {
    for (const one of parties) {
      if (!one.line.callNext()) continue;
      parties.delete(one);
      parties.add(one);
      return;
    }
    free++;
  }

  return {
    enter(count) {
      const inside: Inside = { endsBy: now() + withinMs, line: createWaitingLine(), left: count };
      if (!hasRoomFor(inside)) return undefined;
      parties.add(inside);
      return {
        async take(signal) {
          if (free > 0 && !signal.aborted) free--;
          else await inside.line.join(signal);
          return () => {
            inside.left = Math.max(0, inside.left - 1);
            callNext();
          };
        },
        expect(calls) {
          inside.left = calls;
        },
        leave() {
          parties.delete(inside);
        },
      };
    },
    backlogMs: () => ([...parties].reduce((sum, one) => sum + one.left, 0) * 1000) / perSecond,
  };
}
