import { rowOf, type FeatureTable } from './feature-table.ts';

/** The number of labels, and which may follow which. Label 0 precedes the first token. */
export interface ChainLabels {
  readonly count: number;
  /** For each label, those that may precede it. */
  readonly before: readonly Uint8Array[];
}

/** Weights of a linear chain: a row of labels per feature, and one per previous label. */
export interface ChainWeights {
  readonly table: FeatureTable;
  /** By row of the feature table, one weight per label. */
  readonly emissions: Int8Array;
  /** By previous label and label. */
  readonly transitions: Int16Array;
}

/** Creates a set of labels of which only some may follow others. */
export function chainLabels(count: number, mayFollow: (before: number, label: number) => boolean): ChainLabels {
  const all = Uint8Array.from({ length: count }, (_, label) => label);
  return { count, before: Array.from(all, (label) => all.filter((before) => mayFollow(before, label))) };
}

/** No token has more features. */
export const MAX_FEATURES = 256;

/** Calls back for each token with its features: a number of 32-bit hashes in a reused list. */
export type EachFeatures = (use: (index: number, features: Int32Array, count: number) => void) => void;

/** Returns the scores of each token's labels by its features, a row of labels per token. */
export function chainScores(
  length: number,
  { table, emissions }: ChainWeights,
  { labels: { count: labels }, each }: { readonly labels: ChainLabels; readonly each: EachFeatures },
): Float64Array {
  const scores = new Float64Array(length * labels);
  const sums = new Int32Array(labels);
  each((i, features, count) => {
    sums.fill(0);
    for (let k = 0; k < count; k++) {
      const row = rowOf(table, features[k] ?? 0);
      if (row === -1) continue;
      const start = row * labels;
      for (let label = 0; label < labels; label++) sums[label] = (sums[label] ?? 0) + (emissions[start + label] ?? 0);
    }
    scores.set(sums, i * labels);
  });
  return scores;
}

/**
 * Returns the labels with the highest sum of token scores (a row of labels per token) and transition weights (A. J.
 * Viterbi, 1967). Linear.
 */
export function bestLabels(
  scores: Float64Array,
  transitions: ArrayLike<number>,
  { count: labels, before: possible }: ChainLabels,
): Uint8Array {
  const length = scores.length / labels;
  const back = new Uint8Array(scores.length);
  let before = new Float64Array(labels);
  let here = new Float64Array(labels);
  const steps = Float64Array.from(transitions);
  for (let i = 0; i < length; i++) {
    for (let label = 0; label < labels; label++) {
      let best = -Infinity;
      let from = 0;
      const lasts = possible[label] ?? NO_LABELS;
      // No label is a continuation at the start.
      const count = i === 0 ? Math.min(1, lasts.indexOf(0) + 1) : lasts.length;
      for (let k = 0; k < count; k++) {
        const last = lasts[k] ?? 0;
        const score = (before[last] ?? 0) + (steps[last * labels + label] ?? 0);
        if (score > best) [best, from] = [score, last];
      }
      here[label] = best + (scores[i * labels + label] ?? 0);
      back[i * labels + label] = from;
    }
    [before, here] = [here, before];
  }
  const found = new Uint8Array(length);
  let label = before.indexOf(Math.max(...before));
  for (let i = length - 1; i >= 0; i--) {
    found[i] = label;
    label = back[i * labels + label] ?? 0;
  }
  return found;
}

const NO_LABELS = new Uint8Array();

/** Dimensions of a chain's weights. */
export interface ChainSize {
  readonly labels: number;
  readonly rows: number;
}

/** Size of the weights in bytes. */
export function chainBytes({ labels, rows }: ChainSize): number {
  return labels * labels * 2 + rows * 2 + rows * labels;
}

/** Writes weights at an offset: transitions, feature table, one byte per weight; all little-endian. */
export function writeChain(bytes: Uint8Array, start: number, { table, emissions, transitions }: ChainWeights): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  let at = start;
  for (const weight of transitions) view.setInt16((at += 2) - 2, weight, true);
  for (const mark of table) view.setUint16((at += 2) - 2, mark, true);
  for (const weight of emissions) view.setInt8(at++, weight);
}

/** Reads the weights written by `writeChain()`. */
export function readChain(bytes: Uint8Array, start: number, { labels, rows }: ChainSize): ChainWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const tableStart = start + labels * labels * 2;
  const transitions = Int16Array.from({ length: labels * labels }, (_, i) => view.getInt16(start + i * 2, true));
  // Read at once: every supported platform is little-endian.
  const table = new Uint16Array(new Uint8Array(bytes.subarray(tableStart, tableStart + rows * 2)).buffer);
  const emissions = new Int8Array(bytes.buffer, bytes.byteOffset + tableStart + rows * 2, rows * labels);
  return { table, emissions, transitions };
}
