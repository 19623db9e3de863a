import { join } from 'node:path';
import { isSea } from 'node:sea';
import { setTimeout as pause } from 'node:timers/promises';
import type { Configuration } from './core/configuration.ts';
import { openGateway } from './core/gateway/open-gateway.ts';
import { GATEWAY_REFUSALS } from './core/gateway/refusals.ts';
import { createBodyRoom } from './core/http/body-room.ts';
import { callableOperations } from './core/http/call-operation.ts';
import { createExchange } from './core/http/exchange.ts';
import { listen } from './core/http/listen.ts';
import { createLog } from './core/http/log.ts';
import { createMetrics } from './core/http/metrics.ts';
import { observeProcess } from './core/http/process-metrics.ts';
import { createProxySecretCheck } from './core/http/proxy-secret.ts';
import { createRequestRecorder } from './core/http/request-record.ts';
import { createRouter } from './core/http/router.ts';
import type { Service } from './core/http/route.ts';
import { suiteRoutes, withOpenApi } from './core/http/suite-routes.ts';
import { openLocalOperations, type LocalOperations } from './core/programs/local-operations.ts';
import { mcpRoute } from './core/programs/mcp/mcp-route.ts';
import { keepWatchProcess } from './core/programs/watch/watch-process.ts';
import { openSandbox } from './core/sandbox/sandbox-sources.ts';
import { openSources, type Sources } from './core/sources.ts';
import { joinAsThisProcess } from './core/programs/workers/this-worker.ts';
import type { Command } from './core/started-program.ts';
import { quietClock } from './core/upstream/clock.ts';
import { consoleRoutes } from './handlers/console/routes.ts';
import { createServices } from './handlers/services.ts';
import { sourcesRoute } from './handlers/sources/route.ts';
import packageJson from './package.json' with { type: 'json' };

export interface Tracewell {
  readonly url: string;
  /** Accepts no new work, finishes what is in flight within the drain time, and ends. */
  readonly stop: () => Promise<void>;
}

export interface Output {
  /** Log output, as JSON lines. */
  readonly log: (text: string) => void;
  /** Startup summary for the user. */
  readonly summary: (text: string) => void;
  /** Number among the processes that share the port, from 1; undefined for a single process. */
  readonly place?: number | undefined;
}

/** How to start this program again; a binary is its own program. */
const PROGRAM: Command = isSea()
  ? [process.execPath]
  : [process.execPath, ...process.execArgv, join(import.meta.dirname, 'server.ts')];

/** Opens the sources and the port, and says what answers are based on. */
export async function start(configuration: Configuration, { place, ...output }: Output): Promise<Tracewell> {
  const { log, flush } = createLog(configuration.logLevel, output.log);
  const metrics = createMetrics();
  observeProcess(metrics);
  const { host, port, proxySecret, serviceDomain, gateway, workers } = configuration;
  const { version } = packageJson;
  let draining = false;
  const isDraining = (): boolean => draining;

  const asked = { proxySecret: proxySecret !== undefined, gateway: gateway && GATEWAY_REFUSALS };
  const open = configuration.sandbox ? openSandbox : openSources;
  const sources = await open(configuration, { log, metrics, program: PROGRAM, place });
  // The first process of each machine runs the watch.
  const watching =
    (place ?? 1) === 1
      ? keepWatchProcess({
          ...{ program: PROGRAM, configuration, store: sources.watchStore },
          ...{ log, write: output.log, metrics, clock: quietClock },
        })
      : undefined;
  const services = createServices(sources, now).map((one) => withOpenApi(one, { serviceDomain, version, asked }));
  const bodyRoom = createBodyRoom(configuration.bodyMemory);
  metrics.gauge('tracewell_body_memory_bytes', 'Memory taken by large request bodies in flight.', () => [
    [{}, bodyRoom.takenBytes()],
  ]);
  const names = { slugs: new Set(services.map(({ slug }) => slug)), serviceDomain };
  const ownMetrics = watching?.metricsText ?? metrics.text;
  const worker = place === undefined ? undefined : joinAsThisProcess({ workers, ownMetrics });
  const admit = gateway && openGateway(sources.store, { ...gateway, names, now });
  const tellFault = (fault: string): void => {
    log('error', 'call_failed', { fault });
  };
  const mcp = mcpRoute({ operations: callableOperations(services), version, admit, tellFault });
  const metricsText = worker?.metricsOfAll ?? ownMetrics;
  const pages = consoleRoutes({ services, version, isSandbox: configuration.sandbox });
  const further = [sourcesRoute({ sources, isSandbox: configuration.sandbox, now }), mcp];
  const suite = suiteRoutes({ services, version, metricsText, isDraining, asked, pages, further });
  const server = await listen({
    host,
    port,
    log,
    onRequest: createExchange({
      resolve: createRouter({ services, suite, serviceDomain, slugIsHost: gateway !== undefined }),
      checkProxySecret: createProxySecretCheck(proxySecret),
      admit,
      bodyRoom,
      recorder: createRequestRecorder(log, metrics),
      isDraining,
      suite: suite.slug,
    }),
  });

  log('info', 'listening', { url: server.url, version });
  const unguarded =
    proxySecret === undefined && gateway === undefined
      ? ['  open            neither PROXY_SECRET nor GATEWAY is set: anyone who can reach this address is served']
      : [];
  if (place === undefined || place === 1)
    output.summary(
      [`Tracewell ${version} is listening on ${server.url}`, ...sources.summary(), ...unguarded, ''].join('\n'),
    );
  return {
    url: server.url,
    async stop() {
      draining = true;
      // Load balancers that watch /readyz stop sending before the port closes.
      if (configuration.stopGraceMs > 0) await pause(configuration.stopGraceMs);
      await Promise.all([server.stop(), sources.stop(), watching?.stop()]);
      await sources.close();
      log('info', 'stopped');
      flush();
    },
  };
}

/** Opens the services in this process, for a program that is not a server. */
export function openLocally(configuration: Configuration): Promise<LocalOperations> {
  const servicesOf = (sources: Sources): readonly Service[] => createServices(sources, now);
  return openLocalOperations(configuration, { servicesOf, program: PROGRAM });
}

function now(): Date {
  return new Date();
}
