import { StoreFailure, type RunStatement } from './database.ts';

export type Dialect = 'sqlite' | 'postgres';

/** Every version of the store's tables: what leads from the one before to it. Versions that were released are never edited. */
const VERSIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE requirement_profiles (
      id TEXT PRIMARY KEY,
      name TEXT,
      requirements TEXT NOT NULL,
      created_at TEXT NOT NULL
    )`,
  ],
  [
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
    `CREATE TABLE usage (
      key_id TEXT NOT NULL,
      service TEXT NOT NULL,
      period TEXT NOT NULL,
      used INTEGER NOT NULL,
      cap INTEGER,
      granted INTEGER NOT NULL,
      PRIMARY KEY (key_id, service, period)
    )`,
    `CREATE TABLE upstream_turns (
      source TEXT PRIMARY KEY,
      version INTEGER NOT NULL,
      turns TEXT NOT NULL
    )`,
    `CREATE TABLE register_runs (
      run INTEGER PRIMARY KEY,
      started_at TEXT NOT NULL,
      finished_at TEXT,
      outcome TEXT,
      reason TEXT,
      row_count INTEGER,
      extract_date TEXT
    )`,
    `CREATE TABLE register_copies (
      place INTEGER PRIMARY KEY,
      digest TEXT NOT NULL,
      copy TEXT NOT NULL
    )`,
  ],
  [
    `CREATE TABLE list_memories (
      source TEXT PRIMARY KEY,
      version INTEGER NOT NULL,
      lists TEXT NOT NULL,
      kept TEXT NOT NULL
    )`,
  ],
];

/**
 * Brings the tables to the newest version; the caller has opened a transaction that nobody else can be in. Throws
 * `StoreFailure` where a later version of the program made them.
 */
export async function migrate(run: RunStatement, dialect: Dialect): Promise<void> {
  const create = (statement: string): string =>
    dialect === 'sqlite' && statement.startsWith('CREATE TABLE') ? `${statement} STRICT` : statement;
  await run(create('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)'));
  const [row] = await run('SELECT version FROM schema_version');
  const version = Number(row?.['version'] ?? 0);
  if (version > VERSIONS.length) throw new StoreFailure('schema_is_newer');
  if (version === VERSIONS.length) return;
  for (const statement of VERSIONS.slice(version).flat()) await run(create(statement));
  await run('DELETE FROM schema_version');
  await run('INSERT INTO schema_version (version) VALUES ($1)', [VERSIONS.length]);
}
