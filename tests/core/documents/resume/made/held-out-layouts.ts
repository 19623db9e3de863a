import { inNumbers, long, range, short, year, type Layout } from './layout.ts';
import { PAGE } from './sheet.ts';

/** The other half of the everyday layouts: only counted at first; rules have been made for its misses since. */
export const HELD_OUT_LAYOUTS: readonly Layout[] = [
  {
    name: 'an online builder: a dark header with contacts between signs, skills in boxes, dates and towns in small print below the employer',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: PAGE.width, height: 120, grey: 0.2 });
      const top = sheet.pen({ left: 40, right: 572, top: 44 });
      top.row(name, 24, 'white');
      top.row(headline, 12, 'white');
      top.item('', '');
      top.row(
        [
          [0, email, 'white'],
          [190, phone, 'white'],
          [330, place, 'white'],
        ],
        9,
      );
      const main = sheet.pen({ left: 40, right: 365, top: 150 });
      main.item('', summary);
      main.space(10);
      main.row('WORK EXPERIENCE', 13, 'bold');
      for (const role of roles) {
        main.space(6);
        main.row(role.title, 12, 'bold');
        main.row(role.company, 12);
        main.ends(range(role, { one: inNumbers, dash: ' - ' }), role.place, 8);
        main.row('Achievements/Tasks', 8, 'serif');
        main.items('•', role.deeds);
      }
      const side = sheet.pen({ left: 395, right: 572, top: 150 });
      side.row('SKILLS', 13, 'bold');
      side.space(6);
      let x = 395;
      let y = side.y();
      for (const skill of skills) {
        const width = skill.length * 4.8 + 12;
        if (x > 395 && x + width > 575) [x, y] = [395, y + 24];
        sheet.fill(0, { x, y: y - 11, width, height: 16, grey: 0.85 });
        sheet.print(0, { text: skill, x: x + 5, y, size: 9 });
        x += width + 8;
      }
      const below = sheet.pen({ left: 395, right: 572, top: y + 40 });
      below.row('EDUCATION', 13, 'bold');
      for (const { school, degree, field, place: town, from, to } of studies) {
        below.row(degree, 11, 'bold');
        below.row(field, 11, 'bold');
        below.row(school, 11);
        below.row(`09/${from} - ${inNumbers(to)}`, 8);
        below.row(town, 8);
        below.space(8);
      }
      below.space(8);
      below.row('INTERESTS', 13, 'bold');
      below.row('Trail running', 9);
      below.row('Chess', 9);
    },
  },
  {
    name: 'a profile saved as PDF: contact, top skills, languages and certifications in a dark sidebar, two roles at the first employer',
    dates: 'months',
    isText: false,
    sharedRoles: 2,
    leavesOut: ['phone'],
    draw: (sheet, { name, headline, email, place, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: 200, height: PAGE.height, grey: 0.2 });
      const side = sheet.pen({ left: 22, right: 190, top: 60 });
      side.row('Contact', 13, 'white');
      side.row(email, 9, 'white');
      side.row('www.linkedin.com/in/profile-4471', 9, 'white');
      side.row('(LinkedIn)', 9, 'white');
      side.space(14);
      side.row('Top Skills', 13, 'white');
      for (const skill of skills) side.row(skill, 9, 'white');
      side.space(14);
      side.row('Languages', 13, 'white');
      side.row('English (Native or Bilingual)', 9, 'white');
      side.row('French (Limited Working)', 9, 'white');
      side.space(14);
      side.row('Certifications', 13, 'white');
      side.row('OSHA 10-Hour General Industry', 9, 'white');
      const main = sheet.pen({ left: 225, right: 590, top: 66 });
      main.row(name, 24);
      main.row(`${headline} at ${roles[0]!.company}`, 11);
      main.row(place, 10);
      main.space(18);
      main.row('Summary', 15);
      main.item('', summary);
      main.space(16);
      main.row('Experience', 15);
      for (const [i, role] of roles.entries()) {
        if (i === 0) {
          main.row(role.company, 12);
          main.row('5 years 2 months', 10);
          main.space(4);
        } else if (i > 1) main.row(role.company, 12);
        main.row(role.title, 11);
        main.row(`${range(role, { one: long, dash: ' - ' })} (${1 + i} year${i === 0 ? '' : 's'} ${3 + i} months)`, 10);
        main.row(role.place, 10);
        main.item('', role.deeds.join(' '));
        main.space(10);
      }
      main.row('Education', 15);
      for (const { school, degree, field, from, to } of studies) {
        main.row(school, 12);
        main.row(`${degree}, ${field} · (${from} - ${to.year})`, 10);
        main.space(6);
      }
      for (const page of sheet.pages.keys()) {
        sheet.print(page, { text: `Page ${page + 1} of ${sheet.pages.length}`, x: 380, y: 770, size: 9 });
      }
    },
  },
  {
    name: 'LaTeX: small capitals with a rule, title and dates at either end, employer and town below, skills behind their kinds',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 45, right: 567, top: 60 });
      pen.row([[170, name]], 24, 'serif');
      pen.row([[90, `${phone} | ${email} | ${place} | github.com/handle`]], 9, 'serif');
      pen.space(8);
      const heading = (text: string): void => {
        pen.row(text, 12, 'serif');
        sheet.fill(pen.page(), { x: 45, y: pen.y() - 12, width: 522, height: 0.5, grey: 0 });
        pen.space(5);
      };
      heading('EDUCATION');
      for (const { school, degree, field, place: town, from, to } of studies) {
        pen.ends([school, 'bold'], [town, 'serif']);
        pen.ends([`${degree} in ${field}`, 'serif'], [`Aug. ${from} – ${short(to)}`, 'serif'], 9);
      }
      pen.space(6);
      heading('EXPERIENCE');
      for (const role of roles) {
        pen.ends([role.title, 'bold'], [range(role, { one: short }), 'serif']);
        pen.ends([role.company, 'serif'], [role.place, 'serif'], 9);
        pen.items('•', role.deeds, 12);
        pen.space(4);
      }
      heading('PROJECTS');
      pen.ends(['Tidepool | Python, Flask', 'bold'], ['June 2020 – Present', 'serif']);
      pen.item('•', 'Wrote a small web application that forecasts tides for two harbors.', 12);
      pen.space(6);
      heading('TECHNICAL SKILLS');
      pen.row([[12, `Core: ${skills.slice(0, 3).join(', ')}`]], 9, 'serif');
      pen.row([[12, `Other: ${skills.slice(3).join(', ')}`]], 9, 'serif');
    },
  },
  {
    name: 'a tradesman: typed without a template, tickets first, years in front, employer with town in brackets, title in the next row',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 60, right: 550, top: 60 });
      pen.row(name, 12, 'bold');
      pen.row(place);
      pen.row(`Cell ${phone}`);
      pen.row(email);
      pen.space(12);
      pen.row('Licenses and tickets', 10, 'bold');
      pen.row('Journeyman card #88213, city and county');
      pen.row('Clean driving record, own hand tools and truck');
      pen.row('OSHA 30, aerial lift, confined space');
      pen.space(12);
      pen.row('Work history', 10, 'bold');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: year, dash: '-', now: 'present' })],
          [90, `${role.company} (${role.place})`],
        ]);
        pen.row([[90, role.title]]);
        for (const deed of role.deeds) pen.row([[90, deed]]);
        pen.space(8);
      }
      pen.row('Schooling', 10, 'bold');
      for (const { school, degree, field, to } of studies) {
        pen.row([
          [0, String(to.year)],
          [90, school],
        ]);
        pen.row([[90, `${degree}, ${field}`]]);
      }
      pen.space(8);
      pen.row('What I can do', 10, 'bold');
      for (const skill of skills) pen.row(`- ${skill}`);
      pen.space(8);
      pen.row('References: call my last two bosses, numbers on request');
    },
  },
  {
    name: 'a student: expected graduation, coursework and GPA first, employer and town at either end, title and dates below, projects and clubs with dates',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 50, right: 562, top: 56 });
      pen.row([[170, name]], 20, 'bold');
      pen.row([[60, `${place} | ${phone} | ${email} | linkedin.com/in/student`]], 9);
      pen.space(8);
      pen.row('EDUCATION', 11, 'bold');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.ends([school, 'bold'], town);
        pen.ends(`${degree}, ${field}; Minor in Spanish`, `Expected ${long(to)}`);
        pen.row('GPA: 3.62/4.00; Dean’s List (4 semesters)', 9);
        pen.item('', 'Relevant Coursework: Data Structures, Linear Algebra, Public Speaking, Microeconomics');
        pen.space(4);
      }
      pen.row('RELEVANT EXPERIENCE', 11, 'bold');
      for (const role of roles) {
        pen.ends([role.company, 'bold'], role.place);
        pen.ends([role.title, 'serif'], range(role, { one: long }));
        pen.items('•', role.deeds, 8);
        pen.space(4);
      }
      pen.row('PROJECTS', 11, 'bold');
      pen.ends(['Campus Carpool App', 'bold'], 'January 2020 – May 2020');
      pen.item('•', 'Led a team of four that matched 60 riders a week', 8);
      pen.space(4);
      pen.row('LEADERSHIP & ACTIVITIES', 11, 'bold');
      pen.ends('Treasurer, Ski Club', 'September 2019 – May 2021');
      pen.ends('Orientation Leader, Office of New Students', 'August 2020');
      pen.space(6);
      pen.row('SKILLS', 11, 'bold');
      pen.row(`Computer: ${skills.slice(0, 3).join(', ')}`);
      pen.row(`Other: ${skills.slice(3).join(', ')}`);
      pen.row('Languages: English (native), Spanish (conversational)');
    },
  },
  {
    name: 'a contractor: seven short jobs over two pages, employer and town before a bar and the length of the contract, title and months below',
    dates: 'months',
    isText: true,
    roles: 7,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 54, right: 558, top: 56 });
      pen.ends([name, 'bold'], phone, 14);
      pen.ends(headline, email, 10);
      pen.ends('', place, 10);
      pen.space(8);
      pen.row('Summary', 12, 'bold');
      pen.item('', summary);
      pen.space(8);
      pen.row('Technologies', 12, 'bold');
      pen.row(skills.join('; '));
      pen.space(8);
      pen.row('Contract History', 12, 'bold');
      for (const [i, role] of roles.entries()) {
        pen.row(`${role.company}, ${role.place} | ${6 + i}-month contract`, 11, 'bold');
        pen.row(`${role.title} | ${range(role, { one: short, dash: ' - ' })}`, 10, 'bold');
        pen.items('*', [...role.deeds, 'Extended twice at the request of the client.'], 6);
        pen.row('Environment: on site, three days a week', 9);
        pen.space(8);
      }
      pen.row('Education', 12, 'bold');
      for (const { school, degree, field, to } of studies) pen.row(`${degree} ${field}, ${school}, ${to.year}`);
      for (const page of sheet.pages.keys()) {
        if (page > 0) sheet.print(page, { text: `${name} - page ${page + 1}`, x: 400, y: 40, size: 8 });
      }
    },
  },
];
