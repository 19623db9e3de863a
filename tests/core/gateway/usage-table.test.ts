import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createUsageCounter } from '../../../core/gateway/usage-counter.ts';
import { accountsTable } from '../../../core/gateway/accounts-table.ts';
import { usageTable } from '../../../core/gateway/usage-table.ts';
import { overStores } from '../store/stores.ts';

const ONE = { keyId: 'k', service: 's', period: '2026-11' };

overStores('usage', (newStore) => {
  test('is counted up to the cap, and without limit if there is no cap', async (t) => {
    const database = await (await newStore(t))();
    const { count, used } = usageTable(database);
    const steps = [
      [{ calls: 2, cap: 5 }, 2, 2],
      [{ calls: 5, cap: 5 }, 3, 5],
      [{ calls: 1, cap: 5 }, 0, 5],
      // A lower cap takes nothing back.
      [{ calls: 1, cap: 3 }, 0, 5],
      [{ calls: 3, cap: 7 }, 2, 7],
      [{ calls: 4, cap: undefined }, 4, 11],
    ] as const;
    assert.equal(await used(ONE), 0);
    for (const [asked, granted, number] of steps) {
      assert.deepEqual(await count([{ ...ONE, ...asked }]), [{ ...ONE, used: number, granted }]);
      assert.equal(await used(ONE), number);
    }
    // More at once than a new counter allows.
    assert.deepEqual(await count([{ ...ONE, service: 'fresh', calls: 9, cap: 4 }]), [
      { ...ONE, service: 'fresh', used: 4, granted: 4 },
    ]);
    await database.close();
  });

  test('of many counters is updated in one step, each independently', async (t) => {
    const database = await (await newStore(t))();
    const { count, used, forget } = usageTable(database);
    const numbers = Array.from({ length: 500 }, (_, i) => ({ ...ONE, keyId: `k${i}`, period: `2026-${10 + (i % 3)}` }));
    const counted = await count(numbers.map((one, i) => ({ ...one, calls: i + 1, cap: 250 })));
    assert.equal(counted.length, 500);
    for (const [i, one] of numbers.entries()) assert.equal(await used(one), Math.min(i + 1, 250));
    await forget({ service: 's', before: '2026-12' });
    assert.deepEqual(await Promise.all(numbers.slice(0, 3).map((one) => used(one))), [0, 0, 3]);
    await database.close();
  });

  test('through several connections loses nothing and exceeds no cap', async (t) => {
    const open = await newStore(t);
    const databases = [await open(), await open(), await open()];
    const counters = databases.map((database) => createUsageCounter(usageTable(database)));
    const keys = ['a', 'b', 'c', 'd'];
    const asked = counters.flatMap(({ count }) =>
      Array.from({ length: 200 }, async (_, i) => {
        const keyId = keys[i % 4] ?? '';
        return { keyId, answer: await count({ ...ONE, keyId, cap: keyId === 'a' ? 40 : undefined }) };
      }),
    );
    const numbers = Map.groupBy(await Promise.all(asked), ({ keyId }) => keyId);
    for (const keyId of keys) {
      const granted = (numbers.get(keyId) ?? []).flatMap(({ answer }) => (answer.isGranted ? answer.used : []));
      const expected = keyId === 'a' ? 40 : 150;
      assert.deepEqual(
        granted.sort((x, y) => x - y),
        Array.from({ length: expected }, (_, i) => i + 1),
      );
      assert.equal(await counters[0]?.used({ ...ONE, keyId }), expected);
    }
    for (const database of databases) await database.close();
  });

  test('is listed with the subscriptions of its key; a revoked key is not found and cannot subscribe', async (t) => {
    const database = await (await newStore(t))();
    const accounts = accountsTable(database);
    const at = new Date('2026-11-20T12:00:00Z');
    const digest = new Uint8Array(32).fill(7);
    await accounts.add({ id: 'k', digest }, { name: 'a key', owner: "O'Neill; DROP TABLE api_keys", at });
    assert.deepEqual(await accounts.find('k', 's'), {
      digest: Buffer.from(digest),
      owner: "O'Neill; DROP TABLE api_keys",
      allowance: undefined,
    });
    for (const requests of [5, 1_000_000_000]) {
      const allowance = { requests, pastLimit: 'metered' } as const;
      assert.equal(await accounts.subscribe('k', { service: 's', plan: 'top', allowance, at }), true);
      assert.deepEqual((await accounts.find('k', 's'))?.allowance, allowance);
    }
    assert.equal((await accounts.find('k', 'other'))?.allowance, undefined);
    assert.equal(await accounts.find("k' OR '1'='1", 's'), undefined);
    await usageTable(database).count([{ ...ONE, calls: 3, cap: undefined }]);
    assert.deepEqual(await accounts.subscriptions('2026-11'), [
      {
        keyId: 'k',
        service: 's',
        agreed: { plan: 'top', allowance: { requests: 1_000_000_000, pastLimit: 'metered' } },
        used: 3,
      },
    ]);
    assert.equal(await accounts.unsubscribe('k', 's'), true);
    assert.deepEqual(await accounts.subscriptions('2026-11'), [
      { keyId: 'k', service: 's', agreed: undefined, used: 3 },
    ]);
    assert.deepEqual(await accounts.subscriptions('2026-12'), []);
    assert.equal(await accounts.revoke('k', at), true);
    assert.equal(await accounts.find('k', 's'), undefined);
    const allowance = { requests: 5, pastLimit: 'refused' } as const;
    assert.equal(await accounts.subscribe('k', { service: 's', plan: 'top', allowance, at }), false);
    assert.deepEqual(
      (await accounts.keys()).map(({ keyId, revokedAt }) => [keyId, revokedAt]),
      [['k', '2026-11-20T12:00:00.000Z']],
    );
    await database.close();
  });
});
