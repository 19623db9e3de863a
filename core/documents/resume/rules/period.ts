import { remembered } from './remembered.ts';
import { FOREIGN_ONGOING, readDates, statesOngoing } from '../../../quotes/date.ts';
import type { PrintedDate } from '../../../quotes/printed-date.ts';
import type { TextRow, TextSpan } from './resume-rows.ts';
import { isSentence, wordsOf } from './words/phrases.ts';

/** A printed date or range and what it states: YYYY, YYYY-MM or YYYY-MM-DD, or the word present. */
export interface Period extends TextSpan {
  readonly from: string | null;
  readonly to: string | null;
  /** Whether both ends are printed. */
  readonly isRange: boolean;
  /** Its start, if that is printed apart from its end. */
  readonly begins?: TextSpan;
  /** Whether it is only a length of service, above the roles held with an employer. */
  readonly isTenure?: boolean;
}

/** A length of time by itself: "6 years 2 months". */
const TENURE = /^\d{1,2} (?:years?|yrs?|months?|mos?)(?: \d{1,2} (?:months?|mos?))?$/i;

/** Returns a length of service from a row that says nothing else. */
export function tenureOf({ text, start, end, isBullet }: TextRow): Period | undefined {
  const isTenure = !isBullet && TENURE.test(text);
  return isTenure ? { text, start, end, from: null, to: null, isRange: true, isTenure } : undefined;
}

/** English months, as a pattern. */
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '(?:19|20)\\d\\d';
const SEASON = '(?:(?:early|late|mid|spring|summer|fall|autumn|winter)[ ,-]{1,2})';
/** A part of a year, read as the year. */
const QUARTER = '(?:[QH][1-4][ ,/-]{1,2})';
const SHORT = "['\u2019\u2018]\\d\\d";

/** One date; the longest forms come first. */
const DATE = [
  `\\d{1,2}(?:st|nd|rd|th)?[ .-]${MONTH}[ .,-]{1,2}${YEAR}`,
  `${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR}`,
  `${MONTH}\\.?(?:[ ,/-]| of |, )?(?:${YEAR}|${SHORT})`,
  // Justified lines of a narrow column stretch their spaces.
  `${MONTH}\\.?(?:\\s{2}|\\t)${YEAR}`,
  `${MONTH}[-/]\\d\\d`,
  // Unless the month has a year of its own: "2012 Jan 2014".
  `${YEAR}[ /-]${MONTH}\\.?(?![ .,/-]{0,2}['\u2019\u2018]?\\d)`,
  `${YEAR} / (?:0[1-9]|1[0-2])(?![\\d/]| / )`,
  `${YEAR}[-/.](?:0?[1-9]|1[0-2])(?:[-/.]\\d{1,2})?(?!\\d)`,
  `\\d{1,2}[/.-](?:\\d{1,2}[/.-])?${YEAR}`,
  `(?:${SEASON}|${QUARTER})?${YEAR}(?:[ -]Q[1-4])?`,
].join('|');

const DASH =
  '(?:\\s{1,3}/\\s{1,3}|\\s{0,3}(?:[-\u2010-\u2015\u2212~\u2192]{1,2}|\\b(?:to|until|till|through|thru)\\b)\\s{0,3}|[,;]?\\s{1,40}(?:to|until|till|end(?: date)?)\\s?:\\s{1,40})';
const ONGOING = `(?:(?:(?:to|till|until) )?(?:present|date)|currently|current|now|ongoing|today|${FOREIGN_ONGOING})`;

/** Two table cells, or a dash that was lost. */
const CELLS = '\\s{1,40}';

const RANGE = `(?:${DATE})(?:(?:${DASH}|${CELLS}| ?\\()${ONGOING}|(?:${DASH}|${CELLS})(?:${DATE}))`;
/** "Jan - Mar 2020", "2016-18", "'16 - '18". */
const SHARED = `${SHORT}${DASH}${SHORT}|(?:${MONTH}\\.?(?: \\d{1,2})?${DASH})(?:${DATE})|${YEAR} ?[-\u2010-\u2015\u2212] ?\\d\\d(?![\\d/.-])`;

/** "3/19 – 8/21" and "3/19 – Present" are ranges, though nothing says which of the numbers is the year. */
const IN_NUMBERS = `(?:0?[1-9]|1[0-2])/\\d\\d ?(?:-|–|to) ?(?:(?:0?[1-9]|1[0-2])/\\d\\d(?![\\d/])|${ONGOING})`;

const PERIOD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<range>${RANGE}|${SHARED})|(?<open>${IN_NUMBERS})|${DATE})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** A longer row is not searched for dates. */
const MAX_ROW = 300;

/** Two-digit years up to this one are of this century. */
const LAST_SHORT_YEAR = 49;

/** The end of a range, with a month in a language that is not read: "Sept. 2013 - Juin 2017". */
const STRANGE_END = /^ ?[-\u2010-\u2015] ?\p{L}{3,12}\.? (?:19|20)\d\d/u;

