import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { layOut } from '../../../../../core/documents/pages/layout.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';
import { answerTo, DEEDS, HEAD, printed, rolesOf, studiesOf, type Row, WORK } from './printed-page.ts';

/** Rows of an education section and the records that they print: institution, degree, field, end. */
const STUDIES: readonly (readonly [why: string, rows: readonly Row[], studies: readonly string[]])[] = [
  [
    'a field between school and degree, each in its own look, and a school that only its place shows',
    [
      [20, [40, 'Halden Local 12 Training Center', 'bold 10'], [400, '2013 - 2017']],
      [13, [52, 'Elementary Education', 'bold 10']],
      [9, [58, 'Bachelor of Arts']],
      [24, [40, 'Northern Plains University', 'bold 10'], [400, '2008 - 2012']],
      [13, [52, 'Electrical Technology', 'bold 10']],
      [9, [58, 'Certificate']],
    ],
    [
      'Halden Local 12 Training Center|Bachelor of Arts|Elementary Education|2017',
      'Northern Plains University|Certificate|Electrical Technology|2012',
    ],
  ],
  [
    'one record with its field between school and degree',
    [
      [20, [40, 'University of Halden', 'bold 10']],
      [13, [40, 'Welding Technology']],
      [13, [40, 'Certificate']],
      [13, [40, '2010 - 2014']],
    ],
    ['University of Halden|Certificate|Welding Technology|2014'],
  ],
  [
    'a field, which is no school, below a name that nothing explains',
    [
      [20, [40, 'Halden Riverina', 'bold 10'], [400, '2013 - 2017']],
      [13, [52, 'Hospitality Operations', 'bold 10']],
      [9, [58, 'National Diploma']],
    ],
    ['null|National Diploma|null|2017'],
  ],
  [
    'a degree in unknown words above the others',
    [
      [20, [40, 'Foundation Degree']],
      [13, [40, 'Tourism, Events and Hospitality', 'plain 12']],
      [12, [40, 'Halden University of Technology']],
      [16, [40, '2016', 'thin 10']],
      [20, [40, 'Diploma']],
      [13, [40, 'Hotel Management', 'plain 12']],
      [12, [40, 'Halden University of Technology']],
      [16, [40, '2011', 'thin 10']],
    ],
    [
      'Halden University of Technology|Foundation Degree|Tourism, Events and Hospitality|2016',
      'Halden University of Technology|Diploma|Hotel Management|2011',
    ],
  ],
  [
    'a degree over three lines of a narrow column',
    [
      [20, [440, 'Master of Business', 'bold 10']],
      [9, [440, 'Administration in', 'bold 10']],
      [9, [440, 'Operations Management', 'bold 10']],
      [13, [440, 'Halden College of Applied Arts and Design']],
      [13, [440, '2001 - 2005']],
    ],
    ['Halden College of Applied Arts and Design|Master of Business Administration|Operations Management|2005'],
  ],
  [
    'a field below a degree that fills its column',
    [
      [20, [40, 'Halden College', 'bold 12']],
      [9, [40, '2001 - 2005']],
      [14, [40, 'Certificate of Completion']],
      [14, [40, 'Commercial Truck Driving']],
      [9, [40, 'and more']],
    ],
    ['Halden College|Certificate of Completion|Commercial Truck Driving|2005'],
  ],
  [
    'a field in smaller print below a school that fills its column',
    [
      [20, [40, 'Halden State University', 'bold 16']],
      [15, [40, 'Operations Management', 'bold 12']],
      [13, [40, 'Master of Business Administration']],
      [13, [40, '2006 - 2010']],
    ],
    ['Halden State University|Master of Business Administration|Operations Management|2010'],
  ],
  [
    'a range that its column breaks',
    [
      [20, [40, 'M.Sc. in Supply Chains'], [300, 'Halden School of Nursing, 2011']],
      [9, [40, 'and more'], [300, '- 2015']],
    ],
    ['Halden School of Nursing|M.Sc.|Supply Chains|2015'],
  ],
  [
    'a start above its end, beside degree and school',
    [
      [20, [40, '2010-09 -'], [120, 'J.D., Law']],
      [13, [40, '2014-12'], [120, 'Halden University of Technology']],
    ],
    ['Halden University of Technology|J.D.|Law|2014-12'],
  ],
  [
    'a field and a school with nothing between them',
    [[20, [40, 'LLM INTERNATIONAL LAW HALDEN TECHNICAL COLLEGE'], [400, '2009 - 2013']]],
    ['null|LLM|null|2013'],
  ],
  [
    'a range with a month in another language',
    [[20, [40, 'MBA, Halden College, Sept. 2013 - Juin 2017']]],
    ['Halden College|MBA|null|null'],
  ],
];

