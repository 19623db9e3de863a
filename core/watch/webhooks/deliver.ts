import { SKIP_LOCKED, type Database, type SqlRow, type Statement } from '../../store/database.ts';
import type { GuardedCall, GuardedOutcome } from '../../upstream/guarded-call.ts';
import { changeAnswer } from '../describe.ts';
import { changeOf } from '../findings-table.ts';
import { LeaseLost, newLease, type Lease, type LeaseHolder } from '../lease.ts';
import { signedHeaders } from './sign.ts';

/** Dependencies of the delivery. */
export interface DeliveryParts extends LeaseHolder {
  readonly store: Pick<Database, 'run' | 'runTogether'>;
  readonly call: GuardedCall;
}

/** Sends due changes to webhooks, each at least once and always with the same id. */
export interface Deliveries {
  /** Sends until nothing is due except what other processes are sending. Rejects with `StoreFailure`, once nothing is being sent. */
  readonly settle: (signal: AbortSignal) => Promise<void>;
}

/** A receiver that takes longer has not accepted it. All calls of a turn take much less than a lease. */
const TIMEOUT_MS = 10_000;

/** A receiver's answer is read to its end, to be sure of its status, and discarded. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** How long a change is retried after it was queued. */
export const TRIED_FOR_MS = 24 * 60 * 60_000;

/** Webhooks served concurrently by one process, changes per turn, and changes queued per transaction. */
const AT_A_TIME = 4;
const SENT_IN_TURN = 20;
const QUEUED_IN_TURN = 500;

/**
 * Returns the wait after a number of failed attempts, from 1: 5 s, then four times as long each time, up to 4 hours.
 */
export function waitAfter(failures: number): number {
  return Math.min(5_000 * 4 ** Math.min(failures - 1, 10), 4 * 60 * 60_000);
}

const TAKE = `UPDATE watch_webhooks SET lease = $1, leased_until = $2, served_at = $3 WHERE webhook_id = (
    SELECT webhook_id FROM watch_webhooks WHERE leased_until < $3 AND resting_until <= $3
    AND (queued < (SELECT MAX(changes) FROM watch_owners WHERE watch_owners.owner = watch_webhooks.owner)
    OR EXISTS (SELECT 1 FROM watch_deliveries WHERE watch_deliveries.webhook_id = watch_webhooks.webhook_id AND is_dead = 0 AND next_at <= $3))
    ORDER BY served_at, webhook_id LIMIT 1${SKIP_LOCKED}
  ) AND leased_until < $3 RETURNING *`;
const RENEW = 'UPDATE watch_webhooks SET leased_until = $3 WHERE webhook_id = $1 AND lease = $2 RETURNING webhook_id';
const LET_GO = "UPDATE watch_webhooks SET lease = NULL, leased_until = '' WHERE webhook_id = $1 AND lease = $2";
const LAST_CHANGE = 'SELECT changes FROM watch_owners WHERE owner = $1';
const QUEUED = 'UPDATE watch_webhooks SET queued = $2 WHERE webhook_id = $1';
const QUEUE = `INSERT INTO watch_deliveries (webhook_id, change, list_id, attempts, queued_at, next_at, is_dead)
  SELECT CAST($1 AS TEXT), change, list_id, 0, CAST($2 AS TEXT), CAST($2 AS TEXT), 0 FROM watch_changes
  WHERE owner = $3 AND change > $4 AND change <= $5 ON CONFLICT (webhook_id, change) DO NOTHING`;
const DUE = `SELECT d.change AS due, d.attempts, d.queued_at, c.*, l.name AS list FROM watch_deliveries d
  LEFT JOIN watch_changes c ON c.owner = $2 AND c.change = d.change LEFT JOIN watch_lists l ON l.list_id = d.list_id
  WHERE d.webhook_id = $1 AND d.is_dead = 0 AND d.next_at <= $3 ORDER BY d.next_at, d.change LIMIT ${SENT_IN_TURN}`;
const TAKEN = 'DELETE FROM watch_deliveries WHERE webhook_id = $1 AND change = $2';
const WELL = "UPDATE watch_webhooks SET delivered_at = $2, failures = 0, resting_until = '' WHERE webhook_id = $1";
const FAILED =
  'UPDATE watch_deliveries SET attempts = attempts + 1, next_at = $3, fault = $4 WHERE webhook_id = $1 AND change = $2';
const REST = 'UPDATE watch_webhooks SET failures = $2, resting_until = $3 WHERE webhook_id = $1';
/** Changes never attempted are given up with the others if nothing was accepted for as long. */
const GIVE_UP = `UPDATE watch_deliveries SET is_dead = 1, fault = COALESCE(fault, $3)
  WHERE webhook_id = $1 AND is_dead = 0 AND queued_at < $2 AND (attempts > 0 OR NOT EXISTS (
    SELECT 1 FROM watch_webhooks WHERE webhook_id = $1 AND delivered_at >= $2))`;

