import assert from 'node:assert/strict';
import { suite, test, type TestContext } from 'node:test';
import { readConfiguration } from '../../core/configuration.ts';
import { createLog } from '../../core/http/log.ts';
import { createMetrics } from '../../core/http/metrics.ts';
import { openSources } from '../../core/sources.ts';
import { writeCopy } from '../../core/screening/lists/register/refresh/copy-store.ts';
import { createServices } from '../../handlers/services.ts';
import { record, registerOf } from '../core/screening/lists/register/made-register.ts';
import { startFloor } from '../floor.ts';
import { SAMPLE_FILES } from '../fuzz/sample-files.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { FAULT_CONTENT, startFaulty, UPSTREAM_FAULTS, type UpstreamFault } from './upstream-faults.ts';

const UPSTREAMS = [
  'MISTRAL_URL',
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

/** Replaces a route's deadline for an upstream that never ends: long enough for every other part of an answer. */
const HURRIED_MS = 1_500;

const KEY = 'k3y-of-the-faults';
const [PNG] = SAMPLE_FILES;

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Answer;
}

/** The parts of the answers that are checked. */
interface Answer {
  readonly error?: string;
  readonly hs_code?: string;
  readonly provider?: string;
  readonly status?: string;
  readonly risk_score?: number | null;
  readonly exposure_summary?: { readonly overall_risk: string; readonly incomplete_coverage: boolean };
  readonly incomplete_coverage?: boolean;
  readonly overall?: { readonly status: string; readonly incomplete_coverage: boolean };
  readonly cross_agency_summary?: string;
  readonly results?: readonly Answer[];
  readonly uflpa?: Answer;
  readonly csl?: Answer;
  readonly epa?: Answer;
  readonly osha?: Answer;
  readonly dol?: Answer;
  readonly fda?: Answer;
  readonly cpsc?: Answer;
  readonly exclusions_register?: Answer;
}

interface Call {
  readonly path: string;
  readonly body?: object;
  readonly check: (answer: Answered, fault: UpstreamFault) => void;
}

/** A refusal with a code, which has an error and a message and nothing else. */
function refusal(status: number, error: string): Call['check'] {
  return ({ status: answered, body }) => {
    assert.equal(answered, status);
    assert.deepEqual([body.error, Object.keys(body)], [error, ['error', 'message']]);
  };
}

/** An answer in which the named sections are errors. */
function sections(...names: readonly (keyof Answer)[]): Call['check'] {
  return ({ status, body }) => {
    assert.equal(status, 200);
    for (const name of names) assert.equal((body[name] as Answer).status, 'error', name);
  };
}

/** What every service answers while every upstream fails, in whatever way. */
const CALLS: readonly Call[] = [
  {
    path: '/landed-cost/estimate',
    body: { description: 'cotton t-shirt' },
    check: ({ status, body }) => {
      assert.deepEqual([status, body.hs_code], [200, '6109.10']);
      assert.match(body.provider ?? '', /^embedded-/);
    },
  },
  {
    path: '/insider/insider-transactions?ticker=HBML',
    check: (answer, fault) => {
      refusal(503, 'source_unavailable')(answer, fault);
      const isHinted = fault === 'too_many' || fault === 'unavailable';
      assert.equal(answer.headers.get('retry-after'), isHinted ? '3600' : null);
    },
  },
  {
    path: '/import-risk/screen/shipment',
    body: { supplier_name: 'Harbor Mill' },
    check: (answer, fault) => {
      sections('uflpa', 'csl')(answer, fault);
      const { overall_risk, incomplete_coverage } = answer.body.exposure_summary!;
      assert.deepEqual([overall_risk, incomplete_coverage], ['low', true]);
    },
  },
  {
    path: '/import-risk/screen/parties',
    body: { parties: [{ name: 'Harbor Mill' }, { name: 'Bay Canning' }] },
    check: ({ status, body }) => {
      assert.equal(status, 200);
      assert.deepEqual(
        body.results?.map(({ uflpa, csl, incomplete_coverage }) => [uflpa?.status, csl?.status, incomplete_coverage]),
        [
          ['error', 'error', true],
          ['error', 'error', true],
        ],
      );
    },
  },
  { path: '/import-risk/uflpa/entities?q=Harbor', check: sections('uflpa') },
  {
    path: '/company-risk/company-risk-screen?company_name=Harbor+Mill+Foods+Inc',
    check: (answer, fault) => {
      sections('epa', 'osha', 'dol', 'fda', 'cpsc')(answer, fault);
      assert.equal(answer.body.incomplete_coverage, true);
      assert.match(answer.body.cross_agency_summary ?? '', /Missing from this screen: /);
    },
  },
  {
    path: '/company-risk/risk-score?epa_id=110000990001',
    check: ({ status, body }) => {
      assert.deepEqual([status, body.status, body.risk_score], [200, 'error', null]);
    },
  },
  {
    path: '/exclusions/screen',
    body: { entity_name: 'Quarry Meadow Holdings' },
    check: ({ status, body }) => {
      // The register is the server's own copy, and is available whatever happens upstream.
      assert.deepEqual([status, body.exclusions_register?.status, body.csl?.status], [200, 'match', 'error']);
      assert.equal(body.overall?.incomplete_coverage, true);
    },
  },
  { path: '/invoice/extract', body: { base64_file: PNG }, check: refusal(502, 'extraction_failed') },
  {
    path: '/certificate/parse',
    body: { base64_image: PNG, mime_type: 'image/png' },
    check: refusal(502, 'extraction_failed'),
  },
  {
    path: '/certificate/verify',
    body: { base64_image: PNG, mime_type: 'image/png', requirements: { min_days_until_expiration: 1 } },
    check: refusal(502, 'extraction_failed'),
  },
  { path: '/resume/parse', body: { text: 'Mara Ellingsen, Dispatch Lead' }, check: refusal(502, 'parsing_failed') },
  { path: '/pii/redact', body: { text: 'Mara Ellingsen, Dispatch Lead' }, check: refusal(502, 'redaction_failed') },
];

