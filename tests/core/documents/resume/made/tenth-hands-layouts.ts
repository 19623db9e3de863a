import { apostrophe, inNumbers, inWords, long, range, season, short, wide, year, type Layout } from './layout.ts';
import type { LivedRole, LivedStudy, MonthOfYear, Person } from './people.ts';
import { keep, middle, PAGE, rowsOf, wrapped, type Cell, type Face, type Pen, type Sheet } from './sheet.ts';

/** Where and how texts of a column are printed. */
interface Style {
  readonly x?: number;
  readonly width: number;
  readonly size?: number;
  readonly face?: Face | undefined;
}

/** How many letters have room in a width, by the usual widths of the face. */
function lettersOf(text: string, { width, size = 10, face = 'plain' }: Style): number {
  const isUpper = text === text.toUpperCase();
  const upper = face === 'serif' ? 0.66 : 0.7;
  const share = isUpper ? upper : { plain: 0.52, white: 0.52, bold: 0.57, serif: 0.47, symbols: 1 }[face];
  return Math.floor(width / (size * share));
}

function lines(pen: Pen, text: string, style: Style): void {
  const { x = 0, size = 10, face = 'plain' } = style;
  for (const line of wrapped(text, lettersOf(text, style))) pen.row([[x, line]], size, face);
}

function bullets(pen: Pen, sign: string, texts: readonly string[], style: Style): void {
  const { x = 0, width, size = 10, face = 'plain' } = style;
  for (const text of new Set(texts)) {
    const parts = wrapped(text, lettersOf(text, { ...style, width: width - 10 }));
    for (const [i, part] of parts.entries()) {
      pen.row(i === 0 ? [[x, `${sign} ${part}`]] : [[x + 9, part]], size, face);
    }
  }
}

/** Prints parts with a separator; breaks rows behind separators if it can. */
function joined(pen: Pen, parts: readonly string[], separator: string, style: Style): void {
  const all = parts.map((part, i) => (i < parts.length - 1 ? part + separator : part));
  for (const row of rowsOf(all, lettersOf(all.join(' '), style))) lines(pen, row, style);
}

/** Prints a text, which may take more rows, and a short one at the right end of the first row. */
function ends(pen: Pen, left: string, right: string, style: Style, rightFace: Face = style.face ?? 'plain'): void {
  const { x = 0, width, size = 10, face = 'plain' } = style;
  const room =
    width - right.length * size * (right === right.toUpperCase() ? 0.7 : face === 'serif' ? 0.47 : 0.54) - 12;
  const rows = wrapped(left, lettersOf(left, { width: room, size, face }));
  for (const [i, row] of rows.entries()) {
    const cells: Cell[] = [[x, row]];
    if (i === 0) cells.push([-1, right, rightFace]);
    pen.row(cells, size, face);
  }
}

/** Prints texts beside each other, each within its column. */
function tableRow(pen: Pen, cells: readonly (readonly [x: number, text: string, width: number])[], face?: Face): void {
  const columns = cells.map(([x, text, width]) => ({
    x,
    rows: wrapped(text, lettersOf(text, { width, face, size: 9 })),
  }));
  for (let i = 0; columns.some(({ rows }) => i < rows.length); i += 1) {
    pen.row(
      columns.flatMap(({ x, rows }): Cell[] => (rows[i] === undefined ? [] : [[x, rows[i]!]])),
      9,
      face,
    );
  }
}

/** Fills a line above the next row. */
function rule(sheet: Sheet, pen: Pen, left: number, width: number, grey = 0.5): void {
  sheet.fill(pen.page(), { x: left, y: pen.y() - 9, width, height: 0.6, grey });
  pen.space(6);
}

/** Prints a row above the print of each later page. */
function runningHead(sheet: Sheet, textOf: (page: number, count: number) => string, x = 54): void {
  for (const [i, prints] of sheet.pages.entries()) {
    const text = textOf(i + 1, sheet.pages.length);
    if (i > 0) prints.unshift({ text, x, y: 34, size: 9, isRight: false, face: 'plain' });
  }
}

function foot(sheet: Sheet, textOf: (page: number, count: number) => string, x = 54): void {
  for (const i of sheet.pages.keys()) {
    sheet.print(i, { text: textOf(i + 1, sheet.pages.length), x, y: 770, size: 8 });
  }
}

const yearMonth = ({ year: printed, month }: MonthOfYear): string => `${printed}/${String(month).padStart(2, '0')}`;
const dashed = (date: MonthOfYear): string => yearMonth(date).replace('/', '-');
const slashed = ({ year: printed, month }: MonthOfYear): string => `${month}/${printed}`;
const inCapitals = (date: MonthOfYear): string => inWords(date).toUpperCase();

function sinceOrRange(role: LivedRole): string {
  return role.to === null ? `SINCE ${inCapitals(role.from)}` : range(role, { one: inCapitals, dash: ' — ' });
}

const years = ({ from, to }: LivedStudy): string => `${from} – ${to.year}`;
const graduated = ({ studies }: Person): number => studies[0]?.to.year ?? 2010;

// --- 1. Career office, ivy

