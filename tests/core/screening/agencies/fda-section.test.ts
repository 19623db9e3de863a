import type { FdaRecall } from '../../../../core/screening/agencies/answer.ts';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inspect } from 'node:util';
import { suite, test, type TestContext } from 'node:test';
import type { AgencySection } from '../../../../core/screening/agencies/agency-section.ts';
import { readFdaRow } from '../../../../core/screening/agencies/fda/fda-recall.ts';
import { failureReason } from '../../../../core/screening/agencies/failure-reason.ts';
import { createFdaScreen } from '../../../../core/screening/agencies/fda/fda-section.ts';
import { createOpenFda, type OpenFda } from '../../../../core/screening/agencies/fda/openfda.ts';
import { screenedName } from '../../../../core/screening/agencies/published-score.ts';
import type { Clock } from '../../../../core/upstream/clock.ts';
import { UpstreamFailure } from '../../../../core/upstream/failure.ts';
import { sharedFile } from '../../../shared-data.ts';
import { createLeapingClock } from '../../../standins/leaping-clock.ts';
import { createManualClock } from '../../../standins/manual-clock.ts';
import {
  OPENFDA_ERROR_CONTENT,
  OPENFDA_REPLIES,
  OPENFDA_TEST_KEY,
  startOpenFda,
  type FdaRow,
  type OpenFdaReplyName,
  type OpenFdaStandIn,
  type OpenFdaStandInOptions,
} from '../../../standins/openfda.ts';

const { signal } = new AbortController();

/** An enforcement report as published, with blanks and missing members. */
function recallRow(row: FdaRow): FdaRow {
  return {
    status: 'Ongoing',
    classification: 'Class II',
    product_type: 'Food',
    recalling_firm: 'Harbor Mill Foods, Inc.',
    address_2: 'N/A',
    recall_number: 'H-0743-2026',
    product_description: 'Harbor Mill Peanut Bar \u001c4 oz\u001d',
    reason_for_recall: 'Undeclared Milk, Peanuts.',
    recall_initiation_date: '20260415',
    center_classification_date: '20260506',
    report_date: '20260513',
    more_code_info: '',
    ...row,
  };
}

interface Screening {
  readonly screen: (name: string) => Promise<AgencySection<FdaRecall>>;
  readonly standIn: OpenFdaStandIn;
  readonly openFda: OpenFda;
}

async function screening(
  t: TestContext,
  rows: readonly FdaRow[],
  {
    apiKey,
    clock = createLeapingClock(),
    ...options
  }: Partial<OpenFdaStandInOptions> & { apiKey?: string; clock?: Clock } = {},
): Promise<Screening> {
  const standIn = await startOpenFda(t, { rows, ...options });
  const openFda = createOpenFda({ url: standIn.url, apiKey, clock, random: () => 0 });
  t.after(() => openFda.close());
  const screen = createFdaScreen(openFda, { now: clock.now });
  return { screen: (name) => screen(screenedName(name), { signal }), standIn, openFda };
}

test('recalls of every dataset become records under the recalling firm', async (t) => {
  const { screen, standIn } = await screening(t, [
    recallRow({}),
    recallRow({ product_type: 'Drugs', recall_number: 'D-1', classification: 'Class I', report_date: '20250101' }),
    recallRow({
      product_type: 'Devices',
      recall_number: 'Z-1',
      classification: 'Class III',
      recalling_firm: 'HARBOR MILL FOODS LP dba Harbor Devices',
      termination_date: '20260601',
    }),
    recallRow({ recalling_firm: 'Another Firm Inc' }),
  ]);
  const section = await screen('Harbor Mill Foods');
  assert.equal(section.status, 'match');
  assert.equal(section.incomplete, false);
  assert.equal(section.source.as_of, '2026-09-16');
  assert.deepEqual(
    section.candidates.map(({ matched_name, score, record_count }) => [matched_name, score, record_count]),
    [
      ['HARBOR MILL FOODS LP dba Harbor Devices', 1, 1],
      ['Harbor Mill Foods, Inc.', 1, 2],
    ],
  );
  assert.deepEqual(section.candidates[1]!.records[1], {
    recall_number: 'H-0743-2026',
    classification: 'Class II',
    status: 'Ongoing',
    product_type: 'Food',
    product_description: 'Harbor Mill Peanut Bar \u001c4 oz\u001d',
    reason_for_recall: 'Undeclared Milk, Peanuts.',
    recall_initiation_date: '2026-04-15',
    center_classification_date: '2026-05-06',
    termination_date: null,
    report_date: '2026-05-13',
  });
  assert.equal(section.candidates[0]!.records[0]!.termination_date, '2026-06-01');
  assert.equal(standIn.requests.length, 3);
});