suite('looks of studies', () => {
  for (const [why, rows, studies] of STUDIES) {
    test(why, () => {
      const answer = answerTo([...HEAD, ...WORK, [30, [rows[0]?.[1]?.[0] ?? 40, 'Education', 'bold 14']], ...rows]);
      assert.deepEqual(studiesOf(answer), studies);
    });
  }
});

/** Rows of a page and the roles that they print: title, employer, start, end. */
const ROLES: readonly (readonly [why: string, rows: readonly (Row | readonly [])[], roles: readonly string[]])[] = [
  [
    'employers as large as other headings, below a larger one',
    [
      [30, [40, 'Contact', 'bold 12']],
      [20, [40, 'Phone: (207) 555-0142']],
      [30, [40, 'Profile', 'bold 12']],
      [20, [40, 'I bake.']],
      [30, [40, 'Work', 'bold 15']],
      [24, [40, 'Acme Corp', 'bold 12']],
      [15, [40, 'Baker'], [300, '2018 - 2019']],
      ...DEEDS,
      [30, [40, 'Stark Ltd', 'bold 12']],
      [15, [40, 'Cook'], [300, '2016 - 2018']],
    ],
    ['Baker|Acme Corp|2018|2019', 'Cook|Stark Ltd|2016|2018'],
  ],
  [
    'employers as large as headings, in another typeface',
    [
      [30, [40, 'Profile', 'italic 14']],
      [20, [40, 'I bake.']],
      [30, [40, 'Skills', 'italic 14']],
      [20, [40, 'Ovens']],
      [30, [40, 'Experience', 'italic 14']],
      [24, [40, 'Acme Corp', 'bold 14']],
      [15, [40, 'Baker'], [300, '2018 - 2019']],
      ...DEEDS,
      [30, [40, 'Stark Ltd', 'bold 14']],
      [15, [40, 'Cook'], [300, '2016 - 2018']],
    ],
    ['Baker|Acme Corp|2018|2019', 'Cook|Stark Ltd|2016|2018'],
  ],
  [
    'names that only typefaces separate',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, 'Acme Corp', 'bold 10'], [87, 'Baker'], [300, '2018 - 2019']],
      [13, [40, 'Baked for the'], [107, 'Harbor Fair', 'bold 10']],
    ],
    ['Baker|Acme Corp|2018|2019'],
  ],
  [
    'a title and an employer with nothing between them',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, 'PAYROLL CLERK QUILLFEATHER PRESS', 'bold 10']],
      [13, [40, '2018 - 2019']],
    ],
    ['null|null|2018|2019'],
  ],
  [
    'names that their cells are too narrow for, set left, right and centered',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, 'Assistant Pastry', 'bold 10'], [200, 'Ironbark Systems', 'bold 10'], [400, '2019 - 2022']],
      [12, [40, 'Baker', 'bold 10']],
      [30, [40, 'Baker', 'bold 10'], [200, 'Ottery Vale NHS Foundation', 'bold 10'], [400, '2017 - 2019', 'bold 10']],
      [12, [252, 'Trust', 'bold 10']],
      [12, [40, 'Ran an oven.']],
      [30, [40, 'Teller', 'bold 10'], [200, 'Acme Corp', 'bold 10'], [400, '2015 - 2017']],
      [30, [40, 'Cook', 'bold 10'], [200, 'Ironbark Systems', 'bold 10'], [400, '2013 - 2015']],
      [12, [222, 'Kitchens', 'bold 10']],
      [30, [40, 'Guide', 'bold 10'], [200, 'Acme Tours', 'bold 10'], [400, '2011 - 2013']],
    ],
    [
      'Assistant Pastry Baker|null|2019|2022',
      'Baker|Ottery Vale NHS Foundation Trust|2017|2019',
      'Teller|Acme Corp|2015|2017',
      'Cook|Ironbark Systems Kitchens|2013|2015',
      'Guide|Acme Tours|2011|2013',
    ],
  ],
  [
    'a town under each employer',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, 'Baker', 'bold 10'], [200, 'Harbor Foods', 'bold 10'], [400, '2017 - 2019']],
      [12, [200, 'Truro', 'bold 10']],
      [30, [40, 'Teller', 'bold 10'], [200, 'Acme Corp', 'bold 10'], [400, '2015 - 2017']],
      [12, [200, 'Ashmere', 'bold 10']],
    ],
    ['Baker|Harbor Foods|2017|2019', 'Teller|Acme Corp|2015|2017'],
  ],
  [
    'dates right above heads, the last of which is elsewhere',
    [
      [30, [40, 'Experience', 'bold 14']],
      [12, [40, 'Acme Corp', 'bold 10']],
      [12, [40, 'Baked for the whole town.']],
      [30, [400, '2017 - 2019', 'thin 8']],
      [8, [40, 'Teller, Harbor Foods', 'bold 10']],
      [12, [40, 'Counted money.']],
      [30, [400, '2015 - 2017', 'thin 8']],
      [8, [40, 'Cook, Stark Ltd', 'bold 10']],
      [12, [40, 'Fed people.']],
      [30, [400, '2013 - 2015', 'thin 8']],
    ],
    ['Teller|Harbor Foods|2017|2019', 'Cook|Stark Ltd|2015|2017', 'null|null|2013|2015'],
  ],
  [
    'an employer under a title',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, 'Baker', 'bold 10'], [400, '2017 - 2019']],
      [12, [40, 'Fenwick House', 'bold 10']],
      [30, [40, 'Teller, Acme Corp', 'bold 10'], [400, '2015 - 2017']],
    ],
    ['Baker|Fenwick House|2017|2019', 'Teller|Acme Corp|2015|2017'],
  ],
  [
    'a sentence, a place or other print under an employer',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, 'Baker', 'bold 10'], [200, 'Harbor Foods', 'bold 10'], [400, '2017 - 2019']],
      [12, [200, 'I bake bread.', 'bold 10']],
      [30, [40, 'Teller', 'bold 10'], [200, 'Acme Corp', 'bold 10'], [400, '2015 - 2017']],
      [12, [200, 'Duluth, MN', 'bold 10']],
      [30, [40, 'Cook', 'bold 10'], [200, 'Stark Ltd', 'bold 10'], [400, '2013 - 2015']],
      [12, [200, 'Kitchens', 'plain 10']],
      [30, [40, 'Guide', 'bold 10'], [200, 'Acme Tours', 'bold 10'], [400, '2011 - 2013']],
      [12, [200, 'Planned tours of five towns in the north', 'bold 10']],
      [30, [40, 'Clerk', 'bold 10'], [200, 'Northwind Labs', 'bold 10'], [400, '2009 - 2011']],
      [12, [200, 'Filing', 'bold 10'], [320, 'Truro', 'bold 10']],
      [30, [40, 'Welder', 'bold 10'], [200, 'Ironbark Systems', 'bold 10'], [400, '2007 - 2009']],
      [30, [200, 'Kitchens', 'bold 10']],
    ],
    [
      'Baker|Harbor Foods|2017|2019',
      'Teller|Acme Corp|2015|2017',
      'Cook|Stark Ltd|2013|2015',
      'Guide|Acme Tours|2011|2013',
      'Clerk|Northwind Labs|2009|2011',
      'Welder|Ironbark Systems|2007|2009',
    ],
  ],
  [
    'a month that its column breaks off its year',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, 'Jul 2021'], [84, '-'], [92, 'Oct'], [160, 'Dispatcher', 'bold 10']],
      [9, [40, '2023']],
      [12, [160, 'Harbor Station Westhaven', 'thin 10']],
    ],
    ['Dispatcher|Harbor Station Westhaven|2021-07|2023'],
  ],
  [
    'spaces that a full line stretches',
    [
      [30, [40, 'Experience', 'bold 14']],
      [
        20,
        [40, 'Jun 2019 \u2013 Nov 2021'],
        [239, '\u2022'],
        [248, 'Senior'],
        [287, 'Paralegal,'],
        [346, 'Acme'],
        [375, 'Corp'],
      ],
    ],
    ['Senior Paralegal|Acme Corp|2019-06|2021-11'],
  ],
  [
    'what was done beside title and dates',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, 'Acme Corp', 'bold 12']],
      [14, [40, 'Baker'], [200, 'I am looking for a place close to home where I can']],
      [13, [40, '2018 - 2019'], [200, 'use my training.']],
      [24, [40, 'Stark Ltd', 'bold 12']],
      [14, [40, 'Cook'], [200, 'Dependable and calm under pressure, with a record of']],
      [13, [40, '2016 - 2018'], [200, 'leaving places in better order than they were found.']],
    ],
    ['Baker|Acme Corp|2018|2019', 'Cook|Stark Ltd|2016|2018'],
  ],
  [
    'a line that the end of a page cuts through, printed on both pages',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, 'Acme Corp', 'bold 10'], [300, '2018 - 2019']],
      [13, [40, 'Baker']],
      [13, [60, 'Baked for 200 guests.']],
      [20, [40, 'Stark Ltd', 'bold 10'], [300, '2016   2018']],
      [],
      [0, [40, 'Stark Ltd', 'bold 10'], [300, '2016 - 2018']],
      [13, [40, 'Cook']],
    ],
    ['Baker|Acme Corp|2018|2019', 'Cook|Stark Ltd|2016|2018'],
  ],
  ['a section that is printed twice', [...WORK, ...WORK], ['Baker|Acme Corp|2018|2019']],
  [
    'a length of time behind the dates',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, 'BAKER', 'bold 10']],
      [13, [40, 'Acme Corp | Nov 2018 - Mar 2019 (4 months)']],
      [20, [40, 'COOK', 'bold 10']],
      [13, [40, 'Stark Ltd | Nov 2014 - Oct 2018 (3 years 11 months)']],
    ],
    ['BAKER|Acme Corp|2018-11|2019-03', 'COOK|Stark Ltd|2014-11|2018-10'],
  ],
  [
    'unpaid work below a heading that is also a title',
    [
      ...WORK,
      [30, [40, 'VOLUNTEER', 'bold 14']],
      [20, [40, 'Harbor Food Bank'], [300, '2015 - 2016']],
      [13, [40, 'VOLUNTEER']],
    ],
    ['Baker|Acme Corp|2018|2019'],
  ],
  [
    'experience with projects',
    [...WORK, [30, [40, 'Projects Experience', 'bold 14']], [20, [40, 'Cook, Stark Ltd, 2016 - 2018']]],
    ['Baker|Acme Corp|2018|2019'],
  ],
  [
    'an end above its start, right-aligned beside the names',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [60, 'Today'], [120, 'Baker, Acme Corp']],
      [13, [50, 'May 2019'], [120, 'I bake and sell.']],
      [24, [48, 'April 2019'], [120, 'Cook, Stark Ltd']],
      [13, [28, 'December 2018'], [120, 'I fed people.']],
    ],
    ['Baker|Acme Corp|2019-05|present', 'Cook|Stark Ltd|2018-12|2019-04'],
  ],
  [
    'a heading with a line of dots behind it',
    [
      ...WORK,
      [30, [40, `Miscellaneous${' .'.repeat(60)}`, 'bold 14']],
      [20, [40, 'Harbor Food Bank'], [300, '2015 - 2016']],
      [13, [40, 'Tutor']],
    ],
    ['Baker|Acme Corp|2018|2019'],
  ],
  [
    'what was done right behind a head, below bare dates',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, '2018 - 2019']],
      [13, [40, 'Cook, Northwind Labs, Duluth, MN. Oversaw dry goods.']],
    ],
    ['Cook|Northwind Labs|2018|2019'],
  ],
  [
    'an employer with a wide space',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, 'Baker'], [400, '2018 - 2019']],
      [13, [40, 'Acme'], [68, 'Foods']],
      ...DEEDS,
    ],
    ['Baker|Acme Foods|2018|2019'],
  ],
  [
    'a town in smaller print behind an employer',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, 'Baker'], [400, '2018 - 2019']],
      [13, [40, 'Acme Foods', 'plain 12'], [103, 'Duluth, MN', 'plain 9']],
    ],
    ['Baker|Acme Foods|2018|2019'],
  ],
  [
    'small dates within the height of an employer beside them, above its title',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, 'Northwind Labs', 'bold 12']],
      [-3, [400, '2018 - 2019', 'plain 7']],
      [16, [40, 'Cook']],
    ],
    ['Cook|Northwind Labs|2018|2019'],
  ],
  [
    'an employer that a hyphen cuts at the end of its line',
    [
      [30, [40, 'Experience', 'bold 14']],
      [20, [40, 'Baker, Prairie State Mu-'], [300, '2018 - 2019']],
      [12, [40, 'tual']],
    ],
    ['Baker|null|2018|2019'],
  ],
  [
    'headings in French',
    [
      [30, [40, 'Expérience professionnelle', 'bold 14']],
      [20, [40, 'Baker, Acme Corp, 2018 - 2019']],
      [30, [40, 'Bénévolat', 'bold 14']],
      [20, [40, 'Cook, Stark Ltd, 2016 - 2018']],
    ],
    ['Baker|Acme Corp|2018|2019'],
  ],
];

