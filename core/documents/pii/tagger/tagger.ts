import {
  bestLabels,
  chainBytes,
  chainLabels,
  chainScores,
  readChain,
  writeChain,
  type ChainWeights,
} from '../../linear-chain/chain.ts';
import { marginalsOf } from '../../linear-chain/marginals.ts';
import { eachTokensFeatures } from './token-features.ts';
import { contextOf, type Context } from './token-context.ts';
import type { Token } from './tokens.ts';

/** The tags. Organisations and places are tagged only so that they are not mistaken for persons and addresses. */
export const TAGS = ['PERSON', 'ADDRESS', 'DATE_OF_BIRTH', 'ORGANISATION', 'LOCATION'] as const;

export type Tag = (typeof TAGS)[number];

/** Bonus for persons and addresses, in log odds. The evidence then rules out the false ones. */
const FAVOUR = 3;

/** Label 0 is outside; each tag has a first-token label and a continuation label. */
export const LABELS = 1 + 2 * TAGS.length;

/** Rows of the weight table. */
export const ROWS = 1 << 19;

export const firstLabel = (tag: number): number => 1 + 2 * tag;

const FIRST_LABELS = Object.fromEntries(TAGS.map((tag, i) => [tag, firstLabel(i)])) as Readonly<Record<Tag, number>>;

/** Dates get no bonus: nearly all are not dates of birth. */
const FAVOURED_LABELS = (['PERSON', 'ADDRESS'] as const).flatMap((tag) => {
  const first = firstLabel(TAGS.indexOf(tag));
  return [first, first + 1];
});

/** A continuation label must follow the same tag. */
export const LABELLING = chainLabels(
  LABELS,
  (before, label) => label === 0 || label % 2 === 1 || before === label || before === label - 1,
);

/** A run of tokens with one tag; `to` is exclusive. */
export interface TaggedTokens {
  readonly tag: Tag;
  readonly from: number;
  readonly to: number;
}

/** Candidate stretches, the marginal chance of each tag per token (0 to 1), and the context of each token. */
export interface Tagging {
  readonly tagged: readonly TaggedTokens[];
  readonly chance: (token: number, tag: Tag) => number;
  readonly context: Context;
}

/** Tags tokens by Viterbi decoding with the bonus, and computes marginal chances without it. Linear. */
export function tagTokens(tokens: readonly Token[], { chain, steps }: TaggerWeights): Tagging {
  const context = contextOf(tokens);
  const scores = chainScores(tokens.length, chain, {
    labels: LABELLING,
    each: (use) => {
      eachTokensFeatures(tokens, context, use);
    },
  });
  const { labels } = marginalsOf(
    scores.map((score) => score / steps),
    Float64Array.from(chain.transitions, (weight) => weight / steps),
    { labels: LABELLING },
  );
  for (let at = 0; at < scores.length; at += LABELS) {
    for (const label of FAVOURED_LABELS) scores[at + label] = (scores[at + label] ?? 0) + FAVOUR * steps;
  }
  const tagged = taggedOf(bestLabels(scores, chain.transitions, LABELLING));
  const chance = (token: number, tag: Tag): number => {
    const first = token * LABELS + FIRST_LABELS[tag];
    return (labels[first] ?? 0) + (labels[first + 1] ?? 0);
  };
  return { tagged, chance, context };
}

/** Converts labels to stretches. */
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

/** The trained weights. */
export interface TaggerWeights {
  readonly chain: ChainWeights;
  /** Weight steps per unit of log likelihood. */
  readonly steps: number;
  /** Fingerprint of the training input. `npm test` fails when it no longer matches. */
  readonly print: number;
}

const FORMAT = 'tracewell-tagger-3\n\n';
const SIZE = { labels: LABELS, rows: ROWS };
const CHAIN_START = FORMAT.length + 8;
const BYTES = CHAIN_START + chainBytes(SIZE);

/** Encodes data/personal-tagger.bin: the steps as a float, the fingerprint, then the chain. */
export function encodeTagger({ chain, steps, print }: TaggerWeights): Uint8Array {
  const bytes = new Uint8Array(BYTES);
  bytes.set(new TextEncoder().encode(FORMAT));
  const view = new DataView(bytes.buffer);
  view.setFloat32(FORMAT.length, steps, true);
  view.setUint32(FORMAT.length + 4, print, true);
  writeChain(bytes, CHAIN_START, chain);
  return bytes;
}

/** Decodes data/personal-tagger.bin. Throws `TypeError` if it is another file. */
export function decodeTagger(bytes: Uint8Array): TaggerWeights {
  const isOurs = new TextDecoder().decode(bytes.subarray(0, FORMAT.length)) === FORMAT;
  if (!isOurs || bytes.length !== BYTES) throw new TypeError("The file is not the tagger's weights.");
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return {
    chain: readChain(bytes, CHAIN_START, SIZE),
    steps: view.getFloat32(FORMAT.length, true),
    print: view.getUint32(FORMAT.length + 4, true),
  };
}
