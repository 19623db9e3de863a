import { FOREIGN_LETTER, LOOK_ALIKES, withLatinForLookAlikes } from './look-alikes.ts';

/**
 * Folds names for comparison into words of the Latin letters a to z and digits, in lower case.
 *
 * Case, accents and compatibility forms (full width, ligatures, circled letters) are folded. An apostrophe joins
 * ("O'Brien" is `obrien`); `&` is `and` ("AT&T" is `at and t`, like "AT and T"); every other sign separates words.
 * Initials become one word, with or without dots, slashes and spaces but not across a comma or bracket, so "S.A.", "SA"
 * and "S. A." are all `sa`, and "C.B.A." never has the same words as "A.B.C."; a letter next to a digit joins it ("3 M"
 * and "3-M" are `3m`). "M/s" and "Messrs" before a firm's name are not part of it. Letters of other scripts separate
 * words and are not compared, except look-alikes of Latin letters in a word of Latin letters.
 */

/** In UTF-16 units; the longest name on the published lists has 381, so no listed name is cut. */
export const MAX_NAME_LENGTH = 1024;

/**
 * Apostrophes, quotes used as such, and the marks for ayn and hamza; U+0091 and U+0092 are Windows quotes read as
 * Latin-1.
 */
const APOSTROPHES =
  /['`\u0091\u0092\u00b4\u02b9-\u02bf\u02c8\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40]/g;

/** Signs that compatibility folding would turn into letters of the name. */
export const TRADE_MARKS = /[\u2120\u2122]/g;

/**
 * Latin letters that Unicode does not decompose into a base letter and a mark, by what they are read as: letters with
 * strokes and hooks, and small capitals.
 */
const LATIN_LETTERS: Readonly<Record<string, string>> = {
  a: 'ɑᴀᶏⱥ',
  aa: 'ꜳ',
  ae: 'æᴁ',
  b: 'ɓƀƃʙᵬᶀ',
  c: 'ƈȼɕᴄ',
  d: 'đðɖɗƌȡᴅᵭᶁᶑ',
  e: 'əǝɛɇᴇᶒⱸ',
  f: 'ƒꜰᵮᶂ',
  g: 'ɡɣǥɠɢʛᶃ',
  h: 'ħɦʜⱨ',
  i: 'ıɩɨɪᶖ',
  j: 'ɉʝᴊȷ',
  k: 'ƙᴋᶄⱪꝁ',
  l: 'łƚȴɫɬɭʟᴌᶅⱡ',
  m: 'ɱᴍᵯᶆ',
  n: 'ŋɲƞȵɳɴᵰᶇ',
  o: 'øɔɵᴏⱺ',
  oe: 'œɶ',
  ou: 'ȣᴕ',
  p: 'ƥᴘᵱᵽᶈ',
  q: 'ɋʠꞯ',
  r: 'ɍɼɽɾʀᵲᵳᶉ',
  s: 'ȿʂᵴᶊꜱ',
  ss: 'ß',
  t: 'ŧƫƭȶʈᴛᵵⱦ',
  th: 'þ',
  u: 'ʉᴜᶙ',
  v: 'ʋᴠᶌⱱⱴ',
  w: 'ᴡⱳ',
  x: 'ᶍ',
  y: 'ƴɏʏỿ',
  z: 'ƶȥɀʐʑᴢᵶᶎⱬ',
};

const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(LATIN_LETTERS).flatMap(([plain, others]) => Array.from(others, (other) => [other, plain] as const)),
);

/** Accents and invisible characters: joiners, soft hyphens, direction marks. */
const MARKS = /[\p{M}\p{Cf}]/gu;

const LATIN_LETTER = new RegExp(`[${[...PLAIN_LETTERS.keys()].join('')}]`, 'g');

/** Two words that are one: "3 M", "S 7". A longer number stays separate. */
const LETTER_BESIDE_DIGIT = /^(?:[a-z] \d|\d [a-z])$/;

/** Before the name of a firm in the trade of South Asia and the Gulf, as on the lists: "M/S. AL ZAROONI EXCHANGE". */
export const BEFORE_A_FIRM = /^\s{0,9}(?:m\/s|messrs|messieurs)[.:,]{0,3}\s{1,9}(?=\S)/i;

/** `&`, and `+` between spaces: "W + M". */
const AND_SIGNS = /&|(?<=\s)\+(?=\s)/g;

/** What folding depends on, to check whether two programs fold alike. */
export const FOLD_TABLES = {
  MAX_NAME_LENGTH,
  APOSTROPHES,
  TRADE_MARKS,
  LATIN_LETTERS,
  LOOK_ALIKES,
  MARKS,
  LETTER_BESIDE_DIGIT,
  BEFORE_A_FIRM,
  AND_SIGNS,
};

const NON_ASCII = /[^\0-\x7f]/;

/** Whether a name has letters of non-Latin scripts, which are not compared or only as what they look like. */
export function hasForeignLetters(name: string): boolean {
  return NON_ASCII.test(name) && FOREIGN_LETTER.test(name.slice(0, MAX_NAME_LENGTH));
}

/** Whether a name has anything to compare. */
export function isComparable(name: string): boolean {
  return /[a-z0-9]/i.test(name) || foldWords(name).length > 0;
}

/** Returns the folded words of a name in order; none if it has no Latin letter or digit. */
export function foldWords(name: string): string[] {
  return latin(name.slice(0, MAX_NAME_LENGTH))
    .split(/[,;()]/)
    .flatMap((part) => joinInitials(part.split(/\s/).flatMap((token) => joinInitials(token.split(/[^a-z0-9]/)))));
}

/** Returns the name in lower case with Latin letters in ASCII, apostrophes removed and `&` written out. */
function latin(name: string): string {
  const joined = name.replace(APOSTROPHES, '');
  const plain = NON_ASCII.test(joined) ? unaccented(joined) : joined.toLowerCase();
  return plain.replace(BEFORE_A_FIRM, '').replace(AND_SIGNS, ' and ');
}

function unaccented(name: string): string {
  return withLatinForLookAlikes(name.replace(TRADE_MARKS, ' ').normalize('NFKD'))
    .toLowerCase()
    .replace(MARKS, '')
    .replace(LATIN_LETTER, (letter) => PLAIN_LETTERS.get(letter) ?? letter);
}

/** Joins each run of single letters into one word, and a single letter with a digit; drops empty words. */
function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = [];
  const letters = joinLetters(words);
  for (const [at, word] of letters.entries()) {
    const before = letters[at - 1] ?? '';
    const joins = word.length === 1 && before.length === 1 && LETTER_BESIDE_DIGIT.test(`${before} ${word}`);
    if (joins) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
  }
  return joined;
}

/** Joins each run of single letters into one word; drops empty words. */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let initials = '';
  for (const word of words) {
    if (word === '') continue;
    if (isLetter(word)) {
      initials += word;
      continue;
    }
    if (initials !== '') joined.push(initials);
    initials = '';
    joined.push(word);
  }
  if (initials !== '') joined.push(initials);
  return joined;
}

/** Whether a folded word is a single letter, like an initial. */
export function isLetter(word: string): boolean {
  return word.length === 1 && word >= 'a';
}
