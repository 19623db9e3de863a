import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SourceReport, SourceState } from '../../../core/source-report/answer.ts';
import { createLastCalls } from '../../../core/upstream/last-calls.ts';
import { compileSchema, getJson, type OpenApiDocument } from '../../openapi-document.ts';
import { runServer } from '../../running-server.ts';
import { startExampleUpstreams } from '../../standins/example-upstreams.ts';
import { closedOrigin } from '../../standins/upstream.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const SERVICES = [
  ...['certificate', 'company-risk', 'exclusions', 'import-risk', 'insider'],
  ...['invoice', 'landed-cost', 'pii', 'resume', 'watch'],
];

async function reportOf(url: string): Promise<ReadonlyMap<string, SourceState>> {
  const document = await getJson<OpenApiDocument>(`${url}/openapi.json`);
  const schema = document.paths['/sources']?.['get']?.responses['200']?.content['application/json']?.schema;
  assert.ok(schema);
  const report = await getJson<SourceReport>(`${url}/sources`);
  const validate = compileSchema(document, schema);
  assert.ok(validate(report), JSON.stringify(validate.errors));
  const slugs = new Set(report.sources.flatMap(({ services }) => services));
  assert.deepEqual([...slugs].sort(), SERVICES, 'every service has its sources');
  return new Map(report.sources.map((one) => [one.id, one]));
}

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const freshness = (report: ReadonlyMap<string, SourceState>): Readonly<Record<string, string>> =>
  Object.fromEntries([...report].map(([id, one]) => [id, one.freshness]));

test('each source is reported as this process knows it, and requesting the report reads none', async (t) => {
  const { url } = await runServer(t, await startExampleUpstreams(t));
  const before = await reportOf(url);
  assert.deepEqual(freshness(await reportOf(url)), {
    ...{ model: 'not_configured', reader: 'current', uflpa: 'not_read', csl: 'not_read' },
    ...{ exclusions_register: 'current', epa: 'not_read', osha: 'not_read', dol: 'not_read', fda: 'not_read' },
    ...{ cpsc: 'not_read', tariff_schedule: 'current', edgar: 'not_read' },
  });
  assert.deepEqual([before.get('model')?.configured, before.get('model')?.setting], [false, 'MISTRAL_API_KEY']);
  assert.ok((before.get('exclusions_register')?.records ?? 0) > 0);
  assert.match(before.get('tariff_schedule')?.as_of ?? '', /^\d{4}-\d\d-\d\d$/);
  await post(`${url}/import-risk/screen/shipment`, { supplier_name: 'Nobody Known LLC' });
  const after = await reportOf(url);
  for (const id of ['uflpa', 'csl']) {
    assert.equal(after.get(id)?.freshness, 'current');
    assert.ok(after.get(id)?.read_at);
  }
  assert.ok((after.get('uflpa')?.records ?? 0) > 0);
  assert.equal(after.get('cpsc')?.freshness, 'not_read', 'another source is unchanged');
});

test('a source whose last read failed is failing, and one without its key is not configured', async (t) => {
  const gone = await closedOrigin();
  const { url } = await runServer(t, {
    ...{ UFLPA_URL: gone, CSL_URL: gone, DATA_DIR: await temporaryFolder(t), REGISTER_REFRESH: 'off' },
  });
  await post(`${url}/import-risk/screen/shipment`, { supplier_name: 'Nobody Known LLC' });
  const report = await reportOf(url);
  assert.deepEqual(
    ['uflpa', 'csl', 'exclusions_register', 'osha', 'dol', 'edgar'].map((id) => report.get(id)?.freshness),
    ['failing', 'failing', 'not_read', 'not_configured', 'not_configured', 'not_configured'],
  );
  assert.equal(report.get('edgar')?.setting, 'EDGAR_USER_AGENT');
  assert.equal(report.get('uflpa')?.read_at, null);
});

test('in the sandbox only embedded sources are called current', async (t) => {
  const { url } = await runServer(t, { SANDBOX: '1', DATA_DIR: await temporaryFolder(t) });
  const report = await reportOf(url);
  const embedded = [...report.values()].filter(({ freshness: one }) => one === 'current').map(({ id }) => id);
  assert.deepEqual(embedded, ['reader', 'tariff_schedule']);
});

test('an aborted call does not affect a source, and each outcome keeps its last time', () => {
  let now = 1;
  const calls = createLastCalls({ date: () => now++ });
  calls.observe('one', 'ok', 0);
  calls.observe('one', 'aborted', 0);
  assert.deepEqual(calls.of('one'), { answeredAt: 1, failedAt: undefined });
  calls.observe('one', 'timeout', 0);
  assert.deepEqual(calls.of('one'), { answeredAt: 1, failedAt: 2 });
  assert.deepEqual(calls.of('other'), { answeredAt: undefined, failedAt: undefined });
});
