import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSchedule } from '../../../core/tariff/compile-schedule.ts';
import { decodeSchedule, encodeSchedule } from '../../../core/tariff/schedule-file.ts';
import { ScheduleError, scheduleRows } from '../../../core/tariff/schedule-row.ts';
import type { Subheading } from '../../../core/tariff/subheading.ts';

type Row = readonly [htsno: string, indent: number, description: string, general?: string, footnote?: string];

function exported(rows: readonly Row[]): unknown[] {
  return rows.map(([htsno, indent, description, general = '', footnote]) => ({
    htsno,
    indent: String(indent),
    description,
    superior: htsno === '' ? 'true' : null,
    general,
    footnotes: footnote === undefined ? null : [{ columns: ['general'], value: footnote, type: 'endnote' }],
  }));
}

function compile(...rows: readonly Row[]): Map<string, Subheading> {
  const schedule = compileSchedule(scheduleRows(exported(rows)), { name: 'made', date: '2026-01-02' });
  assert.deepEqual(
    decodeSchedule(Buffer.from(encodeSchedule(schedule))),
    schedule,
    'decoding the file returns what was compiled',
  );
  return new Map(schedule.subheadings.map((one) => [one.code, one]));
}

test('a path has every level above the subheading, including unnumbered ones', () => {
  const compiled = compile(
    ['0101', 0, 'Live horses:'],
    ['', 1, 'Horses:'],
    ['0101.21.00', 2, 'Purebred', 'Free'],
    ['0101.21.00.10', 3, 'Males'],
  );
  assert.deepEqual(compiled.get('0101.21')?.path, ['Live horses', 'Horses', 'Purebred']);
});

test('a path follows indents that jump by more than one', () => {
  const compiled = compile(
    ['2204', 0, 'Wine'],
    ['', 1, 'Other'],
    ['2204.21', 3, 'In small containers'],
    ['2204.22', 1, 'Larger'],
  );
  assert.deepEqual(compiled.get('2204.21')?.path, ['Wine', 'Other', 'In small containers']);
  assert.deepEqual(compiled.get('2204.22')?.path, ['Wine', 'Larger']);
});

test('a subheading without a six-digit row takes the description of its line', () => {
  const compiled = compile(['0501.00.00.00', 0, 'Human hair, unworked', '1.4%']);
  assert.deepEqual(compiled.get('0501.00')?.path, ['Human hair, unworked']);
});

test('a subheading with several top rows takes their common path', () => {
  const compiled = compile(
    ['3004', 0, 'Medicaments'],
    ['', 1, 'Other'],
    ['3004.50.10', 2, 'With vitamins of one kind', 'Free'],
    ['3004.50.20', 2, 'With other vitamins', 'Free'],
  );
  assert.deepEqual(compiled.get('3004.50')?.path, ['Medicaments', 'Other']);
});

test('a number takes its own rate, or else that of its line, and a blank is never Free', () => {
  const compiled = compile(
    ['8501.10', 1, 'Motors'],
    ['8501.10.20', 2, 'Synchronous', '6.7%'],
    ['8501.10.20.10', 3, 'Small'],
    ['8501.10.20.20', 3, 'Large', '4.4%'],
    ['8501.10.40.00', 2, 'Other', 'Free'],
    ['8501.10.60', 2, 'Nothing published'],
    ['8501.10.60.10', 3, 'Nothing either'],
  );
  assert.deepEqual(compiled.get('8501.10'), {
    code: '8501.10',
    path: ['Motors'],
    wording: ['Synchronous', 'Small', 'Large', 'Nothing published', 'Nothing either'],
    rates: [
      { text: '6.7%', numbers: 2 },
      { text: '4.4%', numbers: 1 },
      { text: 'Free', numbers: 1 },
    ],
    unrated: 2,
    lines: 3,
    listed: [],
    certainGoods: 0,
    review: 0,
  });
});

