import assert from 'node:assert/strict';
import { createServer, type AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createFetchFile } from '../../../../core/documents/input/fetch-file.ts';
import { connectToAddresses, type GuardOptions } from '../../../../core/upstream/guarded-call.ts';
import { createManualClock } from '../../../standins/manual-clock.ts';
import { closedOrigin, startSocketUpstream, startUpstream, type Respond } from '../../../standins/upstream.ts';

const PUBLIC = '93.184.216.34';
const FILE = Buffer.from('the bytes of the file');

/** A fetcher whose connections all end on loopback, with the addresses to which it was told to connect. */
function fetcherTo(port: number, options: GuardOptions = {}) {
  const connections: string[][] = [];
  const lookups: string[] = [];
  const fetchFile = createFetchFile({
    resolve: (name) => {
      lookups.push(name);
      return Promise.resolve([PUBLIC]);
    },
    connectTo: (addresses) => {
      connections.push([...addresses]);
      const connect = connectToAddresses(['127.0.0.1']);
      return (target, done) => {
        // By its address: an IP address in a URL is not looked up, and would be connected to directly.
        connect({ ...target, hostname: '127.0.0.1', port: String(port) }, done);
      };
    },
    ...options,
  });
  const signal = new AbortController().signal;
  return { connections, lookups, fetch: (url: string) => fetchFile(new URL(url), { signal }) };
}

async function fetcherOf(t: TestContext, respond: Respond, options: GuardOptions = {}) {
  const upstream = await startUpstream(t, respond);
  return { ...fetcherTo(Number(new URL(upstream.origin).port), options), requests: upstream.requests };
}

const ANSWER: Respond = (response) => response.end(FILE);

test("a file is returned byte for byte, from the checked address, with its host's name", async (t) => {
  const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, i) => i % 256));
  const { fetch, requests, connections, lookups } = await fetcherOf(t, (response) => response.end(bytes));
  const fetched = await fetch('http://files.example.com/a%20b.png?token=1#part');
  assert.ok(fetched.kind === 'bytes');
  assert.deepEqual(Buffer.from(fetched.bytes), bytes);
  assert.deepEqual([connections, lookups], [[[PUBLIC]], ['files.example.com']]);
  assert.deepEqual(
    requests.map(({ method, url }) => [method, url]),
    [['GET', '/a%20b.png?token=1']],
  );
  assert.equal(requests[0]!.headers.host, 'files.example.com');
  assert.equal(requests[0]!.headers['accept-encoding'], 'identity');
  assert.deepEqual(
    ['cookie', 'referer', 'authorization', 'x-request-id'].filter((name) => name in requests[0]!.headers),
    [],
  );
});

/** What a name resolves to, and whether a connection is allowed. */
const RESOLUTIONS: readonly (readonly [readonly string[], 'bytes' | 'blocked' | 'unavailable'])[] = [
  [[PUBLIC], 'bytes'],
  [[PUBLIC, '2606:2800:220:1::1'], 'bytes'],
  [['127.0.0.1'], 'blocked'],
  [[PUBLIC, '127.0.0.1'], 'blocked'], // One is enough: it may be the address that is connected to.
  [['10.0.0.5', PUBLIC], 'blocked'],
  [['::1'], 'blocked'],
  [['::ffff:10.0.0.1'], 'blocked'],
  [['169.254.169.254'], 'blocked'],
  [['100.64.0.1'], 'blocked'],
  [['192.0.2.1'], 'blocked'],
  [['224.0.0.1'], 'blocked'],
  [['fd00::1'], 'blocked'],
  [['2002:7f00:1::'], 'blocked'],
  [['not an address'], 'blocked'],
  [[], 'unavailable'],
];

