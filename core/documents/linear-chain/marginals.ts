import type { ChainLabels } from './chain.ts';

/** Probabilities of tokens' labels, and of pairs of adjacent labels summed over a text. */
export interface Marginals {
  /** A row of labels per token. */
  readonly labels: Float64Array;
  /** By previous label and label; label 0 precedes the first token. Zeros if no labels are given. */
  readonly pairs: Float64Array;
  /** Negative log-likelihood of the given labels; zero if none are given. */
  readonly loss: number;
}

/** Smaller probabilities are raised to this one, so that no sum of them is zero. */
const LEAST = 1e-30;

/**
 * Computes the marginals of a linear chain from its scores, forwards and backwards (L. R. Rabiner, "A Tutorial on
 * Hidden Markov Models", 1989). Each token's numbers are scaled to sum to 1.
 */
export function marginalsOf(
  scores: Float64Array,
  transitions: Float64Array,
  { given, labels: { count: labels, before: possible } }: { readonly given?: Uint8Array; readonly labels: ChainLabels },
): Marginals {
  const length = scores.length / labels;
  const steps = new Float64Array(labels * labels);
  for (let label = 0; label < labels; label++) {
    for (const from of possible[label] ?? [])
      steps[from * labels + label] = Math.exp(transitions[from * labels + label] ?? 0);
  }
  const own = new Float64Array(scores.length);
  /** Label 0 precedes the first token. */
  const forward = new Float64Array(scores.length + labels);
  forward[0] = 1;
  const pairs = new Float64Array(labels * labels);
  let loss = 0;
  let before = 0;
  for (let i = 0; i < length; i++) {
    const at = i * labels;
    let best = -Infinity;
    for (let label = 0; label < labels; label++) best = Math.max(best, scores[at + label] ?? 0);
    let sum = 0;
    for (let label = 0; label < labels; label++) {
      const chance = Math.max(LEAST, Math.exp((scores[at + label] ?? 0) - best));
      own[at + label] = chance;
      let reached = 0;
      for (let from = 0; from < labels; from++)
        reached += (forward[at + from] ?? 0) * (steps[from * labels + label] ?? 0);
      forward[at + labels + label] = reached * chance;
      sum += reached * chance;
    }
    for (let label = labels; label < 2 * labels; label++) forward[at + label] = (forward[at + label] ?? 0) / sum;
    if (given) {
      const right = given[i] ?? 0;
      loss += best + Math.log(sum) - (scores[at + right] ?? 0) - (transitions[before * labels + right] ?? 0);
      before = right;
    }
  }
  const marginal = new Float64Array(scores.length);
  let after = new Float64Array(labels).fill(1);
  let next = new Float64Array(labels);
  for (let i = length - 1; i >= 0; i--) {
    const at = i * labels;
    let sum = 0;
    for (let label = 0; label < labels; label++) {
      const chance = (forward[at + labels + label] ?? 0) * (after[label] ?? 0);
      marginal[at + label] = chance;
      sum += chance;
    }
    for (let label = 0; label < labels; label++) {
      marginal[at + label] = (marginal[at + label] ?? 0) / sum;
      after[label] = (after[label] ?? 0) * (own[at + label] ?? 0);
    }
    let [all, largest] = [0, 0];
    for (let from = 0; from < labels; from++) {
      let left = 0;
      for (let label = 0; label < labels; label++) left += (steps[from * labels + label] ?? 0) * (after[label] ?? 0);
      next[from] = left;
      all += (forward[at + from] ?? 0) * left;
      largest = Math.max(largest, left);
    }
    if (given) {
      for (let from = 0; from < labels; from++) {
        const reached = (forward[at + from] ?? 0) / all;
        if (reached === 0) continue;
        for (let label = 0; label < labels; label++) {
          const pair = from * labels + label;
          pairs[pair] = (pairs[pair] ?? 0) + reached * (steps[pair] ?? 0) * (after[label] ?? 0);
        }
      }
    }
    for (let from = 0; from < labels; from++) next[from] = (next[from] ?? 0) / largest;
    [after, next] = [next, after];
  }
  return { labels: marginal, pairs, loss };
}

/** Returns each label's likelihood next to that of its token's likeliest label, a row of labels per token. */
export function chancesOf(scores: Float64Array, { count: labels }: ChainLabels): Float64Array {
  const chances = new Float64Array(scores.length);
  for (let at = 0; at < scores.length; at += labels) {
    let best = -Infinity;
    for (let label = 0; label < labels; label++) best = Math.max(best, scores[at + label] ?? 0);
    for (let label = 0; label < labels; label++) chances[at + label] = Math.exp((scores[at + label] ?? 0) - best);
  }
  return chances;
}

/**
 * Returns the logarithm of the sum over all labellings, by the forward pass only, from chances and the exponentials of
 * the transition weights. Where chances are lowered, it is lower by how unlikely the rest is.
 */
export function chainSum(
  chances: Float64Array,
  steps: Float64Array,
  { count: labels, before: possible }: ChainLabels,
): number {
  let sum = 0;
  let last = new Float64Array(labels);
  last[0] = 1;
  let here = new Float64Array(labels);
  for (let at = 0; at < chances.length; at += labels) {
    let all = LEAST;
    for (let label = 0; label < labels; label++) {
      const froms = possible[label] ?? NONE;
      let reached = 0;
      for (let k = 0; k < froms.length; k++) {
        const from = froms[k] ?? 0;
        reached += (last[from] ?? 0) * (steps[from * labels + label] ?? 0);
      }
      here[label] = reached * (chances[at + label] ?? 0);
      all += here[label] ?? 0;
    }
    sum += Math.log(all);
    for (let label = 0; label < labels; label++) here[label] = (here[label] ?? 0) / all;
    [last, here] = [here, last];
  }
  return sum;
}

const NONE = new Uint8Array();
