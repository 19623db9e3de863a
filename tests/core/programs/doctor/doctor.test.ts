import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { readConfiguration } from '../../../../core/configuration.ts';
import { runDoctor } from '../../../../core/programs/doctor/doctor-command.ts';
import type { SourceFinding } from '../../../../core/programs/doctor/probe.ts';
import { KNOWN } from '../../../../core/programs/doctor/probes.ts';
import { MADE_RECORDS, startAgencies, type AgenciesStandInOptions } from '../../../standins/agencies.ts';
import { CSL_KEY, startCsl, type CslReply } from '../../../standins/csl.ts';
import { startEdgar, type EdgarStandInOptions } from '../../../standins/edgar.ts';
import { listedRelease, startHts } from '../../../standins/hts.ts';
import { startMistral, type ProviderReply } from '../../../standins/mistral.ts';
import { startSam } from '../../../standins/sam.ts';
import { startUflpa, uflpaPage, wholeLists, type UflpaReply } from '../../../standins/uflpa.ts';

/** How the outside differs from what the doctor expects. */
interface World {
  readonly agencies?: AgenciesStandInOptions;
  readonly csl?: readonly CslReply[];
  readonly party?: string;
  readonly uflpa?: UflpaReply;
  readonly edgar?: EdgarStandInOptions['misbehave'];
  readonly ticker?: string;
  readonly extract?: string;
  readonly releases?: readonly object[] | string;
  readonly rows?: readonly object[];
  readonly model?: ProviderReply;
  readonly environment?: Readonly<Record<string, string>>;
}

const NOW = new Date('2026-09-20T12:00:00Z');

const FACILITY = { ...MADE_RECORDS.facilities[0], RegistryID: KNOWN.facility };
const RECALL = { ...MADE_RECORDS.fdaRecalls[0], product_type: 'Drugs', recalling_firm: KNOWN.recallingFirm };
const PRODUCT = { ...MADE_RECORDS.cpscRecalls[0], Importers: [{ Name: `Made, dba ${KNOWN.importer}` }] };
const KNOWN_RECORDS = {
  facilities: [FACILITY],
  inspections: [{ ...MADE_RECORDS.inspections[0], activity_nr: KNOWN.inspection }],
  citations: [{ ...MADE_RECORDS.citations[0], activity_nr: KNOWN.citation }],
  cases: [{ ...MADE_RECORDS.cases[0], case_id: KNOWN.case }],
  mineViolations: [{ ...MADE_RECORDS.mineViolations[0], viol_no: KNOWN.mineViolation }],
  fdaRecalls: [RECALL],
  cpscRecalls: [PRODUCT],
};
const ROW = {
  htsno: '6109.10.00',
  indent: '0',
  description: 'Of cotton',
  superior: null,
  units: [],
  general: '16.5%',
  special: '',
  other: '90%',
  footnotes: [],
};
const LISTS = wholeLists();
const PAGE = uflpaPage({
  ...LISTS,
  ii: [[KNOWN.forcedLaborEntity, 'August 2, 2023'], ...(LISTS['ii'] ?? []).slice(1)],
});

/** A row with one member renamed. */
function renamed<Row extends object>(row: Row, from: keyof Row & string, to: string): Row {
  const { [from]: value, ...rest } = row;
  return { ...rest, [to]: value } as unknown as Row;
}

interface Examined {
  readonly exitCode: number;
  readonly printed: string;
  readonly findings: readonly SourceFinding[];
  /** The number of requests by destination. */
  readonly requests: Readonly<Record<string, number>>;
}

