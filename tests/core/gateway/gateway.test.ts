import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { suite, test } from 'node:test';
import { KEY_BYTES, keyText, readKey } from '../../../core/gateway/api-key.ts';
import { StoreFailure } from '../../../core/store/database.ts';
import { openGateway } from '../../../core/gateway/open-gateway.ts';
import { requestText, testRoute } from '../../floor.ts';
import { called, startGateway } from './gateway-under-test.ts';

const UNKNOWN = keyText(randomBytes(KEY_BYTES));

interface Told {
  readonly status: number;
  readonly body: unknown;
  readonly allowance: readonly (string | null)[];
}

async function call(url: string, init: RequestInit = {}): Promise<Told> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  const allowance = ['limit', 'remaining', 'reset'].map((name) => answer.headers.get(`x-ratelimit-requests-${name}`));
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text), allowance };
}

const post = (headers: Record<string, string>, body = '{}'): RequestInit => ({ method: 'POST', headers, body });

const NO_KEY = { message: 'X-Gateway-Key is missing or is not an active key.' };
const OTHER_HOST = { message: 'X-Gateway-Host must name the service in the path, by its slug or host.' };
const NOT_SUBSCRIBED = { message: 'The key is not subscribed to this service.' };
const NONE = [null, null, null];

/** Seconds from noon of 20 November to December. */
const RESET = '907200';

suite('a call that the gateway refuses', () => {
  test("is answered in the gateway's format, is not counted, and reaches no handler", async (t) => {
    const gateway = await startGateway(t);
    const { floor } = gateway;
    const key = await gateway.newKey();
    const id = readKey(key)?.id ?? '';
    // The id of an existing key with the secret of another.
    const forged = UNKNOWN.replace(/^tw_[0-9a-f]{16}/, `tw_${id}`);
    const refused: readonly (readonly [
      path: string,
      headers: Record<string, string>,
      status: number,
      body: unknown,
    ])[] = [
      ['/one/length', {}, 401, NO_KEY],
      ['/one/length', { 'X-Gateway-Host': 'one' }, 401, NO_KEY],
      ['/one/length', called(''), 401, NO_KEY],
      ['/one/length', called('canary'), 401, NO_KEY],
      ['/one/length', called(UNKNOWN), 401, NO_KEY],
      ['/one/length', called(forged), 401, NO_KEY],
      ['/one/length', called(`${key}, ${key}`), 401, NO_KEY],
      ['/one/nowhere', called(UNKNOWN), 401, NO_KEY],
      // A call that leads to no service is refused like one that does.
      ['/length', {}, 401, NO_KEY],
      ['/length', called(UNKNOWN, 'canary'), 400, OTHER_HOST],
      ['/length', { 'X-Gateway-Key': key }, 400, OTHER_HOST],
      ['/length', called(key, 'one.evil'), 400, OTHER_HOST],
      ['/', {}, 401, NO_KEY],
      ['//one/length', {}, 401, NO_KEY],
      ['/one/length', { 'X-Gateway-Key': key }, 400, OTHER_HOST],
      ['/one/length', called(key, 'two'), 400, OTHER_HOST],
      ['/one/length', called(key, 'canary'), 400, OTHER_HOST],
      ['/two/length', called(key), 400, OTHER_HOST],
      ['/two/nowhere', called(key), 400, OTHER_HOST],
      ['/two/length', called(key, 'two'), 403, NOT_SUBSCRIBED],
      ['/length', called(key, 'two'), 403, NOT_SUBSCRIBED],
    ];
    for (const [path, headers, status, body] of refused) {
      const told = await call(`${floor.url}${path}`, post(headers));
      assert.deepEqual(told, { status, body, allowance: NONE }, JSON.stringify([path, headers]));
    }
    assert.equal(gateway.reached(), 0);
    assert.equal(await gateway.used(key), 0);
    assert.ok(!floor.lines.some((line) => JSON.stringify(line).includes(key)));
  });

  test('is answered before its body is read, and the connection is closed', async (t) => {
    const gateway = await startGateway(t);
    for (const headers of [{}, called(UNKNOWN), called(await gateway.newKey(), 'two')]) {
      const session = gateway.floor.session();
      session.write(requestText('POST /one/length', { ...headers, 'Content-Length': '1000000' }));
      const [answer] = await session.answers(1);
      assert.ok([400, 401].includes(answer?.status ?? 0));
      assert.equal(answer?.headers.get('connection'), 'close');
      session.destroy();
    }
  });

  test('is one with a revoked key, from the moment of the revocation', async (t) => {
    const gateway = await startGateway(t);
    const key = await gateway.newKey();
    const url = `${gateway.floor.url}/one/length`;
    assert.equal((await call(url, post(called(key)))).status, 200);
    assert.equal(await gateway.accounts.revoke(readKey(key)?.id ?? '', new Date()), true);
    assert.deepEqual((await call(url, post(called(key)))).body, NO_KEY);
    assert.equal(await gateway.accounts.revoke(readKey(key)?.id ?? '', new Date()), false);
  });

  test('is checked for the secret of an outside gateway first', async (t) => {
    const gateway = await startGateway(t, { proxySecret: 'open sesame' });
    const key = await gateway.newKey();
    const url = `${gateway.floor.url}/one/length`;
    const told = await call(url, post(called(key)));
    assert.deepEqual([told.status, (told.body as { error: string }).error], [401, 'unauthorized']);
    assert.equal(await gateway.used(key), 0);
    const both = { ...called(key), 'X-Gateway-Proxy-Secret': 'open sesame' };
    assert.equal((await call(url, post(both))).status, 200);
  });
});

