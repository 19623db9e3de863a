import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { requestText, startFloor, testRoute, testService } from '../../floor.ts';

/** A route that answers when the test opens it, and reports when it is reached. */
function held() {
  let open = (): void => undefined;
  let reached = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  const route = testRoute('POST', '/held', async () => {
    reached();
    await opened;
    return { status: 200, body: { done: true } };
  });
  return { service: testService('slow', route), open, isReached };
}

const POST = requestText('POST /slow/held', { 'X-Request-Id': 'in-flight' }, '{}');

suite('draining', () => {
  test('finishes in-flight requests and closes their connections', async (t) => {
    const { service, open, isReached } = held();
    const floor = await startFloor(t, { services: [service] });
    const session = floor.session();
    session.write(POST);
    await isReached;
    const stopped = floor.stop();
    open();
    const [answer, ...more] = await session.closed;
    assert.deepEqual([answer?.status, answer?.body, more.length], [200, '{"done":true}', 0]);
    assert.equal(answer?.headers.get('connection'), 'close');
    await stopped;
    assert.deepEqual(
      floor.lines.map((line) => line['event']),
      ['request', 'stopped'],
    );
  });

  test('closes idle connections and accepts no new ones', async (t) => {
    const { service, open, isReached } = held();
    const floor = await startFloor(t, { services: [service] });
    const idle = floor.session();
    idle.write(requestText('GET /healthz'));
    const [health] = await idle.answers(1);
    assert.equal(health?.headers.get('connection'), 'keep-alive');
    floor.session().write(POST);
    await isReached;
    const stopped = floor.stop();
    assert.equal((await idle.closed).length, 1);
    assert.deepEqual(await floor.session().closed, []);
    open();
    await stopped;
  });

  test('answers a request on a connection that seemed idle, as its last one', async (t) => {
    const floor = await startFloor(t, { times: { linger: 5_000 } });
    const kept = floor.session();
    kept.write(requestText('GET /healthz'));
    await kept.answers(1);
    const stopped = floor.stop();
    kept.write(requestText('GET /healthz'));
    assert.deepEqual(
      (await kept.closed).map((one) => [one.status, one.headers.get('connection')]),
      [
        [200, 'keep-alive'],
        [200, 'close'],
      ],
    );
    await stopped;
  });

  test('answers a request that was on its way to readiness with a 503', async (t) => {
    const floor = await startFloor(t);
    const session = floor.session();
    session.write(requestText('GET /healthz'));
    await session.answers(1);
    const [head = '', tail = ''] = requestText('GET /readyz').split('Host');
    session.write(head);
    // The half-sent head has arrived once a later request on another connection is answered.
    await session.drained();
    await fetch(`${floor.url}/healthz`, { headers: { Connection: 'close' } });
    const stopped = floor.stop();
    session.write(`Host${tail}`);
    const [, ready] = await session.closed;
    assert.deepEqual([ready?.status, ready?.headers.get('connection')], [503, 'close']);
    assert.equal((JSON.parse(ready?.body ?? '') as { error: string }).error, 'draining');
    await stopped;
  });

  test('has not begun while the server is ready', async (t) => {
    const floor = await startFloor(t);
    const answer = await fetch(`${floor.url}/readyz`);
    assert.deepEqual([answer.status, await answer.json()], [200, { status: 'ready' }]);
  });

  test('cuts off what does not end in time, and logs it before the last line', async (t) => {
    const { service, open, isReached } = held();
    const floor = await startFloor(t, { services: [service], times: { drain: 50 } });
    const stuck = floor.session();
    stuck.write(POST);
    const slowHead = floor.session();
    slowHead.write('GET / HTTP/1.1\r\n');
    const slowBody = floor.session();
    slowBody.write(requestText('POST /slow/held', { 'Content-Length': '9', 'X-Request-Id': 'slow-body' }));
    const silent = floor.session();
    await isReached;
    await slowBody.drained();
    await fetch(`${floor.url}/healthz`, { headers: { 'X-Request-Id': 'health', Connection: 'close' } });
    await floor.stop();
    const events = floor.lines.map((line) => line['id'] ?? line['event']);
    assert.deepEqual(events.toSorted(), ['health', 'in-flight', 'slow-body', 'stopped']);
    assert.equal(events.at(-1), 'stopped');
    const statuses = floor.lines.map((line) => line['status']);
    assert.deepEqual(statuses, [200, 499, 499, undefined]);
    for (const session of [stuck, slowHead, slowBody, silent]) assert.deepEqual(await session.closed, []);
    open();
  });

  test('is not held up by silent connections', async (t) => {
    const floor = await startFloor(t);
    const silent = Array.from({ length: 20 }, () => floor.session());
    await fetch(`${floor.url}/healthz`, { headers: { Connection: 'close' } });
    await floor.stop();
    for (const session of silent) session.destroy();
  });

  test('happens once, even if the server is stopped twice', async (t) => {
    const { service, open, isReached } = held();
    const floor = await startFloor(t, { services: [service] });
    const session = floor.session();
    session.write(POST);
    await isReached;
    const both = Promise.all([floor.stop(), floor.stop()]);
    open();
    assert.deepEqual(
      (await session.closed).map((one) => one.status),
      [200],
    );
    await both;
    assert.equal(floor.lines[0]?.['event'], 'request');
  });

  test('logs a client that disconnects in the middle of its body, and nothing more', async (t) => {
    const { service } = held();
    const floor = await startFloor(t, { services: [service] });
    const session = floor.session();
    session.write(requestText('POST /slow/held', { 'Content-Length': '9', 'X-Request-Id': 'mid-body' }), '{"a');
    await session.drained();
    await fetch(`${floor.url}/healthz`);
    session.destroy();
    const line = await floor.line({ id: 'mid-body' });
    assert.deepEqual([line['level'], line['status'], line['code']], ['info', 499, 'client_gone']);
    assert.equal((await fetch(`${floor.url}/healthz`)).status, 200);
  });

  test('logs a client that disconnects in the middle of its answer in the same way', async (t) => {
    const large = testRoute('GET', '/large', () => ({ status: 200, body: 'x'.repeat(20_000_000) }));
    const floor = await startFloor(t, { services: [testService('large', large)] });
    const session = floor.session();
    session.write(requestText('GET /large/large', { 'X-Request-Id': 'mid-answer' }));
    while (session.received() === '') await new Promise(setImmediate);
    session.destroy();
    const line = await floor.line({ id: 'mid-answer' });
    assert.deepEqual([line['status'], line['code']], [499, 'client_gone']);
  });
});