test('no results in any dataset are no_match, with a null as_of', async (t) => {
  const { screen } = await screening(t, [recallRow({})]);
  const section = await screen('Nobody Anywhere Ltd');
  assert.equal(section.status, 'no_match');
  assert.equal(section.source.as_of, null);
  assert.equal(section.incomplete, false);
  assert.equal('error' in section, false);
});

const SPELLINGS: readonly (readonly [published: string, asked: string])[] = [
  ["Silver Moon LP dba Loard's Ice Cream", "Loard's Ice Cream"],
  ['Loards Ice Cream', "Loard's Ice Cream"],
  ["Loard's Ice Cream", 'Loard’s Ice Cream'],
  ['NESTLE USA INC', 'Nestlé USA, Inc.'],
  ['Johnson & Johnson', 'Johnson & Johnson'],
  ['AT&T Corp', 'AT&T'],
  ['Yum! Brands', 'Yum! Brands'],
  ['Procter & Gamble Co', 'The Procter & Gamble Company'],
];

suite('a firm is found under every spelling of its name', () => {
  for (const [published, asked] of SPELLINGS) {
    test(`${published} by ${asked}`, async (t) => {
      const { screen } = await screening(t, [recallRow({ recalling_firm: published })]);
      const section = await screen(asked);
      assert.equal(section.candidates[0]?.matched_name, published);
      assert.ok(section.candidates[0].score >= 0.72);
    });
  }
});

test('alternative spellings are parenthesized, so that each dataset answers for itself', async (t) => {
  const rows = [
    recallRow({ recalling_firm: "Loard's Ice Cream" }),
    recallRow({ recalling_firm: 'Loards Ice Cream', recall_number: 'H-2' }),
  ];
  const { screen, standIn } = await screening(t, rows);
  const section = await screen("Loard's Ice Cream");
  // If the drug and device searches found the food recalls too, there would be six.
  assert.equal(section.candidates.flatMap(({ records }) => records).length, 2);
  assert.equal(
    new URL(standIn.requests[0]!.url, standIn.url).searchParams.get('search'),
    `(recalling_firm:"Loard's Ice Cream" OR recalling_firm:"Loards Ice Cream") AND _exists_:center_classification_date`,
  );
});

test('a recall that FDA has not classified is not returned, with or without a classification date', async (t) => {
  const { screen } = await screening(t, [
    recallRow({ classification: 'Not Yet Classified', recall_number: 'N/A', center_classification_date: undefined }),
    recallRow({ classification: 'Not Yet Classified', recall_number: 'N/A' }),
  ]);
  const section = await screen('Harbor Mill Foods');
  assert.deepEqual([section.status, section.records_below_match_threshold], ['no_match', 0]);
});

test('records below the floor are counted across datasets', async (t) => {
  const { screen } = await screening(t, [
    recallRow({ recalling_firm: 'Greater Harbor Construction' }),
    recallRow({ product_type: 'Drugs', recalling_firm: 'Harbor Freight Pharmacy Products' }),
  ]);
  const section = await screen('Harbor');
  assert.deepEqual([section.status, section.records_below_match_threshold], ['no_match', 2]);
});

