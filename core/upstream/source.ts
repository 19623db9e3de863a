import { Pool } from 'undici';
import { startDeadline, wait, type Deadline } from './abort.ts';
import { systemClock, type Clock } from './clock.ts';
import type { JsonObject } from '../json.ts';
import { exchange, type OutgoingRequest } from './send-request.ts';
import { driftOf, type Drift, type ExpectedRows } from './expected-rows.ts';
import { abortFailure, UpstreamFailure, type FailureKind } from './failure.ts';
import { createRateLimiter, TurnTooFar, type RateLimiter } from './rate-limiter.ts';
import type { Reply } from './reply.ts';
import { requestPath, type QueryMembers } from './request-path.ts';
import { RETRIED_STATUSES, retryWait } from './retry.ts';
import { createSlots } from './slots.ts';
import { createUnderWay } from './under-way.ts';

/**
 * Called once when a call has ended, whatever the number of attempts: with the source's name, the outcome, the duration
 * including waits and retries, and why it failed or how the answer differs from what is expected.
 */
export type ObserveCall = (source: string, outcome: 'ok' | FailureKind, seconds: number, told?: ObservedCall) => void;

/** What else is known about an ended call. */
export interface ObservedCall {
  readonly failure: UpstreamFailure | undefined;
  readonly drifts: readonly Drift[];
}

/** What a source is and what it may cost: time, bytes, concurrent calls and retries. */
export interface SourceOptions {
  /** Name in failures and metrics, such as `EPA ECHO`. */
  readonly name: string;
  /** Scheme, host and port. */
  readonly origin: string;
  /** For a whole call: queueing, connecting, the answer to its last byte, and every retry. */
  readonly timeoutMs: number;
  /** Largest accepted body, inflated. */
  readonly maxBytes: number;
  /** Maximum number of retries; default none. */
  readonly retries?: number;
  /** Statuses, in addition to 429, that are retried; default 502, 503 and 504. */
  readonly retryStatuses?: readonly number[];
  /** Concurrent calls; default 8. */
  readonly concurrency?: number;
  /** Sources that share an allowance are given the same one. */
  readonly limiter?: RateLimiter;
  /** How long a call waits for its turn; default until its deadline, 0 to fail at once. */
  readonly maxTurnMs?: number;
  /** Whether a rate refusal halves the budgets for an hour: for budgets that are a guess or shared with others. */
  readonly learnsBudget?: boolean;
  /** Sent with every call. Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
  /** From 0 to below 1; spreads retries. */
  readonly random?: () => number;
}

/** Options of one call. */
export interface UpstreamCallOptions<T> {
  readonly query?: QueryMembers;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the call at once; a `TimeoutError` as its reason makes the failure a `timeout`, anything else `aborted`. */
  readonly signal?: AbortSignal;
  /** Overrides the source's timeout. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /**
   * Statuses that count as answers in addition to 2xx (and 304 to a conditional call), such as a 404 that means not
   * found.
   */
  readonly answers?: readonly number[];
  /**
   * Converts the reply to the call's result. It may throw an `UpstreamFailure` for an answer that hides one: thrown as
   * `http` with the status the upstream should have used, it is retried and counted like that status.
   */
  readonly read?: (reply: Reply) => T;
  /**
   * Which rows an answer has and what is expected of them. A difference does not fail the call; it is reported to the
   * observer.
   */
  readonly expects?: { readonly rows: ExpectedRows; readonly in: (answer: T) => readonly JsonObject[] } | undefined;
}

/** Options of a call with a body. */
export interface PostOptions<T> extends UpstreamCallOptions<T> {
  readonly body: string | Uint8Array;
  /** Whether repeating the call does no harm; only then is it retried. */
  readonly idempotent?: boolean;
}

/** An outside HTTP service. Every call throws `UpstreamFailure` if there is no answer. */
export interface UpstreamSource {
  readonly name: string;
  readonly get: <T = Reply>(path: string, options?: UpstreamCallOptions<T>) => Promise<T>;
  readonly post: <T = Reply>(path: string, options: PostOptions<T>) => Promise<T>;
  /** Lets calls in flight finish and accepts no more: those fail as `aborted`. */
  readonly close: () => Promise<void>;
}

const CONNECT_MS = 10_000;
const MAX_HEADER_BYTES = 32 * 1024;

/**
 * Creates the client of one source, with its deadline, limits and retries. Connections are kept open and shared between
 * calls.
 */