test('a host is fetched from only if all of its addresses are public', async (t) => {
  for (const [addresses, expected] of RESOLUTIONS) {
    const { fetch, connections } = await fetcherOf(t, ANSWER, { resolve: () => Promise.resolve(addresses) });
    assert.equal((await fetch('http://files.example.com/')).kind, expected, addresses.join(' '));
    assert.deepEqual(connections, expected === 'bytes' ? [addresses] : []);
  }
});

test('a name is resolved once, so it cannot rebind to another address', async (t) => {
  let asked = 0;
  const resolve = (): Promise<readonly string[]> => Promise.resolve([asked++ === 0 ? PUBLIC : '127.0.0.1']);
  const { fetch, connections } = await fetcherOf(t, ANSWER, { resolve });
  assert.equal((await fetch('http://rebinding.example.com/')).kind, 'bytes');
  assert.deepEqual([asked, connections], [1, [[PUBLIC]]]);
  assert.equal((await fetch('http://rebinding.example.com/')).kind, 'blocked');
});

test('connections go to the given addresses, whatever the name resolves to elsewhere', async (t) => {
  const upstream = await startUpstream(t, ANSWER);
  const port = new URL(upstream.origin).port;
  const { fetch } = fetcherTo(0, { connectTo: () => connectToAddresses(['127.0.0.1']) });
  // No resolver knows the name; the connector is never asked for it.
  assert.equal((await fetch(`http://no-such-name.invalid:${port}/`)).kind, 'bytes');
  assert.equal(upstream.requests[0]!.headers.host, `no-such-name.invalid:${port}`);
});

test('an IP address in the URL is checked without being resolved', async (t) => {
  const { fetch, lookups, connections } = await fetcherOf(t, ANSWER);
  assert.equal((await fetch(`http://${PUBLIC}/`)).kind, 'bytes');
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:10.0.0.1]', '169.254.169.254']) {
    assert.equal((await fetch(`http://${host}/`)).kind, 'blocked', host);
  }
  assert.deepEqual([lookups, connections], [[], [[PUBLIC]]]);
});

