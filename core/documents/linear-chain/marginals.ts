import type { ChainLabels } from './chain.ts';

/** How likely labels of tokens are, and pairs of them after one another, all pairs of a text added up. */
export interface Marginals {
  /** A row of labels a token. */
  readonly labels: Float64Array;
  /** By the label before and the label; before the first token stands label 0. */
  readonly pairs: Float64Array;
  /** The negative logarithm of the likelihood of the given labels; of nothing where none are given. */
  readonly loss: number;
}

/** Smaller chances are taken for this one, so that no sum of them is zero. */
const LEAST = 1e-30;

/**
 * The marginal likelihoods of a linear chain by its scores, forwards and backwards (L. R. Rabiner, "A Tutorial on Hidden Markov
 * Models", 1989). Each token's numbers are scaled to sum up to 1.
 */
export function marginalsOf(
  scores: Float64Array,
  transitions: Float64Array,
  { given, labels: { count: labels, before: possible } }: { readonly given?: Uint8Array; readonly labels: ChainLabels },
): Marginals {
  const length = scores.length / labels;
  const steps = Float64Array.from(transitions, (weight, at) =>
    possible[at % labels]?.includes(Math.floor(at / labels)) ? Math.exp(weight) : 0,
  );
  const own = new Float64Array(scores.length);
  const forward = new Float64Array(scores.length);
  const marginal = new Float64Array(scores.length);
  const pairs = new Float64Array(labels * labels);
  let loss = 0;
  let last = new Float64Array(labels);
  last[0] = 1;
  let before = 0;
  for (let i = 0; i < length; i++) {
    const at = i * labels;
    let best = -Infinity;
    for (let label = 0; label < labels; label++) best = Math.max(best, scores[at + label] ?? 0);
    let sum = 0;
    const here = new Float64Array(labels);
    for (let label = 0; label < labels; label++) {
      own[at + label] = Math.max(LEAST, Math.exp((scores[at + label] ?? 0) - best));
      let reached = 0;
      for (let from = 0; from < labels; from++) reached += (last[from] ?? 0) * (steps[from * labels + label] ?? 0);
      here[label] = reached * (own[at + label] ?? 0);
      sum += here[label] ?? 0;
    }
    const right = given?.[i] ?? 0;
    loss += best + Math.log(sum) - (scores[at + right] ?? 0) - (transitions[before * labels + right] ?? 0);
    before = right;
    for (let label = 0; label < labels; label++) here[label] = (here[label] ?? 0) / sum;
    forward.set(here, at);
    last = here;
  }
  let after = new Float64Array(labels).fill(1);
  for (let i = length - 1; i >= 0; i--) {
    const at = i * labels;
    let sum = 0;
    for (let label = 0; label < labels; label++) {
      marginal[at + label] = (forward[at + label] ?? 0) * (after[label] ?? 0);
      sum += marginal[at + label] ?? 0;
    }
    for (let label = 0; label < labels; label++) marginal[at + label] = (marginal[at + label] ?? 0) / sum;
    const next = new Float64Array(labels);
    let all = 0;
    for (let label = 0; label < labels; label++) after[label] = (after[label] ?? 0) * (own[at + label] ?? 0);
    for (let from = 0; from < labels; from++) {
      const reached = i === 0 ? (from === 0 ? 1 : 0) : (forward[at - labels + from] ?? 0);
      for (let label = 0; label < labels; label++) {
        const step = (steps[from * labels + label] ?? 0) * (after[label] ?? 0);
        next[from] = (next[from] ?? 0) + step;
        all += reached * step;
      }
    }
    for (let from = 0; from < labels; from++) {
      const reached = (i === 0 ? (from === 0 ? 1 : 0) : (forward[at - labels + from] ?? 0)) / all;
      if (reached === 0) continue;
      for (let label = 0; label < labels; label++) {
        const pair = from * labels + label;
        pairs[pair] = (pairs[pair] ?? 0) + reached * (steps[pair] ?? 0) * (after[label] ?? 0);
      }
    }
    let largest = 0;
    for (const value of next) largest = Math.max(largest, value);
    after = next.map((value) => value / largest);
  }
  return { labels: marginal, pairs, loss };
}

/** The logarithm of all chances' sum, forwards alone: of scores that leave labels out it is less by how unlikely the rest is. */
export function chainSum(
  scores: Float64Array,
  transitions: Float64Array,
  { count: labels, before: possible }: ChainLabels,
): number {
  const steps = transitions.map((weight) => Math.exp(weight));
  let sum = 0;
  let last = new Float64Array(labels);
  last[0] = 1;
  let here = new Float64Array(labels);
  for (let at = 0; at < scores.length; at += labels) {
    let best = -Infinity;
    for (let label = 0; label < labels; label++) best = Math.max(best, scores[at + label] ?? 0);
    let all = LEAST;
    for (let label = 0; label < labels; label++) {
      let reached = 0;
      for (const from of possible[label] ?? []) reached += (last[from] ?? 0) * (steps[from * labels + label] ?? 0);
      here[label] = reached * Math.exp((scores[at + label] ?? 0) - best);
      all += here[label] ?? 0;
    }
    sum += best + Math.log(all);
    for (let label = 0; label < labels; label++) here[label] = (here[label] ?? 0) / all;
    [last, here] = [here, last];
  }
  return sum;
}
