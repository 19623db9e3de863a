/**
 * The score rule implemented a second time in the plainest way: a full matrix, sets, fractions. It shares only the
 * folded words with the fast implementation.
 */

/** Levenshtein distance in code points by the full matrix. */
export function matrixDistance(a: string, b: string): number {
  const left = Array.from(a);
  const right = Array.from(b);
  const matrix = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  for (let i = 0; i <= left.length; i += 1) {
    for (let j = 0; j <= right.length; j += 1) {
      if (i === 0 || j === 0) matrix[i]![j] = i + j;
      else {
        const substituted = matrix[i - 1]![j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1);
        matrix[i]![j] = Math.min(matrix[i - 1]![j]! + 1, matrix[i]![j - 1]! + 1, substituted);
      }
    }
  }
  return matrix[left.length]![right.length]!;
}

/** Rounded to three decimals, or down if rounding up would reach a score that decides something. */
function rounded(part: number, whole: number): number {
  const nearest = Number((Math.round((part / whole) * 1e6) / 1e6).toFixed(3));
  return [1, 0.92, 0.72, 0.5].includes(nearest) && part / whole < nearest
    ? Number((nearest - 0.001).toFixed(3))
    : nearest;
}

export function slowScore(query: readonly string[], name: readonly string[]): number {
  if (query.length === 0 || name.length === 0) return 0;
  const asked = new Set(query);
  const listed = new Set(name);
  const whole = [query.join(' '), name.join(' ')] as const;
  const longer = Math.max(whole[0].length, whole[1].length);
  const scores = [
    rounded(longer - matrixDistance(...whole), longer),
    rounded(asked.intersection(listed).size, asked.union(listed).size),
    query.length >= 2 && asked.isSubsetOf(listed) ? 0.91 : 0,
  ];
  return Math.max(...scores);
}

export function slowRegisterScore(query: readonly string[], name: readonly string[]): number {
  const shared = (word: string): boolean => query.includes(word) && name.includes(word);
  const [asked, listed] = [query, name].map((words) => words.filter((word) => !/^[a-z]$/.test(word) || shared(word)));
  return asked!.length === 0 || listed!.length === 0 ? slowScore(query, name) : slowScore(asked!, listed!);
}
