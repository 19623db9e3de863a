import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSlots } from '../../../core/upstream/slots.ts';

const never = new AbortController().signal;

test('slots are given out up to their number, then in order of arrival', async () => {
  const slots = createSlots(2);
  const first = await slots.take(never);
  const second = await slots.take(never);
  const order: string[] = [];
  const third = slots.take(never).then((release) => {
    order.push('third');
    return release;
  });
  const fourth = slots.take(never).then((release) => {
    order.push('fourth');
    return release;
  });
  second();
  (await third)();
  first();
  await fourth;
  assert.deepEqual(order, ['third', 'fourth']);
});

test('a waiter that leaves is skipped, and its slot is not lost', async () => {
  const slots = createSlots(1);
  const release = await slots.take(never);
  const leaver = new AbortController();
  const left = slots.take(leaver.signal);
  const stays = slots.take(never);
  leaver.abort();
  await assert.rejects(left, { name: 'AbortError' });
  release();
  (await stays)();
  (await slots.take(never))();
});

test('a waiter that leaves after its turn came keeps the slot until it releases it', async () => {
  const slots = createSlots(1);
  const release = await slots.take(never);
  const late = new AbortController();
  const turn = slots.take(late.signal);
  release();
  late.abort();
  (await turn)();
  (await slots.take(never))();
});

test('fewer than one slot is a configuration error', () => {
  for (const count of [0, -1, 1.5, NaN]) assert.throws(() => createSlots(count), RangeError);
});
