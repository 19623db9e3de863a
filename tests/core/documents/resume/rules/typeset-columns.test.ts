import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { answerTo, DEEDS, HEAD, rolesOf, studiesOf, type Row, WORK } from './printed-page.ts';

/** Roles with the employer behind a sign, or with dates in a margin that is too narrow for them. */
const ROLES: readonly (readonly [why: string, rows: readonly Row[], roles: readonly string[]])[] = [
  [
    'an employer behind the sign that leads to it',
    [
      [20, [40, 'Baker @Acme & Sons', 'bold 10']],
      [13, [40, 'May 2019 - June 2021']],
    ],
    ['Baker|Acme & Sons|2019-05|2021-06'],
  ],
  [
    'a word of an employer above a town that begins at its edge by chance',
    [
      [20, [40, 'Baker,'], [72, 'Halden'], [104.2, 'Foods'], [131, 'Trust']],
      [13, [40, 'May 2019'], [104.2, 'Duluth, MN']],
      [13, [60, 'Baked bread for 200 guests.']],
    ],
    ['Baker|Halden Foods Trust|2019-05|null'],
  ],
  [
    'a range whose end is below its month',
    [
      [20, [40, 'Sep 2017–Jun'], [130, 'Baker, Acme Foods']],
      [13, [75, '2021'], [130, 'Duluth, MN']],
      [13, [140, 'Baked bread for 200 guests.']],
    ],
    ['Baker|Acme Foods|2017-09|null'],
  ],
  [
    'a range whose spaces fill its line',
    [
      [20, [40, 'Sep'], [90, '2017–Jun'], [150, 'Baker, Acme Foods']],
      [13, [110, '2021'], [150, 'Duluth, MN']],
      [13, [160, 'Baked bread for 200 guests.']],
    ],
    ['Baker|Acme Foods|2017-09|2021'],
  ],
  [
    'a title right behind a word that a hyphen cuts',
    [
      [20, [40, 'Jan 2022 – Cur-'], [118, 'Nurse', 'bold 10']],
      [13, [75, 'rent'], [130, 'Halden Clinic']],
      [13, [140, 'Cared for 20 patients.']],
    ],
    ['Nurse|null|2022-01|null'],
  ],
];

suite('roles in typeset columns', () => {
  for (const [why, rows, roles] of ROLES) {
    test(why, () => {
      assert.deepEqual(rolesOf(answerTo([...HEAD, [30, [40, 'Experience', 'bold 14']], ...rows])), roles);
    });
  }
});

for (const x of [130, 105])
  test(`a start whose end is below its month is no date of graduation, beside a name at ${x}`, () => {
    const answer = answerTo([
      ...HEAD,
      [30, [40, 'Education', 'bold 14']],
      [20, [40, 'Sep 2012–May'], [x, 'BSc in Economics, Halden College']],
      [13, [70, '2016'], [x, 'Duluth, MN']],
    ]);
    assert.deepEqual(studiesOf(answer), ['Halden College|BSc|Economics|null']);
  });

