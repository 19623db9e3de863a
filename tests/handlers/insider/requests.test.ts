import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodedError } from '../../../core/http/errors.ts';
import { parseRequestTarget } from '../../../core/http/request-target.ts';
import { insiderService } from '../../../handlers/insider/service.ts';
import { ISSUER, madeFiling, madeFilings, startLookups } from './lookups.ts';

const ISSUER_RULE = 'ticker or cik is required.';
const TICKER_RULE = 'ticker must be a ticker symbol; a share class may follow a period, hyphen, slash or space.';
const CIK_RULE =
  'cik must be a Central Index Key of at most ten digits, with or without leading zeros or the prefix CIK.';
const LIMIT_RULE = 'limit must be a whole number from 1 to 40.';

const REFUSED: readonly (readonly [query: string, code: string, message: string])[] = [
  ['', 'missing_fields', ISSUER_RULE],
  ['limit=5', 'missing_fields', ISSUER_RULE],
  ['ticker=', 'missing_fields', ISSUER_RULE],
  ['ticker=+%09&cik=%20', 'missing_fields', ISSUER_RULE],
  ['TICKER=HBML-A', 'missing_fields', ISSUER_RULE],
  ['ticker=%24HBML', 'invalid_fields', TICKER_RULE],
  ['ticker=HBML%2F..%2F..', 'invalid_fields', TICKER_RULE],
  ['ticker=H%C3%84RBOR', 'invalid_fields', TICKER_RULE],
  ['ticker=%00', 'invalid_fields', TICKER_RULE],
  ['ticker=%E2%80%8B&cik=9990001', 'invalid_fields', TICKER_RULE],
  ['cik=%00', 'invalid_fields', CIK_RULE],
  [`ticker=${'A'.repeat(20)}`, 'invalid_fields', TICKER_RULE],
  [`ticker=${'A'.repeat(21)}`, 'invalid_fields', 'ticker is longer than 20 characters.'],
  [`ticker=${'A'.repeat(1_000)}`, 'invalid_fields', 'ticker is longer than 20 characters.'],
  ['cik=abc', 'invalid_fields', CIK_RULE],
  ['cik=0', 'invalid_fields', CIK_RULE],
  ['cik=-9990001', 'invalid_fields', CIK_RULE],
  ['cik=9990001.0', 'invalid_fields', CIK_RULE],
  ['cik=00009990001', 'invalid_fields', CIK_RULE],
  [`cik=${'9'.repeat(1_000)}`, 'invalid_fields', 'cik is longer than 20 characters.'],
  ['ticker=HBML-A&limit=0', 'invalid_fields', LIMIT_RULE],
  ['ticker=HBML-A&limit=41', 'invalid_fields', LIMIT_RULE],
  ['ticker=HBML-A&limit=-1', 'invalid_fields', LIMIT_RULE],
  ['ticker=HBML-A&limit=1.5', 'invalid_fields', LIMIT_RULE],
  ['ticker=HBML-A&limit=1e1', 'invalid_fields', LIMIT_RULE],
  ['ticker=HBML-A&limit=ten', 'invalid_fields', LIMIT_RULE],
  ['ticker=HBML-A&limit=', 'invalid_fields', LIMIT_RULE],
  ['ticker=HBML-A&limit=%201', 'invalid_fields', LIMIT_RULE],
  ['ticker=HBML-A&limit=%D9%A1', 'invalid_fields', LIMIT_RULE],
  [`ticker=HBML-A&limit=${'1'.repeat(1_000)}`, 'invalid_fields', LIMIT_RULE],
  ['ticker=HBML-A&ticker=HBML-A', 'invalid_fields', 'ticker must be sent only once.'],
  ['cik=9990001&cik=9990002', 'invalid_fields', 'cik must be sent only once.'],
  ['cik=9990001&limit=1&limit=1', 'invalid_fields', 'limit must be sent only once.'],
];

test('an invalid request is rejected with its code, and EDGAR is not called', async (t) => {
  const { edgar, get } = await startLookups(t);
  for (const [query, code, message] of REFUSED) {
    await assert.rejects(
      get(query),
      (error) => error instanceof CodedError && error.code === code && error.message === message,
      query,
    );
  }
  assert.equal(edgar.requests().length, 0);
});

