import { randomUUID } from 'node:crypto';

const MAX_LENGTH = 128;
const SAFE = /^[\w=.-]+$/;

/** The caller's `X-Request-Id` when it is short and plain enough to be logged and sent back, else a new UUID. */
export function requestId(header: string | string[] | undefined): string {
  const usable = typeof header === 'string' && header.length <= MAX_LENGTH && SAFE.test(header);
  return usable ? header : randomUUID();
}
