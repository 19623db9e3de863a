import type { Clock } from './clock.ts';
import type { ObserveCall } from './source.ts';

/** When a source last answered and last failed, in milliseconds since 1970; undefined if never. */
export interface LastCall {
  readonly answeredAt: number | undefined;
  readonly failedAt: number | undefined;
}

/** Latest outcomes of this process's calls, by source name. */
export interface LastCalls {
  readonly observe: ObserveCall;
  readonly of: (source: string) => LastCall;
}

const NEVER: LastCall = { answeredAt: undefined, failedAt: undefined };

/** Creates the record of latest outcomes. A call ended by its caller is ignored. */
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
