import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createEdgar, type Company, type Edgar, type EdgarLookup } from '../../../core/edgar/edgar.ts';
import { edgarRetryMs, edgarTrouble, type EdgarTrouble } from '../../../core/edgar/edgar-failure.ts';
import type { Clock } from '../../../core/upstream/clock.ts';
import { UpstreamFailure, type FailureFacts } from '../../../core/upstream/failure.ts';
import { startEdgar, type EdgarStandIn, type EdgarStandInOptions } from '../../standins/edgar.ts';
import { createLeapingClock } from '../../standins/leaping-clock.ts';
import { createManualClock } from '../../standins/manual-clock.ts';

const COMPANY = { cik: '0009990001', name: 'HARBOR MILL CORP', tickers: ['HBML'] };
const FILING = { accession: '0009990002-25-000001', filingDate: '2025-06-04', document: '<ownershipDocument/>' };
const DAY_MS = 24 * 60 * 60_000;

const { signal } = new AbortController();

async function edgarAt(
  t: TestContext,
  options: Partial<EdgarStandInOptions> & { clock?: Clock; userAgent?: string } = {},
): Promise<{ edgar: Edgar; standIn: EdgarStandIn }> {
  const standIn = await startEdgar(t, { companies: [{ ...COMPANY, filings: [FILING] }], ...options });
  const edgar = createEdgar({
    url: standIn.url,
    dataUrl: standIn.dataUrl,
    userAgent: options.userAgent ?? 'Tracewell tests@tracewell.test',
    random: () => 0,
    clock: options.clock ?? createLeapingClock(),
  });
  t.after(() => edgar.close());
  return { edgar, standIn };
}

function document(edgar: Edgar): Promise<Uint8Array> {
  const filing = { cik: COMPANY.cik, accession: FILING.accession };
  return inLookup(edgar, (calls) => calls.document(filing, { xmlName: 'form4.xml', signal }));
}

function company(edgar: Edgar, cik: string): Promise<Company | undefined> {
  return inLookup(edgar, (calls) => calls.company(cik, { limit: 10, signal }));
}

async function inLookup<T>(edgar: Edgar, call: (calls: EdgarLookup) => Promise<T>): Promise<T> {
  const calls = edgar.begin(1);
  try {
    return await call(calls);
  } finally {
    calls.end();
  }
}

test('the ticker map is cached for a day, and concurrent callers share one request', async (t) => {
  const clock = createManualClock();
  const { edgar, standIn } = await edgarAt(t, { clock });
  const maps = await Promise.all(Array.from({ length: 20 }, () => edgar.tickerMap(signal)));
  assert.equal(maps[0]!.byTicker.get('HBML')?.cik, COMPANY.cik);
  clock.advance(DAY_MS - 1);
  await edgar.tickerMap(signal);
  assert.equal(standIn.requests().length, 1);
  clock.advance(1);
  const again = await edgar.tickerMap(signal);
  assert.equal(standIn.requests().length, 2);
  // A day later it is requested by its tag, and has not changed.
  assert.equal(standIn.requests()[1]!.headers['if-none-match'], '"map"');
  assert.equal(again, maps[0]);
});

test('an unreadable ticker map is requested again', async (t) => {
  const { edgar, standIn } = await edgarAt(t, { misbehave: (_, nth) => (nth === 0 ? 'html' : undefined) });
  await assert.rejects(edgar.tickerMap(signal), (error) => error instanceof UpstreamFailure && error.kind === 'shape');
  assert.equal((await edgar.tickerMap(signal)).byTicker.has('HBML'), true);
  assert.equal(standIn.requests().length, 2);
});

test('a filing list is requested each time, from the data host', async (t) => {
  const { edgar, standIn } = await edgarAt(t);
  for (let i = 0; i < 3; i++) {
    const found = await company(edgar, COMPANY.cik);
    assert.equal(found?.name, 'HARBOR MILL CORP');
    assert.deepEqual(found.form4s, [
      { accession: FILING.accession, filingDate: '2025-06-04', reportDate: '2025-06-04', xmlName: 'form4.xml' },
    ]);
  }
  assert.deepEqual(
    standIn.requests().map((one) => one.url),
    Array.from({ length: 3 }, () => '/submissions/CIK0009990001.json'),
  );
});

test('the list of a company other than the requested one is not an answer', async (t) => {
  const standIn = await startEdgar(t, { companies: [{ ...COMPANY, filings: [] }] });
  const edgar = createEdgar({ url: standIn.url, dataUrl: standIn.dataUrl, userAgent: 'a@b.test' });
  t.after(() => edgar.close());
  assert.equal(await company(edgar, '0009990009'), undefined);
  await assert.rejects(company(edgar, '9990001'), UpstreamFailure);
});

test('a document is requested as raw XML, compressed, with the declared User-Agent', async (t) => {
  const { edgar, standIn } = await edgarAt(t);
  assert.equal(Buffer.from(await document(edgar)).toString(), FILING.document);
  const [request] = standIn.requests();
  assert.equal(request!.url, '/Archives/edgar/data/9990001/000999000225000001/form4.xml');
  assert.equal(request!.headers['user-agent'], 'Tracewell tests@tracewell.test');
  assert.equal(request!.headers['accept-encoding'], 'gzip, deflate');
});

