import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  billingMonth,
  minuteOf,
  secondsToNextMinute,
  secondsToNextMonth,
} from '../../../core/gateway/billing-month.ts';

const MOMENTS = [
  ['2026-11-20T12:00:00Z', '2026-11', 10.5 * 86_400],
  ['2026-11-30T23:59:59.999Z', '2026-11', 1],
  ['2026-12-01T00:00:00Z', '2026-12', 31 * 86_400],
  ['2026-12-31T23:00:00Z', '2026-12', 3_600],
  ['2028-02-01T00:00:00Z', '2028-02', 29 * 86_400],
  // In UTC, wherever the caller or the server is.
  ['2026-11-30T23:30:00-05:00', '2026-12', 31 * 86_400 - 4.5 * 3_600],
] as const;

test('months are UTC months, with the seconds until the next one', () => {
  for (const [text, month, seconds] of MOMENTS) {
    const at = new Date(text);
    assert.deepEqual([billingMonth(at), secondsToNextMonth(at)], [month, seconds], text);
  }
});

test('minutes are UTC minutes, with the seconds until the next one', () => {
  for (const [text, minute, seconds] of [
    ['2026-11-20T12:00:00Z', '2026-11-20T12:00', 60],
    ['2026-11-20T12:00:59.001Z', '2026-11-20T12:00', 1],
    ['2026-11-20T12:00:30.5+01:00', '2026-11-20T11:00', 30],
  ] as const) {
    const at = new Date(text);
    assert.deepEqual([minuteOf(at), secondsToNextMinute(at)], [minute, seconds], text);
  }
});
