import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastDaily, nextDaily } from '../../core/daily-time.ts';

const CASES: readonly (readonly [hour: number, minute: number, after: string, next: string])[] = [
  [13, 0, '2026-03-03T12:59:59.999Z', '2026-03-03T13:00:00.000Z'],
  [13, 0, '2026-03-03T13:00:00.000Z', '2026-03-04T13:00:00.000Z'],
  [13, 0, '2026-03-03T13:00:00.001Z', '2026-03-04T13:00:00.000Z'],
  [13, 0, '2026-12-31T20:00:00.000Z', '2027-01-01T13:00:00.000Z'],
  [13, 0, '2024-02-28T13:00:00.000Z', '2024-02-29T13:00:00.000Z'],
  [0, 0, '2026-03-03T23:59:00.000Z', '2026-03-04T00:00:00.000Z'],
  [23, 59, '2026-03-03T00:00:00.000Z', '2026-03-03T23:59:00.000Z'],
];

test('the next run is at the first such time of day in the future', () => {
  for (const [hour, minute, after, next] of CASES) {
    assert.equal(new Date(nextDaily({ hour, minute }, Date.parse(after))).toISOString(), next, after);
  }
});

test('the last run was at the latest such time of day that is not in the future', () => {
  const cases: readonly (readonly [until: string, last: string])[] = [
    ['2026-03-03T12:59:59.999Z', '2026-03-02T13:00:00.000Z'],
    ['2026-03-03T13:00:00.000Z', '2026-03-03T13:00:00.000Z'],
    ['2027-01-01T00:00:00.000Z', '2026-12-31T13:00:00.000Z'],
  ];
  for (const [until, last] of cases) {
    assert.equal(new Date(lastDaily({ hour: 13, minute: 0 }, Date.parse(until))).toISOString(), last, until);
  }
});