async function examined(t: TestContext, world: World = {}, args: readonly string[] = ['--json']): Promise<Examined> {
  const agencies = await startAgencies(t, { ...KNOWN_RECORDS, ...world.agencies });
  const csl = await startCsl(t, [{ name: world.party ?? KNOWN.listedParty, type: 'Entity' }], world.csl);
  const uflpa = await startUflpa(t, [world.uflpa ?? { page: PAGE }]);
  const filing = { accession: '0000320193-26-000012', filingDate: '2026-09-01' };
  const filer = {
    cik: KNOWN.filer.cik,
    name: 'MADE',
    tickers: [world.ticker ?? KNOWN.filer.ticker],
    filings: [filing],
  };
  const edgar = await startEdgar(t, { companies: [filer], ...(world.edgar && { misbehave: world.edgar }) });
  const sam = await startSam(t, {
    files: new Map([[world.extract ?? 'SAM_Exclusions_Public_Extract_V2_26262.ZIP', undefined]]),
  });
  const releases = world.releases ?? [listedRelease('2026HTSRev10', '06/08/2026')];
  const hts = await startHts(t, { releases, bytes: JSON.stringify(world.rows ?? [ROW]) });
  const mistral = await startMistral(t, [world.model ?? { object: { answer: 'well' } }]);
  const environment = {
    ...agencies.environment,
    CSL_URL: csl.origin,
    CSL_API_KEY: CSL_KEY,
    UFLPA_URL: uflpa.origin,
    EDGAR_URL: edgar.url,
    EDGAR_DATA_URL: edgar.dataUrl,
    EDGAR_USER_AGENT: 'Made Reader reader@example.com',
    SAM_URL: sam.origin,
    HTS_URL: hts.origin,
    MISTRAL_URL: mistral.url,
    MISTRAL_API_KEY: 'made-key',
    ...world.environment,
  };
  let printed = '';
  const exitCode = await runDoctor(args, {
    configuration: () => readConfiguration(environment),
    print(text) {
      printed += text;
    },
    printError: () => undefined,
    now: () => NOW,
  });
  return {
    exitCode,
    printed,
    findings: args.includes('--json') ? (JSON.parse(printed) as SourceFinding[]) : [],
    requests: {
      echo: agencies.echo.requests.length,
      dol: agencies.dol.requests.length,
      openFda: agencies.openFda.requests.length,
      cpsc: agencies.cpsc.requests.length,
      csl: csl.requests.length,
      uflpa: uflpa.requests.length,
      edgar: edgar.requests().length,
      sam: sam.requests.length,
      hts: hts.requests.length,
      mistral: mistral.requests().length,
    },
  };
}

/** The fewest requests for each source: ECHO needs three steps, DOL four datasets, EDGAR and USITC two files. */
const FEWEST = { echo: 3, dol: 4, openFda: 1, cpsc: 1, csl: 1, uflpa: 1, edgar: 2, sam: 1, hts: 2, mistral: 1 };

test('every unchanged source is well, with the fewest requests', async (t) => {
  const { exitCode, findings, requests } = await examined(t);
  assert.deepEqual(
    findings.filter(({ status }) => status !== 'well'),
    [],
  );
  assert.deepEqual([exitCode, findings.length], [0, 13]);
  assert.deepEqual(requests, FEWEST);
});