test('over https the server gets its name, not its address', async (t) => {
  const named = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (hello) => {
      named.resolve(hello.toString('latin1'));
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const { fetch } = fetcherTo((server.address() as AddressInfo).port);
  assert.equal((await fetch('https://files.example.com/')).kind, 'unavailable');
  // The name is unencrypted in the first message (RFC 6066, 3).
  assert.match(await named.promise, /files\.example\.com/);
});

const status =
  (code: number, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(code, headers).end(FILE);

const TABLE: readonly (readonly [string, Respond, 'bytes' | 'refused' | 'unavailable'])[] = [
  ['200 of any type', status(200, { 'content-type': 'text/html' }), 'bytes'],
  ['206', status(206), 'refused'],
  ['301', status(301, { location: 'http://127.0.0.1/' }), 'refused'],
  ['302', status(302, { location: 'http://files.example.com/b.png' }), 'refused'],
  ['304', status(304), 'refused'],
  ['307 to itself', status(307, { location: '/' }), 'refused'],
  ['400', status(400), 'refused'],
  ['401', status(401), 'refused'],
  ['403', status(403), 'refused'],
  ['404', status(404), 'refused'],
  ['410', status(410), 'refused'],
  ['408', status(408), 'unavailable'],
  ['429', status(429, { 'retry-after': '1' }), 'unavailable'],
  ['500', status(500), 'unavailable'],
  ['503', status(503), 'unavailable'],
  ['599', status(599), 'unavailable'],
  ['an unknown encoding', status(200, { 'content-encoding': 'zstd' }), 'refused'],
  ['invalid gzip', status(200, { 'content-encoding': 'gzip' }), 'refused'],
  ['a reset', (response) => response.socket?.resetAndDestroy(), 'unavailable'],
  [
    'a premature end',
    (response) => {
      response.writeHead(200, { 'content-length': 1_000 }).write(FILE);
      setImmediate(() => response.destroy());
    },
    'unavailable',
  ],
  ['16 MB', (response) => response.end(Buffer.alloc(16_000_000)), 'refused'],
  [
    '16 MB as a few bytes of gzip',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(16_000_000))),
    'refused',
  ],
  [
    'an endless reply',
    (response) => {
      const more = (): void => {
        if (response.destroyed) return;
        if (response.write(Buffer.alloc(65_536))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    },
    'refused',
  ],
];

for (const [name, respond, expected] of TABLE) {
  test(`${name} is ${expected}, after one request`, async (t) => {
    const { fetch, requests } = await fetcherOf(t, respond);
    assert.equal((await fetch('http://files.example.com/')).kind, expected);
    assert.equal(requests.length, 1);
  });
}

test('a file sent as gzip is read, although it was not requested so', async (t) => {
  const { fetch } = await fetcherOf(t, (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(FILE)),
  );
  const fetched = await fetch('http://files.example.com/');
  assert.ok(fetched.kind === 'bytes');
  assert.deepEqual(Buffer.from(fetched.bytes), FILE);
});

test('a server that does not speak HTTP or does not listen is unavailable', async (t) => {
  const garbage = await startSocketUpstream(t, (socket) => socket.end('SSH-2.0-stand-in\r\n'));
  for (const origin of [garbage.origin, await closedOrigin()]) {
    const { fetch } = fetcherTo(Number(new URL(origin).port));
    assert.deepEqual(await fetch('http://files.example.com/'), { kind: 'unavailable' });
  }
});

test('a name that cannot be resolved is unavailable', async () => {
  const { fetch } = fetcherTo(0, { resolve: () => Promise.reject(new Error('ESERVFAIL')) });
  assert.deepEqual(await fetch('http://files.example.com/'), { kind: 'unavailable' });
});

test('one deadline covers name resolution, the connection and the last byte', async (t) => {
  const clock = createManualClock();
  const unresolved = fetcherTo(0, { clock, resolve: () => new Promise(() => undefined) });
  const waiting = unresolved.fetch('http://files.example.com/');
  clock.advance(20_000);
  assert.deepEqual(await waiting, { kind: 'unavailable' });

  const begun = Promise.withResolvers<undefined>();
  const { fetch } = await fetcherOf(
    t,
    (response) => {
      response.write(FILE);
      begun.resolve(undefined);
    },
    { clock },
  );
  const dripping = fetch('http://files.example.com/');
  await begun.promise;
  clock.advance(20_000);
  assert.deepEqual(await dripping, { kind: 'unavailable' });
  assert.deepEqual(clock.timers(), []);
});

test('a caller that leaves ends the fetch', async (t) => {
  const leaver = new AbortController();
  const begun = Promise.withResolvers<undefined>();
  const upstream = await startUpstream(t, () => {
    begun.resolve(undefined);
  });
  const fetchFile = createFetchFile({
    resolve: () => Promise.resolve([PUBLIC]),
    connectTo: () => (target, done) => {
      connectToAddresses(['127.0.0.1'])({ ...target, port: new URL(upstream.origin).port }, done);
    },
  });
  const fetching = fetchFile(new URL('http://files.example.com/'), { signal: leaver.signal });
  await begun.promise;
  leaver.abort();
  assert.deepEqual(await fetching, { kind: 'unavailable' });
});

test('fetches are observed by outcome, never by destination, and blocked ones are not observed', async (t) => {
  const observed: unknown[] = [];
  const observe = (...args: readonly unknown[]): void => {
    observed.push(args.slice(0, 2));
  };
  const { fetch } = await fetcherOf(
    t,
    (response, request, index) => {
      status(index === 0 ? 200 : 404)(response, request, index);
    },
    {
      observe,
    },
  );
  for (const host of ['files.example.com', 'files.example.com', '127.0.0.1']) await fetch(`http://${host}/`);
  assert.deepEqual(observed, [
    ['file_url', 'ok'],
    ['file_url', 'http'],
  ]);
});
