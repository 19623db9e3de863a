import assert from 'node:assert/strict';
import { suite, test, type TestContext } from 'node:test';
import { createCsl, type Csl } from '../../../../../core/screening/lists/csl/csl.ts';
import type { Clock } from '../../../../../core/upstream/clock.ts';
import {
  CSL_CONTENT,
  CSL_KEY,
  FAULTS,
  SDN,
  startCsl,
  type CslReply,
  type MadeRecord,
} from '../../../../standins/csl.ts';
import { createHurriedClock } from '../../../../standins/hurried-clock.ts';
import { createManualClock } from '../../../../standins/manual-clock.ts';
import { closedOrigin, type Upstream } from '../../../../standins/upstream.ts';

const RECORDS: readonly MadeRecord[] = [
  { name: 'MADE GOOD TRADING CO., LTD.', type: 'Entity', alt_names: ['Chengdu Fine Goods', 'MGT'] },
  { name: 'GOODS OF THE FAR EAST', type: 'Entity' },
  { name: 'GOOD, MARIA', type: 'Individual' },
  { name: 'Maria Good', source: 'Entity List (EL) - Bureau of Industry and Security' },
  { name: 'Good Aviation', source: 'Denied Persons List (DPL) - Bureau of Industry and Security' },
];

const never = new AbortController().signal;
const SHORT_MS = 8_000;

interface Started {
  readonly csl: Csl;
  readonly upstream: Upstream;
}

async function startSearch(
  t: TestContext,
  { clock, replies, apiKey = CSL_KEY }: { clock: Clock; replies?: readonly CslReply[]; apiKey?: string },
): Promise<Started> {
  const upstream = await startCsl(t, RECORDS, replies);
  const csl = createCsl({ url: upstream.origin, apiKey, clock });
  t.after(() => csl.close());
  return { csl, upstream };
}

