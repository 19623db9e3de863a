import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ownUsage, ownUsageReader, usageReader, type Usage } from './usage.ts';

/** The signal that ends a process whose job took too much of the processor; another one ends it otherwise. */
export const TOO_LONG = 'SIGVTALRM';

/** What one job may take of its process. */
export interface Allowance {
  readonly maxBytes: number;
  /** Milliseconds of processor from now on. */
  readonly maxCpuMs: number;
}

/** A watch over this process, kept by a thread of its own: no work holds it up, here or in the process that asked for it. */
export interface Watch {
  /** A job begins. */
  readonly allow: (allowance: Allowance) => void;
  /** It is done: what is taken from now on is no fault of a job that comes meanwhile. */
  readonly rest: () => void;
}

/** What a process may take in all: KiB of memory of its own, and milliseconds of processor since its start; and 1 while it has a job. */
type Allowed = Int32Array<SharedArrayBuffer>;

/** Milliseconds of processor for a process without a job, to tidy up: what takes more goes on with the job before, and would be the next one's burden. */
const MAX_IDLE_CPU_MS = 250;

/** The thread holds a few numbers. */
const HEAP = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };

const MAX_INT32 = 2 ** 31 - 1;

/** Begins to watch this process, which may take what it likes until it is told what it may; fulfilled when the thread runs. */
export async function watchThisProcess(): Promise<Watch> {
  const allowed: Allowed = new Int32Array(new SharedArrayBuffer(12)).fill(MAX_INT32);
  // The thread gets text: a single binary has no files, and what turns TypeScript into JavaScript would take more memory than all else in it.
  const text = `(${keepWatch.toString()})(
    require('node:worker_threads').workerData,
    (${ownUsageReader.toString()})((${usageReader.toString()})()),
    '${TOO_LONG}',
  )`;
  const thread = new Worker(text, { eval: true, workerData: allowed, resourceLimits: HEAP, env: {} });
  await once(thread, 'online');
  // It ends with its process, and keeps none.
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

/** Looks at this process for ever, and ends it and all that it started when they have taken more than they may. */
function keepWatch(allowed: Allowed, usage: () => Usage, tooLong: NodeJS.Signals): void {
  /** How often it looks: the sooner, the nearer the process is to what it may take. */
  const WATCH_MS = { least: 2, most: 20 };
  /** Bytes that a process adds in a millisecond at its fastest: what pdf.js unpacked is copied to a room twice as large. */
  const FASTEST_GROWTH = 2 * 1024 * 1024;

  for (;;) {
    const { bytes, cpuMs } = usage();
    const kib = Atomics.load(allowed, 0);
    const left = kib * 1024 - bytes;
    const isTooLong = cpuMs > Atomics.load(allowed, 1);
    if (left < 0 || isTooLong)
      process.kill(-process.pid, isTooLong && Atomics.load(allowed, 2) === 1 ? tooLong : 'SIGKILL');
    // Nobody wakes it before its time, and it sees what it was told meanwhile at its next look.
    Atomics.wait(allowed, 0, kib, Math.min(WATCH_MS.most, Math.max(WATCH_MS.least, left / FASTEST_GROWTH)));
  }
}
