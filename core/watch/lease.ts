import { randomUUID } from 'node:crypto';
import type { Database } from '../store/database.ts';

/** How long work may pause before another process takes it over: many times the duration of a step. */
const LEASE_MS = 60_000;

/** How often a holder that writes nothing for a while renews it. */
export const RENEW_AFTER_MS = LEASE_MS / 4;

/** The right to work on a row, valid while its holder renews it. */
export interface Lease {
  readonly token: string;
  readonly until: () => string;
}

/** Identity of a process that takes leases. */
export interface LeaseHolder {
  /** A unique name, such as a UUID. */
  readonly holder: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Creates a lease distinct from all others of its holder. */
export function newLease({ holder, now }: LeaseHolder): Lease {
  return { token: `${holder} ${randomUUID()}`, until: () => new Date(now() + LEASE_MS).toISOString() };
}

/** Ends the leases of a dead holder, so that its work need not wait for them to expire. Rejects with `StoreFailure`. */
export async function endLeases({ run }: Pick<Database, 'run'>, holder: string): Promise<void> {
  for (const table of ['watch_sources', 'watch_lists', 'watch_webhooks'])
    await run(`UPDATE ${table} SET lease = NULL, leased_until = '' WHERE lease LIKE $1`, [`${holder} %`]);
}

/** Another process has taken over the work, or the work no longer exists. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}
