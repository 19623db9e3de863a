import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { createUsageCounter, type AskedCounts, type UsageStore } from '../../../core/gateway/usage-counter.ts';

interface StoreInMemory extends UsageStore {
  readonly steps: (readonly AskedCounts[])[];
  /** Ends the current step, in success or failure. */
  readonly end: (failure?: Error) => Promise<void>;
}

/** A store whose steps end when the test ends them, with the simplest possible count. */
function storeInMemory(): StoreInMemory {
  const numbers = new Map<string, number>();
  const steps: (readonly AskedCounts[])[] = [];
  let ending = Promise.withResolvers<undefined>();
  let begun = Promise.withResolvers<undefined>();
  return {
    steps,
    async end(failure) {
      await begun.promise;
      const ended = ending;
      ending = Promise.withResolvers();
      begun = Promise.withResolvers();
      if (failure) ended.reject(failure);
      else ended.resolve(undefined);
    },
    async count(asked) {
      steps.push(asked);
      begun.resolve(undefined);
      await ending.promise;
      return asked.map(({ keyId, service, period, calls, cap = Infinity }) => {
        const name = `${keyId} ${service} ${period}`;
        const before = numbers.get(name) ?? 0;
        const granted = Math.min(calls, Math.max(0, cap - before));
        numbers.set(name, before + granted);
        return { keyId, service, period, used: before + granted, granted };
      });
    },
    used: ({ keyId, service, period }) => Promise.resolve(numbers.get(`${keyId} ${service} ${period}`) ?? 0),
    forget: () => Promise.resolve(),
  };
}

const ONE = { keyId: 'k', service: 's', period: '2026-11', cap: 3 };

suite('counting in steps', () => {
  test('calls within one turn of the event loop are one step, and calls during it are the next', async () => {
    const store = storeInMemory();
    const { count } = createUsageCounter(store);
    const first = [count(ONE), count(ONE), count({ ...ONE, keyId: 'other', cap: undefined })];
    await new Promise(setImmediate);
    const second = [count(ONE), count(ONE)];
    await store.end();
    assert.deepEqual(await Promise.all(first), [
      { isGranted: true, used: 1 },
      { isGranted: true, used: 2 },
      { isGranted: true, used: 1 },
    ]);
    await store.end();
    assert.deepEqual(await Promise.all(second), [
      { isGranted: true, used: 3 },
      { isGranted: false, used: 3 },
    ]);
    assert.deepEqual(
      store.steps.map((asked) => asked.map(({ keyId, calls }) => [keyId, calls])),
      [
        [
          ['k', 2],
          ['other', 1],
        ],
        [['k', 2]],
      ],
    );
  });

  test('a failed step fails the calls that wait for it, is not repeated, and blocks no other step', async () => {
    const store = storeInMemory();
    const { count } = createUsageCounter(store);
    const failing = [count(ONE), count({ ...ONE, keyId: 'other' })];
    const failed = Promise.allSettled(failing);
    await store.end(new Error('lost'));
    assert.deepEqual(
      (await failed).map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.equal(store.steps.length, 1);
    const next = count(ONE);
    await store.end();
    assert.deepEqual(await next, { isGranted: true, used: 1 });
  });

  test('more counters than one statement takes are each counted once', async () => {
    const store = storeInMemory();
    const { count } = createUsageCounter(store);
    const asked = Array.from({ length: 1_201 }, (_, i) => count({ ...ONE, keyId: String(i) }));
    for (let i = 0; i < 3; i++) await store.end();
    assert.ok((await Promise.all(asked)).every(({ isGranted, used }) => isGranted && used === 1));
    assert.deepEqual(
      store.steps.map((step) => step.length),
      [500, 500, 201],
    );
  });
});

test('however calls arrive, each granted call gets its own number from 1 to the cap, and the rest are refused', async () => {
  const arrivals = fc.array(fc.record({ key: fc.nat(2), turn: fc.boolean() }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(arrivals, fc.integer({ min: 1, max: 12 }), async (calls, cap) => {
      const store = storeInMemory();
      const { count } = createUsageCounter({
        ...store,
        count: async (asked) => {
          const counted = store.count(asked);
          await store.end();
          return counted;
        },
      });
      const answers = [];
      for (const { key, turn } of calls) {
        answers.push({ key, answer: count({ ...ONE, keyId: String(key), cap }) });
        if (turn) await new Promise(setImmediate);
      }
      const granted = new Map<number, number[]>();
      for (const { key, answer } of answers) {
        const { isGranted, used } = await answer;
        if (isGranted) granted.set(key, [...(granted.get(key) ?? []), used]);
      }
      for (const [key, numbers] of granted) {
        const asked = calls.filter((call) => call.key === key).length;
        assert.deepEqual(
          numbers,
          Array.from({ length: Math.min(asked, cap) }, (_, i) => i + 1),
        );
      }
    }),
    { numRuns: 100 },
  );
});
