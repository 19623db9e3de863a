import type { FuzzedOperation } from './operations.ts';
import { expectedOf, isRefusedInWords } from './expected-answer.ts';
import type { FuzzedRequest } from './requests.ts';

/** The parts of an answer that are checked. */
export interface FuzzedAnswer {
  readonly status: number;
  readonly mediaType: string;
  readonly body: unknown;
}

/** Sends a request to a server, without following redirects or retrying. */
export async function sendFuzzed(base: string, request: FuzzedRequest, signal: AbortSignal): Promise<FuzzedAnswer> {
  const response = await fetch(base + targetOf(request), {
    method: request.method,
    signal,
    redirect: 'manual',
    ...(request.body !== undefined && { body: request.body }),
  });
  const mediaType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const text = await response.text();
  return { status: response.status, mediaType, body: mediaType === 'application/json' ? JSON.parse(text) : text };
}

/** What is wrong with an answer, in one sentence, or undefined. */
export function faultOf(operation: FuzzedOperation, request: FuzzedRequest, answer: FuzzedAnswer): string | undefined {
  const { status, mediaType, body } = answer;
  if (status >= 500) return `answered ${status} though nothing failed: ${refusalOf(body)?.error ?? ''}`;
  const validate = operation.answers.get(String(status))?.get(mediaType);
  if (!validate) return `answered ${status} as ${mediaType}, which its document does not have`;
  if (!validate(body))
    return `answered ${status} with a body that breaks its schema: ${JSON.stringify(validate.errors)}`;
  const expected = expectedOf(operation, request);
  const refusal = refusalOf(body);
  if (expected === 'refused' && status < 400) return `answered ${status} to a request that its document does not allow`;
  if (expected === 'accepted' && status === 400 && refusal && !isRefusedInWords(operation, refusal)) {
    return `refused what its document allows: ${refusal.error}: ${refusal.message}`;
  }
  return undefined;
}

function refusalOf(body: unknown): { error: string; message: string } | undefined {
  return typeof body === 'object' && body !== null && 'error' in body && 'message' in body
    ? (body as { error: string; message: string })
    : undefined;
}

function targetOf({ path, query }: FuzzedRequest): string {
  const text = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  return text === '' ? path : `${path}?${text}`;
}

/** A shell command that sends the same request. */
export function curlLine(base: string, request: FuzzedRequest): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
  const body = request.body === undefined ? '' : ` --data-binary ${quoted(request.body)}`;
  return `curl -i -X ${request.method} ${quoted(base + targetOf(request))}${body}`;
}
