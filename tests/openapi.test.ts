import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { compileSchema, getJson, type DocumentedOperation, type OpenApiDocument } from './openapi-document.ts';
import { runServer } from './running-server.ts';
import { REGISTER_DAY, startExampleUpstreams } from './standins/example-upstreams.ts';

const DOCUMENTS = [
  '/openapi.json',
  '/landed-cost/openapi.json',
  '/insider/openapi.json',
  '/import-risk/openapi.json',
  '/exclusions/openapi.json',
  '/company-risk/openapi.json',
  '/resume/openapi.json',
  '/invoice/openapi.json',
  '/certificate/openapi.json',
  '/pii/openapi.json',
];

test('every OpenAPI document is valid by the standard', async (t) => {
  const { url } = await runServer(t);
  for (const path of DOCUMENTS) {
    const document = await getJson<Record<string, unknown>>(url + path);
    const result = await new Validator().validate(document);
    assert.ok(result.valid, `${path}: ${JSON.stringify(result.errors)}`);
    assert.equal(document['openapi'], '3.1.0');
  }
});

/** The example's request to the running server. */
function send(
  base: string,
  path: string,
  method: string,
  operation: DocumentedOperation,
  name: string,
): Promise<Response> {
  const query = new URLSearchParams();
  for (const parameter of operation.parameters ?? []) {
    const value = parameter.examples?.[name]?.value;
    if (value !== undefined) query.set(parameter.name, String(value));
  }
  const body = operation.requestBody?.content['application/json'].examples?.[name]?.value;
  const address = `${base}${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
  return fetch(address, {
    method: method.toUpperCase(),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Members of answers that are never the same again. */
const MADE_WITH_THE_ANSWER = ['generated_at', 'created_at', 'id'];

/** An answer as it would be if it were made when the example was. */
function atTimeOf(example: unknown, answer: unknown): unknown {
  const { served, documented } = REGISTER_DAY;
  if (JSON.stringify(answer).includes(served)) {
    return atTimeOf(example, JSON.parse(JSON.stringify(answer).replaceAll(served, documented)));
  }
  if (!isObject(example) || !isObject(answer)) return answer;
  const timed = MADE_WITH_THE_ANSWER.filter((name) => name in example && name in answer);
  return { ...answer, ...Object.fromEntries(timed.map((name) => [name, example[name]])) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

test('every example is what the running server answers without a model, and follows its schema', async (t) => {
  const { url } = await runServer(t, await startExampleUpstreams(t));
  let held = 0;
  for (const documentPath of DOCUMENTS) {
    const document = await getJson<OpenApiDocument>(url + documentPath);
    const prefix = (document.servers[0]?.url ?? '/').replace(/\/$/, '');
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        for (const [status, { content }] of Object.entries(operation.responses)) {
          const media = content['application/json'];
          if (!media) continue;
          const validate = compileSchema(document, media.schema);
          for (const [name, { value }] of Object.entries(media.examples ?? {})) {
            const answer = await send(url + prefix, path, method, operation, name);
            assert.equal(String(answer.status), status, name);
            assert.deepEqual(atTimeOf(value, await answer.json()), value, name);
            assert.ok(validate(value), `${name}: ${JSON.stringify(validate.errors)}`);
            held++;
          }
        }
      }
    }
  }
  assert.ok(held >= 8, `only ${held} examples were held against the server`);
});

test('request examples that succeed follow the request schema', async (t) => {
  const { url } = await runServer(t);
  const document = await getJson<OpenApiDocument>(`${url}/openapi.json`);
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations)) {
      const media = operation.requestBody?.content['application/json'];
      if (!media) continue;
      const validate = compileSchema(document, media.schema);
      const good = ['200', '201'].flatMap((status) =>
        Object.keys(operation.responses[status]?.content['application/json']?.examples ?? {}),
      );
      assert.ok(good.length > 0);
      for (const name of good) assert.ok(validate(media.examples?.[name]?.value), name);
    }
  }
});

test('the paths of the suite are those of the services behind their prefixes', async (t) => {
  const { url } = await runServer(t, { SERVICE_DOMAIN: 'api.example.com' });
  const suite = await getJson<OpenApiDocument>(`${url}/openapi.json`);
  const service = await getJson<OpenApiDocument>(`${url}/landed-cost/openapi.json`);
  assert.deepEqual(Object.keys(service.paths), ['/estimate', '/terms']);
  assert.deepEqual(service.servers, [{ url: '/landed-cost' }, { url: 'https://landed-cost.api.example.com' }]);
  for (const path of Object.keys(service.paths)) assert.ok(`/landed-cost${path}` in suite.paths, path);
});
