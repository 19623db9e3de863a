import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import {
  buildWordClusters,
  clusteredWords,
  WORD_CLUSTERS_USAGE,
  type WordVectors,
} from '../../build-data/word-clusters.ts';
import { CommandError } from '../../build-data/command-error.ts';
import { seededRandom } from '../../build-data/classifier/random.ts';
import { decodeWordClusters, encodeWordClusters, wordCluster } from '../../core/documents/pii/word-clusters.ts';

const DIMENSIONS = 6;

/** Words around `middles` directions that are far from each other, in turn: the first letter of a word says around which. */
function vectorsAround(middles: number, words: number, seed: number): WordVectors {
  const random = seededRandom(seed);
  const vectors: Record<string, number[]> = {};
  for (let i = 0; i < words; i++) {
    const middle = i % middles;
    const word = `${'abcdef'[middle] ?? ''}${'xyz'[i % 3] ?? ''}${'klmnopqrst'[Math.floor(i / 3) % 10] ?? ''}${'uvw'[Math.floor(i / 30) % 3] ?? ''}`;
    const size = 1 + 9 * random.next();
    vectors[word] = Array.from({ length: DIMENSIONS }, (_, k) => size * ((k === middle ? 1 : 0) + 0.1 * random.next()));
    // More than the dimensions: the length, as the package has it.
    vectors[word].push(size);
  }
  return { words: Object.keys(vectors), vectors, dimensions: DIMENSIONS };
}

suite('clusters of words', () => {
  for (const middles of [2, 3, 6]) {
    test(`have words of one kind only, where words are of ${middles} kinds`, () => {
      const all = vectorsAround(middles, 60, middles);
      const groups = clusteredWords(all, { words: 60, clusters: 12, groups: middles });
      assert.deepEqual(groups.flat(2).toSorted(), all.words.toSorted());
      const kinds = groups.flat().map((words) => new Set(words.map((word) => word[0])).size);
      assert.deepEqual(new Set(kinds), new Set([1]));
    });
  }

  test('have the most frequent words that are words', () => {
    const all = vectorsAround(2, 60, 1);
    const words = ['1990s', '--', ...all.words];
    const clustered = clusteredWords({ ...all, words }, { words: 20, clusters: 4, groups: 2 });
    assert.deepEqual(clustered.flat(2).toSorted(), all.words.slice(0, 20).toSorted());
  });

  test('are read back as they were written, clusters numbered through all groups', () => {
    const read = decodeWordClusters(Buffer.from(encodeWordClusters([[['oak', 'elm'], ['rye']], [['tin']]])));
    assert.deepEqual(
      [...read].map(([word, { cluster, group }]) => `${word} ${cluster} ${group}`),
      ['oak 1 1', 'elm 1 1', 'rye 2 1', 'tin 3 2'],
    );
  });

  test('in use are 100,000 words in 1,000 clusters and 64 groups', () => {
    const read = decodeWordClusters(readFileSync(new URL('../../data/word-clusters.txt', import.meta.url)));
    const all = [...read.values()];
    assert.deepEqual(
      [read.size, ...[all.map((one) => one.cluster), all.map((one) => one.group)].map((of) => new Set(of).size)],
      [100_000, 1_000, 64],
    );
  });

  for (const [one, other] of [
    ['monday', 'friday'],
    ['said', 'told'],
    ['uruguay', 'paraguay'],
    ['plumber', 'electrician'],
  ] as const) {
    test(`has ${one} in the group of ${other}`, () => {
      assert.equal(wordCluster(one).group, wordCluster(other).group);
      assert.notEqual(wordCluster(one).group, wordCluster('tonnage').group);
    });
  }

  test('has a word that it does not know in none', () => {
    assert.deepEqual(wordCluster('ellingsenish'), { cluster: 0, group: 0 });
  });

  for (const other of ['', 'oak elm\n']) {
    test(`cannot be decoded from ${JSON.stringify(other)}`, () => {
      assert.throws(() => decodeWordClusters(Buffer.from(other)), TypeError);
    });
  }

  test('cannot be built without the vectors', async () => {
    await assert.rejects(buildWordClusters(['--vectors', import.meta.dirname]), CommandError);
    await assert.rejects(buildWordClusters([]), { message: `Usage: ${WORD_CLUSTERS_USAGE}` });
  });
});
