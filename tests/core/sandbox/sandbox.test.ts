import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import type { Example } from '../../../core/http/route.ts';
import { BATCH_EXAMPLES } from '../../../handlers/exclusions/batch-examples.ts';
import { SCREEN_EXAMPLES } from '../../../handlers/exclusions/screen-examples.ts';
import { ENTITY_EXAMPLES, PARTIES_EXAMPLES, SHIPMENT_EXAMPLES } from '../../../handlers/import-risk/examples.ts';
import { FACILITY_EXAMPLES, SCREEN_EXAMPLES as COMPANY_EXAMPLES } from '../../../handlers/company-risk/examples.ts';
import { INSIDER_EXAMPLES } from '../../../handlers/insider/examples.ts';
import { runServer } from '../../running-server.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Sandbox {
  readonly url: string;
  readonly printed: () => string;
  readonly post: (path: string, body: object) => Promise<Answered>;
  readonly get: (path: string) => Promise<Answered>;
}

async function sandbox(t: TestContext, environment: Readonly<Record<string, string>> = {}): Promise<Sandbox> {
  const { url, printed } = await runServer(t, { SANDBOX: '1', DATA_DIR: await temporaryFolder(t), ...environment });
  const answered = async (response: Response): Promise<Answered> => {
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) as Answered['body'] };
  };
  return {
    url,
    printed,
    post: async (path, body) => answered(await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })),
    get: async (path) => answered(await fetch(url + path)),
  };
}

function documentOf(name: string): Buffer {
  return readFileSync(new URL(`../../../examples/documents/${name}`, import.meta.url));
}

/** Every value under a name, at any depth. */
function valuesOf(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, member]) => [
    ...(key === name ? [member] : []),
    ...valuesOf(name, member),
  ]);
}

const KEYS_OF_REAL_SOURCES = {
  CSL_API_KEY: 'made-key',
  DOL_API_KEY: 'made-key',
  OPENFDA_API_KEY: 'made-key',
  MISTRAL_API_KEY: 'made-key',
  EDGAR_USER_AGENT: 'Sample sample@example.com',
};

test('every screen finds its made-up company, says that its sources are samples, and is incomplete', async (t) => {
  const { get, post } = await sandbox(t);
  const exclusions = await post('/exclusions/screen', { entity_name: 'Sample Widgets' });
  const imports = await post('/import-risk/screen/shipment', { supplier_name: 'Sample Widgets' });
  const company = await get('/company-risk/company-risk-screen?company_name=Sample+Widgets+LLC');
  for (const [screen, sections] of [
    [exclusions, 2],
    [imports, 2],
    [company, 4],
  ] as const) {
    assert.equal(screen.status, 200);
    const bases = valuesOf('source', screen.body).flatMap((source) => valuesOf('basis', source));
    assert.deepEqual(bases, Array<string>(sections).fill('sample'));
    assert.deepEqual(valuesOf('incomplete_coverage', screen.body), [true]);
  }
  assert.deepEqual(valuesOf('status', exclusions.body), ['match', 'match', 'potential_matches_found']);
  assert.deepEqual(valuesOf('overall_risk', imports.body), ['high']);
  assert.equal(company.body['cross_agency_risk_score'], 30);
  assert.match(
    String(company.body['cross_agency_summary']),
    /EPA 16, OSHA 3, DOL 6, FDA 2, CPSC 3\. Missing from this screen: EPA \(sample data/,
  );
});

/** What a caption promises: who is found, where, and with what score. Ages, dates and completeness are left out. */
function foundIn(body: unknown): unknown {
  return ['matched_name', 'score', 'risk_score', 'accession_number', 'subheading'].map((name) => valuesOf(name, body));
}

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  '/exclusions/screen': SCREEN_EXAMPLES,
  '/exclusions/screen/batch': BATCH_EXAMPLES,
  '/import-risk/screen/shipment': SHIPMENT_EXAMPLES,
  '/import-risk/screen/parties': PARTIES_EXAMPLES,
  '/import-risk/uflpa/entities': ENTITY_EXAMPLES,
  '/company-risk/company-risk-screen': COMPANY_EXAMPLES,
  '/company-risk/risk-score': FACILITY_EXAMPLES,
  '/insider/insider-transactions': INSIDER_EXAMPLES,
};

test('every documented example finds in the sandbox what its caption says', async (t) => {
  const { get, post } = await sandbox(t);
  let found = 0;
  for (const [path, examples] of Object.entries(EXAMPLES)) {
    for (const { name, request, response, status } of examples) {
      if (status !== 200) continue;
      const query = new URLSearchParams(request.query).toString();
      const { body } = request.body === undefined ? await get(`${path}?${query}`) : await post(path, request.body);
      assert.deepEqual(foundIn(body), foundIn(response), `${path}: ${name}`);
      found += valuesOf('matched_name', body).length;
    }
  }
  assert.ok(found > 8);
});

