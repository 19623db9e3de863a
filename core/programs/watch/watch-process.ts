import { randomUUID } from 'node:crypto';
import type { Configuration } from '../../configuration.ts';
import type { Log } from '../../http/log.ts';
import type { Metrics } from '../../http/metrics.ts';
import { isWatchThere } from '../../open-store.ts';
import { WATCH_WORK_ARGUMENT } from '../../program-arguments.ts';
import { endWithin, startProgram, type Command, type StartedProgram } from '../../started-program.ts';
import { SESSIONS_ARE_GROUPS, stepBack } from '../../lanes/step-back.ts';
import type { Database } from '../../store/database.ts';
import { wait } from '../../upstream/abort.ts';
import type { Clock } from '../../upstream/clock.ts';
import { endLeases } from '../../watch/lease.ts';
import { isWatched } from '../../watch/work.ts';
import { joinedMetrics } from '../workers/merged-metrics.ts';
import type { FromWatchWork, ToWatchWork, WatchTask } from './messages.ts';

/** How to start the process, and where to report. */
export interface WatchProcessOptions {
  /** How to start this program again, with an argument. */
  readonly program: Command;
  readonly configuration: Configuration;
  readonly store: Pick<Database, 'run'>;
  readonly log: Log;
  /** Takes the process's log lines. */
  readonly write: (lines: string) => void;
  readonly metrics: Metrics;
  readonly clock: Clock;
}

/** The watch's work in a separate process: it delays no request and gives its memory back. */
export interface WatchProcess {
  /** The server's own metrics and, if the process runs, its metrics with a label. */
  readonly metricsText: () => string;
  /** Lets the process release its work and end. */
  readonly stop: () => Promise<void>;
}

/** How soon it is noticed that anyone watches anything. */
const LOOK_MS = 1_000;

/** How long a failed store is left alone. */
const STORE_AWAY_MS = 5_000;

/**
 * How soon a dead process is restarted: with growing delays, up to five minutes; one that lived long enough resets
 * them.
 */
const MAX_WAIT_MS = 5 * 60_000;
const LONG_LIVED_MS = 10 * 60_000;

/**
 * Returns the wait after a number of deaths in a row: 1 s, doubling each time. Without deaths, the interval of looking
 * for work.
 */
function waitAfter(deaths: number): number {
  return Math.min(LOOK_MS * 2 ** Math.max(deaths - 1, 0), MAX_WAIT_MS);
}

/** Longer than a step of the work takes. */
const STOP_MS = 5_000;

/** Below everything that answers requests, as in nice(1). */
const NICENESS = 19;

/** Keeps a process working on the watch while anyone watches anything, until it is stopped. */
export function keepWatchProcess(options: WatchProcessOptions): WatchProcess {
  const { configuration, store, log, metrics, clock } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const holder = randomUUID();
  const isStopped = (): boolean => signal.aborted;
  let running: StartedProgram | undefined;
  let told = '';
  const died = metrics.counter('tracewell_watch_process_deaths_total', 'Watch processes that crashed.');

  const pause = (ms: number): Promise<void> => wait(ms, { clock, signal }).catch(() => undefined);

  async function hasWork(): Promise<boolean> {
    if (!isWatchThere(configuration)) return false;
    try {
      return await isWatched(store);
    } catch {
      // The store has reported its failure; it need not do so every second.
      await pause(STORE_AWAY_MS);
      return false;
    }
  }

  function start(): StartedProgram {
    const started = startWatchWork({ ...options, task: { configuration, holder } }, (text) => (told = text));
    running = started;
    void started.ended.then(() => {
      running = undefined;
      told = '';
    });
    return started;
  }

  async function keep(): Promise<void> {
    for (let deaths = 0; ;) {
      await pause(waitAfter(deaths));
      if (isStopped()) return;
      if (!(await hasWork()) || isStopped()) continue;
      const startedAt = clock.now();
      const { code, signal: killedBy } = await start().ended;
      if (isStopped()) return;
      const isLongLived = clock.now() - startedAt >= LONG_LIVED_MS;
      deaths = code === 0 ? 0 : isLongLived ? 1 : deaths + 1;
      if (code === 0) continue;
      died.add({});
      log('error', 'watch_process_died', { exit_code: code, signal: killedBy });
      // If the store has failed too, which it reported, they expire.
      await endLeases(store, holder).catch(() => undefined);
    }
  }

  const kept = keep();
  return {
    metricsText: () =>
      told === ''
        ? metrics.text()
        : joinedMetrics([
            { label: '', text: metrics.text() },
            { label: 'process="watch"', text: told },
          ]),
    async stop() {
      stopping.abort();
      if (running) {
        send(running, { kind: 'end' });
        await endWithin(STOP_MS, running);
      }
      await kept;
    },
  };
}

function startWatchWork(
  { program, task, write }: Pick<WatchProcessOptions, 'program' | 'write'> & { readonly task: WatchTask },
  toldMetrics: (text: string) => void,
): StartedProgram {
  const started = startProgram([...program, WATCH_WORK_ARGUMENT], {
    // Its own output may contain names; its log comes as messages.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // In its own session it also ranks below the processes that read documents.
    detached: SESSIONS_ARE_GROUPS,
  });
  const { child } = started;
  child?.on('message', ({ kind, text }: FromWatchWork) => {
    if (kind === 'log') write(text);
    else toldMetrics(text);
  });
  if (child?.pid !== undefined) stepBack(child.pid, NICENESS);
  send(started, { kind: 'begin', task });
  return started;
}

/** A process that accepts no message is ending. */
function send({ child }: StartedProgram, message: ToWatchWork): void {
  if (child?.connected) child.send(message, () => undefined);
}
