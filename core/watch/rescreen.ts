import type { Database, Statement } from '../store/database.ts';
import type { Breathe } from './breath.ts';
import { whereGone, whereMatching, type FindingFacts, type GoneReason } from './finding.ts';
import { findingId, findingsTable, keeping, type StoredFinding } from './findings-table.ts';
import { LeaseLost, RENEW_AFTER_MS, type Lease } from './lease.ts';
import {
  comparedRecord,
  SOURCES,
  type ComparedRecord,
  type SourceName,
  type VersionRecord,
} from './copies/listed-record.ts';
import { changing, listsTable, type WatchList } from './lists-table.ts';
import { nextSlice, partiesOf, settling, type PartyChange, type StoredParty } from './parties-table.ts';
import { partyDigest } from './party.ts';
import { partyIndexBuilder, type PartyIndex } from './candidates/party-index.ts';
import type { PartyIndexCache } from './candidates/party-indexes.ts';
import { matchesOf } from './compare-pair.ts';
import type { ComparedRecords } from './copies/records.ts';
import { COMPARING_RULES } from './rules.ts';
import { versionsTable, type VersionVector } from './copies/versions-table.ts';

/** Dependencies for comparing a list's parties; the caller holds the list. */
export interface RescreenParts {
  readonly store: Database;
  readonly lease: Lease;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly breathe: Breathe;
  readonly indexes: PartyIndexCache;
  /** The records of some versions. */
  readonly records: (versions: VersionVector) => Promise<ComparedRecords>;
}

/** Parties compared together: they share the cost of going through all records. */
const PARTIES_AT_A_TIME = 10_000;

/** Records compared together with all parties of a list. */
const RECORDS_AT_A_TIME = 100;

/** Records or references per transaction, and the number of findings after which no more are added to it. */
const KEPT_AT_A_TIME = { groups: 100, findings: 10 };

/** Whether a list has parties that are not screened as uploaded, or not by the current rules. */
export function hasNewParties({ upload, applied, rules }: WatchList): boolean {
  return applied !== upload || rules !== COMPARING_RULES;
}

/** On a slow machine, comparing takes longer than a lease lasts. */
const RENEW = 'UPDATE watch_lists SET leased_until = $2 WHERE list_id = $1 AND lease = $3 RETURNING list_id';
const BEGIN = 'UPDATE watch_lists SET csl = $2, uflpa = $3, register = $4 WHERE list_id = $1';
const VERSION_OF: Readonly<Record<SourceName, string>> = {
  csl: 'UPDATE watch_lists SET csl = $2 WHERE list_id = $1',
  uflpa: 'UPDATE watch_lists SET uflpa = $2 WHERE list_id = $1',
  register: 'UPDATE watch_lists SET register = $2 WHERE list_id = $1',
};
const PROGRESS = 'UPDATE watch_lists SET progress = $2 WHERE list_id = $1';
const APPLIED = "UPDATE watch_lists SET applied = $2, rules = $3, progress = '' WHERE list_id = $1";

/**
 * Screens the next parties of a list's newest upload: compares new and changed ones with all records, and marks
 * findings of removed parties as gone. Repeating it after a kill changes nothing that was done.
 */
