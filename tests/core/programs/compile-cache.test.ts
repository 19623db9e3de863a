import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../temporary-folder.ts';

const run = promisify(execFile);
const MODULE = new URL('../../../core/programs/compile-cache.ts', import.meta.url).href;
const PROGRAM = `
  import { getCompileCacheDir } from 'node:module';
  import { keepCompiledCode } from ${JSON.stringify(MODULE)};
  keepCompiledCode();
  process.stdout.write(getCompileCacheDir() ?? 'none');`;

/** The folder in which a process with these variables caches compiled code. */
async function folderOf(env: Record<string, string>, ...options: string[]): Promise<string> {
  const args = [...options, '--input-type=module', '-e', PROGRAM];
  const { stdout, stderr } = await run(process.execPath, args, { env });
  assert.equal(stderr, '');
  return stdout;
}

test('compiled code is cached in a private folder, in the named one, or not at all', async (t) => {
  const TMPDIR = await temporaryFolder(t);
  const folder = join(TMPDIR, `tracewell-code-${process.getuid?.() ?? 'user'}`);
  assert.ok((await folderOf({ TMPDIR })).startsWith(`${folder}/`), 'made');
  assert.ok((await folderOf({ TMPDIR })).startsWith(`${folder}/`), 'found again');
  const NODE_COMPILE_CACHE = join(TMPDIR, 'named');
  assert.ok((await folderOf({ TMPDIR, NODE_COMPILE_CACHE })).startsWith(NODE_COMPILE_CACHE), 'named');
  assert.equal(await folderOf({ TMPDIR }, '--permission', '--allow-fs-read=*'), 'none', 'not permitted');

  await chmod(folder, 0o770);
  assert.equal(await folderOf({ TMPDIR }), 'none', 'open to others');
  await rm(folder, { recursive: true });
  await mkdir(join(TMPDIR, 'other'), { mode: 0o700 });
  await symlink(join(TMPDIR, 'other'), folder);
  assert.equal(await folderOf({ TMPDIR }), 'none', 'a link to elsewhere');
  await rm(folder);
  await writeFile(folder, '');
  assert.equal(await folderOf({ TMPDIR }), 'none', 'a file');
});
