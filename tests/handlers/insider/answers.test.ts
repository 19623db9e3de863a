import type { InsiderTransaction } from '../../../core/edgar/answer.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../../core/json.ts';
import type { Model, ModelReply, Question } from '../../../core/model/model.ts';
import { madeOwner, madeRow } from '../../core/edgar/form4/made-form4.ts';
import { ISSUER, madeFiling, madeFilings, startLookups } from './lookups.ts';

test('an answer has exactly the members of the contract', async (t) => {
  const { get } = await startLookups(t, { filings: [madeFiling(0)] });
  const answer = await get('ticker=HBML-A');
  assert.deepEqual(Object.keys(answer), [
    'company',
    'filings',
    'disclaimer',
    'narrative_provider',
    'narrative_status',
    'data_source',
    'generated_at',
  ]);
  assert.deepEqual(answer.filings, [
    {
      insider_name: 'Lind Astrid',
      insider_cik: '0009990002',
      role: 'Director',
      transaction_type: 'Open market or private sale',
      transaction_code: 'S',
      acquired_disposed_code: 'D',
      security_title: 'Common Stock',
      is_derivative: false,
      shares: 100,
      price_per_share: 12.5,
      transaction_value_usd: 1250,
      transaction_date: '2025-06-02',
      post_transaction_holdings: 900,
      ownership_type: 'direct',
      is_rule_10b5_1_plan: false,
      ai_significance_note: answer.filings[0]?.ai_significance_note,
      accession_number: '0009990002-25-000900',
      filing_date: '2025-06-04',
      period_of_report: '2025-06-02',
      filing_index_url:
        'https://www.sec.gov/Archives/edgar/data/9990001/000999000225000900/0009990002-25-000900-index.htm',
    },
  ]);
  assert.match(
    answer.filings[0]!.ai_significance_note,
    /^Lind Astrid \(Director\) reported the disposition of 100 shares/,
  );
  assert.match(
    answer.disclaimer,
    /Not investment advice.*Amendments \(Form 4\/A\) are not read.*first-listed reporting owner/,
  );
  assert.match(answer.data_source, /EDGAR/);
  assert.equal(answer.narrative_provider, 'template-1');
  assert.equal(answer.narrative_status, 'ok');
  assert.equal(answer.generated_at, '2026-11-20T12:00:00.000Z');
});

test('rows are sorted newest filing first, keep their order within a filing and are never merged', async (t) => {
  const tranches = madeRow({ shares: '7' }) + madeRow({ shares: '7' }) + madeRow({ shares: '3' });
  const option = madeRow({ table: 'derivative', shares: '9', title: 'Option' });
  const filings = [
    { ...madeFiling(0), filingDate: '2025-06-01' },
    { ...madeFiling(1, { nonDerivative: tranches, derivative: option }), filingDate: '2025-06-03' },
    { ...madeFiling(2), filingDate: '2025-06-02' },
  ];
  const { get } = await startLookups(t, { filings });
  const { filings: rows } = await get('ticker=HBML-A');
  assert.deepEqual(
    rows.map((row) => [row.filing_date, row.shares, row.is_derivative]),
    [
      ['2025-06-03', 7, false],
      ['2025-06-03', 7, false],
      ['2025-06-03', 3, false],
      ['2025-06-03', 9, true],
      ['2025-06-02', 102, false],
      ['2025-06-01', 100, false],
    ],
  );
});

test('a filing in which the company is the owner, not the issuer, is left out but counts toward the limit', async (t) => {
  const owner = { cik: '0009990007', name: 'HOLDING CORP', tickers: ['HLDG'] };
  const foreign = madeFiling(0, {
    owners: [madeOwner({ name: 'HOLDING CORP', cik: '0009990007' })],
    nonDerivative: madeRow(),
  });
  const own = { ...madeFiling(1), document: String(madeFiling(1).document).replace('0009990001', '9990007') };
  const { edgar, get } = await startLookups(t, { companies: [{ ...owner, filings: [foreign, own] }] });
  const answer = await get('ticker=HLDG&limit=1');
  assert.deepEqual(answer.filings, []);
  assert.equal('unread_filings' in answer, false);
  assert.deepEqual(
    (await get('ticker=HLDG&limit=2')).filings.map((row) => row.shares),
    [101],
    'a CIK without its leading zeros is the same company',
  );
  assert.equal(edgar.requests().filter((one) => one.url.startsWith('/Archives/')).length, 3);
});

test('a filing listed twice is read once and does not count twice toward the limit', async (t) => {
  const [first, second] = [madeFiling(0), madeFiling(1)];
  const { edgar, get } = await startLookups(t, { filings: [first, first, second] });
  const answer = await get('ticker=HBML-A&limit=2');
  assert.deepEqual(
    answer.filings.map((row) => row.shares),
    [100, 101],
  );
  assert.equal(edgar.requests().filter((one) => one.url.startsWith('/Archives/')).length, 2);
});

test('a company that filed no Form 4 has no rows', async (t) => {
  const { get } = await startLookups(t, { filings: [] });
  const answer = await get('ticker=HBML-A');
  assert.deepEqual(answer.filings, []);
  assert.equal(answer.narrative_status, 'ok');
});

test('the same filings give the same answer, byte for byte', async (t) => {
  const { get } = await startLookups(t, { filings: madeFilings(12), latencyMs: 1 });
  const first = JSON.stringify(await get('ticker=HBML-A&limit=12'));
  assert.equal(JSON.stringify(await get('ticker=HBML-A&limit=12')), first);
});

