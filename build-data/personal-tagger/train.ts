import type { Random } from '../classifier/random.ts';
import { trainChain, type ReadText } from '../linear-chain/train-chain.ts';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import { eachTokensFeatures } from '../../core/documents/pii/tagger/token-features.ts';
import { firstLabel, LABELLING, ROWS, TAGS, type TaggerWeights } from '../../core/documents/pii/tagger/tagger.ts';
import { contextOf } from '../../core/documents/pii/tagger/token-context.ts';
import { tokensOfText } from '../../core/documents/pii/tagger/tag-text.ts';
import { IN_FIRM_NAME, IN_PLACE_NAME, type Token } from '../../core/documents/pii/tagger/tokens.ts';
import { visibleText } from '../../core/documents/pii/visible-text.ts';
import type { TaggedText } from './generate.ts';

export interface TrainingPlan {
  readonly epochs: number;
  readonly random: Random;
  readonly onEpoch?: (epoch: number, loss: number) => void;
}

/** The redacted tags come first. */
const PERSONAL_TAGS = 3;

/** Missing personal data is worse than finding too much. */
const COST = { ofMissing: 5, ofFinding: 1.3 };

const MIN_COUNTS = [100, 30, 10, 5];

/** Training hashes features into four times the rows. */
const TRIED = { rows: 4 * ROWS, epochs: 1 };

/** Trains the weights on tagged texts, without the fingerprint. The same texts give the same weights. */
export function trainTagger(
  texts: readonly TaggedText[],
  lexicon: Lexicon,
  plan: TrainingPlan,
): Omit<TaggerWeights, 'print'> {
  const read = texts.map((text) => readText(text, lexicon, plan.random));
  const { weights, steps } = trainChain(read, {
    ...plan,
    labels: LABELLING,
    rows: ROWS,
    tried: TRIED,
    minCounts: MIN_COUNTS,
    costOf: (right) => (right > 0 && right < firstLabel(PERSONAL_TAGS) ? COST.ofMissing : COST.ofFinding),
  });
  return { chain: weights, steps };
}

/** Filled by each text in turn. */
let scratch = new Int32Array(1 << 16);

function readText(original: TaggedText, lexicon: Lexicon, random: Random): ReadText {
  const { text, spans } = asSeen(original);
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
  const seen = tokens.map((token, i) => blurred(token, labels[i] ?? 0, random));
  const ends: number[] = [];
  let used = 0;
  eachTokensFeatures(seen, contextOf(seen), (_, all, count) => {
    if (used + count > scratch.length)
      scratch = Int32Array.from({ length: 2 * (used + count) }, (_, i) => scratch[i] ?? 0);
    scratch.set(all.subarray(0, count), used);
    ends.push((used += count));
  });
  // One buffer for all tokens of the text: a buffer of its own would cost each of them more than its features.
  const buffer = scratch.slice(0, used);
  const features = ends.map((end, i) => buffer.subarray(ends[i - 1] ?? 0, end));
  return { features, labels };
}

/** The visible form of a tagged text. */
export function asSeen({ text: original, spans }: TaggedText): TaggedText {
  const { text, starts, ends } = visibleText(original);
  const placed = spans.flatMap(({ tag, start: first, end: last }) => {
    const start = starts.findIndex((place) => place >= first);
    const end = ends.findLastIndex((place) => place <= last) + 1;
    return start !== -1 && start < end ? [{ tag, start, end }] : [];
  });
  return { text, spans: placed };
}

/** How often a name word, another word, and a word with a kind is treated as unknown. */
const UNKNOWN_NAMES = 0.5;
const UNKNOWN_WORDS = 0.4;
const UNKNOWN_OF_KIND = 0.25;
/** How often a name or company word is treated as unlisted, and another capitalized word. */
const UNLISTED = { names: 0.3, capitals: 0.15 };

/** The list flags of given names, surnames and companies. */
const FIRM = 8 * 8 + IN_FIRM_NAME;
const LISTED = 8 * (1 + 4) + FIRM + IN_PLACE_NAME;
const ORDINARY = 8 * 2;

/** Hides what is known about a token, so that the tagger does not memorize words. */
function blurred(token: Token, label: number, random: Random): Token {
  if (token.casing === 0) return token;
  const share = token.kind !== 0 ? UNKNOWN_OF_KIND : label === 0 ? UNKNOWN_WORDS : UNKNOWN_NAMES;
  const isUnknown = random.next() < share;
  const isName = label > 0 || (token.lexical & FIRM) > 0;
  const unlisted = isName ? UNLISTED.names : token.casing > 1 ? UNLISTED.capitals : 0;
  const isUnlisted = random.next() < unlisted;
  if (!isUnknown && !isUnlisted) return token;
  const unknown = (): number => random.below(1 << 30);
  return {
    ...token,
    ...(isUnknown && { word: unknown(), ...(random.below(2) === 0 && { beginning: unknown(), ending3: unknown() }) }),
    ...(isUnlisted && { lexical: token.lexical & ~(isName ? LISTED : LISTED + ORDINARY), cluster: 0, group: 0 }),
  };
}
