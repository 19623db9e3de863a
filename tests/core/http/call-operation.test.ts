import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callableOperations, callOperation, callsById, type CallOptions } from '../../../core/http/call-operation.ts';
import { CodedError } from '../../../core/http/errors.ts';
import { fixedJson, type ApiRequest, type Route } from '../../../core/http/route.ts';
import type { JsonObject } from '../../../core/json.ts';
import { testRoute, testService } from '../../floor.ts';

function echo({ params, query, body }: ApiRequest): { status: number; body: unknown } {
  return { status: 200, body: { params, query: Object.fromEntries(query), body } };
}

function untilAborted({ signal }: ApiRequest): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new CodedError('source_unavailable', (signal.reason as Error).name));
    });
  });
}

function withParameters(route: Route, ...names: readonly string[]): Route {
  const parameters = names.map((name) => ({ name, description: name, schema: {} }));
  return { ...route, operation: { ...route.operation, parameters } };
}

const SERVICE = testService(
  'made',
  withParameters(testRoute('POST', '/things/{id}', echo), 'evidence'),
  withParameters(testRoute('GET', '/look', echo), 'q', 'limit'),
  testRoute('GET', '/terms', fixedJson({})),
  testRoute('POST', '/coded', () => {
    throw new CodedError('missing_fields', 'name is required.');
  }),
  testRoute('POST', '/later', () => {
    throw new CodedError('extraction_failed', 'The document was not read.', { status: 502 });
  }),
  testRoute('POST', '/broken', () => {
    throw new TypeError('secret words of the caller');
  }),
  testRoute('POST', '/slow', untilAborted, 1),
  testRoute('POST', '/patient', untilAborted, 60_000),
);

function caller(
  options: Partial<CallOptions> = {},
): (id: string, sent: JsonObject) => ReturnType<typeof callOperation> {
  const { signal } = new AbortController();
  return callsById(callableOperations([SERVICE]), { signal, tellFault: () => undefined, ...options });
}

test('a route that only describes a service is not an operation', () => {
  assert.equal(callableOperations([SERVICE]).has('GET /terms'), false);
  assert.equal(callableOperations([SERVICE]).size, 7);
});

test('arguments go to the path, the query or the body, as the route declares them', async () => {
  assert.deepEqual(await caller()('POST /things/{id}', { id: 'x', evidence: 1, name: 'n', deep: { a: [1] } }), {
    kind: 'answer',
    body: { params: { id: 'x' }, query: { evidence: ['1'] }, body: { name: 'n', deep: { a: [1] } } },
  });
  assert.deepEqual(await caller()('GET /look', { q: 'a b', limit: null, other: 1 }), {
    kind: 'answer',
    body: { params: {}, query: { q: ['a b'] }, body: {} },
  });
});

test('coded errors keep their code and say whether a retry may succeed', async () => {
  assert.deepEqual(await caller()('POST /coded', {}), {
    kind: 'error',
    code: 'missing_fields',
    message: 'name is required.',
    retry: false,
  });
  const later = await caller()('POST /later', {});
  assert.ok(later.kind === 'error' && later.retry);
});

test('any other error is internal_error; its class and line are reported, never its message', async () => {
  const faults: string[] = [];
  const outcome = await caller({ tellFault: (fault) => faults.push(fault) })('POST /broken', {});
  assert.ok(outcome.kind === 'error');
  assert.equal(outcome.code, 'internal_error');
  assert.match(faults.join(), /^TypeError call-operation\.test\.ts:\d+$/);
  assert.doesNotMatch(JSON.stringify([outcome, faults]), /secret/);
});

test("a call ends at its route's deadline or when its caller disconnects", async () => {
  const atDeadline = await caller()('POST /slow', {});
  assert.ok(atDeadline.kind === 'error');
  assert.equal(atDeadline.message, 'TimeoutError');
  const leaving = new AbortController();
  const left = caller({ signal: leaving.signal })('POST /patient', {});
  leaving.abort();
  assert.deepEqual(await left, { kind: 'error', code: 'source_unavailable', message: 'AbortError', retry: true });
});

test('an unknown operation id is a programming error', () => {
  assert.throws(() => caller()('nothing', {}), RangeError);
});
