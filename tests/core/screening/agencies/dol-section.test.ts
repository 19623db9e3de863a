import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test, type TestContext } from 'node:test';
import type { AgencySection } from '../../../../core/screening/agencies/agency-section.ts';
import { createDolApi } from '../../../../core/screening/agencies/dol/dol-api.ts';
import { screenDol, type DolRecord } from '../../../../core/screening/agencies/dol/dol-section.ts';
import { screenedName } from '../../../../core/screening/agencies/published-score.ts';
import { sharedFile } from '../../../shared-data.ts';
import { DOL_TEST_KEY, startDol, type DolRow, type DolStandIn, type DolStandInOptions } from '../../../standins/dol.ts';
import { createLeapingClock } from '../../../standins/leaping-clock.ts';

const { signal } = new AbortController();

/** The columns of a WHD/enforcement row that are read. */
function wageHourRow(row: DolRow): DolRow {
  return {
    case_id: 1755299,
    trade_nm: null,
    legal_name: null,
    cty_nm: 'Buford',
    st_cd: 'GA',
    naic_cd: '722110',
    findings_start_date: '2013-03-20T00:00:00',
    findings_end_date: '2015-03-19T00:00:00',
    case_violtn_cnt: 7,
    ee_violtd_cnt: 6,
    bw_atp_amt: 283.93,
    cmp_assd: 0,
    flsa_repeat_violator: 'N/A',
    ...row,
  };
}

/** The columns of an MSHA/violation row that are read. */
function mineRow(row: DolRow): DolRow {
  return {
    viol_no: '3643146',
    violator_name: null,
    controller_name: null,
    cit_ord_safe: 'Citation',
    iss_dt: '1991-05-30T00:00:00',
    term_dt: '1991-06-11T00:00:00',
    sig_sub: 'N',
    part_section: '56.14107(a)',
    violator_type_cd: 'Operator',
    mine_id: '4502709',
    mine_name: 'Sullivan Road Facility',
    ...row,
  };
}

interface Rows {
  readonly cases?: readonly DolRow[];
  readonly violations?: readonly DolRow[];
}

async function screen(
  t: TestContext,
  name: string,
  { cases = [], violations = [], ...options }: Rows & Partial<DolStandInOptions> = {},
): Promise<{ section: AgencySection<DolRecord>; standIn: DolStandIn }> {
  const datasets = { 'WHD/enforcement': cases, 'MSHA/violation': violations };
  const standIn = await startDol(t, { datasets, ...options });
  const api = createDolApi({ url: standIn.url, apiKey: DOL_TEST_KEY, clock: createLeapingClock(), random: () => 0 });
  t.after(() => api.close());
  return { section: await screenDol(api, screenedName(name), { signal }), standIn };
}

test('wage-hour cases and mine violations become candidates under their closest name', async (t) => {
  const { section } = await screen(t, 'Harbor Mill Foods', {
    cases: [
      wageHourRow({ trade_nm: 'The Mill Cafe', legal_name: 'Harbor Mill Foods, Inc.' }),
      wageHourRow({
        case_id: 2,
        trade_nm: 'Harbor Mill Foods',
        legal_name: 'HMF Holdings LLC',
        flsa_repeat_violator: 'RW',
      }),
    ],
    violations: [
      mineRow({ violator_name: 'Quarry One LLC', controller_name: 'Harbor Mill Foods Corp', sig_sub: 'Y' }),
      mineRow({ viol_no: '9', violator_name: 'Harbor Mill Foods, Inc.', term_dt: null, sig_sub: null }),
    ],
  });
  assert.equal(section.status, 'match');
  assert.equal(section.incomplete, false);
  assert.equal(section.withheld_possible_individual, false);
  assert.equal(section.coverage_note, null);
  assert.equal('error' in section, false);
  assert.deepEqual(
    section.candidates.map(({ matched_name, match_type, score, record_count }) => [
      matched_name,
      match_type,
      score,
      record_count,
    ]),
    [
      ['Harbor Mill Foods', 'exact', 1, 1],
      ['Harbor Mill Foods Corp', 'exact', 1, 1],
      ['Harbor Mill Foods, Inc.', 'exact', 1, 2],
    ],
  );
  assert.deepEqual(section.candidates[2]!.records, [
    {
      dataset: 'WHD',
      case_id: '1755299',
      city: 'Buford',
      state: 'GA',
      naics: '722110',
      findings_start_date: '2013-03-20',
      findings_end_date: '2015-03-19',
      violations_count: 7,
      employees_in_violation: 6,
      back_wages: 283.93,
      civil_penalties: 0,
      repeat_or_willful: null,
    },
    {
      dataset: 'MSHA',
      violation_id: '9',
      issued_as: 'Citation',
      issued_date: '1991-05-30',
      terminated_date: null,
      significant_and_substantial: null,
      standard: '56.14107(a)',
      cited_as: 'Operator',
      mine_id: '4502709',
      mine_name: 'Sullivan Road Facility',
    },
  ]);
  const [traded, controlled] = section.candidates.map(({ records }) => records[0]!);
  assert.ok(traded?.dataset === 'WHD' && traded.repeat_or_willful === 'RW');
  assert.ok(controlled?.dataset === 'MSHA' && controlled.significant_and_substantial === true);
});

