import type { CpscRecall } from '../../../../core/screening/agencies/answer.ts';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test, type TestContext } from 'node:test';
import type { AgencySection } from '../../../../core/screening/agencies/agency-section.ts';
import { createCpscApi, type CpscApi } from '../../../../core/screening/agencies/cpsc/cpsc-api.ts';
import { createCpscScreen } from '../../../../core/screening/agencies/cpsc/cpsc-section.ts';
import { screenedName } from '../../../../core/screening/agencies/published-score.ts';
import type { Clock } from '../../../../core/upstream/clock.ts';
import { sharedFile } from '../../../shared-data.ts';
import {
  CPSC_ERROR_CONTENT,
  CPSC_REPLIES,
  startCpsc,
  type CpscReplyName,
  type CpscRow,
  type CpscStandIn,
  type CpscStandInOptions,
} from '../../../standins/cpsc.ts';
import { createLeapingClock } from '../../../standins/leaping-clock.ts';
import { createManualClock } from '../../../standins/manual-clock.ts';

const { signal } = new AbortController();

interface MadeRecall {
  readonly id?: number;
  readonly date?: string;
  readonly manufacturers?: readonly string[];
  readonly importers?: readonly string[];
  readonly distributors?: readonly string[];
  readonly retailers?: readonly string[];
}

/** A recall as published: lists may be empty, and blanks are empty strings. */
function recallRow(of: MadeRecall): CpscRow {
  const { id = 10904, date = '2026-08-06' } = of;
  const named = (names: readonly string[] = []): object[] => names.map((name) => ({ Name: name, CompanyID: '' }));
  return {
    RecallID: id,
    RecallNumber: `26${id}`,
    RecallDate: `${date}T00:00:00`,
    LastPublishDate: '2026-08-07T00:00:00',
    URL: `https://www.cpsc.gov/Recalls/2026/${id}`,
    Title: 'Play Yards Recalled Due to Risk of Entrapment',
    Products: [],
    Manufacturers: named(of.manufacturers),
    Importers: named(of.importers),
    Distributors: named(of.distributors),
    Retailers: named(of.retailers),
    SoldAtLabel: null,
    Hazards: [{ Name: 'Babies can be entrapped.', HazardType: '', HazardTypeID: '' }, { Name: '' }],
  };
}

interface Screening {
  readonly screen: (name: string) => Promise<AgencySection<CpscRecall>>;
  readonly standIn: CpscStandIn;
  readonly api: CpscApi;
}

async function screening(
  t: TestContext,
  recalls: readonly CpscRow[],
  { clock = createLeapingClock(), ...options }: Partial<CpscStandInOptions> & { clock?: Clock } = {},
): Promise<Screening> {
  const standIn = await startCpsc(t, { recalls, ...options });
  const api = createCpscApi({ url: standIn.url, clock, random: () => 0 });
  t.after(() => api.close());
  const screen = createCpscScreen(api, { now: clock.now });
  return { screen: (name) => screen(screenedName(name), { signal }), standIn, api };
}

test('a recall is found in each of three roles, and returned once with every role of the company', async (t) => {
  const { screen, standIn } = await screening(t, [
    recallRow({
      id: 1,
      manufacturers: ['Harbor Mill Toys Co. Ltd., of China'],
      importers: ['Harbor Mill Toys Inc., of Chicago'],
    }),
    recallRow({
      id: 2,
      manufacturers: ['Another Maker Ltd., of China'],
      distributors: ['Harbor Mill Toys Co. Ltd., of China'],
    }),
    recallRow({ id: 3, retailers: ['Harbor Mill Toys stores nationwide from May through June'] }),
  ]);
  const section = await screen('Harbor Mill Toys');
  assert.equal(section.status, 'match');
  assert.equal(section.incomplete, false);
  assert.equal(section.source.as_of, null);
  assert.deepEqual(
    section.candidates.map(({ matched_name, score, records }) => [
      matched_name,
      score,
      records.map(({ recall_id, roles }) => [recall_id, roles]),
    ]),
    [
      [
        'Harbor Mill Toys Co. Ltd., of China',
        1,
        [
          ['1', ['manufacturer', 'importer']],
          ['2', ['distributor']],
        ],
      ],
    ],
  );
  assert.deepEqual(section.candidates[0]!.records[0], {
    recall_id: '1',
    recall_number: '261',
    title: 'Play Yards Recalled Due to Risk of Entrapment',
    recall_date: '2026-08-06',
    last_publish_date: '2026-08-07',
    url: 'https://www.cpsc.gov/Recalls/2026/1',
    hazards: ['Babies can be entrapped.'],
    roles: ['manufacturer', 'importer'],
  });
  assert.deepEqual(
    standIn.requests.map(({ url }) => url),
    ['Manufacturer', 'Importer', 'Distributor'].map(
      (field) => `/RestWebServices/Recall?format=json&${field}=Harbor%20Mill%20Toys`,
    ),
  );
});

