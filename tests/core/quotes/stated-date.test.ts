import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLater, statedEnd, statedLast, statedStart, statesDay } from '../../../core/quotes/stated-date.ts';

type Row = readonly [quote: string, value: string, served: string | null, why: string];

const STARTS: readonly Row[] = [
  ['Jan 2020 - Mar 2021', '2020-01', '2020-01', 'the first date'],
  ['Jan 2020 - Mar 2021', '2021-03', null, 'not the last'],
  ['Jan 2020 - Present', '2020-01', '2020-01', 'one that goes on'],
  ['2020', '2020-01', '2020', 'no more than is printed'],
  ['Jan 2020', '2020', '2020', 'no more than was read'],
  ['Jan 2020', '2020-02', null, 'another month'],
  ['2 Jan 2020', '2020-01-03', null, 'another day'],
  ['2 Jan 2020', '2020-01', '2020-01', 'a day that was not read'],
  ['Jan 2020', '2020-01-15', '2020-01', 'a day that is not printed'],
  ['03/04/2020', '2020-03-04', '2020', 'either way round: the year alone'],
  ['03/04/2020', '2020-04', '2020', 'either way round, a month'],
  ['03/04/2020', '2020-05-04', null, 'neither way round'],
  ['Summer 2019', '2019-06', '2019', 'a season is no month'],
  ["Jan '19", '2019-01', '2019-01', 'two digits of the year'],
  ["Jan '19", '2018-01', null, 'two other digits'],
  ['Jan 19', '2019-01', null, 'a year or a day'],
  ['Nov - Feb 2020', '2019-11', null, 'a year that is not printed'],
  ['2010-12', '2010-12', '2010', 'a month or a range: the year alone'],
  ['30 Feb 2020 - 2021', '2021', null, 'the first date is none, and not skipped'],
  ['10/2018-12/2019', '2018-10', '2018-10', 'months in numbers on both sides of a hyphen'],
  ['10.2018–12.2019', '2018-10', '2018-10', 'with points'],
  ['10-2018-12-2019', '2018-10', '2018-10', 'with nothing but hyphens'],
  ['2018/10-2019/12', '2018-10', '2018-10', 'the years first'],
  ['2018-10–2019-12', '2018-10', '2018-10', 'as ISO has them'],
  ['10/2018-2019', '2018-10', '2018-10', 'until a year alone'],
  ['10/2018-12 Dec 2019', '2018-10', '2018-10', 'until a day'],
  ['10/2018-Dec 2019', '2018-10', '2018-10', 'until a named month'],
  ["Jun '02-Sep '04", '2002-06', '2002-06', 'years of two digits on both sides of a hyphen'],
  ['2010–Oct. 2012', '2010-10', '2010', 'the month is that of the end'],
  ['2010-Oct of 2012', '2010-10', '2010', 'in words'],
  ["2010-Oct. '12", '2010-10', '2010', 'of two digits'],
  ['2010–October 24, 2012', '2010-10-24', '2010', 'and so is the day'],
  ['2010-Oct 24th, 2012', '2010-10-24', '2010', 'as an ordinal'],
  ['2010 Oct 24-2012 Nov 3', '2010-10-24', '2010-10-24', 'the years first'],
  ['Present', '2020', null, 'no date'],
  ['2020', 'January 2020', null, 'a value that is no date'],
  ['2020', '2020-1', null, 'nor this one'],
  ['2020', '0020', null, 'nor a year of another age'],
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
  ['Current', 'present', 'present', 'no date at all'],
  ['Jan 2020 - Mar 2021, present', 'present', null, 'two dates'],
  ['Jan 2020', 'present', null, 'no word'],
  ['Jan 2020 - Present', '2020-01', null, 'what goes on has not ended'],
  ['2010-12', '2010-12', null, 'may have ended in 2012'],
];

test('statedStart() serves the first date as far as it is stated', () => {
  for (const [quote, value, served, why] of STARTS) assert.equal(statedStart(quote, value), served, `${quote}: ${why}`);
});

test('statedEnd() serves the last date as far as it is stated, or the word', () => {
  for (const [quote, value, served, why] of ENDS) assert.equal(statedEnd(quote, value), served, `${quote}: ${why}`);
});

test('statedLast() knows no word', () => {
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

test('statesDay() holds for a day that is stated in full, the only one', () => {
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

test('isLater() compares dates as far as both go', () => {
  for (const [one, other, expected] of LATER) assert.equal(isLater(one, other), expected, `${one} ${other}`);
});
