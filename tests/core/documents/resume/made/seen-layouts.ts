import { inNumbers, long, range, short, year, type Layout } from './layout.ts';
import { PAGE } from './sheet.ts';

const LEFT = 54;
const RIGHT = PAGE.width - 54;
const WHOLE = { left: LEFT, right: RIGHT, top: 60 };

/** Layouts that rules are made on. */
export const SEEN_LAYOUTS: readonly Layout[] = [
  {
    name: 'title and dates at either end, employer and place below',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 20);
      pen.row(`${place} | ${phone} | ${email}`);
      pen.space(8);
      pen.row('SUMMARY', 12);
      pen.item('', summary);
      pen.space(8);
      pen.row('EXPERIENCE', 12);
      for (const role of roles) {
        pen.ends(role.title, range(role, { one: short }));
        pen.ends(role.company, role.place);
        pen.items('•', role.deeds, 8);
        pen.space(6);
      }
      pen.row('EDUCATION', 12);
      for (const { degree, field, school, to } of studies) {
        pen.ends(`${degree} in ${field}`, short(to));
        pen.row(school);
      }
      pen.space(8);
      pen.row('SKILLS', 12);
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'several roles under one employer',
    dates: 'months',
    isText: true,
    sharedRoles: 9,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name.toUpperCase(), 18);
      pen.row(`${email} • ${phone} • ${place}`);
      pen.space(10);
      pen.row('Professional Experience', 13);
      pen.ends(roles[0]?.company ?? '', roles[0]?.place ?? '', 11);
      for (const role of roles) {
        pen.ends(role.title, range(role, { one: long, dash: ' to ' }));
        pen.items('-', role.deeds, 8);
      }
      pen.space(8);
      pen.row('Education', 13);
      for (const { degree, field, school, to } of studies) {
        pen.ends(school, String(to.year));
        pen.row(`${degree}, ${field}`);
      }
      pen.space(8);
      pen.row('Skills', 13);
      pen.items('-', skills);
    },
  },
  {
    name: 'all on one line, commas between, years',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 16);
      for (const text of [place, phone, email]) pen.row(text);
      pen.space(8);
      pen.row('Work History', 12);
      for (const role of roles) {
        pen.row(`${role.title}, ${role.company}, ${role.place}, ${range(role, { one: year, dash: '-' })}`);
        pen.items('•', role.deeds);
        pen.space(4);
      }
      pen.row('Education', 12);
      for (const { degree, field, school, to } of studies) pen.row(`${degree} ${field}, ${school}, ${to.year}`);
      pen.space(8);
      pen.row('Skills', 12);
      pen.row(skills.join(' | '));
    },
  },
  {
    name: 'dates in a margin on the left',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 22);
      pen.row(`${phone} · ${email} · ${place}`);
      pen.space(12);
      pen.row('Employment', 13);
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: inNumbers, dash: ' - ' })],
          [130, role.title],
        ]);
        pen.row([[130, `${role.company}, ${role.place}`]]);
        pen.items('•', role.deeds, 130);
        pen.space(6);
      }
      pen.row('Education', 13);
      for (const { degree, field, school, from, to } of studies) {
        pen.row([
          [0, `${from} - ${to.year}`],
          [130, `${degree} in ${field}`],
        ]);
        pen.row([[130, school]]);
      }
      pen.space(6);
      pen.row('Skills', 13);
      pen.row([[130, skills.join(', ')]]);
    },
  },
  {
    name: 'a sidebar on the left, roles on the right',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const side = sheet.pen({ left: 40, right: 200, top: 70 });
      side.row('CONTACT', 12);
      for (const text of [phone, email, place]) side.row(text, 9);
      side.space(14);
      side.row('SKILL HIGHLIGHTS', 12);
      side.items('•', skills);
      side.space(14);
      side.row('EDUCATION', 12);
      for (const { degree, field, school, to } of studies) {
        side.item('', `${degree} in ${field}`);
        side.item('', school);
        side.row(short(to));
        side.space(6);
      }
      const main = sheet.pen({ left: 230, right: RIGHT, top: 70 });
      main.row(name, 24);
      main.row(headline, 12);
      main.space(10);
      main.row('PROFILE', 12);
      main.item('', summary);
      main.space(10);
      main.row('WORK EXPERIENCE', 12);
      for (const role of roles) {
        main.row(role.title, 11);
        main.ends(role.company, range(role, { one: short, dash: ' - ' }));
        main.items('•', role.deeds, 6);
        main.space(8);
      }
    },
  },
  {
    name: 'a table with heads',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row('CURRICULUM VITAE', 14);
      pen.row([
        [0, 'Name:'],
        [120, name],
      ]);
      pen.row([
        [0, 'Address:'],
        [120, place],
      ]);
      pen.row([
        [0, 'Telephone:'],
        [120, phone],
      ]);
      pen.row([
        [0, 'Email:'],
        [120, email],
      ]);
      pen.space(10);
      pen.row('EMPLOYMENT HISTORY', 12);
      pen.row([
        [0, 'Period'],
        [110, 'Employer'],
        [300, 'Position'],
      ]);
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: year, dash: ' – ' })],
          [110, role.company],
          [300, role.title],
        ]);
      }
      pen.space(10);
      pen.row('EDUCATION', 12);
      for (const { degree, field, school, to } of studies) {
        pen.row([
          [0, String(to.year)],
          [110, school],
          [300, `${degree}, ${field}`],
        ]);
      }
      pen.space(10);
      pen.row('SKILLS', 12);
      pen.row(skills.join('; '));
    },
  },
  {
    name: 'dates above, employer and place by a dash',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[150, name]], 20);
      pen.row([[150, headline]], 12);
      pen.row([[150, `${place}  |  ${phone}  |  ${email}`]]);
      pen.space(12);
      pen.row('Career History', 12);
      for (const role of roles) {
        pen.space(6);
        pen.row(range(role, { one: long }));
        pen.row(role.title, 11);
        pen.row(`${role.company} – ${role.place}`);
        pen.items('•', role.deeds);
      }
      pen.space(12);
      pen.row('Academic Background', 12);
      for (const { degree, field, school, to } of studies) {
        pen.row(long(to));
        pen.row(`${degree} in ${field}`);
        pen.row(school);
        pen.space(6);
      }
      pen.row('Technical Skills', 12);
      pen.row(skills.join(' • '));
    },
  },
  {
    name: 'icons before everything, as letters of a font of symbols',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 22);
      pen.row([
        [0, 'k'],
        [14, email],
        [210, 'g'],
        [224, phone],
        [360, 'm'],
        [374, place],
      ]);
      pen.space(10);
      pen.row(
        [
          [0, 'w'],
          [18, 'Experience'],
        ],
        14,
      );
      for (const role of roles) {
        pen.row(role.title, 11);
        pen.row(role.company);
        pen.row([
          [0, 'z'],
          [12, range(role, { one: year, dash: ' - ' })],
          [200, 'm'],
          [212, role.place],
        ]);
        pen.items('n', role.deeds, 8);
        pen.space(6);
      }
      pen.row(
        [
          [0, 'u'],
          [18, 'Education'],
        ],
        14,
      );
      for (const { degree, field, school, from, to } of studies) {
        pen.row(`${degree} in ${field}`, 11);
        pen.row(school);
        pen.row([
          [0, 'z'],
          [12, `${from} - ${to.year}`],
        ]);
        pen.space(6);
      }
      pen.row(
        [
          [0, 's'],
          [18, 'Skills'],
        ],
        14,
      );
      pen.items('n', skills, 8);
    },
  },
  {
    name: 'every second role without dates',
    dates: 'months',
    isText: true,
    isUndated: (role) => role % 2 === 1,
    leavesOut: ['skills'],
    draw: (sheet, { name, place, phone, email, roles, studies }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 16);
      pen.row(`${place} | ${phone} | ${email}`);
      pen.space(10);
      pen.row('Experience', 12);
      for (const [i, role] of roles.entries()) {
        pen.row(
          i % 2 === 1
            ? role.title
            : [
                [0, role.title],
                [-1, range(role, { one: short })],
              ],
          11,
        );
        pen.row(`${role.company}, ${role.place}`);
        pen.items('•', role.deeds);
        pen.space(8);
      }
      pen.row('Education', 12);
      for (const { degree, field, school, to } of studies) pen.row(`${degree} in ${field}, ${school}, ${short(to)}`);
    },
  },
  {
    name: 'continued on a second page, a line of its own on each',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 18);
      pen.row(`${email} | ${phone}`);
      pen.row(place);
      pen.space(8);
      pen.row('PROFESSIONAL SUMMARY', 12);
      for (let i = 0; i < 8; i += 1) pen.item('', summary);
      pen.space(8);
      pen.row('PROFESSIONAL EXPERIENCE', 12);
      for (const role of roles) {
        pen.row([[0, `${role.company}, ${role.place}`]]);
        pen.row(`${role.title} (${range(role, { one: long })})`);
        for (let i = 0; i < 4; i += 1) pen.items('•', role.deeds, 10);
        pen.space(16);
      }
      pen.row('EDUCATION', 12);
      for (const { degree, field, school, place: town, to } of studies) {
        pen.ends(`${school}, ${town}`, `${to.year}`);
        pen.row(`${degree} in ${field}`);
      }
      pen.space(8);
      pen.row('SKILLS', 12);
      pen.row(skills.join(', '));
      for (const page of sheet.pages.keys())
        sheet.print(page, { text: `${name} – Page ${page + 1}`, x: LEFT, y: 770, size: 8 });
    },
  },
  {
    name: 'roles on the left, a sidebar on the right',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const head = sheet.pen({ left: 40, right: 570, top: 50 });
      head.row(name, 24);
      head.row(headline, 13);
      const main = sheet.pen({ left: 40, right: 380, top: 110 });
      main.row('Experience', 14);
      for (const role of roles) {
        main.row(role.company, 12);
        main.row(role.title);
        main.row(`${range(role, { one: inNumbers, dash: ' – ', now: 'Now' })} | ${role.place}`, 9);
        main.items('•', role.deeds);
        main.space(10);
      }
      const side = sheet.pen({ left: 410, right: 580, top: 110 });
      side.row('Details', 14);
      for (const text of [place, phone, email]) side.row(text, 9);
      side.space(10);
      side.row('Skills', 14);
      for (const skill of skills) side.row(skill);
      side.space(10);
      side.row('Education', 14);
      for (const { degree, field, school, to } of studies) {
        side.item('', `${degree}, ${field}`);
        side.item('', school);
        side.row(String(to.year));
        side.space(8);
      }
    },
  },
];
