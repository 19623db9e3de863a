import { shuffledOrder, type Random } from '../classifier/random.ts';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import { addFeature, rowOf, ROWS, type FeatureTable } from '../../core/documents/pii/tagger/feature-table.ts';
import { eachTokensFeatures } from '../../core/documents/pii/tagger/token-features.ts';
import { firstLabel, LABELS, TAGS, type TaggerWeights } from '../../core/documents/pii/tagger/tagger.ts';
import { tokensOfText } from '../../core/documents/pii/tagger/tag-text.ts';
import type { Token } from '../../core/documents/pii/tagger/tokens.ts';
import type { TaggedText } from './generate.ts';
import { marginalsOf } from './marginals.ts';

/** The features of a text's tokens, and the labels it should give. */
interface ReadText {
  readonly features: readonly Int32Array[];
  readonly labels: Uint8Array;
}

/** A text as training goes over it: the rows of its tokens' features. */
interface Sample {
  readonly rows: readonly Int32Array[];
  readonly labels: Uint8Array;
}

export interface TrainingPlan {
  readonly epochs: number;
  readonly random: Random;
  readonly onEpoch?: (epoch: number, loss: number) => void;
}

/** How far the first step of a weight goes; later ones are shorter the more it was moved (AdaGrad: Duchi, Hazan, Singer, 2011). */
const STEP = 0.15;
/** How strongly weights are drawn to zero. */
const DECAY = 5e-2;
/** Labels that are this sure move nothing. */
const SURE = 1e-3;

/**
 * The weights that tag texts as they are tagged: a conditional random field over whole texts (J. Lafferty, A. McCallum and F.
 * Pereira, 2001), by steps along the gradient a text. One thread in one order, so that the same texts give the same bytes.
 */
export function trainTagger(
  texts: readonly TaggedText[],
  lexicon: Lexicon,
  { epochs, random, onEpoch }: TrainingPlan,
): TaggerWeights {
  const read = texts.map((text) => readText(text, lexicon, random));
  const table = tableOf(read);
  const samples = read.map(({ features, labels }) => ({
    rows: features.map((all) => all.map((feature) => rowOf(table, feature)).filter((row) => row >= 0)),
    labels,
  }));
  const emissions = new Float64Array(LABELS * ROWS);
  const transitions = new Float64Array(LABELS * LABELS);
  /** The squares of what weights were moved by, added up. */
  const movedEmissions = new Float64Array(emissions.length);
  const movedTransitions = new Float64Array(transitions.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    let loss = 0;
    for (const at of shuffledOrder(samples.length, random)) {
      const sample = samples[at];
      if (!sample) continue;
      const { rows, labels } = sample;
      const marginals = marginalsOf(scoresOf(sample, emissions), transitions, labels);
      loss += marginals.loss;
      for (const [i, right] of labels.entries()) {
        for (let label = 0; label < LABELS; label++) {
          const by = (label === right ? 1 : 0) - (marginals.labels[i * LABELS + label] ?? 0);
          if (Math.abs(by) < SURE) continue;
          for (const row of rows[i] ?? NO_ROWS) move(emissions, movedEmissions, row * LABELS + label, by);
        }
      }
      const wanted = pairsOf(labels);
      for (const [pair, count] of wanted.entries()) {
        const by = count - (marginals.pairs[pair] ?? 0);
        if (Math.abs(by) > SURE) move(transitions, movedTransitions, pair, by);
      }
    }
    onEpoch?.(epoch, loss);
  }
  return rounded(table, emissions, transitions);
}

const NO_ROWS = new Int32Array();

function move(weights: Float64Array, moved: Float64Array, at: number, by: number): void {
  const weight = weights[at] ?? 0;
  const gradient = by - DECAY * weight;
  const sum = (moved[at] ?? 0) + gradient * gradient;
  moved[at] = sum;
  weights[at] = weight + (STEP * gradient) / Math.sqrt(sum + 1e-8);
}

/** How often labels stand after one another; before the first stands label 0. */
function pairsOf(labels: Uint8Array): Float64Array {
  const pairs = new Float64Array(LABELS * LABELS);
  let before = 0;
  for (const label of labels) {
    pairs[before * LABELS + label] = (pairs[before * LABELS + label] ?? 0) + 1;
    before = label;
  }
  return pairs;
}

/** What a wrong label is worth while training, so that right ones win by a margin: to miss personal data is worse than to find too much. */
const COST_OF_MISSING = 4.5;
const COST_OF_FINDING = 1.3;

