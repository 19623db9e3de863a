import type { Calibration } from '../../core/tariff/classifier/calibration.ts';
import { calibrate, logOdds } from '../../core/tariff/classifier/calibration.ts';

/** A best answer: the probability that the blend gave it, and whether it was right. */
export interface BestAnswer {
  readonly stated: number;
  readonly right: boolean;
}

const STEPS = 25;
// A light pull towards leaving probabilities as they are.
const RIDGE = 2;
const SMALLEST_SHARE = 1e-4;
const LEAST = 1e-9;

/** The line between log-odds under which the right answers are likeliest (Platt scaling by damped Newton steps). */
export function fitCalibration(answers: readonly BestAnswer[]): Calibration {
  let line: Calibration = { slope: 1, intercept: 0 };
  for (let step = 0; step < STEPS; step++) {
    const move = newtonMove(answers, line);
    const cost = costOf(answers, line);
    let share = 1;
    let tried = moved(line, move, share);
    while (costOf(answers, tried) > cost && share > SMALLEST_SHARE) {
      share /= 2;
      tried = moved(line, move, share);
    }
    if (share <= SMALLEST_SHARE) break;
    line = tried;
  }
  return line;
}

function moved(line: Calibration, move: Calibration, share: number): Calibration {
  return { slope: line.slope - share * move.slope, intercept: line.intercept - share * move.intercept };
}

function costOf(answers: readonly BestAnswer[], line: Calibration): number {
  return answers.reduce(
    (sum, { stated, right }) => {
      const chance = calibrate(stated, line);
      return sum - Math.log(Math.max(LEAST, right ? chance : 1 - chance));
    },
    (RIDGE / 2) * (line.slope - 1) ** 2,
  );
}

function newtonMove(answers: readonly BestAnswer[], line: Calibration): Calibration {
  let slope = RIDGE * (line.slope - 1);
  let intercept = 0;
  let slopeCurve = RIDGE;
  let interceptCurve = LEAST;
  let mixedCurve = 0;
  for (const { stated, right } of answers) {
    const odds = logOdds(stated);
    const chance = calibrate(stated, line);
    const error = chance - (right ? 1 : 0);
    const spread = chance * (1 - chance);
    slope += error * odds;
    intercept += error;
    slopeCurve += spread * odds * odds;
    interceptCurve += spread;
    mixedCurve += spread * odds;
  }
  const determinant = slopeCurve * interceptCurve - mixedCurve * mixedCurve;
  return {
    slope: (interceptCurve * slope - mixedCurve * intercept) / determinant,
    intercept: (slopeCurve * intercept - mixedCurve * slope) / determinant,
  };
}
