import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SKIPS_VARIABLE } from './shared-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'tracewell-suite-'));
const skips = join(folder, 'skipped');

/** Runs before the whole suite: gives its processes one file in which they count skipped tests, and one place for compiled code. */
export function globalSetup(): void {
  writeFileSync(skips, '');
  process.env[SKIPS_VARIABLE] = skips;
  // Most of the time until a test begins goes into compiling the same files again.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
}

/** Runs after the whole suite: prints one line that says how many tests were skipped, and why. */
export function globalTeardown(): void {
  const count = readFileSync(skips, 'utf8').length;
  rmSync(folder, { recursive: true });
  if (count > 0) process.stdout.write(`# ${count} tests skipped: the real material in ../shared/data is absent\n`);
}
