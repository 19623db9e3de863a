import { blendOpinions, opinionsOf } from './blend.ts';
import type { VoterScores } from './blend.ts';

/** Turns the blend's probability of the best answer into how often such answers were right: a straight line between log-odds. */
export interface Calibration {
  readonly slope: number;
  readonly intercept: number;
}

/** A row of the nomenclature among the best, with how often such an answer is right. */
export interface RankedRow {
  readonly row: number;
  readonly probability: number;
}

/** The weights that turn voters' scores into probabilities, one a voter, and the line that corrects the best one. */
export interface Blend {
  readonly weights: Float64Array;
  readonly calibration: Calibration;
}

/** The best rows with their calibrated probabilities, best first; they sum to at most one. */
export function rankRows(scores: VoterScores, { weights, calibration }: Blend, count: number): RankedRow[] {
  const logs = blendOpinions(opinionsOf(scores), weights);
  const rows = bestRows(logs, count);
  const first = Math.exp(logs[rows[0] ?? 0] ?? -Infinity);
  const corrected = calibrate(first, calibration);
  // What the best answer loses, the others gain in proportion; but none of them overtakes it.
  const share = first < 1 ? (1 - corrected) / (1 - first) : 0;
  return rows.map((row, rank) => ({
    row,
    probability: rank === 0 ? corrected : Math.min(corrected, share * Math.exp(logs[row] ?? -Infinity)),
  }));
}

const LEAST = 1e-6;

/** The log-odds of a probability, kept finite. */
export function logOdds(probability: number): number {
  const kept = Math.min(1 - LEAST, Math.max(LEAST, probability));
  return Math.log(kept / (1 - kept));
}

/** How often answers with this stated probability were right. */
export function calibrate(probability: number, { slope, intercept }: Calibration): number {
  return 1 / (1 + Math.exp(-(slope * logOdds(probability) + intercept)));
}

/** The rows of the highest values, highest first; among equals the lower row first. */
function bestRows(values: Float64Array, count: number): number[] {
  if (count > LONG_LIST) {
    const all = Array.from(values.keys()).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
    return all.slice(0, count);
  }
  const best: number[] = [];
  for (let row = 0; row < values.length && count > 0; row++) {
    const value = values[row] ?? 0;
    if (best.length >= count && value <= (values[best.at(-1) ?? 0] ?? 0)) continue;
    let at = best.length;
    while (at > 0 && value > (values[best[at - 1] ?? 0] ?? 0)) at--;
    best.splice(at, 0, row);
    if (best.length > count) best.pop();
  }
  return best;
}

// Up to here inserting is quicker than sorting everything; a long list must not take the square of its length.
const LONG_LIST = 100;
