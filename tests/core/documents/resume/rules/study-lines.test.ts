import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteFinder } from '../../../../../core/documents/reading/find-quote.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import { parseResume } from '../../../../../core/documents/resume/parse-resume.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';
import { NO_TAGS } from '../../../../../core/documents/resume/tagger/tag-resume.ts';
import { compareResume, countsOf, totalOf, type Compared } from '../made/compared.ts';
import { studyLines, type Arrangements } from '../made/study-lines.ts';

/** Resumes of each kind. */
const EACH = 120;

const NOBODY = { name: null, email: null, phone: null, location: null };

/** Compares the printed and served education fields of a text. */
function comparedIn(text: string, studies: ReturnType<typeof studyLines>[number]['studies']): Compared[] {
  const outcome = parseResume(readResume(textPages(text)), quoteFinder({ type: 'text', text }, text));
  const served = outcome.kind === 'answer' ? outcome.answer : undefined;
  const own = served && { ...served, contact: NOBODY, work_history: [], skills: [] };
  return compareResume(own, { contact: NOBODY, work_history: [], education: studies, skills: [] });
}

for (const which of ['looked', 'counted'] satisfies Arrangements[]) {
  test(`studies are read in any order of their parts (${which})`, () => {
    const counts = countsOf(studyLines(which, EACH).flatMap(({ text, studies }) => comparedIn(text, studies)));
    for (const { field, right, wrong, missing } of counts) {
      const share = right / (right + wrong + missing);
      assert.ok(share > 0.95, `${field}: ${right} right, ${wrong} wrong, ${missing} missing`);
    }
    const { right, wrong } = totalOf(counts);
    assert.ok(wrong / (right + wrong) < 0.01, `${wrong} of ${right + wrong} served values are wrong`);
  });
}

test('two fields in brackets behind a degree are not a town', () => {
  const text = 'Jane Roe\njane@roe.example\n\nEDUCATION\nBSc (Physics, Chemistry)\nAcme University\n2015';
  const { education } = readResume(textPages(text), () => NO_TAGS);
  const [{ degree, field }] = education as [{ degree: string; field: string }];
  assert.deepEqual([degree, field], ['BSc', 'Physics, Chemistry']);
});
