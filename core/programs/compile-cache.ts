import { lstatSync, mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Caches compiled code between starts, in the folder named by `NODE_COMPILE_CACHE`, or in a folder of this user in the
 * system's temporary one. Does nothing if that is impossible: only the start is then slower.
 */
export function keepCompiledCode(): void {
  const user = process.getuid?.();
  const folder = join(tmpdir(), `tracewell-code-${user ?? 'user'}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Cached code runs unchecked, so no other user may be able to write there.
    const { uid, mode } = lstatSync(folder);
    const isOwn = user === undefined || (uid === user && (mode & 0o777) === 0o700);
    if (isOwn) enableCompileCache(folder);
  } catch {
    // Not under a permission model that forbids writing there, nor on a read-only file system.
  }
}
