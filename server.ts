import { isSea } from 'node:sea';
import { DataError } from './core/bundled-data.ts';
import { ConfigurationError, readConfiguration, type Configuration } from './core/configuration.ts';
import { createExchange } from './core/http/exchange.ts';
import { listen } from './core/http/listen.ts';
import { createLog } from './core/http/log.ts';
import { createMetrics } from './core/http/metrics.ts';
import { observeProcess } from './core/http/process-metrics.ts';
import { createProxySecretCheck } from './core/http/proxy-secret.ts';
import { createRequestRecorder } from './core/http/request-record.ts';
import { createRouter } from './core/http/router.ts';
import { suiteRoutes, withOpenApi } from './core/http/suite-routes.ts';
import { REFRESH_ARGUMENT, runRefreshProgram } from './core/lists/register/refresh/refresh-program.ts';
import { openSandbox } from './core/sandbox/sandbox-sources.ts';
import { openSources } from './core/sources.ts';
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
  const now = (): Date => new Date();
  let draining = false;
  const isDraining = (): boolean => draining;

  const open = configuration.sandbox ? openSandbox : openSources;
  const sources = await open(configuration, { log, metrics, programFile: import.meta.filename });
  const { register, csl, uflpa, model } = sources;
  const services = [
    landedCostService(sources),
    insiderService({ edgar: sources.edgar, model, now }),
    importRiskService({ uflpa, csl, model }),
    companyRiskService({ agencies: sources.agencies, now }),
    invoiceService(sources),
    exclusionsService({ register: register.current, refreshRuns: register.runs, csl, now }),
    piiService({ reader: sources.personalDataReader }),
    resumeService(sources),
    certificateService({ ...sources, now }),
  ].map((one) => withOpenApi(one, { serviceDomain, version }));
  const suite = suiteRoutes({ services, version, metrics, isDraining });
  const server = await listen({
    host,
    port,
    log,
    onRequest: createExchange({
      resolve: createRouter({ services, suite, serviceDomain }),
      checkProxySecret: createProxySecretCheck(proxySecret),
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

async function refresh(): Promise<void> {
  try {
    const { dataDir, register } = readConfiguration(process.env);
    process.exitCode = await runRefreshProgram({ dataDir, sam: register });
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  try {
    const tracewell = await start(readConfiguration(process.env), {
      log: (text) => process.stdout.write(text),
      summary: (text) => process.stderr.write(text),
    });
    const stop = (): void => {
      void tracewell.stop().then(() => process.exit(0));
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
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
if (isSea() || import.meta.main) void (process.argv[2] === REFRESH_ARGUMENT ? refresh() : main());
