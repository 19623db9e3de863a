import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test, type TestContext } from 'node:test';
import { createCsl, type Csl } from '../../../../../core/screening/lists/csl/csl.ts';
import { hasLegalForm, readsAsPerson } from '../../../../../core/names/person-or-organization.ts';
import type { Clock } from '../../../../../core/upstream/clock.ts';
import { USUAL_CSL_LISTS } from '../../../../../core/whole-lists/usual-lists.ts';
import { sharedFile } from '../../../../shared-data.ts';
import {
  CSL_CONTENT,
  DEBARRED,
  DENIED_PERSONS,
  ENTITY_LIST,
  FAULTS,
  SDN,
  startCsl,
  type CslReply,
  type MadeRecord,
} from '../../../../standins/csl.ts';
import { createHurriedClock } from '../../../../standins/hurried-clock.ts';
import { createManualClock } from '../../../../standins/manual-clock.ts';
import type { Upstream } from '../../../../standins/upstream.ts';

const RECORDS: readonly MadeRecord[] = [
  { name: 'MADE GOOD TRADING CO., LTD.', type: 'Entity', alt_names: ['Chengdu Fine Goods', 'MGT'] },
  { name: 'GOODS OF THE FAR EAST', type: 'Entity' },
  { name: 'Al-Quds Works', type: 'Entity', source: ENTITY_LIST },
  { name: 'ZZ', type: 'Vessel' },
  { name: 'GOOD, MARIA', type: 'Individual' },
  { name: 'Maria Good', source: ENTITY_LIST },
  { name: 'Good Aviation', source: DENIED_PERSONS },
];

/** The made-up lists are small. */
const ANY_SIZE = { usual: {} };

const never = new AbortController().signal;
const HOUR_MS = 3_600_000;

interface Started {
  readonly csl: Csl;
  readonly upstream: Upstream;
}

async function startDownload(
  t: TestContext,
  {
    clock,
    replies,
    records = RECORDS,
  }: {
    clock: Clock;
    replies?: readonly CslReply[];
    records?: readonly MadeRecord[];
  },
): Promise<Started> {
  const upstream = await startCsl(t, records, replies);
  const csl = createCsl({ url: upstream.origin, apiKey: undefined, remembered: ANY_SIZE, clock });
  t.after(() => csl.close());
  return { csl, upstream };
}

