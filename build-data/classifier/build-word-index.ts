import type { Nomenclature } from '../../core/tariff/classifier/nomenclature.ts';
import type { WordIndex } from '../../core/tariff/classifier/word-index.ts';
import type { TextKind, TrainingText } from './corpus.ts';

// Weight of a word in each kind of text; chosen on the folds.
const KIND_WEIGHTS: Readonly<Record<TextKind, number>> = {
  path: 1,
  united_nations: 1,
  line: 0.5,
  pair: 1,
  noisy_pair: 0.3,
  trade_term: 1.5,
  product: 0.7,
  ruling: 1,
  ruling_body: 0.5,
};

const K1 = 1.2;
const LENGTH_SHARE = 0.4;

interface Place {
  length: number;
  readonly counts: Map<number, number>;
}

interface Posting {
  readonly place: number;
  readonly strength: number;
}

/** Compiles the texts into postings of quantized weights, for subheadings and headings. */
export function buildWordIndex(
  texts: readonly TrainingText[],
  { codes, headings, headingOf }: Nomenclature,
): WordIndex {
  const places = Array.from({ length: codes.length + headings }, (): Place => ({ length: 0, counts: new Map() }));
  for (const text of texts) {
    const weight = KIND_WEIGHTS[text.kind] * text.weight;
    for (const level of [text.code, codes.length + (headingOf[text.code] ?? 0)]) {
      const place = places[level];
      if (place === undefined) continue;
      for (const { hash } of text.terms) place.counts.set(hash, (place.counts.get(hash) ?? 0) + weight);
      place.length += weight * text.terms.length;
    }
  }
  const postings = new Map<number, Posting[]>();
  addLevel(postings, places.slice(0, codes.length), 0);
  addLevel(postings, places.slice(codes.length), codes.length);
  return quantise(postings);
}

/** BM25 within one level: a heading is compared with headings, a subheading with subheadings. */
function addLevel(postings: Map<number, Posting[]>, level: readonly Place[], firstPlace: number): void {
  const holders = new Map<number, number>();
  let total = 0;
  for (const { counts, length } of level) {
    total += length;
    for (const term of counts.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  const mean = total / level.length;
  for (const [row, { counts, length }] of level.entries()) {
    const damping = K1 * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / mean);
    for (const [term, count] of counts) {
      const held = holders.get(term) ?? 0;
      const rarity = Math.log(1 + (level.length - held + 0.5) / (held + 0.5));
      const posting = { place: firstPlace + row, strength: (rarity * count * (K1 + 1)) / (count + damping) };
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [posting]);
      else list.push(posting);
    }
  }
}

function quantise(postings: ReadonlyMap<number, readonly Posting[]>): WordIndex {
  const terms = Uint32Array.from(postings.keys()).sort();
  const starts = new Uint32Array(terms.length + 1);
  let count = 0;
  let top = 0;
  for (const list of postings.values()) {
    count += list.length;
    for (const { strength } of list) top = Math.max(top, strength);
  }
  const strengthUnit = top / 255;
  const places = new Uint16Array(count);
  const strengths = new Uint8Array(count);
  let at = 0;
  for (const [i, term] of terms.entries()) {
    for (const posting of postings.get(term) ?? []) {
      places[at] = posting.place;
      strengths[at] = Math.round(posting.strength / strengthUnit);
      at++;
    }
    starts[i + 1] = at;
  }
  return { terms, starts, places, strengths, strengthUnit };
}
