import { isLetter } from '../../names/fold.ts';
import { distanceTo, type DistanceTo } from '../../names/edit-distance.ts';
import type { PreparedName } from '../../names/prepared-name.ts';
import { POSSIBLE_SCORE } from '../../names/score.ts';

/**
 * The part of a prepared name needed to tell, without comparing it, that it cannot reach the match floor with another.
 * Single-letter words are set aside: the register compares names with and without them.
 */
export interface Outline {
  /** The words of more than one letter, joined by one space. */
  readonly text: string;
  /** Number of single-letter words. */
  readonly letters: number;
  /** Its distinct words, including single letters. */
  readonly words: readonly string[];
  /** Which characters its text has, and how many of each: see `signatureOf`. */
  readonly signature: Signature;
}

/** The outline that others are compared with. */
export interface AskedOutline extends Outline {
  /** Its distinct words of more than one letter. */
  readonly wordSet: ReadonlySet<string>;
  readonly distanceTo: DistanceTo;
}

/** Bits for which characters a text has, and how many of each; the first two words distinguish most texts. */
export type Signature = readonly [number, number, number, number];

/** Returns the outline of a name. */
export function outlineOf({ words }: PreparedName): Outline {
  const text = words.filter((word) => !isLetter(word)).join(' ');
  const letters = words.filter(isLetter).length;
  return { text, letters, words: [...new Set(words)], signature: signatureOf(text) };
}

/** Returns the outline of a name that others are compared with. */
export function askedOutline(name: PreparedName): AskedOutline {
  const outline = outlineOf(name);
  const wordSet = new Set(outline.words.filter((word) => !isLetter(word)));
  return { ...outline, wordSet, distanceTo: distanceTo(outline.text) };
}

/**
 * One bit each for the first, second, third occurrence of a character; all digits count as `0`, and rare letters as
 * `z`.
 */
const BITS =
  '     aaaaabcccddeeeeefgghhiiiiikllmmnnnnnoooopprrrrsssttttuuvwyz' +
  '      000aaaabcccddeeeeeffgghhiiiikkllmmnnnoooprrssssttttuuvwyyz';
const RARE = /[jqxz]/;

/** For each ASCII character its bits, in order of use. */
const BITS_OF: readonly (readonly number[])[] = Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  const counted = RARE.test(character) ? 'z' : /\d/.test(character) ? '0' : character;
  return Array.from(BITS).flatMap((bit, at) => (bit === counted ? [at] : []));
});

/** Bits that two texts do not share are characters that they do not share. */
function signatureOf(text: string): Signature {
  const words: [number, number, number, number] = [0, 0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const free = BITS_OF[text.charCodeAt(at)]?.find((bit) => ((words[bit >> 5] ?? 0) & (1 << (bit & 31))) === 0);
    if (free !== undefined) words[free >> 5] = (words[free >> 5] ?? 0) | (1 << (free & 31));
  }
  return words;
}

/** Maximum number of differing characters, or words, out of so many at which the match floor can be reached. */
export function maxDifferent(whole: number): number {
  return Math.floor(((1000 - Math.round(1000 * POSSIBLE_SCORE)) * whole) / 1000);
}

/**
 * How many characters outside the text either name may be compared with: single letters and their spaces. On the
 * register a letter counts only if both names have it; a name of only letters is compared whole.
 */
export function maxAside(one: TextOutline, other: TextOutline, isOnRegister: boolean): number {
  const isBare = one.length === 0 || other.length === 0;
  if (isOnRegister && !isBare && (one.letters === 0 || other.letters === 0)) return 0;
  return 2 * Math.max(one.letters, other.letters);
}

type TextOutline = Pick<Outline, 'letters'> & { readonly length: number };
