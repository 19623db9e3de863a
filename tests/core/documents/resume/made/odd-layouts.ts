import { dotted, inNumbers, long, range, short, year, type Layout } from './layout.ts';
import { PAGE, type Pen } from './sheet.ts';

const WHOLE = { left: 54, right: PAGE.width - 54, top: 58 };

/** Prints a heading with space around it. */
function headed(pen: Pen, text: string, size = 12): void {
  pen.space(8);
  pen.row(text, size, 'bold');
  pen.space(2);
}

/** Odd layouts, written with their own words before any was measured. */
export const ODD_LAYOUTS: readonly Layout[] = [
  {
    name: 'the European form of the web: nationality and kinds of phones between bars, city and country behind labels below the employer',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 22, 'bold');
      pen.row(`Nationality: Maltese | Gender: Female | Phone: ${phone} (Mobile)`);
      pen.row(`Email address: ${email} | Address: ${place} (Home)`);
      headed(pen, 'ABOUT ME');
      pen.item('', summary);
      headed(pen, 'WORK EXPERIENCE');
      for (const role of roles) {
        const [city, country] = role.place.split(', ');
        pen.row(role.title, 11, 'bold');
        pen.row(`${role.company} [ ${range(role, { one: inNumbers, now: 'Current' })} ]`);
        pen.row(`City: ${city} | Country: ${country}`, 9);
        pen.items('-', role.deeds);
        pen.space(8);
      }
      headed(pen, 'EDUCATION AND TRAINING');
      for (const { school, degree, field, from, to } of studies) {
        pen.row(`${degree} in ${field}`, 11, 'bold');
        pen.row(`${school} [ ${from} – ${to.year} ]`);
        pen.row('Level in EQF: EQF level 6', 9);
        pen.space(8);
      }
      headed(pen, 'DIGITAL SKILLS');
      pen.row(skills.join(' | '));
    },
  },
  {
    name: 'a German one in English: marital status and birth, dots in dates in a margin, "today", employer in bold with its legal form, function below',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      const beside = (left: string, right: string, face: 'plain' | 'bold' = 'plain'): void => {
        pen.row([
          [0, left],
          [130, right, face],
        ]);
      };
      pen.row('CURRICULUM VITAE', 16, 'bold');
      headed(pen, 'Personal Details');
      beside('Name', name);
      beside('Born', '4 May 1986 in Bochum');
      beside('Marital status', 'married, two children');
      beside('Residence', place);
      beside('Phone', phone);
      beside('E-mail', email);
      headed(pen, 'Professional Career');
      for (const role of roles) {
        beside(range(role, { one: dotted, dash: ' – ', now: 'today' }), role.company, 'bold');
        beside('', role.title);
        for (const deed of role.deeds) pen.row([[130, `• ${deed}`]]);
        pen.space(6);
      }
      headed(pen, 'University Studies');
      for (const { school, degree, field, from, to } of studies) {
        beside(`${from} – ${to.year}`, school, 'bold');
        beside('', `${degree} in ${field}`);
        beside('', 'Final grade: 1.7');
        pen.space(6);
      }
      headed(pen, 'IT Skills');
      beside('Very good', skills.slice(0, 3).join(', '));
      beside('Good', skills.slice(3).join(', '));
    },
  },
  {
    name: 'a French one in English: a colon behind the dates, employer in capitals with town in brackets, missions, diplomas',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 14, 'bold');
      for (const text of [place, phone, email, '34 years old, driving licence B']) pen.row(text, 9);
      pen.space(8);
      pen.row([[170, headline.toUpperCase(), 'bold']], 14);
      headed(pen, 'PROFESSIONAL EXPERIENCES');
      for (const role of roles) {
        pen.row(`${range(role, { one: long, dash: ' - ', now: 'now' })} : ${role.title}`, 10, 'bold');
        pen.row(`${role.company.toUpperCase()} (${role.place})`);
        pen.row('Missions:', 9);
        pen.items('-', role.deeds, 8);
        pen.space(6);
      }
      headed(pen, 'DIPLOMAS');
      for (const { school, degree, field, to } of studies) pen.row(`${to.year} : ${degree} in ${field}, ${school}`);
      headed(pen, 'COMPUTING');
      pen.row(skills.join(', '));
      headed(pen, 'HOBBIES');
      pen.row('Sailing, choir, ceramics');
    },
  },
  {
    name: 'an academic one with numbered headings: chairs by years at the right, courses taught, students and reviews with years',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 16, 'serif');
      pen.row(`Department of Letters, ${place}`, 9);
      pen.row(`${phone} / ${email}`, 9);
      headed(pen, '1. Academic Positions');
      for (const role of roles)
        pen.ends(`${role.title}, ${role.company}`, range(role, { one: year, dash: '–', now: 'present' }));
      headed(pen, '2. Degrees');
      for (const { school, degree, field, to } of studies)
        pen.ends(`${degree} in ${field}, ${school}`, String(to.year));
      headed(pen, '3. Publications');
      pen.row('[1] The Weight of Salt. Tern Press, 2014.');
      pen.row('[2] "Salt again", Annals of Slow Things 9 (2019), 41-60.');
      headed(pen, '4. Courses Taught');
      pen.ends('Introduction to Salt (undergraduate, 60 students)', '2016, 2018');
      headed(pen, '5. Doctoral Students');
      pen.ends('L. Achterberg, now lecturer at Leiden', '2020');
      headed(pen, '6. Skills');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'a federal one in blocks: agency with address, title with series and grade, dates with hours, pay, supervisor with a phone number',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 16, 'bold');
      pen.row(`${place} | Day phone: ${phone} | ${email}`);
      pen.row('Citizenship: United States | Veterans’ Preference: 5 points | Highest grade: GS-0343-11');
      headed(pen, 'WORK EXPERIENCE');
      for (const [i, role] of roles.entries()) {
        pen.row(role.company, 11, 'bold');
        pen.row(`${120 + i} Canal Street, ${role.place}`);
        pen.row(`Position: ${role.title}`);
        pen.row(
          `${range(role, { one: inNumbers, dash: ' - ' })} | Hours per week: 40 | Salary: $${61 + i},400 per year`,
        );
        pen.row(`Supervisor: T. Abernathy (202-555-01${40 + i}) | May contact: Yes`);
        pen.items('•', role.deeds);
        pen.space(8);
      }
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) {
        pen.row(`${school}, ${degree}, Major: ${field}, ${to.year}, 124 semester hours`);
      }
      headed(pen, 'JOB-RELATED SKILLS');
      pen.items('•', skills);
    },
  },
  {
    name: 'a drawn one with a sidebar on the right: a greeting above the name, roles by "Title @ Employer", years to now, round skills',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 410, y: 0, width: 202, height: PAGE.height, grey: 0.2 });
      const main = sheet.pen({ left: 40, right: 390, top: 70 });
      main.row('Hello, I am', 14);
      main.space(8);
      main.row(name, 28, 'bold');
      main.row(headline, 12);
      main.space(6);
      main.item('', summary);
      headed(main, 'Where I have worked', 15);
      for (const role of roles) {
        main.row(`${role.title} @ ${role.company}`, 11, 'bold');
        main.row(`${range(role, { one: year, dash: ' — ', now: 'now' })} · ${role.place}`, 9);
        main.items('›', role.deeds);
        main.space(8);
      }
      const side = sheet.pen({ left: 430, right: 596, top: 76 });
      const titled = (text: string): void => {
        side.space(14);
        side.row(text, 13, 'white');
        side.space(4);
      };
      titled('Say hi');
      for (const text of [phone, email, place]) side.row(text, 9, 'white');
      titled('What I studied');
      for (const { school, degree, field, to } of studies) {
        side.row(`${degree} in`, 9, 'white');
        side.row(field, 9, 'white');
        side.row(school, 8, 'white');
        side.row(String(to.year), 8, 'white');
        side.space(8);
      }
      titled('What I am good at');
      for (const skill of skills) side.row(skill, 9, 'white');
    },
  },
  {
    name: 'a line of time in the middle of the page: title on its left, dates on it, employer on its right',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[180, name, 'bold']], 20);
      pen.row([[150, `${email} | ${phone} | ${place}`]]);
      headed(pen, 'EXPERIENCE');
      for (const role of roles) {
        pen.row([
          [0, role.title, 'bold'],
          [210, range(role, { one: year, dash: ' – ' })],
          [310, role.company],
        ]);
        pen.space(10);
      }
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) {
        pen.row([
          [0, `${degree}, ${field}`, 'bold'],
          [210, String(to.year)],
          [310, school],
        ]);
        pen.space(10);
      }
      headed(pen, 'SKILLS');
      pen.row(skills.join(' / '));
    },
  },
  {
    name: 'an Indian one: a career objective, tables of organisation, designation and duration, and of course, institute, year and marks, declaration',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[200, 'RESUME', 'bold']], 14);
      pen.row(name, 13, 'bold');
      pen.row(`Mobile: ${phone}`);
      pen.row(`Email ID: ${email}`);
      headed(pen, 'CAREER OBJECTIVE');
      pen.item('', summary);
      headed(pen, 'WORK EXPERIENCE');
      const table = (cells: readonly string[], places: readonly number[], face: 'plain' | 'bold' = 'plain'): void => {
        pen.row(
          cells.map((text, i) => [places[i] ?? 0, text, face] as const),
          9,
        );
      };
      table(['S.No', 'Organization', 'Designation', 'Duration'], [0, 40, 220, 390], 'bold');
      for (const [i, role] of roles.entries()) {
        table([`${i + 1}`, role.company, role.title, range(role, { one: short, dash: ' - ' })], [0, 40, 220, 390]);
      }
      headed(pen, 'EDUCATIONAL QUALIFICATION');
      table(['Course', 'Institute', 'Year', 'Percentage'], [0, 200, 390, 440], 'bold');
      for (const [i, { school, degree, field, to }] of studies.entries()) {
        table([`${degree} (${field})`, school, String(to.year), `${71 + i}.4%`], [0, 200, 390, 440]);
      }
      headed(pen, 'TECHNICAL SKILLS');
      pen.items('•', skills);
      headed(pen, 'PERSONAL DETAILS');
      pen.row('Father’s Name: Mohan Rao');
      pen.row('Languages Known: English, Telugu');
      pen.row(`Address: ${place}`);
      headed(pen, 'DECLARATION');
      pen.row('I hereby declare that the above is true to the best of my knowledge.');
    },
  },
  {
    name: 'of a soldier who leaves: clearance and rank at the top, posts by dates at the right, courses of the service, medals with years',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 18, 'bold');
      pen.row(`${place}  •  ${phone}  •  ${email}`);
      pen.row('Secret Clearance, valid until 2029');
      headed(pen, 'CORE COMPETENCIES');
      pen.row(skills.join('  |  '));
      headed(pen, 'CAREER EXPERIENCE');
      for (const role of roles) {
        pen.ends([`${role.company.toUpperCase()}, ${role.place}`, 'bold'], range(role, { one: short, dash: ' – ' }));
        pen.row(role.title, 10, 'serif');
        pen.items('•', role.deeds);
        pen.space(6);
      }
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) pen.row(`${degree}, ${field} | ${school} | ${to.year}`);
      headed(pen, 'MILITARY TRAINING');
      pen.row('Advanced Leader Course, 2016 · Combat Lifesaver, 2012');
      headed(pen, 'MEDALS');
      pen.row('Army Commendation Medal (2), 2013 and 2017');
    },
  },
  {
    name: 'of a doctor: licences with numbers, board, appointments and training by months at the left, papers',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`${name}, MD`, 17, 'bold');
      pen.row(`${place} | Office: ${phone} | ${email}`);
      headed(pen, 'LICENSURE');
      pen.row('State Medical License No. 2075550199, active, expires 06/2027');
      pen.row('DEA Registration BX5550142');
      headed(pen, 'BOARD CERTIFICATION');
      pen.row('American Board of Family Medicine, 2015');
      headed(pen, 'PROFESSIONAL APPOINTMENTS');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: inNumbers, dash: ' – ' })],
          [120, role.title, 'bold'],
        ]);
        pen.row([[120, `${role.company}, ${role.place}`]]);
        pen.space(6);
      }
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) {
        pen.row([
          [0, String(to.year)],
          [120, `${degree}, ${field}`, 'bold'],
        ]);
        pen.row([[120, school]]);
        pen.space(6);
      }
      headed(pen, 'SKILLS');
      pen.row(skills.join('; '));
      headed(pen, 'HOSPITAL AFFILIATIONS');
      pen.row('St. Brannock’s Hospital, 2016 – present');
    },
  },
  {
    name: 'of a student without work: studies with marks and courses, projects and clubs with months, prizes',
    dates: 'months',
    isText: true,
    leavesOut: ['work'],
    draw: (sheet, { name, place, phone, email, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[190, name, 'bold']], 18);
      pen.row([[120, `${place} | ${phone} | ${email}`]]);
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to, place: town } of studies) {
        pen.ends([school, 'bold'], town);
        pen.ends(`${degree} in ${field}`, `Expected May ${to.year}`);
        pen.row('GPA: 3.71; Dean’s List (4 semesters)');
        pen.row('Relevant coursework: Calculus III, Circuits, Ethics');
        pen.space(6);
      }
      headed(pen, 'ACADEMIC PROJECTS');
      pen.ends(['Solar Kiln', 'bold'], 'Jan 2023 – May 2023');
      pen.items('•', ['Dried 40 kg of oak in nine days', 'Led a team of four']);
      headed(pen, 'CAMPUS INVOLVEMENT');
      pen.ends(['Rowing Club, Treasurer', 'bold'], 'Sep 2022 – Present');
      headed(pen, 'HONORS');
      pen.row('First Prize, Regional Bridge Contest, 2021');
      headed(pen, 'SKILLS');
      pen.row(`Tools: ${skills.join(', ')}`);
    },
  },
  {
    name: 'of a contractor: a profile, then clients in labelled blocks with duration, role and environment',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 18, 'bold');
      pen.row(headline);
      pen.row(`Email: ${email}    Cell: ${phone}    ${place}`);
      headed(pen, 'TECHNICAL SKILLS');
      pen.row(skills.join(', '));
      headed(pen, 'PROFESSIONAL EXPERIENCE');
      for (const role of roles) {
        pen.row(`Client: ${role.company}, ${role.place}`, 10, 'bold');
        pen.row(`Role: ${role.title}`);
        pen.row(`Duration: ${range(role, { one: short, dash: ' to ', now: 'Till Date' })}`);
        pen.row('Responsibilities:', 10, 'bold');
        pen.items('•', role.deeds);
        pen.row('Environment: Windows, Linux, Oracle');
        pen.space(8);
      }
      headed(pen, 'EDUCATION');
      for (const { school, degree, field, to } of studies) pen.row(`${degree} in ${field} from ${school}, ${to.year}`);
    },
  },
  {
    name: 'dates at the foot of each entry, below what was done',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 20, 'bold');
      pen.row(`${email} — ${phone} — ${place}`);
      headed(pen, 'Experience');
      for (const role of roles) {
        pen.row(role.title, 11, 'bold');
        pen.row(role.company);
        pen.items('•', role.deeds);
        pen.row([[-1, range(role, { one: year, dash: '–', now: 'present' })]], 9);
        pen.space(12);
      }
      headed(pen, 'Education');
      for (const { school, degree, field, to } of studies) {
        pen.row(`${degree}, ${field}`, 11, 'bold');
        pen.row(school);
        pen.row([[-1, String(to.year)]], 9);
        pen.space(12);
      }
      headed(pen, 'Skills');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'headings in words of its own: the day job, before that, book learning, toolbox',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 24, 'bold');
      pen.row(`${place} ~ ${phone} ~ ${email}`);
      headed(pen, 'The Short Version', 14);
      pen.item('', summary);
      headed(pen, 'What I Do for a Living', 14);
      for (const role of roles) {
        pen.ends([`${role.title}, ${role.company}`, 'bold'], range(role, { one: short, dash: ' – ' }));
        pen.row(role.place, 9);
        pen.items('•', role.deeds);
        pen.space(6);
      }
      headed(pen, 'Book Learning', 14);
      for (const { school, degree, field, to } of studies)
        pen.ends(`${degree} in ${field}, ${school}`, String(to.year));
      headed(pen, 'Toolbox', 14);
      pen.items('•', skills);
    },
  },
];
