import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { writeCopy } from '../../../core/screening/lists/register/refresh/copy-store.ts';
import type { ExclusionsScreen, RegisterHealth } from '../../../core/screening/exclusions/answer.ts';
import { record, registerOf } from '../../core/screening/lists/register/made-register.ts';
import { csvOf, firms } from '../../core/screening/lists/register/refresh/made-extract.ts';
import { zipOf } from '../../core/screening/lists/register/refresh/made-zip.ts';
import { runServer, type RunningServer } from '../../running-server.ts';
import { CSL_CONTENT, CSL_KEY, startCsl, type CslReply } from '../../standins/csl.ts';
import { startSam } from '../../standins/sam.ts';
import { closedOrigin } from '../../standins/upstream.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const CANARY = 'c4n4ry';
const LISTED = [{ name: 'Velmora Trading Co., Ltd.', type: 'Entity' }];

interface Served extends RunningServer {
  readonly post: (path: string, body: unknown) => Promise<{ status: number; text: string; answer: ExclusionsScreen }>;
  readonly health: () => Promise<RegisterHealth>;
  readonly dataDir: string;
}

async function serve(t: TestContext, environment: Readonly<Record<string, string>> = {}): Promise<Served> {
  const dataDir = environment['DATA_DIR'] ?? (await temporaryFolder(t));
  const server = await runServer(t, { DATA_DIR: dataDir, ...environment });
  return {
    ...server,
    dataDir,
    async post(path, body) {
      const response = await fetch(`${server.url}/exclusions${path}`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      const text = await response.text();
      return { status: response.status, text, answer: JSON.parse(text) as ExclusionsScreen };
    },
    async health() {
      return (await (await fetch(`${server.url}/exclusions/health`)).json()) as RegisterHealth;
    },
  };
}

async function withRegister(t: TestContext): Promise<string> {
  const dataDir = await temporaryFolder(t);
  await writeCopy(dataDir, registerOf([record('HARBORLIGHT FREIGHT SYSTEMS INC')], today()));
  return dataDir;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Faults that fail at once; the others are retried, which takes seconds. `isCut`: the answer is a 200, but incomplete.
 */
const QUICK_FAULTS: readonly (readonly [fault: CslReply, isCut: boolean])[] = [
  ['expired_key', false],
  ['too_many_for_an_hour', false],
  ['html', false],
  ['empty', false],
  ['huge', false],
  ['cut_page', true],
  ['no_total', true],
];

test('no screening list fault looks like a clean screen', async (t) => {
  const DATA_DIR = await withRegister(t);
  for (const [fault, isCut] of QUICK_FAULTS) {
    const csl = await startCsl(t, LISTED, [fault]);
    const server = await serve(t, { DATA_DIR, CSL_URL: csl.origin, CSL_API_KEY: CSL_KEY, LOG_LEVEL: 'silent' });
    const { status, answer } = await server.post('/screen', { entity_name: 'Nothing Alike' });
    assert.equal(status, 200, fault);
    assert.equal(answer.csl.status === 'error', !isCut, fault);
    assert.equal(answer.csl.result_page_truncated, isCut, fault);
    assert.deepEqual(
      [answer.overall.status, answer.overall.incomplete_coverage, answer.exclusions_register.status],
      ['no_matches_among_screened_records', true, 'no_match'],
      fault,
    );
    assert.doesNotMatch(JSON.stringify(answer), new RegExp(CSL_CONTENT), fault);
    await server.stop();
  }
});

test('with neither list readable, the answer is a 200 that says the screen is incomplete', async (t) => {
  const server = await serve(t, { CSL_URL: await closedOrigin(), CSL_API_KEY: CSL_KEY });
  const { status, answer } = await server.post('/screen', { entity_name: 'Harborlight Freight Systems' });
  assert.equal(status, 200);
  assert.equal(answer.overall.status, 'screening_incomplete');
  assert.match(answer.exclusions_register.source.note, /No copy of the register is loaded/);
  assert.match(server.printed(), /not loaded +exclusions register: no copy in /);
  assert.deepEqual(await readdir(server.dataDir), [], 'a start without a copy writes nothing');
});

test('an error in one section does not hide a match in the other', async (t) => {
  const server = await serve(t, {
    DATA_DIR: await withRegister(t),
    CSL_URL: await closedOrigin(),
    CSL_API_KEY: CSL_KEY,
  });
  const { answer } = await server.post('/screen', { entity_name: 'Harborlight Freight Systems' });
  assert.deepEqual(
    [answer.overall.status, answer.overall.total_matches, answer.overall.incomplete_coverage],
    ['potential_matches_found', 1, true],
  );
});

const TABLE: readonly (readonly [
  method: string,
  path: string,
  body: string | undefined,
  status: number,
  code: string,
])[] = [
  ['POST', '/screen', '{', 400, 'invalid_json'],
  ['POST', '/screen', '', 400, 'invalid_json'],
  ['POST', '/screen', '[]', 400, 'invalid_entity'],
  ['POST', '/screen', '"x"', 400, 'invalid_entity'],
  ['POST', '/screen', '{}', 400, 'missing_fields'],
  ['POST', '/screen', '{"entity_name": 1}', 400, 'invalid_fields'],
  ['POST', '/screen', '{"entity_name": "x", "include_individuals": null}', 400, 'include_individuals_removed'],
  ['POST', '/screen/batch', '{', 400, 'invalid_json'],
  ['POST', '/screen/batch', '[]', 400, 'invalid_json'],
  ['POST', '/screen/batch', '{}', 400, 'missing_entities'],
  ['POST', '/screen/batch', '{"entities": [7]}', 400, 'invalid_entity'],
  ['POST', '/screen/batch', `{"entities": [${'7,'.repeat(25)}7]}`, 400, 'batch_too_large'],
  ['GET', '/screen', undefined, 405, 'method_not_allowed'],
  ['GET', '/screen/batch', undefined, 405, 'method_not_allowed'],
  ['POST', '/health', '{}', 405, 'method_not_allowed'],
  ['DELETE', '/sources', undefined, 405, 'method_not_allowed'],
  ['POST', '/screen/batches', '{}', 404, 'not_found'],
  ['GET', '/', undefined, 404, 'not_found'],
];

test('every row of the error table gets its status and code', async (t) => {
  const server = await serve(t, { CSL_URL: await closedOrigin() });
  for (const [method, path, body, status, code] of TABLE) {
    const response = await fetch(`${server.url}/exclusions${path}`, { method, body: body ?? null });
    const answer = (await response.json()) as Record<string, unknown>;
    assert.deepEqual([response.status, answer['error']], [status, code], `${method} ${path} ${body ?? ''}`);
    assert.deepEqual(Object.keys(answer), ['error', 'message']);
    assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
  }
  const guarded = await serve(t, { PROXY_SECRET: 'open sesame', CSL_URL: await closedOrigin() });
  const { status, text } = await guarded.post('/screen', { entity_name: 'x' });
  assert.equal(status, 401);
  assert.match(text, /"error":"unauthorized"/);
});

test('nothing that is screened appears in a log line, a metric or an error', async (t) => {
  const csl = await startCsl(t, LISTED, ['as_the_real_one', 'html', 'expired_key']);
  const server = await serve(t, {
    DATA_DIR: await withRegister(t),
    CSL_URL: csl.origin,
    CSL_API_KEY: CSL_KEY,
    SAM_API_KEY: `key-${CANARY}`,
    LOG_LEVEL: 'debug',
  });
  const good = { entity_name: CANARY, state: CANARY, address: CANARY, uei: CANARY, duns: CANARY };
  const refused = [
    { ...good, address: [CANARY] },
    { ...good, include_individuals: CANARY },
    { ...good, entity_name: CANARY.repeat(100) },
    `{"entity_name": "${CANARY}`,
    [CANARY],
  ];
  let errors = '';
  for (let at = 0; at < 3; at++) assert.equal((await server.post('/screen', good)).status, 200);
  for (const body of refused) errors += (await server.post('/screen', body)).text;
  for (const body of refused) errors += (await server.post('/screen/batch', { entities: [good, body] })).text;
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  await server.stop();
  assert.doesNotMatch(errors + metrics + server.printed(), new RegExp(`${CANARY}|${CSL_CONTENT}|${CSL_KEY}`));
  assert.match(metrics, /^tracewell_data_age_seconds\{data="exclusions_register"\} \d+/m);
});

/** Runs the server's program as its own daily refresh does. */
function refreshProgram(environment: Readonly<Record<string, string>>): Promise<number> {
  const program = fileURLToPath(new URL('../../../server.ts', import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'refresh-register'], { env: environment }, (error) => {
      resolve(error ? Number(error.code) : 0);
    });
  });
}

