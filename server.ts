import { isSea } from 'node:sea';
import { DataError } from './core/bundled-data.ts';
import { ConfigurationError, readConfiguration, type Configuration } from './core/configuration.ts';
import { callableOperations, callsById } from './core/http/call-operation.ts';
import { createExchange } from './core/http/exchange.ts';
import { listen } from './core/http/listen.ts';
import { createLog } from './core/http/log.ts';
import { createMetrics } from './core/http/metrics.ts';
import { observeProcess } from './core/http/process-metrics.ts';
import { createProxySecretCheck } from './core/http/proxy-secret.ts';
import { createRequestRecorder } from './core/http/request-record.ts';
import type { Service } from './core/http/route.ts';
import { createRouter } from './core/http/router.ts';
import { suiteRoutes, withOpenApi } from './core/http/suite-routes.ts';
import { REFRESH_ARGUMENT, runRefreshProgram } from './core/lists/register/refresh/refresh-program.ts';
import { mcpRoute } from './core/mcp/mcp-route.ts';
import { openSandbox } from './core/sandbox/sandbox-sources.ts';
import { openSources, type SourceParts, type Sources } from './core/sources.ts';
import { certificateService } from './handlers/certificate/service.ts';
import { companyRiskService } from './handlers/company-risk/service.ts';
import { exclusionsService } from './handlers/exclusions/service.ts';
import { importRiskService } from './handlers/import-risk/service.ts';
import { insiderService } from './handlers/insider/service.ts';
import { invoiceService } from './handlers/invoice/service.ts';
import { landedCostService } from './handlers/landed-cost/service.ts';
import { piiService } from './handlers/pii/service.ts';
import { resumeService } from './handlers/resume/service.ts';
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
}

/** Opens the sources and the port, and says what answers come from. */
export async function start(configuration: Configuration, output: Output): Promise<Tracewell> {
  const { log, flush } = createLog(configuration.logLevel, output.log);
  const metrics = createMetrics();
  observeProcess(metrics);
  const { host, port, proxySecret, serviceDomain } = configuration;
  const { version } = packageJson;
  let draining = false;
  const isDraining = (): boolean => draining;

  const sources = await openAll(configuration, { log, metrics });
  const services = servicesOf(sources).map((one) => withOpenApi(one, { serviceDomain, version }));
  const checkProxySecret = createProxySecretCheck(proxySecret);
  const mcp = mcpRoute({
    operations: callableOperations(services),
    version,
    // The exchange has checked the secret already, which is all that there is to ask.
    admit: () => undefined,
    tellFault: (fault) => {
      log('error', 'call_failed', { fault });
    },
  });
  const suite = suiteRoutes({ services, version, metrics, isDraining, further: [mcp] });
  const server = await listen({
    host,
    port,
    log,
    onRequest: createExchange({
      resolve: createRouter({ services, suite, serviceDomain }),
      checkProxySecret,
      recorder: createRequestRecorder(log, metrics),
      isDraining,
      suite: suite.slug,
    }),
  });

  log('info', 'listening', { url: server.url, version });
  const unguarded =
    proxySecret === undefined
      ? ['  open            PROXY_SECRET is not set: whoever reaches this address is served']
      : [];
  output.summary([`Tracewell ${version} listens on ${server.url}`, ...sources.summary(), ...unguarded, ''].join('\n'));
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

function openAll(configuration: Configuration, parts: Omit<SourceParts, 'programFile'>): Promise<Sources> {
  const open = configuration.sandbox ? openSandbox : openSources;
  return open(configuration, { ...parts, programFile: import.meta.filename });
}

function servicesOf(sources: Sources): Service[] {
  const now = (): Date => new Date();
  const { register, csl, uflpa, model, edgar, agencies } = sources;
  return [
    landedCostService(sources),
    insiderService({ edgar, model, now }),
    importRiskService({ uflpa, csl, model }),
    companyRiskService({ agencies, now }),
    invoiceService(sources),
    exclusionsService({ register: register.current, refreshRuns: register.runs, csl, now }),
    piiService({ reader: sources.personalDataReader }),
    resumeService(sources),
    certificateService({ ...sources, now }),
  ];
}

/** What this program was started with: `--sandbox` stands for the variable. */
const ARGUMENTS = process.argv.slice(2).filter((argument) => argument !== '--sandbox');
const ENVIRONMENT = process.argv.includes('--sandbox') ? { ...process.env, SANDBOX: '1' } : process.env;

async function refresh(): Promise<number> {
  const { dataDir, register } = readConfiguration(ENVIRONMENT);
  return runRefreshProgram({ dataDir, sam: register });
}

async function serve(): Promise<number> {
  const tracewell = await start(readConfiguration(ENVIRONMENT), {
    log: (text) => process.stdout.write(text),
    summary: (text) => process.stderr.write(text),
  });
  const stop = (): void => {
    void tracewell.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return 0;
}

/** The services within this process, for one who is no server: nothing is refreshed, and only faults are told. */
async function openOperations() {
  const configuration = readConfiguration(ENVIRONMENT);
  const { log, flush } = createLog('error', (text) => process.stderr.write(text));
  const register = { ...configuration.register, refreshAt: undefined };
  const sources = await openAll({ ...configuration, register }, { log, metrics: createMetrics() });
  return {
    operations: callableOperations(servicesOf(sources)),
    tellFault: (fault: string) => {
      log('error', 'call_failed', { fault });
    },
    async close() {
      await sources.stop();
      await sources.close();
      flush();
    },
  };
}

async function mcp(): Promise<number> {
  const { serveStdio } = await import('./core/mcp/serve-stdio.ts');
  const { close, ...parts } = await openOperations();
  await serveStdio({ ...parts, version: packageJson.version, admit: () => undefined });
  await close();
  return 0;
}

async function command(): Promise<number> {
  const { runCommand } = await import('./core/command-line/run-command.ts');
  const [name = '', ...args] = ARGUMENTS;
  return runCommand(name, args, {
    async open() {
      const { operations, tellFault, close } = await openOperations();
      const { signal } = new AbortController();
      return { call: callsById(operations, { signal, tellFault }), close };
    },
    input: process.stdin,
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
    isTerminal: process.stderr.isTTY,
    isSandbox: readConfiguration(ENVIRONMENT).sandbox,
  });
}

/** The programs that this one is, by its first argument; any other is a command. */
const PROGRAMS: ReadonlyMap<string | undefined, () => Promise<number>> = new Map([
  [undefined, serve],
  [REFRESH_ARGUMENT, refresh],
  ['mcp', mcp],
]);

async function main(): Promise<void> {
  try {
    process.exitCode = await (PROGRAMS.get(ARGUMENTS[0]) ?? command)();
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exitCode = 1;
  }
}

/** What the system says of a port or address that cannot be opened. */
const LISTEN_FAILURES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT is in use by another program.',
  EACCES: 'PORT may not be opened by this user.',
  EADDRNOTAVAIL: 'HOST is no address of this machine.',
};

function startFailure(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof DataError) return error.message;
  const sentence = LISTEN_FAILURES[(error as NodeJS.ErrnoException).code ?? ''];
  if (sentence === undefined) throw error;
  return sentence;
}

// A bundled binary has no import.meta, and is always the program itself.
if (isSea() || import.meta.main) void main();