/** Rows of a section of skills, and the skills that they list. */
const SKILLS: readonly (readonly [why: string, rows: readonly Row[], skills: readonly string[]])[] = [
  [
    'boxes beside each other, all spaces of which are wide',
    [
      [20, [40, 'Java'], [69, 'Python'], [108, 'C++'], [132, 'Excel']],
      [13, [40, 'Filing of letters, typing of forms, care of the files and of the keys']],
    ],
    ['Java', 'Python', 'C++', 'Excel', 'Filing of letters', 'typing of forms'],
  ],
  [
    'lines that end at one edge, which stretches their spaces',
    [
      [20, [40, 'Home'], [69, 'Care'], [98, 'Letters']],
      [13, [40, 'Test'], [69, 'Task'], [98, 'Samples']],
      [13, [40, 'Filing of letters, typing of forms, care of the files and of the keys']],
    ],
    ['Home Care Letters', 'Test Task Samples', 'Filing of letters', 'typing of forms'],
  ],
  [
    'a list with commas, whatever its spaces',
    [
      [20, [40, 'Java'], [69, 'Sheets,'], [113, 'Forms']],
      [13, [40, 'Filing of letters, typing of forms, care of the files and of the keys']],
    ],
    ['Java Sheets', 'Forms', 'Filing of letters', 'typing of forms'],
  ],
  [
    'boxes behind labels that look like them',
    [
      [20, [40, 'Design'], [140, 'Figma'], [177, 'Wireframing'], [244, 'Prototyping']],
      [13, [40, 'Methods'], [140, 'Journey mapping'], [227, 'Java']],
    ],
    ['Figma', 'Wireframing', 'Prototyping', 'Journey mapping', 'Java'],
  ],
  [
    'boxes behind labels, one of which is a heading',
    [
      [20, [40, 'Licences'], [140, 'Hazmat'], [182, 'Forklift'], [234, 'Airbrakes']],
      [13, [40, 'Skills'], [140, 'Load securing'], [217, 'Java']],
    ],
    ['Hazmat', 'Forklift', 'Airbrakes', 'Load securing', 'Java'],
  ],
  [
    'a table in columns, which has no labels',
    [
      [20, [40, 'Figma'], [140, 'Java'], [240, 'Wireframing']],
      [13, [40, 'Prototyping'], [140, 'Typography'], [240, 'Go']],
    ],
    ['Figma', 'Java', 'Wireframing', 'Prototyping', 'Typography', 'Go'],
  ],
  [
    'a table in columns of one width',
    [
      [20, [40, 'Java'], [72, 'Figma'], [109, 'Latex']],
      [13, [40, 'Rust'], [72, 'Typst'], [109, 'Excel']],
    ],
    ['Java', 'Figma', 'Latex', 'Rust', 'Typst', 'Excel'],
  ],
];

suite('skills in boxes', () => {
  for (const [why, rows, skills] of SKILLS) {
    test(why, () => {
      const answer = answerTo([...HEAD, [30, [40, 'Technical Skills', 'bold 14']], ...rows]);
      assert.deepEqual(answer?.skills, skills);
    });
  }
});

/** A narrow column beside the rest, in which an address is too long. */
function besideOf(mail: Row[1]): readonly Row[] {
  return [
    [0, [300, 'Jane Roe', 'bold 22']],
    [30, [40, 'Contact', 'bold 14']],
    [5, [170, 'Experience', 'bold 14']],
    [15, mail, [230, 'Baker, Acme Foods, 2018 - 2019']],
    [13, [40, '(207) 555-0142'], [240, 'Baked bread and rolls for 200 guests a day.']],
    [13, [40, 'Duluth, MN'], [240, 'Counted the tills and wrote up the ledgers.']],
    [13, [40, 'Profile', 'bold 14'], [230, 'Cook, Halden Hotel, 2015 - 2017']],
    [13, [40, 'Likes small teams'], [240, 'Cooked lunch and dinner for 300 guests.']],
    [13, [40, 'and early hours.'], [240, 'Planned the menus of four seasons a year.']],
    [20, [40, 'Skills', 'bold 14']],
    [5, [170, 'Education', 'bold 14']],
    [13, [40, 'Java, Python'], [230, 'BSc in Physics, Halden College, 2014']],
  ];
}

