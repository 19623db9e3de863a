import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { UpstreamFailure } from '../../../core/upstream/failure.ts';
import { createRateLimiter } from '../../../core/upstream/rate-limiter.ts';
import { readJson, readText, type Reply } from '../../../core/upstream/reply.ts';
import { createSource, type UpstreamSource, type SourceOptions } from '../../../core/upstream/source.ts';
import { createManualClock } from '../../standins/manual-clock.ts';
import { closedOrigin, startSocketUpstream, startUpstream, type Respond } from '../../standins/upstream.ts';

function sourceAt(origin: string, options: Partial<SourceOptions> = {}): UpstreamSource {
  return createSource({ name: 'Source', origin, timeoutMs: 60_000, maxBytes: 1_000_000, ...options });
}

/** The failure with which a call ends. */
async function failureOf(call: Promise<unknown>): Promise<UpstreamFailure> {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.ok(failure instanceof UpstreamFailure, inspect(failure));
  return failure;
}

const text = (reply: Reply): string => Buffer.from(reply.body).toString();

test('a call sends its path, query and headers, and returns status, headers and body', async (t) => {
  const upstream = await startUpstream(t, (response) => {
    response.writeHead(200, { 'X-Name': 'value', 'set-cookie': ['a=1', 'b=2'] }).end('body');
  });
  const source = sourceAt(upstream.origin, { headers: { 'user-agent': 'Tracewell', accept: 'text/plain' } });
  const reply = await source.get('/path', { query: { q: 'a b' }, headers: { accept: 'application/json' } });
  assert.equal(reply.status, 200);
  assert.equal(reply.headers.get('x-name'), 'value');
  assert.equal(reply.headers.get('set-cookie'), 'a=1, b=2');
  assert.equal(text(reply), 'body');
  const [request] = upstream.requests;
  assert.equal(request!.method, 'GET');
  assert.equal(request!.url, '/path?q=a%20b');
  assert.equal(request!.headers['user-agent'], 'Tracewell');
  assert.equal(request!.headers.accept, 'application/json');
  assert.equal(request!.headers['accept-encoding'], 'gzip, br');
  await source.close();
});

test('a post sends its body', async (t) => {
  const upstream = await startUpstream(t, (response) => response.end('{"ok":true}'));
  const source = sourceAt(upstream.origin);
  const headers = { 'content-type': 'application/json' };
  assert.deepEqual(await source.post('/', { body: '{"é":1}', headers, read: readJson }), { ok: true });
  assert.equal(upstream.requests[0]!.method, 'POST');
  assert.equal(upstream.requests[0]!.body, '{"é":1}');
});

test('header names that objects inherit are ordinary headers', async (t) => {
  const upstream = await startSocketUpstream(t, (socket) => {
    socket.end('HTTP/1.1 200 OK\r\n__proto__: a\r\nconstructor: b\r\nconstructor: c\r\ncontent-length: 2\r\n\r\nok');
  });
  const reply = await sourceAt(upstream.origin).get('/');
  assert.equal(text(reply), 'ok');
  assert.equal(reply.headers.get('constructor'), 'b, c');
  assert.equal(Object.getPrototypeOf(reply), Object.prototype);
});

test('bodies are decompressed in any encoding, and an empty one needs no decompression', async (t) => {
  const body = 'ä'.repeat(1000);
  const encoded: [string, Buffer, string][] = [
    ['gzip', gzipSync(body), body],
    ['x-gzip', gzipSync(body), body],
    ['GZIP', Buffer.concat([gzipSync('a'), gzipSync('b')]), 'ab'],
    ['br', brotliCompressSync(body), body],
    ['deflate', deflateSync(body), body],
    ['identity', Buffer.from(body), body],
    ['gzip', Buffer.alloc(0), ''],
    ['br', Buffer.alloc(0), ''],
  ];
  const upstream = await startUpstream(t, (response, _, index) => {
    const [encoding, bytes] = encoded[index]!;
    response.setHeader('content-encoding', encoding).end(bytes);
  });
  const source = sourceAt(upstream.origin);
  for (const [encoding, , expected] of encoded)
    assert.equal(await source.get('/', { read: readText }), expected, encoding);
});

