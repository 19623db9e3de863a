import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { isSea } from 'node:sea';
import { fileURLToPath } from 'node:url';

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
      // A binary takes such options from nowhere else, and writes what it carries for the system to load to the usual place.
      ...(isSea() && { NODE_OPTIONS: HEAP.join(' '), TMPDIR: tmpdir() }),
    },
    // It leads a group of its own, so that what it starts ends with it.
    detached: true,
  });
  if (started.pid !== undefined && niceness > 0) stepBack(started.pid, niceness);
  return started;
}

/** Each of these processes leads a session, which may be a group to the scheduler: then its own niceness counts within that alone, and the group has another (sched(7), autogroup). */
function stepBack(pid: number, niceness: Niceness): void {
  setPriority(pid, niceness);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // This system has no such groups, or lets nobody change one just now.
  }
}

/** Ends a process that was started here, and all that it started. */
export function endReadingProcess({ pid }: ChildProcess): void {
  if (pid !== undefined) endGroup(pid);
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // None of them is left.
  }
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
  process.on('disconnect', () => {
    endGroup(process.pid);
    process.exit();
  });
}

/** What a process and those that it started have taken of the machine. */
export interface Usage {
  /** Memory of their own, in bytes: what they share with others, such as the program's text, is not counted. */
  readonly bytes: number;
  /** Milliseconds of processor, of all their threads. */
  readonly cpuMs: number;
}

/** Of a process's flags: it was forked and is no program of its own yet (PF_FORKNOEXEC of linux/sched.h). */
const FORKED = 0x40;

const PAGE_BYTES = 4096;
const TICK_MS = 10;

/** What a process has taken so far, as Linux says (proc(5)); undefined where the process has ended, and on other systems. */
export function usageOf(pid: number): Usage | undefined {
  try {
    const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ').map(Number);
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name, which is the second field, may hold spaces and brackets; the 9th is the flags, and the 14th to 17th are user
    // and system time, its own and that of the processes that it started and that have ended.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const isForked = ((fields[6] ?? 0) & FORKED) !== 0;
    const own = {
      // Until then it has all the memory of the one that started it, and none that is its own.
      bytes: isForked ? 0 : (resident - shared) * PAGE_BYTES,
      cpuMs: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * TICK_MS,
    };
    return childrenOf(pid).reduce((sum, child) => {
      const usage = usageOf(child);
      return usage ? { bytes: sum.bytes + usage.bytes, cpuMs: sum.cpuMs + usage.cpuMs } : sum;
    }, own);
  } catch {
    return undefined;
  }
}

/** The processes that a process's first thread started, which run; none where the system does not list them. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
