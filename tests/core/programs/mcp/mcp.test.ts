import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { KEY_BYTES, keyText, readKey } from '../../../../core/gateway/api-key.ts';
import { accountsTable } from '../../../../core/gateway/accounts-table.ts';
import { openSqlite } from '../../../../core/store/sqlite-database.ts';
import { STORE_VERSIONS } from '../../../../core/open-store.ts';
import { runServer } from '../../../running-server.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { callTool, httpClient, stdioClient } from './clients.ts';

const TRANSPORTS: Readonly<Record<string, (t: TestContext) => Promise<Client>>> = {
  async http(t) {
    const { url } = await runServer(t, { SANDBOX: '1', DATA_DIR: await temporaryFolder(t) });
    return httpClient(t, url);
  },
  stdio: async (t) => stdioClient(t, { DATA_DIR: await temporaryFolder(t) }),
};

/** A call to each service, a value in the answer that proves it, and whether it is an error. */
const CALLS: readonly (readonly [
  tool: string,
  sent: Readonly<Record<string, unknown>>,
  path: string,
  value: unknown,
])[] = [
  ['estimateLandedCost', { description: 'cotton t-shirt', country_of_origin: 'CN' }, 'hs_code', '6109.10'],
  ['insiderTransactions', { ticker: 'SAMPLE', limit: 1 }, 'company.cik', '9990000001'],
  ['screenShipment', { supplier_name: 'Example Cotton Gin' }, 'exposure_summary.overall_risk', 'high'],
  ['searchUflpaEntities', { q: 'Example Cotton Gin' }, 'uflpa.status', 'match'],
  ['companyRiskScreen', { company_name: 'Sample Widgets LLC' }, 'cross_agency_risk_score', 30],
  ['screenExclusions', { entity_name: 'Sample Widgets' }, 'overall.status', 'potential_matches_found'],
  ['redactText', { text: 'ann@example.com' }, 'redacted_text', '[REDACTED_EMAIL]'],
  ['redactText', { text: 'ann@example.com', evidence: 1 }, 'evidence.entities[0].quote', 'ann@example.com'],
  ['saveRequirements', { requirements: { umbrella_excess: { aggregate_min: 1 } } }, 'name', null],
];

const REFUSALS: readonly (readonly [tool: string, sent: Readonly<Record<string, unknown>>, code: string])[] = [
  ['estimateLandedCost', {}, 'missing_fields'],
  ['estimateLandedCost', { description: 'shirt', country_of_origin: 'China' }, 'invalid_fields'],
  ['estimateLandedCost', { description: 'a'.repeat(2_001) }, 'input_too_large'],
  ['insiderTransactions', { ticker: 'NOBODY' }, 'company_not_found'],
  ['insiderTransactions', { ticker: 'SAMPLE', limit: 41 }, 'invalid_fields'],
  ['insiderTransactions', { ticker: { not: 'text' } }, 'invalid_fields'],
  ['screenExclusions', { entity_name: 'x', include_individuals: false }, 'include_individuals_removed'],
  ['findRequirements', { id: 'req_of_nobody' }, 'not_found'],
  ['parseCertificate', { file_url: 'http://127.0.0.1/' }, 'blocked_file_url'],
  ['estimateLandedCost', { description: 'shirt', origin: 'CN' }, 'invalid_fields'],
  ['parseResume', { file_path: '/etc/passwd' }, 'invalid_fields'],
  ['noSuchTool', {}, 'not_found'],
];

function at(body: unknown, path: string): unknown {
  let value = body;
  const names = path.startsWith('evidence.') ? ['evidence', 'entities[0]', 'quote'] : path.split('.');
  for (const name of names) value = (value as Readonly<Record<string, unknown>>)[name];
  return value;
}

