import { dotted, inNumbers, long, range, short, year, type Layout } from './layout.ts';
import { PAGE } from './sheet.ts';

const WHOLE = { left: 54, right: PAGE.width - 54, top: 58 };

/** Less common layouts, written before the reader was made smaller and measured once afterwards. */
export const RARE_LAYOUTS: readonly Layout[] = [
  {
    name: 'a narrow column on the right holds all roles, dates in small capitals above each title; profile and studies on the left',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const top = sheet.pen(WHOLE);
      top.row(name, 24, 'serif');
      top.row(headline, 11);
      top.space(14);
      const left = sheet.pen({ left: 54, right: 310, top: top.y() });
      left.row('PROFILE', 11, 'bold');
      left.item('', summary);
      left.space(10);
      left.row('EDUCATION', 11, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        left.row(`${from} – ${to.year}`, 8);
        left.row(`${degree} in ${field}`, 10, 'bold');
        left.row(school);
        left.space(6);
      }
      left.space(6);
      left.row('SKILLS', 11, 'bold');
      left.items('•', skills);
      left.space(10);
      left.row('CONTACT', 11, 'bold');
      for (const text of [phone, email, place]) left.row(text);
      const right = sheet.pen({ left: 350, right: 558, top: top.y() });
      right.row('EXPERIENCE', 11, 'bold');
      for (const role of roles) {
        right.row(range(role, { one: short }).toUpperCase(), 8);
        right.row(role.title, 11, 'bold');
        right.row(role.company, 10, 'serif');
        right.items('•', role.deeds);
        right.space(8);
      }
    },
  },
  {
    name: 'the European form of today: a label column in grey with month and year, title and employer on the right, address and kind of business below',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      const labelled = (label: string, value: string): void => {
        pen.row([
          [0, label, 'serif'],
          [150, value],
        ]);
      };
      pen.row('Curriculum Vitae', 16, 'bold');
      pen.space(6);
      pen.row('PERSONAL INFORMATION', 10, 'bold');
      labelled('Surname / First name', name);
      labelled('Address', place);
      labelled('Telephone', phone);
      labelled('E-mail', email);
      pen.space(8);
      pen.row('WORK EXPERIENCE', 10, 'bold');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: inNumbers, dash: ' – ', now: 'Present' }), 'serif'],
          [150, role.title, 'bold'],
        ]);
        pen.row([[150, `${role.company}, ${role.place}`]]);
        for (const deed of role.deeds) pen.row([[150, `– ${deed}`]]);
        pen.space(6);
      }
      pen.row('EDUCATION AND TRAINING', 10, 'bold');
      for (const { school, degree, field, place: town, from, to } of studies) {
        pen.row([
          [0, `${from} – ${to.year}`, 'serif'],
          [150, `${degree}, ${field}`, 'bold'],
        ]);
        pen.row([[150, `${school}, ${town}`]]);
        pen.space(6);
      }
      pen.row('PERSONAL SKILLS', 10, 'bold');
      labelled('Mother tongue', 'English');
      labelled('Job-related skills', skills.join(', '));
    },
  },
  {
    name: 'studies before work, as columns of school, degree, GPA and year; employer and title by a comma, dates at the right',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[180, name]], 18, 'bold');
      pen.row([[130, `${place} | ${phone} | ${email}`]]);
      pen.space(10);
      pen.row('EDUCATION', 11, 'bold');
      pen.row(
        [
          [0, 'School'],
          [210, 'Degree'],
          [400, 'GPA'],
          [-1, 'Year'],
        ],
        9,
        'bold',
      );
      for (const [i, { school, degree, field, to }] of studies.entries()) {
        pen.row(
          [
            [0, school],
            [210, `${degree} in ${field}`],
            [400, `3.${7 + i}/4.0`],
            [-1, String(to.year)],
          ],
          9,
        );
      }
      pen.space(10);
      pen.row('INTERNSHIPS AND WORK', 11, 'bold');
      for (const role of roles) {
        pen.ends([`${role.company}, ${role.title}`, 'bold'], range(role, { one: short, dash: ' - ' }));
        pen.items('•', role.deeds);
        pen.space(6);
      }
      pen.row('TECHNICAL STRENGTHS', 11, 'bold');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'icons before headings and contacts, a wide left column of roles with years in a pill at the right of the title, a grey column of bars',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 400, y: 0, width: 212, height: PAGE.height, grey: 0.9 });
      const main = sheet.pen({ left: 40, right: 380, top: 60 });
      const headed = (pen: typeof main, sign: string, text: string): void => {
        pen.row(
          [
            [0, sign, 'symbols'],
            [18, text, 'bold'],
          ],
          13,
        );
        pen.space(4);
      };
      main.row(name, 26, 'bold');
      main.row(headline, 12);
      main.space(12);
      headed(main, '★', 'About Me');
      main.item('', summary);
      main.space(10);
      headed(main, '✎', 'Experience');
      for (const role of roles) {
        main.ends([role.title, 'bold'], range(role, { one: year, dash: ' - ', now: 'Present' }));
        main.row(`${role.company} / ${role.place}`, 9);
        main.items('–', role.deeds);
        main.space(8);
      }
      const side = sheet.pen({ left: 420, right: 590, top: 70 });
      headed(side, '✉', 'Contact');
      for (const [sign, text] of [
        ['✆', phone],
        ['✉', email],
        ['➤', place],
      ] as const) {
        side.row([
          [0, sign, 'symbols'],
          [18, text],
        ]);
      }
      side.space(12);
      headed(side, '✓', 'Skills');
      for (const skill of skills) {
        side.row(skill);
        const y = side.y() - 8;
        sheet.fill(0, { x: 420, y, width: 120, height: 3, grey: 0.3 });
        side.space(6);
      }
      side.space(12);
      headed(side, '✏', 'Education');
      for (const { school, degree, field, to } of studies) {
        side.row(degree, 10, 'bold');
        side.row(field);
        side.row(school, 9);
        side.row(`Class of ${to.year}`, 9);
        side.space(8);
      }
    },
  },
  {
    name: 'an academic vita: degrees with theses and advisors, appointments in sentences of a row, papers, grants and talks with years',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 16, 'serif');
      pen.row(headline);
      pen.row(`${place} · ${phone}`);
      pen.row(email);
      pen.space(10);
      pen.row('Degrees', 12, 'serif');
      for (const { school, degree, field, to } of studies) {
        pen.row([
          [0, String(to.year)],
          [50, `${degree}, ${field}, ${school}`],
        ]);
        pen.row([[50, 'Advisor: Prof. L. Okonjo']], 9);
      }
      pen.space(8);
      pen.row('Appointments', 12, 'serif');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: year, dash: '–', now: 'present' })],
          [80, `${role.title}, ${role.company}, ${role.place}`],
        ]);
      }
      pen.space(8);
      pen.row('Refereed Papers', 12, 'serif');
      pen.row('1. "On the drying of clay" (with L. Okonjo), Journal of Slow Things 12 (2016), 101-117.');
      pen.row('2. "Weighing smoke", Proceedings of the Ninth Meeting, 2019.');
      pen.space(8);
      pen.row('Grants', 12, 'serif');
      pen.row('2015-2017  Travel Fund, Society of Slow Things, $4,000');
      pen.space(8);
      pen.row('Methods', 12, 'serif');
      pen.row(skills.join('; '));
    },
  },
  {
    name: 'a functional one: groups of abilities with proofs and no dates, then employers in a list of their own with months in brackets',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 20, 'bold');
      pen.row(place);
      pen.row(`Cell: ${phone}`);
      pen.row(`Mail: ${email}`);
      pen.space(10);
      pen.row('Objective', 12, 'bold');
      pen.item('', summary);
      pen.space(8);
      pen.row('Selected Accomplishments', 12, 'bold');
      for (const [i, group] of ['Planning', 'People', 'Quality'].entries()) {
        pen.row(group, 10, 'bold');
        for (const deed of roles[i]?.deeds ?? []) pen.item('•', deed, 10);
      }
      pen.space(8);
      pen.row('Work Record', 12, 'bold');
      for (const role of roles) {
        pen.row(`${role.title} – ${role.company}, ${role.place} (${range(role, { one: inNumbers, dash: ' to ' })})`);
      }
      pen.space(8);
      pen.row('Academic Record', 12, 'bold');
      for (const { school, degree, field, to } of studies) pen.row(`${school} – ${degree} in ${field} (${to.year})`);
      pen.space(8);
      pen.row('Tools', 12, 'bold');
      pen.items('•', skills);
    },
  },
  {
    name: 'dates in a row of their own below employer and town, title in italics last; oldest studies first with full months',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.ends([name, 'bold'], email, 14);
      pen.ends(place, phone);
      pen.space(12);
      pen.row('Skills Profile', 12, 'bold');
      pen.row(skills.join(' • '));
      pen.space(10);
      pen.row('Career History', 12, 'bold');
      for (const role of roles) {
        pen.row(`${role.company}, ${role.place}`, 11, 'bold');
        pen.row(range(role, { one: long, dash: ' – ' }), 9);
        pen.row(role.title, 10, 'serif');
        pen.items('-', role.deeds);
        pen.space(8);
      }
      pen.row('Educational Qualifications', 12, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        pen.row(school, 11, 'bold');
        pen.row(`${dotted({ year: from, month: 9 })} – ${dotted(to)}`, 9);
        pen.row(`${degree}, ${field}`, 10, 'serif');
        pen.space(8);
      }
    },
  },
];