function drawIvy(sheet: Sheet, person: Person): void {
  const { name, place, phone, email, roles, studies, skills } = person;
  const style: Style = { width: 504, face: 'serif', size: 11 };
  const pen = sheet.pen({ left: 54, right: PAGE.width - 54, top: 56 });
  const centered = (text: string, size: number): void => {
    pen.row([middle(text, 504, size)], size, 'serif');
  };
  const head = (text: string): void => {
    keep(pen, 60);
    pen.space(7);
    centered(text, 12);
    rule(sheet, pen, 54, 504);
  };
  centered(name, 18);
  centered(`${place}  •  ${email}  •  ${phone}`, 10);
  head('Education');
  for (const [i, { school, place: town, degree, field, to }] of studies.entries()) {
    ends(pen, school.toUpperCase(), town, style);
    ends(pen, `${degree}, ${field}.${i === 0 ? ' GPA 3.71' : ''}`, long(to), style);
    if (i === 0) {
      lines(pen, 'Thesis: “Who Keeps the River? Water Boards and Their Critics, 1902–1938.”', style);
      lines(pen, 'Relevant Coursework: Regression Analysis, Organizational Behavior, Writing for the Public.', style);
    }
    pen.space(4);
  }
  head('Experience');
  for (const role of roles) {
    keep(pen);
    ends(pen, role.company.toUpperCase(), role.place, style);
    ends(pen, role.title, range(role, { one: long }), style);
    bullets(pen, '•', role.deeds, { ...style, x: 10, width: 480 });
    pen.space(4);
  }
  head('Leadership and Activities');
  const last = graduated(person);
  ends(pen, 'Outing Club: led weekend hikes for first-year students', `Fall ${last - 3} – Spring ${last - 1}`, style);
  ends(pen, 'Campus Food Drive: collected 2 tons of groceries with a team of six', `${last - 2}`, style);
  head('Skills & Interests');
  joined(pen, [`Skills: ${skills[0]}`, ...skills.slice(1)], ',', style);
  lines(pen, 'Language: Conversational French, beginning Portuguese', style);
  lines(pen, 'Interests: Crossword puzzles, fly fishing, the history of bridges', style);
}

// --- 2. Career office, state college

const COURSES =
  'Statics and Dynamics; Business Law; Applied Statistics; Ethics; Principles of Marketing; Spanish IV'.split('; ');

function drawCampus(sheet: Sheet, person: Person): void {
  const { name, place, phone, email, roles, studies, skills } = person;
  const style: Style = { width: 508 };
  const pen = sheet.pen({ left: 52, right: PAGE.width - 52, top: 58 });
  const head = (text: string): void => {
    keep(pen, 56);
    pen.space(8);
    pen.row(text, 11, 'bold');
  };
  pen.row(name.toUpperCase(), 17, 'bold');
  pen.ends(place, phone);
  pen.ends('Open to relocation', email);
  head('OBJECTIVE');
  lines(
    pen,
    'To join a company where classroom learning meets practice, full time, starting after commencement.',
    style,
  );
  head('EDUCATION');
  for (const study of studies) {
    ends(pen, `${study.degree} in ${study.field}`, short(study.to), { ...style, face: 'bold' });
    ends(pen, study.school, study.place, style);
  }
  lines(pen, 'Honors: Dean’s List (four semesters), Rotary Scholarship. Minor: Spanish. Overall GPA: 3.42/4.00', style);
  head('RELEVANT COURSEWORK');
  for (const i of [0, 3])
    pen.row([
      [0, COURSES[i]!],
      [170, COURSES[i + 1]!],
      [340, COURSES[i + 2]!],
    ]);
  head('CLASS PROJECT');
  lines(
    pen,
    `Capstone, January to May ${graduated(person)}: soil moisture probe for under $20, built with four classmates`,
    style,
  );
  const split = Math.ceil(roles.length / 2);
  for (const [text, group] of [
    ['RELATED EXPERIENCE', roles.slice(0, split)],
    ['OTHER EXPERIENCE', roles.slice(split)],
  ] as const) {
    head(text);
    for (const role of group) {
      keep(pen);
      lines(pen, role.title, { ...style, face: 'bold' });
      ends(pen, `${role.company} – ${role.place}`, range(role, { one: season, dash: ' to ', now: 'present' }), style);
      bullets(pen, '-', role.deeds, { ...style, x: 8, width: 490 });
      pen.space(4);
    }
  }
  head('SKILLS');
  joined(pen, [`Proficient: ${skills[0]}`, ...skills.slice(1, 3)], ';', style);
  joined(pen, [`Working knowledge: ${skills[3]}`, ...skills.slice(4)], ';', style);
  head('ACTIVITIES');
  lines(pen, 'Marching band (trombone), intramural volleyball, Habitat build weekend 2012', style);
  pen.space(8);
  lines(pen, 'References available upon request from the Center for Career Opportunities.', style);
}

// --- 3. Two columns with tags and icons

const STRENGTHS = [
  ['Calm under pressure', 'Kept the doors open through two floods and a merger.'],
  ['Straight talk', 'Colleagues hear the bad news from me first.'],
] as const;

function tags(sheet: Sheet, pen: Pen, texts: readonly string[], left: number, width: number): void {
  let [x, row]: [number, Cell[]] = [0, []];
  const flush = (): void => {
    if (row.length > 0) pen.row(row, 9);
    pen.space(6);
    [x, row] = [0, []];
  };
  for (const text of texts) {
    const room = text.length * 5 + 8;
    if (x > 0 && x + room > width) flush();
    sheet.fill(pen.page(), { x: left + x - 4, y: pen.y() - 10, width: room, height: 14, grey: 0.88 });
    row.push([x, text]);
    x += room + 12;
  }
  flush();
}

