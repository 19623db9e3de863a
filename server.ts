import cluster from 'node:cluster';
import { isSea } from 'node:sea';
import { readConfiguration, type Configuration } from './core/configuration.ts';
import { EXACT_ARGUMENT } from './core/documents/exact-lane.ts';
import { openGateway } from './core/gateway/open-gateway.ts';
import { asksForHelp } from './core/programs/command-line/asks-for-help.ts';
import { KEYS_ARGUMENT, runKeysProgram } from './core/programs/keys-program.ts';
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
import { suiteRoutes, withOpenApi } from './core/http/suite-routes.ts';
import { REFRESH_ARGUMENT, runRefreshProgram } from './core/screening/lists/register/refresh/register-program.ts';
import { runScheduleProgram, SCHEDULE_ARGUMENT } from './core/tariff/refresh/schedule-program.ts';
import { readBundled } from './core/bundled-data.ts';
import { decodeSchedule } from './core/tariff/schedule-file.ts';
import { openLocalOperations, type LocalOperations } from './core/programs/local-operations.ts';
import { mcpRoute } from './core/programs/mcp/mcp-route.ts';
import { openStore, sharedStore } from './core/open-store.ts';
import { openSandbox } from './core/sandbox/sandbox-sources.ts';
import { openSources } from './core/sources.ts';
import { startFailure } from './core/start-failure.ts';
import { superviseWorkers } from './core/programs/workers/supervise.ts';
import { joinAsThisProcess, placeOfThisProcess } from './core/programs/workers/this-worker.ts';
import { writeWholeLines } from './core/programs/workers/whole-lines.ts';
import { consoleRoutes } from './handlers/console/routes.ts';
import { createServices } from './handlers/services.ts';
import packageJson from './package.json' with { type: 'json' };

export interface Tracewell {
  readonly url: string;
  /** Takes no new work, finishes what is in flight within the drain time, and ends. */
  readonly stop: () => Promise<void>;
}

export interface Output {
  /** The log: JSON lines. */
  readonly log: (text: string) => void;
  /** What a person who starts the server reads. */
  readonly summary: (text: string) => void;
  /** The place among the processes that share the port, from 1; undefined where there is one process. */
  readonly place?: number | undefined;
}

/** Opens the sources and the port, and says what answers come from. */
export async function start(configuration: Configuration, { place, ...output }: Output): Promise<Tracewell> {
  const { log, flush } = createLog(configuration.logLevel, output.log);
  const metrics = createMetrics();
  observeProcess(metrics);
  const { host, port, proxySecret, serviceDomain, gateway, workers } = configuration;
  const { version } = packageJson;
  let draining = false;
  const isDraining = (): boolean => draining;

  const asked = { proxySecret: proxySecret !== undefined, gateway: gateway !== undefined };
  const open = configuration.sandbox ? openSandbox : openSources;
  const sources = await open(configuration, { log, metrics, programFile: import.meta.filename, place });
  const services = createServices(sources, now).map((one) => withOpenApi(one, { serviceDomain, version, asked }));
  const bodyRoom = createBodyRoom(configuration.bodyMemory);
  metrics.gauge('tracewell_body_memory_bytes', 'Room that large bodies in flight have taken.', () => [
    [{}, bodyRoom.takenBytes()],
  ]);
  const names = { slugs: new Set(services.map(({ slug }) => slug)), serviceDomain };
  const worker = place === undefined ? undefined : joinAsThisProcess({ workers, ownMetrics: metrics.text });
  const admit = gateway && openGateway(sources.store, { ...gateway, names, now });
  const tellFault = (fault: string): void => {
    log('error', 'call_failed', { fault });
  };
  const mcp = mcpRoute({ operations: callableOperations(services), version, admit, tellFault });
  const metricsText = worker?.metricsOfAll ?? metrics.text;
  const pages = consoleRoutes({ services, version, isSandbox: configuration.sandbox });
  const suite = suiteRoutes({ services, version, metricsText, isDraining, asked, pages, further: [mcp] });
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
      ? ['  open            neither PROXY_SECRET nor GATEWAY is set: whoever reaches this address is served']
      : [];
  if (place === undefined || place === 1)
    output.summary(
      [`Tracewell ${version} listens on ${server.url}`, ...sources.summary(), ...unguarded, ''].join('\n'),
    );
  return {
    url: server.url,
    async stop() {
      draining = true;
      await Promise.all([server.stop(), sources.stop()]);
      await sources.close();
      log('info', 'stopped');
      flush();
    },
  };
}

