import type { PhraseIndex } from '../../core/tariff/classifier/neighbours.ts';
import type { TextKind, TrainingText } from './corpus.ts';

const MAX_PHRASES = 0x1_0000;
// Schedule paths are not buyers' phrases: the word index handles what they share with a query better.
const PHRASE_KINDS: ReadonlySet<TextKind> = new Set([
  'united_nations',
  'pair',
  'trade_term',
  'product',
  'ruling',
  'noisy_pair',
]);

/** Compiles phrases into an index of cosines; a repeated phrase of the same subheading is stored once. */
export function buildPhraseIndex(texts: readonly TrainingText[]): PhraseIndex {
  const phrases = distinctPhrases(texts);
  if (phrases.length > MAX_PHRASES) throw new Error(`More phrases than an index holds: ${phrases.length}`);
  const spread = new Map<number, number>();
  for (const { terms } of phrases) for (const { hash } of terms) spread.set(hash, (spread.get(hash) ?? 0) + 1);
  const terms = Uint32Array.from(spread.keys()).sort();
  const rarity = Float32Array.from(terms, (term) => Math.log(1 + phrases.length / (spread.get(term) ?? 1)));
  const rarityOf = new Map(Array.from(terms, (term, i) => [term, rarity[i] ?? 0]));
  const postings = new Map<number, { phrase: number; strength: number }[]>(Array.from(terms, (term) => [term, []]));
  for (const [phrase, text] of phrases.entries()) {
    const weights = text.terms.map(({ hash, weight }) => weight * (rarityOf.get(hash) ?? 0));
    const norm = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0));
    for (const [i, { hash }] of text.terms.entries()) {
      postings.get(hash)?.push({ phrase, strength: (weights[i] ?? 0) / norm });
    }
  }
  return pack(terms, { rarity, postings, codeOf: Uint16Array.from(phrases, ({ code }) => code) });
}

function distinctPhrases(texts: readonly TrainingText[]): TrainingText[] {
  const seen = new Set<string>();
  return texts.filter(({ kind, code, stems }) => {
    const key = `${code} ${stems.join(' ')}`;
    if (!PHRASE_KINDS.has(kind) || stems.length === 0 || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

interface Parts {
  readonly rarity: Float32Array;
  readonly postings: ReadonlyMap<number, readonly { readonly phrase: number; readonly strength: number }[]>;
  readonly codeOf: Uint16Array;
}

function pack(terms: Uint32Array, { rarity, postings, codeOf }: Parts): PhraseIndex {
  const count = [...postings.values()].reduce((sum, list) => sum + list.length, 0);
  const starts = new Uint32Array(terms.length + 1);
  const phrases = new Uint16Array(count);
  const strengths = new Uint8Array(count);
  let at = 0;
  for (const [i, term] of terms.entries()) {
    for (const { phrase, strength } of postings.get(term) ?? []) {
      phrases[at] = phrase;
      strengths[at] = Math.round(strength * 255);
      at++;
    }
    starts[i + 1] = at;
  }
  return { terms, rarity, starts, phrases, strengths, strengthUnit: 1 / 255, codeOf };
}
