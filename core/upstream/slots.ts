import { createWaitingLine } from './waiting-line.ts';

/** A limited number of slots; waiting callers take turns. */
export interface Slots {
  /**
   * Takes a slot and returns the function that releases it. Rejects with the signal's reason if it is aborted first.
   */
  readonly take: (signal: AbortSignal) => Promise<() => void>;
}

/** Creates this many free slots. */
export function createSlots(count: number): Slots {
  if (!Number.isInteger(count) || count < 1) throw new RangeError('A number of slots must be a whole number from 1.');
  const line = createWaitingLine();
  let free = count;

  function giveBack(): void {
    // Handed over instead of freed: a newcomer must not overtake those waiting.
    if (line.callNext() === undefined) free++;
  }

  return {
    async take(signal) {
      if (free > 0 && !signal.aborted) free--;
      else await line.join(signal);
      return giveBack;
    },
  };
}
