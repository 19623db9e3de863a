import type { Calibration, RawAnswer } from '../../core/tariff/classifier/calibration.ts';
import { calibrate, calibrationInputs } from '../../core/tariff/classifier/calibration.ts';
import { solve } from './solve.ts';

/** A best answer of the blend, and whether it was right. */
export interface BestAnswer extends RawAnswer {
  readonly right: boolean;
}

const STEPS = 25;
// Regularization towards unchanged probabilities, and stronger towards doing so at any length.
const NEUTRAL = [0, 1, 0, 0];
const RIDGE = [0.01, 2, 20, 20];
const MIN_SHARE = 1e-4;
const MIN_CHANCE = 1e-9;

/**
 * Fits the regression that makes the right answers most likely (Platt scaling with more inputs, by damped Newton
 * steps).
 */
export function fitCalibration(answers: readonly BestAnswer[]): Calibration {
  const examples = answers.map((answer) => ({ inputs: calibrationInputs(answer), right: answer.right }));
  let weights: Calibration = Float64Array.from(NEUTRAL);
  for (let step = 0; step < STEPS; step++) {
    const move = newtonMove(examples, weights);
    const cost = costOf(examples, weights);
    let share = 1;
    let tried = moved(weights, move, share);
    while (costOf(examples, tried) > cost && share > MIN_SHARE) {
      share /= 2;
      tried = moved(weights, move, share);
    }
    if (share <= MIN_SHARE) break;
    weights = tried;
  }
  return weights;
}

interface Example {
  readonly inputs: readonly number[];
  readonly right: boolean;
}

function moved(weights: Calibration, move: Float64Array, share: number): Calibration {
  return weights.map((weight, i) => weight - share * (move[i] ?? 0));
}

function costOf(examples: readonly Example[], weights: Calibration): number {
  const held = NEUTRAL.reduce((sum, neutral, i) => sum + ((RIDGE[i] ?? 0) / 2) * ((weights[i] ?? 0) - neutral) ** 2, 0);
  return examples.reduce((sum, { inputs, right }) => {
    const chance = calibrate(inputs, weights);
    return sum - Math.log(Math.max(MIN_CHANCE, right ? chance : 1 - chance));
  }, held);
}

function newtonMove(examples: readonly Example[], weights: Calibration): Float64Array {
  const gradient = Float64Array.from(NEUTRAL, (neutral, i) => (RIDGE[i] ?? 0) * ((weights[i] ?? 0) - neutral));
  const curvature = NEUTRAL.map((_, i) => Float64Array.from(NEUTRAL, (__, j) => (i === j ? (RIDGE[i] ?? 0) : 0)));
  for (const { inputs, right } of examples) {
    const chance = calibrate(inputs, weights);
    const error = chance - (right ? 1 : 0);
    const spread = chance * (1 - chance);
    for (const [i, input] of inputs.entries()) {
      gradient[i] = (gradient[i] ?? 0) + error * input;
      const row = curvature[i];
      if (row === undefined) continue;
      for (const [j, other] of inputs.entries()) row[j] = (row[j] ?? 0) + spread * input * other;
    }
  }
  return solve(curvature, gradient);
}
