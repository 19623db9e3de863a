import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { isSea } from 'node:sea';
import { fileURLToPath } from 'node:url';
import { stepBack } from './step-back.ts';

/** The program of a process that reads files. */
export interface ReadingProgram {
  /** Where its file is; not asked in a single binary, which has none. */
  readonly file: () => URL;
  /** The argument that makes a single binary run it. */
  readonly argument: string;
}

/** How far a process steps back for all that has work beside it, as nice(1) counts; 0 is not at all, 5 leaves it a third of another's share. */
export type Niceness = 0 | 5;

/** A small nursery keeps what a document leaves behind from adding up: 80 MB for a common PDF instead of 100. */
const HEAP = ['--max-old-space-size=192', '--max-semi-space-size=2', '--expose-gc'];

/** Blocks of more bytes are given back to the system as soon as they are free. */
const MAX_KEPT_BLOCK = 128 * 1024;

/**
 * Starts a process for files that may be hostile: its heap is bounded, it is given no key, and all its memory goes back to the
 * system with its end. It prints nothing, as what it prints may quote a document.
 */
export function startReadingProcess({ file, argument }: ReadingProgram, niceness: Niceness = 0): ChildProcess {
  const args = isSea() ? [argument] : [...process.execArgv.filter(isPermission), ...HEAP, fileURLToPath(file())];
  const started = spawn(process.execPath, args, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      MALLOC_MMAP_THRESHOLD_: String(MAX_KEPT_BLOCK),
      // Threads that have blocks of their own keep what they free apart.
      MALLOC_ARENA_MAX: '1',
      // A binary takes such options from nowhere else (of the nursery it has its own), and writes what it carries for the system to load to the usual place.
      ...(isSea() && { NODE_OPTIONS: HEAP.join(' '), TMPDIR: tmpdir() }),
    },
    // It leads a group of its own, so that what it starts ends with it.
    detached: true,
  });
  if (started.pid !== undefined && niceness > 0) stepBack(started.pid, niceness);
  return started;
}

/** Ends a process that was started here, and all that it started. */
export function endReadingProcess({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // None of them is left.
  }
}

/** What this process may not do, a process that it starts may not either; its other options are its own. */
function isPermission(option: string): boolean {
  return option.startsWith('--permission') || option.startsWith('--allow-');
}
