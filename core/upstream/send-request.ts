import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { abortable } from './abort.ts';
import { abortFailure, networkFailure, UpstreamFailure } from './failure.ts';
import { readBody, readBodyStart } from './read-body.ts';
import type { Reply } from './reply.ts';
import { retryAfterMs } from './retry.ts';

/** An outgoing request. */
export interface OutgoingRequest {
  readonly source: string;
  readonly method: 'GET' | 'POST';
  /** Path with query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
  readonly maxBytes: number;
  /** Statuses that count as answers in addition to 2xx. */
  readonly answers: readonly number[];
}

/** The connection for a request and the signal that ends it. */
export interface OutgoingParts {
  readonly dispatcher: Dispatcher;
  readonly origin: string;
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly date: () => number;
}

/** Enough of an error page to include the sentence that identifies the error. */
const BODY_START_BYTES = 16 * 1024;

/** Sends a request once and reads its answer. Throws `UpstreamFailure` for everything else. */
export async function exchange(request: OutgoingRequest, parts: OutgoingParts): Promise<Reply> {
  const { source } = request;
  try {
    return await sendAndRead(request, parts);
  } catch (error) {
    // A connection we ended ourselves is not a network failure.
    const isCut = !(error instanceof UpstreamFailure) || error.kind === 'network';
    if (isCut && parts.signal.aborted) throw abortFailure(source, parts.signal.reason);
    throw error instanceof UpstreamFailure ? error : networkFailure(source, error);
  }
}

async function sendAndRead(request: OutgoingRequest, parts: OutgoingParts): Promise<Reply> {
  const { source } = request;
  const { dispatcher, origin, signal, date } = parts;
  // undici checks the signal only once connected, so the wait for a connection is ended here.
  const response = await abortable(
    dispatcher.request({
      origin,
      path: request.path,
      method: request.method,
      headers: { 'accept-encoding': 'gzip, br', ...request.headers },
      body: request.body ?? null,
      signal,
    }),
    signal,
  );
  const status = response.statusCode;
  const headers = headerMap(response.headers);
  const encoding = headers.get('content-encoding');
  if (isAnswer(request, status)) {
    const body = await readBody(response.body, { source, encoding, maxBytes: request.maxBytes });
    return { source, status, headers, body };
  }
  const bodyStart = await readBodyStart(response.body, { source, encoding, maxBytes: BODY_START_BYTES });
  if (signal.aborted) throw abortFailure(source, signal.reason);
  throw new UpstreamFailure({
    source,
    kind: kindOf(status),
    status,
    retryAfterMs: retryAfterMs(headers.get('retry-after'), date()),
    bodyStart,
  });
}

function isAnswer({ headers, answers }: OutgoingRequest, status: number): boolean {
  if (status === 304) return 'if-none-match' in headers || 'if-modified-since' in headers;
  // A partial response to a request for the whole is not an answer.
  return (status >= 200 && status < 300 && status !== 206) || answers.includes(status);
}

function kindOf(status: number): 'redirect' | 'rate_limited' | 'http' {
  if (status >= 300 && status < 400) return 'redirect';
  return status === 429 ? 'rate_limited' : 'http';
}

function headerMap(headers: IncomingHttpHeaders): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, typeof value === 'string' ? value : value.join(', '));
  }
  return map;
}
