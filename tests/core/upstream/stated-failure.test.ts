import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statesFailure } from '../../../core/upstream/stated-failure.ts';

const ANSWERS: readonly (readonly [answer: Record<string, unknown>, failed: boolean, why: string])[] = [
  [{ total: 0, results: [] }, false, 'nothing found'],
  [{ error: null, errors: [], results: [] }, false, 'ways to write no error'],
  [{ error: '', Error: ' ', errorCode: 0 }, false, 'blank errors'],
  [{ error: 'x' }, true, 'an error text'],
  [{ error: {} }, true, 'an error object, whatever it contains'],
  [{ errors: [{ code: 1 }] }, true, 'a list with one error'],
  [{ Error: { ErrorMessage: 'x' } }, true, 'an error in another case'],
  [{ error_message: 'x' }, true, 'an error in two words'],
  [{ fault: { faultstring: 'x' } }, true, "a gateway's fault"],
  [{ meta: { error: 'x' }, results: [] }, true, 'an error in the metadata'],
  [{ meta: { results: { timed_out: true } } }, true, 'a failure deeper in the metadata'],
  [{ timed_out: false, _shards: { total: 5, successful: 5, failed: 0 } }, false, 'an index that answered'],
  [{ timed_out: true }, true, 'an index that timed out'],
  [{ _shards: { total: 5, successful: 4, failed: 1 } }, true, 'an index with a failed shard'],
  [{ status: 'ok', statusCode: 200, code: 0, success: true }, false, 'success statuses'],
  [{ status: 'ERROR' }, true, 'an error status as a word'],
  [{ statusCode: 429 }, true, 'an error status as a number'],
  [{ status: '503' }, true, 'an error status as a numeric string'],
  [{ success: false }, true, 'success is false'],
  [{ results: [{ error: 'x', status: 500 }] }, false, 'an error inside a row'],
  [{ status: 'Ongoing', code: 'A-500', message: 'x' }, false, 'unrelated members'],
];

test('an answer that states a failure is distinguished from one without results', () => {
  for (const [answer, failed, why] of ANSWERS) assert.equal(statesFailure(answer), failed, why);
});