for (const [name, connect] of Object.entries(TRANSPORTS)) {
  suite(`over ${name}`, () => {
    test('the operations of all services are tools with valid schemas', async (t) => {
      const client = await connect(t);
      const { tools } = await client.listTools();
      const names = new Set(tools.map((tool) => tool.name));
      for (const [tool] of CALLS) assert.ok(names.has(tool), tool);
      for (const tool of ['parseResume', 'extractInvoice', 'verifyCertificate']) assert.ok(names.has(tool), tool);
      assert.equal(names.size, tools.length);
      assert.ok(
        ![...names].some((tool) => /terms|openapi/i.test(tool)),
        'a route that describes a service is not a tool',
      );
      const ajv = new Ajv2020({ strict: false });
      addFormats.default(ajv);
      for (const { inputSchema } of tools) {
        assert.equal(ajv.validateSchema(inputSchema), true);
        assert.equal(inputSchema['additionalProperties'], false);
      }
      for (const { outputSchema } of tools) assert.equal(ajv.validateSchema(outputSchema ?? {}), true);
      assert.ok(tools.every(({ outputSchema }) => outputSchema?.type === 'object'));
      const find = tools.find((tool) => tool.name === 'findRequirements');
      assert.deepEqual(find?.inputSchema.required, ['id']);
      const saving = tools.filter(({ annotations }) => annotations?.readOnlyHint === false);
      assert.deepEqual(
        saving.map((tool) => tool.name),
        [
          'saveRequirements',
          'putWatchList',
          'deleteWatchList',
          'decideWatchFinding',
          'passWatchDay',
          'putWatchWebhook',
          'deleteWatchWebhook',
        ],
      );
    });

    test('a tool answers like its operation over HTTP', async (t) => {
      const client = await connect(t);
      // From here on the client checks every answer against its tool's schema.
      await client.listTools();
      for (const [tool, sent, path, value] of CALLS) {
        const { isError, body } = await callTool(client, tool, sent);
        assert.deepEqual([tool, isError, at(body, path)], [tool, false, value]);
      }
    });

    test('a refusal by an operation is an error result with its code', async (t) => {
      const client = await connect(t);
      await client.listTools();
      for (const [tool, sent, code] of REFUSALS) {
        const { isError, body } = await callTool(client, tool, sent);
        assert.deepEqual([tool, isError, body['error'], body['retry']], [tool, true, code, false]);
        assert.equal(typeof body['message'], 'string');
      }
    });
  });
}

test('the gateway secret is required as by every service, before anything is read', async (t) => {
  const { url } = await runServer(t, { SANDBOX: '1', PROXY_SECRET: 'made-secret', DATA_DIR: await temporaryFolder(t) });
  await assert.rejects(httpClient(t, url), /401|unauthorized/);
  const client = await httpClient(t, url, { 'x-gateway-proxy-secret': 'made-secret' });
  assert.equal((await callTool(client, 'redactText', { text: 'x@example.com' })).isError, false);
});

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const ACCEPT = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };

test('an invalid message is rejected by the protocol, and pages of other sites always are', async (t) => {
  const { url, printed } = await runServer(t, { SANDBOX: '1', DATA_DIR: await temporaryFolder(t) });
  const send = async (body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
    const init = { method: 'POST', headers: { ...ACCEPT, ...headers }, body: JSON.stringify(body) };
    const response = await fetch(`${url}/mcp`, init);
    await response.text();
    return response.status;
  };
  const cases: readonly (readonly [unknown, Readonly<Record<string, string>>, number])[] = [
    [LIST, {}, 200],
    [LIST, { origin: 'http://localhost:3000' }, 200],
    [LIST, { origin: 'https://evil.example' }, 403],
    [LIST, { origin: 'null' }, 403],
    [LIST, { accept: 'text/html', 'content-type': 'text/plain' }, 200],
    [LIST, { 'mcp-protocol-version': '1999-01-01' }, 400],
    [[LIST], {}, 400],
    [{ hello: 'c4n4ry' }, {}, 400],
    [{ jsonrpc: '2.0', method: 'notifications/initialized' }, {}, 202],
    [{ ...LIST, method: 'tools/call', params: { name: 'redactText', arguments: { text: 'c4n4ry' } } }, {}, 200],
    [{ ...LIST, method: 'tools/call', params: { name: 'redactText', arguments: 'c4n4ry' } }, {}, 200],
  ];
  for (const [body, headers, status] of cases)
    assert.equal(await send(body, headers), status, JSON.stringify([body, headers]));
  assert.equal((await fetch(`${url}/mcp`)).status, 405);
  assert.doesNotMatch(printed(), /c4n4ry/, 'nothing that was sent is logged');
});

