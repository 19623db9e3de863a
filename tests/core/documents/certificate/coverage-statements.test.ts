import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECTION_NAMES } from '../../../../core/documents/certificate/acord-25.ts';
import { deniedEndorsements, takenBack } from '../../../../core/documents/certificate/coverage-statements.ts';
import type { SectionName } from '../../../../core/documents/certificate/form-box.ts';
import { HAZARDS, madeSentences } from './made-sentences.ts';

/** The coverages that a text takes back, in the order of the form. */
function taken(text: string): readonly SectionName[] {
  const found = new Set(takenBack([text]).map(({ section }) => section));
  return SECTION_NAMES.filter((name) => found.has(name));
}

/** How sentences name each coverage. */
const NAMES: Readonly<Record<SectionName, readonly string[]>> = {
  general_liability: [
    'general liability',
    'GL',
    'Commercial General Liability',
    'CGL',
    'G/L',
    'General Liab',
    'General Liab.',
  ],
  auto_liability: [
    'automobile liability',
    'auto',
    'commercial auto',
    'business auto',
    'BAP',
    'vehicles',
    'vehicle liability',
    'hired and non-owned auto',
    'hired & nonowned auto',
  ],
  umbrella_excess: ['umbrella', 'excess liability', 'Umbrella/Excess'],
  workers_comp: [
    'workers compensation',
    'WC',
    'W/C',
    'workers’ comp',
    'work comp',
    'Workers Comp.',
    "employers' liability",
  ],
};

/** Sentences that take the coverage % away. */
const TAKING = [
  'The % coverage has been cancelled.',
  '% cancelled eff. 03/01/2026',
  '% - CANCELLED',
  '% canceled',
  'NOTE: the % policy is no longer in force.',
  'The % policy is not active.',
  '% not in effect as of 1/1/26',
  'Coverage under the % policy terminated on 3/1/26.',
  '% coverage ceased 03/01/2026.',
  '% was withdrawn by the carrier.',
  '% policy rescinded ab initio.',
  'There is no % coverage in force.',
  '% coverage suspended pending audit',
  'The % policy has been non-renewed.',
  'Carrier has cancelled the % policy for non-payment.',
  'Carrier cancelled % 3/1/26.',
  '% policy cancelled flat.',
  '% limits exhausted',
  '% insurance is null and void.',
  '% coverage is excluded for this project.',
  '% does not apply to this project.',
  'This certificate does not include %.',
  'No % is provided.',
  '%: NONE',
  '% removed from policy 2/1/26.',
  '% policy deleted.',
  '% lapsed for non payment of premium.',
  'The insured has no % insurance.',
  'Insured does not carry %.',
  'Excluded: %',
  'CANCELLED: %',
  "The % policy isn't in force.",
  "% hasn't been renewed.",
  'Effective May 1, 2026 the % policy is cancelled.',
  'Until further notice the % coverage is suspended.',
  'Prior to issuance of this certificate the % policy was cancelled.',
  'As stated in our notice of 03/01, % is cancelled.',
  'The % policy of Oak Partners LLC is cancelled.',
  'At the request of its officers the % policy was cancelled.',
  'Waiver of subrogation applies, but % is cancelled.',
  '% is cancelled and the waiver of subrogation no longer applies.',
  'If questions arise call the producer; % is void.',
  '% (VOID)',
  '% VOID',
  '% N/A',
  '% policy is out of force since June.',
  '% was never bound.',
  'There is no longer any % in place.',
  'This certificate is not evidence of % coverage.',
  '% will be cancelled effective 12/01/2026.',
  'While notice may be pending, % is cancelled as of today.',
  '% coverage is excluded per endorsement 4',
];

/** Sentences that take every coverage away. */
const TAKING_ALL = [
  'All coverage shown is cancelled.',
  'THIS CERTIFICATE IS VOID',
  'Policies listed above were cancelled 02/01/2026.',
  'NO COVERAGE IN FORCE',
];