function drawTagged(sheet: Sheet, person: Person): void {
  const { name, headline, place, phone, email, summary, roles, studies, skills } = person;
  const top = sheet.pen({ left: 38, right: 576, top: 54 });
  top.row(name.toUpperCase(), 22, 'bold');
  lines(top, headline, { width: 530, size: 13 });
  const icon = (text: string): Cell => [0, text, 'symbols'];
  top.row([icon('✆'), [13, phone], [120, '✉', 'symbols'], [134, email], [375, '➤', 'symbols'], [389, place]], 9.5);
  const y = top.y() + 12;
  const main = sheet.pen({ left: 38, right: 372, top: y });
  const style: Style = { width: 334 };
  const head = (pen: Pen, text: string, left: number, width: number): void => {
    keep(pen, 60);
    pen.space(8);
    pen.row(text, 12, 'bold');
    rule(sheet, pen, left, width, 0.2);
  };
  const mainHead = (text: string): void => {
    head(main, text, 38, 334);
  };
  mainHead('SUMMARY');
  lines(main, summary, style);
  mainHead('EXPERIENCE');
  for (const role of roles) {
    keep(main, 60);
    lines(main, role.title, { ...style, size: 12 });
    lines(main, role.company, { ...style, face: 'bold' });
    const dates = range(role, { one: inNumbers, dash: ' - ' });
    main.row(
      [
        [0, '❑', 'symbols'],
        [12, dates],
        [140, '➤', 'symbols'],
        [152, role.place],
      ],
      9,
    );
    bullets(main, '•', role.deeds, style);
    main.space(8);
  }
  mainHead('EDUCATION');
  for (const study of studies) {
    keep(main);
    lines(main, `${study.degree} in ${study.field}`, { ...style, size: 12 });
    lines(main, study.school, { ...style, face: 'bold' });
    main.row(
      [
        [0, '❑', 'symbols'],
        [12, years(study)],
        [140, '➤', 'symbols'],
        [152, study.place],
      ],
      9,
    );
    main.space(6);
  }
  const side = sheet.pen({ left: 404, right: 576, top: y });
  const narrow: Style = { width: 172, size: 9 };
  const sideHead = (text: string): void => {
    head(side, text, 404, 172);
  };
  sideHead('STRENGTHS');
  for (const [strength, text] of STRENGTHS) {
    side.row([
      [0, '★', 'symbols'],
      [14, strength, 'bold'],
    ]);
    lines(side, text, { ...narrow, x: 14, width: 158 });
    side.space(4);
  }
  sideHead('SKILLS');
  side.space(4);
  tags(sheet, side, skills, 406, 166);
  sideHead('LANGUAGES');
  side.row(
    [
      [0, 'English'],
      [60, 'Native'],
      [120, '●●●●●', 'symbols'],
    ],
    9,
  );
  side.row(
    [
      [0, 'Italian'],
      [60, 'Advanced'],
      [120, '●●●●❍', 'symbols'],
    ],
    9,
  );
  sideHead('MOST PROUD OF');
  side.row([
    [0, '✔', 'symbols'],
    [14, 'The 2019 turnaround', 'bold'],
  ]);
  lines(side, 'From the worst of eleven branches to the second best within fourteen months.', {
    ...narrow,
    x: 14,
    width: 158,
  });
  sideHead('MY LIFE PHILOSOPHY');
  lines(side, '“Measure twice, cut once, sweep up.”', narrow);
  lines(side, 'my grandmother', narrow);
  foot(sheet, () => 'www.example.net/cv                                        Powered by a resume builder', 38);
}

// --- 4. Dark panel on the left, dates in a column of their own

const LEVELS = [5, 4, 5, 3, 4];

function drawPanelSide(sheet: Sheet, person: Person): void {
  const { name, headline, place, phone, email, studies, skills } = person;
  const pen = sheet.pen({ left: 18, right: 204, top: 60 });
  const style: Style = { width: 186, face: 'white' };
  const head = (text: string): void => {
    pen.space(14);
    pen.row(text, 12, 'white');
    sheet.fill(0, { x: 18, y: pen.y() - 11, width: 186, height: 0.8, grey: 0.9 });
    pen.space(4);
  };
  lines(pen, name, { ...style, size: 20 });
  lines(pen, headline, { ...style, size: 11 });
  pen.space(8);
  pen.row([[0, email]], 8, 'white');
  pen.row([[0, phone]], 9, 'white');
  pen.row([[0, place]], 9, 'white');
  const birth = (studies.at(-1)?.from ?? 1999) - 19;
  for (const [label, text] of [
    ['Born', `14 May ${birth}`],
    ['Nationality', 'Canadian'],
    ['Driving licence', 'B'],
  ] as const) {
    pen.row(
      [
        [0, label],
        [86, text],
      ],
      9,
      'white',
    );
  }
  head('Skills');
  for (const [i, skill] of skills.entries()) {
    pen.row([[0, skill]], 9.5, 'white');
    sheet.fill(0, { x: 18, y: pen.y() - 8, width: 186, height: 3, grey: 0.45 });
    sheet.fill(0, { x: 18, y: pen.y() - 8, width: 37 * LEVELS[i % 5]!, height: 3, grey: 0.95 });
    pen.space(7);
  }
  head('Languages');
  for (const text of ['English (native)', 'German (C1)', 'Dutch (A2)']) pen.row([[0, text]], 9.5, 'white');
  head('Certificates');
  bullets(pen, '-', ['First aid at work, renewed 03/2022', 'Works council delegate course, 2018'], {
    ...style,
    size: 9,
  });
  head('Interests');
  lines(pen, 'Choir, allotment garden, repairing radios', { ...style, size: 9.5 });
}

