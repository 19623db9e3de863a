import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readList } from '../../../core/whole-lists/read-lists.ts';
import {
  isBeyondOrdinary,
  isDoubted,
  readAgain,
  type RememberedList,
} from '../../../core/whole-lists/remembered-list.ts';

const DAY_MS = 24 * 60 * 60_000;
const START = Date.UTC(2026, 10, 1, 6);

const LOSSES: readonly (readonly [before: number, now: number, isBeyond: boolean, why: string])[] = [
  [0, 0, false, 'nothing was there'],
  [1, 1, false, 'nothing is lost'],
  [1, 0, true, 'a list of one record is gone'],
  [6, 0, true, 'a list is gone'],
  [6, 1, false, 'five records'],
  [7, 1, true, 'six records of a short list'],
  [161, 156, false, 'five records are 3%'],
  [161, 155, true, 'six records'],
  [10_000, 9_800, false, 'exactly 2%'],
  [10_000, 9_799, true, 'one more than 2%'],
  [10, 20, false, 'growth'],
];

test('a loss is out of the ordinary from six records and more than 2%, or if nothing is left', () => {
  for (const [before, now, isBeyond, why] of LOSSES) assert.equal(isBeyondOrdinary(before, now), isBeyond, why);
});

/** Reads a list of a hundred records day by day, and returns whether it is in doubt each time. */
function doubtsByDay(sizes: readonly number[]): boolean[] {
  let list: RememberedList | undefined;
  return sizes.map((size, day) => {
    list = readAgain(list, size, START + day * DAY_MS);
    return isDoubted(list);
  });
}

const days = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

const COURSES: readonly (readonly [what: string, sizes: readonly number[], doubted: readonly boolean[]])[] = [
  ['a list that was never read is not in doubt', [3, 3], [false, false]],
  [
    'half of a list is in doubt until the list is complete again',
    [100, 50, 50, 100, 100],
    [false, true, true, false, false],
  ],
  ['most of it coming back ends the doubt', [100, 50, 96], [false, true, false]],
  ['growth is remembered', [100, 200, 150], [false, false, true]],
  ['a new size is accepted after 14 days', [100, ...days(15, 50)], [false, ...days(14, true), false]],
  [
    'delistings from the new size are ordinary',
    [100, ...days(7, 50), ...days(8, 47)],
    [false, ...days(14, true), false],
  ],
  ['a further loss restarts the two weeks', [100, ...days(7, 50), ...days(8, 30)], [false, ...days(15, true)]],
  ['a list that is gone is forgotten after 14 days', [100, ...days(15, 0)], [false, ...days(14, true), false]],
  // Seven records in seven days are more than one day's ordinary delistings.
  ['a list that shrinks gradually is in doubt', [100, 99, 98, 97, 96, 95, 94, 93], [...days(6, false), true, true]],
];

test('a doubt begins with a loss and ends when the list is complete, or after 14 days', () => {
  for (const [what, sizes, doubted] of COURSES) assert.deepEqual(doubtsByDay(sizes), doubted, what);
});

test('a doubt dates from its own loss, not from the first ordinary delisting', () => {
  let list = readAgain(undefined, 100, START);
  list = readAgain(list, 98, START + DAY_MS);
  list = readAgain(list, 40, START + 5 * DAY_MS);
  list = readAgain(list, 41, START + 6 * DAY_MS);
  assert.equal(list.shrunk?.since, START + 5 * DAY_MS);
  assert.deepEqual([list.size, list.wholeOn, list.shrunk.size], [100, '2026-11-01', 41]);
});

test('a list whose usual size was counted by other rules is complete from its bound on, and then compared with its own size', () => {
  const usual = { size: 100, atLeast: 50, wholeOn: '2026-07-31' };
  for (const [size, isWhole] of [
    [0, false],
    [49, false],
    [50, true],
    [120, true],
  ] as const) {
    const list = readAgain(usual, size, START);
    assert.equal(isDoubted(list), !isWhole, String(size));
    assert.deepEqual(readList(JSON.parse(JSON.stringify(list))), list, 'the same after a restart');
  }
  assert.equal(isDoubted(readAgain(readAgain(usual, 60, START), 50, START + DAY_MS)), true);
});
