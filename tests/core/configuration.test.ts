import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { readConfiguration } from '../../core/configuration.ts';
import { ConfigurationError } from '../../core/setting-checks.ts';

type Environment = Readonly<Record<string, string>>;

/** The sentence with which an environment stops the start; undefined if the server starts. */
function refusal(environment: Environment): string | undefined {
  try {
    readConfiguration(environment);
    return undefined;
  } catch (error) {
    assert.ok(error instanceof ConfigurationError);
    return error.message;
  }
}

const AGENCIES = {
  echoUrl: 'https://echodata.epa.gov',
  echoCalls: undefined,
  dolUrl: 'https://apiprod.dol.gov',
  dolCalls: undefined,
  dolApiKey: undefined,
  openFdaUrl: 'https://api.fda.gov',
  openFdaApiKey: undefined,
  cpscUrl: 'https://www.saferproducts.gov',
};

const REGISTER = { url: 'https://sam.gov', apiKey: undefined, fetchesFirst: false, refreshAt: { hour: 13, minute: 0 } };
const LISTS = {
  register: REGISTER,
  schedule: { url: 'https://hts.usitc.gov', refreshAt: undefined },
  dataDir: './var',
  storeUrl: undefined,
  csl: { url: 'https://data.trade.gov', apiKey: undefined, calls: undefined },
  uflpa: { url: 'https://www.dhs.gov', userAgent: undefined },
};
const ONE_PROCESS = {
  tesseract: undefined,
  sandbox: false,
  gateway: undefined,
  workers: 1,
  bodyMemory: 64 * 1024 * 1024,
  stopGraceMs: 0,
  mcpFolders: [],
  storeUrl: undefined,
};
const EDGAR = { url: 'https://www.sec.gov', dataUrl: 'https://data.sec.gov', userAgent: undefined };

test('an empty environment serves only loopback, without a model', () => {
  const defaults = {
    host: '127.0.0.1',
    port: 8080,
    logLevel: 'info',
    proxySecret: undefined,
    serviceDomain: undefined,
    mistral: undefined,
    edgar: EDGAR,
    agencies: AGENCIES,
    ...LISTS,
    ...ONE_PROCESS,
  };
  assert.deepEqual(readConfiguration({}), defaults);
  // A variable set to an empty value, as compose files do, counts as unset.
  assert.deepEqual(
    readConfiguration({ HOST: '', PORT: ' ', PROXY_SECRET: '', MISTRAL_API_KEY: '\n', CSL_URL: '' }),
    defaults,
  );
});

test('settings are read without surrounding white space', () => {
  const read = readConfiguration({
    HOST: ' ::1 ',
    PORT: '0\n',
    LOG_LEVEL: 'silent',
    PROXY_SECRET: ' open sesame\n',
    SERVICE_DOMAIN: 'API.Example.com',
    MISTRAL_API_KEY: 'key\n',
    MISTRAL_URL: 'http://127.0.0.1:9999/',
    MISTRAL_MODEL: 'small',
  });
  assert.deepEqual(read, {
    host: '::1',
    port: 0,
    logLevel: 'silent',
    proxySecret: 'open sesame',
    serviceDomain: 'api.example.com',
    mistral: { apiKey: 'key', url: 'http://127.0.0.1:9999', model: 'small', ocrModel: 'mistral-ocr-latest' },
    edgar: EDGAR,
    agencies: AGENCIES,
    ...LISTS,
    ...ONE_PROCESS,
  });
});

test('a gateway, workers and a shared store are read', () => {
  const url = 'postgres://user:word@db.example.com:5432/name';
  const { gateway, workers, storeUrl } = readConfiguration({
    GATEWAY: 'on',
    GATEWAY_CALLS_PER_MINUTE: '600',
    WORKERS: '4',
    STORE_URL: url,
  });
  assert.deepEqual([gateway, workers, storeUrl], [{ callsPerMinute: 600 }, 4, url]);
  assert.deepEqual(readConfiguration({ GATEWAY: 'on' }).gateway, { callsPerMinute: undefined });
});

