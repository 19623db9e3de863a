import { inWords, range, short, type Layout } from './layout.ts';
import type { MonthOfYear } from './people.ts';
import { PAGE } from './sheet.ts';

const WHOLE = { left: 54, right: PAGE.width - 54, top: 60 };

const pointed = ({ year, month }: MonthOfYear): string => `${year}.${String(month).padStart(2, '0')}`;
const hyphened = (date: MonthOfYear): string => inWords(date, 3).replace(' ', '-');
const slashed = ({ year, month }: MonthOfYear): string => `${month}/${year}`;

/** Layouts, words, headings, dates and places that no rule was made on at their first measurement. */
export const FRESH_LAYOUTS: readonly Layout[] = [
  {
    name: 'the place in brackets behind the name; from one month to another in words; employer in capitals over the title',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 21, 'serif');
      pen.row(`Lives in ${place}`, 10, 'serif');
      pen.row(`Telephone ${phone}, e-mail ${email}`, 10, 'serif');
      pen.space(10);
      pen.row('Who I Am', 12, 'bold');
      pen.item('', summary);
      pen.space(10);
      pen.row('Career Path', 12, 'bold');
      for (const role of roles) {
        pen.row(`From ${range(role, { one: inWords, dash: ' to ', now: 'today' })}`, 9);
        pen.row(role.company.toUpperCase(), 10, 'bold');
        pen.row(`${role.title} (${role.place})`, 10, 'serif');
        pen.items('–', role.deeds, 8);
        pen.space(7);
      }
      pen.row('Learning', 12, 'bold');
      for (const { school, degree, field, to } of studies) {
        pen.row(inWords(to), 9);
        pen.row(school.toUpperCase(), 10, 'bold');
        pen.row(`${degree} in ${field}`, 10, 'serif');
        pen.space(7);
      }
      pen.row('Toolbox', 12, 'bold');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'a left column of studies and tools, the rest on the right; title and dates in a row, employer and town behind a point below',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const top = sheet.pen({ ...WHOLE, left: 40 });
      top.row(name, 27, 'bold');
      top.row(headline, 12, 'serif');
      top.space(10);
      const y = top.y();
      const side = sheet.pen({ left: 40, right: 200, top: y });
      const heading = (text: string): void => {
        side.row(text, 12, 'bold');
        sheet.fill(0, { x: 40, y: side.y() - 12, width: 150, height: 1, grey: 0.5 });
        side.space(4);
      };
      heading('Reach me');
      for (const text of [phone, email, place]) side.row(text, 9);
      side.space(12);
      heading('Academic training');
      for (const { school, degree, field, from, to } of studies) {
        side.row(degree, 10, 'bold');
        side.row(field, 9);
        side.row(school, 9);
        side.row(`${from} ~ ${to.year}`, 9);
        side.space(8);
      }
      heading('Toolkit');
      side.items('»', skills);
      const main = sheet.pen({ left: 230, right: 575, top: y });
      main.item('', summary);
      main.space(12);
      main.row('Roles held', 14, 'bold');
      main.space(4);
      for (const role of roles) {
        main.ends([role.title, 'bold'], range(role, { one: pointed, dash: ' ~ ', now: 'now' }));
        main.row(`${role.company} · ${role.place.replace(/, (.*)/, ' ($1)')}`, 9);
        main.items('»', role.deeds, 6);
        main.space(8);
      }
    },
  },
  {
    name: 'a table whose rows are numbered from the newest, with heads over its columns; street and postal code above',
    dates: 'months',
    isText: false,
    leavesOut: ['skills'],
    draw: (sheet, { name, place, phone, email, roles, studies }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[150, name.toUpperCase()]], 17, 'bold');
      pen.row([[120, `48 Mill Lane, ${place} · ${phone} · ${email}`]], 9);
      pen.space(16);
      pen.row('EMPLOYMENT SUMMARY', 11, 'bold');
      pen.space(4);
      pen.row(
        [
          [0, 'Period'],
          [125, 'Employer'],
          [320, 'Position'],
        ],
        9,
        'bold',
      );
      for (const role of roles) {
        pen.row(
          [
            [0, range(role, { one: hyphened, dash: ' to ', now: 'date' })],
            [125, role.company],
            [320, role.title],
          ],
          9,
        );
        pen.space(5);
      }
      pen.space(12);
      pen.row('ACADEMIC RECORD', 11, 'bold');
      pen.space(4);
      pen.row(
        [
          [0, 'Year'],
          [60, 'Qualification'],
          [290, 'Institution'],
        ],
        9,
        'bold',
      );
      for (const { school, degree, field, to } of studies) {
        pen.row(
          [
            [0, String(to.year)],
            [60, `${degree}, ${field}`],
            [290, school],
          ],
          9,
        );
        pen.space(5);
      }
      pen.space(12);
      pen.row('DUTIES AND RESULTS', 11, 'bold');
      for (const role of roles) pen.items('•', role.deeds);
    },
  },
  {
    name: 'a mail: labels in the head, each role in one line that a colon parts from its dates, and a line of what was done',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`Name: ${name}`);
      pen.row(`Based: ${place}`);
      pen.row(`Mobile: ${phone}`);
      pen.row(`Mail: ${email}`);
      pen.space(12);
      pen.item('', summary);
      pen.space(12);
      pen.row('MY WORK SO FAR');
      pen.space(12);
      for (const role of roles) {
        pen.row(`${range(role, { one: slashed, dash: '-', now: 'present' })}: ${role.title}, ${role.company}`);
        pen.item('', role.deeds.join(' '), 4);
        pen.space(12);
      }
      pen.row('SCHOOLS AND DEGREES');
      pen.space(12);
      for (const { school, degree, field, from, to } of studies) {
        pen.row(`${from}-${to.year}: ${degree} (${field}), ${school}`);
      }
      pen.space(12);
      pen.row('GOOD TO KNOW');
      pen.row('Driving licence, class B');
      pen.space(12);
      pen.row('WHAT I AM GOOD AT');
      for (const skill of skills) pen.row(`* ${skill}`);
    },
  },
];

