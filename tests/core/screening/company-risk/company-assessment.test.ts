import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { assessCompany } from '../../../../core/screening/company-risk/company-assessment.ts';
import { sampleFacility, sampleSection } from '../../../../core/screening/agencies/sample-section.ts';
import type {
  AgencyFindings,
  ScoredDolRecord,
  ScoredFdaRecall,
  ScoredInspection,
} from '../../../../core/screening/company-risk/cross-agency-score.ts';
import { failedFacility, failedSection, foundFacility, foundSection, madeFindings } from '../agencies/made-section.ts';

/** Has only Latin letters, so it is compared in full. */
const NAME = 'Harbor Mill Linen';

function inspections(...counts: readonly (number | null)[]): ScoredInspection[] {
  return counts.map((violations_count) => ({ violations_count }));
}

function cases(...of: readonly (readonly [violations: number | null, backWages: number | null])[]): ScoredDolRecord[] {
  return of.map(([violations_count, back_wages]) => ({ dataset: 'WHD', violations_count, back_wages }));
}

function citations(...of: readonly (boolean | null)[]): ScoredDolRecord[] {
  return of.map((significant_and_substantial) => ({ dataset: 'MSHA', significant_and_substantial }));
}

function recalls(...classes: readonly ('I' | 'II' | 'III')[]): ScoredFdaRecall[] {
  return classes.map((one) => ({ classification: `Class ${one}` as const }));
}

function many<T>(count: number, one: T): T[] {
  return Array.from({ length: count }, () => one);
}

suite('the cross-agency score', () => {
  const table: readonly (readonly [why: string, findings: Partial<AgencyFindings>, score: number])[] = [
    ['of nothing', {}, 0],
    // The EPA's score times 0.35, halves rounded up.
    ...(
      [
        [1, 0],
        [2, 1],
        [10, 4],
        [20, 7],
        [30, 11],
        [50, 18],
        [90, 32],
        [100, 35],
      ] as const
    ).map(([epa, score]) => [`of an EPA score of ${epa}`, { epa: foundFacility(epa) }, score] as const),
    ['of a facility of another name', { epa: { ...foundFacility(100), nameMatches: false, incomplete: true } }, 0],
    ['of an inspection', { osha: foundSection(inspections(0)) }, 1],
    ['of an inspection whose citations could not be counted', { osha: foundSection(inspections(null)) }, 1],
    ['of eight inspections', { osha: foundSection(inspections(...many(8, 0))) }, 8],
    ['of nine inspections', { osha: foundSection(inspections(...many(9, 0))) }, 8],
    ['of an inspection with twelve violations', { osha: foundSection(inspections(12)) }, 13],
    ['of an inspection with thirteen violations', { osha: foundSection(inspections(13)) }, 13],
    ['of all that OSHA can add', { osha: foundSection(inspections(...many(30, 9))) }, 20],
    ['of a wage-hour case without violations', { dol: foundSection(cases([0, 0], [null, null])) }, 0],
    ['of a wage-hour case with violations', { dol: foundSection(cases([1, 0])) }, 2],
    ['of four wage-hour cases with violations', { dol: foundSection(cases(...many(4, [2, 0] as const))) }, 8],
    ['of five wage-hour cases with violations', { dol: foundSection(cases(...many(5, [2, 0] as const))) }, 8],
    ['of a cent of back wages', { dol: foundSection(cases([0, 0.01])) }, 2],
    ['of back wages just below 10,000', { dol: foundSection(cases([0, 9_999.99])) }, 2],
    // The cases' back wages are summed; in binary fractions these add up to less than 10,000.
    ['of back wages of 10,000 in all', { dol: foundSection(cases(...many(10, [0, 999.99] as const), [0, 0.1])) }, 4],
    ['of back wages just below 100,000', { dol: foundSection(cases([0, 60_000], [0, 39_999.99])) }, 4],
    ['of back wages of 100,000', { dol: foundSection(cases([0, 60_000], [0, 40_000])) }, 6],
    ['of a mine citation that is not substantial', { dol: foundSection(citations(false, null)) }, 0],
    ['of six substantial mine citations', { dol: foundSection(citations(...many(6, true))) }, 6],
    ['of seven substantial mine citations', { dol: foundSection(citations(...many(7, true))) }, 6],
    [
      'of all that DOL can add',
      { dol: foundSection([...cases(...many(9, [1, 50_000] as const)), ...citations(...many(9, true))]) },
      20,
    ],
    ['of a recall of each class', { fda: foundSection(recalls('I', 'II', 'III')) }, 8],
    ['of three recalls of the first class', { fda: foundSection(recalls('I', 'I', 'I')) }, 15],
    ['of four recalls of the first class', { fda: foundSection(recalls('I', 'I', 'I', 'I')) }, 15],
    ['of three CPSC recalls', { cpsc: foundSection(many(3, {})) }, 9],
    ['of four CPSC recalls', { cpsc: foundSection(many(4, {})) }, 10],
    // A person must review a name below 0.92 first.
    ['of a match just good enough', { cpsc: foundSection([{}], 0.92) }, 3],
    ['of a possible match', { cpsc: foundSection([{}], 0.919), osha: foundSection(inspections(9), 0.72) }, 0],
    [
      'of everything',
      {
        epa: foundFacility(100),
        osha: foundSection(inspections(...many(30, 9))),
        dol: foundSection([...cases(...many(9, [1, 50_000] as const)), ...citations(...many(9, true))]),
        fda: foundSection(recalls('I', 'I', 'I', 'I')),
        cpsc: foundSection(many(9, {})),
      },
      100,
    ],
  ];
  for (const [why, findings, score] of table) {
    test(`${why} is ${score}`, () => {
      assert.equal(assessCompany(madeFindings(findings), NAME).score, score);
    });
  }
});