test("with the server's own gateway, each tool call counts for its service and the caller's key", async (t) => {
  const dataDir = await temporaryFolder(t);
  const { url } = await runServer(t, { SANDBOX: '1', GATEWAY: 'on', DATA_DIR: dataDir });
  const store = await openSqlite(join(dataDir, 'sandbox', 'store.sqlite'), STORE_VERSIONS);
  t.after(() => store.close());
  const accounts = accountsTable(store);
  const text = keyText(randomBytes(KEY_BYTES));
  const key = readKey(text)!;
  await accounts.add(key, { name: 'a test', owner: 'a test', at: new Date() });
  const allowance = { requests: 2, pastLimit: 'refused' } as const;
  await accounts.subscribe(key.id, { service: 'pii', plan: 'free', allowance, at: new Date() });

  await assert.rejects(httpClient(t, url), /X-Gateway-Key is missing or is not an active key/);
  const unsubscribed = keyText(randomBytes(KEY_BYTES));
  await accounts.add(readKey(unsubscribed)!, { name: 'another', owner: 'another', at: new Date() });
  await assert.rejects(httpClient(t, url, { 'x-gateway-key': unsubscribed }), /not subscribed/);
  const redact = { text: 'ann@example.com' };

  const client = await httpClient(t, url, { 'x-gateway-key': text });
  assert.equal((await callTool(client, 'screenExclusions', { entity_name: 'x' })).isError, true, 'not subscribed');
  const results = [];
  for (let i = 0; i < 3; i++) results.push((await callTool(client, 'redactText', redact)).isError);
  assert.deepEqual(results, [false, false, true], 'the cap of the month holds');
  const [subscription] = await accounts.subscriptions(new Date().toISOString().slice(0, 7));
  assert.equal(subscription?.used, 2);
});

