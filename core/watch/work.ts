import { SKIP_LOCKED, type Database } from '../store/database.ts';
import { breathing } from './breath.ts';
import { keepVersion } from './copies/keep-version.ts';
import { LeaseLost, newLease, type Lease, type LeaseHolder } from './lease.ts';
import { SOURCES } from './copies/listed-record.ts';
import { DUE, dueBy, listOf, listsTable, type WatchList } from './lists-table.ts';
import { partyIndexCache } from './candidates/party-indexes.ts';
import { purgeDeleted } from './delete-list.ts';
import type { copyReaders } from './copies/read-copies.ts';
import { recordCache } from './copies/records.ts';
import { applyVersion, hasNewParties, screenNextParties, type RescreenParts } from './rescreen.ts';
import { versionsTable, type VersionVector } from './copies/versions-table.ts';

/** Dependencies of the watch's work. */
export interface WatchWorkParts extends LeaseHolder {
  readonly store: Database;
  readonly readers: ReturnType<typeof copyReaders>;
}

/** The watch's work: every task is a row in the store, taken by whichever process is free. */
export interface WatchWork {
  /**
   * Reads every source's copy once and keeps it; a source that cannot be read changes nothing. Returns whether every
   * copy read was kept: false if another process was keeping one.
   */
  readonly look: (signal: AbortSignal) => Promise<boolean>;
  /**
   * Does the work that is due, list by list and in turns between owners, until nothing is left except what other
   * processes have taken. When aborted, it stops between two steps and releases its list. Returns whether nothing is
   * left: false if another process works on a list.
   */
  readonly settle: (signal: AbortSignal) => Promise<boolean>;
  /** Deletes what a killed process left of deleted lists and of uploads. */
  readonly tidy: () => Promise<void>;
  /** See `isWatched`. */
  readonly isWanted: () => Promise<boolean>;
}

/** How long one list is worked on before another owner has a turn. */
const TURN_MS = 2_000;

/** Maximum number of indexed parties that one process keeps in memory. */
const MAX_INDEXED_PARTIES = 2_000_000;

const ANY = `SELECT list_id FROM watch_lists UNION ALL
  SELECT list_id FROM watch_deleted_lists WHERE is_purged = 0 LIMIT 1`;
const TAKE = `UPDATE watch_lists SET lease = $5, leased_until = $6 WHERE list_id = (
    SELECT list_id FROM watch_lists WHERE leased_until < $7 AND upload > 0 AND ${DUE}
    ORDER BY (SELECT served_at FROM watch_owners WHERE watch_owners.owner = watch_lists.owner), list_id LIMIT 1${SKIP_LOCKED}
  ) AND leased_until < $7 RETURNING *`;
const LEFT = `SELECT list_id FROM watch_lists WHERE upload > 0 AND ${DUE} LIMIT 1`;
const READ = 'UPDATE watch_sources SET failing_since = NULL WHERE source = $1 AND failing_since IS NOT NULL';
const UNREAD = `INSERT INTO watch_sources (source, version, leased_until, failing_since) VALUES ($1, 0, '', $2)
  ON CONFLICT (source) DO UPDATE SET failing_since = COALESCE(watch_sources.failing_since, excluded.failing_since)`;
const SERVED = 'UPDATE watch_owners SET served_at = $2 WHERE owner = $1';
const LET_GO = "UPDATE watch_lists SET lease = NULL, leased_until = '' WHERE list_id = $1 AND lease = $2";

/** Whether anyone watches anything or is about to, or something is left to delete: otherwise there is no work. */
export async function isWatched({ run }: Pick<Database, 'run'>): Promise<boolean> {
  return (await run(ANY)).length > 0;
}

/** Creates the work of one process. */
export function createWatchWork({ store, readers, holder, now }: WatchWorkParts): WatchWork {
  const versions = versionsTable(store);
  const records = recordCache(store);
  const indexes = partyIndexCache(store, MAX_INDEXED_PARTIES);

  async function take(newest: VersionVector): Promise<{ list: WatchList; lease: Lease } | undefined> {
    const lease = newLease({ holder, now });
    const at = new Date(now()).toISOString();
    const [row] = await store.run(TAKE, [...dueBy(newest), lease.token, lease.until(), at]);
    if (!row) return undefined;
    await store.run(SERVED, [String(row['owner']), at]);
    return { list: listOf(row), lease };
  }

  /** Works on a list for a turn, or until nothing in it is due. */
  async function work({ listId }: WatchList, { lease, signal }: { lease: Lease; signal: AbortSignal }): Promise<void> {
    const breathe = breathing(signal);
    const parts: RescreenParts = { store, lease, now, breathe, indexes, records: (of) => records.at(of, breathe) };
    const ends = now() + TURN_MS;
    do {
      const list = await listsTable(store).byId(listId);
      if (!list) throw new LeaseLost();
      // Read after the list: its new parties must not be compared with an older version than it already has.
      const newest = await versions.newest();
      const behind = SOURCES.find((source) => list.versions[source] < newest[source]);
      if (hasNewParties(list)) await screenNextParties(list, newest, parts);
      else if (behind) await applyVersion(list, { source: behind, version: newest[behind] }, parts);
      else return;
    } while (now() < ends && !signal.aborted);
  }

  return {
    tidy: () => purgeDeleted(store, new Date(now())),
    isWanted: () => isWatched(store),
    async look(signal) {
      let isKept = true;
      for (const source of SOURCES) {
        const breathe = breathing(signal);
        const copy = await readers[source](signal, breathe);
        if (copy) await store.run(READ, [source]);
        else if (!signal.aborted) await store.run(UNREAD, [source, new Date(now()).toISOString()]);
        if (copy && (await keepVersion(copy, { store, holder, now, breathe })) === undefined) isKept = false;
      }
      return isKept;
    },
    async settle(signal) {
      const isEnded = (): boolean => signal.aborted;
      while (!isEnded()) {
        const newest = await versions.newest();
        const taken = await take(newest);
        if (!taken) return (await store.run(LEFT, dueBy(newest))).length === 0;
        const { list, lease } = taken;
        try {
          await work(list, { lease, signal });
        } catch (error) {
          // Another process has taken over the list; a list that was uploaded again is taken again.
          if (!(error instanceof LeaseLost || isEnded())) throw error;
        } finally {
          await store.run(LET_GO, [list.listId, lease.token]);
        }
      }
      return false;
    },
  };
}
