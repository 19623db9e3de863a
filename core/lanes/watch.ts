import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ownUsage, ownUsageReader, usageReader, type Usage } from './usage.ts';

/** The signal that ends a process whose job took too much CPU time; a different one ends it otherwise. */
export const TOO_LONG = 'SIGVTALRM';

/** Limits of one job. */
export interface Allowance {
  readonly maxBytes: number;
  /** Milliseconds of CPU time from now on. */
  readonly maxCpuMs: number;
}

/** A watchdog for this process in its own thread, so that no work can delay it. */
export interface Watch {
  /** Starts a job's limits. */
  readonly allow: (allowance: Allowance) => void;
  /** Ends the job: what is used from now on is not charged to the next job. */
  readonly rest: () => void;
}

/** Shared state: maximum private memory in KiB, maximum CPU milliseconds since start, and 1 while there is a job. */
type Allowed = Int32Array<SharedArrayBuffer>;

/**
 * CPU milliseconds for an idle process to tidy up: one that takes more is still busy with its last job and would burden
 * the next.
 */
const MAX_IDLE_CPU_MS = 250;

/** The thread holds only a few numbers. */
const HEAP = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };

const MAX_INT32 = 2 ** 31 - 1;

/** Starts to watch this process, without limits until they are set; resolves when the thread runs. */
export async function watchThisProcess(): Promise<Watch> {
  const allowed: Allowed = new Int32Array(new SharedArrayBuffer(12)).fill(MAX_INT32);
  // The thread gets source text: a single binary has no files, and a TypeScript loader would take more memory than
  // everything else in it.
  const text = `(${keepWatch.toString()})(
    require('node:worker_threads').workerData,
    (${ownUsageReader.toString()})((${usageReader.toString()})()),
    '${TOO_LONG}',
  )`;
  const thread = new Worker(text, { eval: true, workerData: allowed, resourceLimits: HEAP, env: {} });
  await once(thread, 'online');
  // It ends with its process and does not keep it alive.
  thread.unref();
  const allowCpu = (ms: number): void => {
    Atomics.store(allowed, 1, Math.min(MAX_INT32, Math.ceil(ownUsage().cpuMs + ms)));
  };
  return {
    allow({ maxBytes, maxCpuMs }) {
      Atomics.store(allowed, 0, Math.floor(maxBytes / 1024));
      allowCpu(maxCpuMs);
      Atomics.store(allowed, 2, 1);
    },
    rest() {
      Atomics.store(allowed, 2, 0);
      allowCpu(MAX_IDLE_CPU_MS);
    },
  };
}

/** Checks this process forever, and ends it with all its children when they exceed the limits. */
function keepWatch(allowed: Allowed, usage: () => Usage, tooLong: NodeJS.Signals): void {
  /** Interval between checks: the shorter, the closer a process stays to its limit. */
  const WATCH_MS = { least: 2, most: 20 };
  /** Fastest growth in bytes per millisecond: pdf.js copies unpacked data to a buffer twice the size. */
  const FASTEST_GROWTH = 2 * 1024 * 1024;

  for (;;) {
    const { bytes, cpuMs } = usage();
    const kib = Atomics.load(allowed, 0);
    const left = kib * 1024 - bytes;
    const isTooLong = cpuMs > Atomics.load(allowed, 1);
    if (left < 0 || isTooLong)
      process.kill(-process.pid, isTooLong && Atomics.load(allowed, 2) === 1 ? tooLong : 'SIGKILL');
    // Never woken early; it sees new limits at its next check.
    Atomics.wait(allowed, 0, kib, Math.min(WATCH_MS.most, Math.max(WATCH_MS.least, left / FASTEST_GROWTH)));
  }
}
