import { shuffledOrder, type Random } from '../classifier/random.ts';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import { addFeature, rowOf, ROWS, rowsOf, type FeatureTable } from '../../core/documents/pii/tagger/feature-table.ts';
import { featuresOf } from '../../core/documents/pii/tagger/token-features.ts';
import { bestLabels, firstLabel, LABELS, TAGS, type TaggerWeights } from '../../core/documents/pii/tagger/tagger.ts';
import { tokensOfText } from '../../core/documents/pii/tagger/tag-text.ts';
import type { Token } from '../../core/documents/pii/tagger/tokens.ts';
import type { TaggedText } from './generate.ts';

/** The features of a text's tokens, and the labels it should give. */
interface ReadText {
  readonly features: readonly Int32Array[];
  readonly labels: Uint8Array;
}

export interface TrainingPlan {
  readonly epochs: number;
  readonly random: Random;
  readonly onEpoch?: (epoch: number, wrong: number) => void;
}

/**
 * The weights that tag texts as they are tagged: an averaged perceptron over whole texts (M. Collins, "Discriminative Training
 * Methods for Hidden Markov Models", 2002). Sums of whole numbers, so that the same texts give the same bytes everywhere.
 */
export function trainTagger(
  texts: readonly TaggedText[],
  lexicon: Lexicon,
  { epochs, random, onEpoch }: TrainingPlan,
): TaggerWeights {
  const read = texts.map((text) => readText(text, lexicon, random));
  const table = tableOf(read);
  const samples = read.map(({ features, labels }) => ({ rows: features.map((all) => rowsOf(table, all)), labels }));
  const emissions = new Float64Array(LABELS * ROWS);
  const transitions = new Float64Array(LABELS * LABELS);
  /** Sums of changes times when they were made: what the average lacks. */
  const lateEmissions = new Float64Array(emissions.length);
  const lateTransitions = new Float64Array(transitions.length);
  let time = 1;
  for (let epoch = 0; epoch < epochs; epoch++) {
    let wrong = 0;
    for (const at of shuffledOrder(samples.length, random)) {
      const sample = samples[at];
      if (!sample) continue;
      const found = bestLabels(sample.rows, { emissions, transitions }, costsOf(sample.labels));
      time++;
      let before = 0;
      let beforeFound = 0;
      for (const [i, label] of sample.labels.entries()) {
        const given = found[i] ?? 0;
        if (label !== given) {
          wrong++;
          for (const row of sample.rows[i] ?? []) {
            change(emissions, lateEmissions, row * LABELS + label, 1);
            change(emissions, lateEmissions, row * LABELS + given, -1);
          }
        }
        if (label !== given || before !== beforeFound) {
          change(transitions, lateTransitions, before * LABELS + label, 1);
          change(transitions, lateTransitions, beforeFound * LABELS + given, -1);
        }
        before = label;
        beforeFound = given;
      }
    }
    onEpoch?.(epoch, wrong);
  }
  return rounded(
    table,
    emissions.map((weight, i) => weight - (lateEmissions[i] ?? 0) / time),
    transitions.map((weight, i) => weight - (lateTransitions[i] ?? 0) / time),
  );

  function change(weights: Float64Array, late: Float64Array, at: number, by: number): void {
    weights[at] = (weights[at] ?? 0) + by;
    late[at] = (late[at] ?? 0) + by * time;
  }
}

/** What a wrong label is worth while training, so that right ones win by a margin: to miss personal data is worse than to find too much. */
const COST_OF_MISSING = 6;
const COST_OF_FINDING = 5;

function costsOf(labels: Uint8Array): Float64Array {
  const costs = new Float64Array(labels.length * LABELS);
  for (const [i, label] of labels.entries()) {
    const isPersonal = label > 0 && label < firstLabel(PERSONAL_TAGS);
    costs.fill(isPersonal ? COST_OF_MISSING : COST_OF_FINDING, i * LABELS, (i + 1) * LABELS);
    costs[i * LABELS + label] = 0;
  }
  return costs;
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
  return { features: featuresOf(tokens.map((token, i) => blurred(token, labels[i] ?? 0, random))), labels };
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
/** How often a name is taken for one of no list. */
const UNLISTED = 0.3;

/** A token as it would be seen in a text that training knows less of: words are not learned by heart. */
function blurred(token: Token, label: number, random: Random): Token {
  if (token.casing === 0) return token;
  const share = token.kind !== 0 ? UNKNOWN_OF_KIND : label === 0 ? UNKNOWN_WORDS : UNKNOWN_NAMES;
  const isUnknown = random.next() < share;
  const isUnlisted = label > 0 && random.next() < UNLISTED;
  if (!isUnknown && !isUnlisted) return token;
  const unknown = (): number => random.below(1 << 30);
  return {
    ...token,
    ...(isUnknown && { word: unknown(), ...(random.below(2) === 0 && { beginning: unknown(), ending3: unknown() }) }),
    ...(isUnlisted && { lexical: token.lexical & ~(8 + 32) }),
  };
}
