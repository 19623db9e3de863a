import type { Database } from '../store/database.ts';

/** The table, as SQL that SQLite and PostgreSQL share. */
export const LIST_MEMORIES_TABLE = `CREATE TABLE list_memories (
  source TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  lists TEXT NOT NULL,
  kept TEXT NOT NULL
)`;

/** What is stored about a source: two texts and their version. */
export interface StoredMemory {
  readonly version: number;
  /** What is remembered of each list, as JSON. */
  readonly lists: string;
  /** The kept records, as base64 of gzipped JSON. */
  readonly kept: string;
}

/** The memories of all sources. Rejects with `StoreFailure`. */
export interface ListMemoryTable {
  /** Version of what is stored; undefined if nothing is. */
  readonly version: (source: string) => Promise<number | undefined>;
  readonly read: (source: string) => Promise<StoredMemory | undefined>;
  /** Replaces what has the given version and returns the new version; undefined if another process was quicker. */
  readonly write: (
    source: string,
    memory: Pick<StoredMemory, 'lists' | 'kept'> & { readonly version: number | undefined },
  ) => Promise<number | undefined>;
}

const VERSION = 'SELECT version FROM list_memories WHERE source = $1';
const READ = 'SELECT version, lists, kept FROM list_memories WHERE source = $1';
const BEGIN = `INSERT INTO list_memories (source, version, lists, kept) VALUES ($1, 1, $2, $3)
  ON CONFLICT (source) DO NOTHING RETURNING version`;
const REPLACE = `UPDATE list_memories SET version = version + 1, lists = $2, kept = $3
  WHERE source = $1 AND version = $4 RETURNING version`;

/** Creates the table of memories in the store. */
export function listMemoryTable({ run }: Pick<Database, 'run'>): ListMemoryTable {
  return {
    async version(source) {
      const [row] = await run(VERSION, [source]);
      return row && Number(row['version']);
    },
    async read(source) {
      const [row] = await run(READ, [source]);
      return row && { version: Number(row['version']), lists: String(row['lists']), kept: String(row['kept']) };
    },
    async write(source, { lists, kept, version }) {
      const [row] = await (version === undefined
        ? run(BEGIN, [source, lists, kept])
        : run(REPLACE, [source, lists, kept, version]));
      return row && Number(row['version']);
    },
  };
}
