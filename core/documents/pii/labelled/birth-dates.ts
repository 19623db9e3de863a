import type { Place } from '../../../quotes/locate.ts';
import { isDayInDigits } from '../tagger/possible-candidates.ts';
import { WORD_KINDS, wordKind } from '../tagger/word-kinds.ts';

const MONTH = WORD_KINDS.indexOf('month');

/** Orders of the parts. `D` day, `M` month in digits, `N` name of a month, `Y` year of four digits, `y` of two. */
const ORDERS: readonly string[] = 'DMY DMy MDY MDy YMD yMD DNY DNy NDY NDy YND NY MY YM'.split(' ');
const YEAR_ALONE = 'Y';
const MOST_PARTS = 3;

/** Digits with or without an ordinal ending, or the letters of a month. */
const PART = /(\d{1,4})(?:st|nd|rd|th)?(?!\d)|(\p{L}+)/iuy;
/** What stands between two parts: nothing in `11MAR1984`, and an apostrophe before a short year. */
const BETWEEN = / ?[./,-]? ?(?:(?:de|of|del) )?'?/y;
/** A year, month and day in some order, without signs. */
const UNBROKEN = /\d{6}(?:\d{2})?/y;
const TIME = /[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?/y;
/** The date would be a part of something longer. */
const CONTINUES = /^(?:[\p{L}\d]|[./-]\d)/u;

/** Reads a date in any usual spelling and the time behind it: a day, month and year, a month and a year, or a year where that is enough. */
export function birthDateAt(text: string, at: number, isYearEnough: boolean): Place | undefined {
  const parts: string[] = [];
  let end = unbrokenAt(text, at);
  let next = at;
  let isBehindComma = false;
  while (parts.length < MOST_PARTS) {
    const part = partAt(text, next);
    if (!part) break;
    // In "1984, 3 children" the 3 is no month: only a year follows a comma.
    parts.push(isBehindComma ? part.may.replace(/[DM]/g, '') : part.may);
    if (isWhole(text, part.end) && isDate(parts, isYearEnough)) end = part.end;
    BETWEEN.lastIndex = part.end;
    isBehindComma = BETWEEN.exec(text)?.[0].includes(',') === true;
    next = BETWEEN.lastIndex;
  }
  return end === undefined ? undefined : { start: at, end: timeEnd(text, end) };
}

/** What a number or word at a place may be in a date, and where it ends. */
function partAt(text: string, at: number): { readonly may: string; readonly end: number } | undefined {
  PART.lastIndex = at;
  const [all = '', digits = '', word] = PART.exec(text) ?? [];
  if (all === '') return undefined;
  const end = at + all.length;
  if (word !== undefined) return wordKind(word.toLowerCase()) === MONTH ? { may: 'N', end } : undefined;
  const value = Number(digits);
  if (digits.length > 2) return value >= 1880 && value < 2100 ? { may: 'Y', end } : undefined;
  const day = value >= 1 && value <= 31 ? 'D' : '';
  const month = value >= 1 && value <= 12 ? 'M' : '';
  return { may: day + month + (digits.length === 2 ? 'y' : ''), end };
}

function isDate(parts: readonly string[], isYearEnough: boolean): boolean {
  const isOrder = (order: string): boolean =>
    order.length === parts.length && parts.every((may, i) => may.includes(order.charAt(i)));
  return ORDERS.some(isOrder) || (isYearEnough && isOrder(YEAR_ALONE));
}

function unbrokenAt(text: string, at: number): number | undefined {
  UNBROKEN.lastIndex = at;
  const [digits = ''] = UNBROKEN.exec(text) ?? [];
  return isDayInDigits(digits) && isWhole(text, at + digits.length) ? at + digits.length : undefined;
}

function isWhole(text: string, end: number): boolean {
  return timeEnd(text, end) > end || !CONTINUES.test(text.slice(end, end + 2));
}

/** The end of a time behind a date, or of the date. */
function timeEnd(text: string, at: number): number {
  TIME.lastIndex = at;
  return TIME.test(text) ? TIME.lastIndex : at;
}
