import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Coverage, Extraction } from '../../../../../core/documents/certificate/extraction.ts';
import type { SectionName } from '../../../../../core/documents/certificate/form-box.ts';
import { evaluate } from '../../../../../core/documents/certificate/requirements/evaluate.ts';
import { readRequirements } from '../../../../../core/documents/certificate/requirements/requirements.ts';
import { madeExtraction } from './made-extraction.ts';

const TODAY = '2026-03-04';
const NOT_FOUND = 'not found on certificate';
const NOT_READ = 'present on the certificate but could not be read';

/** Every minimum of the contract: the section, the requirement, the box. */
const MINIMUMS: readonly (readonly [section: SectionName, key: string, box: string])[] = [
  ['general_liability', 'each_occurrence_min', 'each_occurrence'],
  ['general_liability', 'damage_to_rented_premises_min', 'damage_to_rented_premises'],
  ['general_liability', 'med_exp_min', 'med_exp'],
  ['general_liability', 'personal_adv_injury_min', 'personal_adv_injury'],
  ['general_liability', 'general_aggregate_min', 'general_aggregate'],
  ['general_liability', 'products_comp_op_agg_min', 'products_comp_op_agg'],
  ['auto_liability', 'combined_single_limit_min', 'combined_single_limit'],
  ['auto_liability', 'bodily_injury_per_person_min', 'bodily_injury_per_person'],
  ['auto_liability', 'bodily_injury_per_accident_min', 'bodily_injury_per_accident'],
  ['auto_liability', 'property_damage_per_accident_min', 'property_damage_per_accident'],
  ['umbrella_excess', 'each_occurrence_min', 'each_occurrence'],
  ['umbrella_excess', 'aggregate_min', 'aggregate'],
  ['workers_comp', 'el_each_accident_min', 'el_each_accident'],
  ['workers_comp', 'el_disease_each_employee_min', 'el_disease_each_employee'],
  ['workers_comp', 'el_disease_policy_limit_min', 'el_disease_policy_limit'],
];

/** Every yes of the contract. */
const YESES: readonly (readonly [section: SectionName, key: string, box: string])[] = [
  ['general_liability', 'additional_insured_required', 'additional_insured'],
  ['general_liability', 'subrogation_waived_required', 'subrogation_waived'],
  ['auto_liability', 'any_auto_required', 'any_auto'],
  ['auto_liability', 'additional_insured_required', 'additional_insured'],
  ['auto_liability', 'subrogation_waived_required', 'subrogation_waived'],
  ['workers_comp', 'statutory_limits_required', 'statutory_limits'],
  ['workers_comp', 'subrogation_waived_required', 'subrogation_waived'],
];

interface Outcome {
  readonly verdict: string;
  readonly status: string | undefined;
  readonly actual: string | undefined;
  readonly field: string | undefined;
  readonly required: string | undefined;
}

function outcome(requirements: unknown, extraction: Extraction): Outcome {
  const { verdict, compliant, deficiencies } = evaluate(readRequirements(requirements), extraction, TODAY);
  assert.equal(compliant, verdict === 'compliant');
  assert.ok(deficiencies.length <= 1);
  const [one] = deficiencies;
  assert.notEqual(one?.reason, '');
  return { verdict, status: one?.status, actual: one?.actual, field: one?.field, required: one?.required };
}

const on = (name: SectionName, boxes: Coverage): Extraction => madeExtraction({ sections: { [name]: boxes } });

for (const [section, key, box] of MINIMUMS) {
  suite(`${section}.${key}`, () => {
    const requirements = { [section]: { [key]: 1_000_000 } };
    const field = `${section}.${box}`;
    const required = 'at least 1,000,000';

    test('is met by the same amount and by more', () => {
      for (const amount of [1_000_000, 1_000_000.01, 5_000_000]) {
        assert.equal(outcome(requirements, on(section, { [box]: amount })).verdict, 'compliant');
      }
    });

    test('is not met by less', () => {
      assert.deepEqual(outcome(requirements, on(section, { [box]: 999_999.99 })), {
        verdict: 'deficient',
        status: 'present',
        actual: '999,999.99',
        field,
        required,
      });
    });

    test('is not met by an empty box or a missing section', () => {
      for (const extraction of [on(section, {}), madeExtraction({})]) {
        assert.deepEqual(outcome(requirements, extraction), {
          verdict: 'deficient',
          status: 'absent',
          actual: NOT_FOUND,
          field,
          required,
        });
      }
    });

    test('is left open by a withheld box or section', () => {
      const withheld = [
        madeExtraction({ sections: { [section]: {} }, withheld: [field] }),
        madeExtraction({ withheld: [section] }),
      ];
      for (const extraction of withheld) {
        assert.deepEqual(outcome(requirements, extraction), {
          verdict: 'cannot_determine',
          status: 'unreadable',
          actual: NOT_READ,
          field,
          required,
        });
      }
    });

    test('is not met by words such as EXCLUDED, which are shown', () => {
      const extraction = on(section, {});
      const said = { ...extraction, evidence: { [field]: { quote: 'EXCLUDED' } } };
      assert.deepEqual(outcome(requirements, said), {
        verdict: 'deficient',
        status: 'present',
        actual: 'EXCLUDED',
        field,
        required,
      });
    });

    test('of 0 requires the box to state an amount', () => {
      const zero = { [section]: { [key]: 0 } };
      assert.equal(outcome(zero, on(section, { [box]: 0 })).verdict, 'compliant');
      assert.equal(outcome(zero, on(section, {})).status, 'absent');
    });
  });
}

