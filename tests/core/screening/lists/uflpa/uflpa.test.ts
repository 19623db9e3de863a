import assert from 'node:assert/strict';
import { suite, test, type TestContext } from 'node:test';
import { uflpaSection } from '../../../../../core/screening/lists/uflpa/uflpa-section.ts';
import { createUflpa, type Uflpa } from '../../../../../core/screening/lists/uflpa/uflpa.ts';
import { createHurriedClock } from '../../../../standins/hurried-clock.ts';
import { createManualClock } from '../../../../standins/manual-clock.ts';
import { FAULTS, startUflpa, UFLPA_CONTENT, type UflpaReply } from '../../../../standins/uflpa.ts';
import { closedOrigin, type Upstream } from '../../../../standins/upstream.ts';

const never = new AbortController().signal;

interface Start {
  readonly replies?: readonly UflpaReply[];
}

/** The made-up pages are small, so no usual size applies to them unless a test sets one. */
async function start(t: TestContext, { replies }: Start = {}): Promise<{ uflpa: Uflpa; upstream: Upstream }> {
  const upstream = await startUflpa(t, replies);
  const clock = createHurriedClock(8_000);
  const uflpa = createUflpa({ url: upstream.origin, remembered: { usual: {} }, clock });
  t.after(() => uflpa.close());
  return { uflpa, upstream };
}

suite('the forced-labor entity list', () => {
  test('a name is compared with every name and alias, and matches once per listing', async (t) => {
    const { uflpa } = await start(t);
    const section = uflpaSection('MADE TEXTILES', await uflpa.read(never));
    assert.equal(section.status, 'match');
    assert.deepEqual(section.source, {
      name: 'UFLPA Entity List',
      url: 'https://www.dhs.gov/uflpa-entity-list',
      basis: 'live',
      as_of: '2025-01-14',
      note: 'Read from the list page for this request; the date is the day the page says it was updated.',
    });
    assert.deepEqual(
      section.matches.map(({ matched_name, score, entity }) => [matched_name, score, entity.basis, entity.listed_date]),
      [
        ['Made Textiles Co., Ltd.', 1, 'Section 2(d)(2)(B)(ii)', '2025-01-15'],
        ['Made Textiles Co., Ltd.', 1, 'Section 2(d)(2)(B)(v)', '2024-11-25'],
      ],
    );
    assert.deepEqual(section.matches[0]?.entity.aliases, ['Made Textiles Co., Ltd.', 'Akesu Made']);
  });

  const NAMES: readonly (readonly [name: string, status: string, best: number | undefined])[] = [
    ['Camel Made Group', 'match', 1],
    ['Camel Made Groop', 'match', 0.938],
    ['Camel Made', 'possible_match', 0.91],
    ['Made Construction Corps', 'match', 1],
    ['Made Construction Corps (MCCO)', 'match', 1],
    ['MCCO', 'match', 1],
    ['Made Silicon Industry (Shan) Co., Ltd and subsidiaries', 'match', 1],
    ['Yuanan Made Pharmaceutical', 'match', 1],
    ['Junan Made Import and Export Company', 'match', 1],
    ['Nobody Has This', 'no_match', undefined],
    ['新疆', 'error', undefined],
  ];

  test('the best score decides the status', async (t) => {
    const { uflpa } = await start(t);
    const reading = await uflpa.read(never);
    for (const [name, status, best] of NAMES) {
      const section = uflpaSection(name, reading);
      assert.deepEqual([section.status, section.matches[0]?.score], [status, best], name);
    }
  });

  test('each fault is an error with its reason, never a clean answer', async (t) => {
    for (const reply of Object.keys(FAULTS) as (keyof typeof FAULTS)[]) {
      if (reply === 'never') continue;
      const { uflpa } = await start(t, { replies: [reply] });
      const section = uflpaSection('Nobody Has This', await uflpa.read(never));
      assert.deepEqual([section.status, section.matches], ['error', []], reply);
      assert.match(section.source.note, /^UFLPA Entity List [a-z ,]+\. .{0,80}The name was not checked/, reply);
      assert.doesNotMatch(JSON.stringify(section), new RegExp(`${UFLPA_CONTENT}|Nobody`), reply);
    }
    const nowhere = createUflpa({ url: await closedOrigin(), clock: createHurriedClock(8_000) });
    t.after(() => nowhere.close());
    assert.equal((await nowhere.read(never)).status, 'error');
  });

  test('a site that does not answer is abandoned after 20 s', async (t) => {
    const clock = createManualClock();
    const upstream = await startUflpa(t, ['never']);
    const uflpa = createUflpa({ url: upstream.origin, clock });
    t.after(() => uflpa.close());
    const reading = uflpa.read(never);
    await upstream.untilRequests(1);
    clock.advance(20_000);
    assert.match((await reading).source.note, /did not answer in time/);
  });

  test('every request reads the page, concurrent ones together, and an unchanged page is not sent again', async (t) => {
    const { uflpa, upstream } = await start(t);
    const readings = await Promise.all(Array.from({ length: 5 }, () => uflpa.read(never)));
    assert.ok(readings.every(({ status }) => status === 'read'));
    assert.equal(upstream.requests.length, 1);
    const again = await uflpa.read(never);
    assert.deepEqual(again, readings[0]);
    assert.equal(upstream.requests.length, 2);
    assert.ok(upstream.requests[1]?.headers['if-none-match']);
    assert.match(upstream.requests[0]?.headers['user-agent'] ?? '', /^Mozilla\/5\.0 .*Tracewell/);
  });

  test('for a site that accepts only browsers, a complete User-Agent can be configured', async (t) => {
    const upstream = await startUflpa(t);
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const uflpa = createUflpa({ url: upstream.origin, userAgent, clock: createHurriedClock(8_000) });
    t.after(() => uflpa.close());
    await uflpa.read(never);
    assert.equal(upstream.requests[0]?.headers['user-agent'], userAgent);
  });

  test("the caller's own deadline is an error", async (t) => {
    const { uflpa, upstream } = await start(t, { replies: ['never'] });
    const leaving = new AbortController();
    const reading = uflpa.read(leaving.signal);
    await upstream.untilRequests(1);
    leaving.abort(new DOMException('The deadline passed', 'TimeoutError'));
    assert.match((await reading).source.note, /did not answer in time/);
  });
});