const TAILS: readonly (readonly [asked: string, published: string])[] = [
  ['Enhomee-Direct', 'Hong Kong Baojia International Co. Ltd., dba Enhomee-Direct, of China'],
  ['Hong Kong Baojia International Co. Ltd.', 'Hong Kong Baojia International Co. Ltd., dba Enhomee-Direct, of China'],
  [
    'Shanghai Yuejiuyao International Trade Co., Ltd.',
    'Shanghaiyuejiuyaoguojimaoyiyouxiangongsi (Shanghai Yuejiuyao International Trade Co., Ltd.), dba Voomf, of China',
  ],
  [
    'Voomf',
    'Shanghaiyuejiuyaoguojimaoyiyouxiangongsi (Shanghai Yuejiuyao International Trade Co., Ltd.), dba Voomf, of China',
  ],
  ['AT&T Inc.', 'AT&T Inc., of Dallas, Texas'],
];

suite('a company is found and scored by part of a published name, which is returned unchanged', () => {
  for (const [asked, published] of TAILS) {
    test(asked, async (t) => {
      const { screen } = await screening(t, [recallRow({ importers: [published] })]);
      const section = await screen(asked);
      assert.equal(section.candidates[0]?.matched_name, published);
      assert.equal(section.candidates[0].score, 1);
    });
  }
});

test('no results are an empty list and no_match; near misses found by several searches are counted once', async (t) => {
  const { screen } = await screening(t, [
    recallRow({
      id: 1,
      manufacturers: ['Harbor Freight Tools Co. Ltd., of China'],
      importers: ['Greater Harbor Tools, of Ohio'],
    }),
    recallRow({ id: 2, importers: ['Harbor Lighting and Furniture Ltd.'] }),
  ]);
  const none = await screen('Nobody Anywhere');
  assert.deepEqual([none.status, none.records_below_match_threshold, none.incomplete], ['no_match', 0, false]);
  const near = await screen('Harbor');
  assert.deepEqual([near.status, near.records_below_match_threshold], ['no_match', 2]);
});

test('accents are kept, so a recall spelled without them is missed', async (t) => {
  const { screen } = await screening(t, [
    recallRow({ id: 1, importers: ['Müller Toys'] }),
    recallRow({ id: 2, importers: ['Muller Toys'] }),
  ]);
  const section = await screen('Müller Toys GmbH');
  assert.deepEqual(
    section.candidates.map(({ matched_name }) => matched_name),
    ['Müller Toys'],
  );
});

suite('a reply too large to read', () => {
  const others = Array.from({ length: 1_001 }, (_, i) =>
    recallRow({ id: 100 + i, manufacturers: [`Harbor Freight ${i}`] }),
  );

  test('makes the screen search the name as sent, and the section incomplete', async (t) => {
    const { screen, standIn } = await screening(t, [
      ...others,
      recallRow({ id: 1, manufacturers: ['Mill & Harbor, of Ohio'], importers: ['Mill & Harbor, of Ohio'] }),
    ]);
    const section = await screen('Mill & Harbor');
    assert.equal(section.status, 'match');
    assert.deepEqual(section.candidates[0]!.records[0]!.roles, ['manufacturer', 'importer']);
    assert.deepEqual(section.truncated, [{ dataset: 'CPSC/Recall', limit: 1_000 }]);
    assert.equal(section.incomplete, true);
    assert.equal('error' in section, false);
    // Only the manufacturers are too many.
    assert.equal(standIn.requests.length, 4);
    assert.ok(standIn.requests.some(({ url }) => url.endsWith('Manufacturer=Mill%20%26%20Harbor')));
  });

  test('leaves the role unread if the name as sent is the same or finds too many as well', async (t) => {
    const { screen, standIn } = await screening(t, others);
    const section = await screen('Harbor');
    assert.equal(section.status, 'error');
    assert.equal(section.error, 'Not read: recalls by manufacturer. CPSC sent more data than is read.');
    assert.equal(standIn.requests.length, 3);
    const everything = await screening(t, [], { misbehave: () => 'everything' });
    const flooded = await everything.screen('Mill & Harbor');
    assert.equal(
      flooded.error,
      'Not read: recalls by manufacturer, recalls by importer, recalls by distributor. CPSC sent more data than is read.',
    );
    assert.equal(everything.standIn.requests.length, 6);
  });
});

test('an empty search term is never sent', async (t) => {
  const { screen, standIn, api } = await screening(t, [recallRow({})]);
  for (const name of ['X', '!!!', '', '慕勒']) {
    const section = await screen(name);
    assert.deepEqual([section.status, section.incomplete], ['error', true]);
  }
  assert.throws(() => api.recalls('importer', { term: ' ', signal }), RangeError);
  assert.equal(standIn.requests.length, 0);
});

