import { apostrophe, inNumbers, inWords, long, range, short, wide, year, type Layout } from './layout.ts';
import type { LivedRole, LivedStudy, MonthOfYear, Person } from './people.ts';
import { keep, middle, PAGE, rowsOf, wrapped, type Cell, type Face, type Pen, type Sheet } from './sheet.ts';

interface Style {
  readonly x?: number;
  readonly size?: number;
  readonly face?: Face;
}

/** Prints a text over as many rows as it takes in a width in points. */
function say(pen: Pen, text: string, width: number, { x = 0, size = 10, face = 'plain' }: Style = {}): void {
  for (const line of linesIn(text, width, size)) pen.row([[x, line]], size, face);
}

function linesIn(text: string, width: number, size = 10): string[] {
  const capitals = text.replaceAll(/[^\p{Lu}]/gu, '').length / text.length;
  return wrapped(text, width / (size * (0.51 + 0.2 * capitals)));
}

function bullets(
  pen: Pen,
  sign: string,
  texts: readonly string[],
  width: number,
  { x = 0, size = 9 }: Style = {},
): void {
  for (const text of texts) {
    for (const [i, line] of linesIn(text, width - x - 10, size).entries()) {
      pen.row(i === 0 ? [[x, `${sign} ${line}`]] : [[x + 9, line]], size);
    }
  }
}

/** Prints items joined to rows, none of them broken. */
function joined(pen: Pen, items: readonly string[], sign: string, width: number, x = 0): void {
  const parts = items.map((item, i) => (i < items.length - 1 ? `${item}${sign}` : item));
  for (const row of rowsOf(parts, width / 5.2)) pen.row([[x, row]]);
}

/** Prints items in two columns. */
function pairs(pen: Pen, items: readonly string[], middleX: number, sign: string): void {
  if (items.some((item) => item.length * 5.2 > middleX)) {
    for (const item of items) pen.item(sign.trim(), item);
    return;
  }
  for (let i = 0; i < items.length; i += 2) {
    const cells: Cell[] = [[0, `${sign}${items[i]!}`]];
    if (i + 1 < items.length) cells.push([middleX, `${sign}${items[i + 1]!}`]);
    pen.row(cells);
  }
}

/** Prints a text at each end of a row; the left one goes on below if it has no room beside the right one. */
function bothEnds(
  pen: Pen,
  [left, face]: readonly [string, Face],
  [right, other]: readonly [string, Face],
  width: number,
): void {
  const [first, ...more] = linesIn(left, width - right.length * 5.6 - 12, face === 'bold' ? 10.6 : 10);
  pen.ends([first!, face], [right, other]);
  for (const line of more) pen.row([[0, line, face]]);
}

function centered(pen: Pen, text: string, width: number, { size = 10, face = 'plain' }: Style = {}): void {
  const [x, line] = middle(text, width, size);
  pen.row([[x, line, face]], size);
}

const rule = (sheet: Sheet, pen: Pen, left: number, right: number, grey = 0.4): void => {
  sheet.fill(pen.page(), { x: left, y: pen.y() - 9, width: right - left, height: 0.7, grey });
};

/** Prints on the pages after the first one, above all else. */
function runningHead({ pages }: Sheet, x: number, text: (page: number) => string): void {
  for (const [i, prints] of pages.entries()) {
    if (i > 0) prints.unshift({ text: text(i + 1), x, y: 34, size: 9, isRight: false, face: 'plain' });
  }
}

/** Prints below the pages. */
function footers(sheet: Sheet, x: number, text: (page: number, pages: number) => string): void {
  const count = sheet.pages.length;
  for (let i = 0; i < count; i += 1) sheet.print(i, { text: text(i + 1, count), x, y: 772, size: 8 });
}

// 1. A driver's Word document.

const WHY_LEFT = ['Needed to be home on weekends', 'Terminal closed', 'Better pay', 'Moved to be near family'];

function drawDriverJob(pen: Pen, role: LivedRole, i: number): void {
  keep(pen, 60);
  bothEnds(
    pen,
    [`${role.company}, ${role.place}`, 'bold'],
    [range(role, { one: inNumbers, dash: ' to ' }), 'plain'],
    488,
  );
  say(pen, `Position: ${role.title}`, 488);
  pen.items('-', role.deeds, 12);
  pen.row(role.to === null ? 'May we contact: Yes' : `Reason for leaving: ${WHY_LEFT[i % 4]!}`);
  pen.space(8);
}

function drawDriverRest(pen: Pen, { studies, skills }: Person): void {
  keep(pen, 60);
  pen.row('Education and Training', 12, 'bold');
  for (const { school, place, degree, field, to } of studies) {
    bothEnds(pen, [`${school}, ${place}`, 'plain'], [String(to.year), 'plain'], 488);
    say(pen, `Diploma or degree: ${degree}`, 488);
    say(pen, `Course of study: ${field}`, 488);
  }
  pen.space(8);
  keep(pen, 60);
  pen.row('What I can do', 12, 'bold');
  pairs(pen, skills, 244, '• ');
  pen.space(8);
  keep(pen, 60);
  pen.row('References', 12, 'bold');
  pen.row('Dan Whitlock, dispatcher, known 6 years, 330-555-0148');
  pen.row('Pastor Ray Simms, known 12 years, 330-555-0122');
}

