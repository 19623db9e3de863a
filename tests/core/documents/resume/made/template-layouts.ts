import {
  apostrophe,
  dotted,
  inNumbers,
  inWords,
  iso,
  long,
  quarter,
  range,
  season,
  short,
  wide,
  year,
} from './layout.ts';
import type { Layout } from './layout.ts';
import type { LivedRole, MonthOfYear } from './people.ts';
import { PAGE, wrapped, type Sheet } from './sheet.ts';

const LEFT = 54;
const RIGHT = PAGE.width - 54;
const WHOLE = { left: LEFT, right: RIGHT, top: 60 };

/** Layouts of common templates. They were written before reading any rule, and inspected only after one measurement. */
export const TEMPLATE_LAYOUTS: readonly Layout[] = [
  {
    name: 'the export of a network of professionals',
    dates: 'months',
    isText: false,
    sharedRoles: 2,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: 200, height: PAGE.height, grey: 0.2 });
      const side = sheet.pen({ left: 24, right: 190, top: 56 });
      side.row('Contact', 13, 'white');
      side.space(4);
      for (const text of [`${phone} (Mobile)`, email]) side.row(text, 9, 'white');
      side.row('www.linkedin.com/in/someone-', 9, 'white');
      side.row('1a2b3c (LinkedIn)', 9, 'white');
      side.space(18);
      side.row('Top Skills', 13, 'white');
      side.space(4);
      for (const skill of skills) side.row(skill, 10, 'white');
      side.space(18);
      side.row('Languages', 13, 'white');
      side.row('English (Native or Bilingual)', 10, 'white');
      const main = sheet.pen({ left: 222, right: 580, top: 62 });
      main.row(name, 26);
      main.row(headline, 12);
      main.row(place, 11);
      main.space(14);
      main.row('Summary', 16);
      main.item('', summary);
      main.space(14);
      main.row('Experience', 16);
      main.space(6);
      for (const [i, role] of roles.entries()) {
        if (i !== 1) main.row(role.company, 12);
        if (i === 0) main.row(lasted(roles.slice(0, 2)), 10);
        main.row(role.title, 11);
        main.row(`${range(role, { one: long, dash: ' - ' })} (${lasted([role])})`, 10);
        main.row(role.place, 10);
        main.items('', role.deeds);
        main.space(12);
      }
      main.row('Education', 16);
      main.space(6);
      for (const { school, degree, field, from, to } of studies) {
        main.row(school, 12);
        main.row(`${degree}, ${field} · (${from} - ${to.year})`, 10);
        main.space(8);
      }
      numbered(sheet, (page, pages) => `Page ${page} of ${pages}`);
    },
  },
  {
    name: 'a European form: dates in square brackets above title, employer and town',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 22, 'bold');
      pen.row(`Nationality: Norwegian | Phone number: ${phone} (Mobile) | Email address: ${email}`, 9);
      pen.row(`Address: ${place} (Home)`, 9);
      pen.space(12);
      rule(sheet, pen.y());
      pen.row('WORK EXPERIENCE', 12, 'bold');
      for (const role of roles) {
        pen.row(`[ ${range(role, { one: inNumbers, now: 'Current' })} ]`, 9);
        pen.row(role.title, 11, 'bold');
        pen.row(role.company, 10, 'bold');
        pen.row(`City: ${role.place.split(', ')[0]} | Country: ${role.place.split(', ')[1]}`, 9);
        pen.items('-', role.deeds);
        pen.space(9);
      }
      pen.row('EDUCATION AND TRAINING', 12, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        pen.row(`[ 09/${from} – ${inNumbers(to)} ]`, 9);
        pen.row(`${degree} in ${field}`, 11, 'bold');
        pen.row(school, 10, 'bold');
        pen.space(9);
      }
      pen.row('LANGUAGE SKILLS', 12, 'bold');
      pen.row('Mother tongue(s): English');
      pen.row('Other language(s): French, LISTENING B2 READING C1 WRITING B1');
      pen.space(9);
      pen.row('DIGITAL SKILLS', 12, 'bold');
      pen.row(skills.join(' / '));
    },
  },
  {
    name: 'a sidebar on the right with icons and bars, headings set wide',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const main = sheet.pen({ left: 40, right: 380, top: 64 });
      main.row(name.toUpperCase(), 24, 'bold');
      main.row(headline, 12);
      main.space(14);
      main.row(wide('Experience'), 12, 'bold');
      for (const role of roles) {
        main.ends([role.title, 'bold'], range(role, { one: apostrophe, now: 'Now' }), 10);
        main.row(`${role.company}  •  ${role.place}`, 9);
        main.items('•', role.deeds);
        main.space(8);
      }
      main.row(wide('Education'), 12, 'bold');
      for (const { school, degree, field, to } of studies) {
        main.ends([`${degree} in ${field}`, 'bold'], `Class of ${to.year}`);
        main.row(school, 9);
        main.space(6);
      }
      sheet.fill(0, { x: 404, y: 0, width: 208, height: PAGE.height, grey: 0.92 });
      const side = sheet.pen({ left: 420, right: 600, top: 70 });
      side.row(wide('Details'), 11, 'bold');
      for (const [sign, text] of [
        ['✆', phone],
        ['✉', email],
        ['✈', place],
      ] as const) {
        side.row(
          [
            [0, sign, 'symbols'],
            [16, text],
          ],
          9,
        );
      }
      side.space(14);
      side.row(wide('About me'), 11, 'bold');
      side.item('', summary);
      side.space(14);
      side.row(wide('Skills'), 11, 'bold');
      for (const [i, skill] of skills.entries()) {
        side.row(skill, 9);
        sheet.fill(side.page(), { x: 420, y: side.y() - 8, width: 160, height: 4, grey: 0.8 });
        sheet.fill(side.page(), { x: 420, y: side.y() - 8, width: 150 - 20 * i, height: 4, grey: 0.3 });
        side.space(6);
      }
    },
  },
  {
    name: 'a bordered table of period, position with employer, and duties',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[150, 'CURRICULUM VITAE']], 16, 'bold');
      pen.space(6);
      pen.row(`Name: ${name}`);
      pen.row(`Tel: ${phone}    Email: ${email}`);
      pen.row(`Residence: ${place}`);
      pen.space(10);
      pen.row('Professional Career', 12, 'bold');
      table(sheet, pen, [0, 120, 300], [['Period'], ['Position and Employer'], ['Main duties']]);
      for (const role of roles) {
        const duties = role.deeds.flatMap((deed) => wrapped(deed, 38));
        table(
          sheet,
          pen,
          [0, 120, 300],
          [[range(role, { one: dotted, now: 'today' })], [role.title, role.company], duties],
        );
      }
      pen.space(16);
      pen.row('Education', 12, 'bold');
      table(sheet, pen, [0, 120, 300], [['Period'], ['Degree'], ['Institution']]);
      for (const { school, degree, field, from, to } of studies) {
        table(sheet, pen, [0, 120, 300], [[`${from} – ${to.year}`], wrapped(`${degree}, ${field}`, 32), [school]]);
      }
      pen.space(16);
      pen.row('Other Skills', 12, 'bold');
      pen.items('•', skills);
    },
  },
  {
    name: 'a line of time with dots, years on its left',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[140, name]], 24, 'serif');
      pen.row([[160, headline]], 11, 'serif');
      pen.row([[90, `${place} · ${phone} · ${email}`]], 9, 'serif');
      pen.space(10);
      pen.item('', summary);
      pen.space(12);
      const point = (): void => {
        sheet.fill(pen.page(), { x: LEFT + 98, y: pen.y() - 10, width: 1, height: 60, grey: 0.6 });
      };
      pen.row('My career so far', 14, 'serif');
      for (const role of roles) {
        point();
        pen.row([
          [0, range(role, { one: year, now: 'to date', dash: ' – ' }).replace('– to date', 'to date')],
          [94, '●', 'symbols'],
          [112, `${role.title} — ${role.company}`, 'bold'],
        ]);
        pen.items('', role.deeds, 112);
        pen.space(8);
      }
      pen.row('My education', 14, 'serif');
      for (const { school, degree, field, to } of studies) {
        point();
        pen.row([
          [0, String(to.year)],
          [94, '●', 'symbols'],
          [112, `${degree} ${field} — ${school}`, 'bold'],
        ]);
        pen.space(8);
      }
      pen.row('What I am good at', 14, 'serif');
      pen.row(skills.join(' · '), 10, 'serif');
    },
  },
  {
    name: 'a federal resume: a label a line, hours, grade, salary, supervisor',
    dates: 'months',
    isText: true,
    leavesOut: ['skills'],
    draw: (sheet, { name, place, phone, email, roles, studies }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name.toUpperCase(), 14, 'serif');
      for (const text of [place, `Day Phone: ${phone}`, `Email: ${email}`, 'Citizenship: United States']) pen.row(text);
      pen.row('Veterans’ Preference: None    Highest Grade: GS-0343-12');
      pen.space(10);
      pen.row('WORK EXPERIENCE', 12, 'serif');
      for (const role of roles) {
        pen.row(`Employer: ${role.company}`);
        pen.row(`Position Title: ${role.title}`);
        pen.row('Series/Grade: GS-0343-12');
        pen.row(`Dates Employed: ${range(role, { one: inNumbers, dash: ' to ' })}`);
        pen.row('Hours per Week: 40    Salary: $82,764.00 USD Per Year');
        pen.row('Supervisor: Lee Marlow (202-555-0119)    Okay to Contact: Yes');
        pen.row('Duties, Accomplishments and Related Skills:');
        pen.items('•', role.deeds);
        pen.space(10);
      }
      pen.row('EDUCATION', 12, 'serif');
      for (const { school, degree, field, to } of studies) {
        pen.row(`School: ${school}`);
        pen.row(`Degree: ${degree}`);
        pen.row(`Major: ${field}`);
        pen.row(`Completion Date: ${inNumbers(to)}`);
        pen.row('GPA: 3.6 out of 4.0');
        pen.space(10);
      }
    },
  },
  {
    name: 'an academic one: studies first, appointments by years, publications and grants',
    dates: 'years',
    isText: true,
    leavesOut: ['skills', 'phone'],
    draw: (sheet, { name, place, email, roles, studies }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 16, 'serif');
      pen.row(place, 10, 'serif');
      pen.row(email, 10, 'serif');
      pen.space(12);
      pen.row('Education', 12, 'bold');
      for (const { school, degree, field, to } of studies) {
        pen.row([
          [0, String(to.year)],
          [80, `${degree}, ${field}, ${school}`],
        ]);
      }
      pen.space(12);
      pen.row('Academic Appointments', 12, 'bold');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: year, dash: '–', now: 'present' })],
          [80, `${role.title}, ${role.company}`],
        ]);
      }
      pen.space(12);
      pen.row('Grants and Fellowships', 12, 'bold');
      pen.row([
        [0, '2017–2019'],
        [80, 'Arnsvik Research Council, “Rivers in winter” (co-investigator), €120,000'],
      ]);
      pen.space(12);
      pen.row('Publications', 12, 'bold');
      const [, last = ''] = name.split(' ');
      pen.item(
        '',
        `${last}, A. and Marlow, L. (2018). Ice and the shape of northern rivers. Journal of Rivers 12(3), 114–131.`,
      );
      pen.item('', `${last}, A. (2015). A note on early frost. Northern Weather 4, 22–29.`);
      pen.space(12);
      pen.row('Teaching', 12, 'bold');
      pen.row([
        [0, '2016–2018'],
        [80, 'Introduction to Statistics (undergraduate, 120 students)'],
      ]);
    },
  },
  {
    name: 'a functional one: abilities first, then a short history, the second role undated',
    dates: 'years',
    isText: true,
    isUndated: (role) => role === 1,
    leavesOut: ['skills'],
    draw: (sheet, { name, headline, place, phone, email, roles, studies }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[170, name]], 18, 'bold');
      pen.row([[110, `${place} | ${phone} | ${email}`]]);
      pen.space(10);
      pen.row('Objective', 12, 'bold');
      pen.item('', `A position as ${headline} in a company that values its people.`);
      pen.space(8);
      pen.row('Summary of Qualifications', 12, 'bold');
      for (const [i, title] of ['Leadership', 'Communication', 'Planning'].entries()) {
        pen.row(title, 11, 'bold');
        pen.items('•', roles[i]?.deeds ?? roles[0]!.deeds);
      }
      pen.space(8);
      pen.row('Employment History', 12, 'bold');
      for (const [i, role] of roles.entries()) {
        const dates = i === 1 ? '' : `, ${range(role, { one: year, dash: '-' })}`;
        pen.row(`${role.title}, ${role.company}${dates}`);
      }
      pen.space(8);
      pen.row('Education', 12, 'bold');
      for (const { school, degree, field, to } of studies) pen.row(`${degree} in ${field}, ${school}, ${to.year}`);
    },
  },
  {
    name: 'roles under one employer with dates of its own, the name repeated on each page',
    dates: 'months',
    isText: true,
    sharedRoles: 2,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 20, 'bold');
      pen.row(`${place}  |  ${phone}  |  ${email}`);
      pen.space(14);
      pen.row('Professional Background', 13, 'bold');
      rule(sheet, pen.y());
      const [first, second] = roles as readonly [LivedRole, LivedRole];
      pen.ends([first.company, 'bold'], range({ ...first, from: second.from }, { one: year }), 11);
      for (const role of roles) {
        if (role.company !== first.company) {
          pen.ends([role.company, 'bold'], range(role, { one: year }), 11);
        }
        pen.row(`${role.title} (${range(role, { one: short, dash: ' - ' })})`);
        for (let i = 0; i < 3; i += 1) for (const deed of role.deeds) pen.item('•', `${deed} ${deed}`, 10);
        pen.space(10);
      }
      pen.row('Academic Background', 13, 'bold');
      rule(sheet, pen.y());
      for (const { school, degree, field, to } of studies) {
        pen.ends([school, 'bold'], long(to));
        pen.row(`${degree}, ${field}`);
        pen.space(6);
      }
      pen.row('Technical Proficiencies', 13, 'bold');
      rule(sheet, pen.y());
      pen.row(skills.join('; '));
      for (const page of sheet.pages.keys()) {
        if (page > 0) sheet.print(page, { text: `${name} – Page ${page + 1}`, x: LEFT, y: 34, size: 8 });
      }
    },
  },
  {
    name: 'all capitals, seasons for dates',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      const row = (text: string): void => {
        pen.row(text.toUpperCase());
      };
      for (const text of [name, place, phone, email]) row(text);
      pen.space(12);
      row('Experience');
      for (const role of roles) {
        row(`${role.company}, ${role.place}`);
        row(role.title);
        row(range(role, { one: season, dash: ' - ' }));
        for (const deed of role.deeds) pen.item('-', deed.toUpperCase());
        pen.space(10);
      }
      row('Education');
      for (const { school, degree, field, to } of studies) {
        row(school);
        row(`${degree} in ${field}`);
        row(season(to));
        pen.space(10);
      }
      row('Skills');
      row(skills.join(', '));
    },
  },
  {
    name: 'a British one: personal details, dates above, references on request',
    dates: 'months',
    isText: true,
    leavesOut: ['skills'],
    draw: (sheet, { name, place, phone, email, summary, roles, studies }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[190, name]], 16, 'bold');
      pen.space(6);
      pen.row('Personal Details', 12, 'bold');
      for (const [label, text] of [
        ['Address:', place],
        ['Telephone:', phone],
        ['Email:', email],
        ['Date of birth:', '14 February 1988'],
        ['Driving licence:', 'Full, clean'],
      ] as const) {
        pen.row([
          [0, label],
          [100, text],
        ]);
      }
      pen.space(8);
      pen.row('Personal Statement', 12, 'bold');
      pen.item('', summary);
      pen.space(8);
      pen.row('Career History', 12, 'bold');
      for (const role of roles) {
        pen.row(range(role, { one: long, dash: ' – ', now: 'to date' }).replace('– to date', 'to date'), 10, 'bold');
        pen.row(`${role.company}, ${role.place}`);
        pen.row(`Job title: ${role.title}`);
        pen.items('•', role.deeds);
        pen.space(8);
      }
      pen.row('Education and Qualifications', 12, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        pen.row(`September ${from} – ${inWords(to)}`, 10, 'bold');
        pen.row(school);
        pen.row(`${degree} ${field} (2:1)`);
        pen.space(8);
      }
      pen.row('Hobbies and Interests', 12, 'bold');
      pen.row('Fell running, bread, and the local history society.');
      pen.space(8);
      pen.row('Referees', 12, 'bold');
      pen.row('Available on request.');
    },
  },
  {
    name: 'Markdown with days by ISO in italics',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`# ${name}`);
      pen.row(`**${headline}**`);
      pen.row(`${place} · [${email}](mailto:${email}) · ${phone}`);
      pen.space(10);
      pen.row('## Work');
      for (const role of roles) {
        pen.row(`### ${role.title} @ ${role.company}`);
        pen.row(`*${range(role, { one: iso, now: 'present' })}*, ${role.place}`);
        for (const deed of role.deeds) pen.row(`- ${deed}`);
        pen.space(10);
      }
      pen.row('## Studies');
      for (const { school, degree, field, to } of studies) {
        pen.row(`### ${degree}, ${field}`);
        pen.row(`${school}, *${iso(to)}*`);
        pen.space(10);
      }
      pen.row('## Tech & Tools');
      for (const skill of skills) pen.row(`- **${skill}**`);
    },
  },
  {
    name: 'quarters of years under employer and title by a dot',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 28, 'serif');
      pen.row(headline.toUpperCase(), 11, 'serif');
      pen.row(`${phone}   /   ${email}   /   ${place}`, 9);
      pen.space(14);
      pen.row('Where I’ve Worked', 14, 'serif');
      for (const role of roles) {
        pen.row(`${role.company} · ${role.title}`, 11, 'bold');
        pen.row(`${range(role, { one: quarter })} · ${role.place}`, 9);
        pen.items('›', role.deeds);
        pen.space(8);
      }
      pen.row('Where I’ve Studied', 14, 'serif');
      for (const { school, degree, field, to } of studies) {
        pen.row(`${school} · ${degree} ${field}`, 11, 'bold');
        pen.row(String(to.year), 9);
        pen.space(6);
      }
      pen.row('What I Work With', 14, 'serif');
      pen.row(skills.join('  ·  '));
    },
  },
];

