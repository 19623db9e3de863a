import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Extraction } from '../../../../../core/documents/certificate/extraction.ts';
import { evaluate } from '../../../../../core/documents/certificate/requirements/evaluate.ts';
import { explained } from '../../../../../core/documents/certificate/requirements/explained.ts';
import type { AskedRequirements } from '../../../../../core/documents/certificate/requirements/requirements.ts';
import { madeExtraction } from './made-extraction.ts';

const TODAY = '2026-03-04';
const DATES = { policy_effective_date: '2026-01-01', policy_expiration_date: '2027-01-01' };
const LIMIT: AskedRequirements = { general_liability: { each_occurrence_min: 1_000_000 } };
const LASTS: AskedRequirements = { min_days_until_expiration: 30 };

/** Returns an extraction with general liability, and whatever else is known. */
const general = (boxes: object = {}, known: Partial<Extraction> = {}): Extraction => ({
  ...madeExtraction({ sections: { general_liability: { ...DATES, each_occurrence: 2_000_000, ...boxes } } }),
  ...known,
});

/** Returns the field, status and reason of each deficiency. */
const wrongWith = (requirements: AskedRequirements, extraction: Extraction): readonly string[] =>
  evaluate(requirements, extraction, TODAY).deficiencies.map(
    ({ field, status, reason }) => `${field} ${status}: ${reason}`,
  );

const assertOne = (requirements: AskedRequirements, extraction: Extraction, expected: RegExp): void => {
  const [one = '', second] = wrongWith(requirements, extraction);
  assert.equal(second, undefined);
  assert.match(one, expected);
};

test('a sentence that withdraws a coverage makes only that coverage unreadable, and is quoted in the reason', () => {
  const extraction = general({}, { doubts: { general_liability: 'GL is cancelled' } });
  assertOne(LIMIT, extraction, /^general_liability.each_occurrence unreadable: .*"GL is cancelled"/);
  assertOne(LASTS, extraction, /^general_liability.policy_expiration_date unreadable: .*"GL is cancelled"/);
  assert.deepEqual(wrongWith(LIMIT, general({}, { doubts: { auto_liability: 'Auto is cancelled' } })), []);
});

test('a value that the document may state elsewhere is unreadable, not absent', () => {
  const elsewhere = { auto_liability: 'Said in a remark.', 'general_liability.med_exp': 'Said in a remark.' };
  const auto: AskedRequirements = { auto_liability: { combined_single_limit_min: 1 } };
  const box: AskedRequirements = { general_liability: { med_exp_min: 1 } };
  assertOne(auto, general({}, { elsewhere }), /^auto_liability.combined_single_limit unreadable: .*Said in a remark/);
  assertOne(box, general({}, { elsewhere }), /^general_liability.med_exp unreadable: .*Said in a remark/);
  assertOne(LASTS, { ...madeExtraction({}), elsewhere }, /^policy_expiration_date unreadable: .*Said in a remark/);
  assertOne(auto, general(), /absent/);
  assertOne({ general_liability: { general_aggregate_min: 1 } }, general({}, { elsewhere }), /absent/);
});

test('a policy is in force from the day on which it begins', () => {
  assert.deepEqual(wrongWith(LASTS, general({ policy_effective_date: TODAY })), []);
  const later = general({ policy_effective_date: '2026-03-05' });
  assertOne(LASTS, later, /^general_liability.policy_effective_date present: .*starts in 1 day;/);
});

test('a reason names a row of other coverages by its description or its number', () => {
  const ended = { ...DATES, policy_expiration_date: '2026-03-03' };
  const others = [{ ...ended, description: 'Cyber' }, ended];
  const [first = '', second = ''] = wrongWith(LASTS, madeExtraction({ others }));
  assert.match(first, /: Cyber, .*expired 1 day ago/);
  assert.match(second, /: Other coverage 2, /);
});

test('each requirement is explained with its box, whether met, not met or open', () => {
  const box = { left: 0.1, top: 0.1, right: 0.2, bottom: 0.2 };
  const extraction = general(
    { policy_effective_date: '2026-05-01' },
    {
      withheld: ['general_liability.med_exp'],
      evidence: { 'general_liability.each_occurrence': { quote: '2,000,000', page: 1, box } },
    },
  );
  const requirements: AskedRequirements = {
    general_liability: { each_occurrence_min: 1_000_000, med_exp_min: 1, general_aggregate_min: 1 },
    ...LASTS,
  };
  const entries = (asked: AskedRequirements, one: Extraction): unknown =>
    explained(asked, evaluate(asked, one, TODAY), one).map(({ requirement, ...rest }) => [requirement, rest]);
  assert.deepEqual(entries(requirements, extraction), [
    [
      'general_liability.each_occurrence_min',
      { field: 'general_liability.each_occurrence', met: true, quote: '2,000,000', page: 1, box },
    ],
    ['general_liability.med_exp_min', { field: 'general_liability.med_exp', met: null, quote: null }],
    [
      'general_liability.general_aggregate_min',
      { field: 'general_liability.general_aggregate', met: false, quote: null },
    ],
    ['min_days_until_expiration', { field: 'general_liability.policy_expiration_date', met: false, quote: null }],
  ]);
  assert.match(JSON.stringify(entries(LASTS, general({ policy_expiration_date: '2026-03-03' }))), /"met":false/);
  assert.deepEqual(entries(LASTS, madeExtraction({})), [
    ['min_days_until_expiration', { field: 'policy_expiration_date', met: false, quote: null }],
  ]);
});
