import assert from 'node:assert/strict';
import { test } from 'node:test';
import { periodsIn } from '../../../../../core/documents/resume/rules/period.ts';

const PERIODS: readonly (readonly [
  row: string,
  found: readonly (readonly [string, string | null, string | null])[],
])[] = [
  ['Jan 2020 - Present', [['Jan 2020 - Present', '2020-01', 'present']]],
  ['June 2023 – Sept. 2023', [['June 2023 – Sept. 2023', '2023-06', '2023-09']]],
  ['2014-Dec – 2015 Jan.', [['2014-Dec – 2015 Jan.', '2014-12', '2015-01']]],
  ['2012 Jan 2014', [['2012 Jan 2014', '2012', '2014-01']]],
  ['’11 → ’12', [['’11 → ’12', '2011', '2012']]],
  ["the class of '11", []],
  ['2016 – 2019', [['2016 – 2019', '2016', '2019']]],
  // A range that lost its dash.
  ['Sep. 2023 Mar. 2024', [['Sep. 2023 Mar. 2024', '2023-09', '2024-03']]],
  ['2011 2014', [['2011 2014', '2011', '2014']]],
  ['2013-12-01 - 2014-12-01', [['2013-12-01 - 2014-12-01', '2013-12-01', '2014-12-01']]],
  ['2003-09 — 2005-06', [['2003-09 — 2005-06', '2003-09', '2005-06']]],
  ['03/2021 – Present', [['03/2021 – Present', '2021-03', 'present']]],
  ['January 2017 to Present', [['January 2017 to Present', '2017-01', 'present']]],
  ['February 2019 through March 2024', [['February 2019 through March 2024', '2019-02', '2024-03']]],
  ['May - Aug 2022', [['May - Aug 2022', '2022-05', '2022-08']]],
  ['2016-18', [['2016-18', '2016', '2018']]],
  // December or 2012: only the year.
  ['2010-12', [['2010-12', '2010', null]]],
  ["Sep '19 – Jun '21", [["Sep '19 – Jun '21", '2019-09', '2021-06']]],
  ["Jan '98", [["Jan '98", '1998-01', null]]],
  ['Expected May 2026', [['May 2026', '2026-05', null]]],
  ['Summer 2018', [['Summer 2018', '2018', null]]],
  ['01 October 2014', [['01 October 2014', '2014-10-01', null]]],
  [
    'Mar 2010 - Apr 2012, May 2013 - now',
    [
      ['Mar 2010 - Apr 2012', '2010-03', '2012-04'],
      ['May 2013 - now', '2013-05', 'present'],
    ],
  ],
  ['Q1 2019 – Q3 2021', [['Q1 2019 – Q3 2021', '2019', '2021']]],
  ['2019 Q1 - 2020 Q2', [['2019 Q1 - 2020 Q2', '2019', '2020']]],
  ['2021-07 / 2023-02', [['2021-07 / 2023-02', '2021-07', '2023-02']]],
  ['From: 12/2019   To: 08/2022', [['12/2019   To: 08/2022', '2019-12', '2022-08']]],
  ['Start: 2019, End: 2022', [['2019, End: 2022', '2019', '2022']]],
  ['From 2019   Until: present', [['2019   Until: present', '2019', 'present']]],
  ['2018/10-Sep 2019', [['2018/10-Sep 2019', '2018-10', '2019-09']]],
  // Days or years: a range without dates.
  ['3/19 – 8/21', [['3/19 – 8/21', null, null]]],
  ['3/19 – Present', [['3/19 – Present', null, 'present']]],
  ['3/19/20 – 8/21/22', []],
  ['served 20000 users on port 8080', []],
  ['maybe in March', []],
  ['', []],
];

for (const [row, found] of PERIODS) {
  test(`"${row}" prints ${found.length === 0 ? 'no date' : found.map(([text]) => text).join(' and ')}`, () => {
    const periods = periodsIn({ text: row, start: 7, end: 7 + row.length });
    assert.deepEqual(
      periods.map(({ text, from, to }) => [text, from, to]),
      found,
    );
    for (const { text, start, end } of periods) assert.equal(row.slice(start - 7, end - 7), text);
  });
}

test('a row of more than 300 characters has no dates', () => {
  const text = `${'x'.repeat(300)} 2019 - 2020`;
  assert.deepEqual(periodsIn({ text, start: 0, end: text.length }), []);
});
