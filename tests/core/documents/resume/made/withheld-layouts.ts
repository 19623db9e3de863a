import { dotted, inNumbers, iso, long, range, short, year, type Layout } from './layout.ts';
import { PAGE } from './sheet.ts';

const WHOLE = { left: 52, right: PAGE.width - 52, top: 60 };

/** Four more download templates; their misses were inspected after the first measurement. */
export const COMMON_LAYOUTS: readonly Layout[] = [
  {
    name: 'title, employer in a row of its own, dates and town at either end below; tasks behind signs; two columns of skills',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 25, 'bold');
      pen.row(headline, 12, 'serif');
      pen.item('', summary);
      pen.space(6);
      pen.ends(email, phone, 9);
      pen.ends(place, 'linkedin.example/in/me', 9);
      pen.space(12);
      pen.row('WORK EXPERIENCE', 13, 'bold');
      for (const role of roles) {
        pen.row(role.title, 12, 'bold');
        pen.row(role.company, 11);
        pen.ends(range(role, { one: inNumbers, dash: ' - ' }), role.place, 8);
        pen.row('Achievements/Tasks', 8, 'serif');
        pen.items('»', role.deeds);
        pen.space(8);
      }
      pen.row('EDUCATION', 13, 'bold');
      for (const { school, degree, field, place: town, from, to } of studies) {
        pen.row(`${degree} in ${field}`, 12, 'bold');
        pen.row(school, 11);
        pen.ends(`09/${from} - ${inNumbers(to)}`, town, 8);
        pen.space(8);
      }
      pen.row('SKILLS', 13, 'bold');
      for (let i = 0; i < skills.length; i += 2) {
        const other = skills[i + 1];
        pen.row([[0, skills[i] ?? ''], ...(other === undefined ? [] : [[220, other] as const])]);
      }
    },
  },
  {
    name: 'a plain page: years in a left column, title at employer beside them, town below in grey; headings in small letters',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 15, 'bold');
      pen.row(place, 10);
      pen.space(8);
      pen.item('', summary);
      pen.space(12);
      pen.row('Work Experience', 10, 'bold');
      pen.space(4);
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: year, dash: ' — ', now: 'Now' })],
          [120, `${role.title} at ${role.company}`],
        ]);
        pen.row([[120, role.place]], 9);
        for (const deed of role.deeds) pen.row([[120, deed]], 9);
        pen.space(9);
      }
      pen.row('Education', 10, 'bold');
      pen.space(4);
      for (const { school, degree, field, place: town, from, to } of studies) {
        pen.row([
          [0, `${from} — ${to.year}`],
          [120, `${degree} in ${field} at ${school}`],
        ]);
        pen.row([[120, town]], 9);
        pen.space(9);
      }
      pen.row('Skills', 10, 'bold');
      pen.row([[120, skills.join(', ')]]);
      pen.space(9);
      pen.row('Contact', 10, 'bold');
      pen.row([
        [0, 'Email'],
        [120, email],
      ]);
      pen.row([
        [0, 'Phone'],
        [120, phone],
      ]);
    },
  },
  {
    name: 'employer and dates at either end, a sentence on what the employer does, then title and town by a bar',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[140, name.toUpperCase()]], 19, 'bold');
      pen.row([[100, `${place} | ${phone} | ${email}`]], 10);
      pen.space(12);
      pen.row(headline.toUpperCase(), 12, 'bold');
      pen.item('', summary);
      pen.space(8);
      pen.row('CORE COMPETENCIES', 11, 'bold');
      pen.row(skills.join(' | '));
      pen.space(10);
      pen.row('PROFESSIONAL EXPERIENCE', 11, 'bold');
      for (const role of roles) {
        pen.space(3);
        pen.ends([role.company.toUpperCase(), 'bold'], range(role, { one: short, dash: ' – ', now: 'Present' }));
        pen.row('A family business with 140 people in two countries.', 9, 'serif');
        pen.row(`${role.title} | ${role.place}`, 10, 'bold');
        pen.items('·', role.deeds);
        pen.space(5);
      }
      pen.space(6);
      pen.row('EDUCATION AND CERTIFICATIONS', 11, 'bold');
      for (const { school, degree, field, to } of studies) pen.row(`${degree} in ${field} | ${school} | ${to.year}`);
    },
  },
  {
    name: 'oldest first: year and month, then title behind a comma and employer in brackets, no items',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`Name: ${name}`, 11, 'bold');
      pen.row(`Address: ${place}`);
      pen.row(`Mobile: ${phone}`);
      pen.row(`Mail: ${email}`);
      pen.space(12);
      pen.row('School and University', 12, 'bold');
      for (const { school, degree, field, from, to } of studies.toReversed()) {
        pen.row([
          [0, `${from} - ${to.year}`],
          [130, `${school}, ${degree} in ${field}`],
        ]);
      }
      pen.space(12);
      pen.row('Work Experience', 12, 'bold');
      for (const role of roles.toReversed()) {
        pen.row([
          [0, range(role, { one: dotted, dash: ' - ', now: 'today' })],
          [130, `${role.title} (${role.company})`],
        ]);
      }
      pen.space(12);
      pen.row('Skills', 12, 'bold');
      for (const skill of skills) pen.row(`- ${skill}`);
    },
  },
];

