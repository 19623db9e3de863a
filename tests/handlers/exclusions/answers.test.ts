import type { RefreshRun } from '../../../core/screening/lists/answer.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ExclusionsScreen, RegisterHealth } from '../../../core/screening/exclusions/answer.ts';
import { NONE_NESTED } from '../../../core/screening/matching.ts';
import { record, registerOf } from '../../core/screening/lists/register/made-register.ts';
import { CLEAN_CSL, REGISTER, serviceUnderTest } from './service-under-test.ts';

const NAME = 'Harborlight Freight Systems';

test('a screen has exactly the members of the contract', async () => {
  const { ask, searched } = serviceUnderTest();
  const answer = await ask<ExclusionsScreen>('POST', '/screen', { entity_name: NAME, state: 'VA', uei: 'U' });
  assert.deepEqual(Object.keys(answer), ['input', 'coverage', 'exclusions_register', 'csl', 'overall']);
  assert.deepEqual(answer.input, { entity_name: NAME, state: 'VA', address: null, uei: 'U', duns: null });
  assert.match(answer.coverage, /^Entity records only: records of individuals are excluded/);
  const { exclusions_register: register } = answer;
  assert.deepEqual(Object.keys(register), [
    'status',
    'matches',
    'source',
    'candidate_scan_truncated',
    'records_below_match_threshold',
  ]);
  assert.deepEqual(register.matches, [
    {
      matched_name: 'HARBORLIGHT FREIGHT SYSTEMS INC',
      match_type: 'exact',
      score: 1,
      open_data_flag: '',
      source_record_count: 1,
      state_check: 'corroborated',
      reason:
        'Potential match: both names have the same words, in any order, ignoring case, accents, punctuation and legal forms.',
      subject_type: 'Firm',
      exclusion_type: 'Prohibition/Restriction',
      exclusion_date: '2023-11-20',
      reinstated_date: null,
      state: 'VA',
      address: '1 MAIN ST, SPRINGFIELD, 00000, USA',
      record_created_date: '2023-11-20',
      thirdparty_open_data: 'does_not_apply',
    },
  ]);
  const { nested, ...served } = CLEAN_CSL;
  assert.deepEqual(nested, NONE_NESTED);
  assert.deepEqual(answer.csl, served);
  assert.deepEqual(answer.overall, {
    status: 'potential_matches_found',
    total_matches: 1,
    reasons: ['Exclusions register: potential match with "HARBORLIGHT FREIGHT SYSTEMS INC" (exact, score 1).'],
    incomplete_coverage: false,
  });
  assert.deepEqual(searched, [NAME]);
});

test('a batch screens its entities one after another, in the order sent, and answers each like a single screen', async () => {
  let underWay = 0;
  let most = 0;
  const { ask, searched } = serviceUnderTest({
    async csl() {
      underWay++;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay--;
      return CLEAN_CSL;
    },
  });
  const names = ['Quarry Meadow Holdings', NAME, '株式会社', NAME];
  const entities = names.map((entity_name) => ({ entity_name }));
  const { results } = await ask<{ results: ExclusionsScreen[] }>('POST', '/screen/batch', { entities });
  assert.deepEqual(searched, names);
  assert.equal(most, 1);
  const single = serviceUnderTest();
  for (const [at, entity] of entities.entries()) {
    assert.deepEqual(results[at], await single.ask<ExclusionsScreen>('POST', '/screen', entity));
  }
});

test('the two sections run concurrently', async () => {
  const searching = Promise.withResolvers<typeof CLEAN_CSL>();
  const { ask, searched } = serviceUnderTest({ csl: () => searching.promise });
  const answer = ask<ExclusionsScreen>('POST', '/screen', { entity_name: NAME });
  assert.deepEqual(searched, [NAME], 'the search is in flight before the register is read');
  searching.resolve(CLEAN_CSL);
  assert.equal((await answer).exclusions_register.status, 'match');
});

