import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statesFailure } from '../../../core/upstream/stated-failure.ts';

const ANSWERS: readonly (readonly [answer: Record<string, unknown>, failed: boolean, why: string])[] = [
  [{ total: 0, results: [] }, false, 'nothing found'],
  [{ error: null, errors: [], results: [] }, false, 'how nothing is written'],
  [{ error: '', Error: ' ', errorCode: 0 }, false, 'blank ones'],
  [{ error: 'x' }, true, 'a text'],
  [{ error: {} }, true, 'an object, whatever it holds'],
  [{ errors: [{ code: 1 }] }, true, 'a list of one'],
  [{ Error: { ErrorMessage: 'x' } }, true, 'in another case'],
  [{ error_message: 'x' }, true, 'in two words'],
  [{ fault: { faultstring: 'x' } }, true, 'as a gateway says it'],
  [{ meta: { error: 'x' }, results: [] }, true, 'in what describes the answer'],
  [{ meta: { results: { timed_out: true } } }, true, 'and deeper'],
  [{ timed_out: false, _shards: { total: 5, successful: 5, failed: 0 } }, false, 'an index that answered'],
  [{ timed_out: true }, true, 'one that did not in time'],
  [{ _shards: { total: 5, successful: 4, failed: 1 } }, true, 'one of whose parts did not'],
  [{ status: 'ok', statusCode: 200, code: 0, success: true }, false, 'statuses of success'],
  [{ status: 'ERROR' }, true, 'a word'],
  [{ statusCode: 429 }, true, 'a number'],
  [{ status: '503' }, true, 'a number as text'],
  [{ success: false }, true, 'no success'],
  [{ results: [{ error: 'x', status: 500 }] }, false, 'what a row says is about the row'],
  [{ status: 'Ongoing', code: 'A-500', message: 'x' }, false, 'other words'],
];

test('an answer that says that it failed is told from one that found nothing', () => {
  for (const [answer, failed, why] of ANSWERS) assert.equal(statesFailure(answer), failed, why);
});
