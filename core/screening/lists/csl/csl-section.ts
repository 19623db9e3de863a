import type { CslSection } from '../answer.ts';
import type { Source } from '../../answer.ts';
import type { PreparedQuery } from '../../../names/prepared-name.ts';
import { listMatch, rankList, type ComparedEntry } from '../../matching.ts';
import type { CslRecord } from './csl-record.ts';

/** Records that a search returned, and how complete it was. */
export interface CslResults {
  readonly records: readonly ComparedEntry<CslRecord>[];
  readonly total: number;
  readonly truncated: boolean;
  readonly source: Source;
}

/** The section as it was made, before it is served. */
export interface CslScreen extends CslSection {
  /** Records that have a query of one word in a name, and score under the match floor. Not served. */
  readonly holdingWord: number;
}

/** The section of a search that was answered. */
export function answeredSection(query: PreparedQuery, { records, total, truncated, source }: CslResults): CslScreen {
  const { matches, below, status, holdingWord } = rankList(query, records);
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
    holdingWord,
  };
}

/** The section as it is served. */
export function servedCsl(screen: CslScreen): CslSection {
  const { status, matches, source, result_page_truncated, total_upstream_results, records_below_match_threshold } =
    screen;
  return { status, matches, source, result_page_truncated, total_upstream_results, records_below_match_threshold };
}

/** The section of a name that was not checked; its source says why. */
export function errorSection(source: Source): CslScreen {
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