const FOUND: readonly (readonly [query: string, ticker: string])[] = [
  ['ticker=HBML-A', 'HBML-A'],
  ['ticker=HBML.A', 'HBML-A'],
  ['ticker=hbml%2Fa', 'HBML-A'],
  ['ticker=hbml+b', 'HBML-B'],
  ['ticker=%20HBML-B%0A', 'HBML-B'],
  // Without a ticker, the company's primary one.
  ['cik=9990001', 'HBML-B'],
  ['cik=0009990001', 'HBML-B'],
  ['cik=CIK0009990001', 'HBML-B'],
  ['ticker=HBML-A&cik=9990001', 'HBML-A'],
  ['ticker=HBML-A&cik=', 'HBML-A'],
  ['ticker=HBML-A&limit=40', 'HBML-A'],
  ['ticker=HBML-A&limit=007', 'HBML-A'],
  ['ticker=HBML-A&colour=red&colour=blue', 'HBML-A'],
];

test('a company is found by every form of its ticker and CIK', async (t) => {
  const { get } = await startLookups(t);
  for (const [query, ticker] of FOUND) {
    const { company, filings } = await get(query);
    assert.deepEqual(company, { name: 'HARBOR MILL CORP', ticker, cik: '0009990001' }, query);
    assert.equal(filings.length, 1, query);
  }
});

test('a company without a ticker gets a null ticker', async (t) => {
  const { get } = await startLookups(t, { companies: [{ ...ISSUER, tickers: [], filings: madeFilings(1) }] });
  assert.equal((await get('cik=9990001')).company.ticker, null);
});

test('a company unknown to EDGAR is company_not_found, however EDGAR says so', async (t) => {
  const other = { cik: '0009990005', name: 'OTHER CORP', tickers: ['OTHR'], filings: [] };
  const { get } = await startLookups(t, {
    companies: [{ ...ISSUER, filings: [] }, other],
    misbehave: (path) => (path.endsWith('CIK0009990005.json') ? 'access_denied' : undefined),
  });
  for (const query of ['ticker=ZZZZ', 'ticker=ZZZZ&cik=9990001', 'cik=9990003', 'cik=9990005']) {
    await assert.rejects(
      get(query),
      (error) => error instanceof CodedError && error.code === 'company_not_found' && error.status === 404,
      query,
    );
  }
});

test("a company that is on EDGAR's map but has no list is unavailable, not unknown", async (t) => {
  for (const reply of ['not_found', 'access_denied'] as const) {
    const { get } = await startLookups(t, {
      misbehave: (path) => (path.startsWith('/submissions/') ? reply : undefined),
    });
    for (const query of ['ticker=HBML-A', 'ticker=HBML-A&cik=9990001']) {
      await assert.rejects(
        get(query),
        (error) =>
          error instanceof CodedError &&
          error.code === 'source_unavailable' &&
          error.message === 'EDGAR does not serve a list that this answer needs.',
        `${reply} ${query}`,
      );
    }
  }
});

test('a ticker and a CIK of different companies are rejected', async (t) => {
  const { get } = await startLookups(t);
  await assert.rejects(get('ticker=HBML-A&cik=320193'), (error) => {
    assert.ok(error instanceof CodedError);
    assert.equal(error.code, 'invalid_fields');
    assert.equal(error.message, 'ticker and cik name different companies; send one of them.');
    return true;
  });
});

test('without a declared contact, valid requests get provider_misconfigured', async () => {
  const service = insiderService({ edgar: undefined, model: undefined, now: () => new Date(0) });
  const answer = service.routes[0]?.answer;
  assert.ok(typeof answer === 'function');
  const get = async (query: string): Promise<unknown> => {
    const { query: parsed } = parseRequestTarget(`/?${query}`);
    return answer({ params: {}, query: parsed, body: {}, signal: new AbortController().signal });
  };
  await assert.rejects(
    get('ticker=AAPL'),
    (error) => error instanceof CodedError && error.code === 'provider_misconfigured' && error.status === 500,
  );
  await assert.rejects(get(''), (error) => error instanceof CodedError && error.code === 'missing_fields');
});

test('the limit counts filings read, ten by default, not amendments and other forms', async (t) => {
  const amendment = { ...madeFiling(0, { documentType: '4/A' }), form: '4/A' };
  const annual = { ...madeFiling(1), form: '10-K', primaryDocument: 'annual.htm' };
  const filings = [amendment, annual, ...madeFilings(13).slice(2)];
  const { edgar, get } = await startLookups(t, { filings });
  assert.equal((await get('ticker=HBML-A')).filings.length, 10);
  assert.deepEqual(
    (await get('ticker=HBML-A&limit=3')).filings.map((row) => row.shares),
    [102, 103, 104],
  );
  assert.equal((await get('ticker=HBML-A&limit=40')).filings.length, 11);
  const asked = edgar.requests().filter((one) => one.url.startsWith('/Archives/'));
  assert.equal(asked.length, 10 + 3 + 11);
});
