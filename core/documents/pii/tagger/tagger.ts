import {
  bestLabels,
  chainBytes,
  chainLabels,
  chainScores,
  readChain,
  writeChain,
  type ChainWeights,
} from '../../linear-chain/chain.ts';
import { eachTokensFeatures } from './token-features.ts';
import type { Token } from './tokens.ts';

/** What the tagger tells apart. Organisations and places are told apart from persons and addresses, and then left. */
export const TAGS = ['PERSON', 'ADDRESS', 'DATE_OF_BIRTH', 'ORGANISATION', 'LOCATION'] as const;

export type Tag = (typeof TAGS)[number];

/** Outside of everything; then for each tag its first token, and those that follow. */
export const LABELS = 1 + 2 * TAGS.length;

/** Rows of weights. */
export const ROWS = 1 << 18;

export const firstLabel = (tag: number): number => 1 + 2 * tag;

/** Inside a tag only after the same tag. */
export const LABELLING = chainLabels(
  LABELS,
  (before, label) => label === 0 || label % 2 === 1 || before === label || before === label - 1,
);

/** Tokens in a row that are one thing: the indices of the first, and of the one after the last. */
export interface TaggedTokens {
  readonly tag: Tag;
  readonly from: number;
  readonly to: number;
}

/** What tokens of a text are, by the most likely labels of all. Linear. */
export function tagTokens(tokens: readonly Token[], weights: ChainWeights): TaggedTokens[] {
  const scores = chainScores(tokens.length, weights, {
    labels: LABELLING,
    each: (use) => {
      eachTokensFeatures(tokens, use);
    },
  });
  return taggedOf(bestLabels(scores, weights.transitions, LABELLING));
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

const FORMAT = 'tracewell-tagger-1\n\n';
const SIZE = { labels: LABELS, rows: ROWS };
const BYTES = FORMAT.length + chainBytes(SIZE);

/** The bytes of data/personal-tagger.bin. */
export function encodeTagger(weights: ChainWeights): Uint8Array {
  const bytes = new Uint8Array(BYTES);
  bytes.set(new TextEncoder().encode(FORMAT));
  writeChain(bytes, FORMAT.length, weights);
  return bytes;
}

/** The weights in the bytes of data/personal-tagger.bin. Throws where it is another file. */
export function decodeTagger(bytes: Uint8Array): ChainWeights {
  const isOurs = new TextDecoder().decode(bytes.subarray(0, FORMAT.length)) === FORMAT;
  if (!isOurs || bytes.length !== BYTES) throw new TypeError("The file is not the tagger's weights.");
  return readChain(bytes, FORMAT.length, SIZE);
}
