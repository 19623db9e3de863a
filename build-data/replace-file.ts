import { replaceFile as replaceInOneStep } from '../core/replace-file.ts';
import { CommandError } from './command-error.ts';

/** Replaces a file atomically, as core does. Throws `CommandError` if its folder is missing. */
export async function replaceFile(path: string, bytes: string | Uint8Array): Promise<void> {
  try {
    await replaceInOneStep(path, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new CommandError(`There is no folder for ${path}.`);
    throw error;
  }
}
