/* Written from answer-schema.ts by `npm run types`. */

import type { Source } from '../answer.ts';

/** A recall of the Consumer Product Safety Commission. */
export type CpscRecall = {
  readonly recall_id: string | null;
  readonly recall_number: string | null;
  readonly title: string | null;
  /** YYYY-MM-DD. */
  readonly recall_date: string | null;
  /** YYYY-MM-DD. */
  readonly last_publish_date: string | null;
  readonly url: string | null;
  readonly hazards: readonly string[];
  /** The roles in which the recall names a company similar to the one screened. */
  readonly roles: readonly ('manufacturer' | 'importer' | 'distributor')[];
};

/** CPSC recalls under the name. */
export type CpscSection = {
  /** error: this source could not be checked, which is not a clean result; the section says why. */
  readonly status: 'match' | 'possible_match' | 'no_match' | 'error';
  /** The records grouped by published name, best score first. */
  readonly candidates: readonly {
    /** The published name or alias that scored highest. */
    readonly matched_name: string;
    /** exact: the same words in any order, after folding. */
    readonly match_type: 'exact' | 'fuzzy';
    readonly score: number;
    readonly record_count: number;
    readonly records: readonly CpscRecall[];
  }[];
  readonly source: Source;
  /** Datasets with more records than were read; counts are then lower bounds. */
  readonly truncated: readonly {
    readonly dataset: string;
    readonly limit: number;
  }[];
  /** Records that were read and scored below 0.72. */
  readonly records_below_match_threshold: number;
  /** What could not be read, and why; absent if everything was read. */
  readonly error?: string;
};

/** Department of Labor records under the name. */
export type DolSection = {
  /** error: this source could not be checked, which is not a clean result; the section says why. */
  readonly status: 'match' | 'possible_match' | 'no_match' | 'error';
  /** The records grouped by published name, best score first. */
  readonly candidates: readonly {
    /** The published name or alias that scored highest. */
    readonly matched_name: string;
    /** exact: the same words in any order, after folding. */
    readonly match_type: 'exact' | 'fuzzy';
    readonly score: number;
    readonly record_count: number;
    readonly records: readonly (WageHourCase | MineViolation)[];
  }[];
  readonly source: Source;
  /** Datasets with more records than were read; counts are then lower bounds. */
  readonly truncated: readonly {
    readonly dataset: string;
    readonly limit: number;
  }[];
  /** Records that were read and scored below 0.72. */
  readonly records_below_match_threshold: number;
  /** Whether a match was withheld because it may identify an individual. */
  readonly withheld_possible_individual: boolean;
  /** Explains why, without naming anyone. */
  readonly coverage_note: string | null;
  /** What could not be read, and why; absent if everything was read. */
  readonly error?: string;
};

/** A case of the Wage and Hour Division. */
export type WageHourCase = {
  readonly dataset: 'WHD';
  readonly case_id: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly naics: string | null;
  /** YYYY-MM-DD. */
  readonly findings_start_date: string | null;
  /** YYYY-MM-DD. */
  readonly findings_end_date: string | null;
  readonly violations_count: number | null;
  readonly employees_in_violation: number | null;
  /** U.S. dollars. */
  readonly back_wages: number | null;
  /** U.S. dollars. */
  readonly civil_penalties: number | null;
  /** R, W or RW: repeated, willful or both. */
  readonly repeat_or_willful: string | null;
};

/** A violation issued by the Mine Safety and Health Administration. */
export type MineViolation = {
  readonly dataset: 'MSHA';
  readonly violation_id: string | null;
  /** Such as Citation, Order or Safeguard. */
  readonly issued_as: string | null;
  /** YYYY-MM-DD. */
  readonly issued_date: string | null;
  /** YYYY-MM-DD. */
  readonly terminated_date: string | null;
  readonly significant_and_substantial: boolean | null;
  readonly standard: string | null;
  /** Operator or Contractor. */
  readonly cited_as: string | null;
  readonly mine_id: string | null;
  readonly mine_name: string | null;
};

/** A recall in the FDA enforcement reports. */
export type FdaRecall = {
  readonly recall_number: string | null;
  readonly classification: 'Class I' | 'Class II' | 'Class III';
  readonly status: string | null;
  /** Drugs, Devices or Food. */
  readonly product_type: string | null;
  readonly product_description: string | null;
  readonly reason_for_recall: string | null;
  /** YYYY-MM-DD. */
  readonly recall_initiation_date: string | null;
  /** YYYY-MM-DD. */
  readonly center_classification_date: string | null;
  /** YYYY-MM-DD. */
  readonly termination_date: string | null;
  /** YYYY-MM-DD. */
  readonly report_date: string | null;
};

/** FDA recalls under the name. */
export type FdaSection = {
  /** error: this source could not be checked, which is not a clean result; the section says why. */
  readonly status: 'match' | 'possible_match' | 'no_match' | 'error';
  /** The records grouped by published name, best score first. */
  readonly candidates: readonly {
    /** The published name or alias that scored highest. */
    readonly matched_name: string;
    /** exact: the same words in any order, after folding. */
    readonly match_type: 'exact' | 'fuzzy';
    readonly score: number;
    readonly record_count: number;
    readonly records: readonly FdaRecall[];
  }[];
  readonly source: Source;
  /** Datasets with more records than were read; counts are then lower bounds. */
  readonly truncated: readonly {
    readonly dataset: string;
    readonly limit: number;
  }[];
  /** Records that were read and scored below 0.72. */
  readonly records_below_match_threshold: number;
  /** What could not be read, and why; absent if everything was read. */
  readonly error?: string;
};

/** An OSHA inspection. */
export type InspectionRecord = {
  readonly inspection_nr: number;
  /** The source cuts names at fifty characters. */
  readonly establishment_name: string;
  /** ISO 8601, without a time zone, as published. */
  readonly date_opened: string | null;
  readonly office_id: string | null;
  readonly state: string | null;
  readonly inspection_type: null;
  readonly scope: null;
  readonly sic: string | null;
  readonly naics: string | null;
  /** Citations that were not deleted. 0: the source has none; null: they could not be counted. */
  readonly violations_count: number | null;
  readonly detail_url: string;
};

/** OSHA records under the name. */
export type OshaSection = {
  /** error: this source could not be checked, which is not a clean result; the section says why. */
  readonly status: 'match' | 'possible_match' | 'no_match' | 'error';
  /** The records grouped by published name, best score first. */
  readonly candidates: readonly {
    /** The published name or alias that scored highest. */
    readonly matched_name: string;
    /** exact: the same words in any order, after folding. */
    readonly match_type: 'exact' | 'fuzzy';
    readonly score: number;
    readonly record_count: number;
    readonly records: readonly InspectionRecord[];
  }[];
  readonly source: Source;
  /** Datasets with more records than were read; counts are then lower bounds. */
  readonly truncated: readonly {
    readonly dataset: string;
    readonly limit: number;
  }[];
  /** Records that were read and scored below 0.72. */
  readonly records_below_match_threshold: number;
  /** Whether a match was withheld because it may identify an individual. */
  readonly withheld_possible_individual: boolean;
  /** Explains why, without naming anyone. */
  readonly coverage_note: string | null;
  /** What could not be read, and why; absent if everything was read. */
  readonly error?: string;
};
