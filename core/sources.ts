import { createAgencies } from './screening/company-risk/create-agencies.ts';
import { DataError, readBundled } from './bundled-data.ts';
import type { AgenciesConfiguration, Configuration } from './configuration.ts';
import { createEdgar } from './edgar/edgar.ts';
import type { Log } from './http/log.ts';
import type { Metrics } from './http/metrics.ts';
import { observeUpstream } from './http/upstream-metrics.ts';
import { createCsl } from './screening/lists/csl/csl.ts';
import { openLiveRegister } from './screening/lists/register/refresh/live-register.ts';
import type { RegisterCopy } from './screening/lists/register/register-copy.ts';
import { registerLists } from './screening/lists/register/register-doubt.ts';
import { createUflpa } from './screening/lists/uflpa/uflpa.ts';
import { createEInvoiceReader } from './documents/invoice/e-invoice/e-invoice-reader.ts';
import { createExactLane } from './documents/exact-lane.ts';
import { createEmbeddedReader } from './documents/embedded-reader.ts';
import { createPageReader, type PageReader } from './documents/pages/page-reader.ts';
import { findProgram } from './documents/pages/recognition/find-program.ts';
import { createFetchFile } from './documents/input/fetch-file.ts';
import { decodeLexicon } from './documents/pii/lexicon.ts';
import { isOrdinary } from './documents/pii/tagger/ordinary-words.ts';
import { decodeEvidence } from './documents/pii/tagger/evidence-trees.ts';
import { decodeTagger } from './documents/pii/tagger/tagger.ts';
import { createPersonalDataReader } from './documents/pii/personal-data-reader.ts';
import { createMistralReader } from './documents/mistral-reader.ts';
import { createMistral, type Mistral } from './model/mistral.ts';
import { ConfigurationError } from './setting-checks.ts';
import { observedModel } from './model/observed-model.ts';
import type { Reader } from './documents/reading/reader.ts';
import { createAcordFormReader } from './documents/certificate/form/acord-form-reader.ts';
import { requirementProfiles } from './documents/certificate/requirements/requirement-profiles.ts';
import { createSpareMemory } from './lanes/spare-memory.ts';
import { openStores } from './open-store.ts';
import type { Command } from './started-program.ts';
import { listMemoryTable } from './whole-lists/list-memory-table.ts';
import { observeLists } from './whole-lists/list-metrics.ts';
import { createLastCalls } from './upstream/last-calls.ts';
import { turnsTable } from './upstream/turns-table.ts';
import { loadClassifier, type ClassifierWeights } from './tariff/classifier/embedded.ts';
import { subheadingCode } from './tariff/estimate.ts';
import { openLiveTariff, type LiveTariff } from './tariff/refresh/live-tariff.ts';
import type { TariffSchedule } from './tariff/subheading.ts';
import { quietClock } from './upstream/clock.ts';
import { createGuardedCall, type GuardedCall } from './upstream/guarded-call.ts';
import type { ObserveCall } from './upstream/source.ts';
import type { WatchNextDay } from './watch/answer.ts';
import { decodeSchedule } from './tariff/schedule-file.ts';
import { limiterOfThisProcess, sharedLimiters } from './upstream/shared-limiter.ts';

/** What opening the sources needs besides the configuration. */
export interface SourceParts {
  readonly log: Log;
  readonly metrics: Metrics;
  /** How to start this program again, for a refresh in a separate process. */
  readonly program: Command;
  /** Of several processes that share a folder, only the first refreshes the register. */
  readonly place?: number | undefined;
}

/** Everything that answers are based on. */
export type Sources = Awaited<ReturnType<typeof openSources>> & {
  /** Advances the sample lists by a day and screens what is watched; only in the sandbox. */
  readonly nextDay?: (signal: AbortSignal) => Promise<WatchNextDay>;
};

/**
 * Editions of one nomenclature differ in a handful of subheadings; a larger difference means an incomplete schedule.
 */
const MAX_MISSING = 100;

