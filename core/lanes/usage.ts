/** Resources used by a process and its children. */
export interface Usage {
  /** Private memory in bytes; shared memory, such as the program's code, is not counted. */
  readonly bytes: number;
  /** CPU time of all their threads, in milliseconds. */
  readonly cpuMs: number;
}

/**
 * Returns a process's usage so far, from Linux's proc(5); undefined if it has ended, may not be inspected, or on other
 * systems.
 */
export const usageOf = usageReader();

/** Returns this process's usage so far, on any system. */
export const ownUsage = ownUsageReader(usageOf);

/**
 * Creates `usageOf`. It must be self-contained because it is sent to a thread as source text; see `watchThisProcess`.
 */
export function usageReader(): (pid: number) => Usage | undefined {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  /** Process flag: forked, but not yet running its own program (PF_FORKNOEXEC in linux/sched.h). */
  const FORKED = 0x40;
  const PAGE_BYTES = 4096;
  const TICK_MS = 10;

  /** Returns the running children of a process's first thread; none if the system does not list them. */
  const childrenOf = (pid: number): number[] => {
    try {
      return readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number);
    } catch {
      return [];
    }
  };

  const read = (pid: number): Usage | undefined => {
    try {
      const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ').map(Number);
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      // The name, the second field, may contain spaces and brackets; the 9th is the flags, and the 14th to 17th are
      // user and system time, its own and that of its ended children.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const isForked = ((fields[6] ?? 0) & FORKED) !== 0;
      const own = {
        // Until then it shares all memory with its parent and has none of its own.
        bytes: isForked ? 0 : (resident - shared) * PAGE_BYTES,
        cpuMs: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * TICK_MS,
      };
      return childrenOf(pid).reduce((sum, child) => {
        const usage = read(child);
        return usage ? { bytes: sum.bytes + usage.bytes, cpuMs: sum.cpuMs + usage.cpuMs } : sum;
      }, own);
    } catch {
      return undefined;
    }
  };
  return read;
}

/**
 * Creates `ownUsage`, self-contained as well. Without Linux's proc, a process reports its own memory and CPU time: an
 * estimate of shared memory is subtracted, and its children are not seen, so they need limits of their own.
 */
export function ownUsageReader(ofProcess: (pid: number) => Usage | undefined): () => Usage {
  /** The most that a reading process was seen to map of program and library code. */
  const PROGRAM_BYTES = 72 * 1024 * 1024;
  return () => {
    const usage = ofProcess(process.pid);
    if (usage !== undefined) return usage;
    const { user, system } = process.cpuUsage();
    return { bytes: Math.max(0, process.memoryUsage.rss() - PROGRAM_BYTES), cpuMs: (user + system) / 1000 };
  };
}
