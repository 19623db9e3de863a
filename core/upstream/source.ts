import { Pool } from 'undici';
import { startDeadline, wait, type Deadline } from './abort.ts';
import { systemClock, type Clock } from './clock.ts';
import { exchange, type OutgoingRequest } from './send-request.ts';
import { abortFailure, UpstreamFailure, type FailureKind } from './failure.ts';
import { createRateLimiter, TurnTooFar, type RateLimiter } from './rate-limiter.ts';
import type { Reply } from './reply.ts';
import { requestPath, type QueryMembers } from './request-path.ts';
import { RETRIED_STATUSES, retryWait } from './retry.ts';
import { createSlots } from './slots.ts';
import { createUnderWay } from './under-way.ts';

/**
 * Told of a call when it has ended, once whatever the number of attempts: the source's name, how it ended and how long it
 * took, waits and retries included.
 */
export type ObserveCall = (source: string, outcome: 'ok' | FailureKind, seconds: number) => void;

/** What a source is, and what it may cost: in time, bytes, calls at once and calls made again. */
export interface SourceOptions {
  /** How failures and metrics call it, such as `EPA ECHO`. */
  readonly name: string;
  /** Scheme, host and port. */
  readonly origin: string;
  /** For a whole call: waiting its turn, connecting, the answer to its last byte, and every retry. */
  readonly timeoutMs: number;
  /** The largest body that is read, counted as inflated. */
  readonly maxBytes: number;
  /** How often a failed call is made again at most; none unless given. */
  readonly retries?: number;
  /** Statuses, in addition to 429, after which a call is retried; 502, 503 and 504 unless given. */
  readonly retryStatuses?: readonly number[];
  /** How many calls are under way at once; 8 unless given. */
  readonly concurrency?: number;
  /** Sources that share an allowance are given the same one. */
  readonly limiter?: RateLimiter;
  /** How long a call waits for its turn; as long as its deadline leaves unless given, and 0 where it fails at once. */
  readonly maxTurnMs?: number;
  /** Whether a refusal for the rate halves the budgets for an hour: where they are a guess, or shared with others. */
  readonly learnsBudget?: boolean;
  /** Sent with every call. Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
  /** From 0 up to 1; spreads retries. */
  readonly random?: () => number;
}

/** What one call asks for beyond its path. */
export interface UpstreamCallOptions<T> {
  readonly query?: QueryMembers;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the call at once; a `TimeoutError` as its reason makes the failure a `timeout`, any other `aborted`. */
  readonly signal?: AbortSignal;
  /** Less, or more, than the source's own. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Statuses that count as answers in addition to 2xx (and 304 to a conditional call), such as a 404 that means not found. */
  readonly answers?: readonly number[];
  /**
   * What the call answers instead of the reply. It may throw an `UpstreamFailure`, for an answer that hides one: thrown as
   * `http` with the status the upstream should have used, it is retried and counted like that status.
   */
  readonly read?: (reply: Reply) => T;
}

/** What a call with a body asks for. */
export interface PostOptions<T> extends UpstreamCallOptions<T> {
  readonly body: string | Uint8Array;
  /** Whether making the call twice does no harm; it is retried only then. */
  readonly idempotent?: boolean;
}

/** Something outside that is asked over HTTP. Every call throws `UpstreamFailure` where there is no answer. */
export interface UpstreamSource {
  readonly name: string;
  readonly get: <T = Reply>(path: string, options?: UpstreamCallOptions<T>) => Promise<T>;
  readonly post: <T = Reply>(path: string, options: PostOptions<T>) => Promise<T>;
  /** Lets the calls under way end, and takes no more: those fail as `aborted`. */
  readonly close: () => Promise<void>;
}

const CONNECT_MS = 10_000;
const MAX_HEADER_BYTES = 32 * 1024;

/** A client for one source: deadline, limits and retries as configured, connections kept and shared between its calls. */
export function createSource(options: SourceOptions): UpstreamSource {
  const { name, origin, clock = systemClock, concurrency = 8, random = Math.random } = options;
  const pool = new Pool(origin, {
    connections: concurrency,
    allowH2: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    connect: { timeout: Math.min(CONNECT_MS, options.timeoutMs) },
    // One deadline covers the whole call; undici's own begin anew with every chunk.
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

  /** Milliseconds until the next attempt. Throws the failure if there must be no further attempt. */
  function nextWait(error: unknown, state: { retried: number; leftMs: number; isRepeatable: boolean }): number {
    if (!(error instanceof UpstreamFailure)) throw error;
    // The hint is for the whole source: the calls that wait their turn would only be refused as well.
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
    let retried = 0;
    try {
      for (;;) {
        try {
          return read(await attempt(request, deadline));
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
      throw failure;
    } finally {
      deadline.end();
      underWay.leave();
      options.observe?.(name, outcome, (clock.now() - started) / 1000);
    }
  }

  function outgoing(path: string, of: UpstreamCallOptions<unknown>): Omit<OutgoingRequest, 'method' | 'body'> {
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