export function createSource(options: SourceOptions): UpstreamSource {
  const { name, origin, clock = systemClock, concurrency = 8, random = Math.random } = options;
  const pool = new Pool(origin, {
    connections: concurrency,
    allowH2: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    connect: { timeout: Math.min(CONNECT_MS, options.timeoutMs) },
    // One deadline covers the whole call; undici's own timeouts restart with every chunk.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const underWay = createUnderWay();
  const slots = createSlots(concurrency);
  const limiter = options.limiter ?? createRateLimiter([], clock);
  const rule = { retries: options.retries ?? 0, statuses: options.retryStatuses ?? RETRIED_STATUSES };

  async function attempt(request: OutgoingRequest, { signal, leftMs }: Deadline): Promise<Reply> {
    const release = await slots.take(signal);
    try {
      await limiter.take(signal, { withinMs: Math.min(leftMs(), options.maxTurnMs ?? Infinity) });
      return await exchange(request, { dispatcher: pool, origin, signal, date: clock.date });
    } catch (error) {
      if (!(error instanceof TurnTooFar)) throw error;
      throw new UpstreamFailure({ source: name, kind: 'rate_limited', retryAfterMs: error.delayMs });
    } finally {
      release();
    }
  }

  /** Milliseconds until the next attempt. Throws the failure if there must be none. */
  function nextWait(error: unknown, state: { retried: number; leftMs: number; isRepeatable: boolean }): number {
    if (!(error instanceof UpstreamFailure)) throw error;
    // The hint applies to the whole source: waiting calls would only be refused as well.
    if (error.status === 429 && error.retryAfterMs !== undefined) {
      if (options.learnsBudget) limiter.refused(error.retryAfterMs);
      else limiter.pause(error.retryAfterMs);
    }
    if (!state.isRepeatable) throw error;
    const waitMs = retryWait(rule, { ...state, failure: error, random: random() });
    if (waitMs === undefined) throw error;
    return waitMs;
  }

  async function call<T>(request: OutgoingRequest, of: UpstreamCallOptions<T> & { isRepeatable: boolean }): Promise<T> {
    if (!underWay.enter()) throw new UpstreamFailure({ source: name, kind: 'aborted' });
    const started = clock.now();
    const deadline = startDeadline(of.timeoutMs ?? options.timeoutMs, { clock, signal: of.signal });
    const { signal, leftMs } = deadline;
    const read = of.read ?? ((reply: Reply) => reply as T);
    let outcome: Parameters<ObserveCall>[1] = 'ok';
    let told: ObservedCall = { failure: undefined, drifts: [] };
    let retried = 0;
    try {
      for (;;) {
        try {
          const answer = read(await attempt(request, deadline));
          if (of.expects) told = { ...told, drifts: driftOf(of.expects.in(answer), of.expects.rows) };
          return answer;
        } catch (error) {
          const waitMs = nextWait(error, { retried, leftMs: leftMs(), isRepeatable: of.isRepeatable });
          await wait(waitMs, { clock, signal });
          retried++;
        }
      }
    } catch (error) {
      const isCut = signal.aborted && !(error instanceof UpstreamFailure);
      const failure = isCut ? abortFailure(name, signal.reason) : error;
      outcome = failure instanceof UpstreamFailure ? failure.kind : 'shape';
      if (failure instanceof UpstreamFailure) told = { ...told, failure };
      throw failure;
    } finally {
      deadline.end();
      underWay.leave();
      options.observe?.(name, outcome, (clock.now() - started) / 1000, told);
    }
  }

  function outgoing(
    path: string,
    of: Omit<UpstreamCallOptions<never>, 'read' | 'expects'>,
  ): Omit<OutgoingRequest, 'method' | 'body'> {
    return {
      source: name,
      path: requestPath(path, of.query),
      headers: { ...options.headers, ...of.headers },
      maxBytes: of.maxBytes ?? options.maxBytes,
      answers: of.answers ?? [],
    };
  }

  return {
    name,
    get: (path, of = {}) =>
      call({ ...outgoing(path, of), method: 'GET', body: undefined }, { ...of, isRepeatable: true }),
    post: (path, of) =>
      call({ ...outgoing(path, of), method: 'POST', body: of.body }, { ...of, isRepeatable: of.idempotent ?? false }),
    async close() {
      await underWay.end();
      await pool.destroy();
    },
  };
}