function now(): Date {
  return new Date();
}

/** What this program was started with: `--sandbox` stands for the variable. */
const ARGUMENTS = process.argv.slice(2).filter((argument) => argument !== '--sandbox');
const ENVIRONMENT = process.argv.includes('--sandbox') ? { ...process.env, SANDBOX: '1' } : process.env;

/** Makes one refresh of the register, and exits with its outcome. */
async function refresh(): Promise<number> {
  const configuration = readConfiguration(ENVIRONMENT);
  const { dataDir, register } = configuration;
  const print = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  return runRefreshProgram(ARGUMENTS.slice(1), { dataDir, shared: sharedStore(configuration), sam: register, print });
}

/** Takes one edition of the tariff schedule, and exits with its outcome. */
async function refreshSchedule(): Promise<number> {
  const { dataDir, schedule } = readConfiguration(ENVIRONMENT);
  const bundled = readBundled('tariff-schedule.json', decodeSchedule);
  const print = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  return runScheduleProgram(ARGUMENTS.slice(1), { dataDir, url: schedule.url, bundled, now: now(), print });
}

/** Makes, lists and ends keys of the gateway. */
async function manageKeys(): Promise<number> {
  return runKeysProgram(
    ARGUMENTS.slice(1),
    openStore(readConfiguration(ENVIRONMENT), () => undefined),
  );
}

/** Serves until a signal ends it, from this process or from several that it starts. */
async function serve(): Promise<number> {
  const configuration = readConfiguration(ENVIRONMENT);
  const { workers, logLevel } = configuration;
  const write = (text: string): void => {
    writeWholeLines(text, (piece) => process.stdout.write(piece));
  };
  const stopped = new AbortController();
  const stop = (): void => {
    stopped.abort();
  };
  // A second SIGINT ends it at once. SIGTERM may come to each worker from the system and from the first process.
  process.on('SIGTERM', stop).once('SIGINT', stop);
  if (workers > 1 && cluster.isPrimary) {
    const { log, flush } = createLog(logLevel, write);
    const exitCode = await superviseWorkers({ workers, stopped: stopped.signal, log });
    flush();
    return exitCode;
  }
  const summary = (text: string): void => void process.stderr.write(text);
  const tracewell = await start(configuration, { log: write, summary, place: placeOfThisProcess() });
  const end = (): void => void tracewell.stop().then(() => process.exit(0));
  if (stopped.signal.aborted) end();
  else stopped.signal.addEventListener('abort', end);
  return 0;
}

/** The services within this process, for a program that is no server. */
function openLocally(): Promise<LocalOperations> {
  return openLocalOperations(readConfiguration(ENVIRONMENT), {
    servicesOf: (sources) => createServices(sources, now),
    programFile: import.meta.filename,
  });
}

/** Serves an agent over standard input and output. */
async function mcp(): Promise<number> {
  const { serveStdio } = await import('./core/programs/mcp/serve-stdio.ts');
  return serveStdio(await openLocally(), packageJson.version);
}

/** Runs a command of the command line. */
async function command(): Promise<number> {
  const { runInShell } = await import('./core/programs/command-line/shell.ts');
  const isSandbox = (): boolean => readConfiguration(ENVIRONMENT).sandbox;
  return runInShell(ARGUMENTS, { open: openLocally, isSandbox, version: packageJson.version });
}

/** Reads what documents state exactly, for a server that started this process. */
async function readExact(): Promise<number> {
  await import('./core/documents/exact-worker.ts');
  return 0;
}

/** The programs that this one is, by its first argument; any other is a command. */
const PROGRAMS: ReadonlyMap<string | undefined, () => Promise<number>> = new Map([
  [undefined, serve],
  [REFRESH_ARGUMENT, refresh],
  [SCHEDULE_ARGUMENT, refreshSchedule],
  [KEYS_ARGUMENT, manageKeys],
  ['mcp', mcp],
  [EXACT_ARGUMENT, readExact],
]);

async function main(): Promise<void> {
  try {
    // A worker of the single binary is given the binary's own path as an argument.
    const named = asksForHelp(ARGUMENTS) ? undefined : PROGRAMS.get(ARGUMENTS[0]);
    const program = cluster.isWorker ? serve : (named ?? command);
    process.exitCode = await program();
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exitCode = 1;
    // What connects a worker with the first process would keep it alive.
    if (cluster.isWorker) process.exit();
  }
}

// A bundled binary has no import.meta, and is always the program itself.
if (isSea() || import.meta.main) void main();
