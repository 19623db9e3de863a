/** Written forms of dates, in lower case with plain signs. Every part is bounded, so reading is linear. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** English month names, as a pattern. */
export const MONTH_WORD =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\\p{L})';

const ORDINAL = '(?:st|nd|rd|th)';
const MONTH = `(?<month>${MONTH_WORD})\\.?`;
const DAY = `(?<day>\\d{1,2})${ORDINAL}?(?!\\d|:\\d)`;
const FULL_YEAR = '(?<year>\\d{4})(?!\\d|:\\d)';

/** Two digits are not a year if they are the day of another month, the hour of a time, or a whole decimal number. */
const SHORT_YEAR = `(?<short>\\d{2})(?!\\d|:\\d|[.,]\\d|${ORDINAL}|[ ./-]{0,2}${MONTH_WORD})`;
/** After an apostrophe they are a year whatever follows: "Jun '02-Sep '04". */
const MARKED_YEAR = `'(?<short>\\d{2})(?!\\d|:\\d|[.,]\\d|${ORDINAL})`;
const GAP = '(?:[ .,/-]|, | of )?';
const RANGE = '\\s{0,2}(?:-|to)\\s{0,2}';

/** How a written date is interpreted. */
export type DateForm =
  | 'year_month_day'
  | 'two_numbers_and_year'
  | 'days_of_month'
  | 'named_month'
  | 'month_and_number'
  | 'month_and_year'
  | 'year_and_number'
  | 'year'
  | 'numbers'
  | 'nothing';

