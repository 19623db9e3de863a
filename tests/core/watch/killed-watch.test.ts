import { test } from 'node:test';
import { randomOf } from '../../../bench/register-names.ts';
import { postgresAbsence, startPostgres } from '../../standins/postgres.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { killedWatch } from './killed-watch.ts';

/** `npm run bench -- watch-kills` kills many more. */
const SEED = 23;

test('work that two programs were killed at is finished and reported once, in SQLite', async (t) => {
  const store = { dataDir: await temporaryFolder(t), storeUrl: undefined };
  const { kills, changes } = await killedWatch(store, { rounds: 3, random: randomOf(SEED) });
  t.diagnostic(`${kills} kills, ${changes} changes`);
});

test(
  'work that two programs were killed at is finished and reported once, in PostgreSQL',
  { skip: postgresAbsence() },
  async (t) => {
    const server = await startPostgres(t);
    const store = { dataDir: '', storeUrl: await server.newDatabase() };
    const { kills, changes } = await killedWatch(store, { rounds: 2, random: randomOf(SEED) });
    t.diagnostic(`${kills} kills, ${changes} changes`);
  },
);
