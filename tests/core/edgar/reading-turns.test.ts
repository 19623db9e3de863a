import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createReadingTurns, type ReadingTurns } from '../../../core/edgar/reading-turns.ts';
import { createManualClock } from '../../standins/manual-clock.ts';

const { signal } = new AbortController();

function turnsOf(clock = createManualClock(), atOnce = 1): ReadingTurns {
  return createReadingTurns({ atOnce, perSecond: 8, withinMs: 20_000, now: clock.now });
}

test('parties take turns, however many calls one of them makes', async () => {
  const turns = turnsOf();
  const order: string[] = [];
  const call = async (name: string, party: ReturnType<ReadingTurns['enter']>): Promise<void> => {
    const release = await party!.take(signal);
    order.push(name);
    await new Promise((resolve) => setImmediate(resolve));
    release();
  };
  const large = turns.enter(5);
  const calls = Array.from({ length: 5 }, () => call('large', large));
  const small = turns.enter(1);
  const middle = turns.enter(2);
  await Promise.all([...calls, call('small', small), call('middle', middle), call('middle', middle)]);
  assert.deepEqual(order, ['large', 'large', 'small', 'middle', 'large', 'middle', 'large', 'large']);
  assert.equal(turns.backlogMs(), 0);
});

test('a party is admitted if it and all others can finish in time', () => {
  const turns = turnsOf();
  const [one] = [turns.enter(40), turns.enter(40), turns.enter(40), turns.enter(40)];
  assert.equal(turns.backlogMs(), 20_000);
  assert.equal(turns.enter(1), undefined, 'it would finish in time, but delay those before it');
  one!.leave();
  assert.notEqual(turns.enter(40), undefined);
});

test('calls that a party no longer expects to make free their capacity', () => {
  const turns = turnsOf();
  const parties = Array.from({ length: 4 }, () => turns.enter(40));
  parties[0]!.expect(10);
  assert.equal(turns.backlogMs(), 16_250);
  assert.notEqual(turns.enter(10), undefined);
});

test('a party that is already late does not keep others out', () => {
  const clock = createManualClock();
  const turns = turnsOf(clock);
  turns.enter(40);
  clock.advance(19_999);
  assert.notEqual(turns.enter(10), undefined);
});

test('a turn that is abandoned goes to the next call, and one that ended is free', async () => {
  const turns = turnsOf();
  const [first, second] = [turns.enter(1), turns.enter(2)];
  const release = await first!.take(signal);
  const leaves = new AbortController();
  const left = second!.take(leaves.signal);
  const waits = second!.take(signal);
  leaves.abort(new Error('gone'));
  await assert.rejects(left, /gone/);
  release();
  (await waits)();
  (await first!.take(signal))();
});
