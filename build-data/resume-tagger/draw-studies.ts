import { rangeOf } from './dates.ts';
import type { Bit } from './drawing.ts';
import { entryRows, entryTemplate, value, type EntryTemplate } from './entries.ts';
import { drawItems, marked, type Drawer } from './looks.ts';
import type { MadeStudy } from './people.ts';

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
    for (const [k, { cells, scale }] of entryRows({ slots }, template, pen.width).entries())
      pen.row(marked(cells, k, look), { section }, scale);
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
