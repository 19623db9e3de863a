import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Route } from '../../core/http/route.ts';
import { startFloor, testRoute, testService } from '../floor.ts';
import { getJson, type OpenApiDocument } from '../openapi-document.ts';
import { fuzzOperations } from './fuzz-operations.ts';
import { startFuzzServers, type BasesOf } from './fuzz-servers.ts';

/**
 * The same requests for everyone, so that only a change can make the gate fail; `npm run fuzz` has a new seed each
 * time.
 */
const SEED = 20_261_120;
/** Requests to each operation: this decides what is covered, on a busy machine as on an idle one. */
const REQUESTS = 30;

test('fuzzing', async (t) => {
  const servers = await startFuzzServers(t);
  t.after(() => servers.stop());

  await t.test('every operation keeps to its document, whatever is sent', async () => {
    // OCR would take most of the time; npm run fuzz covers it as well.
    const basesOf: BasesOf = (service) => [servers.basesOf(service)[0]];
    const results = await fuzzOperations({ basesOf, requests: REQUESTS, seed: SEED });
    assert.deepEqual(
      results.flatMap(({ fault }) => fault ?? []),
      [],
    );
    // What was never allowed, or never forbidden, was not tested.
    for (const { name, allowed, forbidden } of results) {
      assert.ok(allowed > 0, name);
      if (name.startsWith('POST ')) assert.ok(forbidden > 0, name);
    }
    assert.ok(results.length >= 35, `only ${results.length} operations`);
  });

  await t.test('a method that a path does not have is rejected with a list of those that it has', async () => {
    const base = servers.basesOf('suite')[0];
    const { paths } = await getJson<OpenApiDocument>(`${base}/openapi.json`);
    for (const [path, operations] of Object.entries(paths)) {
      const documented = Object.keys(operations).map((method) => method.toUpperCase());
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']) {
        if (documented.includes(method)) continue;
        const answer = await fetch(base + path.replace('{id}', 'x'), { method });
        assert.equal(answer.status, 405, `${method} ${path}`);
        assert.equal(((await answer.json()) as { error: string }).error, 'method_not_allowed');
        const allowed = (answer.headers.get('allow') ?? '').split(', ');
        assert.ok(documented.every((one) => allowed.includes(one)) && !allowed.includes(method), `${method} ${path}`);
      }
    }
  });
});

/** A route that, by its document, takes `{text}` of at most five characters and answers `{length}`. */
function lengthRoute(answer: Route['answer']): Route {
  const route = testRoute('POST', '/length', answer);
  return {
    ...route,
    operation: {
      ...route.operation,
      requestBody: { type: 'object', required: ['text'], properties: { text: { type: 'string', maxLength: 5 } } },
      response: {
        description: 'The length.',
        schema: { type: 'object', required: ['length'], properties: { length: { type: 'integer' } } },
      },
      errors: ['invalid_fields'],
    },
  };
}

/** Services that break their documents in one way each, and what the fuzzer reports. */
const BROKEN: readonly (readonly [says: RegExp, answer: Route['answer']])[] = [
  [
    /answered 500 though nothing failed: internal_error/,
    ({ body }) => ({ status: 200, body: (body['text'] as string).at(0) }),
  ],
  [/answered 202 as application\/json, which its document does not have/, () => ({ status: 202, body: { length: 1 } })],
  [/answered 200 with a body that breaks its schema/, () => ({ status: 200, body: { length: '1' } })],
  [/answered 200 to a request that its document does not allow/, () => ({ status: 200, body: { length: 1 } })],
  [/refused what its document allows/, () => ({ status: 400, body: { error: 'invalid_fields', message: 'No.' } })],
];

for (const [says, answer] of BROKEN) {
  test(`a service that breaks its document is found: ${says.source}`, async (t) => {
    const floor = await startFloor(t, { services: [testService('broken', lengthRoute(answer))] });
    const results = await fuzzOperations({ basesOf: () => [floor.url], requests: 300, seed: SEED });
    const { fault } = results.find((one) => one.name === 'POST /broken/length')!;
    assert.match(fault ?? '', says);
    // The shell command that sends the request found.
    assert.match(fault ?? '', /\ncurl -i -X POST 'http:\/\/127\.0\.0\.1:\d+\/broken\/length'/);
  });
}
