import { inNumbers, long, range, short, wide, year, type Layout } from './layout.ts';
import type { LivedRole, MonthOfYear } from './people.ts';
import { keep, middle, rowsOf, wrapped, type Cell, type Pen, type Sheet } from './sheet.ts';

/** A month and two digits of the year, as students print it: 8/19. */
const brief = ({ year: printed, month }: MonthOfYear): string => `${month}/${String(printed).slice(2)}`;

/** A month without a leading zero: 3/2019. */
const bare = ({ year: printed, month }: MonthOfYear): string => `${month}/${printed}`;

/** A month cut to three letters and a stop. */
const stopped = (date: MonthOfYear): string => (date.month === 5 ? short(date) : short(date).replace(' ', '. '));

/** A month and a comma: Mar, 2019. */
const comma = (date: MonthOfYear): string => short(date).replace(' ', ', ');

/** How long a role was held, in whole years and months. */
function span({ from, to }: LivedRole): string {
  const end = to ?? { year: 2026, month: 5 };
  const months = (end.year - from.year) * 12 + end.month - from.month;
  return [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
  ]
    .flatMap(([count, unit]) => (count === 0 ? [] : `${count} ${unit}${count === 1 ? '' : 's'}`))
    .join(' ');
}

/** The name as sites put it into addresses. */
const account = (email: string): string => email.split('@')[0]!.replace('.', '');

/** Prints a rule just below the last row. */
function rule(sheet: Sheet, pen: Pen, x: number, width: number): void {
  sheet.fill(pen.page(), { x, y: pen.y() - 11, width, height: 0.6, grey: 0.2 });
  pen.space(3);
}