const driver: Layout = {
  name: 'plain Word document: labelled position below the employer, reasons for leaving, references',
  dates: 'months',
  isText: true,
  draw: (sheet, person) => {
    const pen = sheet.pen({ left: 64, right: 552, top: 64 });
    pen.row(person.name, 16, 'bold');
    pen.row(person.place);
    pen.row(`Cell: ${person.phone}`);
    pen.row(`E-mail: ${person.email}`);
    pen.space(10);
    pen.row('Objective', 12, 'bold');
    pen.item('', 'To get a steady job with a company that takes safety seriously and promotes from within.');
    pen.space(8);
    pen.row('License', 12, 'bold');
    pen.row('Class A CDL, tanker and hazmat, clean MVR since 2014, medical card good through 08/2026');
    pen.space(8);
    pen.row('Employment (last job first)', 12, 'bold');
    for (const [i, role] of person.roles.entries()) drawDriverJob(pen, role, i);
    drawDriverRest(pen, person);
  },
};

// 2. A mail.

function drawMailTop(pen: Pen, { name, place, phone, email, summary }: Person): void {
  pen.row('Hello,');
  pen.space(10);
  say(pen, 'the upload on your careers page gave me an error on 14 October, so I am pasting my resume below.', 450);
  say(pen, 'I can start two weeks after an offer and come in any afternoon. Thank you for your time!', 450);
  pen.space(10);
  pen.row('==========================================');
  pen.row(name.toUpperCase());
  pen.row(place);
  pen.row(`${phone} / ${email}`);
  pen.row('==========================================');
  pen.space(10);
  pen.row('*** ABOUT ME ***');
  say(pen, summary, 450);
  pen.space(10);
}

const mail: Layout = {
  name: 'pasted into a mail: greeting, starred heads, title and employer joined by "at", dates with "thru", a sign-off',
  dates: 'months',
  isText: true,
  draw: (sheet, person) => {
    const pen = sheet.pen({ left: 50, right: 540, top: 56 });
    drawMailTop(pen, person);
    pen.row("*** JOBS I'VE HAD ***");
    for (const role of person.roles) {
      say(pen, `> ${role.title} at ${role.company}`, 480);
      pen.row(`  ${range(role, { one: short, dash: ' thru ', now: 'now' })} (${role.place})`);
      for (const deed of role.deeds) say(pen, `  - ${deed}.`, 460);
      pen.space(10);
    }
    pen.row('*** SCHOOL ***');
    for (const { school, place, degree, field, to } of person.studies) {
      say(pen, `> ${school} (${place})`, 480);
      say(pen, `  ${degree} in ${field}, finished ${long(to)}`, 480);
    }
    pen.space(10);
    pen.row('*** GOOD AT ***');
    for (const skill of person.skills) say(pen, `+ ${skill}`, 480);
    pen.space(10);
    pen.row('*** OTHER ***');
    pen.row('I coach Little League since 2017, own a car, and passed a drug screen in June.');
    pen.space(10);
    pen.row('Sincerely,');
    pen.row(person.name);
    pen.row('Sent from my phone');
  },
};

// 3. A dark panel on the left.

const DARK = { x: 0, y: 0, width: 222, height: PAGE.height, grey: 0.2 };

function drawBars(sheet: Sheet, pen: Pen, skills: readonly string[]): void {
  for (const [i, skill] of skills.entries()) {
    say(pen, skill, 188, { size: 9, face: 'white' });
    const bar = { x: 22, y: pen.y() - 8, height: 3 };
    sheet.fill(0, { ...bar, width: 180, grey: 0.45 });
    sheet.fill(0, { ...bar, width: [165, 150, 172, 120, 140][i % 5]!, grey: 0.95 });
    pen.space(9);
  }
}

function darkSide(sheet: Sheet, { place, phone, email, skills }: Person): void {
  const pen = sheet.pen({ left: 22, right: 212, top: 150 });
  const head = (text: string): void => {
    pen.space(12);
    pen.row(text, 11, 'white');
    pen.space(3);
  };
  const rows = (texts: readonly string[]): void => {
    for (const text of texts) say(pen, text, 188, { size: 8, face: 'white' });
  };
  head('CONTACT');
  rows(['Phone', phone, 'Email', email, 'Home', place]);
  head('SKILLS');
  drawBars(sheet, pen, skills);
  head('LANGUAGES');
  rows(['English (native)', 'Portuguese (conversational)']);
  head('CERTIFICATES');
  rows(['Notary Public, State commission, 2021', 'Lean Yellow Belt, 2019']);
  head('OFF THE CLOCK');
  rows(['Trail running, sourdough, restoring a 1978 canoe']);
}

