import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { rowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import { sectionsOf } from '../../../../../core/documents/resume/rules/resume-sections.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';

function kindsOf(text: string): string[] {
  return sectionsOf(rowsOf(textPages(text))).map(({ kind, rows }) => `${kind} ${rows.length}`);
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
      assert.deepEqual(kindsOf(`Jane Doe\n${heading}\nsomething below`), ['head 1', `${kind} 1`]);
    });
  }

  for (const line of [
    '* Skills',
    'Experience with Python.',
    'education, 2019',
    'Northwind Continuing Education',
    'Work',
  ]) {
    const isHeading = line === 'Work';
    test(`"${line}" ${isHeading ? 'is' : 'is not'} one`, () => {
      assert.equal(kindsOf(`Jane Doe\n${line}\nsomething below`).length, isHeading ? 2 : 1);
    });
  }

  test('a field before a known word makes a heading where it looks like the others', () => {
    const text = 'Jane Doe\n\nEDUCATION\nA\n\nCOMPUTER ENGINEERING EXPERIENCE\nB\n\nCOMMUNITY EXPERIENCE\nC';
    assert.deepEqual(kindsOf(text), ['head 1', 'education 1', 'experience 1', 'other 1']);
    assert.deepEqual(kindsOf('Jane Doe\n\nEDUCATION\nA\nNorthwind Continuing Education\nB'), ['head 1', 'education 3']);
  });

  test('courses within education do not end it', () => {
    assert.deepEqual(kindsOf('Education\nA\nCourses\nB\nSkills\nC'), ['education 3', 'skills 1']);
  });
});