/** How a source may drift: the change, the source, its status, the detail, and the setting to check. */
const DRIFTS: readonly (readonly [
  what: string,
  world: World,
  source: string,
  status: SourceFinding['status'],
  said: RegExp,
  setting?: string,
])[] = [
  [
    'a column is renamed',
    { agencies: { fdaRecalls: [renamed(RECALL, 'reason_for_recall', 'recall_reason')] } },
    ...([
      'openFDA',
      'changed',
      /Missing from every enforcement report: reason_for_recall\. .*unknown here: recall_reason/,
    ] as const),
  ],
  [
    'a member is new',
    { agencies: { cpscRecalls: [{ ...PRODUCT, Severity: 1 }] } },
    ...(['CPSC', 'changed', /New member of recall, unknown here: Severity/] as const),
  ],
  [
    'a list of names is gone',
    { agencies: { cpscRecalls: [renamed(PRODUCT, 'Hazards', 'HazardList')] } },
    ...(['CPSC', 'changed', /Missing from every recall: Hazards/] as const),
  ],
  ['an entity is gone', { agencies: { facilities: [] } }, 'EPA ECHO', 'changed', /was not found/],
  [
    'a registry ID finds two facilities',
    { agencies: { facilities: [FACILITY, FACILITY] } },
    'EPA ECHO',
    'changed',
    /was not found/,
  ],
  [
    'the metadata has another shape',
    { agencies: { echo: () => 'other_shape' } },
    'EPA ECHO',
    'changed',
    /cannot be read/,
  ],
  [
    'a query is taken for a robot’s',
    { agencies: { echo: () => 'robot_top' } },
    'EPA ECHO',
    'refused',
    /no more calls/,
    'ECHO_CALLS',
  ],
  [
    'it is under maintenance',
    { agencies: { echo: () => 'maintenance' } },
    'EPA ECHO',
    'refused',
    /status 503/,
    'ECHO_URL',
  ],
  ['an HTML page replaces the answer', { agencies: { echo: () => 'html' } }, 'EPA ECHO', 'changed', /cannot be read/],
  ['a record is gone', { agencies: { cases: [] } }, 'DOL WHD/enforcement', 'changed', /was not found/],
  [
    'a key has expired',
    { environment: { DOL_API_KEY: 'another' } },
    ...(['DOL OSHA/inspection', 'refused', /status 401/, 'DOL_API_KEY'] as const),
  ],
  [
    'calls are refused',
    { agencies: { dol: () => 'too_many' } },
    'DOL MSHA/violation',
    'refused',
    /status 429/,
    'DOL_CALLS',
  ],
  [
    'recalls fail with a 200',
    { agencies: { cpsc: () => 'error_as_200' } },
    'CPSC',
    'refused',
    /status 503/,
    'CPSC_URL',
  ],
  ['a path is gone', { agencies: { cpsc: () => 'not_found' } }, 'CPSC', 'changed', /status 404/],
  ['XML instead of JSON', { agencies: { cpsc: () => 'xml' } }, 'CPSC', 'changed', /cannot be read/],
  ['a key is refused', { csl: ['forbidden'] }, 'Consolidated Screening List', 'refused', /status 403/, 'CSL_API_KEY'],
  [
    'a record has no name',
    { csl: ['record_without_name'] },
    'Consolidated Screening List',
    'changed',
    /cannot be read/,
  ],
  ['a party is gone', { party: 'Nobody' }, 'Consolidated Screening List', 'changed', /was not found/],
  [
    'a download lost its lists',
    { environment: { CSL_API_KEY: '' } },
    ...(['Consolidated Screening List', 'changed', /is not whole/] as const),
  ],
  ['a page has no tables', { uflpa: 'no_tables' }, 'forced-labor entity list', 'changed', /cannot be read/],
  ['a User-Agent is refused', { uflpa: 'forbidden' }, 'forced-labor entity list', 'refused', /403/, 'UFLPA_USER_AGENT'],
  ['a page has moved', { uflpa: 'moved' }, 'forced-labor entity list', 'changed', /redirect/],
  ['a list lost some rows', { uflpa: { page: uflpaPage() } }, 'forced-labor entity list', 'changed', /is not whole/],
  ['a ticker is gone', { ticker: 'MADE' }, 'EDGAR', 'changed', /was not found/],
  ['a contact is refused', { edgar: () => 'agent_block' }, 'EDGAR', 'refused', /403/, 'EDGAR_USER_AGENT'],
  ['a list has another shape', { edgar: () => 'json_of_another_shape' }, 'EDGAR', 'changed', /cannot be read/],
  [
    'nothing new is published',
    { extract: 'SAM_Exclusions_Public_Extract_V2_26200.ZIP' },
    ...(['exclusions register', 'changed', /dated 2026-07-19, 63 days ago/] as const),
  ],
  [
    'an extract has another name',
    { extract: 'other.zip' },
    'exclusions register',
    'changed',
    /No extract of the register/,
  ],
  ['a release list is empty', { releases: [] }, 'tariff schedule', 'changed', /cannot be read/],
  [
    'rates have another member',
    { rows: [renamed(ROW, 'general', 'rate')] },
    'tariff schedule',
    'changed',
    /Missing from every row: general/,
  ],
  ['a subheading is gone', { rows: [{ ...ROW, htsno: '6109.90.00' }] }, 'tariff schedule', 'changed', /was not found/],
  ['a model answers in prose', { model: 'refusal' }, 'model', 'changed', /refused|not_json/],
  ['a model is gone', { model: '404' as ProviderReply }, 'model', 'changed', /404/],
  ['a model’s key is refused', { model: '401' as ProviderReply }, 'model', 'refused', /401/, 'MISTRAL_API_KEY'],
];

