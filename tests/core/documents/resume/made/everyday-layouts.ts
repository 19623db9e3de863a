import { inNumbers, long, range, short, year, type Layout } from './layout.ts';
import { wrapped, type Cell } from './sheet.ts';

/** What job seekers send today, written together with the held-out ones; a coin toss chose the half to make rules on. */
export const EVERYDAY_LAYOUTS: readonly Layout[] = [
  {
    name: 'Google Docs: employer, town and title in one row, dates in capitals below, a sidebar on the right',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, email, phone, place, roles, studies, skills }) => {
      const main = sheet.pen({ left: 50, right: 385, top: 70 });
      main.row(name, 30, 'bold');
      main.row(headline, 10);
      main.space(24);
      main.row('EXPERIENCE', 9, 'bold');
      for (const role of roles) {
        main.space(6);
        main.row(
          [
            [0, `${role.company}, ${role.place} —`, 'bold'],
            [role.company.length * 6 + role.place.length * 6 + 22, role.title, 'serif'],
          ],
          11,
        );
        main.row(range(role, { one: long, dash: ' - ' }).toUpperCase(), 8);
        main.items('•', role.deeds, 10);
      }
      main.space(14);
      main.row('EDUCATION', 9, 'bold');
      for (const { school, place: town, degree, field, from, to } of studies) {
        main.space(6);
        main.row(`${school}, ${town}`, 11, 'bold');
        main.row(`${degree}, ${field}`, 11, 'serif');
        main.row(`AUGUST ${from} - ${long(to).toUpperCase()}`, 8);
      }
      const side = sheet.pen({ left: 410, right: 575, top: 74 });
      for (const text of [place, phone, email]) side.row(text, 9, text === place ? 'plain' : 'bold');
      side.space(50);
      side.row('SKILLS', 9, 'bold');
      side.items('•', skills);
      side.space(14);
      side.row('AWARDS', 9, 'bold');
      side.item('', 'Employee of the Quarter, spring 2018.');
      side.space(14);
      side.row('LANGUAGES', 9, 'bold');
      side.row('English, Portuguese', 9);
    },
  },
  {
    name: 'the current European form: contacts between bars, dates in brackets, title in bold, employer and town by a dash, skills between slashes',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 50, right: 562, top: 70 });
      pen.row(name, 22);
      pen.space(6);
      pen.row('Date of birth: 02/11/1990   |   Nationality: Irish   |   Gender: Female', 9);
      pen.row(`Phone number: ${phone} (Mobile)   |   Email address: ${email}`, 9);
      pen.row(`Address: ${place} (Home)`, 9);
      pen.space(12);
      pen.row('ABOUT ME', 11, 'bold');
      pen.item('', summary);
      pen.space(12);
      pen.row('WORK EXPERIENCE', 11, 'bold');
      for (const role of roles) {
        pen.space(6);
        pen.row(
          [
            [0, range(role, { one: inNumbers, now: 'CURRENT' }), 'plain'],
            [130, role.place],
          ],
          9,
        );
        pen.row(role.title.toUpperCase(), 10, 'bold');
        pen.row(role.company, 10);
        pen.items('•', role.deeds, 8);
      }
      pen.space(12);
      pen.row('EDUCATION AND TRAINING', 11, 'bold');
      for (const { school, degree, field, place: town, from, to } of studies) {
        pen.space(6);
        pen.row(
          [
            [0, `09/${from} – ${inNumbers(to)}`],
            [130, town],
          ],
          9,
        );
        pen.row(degree.toUpperCase(), 10, 'bold');
        pen.row(school, 10);
        pen.row(`Field of study: ${field}`, 9);
        pen.row('Level in EQF: EQF level 6', 9);
      }
      pen.space(12);
      pen.row('LANGUAGE SKILLS', 11, 'bold');
      pen.row('Mother tongue(s): ENGLISH', 9);
      pen.row('Other language(s): FRENCH', 9);
      pen.row('Listening B2   Reading C1   Writing B1   Spoken production B2   Spoken interaction B2', 9);
      pen.space(12);
      pen.row('DIGITAL SKILLS', 11, 'bold');
      pen.row(skills.slice(0, 3).join('  /  '), 9);
      pen.row(skills.slice(3).join('  /  '), 9);
      pen.space(12);
      pen.row('DRIVING LICENCE', 11, 'bold');
      pen.row('Driving Licence: B', 9);
    },
  },
  {
    name: 'bordered tables: serial number, organisation, designation and period; a table of qualifications; personal details with a declaration',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 50, right: 562, top: 56 });
      pen.row([[190, 'CURRICULUM VITAE']], 14, 'bold');
      pen.space(8);
      pen.row(name.toUpperCase(), 12, 'bold');
      pen.row(place);
      pen.row(`Mobile: ${phone}`);
      pen.row(`Email ID: ${email}`);
      pen.space(8);
      pen.row('CAREER OBJECTIVE:', 11, 'bold');
      pen.item('', summary);
      pen.space(8);
      const table = (columns: readonly number[], rows: readonly (readonly string[])[]): void => {
        for (const [i, cells] of rows.entries()) {
          const top = pen.y() - 12;
          const lines = Math.max(
            ...cells.map((text, c) => wrapped(text, ((columns[c + 1] ?? 512) - columns[c]! - 8) / 5).length),
          );
          for (let line = 0; line < lines; line += 1) {
            pen.row(
              cells.flatMap((text, c): Cell[] => {
                const part = wrapped(text, ((columns[c + 1] ?? 512) - columns[c]! - 8) / 5)[line];
                return part === undefined ? [] : [[columns[c]! + 4, part, i === 0 ? 'bold' : 'plain']];
              }),
              9,
            );
          }
          for (const x of [...columns, 512])
            sheet.fill(pen.page(), { x: 50 + x, y: top, width: 0.7, height: lines * 12.6 + 4, grey: 0 });
          for (const y of [top, top + lines * 12.6 + 4])
            sheet.fill(pen.page(), { x: 50, y, width: 512, height: 0.7, grey: 0 });
          pen.space(4);
        }
      };
      pen.row('WORK EXPERIENCE:', 11, 'bold');
      pen.space(4);
      table(
        [0, 40, 210, 370],
        [
          ['S.No', 'Name of Organisation', 'Designation', 'Period'],
          ...roles.map((role, i) => [
            `${i + 1}`,
            role.company,
            role.title,
            range(role, { one: short, dash: ' to ', now: 'Till Date' }),
          ]),
        ],
      );
      pen.space(10);
      pen.row('EDUCATIONAL QUALIFICATION:', 11, 'bold');
      pen.space(4);
      table(
        [0, 130, 260, 430],
        [
          ['Degree', 'Specialization', 'Institute', 'Year of Passing'],
          ...studies.map(({ school, degree, field, to }) => [degree, field, school, String(to.year)]),
        ],
      );
      pen.space(10);
      pen.row('KEY SKILLS:', 11, 'bold');
      pen.items('Ø', skills, 10);
      pen.space(8);
      pen.row('PERSONAL DETAILS:', 11, 'bold');
      for (const [label, value] of [
        ['Date of Birth', '14-08-1988'],
        ['Marital Status', 'Married'],
        ['Languages Known', 'English and Hindi'],
      ] as const) {
        pen.row([
          [0, label],
          [110, `: ${value}`],
        ]);
      }
      pen.space(8);
      pen.row('DECLARATION:', 11, 'bold');
      pen.item('', 'I hereby declare that the above particulars are true to the best of my knowledge and belief.');
      pen.space(10);
      pen.ends('Place:', `(${name})`);
    },
  },
  {
    name: 'a nurse: credentials behind the name, licenses with numbers, facility with unit and beds, title below, dates at the right',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 54, right: 558, top: 60 });
      pen.row(`${name}, BSN, RN, CCRN`, 18, 'bold');
      pen.row(`${place} • ${phone} • ${email}`, 10);
      pen.space(10);
      pen.row('PROFESSIONAL SUMMARY', 11, 'bold');
      pen.item('', summary);
      pen.space(8);
      pen.row('LICENSES & CERTIFICATIONS', 11, 'bold');
      pen.items('•', [
        'Registered Nurse, State of Oregon, License #RN-4471902, exp. 06/2026',
        'Basic Life Support (BLS), American Heart Association, exp. 11/2025',
        'Critical Care Registered Nurse (CCRN), AACN, 2019 – 2025',
      ]);
      pen.space(8);
      pen.row('CLINICAL EXPERIENCE', 11, 'bold');
      for (const [i, role] of roles.entries()) {
        pen.ends([`${role.company} – ${role.place}`, 'bold'], range(role, { one: inNumbers, dash: ' – ' }));
        pen.row(role.title, 10, 'serif');
        pen.row(`Level ${i + 1} facility, ${24 + i * 6} beds; charting in Epic; ratio 1:${i + 2}`, 9);
        pen.items('•', role.deeds, 8);
        pen.space(6);
      }
      pen.row('EDUCATION', 11, 'bold');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.ends([`${degree} in ${field}`, 'bold'], long(to));
        pen.row(`${school}, ${town}`);
        pen.space(4);
      }
      pen.row('CLINICAL SKILLS', 11, 'bold');
      pen.row(`${skills[0]}  •  ${skills[1]}  •  ${skills[2]}`);
      pen.row(`${skills[3]}  •  ${skills[4]}`);
      pen.space(8);
      pen.row('PROFESSIONAL AFFILIATIONS', 11, 'bold');
      pen.row('American Association of Critical-Care Nurses, member since 2017');
    },
  },
  {
    name: 'a returning parent: core skills in two columns, a career break with years, earlier jobs as title, employer, town and years, volunteering',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 54, right: 558, top: 60 });
      pen.row(name, 20, 'bold');
      pen.row(place);
      pen.row(`${phone} / ${email}`);
      pen.space(10);
      pen.row('Profile', 12, 'bold');
      pen.item('', `${summary} Returning to work after raising two children.`);
      pen.space(8);
      pen.row('Core Skills', 12, 'bold');
      for (const i of [0, 2, 4]) {
        pen.row([
          [0, `• ${skills[i]}`],
          ...(skills[i + 1] === undefined ? [] : [[250, `• ${skills[i + 1]}`] as const]),
        ]);
      }
      pen.space(8);
      pen.row('Employment', 12, 'bold');
      for (const role of roles) {
        pen.row(role.title, 10, 'bold');
        pen.row(`${role.company}, ${role.place}`);
        pen.row(range(role, { one: year, dash: ' to ', now: 'present' }));
        pen.items('•', role.deeds);
        pen.space(6);
      }
      pen.row('Career Break', 12, 'bold');
      pen.row('Full-time care of my family, 2009 to 2012');
      pen.space(8);
      pen.row('Volunteer Work', 12, 'bold');
      pen.row('Treasurer, Lincoln Park Elementary PTA, 2010 to 2012');
      pen.row('Reading tutor, Saturday Story Hour');
      pen.space(8);
      pen.row('Education and Training', 12, 'bold');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row(`${degree}, ${field}`, 10, 'bold');
        pen.row(`${school}, ${town}, ${to.year}`);
      }
      pen.space(8);
      pen.row('References available on request.');
    },
  },
  {
    name: 'the export of a job board: contacts in rows, title in bold, employer and town by a hyphen, "to" between months, work permission, assessments',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 60, right: 552, top: 64 });
      pen.row(name, 20, 'bold');
      pen.row(headline, 12);
      for (const text of [place, email, phone]) pen.row(text);
      pen.space(6);
      pen.item('', summary);
      pen.space(4);
      pen.row('Authorized to work in the US for any employer', 9);
      pen.space(10);
      pen.row('Work Experience', 14, 'bold');
      for (const role of roles) {
        pen.space(4);
        pen.row(role.title, 11, 'bold');
        pen.row(`${role.company} - ${role.place}`);
        pen.row(range(role, { one: long, dash: ' to ' }), 9);
        pen.items('•', role.deeds);
      }
      pen.space(10);
      pen.row('Education', 14, 'bold');
      for (const { school, degree, field, place: town, from, to } of studies) {
        pen.space(4);
        pen.row(`${degree} in ${field}`, 11, 'bold');
        pen.row(`${school} - ${town}`);
        pen.row(`August ${from} to ${long(to)}`, 9);
      }
      pen.space(10);
      pen.row('Skills', 14, 'bold');
      pen.items('•', skills);
      pen.space(10);
      pen.row('Certifications and Licenses', 14, 'bold');
      pen.row("Driver's License", 11, 'bold');
      pen.row('CPR Certification', 11, 'bold');
      pen.row('June 2021 to June 2023', 9);
      pen.space(10);
      pen.row('Assessments', 14, 'bold');
      pen.row('Attention to detail — Proficient', 11, 'bold');
      pen.row('March 2021', 9);
    },
  },
];
