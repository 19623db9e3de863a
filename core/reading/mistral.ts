import { abortable, startDeadline, type Deadline } from '../upstream/abort.ts';
import { systemClock, type Clock } from '../upstream/clock.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import { readJson, type Reply } from '../upstream/reply.ts';
import { createSource, type ObserveCall, type Source } from '../upstream/source.ts';
import { chatRequest, readCompletion } from './mistral-chat.ts';
import type { Model, ModelReply, Question } from './model.ts';

/** Where the provider is, which of its models is asked, and what tests put in the place of time and chance. */
export interface MistralOptions {
  readonly apiKey: string;
  /** Scheme, host and port. */
  readonly url: string;
  /** The provider's id of the model. */
  readonly model: string;
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
  /** From 0 up to 1; spreads retries. */
  readonly random?: () => number;
}

/** The provider's model, with connections to close. */
export interface Mistral extends Model {
  /** Lets questions under way end, and answers new ones as `unavailable`. */
  readonly close: () => Promise<void>;
}

/** Many times the longest reading; a reply has no reason to be larger. */
const MAX_REPLY_BYTES = 4 * 1024 * 1024;

/** An upper end for a question whose own deadline is meant to be shorter. */
const TIMEOUT_MS = 120_000;

/** Questions under way at once: far below what the provider allows an organisation, far above what one process asks. */
const CONCURRENCY = 32;

/**
 * Mistral's chat completion as a model: temperature 0, the answer bound to the schema, one more attempt after 429, 500,
 * 502, 503, 504 or a broken connection where the deadline leaves time for it.
 */
export function createMistral(options: MistralOptions): Mistral {
  const { apiKey, url, model, clock = systemClock, ...passedOn } = options;
  const source = createSource({
    name: 'Mistral',
    origin: url,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_REPLY_BYTES,
    retries: 1,
    retryStatuses: [500, 502, 503, 504],
    concurrency: CONCURRENCY,
    clock,
    ...passedOn,
  });
  // The SDK's complaint about a key that no header can hold would quote the key.
  const isKeySendable = /^[\x21-\x7e]+$/.test(apiKey);
  let sdk: Promise<Sdk> | undefined;

  return {
    id: model,
    async ask(question, { signal, deadlineMs }) {
      if (!isKeySendable) return { kind: 'misconfigured' };
      const deadline = startDeadline(deadlineMs, { clock, signal });
      try {
        const loaded = await abortable((sdk ??= loadSdk()), deadline.signal);
        return await complete(question, { sdk: loaded, apiKey, url, model, source, deadline });
      } catch (error) {
        if (deadline.signal.aborted) return { kind: 'unavailable' };
        throw error;
      } finally {
        deadline.end();
      }
    },
    close: () => source.close(),
  };
}

/** The parts of the SDK that one call needs, loaded on the first question: they take longer than the rest of the start. */
async function loadSdk() {
  const [{ MistralCore }, { chatComplete }, { HTTPClient }] = await Promise.all([
    import('@mistralai/mistralai/core.js'),
    import('@mistralai/mistralai/funcs/chatComplete.js'),
    import('@mistralai/mistralai/lib/http.js'),
  ]);
  return { MistralCore, chatComplete, HTTPClient };
}

type Sdk = Awaited<ReturnType<typeof loadSdk>>;

interface CallParts {
  readonly sdk: Sdk;
  readonly apiKey: string;
  readonly url: string;
  readonly model: string;
  readonly source: Source;
  readonly deadline: Deadline;
}

async function complete(question: Question, parts: CallParts): Promise<ModelReply> {
  const { MistralCore, chatComplete, HTTPClient } = parts.sdk;
  let answered: Reply | UpstreamFailure | undefined;
  const httpClient = new HTTPClient({
    async fetcher(request: unknown) {
      if (!(request instanceof Request)) throw new TypeError('The SDK sends something that is not a request.');
      try {
        answered = await send(request, parts);
      } catch (error) {
        if (error instanceof UpstreamFailure) answered = error;
        throw error;
      }
      // The type is what was found, not what was said, and no other header reaches the SDK's hooks, one of which prints.
      return new Response(Buffer.from(answered.body), { headers: { 'content-type': 'application/json' } });
    },
  });
  const client = new MistralCore({ apiKey: parts.apiKey, serverURL: parts.url, httpClient });
  const { signal } = parts.deadline;
  const result = await chatComplete(
    client,
    chatRequest(question, parts.model),
    // Its retries go on after the deadline: a timeout counts as one more reason to retry.
    { retries: { strategy: 'none' }, fetchOptions: { signal } },
  );
  if (answered instanceof UpstreamFailure) return { kind: kindOfFailure(answered) };
  // The SDK's errors quote what was sent and answered, so none of them is passed on, not even as a cause.
  if (answered === undefined) throw new TypeError('The question has a form that the SDK does not send.');
  return result.ok ? readCompletion(result.value) : { kind: 'unavailable' };
}

/** Sends what the SDK made of a question. Throws `UpstreamFailure`. */
async function send(request: Request, { source, deadline }: CallParts): Promise<Reply> {
  const names = ['authorization', 'content-type', 'accept', 'user-agent'];
  return source.post(new URL(request.url).pathname, {
    body: new Uint8Array(await request.arrayBuffer()),
    headers: Object.fromEntries(names.map((name) => [name, request.headers.get(name) ?? ''])),
    signal: deadline.signal,
    timeoutMs: deadline.leftMs(),
    // Asked twice, a question changes nothing.
    idempotent: true,
    read(reply) {
      readJson(reply);
      return reply;
    },
  });
}

function kindOfFailure({ kind, status }: UpstreamFailure): Exclude<ModelReply['kind'], 'object'> {
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
