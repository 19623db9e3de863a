import { randomUUID } from 'node:crypto';

const MAX_LENGTH = 128;
const SAFE = /^[\w=.-]+$/;

/** Returns the caller's `X-Request-Id` if it is short and plain enough to log and send back, otherwise a new UUID. */
export function requestId(header: string | string[] | undefined): string {
  const usable = typeof header === 'string' && header.length <= MAX_LENGTH && SAFE.test(header);
  return usable ? header : randomUUID();
}
