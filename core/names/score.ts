import { isLetter } from './fold.ts';
import { nameOfWords, queryOfWords, type PreparedName, type PreparedQuery } from './prepared-name.ts';

/** A match; below it, from `POSSIBLE_SCORE`, a person must review. */
export const MATCH_SCORE = 0.92;

/** The match floor: lower scores are not returned. */
export const POSSIBLE_SCORE = 0.72;

/** On the register, scores from here up to the match floor are counted as not shown. */
export const NEAR_MISS_SCORE = 0.5;

/** Score of a query of two or more words that are all in the listed name, in thousandths. */
const CONTAINED = 910;

/** Decision thresholds in thousandths: rounding never lifts a score to one. */
const DECIDING = [1, MATCH_SCORE, POSSIBLE_SCORE, NEAR_MISS_SCORE].map((score) => Math.round(score * 1000));

/**
 * What a score is based on: the same words, their spelling, the share of words in common, or a query contained in the
 * name.
 */
export type ScoreBasis = 'same_words' | 'spelling' | 'shared_words' | 'containment';

/** How close a listed name is to a query: from 0 to 1 in steps of 0.001, and what gave the score. */
export interface Comparison {
  readonly score: number;
  readonly basis: ScoreBasis;
}

/**
 * Scores a listed name against a query. The score is the highest of: closeness of the whole names, 1 - edit distance /
 * longer length; the share of words in common, |A and B| / |A or B| over distinct words; 0.91 if the query has two or
 * more words and all are in the listed name. It is 1 only if the distinct words are the same, in any order, and 0 if
 * either name has nothing to compare. If a query has two readings, both are compared and the higher score counts.
 */
export function compareNames(query: PreparedQuery, name: PreparedName): Comparison {
  return bestReading(query, (reading) => compareReading(reading, name));
}

/** Returns the better comparison of a query's readings; the first if equal. */
function bestReading(query: PreparedQuery, compare: (reading: PreparedQuery) => Comparison): Comparison {
  const comparison = compare(query);
  if (!query.otherwise || comparison.score === 1) return comparison;
  const otherwise = compare(query.otherwise);
  return otherwise.score > comparison.score ? otherwise : comparison;
}

function compareReading(query: PreparedQuery, name: PreparedName): Comparison {
  const { distinct, shared } = countWords(name.words, query.wordSet);
  if (shared === 0 && (distinct === 0 || query.wordSet.size === 0)) return { score: 0, basis: 'spelling' };
  const all = query.wordSet.size + distinct - shared;
  if (shared === all) return { score: 1, basis: 'same_words' };
  const contained = query.words.length >= 2 && shared === query.wordSet.size;
  const byShare = thousandths(shared, all);
  const byWords = contained ? Math.max(CONTAINED, byShare) : byShare;
  const bySpelling = closeness(query, name, byWords);
  if (bySpelling > byWords) return { score: bySpelling / 1000, basis: 'spelling' };
  return { score: byWords / 1000, basis: byWords > byShare ? 'containment' : 'shared_words' };
}

/**
 * Scores a listed name by the exclusions register's rules: single-letter words in only one of the names, usually
 * initials, are ignored unless a name has no other words.
 */
export function compareOnRegister(query: PreparedQuery, name: PreparedName): Comparison {
  return bestReading(query, (reading) => compareReadingOnRegister(reading, name));
}

function compareReadingOnRegister(query: PreparedQuery, name: PreparedName): Comparison {
  if (!query.words.some(isLetter) && !name.words.some(isLetter)) return compareReading(query, name);
  const ofQuery = query.words.filter((word) => !isLetter(word) || name.words.includes(word));
  const ofName = name.words.filter((word) => !isLetter(word) || query.wordSet.has(word));
  if (ofQuery.length === 0 || ofName.length === 0) return compareReading(query, name);
  const asked = ofQuery.length === query.words.length ? query : queryOfWords(ofQuery);
  return compareReading(asked, nameOfWords(ofName));
}

/** Counts a name's distinct words and how many of them the query has. */
function countWords(words: readonly string[], query: ReadonlySet<string>): { distinct: number; shared: number } {
  let distinct = 0;
  let shared = 0;
  for (const word of distinctWords(words)) {
    distinct += 1;
    if (query.has(word)) shared += 1;
  }
  return { distinct, shared };
}

/** Up to this many words, searching the list is faster than a set. */
const FEW_WORDS = 12;

function distinctWords(words: readonly string[]): Iterable<string> {
  return words.length > FEW_WORDS ? new Set(words) : words.filter((word, at) => words.indexOf(word) === at);
}

/** Closeness of the whole names in thousandths; 0 if the lengths alone keep it from beating the score of the words. */
function closeness(query: PreparedQuery, name: PreparedName, toPass: number): number {
  const longer = Math.max(query.text.length, name.text.length);
  const shorter = Math.min(query.text.length, name.text.length);
  if (thousandths(shorter, longer) <= toPass) return 0;
  return thousandths(longer - query.distanceTo(name.text), longer);
}

/** Rounds a share to thousandths, halves up, but never up to a threshold. Uses whole numbers, so it is exact. */
function thousandths(part: number, whole: number): number {
  const rounded = Math.round((1000 * part) / whole);
  return DECIDING.includes(rounded) && 1000 * part < rounded * whole ? rounded - 1 : rounded;
}
