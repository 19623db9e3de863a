import { hashText, indexOfSorted } from './hash.ts';

/** The words that training has seen, as hashes, each with how common it is (logarithm, 0 to 255). */
export interface Spelling {
  readonly words: Uint32Array;
  readonly commonness: Uint8Array;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SHORTEST = 4;
const LONGEST = 20;
const SHORTEST_PART = 3;
// One misspelled word costs some 500 look-ups; a text of nothing but noise must not cost more than a long sentence.
const MOST_ATTEMPTS = 40;
// Under this commonness a word is too rare to be what somebody meant to write.
const COMMON_ENOUGH = 20;

/** The hash under which a word stands in a spelling list. */
export function spellingHash(word: string): number {
  return hashText(word);
}

/** A reader's helper: gives a known word back, a misspelled one as the common word one edit away, a run-together pair as two. */
export function respellWith(spelling: Spelling): (word: string) => readonly string[] {
  let attempts = 0;
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]{1,20}$/.test(word)) return [word];
    if (commonnessOf(spelling, word) > 0 || attempts >= MOST_ATTEMPTS) return [word];
    attempts++;
    return nearestWord(spelling, word) ?? splitWord(spelling, word) ?? [word];
  };
}

function commonnessOf({ words, commonness }: Spelling, word: string): number {
  const at = indexOfSorted(words, spellingHash(word));
  return at < 0 ? 0 : (commonness[at] ?? 0);
}

function nearestWord(spelling: Spelling, word: string): [string] | undefined {
  let best: string | undefined;
  let bestCommonness = COMMON_ENOUGH;
  for (const candidate of editsOf(word)) {
    const commonness = commonnessOf(spelling, candidate);
    if (commonness > bestCommonness) {
      best = candidate;
      bestCommonness = commonness;
    }
  }
  return best === undefined ? undefined : [best];
}

function* editsOf(word: string): Generator<string> {
  for (let i = 0; i <= word.length; i++) {
    const before = word.slice(0, i);
    const after = word.slice(i);
    const rest = after.slice(1);
    if (after !== '') yield before + rest;
    if (after.length > 1) yield before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2);
    for (const letter of LETTERS) {
      yield before + letter + after;
      if (after !== '') yield before + letter + rest;
    }
  }
}

function splitWord(spelling: Spelling, word: string): [string, string] | undefined {
  let best: [string, string] | undefined;
  let bestCommonness = COMMON_ENOUGH;
  for (let i = SHORTEST_PART; i <= word.length - SHORTEST_PART; i++) {
    const parts: [string, string] = [word.slice(0, i), word.slice(i)];
    const commonness = Math.min(commonnessOf(spelling, parts[0]), commonnessOf(spelling, parts[1]));
    if (commonness > bestCommonness) {
      best = parts;
      bestCommonness = commonness;
    }
  }
  return best;
}
