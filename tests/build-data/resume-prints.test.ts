import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { chanceBy } from '../../build-data/chance.ts';
import { seededRandom } from '../../build-data/classifier/random.ts';
import { jsonResume, type MarkedResume } from '../../build-data/resume-prints/json-resume.ts';
import type { Bit } from '../../build-data/resume-tagger/drawing.ts';
import type { Material } from '../../build-data/resume-tagger/material.ts';
import { makerOf } from '../../build-data/resume-tagger/people.ts';
import {
  printedResume,
  printFile,
  printOf,
  readPrints,
  encodePrint,
} from '../../build-data/resume-tagger/printed-resumes.ts';
import { themePages, themesIn } from '../../build-data/resume-prints/theme-pages.ts';
import { startThemePrinter } from '../../build-data/resume-prints/theme-printer.ts';
import { chromiumAbsence } from '../console/chromium.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const MATERIAL: Material = {
  given: ['Mara', 'Rupert', 'Thandiwe'],
  surnames: ['Ellingsen', 'Stone', 'Nkosi'],
  ordinary: ['harbor', 'lantern', 'granite'],
  firms: ['Harbor Mill Logistics', 'Quillfeather Press'],
  cities: ['Accra', 'Quito'],
  countries: ['Ghana'],
  codes: ['GH'],
};

const resumeBy = (seed: number): MarkedResume => jsonResume(makerOf(chanceBy(seededRandom(seed)), MATERIAL), MATERIAL);

interface Resume {
  readonly basics: { readonly name: string; readonly email: string };
  readonly work: readonly { readonly name: string; readonly company: string; readonly startDate: string }[];
  readonly skills: readonly { readonly name: string; readonly keywords: readonly string[] }[];
}

test('the words of a value have its mark before them in a JSON Resume, and other text has none', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const { resume, bits } = resumeBy(seed);
    const found = new Map<number, string>();
    for (const [text] of JSON.stringify(resume).matchAll(/[\uE000-\uEFFF][^"\uE000-\uEFFF]*/gu)) {
      const value = text.charCodeAt(0) - 0xe000;
      found.set(value, (found.get(value) ?? '') + text.slice(1));
    }
    for (const [value, { text, field }] of bits.entries()) {
      // The parts of a place have a field each, and are joined by the theme. A company is there twice, for old and new themes.
      if (field === 'location') assert.ok(text.startsWith(found.get(value)?.slice(0, 4) ?? '?'), text);
      else if (field !== 'company') assert.equal(found.get(value), text);
    }
    const { basics, work } = resume as unknown as Resume;
    assert.match(basics.name, /^\uE000/);
    assert.doesNotMatch(basics.email, /[\uE000-\uEFFF]/u);
    for (const { name, company, startDate } of work) {
      assert.equal(name, company);
      assert.match(startDate, /^\d{4}-\d\d(-\d\d)?$/);
    }
  }
});

test('the same seed gives the same resume', () => {
  assert.deepEqual(resumeBy(4), resumeBy(4));
  assert.notDeepEqual(resumeBy(4).resume, resumeBy(5).resume);
});

/** Sets the name wide, companies in capitals, the first word of a title bold, and a comma between skills by its style sheet. */
const THEME = `
exports.render = ({ basics, work, education, skills }) => \`<html><head><style>
  h2 { text-transform: uppercase } li { display: inline } li + li::before { content: ", " } .no { display: none }
</style><body><h1>\${basics.name}</h1><p class="no">\${basics.name}</p>
\${work.map((one) => \`<h2>\${one.name}</h2><p><b>\${one.position.split(' ')[0]}</b> \${one.position.split(' ').slice(1).join(' ')} <i>\${one.startDate}</i></p>\`).join('')}
\${education.map((one) => \`<p>\${one.studyType}, \${one.area}, \${one.institution}</p>\`).join('')}
<ul>\${skills.flatMap((one) => [one.name, ...one.keywords]).map((one) => \`<li>\${one}</li>\`).join('')}</ul></body></html>\`;`;

const BROKEN = `exports.render = () => { throw new Error('no such helper'); };`;
const ENDS = `process.exit(3);`;
const CURIOUS = `exports.render = () => require('node:fs').readFileSync('/etc/hostname', 'utf8');`;

async function themesOf(folder: string, sources: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, source] of Object.entries(sources)) {
    const theme = join(folder, 'node_modules', `jsonresume-theme-${name}`);
    await mkdir(theme, { recursive: true });
    await writeFile(join(theme, 'index.js'), source);
    await writeFile(
      join(theme, 'package.json'),
      JSON.stringify({ name: `jsonresume-theme-${name}`, version: '1.0.0' }),
    );
  }
}

test('a theme that fails, ends its process or reads what is not its own gives no page, and the reason', async (t) => {
  const folder = await temporaryFolder(t);
  await themesOf(folder, { broken: BROKEN, ends: ENDS, curious: CURIOUS });
  assert.equal((await themesIn(folder)).length, 3);
  for (const [name, reason] of [
    ['broken', /no such helper/],
    ['ends', /ended the process/],
    ['curious', /restricted/],
  ] as const) {
    const [page] = await themePages({ folder, theme: `jsonresume-theme-${name}`, resumes: [resumeBy(1).resume] });
    assert.ok(page && 'failure' in page);
    assert.match(page.failure, reason);
  }
});

test('the characters of a printed page are those of their values', { skip: chromiumAbsence() }, async (t) => {
  const folder = await temporaryFolder(t);
  await themesOf(folder, { plain: THEME });
  const printer = await startThemePrinter();
  t.after(() => printer.close());
  const all = [1, 2, 3].map(resumeBy);
  const theme = 'jsonresume-theme-plain';
  const pages = await themePages({ folder, theme, resumes: all.map(({ resume }) => resume) });
  for (const [i, marked] of all.entries()) {
    const page = pages[i]!;
    assert.ok('html' in page);
    const print = printOf(theme, await printer.wordsOf(page.html, marked.bits.length), marked);
    await writeFile(printFile(folder, theme, i + 1), encodePrint(print));
    const { document, owners } = printedResume(print);
    assert.doesNotMatch(document.text, /[\uE000-\uEFFF]/u);
    const shown = new Map<Bit, string>();
    for (const [at, bit] of owners.entries())
      if (bit) shown.set(bit, (shown.get(bit) ?? '') + document.text.charAt(at));
    for (const [{ text, field }, chars] of shown) {
      const value = text.replaceAll(' ', '');
      // An employer is printed with each of its roles; in capitals by the style sheet, as the list's commas are.
      if (field === 'company') assert.equal(chars.replaceAll(value.toUpperCase(), ''), '');
      else assert.equal(chars.replace(/,$/, ''), value);
    }
    const isPrinted = ({ field }: Bit): boolean => field !== 'location' && field?.endsWith('_place') === false;
    assert.equal(shown.size, marked.bits.filter(isPrinted).length);
  }
  assert.equal((await readPrints(folder)).length, 3);
});
