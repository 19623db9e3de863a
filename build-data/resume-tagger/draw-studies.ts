import { rangeOf } from './dates.ts';
import type { Bit, Cell } from './drawing.ts';
import { entryRows, entryTemplate, value, type EntryTemplate } from './entries.ts';
import { drawItems, marked, type Drawer } from './looks.ts';
import type { MadeStudy, Maker } from './people.ts';
import { STUDY_FIELDS } from './vocabulary.ts';

const GRADES = [
  'GPA: 3.*',
  '3.* GPA',
  'GPA 3.*/4.0',
  '3.*/4.0',
  'Grade: 1.*',
  'Score: 3.*',
  'CGPA: 8.*',
  'First class',
  '2:1',
];

function withGrade(cell: Cell, sign: string, grade: string): Cell {
  return { ...cell, bits: [...cell.bits, { text: `${sign}${grade}${sign === ' (' ? ')' : ''}` }] };
}

function courses({ pick, whole, shuffled }: Maker): string[] {
  const numbered = pick([true, true, false]);
  return shuffled(STUDY_FIELDS)
    .slice(0, whole(1, 4))
    .map((one) =>
      numbered
        ? `${one.slice(0, 2).toUpperCase()}${whole(100, 599)} - ${pick(['', 'Introduction to ', 'Advanced '])}${one}`
        : one,
    );
}

/** Studies in one way for all of them. */
export function drawStudies(drawer: Drawer, studies: readonly MadeStudy[]): void {
  const { pen, maker, look } = drawer;
  const { is, pick } = maker;
  const section = 'education';
  const template: EntryTemplate = entryTemplate(maker, { width: pen.width, isStudy: true, isText: look.isText });
  const joint = pick([' in ', ' in ', ' in ', ', ', ', ', ' ', ' - ', ': ', ' (', ' of ', ' – ', ' | ']);
  const isRange = is(0.45);
  const isYears = is(0.5);
  const hasAside = is(0.3);
  const isFieldFirst = is(0.06);
  const grade = is(0.15)
    ? pick<() => string>(GRADES.map((one) => () => one.replace('*', String(maker.whole(1, 99)))))
    : undefined;
  const gradeSign = pick([', ', ' | ', ' - ', ' (', '   ']);
  const hasCourses = is(0.1);
  const coursesLabel = pick(['Courses', 'Courses:', 'Relevant courses', 'Coursework', 'COURSES', '']);
  const style = isYears ? { ...look.dates, one: ({ year }: { readonly year: number }) => String(year) } : look.dates;
  const lead = is(0.12)
    ? pick(['Graduated ', 'Expected ', 'Class of ', 'Graduated: ', 'Completed ', 'Graduation: ', 'Awarded '])
    : '';
  for (const study of studies) {
    const entry = {};
    const degree = value('degree', study.degree, entry);
    const hasField = !is(0.07);
    const field = value('field', study.field, entry);
    const own: Bit[] = !hasField
      ? [degree]
      : isFieldFirst
        ? [field, { text: ', ' }, degree]
        : [degree, { text: joint }, field, ...(joint === ' (' ? [{ text: ')' }] : [])];
    const date = value('study_date', isRange ? rangeOf(study, style) : style.one(study.to), entry);
    const slots = {
      a: [value('institution', study.school, entry)],
      b: own,
      ...(is(0.05) ? {} : { dates: !isRange && lead !== '' ? [{ text: lead }, date] : [date] }),
      place: [value('study_place', study.place, entry)],
    };
    const rows = entryRows({ slots }, template, pen.width);
    for (const [k, { cells, scale }] of rows.entries()) {
      const isGraded = grade && k === rows.length - 1;
      const own = isGraded ? cells.map((cell, i) => (i === 0 ? withGrade(cell, gradeSign, grade()) : cell)) : cells;
      pen.row(marked(own, k, look), { section }, scale);
    }
    if (hasCourses) {
      if (coursesLabel !== '') pen.row([{ x: 0, bits: [{ text: coursesLabel, face: 'label' }] }], { section });
      drawItems(drawer, courses(maker), { section, indent: template.indent * pen.width });
    }
    if (hasAside && is(0.8)) {
      const texts = [
        pick([
          `GPA: 3.${maker.whole(10, 99)}`,
          'Graduated with honors',
          'Magna cum laude',
          'Dean’s List',
          `Thesis: ${maker.ordinary()} and ${maker.ordinary()} in practice`,
          'Relevant coursework: Algorithms, Databases, Statistics',
          `Minor in ${maker.ordinary()}`,
          'First class honours',
          `Advisor: Dr. ${maker.surname()}`,
          'Captain of the rowing team',
        ]),
      ];
      drawItems(drawer, texts, { section, indent: template.indent * pen.width });
    }
    pen.space(template.gap);
  }
}