function drawPanelMain(sheet: Sheet, { summary, roles, studies }: Person): void {
  const pen = sheet.pen({ left: 244, right: 586, top: 60 });
  const style: Style = { x: 106, width: 236 };
  const head = (text: string): void => {
    keep(pen, 60);
    pen.space(8);
    pen.row(text, 14, 'bold');
    pen.space(2);
  };
  const entry = (dates: string, town: string, first: string, second: string): void => {
    const firsts = wrapped(first, lettersOf(first, { ...style, face: 'bold' }));
    const seconds = wrapped(second, lettersOf(second, style));
    const rows: Cell[] = [...firsts, ...seconds].map((text, i): Cell => [
      106,
      text,
      i < firsts.length ? 'bold' : 'plain',
    ]);
    const beside: Cell[] = [
      [0, dates],
      [0, town],
    ];
    for (const [i, cell] of rows.entries()) pen.row(i < 2 ? [[0, beside[i]![1]], cell] : [cell], i < 2 ? 9 : 9.5);
  };
  head('Profile');
  lines(pen, summary, { width: 342 });
  head('Professional Experience');
  for (const role of roles) {
    keep(pen, 50);
    entry(range(role, { one: yearMonth, now: 'present' }), role.place, role.title, role.company);
    bullets(pen, '•', role.deeds, style);
    pen.space(8);
  }
  head('Education');
  for (const study of studies) {
    keep(pen);
    entry(years(study), study.place, `${study.degree}, ${study.field}`, study.school);
    pen.space(6);
  }
  head('Publications');
  entry('2016/11', 'online', 'Why checklists fail', 'Guest article for a trade newsletter, 900 words');
}

function drawPanel(sheet: Sheet, person: Person): void {
  drawPanelSide(sheet, person);
  drawPanelMain(sheet, person);
  for (const i of sheet.pages.keys()) {
    sheet.boxes[i] = [{ x: 0, y: 0, width: 222, height: PAGE.height, grey: 0.22 }, ...(sheet.boxes[i] ?? [])];
  }
}

// --- 5. Dark band above, light panel on the right, spaced headings

const GRADES = ['Expert', 'Advanced', 'Advanced', 'Skilled', 'Experienced'];

function drawBand(sheet: Sheet, person: Person): void {
  const { name, headline, place, phone, email, summary, roles, studies, skills } = person;
  sheet.fill(0, { x: 0, y: 0, width: PAGE.width, height: 118, grey: 0.15 });
  sheet.fill(0, { x: 408, y: 118, width: 204, height: PAGE.height - 118, grey: 0.93 });
  const band = sheet.pen({ left: 40, right: 572, top: 52 });
  band.row(name, 28, 'white');
  lines(band, headline, { width: 520, size: 12, face: 'white' });
  band.row([[0, `${email}   /   ${phone}   /   ${place}`]], 9, 'white');
  const pen = sheet.pen({ left: 40, right: 392, top: 146 });
  const style: Style = { width: 352 };
  const head = (text: string): void => {
    keep(pen, 64);
    pen.space(6);
    pen.row(wide(text), 11, 'bold');
    pen.space(4);
  };
  head('Profile');
  lines(pen, summary, style);
  head('Work experience');
  for (const role of roles) {
    keep(pen, 56);
    pen.row(sinceOrRange(role), 8);
    lines(pen, role.title, { ...style, size: 11, face: 'bold' });
    joined(pen, [role.company, role.place], ' ·', style);
    lines(pen, role.deeds.map((deed) => `${deed}.`).join(' '), { ...style, size: 9.5 });
    pen.space(9);
  }
  head('Education');
  for (const study of studies) {
    keep(pen, 56);
    pen.row(`${study.from} — ${study.to.year}`, 8);
    lines(pen, study.school, { ...style, size: 11, face: 'bold' });
    lines(pen, `${study.degree} · ${study.field}`, style);
    pen.space(9);
  }
  head('Volunteering');
  pen.row('SUMMERS 2015 — 2018', 8);
  lines(pen, 'Lakeside Youth Camp: cooked for forty children and kept the canoes afloat.', style);
  const side = sheet.pen({ left: 424, right: 596, top: 146 });
  const sideHead = (text: string): void => {
    side.space(6);
    side.row(wide(text), 10, 'bold');
    side.space(4);
  };
  sideHead('Key skills');
  for (const [i, skill] of skills.entries()) {
    side.row([[0, skill]], 9.5);
    side.row([[0, GRADES[i % 5]!]], 8.5);
    side.space(7);
  }
  sideHead('Languages');
  side.row('Spanish – full professional proficiency', 8.5);
  side.row('Tagalog – elementary', 8.5);
  sideHead('Courses');
  lines(side, 'Negotiation in Practice, Coral Learning Online, May 2021', { width: 168, size: 9 });
  lines(side, 'Notary commission, valid through 08/2027', { width: 168, size: 9 });
  sideHead('Hobbies');
  lines(side, 'Salsa dancing, bird counts, long road trips', { width: 168, size: 9 });
  sideHead('Online');
  side.row('example.org/in/portfolio', 9);
}

// --- 6. Word processor's template with headings in the margin

