import { bestLabels, chainScores, type ChainWeights } from '../../linear-chain/chain.ts';
import { chainSum, chancesOf, marginalsOf } from '../../linear-chain/marginals.ts';
import { FIELDS, LABELLING, LABELS, SECTIONS, type Field } from './labels.ts';
import { eachPiecesFeatures, type Hint, type SeenPieces } from './piece-features.ts';

/** Weights, and how many of their steps are one unit of log-likelihood. */
export interface MeasuredChain {
  readonly weights: ChainWeights;
  readonly steps: number;
}

/** The first chain sees what is printed; the second also sees the first one's opinion of pieces in the same position. */
export interface ResumeModel {
  readonly first: MeasuredChain;
  readonly second: MeasuredChain;
}

/** The label of each piece, and the likelihood of every label, one row per piece. */
export interface TaggedPieces {
  readonly labels: Uint8Array;
  readonly likely: Float64Array;
}

/** Labels pieces. Linear. */
export function tagPieces(seen: SeenPieces, model: ResumeModel): TaggedPieces {
  const { scores, transitions } = pieceScores(seen, model);
  const steps = transitions.map(Math.exp);
  let chances = chancesOf(scores, LABELLING);
  for (const templates of TEMPLATES) {
    const tried = templates.map((template) => {
      const own = without(chances, template, NO_CHANCE);
      return { template, own, sum: chainSum(own, steps, LABELLING) - (template.openers.length - 1) * COST_OF_ANOTHER };
    });
    const best = tried.reduce((one, other) => (other.sum > one.sum ? other : one));
    chances = best.own;
    scores.set(without(scores, best.template, NEVER));
  }
  const likely = marginalsOf(scores, transitions, { labels: LABELLING }).labels;
  return { labels: bestLabels(scores, transitions, LABELLING), likely };
}

/** The log-likelihoods of each label of pieces, one row per piece, and of pairs of labels. */
export function pieceScores(
  seen: SeenPieces,
  { first, second }: ResumeModel,
): { readonly scores: Float64Array; readonly transitions: Float64Array } {
  return {
    scores: scoresOf(seen, second, hintsBy(seen, first)).map((score) => score / second.steps),
    transitions: transitionsOf(second),
  };
}

/** Fields that the entries of a section may begin with. */
interface EntryTemplate {
  readonly openers: readonly Field[];
  readonly among: readonly Field[];
}

const ROLE: readonly Field[] = ['title', 'company', 'role_date'];
const STUDY: readonly Field[] = ['institution', 'degree', 'field', 'study_date'];

/** All entries of a section begin alike, except those under one employer. All of them together decide how. */
const TEMPLATES: readonly (readonly EntryTemplate[])[] = [
  [['title'], ['company'], ['role_date'], ['company', 'title'], ['company', 'role_date'], ['title', 'role_date']].map(
    (openers) => ({ openers: openers as Field[], among: ROLE }),
  ),
  [['institution'], ['degree'], ['study_date'], ['field'], ['institution', 'degree'], ['degree', 'field']].map(
    (openers) => ({ openers: openers as Field[], among: STUDY }),
  ),
];

/** The cost of a second way to begin, as a log-likelihood. */
const COST_OF_ANOTHER = 3;

/** Returns rows of labels in which those that begin entries in another way than the template have the least value. */
function without(rows: Float64Array, { openers, among }: EntryTemplate, least: number): Float64Array {
  const not = LABELS.flatMap((one, label) =>
    one.kind === 'field' && one.part === 'opening' && among.includes(one.field) && !openers.includes(one.field)
      ? [label]
      : [],
  );
  const own = Float64Array.from(rows);
  for (let at = 0; at < own.length; at += LABELS.length) for (const label of not) own[at + label] = least;
  return own;
}

/** The log-likelihood of a label that is ruled out, and its chance. */
export const NEVER = -60;
const NO_CHANCE = Math.exp(NEVER);

/** The first chain's opinion of pieces. */
export function hintsBy(seen: SeenPieces, first: MeasuredChain): Hint[] {
  return hintsOf(seen, likelyLabels(scoresOf(seen, first), first));
}

function scoresOf(seen: SeenPieces, { weights }: MeasuredChain, hints?: readonly Hint[]): Float64Array {
  return chainScores(seen.pieces.length, weights, {
    labels: LABELLING,
    each: (use) => {
      eachPiecesFeatures(seen, use, hints);
    },
  });
}

function likelyLabels(scores: Float64Array, chain: MeasuredChain): Float64Array {
  const own = scores.map((score) => score / chain.steps);
  return marginalsOf(own, transitionsOf(chain), { labels: LABELLING }).labels;
}

function transitionsOf({ weights, steps }: MeasuredChain): Float64Array {
  return new Float64Array(weights.transitions).map((weight) => weight / steps);
}

/** What labels share for all parts of a value: the section of a text or heading, or a field. */
const FAMILIES = 2 * SECTIONS.length + FIELDS.length;
const familyOf: readonly number[] = LABELS.map((label) =>
  label.kind === 'field'
    ? 2 * SECTIONS.length + FIELDS.indexOf(label.field)
    : SECTIONS.indexOf(label.section) + (label.kind === 'heading' ? SECTIONS.length : 0),
);

function hintsOf({ pieces, places }: SeenPieces, likely: Float64Array): Hint[] {
  const families = new Float64Array(pieces.length * FAMILIES);
  const opening = new Float64Array(pieces.length);
  for (let i = 0; i < pieces.length; i += 1) {
    for (const [label, one] of LABELS.entries()) {
      const share = likely[i * LABELS.length + label] ?? 0;
      const at = i * FAMILIES + (familyOf[label] ?? 0);
      families[at] = (families[at] ?? 0) + share;
      if (one.kind === 'field' && one.part === 'opening') opening[i] = (opening[i] ?? 0) + share;
    }
  }
  const which = (places[0] ?? []).map((_, k) => k);
  const sums = which.map(() => new Map<number, Float64Array>());
  for (const [i, own] of places.entries())
    for (const [k, place] of own.entries()) {
      const sum = sums[k]?.getOrInsertComputed(place, () => new Float64Array(FAMILIES + 1));
      if (!sum) continue;
      for (let f = 0; f < FAMILIES; f += 1) sum[f] = (sum[f] ?? 0) + (families[i * FAMILIES + f] ?? 0);
      sum[FAMILIES] = (sum[FAMILIES] ?? 0) + 1;
    }
  return pieces.map((_, i): Hint => {
    const own = mostOf(families.subarray(i * FAMILIES, (i + 1) * FAMILIES), 1);
    const alike = (places[i] ?? []).map((place, k) => {
      const sum = sums[k]?.get(place);
      const others = (sum?.[FAMILIES] ?? 1) - 1;
      if (!sum || others === 0) return -1;
      return mostOf(
        sum.map((one, f) => (f < FAMILIES ? one - (families[i * FAMILIES + f] ?? 0) : 0)).subarray(0, FAMILIES),
        others,
      );
    });
    return { own: own * 2 + ((opening[i] ?? 0) > 0.5 ? 1 : 0), alike };
  });
}

/** Returns the most likely family and its share, in steps. */
function mostOf(sum: Float64Array, all: number): number {
  let best = 0;
  for (let f = 1; f < sum.length; f += 1) if ((sum[f] ?? 0) > (sum[best] ?? 0)) best = f;
  const share = (sum[best] ?? 0) / all;
  return best * 4 + (share < 0.5 ? 0 : share < 0.8 ? 1 : share < 0.97 ? 2 : 3);
}