suite('the search API', () => {
  test('a name is searched without its legal form, by name, alias and near miss, and individuals are left out', async (t) => {
    const { csl, upstream } = await startSearch(t, { clock: createHurriedClock(SHORT_MS) });
    const section = await csl.screen('Made Good Trading Ltd', never);
    assert.deepEqual(
      section.matches.map(({ matched_name, score, source_list }) => [matched_name, score, source_list]),
      [['MADE GOOD TRADING CO., LTD.', 1, SDN]],
    );
    assert.deepEqual(
      [section.status, section.result_page_truncated, section.total_upstream_results],
      ['match', false, 4],
    );
    assert.equal(section.records_below_match_threshold, 0, 'three of the four results are individuals');
    assert.deepEqual(section.source, {
      name: 'Consolidated Screening List',
      url: 'https://www.trade.gov/consolidated-screening-list',
      basis: 'live',
      as_of: null,
      note: "Searched with the publisher's own search for this request. The list publishes no date of its own.",
    });
    const [request] = upstream.requests;
    assert.equal(
      request?.url,
      '/consolidated_screening_list/v1/search?name=Made%20Good%20Trading&fuzzy_name=true&size=50&offset=0',
    );
    assert.equal(request.headers['subscription-key'], CSL_KEY);
    assert.deepEqual(csl.source(), section.source);
    assert.equal(csl.copyAgeSeconds(), undefined);
  });

  test('a name that folding changes is searched in its second spelling if the first finds nothing', async (t) => {
    const { csl, upstream } = await startSearch(t, { clock: createHurriedClock(SHORT_MS) });
    const names = (): (string | null)[] =>
      upstream.requests.map(({ url }) => new URL(url, 'http://stand-in').searchParams.get('name'));
    const section = await csl.screen('Made-Good   Trading Co., Ltd.', never);
    assert.deepEqual(names(), ['Made-Good Trading']);
    assert.deepEqual([section.matches.length, section.total_upstream_results], [1, 4]);
    await csl.screen('X-Tek & Sons', never);
    assert.deepEqual(names().slice(1, 3), ['X-Tek & Sons', 'x tek and sons']);
  });

  test('a name whose second spelling could not be searched counts as not checked', async (t) => {
    for (const replies of [
      ['as_the_real_one', 'expired_key'],
      ['expired_key', 'as_the_real_one'],
    ] as const) {
      const { csl } = await startSearch(t, { clock: createHurriedClock(SHORT_MS), replies });
      assert.equal((await csl.screen('X-Tek & Sons', never)).status, 'error');
    }
  });

  test('each fault is an error with its reason, never a clean answer', async (t) => {
    const isAnswer = (reply: string): boolean => ['cut_page', 'no_total'].includes(reply);
    for (const reply of Object.keys(FAULTS) as (keyof typeof FAULTS)[]) {
      if (isAnswer(reply) || reply === 'never') continue;
      const { csl } = await startSearch(t, { clock: createHurriedClock(SHORT_MS), replies: [reply] });
      const section = await csl.screen('Nobody Has This', never);
      assert.equal(section.status, 'error', reply);
      assert.deepEqual([section.matches, section.total_upstream_results], [[], 0], reply);
      assert.match(
        section.source.note,
        /^Consolidated Screening List [a-z ,]+\. .{0,80}The name was not checked/,
        reply,
      );
      assert.doesNotMatch(JSON.stringify(section), new RegExp(`${CSL_CONTENT}|Nobody`), reply);
    }
  });

  test('a truncated page, or one without a total, is an answer that says it is incomplete', async (t) => {
    const cases: readonly (readonly [reply: CslReply, total: number])[] = [
      ['cut_page', 77],
      ['no_total', 1],
    ];
    for (const [reply, total] of cases) {
      const { csl } = await startSearch(t, { clock: createHurriedClock(SHORT_MS), replies: [reply] });
      const section = await csl.screen('Made Good Trading', never);
      assert.deepEqual(
        [section.status, section.result_page_truncated, section.total_upstream_results],
        ['match', true, total],
        reply,
      );
      assert.equal((await csl.screen('Nobody Has This', never)).status, 'no_match');
    }
  });

  test('a wrong key is an error and is not retried', async (t) => {
    const wrong = await startSearch(t, { clock: createHurriedClock(SHORT_MS), apiKey: 'wrong' });
    const section = await wrong.csl.screen('Acme', never);
    assert.equal(
      section.source.note,
      'Consolidated Screening List answered with an error. It rejects requests from this server. ' +
        'The name was not checked against this list: what it holds is unknown.',
    );
    assert.equal(wrong.upstream.requests.length, 1);
  });

  test('an unreachable source is an error', async (t) => {
    const csl = createCsl({ url: await closedOrigin(), apiKey: CSL_KEY, clock: createHurriedClock(SHORT_MS) });
    t.after(() => csl.close());
    assert.equal((await csl.screen('Acme', never)).status, 'error');
  });

  test('a name without Latin letters or digits is an error, and the source is not called', async (t) => {
    const { csl, upstream } = await startSearch(t, { clock: createHurriedClock(SHORT_MS) });
    for (const name of ['新疆', '???', 'ООО', '\u0000', '有限公司 Ltd']) {
      const section = await csl.screen(name, never);
      assert.equal(section.status, 'error', name);
      assert.match(section.source.note, /no Latin letter or digit/);
    }
    assert.equal(upstream.requests.length, 0);
  });

  test('a rate refusal is retried once, after the wait that the source asks for, up to 8 s', async (t) => {
    const cases: readonly (readonly [reply: CslReply, waited: number])[] = [
      ['too_many', 4_000],
      ['too_many_for_2_s', 2_000],
      ['too_many_for_a_minute', 8_000],
      ['unavailable', 500],
      ['reset', 500],
      ['cut', 500],
    ];
    for (const [reply, waited] of cases) {
      const clock = createHurriedClock(SHORT_MS);
      const { csl, upstream } = await startSearch(t, { clock, replies: [reply, 'as_the_real_one'] });
      assert.equal((await csl.screen('Made Good Trading', never)).status, 'match', reply);
      assert.deepEqual([clock.waited, upstream.requests.length], [[waited], 2], reply);
    }
    for (const reply of ['too_many', 'unavailable', 'reset'] as const) {
      const { csl, upstream } = await startSearch(t, { clock: createHurriedClock(SHORT_MS), replies: [reply] });
      assert.equal((await csl.screen('Made Good Trading', never)).status, 'error', reply);
      assert.equal(upstream.requests.length, 2, `${reply}: exactly two requests`);
    }
  });

  test("a source that asks for an hour's wait is called again after one minute, not before", async (t) => {
    const hurried = createHurriedClock(60_000);
    const CALL_MS = 20_000;
    // No call reaches its deadline, and every other wait ends at once.
    const clock: Clock = { ...hurried, after: (ms, run) => hurried.after(ms === CALL_MS ? Infinity : ms, run) };
    const replies = ['too_many_for_an_hour', 'too_many_for_an_hour', 'as_the_real_one'] as const;
    const { csl, upstream } = await startSearch(t, { clock, replies });
    assert.equal((await csl.screen('Made Good Trading', never)).status, 'error');
    assert.deepEqual([hurried.waited, upstream.requests.length], [[8_000], 2]);
    assert.equal((await csl.screen('Made Good Trading', never)).status, 'match');
    assert.deepEqual([hurried.waited, upstream.requests.length], [[8_000, 52_000], 3]);
  });

  test('all names are searched in turn within the rate limit', async (t) => {
    const clock = createManualClock();
    const { csl, upstream } = await startSearch(t, { clock });
    const sections = Promise.all(Array.from({ length: 10 }, () => csl.screen('Made Good Trading', never)));
    for (const count of [3, 6, 9, 10]) {
      await upstream.untilRequests(count);
      await new Promise(setImmediate);
      assert.equal(upstream.requests.length, count);
      clock.advance(2_000);
    }
    assert.ok((await sections).every(({ status }) => status === 'match'));
  });

  test('a source that does not answer is abandoned after 20 s', async (t) => {
    const clock = createManualClock();
    const { csl, upstream } = await startSearch(t, { clock, replies: ['never'] });
    const section = csl.screen('Acme', never);
    await upstream.untilRequests(1);
    clock.advance(19_999);
    clock.advance(1);
    assert.match((await section).source.note, /^Consolidated Screening List did not answer in time\./);
  });

  test("the caller's own deadline is an error, also while queued", async (t) => {
    const clock = createManualClock();
    const { csl, upstream } = await startSearch(t, { clock, replies: ['never'] });
    const leaving = new AbortController();
    const sections = Array.from({ length: 6 }, () => csl.screen('Acme', leaving.signal));
    await upstream.untilRequests(3);
    leaving.abort(new DOMException('The deadline passed', 'TimeoutError'));
    const ended = (await Promise.all(sections)).map(({ status, source }) => [status, source.note]);
    const UNCHECKED = 'The name was not checked against this list: what it holds is unknown.';
    const asked = ['error', `Consolidated Screening List did not answer in time. ${UNCHECKED}`];
    const waiting = [
      'error',
      `Consolidated Screening List accepts no more calls for now. Try again later. ${UNCHECKED}`,
    ];
    assert.deepEqual(ended, [asked, asked, asked, waiting, waiting, waiting]);
    assert.equal((await csl.screen('Acme', AbortSignal.abort())).status, 'error');
  });
});