suite('an address that is too long for its column', () => {
  test('reaches into what is beside it without joining the columns', () => {
    const answer = answerTo(besideOf([40, 'jane.roe.of.duluth@mail.example']));
    assert.deepEqual(rolesOf(answer), ['Baker|Acme Foods|2018|2019', 'Cook|Halden Hotel|2015|2017']);
    assert.deepEqual([answer?.contact.location, answer?.skills], ['Duluth, MN', ['Java', 'Python']]);
  });

  for (const [mail, right] of [
    ['jane.roe@mail.example', 'Aug. 2021'],
    ['jane.roe@example.com', 'vermeer'],
  ] as const)
    test(`${mail} ends before "${right}" although they touch`, () => {
      const rows: Row[] = [
        [0, [40, 'Jane Roe', 'bold 22']],
        [20, [40, mail], [40 + mail.length * 5, right]],
      ];
      assert.equal(answerTo([...rows, ...WORK])?.contact.email, mail);
    });

  test('is none if a hyphen cuts it in a cell that is centered', () => {
    const rows: Row[] = [
      [0, [40, 'Jane Holloway', 'bold 22']],
      [20, [127, 'jane.holloway-'], [250, 'janehollo']],
      [5, [40, '(207) 555-0142'], [400, 'Duluth, MN']],
      [5, [115, 'reyes@mail.example']],
    ];
    assert.equal(answerTo([...rows, ...WORK, ...DEEDS])?.contact.email, null);
  });
});

suite('headings in a margin', () => {
  test('that are too long for it begin what is beside them', () => {
    const answer = answerTo([
      ...HEAD,
      [30, [40, 'Relevant Ex-', 'bold 14'], [170, 'Acme Foods', 'bold 10'], [400, '2018 - 2019']],
      [13, [170, 'Baker']],
      [4, [40, 'perience', 'bold 14']],
      [9, [180, 'Baked bread for 200 guests.']],
      [13, [180, 'Counted the tills.']],
      [30, [40, 'Education', 'bold 14'], [170, 'Halden College', 'bold 10'], [400, '2017']],
      [13, [170, 'BSc in Physics']],
      [4, [40, 'and Training', 'bold 14']],
      [20, [170, 'Northern Plains University', 'bold 10'], [400, '2012']],
      [13, [170, 'Diploma in Welding']],
      [30, [40, 'Skills', 'bold 14'], [100, '&', 'bold 14'], [170, 'Java, Python']],
      [17, [40, 'Tools', 'bold 14']],
      [17, [170, 'Welding, Brazing']],
    ]);
    assert.deepEqual(rolesOf(answer), ['Baker|Acme Foods|2018|2019']);
    assert.deepEqual(studiesOf(answer), [
      'Halden College|BSc|Physics|2017',
      'Northern Plains University|Diploma|Welding|2012',
    ]);
    assert.deepEqual(answer?.skills, ['Java', 'Python', 'Welding', 'Brazing']);
  });

  test('stay apart if they are no heading together', () => {
    const answer = answerTo([
      ...HEAD,
      [30, [40, 'Experience', 'bold 14'], [170, 'Baker, Acme Foods, 2018 - 2019']],
      [17, [40, 'Interests', 'bold 14'], [170, 'Hiking']],
      [13, [170, 'Cook, Halden Hotel, 2015 - 2017']],
    ]);
    assert.deepEqual(rolesOf(answer), ['Baker|Acme Foods|2018|2019']);
  });

  const APART: readonly (readonly [why: string, word: string, down: number])[] = [
    ['a word in another look', 'plain 10', 17],
    ['a word far above', 'bold 14', 40],
  ];
  for (const [why, look, down] of APART)
    test(`do not begin with ${why}`, () => {
      const answer = answerTo([
        ...HEAD,
        [13, [40, 'Key', look], [170, 'Duluth, MN']],
        [down, [40, 'Skills', 'bold 14']],
        [20, [40, 'Java, Python']],
        ...WORK,
        ...DEEDS,
      ]);
      assert.equal(answer?.contact.location, 'Duluth, MN');
    });
});

test('headings right below each other are two where nothing is beside them', () => {
  const answer = answerTo([
    ...HEAD,
    [30, [40, 'Skills', 'bold 14']],
    [18, [40, 'Summary', 'bold 14']],
    [15, [40, 'Bread, rolls, pies']],
  ]);
  assert.deepEqual(answer?.skills, []);
});
