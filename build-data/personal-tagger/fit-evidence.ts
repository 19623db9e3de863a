import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import {
  EVIDENCE,
  weightOf,
  type EvidenceWeights,
  type PersonalTag,
} from '../../core/documents/pii/tagger/evidence.ts';
import { weighedTokens } from '../../core/documents/pii/tagger/surely-tagged.ts';
import { tokensOfText } from '../../core/documents/pii/tagger/tag-text.ts';
import { tagTokens, type TaggerWeights } from '../../core/documents/pii/tagger/tagger.ts';
import type { TaggedText } from './generate.ts';
import { asSeen } from './train.ts';

/** The evidence of a stretch, and whether it is what it is tagged. */
interface Example {
  readonly tag: PersonalTag;
  readonly amounts: readonly number[];
  readonly isRight: boolean;
}

/** What evidence weighs by texts that the tagger was not trained on: a logistic regression for each tag. The same texts give the same weights. */
export function fittedEvidence(
  texts: readonly TaggedText[],
  model: { readonly lexicon: Lexicon; readonly weights: TaggerWeights },
): EvidenceWeights {
  const examples = texts.flatMap((text) => examplesOf(text, model));
  const weightsOf = (tag: PersonalTag): number[] => regression(examples.filter((one) => one.tag === tag));
  return { PERSON: weightsOf('PERSON'), ADDRESS: weightsOf('ADDRESS'), DATE_OF_BIRTH: weightsOf('DATE_OF_BIRTH') };
}

function examplesOf(
  original: TaggedText,
  { lexicon, weights }: { readonly lexicon: Lexicon; readonly weights: TaggerWeights },
): Example[] {
  const { text, spans } = asSeen(original);
  const tokens = tokensOfText(text, lexicon);
  return weighedTokens(tokens, tagTokens(tokens, weights)).map(({ stretch: { tag, from, to }, amounts }) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    return { tag, amounts, isRight: spans.some((one) => one.tag === tag && one.start < end && one.end > start) };
  });
}

/** To miss personal data is worse than to find too much. */
const WORTH_OF_RIGHT = 6;
/** How strongly weights are drawn to zero. */
const RIDGE = 1;
const MAX_STEPS = 25;
const MIN_STEP = 1e-6;
/** Digits behind the point that a weight is kept with. */
const PRECISION = 1_000;

/** The weights of a logistic regression, by Newton's method. */
function regression(examples: readonly Example[]): number[] {
  const size = EVIDENCE.length;
  const weights = new Array<number>(size).fill(0);
  for (let step = 0, moved = Infinity; step < MAX_STEPS && moved > MIN_STEP; step++) {
    const gradient = weights.map((weight) => -RIDGE * weight);
    const curvature = weights.map((_, i) => weights.map((__, k): number => (i === k ? RIDGE : 0)));
    for (const { amounts, isRight } of examples) {
      const chance = 1 / (1 + Math.exp(-weightOf(amounts, weights)));
      const worth = isRight ? WORTH_OF_RIGHT : 1;
      const error = worth * ((isRight ? 1 : 0) - chance);
      for (let i = 0; i < size; i++) {
        const amount = amounts[i] ?? 0;
        if (amount === 0) continue;
        gradient[i] = (gradient[i] ?? 0) + error * amount;
        const row = curvature[i] ?? [];
        for (let k = 0; k < size; k++)
          row[k] = (row[k] ?? 0) + worth * chance * (1 - chance) * amount * (amounts[k] ?? 0);
      }
    }
    const by = solved(curvature, gradient);
    moved = 0;
    for (const [i, one] of by.entries()) {
      weights[i] = (weights[i] ?? 0) + one;
      moved = Math.max(moved, Math.abs(one));
    }
  }
  return weights.map((weight) => Math.round(weight * PRECISION) / PRECISION);
}

/** The solution of linear equations whose matrix is positive definite (Gauss and Jordan). */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (const [i, row] of rows.entries()) {
    const pivot = row[i] ?? 1;
    for (const other of rows) {
      const times = other === row ? 0 : (other[i] ?? 0) / pivot;
      if (times === 0) continue;
      for (let k = i; k < row.length; k++) other[k] = (other[k] ?? 0) - times * (row[k] ?? 0);
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}
