import type { VoterScores } from '../../core/tariff/classifier/blend.ts';
import { blendOpinions, opinionsOf } from '../../core/tariff/classifier/blend.ts';
import type { Blend } from '../../core/tariff/classifier/calibration.ts';
import { calibrate } from '../../core/tariff/classifier/calibration.ts';
import { readWords } from '../../core/tariff/classifier/read-words.ts';
import { respellWith } from '../../core/tariff/classifier/spelling.ts';
import { voteOn } from '../../core/tariff/classifier/vote.ts';
import { buildSpelling } from './build-spelling.ts';
import { fitBlend } from './fit-blend.ts';
import type { BestAnswer } from './fit-calibration.ts';
import { fitCalibration } from './fit-calibration.ts';
import { assignFolds, FOLDS } from './folds.ts';
import type { NetworkModel } from './network-model.ts';
import type { Prepared } from './prepare.ts';
import type { Sources } from './sources.ts';
import { completeVoters } from './train.ts';

/** A ruling as voters saw it that were trained without its fold; scores are absent when they found nothing to classify. */
export interface HeldOutRuling {
  readonly fold: number;
  readonly code: number;
  readonly scores: VoterScores | undefined;
  readonly opinions: readonly Float64Array[];
}

/** Shows every ruling to voters that were tuned on the other folds only. */
export function holdOutRulings(base: readonly NetworkModel[], prepared: Prepared, sources: Sources): HeldOutRuling[] {
  const { texts, rulings } = prepared;
  const folds = assignFolds(rulings.map(({ surface }) => surface));
  const heldOut: HeldOutRuling[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const seen = rulings.filter((_, i) => folds[i] !== fold);
    const voters = completeVoters(base, prepared, seen);
    const spelling = buildSpelling([...texts, ...seen]);
    for (const [i, { code }] of rulings.entries()) {
      if (folds[i] !== fold) continue;
      const scores = voteOn(voters, readWords(sources.rulings[i]?.text ?? '', respellWith(spelling)));
      heldOut.push({ fold, code, scores, opinions: scores === undefined ? [] : opinionsOf(scores) });
    }
  }
  return heldOut;
}

/** An answer of the whole classifier: every subheading's blended score, and the calibrated best; absent where nothing was found. */
export interface BlendedAnswer {
  readonly logs: Float64Array;
  readonly best: BestAnswer;
}

/** The classifier's answer for each ruling, with weights and calibration fitted on the other folds. */
export function blendByFold(heldOut: readonly HeldOutRuling[]): (BlendedAnswer | undefined)[] {
  const blends = Array.from({ length: FOLDS }, (_, fold) => fitOn(heldOut.filter((ruling) => ruling.fold !== fold)));
  return heldOut.map((ruling) => {
    const blend = blends[ruling.fold];
    if (blend === undefined || ruling.scores === undefined) return undefined;
    const logs = blendOpinions(ruling.opinions, blend.weights);
    const { stated, right } = bestAnswer(logs, ruling.code);
    return { logs, best: { stated: calibrate(stated, blend.calibration), right } };
  });
}

/** Weights and calibration fitted on the given rulings. */
export function fitOn(heldOut: readonly HeldOutRuling[]): Blend {
  const examples = heldOut.filter(({ scores }) => scores !== undefined);
  const weights = fitBlend(examples);
  const answers = examples.map(({ opinions, code }) => bestAnswer(blendOpinions(opinions, weights), code));
  return { weights, calibration: fitCalibration(answers) };
}

function bestAnswer(logs: Float64Array, code: number): BestAnswer {
  let best = 0;
  for (const [row, log] of logs.entries()) if (log > (logs[best] ?? 0)) best = row;
  return { stated: Math.exp(logs[best] ?? 0), right: best === code };
}
