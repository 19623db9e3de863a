import { constants } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Each write is on the disk when it is done; fsync, which would do as well, is denied by Node's permission model. */
const WRITTEN_THROUGH = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_SYNC;

/**
 * Replaces a file in one step: a reader sees the old bytes or the new ones, a failure leaves the old, and once this is done the
 * new ones outlast a loss of power. A kill on the way can leave a `.tmp` file beside it.
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

/** The new name is in the folder, which has to reach the disk as well; systems that open no folders keep it by themselves. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  try {
    await folder?.sync();
  } catch {
    // The file is in place, and the system, or the permission model, has no way to say when its name is.
  } finally {
    await folder?.close();
  }
}