suite('counting', () => {
  test('counts every call to an endpoint once, whatever the answer', async (t) => {
    const gateway = await startGateway(t);
    const { url } = gateway.floor;
    const key = await gateway.newKey({ requests: 10, pastLimit: 'refused' });
    const calls: readonly (readonly [path: string, init: RequestInit, status: number, used: number])[] = [
      ['/one/length', post(called(key)), 200, 1],
      // Without the prefix, only the host says which service it is.
      ['/length', post(called(key)), 200, 2],
      ['/one/length', post(called(key), 'no JSON'), 400, 3],
      ['/one/length', post(called(key), '[]'), 400, 4],
      ['/one/failing', { headers: called(key) }, 500, 5],
      ['/one/failing', { method: 'HEAD', headers: called(key) }, 500, 6],
      // A path or method that is not an endpoint of the service is not counted.
      ['/one/nowhere', post(called(key)), 404, 6],
      ['/nowhere', post(called(key)), 404, 6],
      ['/one/length', { headers: called(key) }, 405, 6],
      ['/one/failing', { method: 'OPTIONS', headers: called(key) }, 405, 6],
    ];
    for (const [path, init, status, used] of calls) {
      const told = await call(`${url}${path}`, init);
      assert.deepEqual([told.status, told.allowance], [status, ['10', String(10 - used), RESET]], path);
      assert.equal(await gateway.used(key), used, path);
    }
  });

  test('leaves documents and probes open to everyone and uncounted', async (t) => {
    const gateway = await startGateway(t);
    const key = await gateway.newKey();
    for (const path of ['/openapi.json', '/healthz', '/readyz', '/one/openapi.json']) {
      for (const headers of [{}, called(key), called(UNKNOWN)]) {
        const answer = await fetch(`${gateway.floor.url}${path}`, { headers });
        assert.deepEqual([answer.status, answer.headers.get('x-ratelimit-requests-limit')], [200, null], path);
        await answer.body?.cancel();
      }
    }
    assert.equal(await gateway.used(key), 0);
  });

  test('counts a call whose body never arrives', async (t) => {
    const gateway = await startGateway(t);
    const key = await gateway.newKey();
    const session = gateway.floor.session();
    session.write(requestText('POST /one/length', { ...called(key), 'Content-Length': '9', 'X-Request-Id': 'left' }));
    while ((await gateway.used(key)) === 0) await new Promise(setImmediate);
    session.reset();
    assert.equal((await gateway.floor.line({ id: 'left' }))['code'], 'client_gone');
    assert.deepEqual([await gateway.used(key), gateway.reached()], [1, 0]);
  });
});

suite('at the end of an allowance', () => {
  test('a hard cap refuses further calls until the next month', async (t) => {
    const gateway = await startGateway(t);
    const url = `${gateway.floor.url}/one/length`;
    const key = await gateway.newKey({ requests: 2, pastLimit: 'refused' });
    for (const remaining of ['1', '0'])
      assert.deepEqual((await call(url, post(called(key)))).allowance, ['2', remaining, RESET]);
    const refused = await fetch(url, post(called(key)));
    assert.deepEqual(
      [refused.status, refused.headers.get('retry-after'), refused.headers.get('x-ratelimit-requests-remaining')],
      [429, RESET, '0'],
    );
    assert.deepEqual(await refused.json(), {
      message: 'The monthly request limit is reached; Retry-After says when the next month begins.',
    });
    assert.deepEqual([gateway.reached(), await gateway.used(key)], [2, 2]);
    gateway.setTime('2026-12-01T00:00:00Z');
    assert.deepEqual((await call(url, post(called(key)))).allowance, ['2', '1', String(31 * 86_400)]);
  });

  test('a soft limit lets calls continue and meters the overage', async (t) => {
    const gateway = await startGateway(t);
    const key = await gateway.newKey({ requests: 2, pastLimit: 'metered' });
    for (const remaining of ['1', '0', '0', '0'])
      assert.deepEqual((await call(`${gateway.floor.url}/one/length`, post(called(key)))).allowance, [
        '2',
        remaining,
        RESET,
      ]);
    assert.equal(await gateway.used(key), 4);
  });

  test("a larger plan continues from the month's count", async (t) => {
    const gateway = await startGateway(t);
    const url = `${gateway.floor.url}/one/length`;
    const key = await gateway.newKey({ requests: 1, pastLimit: 'refused' });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await call(url, post(called(key)))).status);
    assert.deepEqual(statuses, [200, 429, 429]);
    const allowance = { requests: 3, pastLimit: 'refused' } as const;
    await gateway.accounts.subscribe(readKey(key)?.id ?? '', {
      service: 'one',
      plan: 'top',
      allowance,
      at: new Date(),
    });
    assert.deepEqual((await call(url, post(called(key)))).allowance, ['3', '1', RESET]);
  });

  test('exactly as many concurrent calls are served as the cap allows', async (t) => {
    const gateway = await startGateway(t);
    const key = await gateway.newKey({ requests: 40, pastLimit: 'refused' });
    const told = await Promise.all(
      Array.from({ length: 100 }, () => call(`${gateway.floor.url}/one/length`, post(called(key)))),
    );
    const served = told.filter(({ status }) => status === 200);
    const remaining = served.map(({ allowance }) => Number(allowance[1])).sort((a, b) => a - b);
    assert.deepEqual(
      remaining,
      Array.from({ length: 40 }, (_, i) => i),
    );
    assert.ok(told.every(({ status }) => status === 200 || status === 429));
    assert.deepEqual([gateway.reached(), await gateway.used(key)], [40, 40]);
  });
});

