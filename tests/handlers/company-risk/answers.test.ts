import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { MADE_COMPANY, MADE_RECORDS } from '../../standins/agencies.ts';
import { startScreens } from './screens.ts';

const NAMED = `company_name=${encodeURIComponent(MADE_COMPANY)}`;
const [FACILITY] = MADE_RECORDS.facilities;
const [INSPECTION] = MADE_RECORDS.inspections;
const [CASE] = MADE_RECORDS.cases;

suite('a facility lookup', () => {
  test('answers with the facility, its score and its record', async (t) => {
    const { facility } = await startScreens(t);
    const { disclaimer, generated_at, ...found } = await facility(NAMED);
    assert.match(disclaimer, /never a clearance/);
    assert.equal(generated_at, '2026-11-20T12:00:00.000Z');
    assert.deepEqual([found.resolved, found.risk_score, found.risk_tier, found.match_count], [true, 40, 'medium', 1]);
    assert.deepEqual(found.unreadable_inputs, ['SDWASNCFlag']);
    assert.deepEqual(found.alleged_violations?.cwa, {
      status: 'Violation Identified',
      quarters_in_noncompliance: 4,
    });
    assert.deepEqual(found.alleged_violations.sdwa, { status: null, quarters_in_noncompliance: null });
    // The last formal action was in 1998; the window is five years.
    assert.deepEqual(found.enforcement_history, {
      formal_actions: 1,
      total_penalties: 12_500,
      last_formal_action_date: null,
    });
    assert.equal(found.total_informal_actions, 3);
  });

  test('without a result has no record and no finding of compliance', async (t) => {
    const { facility } = await startScreens(t);
    const found = await facility('company_name=Nobody+Known+LLC');
    assert.deepEqual(
      [found.resolved, found.risk_score, found.alleged_violations, found.enforcement_history],
      [false, null, null, null],
    );
    assert.match(found.note, /not a finding of compliance/);
    assert.equal('status' in found, false);
  });

  test('is an error when the EPA fails', async (t) => {
    const { facility } = await startScreens(t, { echo: () => 'robot_top' });
    const found = await facility(NAMED);
    assert.deepEqual([found.status, found.resolved, found.risk_score], ['error', false, null]);
    assert.match(found.error ?? '', /accepts no more calls/);
    assert.deepEqual([found.alleged_violations, found.total_informal_actions], [null, null]);
  });
});

suite('a screen', () => {
  test('does not score a facility of another name, whether found by search or given by its ID', async (t) => {
    const facilities = [{ ...FACILITY, FacName: 'HARBOR MILL FOODS TURNAROUND PROJECT' }];
    const { screen } = await startScreens(t, { facilities });
    for (const query of [NAMED, `${NAMED}&epa_id=${FACILITY.RegistryID}`]) {
      const { epa, cross_agency_risk_score, cross_agency_summary, incomplete_coverage } = await screen(query);
      assert.deepEqual([epa.risk_score, cross_agency_risk_score, incomplete_coverage], [40, 11, true]);
      assert.match(cross_agency_summary, /EPA \(the facility found does not match/);
    }
  });

  test('withholds possible individuals and says so without naming anyone', async (t) => {
    const { screen } = await startScreens(t, {
      inspections: [{ ...INSPECTION, estab_name: 'MARTHA HARBOR' }],
      cases: [{ ...CASE, trade_nm: null, legal_name: 'Martha Harbor' }],
    });
    const answer = await screen('company_name=Martha+Harbor');
    const { osha, dol } = answer;
    for (const section of [osha, dol]) {
      assert.deepEqual(
        [section.status, section.withheld_possible_individual, section.records_below_match_threshold],
        ['no_match', true, 0],
      );
      assert.match(section.coverage_note ?? '', /withheld/);
    }
    assert.equal(answer.incomplete_coverage, true);
    assert.match(answer.cross_agency_summary, /OSHA \(a record that may identify an individual is withheld\)/);
    assert.doesNotMatch(JSON.stringify({ ...answer, input: null }), /martha/i);
  });

  test('finds a company by a name inside the published one', async (t) => {
    const { screen } = await startScreens(t, {
      inspections: [{ ...INSPECTION, estab_name: 'NORTHERN COAST HOLDINGS LLC DBA HARBOR MILL FOODS' }],
    });
    const { osha } = await screen(NAMED);
    assert.deepEqual(
      osha.candidates.map(({ matched_name, match_type }) => [matched_name, match_type]),
      [['NORTHERN COAST HOLDINGS LLC DBA HARBOR MILL FOODS', 'exact']],
    );
  });

  test('gives the same answer each time', async (t) => {
    const { screen } = await startScreens(t);
    assert.deepEqual(await screen(NAMED), await screen(NAMED));
  });
});
