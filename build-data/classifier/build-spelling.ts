import type { Spelling } from '../../core/tariff/classifier/spelling.ts';
import { spellingHash } from '../../core/tariff/classifier/spelling.ts';
import type { TrainingText } from './corpus.ts';

const SCALE = 24;

/** The words of all texts that were not cut off at the counter, with their stems, and how often each is met. */
export function buildSpelling(texts: readonly TrainingText[]): Spelling {
  const counts = new Map<number, number>();
  for (const { kind, surface, stems } of texts) {
    if (kind === 'noisy_pair') continue;
    for (const word of new Set([...surface, ...stems])) {
      const hash = spellingHash(word);
      counts.set(hash, (counts.get(hash) ?? 0) + 1);
    }
  }
  const words = Uint32Array.from(counts.keys()).sort();
  // One occurrence reads 16, two 26: once is known, twice is common enough to be meant.
  const commonness = Uint8Array.from(words, (word) =>
    Math.min(255, Math.round(SCALE * Math.log(1 + (counts.get(word) ?? 0)))),
  );
  return { words, commonness };
}
