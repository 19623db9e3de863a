import { spawn, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { isSea } from 'node:sea';
import { fileURLToPath } from 'node:url';
import { stepBack } from './step-back.ts';

/** The program of a process that reads files. */
export interface ReadingProgram {
  /** URL of its file; not used in a single binary, which has no files. */
  readonly file: () => URL;
  /** Argument that makes a single binary run it. */
  readonly argument: string;
}

/** Niceness of a process, as in nice(1): 0 yields to nobody, 5 leaves it a third of another's share. */
export type Niceness = 0 | 5;

/** A small nursery keeps a document's garbage from piling up: 80 MB for a common PDF instead of 100. */
const HEAP = ['--max-old-space-size=192', '--max-semi-space-size=2', '--expose-gc'];

/** Larger blocks are returned to the system as soon as they are freed. */
const MAX_KEPT_BLOCK = 128 * 1024;

/**
 * Starts a process for possibly hostile files: its heap is bounded, it gets no key, and all its memory is returned when
 * it ends. Its output is discarded because it may quote a document.
 */
export function startReadingProcess({ file, argument }: ReadingProgram, niceness: Niceness = 0): ChildProcess {
  const args = isSea() ? [argument] : [...process.execArgv.filter(isPermission), ...HEAP, fileURLToPath(file())];
  // Half of the time until it can read goes into compiling the same packages again. Node names a folder in the one given.
  const compiled = getCompileCacheDir();
  const started = spawn(process.execPath, args, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...(compiled !== undefined && { NODE_COMPILE_CACHE: dirname(compiled) }),
      MALLOC_MMAP_THRESHOLD_: String(MAX_KEPT_BLOCK),
      // Threads with their own arenas hold on to what they free.
      MALLOC_ARENA_MAX: '1',
      // Hundreds of them would take the memory of a document; pages are drawn with their own fonts and the bundled ones.
      DISABLE_SYSTEM_FONTS_LOAD: '1',
      // A binary takes these options only from the environment (its nursery is built in), and writes embedded native
      // code to the usual temporary folder.
      ...(isSea() && { NODE_OPTIONS: HEAP.join(' '), TMPDIR: tmpdir() }),
    },
    // It leads its own process group, so that what it starts ends with it.
    detached: true,
  });
  if (started.pid !== undefined && niceness > 0) stepBack(started.pid, niceness);
  return started;
}

/** Ends a process started here and everything it started. */
export function endReadingProcess({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // None of them is left.
  }
}

/** Child processes inherit this process's permissions; other options are not inherited. */
function isPermission(option: string): boolean {
  return option.startsWith('--permission') || option.startsWith('--allow-');
}