test('a section is stopped after 20 seconds or when the caller disconnects', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const timeout = t.mock.method(AbortSignal, 'timeout', (ms: number) => {
    const ending = new AbortController();
    setTimeout(() => {
      ending.abort(new DOMException('late', 'TimeoutError'));
    }, ms);
    return ending.signal;
  });
  const untilStopped = (_: string, signal: AbortSignal) =>
    new Promise<typeof CLEAN_CSL>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve({ ...CLEAN_CSL, status: 'error' });
      });
    });
  const { ask } = serviceUnderTest({ csl: untilStopped });
  const late = ask<ExclusionsScreen>('POST', '/screen', { entity_name: 'Nothing Alike' });
  t.mock.timers.tick(20_000);
  assert.deepEqual(timeout.mock.calls[0]?.arguments, [20_000]);
  const answer = await late;
  assert.deepEqual(
    [answer.csl.status, answer.overall.status, answer.overall.incomplete_coverage],
    ['error', 'no_matches_among_screened_records', true],
  );
  const leaving = new AbortController();
  const left = ask<ExclusionsScreen>('POST', '/screen', { entity_name: 'Nothing Alike' }, leaving.signal);
  leaving.abort();
  assert.equal((await left).csl.status, 'error');
});

test('a batch stops when its caller disconnects', async () => {
  const leaving = new AbortController();
  const { ask, searched } = serviceUnderTest({
    csl() {
      leaving.abort();
      return Promise.resolve(CLEAN_CSL);
    },
  });
  const entities = [{ entity_name: NAME }, { entity_name: NAME }];
  await assert.rejects(ask('POST', '/screen/batch', { entities }, leaving.signal), { name: 'AbortError' });
  assert.equal(searched.length, 1);
});

test('the sources are served without running a screen', async () => {
  const { ask, searched } = serviceUnderTest();
  assert.deepEqual(await ask('GET', '/sources'), {
    exclusions_register: {
      name: 'SAM.gov exclusions register',
      url: 'https://sam.gov/data-services/Exclusions/Public%20V2',
      basis: 'live',
      as_of: '2026-03-03',
      note: "Answered from a local copy of the register's daily public extract of 2026-03-03, not from a call for this request.",
      row_count: 2,
      lists: [],
    },
    csl: { ...CLEAN_CSL.source, lists: [] },
  });
  assert.deepEqual(searched, []);
  const none = await serviceUnderTest({ register: undefined }).ask<{ exclusions_register: object }>('GET', '/sources');
  assert.partialDeepStrictEqual(none.exclusions_register, { as_of: null, row_count: null });
});

const run = (at: number): RefreshRun => ({
  started_at: new Date(at).toISOString(),
  finished_at: new Date(at).toISOString(),
  outcome: 'unchanged',
  reason: 'The source has no extract newer than the served copy.',
  row_count: null,
  extract_date: null,
});

const RUNS = Array.from({ length: 30 }, (_, at) => run(at));

const HEALTH: readonly (readonly [
  what: string,
  register: typeof REGISTER | undefined,
  health: Omit<RegisterHealth, 'refresh_runs' | 'lists'>,
])[] = [
  [
    'yesterday’s copy',
    REGISTER,
    { status: 'ok', source_extract_date: '2026-03-03', extract_age_days: 1, stale: false, row_count: 2 },
  ],
  [
    'a stale copy',
    registerOf([record('ONE LLC')], '2026-02-20'),
    { status: 'degraded', source_extract_date: '2026-02-20', extract_age_days: 12, stale: true, row_count: 1 },
  ],
  [
    'a copy of unknown date',
    registerOf([record('ONE LLC')], null),
    { status: 'degraded', source_extract_date: null, extract_age_days: null, stale: null, row_count: 1 },
  ],
  [
    'no copy',
    undefined,
    { status: 'degraded', source_extract_date: null, extract_age_days: null, stale: null, row_count: null },
  ],
];

test('health reports the copy’s date, age and row count, and the newest 20 runs', async () => {
  for (const [what, register, health] of HEALTH) {
    const answer = await serviceUnderTest({ register, runs: RUNS }).ask<RegisterHealth>('GET', '/health');
    assert.deepEqual(answer, { ...health, lists: [], refresh_runs: RUNS.slice(0, 20) }, what);
  }
});

test('health answers 503 when the runs cannot be read, never an empty list', async () => {
  const { ask } = serviceUnderTest({ runs: undefined });
  await assert.rejects(ask('GET', '/health'), { code: 'source_unavailable', status: 503 });
});

test('terms name the service, its limits and its sources', async () => {
  const terms = await serviceUnderTest().ask<Record<string, unknown>>('GET', '/terms');
  assert.deepEqual(Object.keys(terms), ['service', 'disclosure', 'disclaimer', 'limits', 'sources']);
  assert.equal(terms['service'], 'exclusions');
  assert.match(JSON.stringify(terms), /25.*500 best candidate records.*20 seconds/);
});
