import { randomUUID } from 'node:crypto';
import type { Configuration } from '../configuration.ts';
import { callableOperations, type CallableOperation } from '../http/call-operation.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import type { Service } from '../http/route.ts';
import { openSandbox } from '../sandbox/sandbox-sources.ts';
import { openSources, type Sources } from '../sources.ts';
import type { Command } from '../started-program.ts';
import { copyReaders } from '../watch/copies/read-copies.ts';
import { createWatchWork } from '../watch/work.ts';

/** How to open the services. */
export interface LocalParts {
  readonly servicesOf: (sources: Sources) => readonly Service[];
  /** How to start this program again. */
  readonly program: Command;
}

/** The operations of the services, opened in a process that is not a server. */
export interface LocalOperations {
  readonly operations: ReadonlyMap<string, CallableOperation>;
  /** Reports the class and line of an uncoded error on standard error. */
  readonly tellFault: (fault: string) => void;
  /** Reads the newest lists and screens every watched list against them, as a running server does. */
  readonly screenWatched: (signal: AbortSignal) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the services for a process without HTTP: nothing is refreshed automatically, and only faults are reported. */
export async function openLocalOperations(
  configuration: Configuration,
  { servicesOf, program }: LocalParts,
): Promise<LocalOperations> {
  const { log, flush } = createLog('error', (text) => process.stderr.write(text));
  const open = configuration.sandbox ? openSandbox : openSources;
  const register = { ...configuration.register, refreshAt: undefined };
  const sources = await open({ ...configuration, register }, { log, metrics: createMetrics(), program });
  const watchWork = createWatchWork({
    store: sources.watchStore,
    readers: copyReaders(sources),
    holder: randomUUID(),
    now: Date.now,
  });
  return {
    operations: callableOperations(servicesOf(sources)),
    tellFault: (fault) => {
      log('error', 'call_failed', { fault });
    },
    async screenWatched(signal) {
      await watchWork.tidy();
      if (!(await watchWork.isWanted())) return;
      await watchWork.look(signal);
      await watchWork.settle(signal);
    },
    close: async () => {
      await sources.stop();
      await sources.close();
      flush();
    },
  };
}
