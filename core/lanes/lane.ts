import type { ChildProcess } from 'node:child_process';
import type { Answered, Asked } from './answer-jobs.ts';
import { createFairQueue } from './fair-queue.ts';
import { endReadingProcess } from './reading-process.ts';
import type { SpareMemory } from './spare-memory.ts';
import { TOO_LONG, type Allowance } from './watch.ts';

/**
 * What a lane has for its jobs, and what one of them may take: milliseconds of processor, of which it takes no more on a busy machine
 * though it is longer by the clock, and bytes of its process, without what that shares with others.
 */
export interface LaneLimits extends Allowance {
  /** Jobs that run at the same time, each in a process of its own. */
  readonly processes: number;
  readonly maxWaiting: number;
}

/**
 * What came of a job.
 * - `full`: too much waits already; it was not begun.
 * - `too_heavy`: it took too much time or memory, or broke its process; it would do so again.
 * - `given_up`: its signal ended it, or the lane was closed.
 */
export type LaneOutcome<Result> =
  { readonly kind: 'done'; readonly result: Result } | { readonly kind: 'full' | 'too_heavy' | 'given_up' };

/** Who asks for a job, and until when; and what it may take where that is less than the lane allows. */
export interface JobOptions extends Partial<Allowance> {
  readonly signal: AbortSignal;
  /** Callers take turns; see `ApiRequest`. */
  readonly caller: string;
}

/** Jobs of one kind of cost, which wait for each other and for no job of another lane. It never rejects. */
export interface Lane<Job, Result> {
  readonly run: (job: Job, options: JobOptions) => Promise<LaneOutcome<Result>>;
  readonly close: () => Promise<void>;
}

interface WaitingJob<Job, Result> {
  readonly asked: Asked<Job>;
  readonly signal: AbortSignal;
  readonly caller: string;
  readonly answer: (outcome: LaneOutcome<Result>) => void;
}

/** What a lane has besides what is its own. */
export interface LaneAids<Job, Result> {
  /** Where a job that takes too long is begun again, so that it holds up no other of the lane. */
  readonly slower?: Lane<Job, Result>['run'] | undefined;
  /** Its processes have this memory whenever they need it. */
  readonly keeps?: SpareMemory | undefined;
  /** It may have one process more while nobody else needs this memory; a job whose process is ended for it is begun again. */
  readonly borrows?: SpareMemory | undefined;
}

/** How a job ended; `broken`: it took too much memory, or its process ended. */
type JobEnd<Result> =
  ({ readonly kind: 'done' } & Answered<Result>) | { readonly kind: 'given_up' | 'too_long' | 'broken' };

/**
 * A job that nobody waits for any more may still end by itself, as most do soon: for so long, which is what a new process would take to
 * start. So who leaves again and again holds up the lane no more than twice as long as new processes would.
 */
export const LEFT_MS = 300;

/** Of what a job may take: a process that holds more after one is replaced, as the next job would have too little left. */
const MAX_KEPT_SHARE = 0.75;

/** A process without a job is kept for so long, as the next job would wait for a new one to start: what a load took is given back within ten seconds of its end. */
export const MAX_IDLE_MS = 8_000;

/**
 * A lane for documents that may be hostile. What a job does to its process is watched in that, and ends with it; the next job gets a
 * new one. Processes are started by the jobs that need them, and keep this one alive only while they work.
 */