/** Returns the total duration of roles, as networks print it next to the dates. */
function lasted(roles: readonly LivedRole[]): string {
  const last = roles[0]?.to ?? { year: 2025, month: 1 };
  const first = roles.at(-1)!.from;
  const months = (date: MonthOfYear): number => date.year * 12 + date.month;
  const all = months(last) - months(first) + 1;
  const [years, rest] = [Math.floor(all / 12), all % 12];
  return [
    years > 0 ? `${years} year${years > 1 ? 's' : ''}` : '',
    rest > 0 ? `${rest} month${rest > 1 ? 's' : ''}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function rule(sheet: Sheet, y: number): void {
  sheet.fill(sheet.pages.length - 1, { x: LEFT, y: y - 11, width: RIGHT - LEFT, height: 0.7, grey: 0.4 });
}

/** Prints page numbers at the foot of each page. */
function numbered(sheet: Sheet, words: (page: number, pages: number) => string): void {
  for (const page of sheet.pages.keys()) {
    sheet.print(page, { text: words(page + 1, sheet.pages.length), x: 360, y: 770, size: 8 });
  }
}

/** Prints one row of a bordered table; its cells may have several lines. */
function table(
  sheet: Sheet,
  pen: ReturnType<Sheet['pen']>,
  lefts: readonly number[],
  cells: readonly (readonly string[])[],
): void {
  const lines = Math.max(...cells.map(({ length }) => length));
  if (pen.y() + lines * 14 > PAGE.bottom) pen.space(PAGE.bottom - pen.y() + 1);
  for (let i = 0; i < lines; i += 1) {
    pen.row(
      lefts.flatMap((x, k) => {
        const line = cells[k]?.[i];
        return line === undefined ? [] : [[x + 4, line] as const];
      }),
    );
  }
  const [top, bottom] = [pen.y() - lines * 14 - 11, pen.y() - 10];
  for (const x of [...lefts, RIGHT - LEFT]) {
    sheet.fill(pen.page(), { x: LEFT + x, y: top, width: 0.7, height: bottom - top, grey: 0 });
  }
  for (const y of [top, bottom]) sheet.fill(pen.page(), { x: LEFT, y, width: RIGHT - LEFT, height: 0.7, grey: 0 });
}
