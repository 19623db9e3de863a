import { reasonOf } from './abort.ts';

/** Waiters in the order they came. */
export interface WaitingLine {
  readonly length: () => number;
  /** Resolves when it is this waiter's turn. Rejects with the signal's reason, and gives up the place, when it is aborted. */
  readonly join: (signal: AbortSignal) => Promise<void>;
  /** Gives the first waiter its turn; false if the line is empty. */
  readonly callNext: () => boolean;
}

/** An empty line. */
export function createWaitingLine(): WaitingLine {
  // A set keeps the order of arrival and lets a waiter leave from the middle at no cost.
  const waiters = new Set<() => void>();
  return {
    length: () => waiters.size,
    join(signal) {
      return new Promise((resolve, reject) => {
        const onAbort = (): void => {
          waiters.delete(admit);
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
        waiters.add(admit);
      });
    },
    callNext() {
      for (const admit of waiters) {
        waiters.delete(admit);
        admit();
        return true;
      }
      return false;
    },
  };
}
