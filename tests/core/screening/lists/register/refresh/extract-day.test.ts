import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOfExtract, dayOfName } from '../../../../../../core/screening/lists/register/refresh/extract-day.ts';

const NAMES: readonly (readonly [name: string, day: string | null, why: string])[] = [
  ['SAM_Exclusions_Public_Extract_V2_26062.ZIP', '2026-03-03', 'as published'],
  ['SAM_Exclusions_Public_Extract_V2_26062.CSV', '2026-03-03', 'the table in the archive'],
  ['SAM_Exclusions_Public_Extract_V3_26062.csv', '2026-03-03', 'a later layout, in lower case'],
  ['SAM_Exclusions_Public_Extract_20049.ZIP', '2020-02-18', 'the first layout had no number'],
  ['SAM_Exclusions_Public_Extract_V2_26001.ZIP', '2026-01-01', 'the first day'],
  ['SAM_Exclusions_Public_Extract_V2_26365.ZIP', '2026-12-31', 'the last day'],
  ['SAM_Exclusions_Public_Extract_V2_24366.ZIP', '2024-12-31', 'the last day of a leap year'],
  ['SAM_Exclusions_Public_Extract_V2_24060.ZIP', '2024-02-29', 'a leap day'],
  ['SAM_Exclusions_Public_Extract_V2_26366.ZIP', null, 'a day that does not exist in that year'],
  ['SAM_Exclusions_Public_Extract_V2_26000.ZIP', null, 'day zero'],
  ['SAM_Exclusions_Public_Extract_V2_260621.ZIP', null, 'one digit too many'],
  ['SAM_Exclusions_Public_Extract_V2_2606.ZIP', null, 'one digit too few'],
  ['SAM_Exclusions_Public_Extract_V2_26062 (1).ZIP', null, 'renamed by a browser'],
  ['SAM_Exclusions_Public_Extract_V2_26062.ZIP.part', null, 'a different extension'],
  ['old SAM_Exclusions_Public_Extract_V2_26062.ZIP', null, 'a prefix'],
  ['SAM_PUBLIC_MONTHLY_V2_20260301.ZIP', null, 'a different extract'],
  ['rows_26062.csv', null, 'five digits that mean something else'],
  ['', null, 'no name'],
  [`${'S'.repeat(200)}_26062.ZIP`, null, 'longer than any name'],
];

test('the day of an extract is read from its name only in the format of the register', () => {
  for (const [name, day, why] of NAMES) assert.equal(dayOfName(name), day, why);
});

const ZIP = 'SAM_Exclusions_Public_Extract_V2_26062.ZIP';
const CSV = 'SAM_Exclusions_Public_Extract_V2_26062.CSV';
const NEXT = 'SAM_Exclusions_Public_Extract_V2_26063.CSV';

const STATEMENTS: readonly (readonly [
  names: readonly string[],
  created: Readonly<Record<string, number>>,
  today: string,
  day: string | null,
  why: string,
])[] = [
  [[ZIP, CSV], { '2026-03-03': 40 }, '2026-03-03', '2026-03-03', 'names and rows agree'],
  [['download', CSV], {}, '2026-03-03', '2026-03-03', 'one name is enough'],
  [[ZIP, 'data.csv'], {}, '2026-03-03', '2026-03-03', 'either name is enough'],
  [['download', 'data.csv'], { '2026-03-03': 40 }, '2026-03-03', null, 'rows are not enough to know the day'],
  [[ZIP, NEXT], {}, '2026-03-05', null, 'the names differ'],
  [[ZIP], {}, '2026-03-02', '2026-03-03', 'it is already tomorrow east of Greenwich'],
  [[ZIP], {}, '2026-03-01', null, 'a future day would block every later extract'],
  [[ZIP], { '2026-03-04': 9 }, '2026-03-09', '2026-03-03', 'a few rows are errors'],
  [
    [ZIP],
    { '2026-03-04': 5, '2026-03-05': 5 },
    '2026-03-09',
    null,
    'ten rows created later: an old name on a new table',
  ],
  [[ZIP], { '2019-01-01': 9000 }, '2026-03-09', '2026-03-03', 'old rows contradict nothing'],
];

test('the day of an extract is the one that its names agree on and its rows do not contradict', () => {
  for (const [names, created, today, day, why] of STATEMENTS) {
    const statements = { names, created: new Map(Object.entries(created)), today: new Date(`${today}T12:00:00Z`) };
    assert.equal(dayOfExtract(statements), day, why);
  }
});