suite('when a role fails', () => {
  interface FailureCase {
    readonly reply: CpscReplyName;
    readonly reason: string;
    readonly calls?: number;
    /** Whether only some rows of the role are unreadable. */
    readonly isRows?: boolean;
  }

  const ERROR_REASON = 'CPSC answered with an error.';
  const FORM_REASON = 'CPSC sent an answer that cannot be read.';

  const FAILURES: readonly FailureCase[] = [
    { reply: 'error_as_200', reason: ERROR_REASON, calls: 2 },
    { reply: 'error_by_title', reason: ERROR_REASON, calls: 2 },
    { reply: 'under_construction', reason: ERROR_REASON, calls: 2 },
    { reply: 'not_found', reason: ERROR_REASON },
    { reply: 'server_error', reason: ERROR_REASON },
    { reply: 'too_many', reason: 'CPSC accepts no more calls for now. Try again in about 2 minutes.' },
    { reply: 'xml', reason: FORM_REASON },
    { reply: 'html', reason: FORM_REASON },
    { reply: 'object', reason: FORM_REASON },
    { reply: 'rows_that_are_none', reason: FORM_REASON },
    { reply: 'broken_json', reason: FORM_REASON },
    {
      reply: 'garbage_rows',
      reason: 'CPSC returned recalls by importer that cannot be read.',
      isRows: true,
    },
    { reply: 'empty_body', reason: FORM_REASON },
    // The longest part and the name as sent are the same here, so there is nothing narrower to search.
    { reply: 'everything', reason: 'CPSC sent more data than is read.' },
    { reply: 'reset', reason: 'CPSC could not be reached, or dropped the connection.', calls: 2 },
  ];

  for (const { reply, reason, calls = 1, isRows = false } of FAILURES) {
    test(`${reply}: what the other roles found is kept, and the section is incomplete`, async (t) => {
      const { screen, standIn } = await screening(t, [recallRow({ manufacturers: ['Harbor Mill Toys'] })], {
        misbehave: (field) => (field === 'Importer' ? reply : undefined),
      });
      const section = await screen('Harbor Mill Toys');
      assert.equal(section.status, 'match');
      assert.equal(section.incomplete, true);
      assert.equal(section.error, isRows ? reason : `Not read: recalls by importer. ${reason}`);
      assert.equal(standIn.requests.length, 2 + calls);
      assert.doesNotMatch(JSON.stringify(section), new RegExp(CPSC_ERROR_CONTENT));
    });
  }

  test('every stand-in failure except a silent server has a row above', () => {
    const untested = Object.keys(CPSC_REPLIES).filter((name) => !FAILURES.some(({ reply }) => reply === name));
    assert.deepEqual(untested, ['never']);
  });

  test('a failure of every role is an error, not a clean result', async (t) => {
    const { screen } = await screening(t, [], { misbehave: () => 'error_as_200' });
    const section = await screen('Harbor Mill Toys');
    assert.deepEqual([section.status, section.incomplete, section.candidates], ['error', true, []]);
  });

  test('an error that clears on retry is not reported', async (t) => {
    const { screen } = await screening(t, [recallRow({ importers: ['Harbor Mill Toys'] })], {
      misbehave: (_, nth) => (nth === 0 ? 'error_as_200' : undefined),
    });
    const section = await screen('Harbor Mill Toys');
    assert.deepEqual([section.status, section.incomplete], ['match', false]);
  });

  test('a silent server is abandoned when the caller’s deadline passes', async (t) => {
    const { api, standIn } = await screening(t, [], { misbehave: () => 'never' });
    const controller = new AbortController();
    const section = createCpscScreen(api)(screenedName('Harbor Mill Toys'), { signal: controller.signal });
    await standIn.untilRequests(3);
    controller.abort(new DOMException('The deadline passed', 'TimeoutError'));
    assert.match((await section).error ?? '', /CPSC did not answer in time\.$/);
  });
});

const UNREADABLE =
  'CPSC returned recalls by manufacturer, recalls by importer, recalls by distributor that cannot be read.';

suite('an unreadable recall is a failure, not a clean result', () => {
  const named = recallRow({ importers: ['Harbor Mill Toys'] });
  for (const [why, row] of [
    ['without a number', { ...named, RecallID: undefined }],
    ['whose companies have no name', { ...named, Importers: [{ CompanyID: 1 }] }],
  ] as const) {
    test(why, async (t) => {
      const { api } = await screening(t, []);
      const odd: CpscApi = { ...api, recalls: () => Promise.resolve([row]) };
      const section = await createCpscScreen(odd)(screenedName('Harbor Mill Toys'), { signal });
      assert.deepEqual([section.status, section.incomplete], ['error', true]);
      assert.equal(section.error, UNREADABLE);
    });
  }
});

