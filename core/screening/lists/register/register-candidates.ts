import { foldWords, MAX_NAME_LENGTH } from '../../../names/fold.ts';
import type { PreparedName, PreparedQuery } from '../../../names/prepared-name.ts';
import { stripLegalForms } from '../../../names/strip-legal-forms.ts';
import { wordsKey, type RegisterCopy } from './register-copy.ts';
import { namesWith } from './squeezed-index.ts';

/** The register scan stops here, and says so. */
export const MAX_CANDIDATES = 500;

/** Minimum length of a query word that finds records by itself. */
const MIN_TERM = 3;

/** The records to score: all that the query's words find, or the best ones if there are more than the limit. */
export interface Candidates {
  /** Numbers of records. */
  readonly records: readonly number[];
  readonly truncated: boolean;
}

/**
 * Returns the texts of which a record's squeezed name must contain one: the words of three or more characters,
 * including hyphenated ones ("co-op"), or the whole name if there is none. An `and` written only as a sign does not count.
 */
export function candidateTerms(name: string, words: readonly string[]): string[] {
  const parted = name
    .slice(0, MAX_NAME_LENGTH)
    .split(/[\s,;()]/)
    .flatMap(joinedShortPieces);
  const signAlone = AND_SIGN.test(name) && !foldWords(name.replace(AND_SIGNS, ' ')).includes('and');
  const found = signAlone ? words.filter((word) => word !== 'and') : words;
  const terms = [...found, ...parted].filter((word) => word.length >= MIN_TERM);
  return terms.length > 0 ? [...new Set(terms)] : [words.join('')].filter((term) => term !== '');
}

/** The signs for `and`, including small and full-width ones. */
const AND_SIGN = /[&\ufe60\uff06]|(?<=\s)[+\uff0b](?=\s)/;
const AND_SIGNS = new RegExp(AND_SIGN, 'g');

/** Joins a token of words that are all too short to find anything into one word. */
function joinedShortPieces(token: string): string[] {
  const pieces = foldWords(token);
  const short = pieces.length > 1 && pieces.every((piece) => piece.length < MIN_TERM);
  return short && stripLegalForms(pieces).forms.length === 0 ? [pieces.join('')] : [];
}

/**
 * Finds the records to score. If there are more than the limit, keeps those with exactly the query's words, then those
 * found by the most terms, then by the rarest term, then those closest in length; earlier records win ties.
 */
export function findCandidates(copy: RegisterCopy, query: PreparedQuery, terms: readonly string[]): Candidates {
  const found = tallyTerms(copy, terms);
  const truncated = found.records.length >= MAX_CANDIDATES;
  const records = truncated ? best({ copy, query, found, exactTerms: exactTerms(query, terms) }) : found.records;
  for (const record of found.records) found.terms[record] = 0;
  return { records, truncated };
}

interface Tally {
  /** Distinct records found by any term. */
  readonly records: readonly number[];
  /** Number of terms that found each record; 0 for all others. */
  readonly terms: Uint16Array;
  /** For found records, the index of their rarest term among all terms, rarest first. */
  readonly rarest: Uint16Array;
}

type Scratch = Pick<Tally, 'terms' | 'rarest'>;

/** Scratch memory per copy: kept because allocating it costs more than the search, and left with all `terms` 0. */
const SCRATCH = new WeakMap<RegisterCopy, Scratch>();

function scratchOf(copy: RegisterCopy): Scratch {
  const kept = SCRATCH.get(copy);
  if (kept) return kept;
  const records = copy.rowsOfRecord.length;
  const scratch = { terms: new Uint16Array(records), rarest: new Uint16Array(records) };
  SCRATCH.set(copy, scratch);
  return scratch;
}

function tallyTerms(copy: RegisterCopy, searched: readonly string[]): Tally {
  const { terms, rarest } = scratchOf(copy);
  const lists = searched.map((term) => namesWith(copy.index, term)).sort((a, b) => a.length - b.length);
  const records: number[] = [];
  for (const [rank, list] of lists.entries()) {
    for (const record of list) {
      const before = terms[record] ?? 0;
      terms[record] = before + 1;
      if (before > 0) continue;
      rarest[record] = rank;
      records.push(record);
    }
  }
  return { records, terms, rarest };
}

/** Each part of a rank has ten bits; with the record's number, below 2 ** 20, they form one sortable integer. */
const STEPS = 1024;

/** Ranks collected before all but the best are dropped: sorting is then rare, and most records cost one comparison. */
const GATHERED = 8 * MAX_CANDIDATES;

/**
 * How many terms find every record with exactly the query's words, in any reading; searching all records for its key
 * would be the most expensive step.
 */
function exactTerms({ words, otherwise }: PreparedQuery, terms: readonly string[]): number {
  return terms.filter((term) => words.includes(term) && (otherwise?.words.includes(term) ?? true)).length;
}

interface CandidateRanking extends RankContext {
  readonly query: PreparedQuery;
  readonly exactTerms: number;
}

function best({ copy, query, found, exactTerms: least }: CandidateRanking): number[] {
  const key = wordsKey(query.words);
  const keys = [key, query.otherwise ? wordsKey(query.otherwise.words) : key] as const;
  const records = copy.rowsOfRecord.length;
  const gathered = new Float64Array(GATHERED);
  let size = 0;
  let atLeast = 0;
  for (const record of found.records) {
    const exact = (found.terms[record] ?? 0) >= least && hasKey(copy, record, keys) ? 1 : 0;
    const rank = (exact * STEPS ** 3 + rankOf(record, { copy, query, found })) * records + (records - 1 - record);
    if (rank < atLeast) continue;
    gathered[size] = rank;
    size += 1;
    if (size < GATHERED) continue;
    gathered.sort().copyWithin(0, GATHERED - MAX_CANDIDATES);
    size = MAX_CANDIDATES;
    atLeast = gathered[0] ?? 0;
  }
  const kept = gathered.subarray(0, size).sort().subarray(-MAX_CANDIDATES);
  return Array.from(kept, (rank) => records - 1 - (rank % records)).sort((a, b) => a - b);
}

/** Whether a reading of the record has one of two keys. */
function hasKey(
  { readingStarts, wordsKeys }: RegisterCopy,
  record: number,
  [key, otherKey]: readonly [number, number],
): boolean {
  const end = readingStarts[record + 1] ?? 0;
  for (let at = readingStarts[record] ?? 0; at < end; at += 1) {
    const ofReading = wordsKeys[at];
    if (ofReading === key || ofReading === otherKey) return true;
  }
  return false;
}

interface RankContext {
  readonly copy: RegisterCopy;
  readonly query: PreparedName;
  readonly found: Tally;
}

function rankOf(record: number, { copy, query, found }: RankContext): number {
  const { starts } = copy.compared;
  // The key of the whole name, its first reading.
  const whole = copy.readingStarts[record] ?? 0;
  const length = (starts[whole + 1] ?? 0) - (starts[whole] ?? 0);
  const terms = Math.min(found.terms[record] ?? 0, STEPS - 1);
  const rarest = STEPS - 1 - Math.min(found.rarest[record] ?? 0, STEPS - 1);
  const nearness = STEPS - 1 - Math.min(Math.abs(length - query.text.length), STEPS - 1);
  return (terms * STEPS + rarest) * STEPS + nearness;
}