suite('an incomplete screen says why in its summary', () => {
  const oneFacility = foundFacility(0);
  const gaps: readonly (readonly [why: RegExp | null, findings: Partial<AgencyFindings>])[] = [
    [null, {}],
    [null, { osha: foundSection(inspections(1)), dol: { ...foundSection([]), records_below_match_threshold: 4 } }],
    [/EPA \(could not be checked\)/, { epa: failedFacility() }],
    [
      /EPA \(no facility found\)/,
      { epa: { ...oneFacility, section: { ...oneFacility.section, resolved: false }, incomplete: true } },
    ],
    [
      /EPA \(1 more facility found and not scored\)/,
      { epa: { ...oneFacility, section: { ...oneFacility.section, match_count: 2 }, incomplete: true } },
    ],
    [
      /EPA \(3 more facilities found and not scored\)/,
      { epa: { ...oneFacility, section: { ...oneFacility.section, match_count: 4 }, incomplete: true } },
    ],
    [/EPA \(the facility found does not match/, { epa: { ...oneFacility, nameMatches: false, incomplete: true } }],
    [/EPA \(2 of the score's inputs missing\)/, { epa: { ...oneFacility, absentInputs: 2, incomplete: true } }],
    [
      /EPA \(a facility that may identify an individual is withheld\)/,
      { epa: { ...oneFacility, isWithheld: true, incomplete: true } },
    ],
    [/OSHA \(could not be checked\)/, { osha: failedSection() }],
    [
      /DOL \(a part could not be read\)/,
      { dol: { ...foundSection(cases([1, 1])), error: 'It failed.', incomplete: true } },
    ],
    [
      /FDA \(not all of its records were read\)/,
      { fda: { ...foundSection([]), truncated: [{ dataset: 'x', limit: 1 }] } },
    ],
    [/CPSC \(a part is known to be missing\)/, { cpsc: { ...foundSection([]), incomplete: true } }],
    [
      /OSHA \(a record that may identify an individual is withheld\)/,
      { osha: { ...foundSection([]), withheld_possible_individual: true } },
    ],
    [/EPA \(sample data instead of/, { epa: sampleFacility(oneFacility) }],
    [/FDA \(sample data instead of/, { fda: sampleSection(foundSection([])) }],
    [/OSHA \(could not be checked\); CPSC \(could not be checked\)/, { osha: failedSection(), cpsc: failedSection() }],
  ];
  for (const [why, findings] of gaps) {
    test(why?.source ?? `not if ${Object.keys(findings).join(', ') || 'nothing'} was found and all was read`, () => {
      const { incomplete, summary } = assessCompany(madeFindings(findings), NAME);
      assert.equal(incomplete, why !== null);
      assert.match(summary, why ?? /Every section was read in full\./);
      assert.match(summary, /not a clearance/);
      assert.match(summary, /^Cross-agency risk score \d+ of 100, (?:low|medium|high|critical): EPA \d+, OSHA \d+/);
    });
  }

  test('a blank input is named in the summary, which then does not claim that every section was read in full', () => {
    const { section } = oneFacility;
    const blank = { ...oneFacility, section: { ...section, unreadable_inputs: ['CurrSvFlag', 'ViolFlag'] } };
    const { incomplete, summary } = assessCompany(madeFindings({ epa: blank }), NAME);
    assert.equal(incomplete, false);
    assert.match(summary, /EPA left 2 inputs blank; they add no points\./);
    assert.doesNotMatch(summary, /read in full/);
  });

  test('a name with letters of another script leaves a gap: agencies are searched for its Latin words', () => {
    const { incomplete, summary } = assessCompany(madeFindings({ epa: oneFacility }), 'Роснефть Trade House');
    assert.equal(incomplete, true);
    assert.match(summary, /letters of another script in the name/);
  });

  test('the summary names possible matches and less similar names as such', () => {
    const findings = madeFindings({
      osha: foundSection(inspections(1), 0.8),
      fda: { ...foundSection([]), records_below_match_threshold: 7 },
    });
    const { summary } = assessCompany(findings, NAME);
    assert.match(summary, /Possible matches add no points and need review: OSHA\./);
    assert.match(summary, /Records with less similar names were read but are not shown: FDA\./);
  });
});

const FAILED: AgencyFindings = {
  epa: failedFacility(),
  osha: failedSection(),
  dol: failedSection(),
  fda: failedSection(),
  cpsc: failedSection(),
};

const count = fc.nat({ max: 20 });
const score = fc.constantFrom(0.72, 0.919, 0.92, 1);

const anyFindings: fc.Arbitrary<AgencyFindings> = fc.record({
  epa: fc.nat({ max: 100 }).map(foundFacility),
  osha: fc.tuple(fc.array(count, { maxLength: 12 }), score).map(([of, at]) => foundSection(inspections(...of), at)),
  dol: fc
    .tuple(
      fc.array(fc.tuple(count, fc.nat({ max: 200_000 })), { maxLength: 6 }),
      fc.array(fc.boolean(), { maxLength: 8 }),
      score,
    )
    .map(([of, mines, at]) => foundSection([...cases(...of), ...citations(...mines)], at)),
  fda: fc
    .tuple(fc.array(fc.constantFrom('I', 'II', 'III'), { maxLength: 6 }), score)
    .map(([of, at]) => foundSection(recalls(...of), at)),
  cpsc: fc.tuple(fc.array(fc.constant({}), { maxLength: 6 }), score).map(([of, at]) => foundSection(of, at)),
});

test('a failed section never lowers the risk without marking the screen incomplete', () => {
  const agencies = fc.subarray(['epa', 'osha', 'dol', 'fda', 'cpsc'] as const, { minLength: 1 });
  fc.assert(
    fc.property(anyFindings, agencies, (findings, failing) => {
      const whole = assessCompany(findings, NAME);
      const failed = assessCompany(
        {
          ...findings,
          ...Object.fromEntries(failing.map((agency) => [agency, FAILED[agency]])),
        },
        NAME,
      );
      assert.equal(whole.incomplete, false);
      assert.equal(failed.incomplete, true);
      assert.ok(failed.score <= whole.score);
      for (const agency of failing) {
        assert.match(failed.summary, new RegExp(`${agency.toUpperCase()} \\(could not be checked\\)`));
      }
      assert.ok(whole.score >= 0 && whole.score <= 100 && Number.isInteger(whole.score));
    }),
  );
});