export async function screenNextParties(list: WatchList, versions: VersionVector, parts: RescreenParts): Promise<void> {
  const { store, breathe } = parts;
  const { listId, upload, progress: after } = list;
  const slice = await nextSlice(store, { listId, after, upload, parties: PARTIES_AT_A_TIME, breathe });
  // With new rules, and if nothing was screened yet, every party is new.
  const isWhole = list.applied === 0 || list.rules !== COMPARING_RULES;
  const due = slice.changes.filter(({ applied, uploaded }) => isWhole || applied?.digest !== uploaded?.digest);
  const records = await parts.records(versions);
  const parties = new Map(due.flatMap(({ uploaded }) => (uploaded ? [[uploaded.reference, uploaded] as const] : [])));
  const candidates = await candidatesOf(list, { parties, records: Object.values(records).flat() }, parts);
  let published: ReadonlySet<string> | undefined;
  const isPublished = ({ id }: StoredFinding['facts']['record']): boolean => {
    published ??= new Set(SOURCES.flatMap((source) => records[source].map((one) => one.id)));
    return published.has(id);
  };
  const goneBecause = ({ facts: { party, record } }: StoredFinding): GoneReason => {
    const uploaded = parties.get(party.reference);
    if (!uploaded) return 'party_removed';
    if (!isPublished(record)) return 'record_removed';
    return partyDigest(party) === uploaded.digest ? 'rules_changed' : 'party_changed';
  };
  const begun =
    isWhole && after === '' ? [{ sql: BEGIN, values: [listId, versions.csl, versions.uflpa, versions.register] }] : [];
  let settledTo = after;
  // Findings are kept in the same transaction that marks their parties as screened, so a kill cannot come in between.
  const factsOfParty = ({ uploaded, reference }: PartyChange): readonly FindingFacts[] =>
    uploaded ? factsOf(uploaded, candidates.get(reference) ?? []) : [];
  for await (const { groups, facts } of keptTogether(due, factsOfParty, breathe)) {
    const these = new Set(groups.map(({ reference }) => reference));
    const [first = '', last = ''] = [groups[0]?.reference, groups.at(-1)?.reference];
    const found = async (): Promise<readonly StoredFinding[]> => {
      const all = await findingsTable(store).ofParties(listId, { first, last });
      return all.filter(({ facts: { party } }) => these.has(party.reference));
    };
    const settled = settling(listId, { after: settledTo, last, upload });
    const together = [...settled, ...begun, { sql: PROGRESS, values: [listId, last] }];
    await reconcile(list, { found, facts, goneBecause, together }, parts);
    settledTo = last;
  }
  const { last = settledTo } = slice;
  await commit(list, parts, () => [
    ...settling(listId, { after: settledTo, last, upload }),
    ...begun,
    slice.isEnd
      ? { sql: APPLIED, values: [listId, upload, COMPARING_RULES] }
      : { sql: PROGRESS, values: [listId, last] },
  ]);
}

/**
 * Groups parties or records with their findings: as many as fit into one transaction, which blocks whatever waits for
 * the process.
 */
async function* keptTogether<Group>(
  all: readonly Group[],
  factsOfOne: (group: Group) => readonly FindingFacts[],
  breathe: Breathe,
): AsyncGenerator<{ readonly groups: readonly Group[]; readonly facts: readonly FindingFacts[] }> {
  let groups: Group[] = [];
  let facts: FindingFacts[] = [];
  for (const group of all) {
    groups.push(group);
    facts.push(...factsOfOne(group));
    await breathe();
    if (groups.length < KEPT_AT_A_TIME.groups && facts.length < KEPT_AT_A_TIME.findings) continue;
    yield { groups, facts };
    [groups, facts] = [[], []];
  }
  if (groups.length > 0) yield { groups, facts };
}

/**
 * Brings a list to a source's newer version: only the records that differ are compared with all its parties. Repeating
 * it after a kill changes nothing that was done.
 */
export async function applyVersion(
  list: WatchList,
  { source, version }: { readonly source: SourceName; readonly version: number },
  parts: RescreenParts,
): Promise<void> {
  const { store, breathe, indexes } = parts;
  const { listId } = list;
  const range = { after: list.versions[source], upTo: version };
  const changed = await versionsTable(store).changedBetween(source, range, breathe);
  const index = await indexes.of(list, breathe);
  const goneBecause = ({ facts: { record } }: StoredFinding): GoneReason =>
    changed.get(record.id) ? 'record_changed' : 'record_removed';
  const ids = [...changed.keys()];
  for (let at = 0; at < ids.length; at += RECORDS_AT_A_TIME) {
    const some = ids.slice(at, at + RECORDS_AT_A_TIME);
    const factsOfRecord = Map.groupBy(
      await factsOfRecords(list, { index, changed, ids: some }, parts),
      ({ record }) => record.id,
    );
    for await (const { groups, facts } of keptTogether(some, (id) => factsOfRecord.get(id) ?? [], breathe)) {
      const found = (): Promise<readonly StoredFinding[]> => findingsTable(store).ofRecords(listId, groups);
      await reconcile(list, { found, facts, goneBecause, together: [] }, parts);
    }
  }
  await commit(list, parts, () => [{ sql: VERSION_OF[source], values: [listId, version] }]);
}

