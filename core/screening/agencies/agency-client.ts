import { systemClock, type Clock } from '../../upstream/clock.ts';
import { UpstreamFailure } from '../../upstream/failure.ts';
import type { Budget, RateLimiter } from '../../upstream/rate-limiter.ts';
import type { Reply } from '../../upstream/reply.ts';
import { retryAfterMs } from '../../upstream/retry.ts';
import { limiterOfThisProcess, type LimiterFor } from '../../upstream/shared-limiter.ts';
import { createSource, type ObserveCall, type SourceOptions, type UpstreamSource } from '../../upstream/source.ts';

/** Options common to every agency's client. */
export interface AgencyClientOptions {
  /** Scheme, host and port. */
  readonly url: string;
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
  /** Creates its rate limiter; default one within this process. */
  readonly limiterFor?: LimiterFor;
  /** From 0 to below 1; spreads retries. */
  readonly random?: () => number;
}

/** How an agency is called. */
interface AgencyCalls extends Omit<SourceOptions, 'origin' | 'limiter'> {
  /** Its call budgets. Use one client per process, because the budget is per process. */
  readonly budgets: readonly Budget[];
  /** The longest that one refusal blocks all calls. */
  readonly maxPauseMs?: number;
}

/** The means by which an agency's client makes calls. */
export interface AgencyCaller {
  readonly source: UpstreamSource;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

/** Opens an agency's source; a broken call is retried once. */
export function openAgency(
  { url, clock = systemClock, limiterFor = limiterOfThisProcess, observe, random }: AgencyClientOptions,
  { budgets, maxPauseMs, ...calls }: AgencyCalls,
): AgencyCaller {
  const limiter = limiterFor(calls.name, budgets, { clock, ...(maxPauseMs !== undefined && { maxPauseMs }) });
  const passedOn = { ...(observe && { observe }), ...(random && { random }) };
  return { source: createSource({ retries: 1, ...calls, ...passedOn, clock, origin: url, limiter }), limiter, clock };
}

/** Throws if an agency refused a call for its rate, with the usual duration if it does not state one. */
export function throwIfRefused(
  { source, status, headers }: Reply,
  { date, blockMs }: { date: number; blockMs: number },
): void {
  if (status !== 429) return;
  const waitMs = retryAfterMs(headers.get('retry-after'), date) ?? blockMs;
  throw new UpstreamFailure({ source, kind: 'rate_limited', status, retryAfterMs: waitMs });
}
