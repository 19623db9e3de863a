import { createHash } from 'node:crypto';
import type { Database, SqlValue, Statement } from '../../store/database.ts';
import { overRows } from '../../store/over-rows.ts';
import type { DoubtedList } from '../../whole-lists/answer.ts';
import type { Breathe } from '../breath.ts';
import { LeaseLost, newLease, type Lease, type LeaseHolder } from '../lease.ts';
import { listChange, type ListChange } from './list-change.ts';
import type { ListedRecord, SourceName } from './listed-record.ts';
import { versionsTable, type SizedRecord, type Version } from './versions-table.ts';

/** A copy of a source that was just read. */
export interface ReadCopy {
  readonly source: SourceName;
  readonly records: readonly ListedRecord[];
  /** The source's own date, YYYY-MM-DD; null if it states none. */
  readonly asOf: string | null;
  readonly basis: Version['basis'];
  /** Number of unreadable records. */
  readonly unread: number;
  readonly doubts: readonly DoubtedList[];
}

/** Dependencies for keeping a copy. */
export interface KeepParts extends LeaseHolder {
  readonly store: Database;
  readonly breathe: Breathe;
}

/** Rows written per transaction. */
const ROWS_AT_A_TIME = 250;

const BEGIN = `INSERT INTO watch_sources (source, version, leased_until) VALUES ($1, 0, '') ON CONFLICT (source) DO NOTHING`;
const TAKE = `UPDATE watch_sources SET lease = $2, leased_until = $3
  WHERE source = $1 AND leased_until < $4 RETURNING version`;
/** Begins every transaction of the holder: if another process has taken over the work, nothing is done. */
const RENEW = 'UPDATE watch_sources SET leased_until = $3 WHERE source = $1 AND lease = $2 RETURNING source';
const LET_GO = `UPDATE watch_sources SET lease = NULL, leased_until = '' WHERE source = $1 AND lease = $2`;
const SEEN = 'UPDATE watch_versions SET seen_at = $3, as_of = $4 WHERE source = $1 AND version = $2';
const UNDO_BEGUN = 'DELETE FROM watch_records WHERE source = $1 AND from_version > $2';
const UNDO_ENDED = 'UPDATE watch_records SET until_version = NULL WHERE source = $1 AND until_version > $2';
const END = `UPDATE watch_records SET until_version = $2
  WHERE source = $1 AND from_version < $2 AND until_version IS NULL AND record IN (VALUES $rows)`;
const WRITE = `INSERT INTO watch_records (source, record, from_version, digest, under, bytes, published) VALUES $rows`;
const ADD = `INSERT INTO watch_versions
  (source, version, read_at, seen_at, as_of, basis, digest, records, bytes, unread, doubts)
  VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10)`;
const PUBLISH = 'UPDATE watch_sources SET version = $2 WHERE source = $1';

/**
 * Keeps a copy: as a new version if it differs from the newest one, otherwise as seen again. The version appears
 * atomically, after everything in it is written; what a killed process left of one is removed first. Returns the newest
 * version's number, or undefined if another process is keeping a copy of the source, or has taken over the work.
 */
export async function keepVersion(copy: ReadCopy, parts: KeepParts): Promise<number | undefined> {
  const { store, now } = parts;
  const lease = newLease(parts);
  await store.run(BEGIN, [copy.source]);
  const [taken] = await store.run(TAKE, [copy.source, lease.token, lease.until(), at(now)]);
  if (!taken) return undefined;
  try {
    return await keepNext(copy, { ...parts, lease, newest: Number(taken['version']) });
  } catch (error) {
    if (error instanceof LeaseLost) return undefined;
    throw error;
  } finally {
    await store.run(LET_GO, [copy.source, lease.token]);
  }
}

interface NextParts extends KeepParts {
  readonly lease: Lease;
  readonly newest: number;
}