suite('looks of work', () => {
  for (const [why, rows, roles] of ROLES) {
    test(why, () => {
      assert.deepEqual(rolesOf(answerTo([...HEAD, ...rows])), roles);
    });
  }

  test('descriptions keep their spaces where the typeface changes', () => {
    const answer = answerTo([...HEAD, ...WORK, [13, [60, 'Baked bread for the'], [157, 'Harbor Fair', 'bold 10']]]);
    assert.equal(answer?.work_history[0]?.description, 'Baked bread for the Harbor Fair');
  });
});

/** Rows of a list of skills and the skills that they print. */
const SKILLS: readonly (readonly [why: string, rows: readonly (Row | readonly [])[], skills: readonly string[]])[] = [
  [
    'groups named in another typeface',
    [
      [20, [40, 'Methods', 'bold 10']],
      [13, [40, 'Welding'], [140, 'Soldering']],
      [20, [40, 'Practice', 'bold 10']],
      [13, [40, 'Brazing']],
    ],
    ['Welding', 'Soldering', 'Brazing'],
  ],
  [
    'groups named further left',
    [
      [20, [40, 'Methods']],
      [13, [60, 'Welding']],
      [13, [60, 'Soldering']],
      [13, [40, 'Practice']],
      [13, [60, 'Brazing']],
    ],
    ['Welding', 'Soldering', 'Brazing'],
  ],
  [
    'groups named in cells of another typeface',
    [
      [20, [40, 'Methods', 'bold 10'], [140, 'Welding'], [240, 'Soldering']],
      [20, [40, 'Practice', 'bold 10'], [140, 'Brazing']],
    ],
    ['Welding', 'Soldering', 'Brazing'],
  ],
  [
    'groups named by turns with lists',
    [
      [20, [40, 'Methods']],
      [13, [40, 'Welding'], [140, 'Soldering']],
      [20, [40, 'Practice']],
      [13, [40, 'Brazing'], [140, 'Cutting']],
    ],
    ['Welding', 'Soldering', 'Brazing', 'Cutting'],
  ],
  [
    'single skills by turns with lists, with no space between them',
    [
      [20, [40, 'Toasting']],
      [13, [40, 'Welding'], [140, 'Soldering']],
      [13, [40, 'Mixing']],
      [13, [40, 'Brazing'], [140, 'Cutting']],
    ],
    ['Toasting', 'Welding', 'Soldering', 'Mixing', 'Brazing', 'Cutting'],
  ],
  [
    'single skills by turns with lists, with space between all of them',
    [
      [20, [40, 'Toasting']],
      [20, [40, 'Welding'], [140, 'Soldering']],
      [20, [40, 'Mixing']],
      [20, [40, 'Brazing'], [140, 'Cutting']],
    ],
    ['Toasting', 'Welding', 'Soldering', 'Mixing', 'Brazing', 'Cutting'],
  ],
  [
    'columns of skills, the first in another typeface',
    [
      [20, [40, 'Welding', 'bold 10'], [140, 'Soldering'], [240, 'Toasting']],
      [13, [40, 'Brazing', 'bold 10'], [140, 'Cutting'], [240, 'Mixing']],
    ],
    ['Welding', 'Soldering', 'Toasting', 'Brazing', 'Cutting', 'Mixing'],
  ],
  [
    'skills with their levels by turns with lists',
    [
      [20, [40, 'Toasting, Advanced']],
      [13, [40, 'Welding'], [140, 'Soldering']],
      [20, [40, 'Mixing, Expert']],
      [13, [40, 'Brazing'], [140, 'Cutting']],
    ],
    ['Toasting', 'Welding', 'Soldering', 'Mixing', 'Brazing', 'Cutting'],
  ],
  [
    'three columns',
    [
      [20, [40, 'Welding'], [140, 'Soldering'], [240, 'Toasting']],
      [13, [40, 'Brazing'], [140, 'Cutting'], [240, 'Mixing']],
    ],
    ['Welding', 'Soldering', 'Toasting', 'Brazing', 'Cutting', 'Mixing'],
  ],
  [
    'a column in another typeface beside one other',
    [
      [20, [40, 'Welding', 'bold 10'], [140, 'Soldering']],
      [13, [40, 'Brazing', 'bold 10'], [140, 'Cutting']],
    ],
    ['Welding', 'Soldering', 'Brazing', 'Cutting'],
  ],
  [
    'a row that only begins in another typeface',
    [
      [20, [40, 'Welding', 'bold 10'], [140, 'Soldering'], [240, 'Toasting']],
      [13, [40, 'Brazing'], [140, 'Cutting'], [240, 'Mixing']],
      [13, [40, 'Riveting', 'bold 10'], [140, 'Proofing'], [240, 'Baking']],
    ],
    ['Welding', 'Soldering', 'Toasting', 'Brazing', 'Cutting', 'Mixing', 'Riveting', 'Proofing', 'Baking'],
  ],
  [
    'one skill above two',
    [
      [20, [40, 'Welding']],
      [13, [40, 'Brazing'], [140, 'Cutting']],
    ],
    ['Welding', 'Brazing', 'Cutting'],
  ],
  [
    'a last item that goes on below its list, and the name of the next',
    [
      [20, [40, 'Methods'], [140, `Welding, Soldering, Brazing, ${'Conflict mediation, '.repeat(4)}Medical`]],
      [13, [140, 'billing, Cutting']],
      [13, [40, 'Practice'], [140, `Toasting, ${'Mixing, '.repeat(10)}Coding`]],
      [13, [40, 'Ovens'], [140, 'Proofing, Baking']],
    ],
    [
      ...['Welding', 'Soldering', 'Brazing', 'Conflict mediation', 'Medical billing', 'Cutting'],
      ...['Toasting', 'Mixing', 'Coding', 'Proofing', 'Baking'],
    ],
  ],
  [
    'a list above the foot of its page',
    [
      [13, [40, 'Welding']],
      [13, [40, 'Brazing']],
      [150, [40, 'Curriculum vitae of', 'plain 8']],
      [10, [40, 'Roe, Jane', 'plain 8']],
      [],
      [0, [40, 'Soldering']],
      [13, [40, 'Riveting']],
    ],
    ['Welding', 'Brazing', 'Soldering', 'Riveting'],
  ],
  [
    'a list that goes on in its own print, far below',
    [
      [13, [40, 'Welding']],
      [13, [40, 'Brazing']],
      [150, [40, 'Soldering']],
    ],
    ['Welding', 'Brazing', 'Soldering'],
  ],
  [
    'skills with their levels below',
    [
      [20, [40, 'Welding', 'bold 10']],
      [13, [40, 'Advanced']],
      [20, [40, 'Brazing', 'bold 10']],
      [13, [40, 'Beginner']],
    ],
    ['Welding', 'Brazing'],
  ],
  [
    'lists in two typefaces',
    [
      [20, [40, 'Welding, Soldering', 'bold 10']],
      [13, [40, 'Brazing, Riveting']],
    ],
    ['Welding', 'Soldering', 'Brazing', 'Riveting'],
  ],
  [
    'a centered list',
    [
      [20, [60, 'Welding']],
      [13, [80, 'Brazing']],
      [13, [70, 'Soldering']],
    ],
    ['Welding', 'Brazing', 'Soldering'],
  ],
  [
    'narrow cells',
    [
      [20, [40, 'Forklift'], [140, 'Conduit']],
      [12, [40, 'certified'], [140, 'bending']],
      [18, [40, 'Medical'], [140, 'Sales reports']],
      [12, [40, 'billing']],
    ],
    ['Forklift certified', 'Conduit bending', 'Medical billing', 'Sales reports'],
  ],
  [
    'levels in another typeface',
    [
      [20, [40, 'Welding', 'bold 10'], [80, 'Advanced']],
      [13, [40, 'Soldering', 'bold 10'], [90, 'Bilingual']],
      [13, [40, 'Brazing', 'bold 10'], [80, 'Expert']],
    ],
    ['Welding', 'Soldering', 'Brazing'],
  ],
  [
    'a level that looks like a heading',
    [
      [20, [40, 'Intermediate', 'bold 14']],
      [13, [40, 'Welding']],
      [13, [40, 'Soldering']],
      [13, [40, 'Brazing']],
    ],
    ['Welding', 'Soldering', 'Brazing'],
  ],
  [
    'a dated school below',
    [
      [20, [40, 'Welding, Soldering, Brazing, Cutting']],
      [40, [40, 'Halden College', 'bold 12']],
      [14, [40, 'Robotics']],
      [12, [40, '2009 - 2013']],
    ],
    ['Welding', 'Soldering', 'Brazing', 'Cutting'],
  ],
  [
    'a list in a column of its own, above another',
    [
      [
        20,
        [40, 'Tools', 'bold 10'],
        [67, 'Advanced'],
        [190, 'Welding, Soldering, Brazing, Cutting, Conflict mediation'],
      ],
      [13, [40, 'Other', 'bold 10'], [67, 'Advanced'], [190, 'Toasting, Mixing, Discounted cash flow']],
    ],
    ['Welding', 'Soldering', 'Brazing', 'Cutting', 'Conflict mediation', 'Toasting', 'Mixing', 'Discounted cash flow'],
  ],
  [
    'groups that a wider space or a dash sets apart',
    [
      [20, [40, 'Ovens'], [74, 'Deck oven, Proofer, Mixer']],
      [13, [40, 'Breads \u2013 Rye bread | Sourdough | Brioche']],
    ],
    ['Deck oven', 'Proofer', 'Mixer', 'Rye bread', 'Sourdough', 'Brioche'],
  ],
  [
    'two groups in a row',
    [[20, [40, 'Ovens: Deck oven, Proofer'], [300, 'Breads: Rye bread, Sourdough']]],
    ['Deck oven', 'Proofer', 'Rye bread', 'Sourdough'],
  ],
  ['how a language is spoken', [[20, [40, 'Welding, Soldering, Mother tongue']]], ['Welding', 'Soldering']],
  [
    'an account behind the letter of an icon',
    [
      [20, [40, 'Welding, Soldering']],
      [40, [40, '\u00f0 janeroe']],
    ],
    ['Welding', 'Soldering'],
  ],
  [
    'a page number before a name',
    [
      [20, [40, 'Welding, Soldering, Brazing']],
      [60, [40, 'Page 1 / 2 - Curriculum vitae of']],
    ],
    ['Welding', 'Soldering', 'Brazing'],
  ],
  [
    'skills set apart by a space a little wider than that between words',
    [[20, [40, 'Weir care'], [89.3, 'Penstock upkeep']]],
    ['Weir care', 'Penstock upkeep'],
  ],
  [
    'skills of one word set apart by a space wider than others of their typeface',
    [[20, [40, 'Welding'], [83.5, 'Soldering']]],
    ['Welding', 'Soldering'],
  ],
  [
    'capitals whose spaces are wide like those between their letters',
    [[20, [40, 'WEIR'], [64.5, 'CARE']]],
    ['WEIR CARE'],
  ],
  ['a text with equally wide spaces', [[20, [40, 'Weir'], [67, 'Gate'], [94, 'Care']]], ['Weir Gate Care']],
  [
    'brackets that were not filled in',
    [[20, [40, 'Welding, Soldering (), Brazing, Cutting']]],
    ['Welding', 'Brazing', 'Cutting'],
  ],
];

