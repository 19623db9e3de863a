import type { RefreshRun } from '../../../../../../core/screening/lists/answer.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missedRefresh } from '../../../../../../core/screening/lists/register/refresh/missed-refresh.ts';
import { record, registerOf } from '../made-register.ts';

const NOON = Date.UTC(2026, 2, 4, 12);
const LATER = Date.UTC(2026, 2, 4, 14);
const AT = { hour: 13, minute: 0 };

const run = (started_at: string, outcome: RefreshRun['outcome'] = 'replaced'): RefreshRun => ({
  started_at,
  finished_at: null,
  outcome,
  reason: null,
  row_count: null,
  extract_date: null,
});

const CASES: readonly (readonly [
  what: string,
  day: string | null | undefined,
  runs: readonly RefreshRun[] | undefined,
  now: number,
  missed: boolean,
])[] = [
  ['down at 13:00, with yesterday’s copy', '2026-03-03', [run('2026-03-03T13:00:01.000Z')], LATER, true],
  ['the same, before the refresh time', '2026-03-03', [run('2026-03-03T13:00:01.000Z')], NOON, false],
  ['down since the day before, before the refresh time', '2026-03-02', [run('2026-03-02T13:00:01.000Z')], NOON, true],
  ['exactly at the refresh time', '2026-03-03', [run('2026-03-03T13:00:01.000Z')], Date.UTC(2026, 2, 4, 13), true],
  ['no run was ever recorded', '2026-03-03', [], LATER, true],
  ['the date of the copy is unknown', null, [], LATER, true],
  ['today’s copy, wherever it came from', '2026-03-04', [], LATER, false],
  [
    'a run at its time that found nothing newer',
    '2026-03-03',
    [run('2026-03-04T13:00:01.000Z', 'unchanged')],
    LATER,
    false,
  ],
  [
    'a run at its time that failed: there is one a day',
    '2026-03-03',
    [run('2026-03-04T13:00:01.000Z', 'failed')],
    LATER,
    false,
  ],
  ['a run in progress', '2026-03-03', [run('2026-03-04T13:59:59.000Z', 'running')], LATER, false],
  [
    'a run that was stopped with its server',
    '2026-03-03',
    [run('2026-03-04T13:00:01.000Z', 'interrupted')],
    LATER,
    true,
  ],
  [
    'the same, made up for since',
    '2026-03-03',
    [run('2026-03-04T13:30:00.000Z', 'unchanged'), run('2026-03-04T13:00:01.000Z', 'interrupted')],
    LATER,
    false,
  ],
  ['the run record is locked, so another process is refreshing', '2026-03-03', undefined, LATER, false],
  ['no copy: the first one is the operator’s to load', undefined, [], LATER, false],
];

test('a refresh counts as missed if none ran since its time and the copy is of an earlier day', () => {
  for (const [what, day, runs, now, missed] of CASES) {
    const copy = day === undefined ? undefined : registerOf([record('ONE LLC')], day);
    assert.equal(missedRefresh(copy, { dailyAt: AT, now, runs }), missed, what);
  }
});
