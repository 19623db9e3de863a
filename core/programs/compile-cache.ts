import { lstatSync, mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps compiled code from one start to the next, in the folder that `NODE_COMPILE_CACHE` names, else in one of this user's own
 * below the system's temporary one. Silently without where that cannot be had: a start is slower then, and nothing else.
 */
export function keepCompiledCode(): void {
  const user = process.getuid?.();
  const folder = join(tmpdir(), `tracewell-code-${user ?? 'user'}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // What is compiled is run without looking at it again, so nobody else may have put it there.
    const { uid, mode } = lstatSync(folder);
    const isOwn = user === undefined || (uid === user && (mode & 0o777) === 0o700);
    if (isOwn) enableCompileCache(folder);
  } catch {
    // Not under a permission model that does not let it write there, nor on a file system that is read only.
  }
}
