import type { Database, SqlRow } from '../../store/database.ts';
import type { DoubtedList } from '../../whole-lists/answer.ts';
import type { Breathe } from '../breath.ts';
import type { KnownRecord } from './list-change.ts';
import { SOURCES, type SourceName, type VersionRecord } from './listed-record.ts';

/** A kept copy of a source. */
export interface Version {
  readonly source: SourceName;
  /** From 1; one more for each copy that differs from the previous one. */
  readonly version: number;
  /** When this version was first read. */
  readonly readAt: string;
  /** When this version was last read. */
  readonly seenAt: string;
  /** The source's own date, if stated. */
  readonly asOf: string | null;
  readonly basis: 'live' | 'sample';
  /** SHA-256 over the digests of its records, sorted, one per line; in hexadecimal. */
  readonly digest: string;
  readonly records: number;
  /** Size of its published records, as JSON in UTF-8. */
  readonly bytes: number;
  /** Unreadable records of the copy. */
  readonly unread: number;
  readonly doubts: readonly DoubtedList[];
}

/** One version of each source; 0 if there is none. */
export type VersionVector = Readonly<Record<SourceName, number>>;

/** A record of a version, with what the next version needs. */
export type SizedRecord = KnownRecord & { readonly bytes: number };

/** The kept copies. Every function rejects with `StoreFailure`. */
export interface VersionsTable {
  /** The newest version of each source. */
  readonly newest: () => Promise<VersionVector>;
  readonly version: (source: SourceName, version: number) => Promise<Version | undefined>;
  /** The versions that were newest at a time, ISO 8601 in UTC. */
  readonly versionsAt: (moment: string) => Promise<VersionVector>;
  /** When the first copy of each source was read; undefined if there is none. */
  readonly beginnings: () => Promise<Readonly<Partial<Record<SourceName, string>>>>;
  readonly recordsOf: (source: SourceName, version: number, breathe: Breathe) => Promise<VersionRecord[]>;
  readonly sizedRecordsOf: (source: SourceName, version: number, breathe: Breathe) => Promise<SizedRecord[]>;
  /** The records that differ between two versions, as in the later one; undefined for removed ones. */
  readonly changedBetween: (
    source: SourceName,
    range: { readonly after: number; readonly upTo: number },
    breathe: Breathe,
  ) => Promise<Map<string, VersionRecord | undefined>>;
}

/** Records read per statement, during which everything else in the process waits. */
const PAGE = 100;

const NEWEST = 'SELECT source, version FROM watch_sources';
const VERSION = 'SELECT * FROM watch_versions WHERE source = $1 AND version = $2';
const AT = 'SELECT source, MAX(version) AS version FROM watch_versions WHERE read_at <= $1 GROUP BY source';
const BEGINNINGS = 'SELECT source, MIN(read_at) AS beginning FROM watch_versions GROUP BY source';

/** Each requests a page of records after one, $3; all versions are below 2^31. */
const LIVE = 'source = $1 AND from_version <= $2 AND (until_version IS NULL OR until_version > $2) AND record > $3';
const RECORDS = `SELECT record, digest, from_version, published FROM watch_records WHERE ${LIVE} ORDER BY record LIMIT ${PAGE}`;
const SIZED = `SELECT record, digest, under, bytes FROM watch_records WHERE ${LIVE} ORDER BY record LIMIT ${PAGE}`;
const BEGUN = `SELECT record, digest, from_version, published FROM watch_records WHERE ${LIVE} AND from_version > $4 ORDER BY record LIMIT ${PAGE}`;
const ENDED = `SELECT DISTINCT record FROM watch_records
  WHERE source = $1 AND until_version <= $2 AND until_version > $4 AND record > $3 ORDER BY record LIMIT ${PAGE}`;

/** Creates the kept copies in the store's tables. */
export function versionsTable({ run }: Pick<Database, 'run'>): VersionsTable {
  async function eachPage(
    statement: string,
    { values, breathe }: { readonly values: readonly [string, number, ...number[]]; readonly breathe: Breathe },
    take: (row: SqlRow) => void,
  ): Promise<void> {
    const [source, version, ...others] = values;
    let after = '';
    for (;;) {
      const rows = await run(statement, [source, version, after, ...others]);
      for (const row of rows) take(row);
      await breathe();
      if (rows.length < PAGE) return;
      after = String(rows.at(-1)?.['record']);
    }
  }

  return {
    newest: async () => vectorOf(await run(NEWEST)),
    async version(source, version) {
      const [row] = await run(VERSION, [source, version]);
      return row && versionOf(row);
    },
    versionsAt: async (moment) => vectorOf(await run(AT, [moment])),
    async beginnings() {
      return Object.fromEntries(
        (await run(BEGINNINGS)).map((row) => [String(row['source']), String(row['beginning'])]),
      );
    },
    async recordsOf(source, version, breathe) {
      const records: VersionRecord[] = [];
      await eachPage(RECORDS, { values: [source, version], breathe }, (row) => records.push(recordOf(source, row)));
      return records;
    },
    async sizedRecordsOf(source, version, breathe) {
      const records: SizedRecord[] = [];
      await eachPage(SIZED, { values: [source, version], breathe }, (row) =>
        records.push({
          id: String(row['record']),
          digest: String(row['digest']),
          under: String(row['under']),
          bytes: Number(row['bytes']),
        }),
      );
      return records;
    },
    async changedBetween(source, { after, upTo }, breathe) {
      const changed = new Map<string, VersionRecord | undefined>();
      const page = { values: [source, upTo, after] as const, breathe };
      await eachPage(ENDED, page, (row) => changed.set(String(row['record']), undefined));
      await eachPage(BEGUN, page, (row) => changed.set(String(row['record']), recordOf(source, row)));
      return changed;
    },
  };
}

function vectorOf(rows: readonly SqlRow[]): VersionVector {
  const versions = new Map(rows.map((row) => [row['source'], Number(row['version'])]));
  const [csl = 0, uflpa = 0, register = 0] = SOURCES.map((source) => versions.get(source) ?? 0);
  return { csl, uflpa, register };
}

function versionOf(row: SqlRow): Version {
  return {
    source: row['source'] as SourceName,
    version: Number(row['version']),
    readAt: String(row['read_at']),
    seenAt: String(row['seen_at']),
    asOf: row['as_of'] === null ? null : String(row['as_of']),
    basis: row['basis'] as Version['basis'],
    digest: String(row['digest']),
    records: Number(row['records']),
    bytes: Number(row['bytes']),
    unread: Number(row['unread']),
    doubts: JSON.parse(String(row['doubts'])) as Version['doubts'],
  };
}

function recordOf(source: SourceName, row: SqlRow): VersionRecord {
  const published = JSON.parse(String(row['published'])) as VersionRecord['published'];
  return {
    id: String(row['record']),
    source,
    digest: String(row['digest']),
    since: Number(row['from_version']),
    published,
  };
}