test('the running server serves a copy that another process installed', async (t) => {
  const zip = zipOf('SAM_Exclusions_Public_Extract_V2_26062.CSV', csvOf(firms(10)));
  const sam = await startSam(t, { files: new Map([['SAM_Exclusions_Public_Extract_V2_26062.ZIP', zip]]) });
  const server = await serve(t, { CSL_URL: await closedOrigin(), CSL_API_KEY: CSL_KEY });
  assert.equal((await server.health()).row_count, null);
  const environment = { DATA_DIR: server.dataDir, SAM_URL: sam.origin };
  assert.equal(await refreshProgram(environment), 0);
  const run = { outcome: 'replaced', row_count: 10, extract_date: '2026-03-03' };
  assert.partialDeepStrictEqual((await server.health()).refresh_runs, [run]);
  while ((await server.health()).row_count === null) await new Promise((resolve) => setImmediate(resolve));
  const { answer } = await server.post('/screen', { entity_name: 'Made Number 7 Industries' });
  assert.equal(answer.exclusions_register.matches[0]?.matched_name, 'MADE NUMBER 7 INDUSTRIES LLC');
  assert.equal(answer.exclusions_register.source.as_of, '2026-03-03');
  assert.match(server.printed(), /"event":"register_taken","rows":10,"extract_date":"2026-03-03"/);
  assert.equal(await refreshProgram(environment), 10, 'nothing newer');
  assert.equal(await refreshProgram({ ...environment, SAM_URL: await closedOrigin() }), 12, 'out of reach');
  assert.equal(await refreshProgram({ ...environment, SAM_URL: 'nowhere' }), 1, 'a wrong setting');
  assert.deepEqual(
    (await server.health()).refresh_runs.map(({ outcome }) => outcome),
    ['failed', 'unchanged', 'replaced'],
  );
});

test('an unreadable copy puts the section in error and is logged', async (t) => {
  const dataDir = await temporaryFolder(t);
  await writeFile(`${dataDir}/register.copy`, 'damaged');
  const server = await serve(t, {
    DATA_DIR: dataDir,
    CSL_URL: await closedOrigin(),
    CSL_API_KEY: CSL_KEY,
    REGISTER_REFRESH: 'off',
  });
  const { answer } = await server.post('/screen', { entity_name: 'Harborlight' });
  assert.equal(answer.exclusions_register.status, 'error');
  assert.match(server.printed(), /"level":"error","event":"register_unreadable"/);
});
