import fc from 'fast-check';

/** A record of studies as it should be served. */
export interface TrueStudy {
  readonly institution: string | null;
  readonly degree: string | null;
  readonly field: string | null;
  readonly date: string | null;
}

/** The rows of an education section and its records. */
export interface StudyRows {
  readonly rows: readonly string[];
  readonly studies: readonly TrueStudy[];
}

const COURSES: readonly (readonly [degree: string, field: string])[] = [
  ['MSc', 'Physics'],
  ['Diploma', 'Nursing'],
  ['Certificate', 'Welding'],
  ['BA (Hons)', 'Fashion Design'],
  ['NVQ Level 2', 'Plumbing'],
  ['B.S.', 'Nutrition'],
  ['Bachelor of Science', 'Computing'],
];

/** Names that no word tells to be those of schools. */
const PROVIDERS = [
  'TU Marrick',
  'Vantor',
  'Leithe & Sons',
  'Central Lindow',
  'Fenland Shipyard',
  'Marrick Training',
  "St Osyth's Hospital",
  'Lindow Trade Centre',
  'Thornby Works Council',
  'FHS Halden',
];

const SCHOOLS = [
  'Marrick High School',
  'Lindow University',
  'University of Thornby',
  'Halden Technical College',
  'Lycée Corran',
];

/** What may be behind a course and before its date, and is no name. */
const ASIDES = [
  'First Class Honours',
  '2:1',
  'Distinction',
  'GPA: 3.8',
  'Magna cum laude',
  'Minor in Art',
  'Part-time',
  'Second Division',
  'Upper Second',
  'Department of Zoology',
  'History',
];

const course = fc.constantFrom(...COURSES);
const school = fc.constantFrom(...SCHOOLS);
const year = fc.integer({ min: 2006, max: 2020 });

interface Dated {
  readonly printed: string;
  readonly ends: number;
}

/** A year, or a range of up to four years that ends in it. */
function datedBy(ends: number, length: number): Dated {
  return { printed: length === 0 ? String(ends) : `${ends - length} – ${ends}`, ends };
}

type Course = (course: string, provider: string, date: string) => readonly string[];

const LOOKS: readonly Course[] = [
  (name, provider, date) => [`${name}, ${provider}, ${date}`],
  (name, provider, date) => [`${name} – ${provider} – ${date}`],
  (name, provider, date) => [`${name} | ${provider} | ${date}`],
  (name, provider, date) => [`${name}, ${provider}     ${date}`],
  (name, provider, date) => [`${date}     ${name}, ${provider}`],
  (name, provider, date) => [`${date}: ${name}, ${provider}`],
  (name, provider, date) => [`${provider}, ${name}, ${date}`],
  (name, provider, date) => [name, `${provider}, ${date}`],
  (name, provider, date) => [name, provider, date],
];

/** A course at a provider of an unknown kind above a school that has a record of its own. */
export const courseAboveSchool: fc.Arbitrary<StudyRows> = fc
  .record({
    course,
    provider: fc.constantFrom(...PROVIDERS),
    school,
    year,
    length: fc.integer({ min: 0, max: 3 }),
    look: fc.constantFrom(...LOOKS),
    joint: fc.constantFrom(' in ', ' '),
    apart: fc.integer({ min: 3, max: 8 }),
    schoolDate: fc.constantFrom('none', 'beside', 'below', 'range'),
  })
  .map((one): StudyRows => {
    const [degree, field] = one.course;
    const date = datedBy(one.year, one.length);
    const left = datedBy(one.year - one.apart, one.schoolDate === 'range' ? 2 : 0);
    const below = {
      none: [one.school],
      beside: [`${one.school}, ${left.printed}`],
      below: [one.school, left.printed],
      range: [`${one.school}     ${left.printed}`],
    }[one.schoolDate] as readonly string[];
    return {
      rows: [...one.look(`${degree}${one.joint}${field}`, one.provider, date.printed), ...below],
      studies: [
        { institution: one.provider, degree, field, date: String(date.ends) },
        {
          institution: one.school,
          degree: null,
          field: null,
          date: one.schoolDate === 'none' ? null : String(left.ends),
        },
      ],
    };
  });

/** A course above its own school: with marks or details before its date, and dates that may begin and end in two rows. */
export const courseOfSchool: fc.Arbitrary<StudyRows> = fc
  .record({
    course,
    school,
    year,
    length: fc.integer({ min: 0, max: 3 }),
    aside: fc.option(fc.constantFrom(...ASIDES)),
    joint: fc.constantFrom(' in ', ' '),
    dates: fc.constantFrom('course', 'school', 'both', 'split'),
  })
  .map(({ course: [degree, field], ...one }): StudyRows => {
    const { printed } = datedBy(one.year, one.length);
    const [own, other] = {
      course: [`, ${printed}`, ''],
      school: ['', `, ${printed}`],
      both: [`, ${one.year}`, `, ${printed}`],
      split: [`, ${one.year - 3}`, `, ${one.year}`],
    }[one.dates] as [string, string];
    const aside = one.aside === null ? '' : `, ${one.aside}`;
    return {
      rows: [`${degree}${one.joint}${field}${aside}${own}`, `${one.school}${other}`],
      studies: [{ institution: one.school, degree, field, date: String(one.year) }],
    };
  });