function drawDarkMain(pen: Pen, { name, headline, summary, roles, studies }: Person): void {
  say(pen, name, 336, { size: 26, face: 'bold' });
  say(pen, headline, 336, { size: 13 });
  pen.space(14);
  pen.row('PROFILE', 12, 'bold');
  say(pen, summary, 336, { size: 9 });
  pen.space(12);
  pen.row('WORK EXPERIENCE', 12, 'bold');
  for (const role of roles) {
    keep(pen, 70);
    pen.row(range(role, { one: short }).toUpperCase(), 8);
    say(pen, role.title, 336, { size: 11, face: 'bold' });
    say(pen, `${role.company}  |  ${role.place}`, 336);
    bullets(pen, '•', role.deeds, 336, { x: 6 });
    pen.space(9);
  }
  keep(pen, 80);
  pen.row('EDUCATION', 12, 'bold');
  for (const { degree, field, school, to } of studies) {
    pen.row(String(to.year), 8);
    say(pen, `${degree}, ${field}`, 336, { size: 10, face: 'bold' });
    say(pen, school, 336);
    pen.space(5);
  }
}

const darkPanel: Layout = {
  name: 'dark panel on the left with skill bars and contact labels, dates in capitals above the title',
  dates: 'months',
  isText: true,
  draw: (sheet, person) => {
    sheet.fill(0, DARK);
    darkSide(sheet, person);
    const pen = sheet.pen({ left: 246, right: 582, top: 70 });
    drawDarkMain(pen, person);
    for (let i = 1; i <= pen.page(); i += 1) sheet.fill(i, DARK);
  },
};

// 4. A light panel on the right.

const LIGHT = { x: 384, y: 118, width: 204, height: 650, grey: 0.92 };

function drawAiryJob(pen: Pen, role: LivedRole): void {
  keep(pen, 70);
  say(pen, role.company, 310, { size: 11, face: 'bold' });
  say(pen, role.title, 310);
  pen.row(`${role.place}  ·  ${range(role, { one: long, dash: ' - ', now: 'Today' })}`, 8.5);
  pen.space(2);
  bullets(pen, '–', role.deeds, 310);
  pen.space(10);
}

function lightSide(sheet: Sheet, { place, phone, email, skills, studies }: Person): void {
  const pen = sheet.pen({ left: 396, right: 582, top: 140 });
  const head = (text: string): void => {
    pen.space(12);
    pen.row(wide(text), 10, 'bold');
    pen.space(3);
  };
  const icons: readonly (readonly [string, string])[] = [
    ['✆', phone],
    ['✉', email],
    ['➤', place],
  ];
  for (const [icon, text] of icons)
    pen.row(
      [
        [0, icon, 'symbols'],
        [14, text],
      ],
      7.8,
    );
  head('Training');
  for (const { degree, field, school, from, to } of studies) {
    say(pen, degree, 182, { size: 9, face: 'bold' });
    say(pen, field, 182, { size: 9 });
    say(pen, school, 182, { size: 9 });
    pen.row(`${from} - ${to.year}`, 9);
    pen.space(6);
  }
  head('Expertise');
  bullets(pen, '•', skills, 184);
  head('Awards');
  say(pen, 'Associate of the Quarter, Q3 2019', 182, { size: 9 });
  say(pen, 'Safety Star for 1,000 days without a lost-time injury', 182, { size: 9 });
  head('Memberships');
  say(pen, 'Rotary Club, Toastmasters International', 182, { size: 9 });
}

const lightPanel: Layout = {
  name: 'letter-spaced name and heads, light panel on the right with icons and studies, employer above title and date',
  dates: 'months',
  isText: true,
  draw: (sheet, person) => {
    const top = sheet.pen({ left: 36, right: 576, top: 62 });
    centered(top, wide(person.name), 540, { size: 17, face: 'bold' });
    centered(top, person.headline, 540, { size: 11 });
    sheet.fill(0, { x: 36, y: 100, width: 552, height: 1, grey: 0.3 });
    const pen = sheet.pen({ left: 40, right: 366, top: 136 });
    pen.row(wide('Hello'), 11, 'bold');
    say(pen, person.summary, 310, { size: 9 });
    pen.space(14);
    pen.row(wide('Where I worked'), 11, 'bold');
    pen.space(4);
    for (const role of person.roles) drawAiryJob(pen, role);
    sheet.fill(0, LIGHT);
    lightSide(sheet, person);
  },
};

// 5. A director, two pages.

const ABOUT_FIRMS = [
  'A family-owned regional group with 600 employees in five states and sales of $140 million.',
  'Sold to a private equity fund in 2022; formerly the largest employer in the county.',
  'Fast-growing firm founded in 1998, since then part of a Canadian holding.',
];

/** Roles in a row with the same employer. */
function stints(roles: readonly LivedRole[]): LivedRole[][] {
  const all: LivedRole[][] = [];
  for (const role of roles) {
    const last = all.at(-1);
    if (last?.[0]?.company === role.company) last.push(role);
    else all.push([role]);
  }
  return all;
}

