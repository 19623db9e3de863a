import { startDeadline, wait } from '../../../upstream/abort.ts';
import type { Clock } from '../../../upstream/clock.ts';
import { abortFailure, UpstreamFailure } from '../../../upstream/failure.ts';
import { TurnTooFar, type Budget, type RateLimiter } from '../../../upstream/rate-limiter.ts';
import { limiterOfThisProcess, type LimiterFor } from '../../../upstream/shared-limiter.ts';
import { readJson } from '../../../upstream/reply.ts';
import { RETRIED_STATUSES } from '../../../upstream/retry.ts';
import { createSource, type ObserveCall } from '../../../upstream/source.ts';
import { CSL_RECORDS } from './csl-record.ts';
import { readSearchAnswer, recordsIn, type SearchAnswer } from './search-answer.ts';

/** Address and key of the search. */
export interface CslSearchOptions {
  /** Scheme, host and port. */
  readonly url: string;
  readonly apiKey: string;
  /** Call budget; default the publisher's figures. */
  readonly calls?: readonly Budget[] | undefined;
  readonly observe?: ObserveCall | undefined;
  readonly clock: Clock;
  /** Creates its rate limiter; default one within this process. */
  readonly limiterFor?: LimiterFor | undefined;
}

/** The list's search API. */
export interface CslSearch {
  /** Searches for one spelling of a name. Throws `UpstreamFailure` if there is no answer. */
  readonly search: (name: string, signal: AbortSignal) => Promise<SearchAnswer>;
  readonly close: () => Promise<void>;
}

export const CSL_NAME = 'Consolidated Screening List';
const SEARCH_PATH = '/consolidated_screening_list/v1/search';

/** The API's maximum page size. */
const PAGE_SIZE = 50;

/** Inflated; fifty records with hundreds of addresses and numbers each stay below it. */
const MAX_BYTES = 8_000_000;

/** By the publisher's staff: about three in two seconds, and a hundred a minute. Fifty parties then take 33 s. */
const CALLS: readonly Budget[] = [
  { count: 3, perMs: 2_000 },
  { count: 100, perMs: 60_000 },
];

/** For a call and its retry, from its turn on. */
const CALL_MS = 20_000;

/** A later turn is refused at once: a client waits a minute for a batch, answers included. */
export const MAX_TURN_MS = 55_000;

/** The longest wait before the one retry, and the wait if the source names none. */
const MAX_RETRY_MS = 8_000;
const RETRY_MS = 4_000;

/**
 * The longest that one refusal blocks all searches, whatever the source asks for: a mistaken hint is soon found out.
 */
const MAX_PAUSE_MS = 60_000;

/** After a broken connection or a gateway error. */
const QUICK_RETRY_MS = 500;

/** Each call has already taken its turn, so the client itself adds no wait. */
const TURN_TAKEN: RateLimiter = {
  delayMs: () => 0,
  take: () => Promise.resolve(),
  pause: () => undefined,
  refused: () => undefined,
};

/**
 * Creates a client for the search API. All callers share the rate limit: each is queued rather than skipped, and then
 * has 20 s. A call that was refused for its rate, or broke off, is retried once, after at most 8 s.
 */
export function createCslSearch(options: CslSearchOptions): CslSearch {
  const { url, apiKey, calls = CALLS, observe, clock, limiterFor = limiterOfThisProcess } = options;
  // Turns are taken before a call, so that queueing does not count toward its 20 s.
  const turns = limiterFor(CSL_NAME, calls, { clock });
  const source = createSource({
    name: CSL_NAME,
    origin: url,
    timeoutMs: CALL_MS,
    maxBytes: MAX_BYTES,
    limiter: TURN_TAKEN,
    headers: { 'subscription-key': apiKey, accept: 'application/json' },
    clock,
    ...(observe && { observe }),
  });

  async function takeTurn(signal: AbortSignal): Promise<void> {
    try {
      await turns.take(signal, { withinMs: MAX_TURN_MS });
    } catch (error) {
      // A name that got no turn was not searched, so the source was not slow.
      if (signal.aborted && !isTimeout(signal)) throw error;
      const retryAfterMs = error instanceof TurnTooFar ? error.delayMs : turns.delayMs();
      throw new UpstreamFailure({ source: CSL_NAME, kind: 'rate_limited', retryAfterMs });
    }
  }

  async function ask(name: string, signal: AbortSignal): Promise<SearchAnswer> {
    const { answer } = await source.get(SEARCH_PATH, {
      query: { name, fuzzy_name: 'true', size: PAGE_SIZE, offset: 0 },
      signal,
      read(reply) {
        const json = readJson(reply);
        const answer = readSearchAnswer(json);
        if (!answer) throw new UpstreamFailure({ source: CSL_NAME, kind: 'shape', status: reply.status });
        return { answer, json };
      },
      expects: { rows: CSL_RECORDS, in: ({ json }) => recordsIn(json) },
    });
    return answer;
  }

  async function askTwice(name: string, signal: AbortSignal): Promise<SearchAnswer> {
    const deadline = startDeadline(CALL_MS, { clock, signal });
    try {
      return await ask(name, deadline.signal).catch(async (error: unknown) => {
        const waitMs = retryWaitMs(error);
        if (waitMs === undefined || waitMs >= deadline.leftMs()) throw error;
        if (isRateLimit(error)) turns.pause(Math.min(error.retryAfterMs ?? waitMs, MAX_PAUSE_MS));
        await wait(waitMs, { clock, signal: deadline.signal });
        // Without a turn: the source may have asked for a longer pause than this call can wait.
        return ask(name, deadline.signal);
      });
    } finally {
      deadline.end();
    }
  }

  return {
    async search(name, signal) {
      try {
        await takeTurn(signal);
        return await askTwice(name, signal);
      } catch (error) {
        const isCut = signal.aborted && !(error instanceof UpstreamFailure);
        throw isCut ? abortFailure(CSL_NAME, signal.reason) : error;
      }
    },
    close: () => source.close(),
  };
}

function isTimeout({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

function isRateLimit(error: unknown): error is UpstreamFailure {
  return error instanceof UpstreamFailure && error.kind === 'rate_limited';
}

/** Milliseconds before the one retry; undefined if another call would fail as well. */
function retryWaitMs(error: unknown): number | undefined {
  if (!(error instanceof UpstreamFailure)) return undefined;
  if (error.kind === 'rate_limited') return Math.min(error.retryAfterMs ?? RETRY_MS, MAX_RETRY_MS);
  const mayPass = error.kind === 'network' || (error.kind === 'http' && RETRIED_STATUSES.includes(error.status ?? 0));
  return mayPass ? QUICK_RETRY_MS : undefined;
}
