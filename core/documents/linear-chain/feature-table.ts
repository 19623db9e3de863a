/** A feature is looked for in the row its hash names and in so many after it. */
const MAX_PROBES = 6;

/** The features that have weights: at each row the upper half of the hash of its feature, 0 where there is none. As many rows as a power of two. */
export type FeatureTable = Uint16Array;

/** The row of a feature's weights; -1 where training has not seen it often enough. */
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

/** Gives a feature a row, and answers whether there was one to give. */
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
