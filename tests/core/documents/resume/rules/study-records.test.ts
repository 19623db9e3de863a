import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';
import { NO_TAGS } from '../../../../../core/documents/resume/tagger/tag-resume.ts';
import { courseAboveSchool, courseOfSchool, type TrueStudy } from '../made/course-lines.ts';

/** Sections of each kind. */
const RUNS = { numRuns: 300 };

/** Returns the records that the rules, or the rules and the tagger, read in the rows of an education section. */
function studiesIn(rows: readonly string[], isTagged = false): TrueStudy[] {
  const text = ['Jane Roe', 'jane@roe.example', '', 'EDUCATION', ...rows].join('\n');
  const { education } = readResume(textPages(text), isTagged ? undefined : () => NO_TAGS);
  const records = education as readonly (TrueStudy & { graduation_date: { value: string | null } })[];
  return records.map(({ institution, degree, field, graduation_date: { value } }) => ({
    institution,
    degree,
    field,
    date: value,
  }));
}

suite('a course at a provider of an unknown kind', () => {
  for (const isTagged of [false, true])
    test(`is not given to the school in the row below${isTagged ? ', nor by the tagger' : ''}`, () => {
      fc.assert(
        fc.property(courseAboveSchool, ({ rows, studies: [course, school] }) => {
          const served = studiesIn(rows, isTagged);
          assert.equal(served.length, 2, JSON.stringify(served));
          const [first, second] = served;
          assert.ok([null, course?.institution].includes(first?.institution), JSON.stringify(served));
          assert.deepEqual({ ...first, institution: null }, { ...course, institution: null });
          assert.deepEqual(second, school);
        }),
        RUNS,
      );
    });

  test('is told from marks and details of a course above its own school', () => {
    fc.assert(
      fc.property(courseOfSchool, ({ rows, studies }) => {
        assert.deepEqual(studiesIn(rows), studies);
      }),
      RUNS,
    );
  });
});

const ROWS: readonly (readonly [why: string, rows: readonly string[], served: readonly string[]])[] = [
  [
    'years between two dates part a school from the degree above',
    ['MSc Physics, 2008 – 2009', 'Marrick High School, 2004'],
    ['null MSc Physics 2009', 'Marrick High School null null 2004'],
  ],
  [
    'years between two dates part them also if the later is below',
    ['Diploma in Nursing, 2001 – 2003', 'Lindow University, 2009'],
    ['null Diploma Nursing 2003', 'Lindow University null null 2009'],
  ],
  [
    'who ends in one year may graduate in the next',
    ['MSc Physics, 2009', 'Lindow University, 2005 – 2008'],
    ['Lindow University MSc Physics 2009'],
  ],
  [
    'two single years may be the ends of one range',
    ['MSc Physics     2014', 'Lindow University     2010'],
    ['Lindow University MSc Physics 2014'],
  ],
  [
    'a range that goes on is apart from no later date',
    ['MSc Physics, 2008 – present', 'Lindow University, 2012'],
    ['Lindow University MSc Physics null'],
  ],
  [
    'a body that teaches is no field',
    ["Diploma, St Osyth's Hospital, 2009"],
    ["St Osyth's Hospital Diploma null 2009"],
  ],
  ['one word is no body', ['BA, Council, 2009'], ['null BA Council 2009']],
  [
    'a stay with another school is part of the studies',
    ['Lindow University', 'BSc Biology, Exchange at University of Thornby', '2010 – 2014'],
    ['Lindow University BSc Biology 2014'],
  ],
  [
    'a semester with another school is part of the studies',
    ['BSc Biology, Lindow University, 2014', '• Exchange semester at University of Thornby'],
    ['Lindow University BSc Biology 2014'],
  ],
  ['a class is no field', ['M.Ed., Lindow University, 2014, First'], ['Lindow University M.Ed. null 2014']],
  [
    'a degree is no campus',
    ['Lindow State University, B.S., Accounting    2011'],
    ['Lindow State University B.S. Accounting 2011'],
  ],
  [
    'an examination by itself is a degree',
    ['2013: ACCA', "2010: Master's degree in Finance, Lindow University"],
    ['null ACCA null 2013', "Lindow University Master's degree Finance 2010"],
  ],
  ['a body behind an examination is no field', ['2013  ACA, ICAEW'], ['null ACA null 2013']],
  [
    'examinations of schools begin records',
    ['SSC, 2008, Marrick Public School', 'HSC, 2010, Marrick Junior College'],
    ['Marrick Public School SSC null 2008', 'Marrick Junior College HSC null 2010'],
  ],
  [
    'a level may be of any awarding body',
    ['SVQ Level 3 Joinery, Halden College, 2013', 'City & Guilds Level 2 Plumbing, Halden College, 2011'],
    ['Halden College SVQ Level 3 Joinery 2013', 'Halden College City & Guilds Level 2 Plumbing 2011'],
  ],
  [
    'a level may be of BTEC',
    ['BTEC Level 3 Joinery, Halden College, 2013'],
    ['Halden College BTEC Level 3 Joinery 2013'],
  ],
  [
    'a diploma may be a higher one',
    ['Higher Diploma in Computing – FHS Halden – 2008', 'BEng Mechanical Engineering – FHS Corran – 2005'],
    ['null Higher Diploma Computing 2008', 'null BEng Mechanical Engineering 2005'],
  ],
  [
    'a technician may be a higher one',
    ['Higher Technician in Machining', 'Halden Institute, 2005 – 2007'],
    ['Halden Institute Higher Technician Machining 2007'],
  ],
  ['MMath is a degree', ['MMath Statistics, Lindow University, 2013'], ['Lindow University MMath Statistics 2013']],
  ['MPhys is a degree', ['MPhys Physics, Lindow University, 2013'], ['Lindow University MPhys Physics 2013']],
];

suite('of studies', () => {
  for (const [why, rows, served] of ROWS)
    test(why, () => {
      const own = studiesIn(rows).map(({ institution, degree, field, date }) =>
        [institution, degree, field, date].map(String).join(' '),
      );
      assert.deepEqual(own, served);
    });
});
