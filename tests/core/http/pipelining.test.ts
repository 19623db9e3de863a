import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { requestText, startFloor, testRoute, testService } from '../../floor.ts';
import { parseExposition } from './exposition.ts';

/** Handlers that answer when the test opens them, in the order it does. */
function gate() {
  const open = new Map<string, () => void>();
  const arrived: string[] = [];
  const waiting = new Set<() => void>();
  const route = testRoute('GET', '/wait/{name}', async ({ params }) => {
    const name = params['name'] ?? '';
    await new Promise<void>((resolve) => {
      open.set(name, resolve);
      arrived.push(name);
      for (const look of waiting) look();
    });
    return { status: 200, body: { name } };
  });
  const all = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (arrived.length >= count) resolve();
      };
      waiting.add(look);
      look();
    });
  return { service: testService('gate', route), open: (name: string) => open.get(name)?.(), all };
}

const wait = (name: string): string => requestText(`GET /gate/wait/${name}`);

suite('pipelining', () => {
  test('fifty requests in one packet are answered in order, whichever is ready first', async (t) => {
    const { service, open, all } = gate();
    const floor = await startFloor(t, { services: [service] });
    const names = Array.from({ length: 50 }, (_, i) => `n${i}`);
    const session = floor.session();
    session.write(names.map(wait).join(''));
    await all(50);
    for (const name of names.toReversed()) open(name);
    const answers = await session.answers(50);
    assert.deepEqual(
      answers.map((one) => (JSON.parse(one.body) as { name: string }).name),
      names,
    );
  });

  test('bodies stay with their requests', async (t) => {
    const echo = testRoute('POST', '/echo', ({ body }) => ({ status: 200, body }));
    const floor = await startFloor(t, { services: [testService('echo', echo)] });
    const session = floor.session();
    const requests = Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0
        ? requestText('POST /echo/echo', {}, `{"n":${i}}`)
        : `${requestText('POST /echo/echo', { 'Transfer-Encoding': 'chunked' })}${`{"n":${i}}`.length.toString(16)}\r\n{"n":${i}}\r\n0\r\n\r\n`,
    );
    session.write(requests.join(''));
    const answers = await session.answers(20);
    assert.deepEqual(
      answers.map((one) => one.body),
      Array.from({ length: 20 }, (_, i) => `{"n":${i}}`),
    );
  });

  test('garbage after good requests is answered after them', async (t) => {
    const { service, open, all } = gate();
    const floor = await startFloor(t, { services: [service] });
    const session = floor.session();
    session.write(wait('a'), wait('b'), 'garbage\r\n\r\n');
    await all(2);
    // More garbage must not cut off the pending answers.
    session.write('more garbage\r\n\r\n');
    await floor.line({ event: 'connection_refused' });
    session.write('and more\r\n\r\n');
    open('b');
    open('a');
    const answers = await session.closed;
    assert.deepEqual(
      answers.map((one) => [one.status, (JSON.parse(one.body) as { name?: string }).name]),
      [
        [200, 'a'],
        [200, 'b'],
        [400, undefined],
      ],
    );
  });

  test('a tunnel after good requests is rejected after them', async (t) => {
    const { service, open, all } = gate();
    const floor = await startFloor(t, { services: [service] });
    const session = floor.session();
    session.write(wait('a'), 'CONNECT other:443 HTTP/1.1\r\nHost: other\r\n\r\n');
    await all(1);
    await floor.line({ event: 'connection_refused' });
    open('a');
    assert.deepEqual(
      (await session.closed).map((one) => one.status),
      [200, 400],
    );
  });

  test('a client that resets the connection of its tunnel affects nothing else', async (t) => {
    const floor = await startFloor(t);
    for (const body of ['', 'Content-Length: 9\r\n']) {
      const session = floor.session();
      session.write(`CONNECT other:443 HTTP/1.1\r\nHost: other\r\n${body}\r\nx`);
      await session.answers(1);
      session.reset();
      await session.closed;
    }
    assert.equal((await fetch(`${floor.url}/healthz`)).status, 200);
  });

  test('a request smuggled into a body is never read as one', async (t) => {
    const smuggled = requestText('GET /echo/smuggled');
    const floor = await startFloor(t, {
      services: [
        testService(
          'echo',
          testRoute('GET', '/smuggled', () => ({ status: 200, body: {} })),
        ),
      ],
    });
    const cases = [
      `POST /echo/smuggled HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
      `POST /echo/smuggled HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${smuggled}`,
      `POST /echo/smuggled HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
      `GET /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
      `GET /nowhere HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n${smuggled}`,
      `POST /nowhere HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: \n${smuggled}`,
    ];
    for (const bytes of cases) {
      const answers = await floor.send(bytes);
      assert.equal(answers.filter((one) => one.status === 200).length, 0, bytes);
      assert.equal(answers.length, 1);
    }
  });

  test('when the client disconnects, every request of its pipeline ends, even those that were queued', async (t) => {
    const signals: AbortSignal[] = [];
    const stuck = testRoute('GET', '/stuck', ({ signal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('gone'));
        });
      });
    });
    const floor = await startFloor(t, { services: [testService('slow', stuck)] });
    const session = floor.session();
    const ids = ['one', 'two', 'three'];
    session.write(...ids.map((id) => requestText('GET /slow/stuck', { 'X-Request-Id': id })));
    const health = requestText('GET /healthz', { 'X-Request-Id': 'last' });
    session.write(health);
    while (signals.length < 3) await new Promise(setImmediate);
    session.destroy();
    for (const id of [...ids, 'last']) {
      const line = await floor.line({ id });
      assert.deepEqual([line['status'], line['code']], [499, 'client_gone']);
    }
    assert.ok(signals.every((signal) => signal.aborted));
    const inFlight = parseExposition(floor.metrics.text()).get('tracewell_http_requests_in_flight')?.samples;
    assert.deepEqual([...(inFlight ?? [])], [['tracewell_http_requests_in_flight', 0]]);
  });
});