test('a refusal for a User-Agent without a contact is distinguished from other refusals', async (t) => {
  const { edgar } = await edgarAt(t, { userAgent: 'curl/8' });
  await assert.rejects(
    document(edgar),
    (error) => error instanceof UpstreamFailure && edgarTrouble(error) === 'agent_block',
  );
});

test('both hosts share one limit of eight calls per second', async (t) => {
  const clock = createManualClock();
  const { edgar, standIn } = await edgarAt(t, { clock });
  let done = 0;
  const calls = Array.from({ length: 21 }, (_, i) =>
    (i % 2 === 0 ? document(edgar) : company(edgar, COMPANY.cik)).then(() => done++),
  );
  const settle = async (count: number): Promise<void> => {
    while (done < count) await new Promise((resolve) => setImmediate(resolve));
  };
  await settle(8);
  assert.equal(standIn.requests().length, 8);
  clock.advance(999);
  assert.equal(standIn.requests().length, 8);
  clock.advance(1);
  await settle(16);
  assert.equal(standIn.requests().length, 16);
  clock.advance(1_000);
  await Promise.all(calls);
  assert.equal(standIn.requests().length, 21);
});

const TROUBLES: readonly (readonly [
  facts: Partial<FailureFacts>,
  trouble: EdgarTrouble,
  retryMs: number | undefined,
])[] = [
  [{ kind: 'http', status: 403, bodyStart: page('Request Rate Threshold Exceeded') }, 'rate_block', 600_000],
  [
    { kind: 'http', status: 403, bodyStart: page('Request Rate Threshold Exceeded'), retryAfterMs: 5_000 },
    'rate_block',
    5_000,
  ],
  [{ kind: 'http', status: 403, bodyStart: page('from an Undeclared Automated Tool') }, 'agent_block', undefined],
  [{ kind: 'http', status: 403, bodyStart: page('<Error><Code>AccessDenied</Code></Error>') }, 'missing', undefined],
  [{ kind: 'http', status: 403, bodyStart: page('<Error><Code>NoSuchKey</Code></Error>') }, 'missing', undefined],
  [{ kind: 'http', status: 403, bodyStart: page('Access Denied') }, 'unavailable', undefined],
  [{ kind: 'http', status: 403 }, 'unavailable', undefined],
  [{ kind: 'http', status: 404 }, 'missing', undefined],
  [{ kind: 'http', status: 503, retryAfterMs: 7_000 }, 'unavailable', 7_000],
  [{ kind: 'http', status: 500, bodyStart: page('Request Rate Threshold Exceeded') }, 'unavailable', undefined],
  [{ kind: 'rate_limited', status: 429 }, 'rate_block', undefined],
  [{ kind: 'rate_limited', status: 429, retryAfterMs: 9_000 }, 'rate_block', 9_000],
  [{ kind: 'rate_limited', retryAfterMs: 9_000 }, 'own_budget', 9_000],
  [{ kind: 'too_large' }, 'too_large', undefined],
  [{ kind: 'timeout' }, 'unavailable', undefined],
  [{ kind: 'network' }, 'unavailable', undefined],
  [{ kind: 'shape', status: 200 }, 'unavailable', undefined],
];

test('failures are distinguished by status and body, and say when to retry if known', () => {
  for (const [facts, trouble, retryMs] of TROUBLES) {
    const failure = new UpstreamFailure({ source: 'EDGAR', kind: 'http', ...facts });
    assert.equal(edgarTrouble(failure), trouble, JSON.stringify(facts));
    assert.equal(edgarRetryMs(failure), retryMs, JSON.stringify(facts));
  }
});

function page(text: string): Uint8Array {
  return Buffer.from(`<!DOCTYPE html><html>${text}</html>`);
}

test("after a rate block page, no caller's request is sent until the block is over", async (t) => {
  const clock = createManualClock();
  let blocked = true;
  const { edgar, standIn } = await edgarAt(t, { clock, misbehave: () => (blocked ? 'rate_block' : undefined) });
  const troubleOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => 'none',
      (error: unknown) => error instanceof UpstreamFailure && [edgarTrouble(error), edgarRetryMs(error)],
    );
  assert.deepEqual(await troubleOf(document(edgar)), ['rate_block', 600_000]);
  blocked = false;
  clock.advance(100_000);
  for (const call of [document(edgar), company(edgar, COMPANY.cik), edgar.tickerMap(signal)]) {
    assert.deepEqual(await troubleOf(call), ['blocked', 500_000]);
  }
  clock.advance(499_999);
  assert.deepEqual(await troubleOf(document(edgar)), ['blocked', 1]);
  assert.equal(standIn.requests().length, 1);
  clock.advance(1);
  assert.deepEqual(await troubleOf(document(edgar)), 'none');
});
