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

/** What the tagger tells apart. Organisations and places are told apart from persons and addresses, and then left. */
export const TAGS = ['PERSON', 'ADDRESS', 'DATE_OF_BIRTH', 'ORGANISATION', 'LOCATION'] as const;

export type Tag = (typeof TAGS)[number];

/** How much more likely persons and addresses are taken to be, as a logarithm: what may be one is judged by evidence. */
const FAVOUR = 3;

/** Outside of everything; then for each tag its first token, and those that follow. */
export const LABELS = 1 + 2 * TAGS.length;

/** Rows of weights. */
export const ROWS = 1 << 18;

export const firstLabel = (tag: number): number => 1 + 2 * tag;

const FIRST_LABELS = Object.fromEntries(TAGS.map((tag, i) => [tag, firstLabel(i)])) as Readonly<Record<Tag, number>>;

/** Dates are not favoured: nearly all of them are of other days than a birth. */
const FAVOURED_LABELS = (['PERSON', 'ADDRESS'] as const).flatMap((tag) => {
  const first = firstLabel(TAGS.indexOf(tag));
  return [first, first + 1];
});

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

/** What stretches of a text may be, how likely each token has a tag, whatever the others have: 0 to 1, and what is around each token. */
export interface Tagging {
  readonly tagged: readonly TaggedTokens[];
  readonly chance: (token: number, tag: Tag) => number;
  readonly context: Context;
}

/** What tokens of a text may be, by the most likely labels of all where persons and addresses are favoured, and how likely. Linear. */
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

/** What the tagger goes by. */
export interface TaggerWeights {
  readonly chain: ChainWeights;
  /** How many steps of a weight are one of the logarithm of a likelihood. */
  readonly steps: number;
  /** What the weights were trained with, as a number: `npm test` fails where a training would now have another one. */
  readonly print: number;
}

const FORMAT = 'tracewell-tagger-3\n\n';
const SIZE = { labels: LABELS, rows: ROWS };
const CHAIN_START = FORMAT.length + 8;
const BYTES = CHAIN_START + chainBytes(SIZE);

/** The bytes of data/personal-tagger.bin: the steps as a float, the print, then the chain. */
export function encodeTagger({ chain, steps, print }: TaggerWeights): Uint8Array {
  const bytes = new Uint8Array(BYTES);
  bytes.set(new TextEncoder().encode(FORMAT));
  const view = new DataView(bytes.buffer);
  view.setFloat32(FORMAT.length, steps, true);
  view.setUint32(FORMAT.length + 4, print, true);
  writeChain(bytes, CHAIN_START, chain);
  return bytes;
}

/** The weights in the bytes of data/personal-tagger.bin. Throws where it is another file. */
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
