/** Since when a source could not be read; null if the last attempt succeeded. */
export const FAILING_SOURCES = ['ALTER TABLE watch_sources ADD COLUMN failing_since TEXT'];

/**
 * The tables of the watch. The row of a list or a source also represents its work: the lease holder writes to its rows,
 * and begins every transaction by renewing the lease. Times are ISO 8601 in UTC.
 */
export const WATCH_TABLES: readonly string[] = [
  `CREATE TABLE watch_sources (
  source TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  lease TEXT,
  leased_until TEXT NOT NULL
)`,
  `CREATE TABLE watch_versions (
  source TEXT NOT NULL,
  version INTEGER NOT NULL,
  read_at TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  as_of TEXT,
  basis TEXT NOT NULL,
  digest TEXT NOT NULL,
  records INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  unread INTEGER NOT NULL,
  doubts TEXT NOT NULL,
  PRIMARY KEY (source, version)
)`,
  `CREATE TABLE watch_records (
  source TEXT NOT NULL,
  record TEXT NOT NULL,
  from_version INTEGER NOT NULL,
  until_version INTEGER,
  digest TEXT NOT NULL,
  under TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  published TEXT NOT NULL,
  PRIMARY KEY (source, record, from_version)
)`,
  'CREATE INDEX watch_records_by_beginning ON watch_records (source, from_version)',
  'CREATE INDEX watch_records_by_end ON watch_records (source, until_version)',
  `CREATE TABLE watch_owners (
  owner TEXT PRIMARY KEY,
  changes INTEGER NOT NULL,
  served_at TEXT NOT NULL
)`,
  `CREATE TABLE watch_lists (
  list_id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  replaced_at TEXT NOT NULL,
  parties INTEGER NOT NULL,
  not_comparable INTEGER NOT NULL,
  uploads INTEGER NOT NULL,
  begun_at TEXT NOT NULL,
  upload INTEGER NOT NULL,
  applied INTEGER NOT NULL,
  progress TEXT NOT NULL,
  rules TEXT NOT NULL,
  csl INTEGER NOT NULL,
  uflpa INTEGER NOT NULL,
  register INTEGER NOT NULL,
  entries INTEGER NOT NULL,
  head TEXT NOT NULL,
  revision INTEGER NOT NULL,
  lease TEXT,
  leased_until TEXT NOT NULL
)`,
  'CREATE UNIQUE INDEX watch_lists_by_owner ON watch_lists (owner, name)',
  `CREATE TABLE watch_deleted_lists (
  list_id TEXT PRIMARY KEY,
  entries INTEGER NOT NULL,
  head TEXT NOT NULL,
  deleted_at TEXT NOT NULL,
  is_purged INTEGER NOT NULL
)`,
  `CREATE TABLE watch_parties (
  list_id TEXT NOT NULL,
  upload INTEGER NOT NULL,
  reference TEXT NOT NULL,
  name TEXT NOT NULL,
  state TEXT,
  country TEXT,
  screens TEXT NOT NULL,
  digest TEXT NOT NULL,
  is_applied INTEGER NOT NULL,
  PRIMARY KEY (list_id, reference, upload)
)`,
  `CREATE TABLE watch_findings (
  finding_id TEXT PRIMARY KEY,
  list_id TEXT NOT NULL,
  reference TEXT NOT NULL,
  source TEXT NOT NULL,
  record TEXT NOT NULL,
  is_open INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  facts TEXT NOT NULL,
  decision TEXT,
  closed_as TEXT
)`,
  'CREATE INDEX watch_findings_by_party ON watch_findings (list_id, reference)',
  'CREATE INDEX watch_findings_by_record ON watch_findings (list_id, record)',
  `CREATE TABLE watch_changes (
  owner TEXT NOT NULL,
  change INTEGER NOT NULL,
  list_id TEXT NOT NULL,
  finding_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  at TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (owner, change)
)`,
  'CREATE UNIQUE INDEX watch_changes_by_finding ON watch_changes (finding_id, revision)',
  'CREATE INDEX watch_changes_by_list ON watch_changes (list_id)',
  `CREATE TABLE watch_decisions (
  list_id TEXT NOT NULL,
  entry INTEGER NOT NULL,
  finding_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  decision TEXT NOT NULL,
  note TEXT,
  decided_by TEXT,
  at TEXT NOT NULL,
  previous TEXT NOT NULL,
  digest TEXT NOT NULL,
  PRIMARY KEY (list_id, entry)
)`,
];