export function createLane<Job extends object, Result>(
  start: () => ChildProcess,
  limits: LaneLimits,
  { slower, keeps, borrows }: LaneAids<Job, Result> = {},
): Lane<Job, Result> {
  const queue = createFairQueue<WaitingJob<Job, Result>>(limits.maxWaiting);
  /** When each ends for want of work. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const processes = new Set<ChildProcess>();
  /** Its memory is borrowed. */
  let borrower: ChildProcess | undefined;
  /** Its memory was taken back: what it did is no fault of its job. */
  const recalled = new WeakSet<ChildProcess>();
  /** Jobs that get a new process. */
  const again = new Set<WaitingJob<Job, Result>>();
  let isClosed = false;

  const dismiss = (process: ChildProcess): void => {
    clearTimeout(idle.get(process));
    idle.delete(process);
    endReadingProcess(process);
    if (!processes.delete(process)) return;
    if (process === borrower) {
      borrower = undefined;
      borrows?.giveBack();
    } else keeps?.release();
  };

  const recall = (): void => {
    if (!borrower) return;
    recalled.add(borrower);
    dismiss(borrower);
  };

  /** A new process, in memory that is the lane's own or borrowed; undefined where there is neither. */
  const begin = (): ChildProcess | undefined => {
    const isOwn = processes.size - (borrower ? 1 : 0) < limits.processes;
    if (!isOwn && !borrows?.borrow(recall)) return undefined;
    if (isOwn) keeps?.claim();
    const process = start();
    if (!isOwn) borrower = process;
    // A process that ends while it has no job fails nothing: the next job gets another.
    process
      .on('error', () => undefined)
      .on('exit', () => {
        dismiss(process);
      });
    processes.add(process);
    return process;
  };

  /** The one that had a job last, so that those which the load no longer needs end. */
  const takeIdle = (): ChildProcess | undefined => {
    const last = Array.from(idle).at(-1);
    if (last === undefined) return undefined;
    const [process, ending] = last;
    clearTimeout(ending);
    idle.delete(process);
    return process;
  };

  const keepIdle = (process: ChildProcess): void => {
    const end = (): void => {
      dismiss(process);
    };
    idle.set(process, setTimeout(end, MAX_IDLE_MS).unref());
  };

  /** For a job that gets a new process: where there is no room for one, an idle one makes it. */
  const beginAnew = (): ChildProcess | undefined => {
    const begun = begin();
    const kept = begun ? undefined : takeIdle();
    if (!kept) return begun;
    dismiss(kept);
    return begin();
  };

  const take = (): void => {
    while (!isClosed && again.size + queue.size > 0) {
      const [first] = again;
      const kept = first ? undefined : takeIdle();
      const process = kept ?? (first ? beginAnew() : begin());
      const next = process && (first ?? queue.next());
      if (!next) return;
      again.delete(next);
      void runIn(process, next).then((end) => {
        // What the job before left behind may have been too heavy: only a new process tells.
        const isUntold = recalled.has(process) || kept !== undefined;
        if (end.kind === 'broken' && isUntold && !isClosed && !next.signal.aborted) {
          dismiss(process);
          again.add(next);
          take();
          return;
        }
        const stays = end.kind === 'done' && processes.has(process) && end.bytes <= MAX_KEPT_SHARE * limits.maxBytes;
        if (stays) keepIdle(process);
        else dismiss(process);
        if (end.kind === 'too_long' && slower) void slower(next.asked.job, next).then(next.answer);
        else next.answer(outcomeOf(end));
        take();
      });
    }
  };

  return {
    run(job, { signal, caller, maxBytes = Infinity, maxCpuMs = Infinity }) {
      const allowance = {
        maxBytes: Math.min(maxBytes, limits.maxBytes),
        maxCpuMs: Math.min(maxCpuMs, limits.maxCpuMs),
      };
      return new Promise((resolve) => {
        if (signal.aborted || isClosed) {
          resolve({ kind: 'given_up' });
          return;
        }
        const leave = (): void => {
          queue.remove(caller, waiting);
          again.delete(waiting);
          resolve({ kind: 'given_up' });
        };
        const waiting: WaitingJob<Job, Result> = {
          asked: { job, allowance },
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
      for (const next of again) next.answer({ kind: 'given_up' });
      again.clear();
      for (let next = queue.next(); next !== undefined; next = queue.next()) next.answer({ kind: 'given_up' });
      for (const process of processes) dismiss(process);
      return Promise.resolve();
    },
  };
}

function outcomeOf<Result>(end: JobEnd<Result>): LaneOutcome<Result> {
  if (end.kind === 'done') return { kind: 'done', result: end.result };
  return { kind: end.kind === 'given_up' ? 'given_up' : 'too_heavy' };
}

/** Runs a job in a process until it answers, breaks, takes too much, or is given up. */
function runIn<Job extends object, Result>(
  process: ChildProcess,
  { asked, signal }: WaitingJob<Job, Result>,
): Promise<JobEnd<Result>> {
  process.ref();
  process.channel?.ref();
  return new Promise((resolve) => {
    let leaving: NodeJS.Timeout | undefined;
    const end = (how: JobEnd<Result>): void => {
      clearTimeout(leaving);
      signal.removeEventListener('abort', onAbort);
      process.off('message', onAnswer).off('error', onBroken).off('exit', onExit);
      process.unref();
      process.channel?.unref();
      resolve(how);
    };
    const onAnswer = (answered: unknown): void => {
      end({ kind: 'done', ...(answered as Answered<Result>) });
    };
    const onBroken = (): void => {
      end({ kind: 'broken' });
    };
    const onExit = (_code: number | null, by: NodeJS.Signals | null): void => {
      end({ kind: by === TOO_LONG ? 'too_long' : 'broken' });
    };
    const onAbort = (): void => {
      leaving = setTimeout(end, LEFT_MS, { kind: 'given_up' });
    };
    signal.addEventListener('abort', onAbort, { once: true });
    process.on('message', onAnswer).on('error', onBroken).on('exit', onExit);
    process.send(asked);
  });
}
