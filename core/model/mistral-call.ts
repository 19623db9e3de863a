import type { MistralCore } from '@mistralai/mistralai/core.js';
import type { RequestOptions } from '@mistralai/mistralai/lib/sdks.js';
import type { Result } from '@mistralai/mistralai/types/fp.js';
import { abortable, startDeadline, type Deadline } from '../upstream/abort.ts';
import type { Clock } from '../upstream/clock.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import { readJson, type Reply } from '../upstream/reply.ts';
import type { UpstreamSource } from '../upstream/source.ts';
import type { AskOptions } from './model.ts';

/** The parts of the SDK that calls need, loaded on first use: they take longer to load than the rest of the start. */
async function loadSdk() {
  const [{ MistralCore }, { chatComplete }, { ocrProcess }, { HTTPClient }] = await Promise.all([
    import('@mistralai/mistralai/core.js'),
    import('@mistralai/mistralai/funcs/chatComplete.js'),
    import('@mistralai/mistralai/funcs/ocrProcess.js'),
    import('@mistralai/mistralai/lib/http.js'),
  ]);
  return { MistralCore, chatComplete, ocrProcess, HTTPClient };
}

type Sdk = Awaited<ReturnType<typeof loadSdk>>;

/** An SDK function, called with its arguments. */
export type Operation<T> = (sdk: Sdk, client: MistralCore, options: RequestOptions) => PromiseLike<Result<T>>;

/** The provider's reply, parsed by the SDK, or why there is none. */
export type CallReply<T> =
  { readonly kind: 'reply'; readonly reply: T } | { readonly kind: 'refused' | 'unavailable' | 'misconfigured' };

/** What ends a call, and the largest reply accepted. */
export interface CallLimits extends AskOptions {
  readonly maxBytes: number;
}

/** Where calls go and with which key. */
export interface MistralCallParts {
  readonly apiKey: string;
  readonly url: string;
  readonly source: UpstreamSource;
  readonly clock: Clock;
}

/** Calls SDK functions through an upstream source, with its deadline, limits and retries and none of the SDK's own. */
export function createMistralCalls(parts: MistralCallParts) {
  // The SDK's complaint about a key that does not fit a header would quote the key.
  const isKeySendable = /^[\x21-\x7e]+$/.test(parts.apiKey);
  let sdk: Promise<Sdk> | undefined;

  return async function call<T>(operation: Operation<T>, limits: CallLimits): Promise<CallReply<T>> {
    if (!isKeySendable) return { kind: 'misconfigured' };
    const deadline = startDeadline(limits.deadlineMs, { clock: parts.clock, signal: limits.signal });
    try {
      const loaded = await abortable((sdk ??= loadSdk()), deadline.signal);
      return await run(operation, { ...parts, sdk: loaded, deadline, maxBytes: limits.maxBytes });
    } catch (error) {
      if (deadline.signal.aborted) return { kind: 'unavailable' };
      throw error;
    } finally {
      deadline.end();
    }
  };
}

interface RunParts extends MistralCallParts {
  readonly sdk: Sdk;
  readonly deadline: Deadline;
  readonly maxBytes: number;
}

async function run<T>(operation: Operation<T>, parts: RunParts): Promise<CallReply<T>> {
  const { MistralCore, HTTPClient } = parts.sdk;
  let answered: Reply | UpstreamFailure | undefined;
  const httpClient = new HTTPClient({
    async fetcher(request: unknown) {
      if (!(request instanceof Request)) throw new TypeError('The SDK sent something that is not a request.');
      try {
        answered = await send(request, parts);
      } catch (error) {
        if (error instanceof UpstreamFailure) answered = error;
        throw error;
      }
      // The content type is detected, not taken from the reply, and no other header reaches the SDK's hooks, one of
      // which prints.
      return new Response(Buffer.from(answered.body), { headers: { 'content-type': 'application/json' } });
    },
  });
  const client = new MistralCore({ apiKey: parts.apiKey, serverURL: parts.url, httpClient });
  const { signal } = parts.deadline;
  // The SDK's retries continue past the deadline: a timeout is one more reason for it to retry.
  const result = await operation(parts.sdk, client, { retries: { strategy: 'none' }, signal });
  if (answered instanceof UpstreamFailure) return { kind: kindOfFailure(answered) };
  // The SDK's errors quote requests and replies, so none is passed on, not even as a cause.
  if (answered === undefined) throw new TypeError('The SDK sent a call of an unexpected form.');
  return result.ok ? { kind: 'reply', reply: result.value } : { kind: 'unavailable' };
}

/** Sends the SDK's request. Throws `UpstreamFailure`. */
async function send(request: Request, { source, deadline, maxBytes }: RunParts): Promise<Reply> {
  const names = ['authorization', 'content-type', 'accept', 'user-agent'];
  return source.post(new URL(request.url).pathname, {
    body: new Uint8Array(await request.arrayBuffer()),
    headers: Object.fromEntries(names.map((name) => [name, request.headers.get(name) ?? ''])),
    signal: deadline.signal,
    timeoutMs: deadline.leftMs(),
    maxBytes,
    // Repeating a call has no side effects.
    idempotent: true,
    read(reply) {
      readJson(reply);
      return reply;
    },
  });
}

function kindOfFailure({ kind, status }: UpstreamFailure): 'refused' | 'unavailable' | 'misconfigured' {
  if (kind !== 'http') return 'unavailable';
  switch (status) {
    case 401:
    case 403:
      return 'misconfigured';
    case 400:
    case 413:
    case 422:
      return 'refused';
    default:
      return 'unavailable';
  }
}
