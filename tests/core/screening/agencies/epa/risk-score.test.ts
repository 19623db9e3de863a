import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { facilityHistory, facilityOf } from '../../../../../core/screening/agencies/epa/facility.ts';
import { facilityRisk } from '../../../../../core/screening/agencies/epa/risk-score.ts';
import { riskTier } from '../../../../../core/screening/agencies/risk-tier.ts';
import type { JsonObject } from '../../../../../core/json.ts';
import { sharedFile } from '../../../../shared-data.ts';
import { madeFacility } from './made-facility.ts';

const TODAY = '2026-11-20';

type Values = Readonly<Record<string, string | null>>;

suite('the points of the EPA rubric', () => {
  const cases: readonly (readonly [why: string, values: Values, score: number])[] = [
    ['a clean record', {}, 0],
    ['a violation in the last three years', { ViolFlag: '1' }, 8],
    ['a violation now', { ViolFlag: '1', CurrVioFlag: '1' }, 20],
    ['a significant violator now', { ViolFlag: '1', CurrVioFlag: '1', CurrSvFlag: '1' }, 35],
    ['significant and nothing else flagged', { CurrSvFlag: '1' }, 35],
    ['one program flagged', { CAAHpvFlag: 'Y' }, 5],
    ['two programs flagged', { CAAHpvFlag: 'Y', SDWASNCFlag: 'Y' }, 10],
    ['three programs flagged', { CAAHpvFlag: 'Y', CWASNCFlag: 'Y', RCRASNCFlag: 'Y' }, 15],
    ['four programs flagged', { CAAHpvFlag: 'Y', CWASNCFlag: 'Y', RCRASNCFlag: 'Y', SDWASNCFlag: 'Y' }, 15],
    ['one formal action', { FacFormalActionCount: '1' }, 4],
    ['five formal actions', { FacFormalActionCount: '5' }, 20],
    ['six formal actions', { FacFormalActionCount: '6' }, 20],
    ['no permit to act on', { FacFormalActionCount: 'NA' }, 0],
    ['no penalty', { FacTotalPenalties: '$0' }, 0],
    ['a cent of penalties', { FacTotalPenalties: '$0.01' }, 4],
    ['a dollar of penalties', { FacTotalPenalties: '$1' }, 4],
    ['penalties just below 10,000', { FacTotalPenalties: '$9,999' }, 4],
    ['penalties of 10,000', { FacTotalPenalties: '$10,000' }, 8],
    ['penalties just below 100,000', { FacTotalPenalties: '$99999' }, 8],
    ['penalties of 100,000', { FacTotalPenalties: '$100,000' }, 12],
    ['penalties just below 500,000', { FacTotalPenalties: '$499,999' }, 12],
    ['penalties of 500,000', { FacTotalPenalties: '$500,000' }, 15],
    ['penalties of a million', { FacTotalPenalties: '$1,056,616' }, 15],
    // Halves round up.
    ...[0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 8, 9, 10].map(
      (points, quarters) => [`${quarters} quarters`, { FacQtrsWithNC: String(quarters) }, points] as const,
    ),
    // The water programs report a thirteenth quarter.
    ['13 quarters', { FacQtrsWithNC: '13' }, 10],
    ['an action today', { FacDateLastFormalAction: '11/20/2026' }, 5],
    ['an action two years ago', { FacDateLastFormalAction: '11/20/2024' }, 5],
    ['an action two years and a day ago', { FacDateLastFormalAction: '11/19/2024' }, 2],
    ['an action five years ago', { FacDateLastFormalAction: '11/20/2021' }, 2],
    ['an action five years and a day ago', { FacDateLastFormalAction: '11/19/2021' }, 0],
    ['an action in 1999, which ECHO also returns', { FacDateLastFormalAction: '04/29/1999' }, 0],
    ['a date without zeros', { FacDateLastFormalAction: '5/7/2025' }, 5],
    [
      'everything at once',
      {
        CurrSvFlag: '1',
        CAAHpvFlag: 'Y',
        CWASNCFlag: 'Y',
        RCRASNCFlag: 'Y',
        FacFormalActionCount: '17',
        FacTotalPenalties: '$600,000',
        FacQtrsWithNC: '12',
        FacDateLastFormalAction: '01/02/2026',
      },
      100,
    ],
  ];
  for (const [why, values, score] of cases) {
    test(`${why}: ${score}`, () => {
      assert.deepEqual(facilityRisk(madeFacility(values), TODAY), { score, unreadableInputs: [] });
    });
  }

  test('two years before February 29 is March 1', () => {
    const of = (date: string): number =>
      facilityRisk(madeFacility({ FacDateLastFormalAction: date }), '2028-02-29').score;
    assert.deepEqual([of('02/28/2026'), of('03/01/2026')], [2, 5]);
  });
});

function without(column: string): JsonObject {
  return Object.fromEntries(Object.entries(madeFacility()).filter(([name]) => name !== column));
}

