import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { readDates, statesOngoing } from '../../../core/quotes/date.ts';
import type { PrintedDate } from '../../../core/quotes/printed-date.ts';
import { statesDay } from '../../../core/quotes/stated-date.ts';
import { sharedFile } from '../../shared-data.ts';
import { assertLinear } from '../http/linear-time.ts';

/**
 * A date in the table's notation: `?` for a missing part, `'19` for a two-digit year, `3|4` for either order, `…` for
 * ongoing.
 */
function written({ year, isYearShort, month, day, either, isOngoingAfter }: PrintedDate): string {
  const digits = isYearShort ? `'${String(year).padStart(2, '0')}` : String(year ?? '?');
  const rest = either ? either.join('|') : `${month ?? '?'}-${day ?? '?'}`;
  return `${digits}-${rest}${isOngoingAfter ? '…' : ''}`;
}

const DATES: readonly (readonly [quote: string, dates: readonly string[], why: string])[] = [
  ['2019', ['2019-?-?'], 'a year'],
  ['1850', [], 'a number outside the range of years'],
  ['1990s', [], 'a decade'],
  ['2,019', [], 'a grouped number'],
  ["Summer '19", ["'19-?-?"], 'a season, two digits'],
  ['Spring 2019', ['2019-?-?'], 'a season'],
  ['Q1 2019', ['2019-?-?'], 'a quarter'],
  ['Q1/2019', ['2019-?-?'], 'a quarter that looks like a month'],
  ['Class of 2018', ['2018-?-?'], 'words before'],
  ['GPA 3.97, 2015', ['2015-?-?'], 'another number'],
  ['INV2019', [], 'an identifier'],
  ['January 2020', ['2020-1-?'], 'a month'],
  ['Sept. 2018', ['2018-9-?'], 'abbreviated'],
  ['AUGUST, 2012', ['2012-8-?'], 'in capitals'],
  ['2024 Aug', ['2024-8-?'], 'the year first'],
  ["Jan '19", ["'19-1-?"], 'two digits with an apostrophe'],
  ['Jan-19', ["'19-1-?"], 'two digits after a hyphen'],
  ['Jan 19', ['?-1-?'], 'a day or a year'],
  ['Jan 96', ["'96-1-?"], 'not a day'],
  ['Jan 5', ['?-1-5'], 'a day'],
  ['January 19th', ['?-1-19'], 'a day, as an ordinal'],
  ['Mayor 2019', ['2019-?-?'], 'a word that starts like a month'],
  ['05/2019', ['2019-5-?'], 'a month in numbers'],
  ['13/2019', ['?-?-?'], 'not a month'],
  ['05/19', ['?-?-?'], 'a day and a month, or a month and a year'],
  ['2019-05', ['2019-5-?'], 'ISO'],
  ['2019.05', ['2019-5-?'], 'with a point'],
  ['2019 / 05', ['2019-5-?'], 'with a slash between spaces'],
  ['2019 / 20', ['2019-?-?'], 'two years with a slash between spaces'],
  ['2010-12', ['2010-?-?', '?-?-?'], 'December, or until 2012'],
  ['2010-12 – 2012-03', ['2010-12-?', '2012-3-?'], 'December, because of March'],
  ['2010-12 - Present', ['2010-12-?…'], 'December, because it is ongoing'],
  ['2018/10-Sep 2017', ['2018-10-?', '2017-9-?'], 'a numeric month to a named one'],
  ["2018/10-Sep '19", ['2018-10-?', "'19-9-?"], 'the same, two digits'],
  ['Jan 2009 - 2010-12', ['2009-1-?', '2010-12-?'], 'December, because it ends a range'],
  ['2010-12 to 2013', ['2010-12-?', '2013-?-?'], 'December, because it begins a range'],
  ['2010-05-2013', ['2010-?-?', '2013-?-?'], 'May may belong to either year'],
  ['2005-05-06/2008', ['2005-?-?', '?-?-?', '2008-?-?'], 'June may belong to either year'],
  ['2005-05-15 Jun 2008', ['2005-?-?', '2008-6-5', '2008-6-15'], 'days after a year'],
  ['2005-05/2008-06', ['2005-5-?', '2008-6-?'], 'an ISO interval'],
  ['2003-09 — 2005-06', ['2003-9-?', '2005-6-?'], 'months, because two year ranges would make no sense'],
  ['2003-09, 2005-06', ['2003-?-?', '?-?-?', '2005-?-?', '?-?-?'], 'a list may contain two ranges'],
  ['2010.12', ['2010-12-?'], 'a point does not make a range'],
  ['2019-21', ['2019-?-?', "'21-?-?"], 'a range, because that month does not exist'],
  ['1998–99', ['1998-?-?', "'99-?-?"], 'a range'],
  ['2019-5 years', ['2019-5-?'], 'a single digit is a month'],
  ['August 10, 2012', ['2012-8-10'], 'a day'],
  ['31st of August, 2019', ['2019-8-31'], 'an ordinal'],
  ['14/JUN/2017', ['2017-6-14'], 'slashes'],
  ['5JUN2017', ['2017-6-5'], 'no separators'],
  ['2020-Jan-15', ['2020-1-15'], 'the year first'],
  ['24 MAR 18', ["'18-3-24"], 'two digits'],
  ['Aug 9, 96', ["'96-8-9"], 'two digits at the end'],
  ['Wednesday, 22nd June, 2016, 12.16 pm.', ['2016-6-22'], 'a weekday and a time'],
  ['Thu Oct 26 11:00:09 EDT 2023', ['2023-10-26'], 'a time inside'],
  ['2021-01-15T10:00:00Z', ['2021-1-15'], 'a time stamp'],
  ['2015/08/12', ['2015-8-12'], 'the year first, slashes'],
  ['20180428', ['2018-4-28'], 'no separators'],
  ['201508', [], 'too few digits for a day'],
  ['21/04/2016', ['2016-4-21'], 'that month does not exist'],
  ['04/21/2016', ['2016-4-21'], 'the other way round'],
  ['04/04/2020', ['2020-4-4'], 'the same in either order'],
  ['03/04/2020', ['2020-3|4'], 'either order'],
  ['03.04.20', ["'20-3|4"], 'either order, two digits'],
  ['12/25/19', ["'19-12-25"], 'two digits are last'],
  ['１２／２５／２０１９', ['2019-12-25'], 'full width'],
  ['26. 10. 2021', ['2021-10-26'], 'spaced'],
  ['13/13/2020', ['?-?-?'], 'no such month'],
  ['2024-13-01', ['?-?-?'], 'no such month, year first'],
  ['30 February 2020', ['?-?-?'], 'no such day'],
  ['2/29/2019', ['?-?-?'], 'not in that year'],
  ['29 Feb 2020', ['2020-2-29'], 'a leap year'],
  ["29 Feb '00", ["'00-2-29"], 'leap in 2000'],
  ['23 May 1856', ['?-?-?'], 'a year outside the range'],
  ['Jan 2020 - Mar 2021', ['2020-1-?', '2021-3-?'], 'a range'],
  ['Mar2019–Apr2020', ['2019-3-?', '2020-4-?'], 'without spaces'],
  ['2019–2021', ['2019-?-?', '2021-?-?'], 'a range of years'],
  ['2019 - May 2020', ['2019-?-?', '2020-5-?'], 'from a year to a month'],
  ['2 Jan 2019 - 3 Feb 2020', ['2019-1-2', '2020-2-3'], 'a range of days'],
  ["Jan '19 – Mar '21", ["'19-1-?", "'21-3-?"], 'a range with two-digit years'],
  ['Jan - Mar 2020', ['2020-1-?', '2020-3-?'], 'within one year'],
  ['Nov - Feb 2020', ['?-11-?', '2020-2-?'], 'across a new year, with the start year not printed'],
  ['Jan 19 - Mar 21', ['?-1-?', '?-3-?'], 'days or years'],
  ['Jan 19 - Mar 2021', ['?-1-?', '2021-3-?'], 'a day or a year'],
  ['Aug 10 - Nov 12, 2013', ['2013-8-10', '2013-11-12'], 'days, because of the end'],
  ['10 August - 12 September 2013', ['2013-8-10', '2013-9-12'], 'a year printed once, at the end'],
  ['10 August 2013 - 12 September', ['2013-8-10', '?-9-12'], 'a year does not apply to a later date'],
  ['10 to 22 August 2012', ['2012-8-10', '2012-8-22'], 'a month printed once'],
  ['August 10 - 22, 2012', ['2012-8-10', '2012-8-22'], 'a month printed once, before the days'],
  ['05/2019 to date', ['2019-5-?…'], 'ongoing'],
  ['2019 – Current (5 yrs)', ['2019-?-?…'], 'ongoing, with a remark'],
  ['Present - 2019', ['2019-?-?'], 'the word must come after the date'],
  ['2019, up to date', ['2019-?-?'], 'a different phrase'],
  ['2019 Nowak', ['2019-?-?'], 'a different word'],
  ['Present', [], 'not a date'],
  ['', [], 'nothing'],
  ['the twenty-first', [], 'words'],
  [`2019${' '.repeat(300)}`, [], 'longer than any date'],
];

