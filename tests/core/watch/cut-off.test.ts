import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STORE_VERSIONS } from '../../../core/open-store.ts';
import { StoreFailure, type Database } from '../../../core/store/database.ts';
import { openSqlite } from '../../../core/store/sqlite-database.ts';
import { overStores } from '../store/stores.ts';
import { onCsl, onRegister } from './made-records.ts';
import { bytesOf, NEVER, watchUnderTest } from './watch-under-test.ts';

const NAMES = ['Alder Harvest', 'Birchwood Nautical', 'Cedar Kinematics', 'Dogwood Optics', 'Elm Rail'];
const PARTIES = NAMES.map((name, i) => ({ reference: String(i), name: `${name} LLC` }));

/** Longer than any lease: a process that was cut off holds nothing any more. */
const AFTER_LEASES_MS = 120_000;

/** A store whose process dies just before or just after a given transaction. */
function dyingAt(store: Database, at: number, isAfter: boolean): Database {
  let transactions = 0;
  let isDead = false;
  const alive = (): void => {
    if (isDead) throw new StoreFailure('killed');
  };
  return {
    async run(statement, values) {
      alive();
      return store.run(statement, values);
    },
    async runTogether(statements) {
      alive();
      isDead = transactions++ === at;
      if (!isDead) return store.runTogether(statements);
      if (isAfter) await store.runTogether(statements);
      throw new StoreFailure('killed');
    },
    close: () => Promise.resolve(),
  };
}

overStores('watch work that is cut off', (newStore) => {
  test('at any transaction is finished by the next worker, and its changes are reported once', async (t) => {
    for (let at = 0; ; at++) {
      const open = await newStore(t);
      const store = await open();
      const before = await watchUnderTest(t, store);
      before.publish({ csl: { records: [onCsl(NAMES[0]!)] }, register: { records: [onRegister(NAMES[1]!)] } });
      await before.work.look(NEVER);
      await before.put('vendors', PARTIES);
      const records = NAMES.slice(2).map((name) => onCsl(name));
      let wasCutOff = false;
      const dying = await watchUnderTest(t, dyingAt(store, at, at % 2 === 0));
      dying.publish({ csl: { records } });
      try {
        await dying.look();
        await dying.put('vendors', PARTIES.slice(1));
      } catch (error) {
        assert.ok(error instanceof StoreFailure);
        wasCutOff = true;
      }
      const next = await watchUnderTest(t, store);
      next.pass(AFTER_LEASES_MS);
      next.publish({ csl: { records } });
      await next.look();
      await next.put('vendors', PARTIES.slice(1));
      const { changes } = await next.watch.changes('', { change: 0, count: 100 });
      assert.deepEqual(
        changes.map(({ cursor }) => cursor),
        changes.map((_, i) => i + 1),
      );
      assert.equal(new Set(changes.map(({ id }) => id)).size, changes.length);
      assert.deepEqual(changes.map(({ kind, finding }) => `${kind} ${finding.party.reference}`).sort(), [
        'gone 0',
        'new 0',
        'new 1',
        'new 2',
        'new 3',
        'new 4',
      ]);
      const { sources } = (await next.watch.list({ owner: '', name: 'vendors' }))!;
      assert.deepEqual(
        sources.map(({ copy }) => copy?.version),
        [2, undefined, 1],
      );
      await store.close();
      if (!wasCutOff) {
        assert.ok(at > 8);
        return;
      }
    }
  });

  test('leaves only the head of the decisions of a deleted list', async (t) => {
    const store = await (await newStore(t))();
    t.after(() => store.close());
    const { watch, publish, put, look } = await watchUnderTest(t, store);
    publish({ csl: { records: NAMES.map((name) => onCsl(name)) } });
    await put('vendors', PARTIES);
    await look();
    const page = { list: { owner: '', name: 'vendors' }, after: '', count: 10 };
    const findings = (await watch.findings(page))!.findings;
    assert.equal(findings.length, PARTIES.length);
    await Promise.all(
      findings.map(({ id }) => watch.decide('', { findingId: id, decision: 'not_a_match', note: null, by: null })),
    );
    const trail = await watch.trail('', findings[0]!.id);
    assert.deepEqual([trail?.chain.intact, trail?.chain.entries], [true, PARTIES.length]);
    await watch.remove({ owner: '', name: 'vendors' });
    for (const table of ['watch_lists', 'watch_parties', 'watch_findings', 'watch_changes', 'watch_decisions'])
      assert.equal((await store.run(`SELECT 1 FROM ${table}`)).length, 0, table);
    assert.equal((await store.run('SELECT head FROM watch_deleted_lists WHERE is_purged = 1')).length, 1);
  });
});

test('a source that cannot be read is failing until it is read again, and unchanged records are not a new version', async (t) => {
  const { watch, publish, look, pass, put } = await watchUnderTest(t);
  const all = { csl: { records: [onCsl(NAMES[0]!)] }, uflpa: { records: [] }, register: { records: [] } };
  publish(all);
  await put('vendors', PARTIES);
  await look();
  assert.deepEqual([(await watch.health()).status, (await watch.health()).failing], ['ok', []]);
  const failedAt = '2026-11-20T12:00:00.000Z';
  publish({ csl: undefined });
  for (let looks = 0; looks < 2; looks++) {
    await look();
    pass(60_000);
    const { status, failing } = await watch.health();
    assert.deepEqual([status, failing], ['degraded', [{ source: 'csl', since: failedAt }]]);
  }
  publish(all);
  await look();
  const { status, sources } = await watch.health();
  assert.deepEqual(
    [status, sources[0]?.copy?.version, sources[0]?.copy?.seen_at],
    ['ok', 1, '2026-11-20T12:02:00.000Z'],
  );
});

test('work that is told to stop ends between two steps, releases its list, and is finished by the next worker', async (t) => {
  const store = await openSqlite(':memory:', STORE_VERSIONS);
  t.after(() => store.close());
  const stopping = new AbortController();
  const observed: Database = {
    ...store,
    run(statement, values) {
      if (statement.includes('FROM watch_parties')) stopping.abort();
      return store.run(statement, values);
    },
  };
  const stopped = await watchUnderTest(t, observed);
  const [first = ''] = NAMES;
  stopped.publish({ csl: { records: [onCsl(first)] }, uflpa: { records: [] }, register: { records: [] } });
  await stopped.work.look(NEVER);
  const many = Array.from({ length: 3_000 }, (_, i) => JSON.stringify({ reference: String(i), name: `${first} ${i}` }));
  await stopped.watch.put({ owner: '', name: 'vendors' }, { bytes: bytesOf(many.join('\n')), maxParties: Infinity });
  await stopped.work.settle(stopping.signal);
  const list = 'SELECT upload = applied AS is_done, leased_until FROM watch_lists';
  assert.deepEqual({ ...(await store.run(list))[0] }, { is_done: 0, leased_until: '' });
  await stopped.work.settle(NEVER);
  assert.deepEqual({ ...(await store.run(list))[0] }, { is_done: 1, leased_until: '' });
});
