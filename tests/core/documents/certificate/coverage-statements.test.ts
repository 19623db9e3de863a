import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECTION_NAMES } from '../../../../core/documents/certificate/acord-25.ts';
import { takenBack } from '../../../../core/documents/certificate/coverage-statements.ts';
import type { SectionName } from '../../../../core/documents/certificate/form-box.ts';
import { HAZARDS, madeSentences } from './made-sentences.ts';
import { HARMLESS, NAMES, TAKING, TAKING_ALL } from './said-sentences.ts';

/** Returns the coverages that a text withdraws, in the order of the form. */
function taken(text: string): readonly SectionName[] {
  const found = new Set(takenBack([text]).map(({ path }) => path));
  return SECTION_NAMES.filter((name) => found.has(name));
}

const eachName = (sentence: string): (readonly [string, SectionName])[] =>
  SECTION_NAMES.flatMap((section) => NAMES[section].map((name) => [sentence.replace('%', name), section] as const));

test('a sentence withdraws the coverage that it names, by any of its names', () => {
  for (const [text, section] of TAKING.flatMap(eachName)) assert.deepEqual(taken(text), [section], text);
});

test('a sentence about several coverages withdraws only those that it says are not in force', () => {
  for (const [text, expected] of [
    ['GL and the auto are in force, but the umbrella is not.', ['umbrella_excess']],
    ['GL is cancelled and so is the auto.', ['general_liability', 'auto_liability']],
    ['All coverages except GL and the auto are in force.', ['general_liability', 'auto_liability']],
    ['Umbrella issued with GL was cancelled.', ['general_liability', 'umbrella_excess']],
    ['GL was issued in May and cancelled in June, auto cancelled in July.', ['general_liability', 'auto_liability']],
    ['No GL is in force and the auto is cancelled.', ['general_liability', 'auto_liability']],
    ['Auto is in force and GL is cancelled, auto will be cancelled in May.', ['general_liability', 'auto_liability']],
    ['GL was cancelled. Auto was issued and is valid.', ['general_liability']],
    ['GL is cancelled and auto is in force since May.', ['general_liability']],
  ] as const)
    assert.deepEqual(taken(text), expected, text);
});

test('a sentence that names no coverage withdraws all of them', () => {
  for (const text of TAKING_ALL) assert.deepEqual(taken(text), SECTION_NAMES, text);
});

test('a notice, a condition, a denial or a remark about something else withdraws nothing', () => {
  for (const [text] of HARMLESS.flatMap(eachName)) assert.deepEqual(taken(text), [], text);
});

test('generated sentences withdraw exactly what they say', () => {
  for (const { text, taken: expected } of [...madeSentences(0), ...madeSentences(1)].filter(
    ({ kind }) => kind !== HAZARDS,
  ))
    assert.deepEqual(taken(text), expected, text);
});

/** Returns the text with a line break at each of its spaces in turn. */
const broken = (text: string): string[] =>
  Array.from(text.matchAll(/(?<=\S) (?=\S)/g), ({ index }) => `${text.slice(0, index)}\n${text.slice(index + 1)}`);

test('a sentence continues on the next line', () => {
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

test('a line without a period withdraws its own coverage, and not that of a neighboring line', () => {
  for (const [text, section] of [
    ['Umbrella UX-1 renewed\nGL is cancelled', 'general_liability'],
    ['GL is cancelled\nUmbrella UX-1 renewed', 'general_liability'],
    ['The auto policy has been\n \ncancelled', 'auto_liability'],
  ] as const)
    assert.deepEqual(taken(text), [section], text);
  assert.deepEqual(takenBack(['The  GL\tis  void.'])[0]?.sentence, 'The GL is void.');
  assert.ok(taken('GL was cancelled and umbrella was renewed').includes('general_liability'));
});

test('the preprinted text of the form withdraws nothing, wherever its lines end', () => {
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

test('a sentence denies an endorsement only of the coverage that it names', () => {
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
    ['No owner is an additional insured.', additional],
    ...['listed', 'granted', 'extended', 'attached'].map(
      (given) => [`A waiver of subrogation has not been ${given}.`, waived] as const,
    ),
    ['The waiver of subrogation on GL was not granted.', ['general_liability.subrogation_waived']],
    ['Waiver of subrogation has been removed from the GL policy.', ['general_liability.subrogation_waived']],
    ['Umbrella is without waiver of subrogation.', ['umbrella_excess.subrogation_waived']],
    ['The additional insured endorsement has not been added.', additional],
    ['Subrogation is waived on GL; on auto it is not.', []],
    ['The additional insured endorsement has not been deleted.', []],
    ['The additional insured endorsement was deleted and reinstated.', []],
    ['The additional insured endorsement of the prior policy was deleted.', []],
    ['No exclusion applies to additional insureds.', []],
    ['Additional insured coverage is primary and not contributing.', []],
    ['Additional insured coverage without limitation.', []],
    ['An additional insured on GL, not on W/C.', []],
    ['The holder is not an additional insured unless a contract asks for it.', []],
    ['The holder is not an additional insured except for GL.', []],
    ['Where the owner is not an additional insured, ask.', []],
    ['When it is not an additional insured, ask.', []],
    ['The holder is an additional insured. It is not the owner.', []],
    ['Additional insured status is primary and does apply to all.', []],
  ] as const) {
    assert.deepEqual([...new Set(takenBack([text]).map(({ path }) => path))], expected, text);
  }
});
