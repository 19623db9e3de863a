// Up to here insertion is faster than sorting everything; beyond it would be quadratic.
const LONG_LIST = 100;

/** Returns the rows with the highest values, highest first; lower rows win ties. */
export function bestRows(values: Float64Array, count: number): number[] {
  if (count > LONG_LIST) {
    const all = Array.from(values.keys()).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
    return all.slice(0, count);
  }
  const best: number[] = [];
  for (let row = 0; row < values.length && count > 0; row++) {
    const value = values[row] ?? 0;
    if (best.length >= count && value <= (values[best.at(-1) ?? 0] ?? 0)) continue;
    let at = best.length;
    while (at > 0 && value > (values[best[at - 1] ?? 0] ?? 0)) at--;
    best.splice(at, 0, row);
    if (best.length > count) best.pop();
  }
  return best;
}
