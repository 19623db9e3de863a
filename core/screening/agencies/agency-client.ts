import { systemClock, type Clock } from '../../upstream/clock.ts';
import { UpstreamFailure } from '../../upstream/failure.ts';
import type { Budget, RateLimiter } from '../../upstream/rate-limiter.ts';
import type { Reply } from '../../upstream/reply.ts';
import { retryAfterMs } from '../../upstream/retry.ts';
import { limiterOfThisProcess, type LimiterFor } from '../../upstream/shared-limiter.ts';
import { createSource, type ObserveCall, type SourceOptions, type UpstreamSource } from '../../upstream/source.ts';

/** What every agency's client is made with. */
export interface AgencyClientOptions {
  /** Scheme, host and port. */
  readonly url: string;
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
  /** What makes its rate limiter; one that counts in this process unless given. */
  readonly limiterFor?: LimiterFor;
  /** From 0 up to 1; spreads retries. */
  readonly random?: () => number;
}

/** How an agency is called. */
interface AgencyCalls extends Omit<SourceOptions, 'origin' | 'limiter'> {
  /** What it may be asked. There is to be one client in a process, because the budget is the process's. */
  readonly budgets: readonly Budget[];
  /** The longest that one refusal holds every call back. */
  readonly maxPauseMs?: number;
}

/** What an agency's client calls it by. */
export interface AgencyCaller {
  readonly source: UpstreamSource;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

/** Opens an agency; a call that broke off is made once more. */
export function openAgency(
  { url, clock = systemClock, limiterFor = limiterOfThisProcess, observe, random }: AgencyClientOptions,
  { budgets, maxPauseMs, ...calls }: AgencyCalls,
): AgencyCaller {
  const limiter = limiterFor(calls.name, budgets, { clock, ...(maxPauseMs !== undefined && { maxPauseMs }) });
  const passedOn = { ...(observe && { observe }), ...(random && { random }) };
  return { source: createSource({ retries: 1, ...calls, ...passedOn, clock, origin: url, limiter }), limiter, clock };
}

/** Throws where an agency refused a call for its rate; where it does not say for how long, it is for as long as it is known to. */
export function throwIfRefused(
  { source, status, headers }: Reply,
  { date, blockMs }: { date: number; blockMs: number },
): void {
  if (status !== 429) return;
  const waitMs = retryAfterMs(headers.get('retry-after'), date) ?? blockMs;
  throw new UpstreamFailure({ source, kind: 'rate_limited', status, retryAfterMs: waitMs });
}