test('rows without a readable name are not counted as non-matching: the section reports them and is incomplete', async (t) => {
  const harbor = { cases: [wageHourRow({ legal_name: 'Harbor Mill Foods, Inc.' })] };
  const unreadable = 'DOL returned mine violations (MSHA) that cannot be read.';
  const { section } = await screen(t, 'Harbor Mill Foods', {
    ...harbor,
    misbehave: (dataset) => (dataset === 'MSHA/violation' ? 'garbage_rows' : undefined),
  });
  assert.deepEqual([section.status, section.error, section.incomplete], ['match', unreadable, true]);
  const { section: nothing } = await screen(t, 'Harbor Mill Foods', { ...harbor, misbehave: () => 'garbage_rows' });
  assert.deepEqual([nothing.status, nothing.incomplete, nothing.withheld_possible_individual], ['error', true, false]);
  assert.equal(nothing.error, 'DOL returned wage-hour cases (WHD), mine violations (MSHA) that cannot be read.');
});

test('a name that cannot be compared is an error, and DOL is not called', async (t) => {
  for (const name of ['日本 Co., Ltd.', 'Ромашка GmbH']) {
    const { section, standIn } = await screen(t, name, { cases: [wageHourRow({ legal_name: 'Co., Ltd.' })] });
    assert.deepEqual([section.status, section.incomplete, standIn.requests.length], ['error', true, 0], name);
  }
});

test('one call per dataset covers every spelling of the name', async (t) => {
  const { section, standIn } = await screen(t, 'Café Harbor Mill, LLC', {
    cases: [
      wageHourRow({ case_id: 1, legal_name: 'CAFE HARBOR MILL LLC' }),
      wageHourRow({ case_id: 2, legal_name: 'Cafe Harbor Mill, LLC' }),
      wageHourRow({ case_id: 3, legal_name: 'CAFÉ HARBOR MILL, L.L.C.' }),
      // Not found, as document 2 says: neither the name's own case nor all capitals.
      wageHourRow({ legal_name: 'cafe harbor mill llc' }),
    ],
    violations: [mineRow({ violator_name: 'Café Harbor Mill LLC' })],
  });
  assert.equal(standIn.requests.length, 2);
  assert.equal(section.candidates.flatMap(({ records }) => records).length, 4);
});

test('no results are no_match, and records below the floor are counted', async (t) => {
  const none = await screen(t, 'Nobody Anywhere Inc');
  assert.deepEqual(
    [none.section.status, none.section.candidates, none.section.records_below_match_threshold],
    ['no_match', [], 0],
  );
  const below = await screen(t, 'Harbor', { cases: [wageHourRow({ legal_name: 'Greater Harbor Construction LLC' })] });
  assert.equal(below.section.status, 'no_match');
  assert.equal(below.section.records_below_match_threshold, 1);
  assert.equal(below.section.incomplete, false);
});

interface PersonCase {
  readonly title: string;
  readonly name: string;
  readonly rows: Rows;
  readonly withheld: boolean;
  readonly returned: readonly string[];
}

