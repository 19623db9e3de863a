import { currentCaller } from '../caller.ts';
import { reasonOf } from './abort.ts';

/** A queue of several callers who take turns; each caller's waiters keep their order. */
export interface WaitingLine {
  readonly length: () => number;
  /** How many would go before a new waiter of this caller. */
  readonly ahead: () => number;
  /** Resolves when it is this waiter's turn. Rejects with the signal's reason, leaving the queue, if it is aborted. */
  readonly join: (signal: AbortSignal) => Promise<void>;
  /** Gives the next waiter its turn and returns its caller; undefined if the queue is empty. */
  readonly callNext: () => string | undefined;
}

/** Creates an empty queue. */
export function createWaitingLine(): WaitingLine {
  // Maps and sets keep insertion order and let a waiter leave from the middle at no cost.
  const callers = new Map<string, Set<() => void>>();
  let length = 0;

  function leave(caller: string, admit: () => void): void {
    const waiters = callers.get(caller);
    if (!waiters?.delete(admit)) return;
    length--;
    if (waiters.size === 0) callers.delete(caller);
  }

  return {
    length: () => length,
    ahead() {
      const own = callers.get(currentCaller())?.size ?? 0;
      let ahead = own;
      for (const [caller, { size }] of callers) if (caller !== currentCaller()) ahead += Math.min(size, own + 1);
      return ahead;
    },
    join(signal) {
      const caller = currentCaller();
      return new Promise((resolve, reject) => {
        const onAbort = (): void => {
          leave(caller, admit);
          reject(reasonOf(signal));
        };
        const admit = (): void => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        };
        if (signal.aborted) {
          onAbort();
          return;
        }
        signal.addEventListener('abort', onAbort, { once: true });
        const waiters = callers.get(caller) ?? new Set();
        callers.set(caller, waiters.add(admit));
        length++;
      });
    },
    callNext() {
      for (const [caller, waiters] of callers) {
        for (const admit of waiters) {
          leave(caller, admit);
          // To the back of the queue if it has more waiters.
          if (callers.delete(caller)) callers.set(caller, waiters);
          admit();
          return caller;
        }
      }
      return undefined;
    },
  };
}
