import { GENERIC_WORDS } from './generic-words.ts';
import { prepareName, type PreparedName, type PreparedQuery } from './prepared-name.ts';
import { MATCH_SCORE, POSSIBLE_SCORE, type Comparison } from './score.ts';

export type MatchType = 'exact' | 'fuzzy';

/** `exact` means that the words agree after folding, in any order; not that the names are spelled identically. */
export function matchType(score: number): MatchType {
  return score === 1 ? 'exact' : 'fuzzy';
}

/** Returns a section's status from its best score; it does not apply to a section that could not be checked. */
export function matchStatus(bestScore: number): 'match' | 'possible_match' | 'no_match' {
  if (bestScore >= MATCH_SCORE) return 'match';
  return bestScore >= POSSIBLE_SCORE ? 'possible_match' : 'no_match';
}

/** A returned listed name. */
export interface ScoredReading {
  /** As published. */
  readonly name: string;
  /** The reading of it with the best score. */
  readonly reading: PreparedName;
  readonly comparison: Comparison;
}

/** Explains in sentences why a listed name was returned, without repeating either name. */
export function matchReason(query: PreparedQuery, { name, reading, comparison }: ScoredReading): string {
  const lead = comparison.score >= MATCH_SCORE ? 'Potential match' : 'Possible match, review needed';
  return [
    `${lead}: ${basisClause(comparison)}.`,
    ...(prepareName(name).text === reading.text ? [] : [READ_IN_PART]),
    ...(sharesOnlyGenericWords(query, reading) ? [GENERIC_ONLY] : []),
  ].join(' ');
}

const READ_IN_PART = 'Only part of the listed name was compared: it has a bracket, a closing clause or several names.';
const GENERIC_ONLY = 'The names share only generic words, such as trades, places or kinds of organization.';

/** Whether both names have words in common, all of them words that many names have. */
function sharesOnlyGenericWords(query: PreparedQuery, reading: PreparedName): boolean {
  const shared = reading.words.filter((word) => query.wordSet.has(word) || query.otherwise?.wordSet.has(word));
  return shared.length > 0 && shared.every((word) => GENERIC_WORDS.has(word));
}

function basisClause({ score, basis }: Comparison): string {
  const percent = `${(score * 100).toFixed(1)}%`;
  switch (basis) {
    case 'same_words':
      return 'both names have the same words, in any order, ignoring case, accents, punctuation and legal forms';
    case 'spelling':
      return `the full names are ${percent} alike in spelling`;
    case 'shared_words':
      return `the names share ${percent} of their words`;
    case 'containment':
      return 'the listed name contains every word of the name you sent, and more';
  }
  return basis satisfies never;
}
