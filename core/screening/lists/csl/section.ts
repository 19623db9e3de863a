import type { CslMatch, CslSection } from '../answer.ts';
import type { Source } from '../../answer.ts';
import { matchReason, matchStatus, matchType } from '../../../names/match.ts';
import { prepareName, type PreparedName, type PreparedQuery } from '../../../names/prepared-name.ts';
import { compareNames, POSSIBLE_SCORE, type Comparison } from '../../../names/score.ts';
import type { CslRecord } from './record.ts';

/** Records that a search returned, and how complete it was. */
export interface CslResults {
  readonly records: readonly ComparedRecord[];
  readonly total: number;
  readonly truncated: boolean;
  readonly source: Source;
}

/** A record that may be screened, with its names as they are compared: the listed one, then the aliases. */
export interface ComparedRecord {
  readonly record: CslRecord;
  readonly names: readonly PreparedName[];
}

/** A record as it is compared. */
export function comparedRecord(record: CslRecord): ComparedRecord {
  return { record, names: [record.name, ...record.aliases].map(prepareName) };
}

/** The section of a search that was answered. */
export function answeredSection(query: PreparedQuery, { records, total, truncated, source }: CslResults): CslSection {
  const scored = records.map((one) => bestName(query, one));
  const matches = scored.filter(({ comparison }) => comparison.score >= POSSIBLE_SCORE).map(matchOf);
  matches.sort(byScore);
  return {
    status: matchStatus(matches[0]?.score ?? 0),
    matches,
    source,
    result_page_truncated: truncated,
    total_upstream_results: total,
    records_below_match_threshold: scored.length - matches.length,
  };
}

/** The section of a name that was not checked; its source says why. */
export function errorSection(source: Source): CslSection {
  return {
    status: 'error',
    matches: [],
    source,
    result_page_truncated: false,
    total_upstream_results: 0,
    records_below_match_threshold: 0,
  };
}

interface ScoredRecord {
  readonly record: CslRecord;
  readonly name: string;
  readonly comparison: Comparison;
}

/** The listed name goes before an alias that scores the same. */
function bestName(query: PreparedQuery, { record, names }: ComparedRecord): ScoredRecord {
  let best: ScoredRecord = { record, name: record.name, comparison: { score: 0, basis: 'spelling' } };
  for (const [at, prepared] of names.entries()) {
    const comparison = compareNames(query, prepared);
    if (comparison.score <= best.comparison.score) continue;
    best = { record, name: at === 0 ? record.name : (record.aliases[at - 1] ?? record.name), comparison };
  }
  return best;
}

function matchOf({ record, name, comparison }: ScoredRecord): CslMatch {
  return {
    matched_name: name,
    match_type: matchType(comparison.score),
    score: comparison.score,
    subject_type: record.type,
    reason: matchReason(comparison),
    aliases: record.aliases,
    source_list: record.source,
  };
}

function byScore(a: CslMatch, b: CslMatch): number {
  if (a.score !== b.score) return b.score - a.score;
  return a.matched_name < b.matched_name ? -1 : Number(a.matched_name > b.matched_name);
}