test('the sandbox saves in its own folder and never in a shared store', () => {
  const url = 'postgres://user:word@db.example.com:5432/name';
  const { sandbox, dataDir, storeUrl } = readConfiguration({ SANDBOX: '1', DATA_DIR: 'data', STORE_URL: url });
  assert.deepEqual([sandbox, dataDir, storeUrl], [true, join('data', 'sandbox'), undefined]);
  assert.equal(refusal({ SANDBOX: 'yes' }), 'SANDBOX must be one of off, on, 0, 1.');
});

const REFRESHES: readonly (readonly [text: string, at: typeof REGISTER.refreshAt | undefined])[] = [
  ['00:00', { hour: 0, minute: 0 }],
  ['13:05', { hour: 13, minute: 5 }],
  [' 23:59\n', { hour: 23, minute: 59 }],
  ['off', undefined],
];

test('the register is refreshed at a time of day in UTC, or not at all', () => {
  for (const [text, at] of REFRESHES) {
    assert.deepEqual(readConfiguration({ REGISTER_REFRESH: text }).register.refreshAt, at, text);
  }
  for (const wrong of ['24:00', '13:60', '1:00', '13', '13:00Z', 'never', '13:00:00']) {
    assert.equal(
      refusal({ REGISTER_REFRESH: wrong }),
      'REGISTER_REFRESH must be a UTC time of day (HH:MM) or off.',
      wrong,
    );
  }
});

test('a newer tariff schedule is requested at a time of day, and only if that is set', () => {
  assert.deepEqual(readConfiguration({}).schedule, { url: 'https://hts.usitc.gov', refreshAt: undefined });
  const set = readConfiguration({ HTS_URL: 'http://127.0.0.1:9999/', SCHEDULE_REFRESH: '04:30' }).schedule;
  assert.deepEqual(set, { url: 'http://127.0.0.1:9999', refreshAt: { hour: 4, minute: 30 } });
  assert.equal(refusal({ SCHEDULE_REFRESH: '4:30' }), 'SCHEDULE_REFRESH must be a UTC time of day (HH:MM) or off.');
  assert.match(refusal({ HTS_URL: 'x' }) ?? '', /^HTS_URL must be/);
});

test('a SAM.gov key selects its documented service, which has another host', () => {
  assert.deepEqual(readConfiguration({ SAM_API_KEY: 'key\n' }).register, {
    ...REGISTER,
    url: 'https://api.sam.gov',
    apiKey: 'key',
  });
  const { register, dataDir } = readConfiguration({ SAM_URL: 'http://127.0.0.1:9999', DATA_DIR: '/srv/data' });
  assert.deepEqual([register.url, register.apiKey, dataDir], ['http://127.0.0.1:9999', undefined, '/srv/data']);
});

test('the lists are read from the configured URLs, with the configured key', () => {
  const { dataDir, csl, uflpa } = readConfiguration({
    DATA_DIR: ' /srv/tracewell ',
    CSL_URL: 'http://127.0.0.1:9001/',
    CSL_API_KEY: 'key\n',
    UFLPA_URL: 'http://[::1]:9002',
  });
  assert.deepEqual(
    [dataDir, csl, uflpa.url],
    ['/srv/tracewell', { url: 'http://127.0.0.1:9001', apiKey: 'key', calls: undefined }, 'http://[::1]:9002'],
  );
});

test('the model is used if there is a key and the reader is not the embedded one', () => {
  const { mistral } = readConfiguration({ MISTRAL_API_KEY: 'key' });
  assert.deepEqual(mistral, {
    apiKey: 'key',
    url: 'https://api.mistral.ai',
    model: 'mistral-medium-latest',
    ocrModel: 'mistral-ocr-latest',
  });
  assert.equal(readConfiguration({ MISTRAL_API_KEY: 'key', MISTRAL_OCR_MODEL: 'ocr' }).mistral?.ocrModel, 'ocr');
  assert.equal(readConfiguration({ MISTRAL_API_KEY: 'key', READER: 'embedded' }).mistral, undefined);
  assert.equal(readConfiguration({ MISTRAL_API_KEY: 'key', READER: 'mistral' }).mistral?.apiKey, 'key');
  assert.equal(readConfiguration({ READER: 'auto' }).mistral, undefined);
});

