import type { Worker } from 'node:worker_threads';
import { createFairQueue } from './fair-queue.ts';

/** What a lane has for its jobs, and what one of them may take. */
export interface LaneLimits {
  /** Jobs that run at the same time, each in a thread of its own. */
  readonly threads: number;
  readonly maxWaiting: number;
  /** Milliseconds of processor; on a busy machine a job takes longer by the clock, and no more of these. */
  readonly maxCpuMs: number;
  /** Bytes of a busy thread: its heap, and the buffers outside it. */
  readonly maxBytes: number;
}

/**
 * What came of a job.
 * - `full`: too much waits already; it was not begun.
 * - `too_heavy`: it took too much time or memory, or broke its thread; it would do so again.
 * - `given_up`: its signal ended it, or the lane was closed.
 */
export type LaneOutcome<Result> =
  { readonly kind: 'done'; readonly result: Result } | { readonly kind: 'full' | 'too_heavy' | 'given_up' };

/** Who asks for a job, and until when. */
export interface JobOptions {
  readonly signal: AbortSignal;
  /** Callers take turns; see `ApiRequest`. */
  readonly caller: string;
}

/** Jobs of one kind of cost, which wait for each other and for no job of another lane. It never rejects. */
export interface Lane<Job, Result> {
  readonly run: (job: Job, options: JobOptions) => Promise<LaneOutcome<Result>>;
  readonly close: () => Promise<void>;
}

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly signal: AbortSignal;
  readonly answer: (outcome: LaneOutcome<Result>) => void;
}

/** How often a busy thread is looked at. The fastest that pdf.js unpacks adds about 10 MB in between. */
const WATCH_MS = 20;

/** A thread that holds more than this after a job is replaced, since an idle one collects no garbage. */
const MAX_IDLE_BYTES = 48 * 1024 * 1024;

/** A thread, and the processor time that it had taken when its next job began. */
interface Seat {
  readonly thread: Worker;
  readonly cpuMs: number;
}

/**
 * A lane for documents that may be hostile. What a job does to its thread is watched from outside, and ends with the thread;
 * the next job gets a new one. Threads are started by the jobs that need them, and keep no process alive.
 */
export function createLane<Job, Result>(start: () => Worker, limits: LaneLimits): Lane<Job, Result> {
  const queue = createFairQueue<Waiting<Job, Result>>(limits.maxWaiting);
  const idle: Seat[] = [];
  const threads = new Set<Worker>();
  let isClosed = false;

  const dismiss = async (thread: Worker): Promise<void> => {
    threads.delete(thread);
    await thread.terminate();
  };

  const begin = (): Seat => {
    const seat = { thread: start(), cpuMs: 0 };
    // A thread that ends while it has no job fails nothing: the next job gets another.
    seat.thread
      .on('error', () => undefined)
      .on('exit', () => {
        threads.delete(seat.thread);
        const place = idle.findIndex(({ thread }) => thread === seat.thread);
        if (place !== -1) idle.splice(place, 1);
      });
    threads.add(seat.thread);
    return seat;
  };

  const take = (): void => {
    while (!isClosed && (idle.length > 0 || threads.size < limits.threads)) {
      const next = queue.next();
      if (next === undefined) return;
      const seat = idle.pop() ?? begin();
      void runIn(seat, next, limits).then(async ({ outcome, usage }) => {
        next.answer(outcome);
        const stays = usage !== undefined && usage.bytes <= MAX_IDLE_BYTES && threads.has(seat.thread);
        if (stays) idle.push({ ...seat, cpuMs: usage.cpuMs });
        else await dismiss(seat.thread);
        take();
      });
    }
  };

  return {
    run(job, { signal, caller }) {
      return new Promise((resolve) => {
        if (signal.aborted || isClosed) {
          resolve({ kind: 'given_up' });
          return;
        }
        const leave = (): void => {
          queue.remove(caller, waiting);
          resolve({ kind: 'given_up' });
        };
        const waiting: Waiting<Job, Result> = {
          job,
          signal,
          answer(outcome) {
            signal.removeEventListener('abort', leave);
            resolve(outcome);
          },
        };
        if (!queue.add(caller, waiting)) {
          resolve({ kind: 'full' });
          return;
        }
        signal.addEventListener('abort', leave, { once: true });
        take();
      });
    },
    async close() {
      isClosed = true;
      for (let next = queue.next(); next !== undefined; next = queue.next()) next.answer({ kind: 'given_up' });
      await Promise.all([...threads].map(dismiss));
    },
  };
}

/** Runs a job in a thread until it answers, breaks, takes too much, or is given up; and what the thread has taken if it answered. */
function runIn<Job, Result>(
  { thread, cpuMs }: Seat,
  { job, signal }: Waiting<Job, Result>,
  { maxBytes, maxCpuMs }: LaneLimits,
): Promise<{ outcome: LaneOutcome<Result>; usage: Usage | undefined }> {
  thread.ref();
  return new Promise((resolve) => {
    let isOver = false;
    const end = async (outcome: LaneOutcome<Result>): Promise<void> => {
      if (isOver) return;
      isOver = true;
      clearInterval(watch);
      signal.removeEventListener('abort', onAbort);
      thread.off('message', onResult).off('error', onBroken).off('exit', onBroken);
      const usage = outcome.kind === 'done' ? await usageOf(thread) : undefined;
      thread.unref();
      resolve({ outcome, usage });
    };
    const onResult = (result: Result): void => void end({ kind: 'done', result });
    const onBroken = (): void => void end({ kind: 'too_heavy' });
    const onAbort = (): void => void end({ kind: 'given_up' });
    const look = async (): Promise<void> => {
      const usage = await usageOf(thread);
      if (usage && (usage.bytes > maxBytes || usage.cpuMs - cpuMs > maxCpuMs)) onBroken();
    };
    const watch = setInterval(() => void look(), WATCH_MS);
    signal.addEventListener('abort', onAbort, { once: true });
    thread.on('message', onResult).on('error', onBroken).on('exit', onBroken);
    thread.postMessage(job);
  });
}

interface Usage {
  readonly bytes: number;
  readonly cpuMs: number;
}

/** What a thread has taken; undefined of one that has just ended, which its own event says. */
async function usageOf(thread: Worker): Promise<Usage | undefined> {
  try {
    const [heap, cpu] = await Promise.all([thread.getHeapStatistics(), thread.cpuUsage()]);
    return { bytes: heap.used_heap_size + heap.external_memory, cpuMs: (cpu.user + cpu.system) / 1000 };
  } catch {
    return undefined;
  }
}
