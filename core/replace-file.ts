import { constants } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Each write is on the disk when it returns; Node's permission model forbids fsync, the alternative. */
const WRITTEN_THROUGH = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_SYNC;

/**
 * Replaces a file atomically: readers see the old or the new bytes, a failure leaves the old ones, and once this
 * resolves the new ones survive a power loss. A kill in between can leave a `.tmp` file next to it.
 */
export async function replaceFile(path: string, bytes: string | Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const file = await open(temporary, WRITTEN_THROUGH);
    try {
      await file.writeFile(bytes);
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/**
 * The new name is in the folder, which must reach the disk as well; systems that cannot open folders do this by
 * themselves.
 */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  try {
    await folder?.sync();
  } catch {
    // The file is in place, and the system, or the permission model, has no way to sync its name.
  } finally {
    await folder?.close();
  }
}
