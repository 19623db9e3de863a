import type { DolSection } from './answer.ts';

/** A dataset that has more records than were read. */
export type Truncation = DolSection['truncated'][number];

/** Records that an agency published under one name similar to the screened one. */
export interface AgencyCandidate<AgencyRecord> extends Omit<DolSection['candidates'][number], 'records'> {
  readonly records: readonly AgencyRecord[];
}

/** One agency's answer for a name; FDA's and CPSC's are served without the members about withheld records. */
export interface AgencySection<AgencyRecord> extends Omit<DolSection, 'candidates'> {
  readonly candidates: readonly AgencyCandidate<AgencyRecord>[];
  /**
   * Whether a part failed or is known to be missing, beyond what `truncated` and `withheld_possible_individual` say.
   * Not served.
   */
  readonly incomplete: boolean;
}
