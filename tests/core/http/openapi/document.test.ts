import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { CodedError, ERRORS, type ErrorCode } from '../../../../core/http/errors.ts';
import type { Route, Service } from '../../../../core/http/route.ts';
import { startFloor, testRoute } from '../../../floor.ts';
import type { DocumentedExample } from '../../../openapi-document.ts';

const BODY = { type: 'object', required: ['text'], properties: { text: { type: 'string', maxLength: 9 } } };
const COUNT = {
  type: 'object',
  required: ['length'],
  properties: { length: { type: ['integer', 'null'], minimum: 0 } },
};

const counting: Route = {
  method: 'POST',
  path: '/count',
  deadlineMs: 2_500,
  answer: ({ body }) => {
    if (typeof body['text'] !== 'string') throw new CodedError('missing_fields', 'text is required.');
    return { status: 200, body: { length: body['text'].length } };
  },
  operation: {
    id: 'countText',
    summary: 'Count',
    description: 'Counts the characters of a text.',
    requestBody: BODY,
    response: { description: 'The count.', schema: COUNT },
    errors: ['missing_fields', 'classification_failed'],
    examples: [
      { name: 'word', summary: 'A word', request: { body: { text: 'word' } }, status: 200, response: { length: 4 } },
      {
        name: 'nothing',
        summary: 'No text',
        request: { body: {} },
        status: 400,
        response: { error: 'missing_fields', message: 'text is required.' },
      },
    ],
  },
};

const sample: Service = {
  slug: 'sample',
  title: 'Sample',
  description: 'A sample.',
  routes: [counting, testRoute('GET', '/things/{id}/parts/{part}', ({ params }) => ({ status: 200, body: params }))],
};

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
}
type Content = Readonly<
  Record<string, { readonly schema: object; readonly examples?: Readonly<Record<string, DocumentedExample>> }>
>;
interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: { readonly Error: object } };
}

async function documents(t: Parameters<typeof startFloor>[0]) {
  const floor = await startFloor(t, { services: [sample], serviceDomain: 'example.com' });
  const read = async (path: string): Promise<Document> => (await fetch(floor.url + path)).json() as Promise<Document>;
  return { floor, ofSuite: await read('/openapi.json'), ofService: await read('/sample/openapi.json') };
}

test('both documents are valid OpenAPI 3.1', async (t) => {
  const { ofSuite, ofService } = await documents(t);
  for (const document of [ofSuite, ofService]) {
    const result = await new Validator().validate({ ...document });
    assert.deepEqual(result.errors ?? [], []);
    assert.equal(result.valid, true);
  }
});

test("a service's document starts at its base URLs, the suite's at the root", async (t) => {
  const { ofSuite, ofService } = await documents(t);
  assert.deepEqual(
    ofService.servers.map((one) => one.url),
    ['/sample', 'https://sample.example.com'],
  );
  assert.deepEqual(Object.keys(ofService.paths), ['/count', '/things/{id}/parts/{part}']);
  assert.deepEqual(
    ofSuite.servers.map((one) => one.url),
    ['/'],
  );
  assert.deepEqual(Object.keys(ofSuite.paths), [
    '/sample/count',
    '/sample/things/{id}/parts/{part}',
    '/sample/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
  ]);
});

test('every name in a path is a required parameter', async (t) => {
  const { ofService } = await documents(t);
  const parameters = ofService.paths['/things/{id}/parts/{part}']?.['get']?.parameters;
  assert.deepEqual(
    parameters?.map((one) => [one.name, one.in, one.required]),
    [
      ['id', 'path', true],
      ['part', 'path', true],
    ],
  );
  assert.equal(ofService.paths['/count']?.['post']?.parameters, undefined);
});

test('operation ids are unique, and descriptions state the deadline', async (t) => {
  const { ofSuite } = await documents(t);
  const operations = Object.values(ofSuite.paths).flatMap((path) => Object.values(path));
  const ids = operations.map((one) => one.operationId);
  assert.equal(new Set(ids).size, ids.length);
  assert.match(ofSuite.paths['/sample/count']?.['post']?.description ?? '', /Answers within 2\.5 s\.$/);
});

/** The codes that a document lists for an operation, by status. */
function codesOf(operation: Operation): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, { description }]) => [
      status,
      [...description.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code ?? ''),
    ]),
  );
}

test('an operation lists each of its codes under the status of its row', async (t) => {
  const { ofService, ofSuite } = await documents(t);
  assert.deepEqual(codesOf(ofService.paths['/count']!['post']!), {
    200: [],
    400: ['missing_fields', 'bad_request', 'invalid_json', 'input_too_large'],
    401: ['unauthorized'],
    408: ['request_timeout'],
    422: ['classification_failed'],
    431: ['headers_too_large'],
    500: ['internal_error'],
    503: ['overloaded'],
  });
  assert.deepEqual(codesOf(ofSuite.paths['/readyz']!['get']!)['503'], ['draining']);
  for (const operation of Object.values(ofSuite.paths).flatMap((path) => Object.values(path))) {
    for (const [status, codes] of Object.entries(codesOf(operation))) {
      for (const code of codes) assert.ok(ERRORS[code as ErrorCode].statuses.some((one) => String(one) === status));
    }
  }
});

test("every example matches its schema and the running server's answer", async (t) => {
  const { floor, ofService } = await documents(t);
  const operation = ofService.paths['/count']!['post']!;
  const request = operation.requestBody!.content['application/json']!;
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, keywords: ['components'] });
  ajv.addSchema({ $id: 'document', components: ofService.components });
  let count = 0;
  for (const [status, { content }] of Object.entries(operation.responses)) {
    const { schema, examples = {} } = content['application/json']!;
    const check = ajv.compile({ $id: `document-${status}`, ...refTo('document', schema) });
    for (const [name, example] of Object.entries(examples)) {
      const { value } = example;
      assert.ok(check(value), ajv.errorsText(check.errors));
      const { body } = example['x-refused-request'] ?? { body: request.examples![name]!.value };
      if (status === '200') assert.ok(ajv.validate(request.schema, body), ajv.errorsText());
      const answer = await fetch(`${floor.url}/sample/count`, { method: 'POST', body: JSON.stringify(body) });
      assert.equal(answer.status, Number(status));
      assert.deepEqual(await answer.json(), value);
      count++;
    }
  }
  assert.equal(count, 2);
});

function refTo(base: string, schema: object): object {
  return '$ref' in schema ? { $ref: `${base}${String(schema.$ref)}` } : schema;
}

test("the server's own answers have the documented media type", async (t) => {
  const { floor, ofSuite } = await documents(t);
  for (const path of ['/healthz', '/readyz', '/metrics', '/sample/openapi.json']) {
    const documented = Object.keys(ofSuite.paths[path]!['get']!.responses['200']!.content);
    const answer = await fetch(floor.url + path);
    assert.deepEqual([answer.headers.get('content-type')?.split(';')[0]], documented, path);
  }
});
