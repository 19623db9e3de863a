import type { Allowance } from './plans.ts';

/** How much of an allowance is used, and when it resets. */
export interface AllowanceState {
  readonly allowance: Allowance;
  /** Requests of this month, including the one being answered. */
  readonly used: number;
  readonly secondsToReset: number;
}

/**
 * Returns the headers that state an allowance: requests per month, those left, and the seconds until next month. Past a
 * soft limit none are left, but calls continue.
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
