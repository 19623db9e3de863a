import type { ChildProcess } from 'node:child_process';
import type { Answered, Asked } from './answer-jobs.ts';
import { createFairQueue } from './fair-queue.ts';
import { endReadingProcess } from './reading-process.ts';
import type { SpareMemory } from './spare-memory.ts';
import { TOO_LONG, type Allowance } from './watch.ts';

/**
 * A lane's processes and the limits of one job: milliseconds of CPU time, which a busy machine does not inflate, and
 * bytes of private memory of its process.
 */
export interface LaneLimits extends Allowance {
  /** Jobs that run at the same time, each in its own process. */
  readonly processes: number;
  readonly maxWaiting: number;
}

/**
 * Outcome of a job.
 * - `full`: too many jobs are waiting; it was not started.
 * - `too_heavy`: it took too much time or memory, or crashed its process; it would do so again.
 * - `given_up`: its signal aborted it, or the lane was closed.
 */
export type LaneOutcome<Result> =
  { readonly kind: 'done'; readonly result: Result } | { readonly kind: 'full' | 'too_heavy' | 'given_up' };

/** A job's caller and signal, and its limits if lower than the lane's. */
export interface JobOptions extends Partial<Allowance> {
  readonly signal: AbortSignal;
  /** Callers take turns; see `ApiRequest`. */
  readonly caller: string;
}

/** A pool for jobs of one kind of cost, which never wait for jobs of another lane. It never rejects. */
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

/** Optional links between lanes. */
export interface LaneAids<Job, Result> {
  /** Where a job that takes too long is restarted, so that it does not hold up this lane. */
  readonly slower?: Lane<Job, Result>['run'] | undefined;
  /** Memory that this lane's processes can claim at any time. */
  readonly keeps?: SpareMemory | undefined;
  /**
   * Memory from which this lane may run one more process while it is unused; a job whose process is ended for it is
   * restarted.
   */
  readonly borrows?: SpareMemory | undefined;
}

/** How a job ended; `broken`: it took too much memory, or its process ended. */
type JobEnd<Result> =
  ({ readonly kind: 'done' } & Answered<Result>) | { readonly kind: 'given_up' | 'too_long' | 'broken' };

/**
 * How long an abandoned job may run on, since most end soon; this is about the time to start a new process. So a caller
 * who keeps leaving holds up the lane at most twice as long as new processes would.
 */
export const LEFT_MS = 300;

/**
 * Share of a job's memory limit: a process that holds more after a job is replaced, because the next job would have too
 * little left.
 */
const MAX_KEPT_SHARE = 0.75;

/**
 * How long an idle process is kept, which saves the next job a start: memory taken by a burst is given back within ten
 * seconds of its end.
 */
export const MAX_IDLE_MS = 8_000;

/**
 * Creates a lane for possibly hostile documents. Each process watches its own use and ends with a job that takes too
 * much; the next job gets a new process. Processes start on demand and keep this one alive only while they work.
 */
export function createLane<Job extends object, Result>(
  start: () => ChildProcess,
  limits: LaneLimits,
  { slower, keeps, borrows }: LaneAids<Job, Result> = {},
): Lane<Job, Result> {
  const queue = createFairQueue<WaitingJob<Job, Result>>(limits.maxWaiting);
  /** When each idle process ends. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const processes = new Set<ChildProcess>();
  /** The process whose memory is borrowed. */
  let borrower: ChildProcess | undefined;
  /** Processes whose memory was reclaimed: it is not the fault of their jobs. */
  const recalled = new WeakSet<ChildProcess>();
  /** Jobs to be restarted in a new process. */
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

  /** Starts a process in owned or borrowed memory; undefined if there is neither. */
  const begin = (): ChildProcess | undefined => {
    const isOwn = processes.size - (borrower ? 1 : 0) < limits.processes;
    if (!isOwn && !borrows?.borrow(recall)) return undefined;
    if (isOwn) keeps?.claim();
    const process = start();
    if (!isOwn) borrower = process;
    // An idle process that ends fails nothing: the next job gets another.
    process
      .on('error', () => undefined)
      .on('exit', () => {
        dismiss(process);
      });
    processes.add(process);
    return process;
  };

  /** The most recently used process, so that unneeded ones become idle and end. */
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

  /** For a job that needs a new process: if there is no room for one, an idle process makes way. */
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
        // The previous job's leftovers may have been too heavy: only a new process can tell.
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

/** Runs a job in a process until it answers, crashes, takes too much, or is abandoned. */
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
