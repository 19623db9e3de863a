import { inNumbers, inWords, iso, long, range, short, year, type Layout } from './layout.ts';
import { PAGE } from './sheet.ts';

const LEFT = 52;
const RIGHT = PAGE.width - 52;
const WHOLE = { left: LEFT, right: RIGHT, top: 58 };

/** Layouts written after the others had been fixed, and measured once. */
export const LAST_LAYOUTS: readonly Layout[] = [
  {
    name: 'employer in capitals at the left, town in the middle, dates at the right, title below in another face',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[200, name]], 18, 'serif');
      pen.row([[110, `${place} – ${phone} – ${email}`]], 10, 'serif');
      pen.space(12);
      pen.row('Work and Research Experience', 12, 'bold');
      for (const role of roles) {
        pen.row([
          [0, role.company.toUpperCase()],
          [250, role.place],
          [-1, range(role, { one: short })],
        ]);
        pen.row(role.title, 10, 'serif');
        pen.items('•', role.deeds, 10);
        pen.space(8);
      }
      pen.row('Education and Awards', 12, 'bold');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row([
          [0, school.toUpperCase()],
          [250, town],
          [-1, inWords(to)],
        ]);
        pen.row(`${degree} in ${field}`, 10, 'serif');
        pen.space(8);
      }
      pen.row('Skills and Interests', 12, 'bold');
      pen.row(`Technical: ${skills.join(', ')}`);
      pen.row('Interests: rowing, bread');
    },
  },
  {
    name: 'a sidebar on the left with studies and languages, title and employer by a comma, dates under them',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: 205, height: PAGE.height, grey: 0.9 });
      const side = sheet.pen({ left: 28, right: 195, top: 60 });
      side.row('Personal', 13, 'bold');
      for (const [label, text] of [
        ['Name', name],
        ['Address', place],
        ['Phone number', phone],
        ['Email', email],
      ] as const) {
        side.row(label, 9, 'bold');
        side.row(text, 9);
        side.space(4);
      }
      side.space(10);
      side.row('Skills', 13, 'bold');
      for (const skill of skills) side.row(skill, 9);
      side.space(10);
      side.row('Languages', 13, 'bold');
      for (const text of ['English', 'Danish']) side.row(text, 9);
      const main = sheet.pen({ left: 228, right: 585, top: 64 });
      main.row(name, 24, 'bold');
      main.row(headline, 12);
      main.item('', summary);
      main.space(12);
      main.row('Work experience', 14, 'bold');
      for (const role of roles) {
        main.row(range(role, { one: short, dash: ' - ' }), 9);
        main.row(role.title, 11, 'bold');
        main.row(`${role.company}, ${role.place}`, 10);
        main.items('•', role.deeds);
        main.space(10);
      }
      main.row('Education and Qualifications', 14, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        main.row(`${from} - ${to.year}`, 9);
        main.row(`${degree} in ${field}`, 11, 'bold');
        main.row(school, 10);
        main.space(8);
      }
    },
  },
  {
    name: 'pasted text with dashes for rules and days',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      const rule = (): void => {
        pen.row('-'.repeat(40));
      };
      pen.row(`${name} (${headline})`);
      pen.row(`e: ${email}  p: ${phone}  l: ${place}`);
      rule();
      pen.row('PROFESSIONAL EXPERIENCE');
      rule();
      for (const role of roles) {
        pen.row(`${range(role, { one: iso, dash: ' to ', now: 'present' })}: ${role.title} (${role.company})`);
        pen.items('-', role.deeds, 2);
        pen.space(10);
      }
      rule();
      pen.row('EDUCATION');
      rule();
      for (const { school, degree, field, to } of studies) pen.row(`${to.year}: ${degree} in ${field} (${school})`);
      rule();
      pen.row('SKILLS');
      rule();
      pen.row(skills.join(' | '));
    },
  },
  {
    name: 'roles of one employer under it, each with a bar of dates, as pages of firms print them',
    dates: 'months',
    isText: true,
    sharedRoles: 2,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name.toUpperCase(), 20, 'bold');
      pen.row(headline.toUpperCase(), 11);
      pen.row(`${place} / ${phone} / ${email}`, 9);
      pen.space(12);
      pen.row('EMPLOYMENT HISTORY', 12, 'bold');
      for (const [i, role] of roles.entries()) {
        if (i !== 1) pen.row(role.company, 12, 'bold');
        pen.row(`${role.title} | ${range(role, { one: inNumbers })}`);
        pen.items('•', role.deeds, 8);
        pen.space(8);
      }
      pen.row('EDUCATION', 12, 'bold');
      for (const { school, degree, field, to } of studies) {
        pen.row(school, 12, 'bold');
        pen.row(`${degree} in ${field} | ${to.year}`);
        pen.space(8);
      }
      pen.row('CORE SKILLS', 12, 'bold');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'a narrow margin of years with employers in brackets, studies by sentences',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 22, 'serif');
      for (const text of [place, phone, email]) pen.row(text, 9, 'serif');
      pen.space(10);
      pen.row('In brief', 13, 'serif');
      pen.item('', summary);
      pen.space(10);
      pen.row('Employment to date', 13, 'serif');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: year, dash: '–', now: 'now' })],
          [80, `${role.title} (${role.company})`],
        ]);
        pen.items('', role.deeds, 80);
        pen.space(8);
      }
      pen.row('Education', 13, 'serif');
      for (const { school, degree, field, to } of studies) {
        pen.row([
          [0, String(to.year)],
          [80, `${degree} ${field}, ${school}`],
        ]);
      }
      pen.space(8);
      pen.row('Skills', 13, 'serif');
      pen.row([[80, skills.join(', ')]]);
    },
  },
  {
    name: 'labels with colons in small blocks, long months',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row('RESUME', 16, 'bold');
      for (const text of [`Full name: ${name}`, `E-mail: ${email}`, `Telephone: ${phone}`, `Location: ${place}`])
        pen.row(text);
      pen.space(10);
      pen.row('Work history', 12, 'bold');
      for (const role of roles) {
        pen.row(`Company: ${role.company}`);
        pen.row(`Job title: ${role.title}`);
        pen.row(`Period: ${range(role, { one: long, dash: ' to ', now: 'date' })}`);
        pen.items('•', role.deeds);
        pen.space(10);
      }
      pen.row('Education history', 12, 'bold');
      for (const { school, degree, field, to } of studies) {
        pen.row(`Institution: ${school}`);
        pen.row(`Qualification: ${degree} in ${field}`);
        pen.row(`Year: ${to.year}`);
        pen.space(10);
      }
      pen.row('Skills', 12, 'bold');
      pen.row(skills.join('; '));
    },
  },
];