/** Opens everything that answers are based on: compiled data, copies, live sources and the model, as configured. */
export async function openSources(configuration: Configuration, { log, metrics, program, place = 1 }: SourceParts) {
  const count = observeUpstream(metrics);
  const lastCalls = createLastCalls(quietClock);
  const observe: ObserveCall = (...call) => {
    count(...call);
    lastCalls.observe(...call);
  };
  const { store, watchStore } = openStores(configuration, (fault) => {
    log('error', 'store_failed', { fault });
  });
  const isShared = configuration.storeUrl !== undefined || configuration.workers > 1;
  const limiterFor = isShared ? sharedLimiters(turnsTable(store)) : limiterOfThisProcess;
  const bundled = readBundled('tariff-schedule.json', decodeSchedule);
  const weights = readBundled('classifier.bin', loadClassifier);
  refuseOtherEdition(bundled, weights);
  const tariff = await openLiveTariff({
    dataDir: configuration.dataDir,
    bundled,
    weights,
    // Of several processes one looks for newer editions; all serve what it installed.
    refreshAt: place === 1 ? configuration.schedule.refreshAt : undefined,
    program,
    environment: { ...process.env, DATA_DIR: configuration.dataDir, HTS_URL: configuration.schedule.url },
    log,
    metrics,
    clock: quietClock,
  });
  const model =
    configuration.mistral && openModel(createMistral({ ...configuration.mistral, observe }), { log, metrics });
  const spare = createSpareMemory();
  const pages = createPageReader({ tesseract: tesseractOf(configuration.tesseract), spare });
  const reader: Reader = model ? createMistralReader(model, { pages }) : createEmbeddedReader(pages);
  const exact = createExactLane({ spare });
  const lexicon = readBundled('personal-words.json', decodeLexicon);
  const personalDataReader = model
    ? reader
    : createPersonalDataReader({
        lexicon,
        weights: readBundled('personal-tagger.bin', decodeTagger),
        evidence: readBundled('personal-evidence.json', decodeEvidence),
      });
  const remembered = { table: listMemoryTable(store) };
  const { userAgent } = configuration.edgar;
  const edgar =
    userAgent === undefined
      ? undefined
      : createEdgar({ ...configuration.edgar, userAgent, observe, limiterFor, remembered });
  const agencies = createAgencies({ ...configuration.agencies, observe, limiterFor });
  const csl = createCsl({ ...configuration.csl, remembered, observe, limiterFor });
  const register = await openLiveRegister({
    ...configuration,
    register: { ...configuration.register, ...(place === 1 ? {} : { refreshAt: undefined }) },
    program,
    environment: process.env,
    shared:
      configuration.storeUrl === undefined ? undefined : { url: configuration.storeUrl, store, isTaker: place === 1 },
    log,
    metrics,
  });
  const uflpa = createUflpa({ ...configuration.uflpa, remembered, observe });

  metrics.gauge('tracewell_data_age_seconds', 'Age of the data that answers are based on.', () => {
    const ages = {
      tariff_schedule: (Date.now() - Date.parse(tariff.current().schedule.schedule.date)) / 1000,
      consolidated_screening_list: csl.copyAgeSeconds(),
      exclusions_register: register.ageSeconds(),
    };
    return Object.entries(ages).flatMap(([data, age]) => (age === undefined ? [] : [[{ data }, age] as const]));
  });

  observeLists(metrics, {
    consolidated_screening_list: csl.lists,
    forced_labor_entity_list: uflpa.lists,
    exclusions_register: () => registerLists(register.current()),
    edgar_ticker_map: () => edgar?.lists() ?? [],
  });

  return {
    tariff,
    model,
    reader,
    eInvoices: createEInvoiceReader(exact),
    forms: createAcordFormReader(exact),
    profiles: requirementProfiles(store),
    personalDataReader,
    isOrdinaryWord: (word: string) => isOrdinary(word, lexicon.ordinaryWords),
    fetchFile: createFetchFile({ observe }),
    /** Calls hosts named by callers; undefined in the sandbox, which contacts nobody. */
    callGuarded: createGuardedCall({ observe }) as GuardedCall | undefined,
    edgar,
    agencies,
    csl,
    register,
    uflpa,
    store,
    watchStore,
    pages,
    lastCalls,
    /** Describes the embedded sources, a line each. */
    embeddedSummary: () => [embeddedLine(tariff), ...(model ? [] : [embeddedReaderLine(pages)])],
    /** Describes all sources for whoever starts the server, a line each: embedded, live or not configured. */
    summary: () => [
      embeddedLine(tariff),
      model
        ? `  live            model ${model.id}`
        : '  not configured  model (MISTRAL_API_KEY): only the embedded classifier and readers are used',
      ...(model ? [] : [embeddedReaderLine(pages)]),
      edgar
        ? `  live            EDGAR at ${configuration.edgar.url}`
        : '  not configured  EDGAR (EDGAR_USER_AGENT with a contact address): insider transactions are unavailable',
      registerLine(register.current(), configuration.dataDir),
      storeLine(configuration),
      `  live            forced-labor entity list at ${configuration.uflpa.url}`,
      configuration.csl.apiKey === undefined
        ? `  live, hourly    Consolidated Screening List, download at ${configuration.csl.url} (the search needs CSL_API_KEY)`
        : `  live            Consolidated Screening List, search at ${configuration.csl.url}`,
      ...agencyLines(configuration.agencies),
    ],
    /** Stops background work of the sources; requests in flight may continue. */
    async stop() {
      await Promise.all([register.stop(), tariff.stop()]);
    },
    /** Closes the connections once no request needs them. */
    async close() {
      await Promise.all([
        model?.close(),
        pages.close(),
        exact.close(),
        edgar?.close(),
        agencies.close(),
        csl.close(),
        uflpa.close(),
      ]);
      await Promise.all([store.close(), watchStore.close()]);
    },
  };
}

