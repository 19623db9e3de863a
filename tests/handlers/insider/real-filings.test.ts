import type { InsiderTransactions } from '../../../core/edgar/answer.ts';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { UNREAD_REASONS } from '../../../core/edgar/form4/unread-filing.ts';
import { sharedFile } from '../../shared-data.ts';
import type { ListedCompany } from '../../standins/edgar.ts';
import { startLookups } from './lookups.ts';

interface ExpectedRow {
  readonly is_derivative: boolean;
  readonly security_title: string | null;
  readonly transaction_date: string | null;
  readonly code: string | null;
  readonly shares: number | null;
  readonly price: number | null;
  readonly value: number | null;
  readonly acquired_disposed: string | null;
  readonly post_shares: number | null;
  readonly ownership: string | null;
}

interface ExpectedFiling {
  readonly document_type: string;
  readonly period_of_report: string;
  readonly issuer: { readonly cik: string; readonly name: string; readonly symbol: string };
  readonly owners: readonly { readonly cik: string; readonly name: string }[];
  readonly rows: readonly ExpectedRow[];
}

interface RealFiling {
  readonly accession: string;
  readonly document: Uint8Array;
  readonly expected: ExpectedFiling;
}

/** The real filings, newest period first; files not named by an accession number are given one. */
function realFilings(expectedPath: string): RealFiling[] {
  const expected = JSON.parse(readFileSync(expectedPath, 'utf8')) as Readonly<Record<string, ExpectedFiling>>;
  return Object.entries(expected)
    .map(([name, filing], i) => ({
      accession: /^\d{10}-\d{2}-\d{6}(?=\.xml$)/.exec(name)?.[0] ?? `0009999999-26-${String(i).padStart(6, '0')}`,
      document: readFileSync(expectedPath.replace('form4-expected.json', `form4/${name}`)),
      expected: filing,
    }))
    .sort((a, b) => b.expected.period_of_report.localeCompare(a.expected.period_of_report));
}

function companiesOf(filings: readonly RealFiling[]): ListedCompany[] {
  const byIssuer = Map.groupBy(filings, (one) => one.expected.issuer.cik);
  return [...byIssuer].map(([cik, ofIssuer]) => ({
    cik,
    name: ofIssuer[0]!.expected.issuer.name,
    tickers: [ofIssuer[0]!.expected.issuer.symbol.toUpperCase()],
    filings: ofIssuer.map(({ accession, document, expected }) => ({
      accession,
      document,
      filingDate: expected.period_of_report,
    })),
  }));
}

const OWNERSHIP: Readonly<Record<string, string>> = { D: 'direct', I: 'indirect' };

test('every transaction of the real filings matches what an independent parser read', async (t) => {
  const path = sharedFile(t, 'edgar/form4-expected.json');
  if (path === undefined) return;
  const filings = realFilings(path);
  const companies = companiesOf(filings);
  const { get } = await startLookups(t, { companies });
  let served = 0;
  for (const company of companies) {
    const answer = await get(`cik=${company.cik}&limit=40`);
    const ofCompany = filings.filter((one) => one.expected.issuer.cik === company.cik);
    const originals = ofCompany.filter((one) => one.expected.document_type === '4');
    assert.deepEqual(
      answer.filings.map((row) => [
        row.accession_number,
        row.insider_name,
        row.insider_cik,
        row.is_derivative,
        row.security_title,
        row.transaction_date,
        row.transaction_code,
        row.shares,
        row.price_per_share,
        row.transaction_value_usd,
        row.acquired_disposed_code,
        row.post_transaction_holdings,
        row.ownership_type,
        row.period_of_report,
      ]),
      originals.flatMap(({ accession, expected }) =>
        expected.rows.map((row) => [
          accession,
          expected.owners[0]?.name,
          expected.owners[0]?.cik,
          row.is_derivative,
          row.security_title,
          row.transaction_date,
          row.code,
          row.shares,
          row.price,
          row.value,
          row.acquired_disposed,
          row.post_shares,
          OWNERSHIP[row.ownership ?? ''] ?? null,
          expected.period_of_report,
        ]),
      ),
      company.name,
    );
    const amended = ofCompany.filter((one) => one.expected.document_type !== '4');
    assert.deepEqual(
      (answer.unread_filings ?? []).map((one) => [one.accession_number, one.reason]),
      amended.map((one) => [one.accession, UNREAD_REASONS.amended_form]),
      company.name,
    );
    served += originals.length;
  }
  assert.equal(served, 56);
});

test("the real ticker map and a real company's list lead to its newest original Form 4s", async (t) => {
  const [map, list] = ['edgar/company_tickers.json', 'edgar/CIK0000320193.2025.json'].map((name) =>
    sharedFile(t, name),
  );
  if (map === undefined || list === undefined) return;
  const files = new Map([
    ['/files/company_tickers.json', readFileSync(map)],
    ['/submissions/CIK0000320193.json', readFileSync(list)],
  ]);
  const { edgar, get } = await startLookups(t, { companies: [], files });
  const answer = await get('ticker=aapl&limit=7');
  assert.deepEqual(answer.company, { name: 'Apple Inc.', ticker: 'AAPL', cik: '0000320193' });
  const asked = edgar.requests().filter((one) => one.url.startsWith('/Archives/'));
  assert.equal(asked.length, 7);
  for (const { url } of asked) assert.match(url, /^\/Archives\/edgar\/data\/320193\/\d{18}\/[\w.-]+\.xml$/);
  assert.deepEqual(
    answer.unread_filings?.map((one) => one.reason),
    asked.map(() => UNREAD_REASONS.missing),
  );
});

test('the worked example in the documentation matches its filing', async (t) => {
  const path = sharedFile(t, 'edgar/form4/0001140361-26-020871.xml');
  if (path === undefined) return;
  const documentation = readFileSync(new URL('../../../docs/insider.md', import.meta.url), 'utf8');
  const shown = JSON.parse(/```json\n([^`]+)```/.exec(documentation)?.[1] ?? '') as InsiderTransactions;
  const filing = { accession: '0001140361-26-020871', filingDate: '2026-05-12', document: readFileSync(path) };
  const apple = { cik: '0000320193', name: 'Apple Inc.', tickers: ['AAPL'], filings: [filing] };
  const { get } = await startLookups(t, { companies: [apple] });
  const answer = await get('ticker=AAPL&limit=1');
  assert.deepEqual(shown.company, answer.company);
  assert.equal(shown.narrative_provider, answer.narrative_provider);
  assert.equal(shown.narrative_status, answer.narrative_status);
  assert.equal(answer.filings.length, 1);
  const { ai_significance_note: note, ...members } = shown.filings[0]!;
  assert.partialDeepStrictEqual(answer.filings[0], members);
  assert.ok(answer.filings[0]!.ai_significance_note.startsWith(note.replace('…', '')));
});
