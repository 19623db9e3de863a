import { isJsonObject, type JsonObject } from '../../../json.ts';
import { ILLEGIBLE } from './cell.ts';

/**
 * Merges the readings of several pages of the form. A section or text on only one page is taken from it. A box that pages fill in
 * differently is illegible, and so is a letter that means different insurers on different pages. Returns undefined without readings, or if
 * they name different insureds.
 */
export function mergedPages(readings: readonly JsonObject[]): JsonObject | undefined {
  const [first, ...others] = withOwnLetters(readings);
  if (first === undefined) return undefined;
  let merged = first;
  for (const other of others) {
    if (differ(merged['named_insured'], other['named_insured'])) return undefined;
    merged = mergeObjects(merged, other);
  }
  return merged;
}

/** Returns the readings without letters that mean different insurers on different pages. */
function withOwnLetters(readings: readonly JsonObject[]): JsonObject[] {
  const insurers = readings.flatMap(({ insurers: list }) => (Array.isArray(list) ? list.filter(isJsonObject) : []));
  const isShared = (letter: unknown): boolean =>
    new Set(insurers.filter((one) => one['letter'] === letter).map(({ name }) => name)).size > 1;
  const plain = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => plain(one));
    if (!isJsonObject(value)) return value;
    if (key === 'insurer_letter') return lettersOf(value['value']).some(isShared) ? ILLEGIBLE : value;
    const members = Object.entries(value).map(([name, one]) => [name, plain(one, name)]);
    const own = Object.fromEntries(members) as JsonObject;
    return isShared(value['letter']) ? { ...own, letter: null } : own;
  };
  return readings.map((reading) => plain(reading) as JsonObject);
}

function lettersOf(value: unknown): string[] {
  return typeof value === 'string' ? value.split(/[^A-Z]/i) : [];
}

function mergeObjects(one: JsonObject, other: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(one).map((name) => [name, mergeMembers(name, one[name], other[name])]));
}

function mergeMembers(name: string, one: unknown, other: unknown): unknown {
  if (name === 'confidence') return Math.min(Number(one), Number(other));
  if (name === 'printed') return `${String(one)}\n${String(other)}`;
  if (Array.isArray(one) && Array.isArray(other)) {
    const known = new Set(one.map(plainly));
    return [...(one as unknown[]), ...(other as unknown[]).filter((item) => !known.has(plainly(item)))];
  }
  if (one === null || other === null) return one ?? other;
  if (!isJsonObject(one) || !isJsonObject(other)) return one;
  if (!('state' in one)) return mergeObjects(one, other);
  if (one['state'] === 'blank') return other['value'] === null && other['state'] === 'blank' ? one : other;
  if (other['state'] === 'blank') return one;
  return differ(one, other) ? ILLEGIBLE : one;
}

/** Whether two cells have different contents. */
function differ(one: unknown, other: unknown): boolean {
  const [a, b] = [valueOf(one), valueOf(other)];
  return a !== null && b !== null && a !== b;
}

function valueOf(cell: unknown): unknown {
  return isJsonObject(cell) ? (cell['value'] ?? (cell['state'] === 'illegible' ? undefined : null)) : null;
}

/** Returns what an item of a list says, without its place. */
function plainly(item: unknown): string {
  return JSON.stringify(item, (key, value: unknown) => (key === 'place' || key === 'places' ? undefined : value));
}
