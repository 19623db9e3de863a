import type { JsonAnswer } from '../http/route.ts';

/** The gateway's own format of what it refuses: a sentence that holds nothing of what was sent. */
function refusal(status: number, message: string, headers: Readonly<Record<string, string>> = {}): JsonAnswer {
  return { status, body: { message }, headers };
}

/** 401 for a call without a key, or with one that is unknown or revoked. */
export function noKey(): JsonAnswer {
  return refusal(401, 'X-Gateway-Key is missing, or no key that is in use.');
}

/** 400 for a call that does not say which service it is for, or says another one than its path. */
export function otherHost(): JsonAnswer {
  return refusal(400, 'X-Gateway-Host must name the service that the path is of, by its slug or its host.');
}

/** 403 for a call to a service that its key is not subscribed to. */
export function notSubscribed(): JsonAnswer {
  return refusal(403, 'The key has no subscription to this service.');
}

/** 429 for a call past the end of a month's requests. */
export function monthSpent(secondsToReset: number, headers: Readonly<Record<string, string>>): JsonAnswer {
  const message = 'The requests of this month are spent; the next month begins when Retry-After says.';
  return refusal(429, message, { ...headers, 'retry-after': String(secondsToReset) });
}

/** 429 for a call past the rate that a key may have. */
export function tooFast(secondsToReset: number): JsonAnswer {
  return refusal(429, 'The key has made its calls of this minute.', { 'retry-after': String(secondsToReset) });
}
