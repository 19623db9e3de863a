import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { fixedJson } from '../../../core/http/route.ts';
import { requestText, startFloor, testRoute, testService, type RawAnswer } from '../../floor.ts';

const echo = testService(
  'echo',
  testRoute('POST', '/length', ({ body }) => ({ status: 200, body: { length: JSON.stringify(body).length } })),
  testRoute('GET', '/fixed', fixedJson({ fixed: true })),
);

const GET = 'GET /echo/fixed HTTP/1.1';
const POST = 'POST /echo/length HTTP/1.1\r\nHost: floor';
const CHUNKED = `${POST}\r\nTransfer-Encoding: chunked`;

/** Requests that no server should accept, each answered with this code and disconnected. */
const MALFORMED: Readonly<Record<string, readonly [bytes: string, code: string]>> = {
  'headers over 16 KiB': [`${GET}\r\nHost: floor\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`, 'headers_too_large'],
  'headers without an end': [`${GET}\r\n${'X: a\r\n'.repeat(100_000)}`, 'headers_too_large'],
  'a target over 16 KiB': [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: floor\r\n\r\n`, 'headers_too_large'],
  'trailers over 16 KiB': [`${CHUNKED}\r\n\r\n2\r\n{}\r\n0\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 'headers_too_large'],
  'a chunk size that is not a number': [`${CHUNKED}\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, 'bad_request'],
  'a chunk size over 64 bits': [`${CHUNKED}\r\n\r\n${'f'.repeat(17)}\r\n`, 'bad_request'],
  'a negative chunk size': [`${CHUNKED}\r\n\r\n-2\r\n{}\r\n`, 'bad_request'],
  'a chunk longer than it says': [`${CHUNKED}\r\n\r\n1\r\n{}\r\n0\r\n\r\n`, 'bad_request'],
  'a chunk line ended by a lone LF': [`${CHUNKED}\r\n\r\n2\n{}\r\n0\r\n\r\n`, 'bad_request'],
  'chunk extensions over 16 KiB': [`${CHUNKED}\r\n\r\n2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`, 'input_too_large'],
  'chunks and a Content-Length': [`${CHUNKED}\r\nContent-Length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n`, 'bad_request'],
  'a Content-Length and chunks': [
    `${POST}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
    'bad_request',
  ],
  'two Content-Lengths': [`${POST}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 'bad_request'],
  'two equal Content-Lengths': [`${POST}\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}`, 'bad_request'],
  'a list of Content-Lengths': [`${POST}\r\nContent-Length: 2, 2\r\n\r\n{}`, 'bad_request'],
  'a negative Content-Length': [`${POST}\r\nContent-Length: -2\r\n\r\n{}`, 'bad_request'],
  'a signed Content-Length': [`${POST}\r\nContent-Length: +2\r\n\r\n{}`, 'bad_request'],
  'a hexadecimal Content-Length': [`${POST}\r\nContent-Length: 0x2\r\n\r\n{}`, 'bad_request'],
  'a Content-Length over 64 bits': [`${POST}\r\nContent-Length: ${'9'.repeat(30)}\r\n\r\n{}`, 'bad_request'],
  'a transfer coding after chunked': [`${POST}\r\nTransfer-Encoding: chunked, gzip\r\n\r\n2\r\n{}\r\n`, 'bad_request'],
  'an unknown transfer coding': [`${POST}\r\nTransfer-Encoding: canary\r\n\r\n{}`, 'bad_request'],
  'a transfer coding hidden by a tab': [`${POST}\r\nTransfer-Encoding:\tchunkedx\r\n\r\n{}`, 'bad_request'],
  'a space before the colon': [`${POST}\r\nContent-Length : 2\r\n\r\n{}`, 'bad_request'],
  'two hosts': [`${GET}\r\nHost: floor\r\nHost: floor\r\n\r\n`, 'bad_request'],
  'two hosts in different case': [`${GET}\r\nHost: floor\r\nhOST: other\r\n\r\n`, 'bad_request'],
  'a second host after 2,100 other headers': [
    `${GET}\r\nHost: a\r\n${'a:\r\n'.repeat(2_100)}Host: b\r\n\r\n`,
    'bad_request',
  ],
  'no host': [`${GET}\r\nConnection: close\r\n\r\n`, 'bad_request'],
  'HTTP/0.9': ['GET /echo/fixed\r\n\r\n', 'bad_request'],
  'an explicit HTTP/0.9': ['GET /echo/fixed HTTP/0.9\r\nConnection: close\r\n\r\n', 'bad_request'],
  'HTTP/2.0': ['GET /echo/fixed HTTP/2.0\r\nHost: floor\r\nConnection: close\r\n\r\n', 'bad_request'],
  'HTTP/1.2': ['GET /echo/fixed HTTP/1.2\r\nHost: floor\r\nConnection: close\r\n\r\n', 'bad_request'],
  'a lower-case version': ['GET /echo/fixed http/1.1\r\nHost: floor\r\n\r\n', 'bad_request'],
  'a folded header': [`${GET}\r\nHost: floor\r\nX: a\r\n b\r\n\r\n`, 'bad_request'],
  'a header line that begins with a space': [`${GET}\r\n Host: floor\r\n\r\n`, 'bad_request'],
  'a NUL in a header': [`${GET}\r\nHost: floor\r\nX: a\0b\r\n\r\n`, 'bad_request'],
  'a NUL in the target': ['GET /echo\0/fixed HTTP/1.1\r\nHost: floor\r\n\r\n', 'bad_request'],
  'a control character in a header name': [`${GET}\r\nHost: floor\r\nX\x01: a\r\n\r\n`, 'bad_request'],
  'a header without a colon': [`${GET}\r\nHost: floor\r\nX\r\n\r\n`, 'bad_request'],
  'a header without a name': [`${GET}\r\nHost: floor\r\n: a\r\n\r\n`, 'bad_request'],
  'a lone CR in a header': [`${GET}\r\nHost: floor\r\nX: a\rb\r\n\r\n`, 'bad_request'],
  'lines ended by a lone LF': ['GET /echo/fixed HTTP/1.1\nHost: floor\n\n', 'bad_request'],
  'a target that is a word': ['GET echo HTTP/1.1\r\nHost: floor\r\n\r\n', 'bad_request'],
  'an empty target': ['GET  HTTP/1.1\r\nHost: floor\r\n\r\n', 'bad_request'],
  'a method that does not exist': ['CANARY / HTTP/1.1\r\nHost: floor\r\n\r\n', 'bad_request'],
  'a method in lower case': ['get / HTTP/1.1\r\nHost: floor\r\n\r\n', 'bad_request'],
  'a tunnel': ['CONNECT canary.org:443 HTTP/1.1\r\nHost: canary.org\r\n\r\n', 'bad_request'],
  'a tunnel with bytes for its far end': [
    'CONNECT canary.org:443 HTTP/1.1\r\nHost: canary.org\r\n\r\nGET / HTTP/1.1\r\n\r\n',
    'bad_request',
  ],
  'a tunnel with a body': ['CONNECT a:1 HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n', 'bad_request'],
  'the start of HTTP/2': ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'bad_request'],
  'the start of TLS': ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03' + '\x7f'.repeat(200), 'bad_request'],
  'a response': ['HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n', 'bad_request'],
  SSH: ['SSH-2.0-OpenSSH_9.6\r\n', 'bad_request'],
  noise: ['\xff\xfe\x80canary\r\n\r\n', 'bad_request'],
};

const STATUSES: Readonly<Record<string, number>> = { bad_request: 400, input_too_large: 400, headers_too_large: 431 };

suite('invalid HTTP', () => {
  for (const [name, [text, code]] of Object.entries(MALFORMED)) {
    test(`(${name}) gets ${code} and a closed connection`, async (t) => {
      const floor = await startFloor(t, { services: [echo] });
      const answers = await floor.send(Buffer.from(text, 'latin1'));
      assert.deepEqual(
        answers.map(({ status }) => status),
        [STATUSES[code]],
      );
      assertCoded(answers[0]!, code);
      assert.doesNotMatch(JSON.stringify(floor.lines), /canary/);
      // The server is unaffected.
      assert.equal((await fetch(`${floor.url}/echo/fixed`)).status, 200);
    });
  }
});

function assertCoded(answer: RawAnswer, code: string): void {
  const body = JSON.parse(answer.body) as Record<string, unknown>;
  assert.deepEqual(Object.keys(body), ['error', 'message']);
  assert.equal(body['error'], code);
  assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal(answer.headers.get('connection'), 'close');
  assert.doesNotMatch(answer.body, /canary/);
}

/** Unusual but well-formed requests, with the status of each. */
const ODD: Readonly<Record<string, readonly [bytes: string, status: number]>> = {
  'HTTP/1.0 without a host': ['GET /echo/fixed HTTP/1.0\r\n\r\n', 200],
  'HTTP/1.0 with an Expect, which it does not define': [
    'POST /echo/length HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}',
    200,
  ],
  'an empty host': [`${GET}\r\nHost:\r\nConnection: close\r\n\r\n`, 200],
  'an invalid host': [`${GET}\r\nHost: http://[/\r\nConnection: close\r\n\r\n`, 200],
  'empty lines before the request': [`\r\n\r\n${GET}\r\nHost: floor\r\nConnection: close\r\n\r\n`, 200],
  'an absolute target': ['GET http://other/echo/fixed HTTP/1.1\r\nHost: floor\r\nConnection: close\r\n\r\n', 200],
  'an absolute target with another scheme': [
    'GET ftp://other/echo/fixed HTTP/1.1\r\nHost: floor\r\nConnection: close\r\n\r\n',
    404,
  ],
  'the target *': ['OPTIONS * HTTP/1.1\r\nHost: floor\r\nConnection: close\r\n\r\n', 404],
  'an offer to upgrade': [`${GET}\r\nHost: floor\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`, 200],
  'an offer to upgrade to HTTP/2': [
    `${GET}\r\nHost: floor\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\nConnection: Upgrade, close\r\n\r\n`,
    200,
  ],
  'an unknown expectation': [`${POST}\r\nExpect: a-miracle\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`, 200],
  'a broken query': ['GET /echo/fixed?%ff HTTP/1.1\r\nHost: floor\r\nConnection: close\r\n\r\n', 400],
  'four thousand parameters': [
    `GET /echo/fixed?${'a=1&'.repeat(3_900)} HTTP/1.1\r\nHost: floor\r\nConnection: close\r\n\r\n`,
    200,
  ],
  'three thousand headers': [`${GET}\r\nHost: floor\r\n${'a:\r\n'.repeat(3_000)}Connection: close\r\n\r\n`, 200],
  'a POST without a body': [`${POST}\r\nConnection: close\r\n\r\n`, 400],
  'a chunked body with extensions and trailers': [
    `${CHUNKED}\r\nConnection: close\r\n\r\n2;a=b\r\n{}\r\n0\r\nX: a\r\n\r\n`,
    200,
  ],
  'a gzip body, which is not JSON': [
    `${POST}\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\nConnection: close\r\n\r\n\x1f\x8b`,
    400,
  ],
  TRACE: ['TRACE /echo/fixed HTTP/1.1\r\nHost: floor\r\nX: canary\r\nConnection: close\r\n\r\n', 405],
  "OPTIONS, as in a browser's preflight request": [
    'OPTIONS /echo/length HTTP/1.1\r\nHost: floor\r\nOrigin: http://canary.org\r\nConnection: close\r\n\r\n',
    405,
  ],
  'names that every object inherits': [
    'GET /__proto__/constructor?__proto__=1 HTTP/1.1\r\nHost: floor\r\nConnection: close\r\n\r\n',
    404,
  ],
  'headers with names that every object inherits': [
    `${GET}\r\nHost: floor\r\n__proto__: a\r\nconstructor: b\r\nConnection: close\r\n\r\n`,
    200,
  ],
};

