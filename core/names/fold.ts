/**
 * Folds names for comparison into words of the Latin letters a to z and digits, in lower case.
 *
 * Case, accents and compatibility forms (full width, ligatures, circled letters) are folded. An apostrophe joins
 * ("O'Brien" is `obrien`); `&` is `and` ("AT&T" is `at and t`, like "AT and T"); every other sign separates words.
 * Initials become one word, with or without dots, slashes and spaces but not across a comma or bracket, so "S.A.", "SA"
 * and "S. A." are all `sa`, and "C.B.A." never has the same words as "A.B.C."; a letter next to a digit joins it ("3 M"
 * and "3-M" are `3m`). Letters of other scripts separate words and are not compared.
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
const TRADE_MARKS = /[\u2120\u2122]/g;

/** Latin letters that Unicode does not decompose into a base letter and a mark. */
const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ɡ: 'g',
  ɣ: 'g',
  ƙ: 'k',
  ɲ: 'n',
  ɩ: 'i',
  ƴ: 'y',
  ʋ: 'v',
  ƒ: 'f',
};

/** Accents and invisible characters: joiners, soft hyphens, direction marks. */
const MARKS = /[\p{M}\p{Cf}]/gu;

const LATIN_LETTER = new RegExp(`[${Object.keys(LATIN_LETTERS).join('')}]`, 'g');

/** Two words that are one: "3 M", "S 7". A longer number stays separate. */
const LETTER_BESIDE_DIGIT = /^(?:[a-z] \d|\d [a-z])$/;

/** What folding depends on, to check whether two programs fold alike. */
export const FOLD_TABLES = { MAX_NAME_LENGTH, APOSTROPHES, TRADE_MARKS, LATIN_LETTERS, MARKS, LETTER_BESIDE_DIGIT };

const NON_ASCII = /[^\0-\x7f]/;

/** A letter of a non-Latin script. */
const FOREIGN_LETTER = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a name has letters of non-Latin scripts, which are not compared. */
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
  return plain.replaceAll('&', ' and ');
}

function unaccented(name: string): string {
  return name
    .replace(TRADE_MARKS, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(LATIN_LETTER, (letter) => LATIN_LETTERS[letter] ?? letter);
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