const PERSONS: readonly PersonCase[] = [
  {
    title: 'an employer who may be an individual',
    name: 'Richard Foster',
    rows: { cases: [wageHourRow({ legal_name: 'Richard Foster' })] },
    withheld: true,
    returned: [],
  },
  {
    title: "an organisation's trade name, with an employer who may be an individual",
    name: 'Saigon Cafe',
    rows: { cases: [wageHourRow({ trade_nm: 'Saigon Cafe', legal_name: 'Nguyen, Thanh' })] },
    withheld: true,
    returned: [],
  },
  {
    title: "an organisation's trade name without an employer",
    name: 'Saigon Cafe',
    rows: { cases: [wageHourRow({ trade_nm: 'Saigon Cafe' })] },
    withheld: false,
    returned: ['Saigon Cafe'],
  },
  {
    title: 'only a brand, with an employer of another name',
    name: 'Brandish',
    rows: { cases: [wageHourRow({ trade_nm: 'Brandish', legal_name: 'Northwest Retail Holdings LLC' })] },
    withheld: true,
    returned: [],
  },
  {
    title: 'an employer that matches, whatever its trade name',
    name: 'Northwest Retail Holdings',
    rows: { cases: [wageHourRow({ trade_nm: 'Brandish', legal_name: 'Northwest Retail Holdings LLC' })] },
    withheld: false,
    returned: ['Northwest Retail Holdings LLC'],
  },
  {
    title: 'a controller who may be an individual, with an operator that matches',
    name: 'Foster Aggregates LLC',
    rows: { violations: [mineRow({ violator_name: 'Foster Aggregates, LLC', controller_name: 'Richard  Foster' })] },
    withheld: false,
    returned: ['Foster Aggregates, LLC'],
  },
  {
    title: "a violator who may be an individual, at a matching company's mine",
    name: 'Foster Aggregates LLC',
    rows: { violations: [mineRow({ violator_name: 'Lotzi Frank', controller_name: 'Foster Aggregates LLC' })] },
    withheld: true,
    returned: [],
  },
  {
    title: 'an individual who would not have matched',
    name: 'Foster',
    rows: { violations: [mineRow({ violator_name: 'Richard Michael Foster' })] },
    withheld: false,
    returned: [],
  },
];

suite('a record that may identify an individual is never returned, counted or named', () => {
  for (const { title, name, rows, withheld, returned } of PERSONS) {
    test(title, async (t) => {
      const { section } = await screen(t, name, rows);
      assert.deepEqual(
        section.candidates.map(({ matched_name }) => matched_name),
        returned,
      );
      assert.equal(section.withheld_possible_individual, withheld);
      assert.equal(section.coverage_note !== null, withheld);
      assert.equal(section.status, returned.length > 0 ? 'match' : 'no_match');
      assert.equal(section.records_below_match_threshold, 0);
      assert.doesNotMatch(JSON.stringify(section), /Richard|Nguyen|Lotzi|Brandish/);
    });
  }

  test('a mine named after a person is not named', async (t) => {
    const { section } = await screen(t, 'Harbor Mill Mining LLC', {
      violations: [mineRow({ violator_name: 'Harbor Mill Mining LLC', mine_name: 'Michael K Farmer' })],
    });
    const [record] = section.candidates[0]!.records;
    assert.ok(record?.dataset === 'MSHA' && record.mine_name === null);
  });
});

test('a dataset with more rows than the limit is listed with its limit', async (t) => {
  const { section } = await screen(t, 'Harbor Mill Mining LLC', {
    violations: Array.from({ length: 2_001 }, (_, i) =>
      mineRow({ viol_no: String(i), violator_name: 'Harbor Mill Mining LLC' }),
    ),
  });
  assert.deepEqual(section.truncated, [{ dataset: 'MSHA/Violation', limit: 2_000 }]);
  assert.equal(section.candidates[0]!.record_count, 2_000);
  assert.equal(section.incomplete, false);
});