function drawWord(sheet: Sheet, person: Person): void {
  const { name, place, phone, email, summary, roles, studies, skills } = person;
  const pen = sheet.pen({ left: 48, right: PAGE.width - 48, top: 64 });
  const style: Style = { x: 112, width: 404 };
  const head = (text: string): void => {
    keep(pen, 60);
    pen.space(10);
    sheet.print(pen.page(), { text, x: 48, y: pen.y(), size: 11, face: 'bold' });
  };
  const entry = (parts: readonly string[]): void => {
    keep(pen, 30);
    joined(
      pen,
      parts.map((part) => part.toUpperCase()),
      ' |',
      { ...style, size: 9, face: 'bold' },
    );
  };
  pen.row([[112, name]], 24);
  joined(pen, [place, phone, email], ' |', style);
  pen.space(6);
  head('Objective');
  lines(pen, summary, style);
  head('Education');
  for (const [i, { degree, field, school, to }] of studies.entries()) {
    entry([degree, short(to), school]);
    pen.row([[112, `· Major: ${field}`]]);
    if (i === 0) {
      pen.row([[112, '· Minor: Music']]);
      pen.row([[112, '· Related coursework: Composition, Workplace Law, Introduction to Databases']]);
    }
    pen.space(5);
  }
  head('Skills');
  for (let i = 0; i < skills.length; i += 2) {
    pen.row(skills.slice(i, i + 2).map((skill, j): Cell => [112 + 205 * j, `· ${skill}`]));
  }
  head('Experience');
  for (const role of roles) {
    entry([role.title, role.company, range(role, { one: apostrophe, now: 'Present' })]);
    bullets(pen, '·', role.deeds, style);
    pen.space(5);
  }
  head('Communication');
  lines(pen, 'Gave the welcome talk at the county fair two years in a row and edited the parish bulletin.', style);
  head('Leadership');
  lines(pen, 'Treasurer of the parent-teacher association; coach of an under-10 soccer team.', style);
  head('References');
  lines(pen, 'Dolores Pruett, neighbor and former supervisor, (417) 555-0101', style);
}

// --- 7. Federal application with labels

const CHIEFS = ['R. Tolliver', 'Anne Mbeki', 'C. Strand', 'Lou Pacheco'];
const PAY = ['$78,420 per year', '$61,190 per year', '$27.40 per hour', '$19.85 per hour'];

function drawFederal(sheet: Sheet, person: Person): void {
  const { name, place, phone, email, roles, studies, skills, summary } = person;
  const pen = sheet.pen({ left: 54, right: PAGE.width - 54, top: 56 });
  const labelled = (label: string, text: string): void => {
    const rows = wrapped(text, 70);
    for (const [i, row] of rows.entries())
      pen.row(
        i === 0
          ? [
              [0, `${label}:`],
              [138, row],
            ]
          : [[138, row]],
      );
  };
  const head = (text: string): void => {
    keep(pen, 70);
    pen.space(10);
    pen.row(text, 11, 'bold');
  };
  pen.row(name, 15, 'bold');
  labelled('Location', place);
  labelled('Day/evening phone', phone);
  labelled('E-mail', email);
  labelled('Country of citizenship', 'United States of America');
  labelled('Veterans’ preference', 'No');
  labelled('Announcement', 'DE-11873042-24-KT, grade sought GS-11');
  head('QUALIFICATIONS STATEMENT');
  lines(pen, summary, { width: 500 });
  head('WORK EXPERIENCE');
  for (const [i, role] of roles.entries()) {
    keep(pen, 130);
    pen.space(i > 0 ? 8 : 0);
    labelled('Position title', role.title);
    labelled('Employer', role.company);
    labelled('Duty station', role.place);
    labelled('Start date', inNumbers(role.from));
    labelled('End date', role.to === null ? 'Present' : inNumbers(role.to));
    labelled('Hours per week', i === 1 ? '32' : '40');
    labelled('Salary', PAY[i % 4]!);
    labelled(
      'Supervisor',
      `${CHIEFS[i % 4]!}, 202-555-01${71 + i}; may we contact: ${i === 0 ? 'contact me first' : 'yes'}`,
    );
    pen.row('Duties, accomplishments and related skills:');
    bullets(pen, '*', role.deeds, { x: 10, width: 480 });
  }
  head('EDUCATION');
  for (const study of studies) {
    keep(pen, 80);
    labelled('School', study.school);
    labelled('Degree', study.degree);
    labelled('Major', study.field);
    labelled('Completion date', inNumbers(study.to));
    labelled('Credits earned', '124 semester hours; GPA 3.3 of a maximum of 4.0');
    pen.space(5);
  }
  head('JOB-RELATED TRAINING');
  pen.row('Plain Writing in Government, 8 hours (02/2019)');
  pen.row('Records Management for Federal Staff, 24 hours (10/2020)');
  head('KNOWLEDGE, SKILLS AND ABILITIES');
  for (const [i, skill] of skills.entries()) pen.row(`(${i + 1}) ${skill}`);
  head('REFERENCES');
  pen.row('Marvin Hale, Budget Officer, 202-555-0190 (professional)');
  runningHead(sheet, (page, count) => `${name}, DE-11873042-24-KT, page ${page} of ${count}`);
}

// --- 8. Military to civilian, by function, with tables

const FUNCTIONS = ['LEADERSHIP', 'OPERATIONS & LOGISTICS', 'TRAINING'];

