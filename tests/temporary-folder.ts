import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndsWith } from './standins/upstream.ts';

/** An empty folder that is removed when the test ends. */
export async function temporaryFolder(context: EndsWith): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'tracewell-'));
  context.after(() => {
    rmSync(path, { recursive: true, force: true });
  });
  return path;
}
