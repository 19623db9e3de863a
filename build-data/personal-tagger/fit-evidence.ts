import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import { EVIDENCE, type PersonalTag } from '../../core/documents/pii/tagger/evidence.ts';
import { concluded, type EvidenceTree, type EvidenceTrees } from '../../core/documents/pii/tagger/evidence-trees.ts';
import { weighedCandidates } from '../../core/documents/pii/tagger/candidates.ts';
import { tokensOfText } from '../../core/documents/pii/tagger/tag-text.ts';
import { tagTokens, type TaggerWeights } from '../../core/documents/pii/tagger/tagger.ts';
import type { HeldOutText } from './held-out.ts';
import { asSeen } from './train.ts';

/** The evidence of a candidate, and whether its tag is right. */
interface Example {
  readonly tag: PersonalTag;
  readonly amounts: Float64Array;
  readonly isRight: boolean;
  /** How much it counts. */
  readonly worth: number;
}

/** Grows the trees of each tag from texts the tagger was not trained on. The same texts give the same trees. */
export function fittedEvidence(
  texts: readonly HeldOutText[],
  model: { readonly lexicon: Lexicon; readonly weights: TaggerWeights },
): EvidenceTrees {
  const examples = texts.flatMap((text) => examplesOf(text, model));
  const treesOf = (tag: PersonalTag): EvidenceTree[] => boosted(examples.filter((one) => one.tag === tag));
  return { PERSON: treesOf('PERSON'), ADDRESS: treesOf('ADDRESS'), DATE_OF_BIRTH: treesOf('DATE_OF_BIRTH') };
}

function examplesOf(
  original: HeldOutText,
  { lexicon, weights }: { readonly lexicon: Lexicon; readonly weights: TaggerWeights },
): Example[] {
  const { text, spans } = asSeen(original);
  const { right, wrong } = original.counts ?? { right: 1, wrong: 1 };
  const tokens = tokensOfText(text, lexicon);
  return weighedCandidates(tokens, tagTokens(tokens, weights)).flatMap(({ stretch: { tag, from, to }, amounts }) => {
    if (original.only !== undefined && tag !== original.only) return [];
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    const isRight = spans.some((one) => one.tag === tag && one.start < end && one.end > start);
    return { tag, amounts, isRight, worth: isRight ? right * WORTH_OF_RIGHT[tag] : wrong };
  });
}

/** How many wrong finds one right find is worth. Missing personal data is worse than finding too much. */
const WORTH_OF_RIGHT: Readonly<Record<PersonalTag, number>> = { PERSON: 3.8, ADDRESS: 6, DATE_OF_BIRTH: 7 };
/** Trees per tag, and their depth in splits. */
const TREES = 360;
const MAX_DEPTH = 2;
/** The learning rate. */
const RATE = 0.1;
/** Regularization: shrinkage towards zero, and the minimum curvature of a leaf. */
const RIDGE = 40;
const MIN_CURVATURE = 15;
/** Smaller gains are chance. */
const MIN_GAIN = 1e-3;
/** The most thresholds per piece of evidence. */
const MAX_STEPS = 32;
/** Amounts and leaves keep three decimals. */
const PRECISION = 1_000;
const rounded = (value: number): number => Math.round(value * PRECISION) / PRECISION;

/** Gradients and curvatures of the examples while trees are grown. */
interface Pulls {
  readonly gradients: Float64Array;
  readonly curvatures: Float64Array;
  /** Per piece of evidence: how many thresholds each example reaches. */
  readonly reached: readonly Uint8Array[];
  readonly steps: readonly (readonly number[])[];
}

