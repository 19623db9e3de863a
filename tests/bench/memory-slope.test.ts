import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slopePerHour } from '../../bench/memory-slope.ts';

test('the slope of memory samples is in bytes per hour', () => {
  const line = (perSecond: number) =>
    [0, 10, 20, 30].map((seconds) => ({ seconds, bytes: 1_000 + perSecond * seconds }));
  assert.equal(slopePerHour(line(2)), 7_200);
  assert.equal(slopePerHour(line(0)), 0);
  assert.equal(slopePerHour(line(-1)), -3_600);
  // One sample off the line changes the slope as least squares demand.
  assert.equal(
    slopePerHour([
      { seconds: 0, bytes: 0 },
      { seconds: 1, bytes: 3 },
      { seconds: 2, bytes: 0 },
    ]),
    0,
  );
});
