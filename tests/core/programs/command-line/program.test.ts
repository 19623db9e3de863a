import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { temporaryFolder } from '../../../temporary-folder.ts';

const PROGRAM = fileURLToPath(new URL('../../../../server.ts', import.meta.url));

interface Ended {
  readonly exitCode: unknown;
  readonly printed: string;
  readonly errors: string;
}

async function tracewell(
  args: readonly string[],
  { folder, input = '' }: { folder: string; input?: string },
): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder, env: {} });
  child.stdin.end(input);
  const exit = once(child, 'exit') as Promise<unknown[]>;
  const [printed, errors, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { exitCode, printed, errors };
}

test('the commands run from a shell, on the real schedule and in the sandbox', async (t) => {
  const folder = await temporaryFolder(t);
  await writeFile(join(folder, 'products.csv'), 'description,country\ncotton t-shirt,CN\n');
  const estimated = await tracewell(['estimate', 'products.csv'], { folder });
  assert.deepEqual([estimated.exitCode, estimated.printed], [0, '']);
  const table = await readFile(join(folder, 'products.results.csv'));
  const [estimate]: Record<string, string>[] = parse(table, { columns: true });
  assert.deepEqual([estimate?.['hs_code'], estimate?.['surcharges']], ['6109.10', 'List 4A 7.5%']);

  await writeFile(join(folder, 'vendors.csv'), 'vendor\nSample Widgets LLC\n');
  const screened = await tracewell(['screen', 'vendors.csv', '--sandbox'], { folder });
  assert.equal(screened.exitCode, 3, screened.errors);
  const redacted = await tracewell(['redact'], { folder, input: 'ann@example.com\n' });
  assert.deepEqual([redacted.exitCode, redacted.printed], [0, '[REDACTED_EMAIL]\n']);
  const wrong = await tracewell(['screen', 'nothing.csv'], { folder });
  assert.equal(wrong.exitCode, 2);
});

test('help and the version need no settings, and help starts nothing', async (t) => {
  const folder = await temporaryFolder(t);
  for (const [args, said] of [
    [['--version'], /^\d+\.\d+\.\d+\n$/],
    [['--help'], /^tracewell \[COMMAND\]/],
    [['refresh-register', '--help'], /^tracewell refresh-register\n/],
    [['keys', '-h'], /^tracewell keys create/],
  ] as const) {
    const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder, env: { SANDBOX: 'yes' } });
    const exit = once(child, 'exit') as Promise<unknown[]>;
    const [printed, [exitCode]] = await Promise.all([text(child.stdout), exit]);
    assert.deepEqual([args, exitCode], [args, 0]);
    assert.match(printed, said);
  }
  assert.deepEqual(await readdir(folder), []);
});

test('a register refresh reports what it did, and takes no arguments', async (t) => {
  const folder = await temporaryFolder(t);
  const environment = { SAM_URL: 'http://127.0.0.1:9', DATA_DIR: folder };
  const child = spawn(process.execPath, [PROGRAM, 'refresh-register'], { cwd: folder, env: environment });
  const exit = once(child, 'exit') as Promise<unknown[]>;
  const [errors, [exitCode]] = await Promise.all([text(child.stderr), exit]);
  assert.equal(exitCode, 12);
  assert.match(errors, /^Downloading the extract from SAM\.gov\.\nFailed: any existing copy was kept\. \S/);
  const wrong = await tracewell(['refresh-register', 'now'], { folder });
  assert.deepEqual(
    [wrong.exitCode, wrong.errors],
    [2, 'refresh-register takes no arguments. Nothing was refreshed.\n'],
  );
});

test('a table can be piped in and out', async (t) => {
  const folder = await temporaryFolder(t);
  const args = ['estimate', '/dev/stdin', '--out', '/dev/stdout'];
  const ended = await tracewell(args, { folder, input: 'product\ncotton t-shirt\n' });
  assert.equal(ended.exitCode, 0);
  const [row]: Record<string, string>[] = parse(ended.printed, { columns: true });
  assert.partialDeepStrictEqual(row, { hs_code: '6109.10', service: 'landed-cost', sources: '2026-06-08' });
});

test('a wrong setting ends a command like the server', async (t) => {
  const folder = await temporaryFolder(t);
  const child = spawn(process.execPath, [PROGRAM, 'redact'], { cwd: folder, env: { SANDBOX: 'yes' } });
  child.stdin.end('x');
  const exit = once(child, 'exit') as Promise<unknown[]>;
  const [errors, [exitCode]] = await Promise.all([text(child.stderr), exit]);
  assert.deepEqual([exitCode, errors], [1, 'SANDBOX must be one of off, on, 0, 1.\n']);
});

test('a command whose reader has left ends silently', async (t) => {
  const folder = await temporaryFolder(t);
  const child = spawn(process.execPath, [PROGRAM, 'redact'], { cwd: folder, env: {} });
  child.stdout.destroy();
  child.stdin.end('ann@example.com');
  const exit = once(child, 'exit') as Promise<unknown[]>;
  const [errors, [exitCode]] = await Promise.all([text(child.stderr), exit]);
  assert.deepEqual([exitCode, errors], [1, '']);
});

test('a killed run is continued, and no row is lost or repeated', async (t) => {
  const folder = await temporaryFolder(t);
  const names = Array.from({ length: 1_000 }, (_, i) => `cotton t-shirt, article ${i}`);
  const [file, out] = [join(folder, 'products.csv'), join(folder, 'products.results.csv')];
  await writeFile(file, `product\n${names.map((name) => `"${name}"`).join('\n')}\n`);
  const killed = spawn(process.execPath, [PROGRAM, 'estimate', 'products.csv'], { cwd: folder, env: {} });
  const exit = once(killed, 'exit');
  for await (const chunk of killed.stderr) {
    const [, done = '0'] = /(\d+) of 1000/.exec(String(chunk)) ?? [];
    if (Number(done) >= 50) break;
  }
  killed.kill('SIGKILL');
  await exit;
  assert.ok((await stat(out)).size > 0);
  const before = (await readFile(out, 'utf8')).split('\n').length;
  const ended = await tracewell(['estimate', 'products.csv'], { folder });
  assert.equal(ended.exitCode, 0, ended.errors);
  assert.match(ended.errors, /^Resuming: \d+ of 1000 rows are already done\./);
  assert.ok(before < 1_000, 'it was killed on the way');
  const rows: Record<string, string>[] = parse(await readFile(out), { columns: true });
  assert.deepEqual(
    rows.map((row) => row['description']),
    names,
  );
});
