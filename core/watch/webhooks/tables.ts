/**
 * The tables of webhooks. A webhook's row also represents its work: the lease holder sends what is due to it. A
 * delivery refers to its change by position among the owner's changes; it is deleted once accepted, and stays as dead
 * if it never was.
 */
export const WEBHOOK_TABLES: readonly string[] = [
  `CREATE TABLE watch_webhooks (
  webhook_id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  name TEXT NOT NULL,
  url TEXT NOT NULL,
  secret TEXT NOT NULL,
  created_at TEXT NOT NULL,
  queued INTEGER NOT NULL,
  failures INTEGER NOT NULL,
  resting_until TEXT NOT NULL,
  delivered_at TEXT,
  served_at TEXT NOT NULL,
  lease TEXT,
  leased_until TEXT NOT NULL
)`,
  'CREATE UNIQUE INDEX watch_webhooks_by_owner ON watch_webhooks (owner, name)',
  `CREATE TABLE watch_deliveries (
  webhook_id TEXT NOT NULL,
  change INTEGER NOT NULL,
  list_id TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  queued_at TEXT NOT NULL,
  next_at TEXT NOT NULL,
  is_dead INTEGER NOT NULL,
  fault TEXT,
  PRIMARY KEY (webhook_id, change)
)`,
  'CREATE INDEX watch_deliveries_due ON watch_deliveries (webhook_id, is_dead, next_at)',
  'CREATE INDEX watch_deliveries_by_list ON watch_deliveries (list_id)',
];
