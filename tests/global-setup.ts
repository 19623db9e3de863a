import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SKIPS_VARIABLE } from './shared-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'tracewell-skipped-'));
const skips = join(folder, 'skipped');

/** Before the whole suite: its processes count the tests that they skip in one file. */
export function globalSetup(): void {
  writeFileSync(skips, '');
  process.env[SKIPS_VARIABLE] = skips;
}

/** After it: one line says how many were skipped, and why. */
export function globalTeardown(): void {
  const count = readFileSync(skips, 'utf8').length;
  rmSync(folder, { recursive: true });
  if (count > 0) process.stdout.write(`# ${count} tests skipped: the real material in ../shared/data is absent\n`);
}