test('a dataset with more recalls than a page is listed with its limit', async (t) => {
  const { screen } = await screening(
    t,
    Array.from({ length: 1_001 }, (_, i) => recallRow({ recall_number: `H-${i}`, product_type: 'Devices' })),
  );
  const section = await screen('Harbor Mill Foods');
  assert.deepEqual(section.truncated, [{ dataset: 'FDA/Device Enforcement', limit: 1_000 }]);
  assert.equal(section.candidates[0]!.record_count, 1_000);
});

test('a reply without results and without a total is not an answer', async (t) => {
  const { screen } = await screening(t, [recallRow({})], {
    misbehave: (set) => (set === 'food' ? 'no_total' : undefined),
  });
  const section = await screen('Harbor Mill Foods');
  assert.deepEqual([section.status, section.incomplete], ['error', true]);
});

test('a full page without a total is treated as incomplete', async () => {
  const rows = Array.from({ length: 1_000 }, () => recallRow({}));
  const openFda: OpenFda = {
    recalls: (dataset) => Promise.resolve({ rows: dataset === 'food' ? rows : [], total: null, lastUpdated: null }),
    close: () => Promise.resolve(),
  };
  const section = await createFdaScreen(openFda)(screenedName('Harbor Mill Foods'), { signal });
  assert.deepEqual(section.truncated, [{ dataset: 'FDA/Food Enforcement', limit: 1_000 }]);
});

suite('an unreadable row is a failure, not a clean result', () => {
  const rows: readonly (readonly [why: string, row: FdaRow])[] = [
    ['without a classification', { classification: undefined }],
    ['with a classification that FDA does not use', { classification: 'Class 1' }],
  ];
  for (const [why, row] of rows) {
    test(why, async (t) => {
      const { screen } = await screening(t, [recallRow(row)]);
      const section = await screen('Harbor Mill Foods');
      assert.deepEqual([section.status, section.incomplete], ['error', true]);
      assert.equal(section.error, 'openFDA returned food recalls that cannot be read.');
    });
  }

  test('next to readable rows, which are kept', async (t) => {
    const { screen } = await screening(t, [recallRow({ product_type: 'Drugs' })], {
      misbehave: (dataset) => (dataset === 'food' ? 'garbage_rows' : undefined),
    });
    const section = await screen('Harbor Mill Foods');
    assert.deepEqual([section.status, section.incomplete], ['match', true]);
    assert.match(section.error ?? '', /returned food recalls that cannot be read/);
  });

  test('without a firm, with a valid classification', () => {
    assert.equal(readFdaRow({ classification: 'Class I' }).kind, 'unreadable');
    assert.equal(readFdaRow({ classification: 'Class I', recalling_firm: ' ' }).kind, 'unreadable');
  });
});

suite('a firm whose name reads like a person’s', () => {
  for (const firm of ['Mary Harbor', 'Harbor, Mary', 'Mary Harbor dba Harbor Mill Foods']) {
    test(`${firm} is not returned, and the section says so`, async (t) => {
      const { screen } = await screening(t, [recallRow({ recalling_firm: firm })]);
      const section = await screen(firm);
      assert.deepEqual(
        [
          section.status,
          section.candidates,
          section.records_below_match_threshold,
          section.withheld_possible_individual,
        ],
        ['no_match', [], 0, true],
      );
      assert.doesNotMatch(JSON.stringify(section), /Mary/);
    });
  }

  test('is not counted if it scores below the floor', async (t) => {
    const { screen } = await screening(t, [recallRow({ recalling_firm: 'Mary Ann Harbor' })]);
    const section = await screen('Harbor');
    assert.deepEqual([section.records_below_match_threshold, section.candidates], [0, []]);
  });
});

