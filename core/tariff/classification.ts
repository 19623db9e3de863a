/** A subheading proposed by a classifier. */
export interface Proposal {
  /** `NNNN.NN` */
  readonly code: string;
  /** From 0 to 1; null if the classifier gave none. */
  readonly confidence: number | null;
}

/** Another subheading that the description may mean. */
export interface Alternate {
  readonly code: string;
  readonly confidence: number;
}

/** A classifier's result: its choice, and what else the words may mean. */
export interface Classification {
  readonly chosen: Proposal;
  readonly alternates: readonly Alternate[];
  /** The classifier and its version. */
  readonly provider: string;
}

/** From here on an alternate is a serious possibility, however certain the choice is. */
const LIVE_CONFIDENCE = 0.05;
/**
 * Below this, the choice itself is more likely wrong than right, and much less likely subheadings are worth showing.
 */
const EVEN_CHANCE = 0.5;
/** Minimum confidence of such a subheading, as a share of the choice's. */
const RIVAL_SHARE = 0.05;
const MAX_ALTERNATES = 5;

/**
 * Builds the classification from a ranking, best first. If every proposal has a confidence, that decides the order,
 * because a model may list its choices in another. Undefined for an empty ranking.
 */
export function classificationOf(ranking: readonly Proposal[], provider: string): Classification | undefined {
  const isRated = ranking.every(({ confidence }) => confidence !== null);
  const ordered = isRated ? ranking.toSorted((a, b) => (b.confidence ?? 0) - (a.confidence ?? 0)) : ranking;
  const [chosen, ...others] = ordered;
  if (!chosen) return undefined;
  const certainty = chosen.confidence ?? 0;
  const least = certainty < EVEN_CHANCE ? RIVAL_SHARE * certainty : LIVE_CONFIDENCE;
  const alternates = others.flatMap(({ code, confidence }) =>
    confidence !== null && confidence >= least ? [{ code, confidence }] : [],
  );
  return { chosen, alternates: alternates.slice(0, MAX_ALTERNATES), provider };
}
