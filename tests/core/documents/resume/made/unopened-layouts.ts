import { apostrophe, dotted, inNumbers, long, range, short, year, type Layout } from './layout.ts';
import { PAGE, type Pen } from './sheet.ts';

const WHOLE = { left: 52, right: PAGE.width - 52, top: 56 };

/** Prints a heading with space around it. */
function headed(pen: Pen, text: string, size = 12): void {
  pen.space(9);
  pen.row(text, size, 'bold');
  pen.space(3);
}

/** Layouts written together with the novel ones, before either was measured, and measured once at the end. */
export const UNOPENED_LAYOUTS: readonly Layout[] = [
  {
    name: 'a British form: a table of dates, employer with town, and post held, headed; another of studies; a statement at the foot',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row('APPLICATION', 14, 'bold');
      pen.row(`Name: ${name}`);
      pen.row(`Address: ${place}`);
      pen.row(`Mobile: ${phone}`);
      pen.row(`Email: ${email}`);
      headed(pen, 'Employment History');
      pen.row([
        [0, 'Dates', 'bold'],
        [130, 'Employer', 'bold'],
        [340, 'Post held', 'bold'],
      ]);
      for (const role of roles) {
        pen.row(
          [
            [0, range(role, { one: inNumbers, dash: ' - ', now: 'present' })],
            [130, role.company],
            [340, role.title],
          ],
          9,
        );
        pen.row([[130, role.place]], 9);
        pen.space(3);
      }
      headed(pen, 'Education and Qualifications');
      pen.row([
        [0, 'Year', 'bold'],
        [130, 'School', 'bold'],
        [340, 'Qualification', 'bold'],
      ]);
      for (const { school, degree, field, to } of studies) {
        pen.row(
          [
            [0, String(to.year)],
            [130, school],
            [340, `${degree} ${field}`],
          ],
          9,
        );
      }
      headed(pen, 'Skills');
      pen.row(skills.join(', '));
      headed(pen, 'Supporting Statement');
      pen.item('', summary);
    },
  },
  {
    name: 'what a system for applications stores: a label for each, the start and the end each in a row',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row('CANDIDATE', 12, 'bold');
      for (const text of [`Full name: ${name}`, `Email: ${email}`, `Phone: ${phone}`, `Location: ${place}`])
        pen.row(text);
      headed(pen, 'WORK HISTORY');
      for (const role of roles) {
        pen.row(`Job title: ${role.title}`);
        pen.row(`Company: ${role.company}`);
        pen.row(`Dates: ${range(role, { one: short, dash: ' - ' })}`);
        pen.row(`Summary: ${role.deeds.join(' ')}`);
        pen.space(9);
      }
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) {
        pen.row(`Institution: ${school}`);
        pen.row(`Degree: ${degree}`);
        pen.row(`Major: ${field}`);
        pen.row(`Completed: ${to.year}`);
        pen.space(9);
      }
      headed(pen, 'SKILLS');
      for (const skill of skills) pen.row(skill);
    },
  },
  {
    name: 'the export of another board: employer and title in a row between points, months with their length in brackets, town in italics',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 20, 'bold');
      pen.row(`${headline}, open to offers`);
      pen.row(`${email} · ${phone} · ${place}`, 9);
      headed(pen, 'Personal summary', 13);
      pen.item('', summary);
      headed(pen, 'Career history', 13);
      for (const role of roles) {
        pen.row(`${role.company} · ${role.title}`, 11, 'bold');
        pen.row(`${range(role, { one: short, dash: ' – ' })} (${1 + role.deeds.length} years 2 months)`, 9);
        pen.row(role.place, 9, 'serif');
        pen.items('•', role.deeds);
        pen.space(8);
      }
      headed(pen, 'Education', 13);
      for (const { school, degree, field, to } of studies) {
        pen.row(`${school} · ${degree} ${field}`, 11, 'bold');
        pen.row(`Finished ${to.year}`, 9);
        pen.space(8);
      }
      headed(pen, 'Skills', 13);
      pen.row(skills.join(' · '));
    },
  },
  {
    name: 'of a midwife: registration with a pin, posts in one row by commas with months at the right and band below, mandatory courses',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 17, 'bold');
      pen.row(`${place} ¦ ${phone} ¦ ${email}`);
      headed(pen, 'Professional Registration');
      pen.row('NMC PIN 05I5582E (renewal 09/2026), RCM member');
      headed(pen, 'Nursing Career');
      for (const [i, role] of roles.entries()) {
        pen.ends([`${role.title}, ${role.company}`, 'bold'], range(role, { one: short, dash: '–', now: 'Now' }));
        pen.row(`Band ${5 + i}, 37.5 hours`, 9);
        pen.items('•', role.deeds);
        pen.space(7);
      }
      headed(pen, 'Education & Training');
      for (const { school, degree, field, to } of studies) pen.ends(`${degree} ${field}, ${school}`, String(to.year));
      headed(pen, 'Mandatory Training');
      pen.row('Safeguarding Level 3 (2024), Moving and Handling (2023)');
      headed(pen, 'Skills');
      pen.items('•', skills);
    },
  },
  {
    name: 'of a foreman in two columns: a grey one with trades, tickets and studies, a wide one with employer over title, years and town by commas',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: 205, height: PAGE.height, grey: 0.9 });
      const side = sheet.pen({ left: 28, right: 190, top: 60 });
      side.row(name, 17, 'bold');
      side.row(headline, 10);
      headed(side, 'CALL OR WRITE');
      for (const text of [phone, email, place]) side.row(text, 9);
      headed(side, 'TRADE SKILLS');
      for (const skill of skills) side.row(`+ ${skill}`, 9);
      headed(side, 'TICKETS');
      for (const text of ['OSHA 30 (2021)', 'CDL Class A']) side.row(text, 9);
      headed(side, 'SCHOOL');
      for (const { school, degree, field, to } of studies) {
        side.row(`${degree}, ${field}`, 8, 'bold');
        side.row(school, 8);
        side.row(String(to.year), 8);
        side.space(5);
      }
      const main = sheet.pen({ left: 230, right: 585, top: 60 });
      main.row('JOBS', 14, 'bold');
      main.space(4);
      for (const role of roles) {
        main.row(role.company, 11, 'bold');
        main.row(`${role.title}, ${range(role, { one: year, dash: '–', now: 'present' })}`);
        main.row(role.place, 9);
        main.items('•', role.deeds);
        main.space(9);
      }
    },
  },
  {
    name: 'an academic one without a table: each post a hanging paragraph of title, employer, town and years with a full stop; papers in press',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[210, name, 'serif']], 17);
      pen.row([[150, `${place}  ·  ${phone}  ·  ${email}`]], 9);
      headed(pen, 'Education');
      for (const { school, degree, field, to } of studies) pen.row(`${school}. ${degree}, ${field}. ${to.year}.`);
      headed(pen, 'Professional Appointments');
      for (const role of roles)
        pen.row(`${role.title}. ${role.company}. ${range(role, { one: year, dash: '–', now: 'present' })}.`);
      headed(pen, 'Peer-Reviewed Articles');
      pen.row('“Slow Rivers and Slower Clerks.” Journal of Minor Waterways 14 (2020): 11–29.');
      pen.row('“What the Lock Keeper Knew.” In press.');
      headed(pen, 'Courses Taught');
      pen.row('Rivers in Letters (Fall 2018, Fall 2020)');
      headed(pen, 'Languages and Skills');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'of an airman: dates in brackets first, title and employer behind a dash, station below; decorations; education with credits',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 18, 'bold');
      pen.row(`${phone} | ${email} | ${place}`);
      headed(pen, 'QUALIFICATIONS SUMMARY');
      pen.item('', summary);
      headed(pen, 'MILITARY AND CIVILIAN EXPERIENCE');
      for (const role of roles) {
        pen.row(`(${range(role, { one: long, dash: ' to ' })}) ${role.title} – ${role.company}`, 10, 'bold');
        pen.row(`Stationed at ${role.place}`, 9);
        pen.items('•', role.deeds);
        pen.space(7);
      }
      headed(pen, 'DECORATIONS');
      pen.row('Commendation Medal (2016), Good Conduct Medal (2014, 2017)');
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) {
        pen.row(`(${to.year}) ${degree} in ${field} – ${school}`);
      }
      headed(pen, 'TECHNICAL SKILLS');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'abilities first with prose under each, then an employment summary with dots that lead from employer over title to years',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 18, 'bold');
      pen.row(`${place} - ${phone} - ${email}`);
      headed(pen, 'FUNCTIONAL SUMMARY');
      pen.row('Leading people', 10, 'bold');
      pen.items('•', roles[0]?.deeds ?? []);
      pen.row('Keeping accounts', 10, 'bold');
      pen.items('•', roles[1]?.deeds ?? []);
      headed(pen, 'EMPLOYMENT SUMMARY');
      for (const role of roles)
        pen.row(
          `${role.company} ........ ${role.title} ........ ${range(role, { one: year, dash: '-', now: 'Present' })}`,
        );
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies)
        pen.row(`${school} ........ ${degree} in ${field} ........ ${to.year}`);
      headed(pen, 'COMPUTER SKILLS');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'a mail that is a resume: a greeting, then blocks of employer with dates, "as" with the title, and what was done; a signature with contacts',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row('Hello,');
      pen.row('here is my resume in plain text, as you asked.');
      pen.space(10);
      pen.row('WORK');
      for (const role of roles) {
        pen.space(6);
        pen.row(`${role.company}, ${range(role, { one: dotted, dash: '-', now: 'now' })}`);
        pen.row(`as ${role.title}`);
        pen.items('-', role.deeds);
      }
      pen.space(10);
      pen.row('STUDIES');
      for (const { school, degree, field, to } of studies) {
        pen.space(6);
        pen.row(`${school}, ${to.year}`);
        pen.row(`${degree} in ${field}`);
      }
      pen.space(10);
      pen.row('SKILLS');
      pen.row(skills.join(', '));
      pen.space(10);
      pen.row('Best regards,');
      pen.row(name);
      pen.row(`${phone}, ${email}`);
      pen.row(place);
    },
  },
  {
    name: 'a designer’s: dates with short years at the far left in grey, employer in capitals, title behind a slash in the same row',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name.toLowerCase(), 30);
      pen.row(headline.toLowerCase(), 12);
      pen.row([
        [0, phone],
        [180, email],
        [-1, place],
      ]);
      headed(pen, 'hello', 14);
      pen.item('', summary);
      headed(pen, 'experience', 14);
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: apostrophe, dash: ' – ', now: 'Present' })],
          [130, `${role.company.toUpperCase()} / ${role.title}`, 'bold'],
        ]);
        for (const deed of role.deeds) pen.row([[130, deed]]);
        pen.space(10);
      }
      headed(pen, 'education', 14);
      for (const { school, degree, field, to } of studies) {
        pen.row([
          [0, String(to.year)],
          [130, `${school.toUpperCase()} / ${degree} ${field}`, 'bold'],
        ]);
        pen.space(6);
      }
      headed(pen, 'skills', 14);
      pen.row([[130, skills.join(', ')]]);
    },
  },
];