suite('when a dataset fails', () => {
  const rows = {
    cases: [wageHourRow({ legal_name: 'Harbor Mill LLC' })],
    violations: [mineRow({ violator_name: 'Harbor Mill LLC' })],
  };

  test('what the other dataset found is kept, and the error names the one that failed', async (t) => {
    const { section } = await screen(t, 'Harbor Mill LLC', {
      ...rows,
      misbehave: (dataset) => (dataset === 'WHD/enforcement' ? 'server_error' : undefined),
    });
    assert.equal(section.status, 'match');
    assert.equal(section.candidates[0]!.record_count, 1);
    assert.equal(section.incomplete, true);
    assert.equal(section.error, 'Not read: wage-hour cases (WHD). DOL answered with an error.');
  });

  test('the status is error if the other found no match, even with near misses', async (t) => {
    const { section } = await screen(t, 'Harbor', {
      ...rows,
      misbehave: (dataset) => (dataset === 'WHD/enforcement' ? 'html' : undefined),
    });
    assert.equal(section.status, 'error');
    assert.equal(section.incomplete, true);
    assert.equal(section.error, 'Not read: wage-hour cases (WHD). DOL sent an answer that cannot be read.');
  });

  test('a shared reason for two failures is given once', async (t) => {
    const { section } = await screen(t, 'Harbor Mill LLC', { ...rows, misbehave: () => 'key_refused_as_200' });
    assert.equal(section.status, 'error');
    assert.equal(
      section.error,
      "Not read: wage-hour cases (WHD), mine violations (MSHA). DOL rejected this server's key; the operator must correct DOL_API_KEY.",
    );
  });

  test('a refused burst without a retry hint still says when to ask again', async (t) => {
    const { section } = await screen(t, 'Harbor Mill LLC', { ...rows, burst: 0 });
    assert.match(
      section.error ?? '',
      /^Not read: .* DOL accepts no more calls for now\. Try again in about 10 minutes\./,
    );
  });
});

test('without a key, or for a name too short to search, the section is an error and nothing is sent', async (t) => {
  const unset = await screenDol(undefined, screenedName('Harbor Mill LLC'), { signal });
  assert.equal(unset.status, 'error');
  assert.equal(unset.error, 'DOL requires a key; the operator must set DOL_API_KEY.');
  const { section, standIn } = await screen(t, 'X');
  assert.equal(section.status, 'error');
  assert.equal(section.incomplete, true);
  assert.equal(standIn.requests.length, 0);
});

interface Recorded {
  readonly data: readonly DolRow[];
}

test('the recorded wage-hour cases are read without loss', async (t) => {
  const file = sharedFile(t, 'agencies/dol/recorded/real-whd-enforcement.json');
  if (file === undefined) return;
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  for (const row of data) {
    const { section } = await screen(t, String(row['legal_name']), { cases: data });
    const [candidate] = section.candidates;
    assert.ok(candidate);
    assert.equal(candidate.matched_name, row['legal_name']);
    assert.equal(candidate.score, 1);
    assert.deepEqual(candidate.records, [
      {
        dataset: 'WHD',
        case_id: String(row['case_id']),
        city: row['cty_nm'],
        state: row['st_cd'],
        naics: row['naic_cd'],
        findings_start_date: String(row['findings_start_date']).slice(0, 10),
        findings_end_date: String(row['findings_end_date']).slice(0, 10),
        violations_count: row['case_violtn_cnt'],
        employees_in_violation: row['ee_violtd_cnt'],
        back_wages: row['bw_atp_amt'],
        civil_penalties: row['cmp_assd'],
        repeat_or_willful: null,
      },
    ]);
  }
});

test('the recorded mine violations are read without loss, by violator and by controlling company', async (t) => {
  const file = sharedFile(t, 'agencies/dol/recorded/real-msha-violation.json');
  if (file === undefined) return;
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  for (const row of data) {
    for (const name of [String(row['violator_name']), String(row['controller_name'])]) {
      const { section } = await screen(t, name, { violations: data });
      const [candidate] = section.candidates;
      assert.ok(candidate);
      assert.equal(candidate.matched_name, name);
      assert.deepEqual(candidate.records, [
        {
          dataset: 'MSHA',
          violation_id: row['viol_no'],
          issued_as: row['cit_ord_safe'],
          issued_date: String(row['iss_dt']).slice(0, 10),
          terminated_date: String(row['term_dt']).slice(0, 10),
          significant_and_substantial: false,
          standard: row['part_section'],
          cited_as: row['violator_type_cd'],
          mine_id: row['mine_id'],
          mine_name: row['mine_name'],
        },
      ]);
    }
  }
});
