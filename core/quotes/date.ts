import { monthNumber, writtenDates, type DateForm, type WrittenDate } from './date-patterns.ts';
import { plainSigns } from './plain-signs.ts';
import { dateEitherWay, printedDate, UNREAD_DATE, type PrintedDate } from './printed-date.ts';

/** In UTF-16 units: two dates with their words are far shorter. */
const MAX_QUOTE = 300;

/** How to read a numeric date that can be read both ways: the form is a U.S. one, or unknown. */
export type NumericOrder = 'month_first' | 'either';

/** Times of day, whose numbers are not dates. */
const TIME =
  /(?<![\d\p{L}])t?(?:\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,6})?)?(?: ?[ap]\.?m(?!\p{L})\.?)?|\d{1,2}(?:\.\d{2})? ?[ap]\.?m(?!\p{L})\.?)(?: ?(?:utc|gmt|z|[ecmp][sd]t)(?!\p{L}))?/gu;

/** What other languages say for "present", in small letters. */
export const FOREIGN_ONGOING =
  "aujourd['\u2019]hui|actuel(?:lement)?|heute|laufend|presente|actualidad|actualmente|atual(?:mente)?|oggi|heden|obecnie";

const ONGOING = new RegExp(
  `(?<!\\p{L})(?:present|presently|current|currently|now|ongoing|today|continuing|(?<!up )(?:to|till|until)[ -]date|${FOREIGN_ONGOING})(?!\\p{L})`,
  'gu',
);

/** What separates the two dates of a range. */
const RANGE = /^\s{0,3}(?:-|to|until|till|through|thru|and|&)\s{0,3}$/;

const UNTIL = /^\s{0,3}(?:-|to|until|till|through|thru)\s{0,3}$/;

/**
 * Returns the dates that quoted characters print, in order.
 *
 * Months are read by their English names, days also as ordinals, years in full or as two digits, which must come last.
 * A numeric date states day and month only if one reading is possible; with `month_first` it is always month, day,
 * year. A range may print what both ends share once ("Jan - Mar 2020", "10 to 22 August 2012"). "Jan 19" states January
 * but neither a day nor a year; "2010-12" states a year and then December or 2012. An impossible day states nothing,
 * but is still a printed date. A quote of more than 300 characters prints none.
 */
export function readDates(quote: string, order: NumericOrder): readonly PrintedDate[] {
  if (quote.length > MAX_QUOTE) return [];
  const text = plainText(quote);
  const written = writtenDates(text).map(withoutShared);
  const ongoing = ongoingPlaces(text);
  return written.flatMap((one, i) => {
    const next = written[i + 1];
    const following = text.slice(one.end, next?.start);
    const isOngoingAfter = ongoing.some((place) => place >= one.end && place < (next?.start ?? Infinity));
    const dates = datesOf(one, { order, following, next, isMonth: isOngoingAfter || hasMonthInNumbers(written, text) });
    return dates.map((date, k) => (k === dates.length - 1 ? { ...date, isOngoingAfter } : date));
  });
}

/**
 * Forms starting with a number that a year directly before could have as its month, or ending with one that a year
 * directly after could.
 */
const BEFORE_SHARED = new Set<DateForm | undefined>(['month_and_year', 'two_numbers_and_year']);

/** A date without a number that may equally belong to its neighbor: in "2010-05-2013" May is of either year. */
function withoutShared(one: WrittenDate, i: number, written: readonly WrittenDate[]): WrittenDate {
  const [before, next] = [written[i - 1], written[i + 1]];
  const isBehindYear = before?.form === 'year' && before.end === one.start - 1 && BEFORE_SHARED.has(one.form);
  const isBeforeYear = next?.form === 'year' && next.start === one.end + 1 && one.form === 'year_and_number';
  const { year, short } = one.parts;
  return isBehindYear || isBeforeYear ? { ...one, form: 'year', parts: { year, short } } : one;
}

/**
 * Whether quoted characters say that something is ongoing: "Present" or the like after the one date they print, if any.
 */
export function statesOngoing(quote: string): boolean {
  const dates = readDates(quote, 'either');
  const [date] = dates;
  if (date) return dates.length === 1 && date.isOngoingAfter;
  return quote.length <= MAX_QUOTE && ongoingPlaces(plainText(quote)).length > 0;
}

function plainText(quote: string): string {
  return plainSigns(quote).toLowerCase().replace(TIME, ' ');
}

function ongoingPlaces(text: string): number[] {
  return [...text.matchAll(ONGOING)].map(({ index }) => index);
}

interface DateSurroundings {
  readonly order: NumericOrder;
  /** The text up to the next date. */
  readonly following: string;
  readonly next: WrittenDate | undefined;
  /** Whether two digits after a year are certainly a month. */
  readonly isMonth: boolean;
}

