import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ruleMutants } from '../../bench/rule-mutants.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const SOURCES: readonly (readonly [source: string, mutants: readonly string[]])[] = [
  ['f(a.x && b.y);', ['f(a.x);', 'f(b.y);']],
  ['if (a) f();', [';']],
  ["s.replace('a', 'b');", ['s;']],
  // Without a part of its condition a loop may not end.
  ['while (a.x && b.y) f();', []],
  ['do f(); while (a.x && b.y);', []],
  ['for (; a.x && b.y; ) f();', []],
  ['while (a.x && b.y) if (c) f();', ['while (a.x && b.y) ;']],
];

test('a mutant lacks one rule, and no mutant lacks a part of the condition of a loop', async (t) => {
  const folder = await temporaryFolder(t);
  for (const [source, mutants] of SOURCES) {
    writeFileSync(join(folder, 'rules.ts'), source);
    const made = ruleMutants(folder, 'rules.ts', () => undefined).map((one) => one.source);
    assert.deepEqual(made, mutants, source);
  }
});