/** What is said of a date of birth, which is none of work or studies. */
const BORN = /\b(?:date of birth|birth ?date|d\.?o\.?b\b|born (?:on|in))/i;

/** Returns the dates and ranges printed in a row, in order. */
export function periodsIn({ text, start }: TextSpan): Period[] {
  return periodsOf(text).map((one) => ({ ...one, start: start + one.start, end: start + one.end }));
}

const periodsOf = remembered((row: string): readonly Period[] => {
  if (row.length > MAX_ROW || !/\d\d/.test(row) || BORN.test(row)) return [];
  return [...row.matchAll(PERIOD)].flatMap((match) => {
    const [text] = match;
    const span = { text, start: match.index, end: match.index + text.length };
    const after = row.slice(match.index + text.length);
    if (match.groups?.['range'] === undefined && STRANGE_END.test(after))
      return [{ ...span, from: null, to: null, isRange: true }];
    if (match.groups?.['open'] !== undefined)
      return [{ ...span, from: null, to: statesOngoing(text) ? 'present' : null, isRange: true }];
    const dates = readDates(text, 'either');
    const [first] = dates;
    const last = dates.at(-1);
    if (!first || !last) return [];
    // "2007-06" looks like two years but is a month.
    const isRange = match.groups?.['range'] !== undefined && (dates.length > 1 || last.isOngoingAfter);
    const to = last.isOngoingAfter ? 'present' : dates.length > 1 ? dateText(last) : null;
    return [{ ...span, from: dateText(first), to, isRange }];
  });
});

/** Returns a date as far as it is stated; null without a year. */
export function dateText({ year, isYearShort, month, day }: PrintedDate): string | null {
  if (year === null) return null;
  const full = isYearShort ? year + (year > LAST_SHORT_YEAR ? 1900 : 2000) : year;
  const parts = [month, day].map((part) => (part === null ? '' : `-${String(part).padStart(2, '0')}`));
  return `${full}${parts.join('')}`;
}

/** The most words next to the dates in a row that heads an entry. */
const MAX_WORDS = 14;

/** Separators around a date in a row. */
const PARTED = {
  before: /(?:^|[|,;:·•∙([\u2013\u2014/-]\s{0,3}|\s{2})$/u,
  after: /^(?:\s{0,4}$|\s{1,3}\/\s|\s{0,3}[|,;:·•∙)\]\u2013\u2014-]|\s{2})/u,
};

/** Words next to dates that add nothing: a duration, "expected". */
const BESIDE =
  /(?:(?:about |approx\.? |and )?\d{1,2} ?(?:years?|yrs?|months?|mos?)\b|expected|anticipated|graduat(?:ion|ed|ing)|grad\.?|estimated|est\.?|date|dates|since|from|until|class of|completed|completion|finished|conferred|full[- ]time|part[- ]time)/giu;

/** Words that lead up to a date without setting it apart. */
export const EXPECTED =
  /(?:expected|anticipated|graduat(?:ion|ed|ing)|grad\.?|completed|conferred|awarded|since|from|class of)(?: (?:in|date|on))?[: ]{0,3}$/iu;

/**
 * Returns the dates that a row gives its entry. In a list item they must be by themselves, in another row at one of its ends or
 * between separators. Undefined if the row has none, or has them in the middle of a text.
 */
export function entryPeriod(row: TextRow): Period | undefined {
  const periods = periodsIn(row);
  const sorted = [...periods.filter(({ isRange }) => isRange), ...periods.filter(({ isRange }) => !isRange)];
  return sorted.find((period) => isAlone(row, period) || (!row.isBullet && isAtAnEnd(row, period)));
}

/** Whether a segment, or the whole row, contains only the dates and a duration. */
export function isAlone(row: TextRow, period: Period): boolean {
  const from = row.segments.find(({ end }) => end > period.start)?.start ?? row.start;
  const to = row.segments.findLast(({ start }) => start < period.end)?.end ?? row.end;
  const text = `${row.text.slice(from - row.start, Math.max(0, period.start - row.start))} ${row.text.slice(period.end - row.start, to - row.start)}`;
  return !/[\p{L}\p{N}]/u.test(text.replaceAll(BESIDE, ' '));
}

/** A duration behind the dates: "(2 years 4 months)". */
const DURATION = /^[\s(·,]{1,4}(?:\d{1,2}\+? (?:years?|yrs?|months?|mos?)[ ,]{0,2}){1,2}\)?/i;

function isAtAnEnd(row: TextRow, period: Period): boolean {
  const before = row.text.slice(0, period.start - row.start).replace(EXPECTED, '');
  const after = row.text.slice(period.end - row.start).replace(DURATION, '');
  // A bracket that nothing opened, or a date within a sentence.
  if (after.startsWith(')') && !before.includes('(')) return false;
  const isParted = PARTED.before.test(before) && PARTED.after.test(after);
  const isOutside = before.trim() === '' || /^[\s).\]]*$/.test(after);
  if (!isParted && !(period.isRange && isOutside)) return false;
  return (period.isRange || isOutside || !isSentence(row.text)) && wordsOf(`${before} ${after}`).length <= MAX_WORDS;
}
