import { createWaitingLine } from './waiting-line.ts';

/** So many things at once, the others by turns of their callers. */
export interface Slots {
  /** A slot, and with it the function that gives it back. Rejects with the signal's reason when it is aborted first. */
  readonly take: (signal: AbortSignal) => Promise<() => void>;
}

/** So many free slots. */
export function createSlots(count: number): Slots {
  if (!Number.isInteger(count) || count < 1) throw new RangeError('A number of slots must be a whole number from 1.');
  const line = createWaitingLine();
  let free = count;

  function giveBack(): void {
    // Handed over rather than freed: a newcomer must not overtake those waiting.
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