/** In the order in which they are tried; each at a position outside any number or word. */
const PATTERNS: readonly (readonly [form: DateForm, pattern: string])[] = [
  // A year or month directly after it may belong to the last number: "2005-05-06/2008".
  [
    'year_month_day',
    `(?<year>\\d{4})(?<sep>[-/.])(?<month>\\d{1,2})\\k<sep>(?<day>\\d{1,2})(?!\\d|[-/.](?:19|20)\\d\\d(?!\\d|[-/.]\\d)| ?${MONTH_WORD})`,
  ],
  ['year_month_day', '(?<year>(?:19|20)\\d{2})(?<month>\\d{2})(?<day>\\d{2})(?!\\d)'],
  [
    'two_numbers_and_year',
    `(?<first>\\d{1,2}) ?(?<sep>[-/.]) ?(?<second>\\d{1,2}) ?\\k<sep> ?(?:(?<year>\\d{4})|'?(?<short>\\d{2}))(?!\\d)`,
  ],
  [
    'year_and_number',
    `(?<!\\p{L})(?<year>(?:19|20)\\d{2})(?:(?<sep>[-/.]| / (?=(?:0[1-9]|1[0-2])(?!\\d)))| ?- ?'?(?=\\d\\d)|-')(?<number>\\d{1,2})(?!\\d|:\\d|[/.]\\d(?!\\d{3}[-/.]\\d)|-\\d(?!\\d{3}(?!\\d))|${ORDINAL}|[ ./-]{0,2}${MONTH_WORD})`,
  ],
  // From a numeric month to one in words: "2016/10-Sep 2017".
  [
    'year_and_number',
    `(?<!\\p{L})(?<year>(?:19|20)\\d{2})(?<sep>[-/.])(?<number>0?[1-9]|1[0-2])(?=\\s?-\\s?${MONTH_WORD}[ .,/-]{0,2}(?:(?:19|20)\\d\\d|'\\d\\d))`,
  ],
  // A hyphen and the start of another date are the rest of a range; a lone number may be anything.
  [
    'month_and_year',
    `(?<month>\\d{1,2})(?: ?[/.] ?|-)(?<year>(?:19|20)\\d{2})(?!\\d|[/.]\\d|-\\d{1,2}(?!\\d|[-/.]\\d|[ ./-]{0,2}${MONTH_WORD}))`,
  ],
  // Unless the month has its own year: "2010-Oct. 2012" is a range.
  [
    'named_month',
    `(?<year>\\d{4})(?:[ ./-]|, )${MONTH}(?:[ ./-]|, )${DAY}(?!${ORDINAL}?(?:,?\\s{0,3}'?\\d|-\\d{1,2}(?!\\d)))`,
  ],
  ['named_month', `(?<year>(?:19|20)\\d{2})[ ./-]${MONTH}(?!\\.?(?:[ ./,-]|, | of )?\\s{0,3}'?\\d)`],
  ['days_of_month', `(?<from>\\d{1,2})${ORDINAL}?${RANGE}${DAY}${GAP}${MONTH}(?:${GAP}${FULL_YEAR})?`],
  ['days_of_month', `${MONTH}${GAP}(?<from>\\d{1,2})${ORDINAL}?${RANGE}${DAY},? ?${FULL_YEAR}`],
  ['named_month', `${DAY}${GAP}${MONTH}(?:[ ./,-]|, | of |\\s{1,3})?(?:${FULL_YEAR}|'?${SHORT_YEAR})`],
  ['named_month', `${DAY}${GAP}${MONTH}`],
  ['named_month', `${MONTH}${GAP}${DAY}(?:(?: ?,?\\s{0,3}|[-/.])${FULL_YEAR}|(?:, ?'?| '|[-/.])${SHORT_YEAR})`],
  ['named_month', `${MONTH}(?:[ ./,-]|, | of |\\s{1,3})?(?:${FULL_YEAR}|${MARKED_YEAR})`],
  ['named_month', `${MONTH}[-/]${SHORT_YEAR}`],
  ['named_month', `${MONTH}${GAP}(?<day>\\d{1,2})${ORDINAL}`],
  ['month_and_number', `${MONTH}${GAP}(?<number>\\d{1,2})(?!\\d|:\\d|[.,]\\d)`],
  ['named_month', MONTH],
  ['nothing', '(?:q|h|kw|wk|week|quarter|fy|no|nr)[ .]{0,2}\\d{1,2}(?!\\d)'],
  ['numbers', '\\d{1,2}/\\d{1,2}(?!\\d)'],
  ['numbers', '\\d{2}[-.]\\d{2}(?!\\d)'],
  // A decade is not a year.
  ['year', "(?<!\\p{L})(?<year>(?:19|20)\\d{2})(?!\\d|:\\d|,\\d{3}|'?s(?!\\p{L}))"],
  ['year', "'(?<short>\\d{2})(?!\\d|:\\d|'?s(?!\\p{L}))"],
];

const TRIED = PATTERNS.map(([form, pattern]) => ({ form, pattern: new RegExp(pattern, 'uy') }));

/** Skipped as a whole, so that no pattern starts inside it. */
const WORD_OR_NUMBER = /[\p{L}\p{M}]+|\d+(?:[.,]\d+)*/uy;

/** A written date: its form, its parts as printed, and its place. */
export interface WrittenDate {
  readonly form: DateForm;
  readonly parts: Readonly<Record<string, string | undefined>>;
  readonly start: number;
  readonly end: number;
}

/** Returns the dates written in a text, in order. */
export function writtenDates(text: string): WrittenDate[] {
  const found: WrittenDate[] = [];
  for (let at = 0; at < text.length;) {
    const written = /[\p{L}\d']/u.test(text.charAt(at)) ? writtenDateAt(text, at) : undefined;
    if (written && written.form !== 'nothing') found.push(written);
    WORD_OR_NUMBER.lastIndex = at;
    at = written?.end ?? at + (WORD_OR_NUMBER.exec(text)?.[0].length ?? 1);
  }
  return found;
}

function writtenDateAt(text: string, start: number): WrittenDate | undefined {
  for (const { form, pattern } of TRIED) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (match) return { form, parts: match.groups ?? {}, start, end: start + match[0].length };
  }
  return undefined;
}

/** Returns a month's number from its English name or abbreviation. */
export function monthNumber(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3)) + 1;
}