/** Gradient boosting: each tree corrects the ones before it (J. H. Friedman, "Greedy function approximation", 2001). */
function boosted(examples: readonly Example[]): EvidenceTree[] {
  const steps = EVIDENCE.map((_, i) => stepsOf(examples.map(({ amounts }) => amounts[i] ?? 0)));
  const reached = steps.map((leasts, i) =>
    Uint8Array.from(examples, ({ amounts }) => leasts.filter((least) => (amounts[i] ?? 0) >= least).length),
  );
  const odds = new Float64Array(examples.length);
  const [gradients, curvatures] = [new Float64Array(examples.length), new Float64Array(examples.length)];
  const all = Int32Array.from(examples, (_, i) => i);
  return Array.from({ length: TREES }, () => {
    for (const [i, { isRight, worth }] of examples.entries()) {
      const chance = 1 / (1 + Math.exp(-(odds[i] ?? 0)));
      gradients[i] = worth * ((isRight ? 1 : 0) - chance);
      curvatures[i] = worth * chance * (1 - chance);
    }
    const tree = grown(all, { gradients, curvatures, reached, steps }, MAX_DEPTH);
    for (const [i, { amounts }] of examples.entries()) odds[i] = (odds[i] ?? 0) + concluded(amounts, tree);
    return tree;
  });
}

/** Candidate thresholds: every distinct amount except the smallest, or evenly spaced quantiles if there are too many. */
function stepsOf(amounts: readonly number[]): readonly number[] {
  const sorted = amounts.map(rounded).toSorted((a, b) => a - b);
  const all = [...new Set(sorted)];
  if (all.length <= MAX_STEPS) return all.slice(1);
  const even = Array.from({ length: MAX_STEPS }, (_, k) => sorted[Math.floor((k * sorted.length) / MAX_STEPS)] ?? 0);
  return [...new Set(even)].slice(1);
}

/** Grows one tree. */
function grown(those: Int32Array, pulls: Pulls, depth: number): EvidenceTree {
  let [gradient, curvature] = [0, 0];
  for (const i of those) {
    gradient += pulls.gradients[i] ?? 0;
    curvature += pulls.curvatures[i] ?? 0;
  }
  const split = depth > 0 ? bestSplit(those, pulls, { gradient, curvature }) : undefined;
  if (!split) return rounded((RATE * gradient) / (curvature + RIDGE));
  const { evidence, step } = split;
  const has = (i: number): boolean => (pulls.reached[evidence]?.[i] ?? 0) >= step;
  return {
    evidence,
    least: pulls.steps[evidence]?.[step - 1] ?? 0,
    enough: grown(those.filter(has), pulls, depth - 1),
    less: grown(
      those.filter((i) => !has(i)),
      pulls,
      depth - 1,
    ),
  };
}

interface Sum {
  readonly gradient: number;
  readonly curvature: number;
}

/** The evidence and threshold that separate the examples best; undefined if nothing does. */
function bestSplit(
  those: Int32Array,
  { gradients, curvatures, reached, steps }: Pulls,
  all: Sum,
): { readonly evidence: number; readonly step: number } | undefined {
  const worth = (gradient: number, curvature: number): number => gradient ** 2 / (curvature + RIDGE);
  let best = worth(all.gradient, all.curvature) + MIN_GAIN;
  let found: { readonly evidence: number; readonly step: number } | undefined;
  /** Sums over the examples that reach each number of thresholds. */
  const [gradientsOf, curvaturesOf] = [new Float64Array(MAX_STEPS + 1), new Float64Array(MAX_STEPS + 1)];
  for (const [evidence, of] of reached.entries()) {
    gradientsOf.fill(0);
    curvaturesOf.fill(0);
    for (const i of those) {
      const step = of[i] ?? 0;
      gradientsOf[step] = (gradientsOf[step] ?? 0) + (gradients[i] ?? 0);
      curvaturesOf[step] = (curvaturesOf[step] ?? 0) + (curvatures[i] ?? 0);
    }
    let [gradient, curvature] = [0, 0];
    for (let step = steps[evidence]?.length ?? 0; step > 0; step--) {
      gradient += gradientsOf[step] ?? 0;
      curvature += curvaturesOf[step] ?? 0;
      if (curvature < MIN_CURVATURE || all.curvature - curvature < MIN_CURVATURE) continue;
      const gain = worth(gradient, curvature) + worth(all.gradient - gradient, all.curvature - curvature);
      if (gain > best) [best, found] = [gain, { evidence, step }];
    }
  }
  return found;
}