const AGENTS: readonly (readonly [userAgent: string, isDeclared: boolean])[] = [
  ['Example Corp ops@example.com', true],
  ['ops@example.com', true],
  ['Tracewell/1.0 (contact: first.last+edgar@mail.example.co.uk)', true],
  ['', false],
  ['Mozilla/5.0', false],
  ['Tracewell (+https://example.com/contact)', false],
  ['ops@localhost', false],
  ['ops @ example.com', false],
  ['@example.com', false],
  [`${'x'.repeat(290)} ops@example.com`, false],
];

test('EDGAR is called only with a User-Agent that contains an email address', () => {
  for (const [userAgent, isDeclared] of AGENTS) {
    const { edgar } = readConfiguration({ EDGAR_USER_AGENT: userAgent });
    assert.equal(edgar.userAgent, isDeclared ? userAgent : undefined, userAgent);
  }
  const { edgar } = readConfiguration({ EDGAR_URL: 'http://127.0.0.1:1', EDGAR_DATA_URL: 'http://127.0.0.1:2/' });
  assert.deepEqual(edgar, { url: 'http://127.0.0.1:1', dataUrl: 'http://127.0.0.1:2', userAgent: undefined });
});

test('the agencies are called at their own URLs without keys by default', () => {
  const { agencies } = readConfiguration({
    ECHO_URL: 'http://127.0.0.1:1',
    DOL_URL: 'http://127.0.0.1:2/',
    DOL_API_KEY: ' dol\n',
    OPENFDA_URL: 'http://127.0.0.1:3',
    OPENFDA_API_KEY: 'fda',
    CPSC_URL: 'http://127.0.0.1:4',
  });
  assert.deepEqual(agencies, {
    echoUrl: 'http://127.0.0.1:1',
    echoCalls: undefined,
    dolUrl: 'http://127.0.0.1:2',
    dolCalls: undefined,
    dolApiKey: 'dol',
    openFdaUrl: 'http://127.0.0.1:3',
    openFdaApiKey: 'fda',
    cpscUrl: 'http://127.0.0.1:4',
  });
});

const ADDRESS = 'must be an http or https address with only a scheme, host and port.';
const OPEN =
  'HOST is not a loopback address: set PROXY_SECRET or GATEWAY=on, or ALLOW_OPEN=1 to serve anyone who can reach it.';
const CALLS = 'GATEWAY_CALLS_PER_MINUTE must be a whole number from 1 to 1000000.';
const WORKERS = 'WORKERS must be a whole number from 1 to 64.';
const TESSERACT = 'TESSERACT must be off, auto, or the absolute path of a program.';
const LEAKS = 'must not be set: it would expose submitted content.';

test('the store is a file unless STORE_URL names a PostgreSQL database', () => {
  for (const url of [
    'postgres://user:pass%40word@db.example.com:5432/made',
    'postgresql://127.0.0.1/made?sslmode=require',
  ]) {
    assert.equal(readConfiguration({ STORE_URL: ` ${url}\n` }).storeUrl, url);
  }
});

test('a password in STORE_URL may be literal or percent-encoded', () => {
  for (const [password, read] of [
    ['p@ss', 'p@ss'],
    ['p/w?x#y', 'p/w?x#y'],
    ['a:b[c]', 'a:b[c]'],
    ['p%40ss', 'p@ss'],
    ['pl+ain', 'pl+ain'],
  ] as const) {
    const { storeUrl = '' } = readConfiguration({ STORE_URL: `postgres://made:${password}@db.example:5432/made` });
    const url = new URL(storeUrl);
    assert.deepEqual([url.host, url.pathname], ['db.example:5432', '/made'], password);
    assert.equal(decodeURIComponent(url.password), read);
  }
});

const STORE = 'STORE_URL must be postgres://USER:PASSWORD@HOST:PORT/DATABASE.';

