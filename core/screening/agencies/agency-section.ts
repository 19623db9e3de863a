import type { DolSection } from './answer.ts';

/** A dataset that holds more records than were read. */
export type Truncation = DolSection['truncated'][number];

/** What an agency published under one name that resembles the name screened. */
export interface AgencyCandidate<AgencyRecord> extends Omit<DolSection['candidates'][number], 'records'> {
  readonly records: readonly AgencyRecord[];
}

/** What one agency answered for a name; FDA's and CPSC's are served without what is said of withheld records. */
export interface AgencySection<AgencyRecord> extends Omit<DolSection, 'candidates'> {
  readonly candidates: readonly AgencyCandidate<AgencyRecord>[];
  /** Whether a part failed or is known to be missing, beyond what `truncated` and `withheld_possible_individual` say. Not served. */
  readonly incomplete: boolean;
}
