import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { onBehalfOf } from '../../../core/caller.ts';
import { mayTake } from '../../../core/upstream/fair-share.ts';
import { createRateLimiter, TurnTooFar, type RateLimiter } from '../../../core/upstream/rate-limiter.ts';
import { createManualClock } from '../../standins/manual-clock.ts';

const never = new AbortController().signal;
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Whether a caller is admitted at once. */
function isLetThrough(limiter: RateLimiter, caller: string): Promise<boolean> {
  return onBehalfOf(caller, () => limiter.take(never, { withinMs: 0 })).then(
    () => true,
    (error: unknown) => {
      assert.ok(error instanceof TurnTooFar);
      return false;
    },
  );
}

test('a single caller gets the whole budget, and a later one gets a share once calls leave the window', async () => {
  const clock = createManualClock();
  const limiter = createRateLimiter([{ count: 10, perMs: 60_000 }], clock);
  for (let i = 0; i < 10; i++) assert.equal(await isLetThrough(limiter, 'one'), true);
  assert.equal(await isLetThrough(limiter, 'other'), false);
  clock.advance(60_000);
  const taken = { one: 0, other: 0 };
  for (let i = 0; i < 20; i++) if (await isLetThrough(limiter, 'one')) taken.one++;
  for (let i = 0; i < 20; i++) if (await isLetThrough(limiter, 'other')) taken.other++;
  assert.deepEqual(taken, { one: 5, other: 5 });
});

test('a caller that made no call for an hour reserves nothing', async () => {
  const clock = createManualClock();
  const limiter = createRateLimiter([{ count: 10, perMs: 60_000 }], clock);
  await isLetThrough(limiter, 'other');
  clock.advance(3_600_001);
  for (let i = 0; i < 10; i++) assert.equal(await isLetThrough(limiter, 'one'), true);
});

test('waiting callers take turns, however many calls one of them makes', async () => {
  const clock = createManualClock();
  const limiter = createRateLimiter([{ count: 1, perMs: 100 }], clock);
  await limiter.take(never);
  const order: string[] = [];
  const wait = (caller: string): Promise<number> =>
    onBehalfOf(caller, () => limiter.take(never)).then(() => order.push(caller));
  const waiting = ['a', 'a', 'a', 'b', 'c', 'b'].map(wait);
  assert.equal(
    onBehalfOf('d', () => limiter.delayMs()),
    400,
    'after one call of each other caller',
  );
  for (let i = 0; i < 6; i++) {
    clock.advance(100);
    await settle();
  }
  await Promise.all(waiting);
  assert.deepEqual(order, ['a', 'b', 'c', 'a', 'b', 'a']);
});

test('a refusal pauses and then halves the budget for an hour; refusals of one burst count once', async () => {
  const clock = createManualClock();
  const limiter = createRateLimiter([{ count: 8, perMs: 1_000 }], clock);
  const burst = async (): Promise<number> => {
    let passed = 0;
    for (let i = 0; i < 10; i++) if (await isLetThrough(limiter, 'one')) passed++;
    clock.advance(1_000);
    return passed;
  };
  assert.equal(await burst(), 8);
  for (let i = 0; i < 5; i++) limiter.refused(10_000);
  assert.equal(limiter.delayMs(), 10_000);
  clock.advance(10_000);
  assert.deepEqual([await burst(), await burst()], [4, 4]);
  limiter.refused(0);
  clock.advance(1);
  assert.equal(await burst(), 2);
  for (let i = 0; i < 4; i++) {
    limiter.refused(0);
    clock.advance(1_000);
  }
  assert.equal(await burst(), 1, 'never zero');
  clock.advance(3_600_000);
  assert.equal(await burst(), 8);
});

test('property: no caller is refused within its share, and the budget is never exceeded', () => {
  const callers = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), callers, (count, asking) => {
      const used = new Map([0, 1, 2, 3, 4].map((caller) => [String(caller), 0]));
      let free = count;
      for (const number of asking) {
        const caller = String(number);
        const own = used.get(caller) ?? 0;
        const isLet = mayTake({ count, free, used }, caller);
        if (isLet) {
          used.set(caller, own + 1);
          free--;
        } else assert.ok(own >= Math.floor(count / 5), `${caller} took ${own} of ${count}`);
        assert.ok(free >= 0);
      }
    }),
    { numRuns: 300, seed: 27 },
  );
});
