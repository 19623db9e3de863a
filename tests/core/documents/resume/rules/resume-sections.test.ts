import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { layOut } from '../../../../../core/documents/pages/layout.ts';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';
import { rowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import { sectionsOf } from '../../../../../core/documents/resume/rules/resume-sections.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';

function kindsOf(text: string): string[] {
  return sectionsOf(rowsOf(textPages(text))).map(({ kind, rows }) => `${kind} ${rows.length}`);
}

const HEADINGS: readonly (readonly [heading: string, kind: string])[] = [
  ...['INSTITUTIONS ATTENDED WITH DATES', 'QUALIFICATIONS OBTAINED WITH DATES', 'Educational Attainment'].map(
    (heading) => [heading, 'education'] as const,
  ),
  ['EXPERIENCE', 'experience'],
  ['Work Experience', 'experience'],
  ['WORK EXPERIENCE(3)', 'experience'],
  ['## Employment History', 'experience'],
  ['**Skills & Tools**', 'skills'],
  ['E D U C A T I O N', 'education'],
  ['Education & Training:', 'education'],
  ['¥Skills', 'skills'],
  ['Contract History', 'experience'],
  ['Contract work', 'experience'],
  ['What I can do', 'skills'],
  ["Where I've done it", 'experience'],
  ['What I learned', 'education'],
  ['School', 'education'],
  ['Learnt', 'education'],
  ['SCHOOLS ATTENDED', 'education'],
  ['Colleges attended', 'education'],
  ['Universities', 'education'],
  ['Places of study', 'education'],
  ['Academic record', 'education'],
  ['SCHOLASTIC RECORD', 'education'],
  ['Scholastic background', 'education'],
  ['Educational institutions', 'education'],
  ['Training attended', 'other'],
  ['Academic Preparation', 'education'],
  ['Decorations', 'other'],
  ['Volunteer Work (120 hours)', 'other'],
  ['S K I LLS', 'skills'],
  ['Volunteer Experience', 'other'],
  ['About me', 'summary'],
  ['Present or most recent employment', 'experience'],
  ['Skills you would bring', 'skills'],
  ['Record of service', 'experience'],
];

suite('headings', () => {
  for (const [heading, kind] of HEADINGS) {
    test(`include "${heading}" for ${kind}`, () => {
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
    test(`${isHeading ? 'include' : 'exclude'} "${line}"`, () => {
      assert.equal(kindsOf(`Jane Doe\n${line}\nsomething below`).length, isHeading ? 2 : 1);
    });
  }

  test('may have a field before a known word if they look like the others', () => {
    const text = 'Jane Doe\n\nEDUCATION\nA\n\nCOMPUTER ENGINEERING EXPERIENCE\nB\n\nCOMMUNITY EXPERIENCE\nC';
    assert.deepEqual(kindsOf(text), ['head 1', 'education 1', 'experience 1', 'other 1']);
    assert.deepEqual(kindsOf('Jane Doe\n\nEDUCATION\nA\nNorthwind Continuing Education\nB'), ['head 1', 'education 3']);
  });

  test('do not include courses within education', () => {
    assert.deepEqual(kindsOf('Education\nA\nCourses\nB\nSkills\nC'), ['education 3', 'skills 1']);
  });
});

test('a repeated heading begins a section each time, unless it is a label within work', () => {
  assert.deepEqual(kindsOf('Jane Doe\n\nSkills\nA\n\nAwards\nB\n\nEducation\nC\n\nAwards\nD').slice(1), [
    'skills 1',
    'other 1',
    'education 1',
    'other 1',
  ]);
  assert.deepEqual(kindsOf('Jane Doe\n\nWork\nA\n\nSkills\nB\n\nWork\nC\n\nSkills\nD').slice(1), [
    'experience 1',
    'skills 1',
    'experience 1',
    'skills 1',
  ]);
});

suite('the end of a list of skills', () => {
  const SKILLS = 'Jane Doe\n\nSkills\nSQL; Excel\n\n';
  test('a dated title ends it, with the rows above it since the last gap', () => {
    assert.deepEqual(kindsOf(`${SKILLS}Gigs of mine\nBaker, Acme Corp\n2018 - 2019\n\nCook, Stark Ltd, 2017 - 2018`), [
      'head 1',
      'skills 1',
      'other 4',
    ]);
  });
  test('a dated skill does not end it', () => {
    assert.deepEqual(kindsOf(`${SKILLS}Cobol     2015 - 2018`), ['head 1', 'skills 2']);
  });
  test('a title without dates does not end it', () => {
    assert.deepEqual(kindsOf(`${SKILLS}Trained baker`), ['head 1', 'skills 2']);
  });
});

const BEFORE = ['Jane Example', '', 'Experience', 'Clerk, Harbor Mill Logistics, 2019 - 2021', 'Kept the books', ''];

function sections(...lines: readonly string[]): string[][] {
  return sectionsOf(rowsOf(textPages([...BEFORE, ...lines].join('\n')))).map(({ kind, rows }) => [
    kind,
    ...rows.map(({ text }) => text),
  ]);
}

suite('a row with a label and a colon', () => {
  const HEADINGS: readonly (readonly [row: string, kind: string, rest: string])[] = [
    ['Skills: welding, brazing', 'skills', 'welding, brazing'],
    ['TECHNICAL SKILLS: welding', 'skills', 'welding'],
    ['Summary: a clerk who counts', 'summary', 'a clerk who counts'],
    ['Professional profile : a clerk', 'summary', 'a clerk'],
    ['Objective: a desk', 'summary', 'a desk'],
    ['Education: BSc, Norwell College, 2014', 'education', 'BSc, Norwell College, 2014'],
    ['Languages: English, Malay', 'other', 'English, Malay'],
    ['Hobbies & Interests: chess', 'other', 'chess'],
    ['Hobbies: chess', 'other', 'chess'],
    ['References: on request', 'references', 'on request'],
    ['Certifications: forklift', 'other', 'forklift'],
  ];
  for (const [row, kind, rest] of HEADINGS)
    test(`begins a section: ${row}`, () => {
      assert.deepEqual(sections(row, 'and more').at(-1), [kind, rest, 'and more']);
    });

  for (const row of ['Technologies: Java, Spring', 'Projects: a bridge', 'Work: the harbor', 'Skills:welding'])
    test(`is a list within an entry: ${row}`, () => {
      assert.deepEqual(sections(row).at(-1)?.[0], 'experience');
    });

  test('does not begin a section right below another row', () => {
    assert.equal(sections('Clerk, Norwell Freight, 2017', 'Skills: welding').at(-1)?.[0], 'experience');
  });
});

/** Rows below two dated entries: whether the first, in capitals like the headings, begins another section. */
const CAPITALS: readonly (readonly [rows: string, isHeading: boolean])[] = [
  ['SUPERVISION\nAnn Roe, MSc student, 2018 – 2020', true],
  ['POSITIONS OF RESPONSIBILITY\nTreasurer, Ashmere Society, 2023 – 2024', true],
  ['TRAVEL\n2016 – 2017 Asia', true],
  ['HARBOR MILL FOODS\nClerk, 2012 – 2014', false],
  ['SHIFT MANAGER\nAshmere, 2012 – 2014', false],
];

suite('a row in capitals below entries that begin with their dates', () => {
  const ENTRIES = 'Lecturer, Lochmere College, 2015 – 2020\nTaught\n\nTutor, Lindow School, 2013 – 2015\nTaught';
  const UNDATED = 'Lochmere College\nLecturer, 2015 – 2020\n\nLindow School\nTutor, 2013 – 2015';
  const kinds = (entries: string, rows: string): string[] =>
    kindsOf(`Jane Roe\n\nSKILLS\nSQL\n\nEXPERIENCE\n${entries}\n\n${rows}`).slice(2);
  for (const [rows, isHeading] of CAPITALS) {
    test(`${isHeading ? 'begins a section' : 'belongs to an entry'}: ${rows.replaceAll('\n', ' / ')}`, () => {
      assert.deepEqual(kinds(ENTRIES, rows), isHeading ? ['experience 4', 'other 1'] : ['experience 6']);
    });
    test(`belongs to an entry where employers are above the dates: ${rows.replaceAll('\n', ' / ')}`, () => {
      assert.deepEqual(kinds(UNDATED, rows), ['experience 6']);
    });
  }
  test('begins a section right below the heading of work only if it has no entry', () => {
    assert.deepEqual(kinds('ASHMERE\nClerk, 2012 – 2014', ''), ['experience 2']);
  });
  const ALONE = 'Lecturer, Lochmere College, 2015 – 2020\nTaught';
  const OTHERS: readonly (readonly [why: string, entries: string, rows: string, kinds: readonly string[]])[] = [
    ['begins none below the blank row of that heading', '\nASHMERE\nClerk, 2012 – 2014', '', ['experience 2']],
    ['begins one below a single entry', ALONE, 'TRAVEL\n2016 – 2017 Asia', ['experience 2', 'other 1']],
    [
      'begins none where an employer is above later dates',
      `${ALONE}\n\nLindow School\nTutor, 2013 – 2015`,
      'TRAVEL\n2016 – 2017 Asia',
      ['experience 6'],
    ],
    [
      'begins none where single years are above the dates',
      'Lochmere College, 2020\nLecturer, 2015 – 2020\n\nLindow School, 2015\nTutor, 2013 – 2015',
      'TRAVEL\n2016 – 2017 Asia',
      ['experience 6'],
    ],
    ['begins none above a title', UNDATED, 'ASHMERE\nClerk\nLeeds\n2012 – 2014', ['experience 8']],
    ['begins none above a town and a title', UNDATED, 'ASHMERE\nLeeds\nClerk, 2012 – 2014', ['experience 7']],
    ['begins one above other rows', UNDATED, 'TRAVEL\nAsia\nAfrica\nBack, 2013', ['experience 4', 'other 3']],
    [
      'begins one in a list, whatever it names',
      `${ALONE}\n\nSKILLS\nSQL`,
      'COUNCIL AND CLUB\nSat there',
      ['experience 2', 'skills 1', 'other 1'],
    ],
    ['begins none as an item', `${ALONE}\n\nSKILLS\nPlating`, '- SQL', ['experience 2', 'skills 2']],
    ['begins none as two cells', `${ALONE}\n\nSKILLS\nPlating`, 'SQL     CNC', ['experience 2', 'skills 2']],
    ['begins none with a digit', `${ALONE}\n\nSKILLS\nPlating`, 'HTML5', ['experience 2', 'skills 2']],
  ];
  for (const [why, entries, rows, expected] of OTHERS) {
    test(why, () => {
      assert.deepEqual(kinds(entries, rows), expected);
    });
  }
  test('begins none like the only heading', () => {
    assert.deepEqual(kindsOf('Jane Roe\n\nSKILLS\nPlating\n\nCNC\nlathe'), ['head 1', 'skills 3']);
  });
});

test('a row beside its heading has its own height', () => {
  const word = (text: string, left: number, [foot, height]: readonly [number, number]): PlacedWord => ({
    text,
    box: { left, right: left + 6 * text.length, top: foot - height, bottom: foot },
    certainty: 1,
  });
  const words = [
    word('SKILLS', 50, [100, 14]),
    ...['Rye', 'Wheat', 'Oats'].map((grain, i) => word(grain, 200, [100 + 14 * i, 8])),
  ];
  const page = { width: 600, height: 800, source: 'text_layer', words, fields: [] } as const;
  const found = sectionsOf(rowsOf(layOut([page])));
  assert.deepEqual(
    found.at(-1)?.rows.map(({ text, height }) => [text, height]),
    [
      ['Rye', 1],
      ['Wheat', 1],
      ['Oats', 1],
    ],
  );
});
