import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createBodyRoom, FREE_BYTES } from '../../../core/http/body-room.ts';

test('a body takes from the budget only what exceeds the free allowance', () => {
  const room = createBodyRoom(1_000);
  const [one, two] = [room.enter(), room.enter()];
  assert.equal(one.growTo(FREE_BYTES), true);
  assert.equal(room.takenBytes(), 0);
  assert.equal(one.growTo(FREE_BYTES + 700), true);
  assert.equal(room.takenBytes(), 700);
  assert.deepEqual([two.fits(FREE_BYTES + 300), two.fits(FREE_BYTES + 301)], [true, false]);
  assert.deepEqual([one.fits(FREE_BYTES + 1_000), one.fits(FREE_BYTES + 1_001)], [true, false]);
  assert.equal(two.growTo(FREE_BYTES + 301), false);
  assert.equal(room.takenBytes(), 700);
  one.leave();
  one.leave();
  assert.equal(room.takenBytes(), 0);
  assert.equal(two.growTo(FREE_BYTES + 1_000), true);
});

test('however bodies arrive, grow and leave, the budget is never exceeded and ends up empty', () => {
  const step = fc.record({ place: fc.nat(4), size: fc.nat(3 * FREE_BYTES), leaves: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), fc.nat(4 * FREE_BYTES), (steps, bytes) => {
      const room = createBodyRoom(bytes);
      const places = Array.from({ length: 5 }, () => room.enter());
      for (const { place, size, leaves } of steps) {
        if (leaves) places[place]?.leave();
        else {
          const fits = places[place]?.fits(size);
          assert.equal(places[place]?.growTo(size), fits);
        }
        assert.ok(room.takenBytes() >= 0 && room.takenBytes() <= bytes);
      }
      for (const place of places) place.leave();
      assert.equal(room.takenBytes(), 0);
    }),
  );
});