const REFUSED: readonly (readonly [environment: Environment, sentence: string])[] = [
  [{ STORE_URL: 'canary' }, STORE],
  [{ STORE_URL: 'mysql://canary@127.0.0.1/made' }, STORE],
  [{ STORE_URL: 'postgres:///canary' }, STORE],
  [{ STORE_URL: 'postgres://canary:secret@127.0.0.1/' }, STORE],
  [{ STORE_URL: 'postgres://127.0.0.1:canary/made' }, STORE],
  [{ STORE_URL: 'postgres://made:canary%@127.0.0.1/made' }, STORE],
  [{ STORE_URL: 'postgres://made:canary%E4@127.0.0.1/made' }, STORE],
  [{ CSL_CALLS: '3' }, 'CSL_CALLS must be COUNT/SECONDS, such as 30/60; separate several with commas.'],
  [{ DOL_CALLS: '0/60' }, 'DOL_CALLS must be COUNT/SECONDS, such as 30/60; separate several with commas.'],
  [{ ECHO_CALLS: '9/60,' }, 'ECHO_CALLS must be COUNT/SECONDS, such as 30/60; separate several with commas.'],
  [{ ECHO_CALLS: '9/86401' }, 'ECHO_CALLS must be COUNT/SECONDS, such as 30/60; separate several with commas.'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '0x50' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '1e3' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '/run/canary.sock' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ HOST: '0.0.0.0' }, OPEN],
  [{ HOST: '::' }, OPEN],
  [{ HOST: '192.168.1.7' }, OPEN],
  [{ HOST: '128.0.0.1' }, OPEN],
  // A mapped address needs no rule of its own: it requires the secret like any other.
  [{ HOST: '::ffff:127.0.0.1' }, OPEN],
  [{ HOST: '0.0.0.0', ALLOW_OPEN: '0' }, OPEN],
  [{ HOST: '0.0.0.0', PROXY_SECRET: ' ' }, OPEN],
  // Names that start like loopback but are not.
  [{ HOST: '127.0.0.1.canary.org' }, 'HOST must be an IP address or localhost.'],
  [{ HOST: '127.999.0.1' }, 'HOST must be an IP address or localhost.'],
  [{ HOST: 'localhost.canary.org' }, 'HOST must be an IP address or localhost.'],
  [{ HOST: '[::1]' }, 'HOST must be an IP address or localhost.'],
  [{ ALLOW_OPEN: 'yes' }, 'ALLOW_OPEN must be one of off, on, 0, 1.'],
  [{ ALLOW_OPEN: 'true' }, 'ALLOW_OPEN must be one of off, on, 0, 1.'],
  [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent.'],
  [{ LOG_LEVEL: 'INFO' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent.'],
  [{ READER: 'canary' }, 'READER must be one of auto, embedded, mistral.'],
  [{ READER: 'mistral' }, 'READER=mistral needs MISTRAL_API_KEY.'],
  [{ PROXY_SECRET: 'canäry' }, 'PROXY_SECRET must be printable ASCII.'],
  [{ PROXY_SECRET: 'a\ncanary' }, 'PROXY_SECRET must be printable ASCII.'],
  [{ EDGAR_USER_AGENT: 'ca\u00f1ary@example.com' }, 'EDGAR_USER_AGENT must be printable ASCII.'],
  [{ DOL_API_KEY: 'canary\u200b' }, 'DOL_API_KEY must be printable ASCII.'],
  [{ OPENFDA_API_KEY: 'canary\u200b' }, 'OPENFDA_API_KEY must be printable ASCII.'],
  [{ CSL_API_KEY: 'can\u00e4ry' }, 'CSL_API_KEY must be printable ASCII.'],
  [{ SAM_API_KEY: 'can\u00e4ry' }, 'SAM_API_KEY must be printable ASCII.'],
  [{ DATA_DIR: 'can\0ary' }, 'DATA_DIR must be a folder path.'],
  [{ MISTRAL_API_KEY: 'canary\u200b' }, 'MISTRAL_API_KEY must be printable ASCII.'],
  [{ CSL_API_KEY: 'canary\u200b' }, 'CSL_API_KEY must be printable ASCII.'],
  [{ GATEWAY: 'yes' }, 'GATEWAY must be one of off, on, 0, 1.'],
  [{ GATEWAY_CALLS_PER_MINUTE: '0' }, CALLS],
  [{ GATEWAY: 'on', GATEWAY_CALLS_PER_MINUTE: '1.5' }, CALLS],
  [{ BODY_MEMORY_MIB: '31' }, 'BODY_MEMORY_MIB must be a whole number from 32 to 65536.'],
  [{ TESSERACT: 'tesseract' }, TESSERACT],
  [{ TESSERACT: 'on' }, TESSERACT],
  [{ WORKERS: '0' }, WORKERS],
  [{ WORKERS: '65' }, WORKERS],
  [{ WORKERS: 'auto' }, WORKERS],
  [{ SERVICE_DOMAIN: 'https://canary.org' }, 'SERVICE_DOMAIN must be a domain name.'],
  [{ SERVICE_DOMAIN: 'canary.org:443' }, 'SERVICE_DOMAIN must be a domain name.'],
  [{ SERVICE_DOMAIN: 'canary..org' }, 'SERVICE_DOMAIN must be a domain name.'],
  [{ SERVICE_DOMAIN: 'a.'.repeat(127) + 'com' }, 'SERVICE_DOMAIN must be a domain name.'],
  [{ MISTRAL_DEBUG: 'true' }, `MISTRAL_DEBUG ${LEAKS}`],
  // Any value turns it on.
  [{ MISTRAL_DEBUG: 'false' }, `MISTRAL_DEBUG ${LEAKS}`],
  [{ MISTRAL_DEBUG: ' ' }, `MISTRAL_DEBUG ${LEAKS}`],
  [{ MISTRAL_SDK_TELEMETRY: '0' }, `MISTRAL_SDK_TELEMETRY ${LEAKS}`],
];

const ADDRESSES = ['CSL', 'UFLPA', 'SAM', 'ECHO', 'DOL', 'OPENFDA', 'CPSC', 'EDGAR', 'EDGAR_DATA', 'MISTRAL'];

const NOT_BARE = [
  'canary',
  'canary.org',
  '//canary.org',
  'ftp://canary.org',
  'file:///etc/passwd',
  'javascript:canary',
  'http://',
  'http://canary.org/path',
  'http://canary.org/?q',
  'http://canary.org/#f',
  'http://user@canary.org',
  'http://user:canary@stand-in.org',
  'http://:canary@stand-in.org',
  'http://stand-in.org:99999',
];

test('a wrong setting stops the start with one sentence that names the variable and its rule', () => {
  for (const [environment, sentence] of REFUSED)
    assert.equal(refusal(environment), sentence, JSON.stringify(environment));
  for (const name of ADDRESSES) {
    for (const value of NOT_BARE) assert.equal(refusal({ [`${name}_URL`]: value }), `${name}_URL ${ADDRESS}`, value);
  }
});

test('no sentence contains the rejected value', () => {
  const addresses = NOT_BARE.map((value) => ({ CSL_URL: value }));
  for (const environment of [...REFUSED.map(([one]) => one), ...addresses]) {
    assert.doesNotMatch(refusal(environment) ?? '', /can[aä]ry|passwd/);
  }
});

const ACCEPTED: readonly Environment[] = [
  { HOST: 'localhost' },
  { HOST: '127.0.0.53' },
  { HOST: '0.0.0.0', PROXY_SECRET: 'open sesame' },
  { HOST: '0.0.0.0', ALLOW_OPEN: '1' },
  { HOST: '0.0.0.0', ALLOW_OPEN: 'on', SANDBOX: 'on' },
  { PORT: '65535' },
  { GATEWAY: '0', WORKERS: '1', ALLOW_OPEN: 'off', SANDBOX: 'off', TESSERACT: 'off' },
  { TESSERACT: '/usr/bin/tesseract' },
  { HOST: '0.0.0.0', GATEWAY: 'on', GATEWAY_CALLS_PER_MINUTE: '600', WORKERS: '64' },
  { MISTRAL_DEBUG: '' },
  // The URLs may be set before the services that use them exist, and stand-ins have ports.
  ...ADDRESSES.map((name) => ({ [`${name}_URL`]: 'http://[::1]:8123' })),
  { SERVICE_DOMAIN: 'localhost' },
];

test('valid settings start', () => {
  for (const environment of ACCEPTED) assert.equal(refusal(environment), undefined, JSON.stringify(environment));
});

test("a source's rate limit is a count and its seconds; several are separated by commas", () => {
  const { csl, agencies } = readConfiguration({ CSL_CALLS: '3/2, 100/60', DOL_CALLS: '10/600' });
  assert.deepEqual(csl.calls, [
    { count: 3, perMs: 2_000 },
    { count: 100, perMs: 60_000 },
  ]);
  assert.deepEqual([agencies.dolCalls, agencies.echoCalls], [[{ count: 10, perMs: 600_000 }], undefined]);
});
