import { createHash, timingSafeEqual } from 'node:crypto';

/** The two parts of a key: the id that finds it, which lists and logs may show, and the secret that proves it. */
export interface ApiKey {
  readonly id: string;
  /** SHA-256 of the whole key. */
  readonly digest: Uint8Array;
}

const ID_BYTES = 8;
const SECRET_BYTES = 32;

/** How many random bytes a key is made of. */
export const KEY_BYTES = ID_BYTES + SECRET_BYTES;

const KEY = /^tw_([0-9a-f]{16})_[A-Za-z0-9_-]{43}$/;

/** The text of a key from so many random bytes: `tw_`, 64 bits of id, and a secret of 256 bits. */
export function keyText(random: Uint8Array): string {
  if (random.length !== KEY_BYTES) throw new RangeError(`A key is made of ${KEY_BYTES} random bytes`);
  const bytes = Buffer.from(random);
  return `tw_${bytes.subarray(0, ID_BYTES).toString('hex')}_${bytes.subarray(ID_BYTES).toString('base64url')}`;
}

/**
 * The key that a text is; undefined where it has another form. What is stored of a key is its digest by a fast hash: a slow
 * one protects secrets that can be guessed, which 256 random bits cannot, and would slow every call.
 */
export function readKey(text: string): ApiKey | undefined {
  const id = KEY.exec(text)?.[1];
  return id === undefined ? undefined : { id, digest: createHash('sha256').update(text).digest() };
}

/** Whether a key is the one whose digest is stored; in constant time. */
export function provesKey({ digest }: ApiKey, stored: Uint8Array): boolean {
  return stored.length === digest.length && timingSafeEqual(digest, stored);
}
