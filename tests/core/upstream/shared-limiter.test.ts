import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onBehalfOf } from '../../../core/caller.ts';
import type { RateLimiter } from '../../../core/upstream/rate-limiter.ts';
import { sharedLimiters, type SharedTurns } from '../../../core/upstream/shared-limiter.ts';
import { NO_TURNS, type Turns } from '../../../core/upstream/turns.ts';
import { createManualClock } from '../../standins/manual-clock.ts';

const never = new AbortController().signal;

/** Lets the continuations of settled promises run. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** In-memory turns that two limiters share like two processes. */
function turnsInMemory(now: () => number) {
  const bySource = new Map<string, Turns>();
  const state = { isAway: false };
  const shared: SharedTurns = {
    change(source, make) {
      if (state.isAway) return Promise.resolve(undefined);
      const { turns, answer } = make(bySource.get(source) ?? NO_TURNS, now());
      bySource.set(source, turns);
      return Promise.resolve(answer);
    },
  };
  return { shared, state };
}

function twoProcesses(count = 2) {
  const clock = createManualClock();
  const { shared, state } = turnsInMemory(clock.date);
  const budgets = [{ count, perMs: 1_000 }];
  const made = (source: string) => sharedLimiters(shared)(source, budgets, { clock });
  return { clock, state, one: made('a source'), two: made('a source'), other: made('another source') };
}

test('two processes share one budget, and every source has its own', async () => {
  const { clock, one, two, other } = twoProcesses();
  const passed: string[] = [];
  const take = (name: string, limiter = one): void => {
    void limiter.take(never).then(() => passed.push(name));
  };
  take('1a');
  take('2a', two);
  take('2b', two);
  take('3a', other);
  take('3b', other);
  for (let i = 0; i < 5; i++) await settle();
  assert.deepEqual(passed.sort(), ['1a', '2a', '3a', '3b']);
  assert.equal(two.delayMs(), 1_000);
  clock.advance(999);
  await settle();
  assert.equal(passed.length, 4);
  clock.advance(1);
  await settle();
  assert.deepEqual(passed.at(-1), '2b');
});

test('a pause requested by one process delays the other', async () => {
  const { clock, one, two } = twoProcesses();
  one.pause(30_000);
  await settle();
  let hasPassed = false;
  const taken = two.take(never).then(() => (hasPassed = true));
  for (let i = 0; i < 5; i++) await settle();
  assert.equal(two.delayMs(), 30_000);
  clock.advance(29_999);
  await settle();
  assert.equal(hasPassed, false);
  clock.advance(1);
  await taken;
});

test('a waiter that leaves does so at once', async () => {
  const { one } = twoProcesses();
  const leaver = new AbortController();
  await Promise.all([one.take(never), one.take(never)]);
  const left = one.take(leaver.signal);
  for (let i = 0; i < 5; i++) await settle();
  leaver.abort();
  await assert.rejects(left, { name: 'AbortError' });
});

test('while the turns are unreachable each process keeps to the budget on its own, and later shares it again', async () => {
  const { clock, state, one, two } = twoProcesses();
  state.isAway = true;
  await Promise.all([one.take(never), one.take(never), two.take(never), two.take(never)]);
  assert.deepEqual([one.delayMs(), two.delayMs()], [1_000, 1_000]);
  state.isAway = false;
  clock.advance(10_000);
  await Promise.all([one.take(never), one.take(never)]);
  const third = two.take(never);
  for (let i = 0; i < 5; i++) await settle();
  assert.equal(two.delayMs(), 1_000);
  clock.advance(1_000);
  await third;
});

test('turns that do not answer are awaited for two seconds, and then no longer asked', async () => {
  const clock = createManualClock();
  let asked = 0;
  const silent: SharedTurns = {
    change() {
      asked++;
      return new Promise(() => undefined);
    },
  };
  const limiter = sharedLimiters(silent)('a source', [{ count: 9, perMs: 1_000 }], { clock });
  const first = limiter.take(never);
  await clock.untilTimers(1);
  clock.advance(2_000);
  await first;
  await limiter.take(never);
  assert.equal(asked, 1);
});

test('two callers share a budget across processes, wherever they call, once both have called', async () => {
  const { clock, one, two } = twoProcesses(10);
  const isLetThrough = (caller: string, limiter: RateLimiter): Promise<boolean> =>
    onBehalfOf(caller, () => limiter.take(never, { withinMs: 0 })).then(
      () => true,
      () => false,
    );
  for (let i = 0; i < 10; i++) assert.equal(await isLetThrough('busy', i % 2 ? one : two), true, 'alone it has all');
  assert.equal(await isLetThrough('other', two), false);
  for (let round = 0; round < 3; round++) {
    // A call is recorded up to half a percent of the window later than it was made.
    clock.advance(1_010);
    const taken = { busy: 0, other: 0 };
    for (let i = 0; i < 20; i++) if (await isLetThrough('busy', i % 2 ? one : two)) taken.busy++;
    for (let i = 0; i < 20; i++) if (await isLetThrough('other', two)) taken.other++;
    assert.deepEqual(taken, { busy: 5, other: 5 });
  }
  clock.advance(3_600_001);
  for (let i = 0; i < 10; i++)
    assert.equal(await isLetThrough('busy', one), true, 'the other has made no call for an hour');
});