test('readDates() reads quotes as listed', () => {
  for (const [quote, dates, why] of DATES) {
    assert.deepEqual(readDates(quote, 'either').map(written), dates, `${quote}: ${why}`);
  }
});

const MONTH_FIRST: readonly (readonly [quote: string, date: string])[] = [
  ['03/04/2020', '2020-3-4'],
  ['03-04-20', "'20-3-4"],
  ['12/31/2026', '2026-12-31'],
  ['31/12/2026', '?-?-?'],
  ['31 Dec 2026', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
];

test('with the month first, numbers have only one reading', () => {
  for (const [quote, date] of MONTH_FIRST) {
    assert.deepEqual(readDates(quote, 'month_first').map(written), [date], quote);
  }
});

const ONGOING: readonly (readonly [quote: string, isOngoing: boolean])[] = [
  ['Present', true],
  ['CURRENT', true],
  ['Jan 2020 - Present', true],
  ['2019 – now', true],
  ['June 2019 to date', true],
  ['2019 till-date', true],
  ['2010-12 - ongoing', true],
  ['2019 - 2021, present', false],
  ['Present - 2019', false],
  ['Jan 2020 -', false],
  ['2020', false],
  ['representative', false],
  ['', false],
];

test('statesOngoing() is true for a word such as "Present" after at most one date', () => {
  for (const [quote, isOngoing] of ONGOING) assert.equal(statesOngoing(quote), isOngoing, quote);
});

interface DateRow {
  readonly text: string;
  readonly expected: string | null;
  readonly class_by_us: string;
}

/** Rows of the real table whose listed day is not stated here, although their class says so, and why. */
const NOT_STATED: Readonly<Record<string, readonly string[]>> = {
  'two digits of a year stand last': ['15-12-18 06:00', '15-18-12 06:00'],
  'years from 1900 to 2099': ['Sunday 23 May 1856 12:09:08 AM', 'Jan 1 3000, 9:30', '10 August 2555 BE'],
  'the day is not printed': ['Sep 2012', '2024 Aug', '2024 August', 'August, 2012'],
  'the year is not printed': ['5 May 12:00', '7 May 11:00', 'August 10 - November 12', 'Aug 10 to Nov 12'],
  'two dates, of which none is the one': [
    '10 - 22 August 2012',
    '10 to 22 August 2012',
    '10 August - 12 September 2013',
    'August 10 - 22, 2012',
    'August 10 to 22, 2012',
    'Aug 10 - Nov 12, 2013',
    'from 01/21/2021 10:00 to 01/01/2023 07:00',
  ],
  'numbers in words': ['monday, jan twenty two, 2018', 'May eighth, 2010', 'May eighth - tenth, 2010'],
  'a month in brackets': ['[Sept] 04, 2014.'],
  'two times between the day and its year': ['Thu Oct 26, 10:00 - 11:00:09 2023'],
  'no calendar has it': ['2/29/2019', '2024/13/1', '2024-13-01'],
};

/** Rows that state a day, although their class does not say so. */
const STATED_TOO = ['1 a.m 20.07.2021'];

test('statesDay() is true for the real dates as listed, except for the rows named with their reason', (context) => {
  const file = sharedFile(context, 'documents/dates.jsonl');
  if (file === undefined) return;
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DateRow);
  assert.equal(rows.length, 104);
  const notStated = new Set<string>();
  const statedToo = new Set<string>();
  for (const { text, expected, class_by_us } of rows) {
    const isStated = expected !== null && statesDay(text, expected, 'either');
    const isDay = ['month_name', 'numeric_unambiguous', 'iso_like'].includes(class_by_us);
    if (isDay && !isStated) notStated.add(text);
    if (!isDay && isStated) statedToo.add(text);
  }
  assert.deepEqual([...notStated].sort(), Object.values(NOT_STATED).flat().sort());
  assert.deepEqual([...statedToo], STATED_TOO);
});

