import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { readCopy } from '../../../../../../core/screening/lists/register/refresh/copy-store.ts';
import { newestRuns } from '../../../../../../core/screening/lists/register/refresh/refresh-journal.ts';
import { isRefreshing } from '../../../../../../core/screening/lists/register/refresh/refresh-lock.ts';
import { refreshRegister } from '../../../../../../core/screening/lists/register/refresh/refresh.ts';
import { temporaryFolder } from '../../../../../temporary-folder.ts';
import { csvOf, firms } from './made-extract.ts';

interface Ended {
  readonly signal: NodeJS.Signals | undefined;
  /** The call at which it was killed, or how the run ended. */
  readonly printed: string;
}

/** Refreshes the copy in a separate process that is killed at the n-th call that changes files. */
function killedRefresh(dataDir: string, { rows, killAt }: { rows: number; killAt: number }): Promise<Ended> {
  const program = join(import.meta.dirname, 'killed-refresh.ts');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, dataDir, String(rows), String(killAt)], (error, printed, stderr) => {
      if (error && error.signal !== 'SIGKILL') reject(new Error(stderr));
      else resolve({ signal: error?.signal ?? undefined, printed });
    });
  });
}

async function refresh(dataDir: string, rows: number): Promise<string> {
  const extract = { name: 'SAM_Exclusions_Public_Extract_V2_26062.CSV', bytes: Buffer.from(csvOf(firms(rows))) };
  const { outcome } = await refreshRegister({
    dataDir,
    get: () => Promise.resolve({ status: 'extract', extract }),
    now: () => new Date('2026-03-04T13:00:00Z'),
    signal: new AbortController().signal,
  });
  return outcome;
}

const OLD = 10;
const NEW = 20;

test('a refresh killed at any call that changes files leaves the old copy or the new one, and does not block the next refresh', async (t) => {
  const killed: string[] = [];
  const copies = new Set<number | undefined>();
  const before = await temporaryFolder(t);
  assert.equal(await refresh(before, OLD), 'replaced');
  for (let killAt = 1; ; killAt++) {
    const dataDir = await temporaryFolder(t);
    await cp(before, dataDir, { recursive: true });
    const { signal, printed } = await killedRefresh(dataDir, { rows: NEW, killAt });
    const where = `call ${killAt}, ${printed}`;
    const rows = (await readCopy(dataDir))?.rowCount;
    assert.ok(rows === OLD || rows === NEW, `${where}: ${rows ?? 'no'} rows`);
    assert.equal(isRefreshing(dataDir), false, where);
    if (signal === undefined) {
      assert.deepEqual([printed, rows], ['replaced', NEW]);
      break;
    }
    killed.push(printed);
    copies.add(rows);
    const run = newestRuns(dataDir, 2).find(({ outcome }) => outcome !== 'replaced');
    if (run) assert.equal(run.outcome, 'interrupted', where);
    assert.equal(await refresh(dataDir, NEW), 'replaced', where);
    assert.equal((await readCopy(dataDir))?.rowCount, NEW, where);
    assert.deepEqual(
      (await readdir(dataDir)).filter((name) => name.endsWith('.tmp')),
      [],
      where,
    );
  }
  // The calls that matter were among them, on both sides of the swap.
  for (const call of ['mkdir', 'exec', 'all', 'readdir', 'readFile', 'open', 'writeFile', 'sync', 'rename', 'close']) {
    assert.ok(killed.includes(call), `${call} of ${killed.join(' ')}`);
  }
  assert.deepEqual([...copies].sort(), [OLD, NEW]);
});