test('the cap counts decompressed bytes exactly', async (t) => {
  const cases: [string, Buffer, 'ok' | 'too_large'][] = [
    ['identity', Buffer.alloc(1000), 'ok'],
    ['identity', Buffer.alloc(1001), 'too_large'],
    ['gzip', gzipSync(Buffer.alloc(1000)), 'ok'],
    ['gzip', gzipSync(Buffer.alloc(1001)), 'too_large'],
    ['gzip', gzipSync(Buffer.alloc(50_000_000)), 'too_large'], // 48 KB on the wire.
    ['br', brotliCompressSync(Buffer.alloc(5_000_000)), 'too_large'],
    ['gzip', Buffer.concat(new Array<Buffer>(500).fill(gzipSync(''))), 'too_large'], // inflates to nothing, for ever
  ];
  const upstream = await startUpstream(t, (response, _, index) => {
    const [encoding, bytes] = cases[index]!;
    response.setHeader('content-encoding', encoding).end(bytes);
  });
  const source = sourceAt(upstream.origin, { maxBytes: 1000 });
  for (const [encoding, , expected] of cases) {
    const call = source.get('/');
    const outcome = expected === 'ok' ? (await call, 'ok') : (await failureOf(call)).kind;
    assert.equal(outcome, expected, encoding);
  }
});

