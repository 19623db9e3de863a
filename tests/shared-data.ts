import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** The real material that the repository does not hold: a folder beside the checkout. */
const FOLDER = join(import.meta.dirname, '../../shared/data');

/** The path of a file of the real material; where it is absent the test is skipped, with a message, and undefined is answered. */
export function sharedFile(context: TestContext, name: string): string | undefined {
  const path = join(FOLDER, name);
  if (existsSync(path)) return path;
  context.skip(`needs ../shared/data/${name}`);
  return undefined;
}
