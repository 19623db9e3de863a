/** @import { Call, JsonObject, Reply } from '../types.ts' */
import { accessHeaders } from './access.js';
import { readJson } from './read-json.js';

/**
 * Sends a request with a JSON, form or file body and reads its answer. A call without an answer has status 0: it never
 * throws, so that no caller can mistake it for an answer.
 *
 * @param {Pick<Call, 'slug' | 'method' | 'target'> & { body: JsonObject | FormData | Blob | undefined }} call
 * @param {AbortSignal} [signal]
 * @returns {Promise<Reply>}
 */
export async function send({ slug, method, target, body }, signal) {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const isJson = body !== undefined && !(body instanceof Blob) && !(body instanceof FormData);
    const response = await fetch(target, {
      method,
      headers: { ...accessHeaders(slug), ...(isJson ? { 'content-type': 'application/json' } : {}) },
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
      ...(signal === undefined ? {} : { signal }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: readJson(text) ?? text,
      milliseconds: took(),
      requestId: response.headers.get('x-request-id'),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch {
    const message = signal?.aborted ? 'The call was stopped.' : 'The server could not be reached.';
    return { status: 0, body: { message }, milliseconds: took(), requestId: null, retryAfter: null };
  }
}

/** @param {Reply} reply */
export function isAnswer({ status }) {
  return status >= 200 && status < 300;
}

/** Whether the same request may succeed later: not if the operator must change a setting first. @param {Reply} reply */
export function mayHelpLater({ status, body }) {
  if (body !== null && typeof body === 'object' && 'error' in body && body.error === 'provider_misconfigured')
    return false;
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

/** Returns the sentence of a refusal, from a service or the gateway. @param {Reply} reply */
export function refusalText({ status, body }) {
  const { error, message } = /** @type {{ error?: string, message?: string }} */ (
    body !== null && typeof body === 'object' ? body : {}
  );
  const sentence = message ?? 'The answer is in a format this page does not know.';
  return status === 0 ? sentence : `${String(status)}${error === undefined ? '' : ` ${error}`}: ${sentence}`;
}
