import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { distanceTo, editDistance } from '../../../core/names/edit-distance.ts';
import { matrixDistance } from './slow-score.ts';

const DISTANCES: readonly (readonly [a: string, b: string, distance: number])[] = [
  ['', '', 0],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['flaw', 'lawn', 2],
  ['gazprom', 'gazprom', 0],
  ['a'.repeat(32), 'a'.repeat(33), 1],
  ['a'.repeat(33), 'a'.repeat(32), 1],
  ['a'.repeat(64), 'b'.repeat(65), 65],
  ['ab'.repeat(256), 'ba'.repeat(256), 2],
  ['😀😀', '😀', 1],
  ['𝒜b', '𝒜c', 1],
  ['é', 'e', 1],
];

test('editDistance() counts insertions, deletions and substitutions of code points, in both directions', () => {
  for (const [a, b, distance] of DISTANCES) {
    assert.equal(editDistance(a, b), distance, `${a} | ${b}`);
    assert.equal(editDistance(b, a), distance, `${b} | ${a}`);
  }
});

/** Few letters, so that distances vary; lengths on both sides of 32 and its multiples. */
const texts = fc
  .integer({ min: 0, max: 140 })
  .chain((length) =>
    fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', 'é', '😀'), minLength: length, maxLength: length }),
  );

test('editDistance() equals the full matrix computation', () => {
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      assert.equal(editDistance(a, b), matrixDistance(a, b));
    }),
    { numRuns: 400 },
  );
});

test('a prepared pattern compares each text independently of the previous ones', () => {
  fc.assert(
    fc.property(texts, fc.array(texts, { maxLength: 4 }), (pattern, others) => {
      const distance = distanceTo(pattern);
      for (const text of [...others, pattern, ...others]) assert.equal(distance(text), matrixDistance(pattern, text));
    }),
    { numRuns: 60 },
  );
});

test('lone surrogates are ordinary characters', () => {
  assert.equal(editDistance('\ud83d', 'a'), 1);
  assert.equal(editDistance('a\ud83d', 'a'), 1);
  assert.equal(editDistance('\ude00\ud83d', '\ud83d\ude00'), 2);
});