interface ReceiptRow {
  readonly key: { readonly date: string | null };
  readonly derived_by_us: { readonly date_iso_dmy: string | null; readonly date_numeric_ambiguous: boolean | null };
}

test('the dates of real receipts are stated only if they have one reading', (context) => {
  const file = sharedFile(context, 'documents/receipts.jsonl');
  if (file === undefined) return;
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ReceiptRow);
  let stated = 0;
  for (const { key, derived_by_us } of rows) {
    const { date_iso_dmy: day, date_numeric_ambiguous: isAmbiguous } = derived_by_us;
    if (key.date === null || day === null) continue;
    const isOneWay = isAmbiguous === false || day.slice(5, 7) === day.slice(8);
    assert.equal(statesDay(key.date, day, 'either'), isOneWay, key.date);
    if (isOneWay) stated++;
  }
  assert.ok(stated > 200, String(stated));
});

const NAMES = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];

/** A day in every style that has only one reading. */
const WRITTEN: readonly ((day: string) => string)[] = [
  (day) => day,
  (day) => day.replaceAll('-', '/'),
  (day) => day.replaceAll('-', ''),
  (day) => `${name(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`,
  (day) => `${name(day).slice(0, 3)}. ${day.slice(8)} ${day.slice(0, 4)}`,
  (day) => `${Number(day.slice(8))} ${name(day)} ${day.slice(0, 4)}`,
  (day) => `${day.slice(8)}-${name(day).slice(0, 3).toUpperCase()}-${day.slice(0, 4)}`,
  (day) => `${Number(day.slice(8))}th of ${name(day)}, ${day.slice(0, 4)}`,
  (day) => `${day.slice(8)} ${name(day).slice(0, 3)} ${day.slice(2, 4)}`,
  (day) => `Date: ${name(day).slice(0, 3)} ${day.slice(8)}, '${day.slice(2, 4)} 10:15`,
];

