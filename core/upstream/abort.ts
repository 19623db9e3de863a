import type { Clock } from './clock.ts';

/**
 * Resolves with the work's result, or rejects with the signal's reason as soon as it is aborted. The work itself is not
 * stopped.
 */
export function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      reject(reasonOf(signal));
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', onAbort);
    });
  });
}

/** Resolves after a number of milliseconds, or rejects with the signal's reason as soon as it is aborted. */
export async function wait(ms: number, { clock, signal }: { clock: Clock; signal: AbortSignal }): Promise<void> {
  let cancel = (): void => undefined;
  const elapsed = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  try {
    await abortable(elapsed, signal);
  } finally {
    cancel();
  }
}

/** A deadline that ends everything done for one call. */
export interface Deadline {
  /** Aborted with a `TimeoutError` when the time is up, or with the caller's own reason when the caller leaves. */
  readonly signal: AbortSignal;
  readonly leftMs: () => number;
  /** Releases the timer and the caller's signal. */
  readonly end: () => void;
}

/** Starts the deadline of a call; the caller's own signal ends it early. */
export function startDeadline(
  ms: number,
  { clock, signal }: { clock: Clock; signal: AbortSignal | undefined },
): Deadline {
  const ends = clock.now() + ms;
  const controller = new AbortController();
  const onAbort = (): void => {
    controller.abort(signal?.reason);
  };
  if (signal?.aborted) onAbort();
  else signal?.addEventListener('abort', onAbort, { once: true });
  const cancel = clock.after(ms, () => {
    controller.abort(new DOMException('The deadline passed', 'TimeoutError'));
  });
  return {
    signal: controller.signal,
    leftMs: () => Math.max(0, ends - clock.now()),
    end() {
      cancel();
      signal?.removeEventListener('abort', onAbort);
    },
  };
}

/** Returns a signal's abort reason as an error that can be thrown. */
export function reasonOf(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  return reason instanceof Error ? reason : new DOMException('The caller left', 'AbortError');
}