test("with the server's own gateway, a saved profile belongs to its owner, over MCP and HTTP alike", async (t) => {
  const dataDir = await temporaryFolder(t);
  const { url } = await runServer(t, { SANDBOX: '1', GATEWAY: 'on', DATA_DIR: dataDir });
  const store = await openSqlite(join(dataDir, 'sandbox', 'store.sqlite'), STORE_VERSIONS);
  t.after(() => store.close());
  const accounts = accountsTable(store);
  const at = new Date();
  const newKey = async (owner: string): Promise<string> => {
    const text = keyText(randomBytes(KEY_BYTES));
    const key = readKey(text)!;
    await accounts.add(key, { name: text, owner, at });
    const allowance = { requests: 100, pastLimit: 'refused' } as const;
    await accounts.subscribe(key.id, { service: 'certificate', plan: 'free', allowance, at });
    return text;
  };
  const [first, second, other] = [await newKey('a firm'), await newKey('a firm'), await newKey('another')];
  const ask = async (key: string, path: string, body?: object): Promise<[number, Record<string, unknown>]> => {
    const headers = { 'x-gateway-key': key, 'x-gateway-host': 'certificate' };
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${url}/certificate${path}`, { headers, ...sent });
    return [answer.status, (await answer.json()) as Record<string, unknown>];
  };
  const found = async (key: string, id: unknown): Promise<string> => {
    const client = await httpClient(t, url, { 'x-gateway-key': key });
    const { body } = await callTool(client, 'findRequirements', { id });
    // A picture's fault is reported only if its requirements were found.
    const picture = { base64_image: 'eA==', mime_type: 'image/png', requirements_id: id };
    const [verified, { error }] = await ask(key, '/verify', picture);
    return [(await ask(key, `/requirements/${String(id)}`))[0], body['error'], verified, error].join(' ');
  };
  const requirements = { min_days_until_expiration: 30 };
  const [, { id: overHttp }] = await ask(first, '/requirements', { requirements });
  const client = await httpClient(t, url, { 'x-gateway-key': first });
  const overMcp = (await callTool(client, 'saveRequirements', { requirements })).body['id'];
  for (const id of [overHttp, overMcp]) {
    for (const key of [first, second]) assert.equal(await found(key, id), '200  400 unsupported_input');
    assert.equal(await found(other, id), '404 not_found 404 not_found');
  }
});

test('a local file is read only by its path within the allowed folders', async (t) => {
  const [allowed, other] = [await temporaryFolder(t), await temporaryFolder(t)];
  const resume = 'Mara Ellingsen\nmara.ellingsen@example.com\n';
  await writeFile(join(allowed, 'cv.txt'), resume);
  await writeFile(join(other, 'cv.txt'), resume);
  await writeFile(join(allowed, 'cv.docx'), Buffer.from(`PK\x03\x04${'\0'.repeat(26)}word/document.xml`, 'latin1'));
  await mkdir(join(allowed, 'below'));
  await writeFile(join(allowed, 'below', 'cv.txt'), resume);
  await symlink(join(other, 'cv.txt'), join(allowed, 'link.txt'));
  await mkdir(`${allowed}-beside`);
  t.after(() => rm(`${allowed}-beside`, { recursive: true }));
  await writeFile(join(`${allowed}-beside`, 'cv.txt'), resume);
  await writeFile(join(allowed, 'large.pdf'), '%PDF-1.7');
  await truncate(join(allowed, 'large.pdf'), 11_250_001);
  const client = await stdioClient(t, { DATA_DIR: await temporaryFolder(t), MCP_FOLDERS: allowed });
  const { tools } = await client.listTools();
  const taking = tools.filter(({ inputSchema }) => 'file_path' in (inputSchema.properties ?? {}));
  assert.deepEqual(taking.map(({ name }) => name).sort(), [
    'extractInvoice',
    'parseCertificate',
    'parseResume',
    'verifyCertificate',
  ]);
  for (const path of ['cv.txt', join('below', 'cv.txt'), join('below', '..', 'cv.txt')]) {
    const { isError, body } = await callTool(client, 'parseResume', { file_path: `${allowed}/${path}` });
    assert.deepEqual([isError, at(body, 'contact.email')], [false, 'mara.ellingsen@example.com'], path);
  }
  const outside = [`${other}/cv.txt`, `${allowed}/link.txt`, `${allowed}/../${basename(other)}/cv.txt`];
  const refused = [
    ...outside,
    `${allowed}-beside/cv.txt`,
    `${allowed}/none.txt`,
    allowed,
    `${allowed}/below`,
    '',
    '\0',
    7,
  ];
  for (const file_path of refused) {
    const { body } = await callTool(client, 'parseResume', { file_path });
    assert.deepEqual(
      [file_path, body['error'], body['message']],
      [file_path, 'invalid_fields', 'file_path is not a file in an allowed folder.'],
    );
  }
  const both = { file_path: `${allowed}/cv.txt`, base64_file: 'eA==', mime_type: 'text/plain' };
  assert.equal((await callTool(client, 'parseResume', both)).body['error'], 'multiple_inputs');
  const word = await callTool(client, 'parseResume', { file_path: `${allowed}/cv.docx` });
  assert.match(String(word.body['message']), /save the document as a PDF, or send its text/);
  const large = await callTool(client, 'parseResume', { file_path: `${allowed}/large.pdf` });
  assert.equal(large.body['error'], 'input_too_large');
});
