/** What the cross-agency score reads of an OSHA inspection. */
export interface ScoredInspection {
  /** Citations that are not deleted; null where they could not be read. */
  readonly violations_count: number | null;
}

/** What the cross-agency score reads of a wage-hour case or of a mine citation. */
export type ScoredDolRecord =
  | {
      readonly dataset: 'WHD';
      readonly violations_count: number | null;
      /** U.S. dollars, agreed to be paid. */
      readonly back_wages: number | null;
    }
  | {
      readonly dataset: 'MSHA';
      /** Whether the inspector found the violation significant and substantial. */
      readonly significant_and_substantial: boolean | null;
    };

/** What the cross-agency score reads of an FDA recall. */
export interface ScoredFdaRecall {
  readonly classification: 'Class I' | 'Class II' | 'Class III';
}
