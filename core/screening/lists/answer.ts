/* Written from answer-schema.ts by `npm run types`. */

import type { Source } from '../answer.ts';

/** A Consolidated Screening List record with a name or alias similar to the one screened. */
export type CslMatch = {
  /** The published name or alias that scored highest. */
  readonly matched_name: string;
  /** exact: the same words in any order, after folding. */
  readonly match_type: 'exact' | 'fuzzy';
  readonly score: number;
  /** As published; null on lists that do not type their records. */
  readonly subject_type: string | null;
  readonly reason: string;
  readonly aliases: readonly string[];
  readonly source_list: string;
};

/** What the Consolidated Screening List says about one name. */
export type CslSection = {
  /** error: this source could not be checked, which is not a clean result; the section says why. */
  readonly status: 'match' | 'possible_match' | 'no_match' | 'error';
  /** Best score first, then by name. */
  readonly matches: readonly CslMatch[];
  readonly source: Source;
  /** Whether the source returned only some of its results, or did not state a total. */
  readonly result_page_truncated: boolean;
  /** The source's own count; if it states none, the number of records it returned. */
  readonly total_upstream_results: number;
  /** Returned records of organizations that scored below the match floor. */
  readonly records_below_match_threshold: number;
};

/** A refresh of the register's copy. */
export type RefreshRun = {
  readonly started_at: string;
  /** Null while the run is in progress. */
  readonly finished_at: string | null;
  readonly outcome: 'running' | 'replaced' | 'unchanged' | 'refused' | 'failed' | 'interrupted';
  readonly reason: string | null;
  /** Rows of organizations in the extract, if it was read to the end. */
  readonly row_count: number | null;
  /** The date of the extract, if it was read. */
  readonly extract_date: string | null;
};

/** An exclusions register record with a name similar to the one screened. */
export type RegisterMatch = {
  /** The published name or alias that scored highest. */
  readonly matched_name: string;
  /** exact: the same words in any order, after folding. */
  readonly match_type: 'exact' | 'fuzzy';
  readonly score: number;
  readonly reason: string;
  /** As published, possibly blank; unrelated to third-party data. */
  readonly open_data_flag: string;
  /** How many identical rows this match represents. */
  readonly source_record_count: number;
  readonly state_check: 'corroborated' | 'conflict' | 'not_applicable';
  readonly subject_type: string;
  readonly exclusion_type: string;
  /** The day the exclusion takes effect. */
  readonly exclusion_date: string | null;
  /** The day it ends. */
  readonly reinstated_date: string | null;
  readonly state: string;
  readonly address: string;
  /** The day the record was created; not the exclusion_date. */
  readonly record_created_date: string | null;
  readonly thirdparty_open_data: 'applies' | 'does_not_apply' | 'unknown';
};

/** A forced-labor entity list entry with a name or alias similar to the one screened. */
export type UflpaMatch = {
  /** The published name or alias that scored highest. */
  readonly matched_name: string;
  /** exact: the same words in any order, after folding. */
  readonly match_type: 'exact' | 'fuzzy';
  readonly score: number;
  readonly reason: string;
  readonly entity: {
    readonly name: string;
    readonly aliases: readonly string[];
    /** The listing's category; unrelated to source.basis. */
    readonly basis: string;
    /** When this listing took effect. */
    readonly listed_date: string;
  };
};

/** What the forced-labor entity list says about one name. */
export type UflpaSection = {
  /** error: this source could not be checked, which is not a clean result; the section says why. */
  readonly status: 'match' | 'possible_match' | 'no_match' | 'error';
  /** One per listing, best score first: an entity listed in two categories appears twice. */
  readonly matches: readonly UflpaMatch[];
  readonly source: Source;
};
