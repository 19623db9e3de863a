import { rowOf, ROWS, type FeatureTable } from './feature-table.ts';
import { eachTokensFeatures } from './token-features.ts';
import type { Token } from './tokens.ts';

/** What the tagger tells apart. Organisations and places are told apart from persons and addresses, and then left. */
export const TAGS = ['PERSON', 'ADDRESS', 'DATE_OF_BIRTH', 'ORGANISATION', 'LOCATION'] as const;

export type Tag = (typeof TAGS)[number];

/** Outside of everything; then for each tag its first token, and those that follow. */
export const LABELS = 1 + 2 * TAGS.length;

export const firstLabel = (tag: number): number => 1 + 2 * tag;

/** Whether a label may follow another: inside a tag only after the same tag. */
export function mayFollow(before: number, label: number): boolean {
  return label === 0 || label % 2 === 1 || before === label || before === label - 1;
}

/** The weights of a linear chain: a row of labels for each feature, and one for each label before. */
export interface TaggerWeights {
  readonly table: FeatureTable;
  /** By the rows of the table, a weight a label. */
  readonly emissions: Int8Array;
  /** By the label before and the label. */
  readonly transitions: Int16Array;
}

/** Tokens in a row that are one thing: the indices of the first, and of the one after the last. */
export interface TaggedTokens {
  readonly tag: Tag;
  readonly from: number;
  readonly to: number;
}

/** What tokens of a text are, by the most likely labels of all (A. J. Viterbi, 1967). Linear. */
export function tagTokens(tokens: readonly Token[], { table, emissions, transitions }: TaggerWeights): TaggedTokens[] {
  const scores = new Float64Array(tokens.length * LABELS);
  eachTokensFeatures(tokens, (i, features, count) => {
    for (let k = 0; k < count; k++) {
      const row = rowOf(table, features[k] ?? 0);
      if (row >= 0) addRow(scores, i * LABELS, emissions, row * LABELS);
    }
  });
  return taggedOf(bestLabels(scores, transitions));
}

/** Adds the weights of a row to the scores of a token. */
function addRow(scores: Float64Array, to: number, weights: Int8Array, from: number): void {
  for (let label = 0; label < LABELS; label++) {
    scores[to + label] = (scores[to + label] ?? 0) + (weights[from + label] ?? 0);
  }
}

/** The stretches that a row of labels spells. */
export function taggedOf(labels: Uint8Array): TaggedTokens[] {
  const found: TaggedTokens[] = [];
  for (let from = 0; from < labels.length;) {
    const label = labels[from] ?? 0;
    let to = from + 1;
    if (label > 0) {
      while (labels[to] === label + 1) to++;
      const tag = TAGS[(label - 1) >> 1];
      if (tag) found.push({ tag, from, to });
    }
    from = to;
  }
  return found;
}

/** The labels of tokens with the highest sum of scores, a row of labels a token, and of weights of labels after one another. */
export function bestLabels(scores: Float64Array, transitions: ArrayLike<number>): Uint8Array {
  const length = scores.length / LABELS;
  const back = new Uint8Array(scores.length);
  let before = new Float64Array(LABELS);
  let here = new Float64Array(LABELS);
  const steps = Float64Array.from(transitions);
  for (let i = 0; i < length; i++) {
    for (let label = 0; label < LABELS; label++) {
      let best = -Infinity;
      let from = 0;
      const possible = FROM[label] ?? NO_LABELS;
      // Nothing goes on at the start.
      const count = i === 0 ? Math.min(1, possible.indexOf(0) + 1) : possible.length;
      for (let k = 0; k < count; k++) {
        const last = possible[k] ?? 0;
        const score = (before[last] ?? 0) + (steps[last * LABELS + label] ?? 0);
        if (score > best) [best, from] = [score, last];
      }
      here[label] = best + (scores[i * LABELS + label] ?? 0);
      back[i * LABELS + label] = from;
    }
    [before, here] = [here, before];
  }
  const labels = new Uint8Array(length);
  let label = before.indexOf(Math.max(...before));
  for (let i = length - 1; i >= 0; i--) {
    labels[i] = label;
    label = back[i * LABELS + label] ?? 0;
  }
  return labels;
}

/** The labels that may stand before each. */
const FROM = Array.from({ length: LABELS }, (_, label) =>
  Uint8Array.from({ length: LABELS }, (_, before) => before).filter((before) => mayFollow(before, label)),
);
const NO_LABELS = new Uint8Array();

const FORMAT = 'tracewell-tagger-1\n\n';
const TRANSITIONS_BYTES = LABELS * LABELS * 2;
const TABLE_BYTES = ROWS * 2;
const BYTES = FORMAT.length + TRANSITIONS_BYTES + TABLE_BYTES + ROWS * LABELS;

/** The bytes of data/personal-tagger.bin: transitions, the table of features, a byte a weight; all little-endian. */
export function encodeTagger({ table, emissions, transitions }: TaggerWeights): Uint8Array {
  const bytes = new Uint8Array(BYTES);
  bytes.set(new TextEncoder().encode(FORMAT));
  const view = new DataView(bytes.buffer);
  let at = FORMAT.length;
  for (const weight of transitions) view.setInt16((at += 2) - 2, weight, true);
  for (const mark of table) view.setUint16((at += 2) - 2, mark, true);
  for (const weight of emissions) view.setInt8(at++, weight);
  return bytes;
}

/** The weights in the bytes of data/personal-tagger.bin. Throws where it is another file. */
export function decodeTagger(bytes: Uint8Array): TaggerWeights {
  const isOurs = new TextDecoder().decode(bytes.subarray(0, FORMAT.length)) === FORMAT;
  if (!isOurs || bytes.length !== BYTES) throw new TypeError("The file is not the tagger's weights.");
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const tableStart = FORMAT.length + TRANSITIONS_BYTES;
  const transitions = Int16Array.from({ length: LABELS * LABELS }, (_, i) =>
    view.getInt16(FORMAT.length + i * 2, true),
  );
  // Read in one step: every platform that this runs on is little-endian.
  const table = new Uint16Array(new Uint8Array(bytes.subarray(tableStart, tableStart + TABLE_BYTES)).buffer);
  const emissions = new Int8Array(bytes.buffer, bytes.byteOffset + tableStart + TABLE_BYTES, ROWS * LABELS);
  return { table, emissions, transitions };
}