const CURL = /^curl [^\n']*'?localhost:8080(\/(?:exclusions|import-risk|company-risk)\/[^\s']+)'?(?: -d '([^']+)')?/gm;

test('every screen that the documentation calls with curl finds a match in the sandbox', async (t) => {
  const { get, post } = await sandbox(t);
  let calls = 0;
  for (const page of ['README.md', 'docs/exclusions.md', 'docs/import-risk.md', 'docs/company-risk.md']) {
    const text = readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8');
    for (const [line, path = '', sent] of text.matchAll(CURL)) {
      const { body } = sent === undefined ? await get(path) : await post(path, JSON.parse(sent) as object);
      assert.ok(valuesOf('matched_name', body).length > 0, `${page}: ${line}`);
      calls++;
    }
  }
  assert.equal(calls, 7);
});

test('a name that is not in the sample data is found nowhere, and the answer is not a clearance', async (t) => {
  const { get, post } = await sandbox(t);
  const { body } = await post('/exclusions/screen', { entity_name: 'Velmora Quarry' });
  const overall = body['overall'] as Readonly<Record<string, unknown>>;
  assert.equal(overall['status'], 'no_matches_among_screened_records');
  assert.equal(overall['incomplete_coverage'], true);
  const imports = await post('/import-risk/screen/shipment', { supplier_name: 'Velmora Quarry' });
  assert.deepEqual(valuesOf('reasons', imports.body)[0], [
    'The forced-labor entity list in this answer is sample data; nothing was checked against the real one.',
    'The Consolidated Screening List in this answer is sample data; nothing was checked against the real one.',
  ]);
  assert.match(imports.body['narrative'] as string, /The coverage of this screen is incomplete\./);
  assert.deepEqual(
    valuesOf('candidates', (await get('/company-risk/company-risk-screen?company_name=Velmora+Quarry')).body),
    [[], [], [], []],
  );
});

test('a facility is found by its name, address and ID, and its note says that it is sample data', async (t) => {
  const { get } = await sandbox(t);
  for (const [query, name] of [
    ['company_name=Sample+Widgets', 'SAMPLE WIDGETS LLC'],
    ['address=1+sample+street&city=exampleville', 'EXAMPLE FOODS INC'],
    ['epa_id=990000000002', 'EXAMPLE FOODS INC'],
  ] as const) {
    const { body } = await get(`/company-risk/risk-score?${query}`);
    assert.equal((body['facility'] as { name: string }).name, name, query);
    assert.match(String(body['note']), /^Sample data/);
  }
});

test('filings are parsed like real ones, and the answer says that they are samples', async (t) => {
  const { get } = await sandbox(t);
  const { body } = await get('/insider/insider-transactions?ticker=sample');
  assert.deepEqual(body['company'], { name: 'SAMPLE WIDGETS CORP', ticker: 'SAMPLE', cik: '9990000001' });
  const rows = body['filings'] as readonly Readonly<Record<string, unknown>>[];
  assert.deepEqual(
    rows.map((row) => [
      row['transaction_code'],
      row['shares'],
      row['transaction_value_usd'],
      row['is_rule_10b5_1_plan'],
    ]),
    [
      ['S', 1_500, 63_150, true],
      ['A', 4_000, 0, false],
      ['F', 1_100, 44_275, false],
    ],
  );
  assert.match(String(body['data_source']), /^sample: filings of companies/);
  assert.equal(
    ((await get('/insider/insider-transactions?ticker=sample&limit=1')).body['filings'] as unknown[]).length,
    1,
  );
  assert.equal((await get('/insider/insider-transactions?cik=9990000001')).status, 200);
  const unknown = await get('/insider/insider-transactions?ticker=NOBODY');
  const lacking = 'The sample data has no company with this ticker or CIK.';
  assert.deepEqual([unknown.status, unknown.body['message']], [404, lacking]);
  assert.equal((await get('/insider/insider-transactions?cik=320193')).body['message'], lacking);
});

test('products and documents are answered as usual, because their readers are embedded', async (t) => {
  const { post } = await sandbox(t);
  const estimate = await post('/landed-cost/estimate', { description: 'cotton t-shirt' });
  assert.equal(estimate.body['hs_code'], '6109.10');
  const pii = await post('/pii/redact', { text: 'Write to ann@example.com' });
  assert.equal(pii.body['redacted_text'], 'Write to [REDACTED_EMAIL]');
  const resume = await post('/resume/parse', { text: documentOf('resume.txt').toString() });
  assert.deepEqual(valuesOf('email', resume.body), ['jordan.sample@example.com']);
  const invoice = await post('/invoice/extract', { base64_file: documentOf('invoice.pdf').toString('base64') });
  assert.equal(invoice.body['total'], 226.3);
  const certificate = await post('/certificate/verify', {
    base64_image: documentOf('certificate.pdf').toString('base64'),
    mime_type: 'application/pdf',
    requirements: { general_liability: { each_occurrence_min: 2_000_000 } },
  });
  assert.equal(certificate.body['verdict'], 'deficient');
});

test('a document of another kind is refused by the name of the kind that is read', async (t) => {
  const { post } = await sandbox(t);
  const base64 = (name: string): string => documentOf(name).toString('base64');
  const pdf = { mime_type: 'application/pdf' };
  for (const [path, body, kind] of [
    ['/certificate/parse', { base64_image: base64('invoice.pdf'), ...pdf }, 'an ACORD 25 certificate'],
    ['/invoice/extract', { base64_file: base64('certificate.pdf'), ...pdf }, 'an invoice or receipt'],
    ['/resume/parse', { base64_file: base64('invoice.pdf'), ...pdf }, 'a resume'],
  ] as const) {
    const { status, body: answer } = await post(path, body);
    assert.deepEqual([status, answer['message']], [422, `This does not appear to be ${kind}.`]);
  }
});

test('requirements saved in the sandbox are found again there', async (t) => {
  const { get, post } = await sandbox(t);
  const saved = await post('/certificate/requirements', {
    requirements: { general_liability: { each_occurrence_min: 1 } },
  });
  assert.equal(saved.status, 201);
  assert.deepEqual((await get(`/certificate/requirements/${String(saved.body['id'])}`)).body, saved.body);
});

test('nothing leaves the machine, whatever keys are configured', async (t) => {
  const { get, post, url, printed } = await sandbox(t, KEYS_OF_REAL_SOURCES);
  const attempted: string[] = [];
  const onSocket = (message: unknown): void => {
    (message as { socket: Socket }).socket.on('connectionAttempt', (address: string, port: number) => {
      attempted.push(`http://${address}:${port}`);
    });
  };
  subscribe('net.client.socket', onSocket);
  t.after(() => unsubscribe('net.client.socket', onSocket));
  await post('/exclusions/screen', { entity_name: 'Sample Widgets' });
  await post('/import-risk/screen/parties', { parties: [{ name: 'Sample Widgets' }] });
  await get('/import-risk/uflpa/entities?q=Example');
  await get('/company-risk/company-risk-screen?company_name=Sample+Widgets+LLC');
  await get('/insider/insider-transactions?ticker=SAMPLE');
  await post('/landed-cost/estimate', { description: 'cotton t-shirt' });
  await post('/pii/redact', { text: 'Ann Sample' });
  const fetched = await post('/certificate/parse', { file_url: 'https://example.com/certificate.png' });
  assert.deepEqual(
    [fetched.status, fetched.body['message']],
    [422, 'The sandbox fetches no files: send the file itself, as base64.'],
  );
  // A connection made by this test proves that attempts are observed.
  await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
  await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
  assert.ok(attempted.length > 0);
  assert.deepEqual([...new Set(attempted)], [url]);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  assert.doesNotMatch(metrics, /^tracewell_upstream_calls_total\{/m);
  assert.match(printed(), /sandbox +sample lists/);
  assert.doesNotMatch(printed(), / {2}live/);
});

test('health and sources report that the register is sample data', async (t) => {
  const { get } = await sandbox(t);
  const health = await get('/exclusions/health');
  assert.deepEqual([health.body['status'], health.body['stale'], health.body['refresh_runs']], ['degraded', null, []]);
  assert.deepEqual(valuesOf('basis', (await get('/exclusions/sources')).body), ['sample', 'sample']);
});

/** The names that docs/sandbox.md suggests, and where they are found. */
const TOLD: readonly (readonly [name: string, found: readonly string[]])[] = [
  ['Sample Widgets LLC', ['register', 'csl', 'uflpa', 'osha', 'dol', 'fda', 'cpsc']],
  ['Example Cotton Gin', ['uflpa']],
  ['Placeholder Polysilicon', ['uflpa']],
  ['Example Freight', ['csl']],
  ['Placeholder Shipping', ['csl']],
  ['Nowhere Star', ['csl']],
  ['Example Paving & Excavating', ['register']],
  ['Example Foods Inc', ['fda']],
  ['Example Quarry Inc', ['dol']],
];

test('every name that the page suggests is found where it says', async (t) => {
  const { get, post } = await sandbox(t);
  const page = readFileSync(new URL('../../../docs/sandbox.md', import.meta.url), 'utf8');
  for (const [name, found] of TOLD) {
    assert.ok(page.includes(`\`${name}\``), name);
    const exclusions = await post('/exclusions/screen', { entity_name: name });
    const imports = await post('/import-risk/screen/shipment', { supplier_name: name });
    const company = await get(`/company-risk/company-risk-screen?company_name=${encodeURIComponent(name)}`);
    const { osha, dol, fda, cpsc } = company.body;
    const sections = {
      register: exclusions.body['exclusions_register'],
      csl: exclusions.body['csl'],
      uflpa: imports.body['uflpa'],
      ...{ osha, dol, fda, cpsc },
    };
    const matched = Object.entries(sections).filter(
      ([, section]) => (section as { status: string }).status === 'match',
    );
    assert.deepEqual(
      matched.map(([section]) => section),
      found,
      name,
    );
  }
});
