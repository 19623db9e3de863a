import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';
import { rowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import { piecesOf } from '../../../../../core/documents/resume/tagger/pieces.ts';
import { NO_TAGS, tagResume } from '../../../../../core/documents/resume/tagger/tag-resume.ts';
import { madeResumes } from '../made/made-resumes.ts';
import { decodeResumeModel, encodeResumeModel } from '../../../../../core/documents/resume/tagger/resume-model.ts';

/** The rules take this title for an employer, because no other role shows which is which. */
const ONE_ROLE = textPages(`Jane Doe
jane@example.com

Work Experience

Security Guard
Rosenthal & Partners - Leeds, UK
May 2011 to June 2014
• Taught the evening course.

Skills
Tableau, Welding
`);

type Roles = { readonly title: string | null; readonly company: string | null }[];

const rolesOf = (reading: object): string[] =>
  (reading as { work_history: Roles }).work_history.map(({ title, company }) => `${title} | ${company}`);

test('the tagger keeps a title from being served as an employer', () => {
  assert.deepEqual(rolesOf(readResume(ONE_ROLE, () => NO_TAGS)), ['null | Security Guard']);
  assert.deepEqual(rolesOf(readResume(ONE_ROLE)), ['Security Guard | Rosenthal & Partners']);
});

test('the tagger fills in what the rules leave null', () => {
  // The rules do not read dates right before a degree.
  const made = madeResumes('popular', { each: 1 }).find(({ layout }) => layout.startsWith('a functional one'));
  const studiesOf = (reading: object): unknown[] =>
    (reading as { education: { degree: unknown; field: unknown; institution: unknown }[] }).education.map(
      ({ degree, field, institution }) => [degree, field, institution],
    );
  const pages = textPages(made?.text ?? '');
  const printed = made?.truth.education ?? [];
  const alone = printed.map(({ institution }) => [null, null, institution]);
  assert.deepEqual(studiesOf(readResume(pages, () => NO_TAGS)), alone);
  const both = printed.map(({ degree, field, institution }) => [degree, field, institution]);
  assert.deepEqual(studiesOf(readResume(pages)), both);
});

/** Two names after each title, and no word that shows which one is the employer. */
const TWO_NAMES = textPages(`Jane Doe
jane@example.com

Experience
Nurse, Harbor          Truro
2019 - 2021
Cook, Mill          Poole
2016 - 2019
`);

test('a name that may be split in two ways is null, whatever the tagger reads', () => {
  assert.deepEqual(rolesOf(readResume(TWO_NAMES)), ['null | null', 'null | null']);
});

test('names end before a larger city that they contain, or that nothing else explains', () => {
  const pages = textPages(`Jane Roe
jane.roe@mail.example

Experience

Data Analyst, Ambergate, Aalborg
2018 - 2019
- Built reports for six teams.

Clerk, Orchidale, Aalborg
2015 - 2018
- Kept the books of forty shops.

Education

MSc, Chemistry
Accra University, Accra    2013 - 2015`);
  assert.deepEqual(rolesOf(readResume(pages)), ['Data Analyst | Ambergate', 'Clerk | Orchidale']);
  assert.ok(tagResume(rowsOf(pages)).sure('institution', 'Accra University') > 0.9);
});

test('headings that the tagger does not expect begin sections too', () => {
  const work = 'Work\nStaff Nurse\nSt. Mary Hospital\n2018 - Present\nCared for patients in the ward and led shifts.';
  const unpaid = 'Volunteer\nTutor\nBoys and Girls Club\n2015 - 2016';
  const pages = textPages(
    `Jane Roe\njane.roe@mail.example\n${work}\n${unpaid}\nEducation\nB.A. History, 2013, Acme University`,
  );
  assert.deepEqual(rolesOf(readResume(pages)), ['Staff Nurse | St. Mary Hospital']);
});

test('a heading by itself above what reads like skills ends a list of them', () => {
  const list = 'Skills\nPython, SQL, Docker\nCoursework\nPython, Excel, Welding';
  const { skills } = readResume(textPages(`Jane Roe\njane.roe@mail.example\n${list}`));
  assert.deepEqual(skills, ['Python', 'SQL', 'Docker']);
});

test('headings in a list of skills end it if what is beside them is none', () => {
  const list = ['Skills', 'Methods     Welding, Soldering, Brazing', 'Other     Rotary Club, Chess Club, Red Cross'];
  const head = 'Jane Roe\njane.roe@mail.example\n\nExperience\nData Analyst, Acme Corp, 2018 - 2019';
  const { skills } = readResume(textPages(`${head}\nBuilt reports for six teams.\n\n${list.join('\n')}`));
  assert.deepEqual(skills, ['Welding', 'Soldering', 'Brazing']);
});

test('honours in brackets are part of a piece, and a note is a piece of its own', () => {
  const pieces = piecesOf(rowsOf(textPages('BSc (Honours), Physics (evenings)')));
  assert.deepEqual(
    pieces.map(({ text }) => text),
    ['BSc (Honours)', 'Physics', 'evenings'],
  );
});

test('a document without words has no tags', () => {
  const without = { sure: undefined, isNoHeading: undefined };
  assert.deepEqual({ ...tagResume([]), ...without }, { ...NO_TAGS, ...without });
});

test("the tagger's weights survive a round trip, and other files are rejected", () => {
  const bytes = gunzipSync(readFileSync(new URL('../../../../../data/resume-tagger.bin.gz', import.meta.url)));
  assert.ok(Buffer.from(encodeResumeModel(decodeResumeModel(bytes))).equals(bytes));
  const other = Uint8Array.from(bytes);
  other[0] = 0;
  for (const wrong of [other, bytes.subarray(1), bytes.subarray(0, -1), new Uint8Array()])
    assert.throws(() => decodeResumeModel(wrong), TypeError);
});

test('only the resume rules load the tagger, and the first resume loads them', () => {
  const sourceOf = (path: string): string =>
    readFileSync(new URL(`../../../../../core/documents/${path}`, import.meta.url), 'utf8');
  assert.match(sourceOf('embedded-reader.ts'), /await import\('\.\/resume\/rules\/read-resume\.ts'\)/);
  for (const path of ['embedded-reader.ts', 'resume/parse-resume.ts', 'resume/resume-answer.ts', '../sources.ts'])
    assert.doesNotMatch(sourceOf(path), /tagger\/tag-resume|from '.*rules\/read-resume/, path);
});

test('an employer behind the sign that leads to it is a piece', () => {
  const pieces = piecesOf(rowsOf(textPages('Baker @Acme Foods')));
  assert.deepEqual(
    pieces.map(({ text, before }) => [text, before]),
    [
      ['Baker', ''],
      ['Acme Foods', '@'],
    ],
  );
});
