import { distanceTo, editDistance } from '../core/names/edit-distance.ts';
import { prepareName, prepareQuery } from '../core/names/prepared-name.ts';
import { compareNames } from '../core/names/score.ts';
import { median } from './quantile.ts';

const PAIRS: readonly (readonly [string, string])[] = [
  ['terra klean solutions', 'terra clean solution'],
  ['rosoboronexport', 'rosoboroneksport'],
  ['hetian taida apparel', 'hotan taida apparel'],
  ['international trading', 'international shipping'],
  ['shanghai aviation electric', 'shanghai avionics'],
  ['gazprom pererabotka', 'gazprom dobycha'],
];

/** The yardstick: the full matrix, in one typed array. */
function matrixDistance(a: string, b: string): number {
  const width = b.length + 1;
  const matrix = new Int32Array((a.length + 1) * width);
  for (let i = 0; i <= a.length; i += 1) {
    for (let j = 0; j <= b.length; j += 1) {
      const at = i * width + j;
      const substituted = (matrix[at - width - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const oneMore = 1 + Math.min(matrix[at - width] ?? 0, matrix[at - 1] ?? 0);
      matrix[at] = i === 0 || j === 0 ? i + j : Math.min(substituted, oneMore);
    }
  }
  return matrix.at(-1) ?? 0;
}

/** Microseconds per call, the median of several runs. */
function microseconds(run: () => unknown, calls: number): number {
  const runs = Array.from({ length: 9 }, () => {
    const started = performance.now();
    for (let call = 0; call < calls; call += 1) run();
    return ((performance.now() - started) * 1000) / calls;
  });
  return median(runs);
}

/** A text of letters and spaces similar to a long name, the same in each run. */
function longName(seed: number): string {
  return Array.from({ length: 512 }, (_, i) => 'abcdefghijklmnopqrstuvwxyz '.charAt((i * i * 7 + i * seed) % 27)).join(
    '',
  );
}

function line(what: string, ours: number, yardstick: number): void {
  const ratio = (yardstick / ours).toFixed(0);
  console.log(`${what}: ${ours.toFixed(2)} µs, plain matrix ${yardstick.toFixed(2)} µs, ${ratio} times faster`);
}

/** Measures the comparison of two names, relative to the full matrix of their edit distance. */
export async function namesBench(): Promise<void> {
  const differing = PAIRS.filter(([a, b]) => editDistance(a, b) !== matrixDistance(a, b));
  if (differing.length > 0) throw new Error(`${differing.length} distances are not those of the matrix.`);
  const perPair = (run: (pair: readonly [string, string]) => unknown): number =>
    microseconds(() => {
      for (const pair of PAIRS) run(pair);
    }, 2000) / PAIRS.length;

  const prepared = PAIRS.map(([a, b]) => [distanceTo(a), b] as const);
  const scanning =
    microseconds(() => {
      for (const [distance, text] of prepared) distance(text);
    }, 2000) / PAIRS.length;
  const matrix = perPair(([a, b]) => matrixDistance(a, b));
  line('names, a typical pair, query prepared', scanning, matrix);
  line(
    'names, a typical pair, from two texts',
    perPair(([a, b]) => editDistance(a, b)),
    matrix,
  );

  const [one, other] = [longName(3), longName(11)];
  line(
    'names, 512 characters against 512',
    microseconds(() => editDistance(one, other), 200),
    microseconds(() => matrixDistance(one, other), 5),
  );

  const queries = PAIRS.map(([a, b]) => [prepareQuery(a), prepareName(b)] as const);
  const scoring = microseconds(() => {
    for (const [query, name] of queries) compareNames(query, name);
  }, 2000);
  console.log(`names, scoring a prepared pair: ${(scoring / PAIRS.length).toFixed(2)} µs`);
  const folding = perPair(([a]) => prepareName(`${a.toUpperCase()} CO., LTD.`));
  console.log(`names, folding a name and taking its forms off: ${folding.toFixed(2)} µs`);
  return Promise.resolve();
}
