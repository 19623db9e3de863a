/** A subheading that a classifier proposes. */
export interface Proposal {
  /** `NNNN.NN` */
  readonly code: string;
  /** From 0 to 1; null where the classifier gave none. */
  readonly confidence: number | null;
}

/** Another subheading that the description may mean. */
export interface Alternate {
  readonly code: string;
  readonly confidence: number;
}

/** What a classifier makes of a description: its choice, and what else the words may mean. */
export interface Classification {
  readonly chosen: Proposal;
  readonly alternates: readonly Alternate[];
  /** The classifier and its version. */
  readonly provider: string;
}

/** From here on the description is taken to be unambiguous, and no alternates are offered. */
const CLEAR_CONFIDENCE = 0.8;
/** An alternate below this share of the choice's confidence is noise. */
const ALTERNATE_SHARE = 0.05;
const MAX_ALTERNATES = 5;

/** The classification that a ranking states, best first. Undefined for an empty ranking. */
export function classificationOf(ranking: readonly Proposal[], provider: string): Classification | undefined {
  const [chosen, ...others] = ranking;
  if (!chosen) return undefined;
  const certainty = chosen.confidence ?? 0;
  if (certainty >= CLEAR_CONFIDENCE) return { chosen, alternates: [], provider };
  const alternates = others.flatMap(({ code, confidence }) =>
    confidence !== null && confidence >= ALTERNATE_SHARE * certainty ? [{ code, confidence }] : [],
  );
  return { chosen, alternates: alternates.slice(0, MAX_ALTERNATES), provider };
}
