import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../../../build-data/classifier/random.ts';
import { marginalsOf } from '../../../../core/documents/linear-chain/marginals.ts';
import { LABELLING, LABELS } from '../../../../core/documents/pii/tagger/tagger.ts';

const LENGTH = 4;
const STEP = 1e-5;
const NEAR = 1e-4;

test('the marginals of a chain are the gradient of its loss', () => {
  const random = seededRandom(1);
  const weights = (count: number): Float64Array => Float64Array.from({ length: count }, () => 4 * random.next() - 2);
  const [scores, transitions] = [weights(LENGTH * LABELS), weights(LABELS * LABELS)];
  const right = Uint8Array.of(0, 1, 2, 0);
  const known = { given: right, labels: LABELLING };
  const { labels, pairs, loss } = marginalsOf(scores, transitions, known);
  const raised = (of: Float64Array, at: number): Float64Array => of.with(at, (of[at] ?? 0) + STEP);
  for (let at = 0; at < scores.length; at++) {
    const slope = (marginalsOf(raised(scores, at), transitions, known).loss - loss) / STEP;
    const expected = (labels[at] ?? 0) - (right[Math.floor(at / LABELS)] === at % LABELS ? 1 : 0);
    assert.ok(Math.abs(slope - expected) < NEAR, `label ${at}`);
  }
  const given = [0, 1, LABELS + 2, 2 * LABELS];
  for (let at = 0; at < transitions.length; at++) {
    const slope = (marginalsOf(scores, raised(transitions, at), known).loss - loss) / STEP;
    const expected = (pairs[at] ?? 0) - given.filter((pair) => pair === at).length;
    assert.ok(Math.abs(slope - expected) < NEAR, `pair ${at}`);
  }
});
