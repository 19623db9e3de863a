/**
 * How a name is written for comparing: words of the Latin letters a to z and digits, in lower case.
 *
 * Case, accents and compatibility forms (full width, ligatures, letters in circles) are folded. An apostrophe joins
 * ("O'Brien" is `obrien`); `&` is `and` ("AT&T" is `at and t`, as "AT and T" is); every other sign parts words. Initials
 * that no comma or bracket parts are one word, with or without dots, slashes and spaces, so that "S.A.", "SA" and "S. A."
 * are all `sa`, and "C.B.A." is never made of the same words as "A.B.C."; a letter beside a digit joins it ("3 M" and "3-M" are
 * `3m`). Letters of other scripts part words and are not compared.
 */

/** In UTF-16 units; the longest name on the published lists has 381, so nothing that is listed is cut. */
export const MAX_NAME_LENGTH = 1024;

/** Apostrophes, quotes used as such, the marks that stand for ayn and hamza; U+0091 and U+0092 are Windows quotes read as Latin-1. */
const APOSTROPHES =
  /['`\u0091\u0092\u00b4\u02b9-\u02bf\u02c8\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40]/g;

/** Signs that compatibility folding would turn into letters of the name. */
const TRADE_MARKS = /[\u2120\u2122]/g;

/** Latin letters that are no base letter with a mark, so Unicode does not take them apart. */
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

/** Accents, and characters that are not seen: joiners, soft hyphens, marks of direction. */
const MARKS = /[\p{M}\p{Cf}]/gu;

const LATIN_LETTER = new RegExp(`[${Object.keys(LATIN_LETTERS).join('')}]`, 'g');

/** Two words that are one: "3 M", "S 7". A number of more digits is one by itself. */
const LETTER_BESIDE_DIGIT = /^(?:[a-z] \d|\d [a-z])$/;

/** What folding depends on, for telling whether two programs fold alike. */
export const FOLD_TABLES = { MAX_NAME_LENGTH, APOSTROPHES, TRADE_MARKS, LATIN_LETTERS, MARKS, LETTER_BESIDE_DIGIT };

const NON_ASCII = /[^\0-\x7f]/;

/** A letter of a script that is not Latin. */
const FOREIGN_LETTER = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a name has letters that are not compared, those of scripts other than Latin. */
export function hasForeignLetters(name: string): boolean {
  return NON_ASCII.test(name) && FOREIGN_LETTER.test(name.slice(0, MAX_NAME_LENGTH));
}

/** Whether a name has anything that is compared. */
export function isComparable(name: string): boolean {
  return /[a-z0-9]/i.test(name) || foldWords(name).length > 0;
}

/** The words of a name as they are compared, in its order; none where it has no Latin letter and no digit. */
export function foldWords(name: string): string[] {
  return latin(name.slice(0, MAX_NAME_LENGTH))
    .split(/[,;()]/)
    .flatMap((part) => joinInitials(part.split(/\s/).flatMap((token) => joinInitials(token.split(/[^a-z0-9]/)))));
}

/** The name in lower case with everything Latin in ASCII, apostrophes gone and `&` written out. */
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

/** The words of a list with each run of single letters as one word, a single letter and a digit too, and without empty ones. */
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

/** The words of a list with each run of single letters as one word, and without empty ones. */
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

/** Whether a folded word is a single letter, as an initial is. */
export function isLetter(word: string): boolean {
  return word.length === 1 && word >= 'a';
}
