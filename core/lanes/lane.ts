import type { ChildProcess } from 'node:child_process';
import { createFairQueue } from './fair-queue.ts';
import { endReadingProcess, usageOf } from './reading-process.ts';

/** What a lane has for its jobs, and what one of them may take. */
export interface LaneLimits {
  /** Jobs that run at the same time, each in a process of its own. */
  readonly processes: number;
  readonly maxWaiting: number;
  /** Milliseconds of processor; on a busy machine a job takes longer by the clock, and no more of these. */
  readonly maxCpuMs: number;
  /** Bytes of a busy process, without what it shares with others. */
  readonly maxBytes: number;
}

/**
 * What came of a job.
 * - `full`: too much waits already; it was not begun.
 * - `too_heavy`: it took too much time or memory, or broke its process; it would do so again.
 * - `given_up`: its signal ended it, or the lane was closed.
 */
export type LaneOutcome<Result> =
  { readonly kind: 'done'; readonly result: Result } | { readonly kind: 'full' | 'too_heavy' | 'given_up' };

/** Who asks for a job, and until when. */
export interface JobOptions {
  readonly signal: AbortSignal;
  /** Milliseconds of processor, where the job may take less than the lane allows. */
  readonly maxCpuMs?: number;
  /** Callers take turns; see `ApiRequest`. */
  readonly caller: string;
}

/** Jobs of one kind of cost, which wait for each other and for no job of another lane. It never rejects. */
export interface Lane<Job, Result> {
  readonly run: (job: Job, options: JobOptions) => Promise<LaneOutcome<Result>>;
  readonly close: () => Promise<void>;
}

interface WaitingJob<Job, Result> {
  readonly job: Job;
  readonly maxCpuMs: number;
  readonly signal: AbortSignal;
  readonly caller: string;
  readonly answer: (outcome: LaneOutcome<Result>) => void;
}

/** How a job ended; `broken`: it took too much memory, or its process ended. */
type JobEnd<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'given_up' }
  | { readonly kind: 'too_long' | 'broken' };

/** How often a process is looked at: the sooner, the nearer it is to what it may take. */
const WATCH_MS = { least: 2, most: 20 };

/** Bytes that a process adds in a millisecond at its fastest: what pdf.js unpacked is copied to a room twice as large. */
const FASTEST_GROWTH = 2 * 1024 * 1024;

/** Of what a job may take: a process that holds more after one is replaced, as the next job would have too little left. */
const MAX_KEPT_SHARE = 0.75;

/** A process without a job is kept for so long, as the next job would wait for a new one to start; one that holds much, shorter. */
const MAX_IDLE_MS = 60_000;
const MUCH = { bytes: 96 * 1024 * 1024, ms: 8_000 };

/** Milliseconds of processor for a process without a job, to tidy up: what takes more goes on with the job before, and would be the next one's burden. */
const MAX_IDLE_CPU_MS = 250;

/** A process, and the processor time that it had taken when its next job began. */
interface Seat {
  readonly process: ChildProcess;
  readonly cpuMs: number;
}

/**
 * A lane for documents that may be hostile. What a job does to its process is watched from outside, and ends with the process;
 * the next job gets a new one. Processes are started by the jobs that need them, and keep this one alive only while they work.
 * A job that takes too long is begun again with what is slower, where there is such, so that it holds up no other of the lane.
 */
