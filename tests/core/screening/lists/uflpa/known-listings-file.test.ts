import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { knownListingsFile } from '../../../../../core/screening/lists/uflpa/known-listings-file.ts';

function folder(t: TestContext): string {
  const path = mkdtempSync(join(tmpdir(), 'tracewell-'));
  t.after(() => {
    rmSync(path, { recursive: true });
  });
  return path;
}

test('what was written is read by the next process, and nothing else is left in the folder', async (t) => {
  const path = join(folder(t), 'deep', 'var');
  const told: string[] = [];
  const store = knownListingsFile(path, (code) => told.push(code));
  assert.equal(await store.read(), undefined);
  await store.write({ a: 1 });
  await store.write({ a: 2, b: 3 });
  assert.deepEqual(await knownListingsFile(path, (code) => told.push(code)).read(), { a: 2, b: 3 });
  assert.deepEqual(readdirSync(path), ['uflpa-listings.json']);
  assert.equal(readFileSync(join(path, 'uflpa-listings.json'), 'utf8'), '{"a":2,"b":3}\n');
  assert.deepEqual(told, []);
});

test('a file that holds something else is none', async (t) => {
  const path = folder(t);
  for (const text of ['', '{', '[]', '{}', '{"a":-1}', '{"a":"9"}', '{"a":0}', 'null', '{"a":1.5}']) {
    writeFileSync(join(path, 'uflpa-listings.json'), text);
    assert.equal(await knownListingsFile(path, assert.fail).read(), undefined, text);
  }
});

test('a folder that cannot be used is told, and stops nothing', async (t) => {
  const path = join(folder(t), 'file');
  writeFileSync(path, '');
  const told: string[] = [];
  const store = knownListingsFile(path, (code) => told.push(code));
  assert.equal(await store.read(), undefined);
  await store.write({ a: 1 });
  assert.deepEqual(told, ['ENOTDIR', 'EEXIST']);
});
