import { dotted, inNumbers, inWords, long, range, short, year, type Layout } from './layout.ts';
import { PAGE } from './sheet.ts';

const LEFT = 50;
const RIGHT = PAGE.width - 50;
const WHOLE = { left: LEFT, right: RIGHT, top: 58 };

/** Layouts of more templates, written before the last change of the reader and measured once. */
export const FIRST_SIGHT_LAYOUTS: readonly Layout[] = [
  {
    name: 'dates, title, employer and town in one row between bars',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name.toUpperCase(), 22, 'bold');
      pen.row(`${place} | ${phone} | ${email}`, 9);
      pen.space(10);
      pen.row('OBJECTIVE', 11, 'bold');
      pen.item('', summary);
      pen.space(10);
      pen.row('EXPERIENCE', 11, 'bold');
      for (const role of roles) {
        pen.row(range(role, { one: long }).toUpperCase(), 9);
        pen.row(`${role.title} | ${role.company} | ${role.place}`, 11, 'bold');
        pen.item('', role.deeds.join(' '));
        pen.space(8);
      }
      pen.row('EDUCATION', 11, 'bold');
      for (const { school, degree, field, to, place: town } of studies) {
        pen.row(inWords(to).toUpperCase(), 9);
        pen.row(`${degree}, ${field} | ${school} | ${town}`, 11, 'bold');
        pen.space(8);
      }
      pen.row('SKILLS', 11, 'bold');
      for (const skill of skills) pen.row(`• ${skill}`);
    },
  },
  {
    name: 'a margin of dates; title in bold, employer and town behind commas in the same row',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.ends(name, [place, 'plain'], 20, 'bold');
      pen.ends([headline, 'serif'], phone, 10);
      pen.row([[-1, email]], 10);
      pen.space(12);
      pen.row([[90, 'Experience']], 14, 'bold');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: year, dash: '–' })],
          [90, role.title, 'bold'],
          [92 + role.title.length * 5.8, `, ${role.company}, ${role.place}.`],
        ]);
        pen.items('–', role.deeds, 90);
        pen.space(5);
      }
      pen.space(6);
      pen.row([[90, 'Education']], 14, 'bold');
      for (const { school, degree, field, from, to, place: town } of studies) {
        pen.row([
          [0, `${from}–${to.year}`],
          [90, `${degree} in ${field}`, 'bold'],
          [92 + (degree.length + field.length + 4) * 5.8, `, ${school}, ${town}.`],
        ]);
        pen.space(5);
      }
      pen.space(6);
      pen.row([[90, 'Computer skills']], 14, 'bold');
      for (const [i, skill] of skills.entries())
        pen.row(
          [
            [0, i === 0 ? 'Proficient' : ''],
            [90, skill],
          ].filter(([, text]) => text !== '') as [number, string][],
        );
    },
  },
  {
    name: 'a narrow right column; title, employer below it in grey, dates and town under signs',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const top = sheet.pen({ ...WHOLE, left: 36 });
      top.row(name, 25, 'bold');
      top.row(headline, 12);
      top.row([
        [0, `@ ${email}`],
        [190, phone],
        [310, place],
      ]);
      top.space(14);
      const y = top.y();
      const main = sheet.pen({ left: 36, right: 370, top: y });
      main.row('Experience', 15, 'bold');
      sheet.fill(0, { x: 36, y: main.y() - 14, width: 330, height: 2, grey: 0.3 });
      main.space(4);
      for (const role of roles) {
        main.row(role.title, 12);
        main.row(role.company, 11, 'bold');
        main.row(
          [
            [0, range(role, { one: short, now: 'Ongoing' })],
            [190, role.place],
          ],
          9,
        );
        main.items('•', role.deeds);
        main.space(8);
      }
      const side = sheet.pen({ left: 395, right: 580, top: y });
      side.row('Strengths', 15, 'bold');
      side.space(4);
      for (const skill of skills) side.row(skill, 9);
      side.space(10);
      side.row('Education', 15, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        side.row(`${degree} in ${field}`, 10);
        side.row(school, 9, 'bold');
        side.row(`Sept ${from} – ${inWords(to, 3)}`, 9);
        side.space(8);
      }
    },
  },
  {
    name: 'employer in bold and town at the right, title in small letters and dates at the right; studies first',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[170, name]], 28);
      pen.row([[200, headline.toUpperCase()]], 8);
      pen.row([[210, place]], 8, 'serif');
      pen.row([[150, `${phone}   |   ${email}`]], 8);
      pen.space(12);
      pen.row('Education', 14, 'bold');
      for (const { school, degree, field, from, to, place: town } of studies) {
        pen.ends([school, 'bold'], [town, 'serif'], 10);
        pen.ends(`${degree} in ${field}`, `Sep. ${from} - ${inWords(to, 3)}`, 8);
        pen.space(6);
      }
      pen.row('Work Experience', 14, 'bold');
      for (const role of roles) {
        pen.ends([role.company, 'bold'], [role.place, 'serif'], 10);
        pen.ends(role.title, range(role, { one: short, dash: ' - ', now: 'PRESENT' }), 8);
        pen.items('•', role.deeds, 8);
        pen.space(6);
      }
      pen.row('Skills', 14, 'bold');
      pen.row([
        [20, 'Tools', 'bold'],
        [90, skills.join(', ')],
      ]);
    },
  },
  {
    name: 'the newer European form: days and town in a row, title in capitals before the employer',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ ...WHOLE, left: 60 });
      pen.row(name, 22, 'bold');
      pen.row([
        [0, 'Phone number:', 'bold'],
        [72, phone],
      ]);
      pen.row([
        [0, 'Email address:', 'bold'],
        [74, email],
      ]);
      pen.row([
        [0, 'Address:', 'bold'],
        [46, place],
      ]);
      pen.space(12);
      pen.row('ABOUT ME', 11, 'bold');
      pen.item('', summary);
      pen.space(10);
      pen.row('WORK EXPERIENCE', 11, 'bold');
      for (const role of roles) {
        pen.row(`${range(role, { one: inNumbers, now: 'Current' })} ${role.place}`, 9);
        pen.row(`${role.title.toUpperCase()} – ${role.company.toUpperCase()}`, 10, 'bold');
        pen.item('', role.deeds.join(' '));
        pen.space(8);
      }
      pen.row('EDUCATION AND TRAINING', 11, 'bold');
      for (const { school, degree, field, from, to, place: town } of studies) {
        pen.row(`09/${from} – ${inNumbers(to)} ${town}`, 9);
        pen.row(`${degree.toUpperCase()}, ${field.toUpperCase()} – ${school}`, 10, 'bold');
        pen.space(8);
      }
      pen.row('DIGITAL SKILLS', 11, 'bold');
      pen.row(skills.join(' | '));
    },
  },
  {
    name: 'a profile of a network of contacts: employer, title, dates with their length, town',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: 200, height: PAGE.height, grey: 0.2 });
      const side = sheet.pen({ left: 24, right: 190, top: 60 });
      side.row('Contact', 13, 'white');
      side.space(4);
      side.row(phone, 10, 'white');
      side.row(email, 10, 'white');
      side.space(16);
      side.row('Top Skills', 13, 'white');
      side.space(4);
      for (const skill of skills) side.row(skill, 10, 'white');
      side.space(16);
      side.row('Languages', 13, 'white');
      side.space(4);
      side.row('Spanish (Limited Working)', 10, 'white');
      const main = sheet.pen({ left: 224, right: 590, top: 60 });
      main.row(name, 26);
      main.row(`${headline} at ${roles[0]?.company ?? ''}`, 12);
      main.row(place, 12);
      main.space(16);
      main.row('Summary', 16);
      main.item('', summary);
      main.space(16);
      main.row('Experience', 16);
      main.space(6);
      for (const role of roles) {
        main.row(role.company, 12);
        main.row(role.title, 11.5);
        main.row(`${range(role, { one: long, dash: ' - ' })} (2 years 3 months)`, 10.5);
        main.row(role.place, 10.5);
        main.space(6);
        main.items('', role.deeds);
        main.space(12);
      }
      main.row('Education', 16);
      main.space(6);
      for (const { school, degree, field, from, to } of studies) {
        main.row(school, 12);
        main.row(`${degree}, ${field} · (${from} - ${to.year})`, 10.5);
        main.space(8);
      }
    },
  },
  {
    name: 'a job board: title, employer and town behind a hyphen, dates under them',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 20, 'bold');
      pen.row(headline, 12);
      pen.row(place);
      pen.row(email);
      pen.row(phone);
      pen.row('Authorized to work in the US for any employer', 9);
      pen.space(12);
      pen.row('Work Experience', 15, 'bold');
      pen.space(4);
      for (const role of roles) {
        pen.row(role.title, 11, 'bold');
        pen.row(`${role.company} - ${role.place}`);
        pen.row(range(role, { one: long, dash: ' to ' }));
        pen.items('•', role.deeds);
        pen.space(8);
      }
      pen.row('Education', 15, 'bold');
      pen.space(4);
      for (const { school, degree, field, place: town, from, to } of studies) {
        pen.row(`${degree} in ${field}`, 11, 'bold');
        pen.row(`${school} - ${town}`);
        pen.row(`August ${from} to ${inWords(to)}`);
        pen.space(8);
      }
      pen.row('Skills', 15, 'bold');
      for (const skill of skills) pen.row(`• ${skill}`);
    },
  },
  {
    name: 'the form of a government: employer and address, title with series, hours and pay in rows of their own',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[190, name]], 16, 'bold');
      pen.row([[180, `${place} • ${phone}`]]);
      pen.row([[180, email]]);
      pen.row([[180, 'Citizenship: United States']]);
      pen.space(12);
      pen.row('PROFESSIONAL EXPERIENCE', 11, 'bold');
      pen.space(4);
      for (const role of roles) {
        pen.ends([role.company, 'bold'], range(role, { one: inNumbers, dash: ' - ' }), 10);
        pen.ends(role.place, 'Hours per week: 40');
        pen.row(role.title, 10, 'bold');
        pen.row('Supervisor: may be contacted');
        pen.items('*', role.deeds);
        pen.space(8);
      }
      pen.row('EDUCATION', 11, 'bold');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row(`${school}, ${town}`);
        pen.row(`${degree}, Major: ${field}`);
        pen.row(`Completed ${inNumbers(to)}`);
        pen.space(8);
      }
      pen.row('ADDITIONAL SKILLS', 11, 'bold');
      pen.row(skills.join('; '));
    },
  },
  {
    name: 'an academic vitae: appointments with the dates behind a gap, studies above',
    dates: 'years',
    isText: true,
    leavesOut: ['skills'],
    draw: (sheet, { name, place, phone, email, roles, studies }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[180, 'Curriculum Vitae']], 12, 'serif');
      pen.row([[190, name]], 18, 'serif');
      pen.ends(place, email);
      pen.row([[-1, phone]]);
      pen.space(10);
      pen.row('EDUCATION', 11, 'serif');
      for (const { school, degree, field, to } of studies) {
        pen.row([
          [20, `${degree}, ${field}, ${school}`],
          [-1, String(to.year)],
        ]);
      }
      pen.space(10);
      pen.row('PROFESSIONAL APPOINTMENTS', 11, 'serif');
      for (const role of roles) {
        pen.row([
          [20, `${role.title}, ${role.company}, ${role.place}`],
          [-1, range(role, { one: year, dash: '–', now: 'present' })],
        ]);
        pen.items('', role.deeds, 40);
        pen.space(4);
      }
      pen.row('PUBLICATIONS', 11, 'serif');
      pen.item(
        '',
        `${name.split(' ').at(-1)!}, A. (2018). "On the price of bread." Journal of Small Things 4(2), 11-29.`,
        20,
      );
      pen.item('', 'Tide tables, revisited (2015). Oxbow Press.', 20);
      pen.row('CONFERENCE PRESENTATIONS', 11, 'serif');
      pen.item('', 'Bread and its price. Annual Meeting of Bakers, Lisbon, March 2017.', 20);
    },
  },
  {
    name: 'by abilities: groups of them first, then a short history of employers in single rows',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 18, 'bold');
      pen.row([place, phone, email].join(' » '));
      pen.space(8);
      pen.row(headline.toUpperCase(), 12, 'bold');
      pen.space(8);
      pen.row('Relevant Accomplishments', 12, 'bold');
      for (const [i, group] of ['Leading people', 'Planning'].entries()) {
        pen.row(group, 10, 'bold');
        pen.items('•', roles[i]?.deeds ?? [], 8);
      }
      pen.space(8);
      pen.row('Employment History', 12, 'bold');
      for (const role of roles) {
        pen.ends(`${role.title}, ${role.company}, ${role.place}`, range(role, { one: year, dash: ' – ' }));
      }
      pen.space(8);
      pen.row('Education', 12, 'bold');
      for (const { school, degree, field, to } of studies) pen.row(`${degree} – ${field}, ${school}, ${to.year}`);
      pen.space(8);
      pen.row('Key Skills', 12, 'bold');
      pen.items('•', skills, 8);
    },
  },
  {
    name: 'a drawn template: big headings set wide, a line of time with years on its left, employer above title',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: PAGE.width, height: 110, grey: 0.85 });
      const top = sheet.pen({ left: 60, right: 560, top: 60 });
      top.row(name.toUpperCase(), 30, 'bold');
      top.row(headline.toUpperCase(), 11);
      const side = sheet.pen({ left: 40, right: 205, top: 140 });
      side.row('ABOUT ME', 12, 'bold');
      side.space(4);
      side.item('', summary);
      side.space(14);
      side.row('CONTACT', 12, 'bold');
      side.space(4);
      for (const text of [phone, email, place]) side.row(text, 9);
      side.space(14);
      side.row('EXPERTISE', 12, 'bold');
      side.space(4);
      side.items('•', skills);
      const main = sheet.pen({ left: 235, right: 580, top: 140 });
      main.row('MY EXPERIENCE', 12, 'bold');
      main.space(6);
      for (const role of roles) {
        main.row([
          [0, range(role, { one: year, dash: ' - ', now: 'Now' })],
          [95, role.company, 'bold'],
        ]);
        main.row([[95, role.title]]);
        main.items('', role.deeds, 95);
        main.space(10);
      }
      main.row('EDUCATION', 12, 'bold');
      main.space(6);
      for (const { school, degree, field, from, to } of studies) {
        main.row([
          [0, `${from} - ${to.year}`],
          [95, school, 'bold'],
        ]);
        main.row([[95, `${degree} in ${field}`]]);
        main.space(10);
      }
    },
  },
  {
    name: 'an online editor: employer, town and title behind a long dash in one heading, dates in small capitals',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 30, 'serif');
      pen.row(place, 9);
      pen.row(phone, 9);
      pen.row(email, 9);
      pen.space(8);
      pen.item('', summary);
      pen.space(14);
      pen.row('EXPERIENCE', 9, 'bold');
      for (const role of roles) {
        pen.row(
          [
            [0, `${role.company}, `, 'bold'],
            [(role.company.length + 2) * 6.2, `${role.place} — ${role.title}`, 'serif'],
          ],
          11,
        );
        pen.row(range(role, { one: long, dash: ' - ' }).toUpperCase(), 8);
        pen.item('', role.deeds.join(' '));
        pen.space(10);
      }
      pen.row('EDUCATION', 9, 'bold');
      for (const { school, degree, field, place: town, from, to } of studies) {
        pen.row(
          [
            [0, `${school}, `, 'bold'],
            [(school.length + 2) * 6.2, `${town} — ${degree} in ${field}`, 'serif'],
          ],
          11,
        );
        pen.row(`SEPTEMBER ${from} - ${inWords(to).toUpperCase()}`, 8);
        pen.space(10);
      }
      pen.row('SKILLS', 9, 'bold');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'employer and title behind a slash, month and year set under them; contacts at the right of the name',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[0, name, 'bold']], 26);
      pen.ends(headline, `${place}  ${phone}`);
      pen.row([[-1, email]]);
      pen.space(14);
      pen.row('Skills', 13, 'bold');
      pen.row(skills.join(' / '));
      pen.space(10);
      pen.row('Experience', 13, 'bold');
      for (const role of roles) {
        pen.row(`${role.company} / ${role.title}`, 11, 'bold');
        pen.row(`${range(role, { one: long, dash: ' - ' }).toUpperCase()},  ${role.place.toUpperCase()}`, 8);
        pen.items('-', role.deeds);
        pen.space(8);
      }
      pen.row('Education', 13, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        pen.row(`${school} / ${degree} in ${field}`, 11, 'bold');
        pen.row(`AUGUST ${from} - ${inWords(to).toUpperCase()}`, 8);
        pen.space(8);
      }
    },
  },
  {
    name: 'several roles at one employer, whose name stands once above them with the years of all',
    dates: 'months',
    isText: true,
    sharedRoles: 2,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[0, name]], 22, 'bold');
      pen.row(`${phone} • ${email} • ${place}`, 9);
      pen.space(8);
      pen.row('Career Summary', 12, 'bold');
      pen.item('', summary);
      pen.space(8);
      pen.row('Career Experience', 12, 'bold');
      for (const [i, role] of roles.entries()) {
        if (i === 0 || role.company !== roles[i - 1]!.company) {
          pen.ends(role.company.toUpperCase(), role.place, 10, 'bold');
        }
        pen.row([
          [12, role.title, 'bold'],
          [-1, range(role, { one: dotted, dash: ' – ' })],
        ]);
        pen.items('•', role.deeds, 22);
        pen.space(6);
      }
      pen.row('Academic Background', 12, 'bold');
      for (const { school, degree, field, to } of studies) {
        pen.ends([`${degree} in ${field}`, 'bold'], inNumbers(to).replace('/', '.'));
        pen.row([[12, school]]);
        pen.space(6);
      }
      pen.row('Core Skills', 12, 'bold');
      pen.row(skills.join(' • '));
    },
  },
  {
    name: 'Markdown as a program writes it: title and employer in headings, dates and town in emphasis',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`# ${name}`, 18, 'bold');
      pen.row(`**${headline}**`);
      pen.space(10);
      pen.row(`${place} · [${email}](mailto:${email}) · ${phone}`);
      pen.space(10);
      pen.item('', summary);
      pen.space(10);
      pen.row('## Work', 14, 'bold');
      pen.space(10);
      for (const role of roles) {
        pen.row(`### ${role.title} @ ${role.company}`, 11, 'bold');
        pen.space(10);
        pen.row(`_${range(role, { one: short, dash: ' - ' })}_ | _${role.place}_`);
        pen.space(10);
        pen.items('-', role.deeds);
        pen.space(10);
      }
      pen.row('## Education', 14, 'bold');
      pen.space(10);
      for (const { school, degree, field, from, to } of studies) {
        pen.row(`### ${degree} in ${field}`, 11, 'bold');
        pen.row(`**${school}** (${from} - ${to.year})`);
        pen.space(10);
      }
      pen.row('## Skills', 14, 'bold');
      for (const skill of skills) pen.row(`- ${skill}`);
    },
  },
  {
    name: 'a table without rules or heads: employer and town in the first column, title and duties in the second, dates in the third',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[0, name]], 20, 'bold');
      pen.row([
        [0, email],
        [200, phone],
        [-1, place],
      ]);
      pen.space(12);
      pen.row('Work history', 13, 'bold');
      for (const role of roles) {
        pen.row([
          [0, role.company, 'bold'],
          [190, role.title, 'bold'],
          [-1, range(role, { one: year, dash: '-' })],
        ]);
        pen.row([
          [0, role.place],
          [190, role.deeds[0] ?? ''],
        ]);
        pen.space(8);
      }
      pen.row('Education history', 13, 'bold');
      for (const { school, degree, field, to } of studies) {
        pen.row([
          [0, school, 'bold'],
          [230, `${degree}, ${field}`],
          [-1, String(to.year)],
        ]);
        pen.space(8);
      }
      pen.row('Skills', 13, 'bold');
      pen.row([
        [0, skills.slice(0, 2).join(', ')],
        [300, skills.slice(2).join(', ')],
      ]);
    },
  },
];