interface Taken {
  readonly webhookId: string;
  readonly owner: string;
  readonly url: URL;
  readonly secret: string;
  readonly queued: number;
  readonly failures: number;
  readonly lease: Lease;
}

/** Creates the deliveries of one process. */
export function createDeliveries({ store, call, holder, now }: DeliveryParts): Deliveries {
  const time = (ms = now()): string => new Date(ms).toISOString();

  async function take(): Promise<Taken | undefined> {
    const lease = newLease({ holder, now });
    const [row] = await store.run(TAKE, [lease.token, lease.until(), time()]);
    return row && takenOf(row, lease);
  }

  /** Changes a webhook's rows unless another process holds it or it was deleted. */
  async function together({ webhookId, lease }: Taken, statements: readonly Statement[]): Promise<void> {
    const renewing = { sql: RENEW, values: [webhookId, lease.token, lease.until()] };
    if (!(await store.runTogether([renewing, ...statements]))) throw new LeaseLost();
  }

  async function queue(webhook: Taken): Promise<void> {
    const { webhookId, owner, queued } = webhook;
    const [row] = await store.run(LAST_CHANGE, [owner]);
    const upTo = Math.min(Number(row?.['changes'] ?? 0), queued + QUEUED_IN_TURN);
    if (upTo <= queued) return;
    await together(webhook, [
      { sql: QUEUED, values: [webhookId, upTo] },
      { sql: QUEUE, values: [webhookId, time(), owner, queued, upTo] },
    ]);
  }

  /** Sends one change; returns the failure, or undefined if it was accepted. */
  async function send({ url, secret }: Taken, row: SqlRow, signal: AbortSignal): Promise<Fault | undefined> {
    const change = changeAnswer(String(row['list']), changeOf(row));
    const body = JSON.stringify({ type: `finding.${change.kind}`, timestamp: change.at, data: change });
    const timestamp = Math.floor(now() / 1000);
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders(secret, { id: change.id, timestamp, body }),
    };
    const { kind } = await call(
      {
        source: 'webhook',
        method: 'POST',
        url,
        headers,
        body,
        maxBytes: MAX_ANSWER_BYTES,
        timeoutMs: TIMEOUT_MS,
      },
      { signal },
    );
    return kind === 'answered' ? undefined : kind;
  }

  /** One turn of a webhook: a failing receiver is left alone for a while, whatever else is due to it. */
  async function serve(webhook: Taken, signal: AbortSignal): Promise<void> {
    const { webhookId, owner } = webhook;
    await queue(webhook);
    for (const row of await store.run(DUE, [webhookId, owner, time()])) {
      const due = { webhookId, change: Number(row['due']) };
      // A change deleted with its list is not sent.
      const isThere = row['body'] !== null && row['list'] !== null;
      const fault = isThere ? await send(webhook, row, signal) : undefined;
      if (signal.aborted) return;
      if (fault === undefined) {
        const taken = { sql: TAKEN, values: [webhookId, due.change] };
        await together(webhook, isThere ? [taken, { sql: WELL, values: [webhookId, time()] }] : [taken]);
        continue;
      }
      const failures = webhook.failures + 1;
      const attempts = Number(row['attempts']) + 1;
      await together(webhook, [
        { sql: FAILED, values: [webhookId, due.change, time(now() + waitAfter(attempts)), fault] },
        { sql: REST, values: [webhookId, failures, time(now() + waitAfter(failures))] },
        { sql: GIVE_UP, values: [webhookId, time(now() - TRIED_FOR_MS), fault] },
      ]);
      return;
    }
  }

  async function sending(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const webhook = await take();
      if (!webhook) return;
      try {
        await serve(webhook, signal);
      } catch (error) {
        // Another process has taken over the webhook and continues.
        if (!(error instanceof LeaseLost)) throw error;
      } finally {
        await store.run(LET_GO, [webhook.webhookId, webhook.lease.token]);
      }
    }
  }

  return {
    async settle(signal) {
      const ends = await Promise.allSettled(Array.from({ length: AT_A_TIME }, () => sending(signal)));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    },
  };
}

type Fault = Exclude<GuardedOutcome['kind'], 'answered'>;

function takenOf(row: SqlRow, lease: Lease): Taken {
  return {
    webhookId: String(row['webhook_id']),
    owner: String(row['owner']),
    url: new URL(String(row['url'])),
    secret: String(row['secret']),
    queued: Number(row['queued']),
    failures: Number(row['failures']),
    lease,
  };
}
