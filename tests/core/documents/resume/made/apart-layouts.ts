import {
  apostrophe,
  dotted,
  inNumbers,
  inWords,
  iso,
  long,
  range,
  season,
  short,
  wide,
  year,
  type Layout,
} from './layout.ts';
import { PAGE, wrapped } from './sheet.ts';

const LEFT = 48;
const RIGHT = PAGE.width - 48;
const WHOLE = { left: LEFT, right: RIGHT, top: 58 };

/** Layouts of other templates, written with the previous ones and measured only after the last change. */
export const APART_LAYOUTS: readonly Layout[] = [
  {
    name: 'a dark sidebar on the left, employer with town, dates below the title',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: 190, height: PAGE.height, grey: 0.25 });
      sheet.fill(0, { x: 45, y: 40, width: 90, height: 90, grey: 0.6 });
      const side = sheet.pen({ left: 24, right: 180, top: 170 });
      for (const [title, texts] of [
        ['CONTACT', [phone, email, place]],
        ['SKILLS', skills],
        ['HOBBIES', ['Climbing', 'Choral singing']],
      ] as const) {
        side.row(title, 12, 'white');
        side.space(3);
        for (const text of texts) side.row(text, 9, 'white');
        side.space(16);
      }
      const main = sheet.pen({ left: 214, right: 580, top: 70 });
      main.row(name, 28, 'bold');
      main.row(headline, 13);
      main.space(12);
      const heading = (text: string): void => {
        main.row(text.toUpperCase(), 12, 'bold');
        sheet.fill(main.page(), { x: 214, y: main.y() - 12, width: 366, height: 1, grey: 0.4 });
      };
      heading('Profile');
      main.item('', summary);
      main.space(10);
      heading('Work Experience');
      for (const role of roles) {
        main.row(`${role.company}, ${role.place}`, 11, 'bold');
        main.row(role.title, 10);
        main.row(range(role, { one: long, dash: ' - ' }), 9);
        main.items('•', role.deeds);
        main.space(10);
      }
      heading('Education');
      for (const { school, degree, field, to } of studies) {
        main.row(school, 11, 'bold');
        main.row(`${degree} in ${field}`, 10);
        main.row(String(to.year), 9);
        main.space(8);
      }
    },
  },
  {
    name: 'the former European form: labels on the left of a line, what they name on its right',
    dates: 'months',
    isText: false,
    leavesOut: ['skills'],
    draw: (sheet, { name, place, phone, email, roles, studies }) => {
      const pen = sheet.pen({ ...WHOLE, left: 40 });
      const pair = (label: string, text: string): void => {
        for (const [i, line] of wrapped(text, 62).entries()) {
          if (i > 0) pen.row([[190, line]]);
          else
            pen.row([
              [40, label],
              [190, line],
            ]);
        }
      };
      pen.row([[20, 'Curriculum Vitae']], 16, 'bold');
      pen.space(8);
      pen.row([[20, 'PERSONAL INFORMATION']], 11, 'bold');
      for (const [label, text] of [
        ['Name', name],
        ['Address', place],
        ['Telephone', phone],
        ['E-mail', email],
        ['Nationality', 'Swedish'],
      ] as const) {
        pair(label, text);
      }
      pen.space(10);
      pen.row([[20, 'WORK EXPERIENCE']], 11, 'bold');
      for (const role of roles) {
        pair('• Dates (from – to)', range(role, { one: dotted, now: 'Present' }));
        pair('• Name of employer', role.company);
        pair('• Type of business', 'Services');
        pair('• Occupation held', role.title);
        pair('• Main activities', role.deeds.join(' '));
        pen.space(10);
      }
      pen.row([[20, 'EDUCATION AND TRAINING']], 11, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        pair('• Dates (from – to)', `09.${from} – ${dotted(to)}`);
        pair('• Name of institution', school);
        pair('• Qualification awarded', `${degree}, ${field}`);
        pen.space(10);
      }
      sheet.fill(0, { x: 218, y: 90, width: 0.7, height: 640, grey: 0.3 });
    },
  },
  {
    name: 'name and headings set wide in the middle, dates in the middle below title and employer',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[150, wide(name)]], 16, 'serif');
      pen.row([[120, [phone, email, place].join('  |  ')]], 9, 'serif');
      const heading = (text: string): void => {
        pen.space(12);
        sheet.fill(pen.page(), { x: LEFT, y: pen.y() - 14, width: RIGHT - LEFT, height: 0.7, grey: 0.3 });
        pen.row([[210, wide(text)]], 11, 'serif');
        sheet.fill(pen.page(), { x: LEFT, y: pen.y() - 11, width: RIGHT - LEFT, height: 0.7, grey: 0.3 });
        pen.space(4);
      };
      heading('Experience');
      for (const role of roles) {
        pen.row([[180, `${role.title}, ${role.company}`, 'bold']]);
        pen.row([[200, range(role, { one: short, dash: ' to ' })]], 10, 'serif');
        pen.items('•', role.deeds, 20);
        pen.space(8);
      }
      heading('Education');
      for (const { school, degree, field, to } of studies) {
        pen.row([[180, `${degree} in ${field}`, 'bold']]);
        pen.row([[200, `${school}, ${to.year}`]], 10, 'serif');
        pen.space(8);
      }
      heading('Skills');
      pen.row([[100, skills.join('   •   ')]], 10, 'serif');
    },
  },
  {
    name: 'bordered tables with one row a role, headings of columns shaded',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 18, 'bold');
      pen.row(`${phone}, ${email}`);
      pen.row(place);
      const table = (lefts: readonly number[], rows: readonly (readonly string[])[]): void => {
        const top = pen.y() - 12;
        sheet.fill(pen.page(), { x: LEFT, y: top, width: RIGHT - LEFT, height: 18, grey: 0.85 });
        for (const cells of rows) {
          pen.row(
            lefts.map((x, k) => [x + 4, cells[k] ?? ''] as const),
            9,
          );
          pen.space(6);
          sheet.fill(pen.page(), { x: LEFT, y: pen.y() - 12, width: RIGHT - LEFT, height: 0.6, grey: 0 });
        }
        for (const x of [...lefts, RIGHT - LEFT]) {
          sheet.fill(pen.page(), { x: LEFT + x, y: top, width: 0.6, height: pen.y() - 12 - top, grey: 0 });
        }
        pen.space(14);
      };
      pen.space(14);
      pen.row('Employment Record', 12, 'bold');
      table(
        [0, 165, 310, 385, 445],
        [
          ['Company', 'Job Title', 'From', 'To', 'Country'],
          ...roles.map(({ company, title, from, to, place: town }) => [
            company,
            title,
            short(from),
            to === null ? 'Current' : short(to),
            town.split(', ')[1] ?? '',
          ]),
        ],
      );
      pen.row('Academic Record', 12, 'bold');
      table(
        [0, 200, 385],
        [
          ['Qualification', 'Institution', 'Year of Passing'],
          ...studies.map(({ school, degree, field, to }) => [`${degree} (${field})`, school, String(to.year)]),
        ],
      );
      pen.row('Computer and Other Skills', 12, 'bold');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'from and to under each other on the left of a line of time',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 24, 'bold');
      pen.row(headline, 12);
      pen.row(`${email} / ${phone} / ${place}`, 9);
      pen.space(12);
      pen.row('Experience', 14, 'bold');
      for (const { title, company, from, to, deeds } of roles) {
        const y = pen.y();
        pen.row([
          [0, to === null ? 'Now' : year(to)],
          [50, '●', 'symbols'],
          [70, title, 'bold'],
        ]);
        pen.row([
          [0, year(from)],
          [70, company],
        ]);
        pen.items('–', deeds, 70);
        sheet.fill(pen.page(), { x: LEFT + 54, y, width: 0.7, height: Math.max(10, pen.y() - y - 10), grey: 0.5 });
        pen.space(10);
      }
      pen.row('Education', 14, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        pen.row([
          [0, year(to)],
          [50, '●', 'symbols'],
          [70, `${degree} in ${field}`, 'bold'],
        ]);
        pen.row([
          [0, String(from)],
          [70, school],
        ]);
        pen.space(10);
      }
      pen.row('Skills', 14, 'bold');
      pen.row([[70, skills.join(', ')]]);
    },
  },
  {
    name: 'a federal resume with a block above each role',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      for (const text of [name, place, `Mobile: ${phone} | Work: (202) 555-0126`, email]) pen.row(text, 10, 'serif');
      pen.row('Announcement Number: 24-DHS-1193    Clearance: Secret    Availability: Full-Time', 10, 'serif');
      pen.space(10);
      pen.row('PROFESSIONAL SUMMARY', 11, 'bold');
      pen.item('', summary);
      pen.space(8);
      pen.row('PROFESSIONAL EXPERIENCE', 11, 'bold');
      for (const role of roles) {
        pen.ends([role.company, 'bold'], range(role, { one: inNumbers, dash: ' - ' }));
        pen.ends(role.place, '40 hours per week');
        pen.ends([role.title, 'bold'], 'GS-11, Step 4');
        pen.row('Supervisor: Kim Ostrow, 202-555-0137, may be contacted');
        pen.items('•', role.deeds);
        pen.space(10);
      }
      pen.row('EDUCATION', 11, 'bold');
      for (const { school, degree, field, to } of studies) {
        pen.ends([school, 'bold'], inNumbers(to));
        pen.row(`${degree}, Major: ${field}`);
        pen.row('GPA: 3.82');
        pen.space(8);
      }
      pen.row('SKILLS', 11, 'bold');
      pen.row(skills.join(', '));
      pen.space(8);
      pen.row('JOB-RELATED TRAINING', 11, 'bold');
      pen.row('Contracting Officer’s Representative, Level II (2019)');
    },
  },
  {
    name: 'an academic one with degrees before schools and numbered papers',
    dates: 'years',
    isText: true,
    leavesOut: ['skills'],
    draw: (sheet, { name, place, phone, email, roles, studies }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[170, name]], 18, 'serif');
      pen.row([[150, `${email}  ${phone}`]], 10, 'serif');
      pen.row([[190, place]], 10, 'serif');
      pen.space(10);
      pen.row('RESEARCH INTERESTS', 11, 'serif');
      pen.item('', 'The history of measurement, the politics of maps, and how both are taught.');
      pen.space(8);
      pen.row('POSITIONS HELD', 11, 'serif');
      for (const role of roles) {
        pen.ends(`${role.title}, ${role.company}`, range(role, { one: year, dash: '–', now: 'present' }), 10, 'serif');
      }
      pen.space(8);
      pen.row('DEGREES', 11, 'serif');
      for (const { school, degree, field, to } of studies)
        pen.row(`${degree}, ${field}, ${school}, ${to.year}`, 10, 'serif');
      pen.space(8);
      pen.row('PEER-REVIEWED ARTICLES', 11, 'serif');
      pen.item('[1]', 'Marlow, L. The mile and its neighbours. Journal of Old Measures 8 (2019): 1–19.');
      pen.item('[2]', 'Marlow, L. and Ostrow, K. Drawing the coast. Maps and Minds 2 (2016): 77–95.');
      pen.space(8);
      pen.row('INVITED TALKS', 11, 'serif');
      pen.ends('Hamburg Map Society', 'March 2018', 10, 'serif');
      pen.space(8);
      pen.row('SERVICE TO THE PROFESSION', 11, 'serif');
      pen.ends('Treasurer, Society of Old Measures', '2015–2017', 10, 'serif');
    },
  },
  {
    name: 'strengths first, then one line a role behind a sign, dates in brackets',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.ends([name, 'bold'], phone, 14);
      pen.ends(headline, email);
      pen.row([[-1, place]]);
      pen.space(10);
      pen.row('KEY STRENGTHS', 11, 'bold');
      pen.items('•', skills);
      pen.space(8);
      pen.row('SELECTED ACHIEVEMENTS', 11, 'bold');
      for (const { deeds } of roles) pen.items('•', deeds);
      pen.space(8);
      pen.row('CAREER HISTORY', 11, 'bold');
      for (const role of roles)
        pen.item('•', `${role.title} – ${role.company} (${range(role, { one: year, dash: '–', now: 'now' })})`);
      pen.space(8);
      pen.row('EDUCATION', 11, 'bold');
      for (const { school, degree, field, to } of studies) pen.item('•', `${degree} ${field} – ${school} (${to.year})`);
    },
  },
  {
    name: 'an employer with town and years over its roles, which stand behind signs with dates of their own',
    dates: 'years',
    isText: true,
    sharedRoles: 2,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`${name}, ${headline}`, 15, 'bold');
      pen.row(`${place} • ${email} • ${phone}`);
      pen.space(10);
      pen.row('EMPLOYMENT', 12, 'bold');
      for (const [i, role] of roles.entries()) {
        const span = i === 0 ? { ...role, from: roles[1]!.from } : role;
        if (i !== 1) pen.row(`${role.company} (${role.place}) — ${range(span, { one: year, dash: '–' })}`, 11, 'bold');
        pen.row(`${role.title}, ${range(role, { one: year, dash: '–' })}`);
        pen.items('•', role.deeds, 10);
        pen.space(8);
      }
      pen.row('EDUCATION', 12, 'bold');
      for (const { school, degree, field, to } of studies) {
        pen.row(school, 11, 'bold');
        pen.row(`${degree} in ${field}, ${to.year}`);
        pen.space(8);
      }
      pen.row('PROFICIENCIES', 12, 'bold');
      pen.row(skills.join(' | '));
    },
  },
  {
    name: 'addresses at the foot of each page, the name at the head of each',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ ...WHOLE, top: 90 });
      pen.row('PERSONAL PROFILE', 12, 'bold');
      pen.item('', summary);
      pen.space(10);
      pen.row('EMPLOYMENT HISTORY', 12, 'bold');
      for (const role of roles) {
        pen.ends([role.title, 'bold'], range(role, { one: iso, dash: ' / ', now: 'present' }));
        pen.row(`${role.company} – ${role.place}`, 10, 'serif');
        for (let i = 0; i < 3; i += 1) for (const deed of role.deeds) pen.item('•', `${deed} ${deed}`);
        pen.space(10);
      }
      pen.row('QUALIFICATIONS', 12, 'bold');
      for (const { school, degree, field, to } of studies) {
        pen.ends([`${degree}, ${field}`, 'bold'], iso(to));
        pen.row(school, 10, 'serif');
        pen.space(8);
      }
      pen.row('IT SKILLS AND MORE', 12, 'bold');
      pen.row(skills.join(', '));
      for (const page of sheet.pages.keys()) {
        sheet.print(page, { text: name, x: LEFT, y: page === 0 ? 60 : 34, size: page === 0 ? 22 : 9, face: 'bold' });
        sheet.print(page, { text: `${phone} | ${email} | ${place}`, x: LEFT, y: 772, size: 8 });
        sheet.print(page, { text: `${page + 1}/${sheet.pages.length}`, x: RIGHT - 10, y: 772, size: 8 });
      }
    },
  },
  {
    name: 'a German one in English: personal data as a table, dates on the left, since',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row('Curriculum Vitae', 18, 'serif');
      pen.space(10);
      const rows = (pairs: readonly (readonly [string, string])[]): void => {
        for (const [left, right] of pairs)
          pen.row(
            [
              [0, left],
              [130, right],
            ],
            10,
            'serif',
          );
      };
      pen.row('Personal data', 13, 'bold');
      rows([
        ['Name', name],
        ['Date / place of birth', '03.09.1986, Kiel'],
        ['Marital status', 'married, two children'],
        ['Place of residence', place],
        ['Phone', phone],
        ['E-mail', email],
      ]);
      pen.space(10);
      pen.row('Professional experience', 13, 'bold');
      for (const role of roles) {
        const { from, to, title, company, deeds } = role;
        rows([
          [to === null ? `since ${inNumbers(from)}` : `${inNumbers(from)} – ${inNumbers(to)}`, title],
          ['', company],
        ]);
        pen.items('-', deeds, 130);
        pen.space(8);
      }
      pen.row('Education', 13, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        rows([
          [`10/${from} – ${inNumbers(to)}`, school],
          ['', `Degree: ${degree} in ${field}`],
          ['', 'Final grade: 1.7'],
        ]);
        pen.space(8);
      }
      pen.row('Skills', 13, 'bold');
      rows([
        ['Knowledge', skills.join(', ')],
        ['Languages', 'German (native), English (fluent)'],
      ]);
      pen.space(20);
      pen.row('Hamburg, 4 May 2025', 10, 'serif');
    },
  },
  {
    name: 'plain characters: headings underlined by signs, seasons and dots in brackets',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      const heading = (text: string): void => {
        pen.space(10);
        pen.row(text);
        pen.row('='.repeat(text.length));
      };
      pen.row(name);
      pen.row(`${place} :: ${phone} :: ${email}`);
      heading('Employment');
      for (const role of roles) {
        pen.row(`${role.title}, ${role.company} [${range(role, { one: season, dash: ' - ', now: 'Present' })}]`);
        pen.items('*', role.deeds, 4);
        pen.space(10);
      }
      heading('Education');
      for (const { school, degree, field, to } of studies) {
        pen.row(`${degree} in ${field}, ${school} [${season(to)}]`);
      }
      heading('Skills');
      pen.items('*', skills, 4);
    },
  },
  {
    name: 'first and last name in two rows, years and employer by a bar above the title',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const [first = '', ...rest] = name.toUpperCase().split(' ');
      const head = sheet.pen({ left: 50, right: 560, top: 70 });
      head.row(first, 30, 'bold');
      head.row(rest.join(' '), 30, 'bold');
      head.row(headline, 12);
      const side = sheet.pen({ left: 50, right: 200, top: 190 });
      side.row('Contact', 13, 'bold');
      for (const text of [phone, email, place]) side.row(text, 9);
      side.space(14);
      side.row('Education', 13, 'bold');
      for (const { school, degree, field, to } of studies) {
        for (const line of wrapped(`${degree} in ${field}`, 30)) side.row(line, 10, 'bold');
        for (const line of wrapped(school, 30)) side.row(line, 9);
        side.row(inWords(to), 9);
        side.space(8);
      }
      side.row('Expertise', 13, 'bold');
      for (const skill of skills) side.row(`• ${skill}`, 9);
      const main = sheet.pen({ left: 226, right: 570, top: 190 });
      main.row('Profile', 13, 'bold');
      main.item('', summary);
      main.space(14);
      main.row('Experience', 13, 'bold');
      for (const role of roles) {
        main.row(`${range(role, { one: apostrophe, dash: ' – ', now: 'Present' })} | ${role.company.toUpperCase()}`, 9);
        main.row(role.title, 11, 'bold');
        main.items('•', role.deeds);
        main.space(10);
      }
    },
  },
];
