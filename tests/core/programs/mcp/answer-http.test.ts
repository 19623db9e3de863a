import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callableOperations } from '../../../../core/http/call-operation.ts';
import { CodedError } from '../../../../core/http/errors.ts';
import type { ApiRequest, TextAnswer } from '../../../../core/http/route.ts';
import { answerMcp } from '../../../../core/programs/mcp/answer-http.ts';
import { testRoute, testService } from '../../../floor.ts';

interface Called {
  readonly answer: Promise<TextAnswer>;
  /** Resolves when the operation has begun. */
  readonly begun: Promise<unknown>;
  readonly leave: () => void;
}

/** Calls a tool whose operation runs until it is aborted. */
function callPatient(): Called {
  const { promise: begun, resolve } = Promise.withResolvers<undefined>();
  const patient = testRoute('POST', '/patient', ({ signal }: ApiRequest) => {
    resolve(undefined);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(new CodedError('source_unavailable', 'It was ended.'));
      });
    });
  });
  const operations = callableOperations([testService('made', patient)]);
  const leaving = new AbortController();
  const params = { name: 'POST /patient', arguments: {} };
  const body = { jsonrpc: '2.0', id: 7, method: 'tools/call', params };
  const request = { params: {}, query: new Map(), body, signal: leaving.signal };
  const answer = answerMcp({ operations, version: '1.2.3', tellFault: () => undefined }, request);
  return {
    answer,
    begun,
    leave: () => {
      leaving.abort();
    },
  };
}

test('a call whose caller disconnects is aborted, and still answered', async () => {
  const { answer, begun, leave } = callPatient();
  await begun;
  leave();
  const { status, text } = await answer;
  const { id, result } = JSON.parse(text) as { id: number; result: { isError: boolean; content: [{ text: string }] } };
  assert.deepEqual([status, id, result.isError], [200, 7, true]);
  const said: unknown = JSON.parse(result.content[0].text);
  assert.deepEqual(said, { error: 'source_unavailable', message: 'It was ended.', retry: true });
});
