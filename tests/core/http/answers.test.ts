import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { CodedError } from '../../../core/http/errors.ts';
import { fixedJson, type FixedAnswer } from '../../../core/http/route.ts';
import { termsOf } from '../../../core/http/terms-route.ts';
import { requestText, startFloor, testRoute, testService, type RawAnswer } from '../../floor.ts';

class CanaryFault extends Error {}

/** Faults of a handler whose messages contain what was sent, some of them shaped like stack frames. */
const FAULTS: Readonly<Record<string, () => unknown>> = {
  error: () => new Error('canary'),
  'frame-like': () => new Error('canary\n    at canary (/srv/canary.ts:1:2)\n    at /canary.ts:3:4'),
  'frame-like alone': () => new Error('    at canary (canary:1:2)'),
  'changed message': () => Object.assign(new Error('canary:1:2\n    at canary:1:2'), { message: 'x' }),
  'own class': () => new CanaryFault('canary:1:2'),
  'long message': () => new Error('canary:1:2\n'.repeat(100_000)),
  'syntax error': () => {
    try {
      JSON.parse('{"canary:1:2');
    } catch (error) {
      return error;
    }
  },
  'a string': () => 'canary',
  'an object': () => ({ status: 200, message: 'canary', stack: 'at canary:1:2' }),
  nothing: () => undefined,
  'no stack': () => Object.assign(new Error('canary'), { stack: undefined }),
  'strange stack': () => Object.assign(new Error('canary'), { stack: 'canary'.repeat(10_000) }),
};

const service = testService(
  'kinds',
  testRoute('GET', '/fixed', fixedJson({ fixed: true })),
  testRoute('GET', '/made', () => ({ status: 200, body: { made: 'ä' } })),
  testRoute('GET', '/text', () => ({ contentType: 'text/plain; charset=utf-8', text: 'ä' })),
  testRoute('POST', '/created', () => ({ status: 201, body: {} })),
  testRoute('GET', '/fault/{name}', ({ params }) => {
    throw FAULTS[decodeURIComponent(params['name'] ?? '')]?.();
  }),
  testRoute('GET', '/coded', () => {
    throw new CodedError('service_misconfigured', 'A sentence.', { headers: { 'retry-after': '60' } });
  }),
  testRoute('GET', '/unwritable', () => ({ status: 200, body: 1n })),
  testRoute('GET', '/undefined', () => ({ status: 200, body: undefined })),
  testRoute('GET', '/surrogate', () => ({ status: 200, body: { half: '\ud800' } })),
  testRoute(
    'GET',
    '/late',
    ({ signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          const { name } = signal.reason as DOMException;
          resolve({ status: 200, body: { reason: name } });
        });
      }),
    20,
  ),
  testRoute(
    'GET',
    '/too-late',
    async ({ signal }) => {
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
      signal.throwIfAborted();
      return { status: 200, body: {} };
    },
    20,
  ),
);

