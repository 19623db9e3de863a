import { addFeature, rowOf, type FeatureTable } from '../../core/documents/linear-chain/feature-table.ts';
import type { ChainLabels, ChainWeights } from '../../core/documents/linear-chain/chain.ts';
import { marginalsOf } from '../../core/documents/linear-chain/marginals.ts';
import { shuffledOrder, type Random } from '../classifier/random.ts';

/** The features of a text's tokens, and their correct labels. */
export interface ReadText {
  readonly features: readonly Int32Array[];
  readonly labels: Uint8Array;
}

/** A text for training: the rows of its tokens' features. */
interface Sample {
  readonly rows: readonly Int32Array[];
  readonly labels: Uint8Array;
}

export interface TrainingPlan {
  readonly labels: ChainLabels;
  /** Number of weight rows, a power of two. */
  readonly rows: number;
  /**
   * If more features are tried first: in how many rows and for how many rounds; those with the most weight then get the
   * rows.
   */
  readonly tried?: { readonly rows: number; readonly epochs: number };
  /** Rarer features say more about the training texts than about others; the most frequent ones get rows first. */
  readonly minCounts: readonly number[];
  /** Cost of a wrong label in training, so that right ones win by a margin. */
  readonly costOf: (right: number) => number;
  readonly epochs: number;
  readonly random: Random;
  readonly onEpoch?: (epoch: number, loss: number) => void;
}

/** Weights, and how many of their units make one unit of log-likelihood. */
export interface TrainedChain {
  readonly weights: ChainWeights;
  readonly steps: number;
}

/** Initial step size; a weight's steps shrink the more it was moved (AdaGrad: Duchi, Hazan, Singer, 2011). */
const STEP = 0.15;
/** Strength of the decay of weights towards zero. */
const DECAY = 5e-2;
/** Labels with this probability change nothing. */
const SURE = 1e-3;

/**
 * Trains a conditional random field on whole texts (J. Lafferty, A. McCallum and F. Pereira, 2001), with a gradient
 * step per text. One thread in a fixed order, so that the same texts give the same bytes.
 */
export function trainChain(read: readonly ReadText[], plan: TrainingPlan): TrainedChain {
  if (!plan.tried) return fitted(read, plan, tableOf(read, plan));
  const wide = { ...plan, ...plan.tried };
  const { weights } = fitted(read, wide, tableOf(read, wide));
  return fitted(read, plan, strongest(read, weights, plan));
}

/** Returns the features with the most weight, as many as there are rows. */
function strongest(read: readonly ReadText[], { table, emissions }: ChainWeights, plan: TrainingPlan): FeatureTable {
  const { count } = plan.labels;
  const times = new Map<number, number>();
  for (const { features } of read)
    for (const ofToken of features)
      for (const feature of ofToken) if (rowOf(table, feature) >= 0) times.set(feature, (times.get(feature) ?? 0) + 1);
  const weighed = [...times].map(([feature, often]) => {
    const row = rowOf(table, feature);
    const sum = emissions.subarray(row * count, (row + 1) * count).reduce((all, weight) => all + Math.abs(weight), 0);
    return { feature, weight: sum * Math.log2(1 + often) };
  });
  const found = new Uint16Array(plan.rows);
  let used = 0;
  for (const { feature } of weighed.toSorted((a, b) => b.weight - a.weight || a.feature - b.feature)) {
    if (used > plan.rows * MAX_FILL) break;
    if (rowOf(found, feature) < 0 && addFeature(found, feature)) used++;
  }
  return found;
}