function drawVeteran(sheet: Sheet, person: Person): void {
  const { name, place, phone, email, roles, studies, skills, summary } = person;
  const pen = sheet.pen({ left: 50, right: PAGE.width - 50, top: 54 });
  const centered = (text: string, size: number, face?: Face): void => {
    pen.row([middle(text, 512, size)], size, face);
  };
  const head = (text: string): void => {
    keep(pen, 70);
    pen.space(8);
    sheet.fill(pen.page(), { x: 50, y: pen.y() - 11, width: 512, height: 15, grey: 0.85 });
    centered(text, 10.5, 'bold');
    pen.space(4);
  };
  centered(name.toUpperCase(), 18, 'bold');
  centered(`${place} | ${phone} | ${email}`, 9.5);
  centered('ACTIVE SECRET CLEARANCE (INVESTIGATION CLOSED 04/2021)', 9, 'bold');
  head('PROFILE');
  lines(pen, summary, { width: 512 });
  head('CORE COMPETENCIES');
  for (let i = 0; i < skills.length; i += 3) {
    pen.row(skills.slice(i, i + 3).map((skill, j): Cell => [172 * j, skill]));
  }
  head('SELECTED ACCOMPLISHMENTS');
  const deeds = [...new Set(roles.flatMap((role) => role.deeds))];
  for (const [i, text] of FUNCTIONS.entries()) {
    const group = deeds.filter((_, j) => j % 3 === i);
    if (group.length === 0) continue;
    pen.row(text, 9, 'bold');
    bullets(pen, '»', group, { width: 510 });
    pen.space(3);
  }
  head('EMPLOYMENT AND SERVICE HISTORY');
  tableRow(
    pen,
    [
      [0, 'From', 50],
      [52, 'To', 50],
      [106, 'Position', 165],
      [280, 'Organization', 140],
      [428, 'Location', 84],
    ],
    'bold',
  );
  rule(sheet, pen, 50, 512);
  for (const { from, to, title, company, place: town } of roles) {
    const end = to === null ? 'Present' : inNumbers(to);
    tableRow(pen, [
      [0, inNumbers(from), 50],
      [52, end, 50],
      [106, title, 165],
      [280, company, 140],
      [428, town, 84],
    ]);
    rule(sheet, pen, 50, 512, 0.8);
  }
  head('CIVILIAN EDUCATION');
  tableRow(
    pen,
    [
      [0, 'Completed', 60],
      [70, 'Degree', 130],
      [210, 'Field', 130],
      [350, 'Institution', 160],
    ],
    'bold',
  );
  rule(sheet, pen, 50, 512);
  for (const { degree, field, school, to } of studies) {
    tableRow(pen, [
      [0, String(to.year), 60],
      [70, degree, 130],
      [210, field, 130],
      [350, school, 160],
    ]);
    rule(sheet, pen, 50, 512, 0.8);
  }
  head('MILITARY TRAINING AND DECORATIONS');
  pen.row('Advanced Leader Course, 6 weeks, 2013; Hazardous Cargo Certifier, 80 hours, 2015', 9);
  pen.row('Army Commendation Medal (2), Good Conduct Medal (3), Humanitarian Service Medal', 9);
}

// --- 9. Senior manager on two pages

const SCOPES = [
  'Scope: four plants, 310 people, budget $41M. Reports to the Chief Executive Officer.',
  'Scope: two regions and a staff of 85.',
  'Scope: rotating assignments during the carve-out.',
];

const HIGHLIGHTS = [
  'Closed the 2009 pension gap of $12M without a strike; the agreement held for three contract rounds.',
  'Brought on-time delivery from 81% to 97% in the first two years after the merger with Calder Group.',
  'Mentor of five plant managers who now run divisions of their own.',
];

function yearsAt(roles: readonly LivedRole[]): string {
  const last = roles[0]?.to;
  return `${roles.at(-1)?.from.year ?? ''} – ${last === null ? 'present' : (last?.year ?? '')}`;
}

function drawExecutive(sheet: Sheet, person: Person): void {
  const { name, place, phone, email, summary, roles, studies, skills } = person;
  const pen = sheet.pen({ left: 54, right: PAGE.width - 54, top: 62 });
  const style: Style = { x: 112, width: 392 };
  const head = (text: string): void => {
    keep(pen, 80);
    pen.space(12);
    pen.row(text.toUpperCase(), 11, 'bold');
    rule(sheet, pen, 54, 504, 0);
  };
  const dated = (dates: string, text: string, face: Face = 'plain'): void => {
    const rows = wrapped(text, lettersOf(text, { ...style, face }));
    for (const [i, row] of rows.entries())
      pen.row(
        i === 0
          ? [
              [0, dates, 'plain'],
              [112, row],
            ]
          : [[112, row]],
        10,
        face,
      );
  };
  pen.row(name, 22, 'serif');
  pen.row(`${place}    ${phone}    ${email}`, 9.5);
  head('Executive Profile');
  lines(pen, summary, { width: 504 });
  lines(pen, 'Speaker at the Midlands Operations Forum 2019; quoted in trade journals on plant closures.', {
    width: 504,
  });
  head('Areas of Expertise');
  for (const row of rowsOf(
    skills.map((skill, i) => (i > 0 ? `• ${skill}` : skill)),
    80,
  ))
    pen.row([middle(row, 504, 10)]);
  head('Career Highlights');
  bullets(pen, '•', HIGHLIGHTS, { width: 500 });
  head('Professional Experience');
  for (const [i, role] of roles.slice(0, 4).entries()) {
    keep(pen, 80);
    if (i === 0 || i === 3) {
      dated(yearsAt(i === 0 ? roles.slice(0, 3) : [role]), role.company.toUpperCase(), 'bold');
      lines(
        pen,
        i === 0 ? `Headquartered in ${role.place}. Privately held, eleven sites.` : `Family-owned, ${role.place}.`,
        style,
      );
    }
    dated(range(role, { one: short, now: 'present' }), role.title, 'bold');
    if (i < 3) lines(pen, SCOPES[i]!, style);
    bullets(pen, '•', role.deeds, style);
    pen.space(8);
  }
  head('Earlier Career');
  for (const { title, company } of roles.slice(4)) joined(pen, [title, company], ' |', { width: 504 });
  head('Education');
  for (const study of studies) {
    dated(String(study.to.year), `${study.degree}, ${study.field}`);
    lines(pen, study.school, style);
  }
  head('Boards and Memberships');
  dated('since 2017', 'Trustee, Lakeshore Food Bank (unpaid)');
  dated('2012 – 2016', 'Member, regional chamber of commerce, committee on roads');
  head('Publications');
  bullets(pen, '•', ['“The Quiet Plant”, Operations Letter, No. 4, 2018', '“After the Audit”, op-ed, May 2021'], {
    width: 500,
  });
  runningHead(sheet, (page, count) => `${name}  —  Executive Résumé  —  ${page}/${count}`);
}

