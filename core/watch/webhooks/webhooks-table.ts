import { randomBytes } from 'node:crypto';
import type { Database, SqlRow, Statement } from '../../store/database.ts';
import { breathingBesideRequests } from '../breath.ts';
import { deleteRows } from '../delete-rows.ts';
import { newSecret } from './sign.ts';

/** A webhook's owner and name. */
export interface WebhookName {
  readonly owner: string;
  readonly name: string;
}

/** A webhook as shown to its owner; the secret is only shown when it is created. */
export interface Webhook {
  readonly webhookId: string;
  readonly name: string;
  readonly url: string;
  readonly createdAt: string;
  /** When a change was last accepted; undefined before the first. */
  readonly deliveredAt: string | undefined;
  /** Changes waiting to be sent or retried. */
  readonly waiting: number;
  readonly dead: number;
}

/** A change that was given up. */
export interface DeadDelivery {
  /** `findingId.revision`. */
  readonly id: string;
  readonly change: number;
  readonly attempts: number;
  readonly queuedAt: string;
  readonly fault: 'blocked' | 'refused' | 'unavailable';
}

export const MAX_WEBHOOKS = 10;

/** Maximum number of dead deliveries listed, newest first. */
const MAX_LISTED = 100;

/** Owners' webhooks. Every function rejects with `StoreFailure`. */
export interface WebhooksTable {
  /** Creates or changes a webhook and returns a generated secret; dead deliveries are due again. */
  readonly put: (
    webhook: WebhookName,
    given: { readonly url: string; readonly secret: string | undefined; readonly at: string },
  ) => Promise<{ readonly kind: 'kept'; readonly made: string | undefined } | { readonly kind: 'too_many' }>;
  readonly find: (webhook: WebhookName) => Promise<Webhook | undefined>;
  readonly ofOwner: (owner: string) => Promise<readonly Webhook[]>;
  readonly dead: (webhookId: string) => Promise<readonly DeadDelivery[]>;
  /** Deletes a webhook and its deliveries; false if there is none. */
  readonly remove: (webhook: WebhookName) => Promise<boolean>;
}

const COUNT = (isDead: number): string =>
  `(SELECT COUNT(*) FROM watch_deliveries WHERE webhook_id = watch_webhooks.webhook_id AND is_dead = ${isDead})`;
const NOT_QUEUED = `(SELECT COALESCE(MAX(changes), 0) FROM watch_owners WHERE owner = watch_webhooks.owner) - queued`;
const COLUMNS = `webhook_id, name, url, created_at, delivered_at, ${COUNT(0)} + ${NOT_QUEUED} AS waiting, ${COUNT(1)} AS dead`;
const FIND = `SELECT ${COLUMNS} FROM watch_webhooks WHERE owner = $1 AND name = $2`;
const OF_OWNER = `SELECT ${COLUMNS} FROM watch_webhooks WHERE owner = $1 ORDER BY name`;
const KNOWN = 'SELECT webhook_id FROM watch_webhooks WHERE owner = $1 AND name = $2';
/** Serializes counting; also creates the owner's row. */
const MEET = `INSERT INTO watch_owners (owner, changes, served_at) VALUES ($1, 0, '')
  ON CONFLICT (owner) DO UPDATE SET changes = watch_owners.changes RETURNING owner`;
/** A new webhook receives changes from then on. */
const MAKE = `INSERT INTO watch_webhooks (webhook_id, owner, name, url, secret, created_at, queued, failures, resting_until, served_at, leased_until)
  SELECT $1, owner, $3, $4, $5, $6, changes, 0, '', '', '' FROM watch_owners
  WHERE owner = $2 AND (SELECT COUNT(*) FROM watch_webhooks WHERE owner = $2) < ${MAX_WEBHOOKS}
  ON CONFLICT (owner, name) DO NOTHING RETURNING webhook_id`;
