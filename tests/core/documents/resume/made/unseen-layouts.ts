import { inNumbers, long, range, short, year, type Layout } from './layout.ts';
import { PAGE } from './sheet.ts';

const LEFT = 60;
const RIGHT = PAGE.width - 60;
const WHOLE = { left: LEFT, right: RIGHT, top: 64 };

/** Layouts that no rule was made on: written before any rule was changed, and measured once at the end. */
export const UNSEEN_LAYOUTS: readonly Layout[] = [
  {
    name: 'employer and title by a bar, dates and place below',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[180, name]], 18);
      pen.row([[120, `${email} | ${phone} | ${place}`]]);
      pen.space(10);
      pen.row('Profile', 12);
      pen.item('', summary);
      pen.space(10);
      pen.row('Work Experience', 12);
      for (const role of roles) {
        pen.row(`${role.company} | ${role.title}`, 11);
        pen.row(`${range(role, { one: short })} | ${role.place}`, 9);
        pen.items('•', role.deeds, 10);
        pen.space(8);
      }
      pen.row('Education', 12);
      for (const { degree, field, school, from, to } of studies) {
        pen.row(`${school} | ${degree} in ${field}`, 11);
        pen.row(`${from} – ${to.year}`, 9);
      }
      pen.space(8);
      pen.row('Key Skills', 12);
      pen.row(skills.join(' | '));
    },
  },
  {
    name: 'places and dates under each other on the right',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.ends(name, place, 16);
      pen.ends(email, phone);
      pen.space(10);
      pen.row('WORK EXPERIENCE', 12);
      for (const role of roles) {
        pen.ends(role.company.toUpperCase(), role.place);
        pen.ends(role.title, range(role, { one: long }));
        pen.items('•', role.deeds, 12);
        pen.space(5);
      }
      pen.row('EDUCATION', 12);
      for (const { degree, field, school, place: town, to } of studies) {
        pen.ends(school.toUpperCase(), town);
        pen.ends(`${degree} in ${field}`, long(to));
      }
      pen.space(8);
      pen.row('CORE COMPETENCIES', 12);
      pen.row([[0, skills.slice(0, 2).join(', ')]]);
      pen.row([[0, skills.slice(2).join(', ')]]);
    },
  },
  {
    name: 'a narrow sidebar on the right with dates of the roles beside them on the left',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const main = sheet.pen({ left: 50, right: 400, top: 60 });
      main.row(name, 26);
      main.space(6);
      main.row('About Me', 13);
      main.item('', summary);
      main.space(8);
      main.row('Employment', 13);
      for (const role of roles) {
        main.row([
          [0, range(role, { one: year })],
          [90, role.title],
        ]);
        main.row([[90, role.company]]);
        main.items('–', role.deeds, 90);
        main.space(8);
      }
      main.row('Education', 13);
      for (const { degree, field, school, from, to } of studies) {
        main.row([
          [0, `${from} – ${to.year}`],
          [90, school],
        ]);
        main.row([[90, `${degree}, ${field}`]]);
      }
      const side = sheet.pen({ left: 430, right: 590, top: 66 });
      side.row('Contact', 13);
      for (const text of [email, phone, place]) side.row(text, 9);
      side.space(12);
      side.row('Expertise', 13);
      for (const skill of skills) side.row(skill, 9);
    },
  },
  {
    name: 'title at employer, dates in brackets',
    dates: 'months',
    isText: true,
    leavesOut: ['location'],
    draw: (sheet, { name, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name);
      pen.row(`Phone: ${phone}`);
      pen.row(`Email: ${email}`);
      pen.space(10);
      pen.row('experience');
      for (const role of roles) {
        pen.row(`${role.title} at ${role.company} (${range(role, { one: inNumbers, dash: '-', now: 'present' })})`);
        pen.items('*', role.deeds);
        pen.space(8);
      }
      pen.row('education');
      for (const { degree, field, school, to } of studies) pen.row(`${degree} in ${field}, ${school} (${to.year})`);
      pen.space(8);
      pen.row('skills');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'a table of position, organisation, from and to',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 16);
      pen.row([
        [0, 'Location'],
        [100, place],
      ]);
      pen.row([
        [0, 'Mobile'],
        [100, phone],
      ]);
      pen.row([
        [0, 'E-mail'],
        [100, email],
      ]);
      pen.space(10);
      pen.row('Work History', 12);
      pen.row([
        [0, 'Position'],
        [180, 'Organisation'],
        [350, 'From'],
        [420, 'To'],
      ]);
      for (const { title, company, from, to } of roles) {
        pen.row([
          [0, title],
          [180, company],
          [350, short(from)],
          [420, to === null ? 'Present' : short(to)],
        ]);
      }
      pen.space(10);
      pen.row('Qualifications', 12);
      pen.row([
        [0, 'Degree'],
        [230, 'Institution'],
        [420, 'Year'],
      ]);
      for (const { degree, field, school, to } of studies) {
        pen.row([
          [0, `${degree} in ${field}`],
          [230, school],
          [420, String(to.year)],
        ]);
      }
      pen.space(10);
      pen.row('Skills', 12);
      pen.items('•', skills);
    },
  },
  {
    name: 'headings with colons, the contact on the right of the name',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.ends(name, email, 13);
      pen.ends(headline, phone);
      pen.row([[-1, place]]);
      pen.space(10);
      pen.row('Work Experience:');
      for (const role of roles) {
        pen.row([[0, `${role.company} (${role.place})`]]);
        pen.row(`${role.title}, ${range(role, { one: short, dash: ' to ', now: 'Current' })}`);
        pen.items('', role.deeds, 14);
        pen.space(8);
      }
      pen.row('Education:');
      for (const { degree, field, school, to } of studies) {
        pen.row(`${school}, ${degree} in ${field}, ${short(to)}`);
      }
      pen.space(8);
      pen.row('Skills:');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'one employer with years of its own over its roles',
    dates: 'years',
    isText: true,
    sharedRoles: 9,
    leavesOut: ['skills'],
    draw: (sheet, { name, place, phone, email, roles, studies }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name.toUpperCase(), 14);
      pen.row(`${place} · ${phone} · ${email}`);
      pen.space(10);
      pen.row('PROFESSIONAL BACKGROUND', 11);
      const [first, last] = [roles[0]!, roles.at(-1)!];
      pen.ends(first.company, range({ ...first, from: last.from }, { one: year }), 11);
      for (const role of roles) {
        pen.row([
          [12, role.title],
          [-1, range(role, { one: year })],
        ]);
        pen.items('•', role.deeds, 20);
      }
      pen.space(10);
      pen.row('EDUCATION', 11);
      for (const { degree, field, school, to } of studies) {
        pen.ends(school, String(to.year), 11);
        pen.row([[12, `${degree} in ${field}`]]);
      }
    },
  },
  {
    name: 'icons of a font of symbols, dates at the right',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 20);
      pen.row([
        [0, 'R'],
        [12, place],
      ]);
      pen.row([
        [0, 'T'],
        [12, phone],
      ]);
      pen.row([
        [0, 'E'],
        [12, email],
      ]);
      pen.space(10);
      pen.row('Experience', 13);
      for (const role of roles) {
        pen.row(
          [
            [0, role.company],
            [330, 'd'],
            [342, range(role, { one: short, dash: ' - ' })],
          ],
          11,
        );
        pen.row([
          [0, role.title],
          [330, 'l'],
          [342, role.place],
        ]);
        pen.items('q', role.deeds, 10);
        pen.space(8);
      }
      pen.row('Education', 13);
      for (const { degree, field, school, to } of studies) {
        pen.row(
          [
            [0, school],
            [330, 'd'],
            [342, short(to)],
          ],
          11,
        );
        pen.row(`${degree}, ${field}`);
      }
      pen.space(8);
      pen.row('Skills', 13);
      pen.items('q', skills, 10);
    },
  },
  {
    name: 'no dates at all, title and employer by a long dash',
    dates: 'years',
    isText: true,
    isUndated: () => true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 18);
      pen.row(`${place} / ${phone} / ${email}`);
      pen.space(10);
      pen.row('EXPERIENCE', 12);
      for (const role of roles) {
        pen.row(`${role.title} — ${role.company}`, 11);
        pen.items('•', role.deeds, 8);
        pen.space(8);
      }
      pen.row('EDUCATION', 12);
      for (const { degree, field, school, to } of studies) pen.row(`${degree} in ${field} — ${school} — ${to.year}`);
      pen.space(8);
      pen.row('SKILLS', 12);
      pen.row(skills.join(' · '));
    },
  },
  {
    name: 'three pages, headings of letters set apart',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 18);
      pen.row(place);
      pen.row(`${phone} | ${email}`);
      pen.space(10);
      pen.row('S U M M A R Y', 12);
      for (let i = 0; i < 14; i += 1) pen.item('', summary);
      pen.space(10);
      pen.row('E X P E R I E N C E', 12);
      for (const role of roles) {
        pen.ends(`${role.title}, ${role.company}`, range(role, { one: short }));
        for (let i = 0; i < 8; i += 1) pen.items('•', role.deeds, 10);
        pen.space(10);
      }
      pen.row('E D U C A T I O N', 12);
      for (const { degree, field, school, to } of studies) {
        pen.ends(`${degree} in ${field}, ${school}`, short(to));
      }
      pen.space(10);
      pen.row('S K I L L S', 12);
      pen.row(skills.join(', '));
      for (const page of sheet.pages.keys()) {
        sheet.print(page, { text: name, x: LEFT, y: 772, size: 8 });
        sheet.print(page, { text: `Page ${page + 1} of ${sheet.pages.length}`, x: 480, y: 772, size: 8 });
      }
    },
  },
  {
    name: 'a sidebar with name and contact, titles in capitals, dates between',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const [first = '', ...last] = name.split(' ');
      const side = sheet.pen({ left: 36, right: 210, top: 70 });
      side.row(first, 24);
      side.row(last.join(' '), 24);
      side.space(12);
      side.row('CONTACT', 11);
      for (const text of [email, phone, place]) side.row(text, 9);
      side.space(12);
      side.row('SKILLS', 11);
      side.items('•', skills);
      const main = sheet.pen({ left: 240, right: RIGHT, top: 74 });
      main.row('EMPLOYMENT HISTORY', 13);
      for (const role of roles) {
        main.row(role.title.toUpperCase(), 11);
        main.row(`${role.company} · ${range(role, { one: short })}`);
        main.items('•', role.deeds, 8);
        main.space(10);
      }
      main.row('EDUCATION', 13);
      for (const { degree, field, school, to } of studies) {
        main.row(`${degree} in ${field}`.toUpperCase(), 11);
        main.row(`${school} · ${to.year}`);
        main.space(8);
      }
    },
  },
];
