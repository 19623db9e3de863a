import { isIP } from 'node:net';
import { LOG_LEVELS, type LogLevel } from './http/log.ts';

/** Everything the server is told from outside, read once at start. */
export interface Configuration {
  /** Whether made-up sources stand in for everything that is read from outside. */
  readonly sandbox: boolean;
  readonly host: string;
  readonly port: number;
  readonly logLevel: LogLevel;
  readonly proxySecret: string | undefined;
  readonly serviceDomain: string | undefined;
  /** The model that may read and choose; undefined where the embedded classifier answers alone. */
  readonly mistral: MistralConfiguration | undefined;
  readonly edgar: EdgarConfiguration;
  readonly agencies: AgenciesConfiguration;
  /** Where data of this server's own is kept: a folder, made when it is first needed. */
  readonly dataDir: string;
  /** The PostgreSQL database that is the store; undefined where a file in `dataDir` is. */
  readonly storeUrl: string | undefined;
  readonly register: RegisterConfiguration;
  readonly csl: CslConfiguration;
  /** Scheme, host and port of the publisher of the forced-labor entity list. */
  readonly uflpaUrl: string;
}

/** The key and address of the provider, and the names of its models. */
export interface MistralConfiguration {
  readonly apiKey: string;
  readonly url: string;
  readonly model: string;
  /** The one that reads the words of PDFs. */
  readonly ocrModel: string;
}

/** Where EDGAR is asked, and in whose name. */
export interface EdgarConfiguration {
  /** The web host. */
  readonly url: string;
  /** The host of the filing lists. */
  readonly dataUrl: string;
  /** Undefined where none is set that holds a contact address: EDGAR is then not asked. */
  readonly userAgent: string | undefined;
}

/** Where the agencies of company risk screening are asked, and with which keys. */
export interface AgenciesConfiguration {
  readonly echoUrl: string;
  readonly dolUrl: string;
  /** Undefined where none is set: DOL answers nobody without one, and OSHA and DOL are then errors. */
  readonly dolApiKey: string | undefined;
  readonly openFdaUrl: string;
  /** Undefined where none is set: openFDA then serves fewer calls a day. */
  readonly openFdaApiKey: string | undefined;
  readonly cpscUrl: string;
}

/** Where the Consolidated Screening List comes from. */
export interface CslConfiguration {
  readonly url: string;
  /** The key of the search; without one the full download is searched here. */
  readonly apiKey: string | undefined;
}

/** Where the exclusions register comes from, and when. */
export interface RegisterConfiguration {
  readonly url: string;
  /** Undefined where the service that asks for no key is read. */
  readonly apiKey: string | undefined;
  /** When the copy is refreshed each day, in UTC; undefined where it is refreshed by hand alone. */
  readonly refreshAt: { readonly hour: number; readonly minute: number } | undefined;
}

/** A setting that is wrong. The message is one sentence that names the variable and its rule, never its value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Upstream addresses, each scheme, host and port alone; they are checked at start whichever services use them. */
const ADDRESSES = [
  'CSL_URL',
  'UFLPA_URL',
  'SAM_URL',
  'ECHO_URL',
  'DOL_URL',
  'OPENFDA_URL',
  'CPSC_URL',
  'EDGAR_URL',
  'EDGAR_DATA_URL',
] as const;

const READERS = ['auto', 'embedded', 'mistral'];

