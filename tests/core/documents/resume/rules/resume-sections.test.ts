import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { rowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import { headingKind } from '../../../../../core/documents/resume/rules/resume-sections.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';

/** What the second row of a text begins. */
function kindOf(text: string): string | undefined {
  const row = rowsOf(textPages(`Jane Doe\n${text}\nsomething below`))[1];
  return row && headingKind(row);
}

const HEADINGS: readonly (readonly [heading: string, kind: string])[] = [
  ['EXPERIENCE', 'experience'],
  ['Work Experience', 'experience'],
  ['WORK EXPERIENCE(3)', 'experience'],
  ['## Employment History', 'experience'],
  ['**Skills & Tools**', 'skills'],
  ['E D U C A T I O N', 'education'],
  ['Education & Training:', 'education'],
  ['¥Skills', 'skills'],
  ['Volunteer Experience', 'other'],
  ['About me', 'summary'],
];

suite('headings', () => {
  for (const [heading, kind] of HEADINGS) {
    test(`"${heading}" begins ${kind}`, () => {
      assert.equal(kindOf(heading), kind);
    });
  }

  for (const line of ['* Skills', 'Experience with Python.', 'education, 2019', 'Northwind Continuing Education']) {
    test(`"${line}" is none`, () => {
      assert.equal(kindOf(line), undefined);
    });
  }
});