function fitted(read: readonly ReadText[], plan: TrainingPlan, table: FeatureTable): TrainedChain {
  const { labels: labelling, rows: size, epochs, random, onEpoch } = plan;
  const { count } = labelling;
  const emissions = new Float64Array(count * size);
  const transitions = new Float64Array(count * count);
  /** Sums of the squared updates of the weights. */
  const movedEmissions = new Float64Array(emissions.length);
  const movedTransitions = new Float64Array(transitions.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    let loss = 0;
    for (const at of shuffledOrder(read.length, random)) {
      const text = read[at];
      if (!text) continue;
      // Found anew each time: rows of all texts would take as much memory as their features.
      const rows = text.features.map((all) => all.map((feature) => rowOf(table, feature)).filter((row) => row >= 0));
      const { labels } = text;
      const sample = { rows, labels };
      const scores = scoresOf(sample, emissions, plan);
      const marginals = marginalsOf(scores, transitions, { given: labels, labels: labelling });
      loss += marginals.loss;
      for (const [i, right] of labels.entries()) {
        for (let label = 0; label < count; label++) {
          const by = (label === right ? 1 : 0) - (marginals.labels[i * count + label] ?? 0);
          if (Math.abs(by) < SURE) continue;
          for (const row of rows[i] ?? NO_ROWS) move(emissions, movedEmissions, row * count + label, by);
        }
      }
      const wanted = pairsOf(labels, count);
      for (const [pair, times] of wanted.entries()) {
        const by = times - (marginals.pairs[pair] ?? 0);
        if (Math.abs(by) > SURE) move(transitions, movedTransitions, pair, by);
      }
    }
    onEpoch?.(epoch, loss);
  }
  return rounded(table, emissions, transitions);
}

const NO_ROWS = new Int32Array();

function move(weights: Float64Array, moved: Float64Array, at: number, by: number): void {
  const weight = weights[at] ?? 0;
  const gradient = by - DECAY * weight;
  const sum = (moved[at] ?? 0) + gradient * gradient;
  moved[at] = sum;
  weights[at] = weight + (STEP * gradient) / Math.sqrt(sum + 1e-8);
}

/** Counts adjacent pairs of labels; label 0 precedes the first. */
function pairsOf(labels: Uint8Array, count: number): Float64Array {
  const pairs = new Float64Array(count * count);
  let before = 0;
  for (const label of labels) {
    pairs[before * count + label] = (pairs[before * count + label] ?? 0) + 1;
    before = label;
  }
  return pairs;
}

/** Returns the scores of a text's labels by the current weights, with the cost added to wrong ones. */
function scoresOf(
  { rows, labels }: Sample,
  emissions: Float64Array,
  { labels: { count }, costOf }: TrainingPlan,
): Float64Array {
  const scores = new Float64Array(labels.length * count);
  for (const [i, right] of labels.entries()) {
    const first = i * count;
    scores.fill(costOf(right), first, first + count);
    scores[first + right] = 0;
    for (const row of rows[i] ?? NO_ROWS) {
      for (let label = 0; label < count; label++) {
        scores[first + label] = (scores[first + label] ?? 0) + (emissions[row * count + label] ?? 0);
      }
    }
  }
  return scores;
}

const MAX_BYTE = 127;

/** Share of the weights that keep their proportions; the few larger ones are clipped to the largest byte. */
const UNCUT = 0.9998;

function rounded(table: FeatureTable, emissions: Float64Array, transitions: Float64Array): TrainedChain {
  const sizes = emissions
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const steps = MAX_BYTE / (sizes[Math.floor(sizes.length * UNCUT)] ?? 1);
  const cut = (weight: number): number => Math.max(-MAX_BYTE, Math.min(MAX_BYTE, weight));
  const weights = {
    table,
    emissions: new Int8Array(emissions.map((weight) => cut(Math.round(weight * steps)))),
    transitions: new Int16Array(transitions.map((weight) => Math.round(weight * steps))),
  };
  return { weights, steps };
}

/** Maximum fill of the table: a fuller one confuses features. */
const MAX_FILL = 0.8;

/** Counts up to the largest byte are kept by this many bits of a hash. */
const COUNT_BITS = 24;

/** Builds the table of features: the most frequent ones, as far as there is room. */
function tableOf(texts: readonly ReadText[], { rows, minCounts }: TrainingPlan): FeatureTable {
  const counts = new Uint8Array(1 << COUNT_BITS);
  const slot = (feature: number): number => (feature ^ (feature >>> 9)) & (counts.length - 1);
  const all = (use: (feature: number) => void): void => {
    for (const { features } of texts) for (const ofToken of features) for (const feature of ofToken) use(feature);
  };
  all((feature) => {
    const at = slot(feature);
    if ((counts[at] ?? 0) < 255) counts[at] = (counts[at] ?? 0) + 1;
  });
  const table = new Uint16Array(rows);
  let used = 0;
  for (const least of minCounts) {
    all((feature) => {
      if ((counts[slot(feature)] ?? 0) < least || used > rows * MAX_FILL) return;
      const isNew = rowOf(table, feature) < 0;
      if (isNew && addFeature(table, feature)) used++;
    });
  }
  return table;
}