function drawStint(pen: Pen, stint: readonly LivedRole[], about: string): void {
  const [first, last] = [stint[0]!, stint.at(-1)!];
  const years = range({ ...first, from: last.from }, { one: year });
  keep(pen, 90);
  bothEnds(pen, [first.company.toUpperCase(), 'bold'], [years, 'bold'], 504);
  pen.row(first.place, 10, 'serif');
  say(pen, about, 504, { face: 'serif' });
  pen.space(3);
  for (const role of stint) {
    keep(pen, 44);
    say(pen, stint.length > 1 ? `${role.title} (${range(role, { one: year })})` : role.title, 480, {
      size: 11,
      face: 'bold',
    });
    pen.row('Selected results:', 10, 'serif');
    pen.items('•', role.deeds, 10);
    pen.space(5);
  }
  pen.space(5);
}

function drawDirectorEnd(pen: Pen, { studies }: Person): void {
  keep(pen, 70);
  centered(pen, 'EDUCATION', 504, { size: 12, face: 'bold' });
  for (const { school, degree, field, place, to } of studies) {
    say(pen, `${degree}, ${field}`, 480, { face: 'bold' });
    bothEnds(pen, [`${school}, ${place}`, 'plain'], [String(to.year), 'plain'], 488);
  }
  pen.space(10);
  keep(pen, 70);
  centered(pen, 'CIVIC AND BOARD SERVICE', 504, { size: 12, face: 'bold' });
  pen.items('•', [
    'Tri-County Food Bank: treasurer of the board from 2016 to 2020, co-chair of the 2023 building campaign',
    'Panelist at the Midwest Operations Forum in Chicago, May 2022',
  ]);
}

const director: Layout = {
  name: 'a director on two pages: centered serif, expertise in columns, two roles in one firm, lines about firms',
  dates: 'years',
  isText: true,
  sharedRoles: 2,
  roles: 4,
  draw: (sheet, person) => {
    const { name, place, phone, email, summary, roles, skills } = person;
    const pen = sheet.pen({ left: 54, right: 558, top: 62 });
    centered(pen, name.toUpperCase(), 504, { size: 18, face: 'serif' });
    centered(pen, `${place}  |  ${phone}  |  ${email}`, 504);
    rule(sheet, pen, 54, 558);
    pen.space(12);
    centered(pen, 'EXECUTIVE PROFILE', 504, { size: 12, face: 'bold' });
    say(pen, summary, 504, { face: 'serif' });
    pen.space(10);
    centered(pen, 'AREAS OF EXPERTISE', 504, { size: 12, face: 'bold' });
    pairs(pen, skills, 260, '· ');
    pen.space(10);
    centered(pen, 'CAREER CHRONOLOGY', 504, { size: 12, face: 'bold' });
    for (const [i, stint] of stints(roles).entries()) drawStint(pen, stint, ABOUT_FIRMS[i % 3]!);
    drawDirectorEnd(pen, person);
    runningHead(sheet, 54, (page) => `${name}  |  ${phone}  |  Page ${page}`);
  },
};

// 6. Tables.

type Columns = readonly (readonly [x: number, head: string])[];
const TABLE = { left: 50, right: 566 };
const WIDTH = TABLE.right - TABLE.left;

function drawHead(sheet: Sheet, pen: Pen, columns: Columns): void {
  sheet.fill(pen.page(), { x: TABLE.left - 4, y: pen.y() - 10, width: WIDTH + 8, height: 14, grey: 0.85 });
  pen.row(
    columns.map(([x, head]): Cell => [x, head, 'bold']),
    9,
  );
  pen.space(3);
}

/** Prints a row of a table; its cells wrap. */
function drawCells(pen: Pen, columns: Columns, texts: readonly string[]): void {
  const cells = texts.map((text, i) => linesIn(text, (columns[i + 1]?.[0] ?? WIDTH) - columns[i]![0] - 6, 9));
  for (let i = 0; i < Math.max(...cells.map((lines) => lines.length)); i += 1) {
    pen.row(
      cells.flatMap((lines, k): Cell[] => (lines[i] === undefined ? [] : [[columns[k]![0], lines[i]!]])),
      9,
    );
  }
}

function drawTable(
  sheet: Sheet,
  pen: Pen,
  [columns, rows, notes = []]: readonly [Columns, readonly (readonly string[])[], (readonly string[])?],
): void {
  keep(pen, 110);
  drawHead(sheet, pen, columns);
  for (const [i, texts] of rows.entries()) {
    const page = pen.page();
    keep(pen, 80);
    if (pen.page() > page) drawHead(sheet, pen, columns);
    drawCells(pen, columns, texts);
    if (notes[i] !== undefined) say(pen, notes[i], WIDTH - 12, { x: 8, size: 8.5 });
    rule(sheet, pen, TABLE.left - 4, TABLE.right + 4);
    pen.space(5);
  }
  pen.space(10);
}

function jobTable(roles: readonly LivedRole[]): [Columns, string[][], string[]] {
  return [
    [
      [0, 'From'],
      [52, 'To'],
      [104, 'Employer'],
      [262, 'Job title'],
      [412, 'City'],
      [478, 'Type'],
    ],
    roles.map(({ from, to, company, title, place }) => [
      inNumbers(from),
      to ? inNumbers(to) : 'Present',
      company,
      title,
      place,
      'Full',
    ]),
    roles.map(({ deeds }) => `Duties: ${deeds.join('. ')}.`),
  ];
}

