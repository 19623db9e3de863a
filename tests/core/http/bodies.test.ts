import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { suite, test, type TestContext } from 'node:test';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { MAX_BODY_BYTES } from '../../../core/http/body.ts';
import type { Route } from '../../../core/http/route.ts';
import { requestText, startFloor, testRoute, testService, type Floor, type RawAnswer } from '../../floor.ts';

const length = testRoute('POST', '/length', ({ body }) => ({
  status: 200,
  body: { length: typeof body['text'] === 'string' ? body['text'].length : null },
}));
const fixed = testRoute('GET', '/fixed', () => ({ status: 200, body: {} }));
const echo = testService('echo', length, fixed);

function start(t: TestContext, options: Parameters<typeof startFloor>[1] = {}): Promise<Floor> {
  return startFloor(t, { services: [echo], ...options });
}

function codeIn(answer: RawAnswer | undefined): unknown {
  return (JSON.parse(answer?.body ?? '{}') as { error?: unknown }).error;
}

const POST = 'POST /echo/length';
const CHUNKED = { 'Transfer-Encoding': 'chunked', Connection: 'close' };
const OVER = String(MAX_BODY_BYTES + 1);
const MEGABYTE = Buffer.alloc(1024 * 1024, 'a');

suite('bodies', () => {
  test('bodies that use memory and stop arriving are rejected and free it', async (t) => {
    const floor = await start(t, { bodyPaceMs: 100 });
    const stalled = Array.from({ length: 40 }, () => floor.session());
    for (const session of stalled) {
      session.write(requestText(POST, { 'Content-Length': String(2 * MEGABYTE.length) }));
      session.write(MEGABYTE);
    }
    for (const session of stalled) {
      const [answer] = await session.closed;
      assert.deepEqual([answer?.status, codeIn(answer)], [408, 'request_timeout']);
    }
    assert.equal(floor.bodyRoom.takenBytes(), 0);
    const small = floor.session();
    small.write(requestText(POST, { 'Content-Length': '2', Connection: 'close' }));
    small.write('{');
    // As long as the pace allows a large body.
    await pause(300);
    small.write('}');
    assert.equal((await small.closed)[0]?.status, 200, 'a small body uses none, and may take longer');
  });

  test('a body is read whole, however it is split', async (t) => {
    const floor = await start(t);
    const text = JSON.stringify({ text: 'ä'.repeat(50) });
    const bytes = Buffer.from(text);
    const pieces = [...bytes].map((byte) => Buffer.from([0x31, 13, 10, byte, 13, 10]));
    const [chunked] = await floor.send(requestText(POST, CHUNKED), ...pieces, '0\r\n\r\n');
    assert.equal(chunked?.body, '{"length":50}');
    const session = floor.session();
    session.write(requestText(POST, { 'Content-Length': String(bytes.length), Connection: 'close' }));
    for (const byte of bytes) {
      session.write(Buffer.from([byte]));
      await setImmediate();
    }
    assert.equal((await session.closed)[0]?.body, '{"length":50}');
  });

  test('a body of exactly 16 MiB is read, with a length or in chunks', async (t) => {
    const floor = await start(t);
    const text = 'a'.repeat(MAX_BODY_BYTES - '{"text":""}'.length);
    const body = `{"text":"${text}"}`;
    const [whole] = await floor.send(requestText(POST, { Connection: 'close' }, body));
    assert.equal(whole?.body, `{"length":${text.length}}`);
    const [chunked] = await floor.send(
      requestText(POST, CHUNKED),
      `${MAX_BODY_BYTES.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    );
    assert.equal(chunked?.body, `{"length":${text.length}}`);
  });

  test('too many values are rejected, however small', async (t) => {
    const floor = await start(t);
    const many = (values: number): string => JSON.stringify({ text: 'abc', values: new Array(values).fill(0) });
    const answers = await Promise.all(
      [19_990, 20_000].map((values) => floor.send(requestText(POST, { Connection: 'close' }, many(values)))),
    );
    assert.deepEqual(
      answers.map(([answer]) => [answer?.status, codeIn(answer)]),
      [
        [200, undefined],
        [400, 'input_too_large'],
      ],
    );
  });

  test('large bodies share a memory budget: what does not fit is rejected, small bodies never are, and memory is freed', async (t) => {
    const floor = await start(t, { bodyMemory: 3 * MEGABYTE.length });
    const holders = [CHUNKED, { 'Content-Length': String(2 * MEGABYTE.length) }].map((headers) => {
      const session = floor.session();
      session.write(requestText(POST, headers));
      return session;
    });
    const [chunked, announced] = holders;
    // Announcing uses no memory; arriving bytes do.
    assert.equal(floor.bodyRoom.takenBytes(), 0);
    chunked?.write(`${MEGABYTE.length.toString(16)}\r\n`, MEGABYTE, '\r\n');
    announced?.write(MEGABYTE);
    while (floor.bodyRoom.takenBytes() < 1.8 * MEGABYTE.length) await setImmediate();
    const large = await floor.send(requestText(POST, { 'Content-Length': String(2 * MEGABYTE.length) }));
    assert.deepEqual(
      large.map((one) => [one.status, codeIn(one), one.headers.get('retry-after'), one.headers.get('connection')]),
      [[503, 'overloaded', '2', 'close']],
    );
    const small = await fetch(`${floor.url}/echo/length`, { method: 'POST', body: '{"text":"abc"}' });
    assert.deepEqual(await small.json(), { length: 3 });
    // A body of unknown length is rejected when it outgrows the rest.
    chunked?.write(`${(2 * MEGABYTE.length).toString(16)}\r\n`, MEGABYTE, MEGABYTE, '\r\n');
    const [outgrown] = (await chunked?.answers(1)) ?? [];
    assert.equal(codeIn(outgrown), 'overloaded');
    for (const session of holders) session.destroy();
    while (floor.bodyRoom.takenBytes() > 0) await setImmediate();
    const text = 'a'.repeat(2 * MEGABYTE.length);
    const fits = await fetch(`${floor.url}/echo/length`, { method: 'POST', body: JSON.stringify({ text }) });
    assert.deepEqual(await fits.json(), { length: text.length });
    while (floor.bodyRoom.takenBytes() > 0) await setImmediate();
  });

  test('a body announced over 16 MiB is rejected before any of it is sent', async (t) => {
    const floor = await start(t);
    const session = floor.session();
    session.write(requestText(POST, { 'Content-Length': OVER }));
    const [answer] = await session.answers(1);
    assert.deepEqual([answer?.status, codeIn(answer)], [400, 'input_too_large']);
    assert.equal(answer?.headers.get('connection'), 'close');
    session.destroy();
    const line = await floor.line({ event: 'request' });
    assert.deepEqual([line['status'], line['code'], line['bytes_in']], [400, 'input_too_large', 0]);
  });

  test('a chunked body is rejected when it passes 16 MiB', async (t) => {
    const floor = await start(t);
    const session = floor.session();
    session.write(requestText(POST, CHUNKED));
    for (let i = 0; i < 17; i++) session.write('100000\r\n', MEGABYTE, '\r\n');
    const [answer] = await session.answers(1);
    assert.deepEqual([answer?.status, codeIn(answer)], [400, 'input_too_large']);
  });

  /** Requests rejected for their head while a body is on its way. */
  const EARLY: readonly (readonly [line: string, headers: Record<string, string>, status: number])[] = [
    ['POST /nowhere', { 'X-Gateway-Proxy-Secret': 'open sesame' }, 404],
    ['POST /echo/fixed', { 'X-Gateway-Proxy-Secret': 'open sesame' }, 405],
    ['PUT /echo/length', { 'X-Gateway-Proxy-Secret': 'open sesame' }, 405],
    [POST, {}, 401],
    [POST, { 'X-Gateway-Proxy-Secret': 'open sesame' }, 400],
    ['GET /echo/fixed', { 'X-Gateway-Proxy-Secret': 'open sesame' }, 200],
  ];

  test('an early answer reaches a client that sends everything before it reads', async (t) => {
    const floor = await start(t, { proxySecret: 'open sesame' });
    for (const [line, headers, status] of EARLY) {
      const session = floor.session();
      session.write(requestText(line, { ...headers, 'Content-Length': String(24 * MEGABYTE.length) }));
      for (let i = 0; i < 24; i++) session.write(MEGABYTE);
      // Everything was read, so the connection was not reset while the client was sending.
      await session.drained();
      const answers = await session.closed;
      assert.deepEqual(
        answers.map((one) => one.status),
        [status],
        line,
      );
      assert.equal(answers[0]?.headers.get('connection'), 'close');
    }
  });

  test('a client that leaves after its early answer is logged with that answer, not as gone', async (t) => {
    const floor = await start(t);
    for (const [id, leave] of [
      ['ended', 'destroy'],
      ['reset', 'reset'],
    ] as const) {
      const session = floor.session();
      session.write(requestText('POST /nowhere', { 'Content-Length': '9', 'X-Request-Id': id }), '{"a');
      await session.answers(1);
      session[leave]();
      const line = await floor.line({ id });
      assert.deepEqual([line['status'], line['code']], [404, 'not_found'], id);
    }
  });

  test('endless headers are answered while the client keeps sending', async (t) => {
    const floor = await start(t);
    const session = floor.session();
    session.write('GET / HTTP/1.1\r\nHost: floor\r\nX: ');
    for (let i = 0; i < 8; i++) session.write(MEGABYTE);
    await session.drained();
    const [answer] = await session.answers(1);
    assert.deepEqual([answer?.status, codeIn(answer)], [431, 'headers_too_large']);
    session.end();
    await session.closed;
    // One rejection is one line, however many packets follow it.
    assert.equal(floor.lines.filter((line) => line['event'] === 'connection_refused').length, 1);
  });

  test('a rejection is logged under the id that the client got', async (t) => {
    const floor = await start(t);
    const [answer] = await floor.send('nonsense\r\n\r\n');
    const line = await floor.line({ event: 'connection_refused' });
    assert.deepEqual(
      [line['id'], line['status'], line['code']],
      [answer?.headers.get('x-request-id'), 400, 'bad_request'],
    );
  });

  test('a client that sends Expect gets a 100, and sends its body once', async (t) => {
    const floor = await start(t);
    const session = floor.session();
    const body = '{"text":"abc"}';
    session.write(requestText(POST, { Expect: '100-continue', 'Content-Length': String(body.length) }));
    const [first] = await session.answers(1);
    assert.equal(first?.status, 100);
    session.write(body);
    assert.deepEqual(
      (await session.answers(2)).map((one) => [one.status, one.body]),
      [
        [100, ''],
        [200, '{"length":3}'],
      ],
    );
  });

  test('a client that sends Expect is rejected before it sends its body', async (t) => {
    const floor = await start(t, { proxySecret: 'open sesame' });
    for (const [line, headers, status] of EARLY) {
      const session = floor.session();
      session.write(requestText(line, { ...headers, Expect: '100-continue', 'Content-Length': OVER }));
      const answers = await session.answers(1);
      assert.deepEqual(
        answers.map((one) => one.status),
        [status],
        line,
      );
      session.destroy();
    }
  });

  test('HTTP/1.0 never gets a 100', async (t) => {
    const floor = await start(t);
    const body = '{"text":"abc"}';
    const answers = await floor.send(
      `${POST} HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    assert.deepEqual(
      answers.map((one) => one.status),
      [200],
    );
  });

  test('a body in one-byte chunks uses no more memory than its size', async (t) => {
    let held = 0;
    const measuring = testRoute('POST', '/length', ({ body }) => ({
      status: 200,
      body: { keys: Object.keys(body).length },
    }));
    const floor = await start(t, { services: [testService('echo', measuring)] });
    const session = floor.session();
    session.write(requestText(POST, CHUNKED), '1\r\n{\r\n1\r\n}\r\n');
    const before = process.memoryUsage().rss;
    const spaces = '1\r\n \r\n'.repeat(20_000);
    for (let i = 0; i < 20; i++) {
      session.write(spaces);
      await session.drained();
      held = Math.max(held, process.memoryUsage().rss - before);
    }
    session.write('0\r\n\r\n');
    assert.equal((await session.closed)[0]?.body, '{"keys":0}');
    // As a list, 400,000 chunks used more than 150 MB.
    assert.ok(held < 100 * 1024 * 1024, `${Math.round(held / 1e6)} MB`);
  });
});

suite('a slow client', () => {
  const SHORT = { headers: 60, request: 120, check: 10 };

  test('that sends nothing, or endless headers, gets a 408', async (t) => {
    const floor = await start(t, { times: SHORT });
    for (const bytes of [
      '',
      'G',
      'GET /echo/fixed HTTP/1.1\r\nHost: floor\r\n',
      `${requestText('GET /echo/fixed').slice(0, -2)}X`,
    ]) {
      const answers = await floor.send(bytes);
      assert.deepEqual(
        answers.map((one) => [one.status, codeIn(one)]),
        [[408, 'request_timeout']],
        bytes,
      );
      assert.equal(answers[0]?.headers.get('connection'), 'close');
    }
  });

  test('whose body does not arrive gets a 408', async (t) => {
    const floor = await start(t, { times: SHORT });
    const partial = requestText(POST, { 'Content-Length': '100' });
    for (const bytes of [
      partial,
      `${partial}{"text":`,
      requestText(POST, CHUNKED),
      `${requestText(POST, CHUNKED)}8\r\n{"te`,
    ]) {
      const answers = await floor.send(bytes);
      assert.deepEqual(
        answers.map((one) => [one.status, codeIn(one)]),
        [[408, 'request_timeout']],
        bytes,
      );
    }
    assert.equal(floor.lines.filter((line) => line['code'] === 'request_timeout').length, 4);
    await floor.stop();
    // A body that did not arrive is not a fault of the server.
    const requests = floor.lines.filter((line) => line['event'] === 'request');
    assert.deepEqual(
      requests.map((line) => [line['level'], line['status'], line['fault']]),
      Array.from({ length: 4 }, () => ['info', 499, undefined]),
    );
  });

  test('gets a 408 if its upload drips or stops, but not if the reader is slow', async (t) => {
    const taken: { pauseMs: number } = { pauseMs: 0 };
    const count: Route = {
      ...testRoute('PUT', '/count', async ({ upload = [] }) => {
        let bytes = 0;
        for await (const chunk of upload) {
          bytes += chunk.length;
          await pause(taken.pauseMs);
        }
        return { status: 200, body: { bytes } };
      }),
      upload: { member: 'text', description: 'A text.', maxBytes: MAX_BODY_BYTES, mediaTypes: ['text/plain'] },
    };
    const floor = await startFloor(t, { services: [testService('echo', count)], bodyPaceMs: 100 });
    const head = requestText('PUT /echo/count', { 'Content-Length': '1000000', Connection: 'close' });
    const [stopping, dripping] = [floor.session(), floor.session()];
    stopping.write(head, 'reference,name\n');
    dripping.write(head);
    const drip = setInterval(() => {
      dripping.write('a');
    }, 5);
    for (const session of [stopping, dripping]) {
      const [answer] = await session.answers(1);
      session.destroy();
      assert.deepEqual([answer?.status, codeIn(answer)], [408, 'request_timeout']);
    }
    clearInterval(drip);
    taken.pauseMs = 30;
    const [whole] = await floor.send(head, Buffer.alloc(1_000_000, 'a'));
    assert.equal(whole?.body, '{"bytes":1000000}');
  });

  test('that drips its body gets a 408', async (t) => {
    const floor = await start(t, { times: SHORT });
    const session = floor.session();
    session.write(requestText(POST, { 'Content-Length': '1000000' }));
    const drip = setInterval(() => {
      session.write(' ');
    }, 5);
    const answers = await session.closed;
    clearInterval(drip);
    assert.deepEqual(
      answers.map((one) => one.status),
      [408],
    );
  });

  /** A client that sends a large body, gets an answer larger than any socket buffer, and reads none of it. */
  function neverReads(t: TestContext, floor: Floor): void {
    const socket = connect(floor.port, '127.0.0.1').pause();
    t.after(() => socket.destroy());
    socket.write(requestText('POST /echo/long', { 'X-Request-Id': 'never-reads' }, JSON.stringify({ text: TEXT })));
  }

  const TEXT = 'a'.repeat(2 * MEGABYTE.length);
  const long = testRoute('POST', '/long', ({ body }) => ({ status: 200, body: new Array(16).fill(body['text']) }));

  test('that never reads its answer keeps no body memory from others', async (t) => {
    const floor = await start(t, { services: [testService('echo', length, long)], bodyMemory: 3 * MEGABYTE.length });
    neverReads(t, floor);
    while (floor.bodyRoom.takenBytes() === 0) await setImmediate();
    while (floor.bodyRoom.takenBytes() > 0) await setImmediate();
    const other = await fetch(`${floor.url}/echo/length`, { method: 'POST', body: JSON.stringify({ text: TEXT }) });
    assert.deepEqual(await other.json(), { length: TEXT.length });
    assert.ok(!floor.lines.some((line) => line['id'] === 'never-reads'), 'its answer is still being sent');
  });

  test('that never reads its answer is disconnected', async (t) => {
    const times = { answer: 60, check: 10 };
    const floor = await start(t, { services: [testService('echo', length, long)], times });
    neverReads(t, floor);
    const line = await floor.line({ id: 'never-reads' });
    assert.deepEqual([line['status'], line['code']], [499, 'client_gone']);
  });

  test('does not delay others, even as a hundred silent connections', async (t) => {
    const floor = await start(t);
    const idle = Array.from({ length: 100 }, () => floor.session());
    for (const [i, session] of idle.entries())
      session.write(['', 'G', requestText(POST, { 'Content-Length': '9' })][i % 3] ?? '');
    for (let i = 0; i < 20; i++) {
      const answer = await fetch(`${floor.url}/echo/length`, { method: 'POST', body: '{"text":"abc"}' });
      assert.deepEqual(await answer.json(), { length: 3 });
    }
    for (const session of idle) session.destroy();
  });
});
