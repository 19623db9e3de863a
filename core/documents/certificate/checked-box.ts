import { foldText } from '../../quotes/folded-text.ts';
import { statesAmount } from '../../quotes/amount.ts';
import { readDates } from '../../quotes/date.ts';
import { occurrences } from '../../quotes/occurrences.ts';
import type { PrintedDate } from '../../quotes/printed-date.ts';
import { saysNoAmount } from '../../quotes/withdrawing-words.ts';
import type { DecimalMark } from '../../quotes/written-number.ts';
import { isOtherDate, isOwnAmount, isOwnDate, isOwnMark, type BoxId } from './own-words.ts';
import { isEmpty, type FormCell } from './box.ts';
import type { BoxValue } from './extraction.ts';
import { besideMarks, readClaimsMade, readMark } from './marks.ts';
import type { BoxKind } from './form-box.ts';

/** The value served for a box and the characters behind it; null if the box is empty. */
export interface ServedBox {
  readonly value: BoxValue;
  readonly quote: string | null;
}

export type CheckedBox = ServedBox | 'withheld';

/** What a quote is checked against, in addition to its own characters. */
export interface BoxRules {
  readonly box: BoxId;
  /** The decimal mark to use when an amount could be read with either. */
  readonly mark: DecimalMark;
  /** The year that dates must be close to. */
  readonly year: number;
  /** Whether the document's words contain a quote; an amount with its sign and all its digits. Always true if the words are not available. */
  readonly holds: (quote: string, of?: 'amount') => boolean;
  /** Whether a quote is in its own box, or next to its own label, according to the document's words. */
  readonly isInPlace: (quote: string, box: BoxId, kind: BoxKind) => boolean;
}

/**
 * Checks a box: returns its value if the quoted characters state exactly that value, null if the box is empty, or `withheld` if something
 * is, or must be, in it that could not be read. A box called empty that has a value or a quote contradicts itself and is withheld, and so
 * is a quote that is not in the document.
 */
export function checkBox(box: FormCell, kind: BoxKind, rules: BoxRules): CheckedBox {
  if (isEmpty(box)) return emptyBox(box, kind);
  if (box.state !== 'present') return 'withheld';
  const { value, quote, place } = box;
  if (quote === null) return unquoted(value, kind);
  if (!rules.holds(quote, kind === 'amount' && value !== null ? 'amount' : undefined)) return 'withheld';
  // Words instead of a limit say that there is none.
  if (value === null) return kind === 'amount' && saysNoAmount(quote) ? { value: null, quote } : 'withheld';
  const isServed =
    isStated({ value, quote, isPlaced: place !== undefined }, kind, rules) && rules.isInPlace(quote, rules.box, kind);
  return isServed ? { value, quote } : 'withheld';
}

/** A policy has both dates (document 1, rule 3), and only a tick says whether it is claims-made or occurrence. */
function emptyBox({ value }: FormCell, kind: BoxKind): CheckedBox {
  switch (kind) {
    case 'start':
    case 'end':
      return 'withheld';
    case 'ticked':
      return { value: false, quote: null };
    case 'form':
      return value === false ? 'withheld' : { value: null, quote: null };
    default:
      return { value, quote: null };
  }
}

/** Numbers, dates and yeses need a quote (rule 2); text is served as the reader gives it. */
function unquoted(value: BoxValue, kind: BoxKind): CheckedBox {
  return (kind === 'text' || kind === 'letter') && typeof value === 'string' ? { value, quote: null } : 'withheld';
}

interface Quoted {
  readonly value: string | number | boolean;
  readonly quote: string;
  /** Whether one of our own readers states where it is on the page. */
  readonly isPlaced: boolean;
}

/** The letters of one or more insurers. */
const LETTERS = /^[A-Z](?:[ ,/&]{1,3}[A-Z]){0,5}$/i;

/** Digits grouped in pairs: on a U.S. form, `20,00,000` may have lost a digit. */
const PAIRS = /\d,\d\d,\d/;

/** The most years between a date and the certificate's date. */
const MAX_YEARS_APART = 30;

/** Whether a date is close to a year: a two-digit year fits every century. */
function isNear(day: string, year: number): boolean {
  return Math.abs(Number(day.slice(0, 4)) - year) <= MAX_YEARS_APART;
}

function isStated({ value, quote, isPlaced }: Quoted, kind: BoxKind, { box, mark, year }: BoxRules): boolean {
  switch (kind) {
    case 'text':
    case 'letter':
      return typeof value === 'string' && (kind === 'text' || LETTERS.test(value)) && occursIn(quote, value);
    case 'amount':
      return (
        typeof value === 'number' &&
        statesAmount(quote, value, mark) &&
        !PAIRS.test(quote) &&
        value >= 0 &&
        isOwnAmount(quote, box)
      );
    case 'mark':
    case 'ticked':
      return readMark(quote) === value && isOwnMark(quote, box, false);
    case 'form':
      return (
        isOwnMark(quote, box, false) &&
        (readClaimsMade(quote) === value || ((value === true || isPlaced) && isBareTick(quote)))
      );
    case 'day':
    case 'start':
    case 'end':
      return (
        typeof value === 'string' &&
        isDay(value, printedDate(quote, kind)) &&
        isNear(value, year) &&
        isOwnDate(quote) &&
        (kind === 'day' || !isOtherDate(quote, kind))
      );
    default:
      return kind satisfies never;
  }
}

/** Whether a mark has no label next to it. Such a mark belongs to the box that was asked for, claims made, or to the square where our own reader found it. */
function isBareTick(quote: string): boolean {
  return readMark(quote) === true && besideMarks(quote).length === 0;
}

/** Returns the one date of a quote, or the one asked for if the quote has both dates of a policy. */
function printedDate(quote: string, kind: 'day' | 'start' | 'end'): PrintedDate | undefined {
  const dates = readDates(quote, 'month_first');
  if (dates.length > (kind === 'day' ? 1 : 2)) return undefined;
  return kind === 'end' ? dates.at(-1) : dates[0];
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a value is the date that a printed date states in full. */
function isDay(value: string, date: PrintedDate | undefined): boolean {
  const [, year, month, day] = DAY.exec(value) ?? [];
  if (date === undefined || year === undefined) return false;
  const isYear = date.year === (date.isYearShort ? Number(year) % 100 : Number(year));
  return isYear && date.month === Number(month) && date.day === Number(day);
}

/** Whether a quote contains a text as whole words, ignoring case, spacing, line breaks and punctuation. */
function occursIn(quote: string, value: string): boolean {
  const wanted = wordsOf(value).join('');
  let letters = '';
  const ends = new Set([0]);
  for (const word of wordsOf(quote)) ends.add((letters += word).length);
  for (const at of occurrences(letters, wanted)) if (ends.has(at) && ends.has(at + wanted.length)) return true;
  return false;
}

function wordsOf(text: string): string[] {
  return foldText(text).folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
