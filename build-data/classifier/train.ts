import type { Voters } from '../../core/tariff/classifier/vote.ts';
import type { Nomenclature } from '../../core/tariff/classifier/nomenclature.ts';
import { buildPhraseIndex } from './build-phrase-index.ts';
import { buildWordIndex } from './build-word-index.ts';
import type { TrainingText } from './corpus.ts';
import type { Prepared } from './prepare.ts';
import type { NetworkModel } from './network-model.ts';
import { collectFeatures, copyModel, newModel, quantiseModel } from './network-model.ts';
import { seededRandom } from './random.ts';
import { toSamples, trainNetwork } from './train-network.ts';

const SEED = 20_260_608;
const NETWORKS = 3;
const BASE = { epochs: 4, rate: 0.1 } as const;
const TUNING = { epochs: 3, rate: 0.04 } as const;
// Old texts repeated for each new one, so that what was learned is not lost.
const REPLAY = 12;

/** Trains the networks from scratch; they differ only in their seed. */
export function trainBase(
  texts: readonly TrainingText[],
  nomenclature: Nomenclature,
  onPass: (line: string) => void = () => undefined,
): NetworkModel[] {
  const features = collectFeatures(texts);
  const samples = toSamples(texts, features);
  return Array.from({ length: NETWORKS }, (_, network) => {
    const seed = SEED + 10 * network;
    const model = newModel(features, nomenclature, seededRandom(seed));
    const onEpoch = (epoch: number, loss: number): void => {
      onPass(`Training network ${network + 1} of ${NETWORKS}, pass ${epoch + 1}: mean loss ${loss.toFixed(3)}`);
    };
    trainNetwork(model, samples, { ...BASE, random: seededRandom(seed + 1), onEpoch });
    return model;
  });
}

/**
 * Returns the voters after `added` texts joined the base: new indexes of both, and networks tuned on the new texts with
 * some of the old.
 */
export function completeVoters(
  base: readonly NetworkModel[],
  { nomenclature, texts }: Pick<Prepared, 'nomenclature' | 'texts'>,
  added: readonly TrainingText[],
): Voters {
  const random = seededRandom(SEED + 2);
  const replayed = Array.from({ length: added.length * REPLAY }, () => texts[random.below(texts.length)]);
  const lessons = [...added, ...replayed.filter((text) => text !== undefined)];
  const networks = base.map((trained) => {
    if (lessons.length === 0) return quantiseModel(trained);
    const model = copyModel(trained);
    trainNetwork(model, toSamples(lessons, model.features), { ...TUNING, random });
    return quantiseModel(model);
  });
  const all = [...texts, ...added];
  return {
    nomenclature,
    words: buildWordIndex(all, nomenclature),
    phrases: buildPhraseIndex(all),
    networks,
  };
}
