import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isSea } from 'node:sea';
import { fileURLToPath } from 'node:url';

/** The program of a process that reads files. */
export interface ReadingProgram {
  /** Where its file is; not asked in a single binary, which has none. */
  readonly file: () => URL;
  /** The argument that makes a single binary run it. */
  readonly argument: string;
}

/** A small nursery keeps what a document leaves behind from adding up: 80 MB for a common PDF instead of 100. */
const HEAP = ['--max-old-space-size=192', '--max-semi-space-size=2'];

/** Blocks of more bytes are given back to the system as soon as they are free. */
const MAX_KEPT_BLOCK = 128 * 1024;

/**
 * Starts a process for files that may be hostile: its heap is bounded, it is given no key, and all its memory goes back to the
 * system with its end. It prints nothing, as what it prints may quote a document.
 */
export function startReadingProcess({ file, argument }: ReadingProgram): ChildProcess {
  const args = isSea() ? [argument] : [...process.execArgv.filter(isPermission), ...HEAP, fileURLToPath(file())];
  return spawn(process.execPath, args, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { MALLOC_MMAP_THRESHOLD_: String(MAX_KEPT_BLOCK) },
  });
}

/** What this process may not do, a process that it starts may not either; its other options are its own. */
function isPermission(option: string): boolean {
  return option.startsWith('--permission') || option.startsWith('--allow-');
}

/** Makes this process answer each job that its parent sends, one at a time, until the parent lets go of it. */
export function answerJobs(answer: (job: never) => Promise<unknown>): void {
  process.on('message', (job) => {
    void answer(job as never).then((result) => process.send?.(result));
  });
  process.on('disconnect', () => process.exit());
}

/** What a process has taken of the machine. */
export interface Usage {
  /** Memory of its own, in bytes: what it shares with others, such as the program's text, is not counted. */
  readonly bytes: number;
  /** Milliseconds of processor, of all its threads. */
  readonly cpuMs: number;
}

const PAGE_BYTES = 4096;
const TICK_MS = 10;

/** What a process has taken so far, as Linux says (proc(5)); undefined where the process has ended, and on other systems. */
export function usageOf(pid: number): Usage | undefined {
  try {
    const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ').map(Number);
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name, which is the second field, may hold spaces and brackets; user and system time are the 14th and 15th.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = (fields[11] ?? 0) + (fields[12] ?? 0);
    return { bytes: (resident - shared) * PAGE_BYTES, cpuMs: ticks * TICK_MS };
  } catch {
    return undefined;
  }
}