/** A model that gives this reply and records the questions. */
function replying(reply: ModelReply): Model & { questions: Question[] } {
  const questions: Question[] = [];
  return {
    id: 'model-1',
    questions,
    ask(question) {
      questions.push(question);
      return Promise.resolve(reply);
    },
  };
}

/** An order that differs from the template's. */
const GOOD = ['plan', 'role', 'holdings_after'];
const notes = (...list: readonly JsonObject[]): ModelReply => ({ kind: 'object', value: { notes: list } });

type Chooser = 'model' | 'template';

/** For each model reply: who orders the notes of the two rows. */
const REPLIES: readonly (readonly [
  name: string,
  reply: ModelReply,
  choosers: readonly [Chooser, Chooser],
  status: string,
])[] = [
  ['an order for each row', notes({ row: 0, order: GOOD }, { row: 1, order: GOOD }), ['model', 'model'], 'ok'],
  ['an order for one row', notes({ row: 0, order: GOOD }), ['model', 'template'], 'partial'],
  [
    'an unknown id',
    notes({ row: 0, order: GOOD }, { row: 1, order: [...GOOD, 'signal'] }),
    ['model', 'template'],
    'partial',
  ],
  [
    'a required id missing',
    notes({ row: 0, order: GOOD }, { row: 1, order: ['role', 'price'] }),
    ['model', 'template'],
    'partial',
  ],
  ['prose', notes({ row: 0, note: 'You should sell.' }), ['template', 'template'], 'unavailable'],
  [
    'rows that do not exist',
    notes({ row: 2, order: GOOD }, { row: -1, order: GOOD }),
    ['template', 'template'],
    'unavailable',
  ],
  ['no notes', notes(), ['template', 'template'], 'unavailable'],
  ['another object', { kind: 'object', value: { answer: 42 } }, ['template', 'template'], 'unavailable'],
  ['a reply cut off', { kind: 'cut_off' }, ['template', 'template'], 'unavailable'],
  ['a refusal', { kind: 'refused' }, ['template', 'template'], 'unavailable'],
  ['no object', { kind: 'not_json' }, ['template', 'template'], 'unavailable'],
  ['no reply in time', { kind: 'unavailable' }, ['template', 'template'], 'unavailable'],
  ['a wrong key', { kind: 'misconfigured' }, ['template', 'template'], 'unavailable'],
];

/** The template begins with the insider's name. */
function chooserOf(row: InsiderTransaction): Chooser {
  return row.ai_significance_note.startsWith('Lind Astrid') ? 'template' : 'model';
}

test("a note uses the order that the model chose, or the template's order if that is invalid", async (t) => {
  for (const [name, reply, choosers, status] of REPLIES) {
    const { get } = await startLookups(t, { filings: madeFilings(2), model: replying(reply) });
    const answer = await get('ticker=HBML-A');
    assert.deepEqual(answer.filings.map(chooserOf), choosers, name);
    assert.equal(answer.narrative_status, status, name);
    assert.equal(answer.narrative_provider, choosers.includes('model') ? 'model-1' : 'template-1', name);
  }
});

test('the model is asked once about all rows, and sees only sentences made of parsed fields', async (t) => {
  const model = replying(notes());
  const document = {
    nonDerivative: madeRow({ coding: '<transactionCode>S</transactionCode><footnoteId id="F1"/>' }),
    footnotes: { F1: 'A footnote about a secret.' },
    remarks: 'A remark about a secret.',
  };
  const { get } = await startLookups(t, { filings: [madeFiling(0, document), madeFiling(1)], model });
  await get('ticker=HBML-A');
  assert.equal(model.questions.length, 1);
  const [part] = model.questions[0]!.content;
  assert.ok(part?.type === 'text');
  const { rows } = JSON.parse(part.text) as { rows: { sentences: { text: string }[] }[] };
  assert.deepEqual(
    rows.map(({ sentences }) => /\d+ shares/.exec(sentences[0]?.text ?? '')?.[0]),
    ['100 shares', '101 shares'],
  );
  assert.equal(JSON.stringify(model.questions).includes('secret'), false);
});

test('the model is not asked when there are no rows, and about at most a hundred', async (t) => {
  const model = replying(notes());
  const none = await startLookups(t, { filings: [], model });
  assert.equal((await none.get('ticker=HBML-A')).narrative_status, 'ok');
  assert.equal(model.questions.length, 0);

  const filing = madeFiling(0, { nonDerivative: madeRow().repeat(120) });
  const many = await startLookups(t, { filings: [filing], model: replying(notes({ row: 99, order: GOOD })) });
  const answer = await many.get('ticker=HBML-A');
  assert.equal(answer.filings.length, 120);
  assert.equal(answer.narrative_status, 'partial');
  assert.equal(chooserOf(answer.filings[99]!), 'model');
});

test('the requested issuer appears only in requests for the ticker map and the filing list', async (t) => {
  const { edgar, get } = await startLookups(t);
  await get('ticker=HBML-A');
  assert.deepEqual(
    edgar
      .requests()
      .map((one) => one.url)
      .sort(),
    [
      '/Archives/edgar/data/9990001/000999000225000900/form4.xml',
      '/files/company_tickers.json',
      `/submissions/CIK${ISSUER.cik}.json`,
    ],
  );
});
