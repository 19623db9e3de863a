import type { Configuration } from '../../configuration.ts';
import { createLog, type Log } from '../../http/log.ts';
import { createMetrics, type Metrics } from '../../http/metrics.ts';
import { observeProcess } from '../../http/process-metrics.ts';
import { observeUpstream } from '../../http/upstream-metrics.ts';
import { openStores } from '../../open-store.ts';
import { openSampleLists } from '../../sandbox/sample-lists.ts';
import { createCsl } from '../../screening/lists/csl/csl.ts';
import { openServedCopy } from '../../screening/lists/register/refresh/served-copy.ts';
import { createUflpa } from '../../screening/lists/uflpa/uflpa.ts';
import type { Database } from '../../store/database.ts';
import { quietClock } from '../../upstream/clock.ts';
import { createGuardedCall, type GuardedCall } from '../../upstream/guarded-call.ts';
import { copyReaders, type CopySources } from '../../watch/copies/read-copies.ts';
import { keepWatching } from '../../watch/keep-watching.ts';
import { createDeliveries } from '../../watch/webhooks/deliver.ts';
import { createWatchWork } from '../../watch/work.ts';
import { listMemoryTable } from '../../whole-lists/list-memory-table.ts';
import { observeLists } from '../../whole-lists/list-metrics.ts';
import type { FromWatchWork, ToWatchWork, WatchTask } from './messages.ts';

/** How often metrics are sent to the server. */
const METRICS_MS = 5_000;

/**
 * Works on the watch for the server that started this process, once it is told how, until nobody watches anything any
 * more, the server says so, or the server is gone. Returns the exit code.
 */
export async function workOnWatch(): Promise<number> {
  const begun = Promise.withResolvers<WatchTask>();
  const stopping = new AbortController();
  const stop = (): void => {
    stopping.abort();
  };
  process.on('message', (message: ToWatchWork) => {
    if (message.kind === 'begin') begun.resolve(message.task);
    else stop();
  });
  process.on('disconnect', stop);
  // A signal to the whole process group also reaches the server, which then ends this process.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

  const { configuration, holder } = await begun.promise;
  const metrics = createMetrics();
  observeProcess(metrics);
  const { log, flush } = createLog(configuration.logLevel, (text) => {
    tell({ kind: 'log', text });
  });
  const telling = setInterval(() => {
    tell({ kind: 'metrics', text: metrics.text() });
  }, METRICS_MS);
  try {
    await watch(configuration, { holder, log, metrics, signal: stopping.signal });
  } finally {
    clearInterval(telling);
    flush();
    if (process.connected) process.disconnect?.();
  }
  return 0;
}

/** If the server is gone, `disconnect` reports it. */
function tell(message: FromWatchWork): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** Dependencies of the work. */
interface WatchParts {
  readonly holder: string;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly signal: AbortSignal;
}

async function watch(configuration: Configuration, { holder, log, metrics, signal }: WatchParts): Promise<void> {
  const { store, watchStore } = openStores(configuration, (fault) => {
    log('error', 'store_failed', { fault });
  });
  const { lists, call } = configuration.sandbox
    ? { lists: openSampleLists(configuration.dataDir).lists, call: undefined }
    : openLists(configuration, { store, metrics });
  const work = createWatchWork({ store: watchStore, readers: copyReaders(lists), holder, now: Date.now });
  const deliveries = call && createDeliveries({ store: watchStore, call, holder, now: Date.now });
  try {
    await keepWatching({ work, deliveries }, { clock: quietClock, log, signal });
  } finally {
    await Promise.all([lists.csl.close(), lists.uflpa.close(), store.close(), watchStore.close()]);
  }
}

/**
 * Opens the lists that the watch reads, and the webhook caller. The register's copy is the folder's, which the server
 * keeps current.
 */
function openLists(
  { csl, uflpa, dataDir }: Configuration,
  { store, metrics }: { readonly store: Database; readonly metrics: Metrics },
) {
  const observe = observeUpstream(metrics);
  const remembered = { table: listMemoryTable(store) };
  const served = openServedCopy(dataDir);
  const lists = {
    csl: createCsl({ ...csl, remembered, observe }),
    uflpa: createUflpa({ ...uflpa, remembered, observe }),
    register: {
      async current() {
        await served.look();
        return served.current();
      },
    },
  } satisfies CopySources;
  observeLists(metrics, {
    consolidated_screening_list: lists.csl.lists,
    forced_labor_entity_list: lists.uflpa.lists,
  });
  const call: GuardedCall = createGuardedCall({ observe });
  return { lists, call };
}
