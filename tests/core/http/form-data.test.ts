import assert from 'node:assert/strict';
import { suite, test, type TestContext } from 'node:test';
import { startFloor, testRoute, testService, type Floor } from '../../floor.ts';

/** Returns what the handler got: bytes as their length, everything else unchanged. */
const shown = testRoute('POST', '/read', ({ body }) => ({
  status: 200,
  body: Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value instanceof Uint8Array ? value.length : value]),
  ),
}));
const requestBody = { properties: { name: { type: 'string' }, rules: { type: 'object' } } };
const route = {
  ...shown,
  refusesRepeats: true,
  file: { member: 'base64_file', isAlone: true },
  operation: { ...shown.operation, requestBody },
};
const plain = testRoute('POST', '/plain', ({ body }) => ({ status: 200, body }));

function start(t: TestContext): Promise<Floor> {
  return startFloor(t, { services: [testService('echo', route, plain)] });
}

interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

async function post(
  floor: Floor,
  body: string | FormData | Uint8Array<ArrayBuffer>,
  type?: string,
  path = '/echo/read',
): Promise<Answered> {
  const headers = type === undefined ? {} : { 'content-type': type };
  const response = await fetch(floor.url + path, { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as Answered['body'] };
}

const FORM = 'multipart/form-data; boundary=cut';

function part(disposition: string, content: string, headers = ''): string {
  return `--cut\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n${content}\r\n`;
}

const END = '--cut--\r\n';
const PDF = part('name="file"; filename="a.pdf"', '%PDF-1.7', 'Content-Type: application/pdf\r\n');

const READ: readonly (readonly [what: string, body: string, members: object])[] = [
  ['a file with its type', PDF + END, { base64_file: 8, mime_type: 'application/pdf' }],
  ['a stated type wins', part('name="mime_type"', 'image/png') + PDF + END, { base64_file: 8, mime_type: 'image/png' }],
  ['an unknown type is left out', part('name="file"; filename="a"', 'x') + END, { base64_file: 1 }],
  [
    'a string, and JSON where the schema is not a string',
    PDF + part('name="name"', '{"a": 1}') + part('name="rules"', '{"a": {"b": 1}}') + END,
    { base64_file: 8, mime_type: 'application/pdf', name: '{"a": 1}', rules: { a: { b: 1 } } },
  ],
  ['a path in the file name is ignored', PDF.replace('a.pdf', '../../etc/passwd') + END, { base64_file: 8 }],
  ['words before and after', `before\r\n${PDF}${END}after`, { base64_file: 8 }],
  ['a file that looks like the boundary', PDF.replace('%PDF-1.7', '\r\n--cu\r\n-') + END, { base64_file: 9 }],
  ['no parts', END, {}],
  ['a file that is a text is an empty file', part('name="file"', 'a.pdf') + END, { base64_file: 0 }],
  ['no file', part('name="name"', 'x') + END, { name: 'x' }],
  ['a reserved member name', part('name="__proto__"', 'x') + END, {}],
];

const MANY = part('name="x"', '1').repeat(10_000);

const REFUSED: readonly (readonly [what: string, body: string, code: string, type?: string])[] = [
  ['no boundary', PDF + END, 'bad_request', 'multipart/form-data'],
  ['another boundary', PDF + END, 'bad_request', 'multipart/form-data; boundary=other'],
  ['an overlong boundary', PDF + END, 'bad_request', `multipart/form-data; boundary=${'x'.repeat(71)}`],
  ['an empty body', '', 'bad_request'],
  ['a missing end', PDF, 'bad_request'],
  ['a part whose headers do not end', '--cut\r\nContent-Disposition: form-data; name="file"', 'bad_request'],
  ['a part without a name', `--cut\r\nContent-Type: text/plain\r\n\r\nx\r\n${END}`, 'bad_request'],
  ['bare line feeds', (PDF + END).replaceAll('\r\n', '\n'), 'bad_request'],
  ['10,000 parts', MANY + END, 'input_too_large'],
  ['a header of 9 KB', part(`name="${'x'.repeat(9_000)}"`, '1') + END, 'input_too_large'],
  ['thousands of headers', part('name="x"', '1', 'X-A: b\r\n'.repeat(2_000)) + END, 'input_too_large'],
  ['two files', PDF + PDF + END, 'multiple_inputs'],
  ['a file and its base64', PDF + part('name="base64_file"', 'eA==') + END, 'multiple_inputs'],
  ['a repeated part', PDF + part('name="name"', '1') + part('name="name"', '2') + END, 'invalid_fields'],
  ['a file of another name', PDF.replace('name="file"', 'name="rules"') + END, 'invalid_fields'],
  ['invalid JSON', PDF + part('name="rules"', '{"a"') + END, 'invalid_fields'],
  ['a repeated member within a part', PDF + part('name="rules"', '{"a": 1, "\\u0061": 2}') + END, 'invalid_fields'],
];

suite('a form', () => {
  for (const [what, body, members] of READ) {
    test(`is read: ${what}`, async (t) => {
      const answered = await post(await start(t), body, FORM);
      assert.equal(answered.status, 200, JSON.stringify(answered.body));
      assert.partialDeepStrictEqual(answered.body, members);
    });
  }

  for (const [what, body, code, type = FORM] of REFUSED) {
    test(`is rejected: ${what}`, async (t) => {
      const answered = await post(await start(t), body, type);
      assert.deepEqual([answered.status, answered.body['error']], [400, code]);
      assert.doesNotMatch(JSON.stringify(answered.body), /cut|PDF|a\.pdf/, 'nothing of the form is repeated');
    });
  }

  test('made by fetch is read', async (t) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(100_000)], { type: 'image/png' }), 'scan.png');
    form.set('name', 'é "x"\r\n--cut');
    const { body } = await post(await start(t), form);
    assert.deepEqual(body, { base64_file: 100_000, name: 'é "x"\r\n--cut', mime_type: 'image/png' });
  });

  test('is parsed as JSON on a route that takes no file', async (t) => {
    const answered = await post(await start(t), PDF + END, FORM, '/echo/plain');
    assert.deepEqual([answered.status, answered.body['error']], [400, 'invalid_json']);
    assert.equal((await post(await start(t), '{}', FORM, '/echo/plain')).status, 200);
  });
});

suite('a body that is the file itself', () => {
  for (const type of ['application/pdf', 'image/png', 'Image/X-Odd; q=1']) {
    test(`is read as ${type}`, async (t) => {
      const { body } = await post(await start(t), Uint8Array.of(0xff, 0, 0x7b), type);
      assert.deepEqual(body, { base64_file: 3, mime_type: type.split(';')[0]?.toLowerCase() });
    });
  }

  for (const type of [
    'text/plain',
    'application/octet-stream',
    'application/x-www-form-urlencoded',
    'nonsense',
    undefined,
  ]) {
    test(`is parsed as JSON if its type is ${type}`, async (t) => {
      const { status, body } = await post(await start(t), Buffer.from('{"name": "x"}'), type);
      assert.deepEqual([status, body], [200, { name: 'x' }]);
    });
  }
});