/** Returns what is found when some records are compared with all parties of a list. */
async function factsOfRecords(
  list: WatchList,
  {
    index,
    changed,
    ids,
  }: { index: PartyIndex; changed: ReadonlyMap<string, VersionRecord | undefined>; ids: readonly string[] },
  parts: RescreenParts,
): Promise<readonly FindingFacts[]> {
  const { store, breathe } = parts;
  const records = ids.flatMap((id) => changed.get(id) ?? []).map(comparedRecord);
  const candidates = await index.candidates(records, { breathe: holding(list, parts), narrow: (_, of) => of });
  const facts: FindingFacts[] = [];
  for (const party of await partiesOf(store, { listId: list.listId, references: [...candidates.keys()] })) {
    facts.push(...factsOf(party, candidates.get(party.reference) ?? []));
    await breathe();
  }
  return facts;
}

/** Returns the records that each of some parties may match. */
async function candidatesOf(
  list: WatchList,
  { parties, records }: { parties: ReadonlyMap<string, StoredParty>; records: readonly ComparedRecord[] },
  parts: RescreenParts,
): ReturnType<PartyIndex['candidates']> {
  const breathe = holding(list, parts);
  const builder = partyIndexBuilder();
  for (const party of parties.values()) {
    builder.add(party);
    await breathe();
  }
  const index = await builder.finish(breathe);
  const narrow = (reference: string, of: readonly ComparedRecord[]): ComparedRecord[] =>
    matchesOf(parties.get(reference)?.name ?? '', of).map(({ record }) => record);
  return index.candidates(records, { breathe, narrow });
}

/** Yielding for work that may write nothing for longer than a lease: renews it. Throws `LeaseLost` if it expired. */
function holding({ listId }: WatchList, { store, lease, now, breathe }: RescreenParts): Breathe {
  let renewedAt = now();
  return async () => {
    await breathe();
    if (now() - renewedAt < RENEW_AFTER_MS) return;
    renewedAt = now();
    const renewed = await store.run(RENEW, [listId, lease.until(), lease.token]);
    if (renewed.length === 0) throw new LeaseLost();
  };
}

/** Returns what is found when a party is compared with records, without data only used for comparing. */
function factsOf(
  { reference, name, state, country, screens }: StoredParty,
  records: readonly ComparedRecord[],
): FindingFacts[] {
  const party = { reference, name, state, country, screens };
  return matchesOf(name, records).map(({ record: { id, source, digest, since, published }, match }) => ({
    party,
    record: { id, source, digest, since, published },
    match,
  }));
}

/** A part of a list's findings, and what is found there now. */
interface Reconciled {
  /** Findings so far, read again for each attempt. */
  readonly found: () => Promise<readonly StoredFinding[]>;
  readonly facts: readonly FindingFacts[];
  readonly goneBecause: (finding: StoredFinding) => GoneReason;
  /** Statements for the same transaction. */
  readonly together: readonly Statement[];
}

/** Keeps the changes in a part of a list's findings. */
async function reconcile(
  list: WatchList,
  { found, facts, goneBecause, together }: Reconciled,
  parts: RescreenParts,
): Promise<void> {
  const now = new Map(facts.map((one) => [findingId(list.listId, one), one]));
  await commit(list, parts, async () => {
    const before = new Map((await found()).map((one) => [one.findingId, one]));
    const matching = [...now].map(([id, one]) => whereMatching(before.get(id), one));
    const gone = [...before].map(([id, one]) => (now.has(id) ? undefined : whereGone(one, goneBecause(one))));
    const next = [...matching, ...gone].filter((one) => one !== undefined);
    const { listId, owner } = list;
    return [...keeping({ listId, owner, at: new Date(parts.now()).toISOString() }, next), ...together];
  });
}

/** Decisions come in between; a list is never changed this often in a row while it is worked on. */
const ATTEMPTS = 100;

/**
 * Changes a list's rows, and repeats it if others changed the list in the meantime. Throws `LeaseLost` if the list is
 * gone, has a different upload than was compared, or a different holder.
 */
async function commit(
  { listId, upload }: WatchList,
  { store, lease, breathe }: RescreenParts,
  statements: () => readonly Statement[] | Promise<readonly Statement[]>,
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const list = await listsTable(store).byId(listId);
    if (list?.upload !== upload) throw new LeaseLost();
    const change = await statements();
    if (change.length === 0 || (await store.runTogether([changing(list, lease), ...change]))) {
      await breathe();
      return;
    }
  }
  throw new LeaseLost();
}
