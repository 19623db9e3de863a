import type { Clock } from './clock.ts';
import type { ObserveCall } from './source.ts';

/** When a source last answered, and when it last failed; in milliseconds since 1970, undefined where it never did. */
export interface LastCall {
  readonly answeredAt: number | undefined;
  readonly failedAt: number | undefined;
}

/** The newest outcomes of the calls that this process makes, by the name of their source. */
export interface LastCalls {
  readonly observe: ObserveCall;
  readonly of: (source: string) => LastCall;
}

const NEVER: LastCall = { answeredAt: undefined, failedAt: undefined };

/** Remembers the newest outcomes. A call that its caller ended says nothing of the source. */
export function createLastCalls({ date }: Pick<Clock, 'date'>): LastCalls {
  const calls = new Map<string, LastCall>();
  const of = (source: string): LastCall => calls.get(source) ?? NEVER;
  return {
    observe(source, outcome) {
      if (outcome === 'aborted') return;
      calls.set(source, { ...of(source), [outcome === 'ok' ? 'answeredAt' : 'failedAt']: date() });
    },
    of,
  };
}
