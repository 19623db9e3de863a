import { hashText, indexOfSorted } from './feature-hash.ts';
import { isMaterial } from './concepts.ts';
import { runTogether } from './origin-places.ts';
import { isChemical } from './plain-words.ts';
import type { Respell } from './read-words.ts';
import { stemWord } from './stem.ts';

/** Words seen in training, as hashes with their frequency (logarithm, 0 to 255). */
export interface Spelling {
  readonly words: Uint32Array;
  readonly commonness: Uint8Array;
}

const WARE = 'ware';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
// A short word is close to too many others to be corrected.
const MIN_REPAIRED = 5;
const MAX_REPAIRED = 20;
const MIN_PART = 4;
// One misspelled word costs about 500 lookups; a text of pure noise must not cost more than a long sentence.
const MAX_ATTEMPTS = 40;
// Below this frequency a word is too rare to be what somebody meant.
const MIN_COMMONNESS = 50;

/** Frequency given to English words that no text about goods contains: known, but never a correction. */
export const ORDINARY = 1;

/** Returns a word's hash in a spelling list. */
export function spellingHash(word: string): number {
  return hashText(word);
}

const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * Returns a known word as it is, a misspelled one as the common word one edit away, and a run-together pair as two; of
 * others, whether they are ordinary English or unknown. English words are never corrected. `more` are known words
 * outside the list.
 */
export function respellWith(spelling: Spelling, more: ReadonlySet<string> = NO_WORDS): Respell {
  let attempts = 0;
  return (word) => {
    const goods = runTogether(word);
    if (goods !== undefined) return goods;
    const commonness = commonnessOf(spelling, word);
    if (commonness > ORDINARY || more.has(word) || /\p{N}/u.test(word)) return [word];
    const ware = wareOf(word);
    if (ware !== undefined) return ware;
    if (commonness === ORDINARY) return isChemical(word) ? [word] : 'ordinary';
    // "not enameled" is one word here; it is known if its second part is.
    const denied = /^(?:non|not)(.{3,20})$/.exec(word)?.[1];
    if (denied !== undefined && commonnessOf(spelling, denied) > ORDINARY) return [word];
    if (
      word.length >= MIN_REPAIRED &&
      word.length <= MAX_REPAIRED &&
      /^[a-z]{1,20}$/.test(word) &&
      attempts < MAX_ATTEMPTS
    ) {
      attempts++;
      const repaired = nearestWord(spelling, word) ?? splitWord(spelling, word);
      if (repaired !== undefined) return repaired;
    }
    return isChemical(word) ? [word] : 'unknown';
  };
}

/** Returns the material and the word for goods made of it, "tinware"; undefined for other words. */
function wareOf(word: string): readonly [string, string] | undefined {
  const material = word.endsWith(WARE) ? word.slice(0, -WARE.length) : '';
  return isMaterial(stemWord(material)) ? [material, WARE] : undefined;
}

function commonnessOf({ words, commonness }: Spelling, word: string): number {
  const at = indexOfSorted(words, spellingHash(word));
  return at < 0 ? 0 : (commonness[at] ?? 0);
}

function nearestWord(spelling: Spelling, word: string): [string] | undefined {
  let best: string | undefined;
  let bestCommonness = MIN_COMMONNESS;
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
    // The first letter is hardly ever mistyped, and another one makes a different word.
    if (i === 0) continue;
    if (after.length > 1) yield before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2);
    if (after !== '') yield before + rest;
    for (const letter of LETTERS) {
      yield before + letter + after;
      if (after !== '') yield before + letter + rest;
    }
  }
}

function splitWord(spelling: Spelling, word: string): [string, string] | undefined {
  let best: [string, string] | undefined;
  let bestCommonness = MIN_COMMONNESS;
  for (let i = MIN_PART; i <= word.length - MIN_PART; i++) {
    const parts: [string, string] = [word.slice(0, i), word.slice(i)];
    const commonness = Math.min(commonnessOf(spelling, parts[0]), commonnessOf(spelling, parts[1]));
    if (commonness > bestCommonness) {
      best = parts;
      bestCommonness = commonness;
    }
  }
  return best;
}