const CHANGE = `UPDATE watch_webhooks SET url = $3, secret = COALESCE($4, secret), failures = 0, resting_until = ''
  WHERE owner = $1 AND name = $2 RETURNING webhook_id`;
const REVIVE = `UPDATE watch_deliveries SET is_dead = 0, attempts = 0, queued_at = $3, next_at = $3, fault = NULL
  WHERE webhook_id = (SELECT webhook_id FROM watch_webhooks WHERE owner = $1 AND name = $2)`;
const DEAD = `SELECT d.change, d.attempts, d.queued_at, d.fault, c.finding_id, c.revision FROM watch_deliveries d
  JOIN watch_webhooks w ON w.webhook_id = d.webhook_id JOIN watch_changes c ON c.owner = w.owner AND c.change = d.change
  WHERE d.webhook_id = $1 AND d.is_dead = 1 ORDER BY d.change DESC LIMIT ${MAX_LISTED}`;
const REMOVE = 'DELETE FROM watch_webhooks WHERE owner = $1 AND name = $2 RETURNING webhook_id';
const REMOVE_DELIVERIES = `DELETE FROM watch_deliveries WHERE webhook_id = $1`;

const ID_BYTES = 16;

/** Creates the webhooks in the store's tables. */
export function webhooksTable({ run, runTogether }: Pick<Database, 'run' | 'runTogether'>): WebhooksTable {
  return {
    async put({ owner, name }, { url, secret, at }) {
      const made = newSecret();
      const webhookId = `wh_${randomBytes(ID_BYTES).toString('base64url')}`;
      const answers = await runTogether([
        { sql: MEET, values: [owner] },
        { sql: MAKE, values: [webhookId, owner, name, url, secret ?? made, at] },
      ]);
      if ((answers?.[1]?.length ?? 0) > 0) return { kind: 'kept', made: secret === undefined ? made : undefined };
      const changed = await runTogether([
        { sql: CHANGE, values: [owner, name, url, secret ?? null] },
        { sql: REVIVE, values: [owner, name, at] },
      ]);
      return changed ? { kind: 'kept', made: undefined } : { kind: 'too_many' };
    },
    async find({ owner, name }) {
      const [row] = await run(FIND, [owner, name]);
      return row && webhookOf(row);
    },
    ofOwner: async (owner) => (await run(OF_OWNER, [owner])).map(webhookOf),
    dead: async (webhookId) =>
      (await run(DEAD, [webhookId])).map((row) => ({
        id: changeId(row),
        change: Number(row['change']),
        attempts: Number(row['attempts']),
        queuedAt: String(row['queued_at']),
        fault: row['fault'] as DeadDelivery['fault'],
      })),
    async remove({ owner, name }) {
      const [row] = await run(KNOWN, [owner, name]);
      if (!row) return false;
      const webhookId = String(row['webhook_id']);
      // It may have many deliveries; while its row exists, interrupted deletion continues.
      const due = { table: 'watch_deliveries', key: 'webhook_id, change', column: 'webhook_id', value: webhookId };
      await deleteRows({ run }, due, breathingBesideRequests());
      const removal: Statement[] = [
        { sql: REMOVE, values: [owner, name] },
        { sql: REMOVE_DELIVERIES, values: [webhookId] },
      ];
      return (await runTogether(removal)) !== undefined;
    },
  };
}

/** Returns a change's id from its row: the same on every attempt. */
function changeId(row: SqlRow): string {
  return `${String(row['finding_id'])}.${String(row['revision'])}`;
}

function webhookOf(row: SqlRow): Webhook {
  return {
    webhookId: String(row['webhook_id']),
    name: String(row['name']),
    url: String(row['url']),
    createdAt: String(row['created_at']),
    deliveredAt: row['delivered_at'] === null ? undefined : String(row['delivered_at']),
    waiting: Number(row['waiting']),
    dead: Number(row['dead']),
  };
}