/** The nine services with every upstream at one address. */
async function startServices(t: TestContext, { origin, fault }: { origin: string; fault: UpstreamFault }) {
  const dataDir = await temporaryFolder(t);
  await writeCopy(dataDir, registerOf([record('QUARRY MEADOW HOLDINGS LLC')]));
  let logged = '';
  const { log, flush } = createLog('debug', (text) => {
    logged += text;
  });
  const configuration = readConfiguration({
    DATA_DIR: dataDir,
    REGISTER_REFRESH: 'off',
    MISTRAL_API_KEY: KEY,
    CSL_API_KEY: KEY,
    DOL_API_KEY: KEY,
    EDGAR_USER_AGENT: 'Tracewell tests@tracewell.test',
    ...Object.fromEntries(UPSTREAMS.map((name) => [name, origin])),
  });
  const sources = await openSources(configuration, {
    log,
    metrics: createMetrics(),
    program: [process.execPath, 'server.ts'],
  });
  const services = createServices(sources, () => new Date()).map((service) => ({
    ...service,
    routes: service.routes.map((route) => ({ ...route, ...(fault === 'drip' && { deadlineMs: HURRIED_MS }) })),
  }));
  const floor = await startFloor(t, { services });
  t.after(async () => {
    await sources.stop();
    await sources.close();
  });
  return {
    floor,
    printed: () => {
      flush();
      return logged + JSON.stringify(floor.lines);
    },
  };
}

suite('with every upstream failing', { concurrency: 3 }, () => {
  for (const fault of UPSTREAM_FAULTS) {
    test(`on ${fault}, no service looks clean or reveals what was sent to it`, async (t) => {
      const upstream = await startFaulty(t, fault);
      const { floor, printed } = await startServices(t, { origin: upstream.origin, fault });
      await Promise.all(
        CALLS.map(async ({ path, body, check }) => {
          const response = await fetch(floor.url + path, body ? { method: 'POST', body: JSON.stringify(body) } : {});
          const text = await response.text();
          assert.ok(!text.includes(FAULT_CONTENT) && !text.includes(KEY) && !text.includes(upstream.origin), path);
          try {
            check({ status: response.status, headers: response.headers, body: JSON.parse(text) as Answer }, fault);
          } catch (error) {
            throw new Error(`${path}: ${text.slice(0, 500)}`, { cause: error });
          }
        }),
      );
      assert.equal(upstream.strayed(), 0);
      for (const secret of [FAULT_CONTENT, KEY, 'Harbor', 'Ellingsen', 't-shirt']) {
        assert.ok(!printed().includes(secret), secret);
      }
      // It keeps serving what needs no upstream.
      assert.equal((await fetch(`${floor.url}/readyz`)).status, 200);
    });
  }
});
