import { MONTHS } from './address-words.ts';
import type { Place } from '../../quotes/locate.ts';

const MONTH = String.raw`(?:${MONTHS})\.?`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:\d{4}|['’]?\d{2})`;
const DATE = String.raw`(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|${MONTH}[ \t]${DAY},?[ \t]${YEAR}|${DAY}[ \t](?:of[ \t])?${MONTH},?[ \t]${YEAR}|\d{1,2}-${MONTH}-\d{2,4}|${MONTH}[ \t]${DAY}\b|${MONTH}[ \t]\d{4}|\d{4})`;

const BIRTH = String.raw`(?:born|birth|birthdate|birthday|d\.?[ ]?o\.?[ ]?b\b|b\.)`;

/** A date that words of birth announce, a few words between them at most. */
const AFTER = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${BIRTH}[^\d\n.;!?]{0,40}[\n]?[^\d\n.;!?]{0,10}?(?<![\p{L}\p{N}\p{M}])(${DATE})(?![\p{L}\p{N}\p{M}])`,
  'giu',
);

/** A date that is then said to be of a birth. */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}\p{M}])(${DATE})(?![\p{L}\p{N}\p{M}])[^\d\n.;!?]{0,25}(?:birthday|birth ?date|date of birth)\b`,
  'giu',
);

/** Where dates stand that the words around them say are of a birth, as far as the date goes. */
export function birthDates(text: string): Place[] {
  const after = [...text.matchAll(AFTER)].map(({ 0: found, 1: date = '', index }) => {
    const end = index + found.length;
    return { start: end - date.length, end };
  });
  const before = [...text.matchAll(BEFORE)].map(({ 1: date = '', index }) => ({
    start: index,
    end: index + date.length,
  }));
  return [...after, ...before];
}
