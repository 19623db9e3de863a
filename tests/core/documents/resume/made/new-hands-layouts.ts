import { inNumbers, long, range, season, short, wide, year, type Layout } from './layout.ts';
import type { LivedRole, MonthOfYear } from './people.ts';
import { keep, middle, PAGE, wrapped, type Cell } from './sheet.ts';

/** A month in the short form of newspapers: June, Sept. */
const press = ({ year: printed, month }: MonthOfYear): string =>
  `${['Jan', 'Feb', 'March', 'April', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'][month - 1]!} ${printed}`;

/** How long a role was held, as networks print it. */
function held({ from, to }: LivedRole): string {
  const end = to ?? { year: 2026, month: 3 };
  const months = (end.year - from.year) * 12 + end.month - from.month + 1;
  const parts = [
    [Math.floor(months / 12), 'yr'],
    [months % 12, 'mo'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : `${count} ${unit}${count > 1 ? 's' : ''}`)).join(' ');
}

/** Resumes as people send them in 2026, written without knowing the reader. Errors on them are counted and not looked at. */
export const NEW_HANDS_LAYOUTS: readonly Layout[] = [
  {
    name: 'typed in Word: tabs to the right margin, professional background in short newspaper months, expertise in a grid, a club and a reference with dates',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 72, right: 540, top: 72 });
      const heading = (text: string): void => {
        pen.space(8);
        keep(pen);
        pen.row(text, 12, 'bold');
        sheet.fill(pen.page(), { x: 72, y: pen.y() - 12, width: 468, height: 0.6, grey: 0 });
        pen.space(3);
      };
      pen.row(name, 16, 'bold');
      pen.ends(place, phone, 10.5);
      pen.ends('Available two weeks after notice', email, 10.5);
      heading('Objective');
      pen.item('', summary);
      heading('Professional Background');
      for (const role of roles) {
        pen.ends([role.company, 'bold'], range(role, { one: press, now: 'present' }), 10.5);
        pen.ends(role.title, role.place, 10.5);
        pen.items('•', role.deeds, 18);
        pen.space(5);
      }
      heading('Education and Training');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.ends([school, 'bold'], press(to), 10.5);
        pen.ends(`${degree}, ${field}`, town, 10.5);
        pen.row('GPA 3.6 / 4.0; Dean’s List, four semesters');
        pen.space(3);
      }
      heading('Areas of Expertise');
      pen.row(skills.slice(0, 3).map((skill, i): Cell => [i * 165, skill]));
      pen.row(skills.slice(3).map((skill, i): Cell => [i * 165, skill]));
      heading('Community');
      pen.ends('Treasurer, Lions Club of Elkhorn', '2016 – 2019', 10.5);
      pen.ends('Reference: Paula Reinholt, former supervisor', '(402) 555-0195', 10.5);
    },
  },
  {
    name: 'a Google Docs template with headings in a rail under heavy bars: dates in capitals above employer, town and title; awards and a project beside the work',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 190, right: 560, top: 70 });
      pen.row(name, 26, 'bold');
      pen.item('', summary);
      pen.space(8);
      // The template puts them into one row, which breaks after the dash if it is too long.
      const entry = (where: string, what: string): void => {
        const row = `${where} — ${what}`;
        for (const text of row.length > 62 ? [`${where} —`, what] : [row]) pen.row(text, 11, 'bold');
      };
      const heading = (text: string): void => {
        pen.space(22);
        keep(pen);
        const [page, y] = [pen.page(), pen.y()];
        sheet.fill(page, { x: 50, y: y - 16, width: 118, height: 3, grey: 0.1 });
        sheet.fill(page, { x: 190, y: y - 16, width: 370, height: 0.8, grey: 0.6 });
        sheet.print(page, { text, x: 50, y: y + 2, size: 11, face: 'bold' });
      };
      heading('Contact');
      for (const text of [place, phone, email]) pen.row(text);
      heading('Skills');
      pen.row(skills.slice(0, 2).join(', ') + ',');
      pen.row(skills.slice(2).join(', '));
      heading('Experience');
      for (const role of roles) {
        pen.row(range(role, { one: long, dash: ' - ', now: 'Present' }).toUpperCase(), 8);
        pen.space(4);
        entry(`${role.company}, ${role.place}`, role.title);
        pen.items('•', role.deeds, 6);
        pen.space(9);
      }
      heading('Education');
      for (const { school, degree, field, place: town, from, to } of studies) {
        pen.row(`SEPTEMBER ${from} - ${long(to).toUpperCase()}`, 8);
        pen.space(4);
        entry(`${school}, ${town}`, `${degree} in ${field}`);
        pen.space(6);
      }
      heading('Projects');
      pen.row('Corner Pantry — a shared refrigerator for the block', 10, 'bold');
      pen.row('Started with neighbors in May 2021; feeds about 40 households a week.', 9);
      heading('Awards');
      pen.row('Rotary Citizen of the Year, 2022');
    },
  },
  {
    name: 'Europass as exported now: personal data in labelled pairs, days and country in a rail, unit and sector behind labels, a table of language levels, volunteering',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 45, right: 567, top: 64 });
      sheet.print(0, { text: 'europass', x: 567, y: 40, size: 11, isRight: true, face: 'bold' });
      pen.row(name, 21, 'bold');
      const pairs = (left: readonly [string, string], right?: readonly [string, string]): void => {
        const cells = [left, ...(right ? [right] : [])].flatMap(([label, value], i): Cell[] => [
          [i * 250, `${label}:`, 'bold'],
          [i * 250 + 78, value],
        ]);
        pen.row(cells, 9);
      };
      pairs(['Date of birth', '14/02/1987'], ['Nationality', 'Polish, Portuguese']);
      pairs(['Phone', `${phone} (Mobile)`], ['Email', email]);
      pairs(['Home', place]);
      const heading = (text: string): void => {
        pen.space(10);
        keep(pen);
        sheet.fill(pen.page(), { x: 45, y: pen.y() + 4, width: 522, height: 0.8, grey: 0.5 });
        pen.row(text, 11, 'bold');
        pen.space(4);
      };
      heading('ABOUT ME');
      pen.item('', summary);
      const lastDay = (date: MonthOfYear): string =>
        `${new Date(Date.UTC(date.year, date.month, 0)).getUTCDate()}/${inNumbers(date)}`;
      heading('WORK EXPERIENCE');
      for (const role of roles) {
        const dates = `01/${inNumbers(role.from)} – ${role.to === null ? 'Current' : lastDay(role.to)}`;
        const unit = role.deeds.length > 1 ? 'Operations' : 'Head office';
        pen.row([
          [0, dates],
          [165, role.title.toUpperCase(), 'bold'],
        ]);
        pen.row([
          [0, role.place],
          [165, role.company],
        ]);
        pen.row([[165, `Name of unit or department: ${unit} | Business or sector: Other services`]], 8);
        pen.space(3);
        pen.items('-', role.deeds, 165);
        pen.space(7);
      }
      heading('EDUCATION AND TRAINING');
      for (const { school, degree, field, place: town, from, to } of studies) {
        pen.row([
          [0, `15/09/${from} – ${lastDay(to)}`],
          [165, `${degree} in ${field}`.toUpperCase(), 'bold'],
        ]);
        pen.row([
          [0, town],
          [165, school],
        ]);
        pen.row([[165, 'Final grade: 27/30 | Type of credits: ECTS | Number of credits: 180']], 8);
        pen.space(6);
      }
      heading('LANGUAGE SKILLS');
      pen.row('Mother tongue(s): Polish    Other language(s):', 9);
      pen.row(
        ['', 'LISTENING', 'READING', 'SPOKEN PRODUCTION', 'WRITING'].map((text, i): Cell => [i * 105, text, 'bold']),
        8,
      );
      for (const [language, level] of [
        ['ENGLISH', 'C1'],
        ['ITALIAN', 'B2'],
      ] as const) {
        pen.row(
          [language, level, level, 'B2', level].map((text, i): Cell => [i * 105, text]),
          8,
        );
      }
      heading('SKILLS');
      pen.row(skills.slice(0, 3).join('   |   '));
      pen.row(skills.slice(3).join('   |   '));
      heading('VOLUNTEERING');
      pen.row([
        [0, '06/2014 – 09/2014'],
        [165, 'Summer camp helper', 'bold'],
      ]);
      pen.row([[165, 'Caritas, shelter for young refugees']]);
      heading('DRIVING LICENCE');
      pen.row('Cars: B');
      for (const page of sheet.pages.keys()) {
        sheet.print(page, { text: `${page + 1} / ${sheet.pages.length}`, x: 567, y: 772, size: 8, isRight: true });
      }
    },
  },
  {
    name: 'a federal one: series and grade behind the title, hours, pay and supervisor by role, citizenship and preference on top, training and references with dates',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 60, right: 552, top: 60 });
      const heading = (text: string): void => {
        pen.space(10);
        keep(pen);
        pen.row(text, 11, 'bold');
      };
      pen.row(name, 15, 'bold');
      pen.row(place);
      pen.row(`Mobile: ${phone}`);
      pen.row(`Email: ${email}`);
      pen.space(6);
      pen.row('Citizenship: United States        Veterans’ Preference: 5-point (TP)');
      pen.row('Highest grade held: GS-11, 05/2018 to 11/2020        Security clearance: Secret, active');
      pen.row('Announcement: DEN-26-11873420-MP        Availability: Permanent, Term; Full-Time');
      heading('RELEVANT WORK EXPERIENCE');
      for (const [i, role] of roles.entries()) {
        pen.space(6);
        pen.row(i === 0 ? `${role.title}, GS-0343-12` : role.title, 10, 'bold');
        pen.row(role.company);
        pen.row(role.place);
        pen.row(`From ${range(role, { one: inNumbers, dash: ' to ' })}        Hours per week: ${i === 2 ? 24 : 40}`);
        pen.row(`Salary: $${91 - 9 * i},400 per year`);
        pen.row(`Supervisor: ${['Dana Ortiz', 'Phil Brandt', 'Carla Nguyen', 'Mike Roux'][i]!} (202-555-01${30 + i})`);
        pen.row(`Okay to contact this supervisor: ${i === 0 ? 'Contact me first' : 'Yes'}`);
        pen.row('Duties, Accomplishments and Related Skills:');
        pen.items('', role.deeds, 10);
      }
      heading('EDUCATION');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.space(4);
        pen.row(`${school}, ${town}`, 10, 'bold');
        pen.row(`${degree}        Completed: ${inNumbers(to)}`);
        pen.row(`Major: ${field}        Minor: none`);
        pen.row('GPA: 3.42 of a maximum 4.00        Credits earned: 124 semester hours        Honors: cum laude');
      }
      heading('JOB-RELATED TRAINING');
      pen.row('FAC-COR Level I, Fort Belvoir, 40 hours, 03/2021');
      pen.row('Supervision and Group Performance, Graduate School USA, 24 hours, 10/2019');
      heading('SKILLS');
      pen.row(skills.join('; '), 9);
      heading('REFERENCES');
      pen.row('Name: Teresa Whitlow        Title: Branch Chief        Reference type: Professional');
      pen.row('Phone: 202-555-0177        Email: t.whitlow@agency.example.gov');
    },
  },
  {
    name: 'a scholar: Curriculum Vitae above the name, degrees with thesis and committee first, positions held with an open dash, the own name among authors, three referees with mail',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 66, right: 546, top: 66 });
      const heading = (text: string): void => {
        pen.space(9);
        keep(pen);
        pen.row([[0, text, 'bold']], 11);
      };
      pen.row([middle('CURRICULUM VITAE', 480, 11)], 11, 'serif');
      pen.space(6);
      pen.row([middle(name, 480, 17)], 17, 'serif');
      pen.row([middle(`${place}   ${phone}   ${email}`, 480, 10)], 10, 'serif');
      heading('Degrees');
      for (const [i, { school, degree, field, to }] of studies.entries()) {
        pen.row([
          [0, year(to), 'serif'],
          [50, `${degree}, ${field}, ${school}`, 'serif'],
        ]);
        if (i === 0) {
          pen.row([[50, 'Thesis: “What the Tide Forgets: Memory and Survey in Small Estuaries”', 'serif']], 9);
          pen.row([[50, 'Committee: Anne Lindahl (chair), Peter Osgood, Ruth Abara', 'serif']], 9);
        }
      }
      heading('Positions Held');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: year, dash: '–', now: '' }), 'serif'],
          [70, role.title, 'serif'],
        ]);
        pen.row([[70, `${role.company}, ${role.place}`, 'serif']]);
      }
      heading('Selected Publications');
      const work = (text: string): void => {
        for (const [i, line] of wrapped(text, 100).entries()) pen.row([[i === 0 ? 0 : 18, line, 'serif']]);
      };
      const last = name.split(' ').at(-1)!;
      const author = `${last}, ${name[0]!}.`;
      work(`${author}, and A. Lindahl. 2021. “Counting What Moves.” Journal of Shore Studies 14 (2): 33–58.`);
      work(`Osgood, P., ${author}, and R. Abara. 2018. “Slow Data in Fast Water.” Estuary Letters 7: 101–119.`);
      work(`${author} Under review. “The Ledger and the Marsh.”`);
      heading('Grants and Fellowships');
      pen.row([[0, 'Coastal Futures Seed Grant, $48,000 (co-PI), 2020–2022', 'serif']]);
      pen.row([[0, 'Doctoral Completion Fellowship, 2015', 'serif']]);
      heading('Courses Taught');
      pen.row([[0, 'Introduction to Survey Methods (Fall 2018, Fall 2019, Spring 2021)', 'serif']]);
      pen.row([[0, 'Field Seminar: The Working Coast (Summer 2019)', 'serif']]);
      heading('Methods and Software');
      pen.row([[0, skills.join('; '), 'serif']], 9);
      heading('Referees');
      for (const [i, [referee, mail]] of [
        ['Prof. Anne Lindahl, Strathmoor', 'a.lindahl@strathmoor.example.edu'],
        ['Dr. Peter Osgood, Grand River', 'posgood@grandriver.example.edu'],
        ['Prof. Ruth Abara, Coimbra', 'ruth.abara@coimbra.example.org'],
      ].entries()) {
        pen.row([
          [0, `${i + 1}. ${referee!}`, 'serif'],
          [240, mail!, 'serif'],
        ]);
      }
    },
  },
  {
    name: 'a profile page of a network, copied as text: kind of employment behind a dot, lengths of time, two roles under one employer, endorsements, a recommendation with its date',
    dates: 'months',
    isText: true,
    sharedRoles: 2,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 56, right: 556, top: 56 });
      const heading = (text: string): void => {
        pen.space(10);
        keep(pen);
        pen.row(text, 13, 'bold');
      };
      pen.row(name, 18, 'bold');
      pen.row(headline, 11);
      pen.row(`${place} · Contact info`, 9);
      pen.row('500+ connections', 9);
      pen.row(phone, 9);
      pen.row(email, 9);
      heading('About');
      pen.item('', summary);
      heading('Experience');
      const spell = (role: LivedRole): string => `${range(role, { one: short, dash: ' - ' })} · ${held(role)}`;
      pen.row(roles[0]!.company, 11, 'bold');
      pen.row(`Full-time · ${held({ ...roles[1]!, to: roles[0]!.to })}`, 9);
      pen.row(`${roles[0]!.place} · Hybrid`, 9);
      for (const role of roles.slice(0, 2)) {
        pen.space(4);
        pen.row([[14, role.title, 'bold']]);
        pen.row([[14, spell(role)]], 9);
        pen.space(2);
        pen.items('', role.deeds, 14);
      }
      for (const role of roles.slice(2)) {
        pen.space(8);
        pen.row(role.title, 10, 'bold');
        pen.row(`${role.company} · Contract`, 9);
        pen.row(spell(role), 9);
        pen.row(`${role.place} · On-site`, 9);
        pen.space(2);
        pen.items('', role.deeds);
      }
      heading('Education');
      for (const { school, degree, field, from, to } of studies) {
        pen.row(school, 10, 'bold');
        pen.row(`${degree}, ${field}`, 9);
        pen.row(`${from} - ${to.year}`, 9);
        pen.row('Activities and societies: Debate union, rowing', 9);
        pen.space(4);
      }
      heading('Licenses & certifications');
      pen.row('Certified Associate in Project Management (CAPM)', 10, 'bold');
      pen.row('Project Management Institute', 9);
      pen.row('Issued Mar 2021 · Expires Mar 2024', 9);
      heading('Skills');
      for (const [i, skill] of skills.entries()) {
        pen.row(skill);
        if (i < 2) pen.row(`${14 - 5 * i} endorsements`, 9);
        pen.space(3);
      }
      heading('Recommendations');
      pen.row('Helen Marksbury', 10, 'bold');
      pen.row(`June 3, 2022, Helen worked with ${name.split(' ')[0]!} on the same team`, 9);
      pen.item('', 'A colleague you can hand the worst week of the year to, and get it back solved.');
    },
  },
  {
    name: 'a new nurse: letters behind the name, licences with numbers, studies before a table of clinical rotations with hours and terms, employer, town and open dates in one row below the title',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 54, right: 558, top: 58 });
      const heading = (text: string): void => {
        pen.space(8);
        keep(pen);
        sheet.fill(pen.page(), { x: 54, y: pen.y() - 11, width: 504, height: 15, grey: 0.88 });
        pen.row([[4, text, 'bold']], 11);
        pen.space(3);
      };
      pen.row([middle(`${name}, RN`, 504, 20)], 20, 'bold');
      pen.row([middle(`C: ${phone} ~ E: ${email}`, 504, 10)]);
      pen.row([middle(place, 504, 10)]);
      heading('Licensure & Certifications');
      pen.row('RN, Kentucky Board of Nursing (compact), No. 1184203, exp. 10/31/2026');
      pen.row('BLS and ACLS, American Heart Association, renewed 04/2025');
      pen.row('NCLEX-RN passed at first attempt, July 2018');
      heading('Academic Preparation');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.ends([`${degree} in ${field}`, 'bold'], inNumbers(to));
        pen.row(`${school} – ${town}`);
        pen.row('Cumulative GPA 3.81, magna cum laude; Sigma Theta Tau', 9);
        pen.space(4);
      }
      heading('Clinical Rotations (540 hours)');
      for (const [i, cells] of [
        ['Unit', 'Facility', 'Hours', 'Term'],
        ['Medical-Surgical', 'Baptist East', '180', 'Fall 2017'],
        ['Labor & Delivery', 'St. Joan’s', '120', 'Spring 2018'],
        ['Practicum, Step-down', 'University Medical Pavilion', '240', 'Spring 2018'],
      ].entries()) {
        pen.row(
          cells.map((text, k): Cell => [[0, 140, 320, 390][k]!, text, i === 0 ? 'bold' : 'plain']),
          9,
        );
      }
      heading('Clinical Experience');
      for (const role of roles) {
        pen.row(role.title, 11, 'bold');
        pen.row(`${role.company}, ${role.place} (${range(role, { one: inNumbers, dash: '–', now: '' })})`);
        pen.items('•', role.deeds, 8);
        pen.space(5);
      }
      heading('Competencies');
      for (let i = 0; i < skills.length; i += 2) {
        pen.row(skills.slice(i, i + 2).map((skill, k): Cell => [k * 240, `• ${skill}`]));
      }
      heading('Service');
      pen.row('Flu clinic volunteer, Franklin County Health Department, October 2019');
    },
  },
  {
    name: 'Canva: the name in a gray band, a sidebar with icons and skill bars, a timeline with dots, years at the right of the employer, two references in blocks at its end',
    dates: 'years',
    isText: false,
    roles: 3,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: PAGE.width, height: 118, grey: 0.85 });
      sheet.fill(0, { x: 0, y: 118, width: 212, height: PAGE.height - 118, grey: 0.95 });
      sheet.print(0, { text: name.toUpperCase(), x: 36, y: 62, size: 27, face: 'bold' });
      sheet.print(0, { text: wide(headline), x: 36, y: 88, size: 9 });
      const side = sheet.pen({ left: 36, right: 204, top: 150 });
      side.row('CONTACT', 12, 'bold');
      side.space(3);
      for (const [sign, text] of [
        ['✆', phone],
        ['✉', email],
        ['➤', place],
      ] as const) {
        side.row(
          [
            [0, sign, 'symbols'],
            [15, text],
          ],
          8,
        );
        side.space(3);
      }
      side.space(14);
      side.row('EDUCATION', 12, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        side.space(3);
        side.row(`${from} - ${to.year}`, 9);
        side.row(school, 9, 'bold');
        side.row(`• ${degree}`, 9);
        side.row(`  ${field}`, 9);
      }
      side.space(14);
      side.row('SKILLS', 12, 'bold');
      for (const [i, skill] of skills.entries()) {
        side.row(skill, 9);
        sheet.fill(0, { x: 36, y: side.y() - 7, width: 150, height: 4, grey: 0.8 });
        sheet.fill(0, { x: 36, y: side.y() - 7, width: 90 + 12 * i, height: 4, grey: 0.2 });
        side.space(7);
      }
      side.space(10);
      side.row('LANGUAGES', 12, 'bold');
      side.row('English (Fluent)', 9);
      side.row('Tagalog (Intermediate)', 9);
      const main = sheet.pen({ left: 252, right: 576, top: 150 });
      const start = main.y();
      const heading = (text: string): void => {
        sheet.print(0, { text: '●', x: 227, y: main.y(), size: 11, face: 'symbols' });
        main.row(text, 13, 'bold');
        main.space(4);
      };
      heading('PROFILE');
      main.item('', summary);
      main.space(14);
      heading('WORK EXPERIENCE');
      for (const role of roles) {
        sheet.print(0, { text: '❍', x: 228, y: main.y(), size: 9, face: 'symbols' });
        main.ends([role.company, 'bold'], range(role, { one: year, dash: ' - ' }).toUpperCase());
        main.row(role.title);
        main.items('•', role.deeds, 6);
        main.space(9);
      }
      main.space(6);
      heading('REFERENCE');
      main.row(
        [
          [0, 'Estella Brody', 'bold'],
          [165, 'Harald Nyborg', 'bold'],
        ],
        10,
      );
      for (const [one, other] of [
        ['Wardlow Inc. / CTO', 'Timber & Co. / CEO'],
        ['Phone: 555-0134', 'Phone: 555-0178'],
        ['ebrody@wardlow.example.com', 'harald@timber.example.com'],
      ] as const) {
        main.row(
          [
            [0, one],
            [165, other],
          ],
          9,
        );
      }
      sheet.fill(0, { x: 231.5, y: start, width: 1, height: main.y() - start - 20, grey: 0.5 });
    },
  },
  {
    name: 'a British one: a table of personal details with birth and nationality, key skills, career history with months to date at the left, classes of degrees and A-levels, two referees',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 60, right: 545, top: 62 });
      const heading = (text: string): void => {
        pen.space(10);
        keep(pen);
        pen.row(text, 12, 'bold');
        pen.space(2);
      };
      pen.row([middle('CURRICULUM VITAE', 485, 14)], 14, 'bold');
      heading('Personal Details');
      for (const [label, value] of [
        ['Name', name],
        ['Town', place],
        ['Telephone', phone],
        ['E-mail', email],
        ['Date of birth', '23 April 1986'],
        ['Nationality', 'British'],
        ['Driving licence', 'Full, clean'],
      ] as const) {
        pen.row([
          [0, `${label}:`],
          [120, value],
        ]);
      }
      heading('Personal Statement');
      pen.item('', summary);
      heading('Key Skills');
      pen.items('•', skills, 6);
      heading('Career History');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: press, dash: ' to ', now: 'date' })],
          [150, role.title, 'bold'],
        ]);
        pen.row([[150, `${role.company}, ${role.place}`]]);
        pen.items('-', role.deeds, 150);
        pen.space(5);
      }
      heading('Education and Qualifications');
      for (const { school, degree, field, from, to } of studies) {
        pen.row([
          [0, `${from} to ${to.year}`],
          [150, school, 'bold'],
        ]);
        pen.row([[150, `${degree} ${field}${degree.includes('Hons') ? ' – 2:1' : ''}`]]);
        pen.space(3);
      }
      pen.row([[150, 'A-levels: Biology (B), Geography (B), French (C)']], 9);
      heading('Interests');
      pen.row('Fell running, allotment gardening, parish bell-ringing since 2012');
      heading('Referees');
      for (const [one, other] of [
        ['Mrs Judith Penhale', 'Mr Colin Strang'],
        ['Head of Service, Tavy Housing', 'Manager, Strang & Lowe'],
        ['01632 960114', '01632 960187'],
      ] as const) {
        pen.row([
          [0, one],
          [240, other],
        ]);
      }
    },
  },
  {
    name: 'a freelancer: what I have done, clients with years listed under the first company and its two titles, "since" for now, an earlier post without dates, tools in a sentence',
    dates: 'months',
    isText: true,
    roles: 4,
    sharedRoles: 2,
    isUndated: (role) => role === 3,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 70, right: 542, top: 80 });
      const heading = (text: string): void => {
        pen.space(12);
        keep(pen);
        pen.row(text, 13, 'bold');
        pen.space(2);
      };
      const dates = (role: LivedRole): string =>
        role.to === null ? `since ${press(role.from)}` : range(role, { one: press });
      pen.row(name, 22);
      pen.row(summary, 8);
      pen.space(4);
      pen.row(`${email}  /  ${phone}  /  ${place}`, 9);
      heading('What I have done');
      pen.row(`${roles[0]!.company}, ${roles[0]!.place}`, 11, 'bold');
      for (const role of roles.slice(0, 2)) {
        pen.row(`${role.title}, ${dates(role)}`);
        pen.items('–', role.deeds, 8);
      }
      pen.row('Clients there:');
      pen.items(
        '–',
        [
          'Norwood Library: booking pages, 2021',
          'Teal & Abbott: new logo and menus, 2020',
          'Danish Cultural Fund: annual report, spring 2019',
        ],
        8,
      );
      pen.space(8);
      const third = roles[2]!;
      pen.row(`${third.company}, ${third.place}`, 11, 'bold');
      pen.row(`${third.title}, ${dates(third)}`);
      pen.items('–', third.deeds, 8);
      pen.space(8);
      const first = roles[3]!;
      pen.row(`${first.company}, ${first.place}`, 11, 'bold');
      pen.row(first.title);
      heading('Where I learned it');
      for (const { school, degree, field, to } of studies) {
        pen.row(`${school}: ${degree} in ${field}, finished ${press(to)}`);
      }
      heading('What I work with');
      pen.row(`Mostly ${skills[0]!}, ${skills[1]!} and ${skills[2]!};`);
      pen.row(`when needed also ${skills[3]!} and ${skills[4]!}.`);
      heading('Side projects');
      pen.row('Pocket Atlas of Bus Stops, self-published zine, two issues, 2018 and 2022');
    },
  },
  {
    name: 'a veteran for civilian work: clearance on top, employer with town in brackets, title and months around a long dash, service schools, decorations, proficiencies grouped',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 54, right: 558, top: 58 });
      const heading = (text: string): void => {
        pen.space(9);
        keep(pen);
        pen.row([middle(text, 504, 12)], 11, 'bold');
        sheet.fill(pen.page(), { x: 54, y: pen.y() - 11, width: 504, height: 1, grey: 0.3 });
        pen.space(4);
      };
      pen.ends([name.toUpperCase(), 'bold'], phone, 14);
      pen.ends(`${place} (willing to relocate)`, email);
      pen.row('Active TS/SCI clearance | Honorable discharge, March 2016');
      heading('SUMMARY OF QUALIFICATIONS');
      pen.item('', summary);
      heading('PROFESSIONAL HISTORY');
      for (const [i, role] of roles.entries()) {
        pen.row(`${role.company} (${role.place})`, 10, 'bold');
        pen.row(`${role.title} — ${range(role, { one: short, dash: ' to ' })}`, 10, 'serif');
        if (i === 0) pen.row('Supervised 12; accountable for equipment worth $3.1M');
        pen.items('•', role.deeds, 8);
        pen.space(5);
      }
      heading('CIVILIAN EDUCATION');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row(`${degree}, ${field} — ${school} (${town}), ${year(to)}`, 9.5);
      }
      heading('MILITARY SCHOOLS');
      pen.row('Advanced Leader Course, Fort Gregg-Adams, 2014 (honor graduate)');
      pen.row('Hazardous Materials Handler, 80 hours, 2012');
      heading('TECHNICAL PROFICIENCIES');
      pen.row(`Field: ${skills.slice(0, 2).join(' • ')}`);
      pen.row(`Office: ${skills.slice(2).join(' • ')}`);
      heading('DECORATIONS');
      pen.row('Army Commendation Medal (2), 2011 and 2015; Good Conduct Medal (3)');
    },
  },
  {
    name: 'a teacher: certificates and endorsements first, school years as seasons at the left, student teaching under the studies, strengths rated in words, committees and an observation by the principal',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 58, right: 554, top: 64 });
      const heading = (text: string): void => {
        pen.space(9);
        keep(pen);
        sheet.fill(pen.page(), { x: 58, y: pen.y() - 9, width: 9, height: 9, grey: 0.4 });
        pen.row([[15, text, 'bold']], 12);
        pen.space(2);
      };
      pen.row([[-1, name, 'bold']], 18);
      pen.row([[-1, place]]);
      pen.row([[-1, `${phone} | ${email}`]]);
      heading('Certification');
      pen.row('Professional Educator License, grades 6–12, State of Illinois, valid through June 2028');
      pen.row('Endorsements: English as a Second Language; Middle School Science (2019)');
      heading('Academic Background');
      for (const [i, { school, degree, field, place: town, to }] of studies.entries()) {
        pen.ends([`${degree} in ${field}`, 'bold'], season(to));
        pen.row(`${school}, ${town}`);
        if (i === 0) pen.row('Student teaching: eighth grade, 14 weeks, mentor Gloria Pines', 9);
        pen.space(3);
      }
      heading('Teaching and Other Positions');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: season, dash: ' – ', now: 'present' })],
          [140, role.title, 'bold'],
        ]);
        pen.row([[140, `${role.company} – ${role.place}`]]);
        pen.items('•', role.deeds, 140);
        pen.space(5);
      }
      heading('Strengths');
      for (const [i, skill] of skills.entries()) {
        pen.row([
          [0, skill],
          [220, ['expert', 'expert', 'advanced', 'advanced', 'working knowledge'][i]!],
        ]);
      }
      heading('Committees');
      pen.row('Curriculum review, 2019–2021; Crisis response team, 2022');
      heading('From an observation, November 2023');
      pen.row('“The room runs itself, because it was taught to.” – Anna Lowry, principal', 10, 'serif');
    },
  },
];
