import type { UflpaMatch, UflpaSection } from '../answer.ts';
import type { Source } from '../../answer.ts';
import { matchReason, matchStatus, matchType } from '../../../names/match.ts';
import { prepareName, prepareQuery, type PreparedName, type PreparedQuery } from '../../../names/prepared-name.ts';
import { compareNames, POSSIBLE_SCORE } from '../../../names/score.ts';
import { withUnknownPart } from '../../../whole-lists/doubt-note.ts';
import { NOTHING_TO_COMPARE } from '../unread-note.ts';
import type { Listing } from './read-list.ts';

/** A listing with the names that it is compared by. */
export interface ComparedListing {
  readonly listing: Listing;
  readonly names: readonly { readonly text: string; readonly prepared: PreparedName }[];
}

/** A listing as it is compared. */
export function comparedListing(listing: Listing): ComparedListing {
  return { listing, names: listing.compared.map((text) => ({ text, prepared: prepareName(text) })) };
}

/** The list as it was read for a request, or why it could not be. */
export type UflpaReading =
  | { readonly status: 'read'; readonly listings: readonly ComparedListing[]; readonly source: Source }
  | { readonly status: 'error'; readonly source: Source };

/** Screens a name against the list. */
export function uflpaSection(name: string, reading: UflpaReading): UflpaSection {
  const { source } = reading;
  if (reading.status === 'error') return { status: 'error', matches: [], source };
  const query = prepareQuery(name);
  if (query.words.length === 0) {
    return { status: 'error', matches: [], source: { ...source, note: NOTHING_TO_COMPARE } };
  }
  const matches = reading.listings.flatMap((listing) => matchOf(query, listing) ?? []);
  matches.sort((a, b) => b.score - a.score);
  return withUnknownPart({ status: matchStatus(matches[0]?.score ?? 0), matches, source });
}

function matchOf(query: PreparedQuery, { listing, names }: ComparedListing): UflpaMatch | undefined {
  const [best] = names
    .map(({ text, prepared }) => ({ text, comparison: compareNames(query, prepared) }))
    .sort((a, b) => b.comparison.score - a.comparison.score);
  if (!best || best.comparison.score < POSSIBLE_SCORE) return undefined;
  const { name, aliases, basis, listedDate } = listing;
  return {
    matched_name: best.text,
    match_type: matchType(best.comparison.score),
    score: best.comparison.score,
    reason: matchReason(best.comparison),
    entity: { name, aliases, basis, listed_date: listedDate },
  };
}
