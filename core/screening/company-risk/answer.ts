/* Written from answer-schema.ts by `npm run types`. */

import type { AllegedViolations, EnforcementHistory, EpaSection, Facility } from '../agencies/epa/answer.ts';
import type { CpscSection, DolSection, FdaSection, OshaSection } from '../agencies/answer.ts';

/** What five agencies publish under a company name, and one score for it. */
export type CompanyRisk = {
  /** As sent; null if a parameter was not sent or is blank. */
  readonly input: {
    readonly company_name: string;
    readonly address: string | null;
    readonly city: string | null;
    readonly state: string | null;
    readonly zip: string | null;
    readonly epa_id: string | null;
  };
  readonly epa: EpaSection;
  readonly osha: OshaSection;
  readonly dol: DolSection;
  readonly fda: FdaSection;
  readonly cpsc: CpscSection;
  readonly cross_agency_risk_score: number;
  readonly cross_agency_risk_tier: 'low' | 'medium' | 'high' | 'critical';
  readonly cross_agency_summary: string;
  /** Whether any part of the screen is missing; the summary says which. The score may then be too low. */
  readonly incomplete_coverage: boolean;
  readonly disclaimer: string;
  readonly generated_at: string;
};

/** A facility, its score and its record. */
export type FacilityRisk = {
  /** Whether a facility was found. */
  readonly resolved: boolean;
  readonly facility: Facility | null;
  /** The facility's own score; null if none was found. */
  readonly risk_score: number | null;
  readonly risk_tier: 'low' | 'medium' | 'high' | 'critical' | null;
  /** Facilities found, not counting those under an individual's name. */
  readonly match_count: number | null;
  /** Columns of ECHO that were blank or unreadable, and so added no points. */
  readonly unreadable_inputs: readonly string[] | null;
  readonly note: string;
  readonly alleged_violations: AllegedViolations | null;
  readonly enforcement_history: EnforcementHistory | null;
  /** Over the last five years; they add no points. */
  readonly total_informal_actions: number | null;
  readonly disclaimer: string;
  readonly generated_at: string;
  /** Present only if EPA could not be read. */
  readonly status?: 'error';
  readonly error?: string;
};
