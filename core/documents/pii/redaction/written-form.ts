import { foldedSign, textOf } from '../../../quotes/folded-text.ts';

/** Symbol kinds, which decide where a value may start and end. */
export const LETTER = 1;
export const DIGIT = 2;
/** A letter of a script without spaces between words. */
export const UNSPACED_LETTER = 3;
/** A combining mark. */
export const MARK = 4;
export const OTHER = 5;

/** Any white space between two letters, or a letter and a digit. A noncharacter, which no visible text contains. */
export const SPACE = '\ufffe';
/** Any separator between two groups of digits: spaces, hyphens, dots, slashes, parentheses. */
export const SEPARATOR = '\uffff';
const SEPARATOR_UNIT = SEPARATOR.charCodeAt(0);

/**
 * A text without letter case, typography and the amount and kind of separators: one symbol per letter, digit or sign, with its source
 * offsets.
 */
export interface WrittenForm {
  /** One UTF-16 unit per symbol. */
  readonly symbols: string;
  readonly kinds: Uint8Array;
  /** The source offsets of each symbol. One character can fold to several symbols. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

const BLANK = /\s/;
const IS_DIGIT = /\p{Nd}/u;
const IS_MARK = /\p{M}/u;
const IS_UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const IS_LETTER = /\p{L}/u;
const SEPARATES_DIGITS = /[-./()]/;

/** The most signs between two groups of digits. */
const MAX_SEPARATORS = 4;

/** Computes the written form of a visible text in one pass. */
export function writtenForm(text: string): WrittenForm {
  const foldCharacter = characterFolding();
  // A separator may precede each character. Only characters outside ASCII can become longer.
  let most = 2 * text.length;
  for (const [character] of text.matchAll(NON_ASCII)) most += foldCharacter(character).folded.length;
  const [units, kinds] = [new Uint16Array(most), new Uint8Array(most)];
  const [starts, ends] = [new Uint32Array(most), new Uint32Array(most)];
  let length = 0;
  const push = (unit: number, kind: number, start: number, end: number): void => {
    units[length] = unit;
    kinds[length] = kind;
    starts[length] = start;
    ends[length] = end;
    length++;
  };
  let isBlankBefore = false;
  /** Signs since the last digit, while only digit separators have followed; else -1. */
  let sinceDigit = -1;
  let at = 0;
  for (const character of text) {
    const start = at;
    at += character.length;
    const { folded, kind } = foldCharacter(character);
    if (kind === BLANK_KIND) {
      isBlankBefore = true;
      continue;
    }
    if (kind === DIGIT && sinceDigit >= 0 && (sinceDigit > 0 || isBlankBefore)) {
      length -= sinceDigit;
      push(SEPARATOR_UNIT, OTHER, ends[length - 1] ?? start, start);
    } else if (isBlankBefore && areSeparated(length === 0 ? undefined : kinds[length - 1], kind)) {
      push(SPACE.charCodeAt(0), OTHER, ends[length - 1] ?? start, start);
    }
    isBlankBefore = false;
    for (let i = 0; i < folded.length; i++) push(folded.charCodeAt(i), kind, start, at);
    if (kind === DIGIT) sinceDigit = 0;
    else
      sinceDigit =
        sinceDigit >= 0 && sinceDigit < MAX_SEPARATORS && SEPARATES_DIGITS.test(folded) ? sinceDigit + 1 : -1;
  }
  return {
    symbols: textOf(units.subarray(0, length)),
    kinds: kinds.subarray(0, length),
    starts: starts.subarray(0, length),
    ends: ends.subarray(0, length),
  };
}

const NON_ASCII = /[^\0-\x7f]/gu;

/** The letters and digits of a value, or its signs if it has none. Two values with the same identity are the same. */
export function identityOf(value: string): string {
  const { symbols, kinds } = writtenForm(value);
  const words = Array.from(kinds, (kind, i) => (kind === OTHER ? '' : symbols.charAt(i))).join('');
  return words === '' ? symbols : words;
}

/** The same form without digit separators. */
export function withoutSeparators({ symbols, kinds, starts, ends }: WrittenForm): WrittenForm {
  const kept = symbols.replaceAll(SEPARATOR, '');
  const bare = {
    symbols: kept,
    ...{ kinds: new Uint8Array(kept.length), starts: new Uint32Array(kept.length), ends: new Uint32Array(kept.length) },
  };
  for (let i = 0, at = 0; i < symbols.length; i++) {
    if (symbols.charCodeAt(i) === SEPARATOR_UNIT) continue;
    bare.kinds[at] = kinds[i] ?? 0;
    bare.starts[at] = starts[i] ?? 0;
    bare.ends[at] = ends[i] ?? 0;
    at++;
  }
  return bare;
}

/** Whether white space between two kinds separates words. Next to a sign it does not, nor in scripts without spaces. */
function areSeparated(before: number | undefined, after: number): boolean {
  if (before === undefined || before === OTHER || after === OTHER) return false;
  return before !== UNSPACED_LETTER || after !== UNSPACED_LETTER;
}

const BLANK_KIND = -1;

interface FoldedCharacter {
  readonly folded: string;
  readonly kind: number;
}

/** The most common characters. */
const ASCII = Array.from({ length: 128 }, (_, code) => foldedCharacter(String.fromCharCode(code)));

function foldedCharacter(character: string): FoldedCharacter {
  return { folded: foldedSign(character), kind: kindOf(character) };
}

/** Folds the characters of one text, each distinct character once. */
function characterFolding(): (character: string) => FoldedCharacter {
  let others: Map<string, FoldedCharacter> | undefined;
  return (character) =>
    ASCII[character.charCodeAt(0)] ??
    (others ??= new Map<string, FoldedCharacter>()).getOrInsertComputed(character, foldedCharacter);
}

function kindOf(character: string): number {
  if (BLANK.test(character)) return BLANK_KIND;
  if (IS_DIGIT.test(character)) return DIGIT;
  if (IS_UNSPACED.test(character)) return UNSPACED_LETTER;
  if (IS_MARK.test(character)) return MARK;
  return IS_LETTER.test(character) ? LETTER : OTHER;
}
