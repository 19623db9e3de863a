import type { ByteRows, Network } from '../../core/tariff/classifier/network.ts';
import type { Nomenclature } from '../../core/tariff/classifier/nomenclature.ts';
import type { TextKind, TrainingText } from './corpus.ts';
import type { Random } from './random.ts';

/** Trainable rows of real numbers, with the squared gradients that slow down each row (Adagrad by row). */
export interface Layer {
  readonly rows: Float32Array;
  readonly bias: Float32Array;
  readonly pace: Float32Array;
}

/** A network in training; `features` is ascending and holds each input row's hash. */
export interface NetworkModel {
  readonly dimensions: number;
  readonly features: Uint32Array;
  readonly nomenclature: Nomenclature;
  readonly input: Layer;
  readonly heading: Layer;
  readonly code: Layer;
}

export const DIMENSIONS = 44;
const MIN_TEXTS = 3;
const FIRST_PACE = 1e-3;
// These texts are so many and so truncated that a feature must also occur in texts of another kind to get a row.
const UNTRUSTED: ReadonlySet<TextKind> = new Set(['noisy_pair']);

/** Returns features in at least three texts, ascending. */
export function collectFeatures(texts: readonly TrainingText[]): Uint32Array {
  const counts = new Map<number, number>();
  for (const { kind, features } of texts) {
    if (UNTRUSTED.has(kind)) continue;
    for (const hash of new Set(features.hashes)) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const kept = [...counts].filter(([, count]) => count >= MIN_TEXTS).map(([hash]) => hash);
  return Uint32Array.from(kept).sort();
}

export function newModel(features: Uint32Array, nomenclature: Nomenclature, random: Random): NetworkModel {
  const input = newLayer(features.length, DIMENSIONS);
  for (let i = 0; i < input.rows.length; i++) input.rows[i] = (random.next() - 0.5) / Math.sqrt(DIMENSIONS);
  return {
    dimensions: DIMENSIONS,
    features,
    nomenclature,
    input,
    heading: newLayer(nomenclature.headings, DIMENSIONS),
    code: newLayer(nomenclature.codes.length, DIMENSIONS),
  };
}

/** Copies a model, so that it can be trained further without changing the original. */
export function copyModel(model: NetworkModel): NetworkModel {
  const copy = ({ rows, bias, pace }: Layer): Layer => ({ rows: rows.slice(), bias: bias.slice(), pace: pace.slice() });
  return { ...model, input: copy(model.input), heading: copy(model.heading), code: copy(model.code) };
}

/** Quantizes the model to bytes, as read at run time. */
export function quantiseModel({ dimensions, features, input, heading, code }: NetworkModel): Network {
  return {
    dimensions,
    features,
    input: toBytes(input, dimensions),
    heading: toBytes(heading, dimensions),
    headingBias: heading.bias,
    code: toBytes(code, dimensions),
    codeBias: code.bias,
  };
}

function newLayer(count: number, dimensions: number): Layer {
  return {
    rows: new Float32Array(count * dimensions),
    bias: new Float32Array(count),
    pace: new Float32Array(count).fill(FIRST_PACE),
  };
}

function toBytes(layer: Layer, dimensions: number): ByteRows {
  const rows = new Int8Array(layer.rows.length);
  const units = new Float32Array(layer.bias.length);
  for (let row = 0; row < units.length; row++) {
    const values = layer.rows.subarray(row * dimensions, (row + 1) * dimensions);
    const top = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const unit = top / 127;
    units[row] = unit;
    if (unit === 0) continue;
    for (const [d, value] of values.entries()) rows[row * dimensions + d] = Math.round(value / unit);
  }
  return { rows, units };
}
