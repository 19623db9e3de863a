import type { InspectionRecord } from '../../../../../core/screening/agencies/answer.ts';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test, type TestContext } from 'node:test';
import type { AgencySection } from '../../../../../core/screening/agencies/agency-section.ts';
import { createDolApi, type DolApi } from '../../../../../core/screening/agencies/dol/dol-api.ts';
import { INSPECTION_LIMIT, screenOsha } from '../../../../../core/screening/agencies/osha/osha.ts';
import { screenedName } from '../../../../../core/screening/agencies/published-score.ts';
import { sharedFile } from '../../../../shared-data.ts';
import {
  DOL_ERROR_CONTENT,
  DOL_TEST_KEY,
  startDol,
  type DolRow,
  type DolStandInOptions,
} from '../../../../standins/dol.ts';
import { createLeapingClock } from '../../../../standins/leaping-clock.ts';
import { madeCitation, madeInspection } from '../made-inspection.ts';

type Rows = readonly DolRow[];

interface Options {
  readonly inspections: Rows;
  readonly citations?: Rows;
  readonly misbehave?: DolStandInOptions['misbehave'];
  readonly state?: string;
}

async function screen(
  t: TestContext,
  name: string,
  { inspections, citations = [], state, misbehave }: Options,
): Promise<{ readonly section: AgencySection<InspectionRecord>; readonly asked: readonly string[] }> {
  const standIn = await startDol(t, {
    datasets: { 'OSHA/inspection': inspections, 'OSHA/violation': citations },
    ...(misbehave && { misbehave }),
  });
  const dol = createDolApi({ url: standIn.url, apiKey: DOL_TEST_KEY, clock: createLeapingClock(), random: () => 0 });
  t.after(() => dol.close());
  const section = await screenOsha(dol, screenedName(name), { state, signal: new AbortController().signal });
  return { section, asked: standIn.requests.map(({ url }) => url) };
}

test('an inspection is returned as published, with its citations counted', async (t) => {
  const { section } = await screen(t, 'Acme Widgets, Inc.', {
    inspections: [madeInspection(), madeInspection({ estab_name: 'ACME WIDGETSMITHS OF OHIO LLC', activity_nr: 2 })],
    // Deleted citations do not count.
    citations: [madeCitation(317_722_197), madeCitation(317_722_197, '01002'), madeCitation(317_722_197, '01003', 'X')],
  });
  assert.equal(section.status, 'match');
  assert.deepEqual(section.candidates, [
    {
      matched_name: 'ACME WIDGETS INC',
      match_type: 'exact',
      score: 1,
      record_count: 1,
      records: [
        {
          inspection_nr: 317_722_197,
          establishment_name: 'ACME WIDGETS INC',
          date_opened: '2024-07-24T00:00:00',
          office_id: '0453720',
          state: 'OH',
          inspection_type: null,
          scope: null,
          sic: '3999',
          naics: '339999',
          violations_count: 2,
          detail_url: 'https://www.osha.gov/ords/imis/establishment.inspection_detail?id=317722197',
        },
      ],
    },
  ]);
  assert.equal(section.records_below_match_threshold, 1);
  assert.deepEqual(section.truncated, []);
  assert.deepEqual([section.withheld_possible_individual, section.coverage_note], [false, null]);
  assert.deepEqual([section.incomplete, section.error], [false, undefined]);
});