suite('unusual but valid HTTP', () => {
  for (const [name, [text, status]] of Object.entries(ODD)) {
    test(`(${name}) gets ${status}`, async (t) => {
      const floor = await startFloor(t, { services: [echo] });
      const answers = await floor.send(Buffer.from(text, 'latin1'));
      assert.deepEqual(
        answers.map((one) => one.status),
        [status],
      );
      assert.doesNotMatch(JSON.stringify(answers), /canary/);
    });
  }

  test('gets a new id if its own would break a header or a log line', async (t) => {
    const floor = await startFloor(t, { services: [echo] });
    for (const id of ['a b', 'a\tSet-Cookie: x', '"', 'é', 'x'.repeat(129), 'a, b', '{"a":1}']) {
      const [answer] = await floor.send(requestText('GET /healthz', { 'X-Request-Id': id, Connection: 'close' }));
      assert.match(answer?.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
      assert.equal(answer?.headers.has('set-cookie'), false);
    }
    const twice = 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Request-Id: a\r\nX-Request-Id: b\r\nConnection: close\r\n\r\n';
    assert.match((await floor.send(twice))[0]?.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
  });

  test('gets a safe id back, and it is logged', async (t) => {
    const floor = await startFloor(t);
    const answer = await fetch(`${floor.url}/healthz`, { headers: { 'X-Request-Id': 'req_42' } });
    assert.equal(answer.headers.get('x-request-id'), 'req_42');
    assert.equal((await floor.line({ id: 'req_42' }))['status'], 200);
  });
});
