import assert from 'node:assert/strict';
import { after, before, suite, test, type TestContext } from 'node:test';
import { createMetrics } from '../../../../../../core/http/metrics.ts';
import { readCopy } from '../../../../../../core/screening/lists/register/refresh/copy-store.ts';
import {
  openLiveRegister,
  type LiveRegister,
} from '../../../../../../core/screening/lists/register/refresh/live-register.ts';
import { openSharedGround } from '../../../../../../core/screening/lists/register/refresh/refresh-ground.ts';
import { refreshRegister } from '../../../../../../core/screening/lists/register/refresh/refresh.ts';
import { StoreFailure, type Database } from '../../../../../../core/store/database.ts';
import { registerCopiesTable } from '../../../../../../core/screening/lists/register/refresh/register-copies-table.ts';
import { openStore, sharedStore } from '../../../../../../core/open-store.ts';
import { createManualClock, type ManualClock } from '../../../../../standins/manual-clock.ts';
import { postgresAbsence, startPostgres, type PostgresStandIn } from '../../../../../standins/postgres.ts';
import { temporaryFolder } from '../../../../../temporary-folder.ts';
import { csvOf, firms } from './made-extract.ts';

const NOW = new Date('2026-03-04T13:00:00Z');

function refresh(dataDir: string, { storeUrl, rows, day = 62 }: { storeUrl: string; rows: number; day?: number }) {
  const extract = { name: `SAM_Exclusions_Public_Extract_V2_260${day}.CSV`, bytes: Buffer.from(csvOf(firms(rows))) };
  return refreshRegister({
    dataDir,
    shared: sharedStore({ dataDir, storeUrl }),
    get: () => Promise.resolve({ status: 'extract', extract }),
    now: () => NOW,
    signal: new AbortController().signal,
  });
}

interface Machine {
  readonly dataDir: string;
  readonly register: LiveRegister;
  readonly clock: ManualClock;
  readonly events: readonly string[];
  readonly store: Database;
}

/** The register of a server on a separate machine that shares the store. */
async function startMachine(t: TestContext, storeUrl: string): Promise<Machine> {
  const dataDir = await temporaryFolder(t);
  const clock = createManualClock(NOW.getTime());
  const events: string[] = [];
  const store = openStore({ dataDir, storeUrl }, () => undefined);
  const register = await openLiveRegister({
    dataDir,
    register: { url: 'http://127.0.0.1:9', apiKey: undefined, refreshAt: undefined },
    program: [process.execPath],
    environment: {},
    shared: { url: storeUrl, store, isTaker: true },
    log: (_level, event) => events.push(event),
    metrics: createMetrics(),
    clock,
  });
  t.after(async () => {
    await register.stop();
    await store.close();
  });
  return { dataDir, register, clock, events, store };
}

/** Advances the clock until a machine has seen something. */
async function until({ clock }: Machine, isSeen: () => boolean): Promise<void> {
  while (!isSeen()) {
    clock.advance(10_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

suite('machines that share a store', { skip: postgresAbsence() }, () => {
  let server: PostgresStandIn;
  const ends: (() => void)[] = [];
  before(async () => {
    server = await startPostgres({ after: (end) => ends.push(end) });
  });
  after(() => {
    for (const end of ends) end();
  });

  test('serve the copy that one of them made, and return the same runs', async (t) => {
    const storeUrl = await server.newDatabase();
    const [one, two] = [await startMachine(t, storeUrl), await startMachine(t, storeUrl)];
    assert.equal((await refresh(one.dataDir, { storeUrl, rows: 10 })).outcome, 'replaced');
    for (const machine of [one, two]) {
      await until(machine, () => machine.register.current() !== undefined);
      assert.deepEqual(
        [machine.register.current()?.rowCount, machine.register.current()?.extractDate],
        [10, '2026-03-03'],
      );
      assert.partialDeepStrictEqual(await machine.register.runs(20), [
        { outcome: 'replaced', row_count: 10, reason: null },
      ]);
    }

    // A third machine refreshes from the shared copy: the refusal rules compare with it.
    const third = await temporaryFolder(t);
    assert.equal((await refresh(third, { storeUrl, rows: 4, day: 63 })).outcome, 'refused');
    assert.equal((await readCopy(third))?.rowCount, 10);
    assert.equal((await refresh(two.dataDir, { storeUrl, rows: 12, day: 63 })).outcome, 'replaced');
    await until(one, () => one.register.current()?.rowCount === 12);
    assert.deepEqual(
      (await one.register.runs(2))?.map(({ outcome }) => outcome),
      ['replaced', 'refused'],
    );

    // No other refresh begins while one runs; when all begin at the same time of day, that is not an event.
    const ground = openSharedGround(sharedStore({ dataDir: one.dataDir, storeUrl })!);
    const lock = await ground.takeLock();
    assert.ok(lock);
    const run = await ground.journal.begin(NOW);
    assert.equal((await refresh(two.dataDir, { storeUrl, rows: 13, day: 64 })).outcome, 'refused');
    assert.partialDeepStrictEqual(await two.register.runs(1), [{ outcome: 'running', finished_at: null }]);
    await lock.release();
    assert.partialDeepStrictEqual(await two.register.runs(1), [
      { outcome: 'interrupted', reason: 'The run was killed before it ended.' },
    ]);
    assert.ok(run > 3);
    await ground.close();
  });

  test('keep serving when the store is down, refuse to refresh, and take the shared copy when it is back', async (t) => {
    const storeUrl = await server.newDatabase();
    const [one, two] = [await startMachine(t, storeUrl), await startMachine(t, storeUrl)];
    await refresh(one.dataDir, { storeUrl, rows: 10 });
    await until(two, () => two.register.current() !== undefined);
    server.stop();
    await assert.rejects(refresh(one.dataDir, { storeUrl, rows: 11, day: 63 }), StoreFailure);
    await assert.rejects(two.register.runs(20), StoreFailure);
    two.clock.advance(10_000);
    assert.equal(two.register.current()?.rowCount, 10);
    await server.start();
    assert.equal((await refresh(one.dataDir, { storeUrl, rows: 11, day: 63 })).outcome, 'replaced');
    await until(two, () => two.register.current()?.rowCount === 11);
  });

  test('keep their own copy if the shared one is unreadable, report that once, and share a good one', async (t) => {
    const storeUrl = await server.newDatabase();
    const machine = await startMachine(t, storeUrl);
    await refresh(machine.dataDir, { storeUrl, rows: 10 });
    await until(machine, () => machine.register.current() !== undefined);
    await registerCopiesTable(machine.store).write({ digest: '0'.repeat(64), text: 'bm8gY29weQ==' });
    await until(machine, () => machine.events.includes('shared_register_unreadable'));
    for (let i = 0; i < 5; i++) {
      machine.clock.advance(10_000);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    assert.equal(machine.events.filter((event) => event === 'shared_register_unreadable').length, 1);
    assert.equal((await readCopy(machine.dataDir))?.rowCount, 10);
    assert.equal((await refresh(machine.dataDir, { storeUrl, rows: 11, day: 63 })).outcome, 'replaced');
    await until(machine, () => machine.register.current()?.rowCount === 11);
  });
});
