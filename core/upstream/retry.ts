import type { UpstreamFailure } from './failure.ts';

const MIN_WAIT_MS = 250;
const MAX_WAIT_MS = 10_000;
const MAX_HINT_MS = 24 * 60 * 60_000;

/** Statuses of a gateway whose server may be back in a moment. */
export const RETRIED_STATUSES: readonly number[] = [502, 503, 504];

/** What is retried, and how often. */
export interface RetryRule {
  /** Maximum number of retries. */
  readonly retries: number;
  /** HTTP statuses, in addition to 429, that are retried. */
  readonly statuses: readonly number[];
}

/** Progress of a call. */
export interface RetryState {
  readonly failure: UpstreamFailure;
  /** Retries so far. */
  readonly retried: number;
  readonly leftMs: number;
  /** From 0 to below 1. */
  readonly random: number;
}

/**
 * Milliseconds to wait before retrying a repeatable call; undefined if it must not be retried because the failure is
 * final, the retries are used up, or the wait would outlast the deadline.
 */
export function retryWait(rule: RetryRule, { failure, retried, leftMs, random }: RetryState): number | undefined {
  if (retried >= rule.retries || !mayPass(failure, rule)) return undefined;
  const backoff = Math.min(MIN_WAIT_MS * 2 ** retried, MAX_WAIT_MS);
  // Half of the wait is random, so that callers that failed together do not return together.
  const waitMs = Math.max(backoff / 2 + (backoff / 2) * random, failure.retryAfterMs ?? 0);
  return waitMs < leftMs ? waitMs : undefined;
}

function mayPass(failure: UpstreamFailure, rule: RetryRule): boolean {
  switch (failure.kind) {
    case 'network':
      return true;
    case 'rate_limited':
      // Without a status it was our own budget that refused, because the wait is too long.
      return failure.status !== undefined;
    case 'http':
      return failure.status !== undefined && rule.statuses.includes(failure.status);
    case 'timeout':
    case 'redirect':
    case 'too_large':
    case 'shape':
    case 'aborted':
      return false;
    default:
      return failure.kind satisfies never;
  }
}

/** Longer than any HTTP date. */
const MAX_HEADER_LENGTH = 40;

/** Milliseconds requested by a Retry-After header (RFC 9110, 10.2.3), at most a day; undefined if it is invalid. */
export function retryAfterMs(header: string | undefined, date: number): number | undefined {
  if (header === undefined || header.length > MAX_HEADER_LENGTH) return undefined;
  const text = header.trim();
  const ms = /^\d{1,10}$/.test(text) ? Number(text) * 1000 : httpDate(text) - date;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), MAX_HINT_MS);
}

function httpDate(text: string): number {
  return /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text) ? Date.parse(text) : NaN;
}