function datesOf({ form, parts }: WrittenDate, around: DateSurroundings): PrintedDate[] {
  const { year, short, month = '', day, number = '' } = parts;
  switch (form) {
    case 'year_month_day':
      return [printedDate({ year, month: Number(month), day: Number(day) })];
    case 'two_numbers_and_year': {
      const numbers = [Number(parts['first']), Number(parts['second'])] as const;
      if (around.order === 'either') return [dateEitherWay(numbers, { year, short })];
      return [printedDate({ year, short, month: numbers[0], day: numbers[1] })];
    }
    case 'days_of_month': {
      const shared = { year, month: monthNumber(month) };
      return [Number(parts['from']), Number(day)].map((one) => printedDate({ ...shared, day: one }));
    }
    case 'named_month': {
      const own = { year, short, month: monthNumber(month), day: day === undefined ? undefined : Number(day) };
      return [printedDate(year === undefined && short === undefined ? { ...own, ...sharedYear(own, around) } : own)];
    }
    case 'month_and_number':
      return [dayOrYear(monthNumber(month), number, around)];
    case 'month_and_year':
      return [printedDate({ year, month: Number(month) })];
    case 'year_and_number':
      return yearAndNumber({ year: year ?? '', number, sep: parts['sep'], isMonth: around.isMonth });
    case 'year':
      return [printedDate({ year, short })];
    case 'numbers':
      return [UNREAD_DATE];
    case 'nothing':
      return [];
    default:
      return form satisfies never;
  }
}

/** The year of a range's end if it is also that of its start: "Jan - Mar 2020", never "Nov - Feb 2020". */
function sharedYear(
  start: { readonly month: number; readonly day?: number | undefined },
  { following, next }: DateSurroundings,
): { year?: string | undefined; short?: string | undefined } {
  if (!next || !RANGE.test(following) || next.form !== 'named_month') return {};
  const { year, short, month = '', day } = next.parts;
  const end = monthNumber(month);
  const isInOrder = start.month < end || (start.month === end && (start.day ?? 0) <= Number(day ?? 31));
  return isInOrder ? { year, short } : {};
}

/**
 * "Jan 5" has a day, "Jan 96" a year; "Jan 19" may have either, unless it begins a range whose end has a day and a
 * year.
 */
function dayOrYear(month: number, number: string, around: DateSurroundings): PrintedDate {
  const value = Number(number);
  if (number.length === 1) return printedDate({ month, day: value, ...sharedYear({ month, day: value }, around) });
  if (value === 0 || value > 31) return printedDate({ month, short: number });
  const shared = around.next?.parts['day'] === undefined ? {} : sharedYear({ month, day: value }, around);
  return printedDate(shared.year === undefined ? { month } : { month, day: value, ...shared });
}

interface YearAndNumber {
  readonly year: string;
  readonly number: string;
  /** The sign between them, if there is no space. */
  readonly sep: string | undefined;
  readonly isMonth: boolean;
}

/**
 * `2019-05` is a month, `2019-21` a range of years; `2010-12` may be either: its year, and a date with nothing known.
 */
function yearAndNumber({ year, number, sep, isMonth }: YearAndNumber): PrintedDate[] {
  const value = Number(number);
  const mayBeMonth = sep !== undefined && value >= 1 && value <= 12;
  const mayBeYear = sep !== '.' && number.length === 2 && (value > Number(year) % 100 || year < '2000');
  if (mayBeMonth && (isMonth || !mayBeYear)) return [printedDate({ year, month: value })];
  if (mayBeYear) return [printedDate({ year }), mayBeMonth ? UNREAD_DATE : printedDate({ short: number })];
  return [UNREAD_DATE];
}

/**
 * Whether numbers after years are months throughout a text: one can be nothing else (`2019-05`), or one ends a range
 * (`2003-09 - 2005-06`, `Jan 2009 - 2010-12`), which ranges of years do not do.
 */
function hasMonthInNumbers(written: readonly WrittenDate[], text: string): boolean {
  return written.some(({ form, parts: { year = '', number = '', sep }, start, end }, i) => {
    if (form !== 'year_and_number') return false;
    const [before, next] = [written[i - 1], written[i + 1]];
    if ((next?.form === form || next?.form === 'named_month') && RANGE.test(text.slice(end, next.start))) return true;
    if (hasYear(next) && UNTIL.test(text.slice(end, next?.start))) return true;
    if (hasYear(before) && UNTIL.test(text.slice(before?.end, start))) return true;
    const dates = yearAndNumber({ year, number, sep, isMonth: false });
    return dates.length === 1 && dates[0]?.month !== null;
  });
}

function hasYear(one: WrittenDate | undefined): boolean {
  return (one?.parts['year'] ?? one?.parts['short']) !== undefined;
}