// --- 10. Agency's own profile of someone with many jobs

const LEFT_FOR = [
  'contract ended',
  'moved',
  'seasonal',
  'better hours',
  'site closed',
  'contract ended',
  'school',
  'seasonal',
];

function drawAgency(sheet: Sheet, person: Person): void {
  const { name, place, phone, email, roles, studies, skills } = person;
  sheet.fill(0, { x: 0, y: 0, width: PAGE.width, height: 44, grey: 0.3 });
  sheet.print(0, { text: 'CANDIDATE PROFILE', x: 50, y: 28, size: 14, face: 'white' });
  sheet.print(0, { text: 'Bridgeway Staffing Partners, ref. 40217-B', x: 562, y: 28, isRight: true, face: 'white' });
  const pen = sheet.pen({ left: 50, right: PAGE.width - 50, top: 72 });
  const form = (label: string, text: string): void => {
    pen.row([
      [0, label, 'bold'],
      [130, text],
    ]);
  };
  const head = (text: string): void => {
    keep(pen, 60);
    pen.space(8);
    sheet.fill(pen.page(), { x: 46, y: pen.y() - 11, width: 520, height: 15, grey: 0.85 });
    pen.row(text, 10.5, 'bold');
    pen.space(3);
  };
  form('Candidate', name);
  form('Lives in', place);
  form('Candidate’s telephone', phone);
  form('Candidate’s e-mail', email);
  form('Available', 'at once, days and evenings, no Sundays');
  form('Rate expected', '$21 to $24 an hour');
  form('Transport', 'own car, Class C license');
  head('Consultant’s notes');
  lines(
    pen,
    'Interviewed 11 February 2025 by Marion Tate. Punctual, friendly. Changes of job were mostly ' +
      'temporary assignments; two clients asked for the same person again.',
    { width: 508 },
  );
  head('Skills checked');
  for (let i = 0; i < skills.length; i += 2) {
    pen.row(skills.slice(i, i + 2).map((skill, j): Cell => [250 * j, `[x] ${skill}`]));
  }
  head('Tests');
  pen.row('Numerical reasoning 34/40        Filing 19/20        Drug screen: passed 02/2025');
  head('Employment record, latest first');
  for (const [i, role] of roles.entries()) {
    keep(pen, 58);
    const dates = range(role, { one: slashed, dash: ' to ', now: 'now' });
    pen.row([
      [0, `${i + 1}.`],
      [18, dates],
      [130, role.title, 'bold'],
    ]);
    pen.row([[130, role.company]]);
    const why = role.to === null ? 'notice period: one week' : `left: ${LEFT_FOR[i % 8]!}`;
    pen.row([[130, `${role.place}; ${why}`]], 9);
    bullets(pen, '-', role.deeds.slice(0, 1), { x: 130, width: 378, size: 9 });
    pen.space(4);
  }
  head('Schooling');
  for (const { degree, field, school, to } of studies) {
    keep(pen);
    pen.row([
      [18, `until ${to.year}`],
      [130, school, 'bold'],
    ]);
    pen.row([[130, `${degree}: ${field}`]]);
  }
  head('Right to work');
  pen.row('Form I-9 documents seen and copied 11 February 2025');
  foot(
    sheet,
    (page, count) =>
      `Bridgeway Staffing Partners, 18 Mill Street, (800) 555-0150, desk@bridgeway.example   ${page} of ${count}`,
    50,
  );
}

// --- 11. Markdown file