/** The best-known free templates, written without knowing the reader. Errors on them are counted and not looked at. */
export const FOURTH_HANDS_LAYOUTS: readonly Layout[] = [
  {
    name: 'one page for a bank from a business school: schools in centered rows with test scores, one employer over two titles with their months, deals below the first, technical skills, languages and a pending exam at the end',
    dates: 'months',
    isText: true,
    roles: 3,
    sharedRoles: 2,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 58, right: 554, top: 58 });
      const centered = (text: string, size: number, face: 'bold' | 'serif'): void => {
        pen.row([middle(text, 496, size)], size, face);
      };
      const heading = (text: string): void => {
        pen.space(8);
        keep(pen);
        centered(text, 11, 'bold');
        rule(sheet, pen, 58, 496);
      };
      centered(name.toUpperCase(), 15, 'bold');
      centered(`${place} • ${phone} • ${email}`, 10, 'serif');
      heading('EDUCATION');
      for (const [i, { school, degree, field, place: town, to }] of studies.entries()) {
        centered(school.toUpperCase(), 10.5, 'bold');
        centered(town, 10, 'serif');
        centered(`${degree} in ${field}, ${long(to)}`, 10, 'serif');
        if (i === 0) centered('GPA: 3.72/4.00; SAT: 1510 (Math: 790); Dean’s List, 2012–2014', 9.5, 'serif');
        pen.space(4);
      }
      heading('EXPERIENCE');
      for (const [i, role] of roles.entries()) {
        if (role.company !== roles[i - 1]?.company) {
          pen.ends([role.company.toUpperCase(), 'bold'], role.place, 10.5);
        }
        pen.ends([role.title, 'serif'], range(role, { one: short }), 10.5);
        pen.items('•', role.deeds, 10);
        if (i === 0) {
          pen.row([[10, 'Selected Transactions:', 'bold']], 9.5);
          pen.item('–', 'Birch Foods’ $420 million sale to Corwin Industries (announced March 2021)', 20);
          pen.item('–', 'Refinancing of $85 million in senior notes for Lowell Packaging (closed)', 20);
        }
        pen.space(4);
      }
      heading('LEADERSHIP');
      pen.ends(['Women in Business, Vice President of Finance', 'serif'], 'Sep 2012 – May 2013', 10.5);
      pen.item('•', 'Managed a $14,000 budget and raised $6,500 from alumni', 10);
      heading('ADDITIONAL');
      pen.row(`Technical Skills: ${skills.slice(0, 3).join(', ')},`, 9.5);
      pen.row([[72, skills.slice(3).join(', ')]], 9.5);
      pen.row('Languages: English (native), Mandarin (conversational)', 9.5);
      pen.row('Certifications: SIE (2020); CFA Level II candidate, exam in June 2026', 9.5);
      pen.row('Interests: Squash, crosswords, Philadelphia Eagles, half marathons (PR 1:41)', 9.5);
    },
  },
  {
    name: 'the sample of an institute of technology: headings in a rail beside the first row, grades out of five, coursework and a thesis, the title first with months around a tight dash, leadership, a patent, skills by kind',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 52, right: 560, top: 60 });
      const body = 96;
      let heading = '';
      const section = (text: string): void => {
        pen.space(9);
        keep(pen);
        heading = text;
      };
      // The heading stands beside the first row of its section.
      const row = (cells: readonly Cell[], size = 10): void => {
        pen.row([...(heading === '' ? [] : [[0, heading, 'bold'] as const]), ...cells], size);
        heading = '';
      };
      pen.row(name, 20, 'bold');
      pen.ends(place, `${email}  |  ${phone}`, 9.5);
      rule(sheet, pen, 52, 508);
      section('Education');
      for (const [i, { school, degree, field, place: town, to }] of studies.entries()) {
        row([
          [body, school, 'bold'],
          [-1, town],
        ]);
        row([
          [body, `${degree} in ${field}`],
          [-1, long(to)],
        ]);
        row([[body, i === 0 ? 'GPA: 4.7/5.0. Thesis: “Small Valves for Smaller Lungs.”' : 'GPA: 3.9/4.0']], 9.5);
        if (i === 0) row([[body, 'Relevant coursework: Thermodynamics, Controls, Negotiation and Persuasion']], 9.5);
        pen.space(4);
      }
      section('Experience');
      for (const role of roles) {
        row([
          [body, role.title, 'bold'],
          [-1, range(role, { one: long, dash: '–' })],
        ]);
        row([
          [body, role.company, 'serif'],
          [-1, role.place, 'serif'],
        ]);
        pen.items('•', role.deeds, body + 6);
        pen.space(4);
      }
      section('Leadership');
      row([
        [body, 'Team Captain', 'bold'],
        [-1, 'September 2012–June 2013'],
      ]);
      row([[body, 'Human-Powered Boat Team', 'serif']]);
      pen.item('•', 'Led 23 students through design and testing; 6th of 31 at the Great Lakes Regatta', body + 6);
      section('Skills');
      row([[body, `Computer: ${skills.slice(0, 3).join(', ')}`]]);
      row([[body, `Other: ${skills.slice(3).join(', ')}`]]);
      section('Patent');
      row([[body, 'Provisional application 62/555,010, “Foldable inhaler spacer,” filed April 2016']], 9.5);
      section('Awards');
      row([[body, 'Phi Beta Kappa (2014); Wetherill Scholar; Varsity Fencing, all-conference']], 9.5);
    },
  },
  {
    name: 'the guide of a state university: relevant experience with months as 8/19 at the right of "title, employer", additional experience in single rows with dates in brackets, honors and affiliations, laboratory and computer skills',
    dates: 'months',
    isText: true,
    roles: 4,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 66, right: 546, top: 66 });
      const heading = (text: string): void => {
        pen.space(9);
        keep(pen);
        pen.row(text, 10.5, 'bold');
        pen.space(2);
      };
      const dates = (role: LivedRole): string => range(role, { one: brief, dash: '-', now: 'present' });
      pen.row([middle(name.toUpperCase(), 480, 16)], 16, 'bold');
      pen.row([middle(`${place} ~ ${email} ~ ${phone}`, 480, 10)]);
      heading('EDUCATION');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.ends([`${school}, ${town}`, 'bold'], long(to));
        pen.row(`${degree}, ${field}, 3.55 GPA`);
        pen.space(3);
      }
      heading('RELEVANT EXPERIENCE');
      for (const role of roles.slice(0, 2)) {
        const rows = rowsOf([`${role.title},`, role.company], 74);
        for (const [i, text] of rows.entries())
          pen.row([[0, text, 'bold'], ...(i === 0 ? [[-1, dates(role)] as const] : [])]);
        pen.row(role.place, 10, 'serif');
        pen.items('•', role.deeds, 6);
        pen.space(5);
      }
      heading('ADDITIONAL EXPERIENCE');
      for (const role of roles.slice(2)) {
        const rows = rowsOf([`${role.title},`, `${role.company},`, role.place, `(${dates(role)})`], 96);
        for (const text of rows) pen.row(text);
        pen.space(2);
      }
      heading('HONORS AND AFFILIATIONS');
      pen.row('Regents’ Scholar, four semesters');
      pen.row('Member, Society of Undergraduate Writers (9/14-5/16)');
      pen.row('Poster: “Sleep and Shift Work,” Bay Area Undergraduate Symposium, 4/16');
      heading('SKILLS');
      pen.row(`Computer: ${skills.slice(0, 2).join(', ')}`);
      pen.row(`Laboratory and Other: ${skills.slice(2).join(', ')}`);
    },
  },
  {
    name: 'the fill-in template of a community college: contacts centered in rows, objective, classes and honors at school, "Employed:" with months in words, duties behind stars, skills in two columns, volunteer work, three references side by side',
    dates: 'months',
    isText: true,
    roles: 3,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 72, right: 540, top: 64 });
      const heading = (text: string): void => {
        pen.space(9);
        keep(pen);
        pen.row(text, 11.5, 'bold');
        rule(sheet, pen, 72, 6 * text.length + 26);
      };
      for (const [text, size] of [
        [name, 18],
        [place, 11],
        [phone, 11],
        [email, 11],
      ] as const) {
        pen.row([middle(text, 468, size)], size, 'serif');
      }
      heading('OBJECTIVE');
      pen.item('', summary);
      heading('EDUCATION');
      for (const [i, { school, degree, field, place: town, to }] of studies.entries()) {
        pen.row(`${school}, ${town}`, 11, 'serif');
        pen.row(`${degree} – ${field}`, 11, 'serif');
        pen.row(`Graduated: ${long(to)}${i === 0 ? ' with honors (GPA 3.8)' : ''}`, 11, 'serif');
        if (i === 0) pen.row('Classes: College Writing, Office Math, Introduction to Speech', 11, 'serif');
        pen.space(4);
      }
      heading('WORK EXPERIENCE');
      for (const role of roles) {
        keep(pen);
        pen.row(role.title, 11, 'bold');
        pen.row(`${role.company}, ${role.place}`, 11, 'serif');
        pen.row(`Employed: ${range(role, { one: long, dash: ' to ' })}`, 11, 'serif');
        pen.items('*', role.deeds, 12);
        pen.space(5);
      }
      heading('SKILLS AND ABILITIES');
      for (let i = 0; i < skills.length; i += 2) {
        pen.row(skills.slice(i, i + 2).map((skill, k): Cell => [12 + 230 * k, `* ${skill}`]));
      }
      heading('VOLUNTEER WORK');
      pen.row('Helper, Saint Vincent Food Pantry, Saturdays, 2017 to present', 11, 'serif');
      pen.row('Reading buddy, second grade, Fall 2016', 11, 'serif');
      heading('REFERENCES');
      for (const cells of [
        ['Prof. Janet Ruiz', 'Milton Hobbs', 'Sister Anne Kelly'],
        ['Writing Instructor', 'Floor Manager, Hobbs & Co.', 'Pantry Director'],
        ['(555) 555-0101', '(555) 555-0172', '(555) 555-0198'],
      ]) {
        pen.row(
          cells.map((text, k): Cell => [160 * k, text]),
          9.5,
        );
      }
    },
  },
  {
    name: 'the sample of a job board: key skills in two columns first, employer in capitals and town around a long dash over "title, 5/2018 to Present", two titles at the first employer, accomplishments behind a label, letters behind the name',
    dates: 'months',
    isText: true,
    roles: 3,
    sharedRoles: 2,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 60, right: 552, top: 62 });
      const heading = (text: string): void => {
        pen.space(10);
        keep(pen);
        sheet.fill(pen.page(), { x: 60, y: pen.y() - 12, width: 492, height: 16, grey: 0.85 });
        pen.row([middle(text, 492, 11)], 11, 'bold');
        pen.space(4);
      };
      pen.row([middle(`${name}, SHRM-CP`, 492, 20)], 20, 'bold');
      pen.row([middle(`${place} | ${phone} | ${email}`, 492, 10)]);
      pen.space(6);
      pen.row([middle(headline, 492, 13)], 13, 'bold');
      pen.item('', summary);
      heading('Key Skills');
      for (let i = 0; i < skills.length; i += 2) {
        pen.row(skills.slice(i, i + 2).map((skill, k): Cell => [40 + 240 * k, `• ${skill}`]));
      }
      heading('Professional Experience');
      for (const [i, role] of roles.entries()) {
        if (role.company !== roles[i - 1]?.company) pen.row(`${role.company.toUpperCase()} — ${role.place}`, 10.5);
        pen.row(`${role.title}, ${range(role, { one: bare, dash: ' to ' })}`, 10, 'bold');
        const [first = '', ...others] = role.deeds;
        pen.item('', first);
        if (others.length > 0) pen.row('Key Accomplishments:', 10, 'serif');
        pen.items('•', others, 8);
        pen.space(6);
      }
      heading('Education & Credentials');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row(`${school.toUpperCase()} — ${town}`, 10.5);
        pen.row(`${degree} in ${field}, ${bare(to)}`, 10, 'bold');
        pen.space(3);
      }
      pen.row('SHRM Certified Professional (SHRM-CP), 2019; renewed 2/2025');
      pen.row('Forty hours of mediation training, Superior Court, 2017');
      heading('Of Note');
      pen.row('“The person everyone calls first.” – Kate Morrow, VP, in a review of 11/2023', 10, 'serif');
    },
  },
  {
    name: 'the basic template of Word: objective and studies first as "degree | date | school" in capitals with major and minor in items, skills below heads of abilities, "title | employer | dates" in capitals, towns left out, a paragraph on leadership',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 72, right: 540, top: 78 });
      const heading = (text: string): void => {
        pen.space(12);
        keep(pen);
        pen.row(text, 13, 'bold');
        pen.space(3);
      };
      const head = (...parts: readonly string[]): void => {
        const printed = parts.map((text, i) => (i < parts.length - 1 ? `${text.toUpperCase()} |` : text.toUpperCase()));
        for (const text of rowsOf(printed, 72)) pen.row(text, 10, 'bold');
      };
      pen.row(name, 26);
      pen.row(`${place} | ${phone} | ${email}`, 10);
      heading('Objective');
      pen.item('', summary);
      heading('Education');
      for (const { school, degree, field, to } of studies) {
        head(degree, long(to), school);
        pen.item('·', `Major: ${field}`, 8);
        pen.items(
          '·',
          ['Minor: Spanish', 'Related coursework: Public Speaking, Business Law, Intermediate Spanish'],
          8,
        );
        pen.space(4);
      }
      heading('Skills & Abilities');
      for (const [label, own] of [
        ['MANAGEMENT', skills.slice(0, 2)],
        ['OPERATIONS', skills.slice(2, 4)],
        ['COMMUNICATION', skills.slice(4)],
      ] as const) {
        pen.row(label, 10, 'bold');
        pen.items('·', own, 8);
      }
      heading('Experience');
      for (const role of roles) {
        keep(pen);
        head(role.title, role.company, range(role, { one: long }));
        pen.items('·', role.deeds, 8);
        pen.space(5);
      }
      heading('Leadership');
      pen.item(
        '',
        'President of the Parents’ Council from 2019 to 2021; chair of the committee that rebuilt the playground at Fulton Square.',
      );
    },
  },
  {
    name: 'a minimalist one from a design site: name and headline centered over hairlines, contacts in three cells, studies, skills and certificates in a narrow left column with years first, title in bold over "employer | years", duties as paragraphs',
    dates: 'years',
    isText: false,
    roles: 3,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const line = (y: number): void => {
        sheet.fill(0, { x: 50, y, width: 512, height: 0.5, grey: 0.5 });
      };
      const top = sheet.pen({ left: 50, right: 562, top: 84 });
      top.row([middle(name, 512, 32)], 32, 'serif');
      top.row([middle(wide(headline), 512, 9)], 9);
      line(142);
      for (const [text, x] of [
        [phone, 50],
        [place, 228],
      ] as const) {
        sheet.print(0, { text, x, y: 158, size: 9 });
      }
      sheet.print(0, { text: email, x: 562, y: 158, size: 9, isRight: true });
      line(168);
      const side = sheet.pen({ left: 50, right: 196, top: 200 });
      const aside = (text: string): void => {
        side.row(wide(text), 9.5, 'bold');
        side.space(5);
      };
      const narrow = (text: string, face: 'plain' | 'bold' = 'plain'): void => {
        for (const part of wrapped(text, face === 'bold' ? 26 : 30)) side.row(part, 9, face);
      };
      aside('Education');
      for (const { school, degree, field, from, to } of studies) {
        narrow(`${from} - ${to.year}`);
        narrow(school, 'bold');
        narrow(degree);
        narrow(field);
        side.space(8);
      }
      side.space(12);
      aside('Skills');
      for (const skill of skills) {
        narrow(skill);
        side.space(3);
      }
      side.space(16);
      aside('Certificates');
      narrow('2022');
      narrow('Mental Health First Aid', 'bold');
      narrow('National Council');
      side.space(16);
      aside('Languages');
      narrow('English');
      narrow('Haitian Creole');
      const main = sheet.pen({ left: 228, right: 562, top: 200 });
      const heading = (text: string): void => {
        main.row(wide(text), 9.5, 'bold');
        main.space(5);
      };
      heading('About Me');
      main.item('', summary);
      main.space(20);
      heading('Work Experience');
      for (const role of roles) {
        main.row(role.title, 11, 'bold');
        main.row(`${role.company} | ${range(role, { one: year, dash: ' - ' })}`, 9.5);
        main.space(3);
        main.item('', role.deeds.map((deed) => `${deed.replace(/\.$/, '')}.`).join(' '));
        main.space(12);
      }
      main.space(8);
      heading('Volunteering');
      main.row('Kitchen Lead', 11, 'bold');
      main.row('Grace Street Soup Kitchen | 2015 - 2016', 9.5);
      sheet.fill(0, { x: 212, y: 188, width: 0.5, height: Math.max(side.y(), main.y()) - 188, grey: 0.5 });
    },
  },
  {
    name: 'the best-known LaTeX class for a résumé of many sections: position between dots, a quote, employer and town over title in capitals and slanted months, honors and talks in cells, skills in labelled rows, date, name and page at the foot',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 44, right: 568, top: 62 });
      const heading = (text: string): void => {
        pen.space(9);
        keep(pen);
        sheet.fill(pen.page(), {
          x: 60 + 8.5 * text.length,
          y: pen.y() - 3,
          width: 500 - 8.5 * text.length,
          height: 0.9,
          grey: 0.6,
        });
        pen.row(text, 15, 'bold');
        pen.space(2);
      };
      const entry = (bold: string, right: string, below: string, dates: string): void => {
        keep(pen);
        pen.ends([bold, 'bold'], [right, 'serif'], 10.5);
        pen.ends(below.toUpperCase(), [dates, 'serif'], 9);
        pen.space(2);
      };
      pen.row([middle(name, 524, 30)], 30);
      pen.row([middle(`${headline.toUpperCase()} · LIFELONG LEARNER`, 524, 8.5)], 8.5);
      pen.row([middle(place, 524, 9)], 9, 'serif');
      pen.row([middle(`${phone}  |  ${email}  |  ${account(email)}.example.io  |  ${account(email)}`, 524, 9)], 9);
      pen.row([middle('“Leave every desk tidier than you found it.”', 524, 9)], 9, 'serif');
      heading('Work Experience');
      for (const role of roles) {
        entry(role.company, role.place, role.title, range(role, { one: stopped, dash: ' - ', now: 'PRESENT' }));
        pen.items('•', role.deeds, 6);
        pen.space(4);
      }
      heading('Honors & Awards');
      for (const [when, what, where] of [
        ['2018', 'Finalist, Lighthouse Security Contest', 'Las Vegas, U.S.A'],
        ['2016', '2nd Place, Hackathon of the Governor', 'Salem, U.S.A'],
      ] as const) {
        pen.row(
          [
            [0, when],
            [46, what],
            [-1, where, 'serif'],
          ],
          9.5,
        );
      }
      heading('Presentation');
      entry('North Loop Meetup', 'Vancouver, Canada', 'Presenter for <Queues Without Tears>', 'Feb. 2020');
      heading('Skills');
      for (const [label, own] of [
        ['Core', skills.slice(0, 2)],
        ['Tools', skills.slice(2, 4)],
        ['Also', skills.slice(4)],
      ] as const) {
        pen.row([
          [16, label, 'bold'],
          [70, own.join(', ')],
        ]);
      }
      heading('Education');
      for (const { school, degree, field, place: town, from, to } of studies) {
        entry(school, town, `${degree} in ${field}`, `Sep. ${from} - ${stopped(to)}`);
        pen.space(4);
      }
      for (const page of sheet.pages.keys()) {
        sheet.print(page, { text: 'May 4, 2026', x: 44, y: 770, size: 8 });
        sheet.print(page, { text: `${name}  ·  Résumé`, x: 270, y: 770, size: 8 });
        sheet.print(page, { text: String(page + 1), x: 568, y: 770, size: 8, isRight: true });
      }
    },
  },
  {
    name: 'the classic style of the oldest LaTeX class for a CV: contacts with signs under each other at the right, bars before headings, years in a left column, "title, employer, town." in one row with stops, a thesis with supervisors, skills in two label columns',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, headline, email, phone, place, roles, studies, skills }) => {
      const body = 92;
      sheet.print(0, { text: name, x: 50, y: 78, size: 28 });
      sheet.print(0, { text: headline, x: 50, y: 98, size: 12, face: 'serif' });
      const contacts = sheet.pen({ left: 400, right: 562, top: 58 });
      for (const [sign, text] of [
        ['➤', place],
        ['✆', phone],
        ['✉', email],
      ] as const) {
        contacts.row(
          [
            [0, sign, 'symbols'],
            [14, text, 'serif'],
          ],
          9,
        );
      }
      const pen = sheet.pen({ left: 50, right: 562, top: 132 });
      const heading = (text: string): void => {
        pen.space(10);
        keep(pen);
        sheet.fill(pen.page(), { x: 50, y: pen.y() - 5, width: 80, height: 4, grey: 0.4 });
        pen.row([[body, text]], 14);
        pen.space(3);
      };
      const entry = (label: string, ...rows: readonly string[]): void => {
        for (const [i, text] of rows.entries()) pen.row([...(i === 0 ? [[0, label] as const] : []), [body, text]]);
      };
      heading('Education');
      for (const { school, degree, field, place: town, from, to } of studies) {
        entry(`${from}–${to.year}`, ...rowsOf([`${degree} in ${field},`, `${school},`, `${town},`, '3.4/4.0.'], 84));
        pen.space(3);
      }
      heading('Master thesis');
      entry('Title', 'Quiet Rooms: Noise and Recovery on Shared Wards');
      entry('Supervisors', 'Professor Nora Feld & Dr. Ian Castell');
      entry('Description', 'A comparison of 14 wards before and after new doors');
      heading('Experience');
      for (const role of roles) {
        keep(pen);
        entry(
          range(role, { one: year, dash: '–', now: 'now' }),
          ...rowsOf([`${role.title},`, `${role.company},`, `${role.place}.`], 84),
        );
        pen.items('–', role.deeds, body + 4);
        pen.space(4);
      }
      heading('Languages');
      entry('English', 'Mother tongue');
      entry('Dutch', 'Intermediate, five years at school');
      heading('Professional skills');
      const labels = ['Daily', 'Often', 'At times', 'On site', 'Learning'];
      for (let i = 0; i < skills.length; i += 2) {
        pen.row(
          skills.slice(i, i + 2).flatMap((skill, k): Cell[] => [
            [270 * k, labels[i + k]!],
            [k === 0 ? body : 340, skill],
          ]),
        );
      }
      heading('Interests');
      entry('Rowing', 'Cox of the third boat since 2015');
    },
  },
  {
    name: 'a theme for a resume kept as JSON: a gray card with name, signs and profiles at the left, title at the left of "Mar, 2019 - Present", employer with the time in years and months below, town with a sign, skills in boxes, an award, a paper and volunteering',
    dates: 'months',
    isText: false,
    roles: 3,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 28, y: 40, width: 172, height: 250, grey: 0.93 });
      const card = sheet.pen({ left: 40, right: 192, top: 68 });
      for (const text of wrapped(name, 15)) card.row(text, 17, 'bold');
      for (const text of wrapped(headline, 30)) card.row(text, 10);
      card.space(10);
      for (const [sign, text] of [
        ['➤', place],
        ['✆', phone],
        ['✉', email],
        ['✪', `@${account(email)}`],
      ] as const) {
        card.row(
          [
            [0, sign, 'symbols'],
            [15, text],
          ],
          text.length > 28 ? 7.5 : 8.5,
        );
        card.space(4);
      }
      card.space(8);
      for (const text of ['About', 'Work Experience', 'Skills', 'Education', 'Awards']) card.row([[0, text]], 8);
      const main = sheet.pen({ left: 226, right: 578, top: 60 });
      const heading = (sign: string, text: string): void => {
        main.space(8);
        keep(main);
        main.row(
          [
            [0, sign, 'symbols'],
            [20, text, 'bold'],
          ],
          13,
        );
        main.space(3);
      };
      heading('●', 'About');
      main.item('', summary, 20);
      heading('■', 'Work Experience');
      for (const role of roles) {
        keep(main);
        main.row(
          [
            [20, role.title, 'bold'],
            [-1, range(role, { one: comma, dash: ' - ' })],
          ],
          10,
        );
        main.row(
          [
            [20, role.company],
            [-1, span(role)],
          ],
          9,
        );
        main.row(
          [
            [20, '➤', 'symbols'],
            [32, role.place],
          ],
          8,
        );
        main.items('•', role.deeds, 26);
        main.space(6);
      }
      heading('✦', 'Skills');
      for (const row of [skills.slice(0, 3), skills.slice(3)]) {
        for (const i of row.keys()) {
          const x = 246 + 112 * i;
          sheet.fill(main.page(), { x, y: main.y() - 10, width: 106, height: 14, grey: 0.9 });
        }
        main.row(
          row.map((text, i): Cell => [24 + 112 * i, text]),
          8.5,
        );
        main.space(8);
      }
      heading('▲', 'Education');
      for (const { school, degree, field, from, to } of studies) {
        main.row([[20, `${field}, ${degree}`, 'bold']], 10);
        main.row(
          [
            [20, school],
            [-1, `Sep, ${from} - ${comma(to)}`],
          ],
          9,
        );
        main.space(5);
      }
      heading('★', 'Awards');
      main.row([[20, 'Small Builds Prize', 'bold']], 10);
      main.row([[20, 'Awarded by the Delta Makers’ Fair on Nov 01, 2019']], 9);
      heading('✎', 'Publications');
      main.row([[20, 'Fast Lanes for Slow Files', 'bold']], 10);
      main.row([[20, 'Published by Northern Letters on Oct 01, 2017']], 9);
      heading('♥', 'Volunteer Work');
      main.row(
        [
          [20, 'Coach', 'bold'],
          [-1, 'Jan, 2014 - Dec, 2014'],
        ],
        10,
      );
      main.row([[20, 'Girls Who Ship']], 9);
    },
  },
  {
    name: 'a Markdown file kept on GitHub: occupation, dates in backticks in a row of their own, title in underscores before employer and town, "Specialized in" over skills, studies with the school in underscores, a talk and packages, the date of the last change',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 54, right: 558, top: 60 });
      const heading = (text: string): void => {
        pen.space(14);
        keep(pen);
        pen.row(text);
        pen.space(14);
      };
      pen.row(`# ${name}`);
      pen.row(`${headline}, ${place}`);
      pen.space(14);
      pen.row(`<a href="mailto:${email}">${email}</a>`);
      pen.row(`| ${phone} | [github.com/${account(email)}](https://github.com/${account(email)})`);
      heading('## Currently');
      pen.item('', summary);
      heading('### Specialized in');
      pen.row(`${skills.slice(0, 3).join(', ')},`);
      pen.row(skills.slice(3).join(', '));
      heading('## Occupation');
      for (const role of roles) {
        keep(pen);
        pen.row(`\`${range(role, { one: short, dash: ' - ', now: 'current' })}\``);
        const parts = [`__${role.title}__,`, `${role.company},`, role.place];
        for (const text of rowsOf(parts, 92)) pen.row(text);
        pen.space(14);
        pen.items('-', role.deeds);
        pen.space(14);
      }
      heading('## Education');
      for (const { school, degree, field, place: town, from, to } of studies) {
        pen.row(`\`${from}-${to.year}\``);
        pen.row(`__${school}, ${town}__`);
        pen.space(14);
        pen.row(`- ${degree} in ${field}`);
        pen.row('- Teaching assistant for two terms, thesis passed with distinction');
        pen.space(14);
      }
      heading('## Talks and packages');
      pen.row('`June 2022`');
      pen.row('Small tools that last, Rainy Day Conf, Portland ([slides](https://example.org/tools))');
      pen.space(14);
      pen.row('- [tidyrow](https://example.org/tidyrow) – 340 stars, used by two newspapers');
      pen.space(14);
      pen.row('<!-- ### Footer');
      pen.row('Last updated: May 2026 -->');
    },
  },
  {
    name: 'plain characters in a mail: mail heads and a greeting above, sections behind two hyphens, dotted months before the title, employer and town below it, skills by threes behind stars, "Degree:" and "Major:" labels, a signature with the name again',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 60, right: 420, top: 60 });
      const heading = (text: string): void => {
        pen.space(14);
        keep(pen);
        pen.row(`-- ${text} ${'-'.repeat(60 - text.length)}`);
        pen.space(14);
      };
      pen.row(`From: ${name} <${email}>`);
      pen.row('To: jobs@keeneandlowe.example.com');
      pen.row('Date: Tue, 3 Mar 2026 09:12:44 -0500');
      pen.row(`Subject: Application for ${headline}`);
      pen.space(14);
      pen.row('Dear Ms. Keene,');
      pen.space(14);
      pen.item('', 'I saw your ad on the board of the library. As it asks for plain text, my resume is below.');
      pen.space(14);
      pen.row('* * * * * * * * * * * * * * * * * * * * * * * * * * * * * *');
      pen.space(14);
      pen.row(name.toUpperCase());
      pen.row(place);
      pen.row(phone);
      pen.row(email);
      heading('GOAL');
      pen.item('', summary);
      heading('JOBS');
      for (const role of roles) {
        keep(pen);
        const dates = range(role, { one: (date) => inNumbers(date).replace('/', '.'), dash: '-', now: 'today' });
        pen.row([
          [0, dates],
          [100, role.title],
        ]);
        for (const text of rowsOf([`${role.company},`, role.place], 52)) pen.row([[100, text]]);
        pen.items('+', role.deeds, 100);
        pen.space(14);
      }
      heading('SKILLS');
      for (const row of [skills.slice(0, 3), skills.slice(3)]) {
        pen.row(row.map((skill, i): Cell => [150 * i, `* ${skill}`]));
      }
      heading('SCHOOLS');
      for (const { school, degree, field, place: town, to } of studies) {
        for (const text of rowsOf([`${school},`, `${town},`, year(to)], 72)) pen.row(text);
        pen.row(`Degree: ${degree}`);
        pen.row(`Major: ${field}`);
        pen.space(14);
      }
      heading('PEOPLE WHO KNOW MY WORK');
      pen.row('Ruth Adeyinka, former manager, Lakes Credit Office, 555-0166');
      pen.row('Carl Boone, pastor, carl.boone@example.org');
      pen.space(14);
      pen.row('Thank you for your time.');
      pen.row('--');
      pen.row(name);
      pen.row('Sent from my phone');
    },
  },
];
