import { drawHeading, drawItems, type Drawer } from './looks.ts';
import { rangeOf } from './dates.ts';
import { HEADINGS } from './headings.ts';
import { SKILLS, STUDY_FIELDS } from './vocabulary.ts';

/** A section that tells of neither work nor studies, though it may look so. */
export function drawOther(drawer: Drawer): void {
  const { pen, maker, look } = drawer;
  const { pick, is, whole } = maker;
  const section = 'other';
  const face = is(0.4) ? pick(['title', 'company'] as const) : undefined;
  const text = (own: string, isName = false): void => {
    pen.row([{ x: 0, bits: [{ text: own, ...(isName && face && { face }) }] }], { section });
  };
  const heading = pick(HEADINGS.other);
  drawHeading(drawer, [heading], section);
  const count = whole(1, 4);
  const year = (): number => whole(1998, 2024);
  const kinds: Readonly<Record<string, () => void>> = {
    languages: () => {
      const all = ['English', 'Spanish', 'German', 'French', 'Italian', 'Hindi', 'Mandarin', 'Arabic'].slice(
        0,
        whole(2, 4),
      );
      if (is(0.5)) text(all.join(', '));
      else for (const one of all) text(`${one} ${pick(['(native)', '– fluent', '- B2', 'Native', '(professional)'])}`);
    },
    interests: () => {
      const all = ['Hiking', 'Chess', 'Cooking', 'Sailing', 'Reading', 'Travel', 'Guitar', 'Photography'].slice(
        whole(0, 3),
        whole(5, 8),
      );
      if (is(0.6)) text(all.join(', '));
      else drawItems(drawer, all, { section });
    },
    certificates: () => {
      for (let i = 0; i < count; i += 1) {
        const name = pick([
          'AWS Certified Solutions Architect',
          'PMP',
          'CPA',
          'First Aid and CPR',
          'Certified Scrum Master',
          'Google Analytics Certification',
          'Forklift Licence',
          'TEFL',
          `Certified ${maker.title()}`,
        ]);
        const own = pick([
          `${name}, ${year()}`,
          `${name} - ${maker.company()} (${year()})`,
          name,
          `${year()}  ${name}`,
        ]);
        if (is(0.5)) drawItems(drawer, [own], { section });
        else text(own, true);
      }
    },
    awards: () => {
      for (let i = 0; i < count; i += 1) {
        const own = pick([
          `${pick(['Employee of the Month', 'Dean’s List', 'Best Paper Award', 'Scholarship for Excellence', 'Winner, City Marathon'])}, ${maker.company()}, ${year()}`,
          `${pick(['Fulbright Scholar', 'Merit Scholarship', 'Hackathon Winner'])} (${year()})`,
        ]);
        if (is(0.5)) drawItems(drawer, [own], { section });
        else text(own, true);
      }
    },
    publications: () => {
      for (let i = 0; i < count; i += 1)
        text(
          pick([
            `${maker.surname()}, A. and ${maker.surname()}, B. (${year()}). ${pick(STUDY_FIELDS)} of ${maker.ordinary()}. Journal of ${pick(STUDY_FIELDS)}, ${whole(2, 40)}(${whole(1, 4)}), ${whole(10, 90)}-${whole(91, 180)}.`,
            `“${maker.ordinary()} and ${maker.ordinary()}”, ${maker.ordinary()} Conference, ${pick(['Paris', 'Austin'])}, ${year()}`,
          ]),
        );
    },
    projects: () => {
      for (let i = 0; i < count; i += 1) {
        const name = `${maker.ordinary()} ${pick(['App', 'Engine', 'Tracker', 'Website', 'Study', 'Bot', 'Dashboard'])}`;
        pen.row(
          [
            {
              x: 0,
              bits: [
                {
                  ...(face && { face }),
                  text: pick([
                    name,
                    `${name} | ${pick(SKILLS)}, ${pick(SKILLS)}`,
                    `${name} (${year()})`,
                    `${name} - ${maker.company()}`,
                  ]),
                },
              ],
            },
            ...(is(0.4) ? [{ x: -1, bits: [{ text: String(year()) }] }] : []),
          ],
          { section },
        );
        drawItems(drawer, [maker.deed()], { section });
      }
    },
    references: () => {
      if (is(0.5)) {
        text('Available upon request');
        return;
      }
      for (let i = 0; i < 2; i += 1) {
        text(`${maker.surname()} ${maker.surname()}`, true);
        text(`${maker.title()}, ${maker.company()}`);
        text(`(555) 555-0${whole(100, 199)}`);
      }
    },
    unpaid: () => {
      for (let i = 0; i < count; i += 1) {
        const from = { year: year() - 3, month: whole(1, 12) };
        const range = rangeOf({ from, to: is(0.3) ? null : { year: from.year + whole(0, 3), month: 12 } }, look.dates);
        const [title, company] = [
          pick(['Volunteer', 'Mentor', 'Board Member', 'Treasurer', 'Coach', maker.title()]),
          maker.company(),
        ];
        if (is(0.5)) {
          pen.row(
            [
              { x: 0, bits: [{ text: pick([title, company]), face: 'title' }] },
              { x: -1, bits: [{ text: range }] },
            ],
            { section },
          );
          text(pick([company, title]), true);
        } else
          text(
            pick([
              `${title}, ${company}, ${range}`,
              `${company} – ${title} (${range})`,
              `${range}: ${title} at ${company}`,
            ]),
          );
        if (is(0.5)) drawItems(drawer, [maker.deed()], { section });
        pen.space(0.4);
      }
    },
    facts: () => {
      const all = maker.shuffled([
        `Citizenship: ${pick(['United States', 'Canadian', 'EU'])}`,
        'Availability: Full-Time, Part-Time',
        'Clearance: Secret',
        'Driving licence: Yes',
        'Willing to relocate: Yes',
        'Notice period: 3 months',
        `Available: ${maker.ordinary()}`,
        'Veterans’ preference: No',
        `Desired locations: ${maker.place()}; ${maker.place()}`,
      ]);
      for (const one of all.slice(0, count)) text(one);
    },
    teaching: () => {
      for (let i = 0; i < count; i += 1)
        text(
          pick([
            `Introduction to ${pick(STUDY_FIELDS)} (undergraduate), ${pick(['Fall', 'Spring'])} ${year()}`,
            `${year()}–${year()}  ${pick(STUDY_FIELDS)}, graduate seminar`,
            `${pick(STUDY_FIELDS)} ${whole(100, 499)}, ${maker.school()}, ${year()}`,
          ]),
        );
    },
    grants: () => {
      for (let i = 0; i < count; i += 1)
        text(
          pick([
            `${year()}–${year()}  ${maker.company()}, ${maker.ordinary()} Grant, $${whole(10, 900)},000`,
            `${maker.ordinary()} Research Council, ${year()}-${year()} (principal investigator)`,
            `${maker.ordinary()} Fellowship, ${maker.school()}, ${year()}`,
          ]),
        );
    },
    words: () => {
      drawItems(
        drawer,
        Array.from({ length: count }, () => maker.deed()),
        { section },
      );
    },
  };
  const own = /Lang/.test(heading)
    ? 'languages'
    : /Interest|Hobb/.test(heading)
      ? 'interests'
      : /Cert|Licen|Course|Training|Development/.test(heading)
        ? 'certificates'
        : /Grant|Fellow/.test(heading)
          ? 'grants'
          : /Teach|Mentor|Talk/.test(heading)
            ? 'teaching'
            : /Inform|Link|Detail/.test(heading)
              ? pick(['facts', 'facts', 'words'])
              : /Award|Honor|Achieve|Scholar/.test(heading)
                ? 'awards'
                : /Public|Patent|Present|Confer|Selected|Exhib/.test(heading)
                  ? 'publications'
                  : /Project|Open/.test(heading)
                    ? 'projects'
                    : /Referenc/.test(heading)
                      ? 'references'
                      : /Volun|Commun|Activ|Leader|Involv|Member|Affil|Service/.test(heading)
                        ? pick(['unpaid', 'unpaid', 'unpaid', 'words', 'awards'])
                        : 'words';
  kinds[own]?.();
}
