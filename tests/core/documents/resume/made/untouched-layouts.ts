import { dotted, inWords, range, season, short, year, type Layout } from './layout.ts';
import { PAGE } from './sheet.ts';

const WHOLE = { left: 48, right: PAGE.width - 48, top: 62 };

/** Layouts written after the reader was finished, and only measured. */
export const UNTOUCHED_LAYOUTS: readonly Layout[] = [
  {
    name: 'contacts in three rows at the right of the name; town before the employer, dates in brackets behind the title',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.ends([name, 'bold'], phone, 18);
      pen.row([[-1, email]]);
      pen.row([[-1, place]]);
      pen.space(12);
      pen.row('Practical experience', 13, 'bold');
      pen.space(4);
      for (const role of roles) {
        pen.row(`${role.place}: ${role.company}`, 10, 'serif');
        pen.row(`${role.title} (${range(role, { one: short, dash: ' to ' })})`, 11, 'bold');
        pen.items('•', role.deeds);
        pen.space(8);
      }
      pen.row('Study', 13, 'bold');
      pen.space(4);
      for (const { school, degree, field, from, to } of studies) {
        pen.row(`${degree} in ${field} (${from} to ${to.year})`, 11, 'bold');
        pen.row(school, 10, 'serif');
        pen.space(8);
      }
      pen.row('Abilities', 13, 'bold');
      pen.items('•', skills);
    },
  },
  {
    name: 'two equal columns: roles on the left in small print, all else on the right',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const top = sheet.pen({ ...WHOLE, left: 40 });
      top.row([[150, name.toUpperCase()]], 22, 'serif');
      top.row([[180, headline]], 11);
      top.space(12);
      const main = sheet.pen({ left: 40, right: 300, top: top.y() });
      main.row('Positions', 12, 'bold');
      main.space(3);
      for (const role of roles) {
        main.row(`${range(role, { one: year, dash: '-', now: 'today' })} | ${role.title}`, 9, 'bold');
        main.row(`${role.company}, ${role.place}`, 9);
        main.items('-', role.deeds);
        main.space(7);
      }
      const side = sheet.pen({ left: 325, right: 575, top: top.y() });
      side.row('About', 12, 'bold');
      side.item('', summary);
      side.space(9);
      side.row('Contact data', 12, 'bold');
      for (const text of [place, email, phone]) side.row(text, 9);
      side.space(9);
      side.row('Schooling', 12, 'bold');
      for (const { school, degree, field, to } of studies) {
        side.row(`${to.year} | ${degree}, ${field}`, 9, 'bold');
        side.row(school, 9);
        side.space(5);
      }
      side.space(9);
      side.row('Skill set', 12, 'bold');
      side.row(skills.slice(0, 3).join(', '), 9);
      side.row(skills.slice(3).join(', '), 9);
    },
  },
  {
    name: 'employer and seasons in a row of capitals, title in quotation of its own row, sections numbered',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[0, name]], 24, 'bold');
      pen.row(`${email} :: ${phone} :: ${place}`);
      pen.space(14);
      pen.row('Employment', 13, 'serif');
      for (const role of roles) {
        pen.ends([role.company.toUpperCase(), 'bold'], range(role, { one: season, dash: ' – ', now: 'Now' }), 9);
        pen.row(role.title, 10);
        pen.items('+', role.deeds, 10);
        pen.space(6);
      }
      pen.row('University', 13, 'serif');
      for (const { school, degree, field, to } of studies) {
        pen.ends([school.toUpperCase(), 'bold'], `${to.year}`, 9);
        pen.row(`${degree}, ${field}`, 10);
        pen.space(6);
      }
      pen.row('Proficiencies', 13, 'serif');
      pen.row(skills.join(' | '));
    },
  },
  {
    name: 'a line for each role: dates, title in bold, employer, town, parted by commas; deeds as one paragraph below all',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`${name} – ${headline}`, 15, 'bold');
      pen.row(`Home: ${place}`);
      pen.row(`Tel. ${phone}`);
      pen.row(email);
      pen.space(12);
      pen.row('CAREER TO DATE', 11, 'bold');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: dotted, dash: ' - ', now: 'present' })],
          [120, `${role.title}, ${role.company}, ${role.place}`],
        ]);
        pen.space(3);
      }
      pen.space(10);
      pen.row('EDUCATION AND DEGREES', 11, 'bold');
      for (const { school, degree, field, to } of studies) {
        pen.row([
          [0, inWords(to)],
          [120, `${degree}, ${field}, ${school}`],
        ]);
        pen.space(3);
      }
      pen.space(10);
      pen.row('KEY STRENGTHS', 11, 'bold');
      pen.row([[120, skills.join('; ')]]);
    },
  },
];