/** Five written with them; their misses were never inspected. */
export const WITHHELD_LAYOUTS: readonly Layout[] = [
  {
    name: 'title and town at either end, employer and dates at either end below',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.ends([name, 'bold'], place, 16);
      pen.ends(email, phone, 10);
      pen.space(12);
      pen.row('Summary', 12, 'bold');
      pen.item('', summary);
      pen.space(8);
      pen.row('Experience', 12, 'bold');
      for (const role of roles) {
        pen.ends([role.title, 'bold'], role.place);
        pen.ends([role.company, 'serif'], range(role, { one: long, dash: ' – ' }));
        pen.items('•', role.deeds, 6);
        pen.space(6);
      }
      pen.row('Education', 12, 'bold');
      for (const { school, degree, field, place: town, from, to } of studies) {
        pen.ends([`${degree} in ${field}`, 'bold'], town);
        pen.ends([school, 'serif'], `${from} – ${to.year}`);
        pen.space(6);
      }
      pen.row('Skills', 12, 'bold');
      pen.row(skills.join(' • '));
    },
  },
  {
    name: 'a right sidebar; title, then employer, town and years between points; schools by points too',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 400, y: 0, width: 212, height: PAGE.height, grey: 0.92 });
      const main = sheet.pen({ left: 44, right: 380, top: 66 });
      main.row(name, 24, 'bold');
      main.row(headline, 12);
      main.space(10);
      main.item('', summary);
      main.space(12);
      main.row('Experience', 14, 'bold');
      for (const role of roles) {
        main.row(role.title, 11, 'bold');
        main.row(`${role.company} • ${role.place} • ${range(role, { one: year, dash: '–' })}`, 9);
        main.items('•', role.deeds, 4);
        main.space(9);
      }
      main.row('Education', 14, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        main.row(`${degree}, ${field}`, 11, 'bold');
        main.row(`${school} • ${from}–${to.year}`, 9);
        main.space(9);
      }
      const side = sheet.pen({ left: 420, right: 596, top: 66 });
      side.row('Contact', 12, 'bold');
      for (const text of [email, phone, place]) side.row(text, 9);
      side.space(16);
      side.row('Skills', 12, 'bold');
      for (const skill of skills) side.row(`• ${skill}`, 9);
      side.space(16);
      side.row('Languages', 12, 'bold');
      side.row('English (native)', 9);
      side.row('Spanish (B2)', 9);
    },
  },
  {
    name: 'title and dates in brackets in a row, employer and town below by a comma; headings in capitals with lines',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      const heading = (text: string): void => {
        pen.space(10);
        sheet.fill(pen.page(), { x: 52, y: pen.y() - 14, width: PAGE.width - 104, height: 1, grey: 0.3 });
        pen.row(text.toUpperCase(), 10, 'bold');
        pen.space(3);
      };
      pen.row([[-1, name]], 20, 'serif');
      pen.row([[-1, `${place} / ${phone}`]], 9);
      pen.row([[-1, email]], 9);
      heading('Employment');
      for (const role of roles) {
        pen.row(`${role.title} (${range(role, { one: short, dash: ' - ', now: 'present' })})`, 10, 'bold');
        pen.row(`${role.company}, ${role.place}`, 10, 'serif');
        pen.items('-', role.deeds);
        pen.space(5);
      }
      heading('Qualifications');
      for (const { school, degree, field, to } of studies) {
        pen.row(`${degree} ${field} (${to.year})`, 10, 'bold');
        pen.row(school, 10, 'serif');
        pen.space(5);
      }
      heading('Key Skills');
      pen.items('-', skills);
    },
  },
  {
    name: 'a margin of ISO months at the left; title, employer and town in three rows at the right',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 26, 'bold');
      pen.row(headline, 13);
      pen.space(6);
      for (const [label, text] of [
        ['Address', place],
        ['Phone', phone],
        ['E-mail', email],
      ] as const)
        pen.row(
          [
            [0, label, 'bold'],
            [70, text],
          ],
          10,
        );
      pen.space(8);
      pen.item('', summary);
      const heading = (text: string): void => {
        pen.space(10);
        pen.row(text, 14, 'bold');
        pen.space(3);
      };
      heading('Experience');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: iso, dash: ' - ', now: 'present' })],
          [120, role.title, 'bold'],
        ]);
        pen.row([[120, role.company, 'serif']]);
        pen.row([[120, role.place]]);
        for (const deed of role.deeds) pen.row([[120, `• ${deed}`]]);
        pen.space(7);
      }
      heading('Education');
      for (const { school, degree, field, from, to } of studies) {
        pen.row([
          [0, `${from}-09 - ${iso(to)}`],
          [120, `${degree}: ${field}`, 'bold'],
        ]);
        pen.row([[120, school, 'serif']]);
        pen.space(7);
      }
      heading('Skills');
      for (const skill of skills) {
        pen.row([[120, skill]]);
        pen.row([[120, '••••']], 7);
      }
    },
  },
  {
    name: 'a log in Markdown: employer, title and dates between bars in a heading, town below in italics',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`# ${name}`, 16);
      pen.row(`${place} · ${phone} · ${email}`);
      pen.space(10);
      pen.row('## Experience', 13);
      for (const role of roles) {
        pen.row(`### ${role.company} | ${role.title} | ${range(role, { one: short, dash: ' - ' })}`, 11);
        pen.row(`*${role.place}*`);
        pen.items('-', role.deeds);
        pen.space(7);
      }
      pen.row('## Education', 13);
      for (const { school, degree, field, from, to } of studies) {
        pen.row(`### ${school} | ${degree} in ${field} | ${from} - ${to.year}`, 11);
        pen.space(7);
      }
      pen.row('## Skills', 13);
      pen.row(skills.join(', '));
    },
  },
];
