import { indexOfSorted } from '../../core/tariff/classifier/feature-hash.ts';
import type { TextKind, TrainingText } from './corpus.ts';
import type { Layer, NetworkModel } from './network-model.ts';
import { shuffledOrder } from './random.ts';
import type { Random } from './random.ts';

/** A training text as rows of the network. */
export interface Sample {
  readonly rows: Uint32Array;
  readonly coefficients: Float32Array;
  /** The word of each row. */
  readonly origins: Uint16Array;
  readonly words: number;
  readonly code: number;
  readonly weight: number;
}

export interface TrainingPlan {
  readonly epochs: number;
  readonly rate: number;
  readonly random: Random;
  readonly onEpoch?: (epoch: number, loss: number) => void;
}

const KIND_WEIGHTS: Readonly<Record<TextKind, number>> = {
  path: 0.6,
  united_nations: 0.6,
  line: 0.5,
  pair: 1,
  noisy_pair: 0.3,
  trade_term: 1,
  product: 0.7,
  ruling: 1,
  ruling_body: 0.5,
};
// Dropout of words, and of single features of the remaining words, so that no single one determines a label.
const DROPPED_WORDS = 0.2;
const DROPPED = 0.1;
// Smaller errors have no effect on the resulting bytes; skipping them gives most of the speed.
const MIN_ERROR = 2e-4;
const CHAPTER_SHARE = 0.3;

/** Looks up each text's rows once. */
export function toSamples(texts: readonly TrainingText[], features: Uint32Array): Sample[] {
  return texts.map((text) => {
    const rows: number[] = [];
    const coefficients: number[] = [];
    const origins: number[] = [];
    for (const [i, hash] of text.features.hashes.entries()) {
      const row = indexOfSorted(features, hash);
      if (row < 0) continue;
      rows.push(row);
      coefficients.push(text.features.coefficients[i] ?? 0);
      origins.push(text.features.origins[i] ?? 0);
    }
    return {
      rows: Uint32Array.from(rows),
      coefficients: Float32Array.from(coefficients),
      origins: Uint16Array.from(origins),
      words: text.stems.length,
      code: text.code,
      weight: KIND_WEIGHTS[text.kind] * text.weight,
    };
  });
}

/**
 * Runs stochastic gradient descent over the samples in a seeded order, with the rate falling to zero; changes the model
 * in place.
 */
export function trainNetwork(model: NetworkModel, samples: readonly Sample[], plan: TrainingPlan): void {
  const step = newStep(model);
  const total = plan.epochs * samples.length;
  let done = 0;
  for (let epoch = 0; epoch < plan.epochs; epoch++) {
    let loss = 0;
    for (const at of shuffledOrder(samples.length, plan.random)) {
      const sample = samples[at];
      const rate = plan.rate * (1 - done++ / total);
      if (sample !== undefined && sample.rows.length > 0) loss += learn(step, { sample, rate, random: plan.random });
    }
    plan.onEpoch?.(epoch, loss / samples.length);
  }
}

interface Step {
  readonly model: NetworkModel;
  readonly hidden: Float32Array;
  readonly gradient: Float32Array;
  readonly headingError: Float32Array;
  readonly codeError: Float32Array;
  readonly kept: Uint8Array;
  readonly keptWords: Uint8Array;
}

function newStep(model: NetworkModel): Step {
  return {
    model,
    hidden: new Float32Array(model.dimensions),
    gradient: new Float32Array(model.dimensions),
    headingError: new Float32Array(model.nomenclature.headings),
    codeError: new Float32Array(model.nomenclature.codes.length),
    kept: new Uint8Array(0x1_0000),
    keptWords: new Uint8Array(0x1000),
  };
}

interface Lesson {
  readonly sample: Sample;
  readonly rate: number;
  readonly random: Random;
}

function learn(step: Step, lesson: Lesson): number {
  const { model, hidden, gradient, headingError, codeError } = step;
  const { nomenclature } = model;
  const { sample, rate } = lesson;
  sumRows(step, lesson);
  const heading = nomenclature.headingOf[sample.code] ?? 0;
  const start = nomenclature.headingStart[heading] ?? 0;
  const end = nomenclature.headingStart[heading + 1] ?? 0;
  softmaxRows(model.heading, { hidden, out: headingError, start: 0, end: nomenclature.headings });
  softmaxRows(model.code, { hidden, out: codeError, start, end });
  const loss = -Math.log((headingError[heading] ?? 0) * (codeError[sample.code] ?? 0) + 1e-12);
  aimAtChapter(step, heading);
  codeError[sample.code] = (codeError[sample.code] ?? 0) - 1;
  gradient.fill(0);
  correctRows(model.heading, {
    step,
    error: headingError,
    start: 0,
    end: nomenclature.headings,
    rate,
    weight: sample.weight,
  });
  correctRows(model.code, { step, error: codeError, start, end, rate, weight: sample.weight });
  passDown(step, sample, rate);
  return loss;
}

