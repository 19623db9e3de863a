import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { suite, test, type TestContext } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../../core/store/database.ts';
import { connectToAddresses, createGuardedCall, type GuardOptions } from '../../../../core/upstream/guarded-call.ts';
import { endLeases } from '../../../../core/watch/lease.ts';
import { createDeliveries, TRIED_FOR_MS, waitAfter } from '../../../../core/watch/webhooks/deliver.ts';
import { createWebhooks } from '../../../../core/watch/webhooks/webhooks.ts';
import { createManualClock } from '../../../standins/manual-clock.ts';
import { startUpstream, type Respond } from '../../../standins/upstream.ts';
import { overStores } from '../../store/stores.ts';
import { onCsl } from '../made-records.ts';
import { DAY_MS, NEVER, watchUnderTest } from '../watch-under-test.ts';

const PUBLIC = '93.184.216.34';
const NAMES = ['Alder Harvest', 'Birchwood Nautical', 'Cedar Kinematics'];
const HOOK = { owner: '', name: 'intake' };
const START = Date.UTC(2026, 10, 20, 12);

/**
 * A watch with a webhook whose receiver is on loopback: the name resolves as the test says, and the connection goes to
 * loopback.
 */
async function delivering(
  t: TestContext,
  respond: Respond,
  options: GuardOptions & { readonly given?: Database } = {},
) {
  const { given, ...guard } = options;
  const receiver = await startUpstream(t, respond);
  const tested = await watchUnderTest(t, given);
  let time = START;
  const port = new URL(receiver.origin).port;
  const call = createGuardedCall({
    resolve: () => Promise.resolve([PUBLIC]),
    connectTo: () => {
      const connect = connectToAddresses(['127.0.0.1']);
      // Unencrypted: the test is about who is called, and with what.
      return (target, done) => {
        connect({ ...target, protocol: 'http:', hostname: '127.0.0.1', port }, done);
      };
    },
    ...guard,
  });
  const webhooks = createWebhooks({ store: tested.store, now: () => new Date(time) });
  const made = await webhooks.put(HOOK, { url: 'https://receiver.example.com/hook?of=watch', secret: undefined });
  tested.publish({ csl: { records: NAMES.map((name) => onCsl(name)) } });
  return {
    ...tested,
    webhooks,
    call,
    requests: receiver.requests,
    secret: made?.secret ?? '',
    settle: () => createDeliveries({ store: tested.store, call, holder: 'living', now: () => time }).settle(NEVER),
    pass: (ms: number) => (time += ms),
    /** Makes a finding for each of some names. */
    find: async (count: number): Promise<void> => {
      await tested.put(
        'vendors',
        NAMES.slice(0, count).map((name, i) => ({ reference: String(i), name: `${name} LLC` })),
      );
      await tested.look();
    },
    hook: async () => (await webhooks.find(HOOK))!,
  };
}

const TAKES: Respond = (response) => response.writeHead(204).end();

overStores('a webhook', (newStore) => {
  test('gets each change once, in order, signed, under its fixed id', async (t) => {
    const given = await (await newStore(t))();
    t.after(() => given.close());
    const { settle, find, requests, secret, watch, hook, pass } = await delivering(t, TAKES, { given });
    await find(3);
    await settle();
    pass(60_000);
    await settle();
    const { changes } = await watch.changes('', { change: 0, count: 10 });
    assert.equal(changes.length, 3);
    assert.deepEqual(
      requests.map(({ method, url, body }) => [method, url, JSON.parse(body) as unknown]),
      changes.map((one) => ['POST', '/hook?of=watch', { type: 'finding.new', timestamp: one.at, data: one }]),
    );
    for (const [i, { headers, body }] of requests.entries()) {
      const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
      assert.deepEqual([id, timestamp], [changes[i]!.id, String(START / 1000)]);
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      const expected = createHmac('sha256', key)
        .update(`${String(id)}.${String(timestamp)}.${body}`)
        .digest('base64');
      assert.deepEqual([signature, headers.host], [`v1,${expected}`, 'receiver.example.com']);
    }
    const { waiting, dead, secret: shown } = await hook();
    assert.deepEqual([waiting, dead.count, shown], [0, 0, null]);
  });

  for (const isKnown of [true, false])
    test(`gets the change again under the same id after a process that is ${isKnown ? '' : 'not '}known to be dead sent it`, async (t) => {
      const given = await (await newStore(t))();
      t.after(() => given.close());
      const receiver = await delivering(t, TAKES, { given });
      await receiver.find(2);
      const killed = createDeliveries({
        store: {
          // It has sent the change, and dies before it can record that.
          runTogether: (statements) =>
            statements.some(({ sql }) => sql.startsWith('DELETE')) ||
            statements.some(({ sql }) => sql.includes('fault'))
              ? Promise.reject(new Error('killed'))
              : given.runTogether(statements),
          run: (sql, values) =>
            sql.includes('lease = NULL') ? Promise.reject(new Error('killed')) : given.run(sql, values),
        },
        call: receiver.call,
        holder: 'dead',
        now: () => START,
      });
      await assert.rejects(killed.settle(NEVER), /killed/);
      await receiver.settle();
      assert.equal(receiver.requests.length, 1, 'its lease is still held');
      if (isKnown) await endLeases(given, 'dead');
      else receiver.pass(120_000);
      await Promise.all([receiver.settle(), receiver.settle()]);
      const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
      assert.deepEqual([ids.length, new Set(ids).size, ids[0]], [3, 2, ids[1]]);
    });
});