for (const [what, world, source, status, said, setting] of DRIFTS) {
  test(`${source}: ${what}`, async (t) => {
    const { exitCode, findings, requests } = await examined(t, world);
    const found = findings.find((one) => one.source === source);
    assert.deepEqual([found?.status, found?.setting, exitCode], [status, setting, 1], JSON.stringify(found));
    assert.match(found?.detail ?? '', said);
    const isOfDol = (one: SourceFinding): boolean => source.startsWith('DOL') && one.source.startsWith('DOL');
    const others = findings.filter((one) => one.source !== source && one.status !== 'well' && !isOfDol(one));
    assert.deepEqual(others, []);
    for (const [asked, count] of Object.entries(requests)) {
      const most = FEWEST[asked as keyof typeof FEWEST] + (asked === 'dol' ? 4 : 1);
      assert.ok(count <= most, `${asked}: ${count} requests`);
    }
  });
}

test('a source that is not configured is not called, and is not a fault', async (t) => {
  const environment = { DOL_API_KEY: '', EDGAR_USER_AGENT: '', MISTRAL_API_KEY: '' };
  const { exitCode, findings, requests } = await examined(t, { environment });
  assert.deepEqual(
    findings.filter(({ status }) => status === 'not_configured').map(({ source, setting }) => [source, setting]),
    [
      ...['inspection', 'violation'].map((name) => [`DOL OSHA/${name}`, 'DOL_API_KEY']),
      ['DOL WHD/enforcement', 'DOL_API_KEY'],
      ['DOL MSHA/violation', 'DOL_API_KEY'],
      ['EDGAR', 'EDGAR_USER_AGENT'],
      ['model', 'MISTRAL_API_KEY'],
    ],
  );
  assert.deepEqual([exitCode, requests['dol'], requests['edgar'], requests['mistral']], [0, 0, 0, 0]);
});

test('a source that does not answer is unreachable', async (t) => {
  const { exitCode, findings } = await examined(t, { uflpa: 'reset' });
  const { status, setting } = findings.find(({ source }) => source === 'forced-labor entity list') ?? {};
  assert.deepEqual([exitCode, status, setting], [1, 'unreachable', 'UFLPA_URL']);
});

test('one line per source is printed, with the setting to check', async (t) => {
  const { printed } = await examined(t, { uflpa: 'forbidden' }, []);
  const lines = printed.trimEnd().split('\n');
  assert.equal(lines.length, 13);
  assert.match(lines[0] ?? '', /^well {12}exclusions register {10}The newest extract is dated 2026-09-19\.$/);
  assert.match(printed, /^refused {9}forced-labor entity list .* \(status 403\)\. Check UFLPA_USER_AGENT\.$/m);
});

test('in the sandbox, or with unexpected arguments, nothing is called', async (t) => {
  for (const [environment, args] of [
    [{ SANDBOX: '1' }, []],
    [{}, ['Velmora Ltd']],
  ] as const) {
    const { exitCode, requests, printed } = await examined(t, { environment }, args);
    assert.deepEqual([exitCode, printed], [2, '']);
    assert.ok(Object.values(requests).every((count) => count === 0));
  }
});
