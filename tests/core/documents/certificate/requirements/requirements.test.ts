import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { REQUIREMENT_ROWS } from '../../../../../core/documents/certificate/requirements/requirement-rows.ts';
import { readRequirements } from '../../../../../core/documents/certificate/requirements/requirements.ts';

const CANARY = 'canary-7f3e';

/** A value as JSON, and the path that the error names. */
const REFUSED: readonly (readonly [value: string, names: string])[] = [
  ['[]', 'requirements'],
  [`"${CANARY}"`, 'requirements'],
  ['5', 'requirements'],
  ['true', 'requirements'],
  ['{}', 'requirements'],
  ['{"general_liability": null}', 'requirements'],
  [`{"${CANARY}": 1}`, 'requirements'],
  [`{"${CANARY}": null, "min_days_until_expiration": 1}`, 'requirements'],
  ['{"General_Liability": {"each_occurrence_min": 1}}', 'requirements'],
  ['{"__proto__": {"each_occurrence_min": 1}}', 'requirements'],
  ['{"constructor": 1}', 'requirements'],
  ['{"general_liability": {}}', 'requirements.general_liability'],
  ['{"general_liability": {"each_occurrence_min": null}}', 'requirements.general_liability'],
  ['{"general_liability": []}', 'requirements.general_liability'],
  [`{"general_liability": "${CANARY}"}`, 'requirements.general_liability'],
  [`{"general_liability": {"${CANARY}": 1}}`, 'requirements.general_liability'],
  ['{"general_liability": {"each_occurrence": 1}}', 'requirements.general_liability'],
  ['{"general_liability": {"combined_single_limit_min": 1}}', 'requirements.general_liability'],
  ['{"general_liability": {"each_occurrence_min": 1, "extra": 1}}', 'requirements.general_liability'],
  ['{"workers_comp": {"additional_insured_required": true}}', 'requirements.workers_comp'],
  ['{"general_liability": {"each_occurrence_min": -1}}', 'requirements.general_liability.each_occurrence_min'],
  ['{"general_liability": {"each_occurrence_min": 1e999}}', 'requirements.general_liability.each_occurrence_min'],
  ['{"general_liability": {"each_occurrence_min": "1000000"}}', 'requirements.general_liability.each_occurrence_min'],
  ['{"general_liability": {"each_occurrence_min": true}}', 'requirements.general_liability.each_occurrence_min'],
  ['{"auto_liability": {"any_auto_required": "yes"}}', 'requirements.auto_liability.any_auto_required'],
  ['{"auto_liability": {"any_auto_required": 1}}', 'requirements.auto_liability.any_auto_required'],
  ['{"min_days_until_expiration": -1}', 'requirements.min_days_until_expiration'],
  ['{"min_days_until_expiration": "30"}', 'requirements.min_days_until_expiration'],
  ['{"min_days_until_expiration": {"days": 30}}', 'requirements.min_days_until_expiration'],
];

suite('invalid requirements', () => {
  for (const [value, names] of REFUSED) {
    test(`include ${value}`, () => {
      assert.throws(
        () => readRequirements(JSON.parse(value)),
        (error: Error & { code?: unknown }) => {
          assert.equal(error.code, 'invalid_fields');
          assert.ok(error.message.startsWith(`${names} `), error.message);
          assert.doesNotMatch(error.message, new RegExp(CANARY));
          return true;
        },
      );
    });
  }
});

suite('valid requirements', () => {
  test('may have every key of the table, and are returned as sent', () => {
    assert.equal(REQUIREMENT_ROWS.length, 23);
    const all = Object.fromEntries(
      [...Map.groupBy(REQUIREMENT_ROWS, ({ section }) => section)].map(([section, rows]) => [
        section,
        Object.fromEntries(rows.map(({ key, demand }) => [key, demand === 'minimum' ? 1.5 : true])),
      ]),
    );
    const requirements = { ...all, min_days_until_expiration: 30.5 };
    assert.deepEqual(readRequirements(requirements), requirements);
  });

  test('lose null members and keep false ones', () => {
    assert.deepEqual(
      readRequirements({
        general_liability: { each_occurrence_min: 0, additional_insured_required: false, med_exp_min: null },
        auto_liability: null,
        min_days_until_expiration: null,
      }),
      { general_liability: { each_occurrence_min: 0, additional_insured_required: false } },
    );
  });
});
