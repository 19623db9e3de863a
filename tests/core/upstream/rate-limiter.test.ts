import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createRateLimiter, type Budget } from '../../../core/upstream/rate-limiter.ts';
import { createManualClock, type ManualClock } from '../../standins/manual-clock.ts';

const never = new AbortController().signal;

/** Lets the continuations of settled promises run. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a budget lets its count through at once, and the next call when the first leaves the window', async () => {
  const clock = createManualClock();
  const limiter = createRateLimiter([{ count: 2, perMs: 1000 }], clock);
  await limiter.take(never);
  clock.advance(300);
  await limiter.take(never);
  assert.equal(limiter.delayMs(), 700);

  let passed = false;
  const third = limiter.take(never).then(() => {
    passed = true;
  });
  clock.advance(699);
  await settle();
  assert.equal(passed, false);
  clock.advance(1);
  await third;
  assert.equal(limiter.delayMs(), 300);
});

test('waiters pass in order of arrival, and the delay includes those ahead', async () => {
  const clock = createManualClock();
  const limiter = createRateLimiter([{ count: 1, perMs: 100 }], clock);
  const order: string[] = [];
  const takes = ['a', 'b', 'c', 'd'].map((name) => limiter.take(never).then(() => order.push(name)));
  assert.equal(limiter.delayMs(), 400);
  for (let i = 0; i < 3; i++) {
    await settle();
    clock.advance(100);
  }
  await Promise.all(takes);
  assert.deepEqual(order, ['a', 'b', 'c', 'd']);
});

test('a waiter that leaves gives up its place and uses nothing', async () => {
  const clock = createManualClock();
  const limiter = createRateLimiter([{ count: 1, perMs: 100 }], clock);
  await limiter.take(never);
  const leaver = new AbortController();
  const left = limiter.take(leaver.signal);
  const stays = limiter.take(never);
  assert.equal(limiter.delayMs(), 300);
  leaver.abort();
  await assert.rejects(left, { name: 'AbortError' });
  assert.equal(limiter.delayMs(), 200);
  clock.advance(100);
  await stays;
});

test('no timer remains after the last waiter leaves', async () => {
  const clock = createManualClock();
  const limiter = createRateLimiter([{ count: 1, perMs: 100 }], clock);
  await limiter.take(never);
  const leaver = new AbortController();
  const left = limiter.take(leaver.signal);
  assert.deepEqual(clock.timers(), [100]);
  leaver.abort();
  await assert.rejects(left);
  assert.deepEqual(clock.timers(), []);
});

test('a caller whose signal is already aborted is refused, even within the budget', async () => {
  const limiter = createRateLimiter([{ count: 1, perMs: 100 }], createManualClock());
  await assert.rejects(limiter.take(AbortSignal.abort()), { name: 'AbortError' });
  assert.equal(limiter.delayMs(), 0);
});

test('a pause delays everyone, but at most for ten minutes', async () => {
  const clock = createManualClock();
  const limiter = createRateLimiter([], clock);
  limiter.pause(5000);
  assert.equal(limiter.delayMs(), 5000);
  limiter.pause(1000);
  assert.equal(limiter.delayMs(), 5000);
  const take = limiter.take(never);
  clock.advance(5000);
  await take;
  limiter.pause(Infinity);
  assert.equal(limiter.delayMs(), 600_000);
});

test('a source known to block for longer is paused for that long', () => {
  const limiter = createRateLimiter([], createManualClock(), { maxPauseMs: 3_600_000 });
  limiter.pause(Infinity);
  assert.equal(limiter.delayMs(), 3_600_000);
});

test('a pause also delays callers that are already waiting', async () => {
  const clock = createManualClock();
  const limiter = createRateLimiter([{ count: 1, perMs: 100 }], clock);
  await limiter.take(never);
  let passed = false;
  const take = limiter.take(never).then(() => {
    passed = true;
  });
  limiter.pause(250);
  clock.advance(249);
  await settle();
  assert.equal(passed, false);
  clock.advance(1);
  await take;
});

test('whenever calls arrive, no window of a budget exceeds its count', async () => {
  const budgetOf = fc.record({ count: fc.integer({ min: 1, max: 5 }), perMs: fc.integer({ min: 1, max: 500 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(budgetOf, { minLength: 1, maxLength: 3 }),
      fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 30 }),
      async (budgets, gaps) => {
        const times = await timesOf(budgets, gaps);
        assert.equal(times.length, gaps.length);
        for (const { count, perMs } of budgets) {
          for (let i = count; i < times.length; i++) assert.ok(times[i]! - times[i - count]! >= perMs);
        }
      },
    ),
    { numRuns: 60 },
  );
});

/** Advances the clock timer by timer, so that calls that a timer releases see its time. */
async function pass(clock: ManualClock, ms: number): Promise<void> {
  const end = clock.now() + ms;
  for (let next = clock.timers()[0]; next !== undefined && clock.now() + next <= end; next = clock.timers()[0]) {
    clock.advance(next);
    await settle();
  }
  clock.advance(end - clock.now());
}

/** When each call is admitted, given the gaps between arrivals. */
async function timesOf(budgets: readonly Budget[], gaps: readonly number[]): Promise<number[]> {
  const clock = createManualClock();
  const limiter = createRateLimiter(budgets, clock);
  const times: number[] = [];
  for (const gap of gaps) {
    await pass(clock, gap);
    void limiter.take(never).then(() => times.push(clock.now()));
    await settle();
  }
  while (clock.timers().length > 0) await pass(clock, clock.timers()[0]!);
  return times;
}

test('a budget of zero, a fraction of a call or no time is a configuration error', () => {
  for (const budget of [
    { count: 0, perMs: 1 },
    { count: 1.5, perMs: 1 },
    { count: 1, perMs: 0 },
    { count: 1, perMs: NaN },
  ])
    assert.throws(() => createRateLimiter([budget]), RangeError);
});
