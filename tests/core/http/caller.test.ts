import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { startFloor, testRoute, testService, type FloorOptions } from '../../floor.ts';

/** The caller as the route sees it. */
async function callerOf(t: TestContext, options: FloorOptions, headers: Readonly<Record<string, string>> = {}) {
  const route = testRoute('GET', '/caller', ({ caller }) => ({ status: 200, body: { caller } }));
  const { url } = await startFloor(t, { ...options, services: [testService('test', route)] });
  const response = await fetch(`${url}/test/caller`, { headers });
  return ((await response.json()) as { caller?: string }).caller;
}

test('a caller is its network address by default, never what its own headers claim', async (t) => {
  assert.match((await callerOf(t, {}, { 'x-forwarded-for': '203.0.113.9' })) ?? '', /127\.0\.0\.1$/);
});

test('everything that comes through the gateway in front is one caller', async (t) => {
  assert.equal(await callerOf(t, { proxySecret: 'open sesame' }, { 'x-gateway-proxy-secret': 'open sesame' }), 'proxy');
});

test('a caller is the account that the admission names', async (t) => {
  const admit = () => Promise.resolve({ kind: 'admitted', headers: {}, owner: 'owner' } as const);
  assert.equal(await callerOf(t, { admit }), 'owner');
});
