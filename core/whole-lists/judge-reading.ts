import type { DoubtedList, ScreenedList } from './answer.ts';
import { isDoubted, readAgain, type RememberedList } from './remembered-list.ts';

/** Everything remembered about a source's lists. */
export interface Memory<ListRecord> {
  /** By list name. */
  readonly lists: Readonly<Record<string, RememberedList>>;
  /** The records of the last whole reading and of every one since, so that lost records are available. */
  readonly kept: readonly ListRecord[];
}

/** How records of a source are distinguished. */
export interface RecordNames<ListRecord> {
  readonly listOf: (record: ListRecord) => string;
  /** Differs between any two records of a list that differ in anything compared or served. */
  readonly keyOf: (record: ListRecord) => string;
  /** The same for a record before and after an edit. */
  readonly nameOf: (record: ListRecord) => string;
}

/** Result of judging a reading against what is remembered. */
export interface Judgement<ListRecord> {
  readonly memory: Memory<ListRecord>;
  /** Empty if every list is whole. */
  readonly doubts: readonly DoubtedList[];
  /** While any list is doubted, everything that any list of the source lost; otherwise empty. */
  readonly lost: readonly ListRecord[];
}

/** Bound on what edits and losses can accumulate in two weeks: several times the longest source. */
const MAX_KEPT = 150_000;

/** Compares a reading, at a time in milliseconds since 1970, with what is remembered. */
export function judgeReading<ListRecord>(
  { lists, kept }: Memory<ListRecord>,
  records: readonly ListRecord[],
  { now, ...names }: RecordNames<ListRecord> & { readonly now: number },
): Judgement<ListRecord> {
  const sizes = sizesOf(records, names);
  const remembered: Record<string, RememberedList> = {};
  for (const list of new Set([...Object.keys(lists), ...sizes.keys()])) {
    const next = readAgain(lists[list], sizes.get(list) ?? 0, now);
    // A list whose disappearance is accepted no longer counts as a list.
    if (next.size > 0) remembered[list] = next;
  }
  const isSure = !Object.values(remembered).some(isDoubted);
  // An ordinary loss can turn out to be the start of a larger one, so what it lost is kept too.
  const isKept = (one: ListRecord): boolean => !isSure || remembered[names.listOf(one)]?.shrunk !== undefined;
  const missing = lostRecords(kept.filter(isKept), records, names);
  return {
    memory: { lists: remembered, kept: [...records, ...missing].slice(0, MAX_KEPT) },
    doubts: isSure ? [] : doubtsOf(remembered, missing, names),
    lost: isSure ? [] : missing,
  };
}

/** Counts distinct records of each list: a row published twice counts once. */
function sizesOf<ListRecord>(
  records: readonly ListRecord[],
  { listOf, keyOf }: RecordNames<ListRecord>,
): ReadonlyMap<string, number> {
  const distinct = new Map<string, Set<string>>();
  for (const record of records) {
    const list = listOf(record);
    const keys = distinct.get(list) ?? new Set();
    keys.add(keyOf(record));
    distinct.set(list, keys);
  }
  return new Map([...distinct].map(([list, { size }]) => [list, size]));
}

/** Returns the earlier records that are now neither present unchanged nor edited. */
function lostRecords<ListRecord>(
  before: readonly ListRecord[],
  now: readonly ListRecord[],
  { listOf, keyOf, nameOf }: RecordNames<ListRecord>,
): ListRecord[] {
  if (before.length === 0) return [];
  const keysOf = (records: readonly ListRecord[]): string[] => records.map((one) => `${listOf(one)}\n${keyOf(one)}`);
  const nameIn = (record: ListRecord): string => `${listOf(record)}\n${nameOf(record)}`;
  const [keysBefore, keysNow] = [keysOf(before), keysOf(now)];
  const [wereThere, areThere] = [new Set(keysBefore), new Set(keysNow)];
  const gone = before.filter((_, at) => !areThere.has(keysBefore[at] ?? ''));
  // A new record under a vanished name is that record, edited; each accounts for one.
  const edited = new Map<string, number>();
  for (const [at, one] of now.entries()) {
    if (wereThere.has(keysNow[at] ?? '')) continue;
    const name = nameIn(one);
    edited.set(name, (edited.get(name) ?? 0) + 1);
  }
  return gone.filter((one) => {
    const name = nameIn(one);
    const left = edited.get(name) ?? 0;
    if (left > 0) edited.set(name, left - 1);
    return left === 0;
  });
}

function doubtsOf<ListRecord>(
  lists: Memory<ListRecord>['lists'],
  lost: readonly ListRecord[],
  names: RecordNames<ListRecord>,
): DoubtedList[] {
  const lostOf = sizesOf(lost, names);
  return Object.entries(lists).flatMap(([list, remembered]) => doubtOf(list, remembered, lostOf.get(list) ?? 0) ?? []);
}

/**
 * Returns the doubt if a list lost more than ordinary delistings explain, with how much of the loss is available;
 * undefined if it is whole.
 */
export function doubtOf(list: string, remembered: RememberedList, atHand: number): DoubtedList | undefined {
  const { size, shrunk, wholeOn } = remembered;
  if (!shrunk || !isDoubted(remembered)) return undefined;
  const missing = size - shrunk.size;
  return {
    list,
    records: shrunk.size,
    missing,
    last_whole: wholeOn,
    since: new Date(shrunk.since).toISOString(),
    still_compared: Math.min(missing, atHand),
  };
}

/** A list as last judged. */
export function screenedList(
  list: string,
  { size, shrunk, wholeOn }: RememberedList,
  doubt: DoubtedList | undefined,
): ScreenedList {
  return {
    list,
    records: shrunk?.size ?? size,
    last_whole: wholeOn,
    doubt: doubt ? { missing: doubt.missing, since: doubt.since, still_compared: doubt.still_compared } : null,
  };
}
