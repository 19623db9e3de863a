import { foldedSign } from '../../../quotes/folded-text.ts';

/** What a symbol is, as far as it decides where a value may begin and end. */
export const LETTER = 1;
export const DIGIT = 2;
/** A letter of a script that puts no spaces between words. */
export const UNSPACED_LETTER = 3;
/** A mark that belongs to the letter before it. */
export const MARK = 4;
export const OTHER = 5;

/** Stands for white space between two letters, or a letter and a digit; its amount says nothing. A noncharacter: no text's own is kept. */
export const SPACE = '\ufffe';
/** Stands for what separates two groups of digits: spaces, hyphens, dots, slashes, parentheses. */
export const SEPARATOR = '\uffff';

/**
 * What is left of a text when letter case, typography, and the amount and kind of what separates are set aside: a symbol per
 * letter, digit or sign, and where each of them stands.
 */
export interface WrittenForm {
  /** A symbol is one UTF-16 unit. */
  readonly symbols: string;
  readonly kinds: readonly number[];
  /** UTF-16 units of the text that a symbol comes from; several symbols can come from one character. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const BLANK = /\s/;
const IS_DIGIT = /\p{Nd}/u;
const IS_MARK = /\p{M}/u;
const IS_UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const IS_LETTER = /\p{L}/u;
const SEPARATES_DIGITS = /[-./()]/;

/** No two groups of digits have more signs between them; `) - (` has four without its spaces. */
const MAX_SEPARATORS = 4;

/** The written form of a text as it is seen, without characters that are not drawn. One pass, whatever stands in it. */
export function writtenForm(text: string): WrittenForm {
  const symbols: string[] = [];
  const kinds: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const push = (symbol: string, kind: number, start: number, end: number): void => {
    symbols.push(symbol);
    kinds.push(kind);
    starts.push(start);
    ends.push(end);
  };
  const foldCharacter = characterFolding();
  let isBlankBefore = false;
  /** How many signs ago the last digit stood, while nothing but what separates digits has followed it. */
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
      for (const list of [symbols, kinds, starts, ends]) list.length -= sinceDigit;
      push(SEPARATOR, OTHER, ends.at(-1) ?? start, start);
    } else if (isBlankBefore && areParted(kinds.at(-1), kind)) {
      push(SPACE, OTHER, ends.at(-1) ?? start, start);
    }
    isBlankBefore = false;
    for (let i = 0; i < folded.length; i++) push(folded.charAt(i), kind, start, at);
    if (kind === DIGIT) sinceDigit = 0;
    else
      sinceDigit =
        sinceDigit >= 0 && sinceDigit < MAX_SEPARATORS && SEPARATES_DIGITS.test(folded) ? sinceDigit + 1 : -1;
  }
  return { symbols: symbols.join(''), kinds, starts, ends };
}

/** The letters and digits of a value in their written form, or its signs where it has none: what tells one value from another. */
export function identityOf(value: string): string {
  const { symbols, kinds } = writtenForm(value);
  const words = kinds.map((kind, i) => (kind === OTHER ? '' : symbols.charAt(i))).join('');
  return words === '' ? symbols : words;
}

/** The same form without what separates groups of digits. */
export function withoutSeparators({ symbols, kinds, starts, ends }: WrittenForm): WrittenForm {
  const keep = <Value>(list: readonly Value[]): Value[] => list.filter((_, i) => symbols[i] !== SEPARATOR);
  return { symbols: symbols.replaceAll(SEPARATOR, ''), kinds: keep(kinds), starts: keep(starts), ends: keep(ends) };
}

/** Whether white space between two kinds of symbols parts words or groups of digits: beside a sign it says nothing, and some scripts have none. */
function areParted(before: number | undefined, after: number): boolean {
  if (before === undefined || before === OTHER || after === OTHER) return false;
  return before !== UNSPACED_LETTER || after !== UNSPACED_LETTER;
}

const BLANK_KIND = -1;

interface FoldedCharacter {
  readonly folded: string;
  readonly kind: number;
}

/** Most characters of most texts. */
const ASCII = Array.from({ length: 128 }, (_, code) => foldedCharacter(String.fromCharCode(code)));

function foldedCharacter(character: string): FoldedCharacter {
  return { folded: foldedSign(character), kind: kindOf(character) };
}

/** Folds the characters of one text, each kind of character once. */
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
