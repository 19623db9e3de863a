import { delimiter, join } from 'node:path';
import { LOG_LEVELS, type LogLevel } from './http/log.ts';
import {
  address,
  calls,
  ConfigurationError,
  domain,
  folder,
  isOn,
  headerText,
  isLoopback,
  listenAddress,
  oneOf,
  port,
  program,
  storeAddress,
  wholeNumber,
} from './setting-checks.ts';
import type { Budget } from './upstream/rate-limiter.ts';

/** The server's whole configuration, read once at start. */
export interface Configuration {
  /** Whether sample data replaces all outside sources. */
  readonly sandbox: boolean;
  readonly host: string;
  readonly port: number;
  readonly logLevel: LogLevel;
  readonly proxySecret: string | undefined;
  readonly serviceDomain: string | undefined;
  /** Undefined without the server's own gateway. */
  readonly gateway: GatewayConfiguration | undefined;
  /** Number of processes that share the port. */
  readonly workers: number;
  /** How long a stopping server still accepts connections while /readyz is 503, in milliseconds. */
  readonly stopGraceMs: number;
  /** Memory budget for request bodies in flight in one process, in bytes. */
  readonly bodyMemory: number;
  /** The OCR program: a path, or `auto` for an installed one; undefined for the embedded engine. */
  readonly tesseract: string | undefined;
  /** The model that may read and choose; undefined if only the embedded classifier and readers are used. */
  readonly mistral: MistralConfiguration | undefined;
  readonly edgar: EdgarConfiguration;
  readonly agencies: AgenciesConfiguration;
  /** Folder for this server's own data, created when first needed. */
  readonly dataDir: string;
  /** The PostgreSQL database used as the store; undefined for a file in `dataDir`. */
  readonly storeUrl: string | undefined;
  /** Folders whose files an agent on this machine may name by path. */
  readonly mcpFolders: readonly string[];
  readonly register: RegisterConfiguration;
  readonly schedule: ScheduleConfiguration;
  readonly csl: CslConfiguration;
  readonly uflpa: UflpaConfiguration;
}

/** Settings of the server's own gateway; its plans come from the contract. */
export interface GatewayConfiguration {
  /** Calls that a key may make per calendar minute; undefined for no limit. */
  readonly callsPerMinute: number | undefined;
}

/** Key and address of the provider, and the names of its models. */
export interface MistralConfiguration {
  readonly apiKey: string;
  readonly url: string;
  readonly model: string;
  /** The OCR model for PDFs. */
  readonly ocrModel: string;
}

/** Where EDGAR is and how we identify ourselves. */
export interface EdgarConfiguration {
  /** The web host. */
  readonly url: string;
  /** The host of the filing lists. */
  readonly dataUrl: string;
  /** Undefined without a contact address: EDGAR is then not used. */
  readonly userAgent: string | undefined;
}

/** Addresses and keys of the agencies for company risk screening. */
export interface AgenciesConfiguration {
  readonly echoUrl: string;
  /** Call budget of ECHO; undefined for the client's default. */
  readonly echoCalls: readonly Budget[] | undefined;
  readonly dolUrl: string;
  /** Call budget of DOL; undefined for the client's default. */
  readonly dolCalls: readonly Budget[] | undefined;
  /** Undefined if not set: DOL requires a key, so OSHA and DOL are then errors. */
  readonly dolApiKey: string | undefined;
  readonly openFdaUrl: string;
  /** Undefined if not set: openFDA then allows fewer calls a day. */
  readonly openFdaApiKey: string | undefined;
  readonly cpscUrl: string;
}

/** Where the Consolidated Screening List comes from. */
export interface CslConfiguration {
  readonly url: string;
  /** Key of the search; without it the full download is searched here. */
  readonly apiKey: string | undefined;
  /** Call budget of the search; undefined for the client's default. */
  readonly calls: readonly Budget[] | undefined;
}

/** Where the forced-labor entity list comes from, and how we identify ourselves to its site. */
export interface UflpaConfiguration {
  readonly url: string;
  /** Undefined for the program's own; the site is known to refuse everything but browsers. */
  readonly userAgent: string | undefined;
}

/** Where editions of the tariff schedule come from, and when. */
export interface ScheduleConfiguration {
  readonly url: string;
  /** Daily time, in UTC, to look for a newer edition; undefined if only the command does. */
  readonly refreshAt: { readonly hour: number; readonly minute: number } | undefined;
}

