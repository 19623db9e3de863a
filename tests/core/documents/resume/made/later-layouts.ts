import { inWords, long, range, short, year, type Layout } from './layout.ts';
import { PAGE } from './sheet.ts';

const LEFT = 50;
const RIGHT = PAGE.width - 50;
const WHOLE = { left: LEFT, right: RIGHT, top: 60 };

/** Layouts written after the unseen ones had been inspected, and measured once after the last rule change. */
export const LATER_LAYOUTS: readonly Layout[] = [
  {
    name: 'employer and dates, below them title and place by a comma',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`${name} — ${headline}`, 15);
      pen.row(`${place}  •  ${phone}  •  ${email}`);
      pen.space(12);
      pen.row('RELEVANT EXPERIENCE', 11);
      for (const role of roles) {
        pen.ends(role.company, range(role, { one: short, dash: ' — ', now: 'present' }));
        pen.row(`${role.title}, ${role.place}`);
        pen.items('–', role.deeds, 6);
        pen.space(6);
      }
      pen.space(6);
      pen.row('EDUCATION & TRAINING', 11);
      for (const { degree, field, school, to } of studies) pen.row(`${school} — ${degree}, ${field} (${to.year})`);
      pen.space(12);
      pen.row('SKILLS & TOOLS', 11);
      pen.row(`Main: ${skills.slice(0, 3).join(', ')}`);
      pen.row(`Other: ${skills.slice(3).join(', ')}`);
    },
  },
  {
    name: 'labels before everything',
    dates: 'months',
    isText: true,
    leavesOut: ['skills'],
    draw: (sheet, { name, place, phone, email, roles, studies }) => {
      const pen = sheet.pen(WHOLE);
      for (const text of [`Name: ${name}`, `City: ${place}`, `Cell: ${phone}`, `Email: ${email}`]) pen.row(text);
      pen.space(12);
      pen.row('EMPLOYMENT');
      for (const role of roles) {
        pen.row(`Dates: ${range(role, { one: long, dash: ' - ' })}`);
        pen.row(`Employer: ${role.company}`);
        pen.row(`Role: ${role.title}`);
        pen.items('*', role.deeds);
        pen.space(10);
      }
      pen.row('EDUCATION');
      for (const { degree, field, school, to } of studies) {
        pen.row(`${degree} in ${field}`);
        pen.row(`${school}, graduated ${inWords(to)}`);
        pen.space(10);
      }
    },
  },
  {
    name: 'headings in a rail on the left',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const rail = sheet.pen({ left: LEFT, right: 150, top: 110 });
      const head = sheet.pen({ left: 160, right: RIGHT, top: 60 });
      head.row(name, 20);
      head.row(`${email} | ${phone} | ${place}`);
      const pen = sheet.pen({ left: 160, right: RIGHT, top: 110 });
      const title = (text: string): void => {
        rail.space(pen.y() - rail.y());
        rail.row(text, 10);
      };
      title('Profile');
      pen.item('', summary);
      pen.space(10);
      title('Experience');
      for (const role of roles) {
        pen.ends(role.title, range(role, { one: year }));
        pen.row(role.company);
        pen.items('•', role.deeds);
        pen.space(8);
      }
      title('Education');
      for (const { degree, field, school, to } of studies) {
        pen.ends(`${degree} in ${field}`, String(to.year));
        pen.row(school);
        pen.space(8);
      }
      title('Skills');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'all by bars on one line, ranges in long words',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name.toUpperCase(), 18);
      pen.row(place);
      pen.row(`M: ${phone}`);
      pen.row(`E: ${email}`);
      pen.space(12);
      pen.row('== EXPERIENCE ==');
      for (const role of roles) {
        const dates = range(role, { one: long, dash: ' through ', now: 'now' });
        pen.row(`${role.title} | ${role.company} | ${role.place} | ${dates}`);
        pen.items('>', role.deeds);
        pen.space(8);
      }
      pen.row('== EDUCATION ==');
      for (const { degree, field, school, to } of studies) pen.row(`${degree} | ${field} | ${school} | ${to.year}`);
      pen.space(8);
      pen.row('== SKILLS ==');
      pen.items('>', skills);
    },
  },
  {
    name: 'three columns of title, employer and dates without heads',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 20);
      pen.row(headline);
      pen.row(`${phone} | ${email} | ${place}`);
      pen.space(10);
      pen.row('Career Summary', 13);
      for (const role of roles) {
        pen.row([
          [0, role.title],
          [190, role.company],
          [-1, range(role, { one: year, dash: ' - ' })],
        ]);
      }
      pen.space(10);
      pen.row('Education', 13);
      for (const { degree, field, school, to } of studies) {
        pen.row([
          [0, `${degree} in ${field}`],
          [260, school],
          [-1, String(to.year)],
        ]);
      }
      pen.space(10);
      pen.row('Areas of Expertise', 13);
      pen.row([
        [0, skills[0] ?? ''],
        [160, skills[1] ?? ''],
        [320, skills[2] ?? ''],
      ]);
      pen.row([
        [0, skills[3] ?? ''],
        [160, skills[4] ?? ''],
      ]);
    },
  },
  {
    name: 'a sidebar on the left with studies, roles by dates above on the right, the last one without',
    dates: 'months',
    isText: false,
    isUndated: (role) => role === 1,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const side = sheet.pen({ left: 40, right: 215, top: 60 });
      side.row('About', 12);
      for (const text of [place, email, phone]) side.row(text, 9);
      side.space(10);
      side.row('Studies', 12);
      for (const { degree, field, school, to } of studies) {
        side.row(String(to.year));
        side.item('', `${degree} in ${field}`);
        side.item('', school);
        side.space(6);
      }
      side.space(10);
      side.row('Skills', 12);
      for (const skill of skills) side.row(skill);
      const main = sheet.pen({ left: 245, right: RIGHT, top: 60 });
      main.row(name, 26);
      main.row(headline, 12);
      main.space(14);
      main.row('Professional Experience', 14);
      for (const [i, role] of roles.entries()) {
        if (i !== 1) main.row(range(role, { one: short }), 9);
        main.row(`${role.title}, ${role.company}`, 11);
        main.items('•', role.deeds);
        main.space(12);
      }
    },
  },
];
