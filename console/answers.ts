import type { JsonObject } from './types.ts';

/* The services' answers, as their OpenAPI documents state them. Types alone: a browser never loads this file. */

/** Where a section was read, how, and of what date. */
export interface Source {
  readonly name?: string;
  readonly url?: string;
  readonly basis: string;
  readonly as_of: string | null;
  readonly note?: string;
}

/** A record whose name resembles the one that was asked. */
export interface Match extends JsonObject {
  readonly matched_name: string;
  readonly match_type: string;
  readonly score: number;
  readonly reason: string;
}

/** What one list said of a name. */
export interface Section {
  readonly status: string;
  readonly matches: readonly Match[];
  readonly source: Source;
  readonly result_page_truncated?: boolean;
  readonly candidate_scan_truncated?: boolean;
  readonly total_upstream_results?: number | null;
  readonly records_below_match_threshold?: number;
}

/** POST /exclusions/screen. */
export interface ExclusionsAnswer {
  readonly input: JsonObject;
  readonly coverage: string;
  readonly exclusions_register: Section;
  readonly csl: Section;
  readonly overall: {
    readonly status: string;
    readonly total_matches: number;
    readonly reasons: readonly string[];
    readonly incomplete_coverage: boolean;
  };
}

/** POST /import-risk/screen/shipment. */
export interface ShipmentAnswer {
  readonly input: JsonObject;
  readonly coverage: string;
  readonly uflpa: Section;
  readonly csl: Section;
  readonly exposure_summary: {
    readonly overall_risk: string;
    readonly reasons: readonly string[];
    readonly incomplete_coverage: boolean;
  };
  readonly narrative: string;
  readonly disclaimer: string;
}

/** One party of POST /import-risk/screen/parties. */
export interface PartyResult {
  readonly party: { readonly name: string; readonly role: string | null };
  readonly uflpa: Section;
  readonly csl: Section;
  readonly incomplete_coverage: boolean;
}

/** POST /import-risk/screen/parties. */
export interface PartiesAnswer {
  readonly results: readonly PartyResult[];
  readonly coverage: string;
  readonly disclaimer: string;
}

/** GET /import-risk/uflpa/entities. */
export interface EntitySearchAnswer {
  readonly query: string;
  readonly uflpa: Section;
  readonly coverage: string;
  readonly disclaimer: string;
}

/** The facility that EPA has by the name, and its score. */
export interface EpaSection {
  readonly resolved: boolean;
  readonly facility: JsonObject | null;
  readonly risk_score: number | null;
  readonly risk_tier: string | null;
  readonly match_count: number | null;
  readonly unreadable_inputs: readonly string[] | null;
  readonly note: string;
  readonly status?: string;
  readonly error?: string;
}

/** What one of the other four agencies has by the name. */
export interface AgencySection {
  readonly status: string;
  readonly candidates: readonly {
    readonly matched_name: string;
    readonly match_type: string;
    readonly score: number;
    readonly record_count: number;
    readonly records: readonly JsonObject[];
  }[];
  readonly source: Source;
  readonly truncated: readonly { readonly dataset: string; readonly limit: number }[];
  readonly records_below_match_threshold: number;
  readonly withheld_possible_individual?: boolean;
  readonly coverage_note?: string | null;
  readonly error?: string;
}

/** GET /company-risk/company-risk-screen. */
export interface CompanyAnswer {
  readonly input: JsonObject;
  readonly epa: EpaSection;
  readonly osha: AgencySection;
  readonly dol: AgencySection;
  readonly fda: AgencySection;
  readonly cpsc: AgencySection;
  readonly cross_agency_risk_score: number;
  readonly cross_agency_risk_tier: string;
  readonly cross_agency_summary: string;
  readonly incomplete_coverage: boolean;
  readonly disclaimer: string;
  readonly generated_at: string;
}

/** GET /company-risk/risk-score. */
export interface FacilityAnswer extends EpaSection {
  readonly alleged_violations: Readonly<Record<string, JsonObject>> | null;
  readonly enforcement_history: JsonObject | null;
  readonly total_informal_actions: number | null;
  readonly disclaimer: string;
}

/** The general rates of the tariff lines under a subheading, in percent. */
export interface DutyEstimate {
  readonly basis: string;
  readonly min_pct: number | null;
  readonly max_pct: number | null;
  readonly most_common_rate_pct: number | null;
  readonly most_common_rate_text: string;
  readonly lines_at_most_common_rate: number;
  readonly tariff_lines_in_subheading: number;
  readonly distinct_published_rates: number;
  readonly single_rate_across_subheading: boolean;
  readonly includes_non_ad_valorem_rates: boolean;
  readonly precision_note: string;
}

/** An additional duty that goods of the subheading may bear; rates in percentage points. */
export interface Surcharge {
  readonly type: string;
  readonly label: string;
  readonly note: string;
  readonly coverage: string;
  readonly lists: readonly { readonly list: string; readonly additional_rate: number }[];
}

/** POST /landed-cost/estimate. */
export interface EstimateAnswer {
  readonly hs_code: string;
  readonly classification_level: string;
  readonly description: string;
  readonly confidence: number | null;
  readonly duty_estimate: DutyEstimate;
  readonly applicable_surcharges: readonly Surcharge[];
  readonly alternate_subheadings: readonly {
    readonly hs_code: string;
    readonly description: string;
    readonly confidence: number;
  }[];
  readonly surcharge_coverage: string;
  readonly tariff_schedule_snapshot: string;
  readonly disclaimer: string;
  readonly provider: string;
}

/** One transaction of a Form 4. */
export interface InsiderRow {
  readonly insider_name: string;
  readonly role: string;
  readonly transaction_type: string;
  readonly transaction_code: string;
  readonly acquired_disposed_code: string;
  readonly security_title: string;
  readonly is_derivative: boolean;
  readonly shares: number | null;
  readonly price_per_share: number | null;
  readonly transaction_value_usd: number | null;
  readonly transaction_date: string;
  readonly post_transaction_holdings: number | null;
  readonly ownership_type: string;
  readonly is_rule_10b5_1_plan: boolean;
  readonly ai_significance_note: string;
  readonly filing_date: string;
  readonly filing_index_url: string;
}

/** GET /insider/insider-transactions. */
export interface InsiderAnswer {
  readonly company: { readonly name: string; readonly ticker: string; readonly cik: string };
  readonly filings: readonly InsiderRow[];
  readonly unread_filings?: readonly { readonly accession_number: string; readonly reason: string }[];
  readonly disclaimer: string;
  readonly narrative_provider: string;
  readonly narrative_status: string;
  readonly data_source: string;
  readonly generated_at: string;
}
