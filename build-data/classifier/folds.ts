import { hashText } from '../../core/tariff/classifier/feature-hash.ts';

export const FOLDS = 5;
const NEAR_DUPLICATE = 0.6;

/** Returns the shared words of two sets over all their words, 0 to 1. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Whether two texts, as sets of words, are nearly the same. */
export function isNearDuplicate(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size < b.size ? [a.size, b.size] : [b.size, a.size];
  return large > 0 && small / large >= NEAR_DUPLICATE && jaccard(a, b) >= NEAR_DUPLICATE;
}

/** Assigns each text to a fold from 0 to 4, the same on every run; near-duplicates share one. */
export function assignFolds(texts: readonly (readonly string[])[]): Uint8Array {
  const groups = linkNearDuplicates(texts.map((words) => new Set(words)));
  const keyOf = (group: readonly number[]): number =>
    Math.min(...group.map((i) => hashText((texts[i] ?? []).join(' '))));
  const ordered = groups.map((group) => ({ group, key: keyOf(group) })).toSorted((a, b) => a.key - b.key);
  const sizes = new Array<number>(FOLDS).fill(0);
  const folds = new Uint8Array(texts.length);
  for (const { group } of ordered) {
    const fold = sizes.indexOf(Math.min(...sizes));
    for (const i of group) folds[i] = fold;
    sizes[fold] = (sizes[fold] ?? 0) + group.length;
  }
  return folds;
}

function linkNearDuplicates(sets: readonly ReadonlySet<string>[]): number[][] {
  const groupOf = sets.map((_, i) => i);
  for (let i = 0; i < sets.length; i++) {
    for (let j = 0; j < i; j++) {
      const [a, b] = [sets[i], sets[j]];
      if (a === undefined || b === undefined || !isNearDuplicate(a, b)) continue;
      const [from, to] = [groupOf[i], groupOf[j]];
      for (const [k, group] of groupOf.entries()) if (group === from) groupOf[k] = to ?? 0;
    }
  }
  return [...Map.groupBy(groupOf.keys(), (i) => groupOf[i] ?? 0).values()];
}
