import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { openGateway } from '../../core/gateway/open-gateway.ts';
import { accountsTable } from '../../core/gateway/accounts-table.ts';
import { KEY_BYTES, keyText, readKey } from '../../core/gateway/api-key.ts';
import type { WatchWebhook, WatchWebhooks } from '../../core/watch/webhooks/answer.ts';
import { isSecret, signedHeaders } from '../../core/watch/webhooks/sign.ts';
import { MAX_WEBHOOKS } from '../../core/watch/webhooks/webhooks-table.ts';
import { createEvidence } from '../../core/watch/evidence/evidence.ts';
import { createWebhooks } from '../../core/watch/webhooks/webhooks.ts';
import { watchService } from '../../handlers/watch/service.ts';
import { watchUnderTest } from '../core/watch/watch-under-test.ts';
import { startFloor } from '../floor.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const URL_OF_MINE = 'https://receiver.example.com/hook';

interface Served {
  readonly newKey: (owner: string) => Promise<string>;
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller names the type of the answer
  readonly ask: <Body>(line: string, key: string, body?: object) => Promise<{ status: number; body: Body }>;
}

/** The service over HTTP, each caller with a key. */
async function served(t: TestContext): Promise<Served> {
  const { store, watch } = await watchUnderTest(t);
  const names = { slugs: new Set(['watch']), serviceDomain: undefined };
  const { url } = await startFloor(t, {
    services: [
      watchService({
        watch,
        webhooks: createWebhooks({ store, now: () => NOW }),
        evidence: createEvidence({ watch: watch, store, now: () => NOW }),
        now: () => NOW,
      }),
    ],
    admit: openGateway(store, { names, callsPerMinute: undefined, now: () => NOW }),
  });
  return {
    async newKey(owner) {
      const text = keyText(crypto.getRandomValues(Buffer.alloc(KEY_BYTES)));
      const key = readKey(text);
      assert.ok(key);
      const accounts = accountsTable(store);
      await accounts.add(key, { name: owner, owner, at: NOW });
      const allowance = { requests: 1_000, pastLimit: 'refused' } as const;
      await accounts.subscribe(key.id, { service: 'watch', plan: 'free', allowance, at: NOW });
      return text;
    },
    async ask(line, key, body) {
      const [method = '', path = ''] = line.split(' ');
      const sent = body && { body: JSON.stringify(body) };
      const answer = await fetch(`${url}/watch${path}`, {
        method,
        headers: { 'X-Gateway-Key': key, 'X-Gateway-Host': 'watch' },
        ...sent,
      });
      return { status: answer.status, body: (await answer.json()) as never };
    },
  };
}

test('only its owner sees a webhook, and its secret is shown once', async (t) => {
  const { newKey, ask } = await served(t);
  const [mine, other] = [await newKey('one'), await newKey('two')];
  const made = await ask<WatchWebhook>('PUT /webhooks/intake', mine, { url: URL_OF_MINE });
  assert.equal(made.status, 200);
  assert.ok(isSecret(made.body.secret ?? ''));
  const changed = await ask<WatchWebhook>('PUT /webhooks/intake', mine, { url: `${URL_OF_MINE}/2` });
  assert.deepEqual([changed.body.secret, changed.body.url], [null, `${URL_OF_MINE}/2`]);
  assert.equal((await ask<WatchWebhook>('GET /webhooks/intake', mine)).body.secret, null);
  assert.equal((await ask('GET /webhooks/intake', other)).status, 404);
  assert.equal((await ask('DELETE /webhooks/intake', other)).status, 404);
  assert.deepEqual((await ask<WatchWebhooks>('GET /webhooks', other)).body.webhooks, []);
  assert.equal((await ask('DELETE /webhooks/intake', mine)).status, 200);
  assert.equal((await ask('GET /webhooks/intake', mine)).status, 404);
});

const REFUSED_URLS = [
  'http://receiver.example.com/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'https://localhost/',
  'https://intake.internal/',
  'https://10.0.0.1.nip.io/',
  'https://me:secret@receiver.example.com/',
  'https://receiver.example.com/#part',
  'ftp://receiver.example.com/',
  'receiver.example.com',
];

const REFUSED_SECRETS = [
  'whsec_',
  'whsec_c2hvcnQ=',
  'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  'whsec_not base64 at all, not at all',
];

test('a webhook needs a public https host and a secret in the Standard Webhooks format', async (t) => {
  const { newKey, ask } = await served(t);
  const key = await newKey('one');
  for (const url of REFUSED_URLS) {
    const { status, body } = await ask<{ error: string; message: string }>('PUT /webhooks/intake', key, { url });
    assert.deepEqual([status, body.error], [400, 'invalid_fields'], url);
    assert.ok(!body.message.includes(url));
  }
  for (const secret of REFUSED_SECRETS) {
    const { status } = await ask('PUT /webhooks/intake', key, { url: URL_OF_MINE, secret });
    assert.equal(status, 400, secret);
  }
  assert.equal((await ask('PUT /webhooks/intake', key, {})).status, 400);
  assert.equal((await ask('PUT /webhooks/in%20take', key, { url: URL_OF_MINE })).status, 400);
  for (let i = 0; i < MAX_WEBHOOKS; i++)
    assert.equal((await ask(`PUT /webhooks/hook-${i}`, key, { url: URL_OF_MINE })).status, 200);
  assert.equal((await ask('PUT /webhooks/one-more', key, { url: URL_OF_MINE })).status, 429);
});

test('a delivery gets the signature of the Standard Webhooks example', () => {
  const body = '{"test": 2432232314}';
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body };
  assert.equal(
    signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message)['webhook-signature'],
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});
