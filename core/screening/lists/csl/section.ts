import { matchStatus } from '../../../names/match.ts';
import type { PreparedQuery } from '../../../names/prepared-name.ts';
import { preparedReadings } from '../../../names/readings.ts';
import { compareNames } from '../../../names/score.ts';
import { countHolding, listMatch, pickName, rankEntries, type ListMatch, type ReadNames } from '../../matching.ts';
import type { ListSource } from '../list-source.ts';
import type { CslRecord } from './record.ts';

/** A record whose name or alias resembles the name that was screened, as the contract answers it. */
export interface CslMatch extends ListMatch {
  /** As published; null on the lists that do not type their records. */
  readonly subject_type: string | null;
  readonly aliases: readonly string[];
  readonly source_list: string;
}

/** What the Consolidated Screening List says of one name; the same in every service. */
export interface CslSection {
  readonly status: 'match' | 'possible_match' | 'no_match' | 'error';
  /** Best score first, then by name. */
  readonly matches: readonly CslMatch[];
  readonly source: ListSource;
  /** Whether the source returned only part of its results, or did not say how many it has. */
  readonly result_page_truncated: boolean;
  /** The source's own count of its results; where it states none, of those that it returned. */
  readonly total_upstream_results: number;
  /** Screened records that the source returned and that scored under the match floor. */
  readonly records_below_match_threshold: number;
}

/** Records that a search returned, and how complete it was. */
export interface CslResults {
  readonly records: readonly ComparedRecord[];
  readonly total: number;
  readonly truncated: boolean;
  readonly source: ListSource;
}

/** A record that may be screened, with the readings of its name and aliases. */
export interface ComparedRecord {
  readonly record: CslRecord;
  readonly names: ReadNames;
}

/** A record as it is compared. */
export function comparedRecord(record: CslRecord): ComparedRecord {
  return { record, names: [record.name, ...record.aliases].map(preparedReadings) };
}

/** The section as it was made, before it is served. */
export interface CslScreen extends CslSection {
  /** Records that have a query of one word in a name, and score under the match floor. Not served. */
  readonly holdingWord: number;
}

/** The section of a search that was answered. */
export function answeredSection(query: PreparedQuery, { records, total, truncated, source }: CslResults): CslScreen {
  const { matches, below } = rankEntries(records, {
    pick: ({ names }) => pickName(names, (one) => compareNames(query, one)),
    nameAt: ({ record }, at) => [record.name, ...record.aliases][at] ?? record.name,
  });
  return {
    status: matchStatus(matches[0]?.comparison.score ?? 0),
    matches: matches.map((match) => {
      const { type, aliases, source: list } = match.entry.record;
      const { reason, ...scored } = listMatch(query, match);
      return { ...scored, subject_type: type, reason, aliases, source_list: list };
    }),
    source,
    result_page_truncated: truncated,
    total_upstream_results: total,
    records_below_match_threshold: below.length,
    holdingWord: countHolding(query, below),
  };
}

/** The section as it is served. */
export function servedCsl(screen: CslScreen): CslSection {
  const { status, matches, source, result_page_truncated, total_upstream_results, records_below_match_threshold } =
    screen;
  return { status, matches, source, result_page_truncated, total_upstream_results, records_below_match_threshold };
}

/** The section of a name that was not checked; its source says why. */
export function errorSection(source: ListSource): CslScreen {
  return {
    status: 'error',
    matches: [],
    source,
    result_page_truncated: false,
    total_upstream_results: 0,
    records_below_match_threshold: 0,
    holdingWord: 0,
  };
}
