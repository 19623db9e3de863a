import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import { skillsOf } from '../../../../../core/documents/resume/rules/skills.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';

const SKILLS: readonly (readonly [why: string, text: string, skills: readonly string[]])[] = [
  ['a list behind its label', 'Languages: Python, Go, C++', ['Python', 'Go', 'C++']],
  ['a list parted by dots', 'Java • Shell • C', ['Java', 'Shell', 'C']],
  ['one a row', 'Python\nGo', ['Python', 'Go']],
  ['groups of items: headings and levels are none', 'Web\nMaster\n * HTML\n * CSS', ['HTML', 'CSS']],
  ['once each', 'Python, python', ['Python']],
  ['interests are none', 'Interests: Tennis, Math\nTools: Git', ['Git']],
  ['a mother tongue is none', 'Mother tongue      English\nTools      Git, Word', ['Git', 'Word']],
  [
    'nor is how well one is spoken',
    'Tools: Git, Word\nLanguages: English (native), Spanish (conversational)',
    ['Git', 'Word'],
  ],
  ['a sentence is none', 'I enjoy working with people from all over the world', []],
  ['words without signs between them are not told apart', 'HTML CSS Javascript', []],
];

for (const [why, text, skills] of SKILLS) {
  test(why, () => {
    assert.deepEqual(
      skillsOf(rowsOf(textPages(text)), () => false),
      skills,
    );
  });
}