suite('the calls to DOL', () => {
  test('are one if nothing is found, and the section is no_match', async (t) => {
    const { section, asked } = await screen(t, 'Acme Widgets', {
      inspections: [madeInspection({ estab_name: 'BETA' })],
    });
    assert.equal(section.status, 'no_match');
    assert.equal(asked.length, 1);
  });

  test('are narrowed by the state', async (t) => {
    const inspections = [madeInspection(), madeInspection({ activity_nr: 2, site_state: 'TX' })];
    const { section } = await screen(t, 'Acme Widgets', { inspections, state: 'TX', citations: [madeCitation(2)] });
    assert.deepEqual(
      section.candidates.flatMap(({ records }) => records.map((one) => [one.inspection_nr, one.violations_count])),
      [[2, 1]],
    );
  });

  test('that DOL answers with other states as well are an error, and only the asked state counts', async () => {
    const inspections = [madeInspection(), madeInspection({ activity_nr: 2, site_state: 'TX' })];
    const ignoring: DolApi = {
      rows: (dataset) => Promise.resolve({ rows: dataset === 'OSHA/inspection' ? inspections : [], truncated: false }),
      fits: () => true,
      delayMs: () => 0,
      close: () => Promise.resolve(),
    };
    const narrowed = { state: 'TX', signal: new AbortController().signal };
    const section = await screenOsha(ignoring, screenedName('Acme Widgets'), narrowed);
    const found = section.candidates.flatMap(({ records }) => records.map((one) => one.inspection_nr));
    assert.deepEqual([found, section.incomplete], [[2], true]);
    assert.match(section.error ?? '', /other states/);
  });

  test('include one for each hundred inspections found', async (t) => {
    const inspections = Array.from({ length: 150 }, (_, i) => madeInspection({ activity_nr: 300_000_000 + i }));
    const { section, asked } = await screen(t, 'Acme Widgets', { inspections, citations: [madeCitation(300_000_149)] });
    assert.equal(section.candidates[0]?.record_count, 150);
    const counts = section.candidates[0].records.map(({ violations_count: count }) => count);
    assert.deepEqual(
      [counts.filter((count) => count === 1).length, counts.filter((count) => count === 0).length],
      [1, 149],
    );
    assert.equal(asked.length, 3);
    for (const url of asked) assert.ok(url.length < 1_800, String(url.length));
  });
});

test('a name is found by the fifty characters of it that OSHA stores', async (t) => {
  const name = 'Acme Works, Beta, Gamma, Delta, Epsilon, Zeta, Eta, International Manufacturing Inc';
  const { section } = await screen(t, name, {
    inspections: [madeInspection({ estab_name: name.toUpperCase() })],
    citations: [madeCitation(317_722_197)],
  });
  assert.deepEqual([section.status, section.candidates[0]?.score], ['match', 0.999]);
});

suite('the section reports what is missing', () => {
  test('if there are more inspections than are read or joined', async (t) => {
    const inspections = Array.from({ length: INSPECTION_LIMIT + 1 }, (_, i) =>
      madeInspection({ activity_nr: 300_000_000 + i }),
    );
    const { section } = await screen(t, 'Acme Widgets', { inspections, citations: [madeCitation(1)] });
    assert.deepEqual(section.truncated, [
      { dataset: 'OSHA/Inspection', limit: 1_000 },
      { dataset: 'OSHA/Violation', limit: 300 },
    ]);
    const counts = section.candidates[0]?.records.map(({ violations_count: count }) => count) ?? [];
    assert.deepEqual([counts.length, counts.filter((count) => count === null).length], [1_000, 700]);
  });

  test('if there are more citations than are read', async (t) => {
    const citations = Array.from({ length: 5_001 }, (_, i) => madeCitation(317_722_197, String(i)));
    const { section } = await screen(t, 'Acme Widgets', { inspections: [madeInspection()], citations });
    assert.deepEqual(section.truncated, [{ dataset: 'OSHA/Violation', limit: 5_000 }]);
    assert.equal(section.candidates[0]?.records[0]?.violations_count, 5_000);
  });

  test('if only the first of several citation calls was truncated', async (t) => {
    const inspections = Array.from({ length: 150 }, (_, i) =>
      madeInspection({ activity_nr: 300_000_000 + i, open_date: `2024-01-01T00:00:00.${String(999 - i)}` }),
    );
    const citations = Array.from({ length: 5_001 }, (_, i) => madeCitation(300_000_000, String(i)));
    const { section, asked } = await screen(t, 'Acme Widgets', { inspections, citations });
    assert.equal(asked.length, 3);
    assert.deepEqual(section.truncated, [{ dataset: 'OSHA/Violation', limit: 5_000 }]);
  });

  test('if a record may identify an individual, without naming anyone', async (t) => {
    const { section, asked } = await screen(t, 'John Smith', {
      inspections: [madeInspection({ estab_name: 'JOHN SMITH' })],
    });
    assert.deepEqual([section.status, section.withheld_possible_individual], ['no_match', true]);
    assert.equal(section.records_below_match_threshold, 0);
    assert.doesNotMatch(JSON.stringify(section), /smith/i);
    // Its citations are not requested either.
    assert.equal(asked.length, 1);
  });

  test('if the citations could not be read: the inspections are kept with a null count', async (t) => {
    const misbehave = (dataset: string): 'server_error' | undefined =>
      dataset === 'OSHA/violation' ? 'server_error' : undefined;
    const { section } = await screen(t, 'Acme Widgets', { inspections: [madeInspection()], misbehave });
    assert.equal(section.status, 'match');
    assert.equal(section.candidates[0]?.records[0]?.violations_count, null);
    assert.equal(section.error, 'Citations could not be counted: DOL answered with an error.');
    assert.equal(section.incomplete, true);
  });

  test('if rows are unreadable', async (t) => {
    const inspections = [madeInspection(), madeInspection({ activity_nr: null })];
    const { section } = await screen(t, 'Acme Widgets', { inspections, citations: [madeCitation(317_722_197)] });
    assert.equal(section.candidates[0]?.record_count, 1);
    assert.match(section.error ?? '', /cannot be read/);
  });

  test('if the name is too short to search', async (t) => {
    const { section, asked } = await screen(t, 'X', { inspections: [madeInspection()] });
    assert.deepEqual([section.status, asked.length], ['error', 0]);
  });

  test('if no key is configured', async () => {
    const of = { state: undefined, signal: new AbortController().signal };
    const section = await screenOsha(undefined, screenedName('Acme Widgets'), of);
    assert.equal(section.status, 'error');
    assert.match(section.error ?? '', /DOL_API_KEY/);
  });
});