suite('the full download', () => {
  test('records are found by a longer word of the query within a name or an alias, as on the register', async (t) => {
    const { csl } = await startDownload(t, { clock: createHurriedClock(1_000) });
    const cases: readonly (readonly [query: string, status: string, total: number, below: number, why: string])[] = [
      ['Made Good Trading', 'match', 2, 1, 'by its name; GOODS contains the word good'],
      ['Chengdu Fine Goods Inc', 'match', 2, 1, 'by an alias'],
      ['MGT', 'match', 1, 0, 'by an alias of three letters'],
      ['ZZ', 'match', 1, 0, 'a query without a longer word is searched whole'],
      ['alquds works', 'match', 1, 0, 'spaces and hyphens are ignored'],
      ['Maed Goxd Tradnig', 'no_match', 0, 0, 'a misspelling in every word finds nothing'],
      ['Maria Good', 'no_match', 2, 2, 'no individual is found or counted'],
      ['Good Aviation', 'no_match', 2, 2, 'nor an entry without a legal form on a list of persons'],
    ];
    for (const [query, status, total, below, why] of cases) {
      const section = await csl.screen(query, never);
      assert.deepEqual(
        [section.status, section.total_upstream_results, section.records_below_match_threshold],
        [status, total, below],
        `${query}: ${why}`,
      );
      assert.deepEqual([section.result_page_truncated, section.source.basis], [false, 'live']);
      assert.doesNotMatch(JSON.stringify(section), /maria/i);
    }
  });

  test('the copy is downloaded once, kept for an hour, and dated', async (t) => {
    const clock = createManualClock(Date.UTC(2026, 10, 20, 12, 30));
    const { csl, upstream } = await startDownload(t, { clock });
    assert.match(csl.source().note, /kept for at most an hour/);
    assert.equal(csl.copyAgeSeconds(), undefined);
    const sections = await Promise.all(['MGT', 'ZZ', 'MGT'].map((name) => csl.screen(name, never)));
    assert.deepEqual(
      sections.map(({ status }) => status),
      ['match', 'match', 'match'],
    );
    clock.advance(HOUR_MS - 1);
    const { note } = (await csl.screen('MGT', never)).source;
    assert.equal(
      note,
      "No key for the publisher's search is configured: the name was compared with the list's full download, read at 2026-11-20T12:30Z, " +
        '59 minutes before this answer. The list publishes no date of its own.',
    );
    assert.equal(csl.source().note, note);
    assert.equal(csl.copyAgeSeconds(), 3599.999);
    assert.equal(upstream.requests.length, 1);
    clock.advance(1);
    const renewed = await csl.screen('MGT', never);
    assert.match(renewed.source.note, /read at 2026-11-20T13:30Z, less than a minute before/);
    assert.equal(renewed.status, 'match');
    assert.deepEqual(
      upstream.requests.map(({ headers }) => headers['if-none-match']),
      [undefined, '"edition-1"'],
      'an unchanged list is not downloaded again',
    );
    assert.equal(upstream.requests[0]?.headers['subscription-key'], undefined);
  });

  test('each fault is an error with its reason, never a clean answer', async (t) => {
    const isFile: readonly string[] = ['no_total'];
    for (const reply of Object.keys(FAULTS) as (keyof typeof FAULTS)[]) {
      if (isFile.includes(reply) || reply === 'never' || reply === 'huge') continue;
      const { csl } = await startDownload(t, { clock: createHurriedClock(70_000), replies: [reply] });
      const section = await csl.screen('Nobody Has This', never);
      assert.deepEqual([section.status, section.matches], ['error', []], reply);
      assert.match(section.source.note, /The name was not checked/, reply);
      assert.doesNotMatch(JSON.stringify(section), new RegExp(`${CSL_CONTENT}|Nobody`), reply);
    }
  });

  test('a list without an organisation is rejected', async (t) => {
    for (const records of [[], [{ name: 'GOOD, MARIA', type: 'Individual' }]]) {
      const { csl } = await startDownload(t, { clock: createHurriedClock(1_000), records });
      assert.equal((await csl.screen('Acme', never)).status, 'error');
    }
  });

  test('a record published twice counts once', async (t) => {
    const answers = [RECORDS, [...RECORDS, ...RECORDS]].map(async (records) => {
      const { csl } = await startDownload(t, { clock: createHurriedClock(1_000), records });
      const section = await csl.screen('Made Good Trading', never);
      return { ...section, source: null };
    });
    assert.deepEqual(await answers[1], await answers[0]);
  });

  test('a failed download is reported to every caller for 15 s before it is retried', async (t) => {
    const clock = createManualClock();
    const { csl, upstream } = await startDownload(t, { clock, replies: ['html', 'as_the_real_one'] });
    for (let i = 0; i < 3; i++) assert.equal((await csl.screen('MGT', never)).status, 'error');
    clock.advance(14_999);
    assert.equal((await csl.screen('MGT', never)).status, 'error');
    assert.equal(upstream.requests.length, 1);
    clock.advance(1);
    assert.equal((await csl.screen('MGT', never)).status, 'match');
  });

  test('a copy older than an hour is not served, even if no newer one is available', async (t) => {
    const clock = createManualClock();
    const { csl } = await startDownload(t, { clock, replies: ['as_the_real_one', 'html', 'as_the_real_one'] });
    const statuses: string[] = [];
    for (let i = 0; i < 3; i++) {
      statuses.push((await csl.screen('MGT', never)).status);
      clock.advance(HOUR_MS);
    }
    assert.deepEqual(statuses, ['match', 'error', 'match']);
  });

  test('a caller who does not wait for the download gets an error, and the next one finds it done', async (t) => {
    const clock = createManualClock();
    const { csl, upstream } = await startDownload(t, { clock });
    const leaving = new AbortController();
    const left = csl.screen('MGT', leaving.signal);
    leaving.abort(new DOMException('The deadline passed', 'TimeoutError'));
    assert.match((await left).source.note, /did not answer in time/);
    assert.equal((await csl.screen('MGT', never)).status, 'match');
    assert.equal(upstream.requests.length, 1);
  });

  test('closing the server aborts the download', async (t) => {
    const { csl, upstream } = await startDownload(t, { clock: createManualClock(), replies: ['never'] });
    const section = csl.screen('MGT', never);
    await upstream.untilRequests(1);
    await csl.close();
    assert.equal((await section).status, 'error');
  });

  test('a few unreadable records leave the screen incomplete; more reject the file', async (t) => {
    const many = Array.from({ length: 300 }, (_, i): MadeRecord => ({ name: `Works ${i} LLC`, type: 'Entity' }));
    const broken = { name: '', type: 'Entity' };
    const few = await startDownload(t, { clock: createHurriedClock(1_000), records: [...many, broken, broken] });
    const section = await few.csl.screen('Works 7', never);
    assert.deepEqual([section.status, section.result_page_truncated], ['match', true]);
    assert.match(section.source.note, /2 of its records could not be read and were not compared\./);
    const more = await startDownload(t, {
      clock: createHurriedClock(1_000),
      records: [...many, ...Array.from({ length: 4 }, () => broken)],
    });
    assert.equal((await more.csl.screen('Works 7', never)).status, 'error');
  });

  test('the expected sizes for a first start are those of the published list', async (t) => {
    const path = sharedFile(t, 'csl/csl_organisations_2026-07-31.jsonl');
    if (path === undefined) return;
    const organisations = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as MadeRecord);
    // What the file leaves out: vessels and aircraft, and organisations on the lists of persons.
    const made = (count: number, record: Omit<MadeRecord, 'name'>): MadeRecord[] =>
      Array.from({ length: count }, (_, i) => ({ name: `Made ${i} LLC`, ...record }));
    const others = [
      made(1_868, { type: 'Vessel', source: SDN }),
      made(310, { source: DENIED_PERSONS }),
      made(45, { source: DEBARRED }),
    ].flat();
    const upstream = await startCsl(t, [...organisations, ...others]);
    const csl = createCsl({ url: upstream.origin, apiKey: undefined, clock: createHurriedClock(1_000) });
    t.after(() => csl.close());
    const section = await csl.screen('Quite Unlisted', never);
    assert.deepEqual([section.status, section.source.doubted_lists], ['no_match', undefined]);
    for (const [list, { size }] of Object.entries(USUAL_CSL_LISTS)) {
      assert.equal(csl.lists().find((one) => one.list === list)?.records, size, list);
    }
  });

  test('no individual is ever found in the whole published list', async (t) => {
    const path = sharedFile(t, 'csl/csl_organisations_2026-07-31.jsonl');
    if (path === undefined) return;
    const listed = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as MadeRecord);
    const persons = ['PUTIN, Igor', 'Maria Garcia Lopez', 'SMITH, JOHN A', 'Sergei Ivanov'];
    const records = [...listed, ...persons.map((name): MadeRecord => ({ name, type: 'Individual', source: SDN }))];
    const { csl } = await startDownload(t, { clock: createHurriedClock(1_000), records });
    const untyped = listed.filter(({ type }) => type === null).map(({ name }) => name);
    const individuals = new Set([
      ...persons,
      ...untyped.filter((name) => readsAsPerson(name) || /individual\)/.test(name)),
    ]);
    assert.ok(individuals.size > 300, `${individuals.size} names read as persons'`);
    // Every person, and a tenth of the organisations on lists without types.
    const organizations = untyped.filter((name, i) => i % 10 === 0 && hasLegalForm(name));
    const asked = [...individuals, ...organizations];
    let matched = 0;
    for (const name of asked) {
      const { matches, status } = await csl.screen(name, never);
      const persons = matches.filter(
        (match) => match.subject_type === 'Individual' || individuals.has(match.matched_name),
      );
      // An entity may be listed under a name that another list leaves out as a person's.
      assert.deepEqual(
        persons.filter(({ subject_type }) => subject_type !== 'Entity'),
        [],
        'an individual was found',
      );
      matched += Number(!individuals.has(name) && status === 'match');
    }
    assert.equal(matched, organizations.length, 'each organisation is found by its own name');
  });
});
