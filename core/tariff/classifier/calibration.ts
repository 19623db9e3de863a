import { bestRows } from './best-rows.ts';

/**
 * Turns the blend's probability of the best answer into how often such answers were right: a logistic regression over its log-odds
 * and the length of the text. One weight an input, in the order of `calibrationInputs`.
 */
export type Calibration = Float64Array;

/** A row of the nomenclature among the best, with how often such an answer is right. */
export interface RankedRow {
  readonly row: number;
  readonly probability: number;
}

/** The weights that turn voters' scores and the schedule's objections into probabilities, and the regression that corrects the best one. */
export interface Blend {
  readonly weights: Float64Array;
  readonly calibration: Calibration;
}

/** The best rows with their calibrated probabilities, best first; they sum to at most one. `words` is the length of the text. */
export function rankRows(
  logs: Float64Array,
  calibration: Calibration,
  { words, count }: { words: number; count: number },
): RankedRow[] {
  const rows = bestRows(logs, count);
  const first = chanceOf(logs, rows[0]);
  const corrected = calibrate(calibrationInputs({ first, words }), calibration);
  // What the best answer loses, the others gain in proportion; but none of them overtakes it.
  const share = first < 1 ? (1 - corrected) / (1 - first) : 0;
  return rows.slice(0, count).map((row, rank) => ({
    row,
    probability: rank === 0 ? corrected : Math.min(corrected, share * chanceOf(logs, row)),
  }));
}

/** The chance of a row, 0 where there is none. */
export function chanceOf(logs: Float64Array, row: number | undefined): number {
  return row === undefined ? 0 : Math.exp(logs[row] ?? -Infinity);
}

/** What the calibration looks at: the best chance of the blend, and how many words were read. */
export interface RawAnswer {
  readonly first: number;
  readonly words: number;
}

const MIN_CHANCE = 1e-6;
// Beyond so many words one more says little of how a text was written.
const MAX_COUNTED_WORDS = 40;

/** How many inputs the regression has. */
export const CALIBRATION_INPUTS = 4;

/** The inputs of the regression; the first is constant. */
export function calibrationInputs({ first, words }: RawAnswer): number[] {
  const odds = logOdds(first);
  const length = Math.log(Math.min(MAX_COUNTED_WORDS, Math.max(1, words)));
  return [1, odds, length, odds * length];
}

/** The log-odds of a probability, kept finite. */
function logOdds(probability: number): number {
  const kept = Math.min(1 - MIN_CHANCE, Math.max(MIN_CHANCE, probability));
  return Math.log(kept / (1 - kept));
}

/** How often answers with these inputs were right. */
export function calibrate(inputs: readonly number[], weights: Calibration): number {
  return 1 / (1 + Math.exp(-inputs.reduce((sum, input, i) => sum + input * (weights[i] ?? 0), 0)));
}
