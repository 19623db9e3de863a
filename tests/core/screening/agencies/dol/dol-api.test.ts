import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { suite, test, type TestContext } from 'node:test';
import { createDolApi, type DolApi, type DolQuery } from '../../../../../core/screening/agencies/dol/dol-api.ts';
import { failureReason } from '../../../../../core/screening/agencies/failure-reason.ts';
import type { Clock } from '../../../../../core/upstream/clock.ts';
import { UpstreamFailure } from '../../../../../core/upstream/failure.ts';
import {
  DOL_ERROR_CONTENT,
  DOL_REPLIES,
  DOL_TEST_KEY,
  startDol,
  type DolReplyName,
  type DolRow,
  type DolStandIn,
  type DolStandInOptions,
} from '../../../../standins/dol.ts';
import { createLeapingClock } from '../../../../standins/leaping-clock.ts';
import { createManualClock } from '../../../../standins/manual-clock.ts';
import { closedOrigin } from '../../../../standins/upstream.ts';

const { signal } = new AbortController();

const CASES: readonly DolRow[] = [
  { case_id: 1, trade_nm: 'Harbor Mill Foods', findings_end_date: '2020-01-01T00:00:00' },
  { case_id: 2, trade_nm: 'HARBOR MILL FOODS', findings_end_date: '2022-01-01T00:00:00' },
  { case_id: 3, trade_nm: 'harbor mill foods', findings_end_date: '2021-01-01T00:00:00' },
];

const HARBOR: DolQuery = {
  filter: { field: 'trade_nm', operator: 'like', value: '%arbor Mill%' },
  fields: ['case_id', 'trade_nm'],
  newestBy: 'findings_end_date',
  limit: 10,
};

async function dolAt(
  t: TestContext,
  options: Partial<DolStandInOptions> & { clock?: Clock; apiKey?: string } = {},
): Promise<{ api: DolApi; standIn: DolStandIn }> {
  const standIn = await startDol(t, { datasets: { 'WHD/enforcement': CASES }, ...options });
  const { apiKey = DOL_TEST_KEY, clock = createLeapingClock() } = options;
  const api = createDolApi({ url: standIn.url, apiKey, clock, random: () => 0 });
  t.after(() => api.close());
  return { api, standIn };
}

function cases(api: DolApi, query: Partial<DolQuery> = {}): Promise<unknown[]> {
  return api
    .rows('WHD/enforcement', { ...HARBOR, ...query, signal })
    .then(({ rows }) => rows.map((row) => row['case_id']));
}

