/* Written from answer-schema.ts by `npm run types`. */

/** The compliance of a facility under one environmental program. */
export type ProgramCompliance = {
  /** In the program's own words. */
  readonly status: string | null;
  /** Of the last twelve. */
  readonly quarters_in_noncompliance: number | null;
};

/** The enforcement record of a facility over the last five years. */
export type EnforcementHistory = {
  readonly formal_actions: number | null;
  /** U.S. dollars. */
  readonly total_penalties: number | null;
  /** Null if there was none. */
  readonly last_formal_action_date: string | null;
};

/** EPA facility records under the name. */
export type EpaSection = {
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
  /** Present only if EPA could not be read. */
  readonly status?: 'error';
  readonly error?: string;
};

/** A facility as EPA ECHO publishes it; a member is null if ECHO leaves it blank. */
export type Facility = {
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly epa_registry_id: string | null;
  readonly epa_region: string | null;
  /** Null if ECHO leaves the flag blank. */
  readonly is_major_facility: boolean | null;
  readonly detailed_report_url: string | null;
};

/** The compliance of a facility, program by program. */
export type AllegedViolations = {
  readonly caa: ProgramCompliance;
  readonly cwa: ProgramCompliance;
  readonly rcra: ProgramCompliance;
  readonly sdwa: ProgramCompliance;
};
