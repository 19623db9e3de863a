import { inNumbers, long, range, short, year, type Layout } from './layout.ts';
import { PAGE, type Pen } from './sheet.ts';

const WHOLE = { left: 54, right: PAGE.width - 54, top: 58 };

/** Prints a heading with space around it. */
function headed(pen: Pen, text: string, size = 12): void {
  pen.space(10);
  pen.row(text, size, 'bold');
  pen.space(4);
}

/** Layouts written before the reader was changed, and measured once at the end. */
export const BLIND_LAYOUTS: readonly Layout[] = [
  {
    name: 'one column, employer with town at the right, title below in italics with months at the right, skills by kinds behind colons',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[190, name, 'bold']], 20);
      pen.row([[130, `${email}  |  ${phone}  |  ${place}`]], 9);
      headed(pen, 'PROFESSIONAL EXPERIENCE');
      for (const role of roles) {
        pen.ends([role.company, 'bold'], role.place);
        pen.ends([role.title, 'serif'], range(role, { one: short, dash: ' – ' }));
        pen.items('•', role.deeds, 10);
        pen.space(6);
      }
      headed(pen, 'EDUCATION');
      for (const study of studies) {
        pen.ends([study.school, 'bold'], study.place);
        pen.ends([`${study.degree} in ${study.field}`, 'serif'], String(study.to.year));
        pen.space(4);
      }
      headed(pen, 'SKILLS');
      pen.row(`Technical: ${skills.slice(0, 3).join(', ')}`);
      pen.row(`Other: ${skills.slice(3).join(', ')}`);
    },
  },
  {
    name: 'a sidebar on the right with contact, skills and studies; roles with the years first in a row of their own, then title over employer',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const top = sheet.pen({ left: 46, right: 400, top: 60 });
      top.row(name, 26, 'bold');
      top.row(headline.toUpperCase(), 11);
      const main = sheet.pen({ left: 46, right: 385, top: 126 });
      main.row('About', 14, 'bold');
      main.item('', summary);
      main.space(10);
      main.row('Experience', 14, 'bold');
      for (const role of roles) {
        main.space(6);
        main.row(range(role, { one: year, dash: ' — ', now: 'Present' }), 9);
        main.row(role.title, 11, 'bold');
        main.row(role.company);
        main.items('–', role.deeds);
      }
      const side = sheet.pen({ left: 418, right: 580, top: 126 });
      side.row('Contact', 14, 'bold');
      for (const text of [phone, email, place]) side.row(text, 9);
      side.space(12);
      side.row('Skills', 14, 'bold');
      for (const skill of skills) side.row(skill, 9);
      side.space(12);
      side.row('Education', 14, 'bold');
      for (const { school, degree, field, to } of studies) {
        side.row(degree, 9, 'bold');
        side.row(field, 9);
        side.row(school, 9);
        side.row(String(to.year), 9);
        side.space(6);
      }
    },
  },
  {
    name: 'several roles at one employer: the employer with its whole span, each title below with months in brackets; undecorated text',
    dates: 'months',
    sharedRoles: 2,
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 16, 'bold');
      pen.row(place);
      pen.row(phone);
      pen.row(email);
      headed(pen, 'Summary');
      pen.item('', summary);
      headed(pen, 'Work Experience');
      for (const [i, role] of roles.entries()) {
        if (role.company !== roles[i - 1]?.company) {
          pen.space(6);
          pen.row(role.company, 11, 'bold');
        }
        pen.row(`${role.title} (${range(role, { one: long, dash: ' - ' })})`);
        pen.items('*', role.deeds);
      }
      headed(pen, 'Education');
      for (const { school, degree, field, to } of studies) {
        pen.row(`${degree} in ${field} (${to.year})`);
        pen.row(school);
        pen.space(4);
      }
      headed(pen, 'Skills');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'a table with rules: a left cell with dates and town, a right one with title, employer in capitals and duties; headings as bands',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const band = (text: string): void => {
        pen.space(10);
        sheet.fill(pen.page(), { x: 54, y: pen.y() - 11, width: 504, height: 15, grey: 0.25 });
        pen.row([[4, text, 'white']], 11);
        pen.space(4);
      };
      const pen = sheet.pen(WHOLE);
      pen.row(name, 22, 'bold');
      pen.row(headline, 11);
      pen.row(`${phone}  •  ${email}  •  ${place}`, 9);
      band('EXPERIENCE');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: inNumbers, dash: ' - ', now: 'now' })],
          [140, role.title, 'bold'],
        ]);
        pen.row([
          [0, role.place],
          [140, role.company.toUpperCase()],
        ]);
        for (const deed of role.deeds) pen.row([[140, `• ${deed}`]]);
        pen.space(6);
      }
      band('EDUCATION');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row([
          [0, String(to.year)],
          [140, `${degree}, ${field}`, 'bold'],
        ]);
        pen.row([
          [0, town],
          [140, school],
        ]);
        pen.space(4);
      }
      band('SKILLS');
      for (const skill of skills) pen.row([[140, skill]]);
    },
  },
  {
    name: 'of a teacher: certificates first, posts as "title, grade", school and town in the next row, dates at the left of it; no summary',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name.toUpperCase(), 18, 'bold');
      pen.row(`${place} • ${phone} • ${email}`, 9);
      headed(pen, 'CERTIFICATION');
      pen.row('State Certificate, Levels K-6 (valid through 2027)');
      headed(pen, 'DEGREES');
      for (const { school, degree, field, to } of studies) {
        pen.row(`${degree}, ${field}, ${to.year}`);
        pen.row(school, 9);
      }
      headed(pen, 'EMPLOYMENT');
      for (const role of roles) {
        pen.row(role.title, 11, 'bold');
        pen.row(`${range(role, { one: long, dash: ' to ', now: 'present' })}, ${role.company}, ${role.place}`);
        pen.items('•', role.deeds);
        pen.space(6);
      }
      headed(pen, 'SKILLS');
      pen.items('•', skills);
    },
  },
  {
    name: 'pasted Markdown: titles as headings with employer behind a dash, dates in italics below, studies in one bold line each',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`# ${name}`);
      pen.row(`${email} | ${phone} | ${place}`);
      pen.space(8);
      pen.row('## About me');
      pen.row(summary);
      pen.space(8);
      pen.row('## Experience');
      for (const role of roles) {
        pen.space(8);
        pen.row(`### ${role.title} — ${role.company}`);
        pen.row(`*${range(role, { one: short, dash: ' – ' })}*`);
        pen.items('-', role.deeds);
      }
      pen.space(8);
      pen.row('## Education');
      for (const { school, degree, field, to } of studies) pen.row(`**${degree} in ${field}**, ${school}, ${to.year}`);
      pen.space(8);
      pen.row('## Skills');
      pen.row(skills.map((skill) => `\`${skill}\``).join(' '));
    },
  },
  {
    name: 'dates in a narrow column at the right in small print, employer and title in one row with a comma, the second page goes on without a heading',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.ends([name, 'bold'], phone, 15);
      pen.ends(place, email);
      headed(pen, 'Profile', 13);
      pen.item('', summary);
      headed(pen, 'Employment', 13);
      for (const role of roles) {
        pen.ends([`${role.company}, ${role.title}`, 'bold'], range(role, { one: year, dash: '–', now: 'present' }));
        pen.items('•', [...role.deeds, ...role.deeds, ...role.deeds]);
        pen.space(40);
      }
      headed(pen, 'Education', 13);
      for (const { school, degree, field, to } of studies) pen.ends(`${school}, ${degree} ${field}`, String(to.year));
      headed(pen, 'Skills', 13);
      pen.row(skills.join(' | '));
    },
  },
  {
    name: 'of a volunteer abroad: posts with employer first and country in brackets, "Position:" below, "From ... until ..." as dates; languages with levels',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row('CURRICULUM VITAE', 14, 'bold');
      pen.space(6);
      pen.row(`Name: ${name}`);
      pen.row(`Lives in: ${place}`);
      pen.row(`Phone / Mail: ${phone} / ${email}`);
      headed(pen, 'Professional Background');
      for (const role of roles) {
        pen.row(`${role.company} (${role.place})`, 10, 'bold');
        pen.row(`Position: ${role.title}`);
        pen.row(`From ${long(role.from)} until ${role.to ? long(role.to) : 'today'}`);
        pen.items('–', role.deeds);
        pen.space(7);
      }
      headed(pen, 'Academic Background');
      for (const { school, degree, field, to } of studies) {
        pen.row(school, 10, 'bold');
        pen.row(`${degree} in ${field}, completed ${to.year}`);
        pen.space(4);
      }
      headed(pen, 'Languages');
      pen.row('English (native), French (fluent), Swahili (basic)');
      headed(pen, 'Skills');
      pen.row(skills.join('; '));
    },
  },
  {
    name: 'no headings but rules: name, contacts, roles as title and employer around a bar with dates below at the left, studies, skills by points',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      const rule = (): void => {
        pen.space(8);
        sheet.fill(pen.page(), { x: 54, y: pen.y() - 8, width: 504, height: 1, grey: 0.5 });
        pen.space(8);
      };
      pen.row(name, 22);
      pen.row(`${place} | ${phone} | ${email}`, 9);
      rule();
      pen.row('Work', 9);
      for (const role of roles) {
        pen.row(`${role.title} | ${role.company}`, 11, 'bold');
        pen.row(range(role, { one: short, dash: ' - ' }), 9);
        pen.items('•', role.deeds);
        pen.space(6);
      }
      rule();
      pen.row('Studies', 9);
      for (const { school, degree, field, to } of studies) {
        pen.row(`${degree} | ${field}`, 11, 'bold');
        pen.row(`${school} - ${to.year}`, 9);
      }
      rule();
      pen.row('Strengths', 9);
      pen.row(skills.join(' • '));
    },
  },
  {
    name: 'of a shop worker: undated second jobs, employer and town by commas below the title, availability, references on request',
    dates: 'years',
    isUndated: (i) => i > 1,
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 18, 'bold');
      pen.row(place);
      pen.row(`Cell: ${phone}`);
      pen.row(`Email: ${email}`);
      headed(pen, 'OBJECTIVE');
      pen.item('', summary);
      headed(pen, 'EXPERIENCE');
      for (const [i, role] of roles.entries()) {
        if (i > 1) pen.row(role.title, 10, 'bold');
        else pen.ends([role.title, 'bold'], range(role, { one: year, dash: ' - ', now: 'Current' }));
        pen.row(`${role.company}, ${role.place}`);
        pen.items('•', role.deeds);
        pen.space(8);
      }
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) {
        pen.ends([`${degree}, ${field}`, 'bold'], String(to.year));
        pen.row(school);
        pen.space(4);
      }
      headed(pen, 'SKILLS');
      pen.row([
        [0, `• ${skills[0]}`],
        [200, `• ${skills[1]}`],
        [400, `• ${skills[2]}`],
      ]);
      pen.row([
        [0, `• ${skills[3]}`],
        [200, `• ${skills[4]}`],
      ]);
      headed(pen, 'AVAILABILITY');
      pen.row('Weekdays after 3 pm, all day Saturday');
    },
  },
];
