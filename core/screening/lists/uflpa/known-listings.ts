import type { Listing } from './read-list.ts';

/** The most listings that each category had on any page that was read well. */
export type KnownListings = Readonly<Record<string, number>>;

/** Where those numbers outlive the process. Neither throws: a number that is lost only makes the next look less sharp. */
export interface KnownListingsStore {
  readonly read: () => Promise<KnownListings | undefined>;
  readonly write: (known: KnownListings) => Promise<void>;
}

/** The page of 2026-07-09, so that the very first reading has something to be held against. */
export const DATED_LISTINGS: KnownListings = {
  'Section 2(d)(2)(B)(i)': 9,
  'Section 2(d)(2)(B)(ii)': 43,
  'Section 2(d)(2)(B)(v)': 108,
};

/** The higher number of each category: what is known never sinks, or a list could be lost by halves. */
export function highestListings(one: KnownListings, other: KnownListings): KnownListings {
  const highest: Record<string, number> = { ...one };
  for (const [basis, count] of Object.entries(other)) highest[basis] = Math.max(count, highest[basis] ?? 0);
  return highest;
}

/** The numbers of a list. */
export function countListings(listings: readonly Listing[]): KnownListings {
  const counts: Record<string, number> = {};
  for (const { basis } of listings) counts[basis] = (counts[basis] ?? 0) + 1;
  return counts;
}

/** Whether a page holds too little beside what it held before: fewer than half of the listings, or a category no more. */
export function hasShrunk(now: KnownListings, before: KnownListings): boolean {
  const gone = Object.entries(before).some(([basis, count]) => count > 0 && now[basis] === undefined);
  return gone || total(now) * 2 < total(before);
}

function total(counts: KnownListings): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
