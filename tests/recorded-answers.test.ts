import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test, type TestContext } from 'node:test';
import { getJson, requestOf, type OpenApiDocument } from './openapi-document.ts';
import { runServer } from './running-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What the sandbox answered, by request; `RECORD=1` rewrites it, and the diff then shows each value that changed. */
const RECORDED = new URL('recorded-answers.json', import.meta.url);

type Recorded = Readonly<Record<string, unknown>>;
type Asked = readonly [path: string, body?: object];

/**
 * Requests in addition to the documented examples: other names, invalid input, and texts with something of everything
 * in them.
 */
const FURTHER: readonly Asked[] = [
  [
    '/pii/redact',
    { text: 'Write to Dr. Ada Quill, 12 Elm Street, Dayton, OH 45402, born March 4, 1971; SSN 123-45-6789.' },
  ],
  ['/pii/redact', { text: 'Card 4111 1111 1111 1111, call 207.555.0142 or mail a.b@example.org.' }],
  ['/pii/redact', { text: 'Nothing personal here.' }],
  ['/pii/redact', {}],
  [
    '/resume/parse',
    {
      text: 'Ada Quill\nada@example.com\n\nExperience\nAnalyst, Harbor Mill\nJan 2019 - Present\n\nSkills\nSQL, Python',
    },
  ],
  ['/resume/parse', { text: 'x', file_url: 'https://example.com/a.png' }],
  ['/landed-cost/estimate', { description: 'stainless steel water bottle, vacuum insulated', country_of_origin: 'CN' }],
  ['/landed-cost/estimate', { description: 'cotton t-shirt, knitted', country_of_origin: 'VN' }],
  ['/landed-cost/estimate', { description: 'fresh cut roses' }],
  ['/landed-cost/estimate', { description: ' ' }],
  ['/exclusions/screen', { entity_name: 'Sample Widgets LLC', state: 'OH' }],
  ['/exclusions/screen', { entity_name: 'Wholly Unknown Traders' }],
  ['/exclusions/screen', { entity_name: 'x', include_individuals: false }],
  ['/exclusions/screen/batch', { entities: [] }],
  [
    '/import-risk/screen/shipment',
    { supplier_name: 'Sample Widgets LLC', hts: '6109.10.0012', country_of_origin: 'CN' },
  ],
  ['/import-risk/screen/shipment', { supplier_name: 'Wholly Unknown Traders' }],
  [
    '/import-risk/screen/parties',
    {
      parties: [
        { name: 'Sample Widgets LLC', role: 'seller' },
        { name: 'Nobody Ltd', role: 'buyer' },
      ],
    },
  ],
  ['/import-risk/uflpa/entities?q=sample'],
  ['/company-risk/company-risk-screen?company_name=Sample+Widgets+LLC&state=OH'],
  ['/company-risk/company-risk-screen?company_name=Wholly+Unknown+Traders'],
  ['/company-risk/risk-score?company_name=Sample+Widgets+LLC'],
  ['/insider/insider-transactions?ticker=SAMPLE&limit=2'],
  ['/insider/insider-transactions?ticker=NOBODY'],
  ['/certificate/requirements', { requirements: { general_liability: { each_occurrence_min: 1_000_000 } } }],
  ['/certificate/verify', { requirements: {} }],
];

/** A text of several words is prose, whose wording may change; names, codes, dates and amounts stay as they are. */
function withoutProse(value: unknown, key = ''): unknown {
  if (['generated_at', 'created_at', 'id'].includes(key)) return typeof value;
  if (typeof value === 'string') return /^(?:\S+\s+){5,}\S/.test(value) ? '(prose)' : value;
  if (Array.isArray(value)) return value.map((one) => withoutProse(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutProse(member, name)]));
}

async function documentedRequests(url: string): Promise<Asked[]> {
  const { paths } = await getJson<OpenApiDocument>(`${url}/openapi.json`);
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]): Asked[] => {
      // What Watch answers depends on its progress, and its days change the lists of the others.
      if (path.includes('{') || path === '/mcp' || path.startsWith('/watch/')) return [];
      const shown = Object.values(operation.responses).flatMap(({ content }) =>
        Object.entries(content['application/json']?.examples ?? {}),
      );
      const names = (operation.parameters ?? []).map(({ name }) => name);
      return shown.map(([name, example]): Asked => {
        const { query = {}, body } = requestOf(operation, name, example);
        if (method === 'post') return [path, body as object];
        const inOrder = Object.entries(query).toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other));
        return [`${path}?${new URLSearchParams(inOrder).toString()}`];
      });
    }),
  );
}

async function answers(t: TestContext): Promise<Recorded> {
  const { url } = await runServer(t, { SANDBOX: '1', DATA_DIR: await temporaryFolder(t) });
  const found: Record<string, unknown> = {};
  for (const [path, body] of [...(await documentedRequests(url)), ...FURTHER]) {
    const sent = body && JSON.stringify(body);
    const response = await fetch(url + path, sent === undefined ? {} : { method: 'POST', body: sent });
    const key =
      sent === undefined ? path : `${path} ${sent.length > 200 ? `${sent.slice(0, 120)}… (${sent.length})` : sent}`;
    found[key] = { status: response.status, answer: withoutProse(await response.json()) };
  }
  return found;
}

test('the sandbox answers as recorded, apart from prose', async (t) => {
  const now = await answers(t);
  if (process.env['RECORD'] === '1') writeFileSync(RECORDED, `${JSON.stringify(now, null, 1)}\n`);
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Recorded;
  assert.ok(Object.keys(recorded).length > 50);
  for (const [request, answer] of Object.entries(recorded)) assert.deepEqual(now[request], answer, request);
});