export function createLane<Job extends object, Result>(
  start: () => ChildProcess,
  limits: LaneLimits,
  slower?: Lane<Job, Result>['run'],
): Lane<Job, Result> {
  const queue = createFairQueue<WaitingJob<Job, Result>>(limits.maxWaiting);
  /** How each is stopped from ending for want of work, or for working on without a job. */
  const idle = new Map<ChildProcess, () => void>();
  const processes = new Set<ChildProcess>();
  /** Jobs that get a new process. */
  const again: WaitingJob<Job, Result>[] = [];
  let isClosed = false;

  const dismiss = (process: ChildProcess): void => {
    idle.get(process)?.();
    idle.delete(process);
    processes.delete(process);
    endReadingProcess(process);
  };

  const begin = (): Seat => {
    const process = start();
    // A process that ends while it has no job fails nothing: the next job gets another.
    process
      .on('error', () => undefined)
      .on('exit', () => {
        dismiss(process);
      });
    processes.add(process);
    return { process, cpuMs: 0 };
  };

  const takeIdle = (): Seat | undefined => {
    const [first] = idle;
    if (first === undefined) return undefined;
    const [process, stay] = first;
    stay();
    idle.delete(process);
    return { process, cpuMs: usageOf(process.pid ?? 0)?.cpuMs ?? 0 };
  };

  const keepIdle = (seat: Seat, bytes: number): void => {
    const { process } = seat;
    const end = (): void => {
      dismiss(process);
    };
    const ending = setTimeout(end, bytes > MUCH.bytes ? MUCH.ms : MAX_IDLE_MS).unref();
    const unwatch = watch(seat, { maxBytes: limits.maxBytes, maxCpuMs: MAX_IDLE_CPU_MS }, end);
    idle.set(process, () => {
      clearTimeout(ending);
      unwatch();
    });
  };

  const take = (): void => {
    while (!isClosed && (idle.size > 0 || processes.size < limits.processes)) {
      const isAgain = again.length > 0;
      const next = again.shift() ?? queue.next();
      if (next === undefined) return;
      const kept = isAgain ? undefined : takeIdle();
      const seat = kept ?? begin();
      const { process } = seat;
      void runIn(seat, next, limits.maxBytes).then((end) => {
        if (end.kind === 'broken' && kept && !isClosed) {
          // What the job before left behind may have been too heavy: only a new process tells.
          dismiss(process);
          again.push(next);
          take();
          return;
        }
        const { bytes, cpuMs: takenMs } = usageOf(process.pid ?? 0) ?? { bytes: 0, cpuMs: 0 };
        const stays = end.kind === 'done' && processes.has(process) && bytes <= MAX_KEPT_SHARE * limits.maxBytes;
        if (stays) keepIdle({ process, cpuMs: takenMs }, bytes);
        else dismiss(process);
        if (end.kind === 'too_long' && slower) void slower(next.job, next).then(next.answer);
        else next.answer(outcomeOf(end));
        take();
      });
    }
  };

  return {
    run(job, { signal, caller, maxCpuMs = limits.maxCpuMs }) {
      return new Promise((resolve) => {
        if (signal.aborted || isClosed) {
          resolve({ kind: 'given_up' });
          return;
        }
        const leave = (): void => {
          queue.remove(caller, waiting);
          resolve({ kind: 'given_up' });
        };
        const waiting: WaitingJob<Job, Result> = {
          job,
          maxCpuMs: Math.min(maxCpuMs, limits.maxCpuMs),
          signal,
          caller,
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
    close() {
      isClosed = true;
      for (const next of again.splice(0)) next.answer({ kind: 'given_up' });
      for (let next = queue.next(); next !== undefined; next = queue.next()) next.answer({ kind: 'given_up' });
      for (const process of processes) dismiss(process);
      return Promise.resolve();
    },
  };
}

function outcomeOf<Result>(end: JobEnd<Result>): LaneOutcome<Result> {
  return end.kind === 'done' || end.kind === 'given_up' ? end : { kind: 'too_heavy' };
}

/** Looks at a process, with a job or without, until it has taken too much or the function that is answered is called. */
function watch(
  { process, cpuMs }: Seat,
  { maxBytes, maxCpuMs }: Pick<LaneLimits, 'maxBytes' | 'maxCpuMs'>,
  end: (how: 'broken' | 'too_long') => void,
): () => void {
  let next: NodeJS.Timeout;
  const lookIn = (ms: number): void => {
    next = setTimeout(look, ms).unref();
  };
  const look = (): void => {
    const usage = usageOf(process.pid ?? 0);
    if (usage && usage.bytes > maxBytes) end('broken');
    else if (usage && usage.cpuMs - cpuMs > maxCpuMs) end('too_long');
    else {
      const left = usage ? (maxBytes - usage.bytes) / FASTEST_GROWTH : WATCH_MS.most;
      lookIn(Math.min(WATCH_MS.most, Math.max(WATCH_MS.least, left)));
    }
  };
  lookIn(WATCH_MS.most);
  return () => {
    clearTimeout(next);
  };
}

/** Runs a job in a process until it answers, breaks, takes too much, or is given up. */
function runIn<Job extends object, Result>(
  seat: Seat,
  { job, maxCpuMs, signal }: WaitingJob<Job, Result>,
  maxBytes: number,
): Promise<JobEnd<Result>> {
  const { process } = seat;
  process.ref();
  process.channel?.ref();
  return new Promise((resolve) => {
    const end = (how: JobEnd<Result>): void => {
      unwatch();
      signal.removeEventListener('abort', onAbort);
      process.off('message', onResult).off('error', onBroken).off('exit', onBroken);
      process.unref();
      process.channel?.unref();
      resolve(how);
    };
    const onResult = (result: unknown): void => {
      end({ kind: 'done', result: result as Result });
    };
    const onBroken = (): void => {
      end({ kind: 'broken' });
    };
    const onAbort = (): void => {
      end({ kind: 'given_up' });
    };
    const unwatch = watch(seat, { maxBytes, maxCpuMs }, (kind) => {
      end({ kind });
    });
    signal.addEventListener('abort', onAbort, { once: true });
    process.on('message', onResult).on('error', onBroken).on('exit', onBroken);
    // A signal that was aborted before says so no more, and a job that nobody waits for would hold its place.
    if (signal.aborted) onAbort();
    else process.send(job);
  });
}
