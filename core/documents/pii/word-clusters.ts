import { readBundled } from '../../bundled-data.ts';

/** Words that occur among the same other words have the same cluster, and similar clusters the same group; 0 is none. */
export interface WordCluster {
  readonly cluster: number;
  readonly group: number;
}

/** The first line of data/word-clusters.txt: what the words are and where they come from. */
const HEAD =
  '# Words by what they occur with: a line per cluster, a blank line between groups of clusters. From GloVe, public domain (PDDL).';

/** Encodes data/word-clusters.txt: the words of each cluster of each group. */
export function encodeWordClusters(groups: readonly (readonly (readonly string[])[])[]): string {
  const blocks = groups.map((clusters) => clusters.map((words) => words.join(' ')).join('\n'));
  return `${HEAD}\n${blocks.join('\n\n')}\n`;
}

/** Decodes data/word-clusters.txt. Throws `TypeError` if the bytes are another file. */
export function decodeWordClusters(bytes: Uint8Array): ReadonlyMap<string, WordCluster> {
  const [head, ...lines] = new TextDecoder().decode(bytes).trimEnd().split('\n');
  if (head !== HEAD) throw new TypeError('The file is not the clusters of words.');
  const found = new Map<string, WordCluster>();
  let [cluster, group] = [0, 1];
  for (const line of lines) {
    if (line === '') {
      group++;
      continue;
    }
    cluster++;
    const one = { cluster, group };
    for (const word of line.split(' ')) found.set(word, one);
  }
  return found;
}

const NONE: WordCluster = { cluster: 0, group: 0 };

let clusters: ReadonlyMap<string, WordCluster> | undefined;

/** The cluster of a word in lower case, if it is among the 100,000 most frequent in English news and encyclopedias. Read on first use. */
export function wordCluster(lower: string): WordCluster {
  clusters ??= readBundled('word-clusters.txt', decodeWordClusters);
  return clusters.get(lower) ?? NONE;
}
