import assert from 'node:assert/strict';
import { suite, test, type TestContext } from 'node:test';
import type { KnownListings, KnownListingsStore } from '../../../../../core/screening/lists/uflpa/known-listings.ts';
import { uflpaSection } from '../../../../../core/screening/lists/uflpa/section.ts';
import { createUflpa, type Uflpa } from '../../../../../core/screening/lists/uflpa/uflpa.ts';
import { createHurriedClock } from '../../../../standins/hurried-clock.ts';
import { createManualClock } from '../../../../standins/manual-clock.ts';
import {
  FAULTS,
  MADE_LISTS,
  startUflpa,
  UFLPA_CONTENT,
  uflpaPage,
  type MadeListing,
  type UflpaReply,
} from '../../../../standins/uflpa.ts';
import { closedOrigin, type Upstream } from '../../../../standins/upstream.ts';

const never = new AbortController().signal;

/** A store that keeps what it is given, and how often it was. */
function keeping(known?: KnownListings): KnownListingsStore & { written: KnownListings[] } {
  const written: KnownListings[] = [];
  return {
    written,
    read: () => Promise.resolve(written.at(-1) ?? known),
    write(counts) {
      written.push(counts);
      return Promise.resolve();
    },
  };
}

interface Start {
  readonly replies?: readonly UflpaReply[];
  readonly known?: KnownListingsStore;
  readonly baseline?: KnownListings;
}

/** The made pages are small, so nothing is known of them unless a test says so. */
async function start(
  t: TestContext,
  { replies, known = keeping(), baseline = {} }: Start = {},
): Promise<{ uflpa: Uflpa; upstream: Upstream }> {
  const upstream = await startUflpa(t, replies);
  const uflpa = createUflpa({ url: upstream.origin, known, baseline, clock: createHurriedClock(8_000) });
  t.after(() => uflpa.close());
  return { uflpa, upstream };
}

suite('the forced-labor entity list', () => {
  test('a name is compared with every name and alias, and matches once a listing', async (t) => {
    const { uflpa } = await start(t);
    const section = uflpaSection('MADE TEXTILES', await uflpa.read(never));
    assert.equal(section.status, 'match');
    assert.deepEqual(section.source, {
      name: 'UFLPA Entity List',
      url: 'https://www.dhs.gov/uflpa-entity-list',
      basis: 'live',
      as_of: '2025-01-14',
      note: 'Read from the page of the list for this request; its date is the day on which the page says it was updated.',
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

  test('the status is that of the best score', async (t) => {
    const { uflpa } = await start(t);
    const reading = await uflpa.read(never);
    for (const [name, status, best] of NAMES) {
      const section = uflpaSection(name, reading);
      assert.deepEqual([section.status, section.matches[0]?.score], [status, best], name);
    }
  });

  test('each fault is an error with its reason, and never a clean answer', async (t) => {
    for (const reply of Object.keys(FAULTS) as (keyof typeof FAULTS)[]) {
      if (reply === 'never') continue;
      const { uflpa } = await start(t, { replies: [reply] });
      const section = uflpaSection('Nobody Has This', await uflpa.read(never));
      assert.deepEqual([section.status, section.matches], ['error', []], reply);
      assert.match(section.source.note, /^UFLPA Entity List [a-z ,]+\. .{0,80}The name was not checked/, reply);
      assert.doesNotMatch(JSON.stringify(section), new RegExp(`${UFLPA_CONTENT}|Nobody`), reply);
    }
    const nowhere = createUflpa({ url: await closedOrigin(), known: keeping(), clock: createHurriedClock(8_000) });
    t.after(() => nowhere.close());
    assert.equal((await nowhere.read(never)).status, 'error');
  });

  test('a site that does not answer is given up after 20 s', async (t) => {
    const clock = createManualClock();
    const upstream = await startUflpa(t, ['never']);
    const uflpa = createUflpa({ url: upstream.origin, known: keeping(), clock });
    t.after(() => uflpa.close());
    const reading = uflpa.read(never);
    await upstream.untilRequests(1);
    clock.advance(20_000);
    assert.match((await reading).source.note, /did not answer in time/);
  });

  test('every request reads the page, those at the same moment together, and an unchanged page is not sent again', async (t) => {
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

  test('a page with fewer than half of the most listings known is an error, and is not remembered', async (t) => {
    const half = { page: uflpaPage({ ...MADE_LISTS, v: MADE_LISTS['v']!.slice(0, 1) }) };
    const few = {
      page: uflpaPage({
        i: MADE_LISTS['i']!.slice(0, 1),
        ii: MADE_LISTS['ii']!.slice(0, 1),
        v: MADE_LISTS['v']!.slice(0, 1),
      }),
    };
    const known = keeping();
    const { uflpa } = await start(t, { replies: [{ page: uflpaPage() }, few, half, few], known });
    const statuses: string[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await uflpa.read(never)).status);
    assert.deepEqual(
      statuses,
      ['read', 'error', 'read', 'error'],
      'three are less than half of the seven that were known',
    );
    assert.deepEqual(
      known.written.map((counts) => Object.values(counts)),
      [[2, 2, 3]],
      'a smaller page lowers nothing',
    );
  });

  test('what was known before the start counts', async (t) => {
    const known = keeping({ 'Section 2(d)(2)(B)(i)': 9, 'Section 2(d)(2)(B)(ii)': 43, 'Section 2(d)(2)(B)(v)': 108 });
    const { uflpa } = await start(t, { known });
    assert.equal((await uflpa.read(never)).status, 'error');
    assert.deepEqual(known.written, []);
  });

  test('a first start holds the page against the dated copy, and a smaller number kept before lowers nothing', async (t) => {
    for (const kept of [undefined, { 'Section 2(d)(2)(B)(i)': 1 }]) {
      const known = keeping(kept);
      const rows = (count: number): MadeListing[] =>
        Array.from({ length: count }, (_, i) => [`Made Works ${i} Co., Ltd.`, 'June 21, 2022']);
      const replies = [
        { page: uflpaPage() },
        { page: uflpaPage({ i: rows(3), ii: rows(20), v: rows(56) }) },
        { page: uflpaPage({ i: rows(3), ii: rows(20), v: rows(57) }) },
        { page: uflpaPage({ i: rows(9), ii: rows(43), v: rows(110) }) },
      ];
      const upstream = await startUflpa(t, replies);
      const uflpa = createUflpa({ url: upstream.origin, known, clock: createHurriedClock(8_000) });
      t.after(() => uflpa.close());
      const statuses: string[] = [];
      for (let i = 0; i < replies.length; i++) statuses.push((await uflpa.read(never)).status);
      assert.deepEqual(statuses, ['error', 'error', 'read', 'read']);
      assert.deepEqual(
        known.written.map((counts) => Object.values(counts)),
        [[9, 43, 110]],
      );
    }
  });

  test("the caller's own end makes it an error", async (t) => {
    const { uflpa, upstream } = await start(t, { replies: ['never'] });
    const leaving = new AbortController();
    const reading = uflpa.read(leaving.signal);
    await upstream.untilRequests(1);
    leaving.abort(new DOMException('The deadline passed', 'TimeoutError'));
    assert.match((await reading).source.note, /did not answer in time/);
  });
});
