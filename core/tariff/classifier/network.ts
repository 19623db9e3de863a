import type { Features } from './description-features.ts';
import { indexOfSorted } from './feature-hash.ts';
import type { Nomenclature } from './nomenclature.ts';

/** Rows of small integers, each with the scale that restores the real values. */
export interface ByteRows {
  readonly rows: Int8Array;
  readonly units: Float32Array;
}

/**
 * A shallow softmax over hashed features: a text is the sum of its features' vectors; its dot products with the vectors
 * of headings, and of subheadings within a heading, give the answer.
 */
export interface Network {
  readonly dimensions: number;
  readonly features: Uint32Array;
  readonly input: ByteRows;
  readonly heading: ByteRows;
  readonly headingBias: Float32Array;
  readonly code: ByteRows;
  readonly codeBias: Float32Array;
}

/**
 * Returns the networks' mean log-probability of every subheading (they know the same features), and the share of the
 * text's weight that they know (0 to 1).
 */
export function runNetworks(
  networks: readonly Network[],
  nomenclature: Nomenclature,
  features: Features,
): { logs: Float64Array; known: number } {
  const mean = new Float64Array(nomenclature.codes.length);
  const { inputs, known } = knownInputs(networks[0]?.features ?? new Uint32Array(0), features);
  for (const network of networks) {
    const logs = runNetwork(network, nomenclature, inputs);
    for (let code = 0; code < mean.length; code++) {
      mean[code] = (mean[code] ?? 0) + (logs[code] ?? 0) / networks.length;
    }
  }
  return { logs: mean, known };
}

/** A known feature: its row, which is the same in every network, and its weight in the text. */
interface Input {
  readonly row: number;
  readonly coefficient: number;
}

function knownInputs(known: Uint32Array, { hashes, coefficients }: Features): { inputs: Input[]; known: number } {
  const inputs: Input[] = [];
  let knownWeight = 0;
  let allWeight = 0;
  for (const [i, hash] of hashes.entries()) {
    const coefficient = coefficients[i] ?? 0;
    allWeight += coefficient;
    const row = indexOfSorted(known, hash);
    if (row < 0) continue;
    knownWeight += coefficient;
    inputs.push({ row, coefficient });
  }
  return { inputs, known: allWeight > 0 ? knownWeight / allWeight : 0 };
}

// A heading less likely than one in three thousand cannot win; scoring its subheadings would be most of the time spent.
const MIN_HEADING_LOG = -8;

function runNetwork(network: Network, nomenclature: Nomenclature, inputs: readonly Input[]): Float64Array {
  const hidden = sumInputs(network, inputs);
  const headingLogs = new Float64Array(nomenclature.headings);
  for (let i = 0; i < headingLogs.length; i++) {
    headingLogs[i] = dot(network.heading, i, hidden) + (network.headingBias[i] ?? 0);
  }
  logSoftmax(headingLogs, 0, headingLogs.length);
  const logs = new Float64Array(nomenclature.codes.length);
  for (let heading = 0; heading < headingLogs.length; heading++) {
    const start = nomenclature.headingStart[heading] ?? 0;
    const end = nomenclature.headingStart[heading + 1] ?? 0;
    const headingLog = headingLogs[heading] ?? 0;
    if (headingLog < MIN_HEADING_LOG) {
      logs.fill(headingLog - Math.log(end - start), start, end);
      continue;
    }
    for (let code = start; code < end; code++) {
      logs[code] = dot(network.code, code, hidden) + (network.codeBias[code] ?? 0);
    }
    logSoftmax(logs, start, end);
    for (let code = start; code < end; code++) logs[code] = (logs[code] ?? 0) + headingLog;
  }
  return logs;
}

/** Turns the scores from `start` to `end` into log-probabilities, in place. */
export function logSoftmax(scores: Float64Array, start: number, end: number): void {
  let top = -Infinity;
  for (let i = start; i < end; i++) top = Math.max(top, scores[i] ?? 0);
  let sum = 0;
  for (let i = start; i < end; i++) sum += Math.exp((scores[i] ?? 0) - top);
  const shift = top + Math.log(sum);
  for (let i = start; i < end; i++) scores[i] = (scores[i] ?? 0) - shift;
}

function sumInputs({ dimensions, input }: Network, inputs: readonly Input[]): Float64Array {
  const hidden = new Float64Array(dimensions);
  for (const { row, coefficient } of inputs) {
    const scale = coefficient * (input.units[row] ?? 0);
    const offset = row * dimensions;
    for (let d = 0; d < dimensions; d++) hidden[d] = (hidden[d] ?? 0) + scale * (input.rows[offset + d] ?? 0);
  }
  return hidden;
}

function dot({ rows, units }: ByteRows, row: number, hidden: Float64Array): number {
  const offset = row * hidden.length;
  let sum = 0;
  for (let d = 0; d < hidden.length; d++) sum += (rows[offset + d] ?? 0) * (hidden[d] ?? 0);
  return sum * (units[row] ?? 0);
}
