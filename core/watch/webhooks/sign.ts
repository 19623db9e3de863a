import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** Secret length in bytes, by Standard Webhooks. */
const MIN_SECRET_BYTES = 24;
const MAX_SECRET_BYTES = 64;
const SECRET_BYTES = 32;

/** Creates a secret in the form shown once. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** Whether a text is a secret: `whsec_` and 24 to 64 bytes in base64. */
export function isSecret(text: string): boolean {
  if (!text.startsWith(PREFIX)) return false;
  const bytes = keyOf(text);
  const isRead = bytes.toString('base64') === text.slice(PREFIX.length);
  return isRead && bytes.length >= MIN_SECRET_BYTES && bytes.length <= MAX_SECRET_BYTES;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), 'base64');
}

/** A message to sign: its id, which is the same on every attempt, its time in seconds since 1970, and its body. */
export interface Message {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

/** Returns the headers of a signed message, by Standard Webhooks 1.0. */
export function signedHeaders(secret: string, { id, timestamp, body }: Message): Record<string, string> {
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
