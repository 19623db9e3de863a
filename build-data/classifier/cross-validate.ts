import type { VoterScores } from '../../core/tariff/classifier/blend.ts';
import { bestRows } from '../../core/tariff/classifier/best-rows.ts';
import {
  bindStated,
  blendOpinions,
  opinionsOf,
  scheduleOpinions,
  type ScheduleOpinions,
} from '../../core/tariff/classifier/blend.ts';
import type { Blend } from '../../core/tariff/classifier/calibration.ts';
import { calibrate, calibrationInputs, chanceOf } from '../../core/tariff/classifier/calibration.ts';
import { isClassifiable } from '../../core/tariff/classifier/classifiable.ts';
import { rowFacts, statedFacts, type RowFacts } from '../../core/tariff/classifier/facts.ts';
import type { Nomenclature } from '../../core/tariff/classifier/nomenclature.ts';
import { readWords, type ReadText } from '../../core/tariff/classifier/read-words.ts';
import { respellWith } from '../../core/tariff/classifier/spelling.ts';
import { voteOn } from '../../core/tariff/classifier/vote.ts';
import { buildSpelling } from './build-spelling.ts';
import { fitBlend, type BlendExample } from './fit-blend.ts';
import type { TrainingText } from './corpus.ts';
import type { BestAnswer } from './fit-calibration.ts';
import { fitCalibration } from './fit-calibration.ts';
import { assignFolds, FOLDS } from './folds.ts';
import type { NetworkModel } from './network-model.ts';
import type { Prepared } from './prepare.ts';
import type { Sources } from './sources.ts';
import { completeVoters } from './train.ts';

/** A ruling as seen by voters trained without its fold; without scores if they found nothing to classify. */
export interface HeldOutRuling {
  /** Its index among the sources' rulings. */
  readonly ruling: number;
  readonly fold: number;
  readonly code: number;
  readonly scores: VoterScores | undefined;
  /** Number of words read. */
  readonly words: number;
  /** Opinions of the voters, then of the schedule on what the text states. */
  readonly opinions: readonly Float64Array[];
  readonly contradicted: ScheduleOpinions['contradicted'];
}

/** Scores every ruling with voters tuned on the other folds only. */
export function holdOutRulings(base: readonly NetworkModel[], prepared: Prepared, sources: Sources): HeldOutRuling[] {
  const { texts, rulings, bodies } = prepared;
  const folds = assignFolds(rulings.map(({ surface }) => surface));
  const facts = rowFacts(sources.subheadings);
  const heldOut: HeldOutRuling[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const seen = rulings.flatMap((ruling, i) => (folds[i] === fold ? [] : [ruling, ...bodyOf(bodies, i)]));
    const voters = completeVoters(base, prepared, seen);
    const spelling = buildSpelling([...texts, ...seen], sources.ordinaryWords);
    for (const [i, { code }] of rulings.entries()) {
      if (folds[i] !== fold) continue;
      const read = readWords(sources.rulings[i]?.text ?? '', respellWith(spelling));
      const scores = isClassifiable(read) ? voteOn(voters, read) : undefined;
      heldOut.push({
        ruling: i,
        fold,
        code,
        scores,
        words: read.stems.length,
        ...allOpinions(scores, { facts, read }),
      });
    }
  }
  return heldOut;
}

function bodyOf(bodies: ReadonlyMap<number, TrainingText>, ruling: number): TrainingText[] {
  const body = bodies.get(ruling);
  return body ? [body] : [];
}

function allOpinions(
  scores: VoterScores | undefined,
  { facts, read }: { facts: (row: number) => RowFacts; read: ReadText },
): ScheduleOpinions {
  if (scores === undefined) return { opinions: [], contradicted: new Map() };
  const opinions = opinionsOf(scores);
  const schedule = scheduleOpinions(opinions, facts, statedFacts(read));
  return { ...schedule, opinions: [...opinions, ...schedule.opinions] };
}

/**
 * An answer of the whole classifier: every subheading's blended score, and the calibrated best; absent if nothing was
 * found.
 */
export interface BlendedAnswer {
  readonly logs: Float64Array;
  readonly stated: number;
  readonly right: boolean;
}

/** Returns the classifier's answer for each ruling, with weights and calibration fitted on the other folds. */
export function blendByFold(
  heldOut: readonly HeldOutRuling[],
  nomenclature: Nomenclature,
): (BlendedAnswer | undefined)[] {
  const blends = Array.from({ length: FOLDS }, (_, fold) =>
    fitOn(
      heldOut.filter((ruling) => ruling.fold !== fold),
      nomenclature,
    ),
  );
  return heldOut.map((ruling) => {
    const blend = blends[ruling.fold];
    if (blend === undefined || ruling.scores === undefined) return undefined;
    const logs = boundLogs(ruling, blend.weights, nomenclature);
    const best = bestAnswer(logs, ruling);
    return { logs, stated: calibrate(calibrationInputs(best), blend.calibration), right: best.right };
  });
}

/** Fits weights on the given rulings, and the calibration of the resulting answers. */
export function fitOn(heldOut: readonly HeldOutRuling[], nomenclature: Nomenclature): Blend {
  const examples = heldOut.filter(({ scores }) => scores !== undefined);
  const weights = fitBlend(examples.map(narrowed));
  const answers = examples.map((ruling) => bestAnswer(boundLogs(ruling, weights, nomenclature), ruling));
  return { weights, calibration: fitCalibration(answers) };
}

/** Returns every subheading's blended score for a ruling, bound to what its text states. */
function boundLogs(
  { opinions, contradicted }: HeldOutRuling,
  weights: Float64Array,
  { headingOf }: Nomenclature,
): Float64Array {
  return bindStated(blendOpinions(opinions, weights), contradicted, headingOf);
}

// Subheadings beyond these hardly affect the weights, and skipping them saves most of the time.
const FITTED_ROWS = 300;

/** Reduces an example to its most likely subheadings and the right one, which comes first. */
function narrowed({ opinions, code }: HeldOutRuling): BlendExample {
  const even = blendOpinions(opinions, new Float64Array(opinions.length).fill(1 / opinions.length));
  const rows = [code, ...bestRows(even, FITTED_ROWS).filter((row) => row !== code)];
  return { opinions: opinions.map((opinion) => Float64Array.from(rows, (row) => opinion[row] ?? 0)), code: 0 };
}

function bestAnswer(logs: Float64Array, { code, words }: Pick<HeldOutRuling, 'code' | 'words'>): BestAnswer {
  const [best] = bestRows(logs, 1);
  return { first: chanceOf(logs, best), words, right: best === code };
}
