/** Solves a symmetric positive definite system by elimination; both arguments are left unchanged. */
export function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const rows = matrix.map((row, i) => Float64Array.of(...row, right[i] ?? 0));
  for (const [pivot, pivotRow] of rows.entries()) {
    for (const row of rows.slice(pivot + 1)) {
      const factor = (row[pivot] ?? 0) / (pivotRow[pivot] ?? 1);
      for (let k = pivot; k <= size; k++) row[k] = (row[k] ?? 0) - factor * (pivotRow[k] ?? 0);
    }
  }
  const solution = new Float64Array(size);
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i] ?? solution;
    let rest = row[size] ?? 0;
    for (let k = i + 1; k < size; k++) rest -= (row[k] ?? 0) * (solution[k] ?? 0);
    solution[i] = rest / (row[i] ?? 1);
  }
  return solution;
}
