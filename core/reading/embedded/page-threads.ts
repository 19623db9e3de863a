import { Worker } from 'node:worker_threads';
import type { AskOptions } from '../model.ts';
import type { PageJob, PagesRead } from './page-job.ts';

/** How many threads read, and what they may use. */
export interface ThreadRules {
  /** Threads, each of which reads one document at a time. */
  readonly threads: number;
  /** Documents that may wait for a thread. */
  readonly waiting: number;
  /** Milliseconds without work after which a thread ends and gives its memory back. */
  readonly idleMs: number;
  /** Bytes that the process may grow by while a document is read. */
  readonly growth: number;
  /** The program of a thread. */
  readonly program: URL;
}

/** Reads pages in threads, so that the server's own goes on answering. */
export interface PageThreads {
  /** Whatever goes wrong is an answer; it never rejects. */
  readonly read: (job: PageJob, options: AskOptions) => Promise<PagesRead>;
  /** Ends the threads; what is being read is given up. */
  readonly close: () => Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  isBusy: boolean;
  idle?: NodeJS.Timeout;
}

/** How often the size of the process is looked at while a document is read. */
const LOOK_EVERY_MS = 100;

/** The most that a thread's own objects may take, in MB; pictures and inflated files are counted by `growth`. */
const MOST_OBJECTS_MB = 768;

/** Threads that are started when there is work for them. */
export function createPageThreads(rules: ThreadRules): PageThreads {
  const threads = new Set<Thread>();
  const queue: (() => void)[] = [];

  const end = async (thread: Thread): Promise<void> => {
    threads.delete(thread);
    clearTimeout(thread.idle);
    await thread.worker.terminate();
  };
  const start = (): Thread => {
    // What the engines print can hold what they read: it goes nowhere.
    const worker = new Worker(rules.program, {
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MOST_OBJECTS_MB },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    const thread: Thread = { worker, isBusy: true };
    threads.add(thread);
    // Between jobs too a thread may fail; the next job starts another.
    worker.on('error', () => void end(thread));
    return thread;
  };
  const take = (): Thread | undefined => {
    const idle = [...threads].find((thread) => !thread.isBusy);
    if (idle) {
      clearTimeout(idle.idle);
      idle.isBusy = true;
      idle.worker.ref();
      return idle;
    }
    return threads.size < rules.threads ? start() : undefined;
  };
  const release = (thread: Thread): void => {
    thread.isBusy = false;
    thread.worker.unref();
    thread.idle = setTimeout(() => void end(thread), rules.idleMs).unref();
  };

  /** A thread of one's own, as soon as one is free; undefined where too many wait or the signal aborts first. */
  const turn = async (signal: AbortSignal): Promise<Thread | undefined> => {
    const free = take();
    if (free !== undefined || queue.length >= rules.waiting) return free;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const wake = (): void => {
      resolve(undefined);
    };
    queue.push(wake);
    signal.addEventListener('abort', wake, { once: true });
    await promise;
    signal.removeEventListener('abort', wake);
    const place = queue.indexOf(wake);
    if (place >= 0) queue.splice(place, 1);
    return signal.aborted ? undefined : take();
  };

  return {
    async read(job, { signal, deadlineMs }) {
      const ends = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
      const thread = await turn(ends);
      if (thread === undefined) {
        queue.shift()?.();
        return { kind: 'unavailable' };
      }
      const answer = await answerOf(thread.worker, { job, signal: ends, growth: rules.growth });
      if (answer.isSpent) await end(thread);
      else release(thread);
      queue.shift()?.();
      return answer.read;
    },
    async close() {
      await Promise.all([...threads].map(end));
    },
  };
}

interface Answer {
  readonly read: PagesRead;
  /** Whether the thread is still at it, or gone. */
  readonly isSpent: boolean;
}

/** What a thread answers to a job, or what became of it instead. */
function answerOf(
  worker: Worker,
  { job, signal, growth }: { job: PageJob; signal: AbortSignal; growth: number },
): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const onMessage = (read: PagesRead): void => {
    resolve({ read, isSpent: false });
  };
  const onFailure = (kind: 'refused' | 'unavailable') => (): void => {
    resolve({ read: { kind }, isSpent: true });
  };
  // A document that a thread fails over fails again: nothing else that a thread does depends on anything.
  const [onError, onAbort] = [onFailure('refused'), onFailure('unavailable')];
  const before = process.memoryUsage.rss();
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > growth) onError();
  }, LOOK_EVERY_MS);
  worker.once('message', onMessage).once('error', onError).once('exit', onError);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  else worker.postMessage(job);
  return promise.finally(() => {
    clearInterval(watch);
    worker.off('message', onMessage).off('error', onError).off('exit', onError);
    signal.removeEventListener('abort', onAbort);
  });
}
