import type { CslSection } from '../answer.ts';
import type { Source } from '../../answer.ts';
import type { PreparedQuery } from '../../../names/prepared-name.ts';
import { listMatch, NONE_NESTED, rankList, type ComparedEntry, type NestedNames } from '../../matching.ts';
import type { CslRecord } from './csl-record.ts';

/** Records returned by a search, and how complete they are. */
export interface CslResults {
  readonly records: readonly ComparedEntry<CslRecord>[];
  readonly total: number;
  readonly truncated: boolean;
  readonly source: Source;
}

/** The section with internal members. */
export interface CslScreen extends CslSection {
  /** Not served. */
  readonly nested: NestedNames;
}

/** Builds the section of an answered search. */
export function answeredSection(query: PreparedQuery, { records, total, truncated, source }: CslResults): CslScreen {
  const { matches, below, status, nested } = rankList(query, records);
  return {
    status,
    matches: matches.map((match) => {
      const { type, aliases, source: list } = match.entry.entry;
      const { reason, ...found } = listMatch(query, match);
      return { ...found, subject_type: type, reason, aliases, source_list: list };
    }),
    source,
    result_page_truncated: truncated,
    total_upstream_results: total,
    records_below_match_threshold: below.length,
    nested,
  };
}

/** Returns the section as served. */
export function servedCsl(screen: CslScreen): CslSection {
  const { status, matches, source, result_page_truncated, total_upstream_results, records_below_match_threshold } =
    screen;
  return { status, matches, source, result_page_truncated, total_upstream_results, records_below_match_threshold };
}

/** Builds the section of an unchecked name; its source says why. */
export function errorSection(source: Source): CslScreen {
  return {
    status: 'error',
    matches: [],
    source,
    result_page_truncated: false,
    total_upstream_results: 0,
    records_below_match_threshold: 0,
    nested: NONE_NESTED,
  };
}
