import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { suite, test } from 'node:test';
import { isWatchThere, openStore, openStores } from '../../../core/open-store.ts';
import { postgresAbsence, startPostgres } from '../../standins/postgres.ts';
import { closedOrigin } from '../../standins/upstream.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const ONE = 'SELECT 1 AS one';

suite('a store', () => {
  test('is opened by its first statement', async (t) => {
    const dataDir = join(await temporaryFolder(t), 'var');
    const store = openStore({ dataDir, storeUrl: undefined }, assert.fail);
    await store.close();
    assert.equal(existsSync(dataDir), false);
    assert.equal(Number((await store.run(ONE))[0]?.['one']), 1);
    assert.equal(existsSync(join(dataDir, 'store.sqlite')), true);
    await store.close();
  });

  test('in a folder that cannot be created recovers once it can', async (t) => {
    const dataDir = join(await temporaryFolder(t), 'var');
    await writeFile(dataDir, 'a file in its place');
    const faults: string[] = [];
    const store = openStore({ dataDir, storeUrl: undefined }, (fault) => faults.push(fault));
    t.after(() => store.close());
    await assert.rejects(store.run(ONE), { name: 'StoreFailure' });
    await assert.rejects(store.run(ONE), { name: 'StoreFailure' });
    await rm(dataDir);
    assert.equal((await store.run(ONE)).length, 1);
    assert.deepEqual(faults, ['EEXIST', 'EEXIST']);
  });

  test('in a file that is not a database recovers once the file is gone', async (t) => {
    const dataDir = await temporaryFolder(t);
    await writeFile(join(dataDir, 'store.sqlite'), 'no database'.repeat(1000));
    const faults: string[] = [];
    const store = openStore({ dataDir, storeUrl: undefined }, (fault) => faults.push(fault));
    t.after(() => store.close());
    await assert.rejects(store.run(ONE), { name: 'StoreFailure' });
    await rm(join(dataDir, 'store.sqlite'));
    assert.equal((await store.run(ONE)).length, 1);
    assert.deepEqual(faults, ['SQLITE_26']);
  });

  test('reports each of several concurrent failures, and is reopened once', async (t) => {
    const dataDir = await temporaryFolder(t);
    const faults: string[] = [];
    const store = openStore({ dataDir, storeUrl: undefined }, (fault) => faults.push(fault));
    t.after(() => store.close());
    await Promise.allSettled([store.run('SELECT nothing'), store.run('SELECT nothing'), store.run(ONE)]);
    assert.equal((await store.run(ONE)).length, 1);
    assert.deepEqual(faults, ['SQLITE_1', 'SQLITE_1']);
  });

  test('fails at once if nobody listens, and in time if the server does not answer', async (t) => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    t.after(() => silent.close());
    const faults: string[] = [];
    for (const port of [new URL(await closedOrigin()).port, (silent.address() as AddressInfo).port]) {
      const storeUrl = `postgres://tracewell@127.0.0.1:${port}/tracewell`;
      const store = openStore({ dataDir: '', storeUrl }, (fault) => faults.push(fault));
      await assert.rejects(store.run(ONE), { name: 'StoreFailure' });
      await store.close();
    }
    assert.deepEqual(faults, ['ECONNREFUSED', 'CONNECT_TIMEOUT']);
  });

  test('in PostgreSQL recovers when its server does', { skip: postgresAbsence() }, async (t) => {
    const server = await startPostgres(t);
    const store = openStore({ dataDir: '', storeUrl: await server.newDatabase() }, () => undefined);
    t.after(() => store.close());
    await store.run("INSERT INTO requirement_profiles (id, requirements, created_at) VALUES ('kept', '{}', '')");
    server.stop();
    await assert.rejects(store.run(ONE), { name: 'StoreFailure' });
    await assert.rejects(store.run(ONE), { name: 'StoreFailure', fault: 'ECONNREFUSED' });
    await server.start();
    assert.deepEqual(await store.run('SELECT id FROM requirement_profiles'), [{ id: 'kept' }]);
  });
});

test('the write-ahead log is emptied once another process releases the file', async (t) => {
  const dataDir = await temporaryFolder(t);
  const file = join(dataDir, 'store.sqlite');
  const store = openStore({ dataDir, storeUrl: undefined }, assert.fail);
  t.after(() => store.close());
  await store.run(ONE);
  assert.ok(statSync(`${file}-wal`).size > 0);
  const other = new DatabaseSync(file);
  t.after(() => {
    other.close();
  });
  other.exec('BEGIN IMMEDIATE');
  const emptied = store.emptyLog?.();
  setImmediate(() => {
    other.exec('COMMIT');
  });
  await emptied;
  assert.equal(statSync(`${file}-wal`).size, 0);
});

test('the watch has its own file, which exists once it is written to; in PostgreSQL it uses the store itself', async (t) => {
  const dataDir = await temporaryFolder(t);
  const [inFiles, inPostgres] = [
    { dataDir, storeUrl: undefined },
    { dataDir, storeUrl: 'postgres://store.test/one' },
  ];
  const { store, watchStore } = openStores(inFiles, assert.fail);
  t.after(() => Promise.all([store.close(), watchStore.close()]));
  await store.run(ONE);
  assert.deepEqual([isWatchThere(inFiles), isWatchThere(inPostgres)], [false, true]);
  await watchStore.run('BEGIN IMMEDIATE');
  await store.run("INSERT INTO requirement_profiles (id, requirements, created_at) VALUES ('kept', '{}', '')");
  await watchStore.run('COMMIT');
  assert.ok(isWatchThere(inFiles));
  const shared = openStores(inPostgres, assert.fail);
  assert.equal(shared.watchStore, shared.store);
});
