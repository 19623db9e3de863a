import { inNumbers, long, range, short, year, type Layout } from './layout.ts';
import { PAGE, type Pen } from './sheet.ts';

const WHOLE = { left: 52, right: PAGE.width - 52, top: 56 };

/** Prints a heading with space around it. */
function headed(pen: Pen, text: string, size = 12): void {
  pen.space(9);
  pen.row(text, size, 'bold');
  pen.space(3);
}

/** Layouts written together with the unopened ones, before either was measured. */
export const NOVEL_LAYOUTS: readonly Layout[] = [
  {
    name: 'a British one: driving licence and nationality on top, key skills, dates with a colon before title and employer, classes of degrees',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[180, `Curriculum Vitae – ${name}`, 'bold']], 14);
      pen.row(`Address: ${place}`);
      pen.row(`Tel: ${phone}     Email: ${email}`);
      pen.row('Full clean driving licence; British national');
      headed(pen, 'Personal Profile');
      pen.item('', summary);
      headed(pen, 'Key Skills');
      pen.items('•', skills);
      headed(pen, 'Employment to Date');
      for (const role of roles) {
        pen.row(
          `${range(role, { one: short, dash: ' – ', now: 'present' })}: ${role.title}, ${role.company}`,
          10,
          'bold',
        );
        pen.row(role.place, 9);
        pen.items('•', role.deeds);
        pen.space(7);
      }
      headed(pen, 'Qualifications');
      for (const { school, degree, field, from, to } of studies) {
        pen.row(`${from} – ${to.year}: ${school}`, 10, 'bold');
        pen.row(`${degree} ${field} (2:1)`);
        pen.space(4);
      }
      headed(pen, 'Referees');
      pen.row('Available on request.');
    },
  },
  {
    name: 'plain text for a machine: headings between signs of equality, two hyphens between title, employer and town, dates with an arrow',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      const titled = (text: string): void => {
        pen.space(10);
        pen.row(`=== ${text} ===`);
      };
      pen.row(name.toUpperCase());
      pen.row(`${place} / ${phone} / ${email}`);
      titled('SUMMARY');
      pen.item('', summary);
      titled('EXPERIENCE');
      for (const role of roles) {
        pen.row(`${role.title} -- ${role.company} -- ${role.place}`);
        pen.row(range(role, { one: short, dash: ' -> ' }));
        pen.items('*', role.deeds);
        pen.space(8);
      }
      titled('EDUCATION');
      for (const { school, degree, field, to } of studies) pen.row(`${degree}, ${field} -- ${school} -- ${to.year}`);
      titled('SKILLS');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'the export of a board for jobs: title, employer and town behind a hyphen, months joined by "to"; studies likewise; skills with years',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 22);
      pen.row(headline, 11, 'bold');
      for (const text of [place, email, phone, 'Willing to relocate: Anywhere']) pen.row(text);
      headed(pen, 'Work Experience', 15);
      for (const role of roles) {
        pen.row(role.title, 11, 'bold');
        pen.row(`${role.company} - ${role.place}`);
        pen.row(range(role, { one: long, dash: ' to ' }), 9);
        pen.items('•', role.deeds);
        pen.space(8);
      }
      headed(pen, 'Education', 15);
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row(`${degree} in ${field}`, 11, 'bold');
        pen.row(`${school} - ${town}`);
        pen.row(long(to), 9);
        pen.space(8);
      }
      headed(pen, 'Skills', 15);
      pen.items('•', skills);
      headed(pen, 'Assessments', 15);
      pen.row('Attention to detail: Highly proficient', 10, 'bold');
      pen.row('June 2021', 9);
    },
  },
  {
    name: 'of a nurse: licences and certificates with numbers first, hospital with beds and town, then title and unit, months at the right',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[200, name, 'bold']], 16);
      pen.row([[130, `${place} • ${phone} • ${email}`]]);
      headed(pen, 'LICENSURE & CERTIFICATIONS');
      pen.items('•', [
        'RN License #558201, active through 08/2026',
        'BLS and ACLS (American Heart Association), exp. 03/2026',
      ]);
      headed(pen, 'CLINICAL EXPERIENCE');
      for (const [i, role] of roles.entries()) {
        pen.ends([role.company, 'bold'], role.place);
        pen.ends(role.title, range(role, { one: inNumbers, dash: ' - ' }));
        pen.row(`${20 + 6 * i}-bed unit, patient ratio 1:${4 + i}, Epic charting`, 9);
        pen.items('•', role.deeds);
        pen.space(7);
      }
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.ends([school, 'bold'], town);
        pen.ends(`${degree}, ${field}`, String(to.year));
        pen.space(4);
      }
      headed(pen, 'CLINICAL SKILLS');
      pen.row(skills.join(' | '));
    },
  },
  {
    name: 'of a craftsman: tickets first, then jobs in rows of years, employer with town in brackets, and title behind a dash',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`${name} – ${headline}`, 16, 'bold');
      pen.row(`Mobile ${phone}   ${email}   ${place}`);
      headed(pen, 'Tickets and licences');
      pen.items('-', ['Forklift LF (exp. 2027)', 'White Card 558-201-44', 'Working at heights, 2022']);
      headed(pen, 'What I can do');
      pen.items('-', skills);
      headed(pen, 'Job history');
      for (const role of roles) {
        pen.row(
          `${range(role, { one: year, dash: '–', now: 'now' })}   ${role.company} (${role.place}) – ${role.title}`,
          10,
          'bold',
        );
        pen.items('-', role.deeds, 10);
        pen.space(5);
      }
      headed(pen, 'Trade school and training');
      for (const { school, degree, field, to } of studies) pen.row(`${to.year}   ${school} – ${degree} ${field}`);
    },
  },
  {
    name: 'an academic one: department below each post, degrees with a dissertation, grants with sums, invited talks, service',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 18, 'serif');
      pen.row(`School of Letters, ${place}`, 9);
      pen.row(`${email}  ${phone}`, 9);
      headed(pen, 'ACADEMIC EMPLOYMENT');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: year, dash: '–', now: 'present' })],
          [90, role.title, 'bold'],
        ]);
        pen.row([[90, role.company]]);
        pen.space(4);
      }
      headed(pen, 'DEGREES');
      for (const { school, degree, field, to } of studies) {
        pen.row([
          [0, String(to.year)],
          [90, `${degree}, ${field}`, 'bold'],
        ]);
        pen.row([[90, school]]);
        pen.row([[90, 'Dissertation: On the Drift of Small Harbors']], 9);
        pen.space(4);
      }
      headed(pen, 'GRANTS AND FELLOWSHIPS');
      pen.row([
        [0, '2019–2021'],
        [90, 'Coastal Humanities Grant, $48,000 (with I. Varga)'],
      ]);
      headed(pen, 'INVITED TALKS');
      pen.row([
        [0, '2022'],
        [90, '“Harbors without Ships”, Winter Colloquium, Bergen'],
      ]);
      headed(pen, 'SKILLS AND LANGUAGES');
      pen.row([[90, skills.join('; ')]]);
    },
  },
  {
    name: 'of a veteran: a clearance, posts by title in capitals, employer and town between bars, dates below at the right; service schools',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.ends([name.toUpperCase(), 'bold'], 'Secret Clearance (active)', 14);
      pen.row(`${place} | ${phone} | ${email}`);
      headed(pen, `TRANSITIONING ${headline.toUpperCase()}`);
      pen.item('', summary);
      headed(pen, 'CORE COMPETENCIES');
      pen.row(skills.join('  •  '));
      headed(pen, 'SERVICE AND CIVILIAN HISTORY');
      for (const role of roles) {
        pen.row(role.title.toUpperCase(), 11, 'bold');
        pen.ends(`${role.company} | ${role.place}`, range(role, { one: short, dash: ' – ' }));
        pen.items('•', role.deeds);
        pen.space(8);
      }
      headed(pen, 'EDUCATION & MILITARY TRAINING');
      for (const { school, degree, field, to } of studies) pen.row(`${degree}, ${field} | ${school} | ${to.year}`);
      pen.row('Basic Leader Course (2014), Combat Lifesaver (2013)');
    },
  },
  {
    name: 'two equal columns: studies and tools on the left, roles on the right as title, "at" employer, and dates in brackets',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      sheet.pen(WHOLE).row(name, 24, 'bold');
      const left = sheet.pen({ left: 52, right: 290, top: 110 });
      const right = sheet.pen({ left: 322, right: PAGE.width - 52, top: 110 });
      headed(left, 'Hello');
      left.item('', summary);
      headed(left, 'Reach me');
      for (const text of [phone, email, place]) left.row(text, 9);
      headed(left, 'Schooling');
      for (const { school, degree, field, to } of studies) {
        left.row(school, 10, 'bold');
        left.row(`${degree} in ${field} (${to.year})`, 9);
        left.space(6);
      }
      headed(left, 'Tools I use');
      left.row(skills.slice(0, 3).join(' · '), 9);
      left.row(skills.slice(3).join(' · '), 9);
      headed(right, 'Where I have worked');
      for (const role of roles) {
        right.row(role.title, 11, 'bold');
        right.row(`at ${role.company}`, 9);
        right.row(`(${range(role, { one: short, dash: ' – ', now: 'today' })})`, 9);
        right.items('–', role.deeds);
        right.space(8);
      }
    },
  },
  {
    name: 'a letter that is a resume: addressed, a paragraph, then what was done where as a list of "title at employer, years"',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 12, 'bold');
      for (const text of [place, phone, email]) pen.row(text);
      pen.space(12);
      pen.row('Dear Ms Achterberg,');
      pen.space(6);
      pen.item('', `I write about the opening that your office put in the paper. ${summary}`);
      pen.space(6);
      pen.row('My work so far:');
      pen.items(
        '•',
        roles.map(
          (role) => `${role.title} at ${role.company}, ${range(role, { one: year, dash: ' to ', now: 'present' })}`,
        ),
      );
      pen.space(6);
      pen.row('My studies:');
      pen.items(
        '•',
        studies.map(({ school, degree, field, to }) => `${degree} in ${field}, ${school}, ${to.year}`),
      );
      pen.space(6);
      pen.row(`Skills: ${skills.join(', ')}`);
      pen.space(6);
      pen.row('I would be glad to come by and talk.');
      pen.row('Yours sincerely,');
      pen.row(name);
    },
  },
  {
    name: 'a German one in English: a table of months, firm in capitals with town and kind of business, position behind a label',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      const beside = (left: string, right: string, face: 'plain' | 'bold' = 'plain'): void => {
        pen.row([
          [0, left],
          [140, right, face],
        ]);
      };
      pen.row(`Curriculum vitae ${name}`, 15, 'bold');
      headed(pen, 'Personal data');
      beside('Date of birth:', '17.05.1985');
      beside('Address:', place);
      beside('Telephone:', phone);
      beside('Email:', email);
      headed(pen, 'Professional activities');
      for (const role of roles) {
        beside(range(role, { one: inNumbers, dash: ' - ', now: 'today' }), `${role.company}, ${role.place}`, 'bold');
        beside('', `Position: ${role.title}`);
        for (const deed of role.deeds) pen.row([[140, `- ${deed}`]]);
        pen.space(6);
      }
      headed(pen, 'School and university education');
      for (const { school, degree, field, from, to } of studies) {
        beside(`${from} - ${to.year}`, school, 'bold');
        beside('', `Degree: ${degree} in ${field}`);
        pen.space(6);
      }
      headed(pen, 'Other knowledge');
      beside('Computer skills:', skills.join(', '));
      beside('Driving licence:', 'Class B');
    },
  },
];
