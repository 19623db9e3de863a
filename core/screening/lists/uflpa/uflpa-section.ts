import type { UflpaSection } from '../answer.ts';
import type { Source } from '../../answer.ts';
import { prepareQuery } from '../../../names/prepared-name.ts';
import { withUnknownPart } from '../../../whole-lists/doubt-note.ts';
import { listMatch, NONE_NESTED, rankList, type ComparedEntry, type NestedNames } from '../../matching.ts';
import { NOTHING_TO_COMPARE } from '../unread-note.ts';
import type { UflpaListing } from './read-list.ts';

/** The list as read for a request, or why it could not be read. */
export type UflpaReading =
  | { readonly status: 'read'; readonly listings: readonly ComparedEntry<UflpaListing>[]; readonly source: Source }
  | { readonly status: 'error'; readonly source: Source };

/** The section with internal members. */
export interface UflpaScreen extends UflpaSection {
  /** Not served. */
  readonly nested: NestedNames;
}

/** Screens a name against the list. */
export function uflpaSection(name: string, reading: UflpaReading): UflpaScreen {
  const { source } = reading;
  if (reading.status === 'error') return unchecked(source);
  const query = prepareQuery(name);
  if (query.words.length === 0) return unchecked({ ...source, note: NOTHING_TO_COMPARE });
  const { matches, status, nested } = rankList(query, reading.listings);
  return withUnknownPart({
    status,
    matches: matches.map((match) => {
      const { name: listed, aliases, basis, listedDate } = match.entry.entry;
      return { ...listMatch(query, match), entity: { name: listed, aliases, basis, listed_date: listedDate } };
    }),
    source,
    nested,
  });
}

/** Returns the section as served. */
export function servedUflpa({ status, matches, source }: UflpaScreen): UflpaSection {
  return { status, matches, source };
}

function unchecked(source: Source): UflpaScreen {
  return { status: 'error', matches: [], source, nested: NONE_NESTED };
}
