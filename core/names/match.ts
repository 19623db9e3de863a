import { MATCH_SCORE, POSSIBLE_SCORE, type Comparison } from './score.ts';

export type MatchType = 'exact' | 'fuzzy';

/** `exact` says that the words agree after folding, in any order; it does not say that the names are written alike. */
export function matchType(score: number): MatchType {
  return score === 1 ? 'exact' : 'fuzzy';
}

/** What the best score of a section makes of it; a section that could not be checked is neither. */
export function matchStatus(bestScore: number): 'match' | 'possible_match' | 'no_match' {
  if (bestScore >= MATCH_SCORE) return 'match';
  return bestScore >= POSSIBLE_SCORE ? 'possible_match' : 'no_match';
}

/** Why a listed name was returned, as a sentence; it repeats neither name. */
export function matchReason({ score, basis }: Comparison): string {
  const lead = score >= MATCH_SCORE ? 'Potential match' : 'Possible match that a person must look at';
  return `${lead}: ${basisClause({ score, basis })}.`;
}

function basisClause({ score, basis }: Comparison): string {
  const percent = `${(score * 100).toFixed(1)}%`;
  switch (basis) {
    case 'same_words':
      return 'both names have the same words, in whatever order, once case, accents, punctuation and legal forms are set aside';
    case 'spelling':
      return `the spelling of the whole names agrees to ${percent}`;
    case 'shared_words':
      return `the names share ${percent} of their words`;
    case 'containment':
      return 'every word of the name that was sent stands in the listed name, which has more';
  }
  return basis satisfies never;
}
