import { blendOpinions, OPINIONS, type Opinion } from '../../core/tariff/classifier/blend.ts';
import { solve } from './solve.ts';

/** A description with a known answer, as seen by voters that have not seen it. */
export interface BlendExample {
  readonly opinions: readonly Float64Array[];
  readonly code: number;
}

// The weights start from, and are regularized towards, equal weights of the voters and the usual log-odds of a
// contradiction or level.
const PRIOR: Readonly<Record<Opinion, number>> = {
  words: 1 / 3,
  phrases: 1 / 3,
  network: 1 / 3,
  fiber: 1.5,
  state: 1.5,
  construction: 1.5,
  wearer: 1.5,
  residual: 1.5,
  denied: 1.5,
  part: 0.5,
  whole: 3,
  others: 0.5,
};
const PRIORS = OPINIONS.map((opinion) => PRIOR[opinion]);
const WEIGHTS = PRIORS.length;
const RIDGE = 4;
const STEPS = 20;
const MIN_SHARE = 1e-3;
const MIN_GAIN = 1e-3;

/**
 * Fits the weights that make the right answers most likely: conditional logit by damped Newton steps, with a ridge
 * towards equal weights. No weight falls below zero, because a voter's support for a subheading is never a reason
 * against it.
 */
export function fitBlend(examples: readonly BlendExample[]): Float64Array {
  let weights = Float64Array.from(PRIORS);
  let cost = costOf(examples, weights);
  for (let step = 0; step < STEPS; step++) {
    const move = newtonMove(examples, weights);
    const before = cost;
    for (let share = 1; share > MIN_SHARE; share /= 2) {
      const tried = weights.map((weight, i) => Math.max(0, weight - share * (move[i] ?? 0)));
      const triedCost = costOf(examples, tried);
      if (triedCost >= cost) continue;
      weights = tried;
      cost = triedCost;
      break;
    }
    if (before - cost < MIN_GAIN) break;
  }
  return weights;
}

function costOf(examples: readonly BlendExample[], weights: Float64Array): number {
  const held = weights.reduce((sum, weight, i) => sum + (RIDGE / 2) * (weight - (PRIORS[i] ?? 0)) ** 2, 0);
  return examples.reduce((sum, { opinions, code }) => sum - (blendOpinions(opinions, weights)[code] ?? 0), held);
}

function newtonMove(examples: readonly BlendExample[], weights: Float64Array): Float64Array {
  const gradient = Float64Array.from(weights, (weight, i) => RIDGE * (weight - (PRIORS[i] ?? 0)));
  const curvature = Array.from({ length: WEIGHTS }, (_, i) => {
    const row = new Float64Array(WEIGHTS);
    row[i] = RIDGE;
    return row;
  });
  for (const example of examples) addExample(example, { weights, gradient, curvature });
  for (const [i, row] of curvature.entries()) {
    // A weight at zero that would fall stays, and the others move as if it were absent.
    if ((weights[i] ?? 0) > 0 || (gradient[i] ?? 0) < 0) continue;
    gradient[i] = 0;
    for (const [j, other] of curvature.entries()) {
      row[j] = i === j ? 1 : 0;
      other[i] = i === j ? 1 : 0;
    }
  }
  return solve(curvature, gradient);
}

interface Fit {
  readonly weights: Float64Array;
  readonly gradient: Float64Array;
  readonly curvature: readonly Float64Array[];
}

// Less likely subheadings hardly affect the mean or the spread.
const MIN_CHANCE = 1e-4;

function addExample({ opinions, code }: BlendExample, { weights, gradient, curvature }: Fit): void {
  const logs = blendOpinions(opinions, weights);
  const mean = new Float64Array(WEIGHTS);
  const spread = curvature.map(() => new Float64Array(WEIGHTS));
  for (const [row, log] of logs.entries()) {
    const chance = Math.exp(log);
    if (chance < MIN_CHANCE) continue;
    const inputs = inputsOf(opinions, row);
    for (const [i, input] of inputs.entries()) {
      mean[i] = (mean[i] ?? 0) + chance * input;
      const line = spread[i];
      if (line === undefined) continue;
      for (let j = 0; j <= i; j++) line[j] = (line[j] ?? 0) + chance * input * (inputs[j] ?? 0);
    }
  }
  const right = inputsOf(opinions, code);
  for (let i = 0; i < WEIGHTS; i++) {
    gradient[i] = (gradient[i] ?? 0) + (mean[i] ?? 0) - (right[i] ?? 0);
    for (let j = 0; j <= i; j++) {
      const value = (spread[i]?.[j] ?? 0) - (mean[i] ?? 0) * (mean[j] ?? 0);
      addAt(curvature, { i, j, value });
      if (i !== j) addAt(curvature, { i: j, j: i, value });
    }
  }
}

function addAt(matrix: readonly Float64Array[], { i, j, value }: { i: number; j: number; value: number }): void {
  const row = matrix[i];
  if (row !== undefined) row[j] = (row[j] ?? 0) + value;
}

function inputsOf(opinions: readonly Float64Array[], code: number): number[] {
  return opinions.map((opinion) => opinion[code] ?? 0);
}
