import { isJsonObject } from '../json.ts';
import type { RememberedList, Shrunk } from './remembered-list.ts';

/** Parses what is remembered about lists; undefined for anything else, such as another version's format. */
export function readLists(value: unknown): Readonly<Record<string, RememberedList>> | undefined {
  if (!isJsonObject(value)) return undefined;
  const lists: Record<string, RememberedList> = {};
  for (const [name, one] of Object.entries(value)) {
    const list = readList(one);
    if (!list) return undefined;
    lists[name] = list;
  }
  return lists;
}

/** Parses what is remembered about one list. */
export function readList(value: unknown): RememberedList | undefined {
  if (!isJsonObject(value)) return undefined;
  const { size, atLeast, wholeOn, shrunk } = value;
  if (!isCount(size) || typeof wholeOn !== 'string') return undefined;
  if (atLeast !== undefined && !isCount(atLeast)) return undefined;
  const list = { size, ...(atLeast !== undefined && { atLeast }), wholeOn };
  if (shrunk === undefined) return list;
  const read = readShrunk(shrunk);
  return read && { ...list, shrunk: read };
}

function readShrunk(value: unknown): Shrunk | undefined {
  if (!isJsonObject(value) || !isJsonObject(value['steady'])) return undefined;
  const { size, steady, since } = value;
  if (!isCount(size) || !isCount(since) || !isCount(steady['size']) || !isCount(steady['since'])) return undefined;
  return { size, steady: { size: steady['size'], since: steady['since'] }, since };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
