import { inNumbers, long, range, season, short, year, type Layout } from './layout.ts';
import { PAGE, type Pen } from './sheet.ts';

const WHOLE = { left: 50, right: PAGE.width - 50, top: 54 };

/** Prints a heading with space around it. */
function headed(pen: Pen, text: string, size = 12): void {
  pen.space(8);
  pen.row(text, size, 'bold');
  pen.space(3);
}

/** Layouts written after rules had been made on the odd and reserved ones, and before any of these was measured. */
export const FINAL_LAYOUTS: readonly Layout[] = [
  {
    name: 'a Swiss one: contacts in small rows at the right, months in a margin, employer and town first, function in bold below, references on request',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.ends([name, 'bold'], place, 13);
      pen.ends(headline, phone);
      pen.ends('', email);
      headed(pen, 'Work experience');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: inNumbers, dash: ' – ', now: 'today' })],
          [120, `${role.company}, ${role.place}`],
        ]);
        pen.row([[120, role.title, 'bold']]);
        for (const deed of role.deeds) pen.row([[120, `– ${deed}`]]);
        pen.space(6);
      }
      headed(pen, 'Education');
      for (const { school, degree, field, from, to } of studies) {
        pen.row([
          [0, `${from} – ${to.year}`],
          [120, school],
        ]);
        pen.row([[120, `${degree} in ${field}`, 'bold']]);
        pen.space(6);
      }
      headed(pen, 'IT knowledge');
      pen.row([[120, skills.join(', ')]]);
      headed(pen, 'References');
      pen.row([[120, 'On request']]);
    },
  },
  {
    name: 'an academic one with letters before posts, years in brackets at their ends, teaching and service as lists',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 17, 'serif');
      pen.row(`${email} | ${phone}`);
      pen.row(place);
      headed(pen, 'Positions Held');
      for (const role of roles)
        pen.row(`${role.title}, ${role.company} (${range(role, { one: year, dash: '–', now: 'present' })})`);
      headed(pen, 'Education');
      for (const { school, degree, field, to } of studies) pen.row(`${degree}, ${field}, ${school} (${to.year})`);
      headed(pen, 'Teaching');
      pen.items('•', ['Lichens for Beginners (2017, 2019)', 'Methods II, with K. Abendroth (2020)']);
      headed(pen, 'Service');
      pen.items('•', ['Treasurer, Society of Lichens (2018–2022)', 'Reviewer for three journals']);
      headed(pen, 'Technical Skills');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'a federal one with dates at the left, title and series, office in capitals, supervisor and pay in one row of points',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 15, 'bold');
      pen.row(place);
      pen.row(`Cell: ${phone}`);
      pen.row(email);
      headed(pen, 'PROFESSIONAL EXPERIENCE');
      for (const [i, role] of roles.entries()) {
        pen.row(`${role.title}, GS-${9 + i}`, 11, 'bold');
        pen.row(role.company);
        pen.row(range(role, { one: short, dash: ' – ' }));
        pen.row(`40 hours per week • Salary: $${70 - i},100 • Supervisor: R. Ilves, 503-555-01${60 + i}`, 9);
        pen.items('•', role.deeds);
        pen.space(8);
      }
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) {
        pen.row(`${degree}, ${field}`, 10, 'bold');
        pen.row(`${school}, ${to.year}`);
        pen.space(4);
      }
      headed(pen, 'ADDITIONAL SKILLS');
      pen.row(skills.join('; '));
    },
  },
  {
    name: 'a drawn one: a grey sidebar on the left with portrait, studies and bars of skills; employer behind a long dash before the title',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: 190, height: PAGE.height, grey: 0.88 });
      const side = sheet.pen({ left: 30, right: 175, top: 160 });
      const titled = (text: string): void => {
        side.space(12);
        side.row(text, 12, 'bold');
        side.space(4);
      };
      titled('Contact');
      for (const text of [phone, email, place]) side.row(text, 8);
      titled('Education');
      for (const { school, degree, field, to } of studies) {
        side.row(`${degree} ${field}`, 8, 'bold');
        side.row(school, 8);
        side.row(String(to.year), 8);
        side.space(6);
      }
      titled('Skills');
      for (const skill of skills) {
        side.row(skill, 9);
        sheet.fill(0, { x: 30, y: side.y() - 8, width: 90, height: 3, grey: 0.4 });
        side.space(5);
      }
      const main = sheet.pen({ left: 215, right: 585, top: 70 });
      main.row(name, 26, 'bold');
      main.row(headline, 12);
      main.space(8);
      main.item('', summary);
      headed(main, 'Experience', 14);
      for (const role of roles) {
        main.row(`${role.company} — ${role.title}`, 11, 'bold');
        main.row(`${range(role, { one: year, dash: ' – ' })}, ${role.place}`, 9);
        main.items('•', role.deeds);
        main.space(8);
      }
    },
  },
  {
    name: 'four aligned cells without heads: title, employer, town, years; studies likewise',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 20, 'bold');
      pen.row(`${place}   ${phone}   ${email}`);
      headed(pen, 'WORK');
      for (const role of roles) {
        pen.row(
          [
            [0, role.title, 'bold'],
            [160, role.company],
            [340, role.place],
            [-1, range(role, { one: year, dash: '-' })],
          ],
          9,
        );
        pen.space(4);
      }
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row(
          [
            [0, `${degree} ${field}`, 'bold'],
            [190, school],
            [380, town],
            [-1, String(to.year)],
          ],
          9,
        );
        pen.space(4);
      }
      headed(pen, 'SKILLS');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'of a student: seasons for dates at the right, employer in bold above the title, activities and honours with dates of their own',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[200, name, 'bold']], 18);
      pen.row([[130, `${place} • ${phone} • ${email}`]]);
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) {
        pen.ends([school, 'bold'], `Graduated ${to.year}`);
        pen.row(`${degree} in ${field}, cum laude, GPA 3.8/4.0`);
        pen.space(4);
      }
      headed(pen, 'INTERNSHIPS & CAMPUS JOBS');
      for (const role of roles) {
        pen.ends([role.company, 'bold'], range(role, { one: season, dash: ' – ' }));
        pen.row(role.title, 10, 'serif');
        pen.items('•', role.deeds);
        pen.space(6);
      }
      headed(pen, 'LEADERSHIP & ACTIVITIES');
      pen.ends('Debate Society, Captain', 'Fall 2016 – Spring 2018');
      headed(pen, 'HONORS & AWARDS');
      pen.ends('Lodge Prize for Prose', '2017');
      headed(pen, 'SKILLS');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'of a freelancer: clients before a colon and titles behind it, months in a row below, services in two columns',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 22, 'bold');
      pen.row(`Freelance ${headline}`);
      pen.row(`${phone} / ${email} / ${place}`, 9);
      headed(pen, 'Profile', 13);
      pen.item('', summary);
      headed(pen, 'Clients', 13);
      for (const role of roles) {
        pen.row(`${role.company}: ${role.title}`, 10, 'bold');
        pen.row(range(role, { one: long, dash: ' – ', now: 'present' }), 9);
        pen.items('•', role.deeds);
        pen.space(7);
      }
      headed(pen, 'Education', 13);
      for (const { school, degree, field, to } of studies) pen.row(`${school}, ${degree} ${field}, ${to.year}`);
      headed(pen, 'Tools', 13);
      for (let i = 0; i < skills.length; i += 2) {
        const [one = '', other = ''] = skills.slice(i, i + 2);
        pen.row(
          other === ''
            ? [[0, `• ${one}`]]
            : [
                [0, `• ${one}`],
                [220, `• ${other}`],
              ],
        );
      }
    },
  },
  {
    name: 'of a pilot: hours in a table, ratings with numbers, employer with base and months in a row, rank below',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name.toUpperCase(), 18, 'bold');
      pen.row(`${place} · Mobile ${phone} · ${email}`);
      headed(pen, 'FLIGHT TIME');
      for (const [what, hours] of [
        ['Total time', '4,210'],
        ['Pilot in command', '2,075'],
        ['Night', '550'],
      ] as const) {
        pen.row([
          [0, what],
          [160, hours],
        ]);
      }
      headed(pen, 'CERTIFICATES');
      pen.row('ATP No. 2075550177, First Class Medical (05/2024)');
      headed(pen, 'EXPERIENCE');
      for (const role of roles) {
        pen.row(`${role.company}, ${role.place} | ${range(role, { one: inNumbers, dash: '–' })}`, 10, 'bold');
        pen.row(role.title);
        pen.items('•', role.deeds);
        pen.space(6);
      }
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) pen.row(`${degree} in ${field}, ${school} | ${to.year}`);
      headed(pen, 'OTHER SKILLS');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'a form of short labels for each post: firm, post, when, where; studies by school, award and year',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row('RESUME', 15, 'bold');
      for (const text of [`Name: ${name}`, `Address: ${place}`, `Telephone: ${phone}`, `Email: ${email}`])
        pen.row(text);
      headed(pen, 'EMPLOYMENT HISTORY');
      for (const role of roles) {
        pen.row(`Firm: ${role.company}`);
        pen.row(`Post: ${role.title}`);
        pen.row(`Period: ${range(role, { one: short, dash: ' - ' })}`);
        pen.row(`Location: ${role.place}`);
        pen.items('-', role.deeds);
        pen.space(8);
      }
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) {
        pen.row(`School: ${school}`);
        pen.row(`Degree: ${degree} in ${field}`);
        pen.row(`Year: ${to.year}`);
        pen.space(8);
      }
      headed(pen, 'SKILLS');
      pen.items('-', skills);
    },
  },
  {
    name: 'oldest first, each post a paragraph: years and a stop, title in bold, employer and town in brackets; studies the same way',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 19, 'serif');
      pen.row(`${place}, ${phone}, ${email}`);
      headed(pen, 'About');
      pen.item('', summary);
      headed(pen, 'Education');
      for (const { school, degree, field, from, to } of studies.toReversed())
        pen.row(`${from}–${to.year}. ${degree} in ${field} (${school})`);
      headed(pen, 'Work');
      for (const role of roles.toReversed()) {
        pen.row(`${range(role, { one: year, dash: '–' })}. ${role.title} (${role.company}, ${role.place})`);
        for (const deed of role.deeds) pen.item('', deed, 12);
      }
      headed(pen, 'Skills');
      pen.row(skills.join(' • '));
    },
  },
];