function studyTable(studies: readonly LivedStudy[]): [Columns, string[][]] {
  return [
    [
      [0, 'School'],
      [180, 'Degree or diploma'],
      [320, 'Major'],
      [456, 'Graduated'],
    ],
    studies.map(({ school, degree, field, to }) => [school, degree, field, String(to.year)]),
  ];
}

const LEVELS = ['Advanced', 'Intermediate', 'Expert', 'Basic', 'Advanced'];

function skillTable(skills: readonly string[]): [Columns, string[][]] {
  return [
    [
      [0, 'Skill'],
      [260, 'Level'],
      [380, 'Last used'],
    ],
    skills.map((skill, i) => [skill, LEVELS[i % 5]!, i % 2 ? '2024' : 'This month']),
  ];
}

const tables: Layout = {
  name: 'Word tables with shaded heads: jobs in wrapped cells with from and to, skills with levels, licenses',
  dates: 'months',
  isText: false,
  draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
    const pen = sheet.pen({ ...TABLE, top: 60 });
    pen.row('Resume', 16, 'bold');
    pen.space(6);
    const facts = [
      ['Applicant', name],
      ['Lives in', place],
      ['Telephone', phone],
      ['E-mail', email],
    ];
    for (const [label, fact] of [...facts, ['Can start', 'Two weeks after notice'], ['Shift', 'Any']]) {
      pen.row([
        [0, label!, 'bold'],
        [104, fact!],
      ]);
    }
    pen.space(12);
    pen.row('1. Work record', 11, 'bold');
    drawTable(sheet, pen, jobTable(roles));
    keep(pen, 120);
    pen.row('2. Schools', 11, 'bold');
    drawTable(sheet, pen, studyTable(studies));
    keep(pen, 120);
    pen.row('3. Skills', 11, 'bold');
    drawTable(sheet, pen, skillTable(skills));
    keep(pen, 120);
    pen.row('4. Licenses', 11, 'bold');
    const licences = [
      ['Driver license, Class D', '03/2018', '03/2026'],
      ['Powered lift truck card', '11/2022', '11/2025'],
    ];
    drawTable(sheet, pen, [
      [
        [0, 'License'],
        [260, 'Issued'],
        [380, 'Expires'],
      ],
      licences,
    ]);
  },
};

// 7. A public servant.

const BOSSES = ['M. Ortega, 555-0151', 'Sgt. L. Banks, 555-0177', 'retired', 'T. Friel, 555-0133'];

function drawLabelled(pen: Pen, facts: readonly (readonly [string, string])[]): void {
  for (const [label, fact] of facts) {
    for (const [i, line] of linesIn(fact, 370).entries()) {
      pen.row(
        i === 0
          ? [
              [0, `${label}:`, 'bold'],
              [118, line],
            ]
          : [[118, line]],
      );
    }
  }
}

function drawPost(pen: Pen, role: LivedRole, i: number): void {
  keep(pen, 130);
  drawLabelled(pen, [
    ['Job title', role.title],
    ['Employer', role.company],
    ['Duty station', role.place],
    ['Dates employed', range(role, { one: long, dash: ' - ' })],
    ['Hours per week', i === 2 ? '32' : '40'],
    ['Starting pay', `$${(31.5 - 4.25 * i).toFixed(2)} per hour`],
    ['Supervisor', `${BOSSES[i % 4]!} (may contact: ${i === 0 ? 'no' : 'yes'})`],
  ]);
  pen.row('Duties and accomplishments:', 10, 'bold');
  say(pen, role.deeds.map((deed) => `${deed}.`).join(' '), 490);
  pen.space(12);
}

function drawServantEnd(pen: Pen, { studies, skills }: Person): void {
  keep(pen, 110);
  pen.row('EDUCATION', 12);
  for (const { school, degree, field, place, to } of studies) {
    keep(pen, 80);
    drawLabelled(pen, [
      ['School', school],
      ['Campus', place],
      ['Degree', degree],
      ['Major', field],
      ['Completed', inNumbers(to)],
      ['Credits', '124 semester hours, GPA 3.4 of 4.0'],
    ]);
    pen.space(8);
  }
  keep(pen, 60);
  pen.row('JOB-RELATED SKILLS', 12);
  joined(pen, skills, ';', 490);
  pen.space(10);
  keep(pen, 60);
  pen.row('JOB-RELATED TRAINING', 12);
  pen.row('Incident Command System 100 and 200, online, April 2019');
  pen.row('Defensive Driving for Fleet Operators, 8 hours, renewed 09/2023');
}

const servant: Layout = {
  name: 'as for a public office: every fact of a job and study behind a label, pay, hours, supervisors, page footers',
  dates: 'months',
  isText: true,
  draw: (sheet, person) => {
    const pen = sheet.pen({ left: 60, right: 552, top: 60 });
    pen.row(person.name.toUpperCase(), 14, 'bold');
    drawLabelled(pen, [
      ['Residence', person.place],
      ['Day phone', person.phone],
      ['Email', person.email],
      ['Citizenship', 'United States of America'],
      ['Preference', 'None claimed'],
      ['Vacancy', '24-0117, Facilities and Fleet'],
    ]);
    pen.space(12);
    pen.row('WORK EXPERIENCE', 12);
    for (const [i, role] of person.roles.entries()) drawPost(pen, role, i);
    drawServantEnd(pen, person);
    footers(sheet, 60, (page, pages) => `${person.name}, vacancy 24-0117, page ${page} of ${pages}`);
  },
};

