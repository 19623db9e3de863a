import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import { skillsOf } from '../../../../../core/documents/resume/rules/skills.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';

const SKILLS: readonly (readonly [why: string, text: string, skills: readonly string[]])[] = [
  ['a list after its label', 'Languages: Python, Go, C++', ['Python', 'Go', 'C++']],
  ['a list separated by dots', 'Java • Shell • C', ['Java', 'Shell', 'C']],
  ['one per row', 'Python\nGo', ['Python', 'Go']],
  ['items of a group, without its heading and level', 'Web\nMaster\n * HTML\n * CSS', ['HTML', 'CSS']],
  ['duplicates once', 'Python, python', ['Python']],
  ['no interests', 'Interests: Tennis, Math\nTools: Git', ['Git']],
  ['no mother tongue', 'Mother tongue      English\nTools      Git, Word', ['Git', 'Word']],
  ['no spoken languages', 'Tools: Git, Word\nLanguages: English (native), Spanish (conversational)', ['Git', 'Word']],
  ['no sentence', 'I enjoy working with people from all over the world', []],
  ['no words without separators', 'HTML CSS Javascript', []],
];

for (const [why, text, skills] of SKILLS) {
  test(`skills include ${why}`, () => {
    assert.deepEqual(
      skillsOf(rowsOf(textPages(text)), () => false).map((one) => one.text),
      skills,
    );
  });
}