suite('a failing OSHA is an error, and its words are not passed on', () => {
  const names = [
    ...([
      'unauthorized',
      'key_refused_as_200',
      'forbidden',
      'too_many',
      'too_many_for_an_hour',
      'server_error',
    ] as const),
    ...([
      'down',
      'html',
      'empty_200',
      'json_of_another_shape',
      'rows_that_are_none',
      'garbage_rows',
      'broken_json',
      'reset',
    ] as const),
  ];
  for (const name of names) {
    test(name, async (t) => {
      const { section } = await screen(t, 'Acme Widgets', { inspections: [madeInspection()], misbehave: () => name });
      assert.equal(section.status, 'error');
      assert.equal(section.incomplete, true);
      const text = JSON.stringify(section);
      for (const word of [DOL_ERROR_CONTENT, DOL_TEST_KEY, 'Acme']) assert.ok(!text.includes(word), word);
      if (name.startsWith('too_many')) assert.match(section.error ?? '', /Try again in about \d+ (?:second|minute)s\./);
    });
  }
});

test('published inspections are read without loss', async (t) => {
  const paths = ['real-osha-inspection.json', 'real-osha-violation.json'].map((name) =>
    sharedFile(t, `agencies/dol/recorded/${name}`),
  );
  const [inspections = [], citations = []] = paths.map((path) =>
    path === undefined ? [] : (JSON.parse(readFileSync(path, 'utf8')) as { data: DolRow[] }).data,
  );
  for (const row of inspections) {
    const name = String(row['estab_name']);
    const { section } = await screen(t, name, { inspections, citations });
    const found = section.candidates.find(({ matched_name }) => matched_name === name);
    const withheld = section.withheld_possible_individual;
    assert.ok(found ? found.score === 1 : withheld, name);
    const record = found?.records.find(({ inspection_nr }) => inspection_nr === row['activity_nr']);
    if (!record) continue;
    assert.equal(record.date_opened, row['open_date']);
    assert.equal(record.office_id, row['reporting_id']);
    assert.equal(record.state, row['site_state']);
    assert.equal(record.sic, row['sic_code'] === '0000' ? null : row['sic_code']);
    assert.equal(record.naics, row['naics_code'] === '000000' ? null : row['naics_code']);
  }
});