// 8. Exported from a job board.

function drawBoardJob(pen: Pen, role: LivedRole): void {
  keep(pen, 60);
  say(pen, role.title, 500, { size: 11, face: 'bold' });
  say(pen, `${role.company} - ${role.place}`, 500);
  pen.row(range(role, { one: long, dash: ' to ' }));
  pen.items('•', role.deeds);
  pen.space(8);
}

function drawBoardExtras(pen: Pen): void {
  keep(pen, 70);
  pen.row('Certifications and Licenses', 14);
  pen.row('Food Handler Card', 11, 'bold');
  pen.row('March 2022 to March 2025');
  pen.row("Driver's License", 11, 'bold');
  pen.space(8);
  keep(pen, 90);
  pen.row('Assessments', 14);
  pen.row('Work style: Reliability — Proficient', 11, 'bold');
  pen.row('May 2021');
  pen.row('Tendency to be dependable and to come to work on time');
  pen.row('Full results: Proficient', 9);
  pen.space(8);
  keep(pen, 50);
  pen.row('Additional Information', 14);
  pen.row('Available weekends and holidays. Own tools and transportation.');
}

const YEARS_OF_USE = ['10+ years', '4 years', '2 years', '6 years', 'Less than 1 year'];

const jobBoard: Layout = {
  name: 'export of a job board: one fact a line, employer and place joined by a dash, skills with years, assessments',
  dates: 'months',
  isText: true,
  draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
    const pen = sheet.pen({ left: 54, right: 562, top: 60 });
    pen.row(name, 22, 'bold');
    say(pen, headline, 500, { size: 12 });
    for (const text of [place, email, phone]) pen.row(text);
    pen.row('Willing to relocate: Anywhere in the Midwest');
    pen.row('Authorized to work in the US for any employer');
    pen.space(10);
    pen.row('Work Experience', 14);
    for (const role of roles) drawBoardJob(pen, role);
    keep(pen, 70);
    pen.row('Education', 14);
    for (const { degree, field, school, place: town, from, to } of studies) {
      say(pen, `${degree} in ${field}`, 480, { size: 11, face: 'bold' });
      say(pen, `${school} - ${town}`, 500);
      pen.row(`August ${from} to ${long(to)}`);
      pen.space(4);
    }
    pen.space(4);
    keep(pen, 100);
    pen.row('Skills', 14);
    pen.items(
      '•',
      skills.map((skill, i) => `${skill} (${YEARS_OF_USE[i % 5]!})`),
    );
    pen.space(8);
    drawBoardExtras(pen);
  },
};

// 9. Heads in the left margin.

const MARGIN_TEXT = 112;

/** Prints blocks of lines; the section's head stands left of its first line. */
function drawSection(pen: Pen, head: string, blocks: readonly (readonly (readonly [string, Face])[])[]): void {
  keep(pen, 50);
  let label = head;
  for (const block of blocks) {
    keep(pen, 44);
    for (const [text, face] of block) {
      for (const line of linesIn(text, 382)) {
        pen.row(
          label === ''
            ? [[MARGIN_TEXT, line, face]]
            : [
                [0, label, 'bold'],
                [MARGIN_TEXT, line, face],
              ],
        );
        label = '';
      }
    }
    pen.space(5);
  }
  pen.space(9);
}

const inBrackets = (role: LivedRole): string => `(${range(role, { one: apostrophe, now: 'present' })})`;

function marginJob(role: LivedRole): (readonly [string, Face])[] {
  return [
    [`${role.title} ${inBrackets(role)}`, 'bold'],
    [`${role.company}, ${role.place}`, 'serif'],
    ...role.deeds.map((deed): readonly [string, Face] => [`» ${deed}`, 'plain']),
  ];
}

const marginHeads: Layout = {
  name: 'heads in the left margin beside the text, studies and licences first, dates in brackets behind the title',
  dates: 'months',
  isText: true,
  draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
    const pen = sheet.pen({ left: 56, right: 556, top: 64 });
    pen.ends([name, 'bold'], phone, 16);
    pen.ends(place, email);
    rule(sheet, pen, 56, 556);
    pen.space(14);
    drawSection(
      pen,
      'Education',
      studies.map(({ degree, field, school, to }) => [
        [`${degree}, ${field} (${to.year})`, 'bold'],
        [school, 'serif'],
      ]),
    );
    drawSection(pen, 'Licensure', [
      [
        ['State license no. 412-8806, active, renews 10/2027', 'plain'],
        ['Basic Life Support Provider card, issued Feb 2024', 'plain'],
      ],
    ]);
    drawSection(pen, 'Experience', roles.map(marginJob));
    drawSection(pen, 'Skills', [
      rowsOf(
        skills.map((skill, i) => (i ? `• ${skill}` : skill)),
        74,
      ).map((row) => [row, 'plain'] as const),
    ]);
    drawSection(pen, 'Volunteering', [[['Blood drive greeter, Red Cross chapter, every fall since 2015', 'plain']]]);
    drawSection(pen, 'Affiliations', [[['State Association of Office Professionals, member no. 20331', 'plain']]]);
  },
};

