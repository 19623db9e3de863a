/** A feature is looked for in the row of its hash and in this many following rows. */
const MAX_PROBES = 6;

/**
 * The features with weights: each row holds the upper half of its feature's hash, 0 if empty. The number of rows is a
 * power of two.
 */
export type FeatureTable = Uint16Array;

/** Returns the row of a feature's weights; -1 if training has not seen it often enough. */
export function rowOf(table: FeatureTable, feature: number): number {
  const mark = markOf(feature);
  for (let probe = 0; probe < MAX_PROBES; probe++) {
    const row = (feature + probe) & (table.length - 1);
    const there = table[row];
    if (there === mark) return row;
    if (there === 0) return -1;
  }
  return -1;
}

/** Assigns a row to a feature and returns whether there was one. */
export function addFeature(table: FeatureTable, feature: number): boolean {
  for (let probe = 0; probe < MAX_PROBES; probe++) {
    const row = (feature + probe) & (table.length - 1);
    if (table[row] === markOf(feature)) return true;
    if (table[row] !== 0) continue;
    table[row] = markOf(feature);
    return true;
  }
  return false;
}

function markOf(feature: number): number {
  return feature >>> 16 || 1;
}
