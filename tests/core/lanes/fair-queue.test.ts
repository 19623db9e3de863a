import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { createFairQueue } from '../../../core/lanes/fair-queue.ts';

suite('a fair queue', () => {
  test("lets callers take turns, keeping the order of each caller's items", () => {
    const queue = createFairQueue<string>(16);
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.slice(0, 1), item);
    const order = Array.from({ length: 7 }, () => queue.next());
    assert.deepEqual(order, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
  });

  test('reserves space for others: one caller gets half of the places, or four if that is more', () => {
    const places = (maxWaiting: number): number => {
      const queue = createFairQueue<number>(maxWaiting);
      return Array.from({ length: 40 }, (_, i) => queue.add('one', i)).filter(Boolean).length;
    };
    assert.deepEqual([32, 10, 4, 1].map(places), [16, 5, 4, 1]);
  });

  test('returns each item that was not removed exactly once, and never holds more than its capacity', () => {
    const step = fc.record({ caller: fc.constantFrom('a', 'b', 'c'), isTakenBack: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (steps, maxWaiting) => {
        const queue = createFairQueue<number>(maxWaiting);
        const staying = new Set<number>();
        for (const [i, { caller, isTakenBack }] of steps.entries()) {
          if (!queue.add(caller, i)) continue;
          staying.add(i);
          if (isTakenBack) queue.remove(caller, i);
          if (isTakenBack) staying.delete(i);
          assert.ok(queue.size <= maxWaiting);
        }
        const given: number[] = [];
        for (let item = queue.next(); item !== undefined; item = queue.next()) given.push(item);
        assert.deepEqual(
          given.toSorted((a, b) => a - b),
          [...staying].toSorted((a, b) => a - b),
        );
      }),
    );
  });
});