function sumRows({ model, hidden, kept, keptWords }: Step, { sample, random }: Lesson): void {
  const { dimensions, input } = model;
  hidden.fill(0);
  const words = sample.words;
  let wordsLeft = 0;
  for (let word = 0; word < words; word++) {
    const keep = random.next() >= DROPPED_WORDS;
    keptWords[word] = keep ? 1 : 0;
    if (keep) wordsLeft++;
  }
  keptWords[words] = 1;
  if (wordsLeft === 0) keptWords.fill(1, 0, words);
  // Scales up the rest to the weight of a text with that many words.
  const scale = Math.sqrt(words / (wordsLeft === 0 ? words : wordsLeft)) / (1 - DROPPED);
  for (let i = 0; i < sample.rows.length; i++) {
    const keep = keptWords[sample.origins[i] ?? 0] === 1 && random.next() >= DROPPED;
    kept[i] = keep ? 1 : 0;
    if (!keep) continue;
    const offset = (sample.rows[i] ?? 0) * dimensions;
    const coefficient = (sample.coefficients[i] ?? 0) * scale;
    for (let d = 0; d < dimensions; d++) hidden[d] = (hidden[d] ?? 0) + coefficient * (input.rows[offset + d] ?? 0);
  }
}

interface Span {
  readonly hidden: Float32Array;
  readonly out: Float32Array;
  readonly start: number;
  readonly end: number;
}

function softmaxRows({ rows, bias }: Layer, { hidden, out, start, end }: Span): void {
  const dimensions = hidden.length;
  let top = -Infinity;
  for (let row = start; row < end; row++) {
    const offset = row * dimensions;
    let a = bias[row] ?? 0;
    let b = 0;
    // Two sums keep the processor's multiplier busy; the order of addition stays fixed.
    for (let d = 0; d < dimensions; d += 2) {
      a += (rows[offset + d] ?? 0) * (hidden[d] ?? 0);
      b += (rows[offset + d + 1] ?? 0) * (hidden[d + 1] ?? 0);
    }
    const score = a + b;
    out[row] = score;
    if (score > top) top = score;
  }
  let sum = 0;
  for (let row = start; row < end; row++) {
    const power = Math.exp((out[row] ?? 0) - top);
    out[row] = power;
    sum += power;
  }
  for (let row = start; row < end; row++) out[row] = (out[row] ?? 0) / sum;
}

/**
 * Returns the error of the headings: part of the target is the heading itself, part any heading of its chapter as
 * distributed by the network.
 */
function aimAtChapter({ model, headingError }: Step, heading: number): void {
  const { headingChapter } = model.nomenclature;
  const chapter = headingChapter[heading] ?? 0;
  let first = heading;
  while (first > 0 && headingChapter[first - 1] === chapter) first--;
  let last = heading;
  while (headingChapter[last + 1] === chapter) last++;
  let inChapter = 0;
  for (let i = first; i <= last; i++) inChapter += headingError[i] ?? 0;
  for (let i = first; i <= last; i++) {
    headingError[i] = (headingError[i] ?? 0) * (1 - CHAPTER_SHARE / Math.max(inChapter, 1e-6));
  }
  headingError[heading] = (headingError[heading] ?? 0) - (1 - CHAPTER_SHARE);
}

interface Correction {
  readonly step: Step;
  readonly error: Float32Array;
  readonly start: number;
  readonly end: number;
  readonly rate: number;
  readonly weight: number;
}

function correctRows({ rows, bias, pace }: Layer, { step, error, start, end, rate, weight }: Correction): void {
  const { hidden, gradient } = step;
  const dimensions = hidden.length;
  let square = 0;
  for (let d = 0; d < dimensions; d++) square += (hidden[d] ?? 0) * (hidden[d] ?? 0);
  const mean = square / dimensions;
  for (let row = start; row < end; row++) {
    const slope = (error[row] ?? 0) * weight;
    if (slope < MIN_ERROR && slope > -MIN_ERROR) continue;
    const offset = row * dimensions;
    const history = (pace[row] ?? 0) + slope * slope * mean;
    pace[row] = history;
    const move = (rate * slope) / Math.sqrt(history);
    bias[row] = (bias[row] ?? 0) - 0.1 * rate * slope;
    for (let d = 0; d < dimensions; d++) {
      const value = rows[offset + d] ?? 0;
      gradient[d] = (gradient[d] ?? 0) + slope * value;
      rows[offset + d] = value - move * (hidden[d] ?? 0);
    }
  }
}

function passDown({ model, gradient, kept }: Step, sample: Sample, rate: number): void {
  const { rows, pace } = model.input;
  const dimensions = model.dimensions;
  let square = 0;
  for (let d = 0; d < dimensions; d++) square += (gradient[d] ?? 0) * (gradient[d] ?? 0);
  const mean = square / dimensions;
  for (let i = 0; i < sample.rows.length; i++) {
    if (kept[i] === 0) continue;
    const row = sample.rows[i] ?? 0;
    const coefficient = sample.coefficients[i] ?? 0;
    const history = (pace[row] ?? 0) + coefficient * coefficient * mean;
    pace[row] = history;
    const move = (rate * coefficient) / Math.sqrt(history);
    const offset = row * dimensions;
    for (let d = 0; d < dimensions; d++) rows[offset + d] = (rows[offset + d] ?? 0) - move * (gradient[d] ?? 0);
  }
}
