import { LEXICON, type WordKind } from './plan-lexicon.ts';

const KINDS = Object.entries(LEXICON).map(([kind, words]) => [kind, new Set(words.split(/\s+/))] as const);
const BY_KIND: ReadonlyMap<string, ReadonlySet<string>> = new Map(KINDS);

/** Whether a word has one of these roles. */
export function is(word: string | undefined, ...kinds: readonly WordKind[]): boolean {
  return word !== undefined && kinds.some((kind) => BY_KIND.get(kind)?.has(word) === true);
}

/** Whether one of the words has one of these roles. */
export function has(words: readonly string[], ...kinds: readonly WordKind[]): boolean {
  return words.some((word) => is(word, ...kinds));
}

/** Returns the index of the last word with one of these roles; -1 if there is none. */
export function lastOf(words: readonly string[], ...kinds: readonly WordKind[]): number {
  return words.findLastIndex((word) => is(word, ...kinds));
}

/** Whether a word, or the possessor it belongs to, is a stranger. */
export function isStranger(word = ''): boolean {
  return is(word.replace(/'s?$/, ''), 'stranger');
}

/** Roles beyond describing a plan or leading to it. */
export const WORKING: readonly WordKind[] = ['be', 'dealt', 'deal', 'modal', 'governs', 'time', 'about', 'event'];

/** All phrases, longest first. */
export const PHRASES: readonly string[] = KINDS.flatMap(([, words]) => [...words])
  .filter((word) => word.includes('_'))
  .sort((a, b) => b.length - a.length);
