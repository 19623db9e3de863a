import { createHash, timingSafeEqual } from 'node:crypto';

/** The two parts of a key: the id that finds it, which lists and logs may show, and the secret that proves it. */
export interface ApiKey {
  readonly id: string;
  /** SHA-256 of the whole key. */
  readonly digest: Uint8Array;
}

const ID_BYTES = 8;
const SECRET_BYTES = 32;

/** Number of random bytes in a key. */
export const KEY_BYTES = ID_BYTES + SECRET_BYTES;

const KEY = /^tw_([0-9a-f]{16})_[A-Za-z0-9_-]{43}$/;

/** Formats a key from random bytes: `tw_`, a 64-bit id and a 256-bit secret. */
export function keyText(random: Uint8Array): string {
  if (random.length !== KEY_BYTES) throw new RangeError(`A key is made of ${KEY_BYTES} random bytes`);
  const bytes = Buffer.from(random);
  return `tw_${bytes.subarray(0, ID_BYTES).toString('hex')}_${bytes.subarray(ID_BYTES).toString('base64url')}`;
}

/**
 * Parses a key; undefined if it has another form. Keys are stored as digests of a fast hash: a slow one protects
 * guessable secrets, which 256 random bits are not, and would slow every call.
 */
export function readKey(text: string): ApiKey | undefined {
  const id = KEY.exec(text)?.[1];
  return id === undefined ? undefined : { id, digest: createHash('sha256').update(text).digest() };
}

/** Whether a key matches a stored digest; in constant time. */
export function provesKey({ digest }: ApiKey, stored: Uint8Array): boolean {
  return stored.length === digest.length && timingSafeEqual(digest, stored);
}