test('China lists are read from any row of a line and counted once per line', () => {
  const compiled = compile(
    ['8517.62', 1, 'Machines'],
    ['8517.62.00', 2, 'All', 'Free', 'See 9903.88.03.'],
    ['8517.62.00.10', 3, 'Some', '', 'See 9903.88.15.'],
    ['8517.62.00.15', 3, 'Certain', '', 'See 9903.<b>88</b>.04 and its definitional note.'],
    ['8517.62.00.20', 3, 'Same', '', 'See 9903.88.03.'],
    ['8517.62.10.00', 2, 'Another', 'Free', 'See 9903.88.03 and 9903.91.01.'],
    ['8517.62.20.00', 2, 'Clear', 'Free', 'See 9903.88.69.'],
  );
  const subheading = compiled.get('8517.62');
  assert.deepEqual(subheading?.listed, [
    { lists: ['List 3'], lines: 1 },
    { lists: ['List 3', 'List 4A'], lines: 1 },
  ]);
  assert.equal(subheading.lines, 3);
  assert.equal(subheading.review, 1);
  assert.equal(subheading.certainGoods, 1);
});

test('chapters 98 and 99 are not used for classification', () => {
  const compiled = compile(
    ['9701.10.00.00', 0, 'Paintings', 'Free'],
    ['9802.00.40', 0, 'Repairs'],
    ['9903.88.03', 0, 'List 3'],
  );
  assert.deepEqual([...compiled.keys()], ['9701.10']);
});

test('markup, invisible characters and final colons are removed, and tariff numbers in descriptions are cut', () => {
  const compiled = compile([
    '6203.42.07',
    0,
    '<i>Yarns</i>\u200b of 5205.42.0021\u00a0or <sup class="x">2</sup> 8701.91.10 :',
    '<b>Free</b><sup>1/</sup> ',
  ]);
  assert.deepEqual(compiled.get('6203.42')?.path, ['Yarns of 5205.42 or 2 8701.91']);
  assert.deepEqual(compiled.get('6203.42')?.rates, [{ text: 'Free', numbers: 1 }]);
});

test('rows without a rate between two lines do not affect the subheading before them', () => {
  const compiled = compile(
    ['8501.10', 1, 'Motors'],
    ['8501.10.20', 2, 'Small', '6.7%'],
    ['', 0, 'Again the heading'],
    ['8501.10.40', 1, 'Other', 'Free'],
  );
  assert.deepEqual(compiled.get('8501.10')?.path, [], 'two top rows that share no level');
});

test('a tariff number in a published rate is cut', () => {
  const compiled = compile(['2106.90.52', 0, 'Juice', 'The rate applicable in subheading 2009.11.00']);
  assert.equal(compiled.get('2106.90')?.rates[0]?.text, 'The rate applicable in subheading 2009.11');
});

test('a file that was truncated or changed after compiling is rejected', () => {
  const rows = exported([
    ['8501.10.20', 0, 'Motors', '6.7%'],
    ['8501.20.20', 0, 'Larger', '2%'],
  ]);
  const text = encodeSchedule(compileSchedule(scheduleRows(rows), { name: 'made', date: '2026-01-02' }));
  for (const changed of [
    text.replace('6.7%', '0.7%'),
    text.replace('2026-01-02', '2026-01-03'),
    text.replace(/\["8501\.10".*\n/, ''),
    text.replace('tracewell-tariff-2', 'tracewell-tariff-9'),
    text.slice(0, -9),
    '{}',
    'null',
    '',
  ]) {
    assert.notEqual(changed, text);
    assert.throws(() => decodeSchedule(Buffer.from(changed)), Error, changed.slice(0, 60));
  }
});

const NO_SCHEDULES: readonly (readonly [name: string, exported: unknown])[] = [
  ['an object', { rows: [] }],
  ['an empty array', []],
  ['rows that are not objects', [1, 2]],
  ['rows without an indent', [{ htsno: '0101.21.00', description: 'x' }]],
  ['rows without a description', [{ htsno: '0101.21.00', indent: '0' }]],
  ['a number in another format', [{ htsno: '0101-21', indent: '0', description: 'x' }]],
  [
    'a duplicate number',
    exported([
      ['0101.21.00', 0, 'x', 'Free'],
      ['0101.21.00', 0, 'x', 'Free'],
    ]),
  ],
  [
    'numbers in another order',
    exported([
      ['0101.29.00', 0, 'x', 'Free'],
      ['0101.21.00', 0, 'x', 'Free'],
    ]),
  ],
  ['only headings', exported([['0101', 0, 'Live horses']])],
  ['only chapter 99', exported([['9903.88.03', 0, 'List 3']])],
];

test('a file that is not the schedule is rejected', () => {
  for (const [name, rows] of NO_SCHEDULES) {
    assert.throws(() => compileSchedule(scheduleRows(rows), { name: 'x', date: '2026-01-01' }), ScheduleError, name);
  }
});
