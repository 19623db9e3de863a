import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTickerMemory, findIssuer, judgedTickerMap, readTickerMap } from '../../../core/edgar/ticker-map.ts';
import { createManualClock } from '../../standins/manual-clock.ts';

const entries = Array.from({ length: 3_000 }, (_, i) => ({
  cik_str: 9_990_000 + i,
  ticker: `T${i}`,
  title: `Works ${i}`,
}));

function mapOf(of: typeof entries): NonNullable<ReturnType<typeof readTickerMap>> {
  const map = readTickerMap(Object.fromEntries(of.entries()));
  assert.ok(map);
  return map;
}

const asked = (ticker: string) => ({ kind: 'query', tickers: [ticker], cik: null }) as const;

test('a map that lost half of its entries still finds the lost ones, and leaves unknown tickers in doubt', async () => {
  const memory = createTickerMemory({ table: undefined, clock: createManualClock() });
  const whole = await judgedTickerMap(mapOf(entries), memory);
  assert.equal(findIssuer(asked('NOPE'), whole).kind, 'company_not_found');
  const half = await judgedTickerMap(mapOf(entries.slice(0, 1_500)), memory);
  assert.deepEqual(findIssuer(asked('T2999'), half), { kind: 'issuer', cik: '0009992999', ticker: 'T2999' });
  assert.equal(findIssuer(asked('NOPE'), half).kind, 'map_in_doubt');
  const again = await judgedTickerMap(mapOf(entries.slice(0, 2_990)), memory);
  assert.equal(findIssuer(asked('T2999'), again).kind, 'company_not_found', 'ordinary delistings');
});