/** Sentences that take nothing away. */
const HARMLESS = [
  'Should any of the above described policies be cancelled before the expiration date thereof, notice will be delivered in accordance with the policy provisions.',
  '30 days notice of cancellation applies to %, 10 days for non-payment.',
  'The % policy will not be cancelled or non-renewed without 30 days written notice to the holder.',
  'The % policy has not been cancelled.',
  '% is not excluded.',
  '% deductible: none',
  '% claims in the last year: None',
  'Workers compensation: the officers are excluded.',
  'Sole proprietor is excluded from workers compensation.',
  '% is primary and non-contributory; any other insurance is excess and does not contribute.',
  'Umbrella follows form over the % coverage.',
  'In the event the % policy is cancelled, the holder will be notified.',
  'If % is cancelled or non-renewed, 30 days notice will be given.',
  'When the % policy is cancelled the producer will endeavor to mail notice.',
  'All previously issued certificates are void.',
  'This certificate cancels and supersedes all prior certificates.',
  'Cancellation of the % policy requires 30 days notice.',
  'Certificate holder is additional insured on the % policy as required by written contract.',
  '% coverage includes contractual liability, no exclusion for XCU.',
  'The holder must be notified before % is cancelled.',
  'None of the % policies has been cancelled.',
  'Unless cancelled, the % policy renews automatically.',
  '% may not be cancelled without notice to the holder.',
  '% was never cancelled.',
  '% self-insured retention: none.',
];

/** Each word of a kind in the place of ~. */
const each = (sentence: string, words: string): string[] => words.split(' ').map((word) => sentence.replace('~', word));

