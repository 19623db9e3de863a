import { chiefFiber, conceptsOf } from './concepts.ts';
import { hashText } from './feature-hash.ts';
import type { ReadText } from './read-words.ts';

/** A sparse vector: feature hashes and their coefficients, in text order. */
export interface Features {
  readonly hashes: number[];
  readonly coefficients: number[];
  /** Position of each feature's word; the chief fiber belongs to the whole text, one position after the last. */
  readonly origins: number[];
}

/** A word of the word index: its hash and its weight in a query. */
export interface Term {
  readonly hash: number;
  readonly weight: number;
}

const CONCEPT_WEIGHT = 0.5;
const HEAD_WEIGHT = 1.5;
const BIGRAM_WEIGHT = 0.6;
const GRAM_WEIGHT = 0.7;
const HEAD_WORDS = 2;
// Words with the same hash in different roles must not collide, so each role has its own seed.
const SEED = { term: 0, gram: 1, bigram: 2, head: 3 } as const;

/** Returns a stem's hash in the word index. */
function termHash(stem: string): number {
  return hashText(stem, SEED.term);
}

/** Returns the distinct words and concepts for the word index; words of the head weigh more. */
export function termsOf(read: ReadText): Term[] {
  const weights = new Map<string, number>();
  for (const [i, stem] of read.stems.entries()) {
    keepMax(weights, stem, i < read.headLength ? HEAD_WEIGHT : 1);
    for (const concept of conceptsOf(stem)) keepMax(weights, concept, CONCEPT_WEIGHT);
  }
  const fiber = chiefFiber(read.stems, read.shares);
  if (fiber !== undefined) keepMax(weights, `${fiber}-chief`, CONCEPT_WEIGHT);
  return Array.from(weights, ([term, weight]) => ({ hash: termHash(term), weight }));
}

/**
 * Returns words, neighbors, character n-grams and concepts for the network, scaled so that long texts do not dominate.
 */
export function featuresOf(read: ReadText): Features {
  const hashes: number[] = [];
  const coefficients: number[] = [];
  const origins: number[] = [];
  const push = (hash: number, coefficient: number, origin: number): void => {
    hashes.push(hash);
    coefficients.push(coefficient);
    origins.push(origin);
  };
  const { stems, headLength } = read;
  for (const [i, stem] of stems.entries()) {
    push(hashText(stem, SEED.term), 1, i);
    const grams = gramsOf(stem);
    for (const gram of grams) push(hashText(gram, SEED.gram), GRAM_WEIGHT / Math.sqrt(grams.length), i);
    const next = stems[i + 1];
    if (next !== undefined) push(hashText(`${stem} ${next}`, SEED.bigram), BIGRAM_WEIGHT, i);
    for (const concept of conceptsOf(stem)) push(hashText(concept, SEED.term), CONCEPT_WEIGHT, i);
  }
  for (let i = Math.max(0, headLength - HEAD_WORDS); i < headLength; i++)
    push(hashText(stems[i] ?? '', SEED.head), 1, i);
  const fiber = chiefFiber(stems, read.shares);
  if (fiber !== undefined) push(hashText(`${fiber}-chief`, SEED.term), 1, stems.length);
  const scale = 1 / Math.sqrt(Math.max(1, stems.length));
  return { hashes, coefficients: coefficients.map((coefficient) => coefficient * scale), origins };
}

const GRAM_LENGTH = 4;

/** Returns a word's character 4-grams with its borders marked; short words have none. */
function gramsOf(stem: string): string[] {
  const marked = `<${stem}>`;
  if (marked.length <= GRAM_LENGTH) return [];
  return Array.from({ length: marked.length - GRAM_LENGTH + 1 }, (_, i) => marked.slice(i, i + GRAM_LENGTH));
}

function keepMax(weights: Map<string, number>, term: string, weight: number): void {
  if ((weights.get(term) ?? 0) < weight) weights.set(term, weight);
}