suite('answers', () => {
  /** Every kind of answer, including those of the socket layer. */
  const KINDS: Readonly<Record<string, readonly [bytes: string, status: number, cacheControl: string]>> = {
    'a dynamic answer': [requestText('GET /kinds/made'), 200, 'no-store'],
    'a created thing': [requestText('POST /kinds/created', {}, '{}'), 201, 'no-store'],
    'a fixed answer': [requestText('GET /kinds/fixed'), 200, 'no-cache'],
    'a fixed answer that the caller has': [requestText('GET /kinds/fixed', { 'If-None-Match': '*' }), 304, 'no-cache'],
    'a text': [requestText('GET /kinds/text'), 200, 'no-store'],
    metrics: [requestText('GET /metrics'), 200, 'no-store'],
    health: [requestText('GET /healthz'), 200, 'no-cache'],
    readiness: [requestText('GET /readyz'), 200, 'no-store'],
    documents: [requestText('GET /openapi.json'), 200, 'no-cache'],
    'a wrong path': [requestText('GET /nowhere'), 404, 'no-store'],
    'a wrong method': [requestText('PATCH /kinds/made'), 405, 'no-store'],
    'a wrong body': [requestText('POST /kinds/created', {}, '['), 400, 'no-store'],
    'a coded error': [requestText('GET /kinds/coded'), 503, 'no-store'],
    'a fault': [requestText('GET /kinds/fault/error'), 500, 'no-store'],
    'a wrong head': ['GET /kinds/made HTTP/1.1\r\n\r\n', 400, 'no-store'],
    garbage: ['garbage\r\n\r\n', 400, 'no-store'],
    'too many headers': [requestText('GET /', { X: 'a'.repeat(20_000) }), 431, 'no-store'],
  };

  for (const [name, [bytes, status, cacheControl]] of Object.entries(KINDS)) {
    test(`${name} has an id, nosniff and the right Cache-Control`, async (t) => {
      const floor = await startFloor(t, { services: [service] });
      const session = floor.session();
      session.write(bytes);
      const [answer] = await session.answers(1);
      assert.equal(answer?.status, status);
      assert.match(answer.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(answer.headers.get('cache-control'), cacheControl);
      for (const header of ['server', 'x-powered-by', 'access-control-allow-origin'])
        assert.ok(!answer.headers.has(header));
      if (status >= 400) {
        assert.deepEqual(Object.keys(JSON.parse(answer.body) as object), ['error', 'message']);
        assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');
      }
    });
  }

  test('HEAD has the headers of GET and no body', async (t) => {
    const floor = await startFloor(t, { services: [service] });
    for (const path of [
      '/kinds/fixed',
      '/kinds/made',
      '/kinds/text',
      '/kinds/coded',
      '/nowhere',
      '/kinds/created',
      '/openapi.json',
    ]) {
      const get = await fetch(floor.url + path);
      const session = floor.session();
      session.write(requestText(`HEAD ${path}`, { Connection: 'close' }));
      // No answer is complete by its Content-Length, because no body follows.
      assert.deepEqual(await session.closed, []);
      const head = session.received();
      const body = await get.arrayBuffer();
      assert.match(head, new RegExp(`^HTTP/1\\.1 ${get.status} `));
      assert.match(head, new RegExp(`\\r\\ncontent-length: ${body.byteLength}\\r\\n`));
      assert.ok(head.endsWith('\r\n\r\n'));
      assert.equal(head.indexOf('\r\n\r\n'), head.length - 4);
    }
  });

  test('HEAD is answered at once, even if a body is on its way', async (t) => {
    const floor = await startFloor(t, { services: [service] });
    for (const path of ['/nowhere', '/kinds/fixed']) {
      const session = floor.session();
      session.write(requestText(`HEAD ${path}`, { 'Content-Length': '9' }));
      while (!session.received().endsWith('\r\n\r\n')) await new Promise(setImmediate);
      assert.match(session.received(), /\r\nconnection: close\r\n/);
    }
  });

  test('the log line of an answer counts body bytes', async (t) => {
    const floor = await startFloor(t, { services: [service] });
    const cases: readonly (readonly [bytes: string, bytesIn: number, bytesOut: number])[] = [
      [requestText('GET /kinds/made', { 'X-Request-Id': 'get' }), 0, '{"made":"ä"}'.length + 1],
      [requestText('HEAD /kinds/made', { 'X-Request-Id': 'head', Connection: 'close' }), 0, 0],
      [requestText('GET /kinds/fixed', { 'X-Request-Id': 'kept', 'If-None-Match': '*' }), 0, 0],
      [requestText('POST /kinds/created', { 'X-Request-Id': 'post' }, '{"a":"ä"}'), 10, 2],
    ];
    for (const [bytes, bytesIn, bytesOut] of cases) {
      floor.session().write(bytes);
      const line = await floor.line({ id: /X-Request-Id: (\w+)/.exec(bytes)?.[1] });
      assert.deepEqual([line['bytes_in'], line['bytes_out']], [bytesIn, bytesOut], bytes);
    }
  });

  test('a 405 names the methods of the path', async (t) => {
    const floor = await startFloor(t, { services: [service] });
    const cases = {
      '/kinds/fixed': 'GET, HEAD',
      '/kinds/created': 'POST',
      '/healthz': 'GET, HEAD',
      '/metrics': 'GET, HEAD',
    };
    for (const [path, allow] of Object.entries(cases)) {
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const answer = await fetch(floor.url + path, { method });
        assert.deepEqual([answer.status, answer.headers.get('allow')], [405, allow]);
        assert.deepEqual(await answer.json(), { error: 'method_not_allowed', message: `This path supports ${allow}.` });
      }
    }
  });

  test('a fixed answer is sent again only if the caller does not have it any more', async (t) => {
    const floor = await startFloor(t, { services: [service] });
    const etag = (await fetch(`${floor.url}/kinds/fixed`)).headers.get('etag') ?? '';
    assert.match(etag, /^"[\w-]{22}"$/);
    const cases: readonly (readonly [header: string, status: number])[] = [
      [etag, 304],
      [`W/${etag}`, 304],
      [`"other", ${etag}`, 304],
      ['*', 304],
      ['"other"', 200],
      [etag.slice(1, -1), 200],
      ['', 200],
      [','.repeat(8_000), 200],
    ];
    for (const [header, status] of cases) {
      const answer = await ask(floor, requestText('GET /kinds/fixed', { 'If-None-Match': header }));
      assert.equal(answer.status, status, header.slice(0, 40));
      assert.equal(answer.headers.get('etag'), etag);
      assert.equal(answer.body, status === 304 ? '' : '{"fixed":true}');
      if (status === 304) assert.ok(!answer.headers.has('content-length'));
    }
  });

  test('a handler fault is a 500 that reveals nothing of it, and a log line that says where it was thrown', async (t) => {
    const floor = await startFloor(t, { services: [service] });
    for (const name of Object.keys(FAULTS)) {
      const id = `fault-${name.replaceAll(' ', '-')}`;
      const answer = await ask(
        floor,
        requestText(`GET /kinds/fault/${encodeURIComponent(name)}`, { 'X-Request-Id': id }),
      );
      assert.equal(answer.status, 500);
      assert.deepEqual(JSON.parse(answer.body), { error: 'internal_error', message: 'The server failed to answer.' });
      const { fault, ...line } = await floor.line({ id });
      assert.deepEqual([line['level'], line['code']], ['error', 'internal_error']);
      assert.doesNotMatch(`${JSON.stringify(line)}${String(fault).replace('CanaryFault', '')}`, /canary/i);
      assert.match(
        String(fault),
        /^(?:Error|CanaryFault|SyntaxError) (?:answers\.test\.ts:\d+|unknown)$|^(?:string|object|undefined)$/,
      );
    }
    const plain = await floor.line({ id: 'fault-error' });
    assert.match(String(plain['fault']), /^Error answers\.test\.ts:\d+$/);
  });

  test('a body that cannot be serialized as JSON is a 500', async (t) => {
    const floor = await startFloor(t, { services: [service] });
    for (const path of ['/kinds/unwritable', '/kinds/undefined'])
      assert.equal((await fetch(floor.url + path)).status, 500);
  });

  test('an answer with half a surrogate pair is well-formed UTF-8', async (t) => {
    const floor = await startFloor(t, { services: [service] });
    assert.equal(await (await fetch(`${floor.url}/kinds/surrogate`)).text(), '{"half":"\\ud800"}');
  });

  test('a coded error keeps its status and headers', async (t) => {
    const floor = await startFloor(t, { services: [service] });
    const answer = await fetch(`${floor.url}/kinds/coded`);
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '60']);
    assert.deepEqual(await answer.json(), { error: 'service_misconfigured', message: 'A sentence.' });
  });

  test('the deadline aborts the signal with a TimeoutError, and an error thrown for it is a 500', async (t) => {
    const floor = await startFloor(t, { services: [service] });
    assert.deepEqual(await (await fetch(`${floor.url}/kinds/late`)).json(), { reason: 'TimeoutError' });
    assert.equal((await fetch(`${floor.url}/kinds/too-late`)).status, 500);
  });

  test("the gateway secret guards every service but none of the server's own routes", async (t) => {
    const floor = await startFloor(t, { services: [service], proxySecret: 'open sesame' });
    const statuses = async (headers: Record<string, string>): Promise<number[]> => {
      const paths = [
        '/kinds/made',
        '/kinds/openapi.json',
        '/kinds/nowhere',
        '/kinds',
        '/healthz',
        '/readyz',
        '/metrics',
        '/openapi.json',
        '/nowhere',
      ];
      return Promise.all(paths.map(async (path) => (await fetch(floor.url + path, { headers })).status));
    };
    const without = [401, 401, 401, 401, 200, 200, 200, 200, 404];
    assert.deepEqual(await statuses({}), without);
    assert.deepEqual(await statuses({ 'X-Gateway-Proxy-Secret': 'wrong' }), without);
    assert.deepEqual(
      await statuses({ 'X-Gateway-Proxy-Secret': 'open sesame' }),
      [200, 200, 404, 404, 200, 200, 200, 200, 404],
    );
  });

  test("a service's own host is read from X-Gateway-Host, or else from Host", async (t) => {
    const floor = await startFloor(t, { services: [service], serviceDomain: 'example.com' });
    const made = (headers: Record<string, string>): Promise<RawAnswer> => ask(floor, requestText('GET /made', headers));
    assert.equal((await made({ Host: 'kinds.example.com' })).status, 200);
    assert.equal((await made({ 'X-Gateway-Host': 'kinds.example.com' })).status, 200);
    assert.equal((await made({ Host: 'kinds.example.com', 'X-Gateway-Host': 'other.example.com' })).status, 404);
    assert.equal((await made({})).status, 404);
  });
});

