import { matchReason, matchStatus, matchType, type MatchType } from '../names/match.ts';
import type { PreparedName, PreparedQuery } from '../names/prepared-name.ts';
import { preparedReadings } from '../names/readings.ts';
import { namesWhatIsAdded } from '../names/added-words.ts';
import { compareNames, POSSIBLE_SCORE, type Comparison } from '../names/score.ts';

/**
 * How every section of every service finds its matches: each entry is scored by each reading of each of its names, the best
 * one is picked, entries under the match floor are cut off, and the rest are sorted.
 */

/** The readings of each name of an entry: the listed name's, then each alias's. */
export type ReadNames = readonly (readonly PreparedName[])[];

/** An entry of a list as it is compared: with the readings of its name and aliases. */
export interface ComparedEntry<Entry> {
  readonly entry: Entry;
  readonly names: ReadNames;
}

/** An entry as it is compared. */
export function comparedEntry<Entry extends ListedEntry>(entry: Entry): ComparedEntry<Entry> {
  return { entry, names: [entry.name, ...entry.aliases].map(preparedReadings) };
}

interface ListedEntry {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** The best of an entry's names. */
export interface PickedName {
  /** Which of its names it is, from 0. */
  readonly at: number;
  /** The reading of it that scored. */
  readonly reading: PreparedName;
  readonly comparison: Comparison;
}

/** An entry at or above the match floor. */
export interface RankedEntry<Entry> extends PickedName {
  readonly entry: Entry;
  /** The name as published. */
  readonly name: string;
}

/** Entries on both sides of the match floor. */
export interface Ranking<Entry> {
  /** Best score first, then by name, then in the order of the source. */
  readonly matches: readonly RankedEntry<Entry>[];
  readonly below: readonly (PickedName & { readonly entry: Entry })[];
}

/** How entries are scored and named. */
export interface EntryRules<Entry> {
  readonly pick: (entry: Entry) => PickedName;
  /** The published text of one of an entry's names. */
  readonly nameAt: (entry: Entry, at: number) => string;
}

/** What is picked where there is no name. */
export const NO_NAME: PickedName = {
  at: 0,
  reading: { words: [], text: '' },
  comparison: { score: 0, basis: 'spelling' },
};

/**
 * Picks the name and reading that score highest; of equals the first, so that a listed name goes before its aliases. A reading
 * that has more than another of the same name counts only for a query that names what it has more: a bracket or a closing clause
 * on a listed name changes nothing for all others.
 */
export function pickName(query: PreparedQuery, names: ReadNames, compare = compareNames): PickedName {
  let picked = NO_NAME;
  for (const [at, readings] of names.entries()) {
    for (const reading of readings) {
      const comparison = compare(query, reading);
      if (comparison.score <= picked.comparison.score) continue;
      if (readings.length === 1 || namesWhatIsAdded(query, reading, readings)) picked = { at, reading, comparison };
    }
  }
  return picked;
}

/** Scores entries, and splits them at the match floor. */
export function rankEntries<Entry>(entries: Iterable<Entry>, { pick, nameAt }: EntryRules<Entry>): Ranking<Entry> {
  const matches: RankedEntry<Entry>[] = [];
  const below: (PickedName & { readonly entry: Entry })[] = [];
  for (const entry of entries) {
    const picked = pick(entry);
    if (picked.comparison.score < POSSIBLE_SCORE) below.push({ ...picked, entry });
    else matches.push({ ...picked, entry, name: nameAt(entry, picked.at) });
  }
  return { matches: matches.sort(bestFirst), below };
}

/** What a list says of a name. */
export interface ListRanking<Entry> extends Ranking<ComparedEntry<Entry>> {
  readonly status: 'match' | 'possible_match' | 'no_match';
  /** How many entries contain a query of one word, and score under the match floor. */
  readonly holdingWord: number;
}

/** Compares a name with every name of a list's entries. */
export function rankList<Entry extends ListedEntry>(
  query: PreparedQuery,
  entries: readonly ComparedEntry<Entry>[],
): ListRanking<Entry> {
  const { matches, below } = rankEntries(entries, {
    pick: ({ names }) => pickName(query, names),
    nameAt: ({ entry: { name, aliases } }, at) => [name, ...aliases][at] ?? name,
  });
  const status = matchStatus(matches[0]?.comparison.score ?? 0);
  return { matches, below, status, holdingWord: countHolding(query, below) };
}

function bestFirst<Entry>(a: RankedEntry<Entry>, b: RankedEntry<Entry>): number {
  if (a.comparison.score !== b.comparison.score) return b.comparison.score - a.comparison.score;
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

/** What every match of a list says of itself. */
export interface ListMatch {
  /** The listed name or alias that scored highest, as published. */
  readonly matched_name: string;
  readonly match_type: MatchType;
  readonly score: number;
  readonly reason: string;
}

/** The members that the matches of all lists have. */
export function listMatch<Entry>(query: PreparedQuery, { name, reading, comparison }: RankedEntry<Entry>): ListMatch {
  const { score } = comparison;
  return {
    matched_name: name,
    match_type: matchType(score),
    score,
    reason: matchReason(query, { reading, comparison, name }),
  };
}

/**
 * How many entries have a query of one word among the words of a name, though they score under the match floor: one word of a
 * long name is too small a share of it. 0 for a longer query.
 */
export function countHolding(
  query: PreparedQuery,
  below: readonly { readonly entry: { readonly names: ReadNames } }[],
): number {
  const [word, second] = query.words;
  if (word === undefined || second !== undefined) return 0;
  return below.filter(({ entry }) => entry.names.flat().some(({ words }) => words.includes(word))).length;
}
