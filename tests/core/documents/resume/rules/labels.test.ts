import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isLabel, labelOf, meaningOf } from '../../../../../core/documents/resume/rules/words/labels.ts';

/** Labels and what they name; a question mark is before what they name if nothing else in their table does. */
const MEANINGS: readonly (readonly [label: string, kinds: string])[] = [
  ['Employer', 'company'],
  ['Position(s) held', 'title'],
  ['Job title (most recent first)', 'title'],
  ['Job title:', 'title'],
  ["Employer's name", 'company'],
  ['Name of employer', 'company'],
  ['Name of present or last employer', 'company'],
  ['Name and address of employer', 'company+place'],
  ['Employer, City', 'company+place'],
  ['Position / Employer', 'title+company'],
  ['Employer telephone', 'other'],
  ['Worked for', 'company'],
  ['Employed as', 'title'],
  ['Based in', 'place'],
  ['Signed on', 'start'],
  ['Signed off', 'end'],
  ['From', 'start'],
  ['Date of leaving', 'end'],
  ['First day', 'start'],
  ['Last day', 'end'],
  ['From / To', 'dates'],
  ['Month/year from', 'start'],
  ['Tenure', 'dates'],
  ['Reporting to', 'other'],
  ['Starting salary', 'other'],
  ['Job description', 'duties'],
  ['Nature of work', 'duties'],
  ['Nature of business', 'other'],
  ['School, college or university', 'institution'],
  ['Place of study', 'institution'],
  ['Type of degree', 'degree'],
  ['Study type', 'degree'],
  ['Contract type', 'other'],
  ['Title of qualification', 'degree'],
  ['Degree / Major', 'degree+field'],
  ['Field of study', 'field'],
  ['Course of study', 'field'],
  ['Degree of skill', 'level'],
  ['Date of birth', 'other'],
  ['Year obtained', 'dates'],
  ['Completed', 'dates'],
  ['How well', 'level'],
  ['Years of experience', 'dates'],
  ['Skill area', 'skill'],
  ['Award', 'other ?degree'],
  ['Client', 'other ?company'],
  ['What', 'other ?skill'],
];

suite('what labels name', () => {
  for (const [label, kinds] of MEANINGS) {
    test(`${label}: ${kinds}`, () => {
      const meaning = meaningOf(label);
      assert.equal([meaning?.kinds.join('+'), ...(meaning?.maybe ? [`?${meaning.maybe}`] : [])].join(' '), kinds);
    });
  }

  for (const text of [
    'Line Cook',
    'Acme Corp',
    'Date 2019',
    'Certificate in',
    'Position: Baker',
    'the name of which',
    'date period year month term position title role job post rank employer company firm school',
    '',
  ]) {
    test(`${JSON.stringify(text)} is no label`, () => {
      assert.equal(meaningOf(text), undefined);
    });
  }
});

suite('labels by themselves', () => {
  for (const text of ['Diploma', 'Project Manager', 'Technical Certificate']) {
    test(`"${text}" may be a value`, () => {
      assert.equal(isLabel(text), false);
    });
  }

  test('include those that are no values', () => {
    assert.equal(isLabel('Major'), true);
    assert.equal(isLabel('Name of employer'), true);
  });
});

const LABELS: readonly (readonly [text: string, of: string | undefined, rest?: string])[] = [
  ['Employer: Acme Corp', 'company', 'Acme Corp'],
  ["Employer's name: Acme Corp", 'company', 'Acme Corp'],
  ['Job title (most recent first): Baker', 'title', 'Baker'],
  ['School, college or university: Stark College', 'institution', 'Stark College'],
  ['Name and address of employer: Acme Corp', 'company', 'Acme Corp'],
  ['Client: Acme Corp', 'company', 'Acme Corp'],
  ['Position / Employer: Baker', 'other', 'Baker'],
  ['Project: Bypass', 'other', 'Bypass'],
  ['Diploma: Welding', 'other', 'Welding'],
  ['Certificate, Major: Welding', undefined],
  ['Acme Corp', undefined],
];

suite('labels before values', () => {
  for (const [text, of, rest] of LABELS) {
    test(`"${text}" is labelled ${of ?? 'with nothing'}`, () => {
      const label = labelOf(text);
      assert.equal(label?.of, of);
      assert.equal(label && text.slice(label.length), rest);
    });
  }
});
