import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { sourceLine } from '../../console/dom/parts.js';
import { estimateView } from '../../console/views/estimate.js';
import { insiderView } from '../../console/views/insider.js';
import { invoiceView } from '../../console/views/invoice.js';
import { viewOf } from '../../console/views/view-of.js';
import type { InsiderTransaction, InsiderTransactions } from '../../core/edgar/answer.ts';
import { INSIDER_TRANSACTION } from '../../core/edgar/answer-schema.ts';
import type { Estimate } from '../../core/tariff/answer.ts';
import { valuesOf } from '../from-schema.ts';
import { getJson, type OpenApiDocument } from '../openapi-document.ts';
import { runServer } from '../running-server.ts';
import { spoken, standInDocument } from './page-parts.ts';

standInDocument();

const ROW: InsiderTransaction = {
  insider_name: 'Ann Example',
  insider_cik: '0000000001',
  role: 'Director',
  transaction_type: 'Open market purchase',
  transaction_code: 'P',
  acquired_disposed_code: 'A',
  security_title: 'Common Stock',
  is_derivative: false,
  shares: 100,
  price_per_share: 2,
  transaction_value_usd: 200,
  transaction_date: '2026-01-30',
  post_transaction_holdings: 500,
  ownership_type: 'direct',
  is_rule_10b5_1_plan: false,
  ai_significance_note: 'A purchase.',
  accession_number: '0000000001-26-000001',
  filing_date: '2026-01-31',
  period_of_report: '2026-01-30',
  filing_index_url: 'https://www.sec.gov/',
};

const ANSWER: InsiderTransactions = {
  company: { name: 'Example Works', ticker: 'EXW', cik: '0000000002' },
  filings: [ROW],
  disclaimer: 'Not advice.',
  narrative_provider: 'template',
  narrative_status: 'ok',
  data_source: 'EDGAR',
  generated_at: '2026-02-01T00:00:00.000Z',
};

const insiderText = (row: Partial<InsiderTransaction>): string =>
  spoken(insiderView({ ...ANSWER, filings: [{ ...ROW, ...row }] }));

suite('an insider row with a value that the filing does not state', () => {
  test('has a sign only when the filing states a direction', () => {
    assert.match(insiderText({}), /\+100/);
    assert.match(insiderText({ acquired_disposed_code: 'D' }), /−100/);
    const unknown = insiderText({ acquired_disposed_code: null });
    assert.doesNotMatch(unknown, /[+−]100/);
    assert.match(unknown, /100/);
  });

  const members = Object.entries(INSIDER_TRANSACTION['properties'] as Readonly<Record<string, { type: unknown }>>);
  const nullable = members.filter(([, { type }]) => Array.isArray(type) && type.includes('null'));
  assert.equal(nullable.length, 14);
  for (const [name] of nullable) {
    test(`is drawn without the word null for ${name}`, () => {
      assert.doesNotMatch(insiderText({ [name]: null }), /null|undefined|NaN/);
    });
  }

  test('has no empty place for a ticker that the company does not have', () => {
    const text = spoken(insiderView({ ...ANSWER, company: { ...ANSWER.company, ticker: null } }));
    assert.match(text, /^Example Works\nCIK 0000000002 · 1 transaction$/m);
  });
});

test('an invoice whose currency was not read says so', () => {
  const text = spoken(
    invoiceView({
      vendor: null,
      date: null,
      line_items: [],
      subtotal: null,
      tax: null,
      total: null,
      currency: '',
      confidence: 0,
    }),
  );
  assert.match(text, /currency not read/);
});

const ESTIMATE: Estimate = {
  hs_code: '6110.20',
  classification_level: '6-digit',
  description: 'Sweaters > Of cotton',
  confidence: 0.7,
  duty_estimate: {
    basis: '',
    min_pct: null,
    max_pct: null,
    most_common_rate_pct: null,
    most_common_rate_text: null,
    lines_at_most_common_rate: 0,
    tariff_lines_in_subheading: 0,
    distinct_published_rates: 0,
    single_rate_across_subheading: false,
    includes_non_ad_valorem_rates: false,
    precision_note: '',
  },
  applicable_surcharges: [],
  alternate_subheadings: [],
  surcharge_coverage: '',
  tariff_schedule_snapshot: '2026-06-08',
  disclaimer: '',
  provider: '',
};

for (const [provider, origin] of [
  ['embedded-1', 'calibrated on rulings'],
  ['mistral-small', 'self-rated'],
] as const) {
  test(`an estimate of ${provider} says that its confidence is ${origin}`, () => {
    assert.match(spoken(estimateView({ ...ESTIMATE, provider })), new RegExp(`Confidence \\(${origin}\\)`));
  });
}

test('a list in doubt is named next to the source of its section', () => {
  const source = { name: 'Made List', url: 'https://example.org/', basis: 'live', as_of: null, note: '' } as const;
  const doubt = {
    list: 'Entity List',
    records: 0,
    missing: 10,
    last_whole: '2026-07-31',
    since: '2026-11-20T12:00:00.000Z',
    still_compared: 10,
  };
  assert.doesNotMatch(spoken(sourceLine(source, true)), /not whole/);
  assert.match(spoken(sourceLine({ ...source, doubted_lists: [doubt] }, true)), /incomplete: Entity List/);
});

test('no view prints null, undefined or an object for any answer that follows its schema', async (t) => {
  const { url } = await runServer(t);
  const document = await getJson<OpenApiDocument>(`${url}/openapi.json`);
  let seen = 0;
  for (const [path, operations] of Object.entries(document.paths)) {
    const view = viewOf(path);
    const [operation] = Object.values(operations);
    const schema = operation?.responses['200']?.content['application/json']?.schema;
    if (!view || !schema) continue;
    const answers = valuesOf(schema as Readonly<Record<string, unknown>>, document.components.schemas as never);
    const call = { slug: '', method: 'POST', target: path, body: { text: 'a text' }, file: undefined };
    fc.assert(
      fc.property(answers, (answer) => {
        assert.doesNotMatch(spoken(view(answer, call)), /\bnull\b|\bundefined\b|\bNaN\b|\[object/);
      }),
      { numRuns: 60, seed: 14 },
    );
    seen++;
  }
  assert.equal(seen, 15);
});
