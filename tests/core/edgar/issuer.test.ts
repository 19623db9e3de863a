import assert from 'node:assert/strict';
import test from 'node:test';
import { issuerQuery, paddedCik, tickerSpellings, type IssuerQuery } from '../../../core/edgar/issuer.ts';
import { findIssuer, readTickerMap } from '../../../core/edgar/ticker-map.ts';
import { sharedFile } from './shared-filings.ts';
import { skipForShared } from '../../shared-data.ts';

test('a ticker is searched in the spellings of the map', () => {
  const cases: [string, string[] | null][] = [
    ['AAPL', ['AAPL']],
    [' aapl ', ['AAPL']],
    ['BRK.B', ['BRK-B']],
    ['BRK-B', ['BRK-B']],
    ['BRK/B', ['BRK-B']],
    ['brk b', ['BRK-B']],
    ['BACRP', ['BACRP']],
    ['MER-PK', ['MER-PK']],
    ['BAC-PE', ['BAC-PE']],
    ['BAC.PRE', ['BAC-PRE', 'BAC-PE']],
    ['BAC-P-E', ['BAC-P-E', 'BAC-PE']],
    ['ACHR.WS', ['ACHR-WS', 'ACHR-WT']],
    ['GRP.U', ['GRP-U', 'GRP-UN']],
    ['1', ['1']],
    ['', null],
    ['-B', null],
    ['BRK-', null],
    ['BRK--------B', null],
    ['../etc', null],
    ['A?b=c', null],
    ['AÄPL', null],
    ['A'.repeat(21), null],
    ['\u0000', null],
    ['ABCDEFGHIJKL', null],
  ];
  for (const [text, spellings] of cases) assert.deepEqual(tickerSpellings(text), spellings, text);
});

test('a CIK is padded to ten digits, however it is written', () => {
  const cases: [string, string | null][] = [
    ['320193', '0000320193'],
    ['0000320193', '0000320193'],
    ['CIK0000320193', '0000320193'],
    ['cik 320193', '0000320193'],
    [' 320193 ', '0000320193'],
    ['0', null],
    ['0000000000', null],
    ['12345678901', null],
    ['32O193', null],
    ['-320193', null],
    ['3.2e5', null],
    ['', null],
    ['٣٢', null],
    ['1'.repeat(1000), null],
  ];
  for (const [text, cik] of cases) assert.equal(paddedCik(text), cik, text);
});

test('a request names its issuer by ticker, CIK or both', () => {
  const cases: [{ ticker?: string; cik?: string }, IssuerQuery][] = [
    [{}, { kind: 'missing' }],
    [{ ticker: ' ', cik: '' }, { kind: 'missing' }],
    [{ ticker: 'BRK.B' }, { kind: 'query', tickers: ['BRK-B'], cik: null }],
    [{ cik: '320193' }, { kind: 'query', tickers: [], cik: '0000320193' }],
    [
      { ticker: 'AAPL', cik: '320193' },
      { kind: 'query', tickers: ['AAPL'], cik: '0000320193' },
    ],
    [{ ticker: '$$$' }, { kind: 'malformed', field: 'ticker' }],
    [{ cik: 'AAPL' }, { kind: 'malformed', field: 'cik' }],
    [
      { ticker: '$$$', cik: '320193' },
      { kind: 'malformed', field: 'ticker' },
    ],
  ];
  for (const [asked, query] of cases) assert.deepEqual(issuerQuery(asked), query, JSON.stringify(asked));
});

/** Enough other entries for a valid map. */
const OTHERS = Object.fromEntries(
  Array.from({ length: 1_000 }, (_, i) => [`o${i}`, { cik_str: 8_000_000 + i, ticker: `O${i}`, title: 'OTHER CO' }]),
);

const MAP = readTickerMap({
  '0': { cik_str: 9_990_001, ticker: 'HMC', title: 'HARBOR MILL CORP' },
  '1': { cik_str: 9_990_001, ticker: 'HMC-PA', title: 'HARBOR MILL CORP' },
  '2': { cik_str: '0009990003', ticker: 'QRY-B', title: 'QUARRY INC' },
  ...OTHERS,
})!;

function find(asked: { ticker?: string; cik?: string }): unknown {
  const query = issuerQuery(asked);
  return query.kind === 'query' ? findIssuer(query, MAP) : query;
}

test('an issuer is found, not found, or named in two contradictory ways', () => {
  const cases: [{ ticker?: string; cik?: string }, unknown][] = [
    [{ ticker: 'hmc' }, { kind: 'issuer', cik: '0009990001', ticker: 'HMC' }],
    [{ ticker: 'HMC.PRA' }, { kind: 'issuer', cik: '0009990001', ticker: 'HMC-PA' }],
    [{ ticker: 'qry b' }, { kind: 'issuer', cik: '0009990003', ticker: 'QRY-B' }],
    [{ cik: '9990001' }, { kind: 'issuer', cik: '0009990001', ticker: 'HMC' }],
    [{ cik: '77' }, { kind: 'issuer', cik: '0000000077', ticker: null }],
    [
      { ticker: 'HMC', cik: '9990001' },
      { kind: 'issuer', cik: '0009990001', ticker: 'HMC' },
    ],
    [{ ticker: 'HMC', cik: '9990003' }, { kind: 'conflict' }],
    [{ ticker: 'NONE' }, { kind: 'company_not_found' }],
    [{ ticker: 'NONE', cik: '9990001' }, { kind: 'company_not_found' }],
    [{ ticker: 'toString' }, { kind: 'company_not_found' }],
  ];
  for (const [asked, found] of cases) assert.deepEqual(find(asked), found, JSON.stringify(asked));
});

test('a file that is not the ticker map is rejected, and single broken entries are skipped', () => {
  for (const json of [null, [], {}, 'x', { error: 'no' }, { '0': { cik_str: 1 } }, { '0': null }]) {
    assert.equal(readTickerMap(json), null, JSON.stringify(json));
  }
  const broken = { cik_str: 1.5, ticker: 'NO', title: 'NO CO' };
  assert.equal(readTickerMap({ ...OTHERS, x: broken })?.byTicker.size, 1_000);
  const tooFew = Object.fromEntries(Object.entries(OTHERS).slice(1));
  assert.equal(readTickerMap(tooFew), null);
  const many = Array.from({ length: 112 }, (_, i) => [`x${i}`, broken]);
  assert.equal(readTickerMap({ ...OTHERS, ...Object.fromEntries(many) }), null, 'more than a tenth is broken');
});

test("EDGAR's own map resolves share classes, preferred shares and both spellings of symbols", (t) => {
  const file = sharedFile('company_tickers.json');
  if (!file) {
    skipForShared(t, 'edgar');
    return;
  }
  const map = readTickerMap(JSON.parse(file.toString()))!;
  const cases: [string, string][] = [
    ['BRK.B', '0001067983'],
    ['brk/a', '0001067983'],
    ['AAPL', '0000320193'],
    ['BF.B', '0000014693'],
    ['BAC.PRE', '0000070858'],
    ['mer-pk', '0000070858'],
  ];
  for (const [ticker, cik] of cases) {
    const query = issuerQuery({ ticker });
    assert.ok(query.kind === 'query');
    const found = findIssuer(query, map);
    assert.equal(found.kind === 'issuer' ? found.cik : found.kind, cik, ticker);
  }
  assert.equal(map.byCik.get('0000070858')?.ticker, 'BAC');
});
