/* Written from answer-schema.ts by `npm run types`. */

import type { CslSection, RefreshRun, RegisterMatch } from '../lists/answer.ts';
import type { DoubtedList, ScreenedList } from '../../whole-lists/answer.ts';
import type { Source } from '../answer.ts';

/** The screens of a batch. */
export type ExclusionsBatch = {
  /** In the order sent. */
  readonly results: readonly ExclusionsScreen[];
};

/** The screen of one company or vendor. */
export type ExclusionsScreen = {
  /** As sent. */
  readonly input: {
    readonly entity_name: string;
    readonly state: string | null;
    readonly address: string | null;
    readonly uei: string | null;
    readonly duns: string | null;
  };
  readonly coverage: string;
  readonly exclusions_register: RegisterSection;
  readonly csl: CslSection;
  readonly overall: ExclusionsOverall;
};

/** What the exclusions register says about one name. */
export type RegisterSection = {
  /** error: this source could not be checked, which is not a clean result; the section says why. */
  readonly status: 'match' | 'possible_match' | 'no_match' | 'error';
  /** Best score first. */
  readonly matches: readonly RegisterMatch[];
  readonly source: Source;
  /** Whether the scan stopped at 500 candidate records. */
  readonly candidate_scan_truncated: boolean;
  /** Records that scored at least 0.5 and below the match floor of 0.72; they are not shown. */
  readonly records_below_match_threshold: number;
};

/** Both sections together. */
export type ExclusionsOverall = {
  readonly status:
    | 'screening_incomplete'
    | 'potential_matches_found'
    | 'no_matches_among_screened_records'
    | 'no_potential_matches_found';
  /** Matches and possible matches of both sections. */
  readonly total_matches: number;
  /** One sentence for each match, each count not shown, and each other cause of incomplete coverage. */
  readonly reasons: readonly string[];
  /** Whether any part of the screen is missing; it can be true with any status. */
  readonly incomplete_coverage: boolean;
};

/** What each section reads. */
export type ExclusionsSources = {
  readonly exclusions_register: {
    readonly name: string;
    /** Where the source is published. */
    readonly url: string;
    /** live: read from the publisher, for this request or as a copy whose age the note states. sample: sample data; nothing was checked. */
    readonly basis: 'live' | 'sample';
    /** The source's own date; null if it publishes none or it could not be read. */
    readonly as_of: string | null;
    /** How the source was read, or why it could not be. */
    readonly note: string;
    /** Rows of organizations; null if no copy is loaded. */
    readonly row_count: number | null;
    /** Empty before the first read. */
    readonly lists: readonly ScreenedList[];
    /** Lists that lost more records than ordinary delistings explain; absent if all are whole. */
    readonly doubted_lists?: readonly DoubtedList[];
  };
  readonly csl: {
    readonly name: string;
    /** Where the source is published. */
    readonly url: string;
    /** live: read from the publisher, for this request or as a copy whose age the note states. sample: sample data; nothing was checked. */
    readonly basis: 'live' | 'sample';
    /** The source's own date; null if it publishes none or it could not be read. */
    readonly as_of: string | null;
    /** How the source was read, or why it could not be. */
    readonly note: string;
    /** Empty before the first read. */
    readonly lists: readonly ScreenedList[];
    /** Lists that lost more records than ordinary delistings explain; absent if all are whole. */
    readonly doubted_lists?: readonly DoubtedList[];
  };
};

/** How current the copy of the register is. It does not judge whether the number of rows is plausible. */
export type RegisterHealth = {
  /** degraded: no copy is loaded, its date is unknown, or it is stale. */
  readonly status: 'ok' | 'degraded';
  /** The date of the extract being served. */
  readonly source_extract_date: string | null;
  /** Days since that date; null if it is unknown. */
  readonly extract_age_days: number | null;
  /** Whether the extract is more than 7 days old; null if its date is unknown. */
  readonly stale: boolean | null;
  /** Rows of organizations; null if no copy is loaded. */
  readonly row_count: number | null;
  /** Empty before the first read. */
  readonly lists: readonly ScreenedList[];
  /** The newest 20 runs, newest first. */
  readonly refresh_runs: readonly RefreshRun[];
};
