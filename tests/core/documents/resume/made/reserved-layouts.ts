import { inNumbers, long, range, short, year, type Layout } from './layout.ts';
import { PAGE, type Pen } from './sheet.ts';

const WHOLE = { left: 60, right: PAGE.width - 60, top: 60 };

/** Prints a heading with space around it. */
function headed(pen: Pen, text: string, size = 12): void {
  pen.space(9);
  pen.row(text, size, 'bold');
  pen.space(3);
}

/** Layouts written with the odd ones, set aside until the lessons of those were built in, and measured then. */
export const RESERVED_LAYOUTS: readonly Layout[] = [
  {
    name: 'a European form with a margin of words: dates in words above, title, employer and address in rows, name of the unit and business behind labels',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row('Curriculum vitae', 18, 'bold');
      headed(pen, 'PERSONAL INFORMATION');
      pen.row(name, 14);
      pen.row(place);
      pen.row(`${phone}   ${email}`);
      pen.row('Sex Male | Date of birth 27/11/1983 | Nationality Irish');
      headed(pen, 'WORK EXPERIENCE');
      for (const role of roles) {
        pen.row(range(role, { one: long, dash: ' – ' }));
        pen.row(role.title, 11, 'bold');
        pen.row(`${role.company}, ${role.place}`);
        pen.items('·', role.deeds);
        pen.row('Business or sector Services', 9);
        pen.space(6);
      }
      headed(pen, 'EDUCATION AND TRAINING');
      for (const { school, degree, field, from, to } of studies) {
        pen.row(`${from} – ${to.year}`);
        pen.row(`${degree} in ${field}`, 11, 'bold');
        pen.row(school);
        pen.space(6);
      }
      headed(pen, 'JOB-RELATED SKILLS');
      pen.row(skills.join(', '));
      headed(pen, 'LANGUAGES');
      pen.row('English (C1), Irish (mother tongue)');
    },
  },
  {
    name: 'an academic one: years hanging at the left, posts as lists of commas with the year first, fellowships, keynotes, panels',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name.toUpperCase(), 15, 'serif');
      pen.row(`${headline} – ${place}`);
      pen.row(`tel. ${phone} – ${email}`);
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) pen.row(`${to.year}  ${degree} in ${field}, ${school}`);
      headed(pen, 'APPOINTMENTS');
      for (const role of roles)
        pen.row(`${range(role, { one: year, dash: '–', now: 'present' })}  ${role.title}, ${role.company}`);
      headed(pen, 'FELLOWSHIPS');
      pen.row('2013  Residential Fellow, House of Slow Arts');
      headed(pen, 'KEYNOTES AND PANELS');
      pen.row('2022  “Why Moss Matters”, Congress of Gardens, Ghent');
      pen.row('2020  Chair, panel on bogs, Tartu');
      headed(pen, 'METHODS AND TOOLS');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'the builder of a government: employer, town, title, dates, hours, duties under each other without labels but for hours',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 13, 'bold');
      pen.row(place);
      pen.row(`Mobile: ${phone} - Ext:`);
      pen.row(`Email: ${email}`);
      headed(pen, 'Work Experience:');
      for (const role of roles) {
        pen.row(role.company, 10, 'bold');
        pen.row(role.place);
        pen.space(8);
        pen.row(range(role, { one: inNumbers, dash: ' - ' }));
        pen.row('Hours per week: 40');
        pen.row(role.title);
        pen.row('Duties, Accomplishments and Related Skills:');
        for (const deed of role.deeds) pen.item('', deed);
        pen.space(10);
      }
      headed(pen, 'Education:');
      for (const { school, degree, field, to, place: town } of studies) {
        pen.ends([school, 'bold'], town);
        pen.row(`${degree} ${to.month}/${to.year}`);
        pen.row(`Major: ${field}`);
        pen.space(8);
      }
      headed(pen, 'Skills:');
      pen.items('-', skills);
    },
  },
  {
    name: 'a drawn one: a dark band on top, three columns below it of contact and skills, work, and studies',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: PAGE.width, height: 110, grey: 0.15 });
      const top = sheet.pen({ left: 40, right: 570, top: 56 });
      top.row(name, 26, 'white');
      top.row(headline, 12, 'white');
      const one = sheet.pen({ left: 40, right: 170, top: 140 });
      one.row('CONTACT', 11, 'bold');
      for (const text of [phone, email, place]) one.row(text, 8);
      one.space(14);
      one.row('SKILLS', 11, 'bold');
      for (const skill of skills) one.row(skill, 9);
      const two = sheet.pen({ left: 195, right: 410, top: 140 });
      two.row('WORK', 11, 'bold');
      for (const role of roles) {
        two.row(role.title, 10, 'bold');
        two.row(role.company, 9);
        two.row(range(role, { one: year, dash: ' – ' }), 8);
        two.items('•', role.deeds);
        two.space(8);
      }
      const three = sheet.pen({ left: 435, right: 580, top: 140 });
      three.row('EDUCATION', 11, 'bold');
      for (const { school, degree, field, to } of studies) {
        three.row(degree, 9, 'bold');
        three.row(field, 9);
        three.row(school, 8);
        three.row(String(to.year), 8);
        three.space(10);
      }
    },
  },
  {
    name: 'a line of time down the middle whose entries stand in turn on its left and its right',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[180, name, 'bold']], 22);
      pen.row([[120, `${email} · ${phone} · ${place}`]]);
      headed(pen, 'EXPERIENCE', 13);
      let y = pen.y();
      for (const [i, role] of roles.entries()) {
        const own = sheet.pen(i % 2 === 0 ? { left: 60, right: 290, top: y } : { left: 322, right: 552, top: y });
        own.row(range(role, { one: year, dash: ' – ' }), 9);
        own.row(role.title, 11, 'bold');
        own.row(role.company);
        own.items('•', role.deeds);
        y = own.y() + 4;
      }
      const rest = sheet.pen({ ...WHOLE, top: y + 6 });
      headed(rest, 'EDUCATION', 13);
      for (const { school, degree, field, to } of studies) rest.row(`${to.year} · ${degree} in ${field} · ${school}`);
      headed(rest, 'SKILLS', 13);
      rest.row(skills.join(' · '));
    },
  },
  {
    name: 'a table of years, place of work with town in a second row of the cell, and job, headed; studies as a table too',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 18, 'bold');
      pen.row(`${place}, ${phone}, ${email}`);
      const table = (cells: readonly string[], face: 'plain' | 'bold' = 'plain'): void => {
        pen.row(
          cells.map((text, i) => [[0, 110, 330][i] ?? 0, text, face] as const),
          9,
        );
      };
      headed(pen, 'Employment');
      table(['Years', 'Employer', 'Position'], 'bold');
      for (const role of roles) {
        table([range(role, { one: year, dash: '-' }), role.company, role.title]);
        pen.row([[110, role.place]], 8);
        pen.space(5);
      }
      headed(pen, 'Education');
      table(['Year', 'School', 'Degree'], 'bold');
      for (const { school, degree, field, to } of studies) {
        table([String(to.year), school, `${degree}, ${field}`]);
        pen.space(5);
      }
      headed(pen, 'Computer skills');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'skills first with stars, a summary of employment in three aligned cells without heads, newest last',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[-1, name, 'bold']], 20);
      pen.row([[-1, place]]);
      pen.row([[-1, phone]]);
      pen.row([[-1, email]]);
      headed(pen, 'Profile');
      pen.item('', summary);
      headed(pen, 'Skills');
      pen.items('*', skills);
      headed(pen, 'Employment Summary');
      for (const role of roles.toReversed()) {
        pen.row([
          [0, range(role, { one: inNumbers, dash: ' – ' })],
          [130, role.company],
          [330, role.title],
        ]);
      }
      headed(pen, 'Education');
      for (const { school, degree, field, to } of studies) {
        pen.row([
          [0, String(to.year)],
          [130, school],
          [330, `${degree}, ${field}`],
        ]);
      }
    },
  },
  {
    name: 'of a soldier: title with pay grade, unit and post by commas, dates in brackets at the end of the row, awards and schools of the service',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 16, 'bold');
      pen.row(`${place} | ${phone} | ${email} | TS/SCI`);
      headed(pen, 'QUALIFICATIONS');
      pen.items('•', ['Ten years of planning under pressure', 'Led up to 40 soldiers']);
      headed(pen, 'EXPERIENCE');
      for (const [i, role] of roles.entries()) {
        pen.row(
          `${role.title} (E-${7 - i}), ${role.company}, ${role.place} (${range(role, { one: year, dash: '–', now: 'Present' })})`,
          10,
          'bold',
        );
        pen.items('•', role.deeds);
        pen.space(6);
      }
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) pen.row(`${degree} in ${field}, ${school} (${to.year})`);
      headed(pen, 'SCHOOLS OF THE SERVICE');
      pen.row('Basic Leader Course (2011), Air Assault School (2009)');
      headed(pen, 'TECHNICAL SKILLS');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'of a travelling nurse: licences in a table, assignments by facility with beds, unit and shift, dates at the right',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`${name}, RN, BSN`, 17, 'bold');
      pen.row(`${place} | C: ${phone} | ${email}`);
      headed(pen, 'LICENSES & CERTIFICATIONS');
      pen.ends('RN, Compact State, License #RN2075550', 'Exp. 08/2027');
      pen.ends('BLS, American Heart Association', 'Exp. 03/2026');
      headed(pen, 'CLINICAL EXPERIENCE');
      for (const role of roles) {
        pen.ends([role.company, 'bold'], range(role, { one: inNumbers, dash: ' – ' }));
        pen.ends(role.title, role.place);
        pen.row('Unit: Telemetry | Beds: 24 | Shift: nights | Charting: Epic', 9);
        pen.items('•', role.deeds);
        pen.space(6);
      }
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) {
        pen.ends([school, 'bold'], String(to.year));
        pen.row(`${degree}, ${field}`);
      }
      headed(pen, 'SKILLS');
      pen.items('•', skills);
    },
  },
  {
    name: 'of a student: a sidebar with skills, studies to come, a hackathon and a club with roles, no work',
    dates: 'months',
    isText: false,
    leavesOut: ['work'],
    draw: (sheet, { name, place, phone, email, summary, studies, skills }) => {
      const side = sheet.pen({ left: 36, right: 190, top: 60 });
      side.row('Contact', 12, 'bold');
      for (const text of [phone, email, place]) side.row(text, 8);
      side.space(16);
      side.row('Skills', 12, 'bold');
      side.items('•', skills);
      const main = sheet.pen({ left: 220, right: 576, top: 60 });
      main.row(name, 24, 'bold');
      main.item('', summary);
      headed(main, 'Education', 14);
      for (const { school, degree, field, to } of studies) {
        main.row(school, 11, 'bold');
        main.row(`${degree} in ${field}, ${to.year}`);
        main.space(6);
      }
      headed(main, 'Hackathons', 14);
      main.ends('Night of Code, second place', 'Nov 2022');
      main.item('•', 'Wrote a map of all benches of the town');
      headed(main, 'Clubs', 14);
      main.ends('Chess Club, President', '2021 – 2023');
    },
  },
  {
    name: 'of a consultant: engagements with the client in bold and the agency behind "via", title below, months at the right; newest first',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.ends([name, 'bold'], [phone, 'plain'], 14);
      pen.ends(headline, email);
      pen.row(place);
      headed(pen, 'Selected Engagements');
      for (const role of roles) {
        pen.ends([role.company, 'bold'], range(role, { one: short, dash: '–', now: 'ongoing' }));
        pen.row(role.title);
        pen.items('–', role.deeds);
        pen.space(7);
      }
      headed(pen, 'Education');
      for (const { school, degree, field, to } of studies) pen.row(`${school}: ${degree} in ${field} (${to.year})`);
      headed(pen, 'Technologies');
      pen.row(skills.join(' · '));
    },
  },
  {
    name: 'title and employer in one sentence of a row with "at", dates under it at the right with how long; town in small print',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 22, 'bold');
      pen.row(`${email}  /  ${phone}  /  ${place}`, 9);
      pen.space(6);
      pen.item('', summary);
      headed(pen, 'Career to date', 14);
      for (const role of roles) {
        pen.row(`${role.title} at ${role.company}`, 11, 'bold');
        pen.row(`${range(role, { one: long, dash: ' to ', now: 'present' })}, ${role.place}`, 9);
        pen.items('•', role.deeds);
        pen.space(8);
      }
      headed(pen, 'Learning', 14);
      for (const { school, degree, field, from, to } of studies) {
        pen.row(`${degree} in ${field} at ${school}`, 11, 'bold');
        pen.row(`${from} to ${to.year}`, 9);
        pen.space(6);
      }
      headed(pen, 'What I bring', 14);
      pen.items('•', skills);
    },
  },
];
