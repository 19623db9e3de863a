import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import {
  compileSchema,
  getJson,
  requestOf,
  type DocumentedOperation,
  type OpenApiDocument,
  type ShownRequest,
} from './openapi-document.ts';
import { runServer } from './running-server.ts';
import { REGISTER_DAY, startExampleUpstreams } from './standins/example-upstreams.ts';
import { temporaryFolder } from './temporary-folder.ts';

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
  '/watch/openapi.json',
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

test('every name in braces in a path is a declared path parameter', async (t) => {
  const { url } = await runServer(t);
  const { paths } = await getJson<OpenApiDocument>(`${url}/openapi.json`);
  const shared = Object.entries(paths).filter(([path]) => path.includes('{'));
  assert.ok(shared.length > 5);
  for (const [path, operations] of shared)
    for (const { operationId, parameters = [] } of Object.values(operations)) {
      const names = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      assert.deepEqual(names, path.match(/\{\w+\}/g), operationId);
    }
});

function send(address: string, method: string, { query, body }: ShownRequest): Promise<Response> {
  const search = new URLSearchParams(query);
  return fetch(`${address}${search.size > 0 ? `?${search.toString()}` : ''}`, {
    method: method.toUpperCase(),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Members that differ in every answer. */
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
          for (const [name, example] of Object.entries(media.examples ?? {})) {
            const { value } = example;
            assert.ok(validate(value), `${name}: ${JSON.stringify(validate.errors)}`);
            // Requests for something stored are checked against a server that stores it, in
            // tests/handlers/watch-examples.test.ts.
            if (path.includes('{')) continue;
            const answer = await send(url + prefix + path, method, requestOf(operation, name, example));
            assert.equal(String(answer.status), status, name);
            assert.deepEqual(atTimeOf(value, await answer.json()), value, name);
            held++;
          }
        }
      }
    }
  }
  assert.ok(held >= 8, `only ${held} examples were held against the server`);
});

/** Every operation of a document. */
function operationsOf(document: OpenApiDocument): [where: string, operation: DocumentedOperation][] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, DocumentedOperation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
}

test('every example request follows its schema, and a rejected request is shown with its error answer', async (t) => {
  const { url } = await runServer(t);
  const document = await getJson<OpenApiDocument>(`${url}/openapi.json`);
  for (const [where, operation] of operationsOf(document)) {
    const media = operation.requestBody?.content['application/json'];
    const shown = [media ? { ...media, name: 'body' } : [], operation.parameters ?? []].flat();
    for (const { schema, examples = {}, name: of } of shown) {
      const validate = compileSchema(document, schema);
      for (const [name, { value }] of Object.entries(examples)) assert.ok(validate(value), `${where} ${of} ${name}`);
    }
    if (media) assert.ok(Object.keys(media.examples ?? {}).length > 0, where);
    for (const [status, { content }] of Object.entries(operation.responses)) {
      for (const example of Object.values(content['application/json']?.examples ?? {})) {
        assert.equal('x-refused-request' in example, Number(status) >= 400, where);
      }
    }
  }
});

test('every JSON answer is a named component, and every component is used', async (t) => {
  const { url } = await runServer(t);
  for (const path of DOCUMENTS) {
    const document = await getJson<OpenApiDocument>(url + path);
    for (const [where, operation] of operationsOf(document)) {
      for (const { content } of Object.values(operation.responses)) {
        const schema = content['application/json']?.schema as Readonly<Record<string, readonly object[]>> | undefined;
        for (const one of schema?.['anyOf'] ?? [schema ?? { $ref: '' }]) assert.ok('$ref' in one, `${path} ${where}`);
      }
    }
    const text = JSON.stringify(document);
    for (const name of Object.keys(document.components.schemas)) {
      assert.match(name, /^[A-Z][A-Za-z]{3,40}$/);
      assert.ok(text.includes(`"#/components/schemas/${name}"`), `${path} ${name}`);
    }
  }
});

const SECRET = 'a secret of at least thirty-two characters';

/** What a server requires -> what it declares for a service's route, its document, its own routes, and MCP. */
const DECLARED: [environment: Readonly<Record<string, string>>, declared: readonly (readonly string[])[]][] = [
  [{}, [[], [], [], []]],
  [{ PROXY_SECRET: SECRET }, [['proxySecret'], ['proxySecret'], [], ['proxySecret']]],
  [{ GATEWAY: 'on' }, [['gatewayKey', 'gatewayHost'], [], [], ['gatewayKey']]],
  [
    { GATEWAY: 'on', PROXY_SECRET: SECRET },
    [['proxySecret', 'gatewayKey', 'gatewayHost'], ['proxySecret'], [], ['proxySecret', 'gatewayKey']],
  ],
];

for (const [environment, declared] of DECLARED) {
  test(`the security required by ${Object.keys(environment).join(' and ') || 'no setting'} is declared`, async (t) => {
    const { url } = await runServer(t, { ...environment, DATA_DIR: await temporaryFolder(t) });
    const { paths, components } = await getJson<OpenApiDocument>(`${url}/openapi.json`);
    const named = ['/landed-cost/estimate', '/landed-cost/openapi.json', '/healthz', '/mcp'].map((path) =>
      Object.values(paths[path] ?? {}).flatMap(({ security }) => security.flatMap((one) => Object.keys(one))),
    );
    assert.deepEqual(named, declared);
    assert.deepEqual(Object.keys(components.securitySchemes).toSorted(), [...new Set(declared.flat())].toSorted());
  });
}

/** The statuses of an operation whose schema can be a refusal of the gateway. */
function refusals(operations: object = {}): string[] {
  return Object.values(operations as OpenApiDocument['paths'][string]).flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, one]) =>
      JSON.stringify(one).includes('/GatewayRefusal"') ? [status] : [],
    ),
  );
}

test("the gateway's refusals are declared only when the server is one", async (t) => {
  const statuses = async (environment: Readonly<Record<string, string>>): Promise<string[][]> => {
    const { url } = await runServer(t, { ...environment, DATA_DIR: await temporaryFolder(t) });
    const { paths } = await getJson<OpenApiDocument>(`${url}/openapi.json`);
    return ['/landed-cost/estimate', '/mcp', '/landed-cost/openapi.json', '/healthz'].map((path) =>
      refusals(paths[path]),
    );
  };
  assert.deepEqual(await statuses({ GATEWAY: 'on' }), [['400', '401', '403', '429'], ['401', '403', '429'], [], []]);
  assert.deepEqual(await statuses({}), [[], [], [], []]);
});

test("the suite's paths are those of the services behind their prefixes", async (t) => {
  const { url } = await runServer(t, { SERVICE_DOMAIN: 'api.example.com' });
  const suite = await getJson<OpenApiDocument>(`${url}/openapi.json`);
  const service = await getJson<OpenApiDocument>(`${url}/landed-cost/openapi.json`);
  assert.deepEqual(Object.keys(service.paths), ['/estimate', '/terms']);
  assert.deepEqual(service.servers, [{ url: '/landed-cost' }, { url: 'https://landed-cost.api.example.com' }]);
  for (const path of Object.keys(service.paths)) assert.ok(`/landed-cost${path}` in suite.paths, path);
});