/** The scores of a text's labels by the weights so far, those of wrong ones with what they cost. */
function scoresOf({ rows, labels }: Sample, emissions: Float64Array): Float64Array {
  const scores = new Float64Array(labels.length * LABELS);
  for (const [i, right] of labels.entries()) {
    const isPersonal = right > 0 && right < firstLabel(PERSONAL_TAGS);
    const first = i * LABELS;
    scores.fill(isPersonal ? COST_OF_MISSING : COST_OF_FINDING, first, first + LABELS);
    scores[first + right] = 0;
    for (const row of rows[i] ?? NO_ROWS) {
      for (let label = 0; label < LABELS; label++) {
        scores[first + label] = (scores[first + label] ?? 0) + (emissions[row * LABELS + label] ?? 0);
      }
    }
  }
  return scores;
}

/** The first of the tags, which are taken out. */
const PERSONAL_TAGS = 3;

const MAX_BYTE = 127;

/** So large a share of the weights keeps its proportions; the few beyond are cut to the largest byte. */
const UNCUT = 0.9998;

function rounded(table: FeatureTable, emissions: Float64Array, transitions: Float64Array): TaggerWeights {
  const sizes = emissions
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const steps = MAX_BYTE / (sizes[Math.floor(sizes.length * UNCUT)] ?? 1);
  const cut = (weight: number): number => Math.max(-MAX_BYTE, Math.min(MAX_BYTE, weight));
  return {
    table,
    emissions: Int8Array.from(emissions, (weight) => cut(Math.round(weight * steps))),
    transitions: Int16Array.from(transitions, (weight) => Math.round(weight * steps)),
  };
}

function readText({ text, spans }: TaggedText, lexicon: Lexicon, random: Random): ReadText {
  const tokens = tokensOfText(text, lexicon);
  const labels = new Uint8Array(tokens.length);
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let next = 0;
  let open: TaggedText['spans'][number] | undefined;
  for (const [i, { start, end }] of tokens.entries()) {
    while (next < sorted.length && (sorted[next]?.end ?? 0) <= start) next++;
    const span = sorted[next];
    if (!span || span.start >= end) continue;
    labels[i] = firstLabel(TAGS.indexOf(span.tag)) + (span === open ? 1 : 0);
    open = span;
  }
  const features: Int32Array[] = [];
  eachTokensFeatures(
    tokens.map((token, i) => blurred(token, labels[i] ?? 0, random)),
    (_, all, count) => features.push(all.slice(0, count)),
  );
  return { features, labels };
}

/** Features that fewer tokens have say more of the training texts than of others. */
const MIN_COUNTS = [100, 30, 10, 5];

/** The table is not filled further: a fuller one confuses features. */
const MAX_FILL = 0.8;

/** Counts up to the largest a byte holds are kept by so many bits of a hash. */
const COUNT_BITS = 24;

/** The features that have a row: the most frequent ones, as far as the table has room. */
function tableOf(texts: readonly ReadText[]): FeatureTable {
  const counts = new Uint8Array(1 << COUNT_BITS);
  const slot = (feature: number): number => (feature ^ (feature >>> 9)) & (counts.length - 1);
  const all = (use: (feature: number) => void): void => {
    for (const { features } of texts) for (const ofToken of features) for (const feature of ofToken) use(feature);
  };
  all((feature) => {
    const at = slot(feature);
    if ((counts[at] ?? 0) < 255) counts[at] = (counts[at] ?? 0) + 1;
  });
  const table = new Uint16Array(ROWS);
  let used = 0;
  for (const least of MIN_COUNTS) {
    all((feature) => {
      if ((counts[slot(feature)] ?? 0) < least || used > ROWS * MAX_FILL) return;
      const isNew = rowOf(table, feature) < 0;
      if (isNew && addFeature(table, feature)) used++;
    });
  }
  return table;
}

/** How often a word of a name, another word, and a word of a kind is taken for one that no training text has. */
const UNKNOWN_NAMES = 0.5;
const UNKNOWN_WORDS = 0.4;
const UNKNOWN_OF_KIND = 0.25;
/** How often a name is taken for one of no list, and the word of a firm for one that no list has. */
const UNLISTED = 0.3;

/** What tokens have of the lists of given names, surnames and firms. */
const FIRM = 8 * 8;
const LISTED = 8 * (1 + 4) + FIRM;

/** A token as it would be seen in a text that training knows less of: words are not learned by heart. */
function blurred(token: Token, label: number, random: Random): Token {
  if (token.casing === 0) return token;
  const share = token.kind !== 0 ? UNKNOWN_OF_KIND : label === 0 ? UNKNOWN_WORDS : UNKNOWN_NAMES;
  const isUnknown = random.next() < share;
  const isUnlisted = (label > 0 || (token.lexical & FIRM) > 0) && random.next() < UNLISTED;
  if (!isUnknown && !isUnlisted) return token;
  const unknown = (): number => random.below(1 << 30);
  return {
    ...token,
    ...(isUnknown && { word: unknown(), ...(random.below(2) === 0 && { beginning: unknown(), ending3: unknown() }) }),
    ...(isUnlisted && { lexical: token.lexical & ~LISTED }),
  };
}
