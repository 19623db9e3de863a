import type { Term } from './description-features.ts';
import { indexOfSorted } from './feature-hash.ts';
import type { Nomenclature } from './nomenclature.ts';

/**
 * Words with the places of the nomenclature whose texts contain them, each with its BM25 weight there. Places are
 * numbered subheadings first, then headings.
 */
export interface WordIndex {
  readonly terms: Uint32Array;
  /** For each term its first posting; one extra entry marks the end. */
  readonly starts: Uint32Array;
  readonly places: Uint16Array;
  readonly strengths: Uint8Array;
  readonly strengthUnit: number;
}

/** The word index's result for a query. */
export interface WordScores {
  /** One score per subheading. */
  readonly scores: Float64Array;
  /** How many of the terms the index knows. */
  readonly known: number;
}

// A heading's own BM25 counts, but less than the subheading's; more and less were both worse on held-out texts.
export const HEADING_SHARE = 0.6;

/** Scores every subheading by the words that its texts, and its heading's, share with the query. */
export function scoreWords(index: WordIndex, nomenclature: Nomenclature, terms: readonly Term[]): WordScores {
  const size = nomenclature.codes.length;
  const sums = new Float64Array(size + nomenclature.headings);
  let known = 0;
  for (const term of terms) {
    const at = indexOfSorted(index.terms, term.hash);
    if (at < 0) continue;
    known++;
    const weight = term.weight * index.strengthUnit;
    const end = index.starts[at + 1] ?? 0;
    for (let i = index.starts[at] ?? 0; i < end; i++) {
      const place = index.places[i] ?? 0;
      sums[place] = (sums[place] ?? 0) + weight * (index.strengths[i] ?? 0);
    }
  }
  const scores = new Float64Array(size);
  for (let code = 0; code < size; code++) {
    scores[code] = (sums[code] ?? 0) + HEADING_SHARE * (sums[size + (nomenclature.headingOf[code] ?? 0)] ?? 0);
  }
  return { scores, known };
}
