import type { Source } from '../answer.ts';
import type { MatchType } from '../../names/match.ts';

/** What an agency published under one name that resembles the name screened. */
export interface AgencyCandidate<AgencyRecord> {
  /** As published, tails and all. */
  readonly matched_name: string;
  readonly match_type: MatchType;
  readonly score: number;
  readonly record_count: number;
  readonly records: readonly AgencyRecord[];
}

/** A dataset that holds more records than were read. */
export interface Truncation {
  readonly dataset: string;
  readonly limit: number;
}

/** What one agency answered for a name. */
export interface AgencySection<AgencyRecord> {
  /** `error` where the agency could not be read and nothing was found. */
  readonly status: 'match' | 'possible_match' | 'no_match' | 'error';
  /** Best first. */
  readonly candidates: readonly AgencyCandidate<AgencyRecord>[];
  readonly source: Source;
  readonly truncated: readonly Truncation[];
  readonly records_below_match_threshold: number;
  /** What could not be read, and why; also beside candidates, where only a part failed. */
  readonly error?: string;
  /** Whether a part failed or is known to be missing, beyond what `truncated` and `withheld_possible_individual` say. Not served. */
  readonly incomplete: boolean;
}

/** A section that says whether it withheld records; OSHA's and DOL's serve this. */
export interface SectionWithheld<AgencyRecord> extends AgencySection<AgencyRecord> {
  /** Whether a record that may identify an individual would have matched. */
  readonly withheld_possible_individual: boolean;
  /** Says so, without naming anyone. */
  readonly coverage_note: string | null;
}
