import type { Database } from '../store/database.ts';
import type {
  DeletedWatchList,
  WatchChanges,
  WatchDecision,
  WatchFinding,
  WatchFindings,
  WatchHealth,
  WatchList as ListAnswer,
  WatchScreen,
  WatchSource,
  WatchTrail,
} from './answer.ts';
import { breathingBesideRequests } from './breath.ts';
import { decisionsTable, type NewDecision } from './decisions-table.ts';
import { deleteList } from './delete-list.ts';
import { changeAnswer, decisionAnswer, findingAnswer, listAnswer, sourceAnswer } from './describe.ts';
import { findingsTable, type FindingsPage } from './findings-table.ts';
import { recordCache } from './copies/records.ts';
import { createSlots } from '../upstream/slots.ts';
import { comparedRecord, SOURCES, type ComparedRecord, type SourceName } from './copies/listed-record.ts';
import { DUE, dueBy, listsTable, type ListName, type WatchList } from './lists-table.ts';
import { putList, type PutOptions } from './put-list.ts';
import { screenName } from './screen-name.ts';
import { versionsTable, type VersionVector } from './copies/versions-table.ts';

/** The owner if callers are not distinguished. */
export const EVERYONE = '';

/** Dependencies of the watch. */
export interface WatchParts {
  readonly store: Database;
  readonly now: () => Date;
}

/** Which findings of one list to return. */
export interface FindingsQuery extends FindingsPage {
  readonly list: ListName;
}

/**
 * The watch as used by the service. Owners see only their own data; undefined means that something does not exist.
 * Every function rejects with `StoreFailure` if the store fails.
 */
export interface Watch {
  /** See `putList`. */
  readonly put: (list: ListName, options: Pick<PutOptions, 'bytes' | 'maxParties'>) => Promise<ListAnswer | undefined>;
  readonly list: (list: ListName) => Promise<ListAnswer | undefined>;
  readonly lists: (owner: string) => Promise<readonly ListAnswer[]>;
  readonly remove: (list: ListName) => Promise<DeletedWatchList | undefined>;
  readonly findings: (query: FindingsQuery) => Promise<WatchFindings | undefined>;
  readonly finding: (owner: string, findingId: string) => Promise<WatchFinding | undefined>;
  readonly decide: (owner: string, decision: Omit<NewDecision, 'at'>) => Promise<WatchDecision | undefined>;
  readonly trail: (owner: string, findingId: string) => Promise<WatchTrail | undefined>;
  /** The owner's changes after a cursor, in order. */
  readonly changes: (
    owner: string,
    after: { readonly change: number; readonly count: number },
  ) => Promise<WatchChanges>;
  /** Screens one name against the newest copies, or those of a day, YYYY-MM-DD. */
  readonly screen: (
    input: WatchScreen['input'],
    options: { readonly asOf: string | null; readonly signal: AbortSignal },
  ) => Promise<WatchScreen>;
  readonly health: () => Promise<WatchHealth>;
}

const HEALTH = `SELECT COUNT(*) AS lists, COALESCE(SUM(CASE WHEN ${DUE} THEN 1 ELSE 0 END), 0) AS waiting
  FROM watch_lists WHERE upload > 0`;

const FAILING = 'SELECT source, failing_since FROM watch_sources WHERE failing_since IS NOT NULL ORDER BY source';

/** Concurrent screens; others are queued, and callers take turns. */
const MAX_SCREENS = 2;

/** A copy not read again for this long is not current. */
const CURRENT_MS = 2 * 24 * 60 * 60_000;

