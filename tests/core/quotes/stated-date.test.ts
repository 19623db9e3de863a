import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLater, statedEnd, statedLast, statedStart, statesDay } from '../../../core/quotes/stated-date.ts';

type Row = readonly [quote: string, value: string, served: string | null, why: string];

const STARTS: readonly Row[] = [
  ['Jan 2020 - Mar 2021', '2020-01', '2020-01', 'the first date'],
  ['Jan 2020 - Mar 2021', '2021-03', null, 'not the last'],
  ['Jan 2020 - Present', '2020-01', '2020-01', 'an ongoing one'],
  ['2020', '2020-01', '2020', 'no more precise than printed'],
  ['Jan 2020', '2020', '2020', 'no more precise than read'],
  ['Jan 2020', '2020-02', null, 'another month'],
  ['2 Jan 2020', '2020-01-03', null, 'another day'],
  ['2 Jan 2020', '2020-01', '2020-01', 'a day that was not read'],
  ['Jan 2020', '2020-01-15', '2020-01', 'a day that is not printed'],
  ['03/04/2020', '2020-03-04', '2020', 'either order: only the year'],
  ['03/04/2020', '2020-04', '2020', 'either order, a month'],
  ['03/04/2020', '2020-05-04', null, 'in neither order'],
  ['Summer 2019', '2019-06', '2019', 'a season is not a month'],
  ["Jan '19", '2019-01', '2019-01', 'two digits of the year'],
  ["Jan '19", '2018-01', null, 'two other digits'],
  ['Jan 19', '2019-01', null, 'a year or a day'],
  ['Nov - Feb 2020', '2019-11', null, 'a year that is not printed'],
  ['2010-12', '2010-12', '2010', 'a month or a range: only the year'],
  ['30 Feb 2020 - 2021', '2021', null, 'the first date is invalid, and not skipped'],
  ['10/2018-12/2019', '2018-10', '2018-10', 'months in numbers on both sides of a hyphen'],
  ['10.2018–12.2019', '2018-10', '2018-10', 'with points'],
  ['10-2018-12-2019', '2018-10', '2018-10', 'with nothing but hyphens'],
  ['2018/10-2019/12', '2018-10', '2018-10', 'the years first'],
  ['2018-10–2019-12', '2018-10', '2018-10', 'in ISO format'],
  ['10/2018-2019', '2018-10', '2018-10', 'to a year'],
  ['10/2018-12 Dec 2019', '2018-10', '2018-10', 'to a day'],
  ['10/2018-Dec 2019', '2018-10', '2018-10', 'to a named month'],
  ["Jun '02-Sep '04", '2002-06', '2002-06', 'years of two digits on both sides of a hyphen'],
  ['2010–Oct. 2012', '2010-10', '2010', 'the month belongs to the end'],
  ['2010-Oct of 2012', '2010-10', '2010', 'the same with a word between'],
  ["2010-Oct. '12", '2010-10', '2010', 'the same with a two-digit year'],
  ['2010–October 24, 2012', '2010-10-24', '2010', 'the day belongs to the end'],
  ['2010-Oct 24th, 2012', '2010-10-24', '2010', 'the same with an ordinal'],
  ['2010 Oct 24-2012 Nov 3', '2010-10-24', '2010-10-24', 'the years first'],
  ['Present', '2020', null, 'not a date'],
  ['2020', 'January 2020', null, 'a value that is not a date'],
  ['2020', '2020-1', null, 'a value with a one-digit month'],
  ['2020', '0020', null, 'a year outside the range'],
];

const ENDS: readonly Row[] = [
  ['Jan 2020 - Mar 2021', '2021-03', '2021-03', 'the last date'],
  ['Mar 2021', '2021-03', '2021-03', 'the only date'],
  ['Jan 2020 - Mar 2021', '2020-01', null, 'not the first'],
  ['2019-21', '2021', '2021', 'two digits of a range'],
  ['2019-21', '2019', null, 'its start'],
  ['10/2018-12/2019', '2019-12', '2019-12', 'months in numbers'],
  ['2018/10-2019/12', '2019-12', '2019-12', 'the years first'],
  ['2010–Oct. 2012', '2012-10', '2012-10', 'a year, then a month and a year'],
  ['2010–October 24, 2012', '2012-10-24', '2012-10-24', 'a year, then a day'],
  ['2010-Oct 1-3, 2012', '2012-10-03', '2012-10-03', 'a year, then two days'],
  ['Jan 2018 - Oct\n2019', '2019-10', '2019-10', 'over two lines'],
  ['Jan 2020 - Present', 'Present', 'Present', 'the word, in its case'],
  ['Jan 2020 - Present', 'present', 'present', 'in another case'],
  ['Current', 'present', 'present', 'only the word'],
  ['Jan 2020 - Mar 2021, present', 'present', null, 'two dates'],
  ['Jan 2020', 'present', null, 'without the word'],
  ['Jan 2020 - Present', '2020-01', null, 'what is ongoing has no end date'],
  ['2010-12', '2010-12', null, 'may have ended in 2012'],
];

test('statedStart() returns the first date as precisely as it is stated', () => {
  for (const [quote, value, served, why] of STARTS) assert.equal(statedStart(quote, value), served, `${quote}: ${why}`);
});

test('statedEnd() returns the last date as precisely as it is stated, or the word', () => {
  for (const [quote, value, served, why] of ENDS) assert.equal(statedEnd(quote, value), served, `${quote}: ${why}`);
});

test('statedLast() accepts no word', () => {
  assert.equal(statedLast('2015 - 2019', '2019'), '2019');
  assert.equal(statedLast('Expected May 2027', '2027-05'), '2027-05');
  assert.equal(statedLast('2015 - Present', 'Present'), null);
});

const DAYS: readonly (readonly [quote: string, value: string, stated: 'both' | 'month_first' | 'none'])[] = [
  ['2026-03-10', '2026-03-10', 'both'],
  ['10 March 2026', '2026-03-10', 'both'],
  ['03/10/2026', '2026-03-10', 'month_first'],
  ['03/10/2026', '2026-10-03', 'none'],
  ['03/03/2026', '2026-03-03', 'both'],
  ['03/25/26', '2026-03-25', 'both'],
  ['03/25/26', '2025-03-25', 'none'],
  ['March 10', '2026-03-10', 'none'],
  ['March 2026', '2026-03-01', 'none'],
  ['25 March 2026, 14.12', '2026-03-25', 'both'],
  ['25 March 2026 - 26 March 2026', '2026-03-25', 'none'],
  ['25 March 2026 (2026-03-25)', '2026-03-25', 'both'],
  ['25 March 2026', '2026-03', 'none'],
  ['', '2026-03-10', 'none'],
];

test('statesDay() is true only for a single day that is stated in full', () => {
  for (const [quote, value, stated] of DAYS) {
    assert.equal(statesDay(quote, value, 'either'), stated === 'both', quote);
    assert.equal(statesDay(quote, value, 'month_first'), stated !== 'none', quote);
  }
});

const LATER: readonly (readonly [one: string, other: string, isLater: boolean])[] = [
  ['2021', '2020', true],
  ['2020', '2021', false],
  ['2020', '2020', false],
  ['2020-05', '2020', false],
  ['2020', '2020-05', false],
  ['2020-05', '2020-04-30', true],
  ['2020-05-02', '2020-05', false],
  ['2020-12', '2021-01', false],
];

test('isLater() compares dates as far as both are stated', () => {
  for (const [one, other, expected] of LATER) assert.equal(isLater(one, other), expected, `${one} ${other}`);
});