suite('a name that reads like a person’s', () => {
  test('is not returned, counted or scored, and the section says so', async (t) => {
    const { screen } = await screening(t, [recallRow({ importers: ['Mary Harbor, of Ohio'] })]);
    const section = await screen('Mary Harbor');
    assert.deepEqual(
      [section.status, section.candidates, section.records_below_match_threshold, section.withheld_possible_individual],
      ['no_match', [], 0, true],
    );
    assert.doesNotMatch(JSON.stringify(section), /Mary/);
  });

  test('does not hide the company next to it', async (t) => {
    const row = recallRow({ manufacturers: ['Mary Harbor, of Ohio'], importers: ['Harbor Mill Toys Inc.'] });
    const { screen } = await screening(t, [row]);
    const section = await screen('Harbor Mill Toys');
    assert.deepEqual([section.status, section.incomplete], ['match', false]);
    assert.deepEqual(section.candidates[0]!.records[0]!.roles, ['importer']);
    assert.doesNotMatch(JSON.stringify(section), /Mary/);
  });
});

suite('results are cached for six hours', () => {
  test('and the same name is not requested again until then', async (t) => {
    const clock = createManualClock();
    const { screen, standIn } = await screening(t, [recallRow({ importers: ['Harbor Mill Toys'] })], { clock });
    const first = await screen('Harbor Mill Toys');
    clock.advance(6 * 3_600_000 - 1);
    assert.deepEqual(await screen('Harbor Mill Toys'), first);
    assert.equal(standIn.requests.length, 3);
    clock.advance(1);
    await screen('Harbor Mill Toys');
    assert.equal(standIn.requests.length, 6);
  });

  test('twenty concurrent screens of one name share the calls, and a failure is retried', async (t) => {
    const { screen, standIn } = await screening(t, [recallRow({ importers: ['Harbor Mill Toys'] })], {
      misbehave: (field, nth) => (field === 'Importer' && nth < 2 ? 'error_as_200' : undefined),
    });
    const sections = await Promise.all(Array.from({ length: 20 }, () => screen('Harbor Mill Toys')));
    assert.ok(sections.every(({ status }) => status === 'error'));
    assert.equal(standIn.requests.length, 4);
    assert.equal((await screen('Harbor Mill Toys')).status, 'match');
    assert.equal(standIn.requests.length, 5);
  });
});

test('120 calls go out per minute; the next is rejected locally and says when to retry', async (t) => {
  const clock = createManualClock();
  const { screen, standIn } = await screening(t, [], { clock });
  for (let i = 0; i < 40; i++) await screen(`Harbor Mill ${i}`);
  assert.match(
    (await screen('One More Name')).error ?? '',
    /accepts no more calls for now\. Try again in about 60 seconds\.$/,
  );
  assert.equal(standIn.requests.length, 120);
});

test('the recorded recalls are read without loss', async (t) => {
  const files = ['recall.productname-crib.1row.json', 'recall.26645-dresser.ELIDED-IN-SOURCE.json'];
  const paths = files.map((name) => sharedFile(t, `agencies/cpsc/recorded/${name}`));
  if (paths.includes(undefined)) return;
  const rows = paths.flatMap((path) => JSON.parse(readFileSync(path!, 'utf8')) as CpscRow[]);
  const { screen } = await screening(t, rows);
  for (const row of rows) {
    const importer = (row['Importers'] as { Name: string }[])[0]!.Name;
    const section = await screen(importer);
    assert.equal(section.candidates[0]?.matched_name, importer);
    assert.deepEqual(section.candidates[0].records, [
      {
        recall_id: String(row['RecallID']),
        recall_number: row['RecallNumber'],
        title: row['Title'],
        recall_date: String(row['RecallDate']).slice(0, 10),
        last_publish_date: row['LastPublishDate'] === undefined ? null : '2026-08-07',
        url: row['URL'],
        hazards: (row['Hazards'] as { Name: string }[]).map(({ Name }) => Name),
        roles: ['importer'],
      },
    ]);
  }
});

test('the recorded errors are errors, and the recorded empty reply is not', async (t) => {
  const path = sharedFile(t, 'agencies/cpsc/recorded/empty.json');
  if (path === undefined) return;
  const recorded = (name: string): CpscRow[] =>
    JSON.parse(readFileSync(path.replace('empty.json', name), 'utf8')) as CpscRow[];
  assert.deepEqual(recorded('empty.json'), []);
  for (const name of ['error.http200.provider-failed-on-open.json', 'error.http200.bad-date.PARTIAL.json']) {
    const [row] = recorded(name);
    const { screen } = await screening(t, [{ ...row, Manufacturers: [{ Name: 'Harbor Mill Toys' }] }]);
    assert.equal((await screen('Harbor Mill Toys')).status, 'error');
  }
});
