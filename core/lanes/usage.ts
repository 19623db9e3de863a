/** What a process and those that it started have taken of the machine. */
export interface Usage {
  /** Memory of their own, in bytes: what they share with others, such as the program's text, is not counted. */
  readonly bytes: number;
  /** Milliseconds of processor, of all their threads. */
  readonly cpuMs: number;
}

/** What a process has taken so far, as Linux says (proc(5)); undefined where it has ended or may not be asked about, and on other systems. */
export const usageOf = usageReader();

/** What this process has taken so far, wherever it runs. */
export const ownUsage = ownUsageReader(usageOf);

/** Makes `usageOf`. All that it needs is within, as a thread gets its text alone; see `watchThisProcess`. */
export function usageReader(): (pid: number) => Usage | undefined {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  /** Of a process's flags: it was forked and is no program of its own yet (PF_FORKNOEXEC of linux/sched.h). */
  const FORKED = 0x40;
  const PAGE_BYTES = 4096;
  const TICK_MS = 10;

  /** The processes that a process's first thread started, which run; none where the system does not list them. */
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
 * Makes `ownUsage`, in the same way. Where it cannot ask Linux, a process knows its memory and processor time by itself: of the former
 * what it may share is taken off, and of the programs that it started it knows nothing, so that they need limits of their own.
 */
export function ownUsageReader(ofProcess: (pid: number) => Usage | undefined): () => Usage {
  /** The most that a process that reads files was seen to map of them: the program's text, and that of the libraries. */
  const PROGRAM_BYTES = 72 * 1024 * 1024;
  return () => {
    const usage = ofProcess(process.pid);
    if (usage !== undefined) return usage;
    const { user, system } = process.cpuUsage();
    return { bytes: Math.max(0, process.memoryUsage.rss() - PROGRAM_BYTES), cpuMs: (user + system) / 1000 };
  };
}
