import { bestRows } from './best-rows.ts';

/**
 * Maps the blend's probability of the best answer to how often such answers were right: a logistic regression on its
 * log-odds and the length of the text. One weight per input, in the order of `calibrationInputs`.
 */
export type Calibration = Float64Array;

/** One of the best rows of the nomenclature, with how often such an answer is right. */
export interface RankedRow {
  readonly row: number;
  readonly probability: number;
}

/**
 * Weights that turn voters' scores and the schedule's objections into probabilities, and the regression that corrects
 * the best one.
 */
export interface Blend {
  readonly weights: Float64Array;
  readonly calibration: Calibration;
}

/**
 * Returns the best rows with calibrated probabilities, best first; they sum to at most one. `words` is the length of
 * the text.
 */
export function rankRows(
  logs: Float64Array,
  calibration: Calibration,
  { words, count }: { words: number; count: number },
): RankedRow[] {
  const rows = bestRows(logs, count);
  const first = chanceOf(logs, rows[0]);
  const corrected = calibrate(calibrationInputs({ first, words }), calibration);
  // The others gain proportionally what the best answer loses, but none overtakes it.
  const share = first < 1 ? (1 - corrected) / (1 - first) : 0;
  return rows.slice(0, count).map((row, rank) => ({
    row,
    probability: rank === 0 ? corrected : Math.min(corrected, share * chanceOf(logs, row)),
  }));
}

/** Returns a row's probability, 0 if there is none. */
export function chanceOf(logs: Float64Array, row: number | undefined): number {
  return row === undefined ? 0 : Math.exp(logs[row] ?? -Infinity);
}

/** Input of the calibration: the blend's best probability, and the number of words read. */
export interface RawAnswer {
  readonly first: number;
  readonly words: number;
}

const MIN_CHANCE = 1e-6;
// Beyond this many words, one more says little about the text.
const MAX_COUNTED_WORDS = 40;

/** Number of inputs of the regression. */
export const CALIBRATION_INPUTS = 4;

/** Returns the inputs of the regression; the first is constant. */
export function calibrationInputs({ first, words }: RawAnswer): number[] {
  const odds = logOdds(first);
  const length = Math.log(Math.min(MAX_COUNTED_WORDS, Math.max(1, words)));
  return [1, odds, length, odds * length];
}

/** Returns the log-odds of a probability, kept finite. */
function logOdds(probability: number): number {
  const kept = Math.min(1 - MIN_CHANCE, Math.max(MIN_CHANCE, probability));
  return Math.log(kept / (1 - kept));
}

/** Returns how often answers with these inputs were right. */
export function calibrate(inputs: readonly number[], weights: Calibration): number {
  return 1 / (1 + Math.exp(-inputs.reduce((sum, input, i) => sum + input * (weights[i] ?? 0), 0)));
}
