import { LEXICON, type WordKind } from './plan-lexicon.ts';

const KINDS = Object.entries(LEXICON).map(([kind, words]) => [kind, new Set(words.split(/\s+/))] as const);
const BY_KIND: ReadonlyMap<string, ReadonlySet<string>> = new Map(KINDS);

/** Whether a word does one of these. */
export function is(word: string | undefined, ...kinds: readonly WordKind[]): boolean {
  return word !== undefined && kinds.some((kind) => BY_KIND.get(kind)?.has(word) === true);
}

/** Whether one of the words does one of these. */
export function has(words: readonly string[], ...kinds: readonly WordKind[]): boolean {
  return words.some((word) => is(word, ...kinds));
}

/** The index of the last word that does one of these; -1 where there is none. */
export function lastOf(words: readonly string[], ...kinds: readonly WordKind[]): number {
  return words.findLastIndex((word) => is(word, ...kinds));
}

/** Whether a word, or the one whose it is, is a stranger. */
export function isStranger(word = ''): boolean {
  return is(word.replace(/'s?$/, ''), 'stranger');
}

/** What does more than describe a plan or lead to it. */
export const WORKING: readonly WordKind[] = ['be', 'dealt', 'deal', 'modal', 'governs', 'time', 'about', 'event'];

/** All phrases, the longest first. */
export const PHRASES: readonly string[] = KINDS.flatMap(([, words]) => [...words])
  .filter((word) => word.includes('_'))
  .sort((a, b) => b.length - a.length);
