import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../http/log.ts';
import { gatherMetrics, type GatheredMetrics } from './gather-metrics.ts';
import type { FromWorker } from './messages.ts';

/** The environment variable with a worker's number. */
export const PLACE_VARIABLE = 'TRACEWELL_WORKER';

/** How many workers to run, what stops them, and where to report. */
export interface SuperviseOptions {
  readonly workers: number;
  /** Aborted when the workers should finish their work and end. */
  readonly stopped: AbortSignal;
  readonly log: Log;
}

/** A worker that dies young is replaced after a pause, so that one that cannot start does not use up all the time. */
const YOUNG_MS = 5_000;
const PAUSE_MS = 1_000;

interface Running extends GatheredMetrics {
  readonly process: Worker;
  readonly exited: Promise<Exit>;
}

interface Exit {
  readonly code: number;
  readonly signal: string | undefined;
}

/**
 * Starts a copy of this program per worker, all serving one port, and replaces those that die, until stopped. The first
 * must be listening before the others start: if it cannot, its exit code is returned.
 */
export async function superviseWorkers({ workers, stopped, log }: SuperviseOptions): Promise<number> {
  const running = new Set<Running>();
  const gathering = gatherMetrics(() => [...running]);
  const isStopped = (): boolean => stopped.aborted;

  function start(place: number): Running {
    const worker = cluster.fork({ [PLACE_VARIABLE]: String(place) });
    const one: Running = {
      place,
      process: worker,
      send: (message) => {
        if (worker.isConnected()) worker.send(message);
      },
      exited: exitOf(worker),
    };
    worker.on('message', (message: FromWorker) => {
      gathering.receive(one, message);
    });
    // A channel can break while it is being written to; the exit that follows reports the rest. `once` from events
    // would take the error for the awaited end.
    worker.on('error', () => undefined);
    running.add(one);
    void one.exited.then(() => {
      running.delete(one);
      gathering.gone(one);
    });
    return one;
  }

  async function keep(place: number, first: Running): Promise<void> {
    for (let one = first; ; one = start(place)) {
      const started = performance.now();
      const { code, signal } = await one.exited;
      if (isStopped()) return;
      log('error', 'worker_died', { worker: place, exit_code: code, signal });
      if (performance.now() - started < YOUNG_MS) await pause(PAUSE_MS);
      if (isStopped()) return;
    }
  }

  function end(): void {
    for (const { process } of running) process.process.kill('SIGTERM');
  }
  stopped.addEventListener('abort', end);

  const first = start(1);
  const isListening = new Promise<undefined>((resolve) => {
    first.process.once('listening', () => {
      resolve(undefined);
    });
  });
  const ended = await Promise.race([first.exited, isListening]);
  if (ended) return ended.code;
  const others = isStopped() ? [] : Array.from({ length: workers - 1 }, (_, i) => start(i + 2));
  await Promise.all([first, ...others].map((one) => keep(one.place, one)));
  return 0;
}

function exitOf(worker: Worker): Promise<Exit> {
  return new Promise((resolve) => {
    worker.once('exit', (code: number | null, signal: string | null) => {
      resolve({ code: code ?? 1, signal: signal ?? undefined });
    });
  });
}