suite('looks of skills', () => {
  for (const [why, rows, skills] of SKILLS) {
    test(why, () => {
      assert.deepEqual(
        answerTo([...HEAD, ...WORK, ...DEEDS, [30, [40, 'Skills', 'bold 14']], ...rows])?.skills,
        skills,
      );
    });
  }
});

test('names of groups that are words of headings begin no section', () => {
  const rows: readonly Row[] = [
    [30, [40, 'Skills', 'bold 14']],
    [20, [40, 'Methods', 'bold 10'], [140, 'Welding, Soldering, Brazing']],
    [14, [40, 'Service', 'bold 10'], [140, 'Radio communication, Ticketing, Conflict handling']],
    [14, [40, 'Languages', 'bold 10'], [140, 'Python, Julia, Rust']],
    [14, [40, 'Hobbies', 'bold 10'], [140, 'Chess, Cycling']],
  ];
  const { skills } = readResume(layOut(printed([...HEAD, ...WORK, ...DEEDS, ...rows])));
  assert.deepEqual(skills, [
    ...['Welding', 'Soldering', 'Brazing', 'Radio communication', 'Ticketing', 'Conflict handling'],
    ...['Python', 'Julia', 'Rust'],
  ]);
});

/** Heads of a page and what they print: name and email. */
const PEOPLE: readonly (readonly [why: string, rows: readonly Row[], person: string])[] = [
  [
    'a name in two typefaces',
    [
      [0, [40, 'Jane', 'thin 22'], [95, 'Roe', 'bold 22']],
      [20, [40, 'jane.roe@mail.example']],
    ],
    'Jane Roe|jane.roe@mail.example',
  ],
  [
    'a name that a narrow column breaks',
    [
      [0, [40, 'Graham St.', 'bold 22']],
      [24, [40, 'Clair', 'bold 22']],
      [20, [40, 'graham.stclair@mail.example']],
    ],
    'Graham St. Clair|graham.stclair@mail.example',
  ],
  [
    'a name whose last half has a hyphen, which a narrow column breaks',
    [
      [0, [40, 'Mara-Ann Lee', 'bold 22']],
      [24, [40, "Roe-O'Hara", 'bold 22']],
      [20, [40, 'maraann.roeohara@mail.example']],
    ],
    "Mara-Ann Lee Roe-O'Hara|maraann.roeohara@mail.example",
  ],
  [
    'a name behind what the document is, which a hyphen breaks',
    [
      [0, [40, 'R\u00e9sum\u00e9 of Mara Lee-', 'bold 22']],
      [24, [40, 'Roe', 'bold 22']],
      [20, [40, 'mara.leeroe@mail.example']],
    ],
    'Mara Lee-Roe|mara.leeroe@mail.example',
  ],
  [
    'a name that a narrow column breaks at a hyphen, beside what somebody is',
    [
      [0, [40, 'Mara Lee-', 'bold 22']],
      [24, [40, 'Roe | Baker', 'bold 22']],
      [20, [40, 'mara.leeroe@mail.example']],
    ],
    'Mara Lee-Roe|mara.leeroe@mail.example',
  ],
  [
    'a name that a narrow column breaks behind an initial',
    [
      [0, [40, 'Mara-Ann K.', 'bold 22']],
      [24, [40, "O'Hara", 'bold 22']],
      [20, [40, 'cook@mail.example']],
    ],
    "Mara-Ann K. O'Hara|cook@mail.example",
  ],
  [
    'a name that ends in an initial, above larger print',
    [
      [0, [40, 'Mara-Ann K.', 'bold 22']],
      [30, [40, 'Portrait', 'bold 30']],
      [20, [40, 'cook@mail.example']],
    ],
    'Mara-Ann K.|cook@mail.example',
  ],
  [
    'an address that a narrow column begins above',
    [
      [0, [40, 'Jane Roe', 'bold 22']],
      [30, [40, '(207) 555-0142']],
      [16, [40, 'josephine.roebucker']],
      [12, [40, 'son@mail.example']],
    ],
    'Jane Roe|null',
  ],
  [
    'an address below a shorter word',
    [
      [0, [40, 'Jane Roe', 'bold 22']],
      [30, [40, 'contact']],
      [12, [40, 'jane.roe@mail.example']],
    ],
    'Jane Roe|jane.roe@mail.example',
  ],
  [
    'an address below a longer word of another look',
    [
      [0, [40, 'Jane Roe', 'bold 22']],
      [30, [40, 'responsibilities', 'bold 10']],
      [12, [40, 'jane@roe.example']],
    ],
    'Jane Roe|jane@roe.example',
  ],
  [
    'an address below a longer word with a capital letter',
    [
      [0, [40, 'Jane Roe', 'bold 22']],
      [30, [40, 'Responsibilities']],
      [12, [40, 'jane@roe.example']],
    ],
    'Jane Roe|jane@roe.example',
  ],
  [
    'an address below several longer words',
    [
      [0, [40, 'Jane Roe', 'bold 22']],
      [30, [40, 'write to me here']],
      [12, [40, 'jane@roe.example']],
    ],
    'Jane Roe|jane@roe.example',
  ],
  [
    'a name above the same name in another alphabet',
    [
      [0, [40, 'Jane Roe', 'bold 22']],
      [24, [40, '\u0420\u043e\u0443', 'bold 22']],
      [20, [40, 'jane.roe@mail.example']],
    ],
    'Jane Roe|jane.roe@mail.example',
  ],
  [
    'an address that a narrow column breaks',
    [
      [0, [40, 'Jane Roe', 'bold 22']],
      [30, [40, '(207) 555-0142']],
      [16, [40, 'jane.roe@mail.exam']],
      [8, [40, 'ple.net']],
      [16, [40, 'Fargo, ND']],
      [16, [40, 'Citizen']],
    ],
    'Jane Roe|null',
  ],
  [
    'a name behind the heading of its part',
    [
      [0, [40, 'PERSONAL INFORMATION Jane Roe', 'bold 14']],
      [20, [40, 'jane.roe@mail.example']],
    ],
    'Jane Roe|jane.roe@mail.example',
  ],
  [
    'an address behind the part that a hyphen cuts off',
    [
      [0, [40, 'Jane Roe', 'bold 22']],
      [30, [440, 'jane-']],
      [12, [440, 'roe@mail.example']],
    ],
    'Jane Roe|null',
  ],
  [
    'an address behind the part that a hyphen cuts off, beside the name',
    [
      [0, [40, 'Jane Roe', 'bold 22'], [440, 'jane-']],
      [22, [440, 'roe@mail.example']],
    ],
    'Jane Roe|null',
  ],
  [
    'an address above a town as close as everything beside the name',
    [
      [0, [40, 'Jane Roe', 'bold 22']],
      [30, [40, '(207) 555-0142']],
      [9, [40, 'jane.roe@mail.example']],
      [9, [40, 'Fargo']],
    ],
    'Jane Roe|jane.roe@mail.example',
  ],
  [
    'an address right above a town in small print',
    [
      [0, [40, 'Jane Roe', 'bold 22']],
      [30, [40, '(207) 555-0142']],
      [16, [40, 'jane.roe@mail.example']],
      [8, [40, 'Fargo']],
      [16, [40, 'Citizen']],
    ],
    'Jane Roe|jane.roe@mail.example',
  ],
  [
    'an address at the head of its column, above an account',
    [
      [0, [40, 'Jane Roe', 'bold 22']],
      [40, [40, 'jane.roe@mail.example']],
      [13, [40, 'janeroe']],
      [13, [40, 'Citizen']],
    ],
    'Jane Roe|jane.roe@mail.example',
  ],
  [
    'an address that runs into a number',
    [
      [0, [40, 'Jane Roe', 'bold 22']],
      [30, [40, 'jane.roe@mail.com207.555.0142https://roe.example']],
    ],
    'Jane Roe|null',
  ],
];

