import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postgresAbsence, startPostgres } from '../../standins/postgres.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { killedSaves } from './killed-saves.ts';

const ROUNDS = 20;

test('every acknowledged id resolves after a kill, in SQLite', async (t) => {
  const { acknowledged, lost } = await killedSaves({ dataDir: await temporaryFolder(t), storeUrl: undefined }, ROUNDS);
  assert.ok(acknowledged >= ROUNDS);
  assert.deepEqual(lost, []);
});

test('every acknowledged id resolves after a kill, in PostgreSQL', { skip: postgresAbsence() }, async (t) => {
  const server = await startPostgres(t);
  const { acknowledged, lost } = await killedSaves({ dataDir: '', storeUrl: await server.newDatabase() }, 5);
  assert.ok(acknowledged >= 5);
  assert.deepEqual(lost, []);
});
