import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchReason, matchStatus, matchType } from '../../../core/names/match.ts';

test('the thresholds belong to the better side', () => {
  const cases = [
    [1, 'match', 'exact'],
    [0.999, 'match', 'fuzzy'],
    [0.92, 'match', 'fuzzy'],
    [0.919, 'possible_match', 'fuzzy'],
    [0.72, 'possible_match', 'fuzzy'],
    [0.719, 'no_match', 'fuzzy'],
    [0, 'no_match', 'fuzzy'],
  ] as const;
  for (const [score, status, type] of cases) assert.deepEqual([matchStatus(score), matchType(score)], [status, type]);
});

test('a reason says what the score stands on, and whether a person must look', () => {
  assert.equal(
    matchReason({ score: 1, basis: 'same_words' }),
    'Potential match: both names have the same words, in whatever order, once case, accents, punctuation and legal forms are set aside.',
  );
  assert.equal(
    matchReason({ score: 0.952, basis: 'spelling' }),
    'Potential match: the spelling of the whole names agrees to 95.2%.',
  );
  assert.equal(
    matchReason({ score: 0.75, basis: 'shared_words' }),
    'Possible match that a person must look at: the names share 75.0% of their words.',
  );
  assert.equal(
    matchReason({ score: 0.91, basis: 'containment' }),
    'Possible match that a person must look at: every word of the name that was sent stands in the listed name, which has more.',
  );
});
