import { createHash, timingSafeEqual } from 'node:crypto';
import { CodedError } from './errors.ts';

/**
 * Creates the check that a request came through the outside gateway: `X-Gateway-Proxy-Secret` must equal the configured
 * secret. Digests are compared in constant time, so neither content nor length leaks. Without a secret every request
 * passes: the server then listens only on loopback or is configured to be open.
 */
export function createProxySecretCheck(secret: string | undefined): (header: string | string[] | undefined) => boolean {
  if (secret === undefined) return () => false;
  const expected = digest(secret);
  return (header) => {
    if (typeof header === 'string' && timingSafeEqual(digest(header), expected)) return true;
    throw new CodedError('unauthorized', 'X-Gateway-Proxy-Secret is missing or wrong.');
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