suite('an input that cannot be read', () => {
  const inputs = [
    ...['CurrSvFlag', 'CurrVioFlag', 'ViolFlag', 'CAAHpvFlag', 'CWASNCFlag', 'RCRASNCFlag', 'SDWASNCFlag'],
    ...['FacFormalActionCount', 'FacTotalPenalties', 'FacQtrsWithNC'],
  ];
  for (const column of inputs) {
    for (const value of [null, '', ' ', 'X', '-1', '9'.repeat(2_000)]) {
      test(`${column} "${String(value).slice(0, 9)}" adds no points and is named`, () => {
        const { score, unreadableInputs } = facilityRisk(madeFacility({ [column]: value }), TODAY);
        assert.deepEqual({ score, unreadableInputs }, { score: 0, unreadableInputs: [column] });
      });
    }

    test(`${column} is named if the row lacks it`, () => {
      assert.deepEqual(facilityRisk(without(column), TODAY).unreadableInputs, [column]);
    });
  }

  test('includes the date of the last action only if one is present and invalid', () => {
    const named = (value: string | null): readonly string[] =>
      facilityRisk(madeFacility({ FacDateLastFormalAction: value }), TODAY).unreadableInputs;
    assert.deepEqual(named(null), []);
    for (const value of ['soon', '02/30/2026', '2026-01-02', '11/21/2026']) {
      assert.deepEqual(named(value), ['FacDateLastFormalAction'], value);
    }
    assert.deepEqual(facilityRisk(without('FacDateLastFormalAction'), TODAY).unreadableInputs, [
      'FacDateLastFormalAction',
    ]);
  });

  test('never raises a score, and every score is from 0 to 100', () => {
    const value = fc.constantFrom('0', '1', 'Y', 'N', 'NA', '7', '$12,000', '$900000', '01/01/2026');
    const row = fc.record(Object.fromEntries(inputs.map((column) => [column, value])));
    fc.assert(
      fc.property(row, fc.constantFrom(...inputs), (values, blank) => {
        const whole = facilityRisk(madeFacility(values), TODAY);
        const less = facilityRisk(madeFacility({ ...values, [blank]: null }), TODAY);
        assert.ok(less.score <= whole.score);
        assert.ok(less.unreadableInputs.includes(blank));
        assert.ok(Number.isInteger(whole.score) && whole.score >= 0 && whole.score <= 100);
      }),
    );
  });
});

test('the tiers begin at 0, 20, 45 and 70', () => {
  const tiers = [0, 19, 20, 44, 45, 69, 70, 100].map(riskTier);
  assert.deepEqual(tiers, ['low', 'low', 'medium', 'medium', 'high', 'high', 'critical', 'critical']);
});

suite('rows that the EPA itself published', () => {
  test('the example of its specification', (t) => {
    const path = sharedFile(t, 'agencies/epa_echo/recorded/facility_row.SWAGGER-EXAMPLE-echo03.json');
    if (path === undefined) return;
    const row = JSON.parse(readFileSync(path, 'utf8')) as JsonObject;
    assert.deepEqual(facilityOf(row), {
      name: 'W M A T A CENTRAL MAINT FAC',
      address: '3101 EISENHOWER AVENUE',
      city: 'ALEXANDRIA',
      state: 'VA',
      zip: '22314',
      epa_registry_id: '110020837601',
      epa_region: '03',
      is_major_facility: true,
      detailed_report_url: 'https://echo.epa.gov/detailed-facility-report?fid=110020837601',
    });
    const { score, unreadableInputs } = facilityRisk(row, TODAY);
    const { enforcement_history, total_informal_actions } = facilityHistory(row, TODAY);
    // A violation within three years 8, four programs flagged 15, $850 of penalties 4, eight quarters 7.
    assert.equal(score, 34);
    assert.deepEqual(unreadableInputs, []);
    assert.deepEqual(enforcement_history, { formal_actions: 0, total_penalties: 850, last_formal_action_date: null });
    assert.equal(total_informal_actions, 0);
  });

  for (const name of ['get_qid.page-7rows.json', 'get_qid.page-1-of-1686.EXCERPT-11rows.json']) {
    test(`every facility of ${name}`, (t) => {
      const path = sharedFile(t, `agencies/epa_echo/recorded/${name}`);
      if (path === undefined) return;
      const page = JSON.parse(readFileSync(path, 'utf8')) as { Results: { Facilities: JsonObject[] } };
      for (const row of page.Results.Facilities) {
        const facility = facilityOf(row);
        assert.equal(facility.name, row['FacName']);
        assert.equal(facility.city, row['FacCity']);
        assert.match(facility.epa_registry_id ?? '', /^\d{12}$/);
        // The recording does not include the flags, so none of them is read as "no".
        const { unreadableInputs } = facilityRisk(row, TODAY);
        assert.equal(unreadableInputs.includes('CurrSvFlag'), true);
        assert.equal(unreadableInputs.includes('FacQtrsWithNC'), row['FacQtrsWithNC'] === null);
      }
    });
  }
});
