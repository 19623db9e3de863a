import type { Breathe } from '../breath.ts';
import { shortDigest, type ListedRecord } from './listed-record.ts';

/** A record of the previous version, with what is needed to identify records. */
export interface KnownRecord {
  readonly id: string;
  readonly digest: string;
  readonly under: string;
}

/** A record of a copy with the id that it has from then on. */
export type IdentifiedRecord = ListedRecord & { readonly id: string };

/** What a copy changes relative to the previous version. */
export interface ListChange {
  /** New records, and edited ones under their previous ids. */
  readonly written: readonly IdentifiedRecord[];
  /** Ids of records no longer published. */
  readonly removed: readonly string[];
}

/**
 * Compares a copy with the previous version. A new record under a name that lost one is that record, edited, and keeps
 * its id; each accounts for one. While a copy is not known to be whole, nothing is removed: what it lacks may just be
 * missing from it.
 */
export async function listChange(
  before: readonly KnownRecord[],
  copy: readonly ListedRecord[],
  { isWhole, breathe }: { readonly isWhole: boolean; readonly breathe: Breathe },
): Promise<ListChange> {
  const known = Map.groupBy(before, ({ under }) => under);
  const published = Map.groupBy(copy, ({ under }) => under);
  const written: IdentifiedRecord[] = [];
  const removed: string[] = [];
  for (const under of new Set([...known.keys(), ...published.keys()])) {
    await breathe();
    // A record published twice is one.
    const now = new Map((published.get(under) ?? []).map((record) => [record.digest, record]));
    const gone: string[] = [];
    const taken = new Set<string>();
    for (const { id, digest } of known.get(under) ?? []) {
      taken.add(id);
      if (!now.delete(digest)) gone.push(id);
    }
    const free = gone.sort();
    for (const [, record] of [...now].sort(byDigest))
      written.push({ ...record, id: free.shift() ?? newId(record, taken) });
    if (isWhole) removed.push(...free);
  }
  return { written, removed };
}

function byDigest([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** Returns a record's id: the first free one for its name, so that one that comes back has the id it had. */
function newId({ source, under }: ListedRecord, taken: Set<string>): string {
  let place = 0;
  let id: string;
  do id = shortDigest(`${source}\n${under}\n${place++}`);
  while (taken.has(id));
  taken.add(id);
  return id;
}