async function keepNext(copy: ReadCopy, { newest, ...parts }: NextParts): Promise<number> {
  const { store, now, breathe } = parts;
  const versions = versionsTable(store);
  const last = await versions.version(copy.source, newest);
  const { source, unread, doubts, basis } = copy;
  const digest = versionDigest([...new Set(copy.records.map((one) => one.digest))]);
  if (last && isSame(last, { digest, unread, doubts, basis })) return seen(copy, { ...parts, newest });
  await breathe();
  const before = await versions.sizedRecordsOf(source, newest, breathe);
  // An unreadable record may be any record: then, as while a list is doubted, nothing is known to be gone.
  const isWhole = copy.doubts.length === 0 && copy.unread === 0;
  const change = await listChange(before, copy.records, { isWhole, breathe });
  const next = await versionOf(copy, { before, change, version: newest + 1, now, breathe });
  const together = (statements: readonly Statement[]): Promise<void> => asHolder(source, statements, parts);
  if (last && isSame(last, next)) return seen(copy, { ...parts, newest });
  await together([
    { sql: UNDO_BEGUN, values: [copy.source, newest] },
    { sql: UNDO_ENDED, values: [copy.source, newest] },
  ]);
  const ended = [...change.removed, ...change.written.map(({ id }) => id)];
  for (let at = 0; at < ended.length; at += ROWS_AT_A_TIME) {
    const some = ended.slice(at, at + ROWS_AT_A_TIME).map((id) => [id]);
    await together(overRows(END, some, [source, next.version]));
  }
  for (let at = 0; at < change.written.length; at += ROWS_AT_A_TIME) {
    const some = change.written.slice(at, at + ROWS_AT_A_TIME);
    await together(
      overRows(
        WRITE,
        some.map((record) => rowOf(record, next)),
      ),
    );
  }
  await together([
    {
      sql: ADD,
      values: [
        next.source,
        next.version,
        next.readAt,
        next.asOf,
        next.basis,
        next.digest,
        next.records,
        next.bytes,
        next.unread,
        JSON.stringify(next.doubts),
      ],
    },
    { sql: PUBLISH, values: [next.source, next.version] },
  ]);
  return next.version;
}

/** Writes a source's rows unless another process has taken over the work. Throws `LeaseLost` if one has. */
async function asHolder(
  source: SourceName,
  statements: readonly Statement[],
  { store, lease, breathe }: Omit<NextParts, 'newest'>,
): Promise<void> {
  const renewing = { sql: RENEW, values: [source, lease.token, lease.until()] };
  if (!(await store.runTogether([renewing, ...statements]))) throw new LeaseLost();
  await breathe();
}

/** Records that a copy equals the newest version. */
async function seen({ source, asOf }: ReadCopy, { newest, ...parts }: NextParts): Promise<number> {
  await asHolder(source, [{ sql: SEEN, values: [source, newest, at(parts.now), asOf] }], parts);
  return newest;
}

type Compared = Pick<Version, 'digest' | 'unread' | 'doubts' | 'basis'>;

function isSame(last: Compared, next: Compared): boolean {
  const [one, other] = [last, next].map(({ digest, unread, doubts, basis }) =>
    JSON.stringify([digest, unread, doubts, basis]),
  );
  return one === other;
}

function rowOf({ id, digest, under, published }: ListChange['written'][number], next: Version): SqlValue[] {
  const text = JSON.stringify(published);
  return [next.source, id, next.version, digest, under, Buffer.byteLength(text), text];
}

interface VersionParts extends Pick<KeepParts, 'now' | 'breathe'> {
  readonly before: readonly SizedRecord[];
  readonly change: ListChange;
  readonly version: number;
}

/** Returns the version that a change leads to. */
async function versionOf(copy: ReadCopy, { before, change, version, now, breathe }: VersionParts): Promise<Version> {
  const { source, asOf, basis, unread, doubts } = copy;
  const records = new Map(before.map(({ id, digest, bytes }) => [id, { digest, bytes }]));
  for (const id of change.removed) records.delete(id);
  for (const { id, digest, published } of change.written) {
    records.set(id, { digest, bytes: Buffer.byteLength(JSON.stringify(published)) });
    await breathe();
  }
  const held = [...records.values()];
  return {
    source,
    version,
    readAt: at(now),
    seenAt: at(now),
    asOf,
    basis,
    digest: versionDigest(held.map(({ digest }) => digest)),
    records: held.length,
    bytes: held.reduce((sum, { bytes }) => sum + bytes, 0),
    unread,
    doubts,
  };
}

/** Returns a version's digest from those of its records, in any order. */
function versionDigest(digests: readonly string[]): string {
  return createHash('sha256').update(digests.toSorted().join('\n')).digest('hex');
}

function at(now: () => number): string {
  return new Date(now()).toISOString();
}