suite('results are cached for six hours', () => {
  test('and the same name is not requested again until then', async (t) => {
    const clock = createManualClock();
    const { screen, standIn } = await screening(t, [recallRow({})], { clock });
    const first = await screen('Harbor Mill Foods');
    clock.advance(6 * 3_600_000 - 1);
    assert.deepEqual(await screen('Harbor Mill Foods'), first);
    assert.equal(standIn.requests.length, 3);
    clock.advance(1);
    await screen('Harbor Mill Foods');
    assert.equal(standIn.requests.length, 6);
  });

  test('twenty concurrent screens of one name share the calls', async (t) => {
    const { screen, standIn } = await screening(t, [recallRow({})]);
    const sections = await Promise.all(Array.from({ length: 20 }, () => screen('Harbor Mill Foods')));
    assert.equal(standIn.requests.length, 3);
    assert.equal(new Set(sections.map((one) => JSON.stringify(one))).size, 1);
  });

  test('a dataset that failed is requested again, without the others', async (t) => {
    const { screen, standIn } = await screening(t, [recallRow({})], {
      misbehave: (dataset, nth) => (dataset === 'food' && nth === 0 ? 'server_error' : undefined),
    });
    const failed = await screen('Harbor Mill Foods');
    assert.equal(failed.status, 'error');
    assert.equal(failed.error, 'Not read: food recalls. openFDA answered with an error.');
    const again = await screen('Harbor Mill Foods');
    assert.equal(again.status, 'match');
    assert.equal(again.incomplete, false);
    assert.equal(standIn.requests.length, 4);
  });
});

suite('when a dataset fails', () => {
  const FAILURES: readonly (readonly [reply: OpenFdaReplyName, reason: string])[] = [
    ['wrong_path', 'openFDA sent an answer that cannot be read.'],
    ['not_found_of_something_else', 'openFDA answered with an error.'],
    ['bad_request', 'openFDA answered with an error.'],
    ['key_refused', "openFDA rejected this server's key; the operator must correct OPENFDA_API_KEY."],
    ['too_many', 'openFDA accepts no more calls for now. Try again in about 60 seconds.'],
    ['server_error', 'openFDA answered with an error.'],
    ['down', 'openFDA answered with an error.'],
    ['html', 'openFDA sent an answer that cannot be read.'],
    ['error_as_200', 'openFDA sent an answer that cannot be read.'],
    ['rows_that_are_none', 'openFDA sent an answer that cannot be read.'],
    ['broken_json', 'openFDA sent an answer that cannot be read.'],
    ['endless', 'openFDA sent more data than is read.'],
    ['reset', 'openFDA could not be reached, or dropped the connection.'],
  ];

  for (const [reply, reason] of FAILURES) {
    test(`${reply}: what the other datasets found is kept, and the section is incomplete`, async (t) => {
      const rows = [recallRow({}), recallRow({ product_type: 'Drugs' })];
      const misbehave = (dataset: string): OpenFdaReplyName | undefined => (dataset === 'drug' ? reply : undefined);
      const { screen } = await screening(t, rows, { apiKey: OPENFDA_TEST_KEY, misbehave });
      const section = await screen('Harbor Mill Foods');
      assert.equal(section.status, 'match');
      assert.equal(section.candidates[0]!.record_count, 1);
      assert.equal(section.incomplete, true);
      assert.equal(section.error, `Not read: drug recalls. ${reason}`);
      assert.doesNotMatch(JSON.stringify(section), new RegExp(`${OPENFDA_ERROR_CONTENT}|${OPENFDA_TEST_KEY}`));
    });

    test(`${reply}: no results from the other datasets are an error, not a clean result`, async (t) => {
      const { screen } = await screening(t, [], { apiKey: OPENFDA_TEST_KEY, misbehave: () => reply });
      const section = await screen('Harbor Mill Foods');
      assert.deepEqual([section.status, section.incomplete, section.candidates], ['error', true, []]);
    });
  }

  test('every stand-in failure has a row above, except a silent server, a missing total and unreadable rows', () => {
    const untested = Object.keys(OPENFDA_REPLIES).filter((name) => !FAILURES.some(([reply]) => reply === name));
    assert.deepEqual(untested, ['garbage_rows', 'no_total', 'never']);
  });

  test('a silent server is abandoned when the caller’s deadline passes', async (t) => {
    const { openFda, standIn } = await screening(t, [], { misbehave: () => 'never' });
    const controller = new AbortController();
    const section = createFdaScreen(openFda)(screenedName('Harbor Mill Foods'), { signal: controller.signal });
    await standIn.untilRequests(3);
    controller.abort(new DOMException('The deadline passed', 'TimeoutError'));
    assert.equal(
      (await section).error,
      'Not read: drug recalls, device recalls, food recalls. openFDA did not answer in time.',
    );
  });

  test('a failure reveals neither the key nor the name', async (t) => {
    const { openFda } = await screening(t, [], { apiKey: OPENFDA_TEST_KEY, misbehave: () => 'bad_request' });
    const error: unknown = await openFda
      .recalls('drug', { phrases: ['Harbor Mill'], signal })
      .catch((thrown: unknown) => thrown);
    assert.ok(error instanceof UpstreamFailure);
    assert.doesNotMatch(inspect(error, { depth: 9, showHidden: true }), /openfda-test-key|Harbor|CONTENT-OF/);
  });
});

