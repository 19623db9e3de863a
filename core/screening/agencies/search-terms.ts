import { foldWords } from '../../names/fold.ts';
import { nameStem, spaced } from './name-stem.ts';

/** A shorter part ("AT" of "AT&T") stands in half of all names; what the name is written like is searched in its place. */
const MIN_PART = 4;

/** One letter or digit is in every name. */
const MIN_TERM = 2;

/** How much of a name is searched for, and where it has to stand. */
export interface TermWidths {
  /** The most characters of the term. */
  readonly longest?: number;
  /** The width of a column that cuts names: the term is looked for in as much of the name. */
  readonly within?: number;
}

/**
 * What DOL's case-sensitive LIKE is searched for: the longest part of the name, up to a length, in its own case and in
 * capitals, and both without accents. Every one is a piece of the name without `%` and `_`. None where the name is too short
 * to be searched.
 */
export function dolSearchTerms(
  name: string,
  { longest = Infinity, within = Infinity }: TermWidths = {},
): readonly string[] {
  const inColumn = searchTerm(wholeWordsOf(name, within), /[%_]/);
  const term = (inColumn === '' ? searchTerm(name, /[%_]/) : inColumn).slice(0, longest).toWellFormed().trimEnd();
  const plain = withoutAccents(term);
  const variants = new Set([term, term.toUpperCase(), plain, plain.toUpperCase()]);
  return [...variants].filter((variant) => variant.length >= MIN_TERM);
}

/** As much of a name as a column of this width holds, without a word that the cut goes through unless it is the only one. */
function wholeWordsOf(name: string, width: number): string {
  const text = spaced(name).trim();
  if (text.length <= width) return text;
  const end = text.lastIndexOf(' ', width);
  return text.slice(0, end <= 0 ? width : end);
}

/**
 * The phrases that openFDA is searched for: the longest part without accents, with its apostrophes and without. Only
 * characters that openFDA takes inside quotes are left. None where the name is too short to be searched.
 */
export function fdaSearchTerms(name: string): readonly string[] {
  const term = withoutAccents(searchTerm(name, /["\\]/, { keepsApostrophes: true }))
    .replace(NOT_TAKEN_BY_FDA, ' ')
    .replace(/\s{2,40}/g, ' ')
    .trim();
  if (term.length < MIN_TERM) return [];
  return [...new Set([term, term.replaceAll("'", '')])];
}

/** Everything outside the characters of openFDA's own check, and those that would end or escape a phrase. */
const NOT_TAKEN_BY_FDA = /[^&0-9a-zA-Z@%/',._:()\-+ ]/g;

/** What CPSC's fields are searched for: the longest part, accents kept; undefined where the name is too short to be searched. */
export function cpscSearchTerm(name: string): string | undefined {
  const term = searchTerm(name, /[%*]/);
  return term.length < MIN_TERM ? undefined : term;
}

/** Signs of a name that ECHO may read as more than themselves. */
const UNSURE_FOR_ECHO = /[&!"+%*?-]/;

/**
 * What ECHO's facility names are searched for, in ASCII, as nearly all of them are written: the name without its legal form,
 * and, where that holds signs and finds nothing, its longest part. None where the name cannot be compared.
 */
export function echoSearchTerms(name: string): readonly string[] {
  const { whole, longestPart } = nameStem(name);
  const isSearched = UNSURE_FOR_ECHO.test(whole) && longestPart.length >= MIN_PART;
  return [whole, ...(isSearched ? [longestPart] : [])].filter((term) => term !== '').map(withoutAccents);
}

/** The longest part; where it is very short, the name as written without its legal form, and where that is a letter, with it. */
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

/** The text with every Latin letter in ASCII, its case kept. */
function withoutAccents(text: string): string {
  return text.normalize('NFC').replace(/[^\0-\x7f]/gu, (character) => {
    const plain = foldWords(character).join('');
    return character === character.toLowerCase() ? plain : plain.toUpperCase();
  });
}

/** Why an agency cannot be searched for a name that has no terms. */
export const NAME_TOO_SHORT =
  'The name has no part of two or more Latin letters or digits to search by; send the full registered legal name in Latin letters.';