async function failureOf(call: Promise<unknown>): Promise<UpstreamFailure> {
  const error: unknown = await call.then(
    () => assert.fail('there was an answer'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof UpstreamFailure);
  return error;
}

test('LIKE is case-sensitive, so one filter asks for all variants, newest rows first', async (t) => {
  const { api, standIn } = await dolAt(t);
  assert.deepEqual(await cases(api), [1]);
  const variants = ['%Harbor Mill%', '%HARBOR MILL%'].map(
    (value) => ({ field: 'trade_nm', operator: 'like', value }) as const,
  );
  assert.deepEqual(await cases(api, { filter: { or: variants } }), [2, 1]);
  assert.deepEqual(
    await cases(api, { filter: { and: [{ or: variants }, { field: 'case_id', operator: 'in', value: [1, 3] }] } }),
    [1],
  );
  assert.deepEqual(await cases(api, { filter: { field: 'case_id', operator: 'eq', value: 3 } }), [3]);
  assert.equal(standIn.requests.length, 4);
});

test('a 204 without a body means no rows', async (t) => {
  const { api } = await dolAt(t);
  const found = await api.rows('WHD/enforcement', {
    ...HARBOR,
    filter: { field: 'trade_nm', operator: 'like', value: '%Nobody%' },
    signal,
  });
  assert.deepEqual(found, { rows: [], truncated: false });
});

test('one row beyond the limit is requested, to detect truncation', async (t) => {
  const { api, standIn } = await dolAt(t);
  const all = { ...HARBOR, filter: { field: 'trade_nm', operator: 'like', value: '%' } as const, signal };
  const limited = await api.rows('WHD/enforcement', { ...all, limit: 2 });
  assert.deepEqual(limited, {
    rows: [
      { case_id: 2, trade_nm: 'HARBOR MILL FOODS' },
      { case_id: 3, trade_nm: 'harbor mill foods' },
    ],
    truncated: true,
  });
  assert.equal((await api.rows('WHD/enforcement', { ...all, limit: 3 })).truncated, false);
  assert.equal(new URL(standIn.requests[0]!.url, standIn.url).searchParams.get('limit'), '3');
});

test('a reply near 5 MB counts as truncated, whatever its number of rows', async (t) => {
  const wide = Array.from({ length: 60 }, (_, i) => ({ case_id: i, trade_nm: 'Harbor Mill'.padEnd(100_000, '.') }));
  const { api } = await dolAt(t, { datasets: { 'WHD/enforcement': wide } });
  const found = await api.rows('WHD/enforcement', { ...HARBOR, newestBy: 'case_id', limit: 100, signal });
  assert.ok(found.rows.length < 60);
  assert.equal(found.truncated, true);
});

test('the key goes in the query, and an overlong URL is detected before it is sent', async (t) => {
  const { api, standIn } = await dolAt(t);
  await cases(api);
  assert.match(standIn.requests[0]!.url, /[?&]X-API-KEY=dol-test-key(?:&|$)/);
  const inList = (count: number): DolQuery => ({
    ...HARBOR,
    filter: { field: 'case_id', operator: 'in', value: Array.from({ length: count }, (_, i) => 300_000_000 + i) },
  });
  assert.equal(api.fits('WHD/enforcement', inList(100)), true);
  assert.equal(api.fits('WHD/enforcement', inList(200)), false);
});

interface FailureCase {
  readonly reply: DolReplyName;
  readonly kind: UpstreamFailure['kind'];
  readonly reason: string;
  readonly calls?: number;
}

const KEY_REASON = "DOL rejected this server's key; the operator must correct DOL_API_KEY.";
const FORM_REASON = 'DOL sent an answer that cannot be read.';
const ERROR_REASON = 'DOL answered with an error.';

const FAILURES: readonly FailureCase[] = [
  { reply: 'unauthorized', kind: 'http', reason: KEY_REASON },
  // One client has seen a refusal with status 200.
  { reply: 'key_refused_as_200', kind: 'http', reason: KEY_REASON },
  { reply: 'forbidden', kind: 'http', reason: ERROR_REASON },
  { reply: 'server_error', kind: 'http', reason: ERROR_REASON },
  { reply: 'down', kind: 'http', reason: ERROR_REASON, calls: 2 },
  {
    reply: 'too_many',
    kind: 'rate_limited',
    reason: 'DOL accepts no more calls for now. Try again in about 10 minutes.',
  },
  {
    reply: 'too_many_for_an_hour',
    kind: 'rate_limited',
    reason: 'DOL accepts no more calls for now. Try again in about 60 minutes.',
  },
  { reply: 'html', kind: 'shape', reason: FORM_REASON },
  { reply: 'empty_200', kind: 'shape', reason: FORM_REASON },
  { reply: 'json_of_another_shape', kind: 'shape', reason: FORM_REASON },
  { reply: 'error_beside_none', kind: 'shape', reason: FORM_REASON },
  { reply: 'failed_status_beside_none', kind: 'shape', reason: FORM_REASON },
  { reply: 'timed_out_beside_none', kind: 'shape', reason: FORM_REASON },
  { reply: 'rows_that_are_none', kind: 'shape', reason: FORM_REASON },
  { reply: 'broken_json', kind: 'shape', reason: FORM_REASON },
  { reply: 'endless', kind: 'too_large', reason: 'DOL sent more data than is read.' },
  { reply: 'reset', kind: 'network', reason: 'DOL could not be reached, or dropped the connection.', calls: 2 },
];

suite('a reply that is not an answer is a failure, never zero rows', () => {
  for (const { reply, kind, reason, calls = 1 } of FAILURES) {
    test(reply, async (t) => {
      const { api, standIn } = await dolAt(t, { misbehave: () => reply });
      const failure = await failureOf(cases(api));
      assert.equal(failure.kind, kind);
      assert.equal(failureReason(failure), reason);
      assert.equal(standIn.requests.length, calls);
      const shown = inspect(failure, { depth: 9, showHidden: true });
      assert.ok(!shown.includes(DOL_TEST_KEY) && !shown.includes('arbor') && !shown.includes(DOL_ERROR_CONTENT), shown);
    });
  }

  test('every stand-in failure has a row above, except a silent server and rows that each section reads itself', () => {
    const untested = Object.keys(DOL_REPLIES).filter((name) => !FAILURES.some(({ reply }) => reply === name));
    assert.deepEqual(untested, ['not_found', 'garbage_rows', 'never']);
  });

  test('a wrong key, an unknown column and an unreachable server are failures', async (t) => {
    const { api } = await dolAt(t, { apiKey: 'another' });
    assert.equal(failureReason(await failureOf(cases(api))), KEY_REASON);
    const { api: known } = await dolAt(t);
    assert.equal((await failureOf(cases(known, { fields: ['case_id', 'no_such_column'] }))).status, 500);
    const gone = createDolApi({ url: await closedOrigin(), apiKey: 'a', clock: createLeapingClock(), random: () => 0 });
    t.after(() => gone.close());
    assert.equal((await failureOf(cases(gone))).kind, 'network');
  });

  test('a silent server is abandoned after twenty seconds', async (t) => {
    const clock = createManualClock();
    const { api, standIn } = await dolAt(t, { misbehave: () => 'never', clock });
    const call = failureOf(cases(api));
    await standIn.untilRequests(1);
    clock.advance(20_000);
    assert.equal((await call).kind, 'timeout');
  });
});

test('after a refusal nothing is sent for ten minutes, then half the rate for an hour', async (t) => {
  const clock = createManualClock();
  const { api, standIn } = await dolAt(t, { clock, misbehave: (_, nth) => (nth === 0 ? 'too_many' : undefined) });
  await failureOf(cases(api));
  assert.equal(api.delayMs(), 600_000);
  clock.advance(570_000);
  const failure = await failureOf(cases(api));
  assert.equal(failureReason(failure), 'DOL accepts no more calls for now. Try again in about 30 seconds.');
  assert.equal(standIn.requests.length, 1);
  clock.advance(30_000);
  for (let i = 0; i < 15; i++) assert.deepEqual(await cases(api), [1]);
  assert.equal((await failureOf(cases(api))).kind, 'rate_limited');
  assert.equal(standIn.requests.length, 16);
  clock.advance(3_600_000);
  for (let i = 0; i < 30; i++) assert.deepEqual(await cases(api), [1]);
  assert.equal((await failureOf(cases(api))).kind, 'rate_limited');
});

test('the DOL rate limit is configurable', async (t) => {
  const clock = createManualClock();
  const standIn = await startDol(t, { datasets: { 'WHD/enforcement': CASES } });
  const api = createDolApi({ url: standIn.url, apiKey: DOL_TEST_KEY, calls: [{ count: 2, perMs: 5_000 }], clock });
  t.after(() => api.close());
  for (let i = 0; i < 2; i++) await cases(api);
  assert.equal((await failureOf(cases(api))).retryAfterMs, 5_000);
});

test('thirty calls go out per minute; the next is rejected locally and says when to retry', async (t) => {
  const clock = createManualClock();
  const { api, standIn } = await dolAt(t, { clock });
  for (let i = 0; i < 30; i++) await cases(api);
  const failure = await failureOf(cases(api));
  assert.equal(failure.status, undefined);
  assert.equal(failureReason(failure), 'DOL accepts no more calls for now. Try again in about 60 seconds.');
  assert.equal(standIn.requests.length, 30);
  clock.advance(60_000);
  assert.deepEqual(await cases(api), [1]);
});
