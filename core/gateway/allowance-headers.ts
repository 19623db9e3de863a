import type { Allowance } from './plans.ts';

/** How far an allowance is used, and when it begins anew. */
export interface AllowanceState {
  readonly allowance: Allowance;
  /** Requests of this month, with the one that is answered. */
  readonly used: number;
  readonly secondsToReset: number;
}

/**
 * What an answer says of its allowance: the requests of a month, those that are left, and the seconds until the next month.
 * Past a soft limit none is left, and calls go on.
 */
export function allowanceHeaders({
  allowance,
  used,
  secondsToReset,
}: AllowanceState): Readonly<Record<string, string>> {
  return {
    'x-ratelimit-requests-limit': String(allowance.requests),
    'x-ratelimit-requests-remaining': String(Math.max(0, allowance.requests - used)),
    'x-ratelimit-requests-reset': String(secondsToReset),
  };
}