TAKING.push(
  ...each('% is ~.', 'voided excl revoked expired ended dropped discontinued null inactive'),
  ...each('% is not ~.', 'valid covered included provided carried afforded maintained'),
  ...each('The insurer does not ~ %.', 'cover provide insure have'),
  ...each('% is not ~ renewed.', 'being currently now yet'),
  ...each('~ %', 'Without Excludes Excluding'),
  ...each('% is excluded ~ endorsement 4', 'per by under see via pursuant'),
  ...each('% ~ be cancelled on 6/1/26.', 'will shall to'),
  ...each('If there ~ questions call us, % is cancelled.', 'is are was were'),
  ...each('If you ~ questions call us, % is cancelled.', 'have has had'),
  ...each('If you ~ ask us, % is cancelled.', 'do does did will shall'),
  ...each('In case of doubt call us ~ % is cancelled.', 'but however'),
  ...each('Prior to issuance % ~ cancelled.', 'was were had'),
  'The % policy of Oak Partners LLC is not in force.',
  '% is excluded for this project, though the waiver of subrogation stands.',
  'As there are no employees % is cancelled.',
  '% cannot be renewed.',
  '% ins. cancelled 3/1/26',
  '% coverage stopped on 3/1/26.',
  'The insured no longer has %.',
  'The insured does not maintain %.',
  'We did not renew %.',
  'None of the % coverage listed is in effect.',
  'Neither the % policy nor its renewal is in force.',
  '% agg. exhausted 3/1/26',
  'The  %  policy  is  cancelled.',
  '% will not be renewed.',
  '% no longer applies.',
  '% never got bound.',
  'The % carrier is insolvent.',
  '% is under cancellation notice.',
  '% renewal TBD',
  ...each('% replaced ~ policy 7781', 'by with'),
  '% is the policy which was cancelled.',
  'The % policy of the former owner was cancelled.',
  'Prior to policy issuance % was cancelled.',
  'The owner does not have %.',
  '% - SUPERSEDED',
  ...each('The insured ~ to renew %.', 'fails failed'),
  ...each('% ~ neither active nor in force.', 'is are was were'),
  ...each('% will ~ on 6/1/26.', 'terminate lapse cease end'),
  'The insured no longer carries %.',
  ...each('There is no ~ % policy.', 'active current valid'),
  ...each('% was cancelled ~ reinstated.', 'not never until unless if'),
  '% was cancelled and will be reinstated in May.',
  '% was cancelled, to be renewed in May.',
  ...each('% ~ superseded today.', 'is are was were'),
  '% will be superseded today.',
  '% has been superseded today.',
  'The carrier issued a notice of intent to cancel % on 3/1/26.',
  'The carrier intends to cancel %.',
  '% is subject to pending cancellation.',
  'The insured is a self-insurer for %.',
  'Policy ABC-1 replaced this % policy.',
  '% is in the process of being rewritten; it is not in force today.',
  ...each('% begins in May. ~ has not been issued.', 'It'),
  ...each('% begins in May. ~ have not been issued.', 'They Both These'),
);
TAKING_ALL.push(
  'Dock repair at pier 4\nCANCELLED 03/01/2026',
  'Renewal is pending.',
  'Not a valid certificate',
  'Notice of cancellation has been issued.',
  ...each('~ void.', 'Policy Coverages Insurance Certificates'),
);
HARMLESS.push(
  ...each(
    'No % ~.',
    'deductible deductibles retention sir claims losses exclusion exclusions limitation limitations restriction restrictions endorsement endorsements changes',
  ),
  ...each('If % ~ cancelled, notice is given.', 'is are was were being'),
  ...each('If % ~ lapsed, notice is given.', 'has have had'),
  ...each('% is not ~ cancelled.', 'being currently'),
  ...each('The holder is told ~ % is cancelled.', 'whether whenever until upon once'),
  ...each('Workers compensation: the officers are not ~.', 'covered included'),
  'A waiver of subrogation is not provided under %.',
  'Excluded: % deductible',
  'Notice is given prior to % being cancelled.',
  'If % is changed and cancelled, notice is given.',
  'Unless signed the % certificate is null and void.',
  '% has not been cancelled nor suspended.',
  'No % policy has been cancelled.',
  'None of the % policies listed has been cancelled.',
  'Neither the general liability nor the % has been cancelled.',
  'No % policy shall be cancelled until the County has notice.',
  '% may be cancelled by the insurer.',
  'Excluded: pollution and mold.',
  'Effective today notice of cancellation of % will be sent.',
  ...each('The contract for the % work has not been ~.', 'confirmed received'),
  ...each('The waiver and the deductible of % ~ not apply.', 'do does did'),
  ...each('This % policy ~ ABC-1, which was cancelled.', 'replaces supersedes follows'),
  '% will be cancelled only by the County.',
  'Renewal of the lease is pending.',
  ...each('All ~ certificates are void.', 'prior previous earlier'),
  'The % coverage of 2024 was replaced by this policy.',
  '30 days notice of cancellation of % was endorsed and sent.',
  '30 day notice of cancellation of % was endorsed and sent.',
  'A signed contract for % is pending.',
  'Excluded: officers and members under %.',
  '% will be cancelled with 30 days notice.',
  ...each('The ~ is excluded under %.', 'subrogation waiver deductible retention exclusion endorsement'),
  ...each(
    'Workers compensation: ~ excluded.',
    'owner owners proprietor proprietors partner partners officer officers member members executive executives',
  ),
  'In case % is cancelled, notice is given.',
  'Has the % policy been cancelled?',
  'Should any policy be\ncancelled, the % carrier notifies the holder.',
);

const eachName = (sentence: string): (readonly [string, SectionName])[] =>
  SECTION_NAMES.flatMap((section) => NAMES[section].map((name) => [sentence.replace('%', name), section] as const));

test('a sentence takes back the coverage that it names, by whatever name', () => {
  for (const [text, section] of TAKING.flatMap(eachName)) assert.deepEqual(taken(text), [section], text);
});

test('a sentence that names none takes back every coverage', () => {
  for (const text of TAKING_ALL) assert.deepEqual(taken(text), SECTION_NAMES, text);
});

test('a notice, a condition, a denial, and what is said of something else take nothing back', () => {
  for (const [text] of HARMLESS.flatMap(eachName)) assert.deepEqual(taken(text), [], text);
});

test('sentences made of subjects, states, denials and conditions take back what they say, and no more', () => {
  for (const { text, taken: expected } of [...madeSentences(0), ...madeSentences(1)].filter(
    ({ kind }) => kind !== HAZARDS,
  ))
    assert.deepEqual(taken(text), expected, text);
});

/** A text broken into lines before each of its words. */
const broken = (text: string): string[] =>
  Array.from(text.matchAll(/(?<=\S) (?=\S)/g), ({ index }) => `${text.slice(0, index)}\n${text.slice(index + 1)}`);

