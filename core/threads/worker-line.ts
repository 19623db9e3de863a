import type { Worker } from 'node:worker_threads';

/** What a worker may take for one job, and how many jobs may wait for it. */
export interface WorkerLimits {
  readonly timeoutMs: number;
  /** Bytes outside the JavaScript heap: buffers, which the heap's own limit does not count. */
  readonly maxBufferBytes: number;
  readonly maxWaiting: number;
}

/** Jobs for a worker thread, one after another. */
export interface WorkerLine<Job, Result> {
  /**
   * The result; `full` where the line takes no more jobs now, undefined where the job took too much time or memory, failed, or
   * its signal ended it.
   */
  readonly run: (job: Job, signal: AbortSignal) => Promise<Result | 'full' | undefined>;
  readonly close: () => Promise<void>;
}

/** How often a worker's memory is looked at; unpacking gains about 50 MB in between. */
const WATCH_MS = 100;

/**
 * A line of jobs for a thread that may run away: what it does to its memory and time is watched from outside, and ends
 * with the thread. The next job gets a new one. The thread is started by the first job.
 */
export function createWorkerLine<Job, Result>(start: () => Worker, limits: WorkerLimits): WorkerLine<Job, Result> {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isClosed = false;

  const dismiss = async (one: Worker): Promise<void> => {
    if (worker === one) worker = undefined;
    await one.terminate();
  };

  const runNow = (job: Job, signal: AbortSignal): Promise<Result | undefined> => {
    if (signal.aborted || isClosed) return Promise.resolve(undefined);
    const thread = (worker ??= startIdle(start));
    thread.ref();
    return new Promise((resolve) => {
      let isOver = false;
      const end = (): void => {
        isOver = true;
        clearTimeout(timer);
        clearInterval(watch);
        signal.removeEventListener('abort', onBroken);
        thread.off('message', onResult).off('error', onBroken).off('exit', onBroken);
        thread.unref();
      };
      const onResult = (result: Result): void => {
        end();
        resolve(result);
      };
      const onBroken = (): void => {
        end();
        void dismiss(thread).then(() => {
          resolve(undefined);
        });
      };
      const timer = setTimeout(onBroken, limits.timeoutMs);
      const watch = setInterval(() => {
        void bufferBytes(thread).then((bytes) => {
          if (bytes > limits.maxBufferBytes && !isOver) onBroken();
        });
      }, WATCH_MS);
      signal.addEventListener('abort', onBroken, { once: true });
      thread.on('message', onResult).on('error', onBroken).on('exit', onBroken);
      thread.postMessage(job);
    });
  };

  return {
    async run(job, signal) {
      if (waiting >= limits.maxWaiting) return 'full';
      waiting++;
      const turn = last.then(() => runNow(job, signal));
      last = turn;
      try {
        return await turn;
      } finally {
        waiting--;
      }
    },
    async close() {
      isClosed = true;
      if (worker) await dismiss(worker);
    },
  };
}

/** A thread that does not keep the process alive, and whose exit while idle is not a failure. */
function startIdle(start: () => Worker): Worker {
  const worker = start();
  worker.on('error', () => undefined);
  return worker;
}

async function bufferBytes(worker: Worker): Promise<number> {
  try {
    return (await worker.getHeapStatistics()).external_memory;
  } catch {
    // It is answered with an error by a thread that has just ended, which its own event reports.
    return 0;
  }
}
