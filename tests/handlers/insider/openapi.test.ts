import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument, routesAt } from '../../../core/http/openapi/document.ts';
import { INSIDER_TRANSACTIONS } from '../../../core/edgar/answer-schema.ts';
import { insiderService } from '../../../handlers/insider/service.ts';
import { madeRow } from '../../core/edgar/form4/made-form4.ts';
import { madeFiling, startLookups } from './lookups.ts';

function responseValidator(): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  addFormats.default(ajv);
  return ajv.compile(INSIDER_TRANSACTIONS);
}

test('answers match the documented schema, including nulls and unread filings', async (t) => {
  const empty = {
    title: '',
    date: '2025-02-30',
    coding: '',
    shares: '1,000',
    price: '',
    direction: 'X',
    held: '',
    ownership: '',
  };
  const filings = [
    madeFiling(0),
    madeFiling(1, { owners: [''], nonDerivative: madeRow(empty), derivative: madeRow({ table: 'derivative' }) }),
    { ...madeFiling(2), document: '<feed/>' },
  ];
  const { get } = await startLookups(t, { filings });
  const answer: unknown = JSON.parse(JSON.stringify(await get('ticker=HBML-A')));
  const validate = responseValidator();
  assert.equal(validate(answer), true, JSON.stringify(validate.errors));
});

test('the OpenAPI document shows the query parameters with examples, and every status', () => {
  const service = insiderService({ edgar: undefined, model: undefined, now: () => new Date(0) });
  const document = openApiDocument({
    title: service.title,
    description: service.description,
    version: '1.2.3',
    servers: ['/insider'],
    tags: [],
    routes: routesAt(service, ''),
    asked: { proxySecret: false, gateway: undefined },
  }) as { paths: Record<string, { get: { parameters: readonly Record<string, unknown>[]; responses: object } }> };
  const operation = document.paths['/insider-transactions']!.get;
  assert.deepEqual(
    operation.parameters.map((one) => [one['name'], one['in'], one['required']]),
    [
      ['ticker', 'query', undefined],
      ['cik', 'query', undefined],
      ['limit', 'query', undefined],
    ],
  );
  assert.deepEqual(operation.parameters[0]!['examples'], {
    sale_under_a_plan: { summary: 'The newest filing of a company by its ticker', value: 'HBML.A' },
  });
  assert.deepEqual(operation.parameters[2]!['examples'], {
    sale_under_a_plan: { summary: 'The newest filing of a company by its ticker', value: 1 },
  });
  assert.deepEqual(Object.keys(operation.responses), ['200', '400', '401', '404', '431', '500', '503']);
});