/** Creates the watch over a store. */
export function createWatch({ store, now }: WatchParts): Watch {
  const lists = listsTable(store);
  const findings = findingsTable(store);
  const decisions = decisionsTable(store);
  const versions = versionsTable(store);
  // The newest copies stay in memory from the first screen on; the number of screens that read others at a time is
  // bounded.
  const newestRecords = recordCache(store);
  const screens = createSlots(MAX_SCREENS);

  async function sourcesOf(vector: VersionVector): Promise<WatchSource[]> {
    const beginnings = await versions.beginnings();
    return Promise.all(
      SOURCES.map(async (source) =>
        sourceAnswer(source, {
          version: await versions.version(source, vector[source]),
          beginning: beginnings[source],
        }),
      ),
    );
  }

  async function described(list: WatchList): Promise<ListAnswer> {
    const [counts, sources, newest] = await Promise.all([
      findings.counts(list.listId),
      sourcesOf(list.versions),
      versions.newest(),
    ]);
    return listAnswer(list, { counts, sources, newest });
  }

  /** Returns a finding's list if it is the owner's. */
  async function listOfFinding(owner: string, findingId: string): Promise<WatchList | undefined> {
    const finding = await findings.byId(findingId);
    const list = finding && (await lists.byId(finding.listId));
    return list?.owner === owner ? list : undefined;
  }

  const watch: Watch = {
    async put(name, options) {
      await putList(store, name, { ...options, now });
      return watch.list(name);
    },
    async list(name) {
      const list = await lists.find(name);
      return list && described(list);
    },
    lists: async (owner) => Promise.all((await lists.ofOwner(owner)).map(described)),
    async remove(name) {
      const head = await deleteList(store, { name, at: now() });
      return head && { deleted: true, decisions: { entries: head.entries, head: head.digest } };
    },
    async findings({ list: name, ...page }) {
      const list = await lists.find(name);
      if (!list) return undefined;
      const found = await findings.page(list.listId, page);
      const next = found.length < page.count ? null : (found.at(-1)?.findingId ?? null);
      return { findings: found.map((one) => findingAnswer(list.name, one)), next };
    },
    async finding(owner, findingId) {
      const list = await listOfFinding(owner, findingId);
      const finding = list && (await findings.byId(findingId));
      return finding && findingAnswer(list.name, finding);
    },
    async decide(owner, decision) {
      if (!(await listOfFinding(owner, decision.findingId))) return undefined;
      const entry = await decisions.append({ ...decision, at: now().toISOString() });
      return entry && decisionAnswer(entry);
    },
    async trail(owner, findingId) {
      const list = await listOfFinding(owner, findingId);
      const chain = list && (await decisions.verify(list.listId));
      if (!chain) return undefined;
      const { brokenAt = null, entries, digest: head } = chain;
      return {
        finding: findingId,
        decisions: (await decisions.trail(list.listId, findingId)).map(decisionAnswer),
        chain: { intact: brokenAt === null, broken_at: brokenAt, entries, head },
      };
    },
    async changes(owner, after) {
      const names = new Map((await lists.ofOwner(owner)).map(({ listId, name }) => [listId, name]));
      const told = await findings.changesAfter(owner, after);
      const changes = told.flatMap((one) => {
        // What is being deleted is no longer reported.
        const list = names.get(one.listId);
        return list === undefined ? [] : [changeAnswer(list, one)];
      });
      return { changes, next: told.at(-1)?.change ?? after.change };
    },
    async screen(input, { asOf, signal }) {
      const vector = await (asOf === null ? versions.newest() : versions.versionsAt(`${asOf}T23:59:59.999Z`));
      const sources = new Map((await sourcesOf(vector)).map((one) => [one.source, one]));
      const breathe = breathingBesideRequests();
      const leave = await screens.take(signal);
      try {
        const held = asOf === null ? await newestRecords.at(vector, breathe) : undefined;
        return await screenName({
          input,
          asOf,
          breathe,
          sourceOf: (source) => Promise.resolve(sources.get(source) ?? unknownSource(source)),
          async records(source) {
            if (held) return held[source];
            const read = await versions.recordsOf(source, vector[source], breathe);
            const records: ComparedRecord[] = [];
            for (const record of read) {
              records.push(comparedRecord(record));
              await breathe();
            }
            return records;
          },
        });
      } finally {
        leave();
      }
    },
    async health() {
      const newest = await versions.newest();
      const [row] = await store.run(HEALTH, dueBy(newest));
      const sources = await sourcesOf(newest);
      const all = Number(row?.['lists'] ?? 0);
      const isCurrent = ({ copy }: WatchSource): boolean =>
        copy !== null && now().getTime() - Date.parse(copy.seen_at) < CURRENT_MS;
      const failing = (await store.run(FAILING)).map((one) => ({
        source: one['source'] as SourceName,
        since: String(one['failing_since']),
      }));
      return {
        failing,
        status: all === 0 || (failing.length === 0 && sources.every(isCurrent)) ? 'ok' : 'degraded',
        lists: all,
        lists_waiting: Number(row?.['waiting'] ?? 0),
        sources,
      };
    },
  };
  return watch;
}

function unknownSource(source: SourceName): WatchSource {
  return sourceAnswer(source, { version: undefined, beginning: undefined });
}
