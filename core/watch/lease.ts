import { randomUUID } from 'node:crypto';

/** How long work may pause before another process takes it over: many times what a step of it takes. */
const LEASE_MS = 60_000;

/** How often whoever writes nothing for a while renews it. */
export const RENEW_AFTER_MS = LEASE_MS / 4;

/** The right to work on a row, which lasts as long as its holder renews it. */
export interface Lease {
  readonly token: string;
  readonly until: () => string;
}

/** A new lease by a clock in milliseconds since 1970. */
export function newLease(now: () => number): Lease {
  return { token: randomUUID(), until: () => new Date(now() + LEASE_MS).toISOString() };
}

/** The work was taken over by another process, or is no more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}