suite('the rate limit of a key', () => {
  test('refuses further calls within the minute without counting them toward the month', async (t) => {
    const gateway = await startGateway(t, { callsPerMinute: 2 });
    gateway.setTime('2026-11-20T12:00:20Z');
    const url = `${gateway.floor.url}/one/length`;
    const [key, other] = [await gateway.newKey(), await gateway.newKey()];
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await call(url, post(called(key)))).status);
    assert.deepEqual(statuses, [200, 200, 429, 429]);
    const refused = await fetch(url, post(called(key)));
    assert.deepEqual(
      [refused.headers.get('retry-after'), await refused.json()],
      ['40', { message: 'The key has reached its limit of calls per minute; see Retry-After.' }],
    );
    assert.equal((await call(url, post(called(other)))).status, 200);
    gateway.setTime('2026-11-20T12:01:00Z');
    assert.equal((await call(url, post(called(key)))).status, 200);
    assert.equal(await gateway.used(key), 3);
    gateway.setTime('2026-11-20T12:11:00Z');
    assert.equal((await call(url, post(called(other)))).status, 200);
    const rows = await gateway.database.run("SELECT DISTINCT period FROM usage WHERE service = '*' ORDER BY period");
    assert.deepEqual(
      rows.map((row) => row['period']),
      ['2026-11-20T12:01', '2026-11-20T12:11'],
    );
  });

  test('is not reset on one server by another whose clock is a little ahead', async (t) => {
    const behind = await startGateway(t, { callsPerMinute: 1 });
    const database = { ...behind.database, close: () => Promise.resolve() };
    const ahead = await startGateway(t, { callsPerMinute: 1, database });
    const key = await behind.newKey();
    behind.setTime('2026-11-20T12:00:59Z');
    ahead.setTime('2026-11-20T12:01:01Z');
    const statuses = [];
    for (const { floor } of [behind, ahead, behind, ahead])
      statuses.push((await call(`${floor.url}/one/length`, post(called(key)))).status);
    assert.deepEqual(statuses, [200, 200, 429, 429]);
  });
});

test('without its store the gateway admits nothing, says why, and recovers by itself', async (t) => {
  let isAway = false;
  const inner = await startGateway(t);
  const database = {
    run: (statement: string, values?: readonly (string | number | null)[]) =>
      isAway ? Promise.reject(new StoreFailure('ECONNREFUSED')) : inner.database.run(statement, values),
    runTogether: inner.database.runTogether,
    close: () => Promise.resolve(),
  };
  const gateway = await startGateway(t, { database });
  const key = await gateway.newKey();
  const url = `${gateway.floor.url}/one/length`;
  isAway = true;
  const answer = await fetch(url, post(called(key)));
  assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '5']);
  assert.deepEqual(await answer.json(), {
    error: 'service_misconfigured',
    message: 'The store is unavailable; the operator must check STORE_URL or DATA_DIR.',
  });
  // Documents, and refusals that need no lookup, are served without the store.
  assert.equal((await call(`${gateway.floor.url}/one/openapi.json`)).status, 200);
  assert.equal((await call(url, post(called('none')))).status, 401);
  isAway = false;
  assert.deepEqual((await call(url, post(called(key)))).allowance, ['5', '4', RESET]);
});

test("the caller is the owner of the key, the same for all of the owner's keys and on every route", async (t) => {
  const { database, newKey } = await startGateway(t);
  const now = (): Date => new Date('2026-11-20T12:00:00Z');
  const names = { slugs: new Set(['one']), serviceDomain: undefined };
  const admit = openGateway(database, { names, callsPerMinute: undefined, now });
  const route = testRoute('POST', '/length', () => ({ status: 200, body: {} }));
  for (const owner of ['a firm', 'a firm', 'another']) {
    const headers = { 'x-gateway-key': await newKey(undefined, owner), 'x-gateway-host': 'one' };
    for (const asked of [route, { ...route, isGuarded: true as const }]) {
      const admission = await admit({ service: 'one', route: asked, path: '/one/length', headers });
      assert.equal(admission.kind === 'admitted' && admission.owner, owner);
    }
  }
});
