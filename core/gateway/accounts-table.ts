import type { FindAccount } from './gateway.ts';
import type { ApiKey } from './api-key.ts';
import type { Allowance, PastLimit } from './plans.ts';
import type { Database, SqlRow } from '../store/database.ts';

/** A key as listed, without anything that proves it. */
export interface ListedKey {
  readonly keyId: string;
  readonly name: string;
  readonly owner: string;
  readonly createdAt: string;
  readonly revokedAt: string | null;
}

/** A service that a key may call, or called in a period, with its usage in that period. */
export interface ListedSubscription {
  readonly keyId: string;
  readonly service: string;
  /** Undefined if the key is no longer subscribed to the service. */
  readonly agreed: { readonly plan: string; readonly allowance: Allowance } | undefined;
  readonly used: number;
}

/** The stored keys and their subscriptions. */
export interface AccountsTable {
  readonly find: FindAccount;
  readonly add: (key: ApiKey, of: { name: string; owner: string; at: Date }) => Promise<void>;
  /** Whether there was such an active key. */
  readonly revoke: (keyId: string, at: Date) => Promise<boolean>;
  /** Whether there is such an active key; replaces a subscription to the same service. */
  readonly subscribe: (
    keyId: string,
    to: { service: string; plan: string; allowance: Allowance; at: Date },
  ) => Promise<boolean>;
  /** Whether there was such a subscription. */
  readonly unsubscribe: (keyId: string, service: string) => Promise<boolean>;
  readonly keys: () => Promise<readonly ListedKey[]>;
  readonly subscriptions: (period: string) => Promise<readonly ListedSubscription[]>;
}

export const ACCOUNTS_TABLES = [
  `CREATE TABLE api_keys (
  key_id TEXT PRIMARY KEY,
  digest TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  revoked_at TEXT
)`,
  `CREATE TABLE subscriptions (
  key_id TEXT NOT NULL REFERENCES api_keys (key_id),
  service TEXT NOT NULL,
  plan TEXT NOT NULL,
  requests INTEGER NOT NULL,
  past_limit TEXT NOT NULL,
  subscribed_at TEXT NOT NULL,
  PRIMARY KEY (key_id, service)
)`,
];

/** Keys created before owners existed belong to their own name. */
export const KEY_OWNERS = 'ALTER TABLE api_keys ADD COLUMN owner TEXT';
const OWNER = 'COALESCE(owner, name) AS owner';

const FIND = `SELECT k.digest, ${OWNER}, s.requests, s.past_limit FROM api_keys k
  LEFT JOIN subscriptions s ON s.key_id = k.key_id AND (s.service = $2 OR $2 = '*')
  WHERE k.key_id = $1 AND k.revoked_at IS NULL LIMIT 1`;
const ADD = 'INSERT INTO api_keys (key_id, digest, name, owner, created_at) VALUES ($1, $2, $3, $4, $5)';
const REVOKE = 'UPDATE api_keys SET revoked_at = $2 WHERE key_id = $1 AND revoked_at IS NULL RETURNING key_id';
const SUBSCRIBE = `INSERT INTO subscriptions (key_id, service, plan, requests, past_limit, subscribed_at)
  SELECT key_id, $2, $3, CAST($4 AS INTEGER), $5, $6 FROM api_keys WHERE key_id = $1 AND revoked_at IS NULL
  ON CONFLICT (key_id, service) DO UPDATE SET plan = excluded.plan, requests = excluded.requests,
  past_limit = excluded.past_limit, subscribed_at = excluded.subscribed_at RETURNING key_id`;
const UNSUBSCRIBE = 'DELETE FROM subscriptions WHERE key_id = $1 AND service = $2 RETURNING key_id';
const KEYS = `SELECT key_id, name, ${OWNER}, created_at, revoked_at FROM api_keys ORDER BY created_at, key_id`;
const SUBSCRIPTIONS = `SELECT key_id, service, plan, requests, past_limit, used FROM (
    SELECT s.key_id, s.service, s.plan, s.requests, s.past_limit, COALESCE(u.used, 0) AS used
    FROM subscriptions s LEFT JOIN usage u ON u.key_id = s.key_id AND u.service = s.service AND u.period = $1
    UNION ALL
    SELECT u.key_id, u.service, NULL, NULL, NULL, u.used FROM usage u WHERE u.period = $1 AND NOT EXISTS
    (SELECT 1 FROM subscriptions s WHERE s.key_id = u.key_id AND s.service = u.service)
  ) AS listed ORDER BY key_id, service`;

/** Creates the tables of keys and subscriptions in the store. */
export function accountsTable({ run }: Pick<Database, 'run'>): AccountsTable {
  const changed = async (statement: string, values: readonly (string | number)[]): Promise<boolean> =>
    (await run(statement, values)).length > 0;
  return {
    async find(keyId, service) {
      const [row] = await run(FIND, [keyId, service]);
      if (!row) return undefined;
      const digest = Buffer.from(String(row['digest']), 'hex');
      return {
        digest,
        owner: String(row['owner']),
        allowance: row['requests'] === null ? undefined : allowanceOf(row),
      };
    },
    async add({ id, digest }, { name, owner, at }) {
      await run(ADD, [id, Buffer.from(digest).toString('hex'), name, owner, at.toISOString()]);
    },
    revoke: (keyId, at) => changed(REVOKE, [keyId, at.toISOString()]),
    subscribe: (keyId, { service, plan, allowance: { requests, pastLimit }, at }) =>
      changed(SUBSCRIBE, [keyId, service, plan, requests, pastLimit, at.toISOString()]),
    unsubscribe: (keyId, service) => changed(UNSUBSCRIBE, [keyId, service]),
    async keys() {
      const rows = await run(KEYS);
      return rows.map((row) => ({
        keyId: String(row['key_id']),
        name: String(row['name']),
        owner: String(row['owner']),
        createdAt: String(row['created_at']),
        revokedAt: typeof row['revoked_at'] === 'string' ? row['revoked_at'] : null,
      }));
    },
    async subscriptions(period) {
      const rows = await run(SUBSCRIPTIONS, [period]);
      return rows.map((row) => ({
        keyId: String(row['key_id']),
        service: String(row['service']),
        agreed: row['plan'] === null ? undefined : { plan: String(row['plan']), allowance: allowanceOf(row) },
        used: Number(row['used']),
      }));
    },
  };
}

function allowanceOf(row: SqlRow): Allowance {
  return { requests: Number(row['requests']), pastLimit: String(row['past_limit']) as PastLimit };
}
