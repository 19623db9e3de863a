import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { openStore } from '../../../core/open-store.ts';
import type { StoreConfiguration } from '../../../core/store/store.ts';
import { usageTable } from '../../../core/gateway/usage-table.ts';
import { postgresAbsence, startPostgres } from '../../standins/postgres.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const PROGRAM = join(import.meta.dirname, 'counting-program.ts');

interface Printed {
  readonly asked: number;
  readonly granted: number;
}

/** Runs the program; with `killAt`, it is killed once that many calls were granted. */
async function counting({ dataDir, storeUrl = '' }: StoreConfiguration, until: { killAt?: number; cap?: number }) {
  const args = [PROGRAM, dataDir, storeUrl, String(until.cap ?? '')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  const tell = (): Printed => ({
    asked: printed.split('asked\n').length - 1,
    granted: printed.split('granted\n').length - 1,
  });
  child.stdout.on('data', (text: Buffer) => {
    printed += text.toString();
    if (until.killAt !== undefined && tell().granted >= until.killAt) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  assert.equal(signal, until.killAt === undefined ? null : 'SIGKILL');
  return tell();
}

async function stored(configuration: StoreConfiguration): Promise<number> {
  const store = openStore(configuration, () => undefined);
  const used = await usageTable(store).used({ keyId: 'k', service: 's', period: '2026-11' });
  await store.close();
  return used;
}

/** Kills the program later each round: every granted call is counted, and no call that was not made. */
async function assertNothingLost(configuration: StoreConfiguration, rounds: number): Promise<void> {
  let before = 0;
  for (let round = 0; round < rounds; round++) {
    const { asked, granted } = await counting(configuration, { killAt: 1 + 7 * round });
    const used = await stored(configuration);
    assert.ok(used - before >= granted && used - before <= asked, `${granted} <= ${used - before} <= ${asked}`);
    before = used;
  }
}

/** Two processes that count toward one cap: together they are granted exactly the cap. */
async function assertCapHolds(configuration: StoreConfiguration, cap: number): Promise<void> {
  const both = await Promise.all([counting(configuration, { cap }), counting(configuration, { cap })]);
  assert.equal(
    both.reduce((sum, { granted }) => sum + granted, 0),
    cap,
  );
  assert.equal(await stored(configuration), cap);
}

test('counted calls stay counted when the process is killed, in SQLite', async (t) => {
  await assertNothingLost({ dataDir: await temporaryFolder(t), storeUrl: undefined }, 12);
});

test('two processes together do not exceed a cap, in SQLite', async (t) => {
  await assertCapHolds({ dataDir: await temporaryFolder(t), storeUrl: undefined }, 2_000);
});

test('calls stay counted and the cap holds, in PostgreSQL', { skip: postgresAbsence() }, async (t) => {
  const server = await startPostgres(t);
  await assertNothingLost({ dataDir: '', storeUrl: await server.newDatabase() }, 4);
  await assertCapHolds({ dataDir: '', storeUrl: await server.newDatabase() }, 1_000);
});