function name(day: string): string {
  return NAMES[Number(day.slice(5, 7)) - 1] ?? '';
}

const DAY = fc
  .record({
    year: fc.integer({ min: 1900, max: 2099 }),
    month: fc.integer({ min: 1, max: 10 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));

test('a day in any style is read back, and no other day is', () => {
  fc.assert(
    fc.property(DAY, DAY, fc.constantFrom(...WRITTEN), (day, other, write) => {
      const quote = write(day);
      assert.equal(statesDay(quote, day, 'either'), true, quote);
      assert.equal(statesDay(quote, day, 'month_first'), true, quote);
      const isSame =
        /[^\d]\d{2}(?: \d{2}:\d{2})?$|'\d{2}/.test(quote) && !/^\d{4}/.test(quote)
          ? day.slice(2) === other.slice(2)
          : day === other;
      assert.equal(statesDay(quote, other, 'either'), isSame, quote);
    }),
    { numRuns: 1000 },
  );
});

/** A month in styles that resumes mix, and how precisely each states it. */
const STYLES: readonly ((day: string) => readonly [written: string, stated: string])[] = [
  (day) => [`${name(day)} ${day.slice(0, 4)}`, day.slice(0, 7)],
  (day) => [`${name(day).slice(0, 3)}. ${day.slice(0, 4)}`, day.slice(0, 7)],
  (day) => [`${name(day)}, ${day.slice(0, 4)}`, day.slice(0, 7)],
  (day) => [`${day.slice(5, 7)}/${day.slice(0, 4)}`, day.slice(0, 7)],
  (day) => [`${Number(day.slice(5, 7))}.${day.slice(0, 4)}`, day.slice(0, 7)],
  (day) => [day.slice(0, 7).replace('-', '/'), day.slice(0, 7)],
  (day) => [day.slice(0, 7), day.slice(0, 7)],
  (day) => [`${day.slice(5, 7)}-${day.slice(0, 4)}`, day.slice(0, 7)],
  (day) => [`${name(day).slice(0, 3)} '${day.slice(2, 4)}`, day.slice(0, 7)],
  (day) => [`${Number(day.slice(8))} ${name(day)} ${day.slice(0, 4)}`, day],
  (day) => [`${name(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`, day],
  (day) => [day, day],
  (day) => [`Summer ${day.slice(0, 4)}`, day.slice(0, 4)],
  (day) => [`Q1 ${day.slice(0, 4)}`, day.slice(0, 4)],
  (day) => [day.slice(0, 4), day.slice(0, 4)],
];

test('a range in two styles is read as its two ends, less precisely if a number may belong to either, and never wrongly', () => {
  const style = fc.constantFrom(...STYLES);
  const between = fc.constantFrom(' - ', ' \u2013 ', '-', '\u2013', ' to ', ' until ');
  const isFar = (stated: string, whole: string): boolean => whole.startsWith(stated);
  fc.assert(
    fc.property(DAY, DAY, style, style, between, (one, other, from, to, sign) => {
      const [start, end] = [from(one), to(other)];
      const quote = `${start[0]}${sign}${end[0]}`;
      const dates = readDates(quote, 'either');
      const [first, last] = [dates[0], dates.at(-1)].map((date) => {
        const parts = [date?.year, date?.month, date?.day].filter((part) => part !== null && part !== undefined);
        const [year = '', ...rest] = parts.map((part) => String(part).padStart(2, '0'));
        return [date?.isYearShort ? `${one.slice(0, 2)}${year}` : year, ...rest].join('-');
      });
      assert.ok(first !== undefined && isFar(first, start[1]), `${quote}: begins ${first}`);
      assert.ok(
        last !== undefined && (isFar(last, end[1]) || last.slice(2) === end[1].slice(2)),
        `${quote}: ends ${last}`,
      );
    }),
    { numRuns: 3000, seed: 7 },
  );
});

test('reading dates takes linear time', () => {
  for (const piece of ['1/', 'jan ']) {
    assertLinear(
      (length) => Array.from({ length: length / 300 }, () => piece.repeat(300 / piece.length)),
      (quotes) => quotes.map((quote) => readDates(quote, 'either')),
    );
  }
});
