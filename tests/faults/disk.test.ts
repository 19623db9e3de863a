import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmod, readdir } from 'node:fs/promises';
import { suite, test } from 'node:test';
import { readCopy, writeCopy } from '../../core/screening/lists/register/refresh/copy-store.ts';
import { exitCodeOf } from '../../core/screening/lists/register/refresh/refresh-from-sam.ts';
import { csvOf, firms } from '../core/screening/lists/register/refresh/made-extract.ts';
import { madeZip } from '../core/screening/lists/register/refresh/made-zip.ts';
import { record, registerOf } from '../core/screening/lists/register/made-register.ts';
import { startCommand, startProgram, type ServerProgram } from '../server-program.ts';
import { startSam } from '../standins/sam.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A shell that limits files of its child processes to this many blocks of 512 bytes, as a full disk would. */
const withFilesOf = (blocks: number, ...args: readonly string[]): readonly [string, ...string[]] => [
  '/bin/sh',
  '-c',
  `ulimit -f ${blocks} && exec "$0" "$@"`,
  process.execPath,
  'server.ts',
  ...args,
];

const PROFILE = { requirements: { general_liability: { each_occurrence_min: 1_000_000 } } };

const quiet = (dataDir: string): Record<string, string> => ({
  PORT: '0',
  DATA_DIR: dataDir,
  REGISTER_REFRESH: 'off',
});

async function save(url: string): Promise<{ status: number; body: { id?: string; error?: string } }> {
  const response = await fetch(`${url}/certificate/requirements`, { method: 'POST', body: JSON.stringify(PROFILE) });
  return { status: response.status, body: (await response.json()) as { id?: string; error?: string } };
}

async function assertServes(url: string): Promise<void> {
  const estimate = await fetch(`${url}/landed-cost/estimate`, {
    method: 'POST',
    body: '{"description": "cotton t-shirt"}',
  });
  assert.equal(estimate.status, 200);
  assert.equal((await fetch(`${url}/readyz`)).status, 200);
}

async function end({ child, exit }: ServerProgram): Promise<void> {
  child.kill('SIGTERM');
  assert.equal(await exit, 0);
}

suite('a full disk', () => {
  test('makes saving fail with its code, keeps what was acknowledged, and leaves the rest served', async (t) => {
    const dataDir = await temporaryFolder(t);
    const full = startCommand(t, withFilesOf(1024), { environment: quiet(dataDir) });
    const url = await full.url();
    const acknowledged: string[] = [];
    let refused: Awaited<ReturnType<typeof save>> | undefined;
    for (let i = 0; i < 2_000 && !refused; i++) {
      const saved = await save(url);
      if (saved.status === 201) acknowledged.push(saved.body.id!);
      else refused = saved;
    }
    assert.deepEqual([refused?.status, refused?.body.error], [503, 'service_misconfigured']);
    assert.ok(acknowledged.length > 0);
    await assertServes(url);
    await end(full);

    const later = startProgram(t, quiet(dataDir));
    const laterUrl = await later.url();
    for (const id of acknowledged) {
      assert.equal((await fetch(`${laterUrl}/certificate/requirements/${id}`)).status, 200);
    }
    assert.equal((await save(laterUrl)).status, 201);
    await end(later);
  });

  test('makes a refresh fail and keeps the old copy served, until a refresh with enough room succeeds', async (t) => {
    const dataDir = await temporaryFolder(t);
    await writeCopy(dataDir, registerOf([record('QUARRY MEADOW HOLDINGS LLC')], '2026-01-01'));
    const name = 'SAM_Exclusions_Public_Extract_V2_26062.CSV';
    const zip = madeZip({ entries: [{ name, content: csvOf(firms(20_000)) }] });
    const sam = await startSam(t, { files: new Map([[name.replace('.CSV', '.ZIP'), zip]]) });
    const environment = { ...quiet(dataDir), SAM_URL: sam.origin };

    const full = startCommand(t, withFilesOf(256, 'refresh-register'), { environment });
    assert.equal(await full.exit, exitCodeOf('failed'));
    assert.equal((await readCopy(dataDir))?.rowCount, 1);

    assert.equal(await startProgram(t, environment, ['refresh-register']).exit, 0);
    assert.equal((await readCopy(dataDir))?.rowCount, 20_000);
    assert.deepEqual(
      (await readdir(dataDir)).filter((file) => file.endsWith('.tmp')),
      [],
    );
  });
});

/** A user other than root, whom a folder's mode would not stop from writing. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;
const canRun = spawnSync(process.execPath, ['--version'], { uid: NOBODY, cwd: import.meta.dirname }).status === 0;

test('a read-only data folder does not keep a server from starting or serving', { skip: !canRun }, async (t) => {
  const dataDir = await temporaryFolder(t);
  await writeCopy(dataDir, registerOf([record('QUARRY MEADOW HOLDINGS LLC')]));
  await chmod(dataDir, 0o555);
  try {
    const program = startCommand(t, [process.execPath, 'server.ts'], { environment: quiet(dataDir), user: NOBODY });
    const url = await program.url();
    const saved = await save(url);
    assert.deepEqual([saved.status, saved.body.error], [503, 'service_misconfigured']);
    const read = await fetch(`${url}/certificate/requirements/req_${'A'.repeat(22)}`);
    assert.equal(read.status, 503);
    await assertServes(url);
    const health = (await (await fetch(`${url}/exclusions/health`)).json()) as { row_count: number };
    assert.equal(health.row_count, 1);
    await end(program);
  } finally {
    await chmod(dataDir, 0o755);
  }
});