test('a settling that fails leaves nothing at work behind it', async (t) => {
  const { store, call } = await delivering(t, TAKES);
  let asked = 0;
  let answered = 0;
  const failing = createDeliveries({
    store: {
      ...store,
      run: async (sql, values) => {
        const isFirst = asked++ === 0;
        if (!isFirst) await setImmediate();
        answered++;
        if (isFirst) throw new Error('failed');
        return store.run(sql, values);
      },
    },
    call,
    holder: 'failing',
    now: () => START,
  });
  await assert.rejects(failing.settle(NEVER), /failed/);
  assert.ok(asked > 1);
  assert.equal(answered, asked);
});

const REFUSES: Respond = (response) => response.writeHead(500).end();
const REDIRECTS: Respond = (response) => response.writeHead(302, { location: 'https://elsewhere.example.com/' }).end();
const FLOODS: Respond = (response) => response.end(Buffer.alloc(1 << 20));

suite('a receiver', () => {
  for (const [what, respond, fault] of [
    ['fails', REFUSES, 'unavailable'],
    ['redirects', REDIRECTS, 'refused'],
    ['never stops answering', FLOODS, 'refused'],
  ] as const) {
    test(`that ${what} is retried with growing waits under one id for a day, then the change is dead`, async (t) => {
      const { settle, find, requests, hook, pass, webhooks } = await delivering(t, respond);
      await find(1);
      const waits: number[] = [];
      let waited = 0;
      for (let passed = 0; passed <= TRIED_FOR_MS + DAY_MS && (await hook()).dead.count === 0;) {
        const before = requests.length;
        await settle();
        if (requests.length > before) {
          if (before > 0) waits.push(waited);
          waited = 0;
        }
        const step = waitAfter(requests.length);
        pass(step);
        passed += step;
        waited += step;
      }
      assert.deepEqual(
        waits,
        waits.toSorted((a, b) => a - b),
      );
      assert.ok(waits[0]! < 10_000 && waits.at(-1)! <= 4 * 60 * 60_000);
      assert.ok(waits.reduce((sum, ms) => sum + ms, 0) >= TRIED_FOR_MS);
      assert.equal(new Set(requests.map(({ headers }) => headers['webhook-id'])).size, 1);
      const { dead, waiting } = await hook();
      assert.deepEqual([dead.count, waiting, dead.newest[0]?.fault], [1, 0, fault]);
      assert.equal(dead.newest[0]?.id, requests[0]!.headers['webhook-id']);
      const tried = requests.length;
      pass(DAY_MS);
      await settle();
      assert.equal(requests.length, tried, 'a dead change is not sent');
      await webhooks.put(HOOK, { url: 'https://receiver.example.com/', secret: undefined });
      await settle();
      assert.equal(requests.length, tried + 1, 'putting the webhook again retries it');
    });
  }

  test('that hangs is abandoned at the deadline, and its other changes are held back for a while', async (t) => {
    const clock = createManualClock();
    const arrived = Promise.withResolvers<undefined>();
    const { settle, find, requests, hook } = await delivering(
      t,
      () => {
        arrived.resolve(undefined);
      },
      { clock },
    );
    await find(3);
    const settled = settle();
    await arrived.promise;
    clock.advance(10_000);
    await settled;
    assert.deepEqual([requests.length, (await hook()).waiting], [1, 3]);
  });

  test('that rejects one change still gets the others', async (t) => {
    let first: unknown;
    const { settle, find, requests, hook, pass } = await delivering(t, (response, { headers }) => {
      first ??= headers['webhook-id'];
      response.writeHead(headers['webhook-id'] === first ? 400 : 200).end();
    });
    await find(3);
    await settle();
    pass(waitAfter(1));
    await settle();
    assert.deepEqual(
      [new Set(requests.map(({ headers }) => headers['webhook-id'])).size, (await hook()).waiting],
      [3, 1],
    );
  });

  test('with a private address is never called, whatever its name resolved to before', async (t) => {
    for (const addresses of [['127.0.0.1'], [PUBLIC, '10.0.0.1'], ['::ffff:169.254.169.254'], ['fd00::1']]) {
      const { settle, find, requests, hook, pass } = await delivering(t, TAKES, {
        resolve: () => Promise.resolve(addresses),
      });
      await find(1);
      await settle();
      pass(TRIED_FOR_MS + 1);
      await settle();
      const { dead } = await hook();
      assert.deepEqual([requests.length, dead.newest[0]?.fault], [0, 'blocked'], addresses.join(' '));
    }
  });

  test('gets nothing about a deleted list', async (t) => {
    const { settle, find, requests, hook, watch, store } = await delivering(t, REFUSES);
    await find(3);
    await settle();
    assert.equal(requests.length, 1);
    await watch.remove({ owner: '', name: 'vendors' });
    assert.deepEqual(await store.run('SELECT * FROM watch_deliveries'), []);
    await settle();
    assert.deepEqual([requests.length, (await hook()).waiting], [1, 0]);
  });
});