suite('looks of heads', () => {
  for (const [why, rows, person] of PEOPLE) {
    test(why, () => {
      const contact = answerTo([...rows, ...WORK])?.contact;
      assert.equal(`${contact?.name}|${contact?.email}`, person);
    });
  }

  test('a date set right behind a school in another typeface is not part of it', () => {
    const answer = answerTo([
      ...HEAD,
      ...WORK,
      [30, [40, 'Education', 'bold 14']],
      [20, [40, 'MBA, Halden College', 'bold 10'], [135, 'Sept 2009 - Dec 2013']],
    ]);
    assert.deepEqual(studiesOf(answer), ['Halden College|MBA|null|2013-12']);
  });

  test('headings in a margin of their own begin what is beside them', () => {
    const answer = answerTo([
      ...HEAD,
      ...WORK,
      [],
      [0, [40, 'Skills', 'bold 14'], [200, 'Welding']],
      [13, [200, 'Soldering']],
      [13, [200, 'Brazing']],
      [30, [40, 'Languages', 'bold 14'], [200, 'Spanish']],
      [13, [200, 'French']],
      [30, [40, 'Awards', 'bold 14'], [200, 'Employee of the Year']],
      [30, [40, 'Interests', 'bold 14'], [200, 'Hiking']],
      [13, [200, 'Kayaking']],
      [30, [40, 'References', 'bold 14'], [200, 'Erika Landvik']],
      [13, [200, 'Available on request.']],
    ]);
    assert.deepEqual(answer?.skills, ['Welding', 'Soldering', 'Brazing']);
  });
});
