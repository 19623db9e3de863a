import type { Term } from './description-features.ts';
import { indexOfSorted } from './feature-hash.ts';

/** Every training phrase as a unit vector of words, stored by word. */
export interface PhraseIndex {
  readonly terms: Uint32Array;
  readonly rarity: Float32Array;
  /** For each term its first posting; one extra entry marks the end. */
  readonly starts: Uint32Array;
  readonly phrases: Uint16Array;
  readonly strengths: Uint8Array;
  readonly strengthUnit: number;
  /** Subheading of each phrase. */
  readonly codeOf: Uint16Array;
}

// A second close phrase of the same subheading makes the first one more credible.
const SECOND_SHARE = 0.6;

/**
 * For each of `codes` subheadings, returns the cosine of its nearest phrase plus part of that of the second nearest.
 */
export function scoreNeighbours(index: PhraseIndex, codes: number, terms: readonly Term[]): Float64Array {
  const cosines = new Float32Array(index.codeOf.length);
  let square = 0;
  for (const term of terms) {
    const at = indexOfSorted(index.terms, term.hash);
    if (at < 0) continue;
    const weight = term.weight * (index.rarity[at] ?? 0);
    square += weight * weight;
    const end = index.starts[at + 1] ?? 0;
    for (let i = index.starts[at] ?? 0; i < end; i++) {
      const phrase = index.phrases[i] ?? 0;
      cosines[phrase] = (cosines[phrase] ?? 0) + weight * (index.strengths[i] ?? 0);
    }
  }
  return nearestByCode(index, codes, { cosines, unit: index.strengthUnit / Math.sqrt(square || 1) });
}

function nearestByCode(
  index: PhraseIndex,
  codes: number,
  { cosines, unit }: { cosines: Float32Array; unit: number },
): Float64Array {
  const first = new Float64Array(codes);
  const second = new Float64Array(codes);
  for (let phrase = 0; phrase < cosines.length; phrase++) {
    const cosine = (cosines[phrase] ?? 0) * unit;
    if (cosine === 0) continue;
    const code = index.codeOf[phrase] ?? 0;
    const best = first[code] ?? 0;
    if (cosine > best) {
      second[code] = best;
      first[code] = cosine;
    } else if (cosine > (second[code] ?? 0)) second[code] = cosine;
  }
  for (let code = 0; code < codes; code++) first[code] = (first[code] ?? 0) + SECOND_SHARE * (second[code] ?? 0);
  return first;
}
