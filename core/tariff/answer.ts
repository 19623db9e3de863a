/* Written from answer-schema.ts by `npm run types`. */

/** The General (Column 1) rates published under a subheading. */
export type DutyEstimate = {
  readonly basis: string;
  /** Lowest percentage rate; null if no rate is a percentage. */
  readonly min_pct: number | null;
  /** Highest percentage rate; null if no rate is a percentage. */
  readonly max_pct: number | null;
  /** The most common rate, if it is a percentage. */
  readonly most_common_rate_pct: number | null;
  /** The rate of the most numbers, as published. */
  readonly most_common_rate_text: string | null;
  /** 8- and 10-digit numbers with that rate. */
  readonly lines_at_most_common_rate: number;
  /** 8- and 10-digit numbers listed under the subheading. */
  readonly tariff_lines_in_subheading: number;
  /** Different rate texts among them. */
  readonly distinct_published_rates: number;
  readonly single_rate_across_subheading: boolean;
  /** Whether any rate is not a percentage of the value. */
  readonly includes_non_ad_valorem_rates: boolean;
  readonly precision_note: string;
};

/** An estimate for budgeting, never a classification. */
export type Estimate = {
  readonly hs_code: string;
  readonly classification_level: string;
  /** The subheading's description path, levels separated by ' > '. */
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
  /** The classifier that chose the subheading, and its version. */
  readonly provider: string;
};

/** An additional duty that may apply to goods of the subheading. */
export type Surcharge = {
  readonly type: 'section_301';
  readonly label: string;
  readonly note: string;
  /** Whether all, some or none of the rate lines are on the lists. */
  readonly coverage: 'all' | 'some' | 'none';
  readonly lists: readonly {
    readonly list: 'List 1' | 'List 2' | 'List 3' | 'List 4A';
    /** Percentage points. */
    readonly additional_rate: number;
  }[];
};