function drawMarkdown(sheet: Sheet, { name, place, email, headline, summary, roles, studies, skills }: Person): void {
  const pen = sheet.pen({ left: 54, right: PAGE.width - 54, top: 60 });
  const style: Style = { width: 500 };
  const head = (text: string): void => {
    keep(pen);
    pen.space(10);
    pen.row(`## ${text}`);
    pen.space(6);
  };
  pen.row(`# ${name}`);
  pen.space(6);
  lines(pen, `> ${headline}`, style);
  pen.space(6);
  pen.row(`- **Email:** <${email}>`);
  pen.row(`- **Based in:** ${place}`);
  pen.row('- **Web:** [example.org/notes](https://example.org/notes)');
  pen.space(6);
  lines(pen, summary, style);
  head('Toolbox');
  lines(
    pen,
    `**Every day:** ${skills
      .slice(0, 2)
      .map((skill) => `\`${skill}\``)
      .join(', ')}`,
    style,
  );
  lines(
    pen,
    `**Now and then:** ${skills
      .slice(2)
      .map((skill) => `\`${skill}\``)
      .join(', ')}`,
    style,
  );
  head('Where I have worked');
  for (const role of roles) {
    keep(pen, 60);
    lines(pen, `### ${role.company}`, style);
    pen.space(4);
    lines(pen, `**${role.title}**`, style);
    lines(pen, `*${range(role, { one: long, dash: ' to ', now: 'today' })}, ${role.place}*`, style);
    pen.space(4);
    bullets(pen, '-', role.deeds, style);
    pen.space(8);
  }
  head('Side projects');
  lines(pen, '- [trail-counter](https://example.org/trail-counter) (2020): counts hikers with a $9 sensor', style);
  lines(
    pen,
    '- [cookbook](https://example.org/cookbook) (2022, with my sister): 80 family recipes as a static site',
    style,
  );
  head('School');
  for (const { degree, field, school, to } of studies) {
    lines(pen, `- **${degree}**, ${field}`, style);
    lines(pen, `${school} (${to.year})`, { x: 10, width: 480 });
  }
  head('Certificates');
  pen.row('| Certificate              | Issued  |');
  pen.row('| ------------------------ | ------- |');
  pen.row('| Mental Health First Aid  | 2021-03 |');
  pen.row('| Ham radio, General class | 2017-10 |');
  pen.space(12);
  pen.row('---');
  pen.row('*Last updated: 2 February 2025. Source of this page: `resume.md`*');
}

// --- 12. Plain text in a mail

const LINE = '-'.repeat(64);

function drawMail(sheet: Sheet, { name, place, phone, email, headline, roles, studies, skills }: Person): void {
  const pen = sheet.pen({ left: 54, right: PAGE.width - 54, top: 54 });
  const style: Style = { width: 490 };
  const head = (text: string): void => {
    keep(pen, 60);
    pen.space(8);
    pen.row(LINE);
    pen.row(text);
    pen.row(LINE);
  };
  pen.row(`From: ${name} <${email}>`);
  pen.row('To: Bridgeway Resume Desk <desk@bridgeway.example>');
  pen.row('Date: Tue, 14 Jan 2025 08:12:40 -0500');
  lines(pen, `Subject: Re: your ad (${headline})`, style);
  pen.space(12);
  pen.row('Hello Paula,');
  pen.space(6);
  lines(
    pen,
    'thank you for the call. Since your system does not open my file, here is the resume as text. I can start on ' +
      'February 3 and would be glad to come in before that.',
    style,
  );
  head('EMPLOYMENT');
  for (const role of roles) {
    keep(pen, 56);
    pen.row(range(role, { one: dashed, dash: ' to ', now: 'present' }));
    lines(pen, `${role.company} (${role.place})`, style);
    lines(pen, `Job title: ${role.title}`, style);
    bullets(pen, '+', role.deeds, { x: 10, width: 480 });
    pen.space(8);
  }
  head('SKILLS');
  bullets(pen, '+', skills, style);
  head('EDUCATION');
  for (const { degree, field, school, to } of studies) {
    lines(pen, `${year(to)}  ${school}`, style);
    lines(pen, `${degree} / ${field}`, { x: 30, width: 460 });
  }
  head('OTHER');
  pen.row('+ Licenses: CDL Class B with passenger endorsement, expires 09/2026');
  pen.row('+ Volunteer firefighter, Engine Company 4, since 2011');
  pen.space(12);
  pen.row('Best regards,');
  for (const text of [name, place, `cell ${phone}`]) pen.row(text);
  pen.space(12);
  pen.row('> On Mon, Jan 13, 2025 at 4:55 PM Paula Kern wrote:');
  pen.row('> Could you paste it as plain text? Our upload is down again.');
  pen.row('> Paula Kern, Senior Recruiter, Bridgeway Staffing Partners, 800-555-0150');
}

/** Layouts from the archive of a staffing agency. */
export const TENTH_HANDS_LAYOUTS: readonly Layout[] = [
  {
    name: 'serif, centered headings, school and employer in capitals above',
    dates: 'months',
    isText: true,
    draw: drawIvy,
  },
  {
    name: 'experience in two sections, seasons as dates, coursework in columns',
    dates: 'years',
    isText: true,
    draw: drawCampus,
  },
  {
    name: 'icons before dates and places, skills as tags in the right column',
    dates: 'months',
    isText: true,
    draw: drawTagged,
  },
  {
    name: 'dark panel on the left, dates and places left of the entries',
    dates: 'months',
    isText: true,
    draw: drawPanel,
  },
  {
    name: 'dark band with the name, spaced headings, dates above the entries',
    dates: 'months',
    isText: true,
    draw: drawBand,
  },
  { name: 'headings in the margin, entries in capitals between bars', dates: 'months', isText: true, draw: drawWord },
  { name: 'federal form with labels, supervisors, pay and hours', dates: 'months', isText: true, draw: drawFederal },
  {
    name: 'accomplishments by function, employment and education as tables',
    dates: 'months',
    isText: false,
    draw: drawVeteran,
  },
  {
    name: 'two pages, three roles with one employer, dates in the margin, earlier career undated',
    dates: 'months',
    isText: true,
    roles: 5,
    sharedRoles: 3,
    isUndated: (role) => role > 3,
    draw: drawExecutive,
  },
  {
    name: 'agency form with seven short jobs and reasons for leaving',
    dates: 'months',
    isText: true,
    roles: 7,
    draw: drawAgency,
  },
  {
    name: 'Markdown, employer as heading, skills first',
    dates: 'months',
    isText: true,
    leavesOut: ['phone'],
    draw: drawMarkdown,
  },
  { name: 'plain text in a mail with a reply below', dates: 'months', isText: true, draw: drawMail },
];
