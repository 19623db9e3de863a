import assert from 'node:assert/strict';
import { mkdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { parse } from 'csv-parse/sync';
import type { CallOutcome } from '../../../../core/http/call-operation.ts';
import type { JsonObject } from '../../../../core/json.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { answerWith, run, type RunCommand } from './surroundings.ts';

/** An invoice whose vendor is the content of the file. */
function invoiceOf(_: string, sent: JsonObject): CallOutcome {
  const vendor = Buffer.from(String(sent['base64_file']), 'base64').toString();
  return answerWith({ vendor, total: 12.5, line_items: [{}, {}], confidence: 1, withheld: [] });
}

const BUSY: CallOutcome = { kind: 'error', code: 'overloaded', message: 'Later.', retry: true };

interface Folder {
  readonly path: string;
  readonly out: string;
  readonly put: (name: string, content: string) => Promise<void>;
  readonly rows: () => Promise<Record<string, string>[]>;
  readonly parse: (options?: Parameters<typeof run>[1]) => Promise<RunCommand>;
}

async function folder(t: TestContext): Promise<Folder> {
  const base = await temporaryFolder(t);
  const [path, out] = [join(base, 'in'), join(base, 'in', 'results.csv')];
  await mkdir(path);
  return {
    path,
    out,
    async put(name, content) {
      await writeFile(join(path, name), content);
    },
    rows: async () => parse(await readFile(out), { columns: true, relax_column_count: false }),
    parse: (options = { answer: invoiceOf }) => run(['parse', path, '--as', 'invoice', '--out', out], options),
  };
}

test('a folder is parsed into a table, one row per file; hidden files, links and the results file are left out', async (t) => {
  const { path, put, rows, parse: parseAll } = await folder(t);
  await mkdir(join(path, 'b'));
  for (const name of ['c.pdf', 'a.pdf', join('b', 'd.png'), '.DS_Store']) await put(name, `in ${name}`);
  await symlink(join(path, 'a.pdf'), join(path, 'link.pdf'));
  for (const expected of [3, 0]) {
    const ended = await parseAll();
    assert.deepEqual([ended.exitCode, ended.calls.length], [0, expected]);
    assert.deepEqual(
      (await rows()).map((row) => [row['row'], row['file'], row['vendor'], row['total'], row['line_items']]),
      ['a.pdf', join('b', 'd.png'), 'c.pdf'].map((name, i) => [
        `${i + 1}`,
        join(path, name),
        `in ${name}`,
        '12.5',
        '2',
      ]),
    );
  }
});

test('changed, moved and deleted files are recognised by their content', async (t) => {
  const { path, put, rows, parse: parseAll } = await folder(t);
  for (const name of ['a', 'b', 'c', 'd']) await put(`${name}.pdf`, name);
  await parseAll();
  await put('a.pdf', 'changed');
  await rename(join(path, 'b.pdf'), join(path, 'z.pdf'));
  await rm(join(path, 'c.pdf'));
  const ended = await parseAll();
  assert.deepEqual(ended.calls, [{ base64_file: Buffer.from('changed').toString('base64'), mime_type: 'text/plain' }]);
  assert.match(ended.errors, /^Resuming: 2 of 3 rows are already done\.\nEarlier results discarded: 2/);
  assert.deepEqual(
    (await rows()).map((row) => row['vendor']),
    ['changed', 'd', 'b'],
  );
});

test('results of another kind of document are not reused', async (t) => {
  const { path, put, parse: parseAll } = await folder(t);
  await put('a.pdf', 'a');
  const out = join(path, '..', 'r.jsonl');
  await run(['parse', path, '--as', 'invoice', '--out', out], { answer: invoiceOf });
  const other = await run(['parse', path, '--as', 'resume', '--out', out], { answer: () => answerWith({}) });
  assert.equal(other.calls.length, 1);
  assert.match(other.errors, /^Earlier results discarded: 1/);
  assert.match(await readFile(out, 'utf8'), /^\{"row":1,"key":"[^"]*a\.pdf","outcome":"complete","answer":\{\}/);
  assert.equal((await parseAll()).calls.length, 1, 'a separate results file');
});

test('700 documents that are interrupted, changed and resumed end up as if parsed once', async (t) => {
  const { put, out, rows, parse: parseAll } = await folder(t);
  const names = Array.from({ length: 700 }, (_, i) => `${String(i).padStart(4, '0')}.pdf`);
  for (const name of names) await put(name, `${name} first`);
  const interrupt = new AbortController();
  let asked = 0;
  const stopped = await parseAll({
    interrupt: interrupt.signal,
    answer(id, sent) {
      if (asked++ === 400) interrupt.abort();
      return asked % 10 === 0 ? BUSY : invoiceOf(id, sent);
    },
  });
  assert.equal(stopped.exitCode, 130);
  assert.deepEqual([stopped.opened, stopped.closed], [1, 1]);
  assert.match(stopped.errors, /Interrupted: run the same command again to resume\.\n$/);
  const kept = (await rows()).filter(({ outcome }) => outcome === 'complete').length;
  assert.ok(kept > 300 && asked < 410, `${kept} kept of ${asked}`);
  await truncate(out, (await readFile(out)).length - 30);
  for (const name of names.filter((_, i) => i % 7 === 0)) await put(name, `${name} second`);
  const resumed = await parseAll();
  assert.equal(resumed.exitCode, 0);
  assert.ok(resumed.calls.length < 700 - kept + 700 / 7 + 2, `${resumed.calls.length} calls`);
  assert.deepEqual(
    (await rows()).map(({ vendor }) => vendor),
    names.map((name, i) => `${name} ${i % 7 === 0 ? 'second' : 'first'}`),
  );
  assert.deepEqual((await parseAll()).calls, []);
});

test('four documents are sent at a time', async (t) => {
  const { put, parse: parseAll } = await folder(t);
  for (let i = 0; i < 20; i++) await put(`${i}.pdf`, `${i}`);
  const sizes: number[] = [];
  const held: (() => void)[] = [];
  await parseAll({
    async answer(id, sent) {
      // Each is held until four are; otherwise the run would end here.
      const others = new Promise<void>((go) => held.push(go));
      if (held.length === 4) {
        await new Promise(setImmediate);
        sizes.push(held.length);
        for (const go of held.splice(0)) go();
      }
      await others;
      return invoiceOf(id, sent);
    },
  });
  assert.deepEqual(sizes, [4, 4, 4, 4, 4]);
});

test('a file that cannot be sent has a row that says why, and the others are answered', async (t) => {
  const { path, put, rows, parse: parseAll } = await folder(t);
  for (const name of ['a.pdf', 'big.pdf', 'changing.pdf']) await put(name, name);
  await truncate(join(path, 'big.pdf'), 11_250_001);
  const ended = await parseAll({
    async answer(id, sent) {
      await put('changing.pdf', 'changed');
      return invoiceOf(id, sent);
    },
  });
  assert.equal(ended.exitCode, 1);
  const found = (await rows()).map(({ outcome, error }) => [outcome, error]);
  assert.deepEqual(found.slice(0, 2), [
    ['complete', ''],
    ['refused', 'The file is larger than the limit of 11.25 MB.'],
  ]);
  assert.ok(['complete', 'failed'].includes(found[2]?.[0] ?? ''), 'it may have been read before');
});

test('the pace and the time left are printed', async (t) => {
  const { put, parse: parseAll } = await folder(t);
  for (let i = 0; i < 20; i++) await put(`${i}.pdf`, `${i}`);
  const { errors } = await parseAll({ answer: invoiceOf, tickMs: 2_000 });
  assert.match(errors, /^10 of 20, 30\.0 a minute, 20 s left$/m);
  assert.match(errors, /^20 of 20, 30\.0 a minute$/m);
});

const WRONG: readonly (readonly [what: string, args: readonly string[], said: RegExp])[] = [
  ['no results file', ['.', '--as', 'invoice'], /--out/],
  ['an unknown format of results', ['.', '--as', 'invoice', '--out', 'r.xlsx'], /\.csv or \.jsonl/],
  ['a missing file', ['no-such', 'neither', '--as', 'invoice', '--out', '-'], /cannot be read/],
  ['no files', ['--as', 'invoice'], /Give a file or a folder/],
];

test('an invalid command starts nothing', async () => {
  for (const [what, args, said] of WRONG) {
    const ended = await run(['parse', ...args]);
    assert.deepEqual([ended.exitCode, ended.opened], [2, 0], what);
    assert.match(ended.errors, said, what);
  }
});
