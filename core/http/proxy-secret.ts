import { createHash, timingSafeEqual } from 'node:crypto';
import { CodedError } from './errors.ts';

/**
 * A check that a request came through the outside gateway, which answers whether it did: `X-Gateway-Proxy-Secret` has to equal the configured secret.
 * Digests are compared, in constant time, so that neither content nor length leaks. Without a secret every request
 * passes: the server then listens on loopback only, or is configured to be open.
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
