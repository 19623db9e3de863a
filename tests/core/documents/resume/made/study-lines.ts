import { inNumbers, inWords } from './layout.ts';
import { chanceOf, madePerson, type Chance, type LivedStudy } from './people.ts';
import type { Words } from './word-lists.ts';
import { WORDS } from './words.ts';

/** Education records printed in one arrangement, as text, and their content. */
export interface StudyLines {
  readonly arrangement: string;
  readonly text: string;
  readonly studies: readonly Readonly<Record<'institution' | 'degree' | 'field' | 'graduation_date', string | null>>[];
}

/** Which arrangements: odd-numbered ones are only measured. */
export type Arrangements = 'looked' | 'counted';

type Part = 'studies' | 'school' | 'place' | 'date';

/** How a degree and its field are printed; two texts are separate parts. */
type Joint = (degree: string, field: string) => readonly [text: string, apart?: string];

const JOINTS: Readonly<Record<string, Joint>> = {
  in: (degree, field) => [`${degree} in ${field}`],
  comma: (degree, field) => [`${degree}, ${field}`],
  blank: (degree, field) => [`${degree} ${field}`],
  brackets: (degree, field) => [`${degree} (${field})`],
  dash: (degree, field) => [`${degree} – ${field}`],
  colon: (degree, field) => [`${degree}: ${field}`],
  turned: (degree, field) => [`${field} (${degree})`],
  apart: (degree, field) => [degree, field],
  apartTurned: (degree, field) => [field, degree],
};

const SIGNS = [', ', ', ', ' | ', ' – ', ' · ', '; ', '     ', ' / ', ' - '];

const DATES: readonly ((study: LivedStudy) => string)[] = [
  ({ to }) => String(to.year),
  ({ to }) => String(to.year),
  ({ to }) => inWords(to),
  ({ to }) => inWords(to, 3),
  ({ to }) => inNumbers(to),
  ({ to, from }) => `${from} – ${to.year}`,
  ({ to, from }) => `${from}-${to.year}`,
  ({ to }) => `(${to.year})`,
  ({ to }) => `Graduated ${inWords(to)}`,
  ({ to }) => `Class of ${to.year}`,
  ({ to, from }) => `(${from} - ${to.year})`,
];

const ASIDES = ['GPA: 3.7', "Dean's List", 'Graduated with honors', 'Relevant coursework: Statistics, Ethics'];

/** Returns the parts in random order. */
function shuffled<T>(parts: readonly T[], { whole }: Chance): T[] {
  const left = [...parts];
  return parts.flatMap(() => left.splice(whole(0, left.length - 1), 1));
}

/** How one resume prints its studies: the parts of each row, and the separator. */
interface Arrangement {
  readonly name: string;
  readonly rows: readonly (readonly Part[])[];
  readonly sign: string;
  readonly joint: Joint;
  readonly date: (study: LivedStudy) => string;
  readonly isLoose: boolean;
  readonly aside: string | undefined;
}

function arrangementBy(chance: Chance): Arrangement {
  const { pick, whole } = chance;
  const hasPlace = whole(0, 2) > 0;
  // A place is printed next to its school.
  const order = shuffled<Part>(['studies', 'school', 'date'], chance);
  const at = order.indexOf('school') + 1;
  const parts = hasPlace ? [...order.slice(0, at), 'place' as const, ...order.slice(at)] : order;
  const breaks = pick([[], [at], [1], [1, 2], [parts.length - 1], [1, 2, 3]]);
  const rows = [0, ...breaks.filter((one) => one < parts.length)].map((from, i, all) => parts.slice(from, all[i + 1]));
  const joint = pick(Object.keys(JOINTS));
  const sign = pick(SIGNS);
  return {
    name: `${rows.map((row) => row.join('+')).join(' / ')} by ${JSON.stringify(sign)}, ${joint}`,
    rows: rows.filter((row) => row.length > 0),
    sign,
    joint: JOINTS[joint]!,
    date: pick(DATES),
    isLoose: whole(0, 1) === 0,
    aside: whole(0, 3) === 0 ? pick(ASIDES) : undefined,
  };
}

function linesOf(study: LivedStudy, { rows, sign, joint, date, aside }: Arrangement): string[] {
  const printed: Readonly<Record<Part, readonly (string | undefined)[]>> = {
    studies: joint(study.degree, study.field),
    school: [study.school],
    place: [study.place],
    date: [date(study)],
  };
  const lines = rows.map((row) => row.flatMap((part) => printed[part]).join(sign));
  return [...lines, ...(aside === undefined ? [] : [`• ${aside}`])];
}

/** Returns resumes, each with one arrangement of its studies; the same arguments give the same resumes. */
export function studyLines(which: Arrangements, count: number): StudyLines[] {
  const people: readonly Words[] = Object.values(WORDS);
  return Array.from({ length: count }, (_, i): StudyLines => {
    const chance = chanceOf(40_000 + 2 * i + (which === 'counted' ? 1 : 0));
    // A generator's first numbers are similar for nearby seeds.
    for (let k = 0; k < 9; k += 1) chance.whole(0, 1);
    const arrangement = arrangementBy(chance);
    const { name, email, roles, studies, skills } = madePerson(chance.pick(people), chance);
    const text = [
      name,
      email,
      '',
      'EXPERIENCE',
      ...roles.flatMap(({ title, company, from, to }) => [
        `${title}, ${company}`,
        `${inWords(from)} – ${to ? inWords(to) : 'Present'}`,
        '',
      ]),
      'EDUCATION',
      ...studies.flatMap((study) => [...linesOf(study, arrangement), ...(arrangement.isLoose ? [''] : [])]),
      '',
      'SKILLS',
      skills.join(', '),
    ].join('\n');
    return {
      arrangement: arrangement.name,
      text,
      studies: studies.map(({ school, degree, field, to }) => ({
        institution: school,
        degree,
        field,
        graduation_date: String(to.year),
      })),
    };
  });
}
