import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** An empty folder that is removed when the test ends. */
export async function temporaryFolder(context: TestContext): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'tracewell-'));
  context.after(() => rm(path, { recursive: true, force: true }));
  return path;
}
