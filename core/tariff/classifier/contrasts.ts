import { cleanScheduleText } from '../schedule-text.ts';
import { chiefFiber, conceptsOf } from './concepts.ts';
import { readWords, type ReadText } from './read-words.ts';

/** Mutually exclusive values: if a text states one and the schedule's line another, the line does not apply. */
const CONTRASTS = {
  fiber: ['@cotton', '@wool', '@silk', '@flax', '@bast', '@synthetic', '@artificial'],
  state: ['@frozen', '@fresh', '@dried', '@preserved'],
  construction: ['@knit', '@woven', '@nonwoven'],
  wearer: ['@male', '@female', '@infant'],
  metal: ['@steel', '@cast', '@copper', '@aluminum', '@zinc'],
} as const;

export type Contrast = keyof typeof CONTRASTS;
export const CONTRAST_NAMES = Object.keys(CONTRASTS) as Contrast[];

const BITS: ReadonlyMap<string, number> = new Map(
  Object.values(CONTRASTS)
    .flat()
    .map((concept, bit) => [concept, 1 << bit]),
);

/** The bits of each contrast's values. */
export const MASKS: Readonly<Record<Contrast, number>> = {
  fiber: maskOf(CONTRASTS.fiber),
  state: maskOf(CONTRASTS.state),
  construction: maskOf(CONTRASTS.construction),
  wearer: maskOf(CONTRASTS.wearer),
  metal: maskOf(CONTRASTS.metal),
};

// What a word states beyond its concepts: breaded or cooked food is prepared, and cast iron is not steel.
const STATED_BY: ReadonlyMap<string, string> = new Map([
  ...['bread', 'cook', 'marinat', 'batter', 'tempura'].map((stem) => [stem, '@preserved'] as const),
  ...['steel', 'stainless', 'galvaniz'].map((stem) => [stem, '@steel'] as const),
  ['cast', '@cast'],
]);

/** Returns the values that a parsed text states. */
export function statedValues(read: ReadText): number {
  const fiber = chiefFiber(read.stems, read.shares);
  const values = read.stems.reduce((all, stem) => all | valuesOf(stem), 0);
  // A share decides between the fibers; without one, all named fibers may be meant.
  return fiber === undefined ? values : (values & ~MASKS.fiber) | (BITS.get(fiber) ?? 0);
}

/** A deeper level's values replace those of the same contrast above it. */
export function deeper(above: number, level: number): number {
  let all = above;
  for (const mask of Object.values(MASKS)) if ((level & mask) !== 0) all = (all & ~mask) | (level & mask);
  return all;
}

/** Returns the values that a word states in all contrasts, one bit each. */
export function valuesOf(stem: string): number {
  const stated = BITS.get(STATED_BY.get(stem) ?? '') ?? 0;
  return conceptsOf(stem).reduce((all, concept) => all | (BITS.get(concept) ?? 0), stated);
}

function maskOf(concepts: readonly string[]): number {
  return concepts.reduce((all, concept) => all | (BITS.get(concept) ?? 0), 0);
}

/**
 * Returns the words by which two paths differ in the first contrast that a description leaves open ("knitted",
 * "woven"); undefined if there is none.
 */
export function contrastWords(
  first: readonly string[],
  second: readonly string[],
  description: string,
): [string, string] | undefined {
  const stated = statedValues(readWords(description));
  for (const name of CONTRAST_NAMES) {
    const mask = MASKS[name];
    if ((stated & mask) !== 0) continue;
    const [one, other] = [contrastWord(first, mask), contrastWord(second, mask)];
    if (one && other && (one.values & other.values) === 0) return [one.word, other.word];
  }
  return undefined;
}

/**
 * Returns the first word of the deepest level that states a value of a contrast, and all that the level states of it.
 */
function contrastWord(path: readonly string[], mask: number): { word: string; values: number } | undefined {
  for (const level of path.toReversed()) {
    const { surface, stems } = readWords(cleanScheduleText(level));
    // "Obtained by cooking" states it, but is not a word for the goods.
    const at = stems.findIndex((stem, i) => (valuesOf(stem) & mask) !== 0 && !surface[i]?.endsWith('ing'));
    const word = surface[at];
    if (word !== undefined) return { word, values: stems.reduce((all, stem) => all | (valuesOf(stem) & mask), 0) };
  }
  return undefined;
}
