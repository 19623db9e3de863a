import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** The real material that the repository does not contain: a folder next to the checkout. */
const FOLDER = join(import.meta.dirname, '../../shared/data');

/** The file in which the tests of a whole run count those that they skip; see global-setup.ts. */
export const SKIPS_VARIABLE = 'TRACEWELL_SKIPPED_TESTS';

/** The path of a file of the real material; if it is absent, the test is skipped and undefined returned. */
export function sharedFile(context: TestContext, name: string): string | undefined {
  const path = join(FOLDER, name);
  if (existsSync(path)) return path;
  skipForShared(context, name);
  return undefined;
}

/** Skips a test that needs a part of the real material. */
export function skipForShared(context: TestContext, name: string): void {
  const skips = process.env[SKIPS_VARIABLE];
  if (skips === undefined) {
    context.skip(`needs ../shared/data/${name}`);
    return;
  }
  // The whole suite reports the number of such tests once, at its end.
  appendFileSync(skips, '.');
  context.skip();
}
