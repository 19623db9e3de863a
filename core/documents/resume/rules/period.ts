import { readDates } from '../../../quotes/date.ts';
import type { PrintedDate } from '../../../quotes/printed-date.ts';
import type { TextRow, TextSpan } from './resume-rows.ts';
import { isSentence, wordsOf } from './row-features.ts';

/** A date or a range of dates as printed, and what it states: YYYY, YYYY-MM or YYYY-MM-DD, or the word present. */
export interface Period extends TextSpan {
  readonly from: string | null;
  readonly to: string | null;
  /** Whether two ends are printed. */
  readonly isRange: boolean;
  /** Where it begins, where that is printed apart from where it ends. */
  readonly begins?: TextSpan;
  /** Whether it says only how long somebody was with an employer, over the roles that somebody had there. */
  readonly isTenure?: boolean;
}

/** How long, by itself: "6 years 2 months". */
const TENURE = /^\d{1,2} (?:years?|yrs?|months?|mos?)(?: \d{1,2} (?:months?|mos?))?$/i;

/** How long somebody was with an employer, of a row that says nothing else. */
export function tenureOf({ text, start, end, isBullet }: TextRow): Period | undefined {
  const isTenure = !isBullet && TENURE.test(text);
  return isTenure ? { text, start, end, from: null, to: null, isRange: true, isTenure } : undefined;
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '(?:19|20)\\d\\d';
const SEASON = '(?:(?:early|late|mid|spring|summer|fall|autumn|winter)[ ,-]{1,2})';
/** A part of a year, which is read as the year. */
const QUARTER = '(?:[QH][1-4][ ,/-]{1,2})';
const SHORT = "['\u2019\u2018]\\d\\d";

/** One date; the longest forms first. */
const DATE = [
  `\\d{1,2}(?:st|nd|rd|th)?[ .-]${MONTH}[ .,-]{1,2}${YEAR}`,
  `${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR}`,
  `${MONTH}\\.?(?:[ ,/-]| of |, )?(?:${YEAR}|${SHORT})`,
  `${MONTH}[-/]\\d\\d`,
  `${YEAR}[-/.](?:0?[1-9]|1[0-2])(?:[-/.]\\d{1,2})?(?!\\d)`,
  `\\d{1,2}[/.-](?:\\d{1,2}[/.-])?${YEAR}`,
  `(?:${SEASON}|${QUARTER})?${YEAR}(?:[ -]Q[1-4])?`,
].join('|');

const DASH =
  '(?:\\s{1,3}/\\s{1,3}|\\s{0,3}(?:[-\u2010-\u2015\u2212~\u2192]{1,2}|\\b(?:to|until|till|through|thru)\\b)\\s{0,3}|[,;]?\\s{1,40}(?:to|until|till|end(?: date)?)\\s?:\\s{1,40})';
const ONGOING = '(?:(?:(?:to|till|until) )?(?:present|date)|currently|current|now|ongoing|today)';

/** Two cells of a table, or a dash that was lost. */
const CELLS = '\\s{1,40}';

const RANGE = `(?:${DATE})(?:(?:${DASH}|${CELLS}| ?\\()${ONGOING}|(?:${DASH}|${CELLS})(?:${DATE}))`;
/** "Jan - Mar 2020", "2016-18". */
const SHARED = `(?:${MONTH}\\.?(?: \\d{1,2})?${DASH})(?:${DATE})|${YEAR} ?[-\u2010-\u2015\u2212] ?\\d\\d(?![\\d/.-])`;

const PERIOD = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?<range>${RANGE}|${SHARED})|${DATE})(?![\\p{L}\\p{N}])`, 'giu');

/** A row in which dates are looked for has no more characters. */
const MAX_ROW = 300;

/** Two digits of a year are of this century up to this one. */
const LAST_SHORT_YEAR = 49;

/** The dates and ranges printed in a row, in their order. */
export function periodsIn(row: TextSpan): Period[] {
  if (row.text.length > MAX_ROW || !/\d\d/.test(row.text)) return [];
  return [...row.text.matchAll(PERIOD)].flatMap((match) => {
    const [text] = match;
    const dates = readDates(text, 'either');
    const [first] = dates;
    const last = dates.at(-1);
    if (!first || !last) return [];
    // "2007-06" has the form of two years, and is a month.
    const isRange = match.groups?.['range'] !== undefined && (dates.length > 1 || last.isOngoingAfter);
    const start = row.start + match.index;
    const to = last.isOngoingAfter ? 'present' : dates.length > 1 ? dateText(last) : null;
    return [{ text, start, end: start + text.length, from: dateText(first), to, isRange }];
  });
}

/** A date as far as it is stated; null where no year is. */
export function dateText({ year, isYearShort, month, day }: PrintedDate): string | null {
  if (year === null) return null;
  const full = isYearShort ? year + (year > LAST_SHORT_YEAR ? 1900 : 2000) : year;
  const parts = [month, day].map((part) => (part === null ? '' : `-${String(part).padStart(2, '0')}`));
  return `${full}${parts.join('')}`;
}

/** A row that heads an entry has no more words beside its dates. */
const MAX_WORDS = 14;

/** What parts a date from what is before it and behind it, in one row. */
const PARTED = {
  before: /(?:^|[|,;:·•∙([\u2013\u2014/-]\s{0,3}|\s{2})$/u,
  after: /^(?:\s{0,4}$|\s{1,3}\/\s|\s{0,3}[|,;:·•∙)\]\u2013\u2014-]|\s{2})/u,
};

/** What stands beside dates without saying anything else: how long, or that they are expected. */
const BESIDE =
  /(?:(?:about |approx\.? |and )?\d{1,2} ?(?:years?|yrs?|months?|mos?)\b|expected|anticipated|graduat(?:ion|ed|ing)|grad\.?|estimated|est\.?|date|dates|since|from|until|class of|completed|completion|finished|conferred|full[- ]time|part[- ]time)/giu;

/** What leads up to a date without setting it apart from what is before. */
export const EXPECTED =
  /(?:expected|anticipated|graduat(?:ion|ed|ing)|grad\.?|completed|conferred|awarded|since|from|class of)(?: (?:in|date|on))?[: ]{0,3}$/iu;

/**
 * The dates that a row gives for its entry: of a list's item where they stand by themselves, of another row where they stand
 * at an end of it or between signs. Undefined where the row has none, or has them in the middle of what it tells.
 */
export function entryPeriod(row: TextRow): Period | undefined {
  const periods = periodsIn(row);
  const sorted = [...periods.filter(({ isRange }) => isRange), ...periods.filter(({ isRange }) => !isRange)];
  return sorted.find((period) => isAlone(row, period) || (!row.isBullet && isAtAnEnd(row, period)));
}

/** Whether a segment of a row, or all of it, says nothing but the dates, and for how long. */
export function isAlone(row: TextRow, period: Period): boolean {
  const from = row.segments.find(({ end }) => end > period.start)?.start ?? row.start;
  const to = row.segments.findLast(({ start }) => start < period.end)?.end ?? row.end;
  const text = `${row.text.slice(from - row.start, Math.max(0, period.start - row.start))} ${row.text.slice(period.end - row.start, to - row.start)}`;
  return !/[\p{L}\p{N}]/u.test(text.replaceAll(BESIDE, ' '));
}

function isAtAnEnd(row: TextRow, period: Period): boolean {
  const before = row.text.slice(0, period.start - row.start).replace(EXPECTED, '');
  const after = row.text.slice(period.end - row.start);
  // A bracket that nothing opened, and a date that a sentence mentions, are in the middle of something.
  if (after.startsWith(')') && !before.includes('(')) return false;
  const isParted = PARTED.before.test(before) && PARTED.after.test(after);
  const isOutside = before.trim() === '' || /^[\s).\]]*$/.test(after);
  if (!isParted && !(period.isRange && isOutside)) return false;
  return (period.isRange || isOutside || !isSentence(row.text)) && wordsOf(`${before} ${after}`).length <= MAX_WORDS;
}