for (const [section, key, box] of YESES) {
  suite(`${section}.${key}`, () => {
    const requirements = { [section]: { [key]: true } };
    const field = `${section}.${box}`;
    const rest = { field, required: 'yes' };

    test('is met by a yes, not met by a no or an empty box, and left open by a withheld box', () => {
      assert.equal(outcome(requirements, on(section, { [box]: true })).verdict, 'compliant');
      const marked = outcome(requirements, on(section, { [box]: false }));
      assert.deepEqual(marked, { verdict: 'deficient', status: 'present', actual: 'no', ...rest });
      const unticked = outcome(requirements, { ...on(section, { [box]: false }), evidence: {} });
      assert.deepEqual(unticked, { verdict: 'deficient', status: 'absent', actual: NOT_FOUND, ...rest });
      assert.deepEqual(outcome(requirements, on(section, {})), unticked);
      assert.deepEqual(outcome(requirements, madeExtraction({})), unticked);
      const withheld = madeExtraction({ sections: { [section]: {} }, withheld: [field] });
      assert.deepEqual(outcome(requirements, withheld), {
        verdict: 'cannot_determine',
        status: 'unreadable',
        actual: NOT_READ,
        ...rest,
      });
    });

    test('requires nothing if it is false', () => {
      const evaluation = evaluate(readRequirements({ [section]: { [key]: false } }), madeExtraction({}), TODAY);
      assert.deepEqual(evaluation, { compliant: true, verdict: 'compliant', deficiencies: [], evaluated: [] });
    });
  });
}

suite('general_liability.occurrence_form_required', () => {
  const requirements = { general_liability: { occurrence_form_required: true } };
  const rest = { field: 'general_liability.claims_made', required: 'occurrence form' };
  const unread = { verdict: 'cannot_determine', status: 'unreadable', actual: NOT_READ, ...rest };

  test('is met only by a quoted box', () => {
    const occurrence = on('general_liability', { claims_made: false });
    assert.equal(outcome(requirements, occurrence).verdict, 'compliant');
    assert.deepEqual(outcome(requirements, { ...occurrence, evidence: {} }), unread);
    assert.deepEqual(outcome(requirements, on('general_liability', {})), unread);
  });

  test('is not met by the other form or a missing section', () => {
    const claims = outcome(requirements, on('general_liability', { claims_made: true }));
    assert.deepEqual(claims, { verdict: 'deficient', status: 'present', actual: 'claims-made form', ...rest });
    const none = outcome(requirements, madeExtraction({}));
    assert.deepEqual(none, { verdict: 'deficient', status: 'absent', actual: NOT_FOUND, ...rest });
  });
});

