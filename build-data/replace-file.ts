import { open, rename, rm } from 'node:fs/promises';
import { CommandError } from './command-error.ts';

/** Replaces a file in one step: a reader sees the old bytes or the new ones, and a failure leaves the old. */
export async function replaceFile(path: string, bytes: string | Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const file = await open(temporary, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new CommandError(`There is no folder for ${path}.`);
    throw error;
  }
}