async function ask(floor: Awaited<ReturnType<typeof startFloor>>, bytes: string): Promise<RawAnswer> {
  const session = floor.session();
  session.write(bytes);
  const [answer] = await session.answers(1);
  session.destroy();
  assert.ok(answer);
  return answer;
}

test('a text in any script is sent unchanged, with its length in bytes', async (t) => {
  const texts = ['', 'plain', '\x7f', 'é', 'ÿ', '東', 'a😀', 'plain é', '\ud83d'];
  const routes = texts.map((text, i) =>
    testRoute('GET', `/${i}`, () => ({ contentType: 'text/plain; charset=utf-8', text })),
  );
  const floor = await startFloor(t, { services: [testService('texts', ...routes)] });
  for (const [i, text] of texts.entries()) {
    const answer = await fetch(`${floor.url}/texts/${i}`);
    const bytes = Buffer.from(text);
    assert.deepEqual(
      [Buffer.from(await answer.arrayBuffer()), answer.headers.get('content-length')],
      [bytes, String(bytes.length)],
    );
  }
});

test('terms are built once per edition', () => {
  const editions = [{ edition: 1 }, { edition: 2 }] as const;
  let current: { readonly edition: number } = editions[0];
  const answer = termsOf(
    () => current,
    ({ edition }) => ({ edition }),
  );
  const made: FixedAnswer[] = [answer(), answer()];
  current = editions[1];
  made.push(answer());
  assert.equal(made[0], made[1]);
  assert.deepEqual(
    made.map(({ text }) => text),
    ['{"edition":1}', '{"edition":1}', '{"edition":2}'],
  );
  assert.notEqual(made[0]?.etag, made[2]?.etag);
});
