import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import { EVIDENCE, type PersonalTag } from '../../core/documents/pii/tagger/evidence.ts';
import { concluded, type EvidenceTree, type EvidenceTrees } from '../../core/documents/pii/tagger/evidence-trees.ts';
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

/** What is concluded from evidence by texts that the tagger was not trained on: trees for each tag. The same texts give the same trees. */
export function fittedEvidence(
  texts: readonly TaggedText[],
  model: { readonly lexicon: Lexicon; readonly weights: TaggerWeights },
): EvidenceTrees {
  const examples = texts.flatMap((text) => examplesOf(text, model));
  const treesOf = (tag: PersonalTag): EvidenceTree[] => boosted(examples.filter((one) => one.tag === tag));
  return { PERSON: treesOf('PERSON'), ADDRESS: treesOf('ADDRESS'), DATE_OF_BIRTH: treesOf('DATE_OF_BIRTH') };
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

/** To miss personal data is worse than to find too much, and little else looks like an address. */
const WORTH_OF_RIGHT: Readonly<Record<PersonalTag, number>> = { PERSON: 4, ADDRESS: 10, DATE_OF_BIRTH: 4 };
/** How many trees are grown for a tag, and how many splits deep. */
const TREES = 120;
const MAX_DEPTH = 3;
/** How much of what a tree concludes is kept. */
const RATE = 0.1;
/** How strongly conclusions are drawn to zero, and how much there must be to conclude anything from. */
const RIDGE = 5;
const MIN_CURVATURE = 3;
/** What parts examples by less parts them by chance. */
const MIN_GAIN = 1e-3;
/** So many amounts of one evidence are told apart at most. */
const MAX_STEPS = 32;
/** Digits behind the point that amounts and conclusions are kept with. */
const PRECISION = 1_000;
const rounded = (value: number): number => Math.round(value * PRECISION) / PRECISION;

/** An example while trees are grown: by how much what was concluded is wrong, and how fast that changes. */
interface Pull {
  readonly example: Example;
  /** Of each evidence, how many of the amounts that may be enough there are. */
  readonly reached: Uint8Array;
  readonly gradient: number;
  readonly curvature: number;
}

const NONE = new Uint8Array();

/** Trees grown one after another, each on what those before it conclude wrongly (J. H. Friedman, "Greedy function approximation", 2001). */
function boosted(examples: readonly Example[]): EvidenceTree[] {
  const steps = EVIDENCE.map((_, i) => stepsOf(examples.map(({ amounts }) => amounts[i] ?? 0)));
  const reached = examples.map(({ amounts }) =>
    Uint8Array.from(steps, (leasts, i) => leasts.filter((least) => (amounts[i] ?? 0) >= least).length),
  );
  const odds = new Float64Array(examples.length);
  return Array.from({ length: TREES }, () => {
    const pulls = examples.map((example, i): Pull => {
      const chance = 1 / (1 + Math.exp(-(odds[i] ?? 0)));
      const worth = example.isRight ? WORTH_OF_RIGHT[example.tag] : 1;
      const gradient = worth * ((example.isRight ? 1 : 0) - chance);
      return { example, reached: reached[i] ?? NONE, gradient, curvature: worth * chance * (1 - chance) };
    });
    const tree = grown(pulls, steps, MAX_DEPTH);
    for (const [i, { amounts }] of examples.entries()) odds[i] = (odds[i] ?? 0) + concluded(amounts, tree);
    return tree;
  });
}

/** The amounts from which on there may be enough of an evidence: all but the least, or so many at even distances. */
function stepsOf(amounts: readonly number[]): readonly number[] {
  const sorted = amounts.map(rounded).toSorted((a, b) => a - b);
  const all = [...new Set(sorted)];
  if (all.length <= MAX_STEPS) return all.slice(1);
  const even = Array.from({ length: MAX_STEPS }, (_, k) => sorted[Math.floor((k * sorted.length) / MAX_STEPS)] ?? 0);
  return [...new Set(even)].slice(1);
}

function grown(pulls: readonly Pull[], steps: readonly (readonly number[])[], depth: number): EvidenceTree {
  const all = sumOf(pulls);
  const split = depth > 0 ? bestSplit(pulls, steps, all) : undefined;
  if (!split) return rounded((RATE * all.gradient) / (all.curvature + RIDGE));
  const has = ({ example }: Pull): boolean => (example.amounts[split.evidence] ?? 0) >= split.least;
  return {
    ...split,
    enough: grown(pulls.filter(has), steps, depth - 1),
    less: grown(
      pulls.filter((one) => !has(one)),
      steps,
      depth - 1,
    ),
  };
}

type Sum = Pick<Pull, 'gradient' | 'curvature'>;

const NOTHING: Sum = { gradient: 0, curvature: 0 };

function sumOf(pulls: readonly Sum[]): Sum {
  let [gradient, curvature] = [0, 0];
  for (const one of pulls) [gradient, curvature] = [gradient + one.gradient, curvature + one.curvature];
  return { gradient, curvature };
}

/** The evidence, and how much of it is enough, that parts examples best; none where nothing parts them. */
function bestSplit(
  pulls: readonly Pull[],
  steps: readonly (readonly number[])[],
  all: Sum,
): { readonly evidence: number; readonly least: number } | undefined {
  const worth = ({ gradient, curvature }: Sum): number => gradient ** 2 / (curvature + RIDGE);
  let best = worth(all) + MIN_GAIN;
  let found: { readonly evidence: number; readonly least: number } | undefined;
  for (const [evidence, leasts] of steps.entries()) {
    /** What the examples add up to that reach so many of the steps. */
    const sums = Array.from({ length: leasts.length + 1 }, () => ({ gradient: 0, curvature: 0 }));
    for (const { reached, gradient, curvature } of pulls) {
      const sum = sums[reached[evidence] ?? 0];
      if (!sum) continue;
      sum.gradient += gradient;
      sum.curvature += curvature;
    }
    let enough = NOTHING;
    for (let k = leasts.length - 1; k >= 0; k--) {
      enough = sumOf([enough, sums[k + 1] ?? NOTHING]);
      const less = { gradient: all.gradient - enough.gradient, curvature: all.curvature - enough.curvature };
      if (enough.curvature < MIN_CURVATURE || less.curvature < MIN_CURVATURE) continue;
      const gain = worth(enough) + worth(less);
      if (gain > best) [best, found] = [gain, { evidence, least: leasts[k] ?? 0 }];
    }
  }
  return found;
}