/** The same, and not inspected for longer. */
export const KEPT_LAYOUTS: readonly Layout[] = [
  {
    name: 'a right column of contacts with an address in two rows; employer and years in capitals, title under them',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const [town = '', region = ''] = place.split(', ');
      const main = sheet.pen({ left: 46, right: 400, top: 64 });
      main.row(name, 24, 'bold');
      main.row(headline, 11);
      main.space(14);
      main.row('CAREER RECORD', 11, 'bold');
      main.space(3);
      for (const role of roles) {
        main.ends(
          role.company.toUpperCase(),
          range(role, { one: ({ year }) => String(year), dash: ' to ', now: 'present' }),
          9,
          'bold',
        );
        main.row(role.title, 10, 'serif');
        main.items('•', role.deeds);
        main.space(7);
      }
      main.row('DEGREES AND TRAINING', 11, 'bold');
      main.space(3);
      for (const { school, degree, field, from, to } of studies) {
        main.ends(school.toUpperCase(), `${from} to ${to.year}`, 9, 'bold');
        main.row(`${degree}, ${field}`, 10, 'serif');
        main.space(7);
      }
      const side = sheet.pen({ left: 425, right: 585, top: 64 });
      side.row('PERSONAL', 11, 'bold');
      side.row('7 Quay Street', 9);
      side.row(`${town}, ${region}`, 9);
      side.row(phone, 9);
      side.row(email, 9);
      side.space(14);
      side.row('CAPABILITIES', 11, 'bold');
      for (const skill of skills) side.row(skill, 9);
    },
  },
  {
    name: 'headings in the middle; title in bold, then employer, town and dates in one row between points',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[170, name]], 20, 'serif');
      pen.row([[110, `${email} • ${phone} • ${place}`]], 9);
      pen.space(10);
      pen.item('', summary);
      pen.space(10);
      pen.row([[190, 'Professional Journey']], 12, 'bold');
      for (const role of roles) {
        pen.space(6);
        pen.row(role.title, 10, 'bold');
        pen.row(`${role.company} • ${role.place} • ${range(role, { one: slashed, dash: ' – ', now: 'Present' })}`, 9);
        pen.items('›', role.deeds);
      }
      pen.space(10);
      pen.row([[180, 'Education & Learning']], 12, 'bold');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.space(6);
        pen.row(`${degree} ${field}`, 10, 'bold');
        pen.row(`${school} • ${town} • ${slashed(to)}`, 9);
      }
      pen.space(10);
      pen.row([[200, 'Key Competences']], 12, 'bold');
      pen.row(skills.join(' • '));
    },
  },
  {
    name: 'a form of labelled lines for each role and each school',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row('CANDIDATE PROFILE', 13, 'bold');
      pen.space(8);
      pen.row(`Full name: ${name}`);
      pen.row(`Place of residence: ${place}`);
      pen.row(`Phone number: ${phone}`);
      pen.row(`E-mail address: ${email}`);
      pen.space(10);
      pen.row('EMPLOYMENT DETAILS', 11, 'bold');
      for (const role of roles) {
        pen.space(5);
        pen.row(`Employer: ${role.company}`);
        pen.row(`Position held: ${role.title}`);
        pen.row(`Period: ${range(role, { one: short, dash: ' – ', now: 'Current' })}`);
        pen.row(`Place: ${role.place}`);
        pen.row('Main tasks:');
        pen.items('-', role.deeds, 6);
      }
      pen.space(10);
      pen.row('EDUCATION DETAILS', 11, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        pen.space(5);
        pen.row(`School: ${school}`);
        pen.row(`Degree: ${degree}`);
        pen.row(`Field of study: ${field}`);
        pen.row(`Period: ${from} – ${to.year}`);
      }
      pen.space(10);
      pen.row('SKILL PROFILE', 11, 'bold');
      pen.row(skills.join('; '));
    },
  },
  {
    name: 'years before a sentence of the role at its employer in its town; contacts at the foot of the page',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 26, 'bold');
      pen.row(`${headline} in ${place}`, 11);
      pen.space(14);
      pen.row('Selected Roles', 12, 'bold');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: ({ year }) => String(year), dash: '—', now: 'now' })],
          [80, `${role.title} at ${role.company}`, 'bold'],
        ]);
        pen.items('>', role.deeds, 80);
        pen.space(5);
      }
      pen.space(8);
      pen.row('Academic Studies', 12, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        pen.row([
          [0, `${from}—${to.year}`],
          [80, `${degree} in ${field} at ${school}`, 'bold'],
        ]);
      }
      pen.space(8);
      pen.row('Programs and Methods', 12, 'bold');
      pen.row([[80, skills.join(', ')]]);
      pen.space(16);
      pen.row('Contact', 12, 'bold');
      pen.row([[80, `${phone} / ${email}`]]);
      pen.row([[80, place]]);
    },
  },
];