/** Where the exclusions register comes from, and when. */
export interface RegisterConfiguration {
  readonly url: string;
  /** Undefined to use the service that needs no key. */
  readonly apiKey: string | undefined;
  /** Whether a server without a copy fetches the first one at start. */
  readonly fetchesFirst: boolean;
  /** Daily time of the refresh, in UTC; undefined if it is only refreshed manually. */
  readonly refreshAt: { readonly hour: number; readonly minute: number } | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Upstream addresses, each only scheme, host and port; they are checked at start whichever services use them. */
const ADDRESSES = [
  'CSL_URL',
  'UFLPA_URL',
  'SAM_URL',
  'HTS_URL',
  'ECHO_URL',
  'DOL_URL',
  'OPENFDA_URL',
  'CPSC_URL',
  'EDGAR_URL',
  'EDGAR_DATA_URL',
] as const;

const READERS = ['auto', 'embedded', 'mistral'];

/** Parses the configuration from the environment. Throws `ConfigurationError` for the first invalid setting. */
export function readConfiguration(environment: Environment): Configuration {
  const get = (name: string): string | undefined => environment[name]?.trim() || undefined;
  refuseUnsafe(environment);
  for (const name of ADDRESSES) address(name, get(name));
  const host = listenAddress(get('HOST') ?? '127.0.0.1');
  const proxySecret = headerText('PROXY_SECRET', get('PROXY_SECRET'));
  const gateway = gatewayOf(get);
  const isOpen = isOn('ALLOW_OPEN', get('ALLOW_OPEN'));
  if (!isLoopback(host) && proxySecret === undefined && gateway === undefined && !isOpen) {
    throw new ConfigurationError(
      'HOST is not a loopback address: set PROXY_SECRET or GATEWAY=on, or ALLOW_OPEN=1 to serve anyone who can reach it.',
    );
  }
  const sandbox = isOn('SANDBOX', get('SANDBOX'));
  const dataDir = folder('DATA_DIR', get('DATA_DIR') ?? './var');
  const storeUrl = storeAddress(get('STORE_URL'));
  return {
    sandbox,
    host,
    port: port(get('PORT') ?? '8080'),
    logLevel: oneOf('LOG_LEVEL', get('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    proxySecret,
    serviceDomain: domain(get('SERVICE_DOMAIN')),
    gateway,
    workers: wholeNumber('WORKERS', get('WORKERS') ?? '1', { max: MAX_WORKERS }),
    stopGraceMs: 1000 * wholeNumber('STOP_GRACE_SECONDS', get('STOP_GRACE_SECONDS') ?? '0', { min: 0, max: 60 }),
    bodyMemory: MIB * wholeNumber('BODY_MEMORY_MIB', get('BODY_MEMORY_MIB') ?? '64', BODY_MEMORY_MIB),
    tesseract: program('TESSERACT', get('TESSERACT') ?? 'off'),
    mistral: mistral(get),
    edgar: edgar(get),
    agencies: agencies(get),
    // Sample data, and what is saved while trying things out, has its own folder.
    dataDir: sandbox ? join(dataDir, 'sandbox') : dataDir,
    storeUrl: sandbox ? undefined : storeUrl,
    mcpFolders: (get('MCP_FOLDERS') ?? '')
      .split(delimiter)
      .filter((path) => path !== '')
      .map((path) => folder('MCP_FOLDERS', path)),
    register: register(get),
    schedule: {
      url: address('HTS_URL', get('HTS_URL')) ?? 'https://hts.usitc.gov',
      refreshAt: refreshAt('SCHEDULE_REFRESH', get('SCHEDULE_REFRESH') ?? 'off'),
    },
    csl: {
      url: address('CSL_URL', get('CSL_URL')) ?? 'https://data.trade.gov',
      apiKey: headerText('CSL_API_KEY', get('CSL_API_KEY')),
      calls: calls('CSL_CALLS', get('CSL_CALLS')),
    },
    uflpa: {
      url: address('UFLPA_URL', get('UFLPA_URL')) ?? 'https://www.dhs.gov',
      userAgent: headerText('UFLPA_USER_AGENT', get('UFLPA_USER_AGENT')),
    },
  };
}

function refuseUnsafe(environment: Environment): void {
  for (const name of ['MISTRAL_DEBUG', 'MISTRAL_SDK_TELEMETRY']) {
    // Any value enables it, even `false` or a blank; the first one prints keys and documents.
    if (environment[name]) throw new ConfigurationError(`${name} must not be set: it would expose submitted content.`);
  }
}

const MIB = 1024 * 1024;

/** At least two bodies of the maximum size; beyond the upper limit, use more workers instead. */
const BODY_MEMORY_MIB = { min: 32, max: 65_536 };

/** More than the cores of any machine that serves one port. */
const MAX_WORKERS = 64;
const MAX_CALLS_PER_MINUTE = 1_000_000;

function gatewayOf(get: (name: string) => string | undefined): GatewayConfiguration | undefined {
  const name = 'GATEWAY_CALLS_PER_MINUTE';
  const calls = get(name);
  const callsPerMinute = calls === undefined ? undefined : wholeNumber(name, calls, { max: MAX_CALLS_PER_MINUTE });
  return isOn('GATEWAY', get('GATEWAY')) ? { callsPerMinute } : undefined;
}

function mistral(get: (name: string) => string | undefined): MistralConfiguration | undefined {
  const reader = oneOf('READER', get('READER') ?? 'auto', READERS);
  const url = address('MISTRAL_URL', get('MISTRAL_URL')) ?? 'https://api.mistral.ai';
  const apiKey = headerText('MISTRAL_API_KEY', get('MISTRAL_API_KEY'));
  if (reader === 'mistral' && apiKey === undefined)
    throw new ConfigurationError('READER=mistral needs MISTRAL_API_KEY.');
  if (reader === 'embedded' || apiKey === undefined) return undefined;
  return {
    apiKey,
    url,
    model: get('MISTRAL_MODEL') ?? 'mistral-medium-latest',
    ocrModel: get('MISTRAL_OCR_MODEL') ?? 'mistral-ocr-latest',
  };
}

/** An email address somewhere in a text; texts longer than any User-Agent are not searched. */
const CONTACT = /[^\s@]{1,64}@[^\s@]{1,190}\.[A-Za-z]{2,24}/;
const MAX_USER_AGENT = 300;

function edgar(get: (name: string) => string | undefined): EdgarConfiguration {
  const userAgent = headerText('EDGAR_USER_AGENT', get('EDGAR_USER_AGENT'));
  const hasContact = userAgent !== undefined && userAgent.length <= MAX_USER_AGENT && CONTACT.test(userAgent);
  return {
    url: address('EDGAR_URL', get('EDGAR_URL')) ?? 'https://www.sec.gov',
    dataUrl: address('EDGAR_DATA_URL', get('EDGAR_DATA_URL')) ?? 'https://data.sec.gov',
    userAgent: hasContact ? userAgent : undefined,
  };
}

function agencies(get: (name: string) => string | undefined): AgenciesConfiguration {
  return {
    echoUrl: address('ECHO_URL', get('ECHO_URL')) ?? 'https://echodata.epa.gov',
    echoCalls: calls('ECHO_CALLS', get('ECHO_CALLS')),
    dolUrl: address('DOL_URL', get('DOL_URL')) ?? 'https://apiprod.dol.gov',
    dolCalls: calls('DOL_CALLS', get('DOL_CALLS')),
    dolApiKey: headerText('DOL_API_KEY', get('DOL_API_KEY')),
    openFdaUrl: address('OPENFDA_URL', get('OPENFDA_URL')) ?? 'https://api.fda.gov',
    openFdaApiKey: headerText('OPENFDA_API_KEY', get('OPENFDA_API_KEY')),
    cpscUrl: address('CPSC_URL', get('CPSC_URL')) ?? 'https://www.saferproducts.gov',
  };
}

function register(get: (name: string) => string | undefined): RegisterConfiguration {
  const apiKey = headerText('SAM_API_KEY', get('SAM_API_KEY'));
  const publisher = apiKey === undefined ? 'https://sam.gov' : 'https://api.sam.gov';
  return {
    url: address('SAM_URL', get('SAM_URL')) ?? publisher,
    apiKey,
    fetchesFirst: oneOf('REGISTER_FIRST_COPY', get('REGISTER_FIRST_COPY') ?? 'manual', ['manual', 'start']) === 'start',
    refreshAt: refreshAt('REGISTER_REFRESH', get('REGISTER_REFRESH') ?? '13:00'),
  };
}

const TIME_OF_DAY = /^([01]\d|2[0-3]):([0-5]\d)$/;

function refreshAt(name: string, text: string): RegisterConfiguration['refreshAt'] {
  if (text === 'off') return undefined;
  const [, hour, minute] = TIME_OF_DAY.exec(text) ?? [];
  if (hour === undefined || minute === undefined) {
    throw new ConfigurationError(`${name} must be a UTC time of day (HH:MM) or off.`);
  }
  return { hour: Number(hour), minute: Number(minute) };
}
