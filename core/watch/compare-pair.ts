import { matchReason, matchType } from '../names/match.ts';
import { prepareQuery, type PreparedQuery } from '../names/prepared-name.ts';
import { compareNames, compareOnRegister, POSSIBLE_SCORE } from '../names/score.ts';
import { candidateTerms } from '../screening/lists/register/register-candidates.ts';
import { pickName, type PickedName } from '../screening/matching.ts';
import type { WatchMatch } from './answer.ts';
import { namesOf, type ComparedRecord } from './copies/listed-record.ts';

/** A party's name, prepared for comparison. */
export interface AskedName {
  readonly query: PreparedQuery;
  /** See `candidateTerms`. */
  readonly terms: readonly string[];
}

/** Whether a record is compared with a name: the forced-labor list is short, so every listing of it is. */
export function isCandidate({ terms }: Pick<AskedName, 'terms'>, { source, squeezed }: ComparedRecord): boolean {
  return source === 'uflpa' || terms.some((term) => squeezed.includes(term));
}

/** Returns the reading of a record's names with the highest score for a name. */
export function comparedName(query: PreparedQuery, { source, names }: ComparedRecord): PickedName {
  return pickName(query, names, source === 'register' ? compareOnRegister : compareNames);
}

/**
 * Compares a name with a candidate as the services do; undefined below the match floor. The number of candidates is not
 * limited.
 */
export function comparePair(query: PreparedQuery, record: ComparedRecord): WatchMatch | undefined {
  const { at, reading, comparison } = comparedName(query, record);
  const { score, basis } = comparison;
  if (score < POSSIBLE_SCORE) return undefined;
  const name = namesOf(record)[at] ?? record.published.name;
  const reason = matchReason(query, { reading, comparison, name });
  return { matched_name: name, match_type: matchType(score), score, basis, reason };
}

/** Returns the texts of which a record's squeezed names must contain one; empty for a name that cannot be compared. */
export function termsOf(name: string, query: PreparedQuery): readonly string[] {
  return query.words.length === 0 ? [] : candidateTerms(name, query.words);
}

/** A record that a name matches. */
export interface RecordMatch {
  readonly record: ComparedRecord;
  readonly match: WatchMatch;
}

/** Returns those of some records that a name matches, in their order. */
export function matchesOf(name: string, records: readonly ComparedRecord[]): RecordMatch[] {
  const query = prepareQuery(name);
  const terms = termsOf(name, query);
  return records.flatMap((record) => {
    const match = isCandidate({ terms }, record) ? comparePair(query, record) : undefined;
    return match ? [{ record, match }] : [];
  });
}
