import type { VoterScores } from './blend.ts';
import { termsOf, type Term } from './description-features.ts';
import { indexOfSorted } from './feature-hash.ts';
import { readWords } from './read-words.ts';
import { cleanScheduleText } from '../schedule-text.ts';
import type { Voters } from './vote.ts';
import { HEADING_SHARE } from './word-index.ts';

/** A subheading of a newer edition that the weights do not know: it is scored by the words of its path. */
export interface AddedRow {
  /** How informative each of its words is, by hash. */
  readonly rarity: ReadonlyMap<number, number>;
  /** The length of that vector. */
  readonly norm: number;
  /** Known rows of its heading, with which it is compared. */
  readonly siblings: readonly number[];
}

/** Reads the words of an added subheading's path. */
export function addedRow(
  { words, nomenclature }: Voters,
  { hs6, path }: { hs6: string; path: readonly string[] },
): AddedRow {
  const size = nomenclature.codes.length;
  const rarity = new Map<number, number>();
  for (const { hash } of termsOf(readWords(cleanScheduleText(path.join(', '))))) {
    const at = indexOfSorted(words.terms, hash);
    const end = at < 0 ? 0 : (words.starts[at + 1] ?? 0);
    let holders = 0;
    for (let i = at < 0 ? 0 : (words.starts[at] ?? 0); i < end; i++) if ((words.places[i] ?? 0) < size) holders++;
    rarity.set(hash, Math.log(1 + (size - holders + 0.5) / (holders + 0.5)));
  }
  const heading = Number(hs6.slice(0, 4));
  const siblings = [...nomenclature.codes.keys()].filter(
    (row) => Math.floor((nomenclature.codes[row] ?? 0) / 100) === heading,
  );
  return { rarity, norm: Math.hypot(...rarity.values()), siblings };
}

/** Returns the voters' scores followed by those of the added rows. */
export function withAddedRows(scores: VoterScores, added: readonly AddedRow[], terms: readonly Term[]): VoterScores {
  if (added.length === 0) return scores;
  const length = scores.words.length;
  const grown = (values: Float64Array, scoreOf: (row: AddedRow) => number): Float64Array => {
    const all = new Float64Array(length + added.length);
    all.set(values);
    for (const [i, row] of added.entries()) all[length + i] = scoreOf(row);
    return all;
  };
  const floor = scores.network.reduce((least, log) => Math.min(least, log), 0);
  return {
    // As if each word occurred once in a text of the usual length; the heading has the same words.
    words: grown(scores.words, (row) => (1 + HEADING_SHARE) * shared(row, terms).sum),
    phrases: grown(scores.phrases, (row) => shared(row, terms).cosine),
    network: grown(scores.network, ({ siblings }) =>
      siblings.length === 0
        ? floor
        : siblings.reduce((sum, row) => sum + (scores.network[row] ?? floor), 0) / siblings.length,
    ),
  };
}

function shared({ rarity, norm }: AddedRow, terms: readonly Term[]): { sum: number; cosine: number } {
  let sum = 0;
  let product = 0;
  let square = 0;
  for (const { hash, weight } of terms) {
    const value = rarity.get(hash) ?? 0;
    sum += weight * value;
    product += weight * value * value;
    square += (weight * value) ** 2;
  }
  // Query words missing from the path have no weight here, so the cosine covers only shared words.
  return { sum, cosine: square === 0 || norm === 0 ? 0 : product / (Math.sqrt(square) * norm) };
}
