import { randomUUID } from 'node:crypto';
import type { Database } from '../store/database.ts';

/** How long work may pause before another process takes it over: many times what a step of it takes. */
const LEASE_MS = 60_000;

/** How often whoever writes nothing for a while renews it. */
export const RENEW_AFTER_MS = LEASE_MS / 4;

/** The right to work on a row, which lasts as long as its holder renews it. */
export interface Lease {
  readonly token: string;
  readonly until: () => string;
}

/** Who takes leases. */
export interface LeaseHolder {
  /** A name that nobody else has, such as a UUID. */
  readonly holder: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A new lease, told from every other of its holder. */
export function newLease({ holder, now }: LeaseHolder): Lease {
  return { token: `${holder} ${randomUUID()}`, until: () => new Date(now() + LEASE_MS).toISOString() };
}

/** Ends the leases of a holder that is dead: its work need not wait until they have run out. Rejects with `StoreFailure`. */
export async function endLeases({ run }: Pick<Database, 'run'>, holder: string): Promise<void> {
  for (const table of ['watch_sources', 'watch_lists', 'watch_webhooks'])
    await run(`UPDATE ${table} SET lease = NULL, leased_until = '' WHERE lease LIKE $1`, [`${holder} %`]);
}

/** The work was taken over by another process, or is no more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}
