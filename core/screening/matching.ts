import { GENERIC_WORDS } from '../names/generic-words.ts';
import { matchReason, matchStatus, matchType, type MatchType } from '../names/match.ts';
import type { PreparedName, PreparedQuery } from '../names/prepared-name.ts';
import { preparedReadings } from '../names/readings.ts';
import { namesWhatIsAdded } from '../names/added-words.ts';
import { compareNames, POSSIBLE_SCORE, type Comparison } from '../names/score.ts';

/**
 * How every section of every service finds its matches: each entry is scored by every reading of each of its names, the
 * best is picked, entries below the match floor are dropped, and the rest are sorted.
 */

/** The readings of each name of an entry: the listed name first, then each alias. */
export type ReadNames = readonly (readonly PreparedName[])[];

/** A list entry with the readings of its name and aliases. */
export interface ComparedEntry<Entry> {
  readonly entry: Entry;
  readonly names: ReadNames;
}

/** Prepares an entry. */
export function comparedEntry<Entry extends ListedEntry>(entry: Entry): ComparedEntry<Entry> {
  return { entry, names: [entry.name, ...entry.aliases].map(preparedReadings) };
}

interface ListedEntry {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** The best of an entry's names. */
export interface PickedName {
  /** Index of the name, from 0. */
  readonly at: number;
  /** The reading with the best score. */
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
  /** Best score first, then by name, then in source order. */
  readonly matches: readonly RankedEntry<Entry>[];
  readonly below: readonly (PickedName & { readonly entry: Entry })[];
}

/** How to score and name entries. */
export interface EntryRules<Entry> {
  readonly pick: (entry: Entry) => PickedName;
  /** Returns the published text of one of an entry's names. */
  readonly nameAt: (entry: Entry, at: number) => string;
}

/** Result if there is no name. */
export const NO_NAME: PickedName = {
  at: 0,
  reading: { words: [], text: '' },
  comparison: { score: 0, basis: 'spelling' },
};

/**
 * Picks the name and reading with the highest score; the first if equal, so a listed name goes before its aliases. A
 * reading that adds words to another reading of the same name counts only for a query that names the addition: a
 * bracket or closing clause on a listed name changes nothing for other queries.
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

/** Scores entries and splits them at the match floor. */
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

/** A list's result for a name. */
export interface ListRanking<Entry> extends Ranking<ComparedEntry<Entry>> {
  readonly status: 'match' | 'possible_match' | 'no_match';
  readonly nested: NestedNames;
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
  return { matches, below, status, nested: countNested(query, below) };
}

function bestFirst<Entry>(a: RankedEntry<Entry>, b: RankedEntry<Entry>): number {
  if (a.comparison.score !== b.comparison.score) return b.comparison.score - a.comparison.score;
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

/** Members common to all list matches. */
export interface ListMatch {
  /** The listed name or alias with the highest score, as published. */
  readonly matched_name: string;
  readonly match_type: MatchType;
  readonly score: number;
  readonly reason: string;
}

/** Builds the members that matches of all lists share. */
export function listMatch<Entry>(query: PreparedQuery, { name, reading, comparison }: RankedEntry<Entry>): ListMatch {
  const { score } = comparison;
  return {
    matched_name: name,
    match_type: matchType(score),
    score,
    reason: matchReason(query, { reading, comparison, name }),
  };
}

/** Numbers of entries below the match floor of which one name stands whole in the other: the shorter is too small a share of the longer. */
export interface NestedNames {
  /** Entries that contain a query of one word: "Huawei". */
  readonly containing: number;
  /**
   * Entries with a name that the query contains among others: of two or more words ("Sample Widgets LLC dba Harbor
   * Mill"), or of one word beside places and trades only ("Quuxworth LLC, Dubai").
   */
  readonly contained: number;
}

/** The numbers of a list that was not compared. */
export const NONE_NESTED: NestedNames = { containing: 0, contained: 0 };

/**
 * Counts nested names. A name all of whose words many organizations share ("National Bank") is not counted as contained,
 * nor one word beside others that tell organizations apart ("Delta" in "Delta Harbor Mill").
 */
export function countNested(
  query: PreparedQuery,
  below: readonly { readonly entry: { readonly names: ReadNames } }[],
): NestedNames {
  const count = (isNested: (words: readonly string[]) => boolean): number =>
    below.filter(({ entry }) => entry.names.flat().some(({ words }) => isNested(words))).length;
  const [word = '', second] = query.words;
  if (second === undefined) return { ...NONE_NESTED, containing: count((words) => words.includes(word)) };
  const telling = query.words.filter((one) => !GENERIC_WORDS.has(one));
  const isContained = (words: readonly string[]): boolean =>
    words.every((one) => query.wordSet.has(one)) &&
    !words.every((one) => GENERIC_WORDS.has(one)) &&
    (words.length > 1 || telling.every((one) => words.includes(one)));
  return { ...NONE_NESTED, contained: count(isContained) };
}
