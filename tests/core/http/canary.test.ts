import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { optionalCountry, requiredText } from '../../../core/http/checks.ts';
import { requestText, startFloor, testRoute, testService } from '../../floor.ts';

const CANARY = 'c4n4ry-7f3e';

const service = testService(
  'sing',
  testRoute('POST', '/song', ({ body }) => {
    requiredText(body, 'text', { max: 20 });
    optionalCountry(body, 'country');
    return { status: 200, body: {} };
  }),
  testRoute('GET', '/song/{id}', () => ({ status: 200, body: {} })),
  testRoute('POST', '/fault', ({ body, query }) => {
    throw new Error(`${JSON.stringify(body)} ${JSON.stringify([...query])}\n    at ${CANARY} (${CANARY}:1:2)`);
  }),
);

const POST = 'POST /sing/song';

/** A marker in every part of a request. */
const PLACES: Readonly<Record<string, string>> = {
  'the path': requestText(`GET /${CANARY}`),
  'a path below a service': requestText(`POST /sing/${CANARY}`, {}, '{}'),
  'a path parameter': requestText(`GET /sing/song/${CANARY}`),
  'a parameter under the wrong method': requestText(`DELETE /sing/song/${CANARY}`),
  'the query of a route': requestText(`${POST}?q=${CANARY}&${CANARY}=1`, {}, '{"text":"x"}'),
  'a broken query': requestText(`${POST}?${CANARY}=%`, {}, '{"text":"x"}'),
  'the fragment': requestText(`${POST}#${CANARY}`, {}, '{}'),
  'the host': requestText('GET /healthz', { Host: CANARY }),
  'a second host': `GET /healthz HTTP/1.1\r\nHost: a\r\nHost: ${CANARY}\r\n\r\n`,
  'the gateway host': requestText('GET /healthz', { 'X-Gateway-Host': CANARY }),
  'an absolute target': requestText(`GET http://${CANARY}:${CANARY}@${CANARY}/${CANARY}`),
  'a header value': requestText('GET /healthz', { Authorization: `Bearer ${CANARY}`, Cookie: CANARY, Referer: CANARY }),
  'a header name': requestText('GET /healthz', { [CANARY]: '1' }),
  'an unsafe request id': requestText('GET /healthz', { 'X-Request-Id': `${CANARY} ${CANARY}` }),
  'a wrong secret': requestText(POST, { 'X-Gateway-Proxy-Secret': CANARY }, '{"text":"x"}'),
  'a content type': requestText(POST, { 'Content-Type': CANARY }, '{"text":"x"}'),
  'an expectation': requestText(POST, { Expect: CANARY }, '{"text":"x"}'),
  'an entity tag': requestText('GET /healthz', { 'If-None-Match': `"${CANARY}"` }),
  'a field': requestText(POST, {}, `{"text":"${CANARY}"}`),
  'a field that is too long': requestText(POST, {}, `{"text":"${CANARY.repeat(9)}"}`),
  'a field of the wrong type': requestText(POST, {}, `{"text":["${CANARY}"]}`),
  'an invalid field': requestText(POST, {}, `{"text":"x","country":"${CANARY}"}`),
  'a key': requestText(POST, {}, `{"${CANARY}":1}`),
  'a key of an object in place of a string': requestText(POST, {}, `{"text":{"${CANARY}":1}}`),
  'JSON that ends too early': requestText(POST, {}, `{"text":"${CANARY}`),
  'JSON with a word in it': requestText(POST, {}, `{"text":${CANARY}}`),
  'JSON that is a string': requestText(POST, {}, `"${CANARY}"`),
  'bytes that are not UTF-8': requestText(POST, {}, `{"text":"${CANARY}\u0000"}`),
  'JSON that is too deep': requestText(POST, {}, `{"text":${'['.repeat(99)}"${CANARY}"`),
  'a handler that quotes what it was sent when it fails': requestText(
    `POST /sing/fault?q=${CANARY}`,
    {},
    `{"text":"${CANARY}"}`,
  ),
  'a method': requestText(`${CANARY.toUpperCase()} /`),
  'a version': `GET / ${CANARY}\r\n\r\n`,
  'a tunnel': `CONNECT ${CANARY}:443 HTTP/1.1\r\nHost: ${CANARY}\r\n\r\n`,
  'a broken header': `GET / HTTP/1.1\r\nHost: a\r\n${CANARY}\r\n\r\n`,
  'a broken chunk': `${requestText(POST, { 'Transfer-Encoding': 'chunked' })}${CANARY}\r\n`,
  'a trailer': `${requestText(POST, { 'Transfer-Encoding': 'chunked' })}2\r\n{}\r\n0\r\n${CANARY}: ${CANARY}\r\n\r\n`,
  'not HTTP at all': `${CANARY}\r\n\r\n`,
};

suite('nothing that was sent is sent back or kept', () => {
  for (const [place, bytes] of Object.entries(PLACES)) {
    test(`a marker in ${place} is in no answer, log line or printed text`, async (t) => {
      const printed: string[] = [];
      const keep = (text: string | Uint8Array): boolean => printed.push(String(text)) > 0;
      t.mock.method(process.stderr, 'write', keep);
      const warned: string[] = [];
      const warn = (warning: Error): void => void warned.push(String(warning.stack));
      process.on('warning', warn);
      const guarded = place === 'a wrong secret' ? { proxySecret: 'open sesame' } : {};
      const floor = await startFloor(t, { services: [service], serviceDomain: 'example.com', ...guarded });
      const session = floor.session();
      session.write(bytes);
      const [answer] = await session.answers(1);
      assert.ok(answer, 'there is an answer');
      session.destroy();
      await session.closed;
      await floor.stop();
      process.off('warning', warn);
      assert.ok(floor.lines.length >= 2, 'the request has a line');
      const seen = [session.received(), JSON.stringify(floor.lines), floor.metrics.text(), ...printed, ...warned].join(
        '\n',
      );
      assert.doesNotMatch(seen, new RegExp(CANARY, 'i'));
    });
  }

  test('log lines of requests have only these members', async (t) => {
    const floor = await startFloor(t, { services: [service] });
    for (const bytes of Object.values(PLACES)) {
      const session = floor.session();
      session.write(bytes);
      await session.answers(1);
      session.destroy();
    }
    await floor.stop();
    const allowed: Readonly<Record<string, readonly string[]>> = {
      request: [
        'time',
        'level',
        'event',
        'id',
        'service',
        'route',
        'method',
        'status',
        'code',
        'fault',
        'duration_ms',
        'bytes_in',
        'bytes_out',
      ],
      connection_refused: ['time', 'level', 'event', 'id', 'status', 'code'],
      stopped: ['time', 'level', 'event'],
    };
    for (const line of floor.lines) {
      const extra = Object.keys(line).filter((key) => !allowed[String(line['event'])]?.includes(key));
      assert.deepEqual(extra, [], String(line['event']));
    }
  });
});