/** The configuration that an environment states. Throws `ConfigurationError` for the first setting that is wrong. */
export function readConfiguration(environment: Environment): Configuration {
  const get = (name: string): string | undefined => environment[name]?.trim() || undefined;
  refuseUnsafe(environment);
  refuseUnknown(get);
  for (const name of ADDRESSES) address(name, get(name));
  const host = listenAddress(get('HOST') ?? '127.0.0.1');
  const proxySecret = headerText('PROXY_SECRET', get('PROXY_SECRET'));
  if (!isLoopback(host) && proxySecret === undefined && get('ALLOW_OPEN') !== '1') {
    throw new ConfigurationError(
      'HOST is not a loopback address: set PROXY_SECRET, or ALLOW_OPEN=1 to serve anyone who can reach it.',
    );
  }
  return {
    sandbox: get('SANDBOX') === '1',
    host,
    port: port(get('PORT') ?? '8080'),
    logLevel: oneOf('LOG_LEVEL', get('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    proxySecret,
    serviceDomain: domain(get('SERVICE_DOMAIN')),
    mistral: mistral(get),
    edgar: edgar(get),
    agencies: agencies(get),
    dataDir: folder('DATA_DIR', get('DATA_DIR') ?? './var'),
    storeUrl: storeAddress(get('STORE_URL')),
    register: register(get),
    csl: {
      url: address('CSL_URL', get('CSL_URL')) ?? 'https://data.trade.gov',
      apiKey: headerText('CSL_API_KEY', get('CSL_API_KEY')),
    },
    uflpaUrl: address('UFLPA_URL', get('UFLPA_URL')) ?? 'https://www.dhs.gov',
  };
}

function refuseUnsafe(environment: Environment): void {
  for (const name of ['MISTRAL_DEBUG', 'MISTRAL_SDK_TELEMETRY']) {
    // Any value turns it on, `false` and a blank included; the first prints keys and documents.
    if (environment[name]) throw new ConfigurationError(`${name} must not be set: it would let submitted content out.`);
  }
}

function refuseUnknown(get: (name: string) => string | undefined): void {
  if (![undefined, 'off'].includes(get('GATEWAY'))) {
    throw new ConfigurationError(
      'GATEWAY must be off: this version has no gateway of its own; put one in front and set PROXY_SECRET.',
    );
  }
  if (![undefined, '1'].includes(get('WORKERS'))) {
    throw new ConfigurationError('WORKERS must be 1: this version serves from one process.');
  }
  for (const name of ['ALLOW_OPEN', 'SANDBOX']) {
    if (![undefined, '0', '1'].includes(get(name))) throw new ConfigurationError(`${name} must be 0 or 1.`);
  }
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

/** A mail address somewhere in a text; what is longer than any User-Agent is not looked at. */
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
    dolUrl: address('DOL_URL', get('DOL_URL')) ?? 'https://apiprod.dol.gov',
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
    refreshAt: refreshAt(get('REGISTER_REFRESH')),
  };
}

const TIME_OF_DAY = /^([01]\d|2[0-3]):([0-5]\d)$/;

function refreshAt(text = '13:00'): RegisterConfiguration['refreshAt'] {
  if (text === 'off') return undefined;
  const [, hour, minute] = TIME_OF_DAY.exec(text) ?? [];
  if (hour === undefined || minute === undefined) {
    throw new ConfigurationError('REGISTER_REFRESH must be a time of day in UTC, HH:MM, or off.');
  }
  return { hour: Number(hour), minute: Number(minute) };
}

/** The address of a PostgreSQL database; what names none would be taken for one on this machine. */
function storeAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol) || url.hostname === '' || url.pathname.length < 2) {
    throw new ConfigurationError('STORE_URL must be postgres://USER:PASSWORD@HOST:PORT/DATABASE.');
  }
  return text;
}

function folder(name: string, text: string): string {
  if (text.includes('\0')) throw new ConfigurationError(`${name} must be the path of a folder.`);
  return text;
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new ConfigurationError(`${name} must be one of ${allowed.join(', ')}.`);
  return found;
}

function port(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new ConfigurationError('PORT must be a whole number from 0 to 65535.');
  return Number(text);
}

function address(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const bare =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === '' &&
    url.password === '';
  if (!bare) throw new ConfigurationError(`${name} must be an http or https address of scheme, host and port alone.`);
  return url.origin;
}

const DOMAIN = /^(?=.{1,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/;

function domain(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!DOMAIN.test(text.toLowerCase())) throw new ConfigurationError('SERVICE_DOMAIN must be a domain name.');
  return text.toLowerCase();
}

/** A header can hold no other characters; one that was pasted along would make every comparison fail, or every call. */
function headerText(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && !/^[ -~]+$/.test(text)) {
    throw new ConfigurationError(`${name} must be printable ASCII.`);
  }
  return text;
}

/** An address and no other name, so that it is known before listening whether it is loopback, and that it exists. */
function listenAddress(text: string): string {
  if (text !== 'localhost' && isIP(text) === 0) {
    throw new ConfigurationError('HOST must be an IP address or localhost.');
  }
  return text;
}

/** Of an address that `listenAddress` took. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