suite('min_days_until_expiration', () => {
  const until = (date: string | null, more: Coverage = {}): Coverage => ({ policy_expiration_date: date, ...more });
  const days = (count: number, more = {}): unknown => ({ min_days_until_expiration: count, ...more });
  const gl = 'general_liability.policy_expiration_date';

  const COUNTS: readonly (readonly [date: string, days: number, actual: string | undefined])[] = [
    ['2026-04-03', 30, undefined],
    ['2026-04-02', 30, '2026-04-02, 29 days left'],
    ['2026-03-04', 0, undefined],
    ['2026-03-04', 1, '2026-03-04, 0 days left'],
    ['2026-03-05', 2, '2026-03-05, 1 day left'],
    ['2026-03-03', 0, '2026-03-03, expired 1 day ago'],
    ['2025-03-04', 0, '2025-03-04, expired 365 days ago'],
    // Across a clock change, and across a leap day and a year.
    ['2026-03-09', 5, undefined],
    ['2028-03-04', 731, undefined],
    ['2028-03-04', 731.5, '2028-03-04, 731 days left'],
  ];
  for (const [date, count, actual] of COUNTS) {
    test(`of ${count} is ${actual === undefined ? 'met' : 'not met'} on ${TODAY} by ${date}`, () => {
      const one = outcome(days(count), on('general_liability', until(date)));
      assert.equal(one.actual, actual);
      assert.equal(one.verdict, actual === undefined ? 'compliant' : 'deficient');
    });
  }

  test('checks every row if no requirement names one', () => {
    const extraction = madeExtraction({
      sections: { general_liability: until('2030-01-01'), workers_comp: until('2026-03-10') },
      others: [until('2030-01-01'), until('2026-03-11')],
    });
    const { deficiencies } = evaluate(readRequirements(days(30)), extraction, TODAY);
    assert.deepEqual(
      deficiencies.map(({ field, status }) => [field, status]),
      [
        ['workers_comp.policy_expiration_date', 'present'],
        ['other_coverages[1].policy_expiration_date', 'present'],
      ],
    );
  });

  test('checks only the rows that requirements name, if any does', () => {
    const extraction = madeExtraction({
      sections: { general_liability: until('2030-01-01', { each_occurrence: 1 }), workers_comp: until('2026-03-10') },
      others: [until('2026-03-11')],
    });
    const named = days(30, { general_liability: { each_occurrence_min: 1 } });
    assert.equal(outcome(named, extraction).verdict, 'compliant');
    const asksNothing = days(30, { general_liability: { additional_insured_required: false } });
    assert.equal(evaluate(readRequirements(asksNothing), extraction, TODAY).deficiencies.length, 2);
  });

  test('leaves a missing named section to its own requirements if another one is present', () => {
    const extraction = on('general_liability', until('2030-01-01', { each_occurrence: 1 }));
    const named = days(30, { general_liability: { each_occurrence_min: 1 }, umbrella_excess: { aggregate_min: 1 } });
    const { deficiencies } = evaluate(readRequirements(named), extraction, TODAY);
    assert.deepEqual(
      deficiencies.map(({ field }) => field),
      ['umbrella_excess.aggregate'],
    );
  });

  test('is absent if there is no row to check', () => {
    const none = outcome(days(30), madeExtraction({}));
    assert.deepEqual(none, {
      verdict: 'deficient',
      status: 'absent',
      actual: NOT_FOUND,
      field: 'policy_expiration_date',
      required: 'at least 30 days until expiration',
    });
  });

  test('is left open by another day in the remarks', () => {
    const extraction = { ...on('general_liability', until('2030-01-01')), doubts: { [gl]: 'GL expires 3/1/2026' } };
    const one = outcome(days(30), extraction);
    assert.deepEqual([one.verdict, one.status, one.field], ['cannot_determine', 'unreadable', gl]);
  });

  test('is left open by a withheld date or section', () => {
    const withheld = [
      madeExtraction({ sections: { general_liability: until(null) }, withheld: [gl] }),
      madeExtraction({ withheld: ['general_liability'] }),
    ];
    for (const extraction of withheld) {
      const one = outcome(days(30), extraction);
      assert.deepEqual([one.verdict, one.status, one.field], ['cannot_determine', 'unreadable', gl]);
    }
  });

  test('is left open by other coverages that are withheld as a whole', () => {
    const extraction = madeExtraction({
      sections: { general_liability: until('2030-01-01') },
      withheld: ['other_coverages'],
    });
    assert.equal(outcome(days(30), extraction).verdict, 'cannot_determine');
  });
});

suite('the verdict', () => {
  const REQUIREMENTS = {
    // In a different order from the table.
    min_days_until_expiration: 30,
    workers_comp: { statutory_limits_required: true },
    general_liability: { personal_adv_injury_min: 1_000_000, each_occurrence_min: 2_000_000 },
  };
  const boxes = { policy_expiration_date: '2026-03-10', each_occurrence: 1_000_000 };
  const withheld = ['general_liability.personal_adv_injury'];

  test('is open despite a definite deficiency, and all are listed in table order', () => {
    const extraction = madeExtraction({ sections: { general_liability: boxes }, withheld });
    assert.deepEqual(evaluate(readRequirements(REQUIREMENTS), extraction, TODAY), {
      compliant: false,
      verdict: 'cannot_determine',
      deficiencies: [
        {
          field: 'general_liability.each_occurrence',
          required: 'at least 2,000,000',
          actual: '1,000,000',
          status: 'present',
          reason:
            'General liability, each occurrence: the certificate states 1,000,000; at least 2,000,000 is required.',
        },
        {
          field: 'general_liability.personal_adv_injury',
          required: 'at least 1,000,000',
          actual: NOT_READ,
          status: 'unreadable',
          reason:
            'General liability, personal and advertising injury: could not be established. Check this box on the certificate, or ask for a clearer copy.',
        },
        {
          field: 'workers_comp.statutory_limits',
          required: 'yes',
          actual: NOT_FOUND,
          status: 'absent',
          reason: 'Workers compensation, statutory limits: required, but not shown on the certificate.',
        },
        {
          field: 'general_liability.policy_expiration_date',
          required: 'at least 30 days until expiration',
          actual: '2026-03-10, 6 days left',
          status: 'present',
          reason:
            'General liability, policy expiration date: 2026-03-10, 6 days left; at least 30 days until expiration are required.',
        },
      ],
      evaluated: [
        'general_liability.each_occurrence_min',
        'general_liability.personal_adv_injury_min',
        'workers_comp.statutory_limits_required',
        'min_days_until_expiration',
      ],
    });
  });

  test('ignores a withheld value that no requirement asks for', () => {
    const extraction = madeExtraction({
      sections: { general_liability: { each_occurrence: 1 } },
      withheld: ['general_liability.med_exp', 'auto_liability', 'named_insured'],
    });
    assert.equal(outcome({ general_liability: { each_occurrence_min: 1 } }, extraction).verdict, 'compliant');
  });
});
