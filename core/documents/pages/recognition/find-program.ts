import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** How long the program may take to report its version or languages. */
const MAX_ANSWER_MS = 5_000;

/**
 * Finds the program `tesseract`: at the given path, or for `auto` the first one in the folders of `PATH`. Undefined if there is none, or if it is
 * older than version 5 or lacks its English data.
 */
export function findProgram(wanted: string, folders = process.env['PATH'] ?? ''): string | undefined {
  const paths = wanted === 'auto' ? folders.split(delimiter).filter(isAbsolute).map(inFolder) : [wanted];
  const found = paths.find(isExecutable);
  return found !== undefined && readsEnglish(found) ? found : undefined;
}

const inFolder = (folder: string): string => join(folder, 'tesseract');

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function readsEnglish(program: string): boolean {
  const said = (option: string): string => {
    // It gets as little of the environment as when it reads, so that it finds the same data.
    const asked = { encoding: 'utf8', timeout: MAX_ANSWER_MS, env: {} } as const;
    const { stdout, stderr, status } = spawnSync(program, [option], asked);
    return status === 0 ? stdout + stderr : '';
  };
  const version = Number(/^tesseract v?(\d{1,3})\./m.exec(said('--version'))?.[1] ?? 0);
  return version >= 5 && /^eng$/m.test(said('--list-langs'));
}