// 10. By strengths.

const STRENGTHS = ['Getting results', 'Working with people', 'Keeping order'];

function drawStrengths(pen: Pen, roles: readonly LivedRole[]): void {
  const deeds = [...new Set(roles.flatMap((role) => role.deeds))];
  for (const [i, strength] of STRENGTHS.entries()) {
    const own = deeds.filter((_, k) => k % STRENGTHS.length === i);
    if (own.length === 0) continue;
    keep(pen, 50);
    pen.row(strength, 10, 'bold');
    pen.items('•', own, 8);
    pen.space(3);
  }
}

function drawJobList(pen: Pen, roles: readonly LivedRole[]): void {
  keep(pen, 80);
  pen.row('EMPLOYMENT', 12, 'bold');
  for (const role of roles.slice(0, 2)) {
    for (const [i, line] of linesIn(role.title, 400).entries()) {
      const years: Cell[] = i === 0 ? [[0, range(role, { one: year, dash: '-' })]] : [];
      pen.row([...years, [96, line, 'bold']]);
    }
    say(pen, role.company, 400, { x: 96 });
    pen.space(3);
  }
  pen.row('Before that, in this order (dates on request):');
  for (const { title, company } of roles.slice(2)) say(pen, `• ${title} – ${company}`, 490, { x: 8 });
  pen.space(10);
}

const byStrength: Layout = {
  name: 'functional: deeds grouped by strength, then a bare list of jobs with years at the left, earlier ones undated',
  dates: 'years',
  isText: true,
  roles: 4,
  isUndated: (role) => role >= 2,
  draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
    const pen = sheet.pen({ left: 56, right: 556, top: 64 });
    centered(pen, name, 500, { size: 20, face: 'serif' });
    for (const text of [`Home: ${place}`, `Phone: ${phone}`, `Mail: ${email}`]) centered(pen, text, 500);
    pen.space(10);
    pen.row('QUALIFICATIONS IN BRIEF', 12, 'bold');
    say(pen, summary, 500);
    pen.space(10);
    pen.row('WHAT I HAVE DONE', 12, 'bold');
    drawStrengths(pen, roles);
    pen.space(7);
    drawJobList(pen, roles);
    keep(pen, 60);
    pen.row('EDUCATION', 12, 'bold');
    for (const { degree, field, school, to } of studies) {
      pen.row([
        [0, `${to.year}`],
        [96, `${degree}: ${field}`, 'bold'],
      ]);
      say(pen, school, 400, { x: 96 });
    }
    pen.space(10);
    keep(pen, 60);
    pen.row('SKILLS', 12, 'bold');
    joined(pen, skills, ' |', 480);
    pen.space(10);
    pen.row('References gladly furnished upon request.');
  },
};

// 11. Exported from a professional network.

const TODAY: MonthOfYear = { year: 2025, month: 10 };

function lasting({ from, to }: Pick<LivedRole, 'from' | 'to'>): string {
  const end = to ?? TODAY;
  const months = (end.year - from.year) * 12 + end.month - from.month + 1;
  const parts = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
  ] as const;
  return parts.flatMap(([n, unit]) => (n === 0 ? [] : [`${n} ${unit}${n > 1 ? 's' : ''}`])).join(' ');
}

function networkSide(sheet: Sheet, { email, skills }: Person): void {
  const pen = sheet.pen({ left: 20, right: 204, top: 62 });
  const block = (head: string, texts: readonly string[]): void => {
    pen.row(head, 12, 'white');
    pen.space(2);
    for (const text of texts) {
      say(pen, text, 184, { size: 8, face: 'white' });
      pen.space(2);
    }
    pen.space(12);
  };
  block('Contact', [email]);
  block('Top Skills', skills);
  block('Languages', ['English (Native or Bilingual)', 'Spanish (Limited Working)']);
  block('Certifications', ['Crucial Conversations', 'Certified ScrumMaster', 'Mental Health First Aid']);
  block('Honors-Awards', ['Forty Under 40, Business Weekly 2018']);
}

function drawNetworkJobs(pen: Pen, stint: readonly LivedRole[]): void {
  const first = stint[0]!;
  keep(pen, 70);
  pen.space(4);
  say(pen, first.company, 340, { size: 12 });
  if (stint.length > 1) pen.row(lasting({ from: stint.at(-1)!.from, to: first.to }), 9);
  for (const role of stint) {
    keep(pen, 50);
    say(pen, role.title, 340, { size: 11, face: 'bold' });
    pen.row(`${range(role, { one: long, dash: ' - ' })} (${lasting(role)})`, 9);
    pen.row(role.place, 9);
    for (const deed of role.deeds) say(pen, deed, 340, { size: 9 });
    pen.space(9);
  }
}