test('an endless reply is abandoned at the cap', async (t) => {
  const upstream = await startUpstream(t, (response) => {
    const more = (): void => {
      if (response.write(Buffer.alloc(10_000))) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  });
  assert.equal((await failureOf(sourceAt(upstream.origin).get('/'))).kind, 'too_large');
});

test('only a 2xx is an answer, not a 206, except for statuses that the call names', async (t) => {
  const upstream = await startUpstream(t, (response, request) => {
    response.writeHead(Number(request.url.slice(1)), { location: '/200' }).end();
  });
  const source = sourceAt(upstream.origin);
  for (const status of [200, 201, 204]) assert.equal((await source.get(`/${status}`)).status, status);
  assert.equal((await source.get('/404', { answers: [404] })).status, 404);
  assert.equal((await source.get('/304', { headers: { 'if-none-match': '"a"' } })).status, 304);
  const failures: [number, string][] = [
    [206, 'http'],
    [301, 'redirect'],
    [302, 'redirect'],
    [304, 'redirect'],
    [307, 'redirect'],
    [400, 'http'],
    [401, 'http'],
    [403, 'http'],
    [404, 'http'],
    [429, 'rate_limited'],
    [500, 'http'],
    [503, 'http'],
  ];
  for (const [status, kind] of failures) {
    const failure = await failureOf(source.get(`/${status}`));
    assert.deepEqual([failure.kind, failure.status], [kind, status]);
  }
  // A redirect that was followed would be a request for /200.
  assert.equal(upstream.requests.filter((request) => request.url === '/200').length, 1);
});

test('a failure keeps the start of the body for the caller, and reveals it nowhere', async (t) => {
  const upstream = await startUpstream(t, (response) => {
    response.writeHead(403, { 'content-encoding': 'gzip' }).end(gzipSync(`secret ${'x'.repeat(1_000_000)}`));
  });
  const source = sourceAt(upstream.origin, { headers: { authorization: 'secret key' } });
  const failure = await failureOf(source.get('/secret', { query: { key: 'secret' } }));
  assert.equal(failure.bodyStart.length, 16 * 1024);
  assert.equal(Buffer.from(failure.bodyStart).toString().slice(0, 8), 'secret x');
  const shown = [
    failure.message,
    failure.stack,
    String(failure),
    JSON.stringify(failure),
    JSON.stringify(Object.entries(failure)),
    inspect(failure, { depth: 10, showHidden: true }),
    inspect(structuredClone(failure), { showHidden: true }),
  ].join('\n');
  assert.equal(failure.message, 'Source answered with an error.');
  for (const hidden of ['secret', 'xxx', upstream.origin]) assert.ok(!shown.includes(hidden), hidden);
});

test('each fault of a broken upstream is the right failure', async (t) => {
  const head = 'HTTP/1.1 200 OK\r\n';
  const gzipped = gzipSync('x'.repeat(10_000));
  const withBody = (headers: string, body: Uint8Array) => (socket: Socket) => {
    socket.write(`${head}${headers}content-length: ${body.length}\r\n\r\n`);
    socket.end(body);
  };
  const cases: [string, string, (socket: Socket) => void][] = [
    ['closes at once', 'network', (socket) => socket.end()],
    ['resets at once', 'network', (socket) => socket.resetAndDestroy()],
    ['speaks another protocol', 'network', (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')],
    ['breaks off in the headers', 'network', (socket) => socket.end(`${head}content-`)],
    ['breaks off in the body', 'network', (socket) => socket.end(`${head}content-length: 10\r\n\r\n12345`)],
    [
      'resets in the body',
      'network',
      (socket) => {
        socket.write(`${head}content-length: 10\r\n\r\n12345`, () => socket.resetAndDestroy());
      },
    ],
    [
      'breaks off in a chunk',
      'network',
      (socket) => socket.end(`${head}transfer-encoding: chunked\r\n\r\nff\r\n12345`),
    ],
    [
      'breaks off between chunks',
      'network',
      (socket) => socket.end(`${head}transfer-encoding: chunked\r\n\r\n1\r\na\r\n`),
    ],
    [
      'sends a chunk size that is not a number',
      'network',
      (socket) => socket.end(`${head}transfer-encoding: chunked\r\n\r\nzz\r\n`),
    ],
    [
      'sends endless headers',
      'too_large',
      (socket) => socket.write(`${head}${`x: ${'y'.repeat(8000)}\r\n`.repeat(9)}`),
    ],
    ['sends truncated gzip', 'network', withBody('content-encoding: gzip\r\n', gzipped.subarray(0, 30))],
    ['sends damaged gzip', 'shape', withBody('content-encoding: gzip\r\n', Buffer.from('certainly not gzip'))],
    ['sends damaged brotli', 'shape', withBody('content-encoding: br\r\n', Buffer.from('certainly not brotli'))],
    ['uses an encoding that was not requested', 'shape', withBody('content-encoding: zstd\r\n', Buffer.from('body'))],
    ['encodes twice', 'shape', withBody('content-encoding: gzip, gzip\r\n', gzipSync(gzipped))],
  ];
  for (const [name, kind, respond] of cases) {
    const upstream = await startSocketUpstream(t, respond);
    const failure = await failureOf(sourceAt(upstream.origin).get('/'));
    assert.equal(failure.kind, kind, name);
    assert.equal(upstream.requests.length, 1, name);
  }
});

test('bytes beyond the announced length are not part of the body', async (t) => {
  const upstream = await startSocketUpstream(t, (socket) => {
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nokHTTP/1.1 200 OK\r\n\r\n');
  });
  assert.equal(text(await sourceAt(upstream.origin).get('/')), 'ok');
});

test("a refused connection is a network failure with the system's error code", async () => {
  const failure = await failureOf(sourceAt(await closedOrigin()).get('/'));
  assert.deepEqual([failure.kind, failure.code, failure.status], ['network', 'ECONNREFUSED', undefined]);
});

test("an invalid path or header is the caller's mistake, reported without its value", async (t) => {
  const upstream = await startUpstream(t, (response) => response.end());
  const source = sourceAt(upstream.origin);
  const message = 'The call to Source has a path, header or body that HTTP forbids.';
  await assert.rejects(source.get('/a secret'), { name: 'TypeError', message });
  await assert.rejects(source.get('/', { headers: { 'x-key': 'secret\r\nhost: x' } }), { name: 'TypeError', message });
  assert.equal(upstream.requests.length, 0);
});

test('the deadline ends a call at every stage', async (t) => {
  const slow: Record<string, Respond> = {
    'before the headers': () => undefined,
    'in the headers': (response) => response.socket?.write('HTTP/1.1 200 OK\r\nx-a: '),
    'in the body': (response) => response.write('begun'),
    'in an error body': (response) => response.writeHead(503).write('begun'),
  };
  for (const [where, respond] of Object.entries(slow)) {
    const clock = createManualClock();
    const upstream = await startUpstream(t, respond);
    const call = failureOf(sourceAt(upstream.origin, { clock, timeoutMs: 5000, retries: 3 }).get('/'));
    await upstream.untilRequests(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    clock.advance(5000);
    assert.equal((await call).kind, 'timeout', where);
    assert.equal(upstream.requests.length, 1, where);
    assert.deepEqual(clock.timers(), [], where);
  }
});

test('the deadline ends a reply that arrives byte by byte', async (t) => {
  const upstream = await startUpstream(t, (response) => {
    const timer = setInterval(() => response.write('x'), 2);
    response.on('close', () => {
      clearInterval(timer);
    });
  });
  const failure = await failureOf(sourceAt(upstream.origin).get('/', { timeoutMs: 30 }));
  assert.equal(failure.kind, 'timeout');
});

test('the deadline ends a call whose connection is never established', async (t) => {
  // An unanswered TLS handshake: the socket is open, but the connection is not established.
  const upstream = await startSocketUpstream(t, () => undefined);
  const clock = createManualClock();
  const source = sourceAt(upstream.origin.replace('http:', 'https:'), { clock, timeoutMs: 5000 });
  const call = failureOf(source.get('/'));
  await upstream.untilRequests(1);
  clock.advance(5000);
  assert.equal((await call).kind, 'timeout');
  await source.close();
});

test('a caller that leaves ends its call at once, at every stage', async (t) => {
  const slow: Record<string, Respond> = {
    'before the headers': () => undefined,
    'in the body': (response) => response.write('begun'),
  };
  for (const [where, respond] of Object.entries(slow)) {
    let closed = Promise.resolve();
    const upstream = await startUpstream(t, (response: ServerResponse, request, index) => {
      closed = new Promise((resolve) => response.on('close', resolve));
      respond(response, request, index);
    });
    const leaver = new AbortController();
    const call = failureOf(sourceAt(upstream.origin, { retries: 3 }).get('/', { signal: leaver.signal }));
    await upstream.untilRequests(1);
    leaver.abort();
    assert.equal((await call).kind, 'aborted', where);
    await closed;
    assert.equal(upstream.requests.length, 1, where);
  }
});

test("a signal aborted by the caller's deadline is a timeout, and a signal aborted before the call sends nothing", async (t) => {
  const upstream = await startUpstream(t, () => undefined);
  const source = sourceAt(upstream.origin);
  const late = AbortSignal.abort(new DOMException('Late', 'TimeoutError'));
  assert.equal((await failureOf(source.get('/', { signal: late }))).kind, 'timeout');
  assert.equal((await failureOf(source.get('/', { signal: AbortSignal.abort() }))).kind, 'aborted');
  assert.equal((await failureOf(source.get('/', { signal: AbortSignal.abort('any reason') }))).kind, 'aborted');
  assert.equal(upstream.requests.length, 0);
});

test('a call is retried until it is answered, with waits in between', async (t) => {
  const clock = createManualClock();
  const upstream = await startUpstream(t, (response, _, index) => {
    if (index === 0) response.socket?.resetAndDestroy();
    else response.writeHead(index < 3 ? 503 : 200).end('at last');
  });
  const source = sourceAt(upstream.origin, { clock, retries: 3, random: () => 0 });
  const call = source.get('/');
  const waits: number[] = [];
  for (let i = 0; i < 3; i++) {
    await clock.untilTimers(2);
    waits.push(clock.timers()[0]!);
    clock.advance(clock.timers()[0]!);
  }
  assert.equal(text(await call), 'at last');
  assert.deepEqual(waits, [125, 250, 500]);
  assert.equal(upstream.requests.length, 4);
  assert.deepEqual(clock.timers(), []);
});

test('when the retries are used up, the last failure is reported', async (t) => {
  const clock = createManualClock();
  const upstream = await startUpstream(t, (response, _, index) => response.writeHead(index === 0 ? 503 : 502).end());
  const call = failureOf(sourceAt(upstream.origin, { clock, retries: 1 }).get('/'));
  await clock.untilTimers(2);
  clock.advance(250);
  assert.deepEqual([(await call).kind, (await call).status], ['http', 502]);
  assert.equal(upstream.requests.length, 2);
});

test('a post is retried only if it is idempotent', async (t) => {
  const clock = createManualClock();
  const upstream = await startUpstream(t, (response, _, index) => response.writeHead(index < 2 ? 503 : 200).end());
  const source = sourceAt(upstream.origin, { clock, retries: 2 });
  assert.equal((await failureOf(source.post('/', { body: 'a' }))).status, 503);
  assert.equal(upstream.requests.length, 1);
  const call = source.post('/', { body: 'b', idempotent: true });
  await clock.untilTimers(2);
  clock.advance(250);
  assert.equal((await call).status, 200);
  assert.deepEqual(
    upstream.requests.map((request) => request.body),
    ['a', 'b', 'b'],
  );
});

test('the retried statuses are configurable', async (t) => {
  const clock = createManualClock();
  const upstream = await startUpstream(t, (response, _, index) => response.writeHead(index === 0 ? 500 : 200).end());
  const call = sourceAt(upstream.origin, { clock, retries: 1, retryStatuses: [500] }).get('/');
  await clock.untilTimers(2);
  clock.advance(250);
  assert.equal((await call).status, 200);
});

test('Retry-After is respected if it fits before the deadline', async (t) => {
  for (const hint of ['3', 'Fri, 20 Nov 2026 12:00:03 GMT']) {
    const clock = createManualClock();
    const upstream = await startUpstream(t, (response, _, index) => {
      response.writeHead(index === 0 ? 429 : 200, { 'retry-after': hint }).end();
    });
    const call = sourceAt(upstream.origin, { clock, retries: 1 }).get('/');
    await clock.untilTimers(2);
    assert.equal(clock.timers()[0], 3000);
    clock.advance(3000);
    assert.equal((await call).status, 200);
  }
});

test('a Retry-After beyond the deadline ends the call at once and delays the next calls', async (t) => {
  const clock = createManualClock();
  const upstream = await startUpstream(t, (response) => response.writeHead(429, { 'retry-after': '90' }).end());
  const source = sourceAt(upstream.origin, { clock, retries: 3 });
  const first = await failureOf(source.get('/'));
  assert.deepEqual([first.kind, first.status, first.retryAfterMs], ['rate_limited', 429, 90_000]);
  clock.advance(20_000);
  const second = await failureOf(source.get('/'));
  assert.deepEqual([second.kind, second.status, second.retryAfterMs], ['rate_limited', undefined, 70_000]);
  assert.equal(upstream.requests.length, 1);
  clock.advance(70_000);
  await failureOf(source.get('/'));
  assert.equal(upstream.requests.length, 2);
});

test('a 429 without Retry-After is retried after our own wait', async (t) => {
  const clock = createManualClock();
  const upstream = await startUpstream(t, (response, _, index) => response.writeHead(index === 0 ? 429 : 200).end());
  const call = sourceAt(upstream.origin, { clock, retries: 1, random: () => 0.5 }).get('/');
  await clock.untilTimers(2);
  assert.equal(clock.timers()[0], 187.5);
  clock.advance(187.5);
  assert.equal((await call).status, 200);
});

test('a caller that leaves ends the wait before a retry at once', async (t) => {
  for (const [reason, kind] of [
    [new DOMException('Gone', 'AbortError'), 'aborted'],
    [new DOMException('Late', 'TimeoutError'), 'timeout'],
  ] as const) {
    const clock = createManualClock();
    const upstream = await startUpstream(t, (response) => response.writeHead(503, { 'retry-after': '30' }).end());
    const leaver = new AbortController();
    const call = failureOf(sourceAt(upstream.origin, { clock, retries: 3 }).get('/', { signal: leaver.signal }));
    await clock.untilTimers(2);
    leaver.abort(reason);
    assert.equal((await call).kind, kind);
    assert.deepEqual(clock.timers(), []);
    assert.equal(upstream.requests.length, 1);
  }
});

test('a call whose turn is after its deadline is refused with a retry hint, and not sent', async (t) => {
  const clock = createManualClock();
  const upstream = await startUpstream(t, (response) => response.end());
  const limiter = createRateLimiter([{ count: 1, perMs: 3_600_000 }], clock);
  const source = sourceAt(upstream.origin, { clock, limiter });
  await source.get('/');
  const failure = await failureOf(source.get('/'));
  assert.deepEqual([failure.kind, failure.status, failure.retryAfterMs], ['rate_limited', undefined, 3_600_000]);
  assert.equal(upstream.requests.length, 1);
});

test('a call waits for its turn in the budget, and a caller that leaves gives it up', async (t) => {
  const clock = createManualClock();
  const upstream = await startUpstream(t, (response) => response.end());
  const source = sourceAt(upstream.origin, { clock, limiter: createRateLimiter([{ count: 1, perMs: 1000 }], clock) });
  await source.get('/first');
  const leaver = new AbortController();
  const left = failureOf(source.get('/left', { signal: leaver.signal }));
  const stays = source.get('/stays');
  await clock.untilTimers(3);
  leaver.abort();
  assert.equal((await left).kind, 'aborted');
  clock.advance(1000);
  await stays;
  assert.deepEqual(
    upstream.requests.map((request) => request.url),
    ['/first', '/stays'],
  );
});

test('two sources with the same limiter share its budget', async (t) => {
  const clock = createManualClock();
  const upstream = await startUpstream(t, (response) => response.end());
  const limiter = createRateLimiter([{ count: 1, perMs: 100_000 }], clock);
  const [one, two] = [sourceAt(upstream.origin, { clock, limiter }), sourceAt(upstream.origin, { clock, limiter })];
  await one.get('/');
  assert.equal((await failureOf(two.get('/'))).kind, 'rate_limited');
});

test('no more calls are in flight than the source allows', async (t) => {
  const waiting: ServerResponse[] = [];
  const upstream = await startUpstream(t, (response) => waiting.push(response));
  const source = sourceAt(upstream.origin, { concurrency: 2 });
  const calls = [1, 2, 3, 4].map((n) => source.get(`/${n}`));
  const leaver = new AbortController();
  const left = failureOf(source.get('/left', { signal: leaver.signal }));
  await upstream.untilRequests(2);
  leaver.abort();
  assert.equal((await left).kind, 'aborted');
  assert.equal(upstream.requests.length, 2);
  for (let answered = 0; answered < 4; answered++) {
    await upstream.untilRequests(Math.min(answered + 2, 4));
    assert.ok(upstream.requests.length - answered <= 2);
    waiting[answered]!.end();
    await Promise.race(calls.slice(answered));
  }
  await Promise.all(calls);
  assert.deepEqual(upstream.requests.map((request) => request.url).sort(), ['/1', '/2', '/3', '/4']);
});

test('an answer that hides a failure is a failure, and is retried like its status', async (t) => {
  const clock = createManualClock();
  const upstream = await startUpstream(t, (response, _, index) => {
    response.end(index === 0 ? '[{"RecallID":0}]' : '[]');
  });
  const outcomes: string[] = [];
  const source = sourceAt(upstream.origin, { clock, retries: 1, observe: (_, outcome) => outcomes.push(outcome) });
  const read = (reply: Reply): unknown[] => {
    const rows = readJson(reply) as unknown[];
    if (rows.length > 0) throw new UpstreamFailure({ source: reply.source, kind: 'http', status: 503 });
    return rows;
  };
  const call = source.get('/', { read });
  await clock.untilTimers(2);
  clock.advance(250);
  assert.deepEqual(await call, []);
  assert.equal(upstream.requests.length, 2);
  assert.deepEqual(outcomes, ['ok']);
});

test('an HTML page in place of JSON is a shape failure and is not retried', async (t) => {
  const upstream = await startUpstream(t, (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>Under maintenance</html>');
  });
  const failure = await failureOf(sourceAt(upstream.origin, { retries: 3 }).get('/', { read: readJson }));
  assert.deepEqual([failure.kind, failure.status], ['shape', 200]);
  assert.equal(upstream.requests.length, 1);
});

test('every call is observed once, with its outcome and duration', async (t) => {
  const clock = createManualClock();
  const upstream = await startUpstream(t, (response, request, index) => {
    clock.advance(500);
    response.writeHead(request.url === '/retry' && index === 1 ? 503 : Number(request.url.slice(1)) || 200).end();
  });
  const observed: [string, string, number][] = [];
  const source = sourceAt(upstream.origin, {
    clock,
    retries: 1,
    random: () => 0,
    observe: (source, outcome, seconds) => observed.push([source, outcome, seconds]),
  });
  await source.get('/200');
  const retried = source.get('/retry');
  await clock.untilTimers(2);
  clock.advance(125);
  await retried;
  await failureOf(source.get('/404'));
  await failureOf(source.get('/200', { signal: AbortSignal.abort() }));
  await assert.rejects(
    source.get('/200', {
      read() {
        throw new RangeError('A fault of the reader');
      },
    }),
    RangeError,
  );
  assert.deepEqual(observed, [
    ['Source', 'ok', 0.5],
    ['Source', 'ok', 1.125],
    ['Source', 'http', 0.5],
    ['Source', 'aborted', 0],
    ['Source', 'shape', 0.5],
  ]);
});

test('closing lets in-flight calls finish and refuses new ones', async (t) => {
  const waiting: ServerResponse[] = [];
  const upstream = await startUpstream(t, (response) => waiting.push(response));
  const source = sourceAt(upstream.origin);
  const call = source.get('/');
  await upstream.untilRequests(1);
  const closed = source.close();
  assert.equal((await failureOf(source.get('/'))).kind, 'aborted');
  waiting[0]!.end('done');
  assert.equal(text(await call), 'done');
  await closed;
  await source.close();
  assert.equal(upstream.requests.length, 1);
});

test('a connection is reused for the next call, even after an error', async (t) => {
  const ports = new Set<number | undefined>();
  const upstream = await startUpstream(t, (response, _, index) => {
    ports.add(response.socket?.remotePort);
    response.writeHead(index === 0 ? 404 : 200).end('body');
  });
  const source = sourceAt(upstream.origin, { concurrency: 1 });
  await failureOf(source.get('/'));
  await source.get('/');
  await source.get('/');
  assert.equal(ports.size, 1);
});
