import type { JsonAnswer } from '../http/route.ts';

/** What the gateway may refuse any service call with, as documented. */
export const GATEWAY_REFUSALS = [
  {
    status: 400,
    meaning: '`X-Gateway-Host` is missing, unknown, or names a different service than the path.',
    isOfHost: true,
  },
  { status: 401, meaning: '`X-Gateway-Key` is missing or is not an active key.' },
  { status: 403, meaning: 'The key is not subscribed to this service.' },
  {
    status: 429,
    meaning: 'The monthly or per-minute limit is reached; `Retry-After` says when the next period begins.',
  },
] as const;

/** Builds a refusal in the gateway's own format; the sentence repeats nothing that was sent. */
function refusal(status: number, message: string, headers: Readonly<Record<string, string>> = {}): JsonAnswer {
  return { status, body: { message }, headers };
}

/** 401 for a missing, unknown or revoked key. */
export function noKey(): JsonAnswer {
  return refusal(401, 'X-Gateway-Key is missing or is not an active key.');
}

/** 400 for a call that names no service, or a different one than its path. */
export function otherHost(): JsonAnswer {
  return refusal(400, 'X-Gateway-Host must name the service in the path, by its slug or host.');
}

/** 403 for a service that the key is not subscribed to. */
export function notSubscribed(): JsonAnswer {
  return refusal(403, 'The key is not subscribed to this service.');
}

/** 429 for a call past the month's quota. */
export function monthSpent(secondsToReset: number, headers: Readonly<Record<string, string>>): JsonAnswer {
  const message = 'The monthly request limit is reached; Retry-After says when the next month begins.';
  return refusal(429, message, { ...headers, 'retry-after': String(secondsToReset) });
}

/** 429 for a call past the key's rate. */
export function tooFast(secondsToReset: number): JsonAnswer {
  return refusal(429, 'The key has reached its limit of calls per minute; see Retry-After.', {
    'retry-after': String(secondsToReset),
  });
}
