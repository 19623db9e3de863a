import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createMetrics } from '../../../../../../core/http/metrics.ts';
import { writeCopy } from '../../../../../../core/screening/lists/register/refresh/copy-store.ts';
import { openLiveRegister } from '../../../../../../core/screening/lists/register/refresh/live-register.ts';
import { createManualClock } from '../../../../../standins/manual-clock.ts';
import { startSam } from '../../../../../standins/sam.ts';
import { startUpstream } from '../../../../../standins/upstream.ts';
import { temporaryFolder } from '../../../../../temporary-folder.ts';
import { record, registerOf } from '../made-register.ts';
import { csvOf, firms } from './made-extract.ts';
import { zipOf } from './made-zip.ts';

const PROGRAM = [process.execPath, fileURLToPath(new URL('../../../../../../server.ts', import.meta.url))] as const;
const AT = { hour: 13, minute: 0 };

test('at its time of day the server’s own program refreshes the copy, and the server serves it', async (t) => {
  const stem = 'SAM_Exclusions_Public_Extract_V2_26062';
  const sam = await startSam(t, {
    files: new Map([[`${stem}.ZIP`, zipOf(`${stem}.CSV`, csvOf(firms(10)))]]),
    apiKey: 'k3y',
    redirects: true,
  });
  const clock = createManualClock(Date.UTC(2026, 2, 4, 12, 59, 59));
  const metrics = createMetrics();
  const lines: string[] = [];
  const register = await openLiveRegister({
    dataDir: await temporaryFolder(t),
    register: { url: sam.origin, apiKey: 'k3y', refreshAt: AT },
    program: PROGRAM,
    environment: {},
    log: (level, event, fields) => lines.push(`${level} ${event} ${JSON.stringify(fields)}`),
    metrics,
    clock,
  });
  assert.equal(register.current(), undefined);
  clock.advance(2_000);
  while (register.current() === undefined) {
    clock.advance(2_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.deepEqual([register.current()?.rowCount, register.current()?.extractDate], [10, '2026-03-03']);
  while (lines.length < 2) await new Promise((resolve) => setImmediate(resolve));
  await register.stop();
  assert.deepEqual(lines.toSorted(), [
    'info register_refresh {"outcome":"replaced"}',
    'info register_taken {"rows":10,"extract_date":"2026-03-03"}',
  ]);
  assert.match(metrics.text(), /tracewell_register_refreshes_total\{outcome="replaced"\} 1/);
  assert.partialDeepStrictEqual(await register.runs(20), [{ outcome: 'replaced', row_count: 10 }]);
});

test('stopping during a refresh ends it, records that, and leaves the copy unchanged', async (t) => {
  const silent = await startUpstream(t, () => undefined);
  const clock = createManualClock(Date.UTC(2026, 2, 4, 12, 59, 59));
  const register = await openLiveRegister({
    dataDir: await temporaryFolder(t),
    register: { url: silent.origin, apiKey: undefined, refreshAt: AT },
    program: PROGRAM,
    environment: {},
    log: () => undefined,
    metrics: createMetrics(),
    clock,
  });
  clock.advance(2_000);
  await silent.untilRequests(1);
  assert.partialDeepStrictEqual(await register.runs(20), [{ outcome: 'running', finished_at: null }]);
  await register.stop();
  assert.partialDeepStrictEqual(await register.runs(20), [
    { outcome: 'interrupted', reason: 'The run was stopped before it ended.' },
  ]);
  assert.equal(register.current(), undefined);
});

test('a server that was down at the refresh time, or cannot read its copy, makes up for the refresh in a process of its own', async (t) => {
  const stem = 'SAM_Exclusions_Public_Extract_V2_26063';
  const sam = await startSam(t, {
    files: new Map([[`${stem}.ZIP`, zipOf(`${stem}.CSV`, csvOf(firms(10)))]]),
    apiKey: 'k3y',
    redirects: true,
  });
  const dataDir = await temporaryFolder(t);
  const open = (clock: ReturnType<typeof createManualClock>) =>
    openLiveRegister({
      dataDir,
      register: { url: sam.origin, apiKey: 'k3y', refreshAt: AT },
      program: PROGRAM,
      environment: {},
      log: () => undefined,
      metrics: createMetrics(),
      clock,
    });
  // Yesterday's copy, and an unreadable one.
  for (const before of ['2026-03-03', undefined]) {
    if (before === undefined) await writeFile(join(dataDir, 'register.copy'), 'damaged');
    else await writeCopy(dataDir, registerOf([record('ONE LLC')], before));
    const clock = createManualClock(Date.UTC(2026, 2, 4, 15));
    const register = await open(clock);
    assert.equal(register.current()?.extractDate, before);
    while (register.current()?.extractDate !== '2026-03-04') {
      clock.advance(2_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await register.stop();
    assert.equal(register.current()?.rowCount, 10);
    assert.partialDeepStrictEqual(await register.runs(1), [{ outcome: 'replaced', extract_date: '2026-03-04' }]);
  }
  const again = await open(createManualClock(Date.UTC(2026, 2, 4, 16)));
  await again.stop();
  assert.equal((await again.runs(20))?.length, 2, 'the copy is of today');
});

test('a server without a copy fetches the first one if configured to', async (t) => {
  const stem = 'SAM_Exclusions_Public_Extract_V2_26063';
  const sam = await startSam(t, { files: new Map([[`${stem}.ZIP`, zipOf(`${stem}.CSV`, csvOf(firms(10)))]]) });
  const clock = createManualClock(Date.UTC(2026, 2, 4, 15));
  const register = await openLiveRegister({
    dataDir: await temporaryFolder(t),
    register: { url: sam.origin, apiKey: undefined, fetchesFirst: true, refreshAt: AT },
    program: PROGRAM,
    environment: {},
    log: () => undefined,
    metrics: createMetrics(),
    clock,
  });
  while (register.current()?.extractDate !== '2026-03-04') {
    clock.advance(2_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await register.stop();
});

test('a damaged run record is logged, does not stop the server from starting, and is not read as no runs', async (t) => {
  const dataDir = await temporaryFolder(t);
  await writeCopy(dataDir, registerOf([record('ONE LLC')], '2026-03-03'));
  await writeFile(join(dataDir, 'register-runs.sqlite'), 'damaged');
  const lines: string[] = [];
  const register = await openLiveRegister({
    dataDir,
    register: { url: 'http://127.0.0.1:9', apiKey: undefined, refreshAt: AT },
    program: PROGRAM,
    environment: {},
    log: (level, event) => lines.push(`${level} ${event}`),
    metrics: createMetrics(),
    clock: createManualClock(Date.UTC(2026, 2, 4, 15)),
  });
  await register.stop();
  assert.deepEqual(lines, ['error register_runs_unreadable']);
  assert.equal(register.current()?.rowCount, 1);
  await assert.rejects(register.runs(20), { code: 'ERR_SQLITE_ERROR' });
});
