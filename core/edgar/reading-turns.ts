import { createWaitingLine, type WaitingLine } from '../upstream/waiting-line.ts';

/** What the turns share out. */
export interface TurnsOptions {
  /** Calls under way at once. */
  readonly atOnce: number;
  /** Calls that the source takes in a second. */
  readonly perSecond: number;
  /** The time in which everything that one party asks for has to be done. */
  readonly withinMs: number;
  /** Milliseconds that only ever grow. */
  readonly now: () => number;
}

/** One party's part of the turns: the calls of one answer. */
export interface Party {
  /** A turn, and with it the function that ends it. Rejects with the signal's reason when it is aborted first. */
  readonly take: (signal: AbortSignal) => Promise<() => void>;
  /** Says how many calls are still to come, once that is known better. */
  readonly expect: (count: number) => void;
  readonly leave: () => void;
}

/** Calls shared out fairly: the parties take turns, so that who asks for little does not wait for who asks for much. */
export interface ReadingTurns {
  /** Lets a party in that wants so many calls; undefined where it, or one that it would hold up, could not end in time. */
  readonly enter: (count: number) => Party | undefined;
  /** Milliseconds after which everything asked for so far will be done. */
  readonly backlogMs: () => number;
}

interface Inside {
  readonly endsBy: number;
  readonly line: WaitingLine;
  left: number;
}

/** Turns, with no party yet. */
export function createReadingTurns({ atOnce, perSecond, withinMs, now }: TurnsOptions): ReadingTurns {
  // The next turn is the first party's; after it, that party goes to the end.
  const parties = new Set<Inside>();
  let free = atOnce;

  /** When a party will have had its turns, each other one having as many, as far as it wants them. */
  function endOf(one: Inside, all: readonly Inside[]): number {
    const calls = all.reduce((sum, other) => sum + Math.min(other.left, one.left), 0);
    return now() + (calls * 1000) / perSecond;
  }

  function hasRoomFor(newcomer: Inside): boolean {
    const before = [...parties];
    const after = [...before, newcomer];
    // Who is late already is not made so by the newcomer.
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
