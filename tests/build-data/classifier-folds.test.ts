import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { assignFolds, FOLDS, isNearDuplicate, jaccard } from '../../build-data/classifier/folds.ts';

const words = (text: string): string[] => text.split(' ');
const set = (text: string): Set<string> => new Set(words(text));

suite('assigning folds', () => {
  test('measures the shared words of two texts relative to all their words', () => {
    const cases: readonly (readonly [string, string, number])[] = [
      ['cotton shirt', 'cotton shirt', 1],
      ['cotton shirt', 'shirt cotton', 1],
      ['cotton shirt', 'wool shirt', 1 / 3],
      ['cotton shirt', 'steel bolt', 0],
      ['a b c d e', 'a b c', 3 / 5],
    ];
    for (const [a, b, expected] of cases) assert.equal(jaccard(set(a), set(b)), expected, `${a} | ${b}`);
  });

  test('treats three shared words of five as a near-duplicate, but not two of four', () => {
    assert.equal(isNearDuplicate(set('a b c d e'), set('a b c')), true);
    assert.equal(isNearDuplicate(set('a b c'), set('a b d')), false);
    assert.equal(isNearDuplicate(new Set(), new Set()), false);
  });

  test('keeps texts linked by near-duplicates together, even when the ends of the chain differ', () => {
    const chain = ['a b c d e', 'b c d e f', 'c d e f g', 'd e f g h'].map(words);
    const others = Array.from({ length: 40 }, (_, i) => [`x${i}`, `y${i}`]);
    const folds = assignFolds([...others, ...chain]);
    assert.equal(new Set(folds.slice(-4)).size, 1);
  });

  test('gives folds of equal size in any order, without splitting near-duplicates', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.uniqueArray(text, { maxLength: 30, selector: (list) => list.join(' ') }), (texts) => {
        const folds = assignFolds(texts);
        assert.ok(folds.every((fold) => fold < FOLDS));
        for (const [i, a] of texts.entries()) {
          for (const [j, b] of texts.entries()) {
            if (isNearDuplicate(new Set(a), new Set(b))) assert.equal(folds[i], folds[j]);
          }
        }
        assert.deepEqual([...assignFolds(texts.toReversed())].toReversed(), [...folds]);
      }),
    );
    const apart = assignFolds(Array.from({ length: 50 }, (_, i) => [`word${i}`]));
    for (let fold = 0; fold < FOLDS; fold++) assert.equal(apart.filter((given) => given === fold).length, 10);
  });
});
