import { isSea } from 'node:sea';
import { createAgencies } from './core/agencies/create-agencies.ts';
import { readBundled } from './core/bundled-data.ts';
import {
  ConfigurationError,
  readConfiguration,
  type AgenciesConfiguration,
  type Configuration,
} from './core/configuration.ts';
import { createEdgar } from './core/edgar/edgar.ts';
import { createExchange } from './core/http/exchange.ts';
import { listen } from './core/http/listen.ts';
import { createLog } from './core/http/log.ts';
import { createMetrics } from './core/http/metrics.ts';
import { observeProcess } from './core/http/process-metrics.ts';
import { createProxySecretCheck } from './core/http/proxy-secret.ts';
import { createRequestRecorder } from './core/http/request-record.ts';
import { createRouter } from './core/http/router.ts';
import { suiteRoutes, withOpenApi } from './core/http/suite-routes.ts';
import { observeUpstream } from './core/http/upstream-metrics.ts';
import { createMistral } from './core/reading/mistral.ts';
import { loadClassifier } from './core/tariff/classifier/embedded.ts';
import { indexSchedule } from './core/tariff/estimate.ts';
import { decodeSchedule } from './core/tariff/schedule-file.ts';
import { companyRiskService } from './handlers/company-risk/service.ts';
import { insiderService } from './handlers/insider/service.ts';
import { landedCostService } from './handlers/landed-cost/service.ts';
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

/** Assembles the parts, opens the port and says what answers come from. */
export async function start(configuration: Configuration, output: Output): Promise<Tracewell> {
  const { log, flush } = createLog(configuration.logLevel, output.log);
  const metrics = createMetrics();
  observeProcess(metrics);
  const { serviceDomain, mistral } = configuration;
  const { version } = packageJson;
  let draining = false;
  const isDraining = (): boolean => draining;

  const schedule = indexSchedule(decodeSchedule(new TextDecoder().decode(readBundled('tariff-schedule.json'))));
  const classifier = loadClassifier(readBundled('classifier.bin'));
  const observe = observeUpstream(metrics);
  const model = mistral && createMistral({ ...mistral, observe });
  const { userAgent } = configuration.edgar;
  const edgar = userAgent === undefined ? undefined : createEdgar({ ...configuration.edgar, userAgent, observe });
  const agencies = createAgencies({ ...configuration.agencies, observe });
  const snapshot = Date.parse(schedule.schedule.date);
  metrics.gauge('tracewell_data_age_seconds', 'Age of the data that answers stand on.', () => [
    [{ data: 'tariff_schedule' }, (Date.now() - snapshot) / 1000],
  ]);

  const services = [
    landedCostService({ schedule, classifier, model }),
    insiderService({ edgar, model, now: () => new Date() }),
    companyRiskService({ agencies, now: () => new Date() }),
  ].map((one) => withOpenApi(one, { serviceDomain, version }));
  const suite = suiteRoutes({ services, version, metrics, isDraining });
  const server = await listen({
    host: configuration.host,
    port: configuration.port,
    log,
    onRequest: createExchange({
      resolve: createRouter({ services, suite, serviceDomain }),
      checkProxySecret: createProxySecretCheck(configuration.proxySecret),
      recorder: createRequestRecorder(log, metrics),
      isDraining,
      suite: suite.slug,
    }),
  });

  log('info', 'listening', { url: server.url, version });
  output.summary(
    [
      `Tracewell ${version} listens on ${server.url}`,
      `  embedded        tariff schedule ${schedule.schedule.edition} of ${schedule.schedule.date}; classifier ${classifier.version}`,
      model
        ? `  live            model ${model.id}`
        : '  not configured  model (MISTRAL_API_KEY): the embedded classifier answers alone',
      edgar
        ? `  live            EDGAR at ${configuration.edgar.url}`
        : '  not configured  EDGAR (EDGAR_USER_AGENT with a contact address): insider transactions are not served',
      ...agencyLines(configuration.agencies),
      ...(configuration.proxySecret === undefined
        ? ['  open            PROXY_SECRET is not set: whoever reaches this address is served']
        : []),
      '',
    ].join('\n'),
  );
  return {
    url: server.url,
    async stop() {
      draining = true;
      await server.stop();
      await Promise.all([model?.close(), edgar?.close(), agencies.close()]);
      log('info', 'stopped');
      flush();
    },
  };
}

/** What company risk screening reads, and what it cannot. */
function agencyLines({ echoUrl, dolUrl, dolApiKey, openFdaUrl, cpscUrl }: AgenciesConfiguration): string[] {
  const dol = dolApiKey === undefined ? [] : [`DOL at ${dolUrl}`];
  return [
    `  live            ${[`EPA at ${echoUrl}`, ...dol, `openFDA at ${openFdaUrl}`, `CPSC at ${cpscUrl}`].join(', ')}`,
    ...(dolApiKey === undefined
      ? ['  not configured  DOL (DOL_API_KEY): the sections osha and dol of a company screen are errors']
      : []),
  ];
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
  if (error instanceof ConfigurationError) return error.message;
  const sentence = LISTEN_FAILURES[(error as NodeJS.ErrnoException).code ?? ''];
  if (sentence === undefined) throw error;
  return sentence;
}

// A bundled binary has no import.meta, and is always the program itself.
if (isSea() || import.meta.main) void main();
