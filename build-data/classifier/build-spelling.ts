import type { Spelling } from '../../core/tariff/classifier/spelling.ts';
import { ORDINARY, spellingHash } from '../../core/tariff/classifier/spelling.ts';
import type { TrainingText } from './corpus.ts';

const SCALE = 24;
// Shorter words are initials and abbreviations.
const MIN_ORDINARY = 3;

/**
 * Collects the words of all texts that are not truncated, with their stems and frequencies, and English words that no
 * text contains, so that they are not taken for misspelled goods.
 */
export function buildSpelling(texts: readonly TrainingText[], ordinaryWords: readonly string[]): Spelling {
  const counts = new Map<number, number>();
  for (const { kind, surface, stems } of texts) {
    if (kind === 'noisy_pair') continue;
    for (const word of new Set([...surface, ...stems])) {
      const hash = spellingHash(word);
      counts.set(hash, (counts.get(hash) ?? 0) + 1);
    }
  }
  const isLongEnough = (word: string): boolean => word.length >= MIN_ORDINARY;
  for (const word of ordinaryWords.filter(isLongEnough)) {
    const hash = spellingHash(word);
    if (!counts.has(hash)) counts.set(hash, 0);
  }
  const words = Uint32Array.from(counts.keys()).sort();
  // One occurrence reads 16, two 26: one makes a word known, two make it common enough to be meant.
  const commonness = Uint8Array.from(words, (word) =>
    Math.max(ORDINARY, Math.min(255, Math.round(SCALE * Math.log(1 + (counts.get(word) ?? 0))))),
  );
  return { words, commonness };
}
