import type { Listing } from './read-list.ts';

/** How many listings each category had when the page was last read well. */
export type KnownListings = Readonly<Record<string, number>>;

/** Where those numbers outlive the process. Neither throws: a number that is lost only makes the next look less sharp. */
export interface KnownListingsStore {
  readonly read: () => Promise<KnownListings | undefined>;
  readonly write: (known: KnownListings) => Promise<void>;
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