function refuseOtherEdition(bundled: TariffSchedule, weights: ClassifierWeights): void {
  const codes = new Set(bundled.subheadings.map(({ code }) => code));
  const missing = weights.codes().filter((hs6) => !codes.has(subheadingCode(hs6))).length;
  if (missing <= MAX_MISSING) return;
  throw new DataError(
    `The tariff schedule lacks ${missing} of the subheadings that the classifier knows: compile both again.`,
  );
}

function openModel(mistral: Mistral, { log, metrics }: Pick<SourceParts, 'log' | 'metrics'>): Mistral {
  const replies = metrics.counter('tracewell_model_replies_total', 'Replies of the model, by kind.');
  return observedModel(mistral, (kind) => {
    replies.add({ kind });
    if (kind === 'misconfigured') log('warn', 'model_key_refused');
  });
}

function embeddedLine(tariff: LiveTariff): string {
  const { schedule, classifier } = tariff.current();
  const { edition, date } = schedule.schedule;
  return `  embedded        tariff schedule ${edition} of ${date}; classifier ${classifier.version}`;
}

/** Finds the program named by a setting; called once, at start. */
function tesseractOf(setting: string | undefined): string | undefined {
  const found = setting === undefined ? undefined : findProgram(setting);
  if (found === undefined && setting !== undefined && setting !== 'auto')
    throw new ConfigurationError('TESSERACT does not name a tesseract 5 or newer with English data.');
  return found;
}

/** Describes what is read without a model. */
function embeddedReaderLine({ reads, tesseract }: PageReader): string {
  if (reads === 'pictures')
    return `  embedded        readers: text, pictures (OCR by ${tesseract ?? ''}), invoices with embedded XML and filled-in forms; without a model the binary reads no other PDFs`;
  return reads === 'pdfs and pictures'
    ? `  embedded        readers: resumes, invoices, receipts, certificates and personal data; OCR by ${tesseract ?? 'the embedded engine'}`
    : '  not installed   packages that read PDFs and pictures without a model (docs/reader.md): only invoices with embedded XML and certificates as filled-in forms are read; the binary needs TESSERACT for pictures';
}

function registerLine(copy: RegisterCopy | undefined, dataDir: string): string {
  if (!copy) {
    return `  not loaded      exclusions register: no copy in ${dataDir}; tracewell refresh-register (node server.ts refresh-register) or the daily refresh creates one`;
  }
  return `  copy            exclusions register of ${copy.extractDate ?? 'an unknown day'}, ${copy.rowCount} organizations`;
}

/** Describes where saved requirements are; of an address only the host, because it may contain a password. */
function storeLine({ storeUrl, dataDir }: Configuration): string {
  const place = storeUrl === undefined ? `a file in ${dataDir}` : `PostgreSQL at ${new URL(storeUrl).host}`;
  return `  store           saved requirements, keys and usage in ${place}`;
}

/** Describes what company risk screening reads, and what it cannot. */
function agencyLines({ echoUrl, dolUrl, dolApiKey, openFdaUrl, cpscUrl }: AgenciesConfiguration): string[] {
  const dol = dolApiKey === undefined ? [] : [`DOL at ${dolUrl}`];
  return [
    `  live            ${[`EPA at ${echoUrl}`, ...dol, `openFDA at ${openFdaUrl}`, `CPSC at ${cpscUrl}`].join(', ')}`,
    ...(dolApiKey === undefined
      ? ['  not configured  DOL (DOL_API_KEY): the osha and dol sections of a company screen are errors']
      : []),
  ];
}
