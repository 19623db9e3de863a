import { isSea } from 'node:sea';
import { DataError, readBundled } from './core/bundled-data.ts';
import { ConfigurationError, readConfiguration, type Configuration } from './core/configuration.ts';
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
import { createCsl } from './core/lists/csl/csl.ts';
import { openLiveRegister } from './core/lists/register/refresh/live-register.ts';
import { REFRESH_ARGUMENT, runRefreshProgram } from './core/lists/register/refresh/refresh-program.ts';
import type { RegisterCopy } from './core/lists/register/register-copy.ts';
import { createUflpa } from './core/lists/uflpa/uflpa.ts';
import { createMistral } from './core/reading/mistral.ts';
import { knownListingsFile } from './core/store/known-listings-file.ts';
import { observedModel } from './core/reading/observed-model.ts';
import { loadClassifier } from './core/tariff/classifier/embedded.ts';
import { indexSchedule, subheadingCode } from './core/tariff/estimate.ts';
import { decodeSchedule } from './core/tariff/schedule-file.ts';
import { exclusionsService } from './handlers/exclusions/service.ts';
import { importRiskService } from './handlers/import-risk/service.ts';
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

/** Editions of one nomenclature differ in a handful of subheadings; more are a schedule that is not whole. */
const MOST_MISSING = 100;

/** Assembles the parts, opens the port and says what answers come from. */
export async function start(configuration: Configuration, output: Output): Promise<Tracewell> {
  const { log, flush } = createLog(configuration.logLevel, output.log);
  const metrics = createMetrics();
  observeProcess(metrics);
  const { serviceDomain, mistral } = configuration;
  const { version } = packageJson;
  let draining = false;
  const isDraining = (): boolean => draining;

  const schedule = indexSchedule(readBundled('tariff-schedule.json', decodeSchedule));
  const classifier = readBundled('classifier.bin', loadClassifier);
  const missing = classifier.codes().filter((hs6) => !schedule.byCode.has(subheadingCode(hs6))).length;
  if (missing > MOST_MISSING) {
    throw new DataError(
      `The tariff schedule lacks ${missing} of the subheadings that the classifier knows: compile both anew.`,
    );
  }
  const observe = observeUpstream(metrics);
  const replies = metrics.counter('tracewell_model_replies_total', 'Replies of the model by kind.');
  const model =
    mistral &&
    observedModel(createMistral({ ...mistral, observe }), (kind) => {
      replies.add({ kind });
      if (kind === 'misconfigured') log('warn', 'model_key_refused');
    });
  const { userAgent } = configuration.edgar;
  const edgar = userAgent === undefined ? undefined : createEdgar({ ...configuration.edgar, userAgent, observe });
  const csl = createCsl({ ...configuration.csl, observe });
  const register = await openLiveRegister({
    ...configuration,
    // A bundled binary is the whole program; its import.meta holds nothing.
    program: [process.execPath, ...(isSea() ? [] : [...process.execArgv, import.meta.filename])],
    environment: process.env,
    log,
    metrics,
  });
  const known = knownListingsFile(configuration.dataDir, (fault) => {
    log('warn', 'store_failed', { fault });
  });
  const uflpa = createUflpa({ url: configuration.uflpaUrl, known, observe });
  const snapshot = Date.parse(schedule.schedule.date);
  metrics.gauge('tracewell_data_age_seconds', 'Age of the data that answers stand on.', () => {
    const ages = {
      tariff_schedule: (Date.now() - snapshot) / 1000,
      consolidated_screening_list: csl.copyAgeSeconds(),
      exclusions_register: register.ageSeconds(),
    };
    return Object.entries(ages).flatMap(([data, age]) => (age === undefined ? [] : [[{ data }, age] as const]));
  });

  const services = [
    landedCostService({ schedule, classifier, model }),
    insiderService({ edgar, model, now: () => new Date() }),
    importRiskService({ uflpa, csl, model }),
    exclusionsService({
      register: register.current,
      refreshRuns: register.runs,
      csl,
      now: () => new Date(),
    }),
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
      registerLine(register.current(), configuration.dataDir),
      `  live            forced-labor entity list at ${configuration.uflpaUrl}`,
      configuration.csl.apiKey === undefined
        ? `  live, hourly    Consolidated Screening List, its download at ${configuration.csl.url} (its search needs CSL_API_KEY)`
        : `  live            Consolidated Screening List, its search at ${configuration.csl.url}`,
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
      await Promise.all([server.stop(), register.stop()]);
      await Promise.all([model?.close(), edgar?.close(), csl.close(), uflpa.close()]);
      log('info', 'stopped');
      flush();
    },
  };
}

function registerLine(copy: RegisterCopy | undefined, dataDir: string): string {
  if (!copy) {
    return `  not loaded      exclusions register: no copy in ${dataDir}; npm run build-data -- register makes one, and so does the daily refresh`;
  }
  return `  copy            exclusions register of ${copy.extractDate ?? 'a day that is not known'}, ${copy.rowCount} organisations`;
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