test('a sentence goes on in the next line', () => {
  const texts = [
    'Please be advised that the % policy shown above has been cancelled effective 03/01/2026',
    'The % coverage is no longer in force',
    '% was not renewed by the carrier',
    'There is no % coverage in force under this policy',
    'The insured does not carry %',
  ];
  for (const [text, section] of texts.flatMap(eachName))
    for (const lines of broken(text))
      for (const before of ['', 'Dock repair at pier 4\n', 'Additional insured as required by contract.\n'])
        assert.ok(taken(before + lines).includes(section), before + lines);
});

test('a line without a stop takes back its own coverage, and not that of the line before or behind', () => {
  for (const [text, section] of [
    ['Umbrella UX-1 renewed\nGL is cancelled', 'general_liability'],
    ['GL is cancelled\nUmbrella UX-1 renewed', 'general_liability'],
    ['The auto policy has been\n \ncancelled', 'auto_liability'],
  ] as const)
    assert.deepEqual(taken(text), [section], text);
  assert.deepEqual(takenBack(['The  GL\tis  void.'])[0]?.sentence, 'The GL is void.');
  assert.ok(taken('GL was cancelled and umbrella was renewed').includes('general_liability'));
});

test('what the form prints takes nothing back, wherever its lines end', () => {
  const texts = [
    'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.',
    'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, THE ISSUING INSURER WILL ENDEAVOR TO MAIL 10 DAYS WRITTEN NOTICE TO THE CERTIFICATE HOLDER NAMED TO THE LEFT, BUT FAILURE TO DO SO SHALL IMPOSE NO OBLIGATION OR LIABILITY OF ANY KIND UPON THE INSURER.',
    'THIS CERTIFICATE DOES NOT AFFIRMATIVELY OR NEGATIVELY AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW.',
    'LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.',
    'If SUBROGATION IS WAIVED, subject to the terms and conditions of the policy, certain policies may require an endorsement.',
    "WORKERS COMPENSATION AND EMPLOYERS' LIABILITY Y / N ANY PROPRIETOR/PARTNER/EXECUTIVE OFFICER/MEMBER EXCLUDED? (Mandatory in NH)",
    'The general liability policy will not be cancelled, terminated, or materially altered without 30 days prior written notice.',
    'Thirty days written notice will be given should the automobile policy be cancelled, reduced, or not renewed.',
    'If the described policies are changed, reduced or cancelled before the expiration date, notice will be mailed.',
  ];
  for (const lines of texts.flatMap(broken)) assert.deepEqual(taken(lines), [], lines);
});

test('endorsements are denied by what sentences say of them, and of no other coverage', () => {
  const additional = ['general_liability', 'auto_liability', 'umbrella_excess'].map(
    (one) => `${one}.additional_insured`,
  );
  const waived = SECTION_NAMES.map((one) => `${one}.subrogation_waived`);
  for (const [text, expected] of [
    ['The holder is not an additional insured.', additional],
    ['The owner was never named as an additional insured.', additional],
    ['Neither of them is an additional insured.', additional],
    ['Additional insureds: none', additional],
    ['Additional insured endorsement excluded', additional],
    ['The additional insured endorsement was deleted.', additional],
    ['The additional insured request was withdrawn.', additional],
    ['Additional insured\ndeclined by the carrier', additional],
    ['Waiver of subrogation does not apply.', waived],
    ['Subrogation is not waived.', waived],
    ['No waivers of subrogation on W/C', ['workers_comp.subrogation_waived']],
    ['GL: the holder is not an additional insured.', ['general_liability.additional_insured']],
    ['Additional insured for auto, not an additional insured for GL.', ['general_liability.additional_insured']],
    ['An additional insured on GL, not on W/C.', []],
    ['The holder is not an additional insured unless a contract asks for it.', []],
    ['The holder is not an additional insured except for GL.', []],
    ['Where the owner is not an additional insured, ask.', []],
    ['When it is not an additional insured, ask.', []],
    ['The holder is an additional insured. It is not the owner.', []],
    ['Additional insured status is primary and does apply to all.', []],
  ] as const) {
    assert.deepEqual([...new Set(deniedEndorsements([text]).map(([path]) => path))], expected, text);
  }
});
