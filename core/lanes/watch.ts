import { once } from 'node:events';
import { getAsset, isSea } from 'node:sea';
import { Worker } from 'node:worker_threads';
import { ownUsage } from './usage.ts';

/** The signal that ends a process which took too much of the processor; another one ends it for its memory. */
export const TOO_LONG = 'SIGVTALRM';

/** What a process may take in all: KiB of memory of its own, and milliseconds of processor since its start. */
export type Allowed = Int32Array<SharedArrayBuffer>;

/** What one job may take of its process. */
export interface Allowance {
  readonly maxBytes: number;
  /** Milliseconds of processor from now on. */
  readonly maxCpuMs: number;
}

/** A watch over this process, kept by a thread of its own: no work holds it up, here or in the process that asked for it. */
export interface Watch {
  readonly allow: (allowance: Allowance) => void;
}

/** The thread's program in a single binary, which has no files. */
export const WATCH_ASSET = 'watch-thread.cjs';

/** The thread holds a few numbers. */
const HEAP = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };

const MAX_INT32 = 2 ** 31 - 1;

/** Begins to watch this process, which may take what it likes until it is told what it may; fulfilled when the thread runs. */
export async function watchThisProcess(): Promise<Watch> {
  const allowed: Allowed = new Int32Array(new SharedArrayBuffer(8)).fill(MAX_INT32);
  const options = { workerData: allowed, resourceLimits: HEAP, env: {} };
  const thread = isSea()
    ? new Worker(getAsset(WATCH_ASSET, 'utf8'), { ...options, eval: true })
    : new Worker(new URL('./watch-thread.ts', import.meta.url), options);
  thread.unref();
  await once(thread, 'online');
  return {
    allow({ maxBytes, maxCpuMs }) {
      Atomics.store(allowed, 1, Math.min(MAX_INT32, Math.ceil(ownUsage().cpuMs + maxCpuMs)));
      Atomics.store(allowed, 0, Math.floor(maxBytes / 1024));
    },
  };
}