function drawNetworkMain(pen: Pen, { name, headline, place, summary, roles, studies }: Person): void {
  say(pen, name, 340, { size: 24 });
  say(pen, headline, 340, { size: 11 });
  pen.row(place);
  pen.space(14);
  pen.row('Summary', 14);
  say(pen, summary, 340);
  pen.space(12);
  pen.row('Experience', 14);
  pen.space(3);
  for (const stint of stints(roles)) drawNetworkJobs(pen, stint);
  keep(pen, 60);
  pen.row('Education', 14);
  pen.space(3);
  for (const { school, degree, field, from, to } of studies) {
    say(pen, school, 340, { size: 11, face: 'bold' });
    say(pen, `${degree}, ${field} · (${from} - ${to.year})`, 340, { size: 9 });
    pen.space(6);
  }
}

const network: Layout = {
  name: 'export of a professional network: dark panel, no phone, lengths of time, roles under one employer',
  dates: 'months',
  isText: true,
  leavesOut: ['phone'],
  sharedRoles: 2,
  roles: 3,
  draw: (sheet, person) => {
    const panel = { x: 0, y: 0, width: 212, height: PAGE.height, grey: 0.16 };
    networkSide(sheet, person);
    const pen = sheet.pen({ left: 234, right: 582, top: 66 });
    drawNetworkMain(pen, person);
    for (let i = 0; i <= pen.page(); i += 1) sheet.fill(i, panel);
    footers(sheet, 500, (page, pages) => `Page ${page} of ${pages}`);
  },
};

// 12. A typeset resume.

const FULL = ['March', 'April', 'May', 'June', 'July'];

/** A month as typesetters shorten it. */
function typeset(date: MonthOfYear): string {
  const [month] = inWords(date).split(' ');
  if (FULL.includes(month!)) return inWords(date);
  return `${month === 'September' ? 'Sept' : month!.slice(0, 3)}. ${date.year}`;
}

function drawTypesetJob(pen: Pen, role: LivedRole): void {
  keep(pen, 58);
  bothEnds(pen, [role.title, 'bold'], [range(role, { one: typeset }), 'plain'], 516);
  bothEnds(pen, [role.company, 'serif'], [role.place, 'serif'], 516);
  pen.items('•', role.deeds, 10);
  pen.space(5);
}

function drawTypesetEnd(head: (text: string) => void, pen: Pen, [one, two, ...more]: readonly string[]): void {
  const group = (label: string, skills: readonly string[]): void => {
    const parts = skills.map((skill, i) => (i < skills.length - 1 ? `${skill},` : skill));
    for (const [i, row] of rowsOf(parts, 78).entries())
      pen.row(
        i === 0
          ? [
              [0, label, 'bold'],
              [104, row],
            ]
          : [[104, row]],
      );
  };
  head('Projects');
  pen.ends(['Carpool Board for the Food Co-op', 'bold'], 'Fall 2022');
  pen.item('•', 'Matched 90 neighbors for shared rides; still in use two years later', 10);
  pen.ends(['Backyard Weather Station', 'bold'], 'Jan. 2021 – May 2021');
  pen.item('•', 'Logged rain and wind every ten minutes and drew them on a public page', 10);
  pen.space(6);
  head('Skills');
  group('Daily use:', [one!, two!]);
  group('Working knowledge:', more.slice(0, -1));
  group('Familiar with:', more.slice(-1));
  pen.space(6);
  head('Activities');
  pen.ends('Treasurer of the Rowing Club; two-time regional finalist', '2013, 2014');
}

const typesetResume: Layout = {
  name: 'typeset: ruled small heads, studies first with honors, title and dates above employer and place, projects',
  dates: 'months',
  isText: true,
  draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
    const pen = sheet.pen({ left: 48, right: 564, top: 60 });
    const head = (text: string): void => {
      keep(pen, 60);
      pen.row(text.toUpperCase(), 11, 'serif');
      sheet.fill(pen.page(), { x: 48, y: pen.y() - 11.5, width: 516, height: 0.6, grey: 0 });
      pen.space(3);
    };
    centered(pen, name, 516, { size: 22, face: 'serif' });
    centered(pen, `${phone} | ${email} | ${place} | pages.example.org/me`, 516, { size: 9 });
    pen.space(10);
    head('Education');
    for (const { school, place: town, degree, field, from, to } of studies) {
      bothEnds(pen, [school, 'bold'], [town, 'plain'], 516);
      bothEnds(pen, [`${degree} in ${field}`, 'serif'], [`Aug. ${from} – ${typeset(to)}`, 'serif'], 516);
      pen.item('•', "Dean's List in four terms; coursework in statistics, ethics and technical writing", 10);
    }
    pen.space(6);
    head('Experience');
    for (const role of roles) drawTypesetJob(pen, role);
    drawTypesetEnd(head, pen, skills);
  },
};

export const NINTH_HANDS_LAYOUTS: readonly Layout[] = [
  driver,
  mail,
  darkPanel,
  lightPanel,
  director,
  tables,
  servant,
  jobBoard,
  marginHeads,
  byStrength,
  network,
  typesetResume,
];