test('without a key a thousand calls go out per day; the next is rejected locally and says when to retry', async (t) => {
  const clock = createManualClock();
  const { openFda, standIn } = await screening(t, [], { clock });
  for (let i = 0; i < 1_000; i++) {
    if (i > 0 && i % 240 === 0) clock.advance(60_000);
    await openFda.recalls('food', { phrases: ['Harbor Mill'], signal });
  }
  const error: unknown = await openFda
    .recalls('food', { phrases: ['Harbor Mill'], signal })
    .catch((thrown: unknown) => thrown);
  assert.equal(failureReason(error), 'openFDA accepts no more calls for now. Try again in about 1436 minutes.');
  assert.equal(standIn.requests.length, 1_000);
});

test('a name too short to search is an error, and nothing is sent', async (t) => {
  const { screen, standIn } = await screening(t, [recallRow({})]);
  const section = await screen('X');
  assert.deepEqual([section.status, section.incomplete], ['error', true]);
  assert.equal(standIn.requests.length, 0);
});

test('every recorded recall that FDA has classified is read without loss', async (t) => {
  const file = sharedFile(t, 'agencies/fda/recorded/food-enforcement.F-1543-2013.json');
  if (file === undefined) return;
  const folder = dirname(file);
  const rows = readdirSync(folder)
    .filter((name) => name.includes('-enforcement.'))
    .flatMap((name) => (JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as { results: FdaRow[] }).results);
  const { screen } = await screening(t, rows);
  const firms = new Set(rows.map((row) => String(row['recalling_firm'])));
  const sections = await Promise.all([...firms].map(screen));
  const read = new Map(
    sections.flatMap(({ candidates }) =>
      candidates.flatMap(({ matched_name, records }) =>
        records.map((record) => [record.recall_number, { matched_name, record }] as const),
      ),
    ),
  );
  const classified = rows.filter((row) => row['classification'] !== 'Not Yet Classified');
  assert.equal(rows.length - classified.length, 1);
  assert.equal(read.size, new Set(classified.map((row) => row['recall_number'])).size);
  const day = (value: unknown): string | null =>
    typeof value === 'string' ? `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}` : null;
  for (const row of classified) {
    const found = read.get(String(row['recall_number']));
    assert.equal(found?.matched_name, row['recalling_firm']);
    assert.deepEqual(found?.record, {
      recall_number: row['recall_number'],
      classification: row['classification'],
      status: row['status'],
      product_type: row['product_type'],
      product_description: String(row['product_description']).trim(),
      reason_for_recall: String(row['reason_for_recall']).trim(),
      recall_initiation_date: day(row['recall_initiation_date']),
      center_classification_date: day(row['center_classification_date']),
      termination_date: day(row['termination_date']),
      report_date: day(row['report_date']),
    });
  }
});
