import { foldWords } from '../../names/fold.ts';
import { nameStem, spaced } from './name-stem.ts';

/** A shorter part ("AT" of "AT&T") is in half of all names; the written name is searched instead. */
const MIN_PART = 4;

/** One letter or digit is in every name. */
const MIN_TERM = 2;

/** How much of a name is searched for, and where. */
export interface TermWidths {
  /** Maximum length of the term. */
  readonly longest?: number;
  /** Width of a column that truncates names: the term comes from that much of the name. */
  readonly within?: number;
}

/**
 * Returns the terms for DOL's case-sensitive LIKE: the longest part of the name, up to a length, as written, with capital
 * initials if it is written in one case, and in capitals; all without accents too. Each is part of the name, without `%`
 * and `_`. Empty if the name is too short to be searched.
 */
export function dolSearchTerms(
  name: string,
  { longest = Infinity, within = Infinity }: TermWidths = {},
): readonly string[] {
  const inColumn = searchTerm(wholeWordsOf(name, within), /[%_]/);
  const term = (inColumn === '' ? searchTerm(name, /[%_]/) : inColumn).slice(0, longest).toWellFormed().trimEnd();
  const spelled = [term, withoutAccents(term)].flatMap((one) => [one, withInitials(one), one.toUpperCase()]);
  return [...new Set(spelled)].filter((variant) => variant.length >= MIN_TERM);
}

/** Words that names write small: "Bank of Boise". */
const SMALL = /(?<= )(?:and|at|by|de|for|in|of|on|the)(?= )/g;

/** Writes a name in one case with capital initials, as wage-hour cases name most employers; initials themselves ("AT&T") stay. */
function withInitials(name: string): string {
  const small = name.toLowerCase();
  if (!/\p{L}{4}/u.test(name) || (name !== small && name !== name.toUpperCase())) return name;
  const kept = new Set([...small.matchAll(SMALL)].map(({ index }) => index));
  return small.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (initial, at: number) =>
    kept.has(at) ? initial : initial.toUpperCase(),
  );
}

/**
 * Returns as much of a name as fits into a column of this width, without a word that the cut splits unless it is the
 * only one.
 */
function wholeWordsOf(name: string, width: number): string {
  const text = spaced(name).trim();
  if (text.length <= width) return text;
  const end = text.lastIndexOf(' ', width);
  return text.slice(0, end <= 0 ? width : end);
}

/**
 * Returns the phrases for openFDA: the longest part without accents, with and without its apostrophes, reduced to
 * characters that openFDA accepts inside quotes. Empty if the name is too short to be searched.
 */
export function fdaSearchTerms(name: string): readonly string[] {
  const term = withoutAccents(searchTerm(name, /["\\]/, { keepsApostrophes: true }))
    .replace(NOT_TAKEN_BY_FDA, ' ')
    .replace(/\s{2,40}/g, ' ')
    .trim();
  if (term.length < MIN_TERM) return [];
  return [...new Set([term, term.replaceAll("'", '')])];
}

/** Everything outside openFDA's allowed characters, and those that would end or escape a phrase. */
const NOT_TAKEN_BY_FDA = /[^&0-9a-zA-Z@%/',._:()\-+ ]/g;

/**
 * Returns the term for CPSC's fields: the longest part, with accents; undefined if the name is too short to be
 * searched.
 */
export function cpscSearchTerm(name: string): string | undefined {
  const term = searchTerm(name, /[%*]/);
  return term.length < MIN_TERM ? undefined : term;
}

/** Signs that ECHO may interpret. */
const UNSURE_FOR_ECHO = /[&!"+%*?-]/;

/**
 * Returns the terms for ECHO's facility names, in ASCII like nearly all of them: the name without its legal form and,
 * in case that contains signs and finds nothing, its longest part. Empty if the name cannot be compared.
 */
export function echoSearchTerms(name: string): readonly string[] {
  const { whole, longestPart } = nameStem(name);
  const isSearched = UNSURE_FOR_ECHO.test(whole) && longestPart.length >= MIN_PART;
  return [whole, ...(isSearched ? [longestPart] : [])].filter((term) => term !== '').map(withoutAccents);
}

/**
 * Returns the longest part; if it is very short, the name as written without its legal form, and if that is one letter,
 * with it.
 */
function searchTerm(name: string, notIn: RegExp, options: { readonly keepsApostrophes?: boolean } = {}): string {
  const { longestPart, whole } = nameStem(name, options);
  if (longestPart === '' || longestPart.length >= MIN_PART) return longestPart;
  const written = [whole, spaced(name).trim()].map((text) => longestBetween(text, notIn));
  return written.find((text) => text.length >= MIN_TERM) ?? '';
}

function longestBetween(text: string, signs: RegExp): string {
  return text
    .split(signs)
    .map((piece) => piece.trim())
    .reduce((best, piece) => (piece.length > best.length ? piece : best), '');
}

/** Returns the text with every Latin letter in ASCII, keeping the case. */
function withoutAccents(text: string): string {
  return text.normalize('NFC').replace(/[^\0-\x7f]/gu, (character) => {
    const plain = foldWords(character).join('');
    return character === character.toLowerCase() ? plain : plain.toUpperCase();
  });
}

/** Why an agency cannot be searched for a name without terms. */
export const NAME_TOO_SHORT =
  'The name has no part of two or more Latin letters or digits to search by; send the full registered legal name in Latin letters.';
