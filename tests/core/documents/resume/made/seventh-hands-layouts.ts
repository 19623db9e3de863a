import { dotted, inNumbers, inWords, iso, range, short, wide, year, type Layout } from './layout.ts';
import type { LivedRole, LivedStudy, MonthOfYear, Person } from './people.ts';
import { keep, middle, PAGE, rowsOf, wrapped, type Cell, type Face, type Pen, type Sheet } from './sheet.ts';

const WIDTH = 504;
const WHOLE = { left: 54, right: 54 + WIDTH, top: 60 };

interface Style {
  readonly x?: number;
  readonly width?: number;
  readonly size?: number;
  readonly face?: Face;
}

/** The width of a text, rather too much than too little. */
function widthOf(text: string, size = 10, face: Face = 'plain'): number {
  const capitals = text.replaceAll(/[^\p{Lu}]/gu, '').length;
  return ((face === 'bold' ? 0.54 : 0.5) * text.length + 0.2 * capitals) * size;
}

/** Wraps a text to a width in points. */
function fitted(text: string, width: number, size = 10, face: Face = 'plain'): string[] {
  return wrapped(text, Math.floor((width * text.length) / widthOf(text, size, face)));
}

/** Prints a text over as many rows as it takes. */
function block(pen: Pen, text: string, { x = 0, width = WIDTH, size = 10, face = 'plain' }: Style = {}): void {
  for (const line of fitted(text, width - x, size, face)) pen.row([[x, line]], size, face);
}

/** Prints a text that may wrap, and another one at the right end of its first row. */
function both(pen: Pen, left: string, right: string, style: Style = {}): void {
  const { x = 0, width = WIDTH, size = 10, face = 'plain' } = style;
  const lines = fitted(left, width - x - widthOf(right, size) - 10, size, face);
  for (const [i, line] of lines.entries()) {
    pen.row(
      i === 0
        ? [
            [x, line, face],
            [-1, right],
          ]
        : [[x, line, face]],
      size,
    );
  }
}

/** Prints texts below each other beside others; both may wrap. */
function beside(pen: Pen, left: readonly Cell[], x: number, right: readonly Cell[]): void {
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    pen.row([...left.slice(i, i + 1), ...right.slice(i, i + 1).map(([at, ...rest]): Cell => [x + at, ...rest])]);
  }
}

function cells(text: string, width: number, face: Face = 'plain', x = 0): Cell[] {
  return fitted(text, width, 10, face).map((line): Cell => [x, line, face]);
}

function center(pen: Pen, text: string, size = 10, face: Face = 'plain', width = WIDTH): void {
  for (const line of fitted(text, width, size, face)) pen.row([middle(line, width, size)], size, face);
}

/** A line across below the last row. */
function rule(sheet: Sheet, pen: Pen, x: number, width: number, grey = 0.4): void {
  sheet.fill(pen.page(), { x, y: pen.y() - 10, width, height: 0.7, grey });
  pen.space(3);
}

/** Prints at the foot of every page; the text may depend on the page and their number, from 1. */
function footed(sheet: Sheet, textOf: (page: number, of: number) => string, x = 54, isRight = false): void {
  for (const [i] of sheet.pages.entries()) {
    sheet.print(i, { text: textOf(i + 1, sheet.pages.length), x, y: 770, size: 8, isRight });
  }
}

/** Prints above the first row of every page but the first. */
function continued(sheet: Sheet, textOf: (page: number) => string): void {
  for (const [i, prints] of sheet.pages.entries()) {
    const text = textOf(i + 1);
    if (i > 0) prints.unshift({ text, x: 54, y: 34, size: 8, isRight: false, face: 'serif' });
  }
}

const monthOf = (date: MonthOfYear): string => inWords(date, 3).split(' ')[0]!;
const withDot = (date: MonthOfYear): string => `${monthOf(date)}${date.month === 5 ? '' : '.'} ${date.year}`;
const withComma = (date: MonthOfYear): string => inWords(date).replace(' ', ', ');

// moderncv, classic

const HINT = 106;

function classicHead(sheet: Sheet, { name, headline, place, phone, email }: Person): Pen {
  const pen = sheet.pen(WHOLE);
  block(pen, name, { size: 20, width: 320 });
  block(pen, headline, { size: 11, face: 'serif', width: 260 });
  const side = sheet.pen({ ...WHOLE, left: 330, top: 50 });
  for (const text of [place, `Tel. ${phone}`, email, 'Nationality: see passport copy']) side.row([[-1, text]], 9);
  pen.space(Math.max(14, side.y() - pen.y() + 14));
  return pen;
}

function classicSection(sheet: Sheet, pen: Pen, title: string): void {
  keep(pen, 60);
  pen.space(12);
  sheet.fill(pen.page(), { x: 54, y: pen.y() - 6, width: HINT - 10, height: 4, grey: 0.55 });
  pen.row([[HINT, title]], 13);
  pen.space(2);
}

function classicItem(pen: Pen, hint: string, text: string): void {
  beside(pen, [[0, hint]], HINT, cells(text, WIDTH - HINT));
}

function drawClassic(sheet: Sheet, person: Person): void {
  const pen = classicHead(sheet, person);
  classicSection(sheet, pen, 'Professional experience');
  for (const role of person.roles) {
    keep(pen, 30);
    const when = range(role, { one: inNumbers, dash: '–', now: 'today' });
    classicItem(pen, when, `${role.title}, ${role.company.toUpperCase()}, ${role.place}.`);
    pen.items('–', role.deeds, HINT);
    pen.space(3);
  }
  classicSection(sheet, pen, 'Education');
  for (const { degree, field, school, place, from, to } of person.studies) {
    classicItem(pen, `${from}–${to.year}`, `${degree}, ${field}, ${school.toUpperCase()}, ${place}, grade: good.`);
  }
  classicSection(sheet, pen, 'Thesis');
  classicItem(pen, 'Title', 'Early detection of wear in bearings from sound alone');
  classicItem(pen, 'Supervisors', 'Prof. Dr. E. Wendt and Dr. M. Laurier');
  classicItem(pen, 'Description', 'Comparison of four methods on recordings of 2,000 hours, awarded a faculty prize.');
  classicSection(sheet, pen, 'Skills');
  classicItem(pen, 'In daily use', person.skills.slice(0, 3).join(', '));
  classicItem(pen, 'Now and then', person.skills.slice(3).join(', '));
  classicSection(sheet, pen, 'Languages');
  classicItem(pen, 'German', 'mother tongue');
  classicItem(pen, 'French', 'fluent, C1 (stay of ten months)');
  classicSection(sheet, pen, 'Interests');
  pen.row([
    [HINT, '• Choir'],
    [320, '• Beekeeping'],
  ]);
  pen.row([
    [HINT, '• Long-distance cycling'],
    [320, '• Old maps'],
  ]);
  footed(sheet, (page, of) => `${page}/${of}`, 558, true);
}

// awesome-cv

function awesomeHead(sheet: Sheet, { name, headline, place, phone, email, summary }: Person): Pen {
  const pen = sheet.pen(WHOLE);
  center(pen, name, 26);
  center(pen, headline.toUpperCase(), 9);
  center(pen, place, 9, 'serif');
  center(pen, `${phone}  |  ${email}  |  www.example.net/me`, 9);
  pen.space(4);
  center(pen, '"Make it work, then make it dull."', 10, 'serif');
  awesomeSection(sheet, pen, 'Summary');
  block(pen, summary);
  return pen;
}

function awesomeSection(sheet: Sheet, pen: Pen, title: string): void {
  keep(pen, 70);
  pen.space(12);
  pen.row(title, 15, 'bold');
  const x = 54 + widthOf(title, 15, 'bold') + 16;
  sheet.fill(pen.page(), { x, y: pen.y() - 22, width: 558 - x, height: 0.9, grey: 0.5 });
}

function awesomeWork(pen: Pen, roles: readonly LivedRole[]): void {
  for (const [i, role] of roles.entries()) {
    keep(pen, 44);
    if (role.company !== roles[i - 1]?.company) both(pen, role.company, role.place, { size: 11, face: 'bold' });
    both(pen, role.title, range(role, { one: withDot, dash: ' - ', now: 'PRESENT' }), { face: 'serif' });
    pen.items('•', role.deeds, 10);
    pen.space(4);
  }
}

function drawAwesome(sheet: Sheet, person: Person): void {
  const pen = awesomeHead(sheet, person);
  awesomeSection(sheet, pen, 'Work Experience');
  awesomeWork(pen, person.roles);
  awesomeSection(sheet, pen, 'Honors & Awards');
  pen.row([
    [0, '2021'],
    [50, 'Finalist, Open Harbour Data Challenge'],
    [-1, 'Rotterdam'],
  ]);
  pen.row([
    [0, '2016'],
    [50, '2nd Place, Student Robot Football, league of small robots'],
    [-1, 'Osaka'],
  ]);
  awesomeSection(sheet, pen, 'Skills');
  for (const [i, label] of ['Strong', 'Solid', 'Basics'].entries()) {
    const some = person.skills.slice(2 * i, 2 * i + 2);
    if (some.length > 0) beside(pen, [[-(WIDTH - 70), label, 'bold']], 84, cells(some.join(', '), WIDTH - 84));
  }
  awesomeSection(sheet, pen, 'Extracurricular Activity');
  both(pen, 'Code Club Riverside (volunteers)', 'Saturdays', { face: 'bold' });
  pen.item('•', 'Helped children aged 9 to 13 with their first games, 2017 and 2018.', 10);
  awesomeSection(sheet, pen, 'Education');
  for (const { school, place, degree, field, from, to } of person.studies) {
    keep(pen, 30);
    both(pen, school, place, { size: 11, face: 'bold' });
    both(pen, `${degree} in ${field}`, `${from} - ${to.year}`, { face: 'serif' });
  }
  footed(sheet, (page) => `October 3, 2024     ${person.name}  ·  Résumé     ${page}`);
}

// AltaCV

const ALTA = { main: { left: 40, right: 382, top: 140 }, side: { left: 406, right: 576, top: 140 } };
const ALTA_MAIN = 342;
const ALTA_SIDE = 170;

function altaHead(sheet: Sheet, { name, headline, email, phone, place }: Person): void {
  const pen = sheet.pen({ left: 40, right: 576, top: 56 });
  block(pen, name.toUpperCase(), { size: 20, face: 'bold', width: 536 });
  block(pen, headline, { size: 12, width: 536 });
  const half = 290;
  pen.row([
    [0, '✉', 'symbols'],
    [14, email],
    [half, '✆', 'symbols'],
    [half + 14, phone],
  ]);
  pen.row([
    [0, '➤', 'symbols'],
    [14, place],
    [half, '✎', 'symbols'],
    [half + 14, 'portfolio on request'],
  ]);
}

function altaSection(sheet: Sheet, pen: Pen, title: string, { left, width }: { left: number; width: number }): void {
  keep(pen, 60);
  pen.space(12);
  pen.row(title.toUpperCase(), 13, 'bold');
  rule(sheet, pen, left, width, 0.2);
  pen.space(6);
}

function altaMain(sheet: Sheet, { roles }: Person): void {
  const pen = sheet.pen(ALTA.main);
  const at = { left: 40, width: ALTA_MAIN };
  altaSection(sheet, pen, 'Experience', at);
  for (const role of roles) {
    keep(pen, 60);
    block(pen, role.title, { size: 11, width: ALTA_MAIN });
    block(pen, role.company, { face: 'bold', width: ALTA_MAIN });
    const when = range(role, { one: inWords, now: 'Ongoing' });
    pen.row(
      [
        [0, '❏', 'symbols'],
        [12, when],
        [178, '➤', 'symbols'],
        [190, role.place],
      ],
      9,
    );
    pen.items('•', role.deeds);
    rule(sheet, pen, 40, ALTA_MAIN, 0.75);
    pen.space(8);
  }
  altaSection(sheet, pen, 'Projects', at);
  block(pen, 'Quiet Kitchen', { size: 11, width: ALTA_MAIN });
  pen.row('Funded by the Nordic Sound Fund, 2018', 9);
  pen.item('•', 'A range hood that one can talk beside; shown at the fair in Malmö, picked up by two makers.');
  altaSection(sheet, pen, 'A day of my life', at);
  block(pen, 'Sleep 7 h; work 8 h, a third of it in meetings; family 5 h; running 1 h; the rest is coffee.', {
    width: ALTA_MAIN,
  });
}

/** Joins words to rows that fit; a word too long for a row has its own. */
function tagRows(words: readonly string[], width: number): string[][] {
  const rows: string[][] = [];
  let x = 0;
  for (const word of words) {
    if (x === 0 || x + widthOf(word, 9) > width) [rows[rows.length], x] = [[], 0];
    rows.at(-1)!.push(word);
    x += widthOf(word, 9) + 14;
  }
  return rows;
}

/** Prints words in grey boxes, as many in a row as fit. */
function tags(sheet: Sheet, pen: Pen, words: readonly string[], left: number, width: number): void {
  for (const row of tagRows(words, width)) {
    const box = { y: pen.y() - 9, height: 13, grey: 0.9 };
    if (row.length === 1) {
      const lines = fitted(row[0]!, width, 9);
      const broad = Math.max(...lines.map((line) => widthOf(line, 9))) + 6;
      sheet.fill(pen.page(), { ...box, x: left - 3, width: broad, height: 12.6 * lines.length });
      for (const line of lines) pen.row(line, 9);
    } else {
      const starts = row.map((_, i) => row.slice(0, i).reduce((sum, word) => sum + widthOf(word, 9) + 14, 0));
      for (const [i, word] of row.entries()) {
        sheet.fill(pen.page(), { ...box, x: left + starts[i]! - 3, width: widthOf(word, 9) + 6 });
      }
      pen.row(
        row.map((word, i): Cell => [starts[i]!, word]),
        9,
      );
    }
    pen.space(4);
  }
}

function altaSide(sheet: Sheet, { skills, studies }: Person): void {
  const pen = sheet.pen(ALTA.side);
  const at = { left: ALTA.side.left, width: ALTA_SIDE };
  altaSection(sheet, pen, 'Motto', at);
  block(pen, '“Nothing is obvious until somebody has drawn it.”', { face: 'serif', width: ALTA_SIDE });
  altaSection(sheet, pen, 'Most proud of', at);
  pen.row([
    [0, '✔', 'symbols'],
    [14, 'Two patents', 'bold'],
  ]);
  block(pen, 'granted 2017 and 2020, both in use', { x: 14, width: ALTA_SIDE });
  pen.row([
    [0, '✔', 'symbols'],
    [14, 'No one left the team', 'bold'],
  ]);
  block(pen, 'in three years of growth', { x: 14, width: ALTA_SIDE });
  altaSection(sheet, pen, 'Strengths', at);
  tags(sheet, pen, skills, ALTA.side.left, ALTA_SIDE);
  altaSection(sheet, pen, 'Languages', at);
  pen.row([
    [0, 'English'],
    [100, '●●●●●', 'symbols'],
  ]);
  pen.row([
    [0, 'Portuguese'],
    [100, '●●●❍❍', 'symbols'],
  ]);
  altaSection(sheet, pen, 'Education', at);
  for (const { degree, field, school, from, to } of studies) {
    block(pen, `${degree} in ${field}`, { size: 11, width: ALTA_SIDE });
    block(pen, school, { face: 'bold', width: ALTA_SIDE });
    pen.row(
      [
        [0, '❏', 'symbols'],
        [12, `Sept ${from} – ${short(to)}`],
      ],
      9,
    );
    pen.space(6);
  }
  altaSection(sheet, pen, 'Referees', at);
  for (const text of ['Prof. Agnes Tidewell', 'Chair of Acoustics', 'tidewell@chair.example.edu']) pen.row(text, 9);
}

function drawAlta(sheet: Sheet, person: Person): void {
  altaHead(sheet, person);
  altaMain(sheet, person);
  altaSide(sheet, person);
}

// Deedy

const DEEDY = { left: { left: 44, right: 200, top: 124 }, right: { left: 222, right: 568, top: 124 } };
const DEEDY_LEFT = 156;
const DEEDY_RIGHT = 346;

function deedyHead(sheet: Sheet, { name, email, phone, place }: Person): void {
  sheet.print(0, { text: 'Last Updated on 4th May 2024', x: 568, y: 30, size: 7, isRight: true });
  const pen = sheet.pen({ left: 44, right: 568, top: 62 });
  center(pen, name, 28, 'plain', 524);
  center(pen, `${email} | ${phone} | ${place}`, 9, 'plain', 524);
  rule(sheet, pen, 44, 524);
}

function deedySection(pen: Pen, title: string, x = 0): void {
  keep(pen, 60);
  pen.space(10);
  pen.row([[x, title.toUpperCase()]], 13);
}

function deedyLeft(sheet: Sheet, { studies, skills }: Person): void {
  const pen = sheet.pen(DEEDY.left);
  const small = { size: 9, width: DEEDY_LEFT };
  deedySection(pen, 'Education');
  for (const { school, degree, field, place, to } of studies) {
    block(pen, school.toUpperCase(), { face: 'bold', width: DEEDY_LEFT });
    block(pen, `${degree} in ${field}`, small);
    block(pen, `${inWords(to)} | ${place}`, small);
    block(pen, 'Cum. GPA: 3.7 / 4.0', small);
    pen.space(4);
  }
  deedySection(pen, 'Links');
  for (const text of ['Blog:// notes.example.org', 'Code:// git.example.org']) pen.row(text, 9);
  deedySection(pen, 'Coursework');
  pen.row('GRADUATE', 9, 'bold');
  for (const text of ['Seminar on Measurement (TA)', 'Reading Group on Failure']) block(pen, text, small);
  pen.row('UNDERGRADUATE', 9, 'bold');
  for (const text of ['Introduction to Everything', 'History of Science']) block(pen, text, small);
  deedySection(pen, 'Skills');
  for (const [i, label] of ['Five years and more:', 'Two to five years:', 'Familiar:'].entries()) {
    const some = skills.slice(2 * i, 2 * i + 2);
    if (some.length === 0) continue;
    pen.row(label, 9, 'serif');
    block(pen, some.join(' • '), small);
  }
}

function deedyRight(sheet: Sheet, { roles }: Person): void {
  const pen = sheet.pen(DEEDY.right);
  deedySection(pen, 'Experience');
  for (const role of roles) {
    keep(pen, 50);
    block(pen, `${role.company.toUpperCase()} | ${role.title}`, { size: 11, width: DEEDY_RIGHT });
    block(pen, `${range(role, { one: short })} | ${role.place}`, { size: 9, width: DEEDY_RIGHT });
    pen.items('•', role.deeds);
    pen.space(6);
  }
  deedySection(pen, 'Awards');
  pen.row(
    [
      [0, '2020'],
      [40, 'top 40 of 3000'],
      [140, 'Winter Programming Marathon'],
    ],
    9,
  );
  pen.row(
    [
      [0, '2015'],
      [40, '1st'],
      [140, 'Bridge Building with Spaghetti, Spring Fair'],
    ],
    9,
  );
  deedySection(pen, 'Publications');
  const cited = '[1] L. Tamsin, P. Okello et al. Sorting without looking. In Proc. of the 8th Workshop on Strange ';
  block(pen, `${cited}Algorithms, pages 11–19, Bergen, June 2019.`, { size: 9, width: DEEDY_RIGHT });
  deedySection(pen, 'Societies');
  pen.row(
    [
      [0, '2019'],
      [40, 'Member'],
      [140, 'Association of Careful Engineers'],
    ],
    9,
  );
}

function drawDeedy(sheet: Sheet, person: Person): void {
  deedyHead(sheet, person);
  deedyLeft(sheet, person);
  deedyRight(sheet, person);
}

// Jake's resume

function jakeSection(sheet: Sheet, pen: Pen, title: string): void {
  keep(pen, 50);
  pen.space(10);
  pen.row(title.toUpperCase(), 11, 'serif');
  rule(sheet, pen, 54, WIDTH, 0);
  pen.space(4);
}

function jakeEntry(pen: Pen, texts: readonly [first: string, end: string, second: string, secondEnd: string]): void {
  keep(pen, 44);
  both(pen, texts[0], texts[1], { x: 8, face: 'bold' });
  both(pen, texts[2], texts[3], { x: 8, face: 'serif' });
}

function drawJake(sheet: Sheet, { name, phone, email, roles, studies, skills }: Person): void {
  const pen = sheet.pen({ ...WHOLE, top: 52 });
  center(pen, name, 22, 'serif');
  center(pen, `${phone} | ${email} | linkedin.example/in/me | code.example/me`, 9);
  jakeSection(sheet, pen, 'Education');
  for (const { school, place, degree, field, from, to } of studies) {
    const dates = `Aug. ${from} – ${withDot(to)}`;
    jakeEntry(pen, [school, place, `${degree} in ${field}, Minor in Philosophy`, dates]);
  }
  jakeSection(sheet, pen, 'Experience');
  for (const role of roles) {
    jakeEntry(pen, [role.title, range(role, { one: withDot }), role.company, role.place]);
    pen.items('•', role.deeds, 16);
  }
  jakeSection(sheet, pen, 'Projects');
  both(pen, 'Gitfolio | open source, 300 stars', 'June 2020 – Present', { x: 8 });
  pen.item('•', 'Small page generator for people who have no patience; five contributors so far', 16);
  both(pen, 'Ticket Machine for Ferries | hackathon', 'May 2018', { x: 8 });
  pen.item('•', 'Built in 36 hours with three friends, won the prize of the harbour authority', 16);
  jakeSection(sheet, pen, 'Technical Skills');
  block(pen, `Proficient: ${skills.slice(0, 2).join(', ')}`, { x: 8 });
  block(pen, `Working knowledge: ${skills.slice(2).join(', ')}`, { x: 8 });
}

// RenderCV

function lasting({ from, to }: LivedRole): string {
  if (to === null) return 'ongoing';
  const months = 12 * (to.year - from.year) + to.month - from.month + 1;
  const some = (count: number, unit: string): string => (count === 0 ? '' : `${count} ${unit}${count > 1 ? 's' : ''}`);
  return [some(Math.floor(months / 12), 'year'), some(months % 12, 'month')].filter(Boolean).join(' ');
}

function renderSection(sheet: Sheet, pen: Pen, title: string): void {
  keep(pen, 70);
  pen.space(12);
  pen.row(title, 13, 'bold');
  rule(sheet, pen, 54, WIDTH, 0.3);
  pen.space(6);
}

function renderRole(pen: Pen, role: LivedRole): void {
  keep(pen, 50);
  const left = [...cells(role.title, 330, 'bold'), ...cells(role.company, 330)];
  const right: Cell[] = [
    [-1, role.place],
    [-1, range(role, { one: iso, dash: ' to ', now: 'present' })],
    [-1, lasting(role)],
  ];
  beside(pen, left, 0, right);
  pen.items('•', role.deeds, 4);
  pen.space(6);
}

function renderStudy(pen: Pen, { degree, field, school, place, from, to }: LivedStudy): void {
  const middleCells = [...cells(school, 236, 'bold'), ...cells(field, 236)];
  const dates: Cell[] = [
    [-1, `${from}-09 to ${iso(to)}`],
    [-1, place],
  ];
  const left = cells(degree, 132, 'bold');
  for (let i = 0; i < Math.max(left.length, middleCells.length, dates.length); i += 1) {
    const shifted = middleCells.slice(i, i + 1).map(([x, ...rest]): Cell => [x + 138, ...rest]);
    pen.row([...left.slice(i, i + 1), ...shifted, ...dates.slice(i, i + 1)]);
  }
  pen.space(4);
}

function drawRender(sheet: Sheet, { name, place, email, phone, summary, roles, studies, skills }: Person): void {
  const pen = sheet.pen({ ...WHOLE, top: 70 });
  sheet.print(0, { text: 'Last updated in September 2024', x: 558, y: 34, size: 8, isRight: true });
  center(pen, name, 25);
  for (const line of rowsOf([place, `• ${email}`, `• ${phone}`, '• me.example.dev'], 90)) center(pen, line, 9.5);
  renderSection(sheet, pen, 'About');
  block(pen, summary);
  renderSection(sheet, pen, 'Education');
  for (const study of studies) renderStudy(pen, study);
  renderSection(sheet, pen, 'Experience');
  for (const role of roles) renderRole(pen, role);
  renderSection(sheet, pen, 'Publications');
  both(pen, 'Lazy grids for impatient solvers', 'Jan 2019', { face: 'bold' });
  pen.row('Ana Quist, Bo Lindahl, the author. 10.0000/example.2019.77 (Journal of Slow Computing)');
  renderSection(sheet, pen, 'Invited Talks');
  pen.row('2. How to stop a project, Product Evening at the Harbour Club (2023)');
  pen.row('1. Five bugs I was proud of, Meetup of the Systems Group (2020)');
  renderSection(sheet, pen, 'Technologies and methods');
  pen.items('·', skills);
  footed(sheet, (page, of) => `${name} - Page ${page} of ${of}`, 240);
}

// europecv

const LABEL = 150;
const VALUE = LABEL + 12;

function europeItem(pen: Pen, label: string, ...texts: readonly string[]): void {
  const labels = label === '' ? [] : fitted(label, LABEL - 4, 10).map((line): Cell => [-(WIDTH - LABEL), line]);
  beside(
    pen,
    labels,
    VALUE,
    texts.flatMap((text) => cells(text, WIDTH - VALUE)),
  );
}

function europeSection(pen: Pen, title: string): void {
  keep(pen, 70);
  pen.space(10);
  pen.row([[-(WIDTH - LABEL), title]], 11, 'bold');
  pen.space(2);
}

function europeLanguages(pen: Pen): void {
  europeItem(pen, 'Mother tongue', 'Hungarian');
  europeItem(pen, 'Other language', 'English');
  const columns = ['Understanding', 'Speaking', 'Writing'];
  pen.row([[-(WIDTH - LABEL), 'Self-assessment'], ...columns.map((text, i): Cell => [VALUE + 110 * i, text, 'bold'])]);
  const levels = ['C1 proficient', 'B2 independent', 'B2 independent'];
  pen.row([[-(WIDTH - LABEL), 'European level (*)'], ...levels.map((text, i): Cell => [VALUE + 110 * i, text])]);
  pen.row([[VALUE, '(*) Common European Framework of Reference for Languages']], 7);
}

function europeWork(pen: Pen, roles: readonly LivedRole[]): void {
  for (const role of roles) {
    keep(pen, 80);
    europeItem(pen, 'Dates', `From ${range(role, { one: inNumbers, dash: ' to ', now: 'date' })}`);
    europeItem(pen, 'Occupation or position held', role.title);
    europeItem(pen, 'Main activities and responsibilities', ...role.deeds.map((deed) => `- ${deed}`));
    europeItem(pen, 'Name of employer', role.company);
    europeItem(pen, 'Address of employer', role.place);
    europeItem(pen, 'Type of business or sector', 'Private, more than 50 employees');
    pen.space(8);
  }
}

function europeStudies(pen: Pen, studies: readonly LivedStudy[]): void {
  for (const { degree, field, school, place, from, to } of studies) {
    keep(pen, 70);
    europeItem(pen, 'Dates', `From ${from} to ${to.year}`);
    europeItem(pen, 'Title of qualification awarded', degree);
    europeItem(pen, 'Principal subject', field);
    europeItem(pen, 'Name of organisation providing education', school);
    europeItem(pen, 'Place', place);
    europeItem(pen, 'Level in classification', 'ISCED 6 or above');
    pen.space(8);
  }
}

function drawEurope(sheet: Sheet, { name, place, phone, email, roles, studies, skills }: Person): void {
  const pen = sheet.pen(WHOLE);
  pen.row(
    [
      [-(WIDTH - LABEL), 'Europass'],
      [VALUE, 'Curriculum Vitae'],
    ],
    13,
    'bold',
  );
  europeSection(pen, 'Personal information');
  europeItem(pen, 'First name(s) / Surname(s)', name);
  europeItem(pen, 'Address', place);
  europeItem(pen, 'Telephone', phone);
  europeItem(pen, 'E-mail', email);
  europeItem(pen, 'Nationality / Gender', 'EU citizen / not stated');
  europeSection(pen, 'Desired employment');
  europeItem(pen, '', 'Permanent position, 80 to 100 %, notice period three months');
  europeSection(pen, 'Work experience');
  europeWork(pen, roles);
  europeSection(pen, 'Education and training');
  europeStudies(pen, studies);
  europeSection(pen, 'Languages');
  europeLanguages(pen);
  europeSection(pen, 'Skills and competences');
  europeItem(pen, 'Technical', ...skills);
  europeSection(pen, 'Additional information');
  europeItem(pen, 'Driving licence(s)', 'Category B');
  europeItem(pen, 'Annexes', '1. Copy of the diploma; 2. Certificates of employment, 2014 to 2020');
  footed(sheet, (page, of) => `Page ${page}/${of} - Curriculum vitae of ${name}`, 54 + VALUE);
}

// JSON Resume

const THEME = 108;

/** Prints rows beside their section's head. */
function themeSection(sheet: Sheet, pen: Pen, title: string, draw: () => void): void {
  keep(pen, 60);
  pen.space(12);
  rule(sheet, pen, 54, WIDTH, 0.8);
  pen.space(8);
  sheet.print(pen.page(), { text: title, x: 54, y: pen.y(), size: 10, face: 'bold' });
  draw();
}

function themeWork(pen: Pen, roles: readonly LivedRole[]): void {
  for (const [i, role] of roles.entries()) {
    if (i > 0) keep(pen, 60);
    if (role.company !== roles[i - 1]?.company) themeEmployer(pen, role, i);
    both(pen, role.title, range(role, { one: withComma, dash: ' - ' }), { x: THEME, face: 'serif' });
    pen.row([[THEME, 'Highlights']], 9, 'bold');
    pen.items('•', role.deeds, THEME);
    pen.space(6);
  }
}

function themeEmployer(pen: Pen, { company, place }: LivedRole, at: number): void {
  both(pen, company, place, { x: THEME, face: 'bold' });
  const about = ['Makes things that few people see and many need.', 'Two hundred colleagues in three countries.'];
  block(pen, about[Math.min(at, 1)]!, { x: THEME, size: 9 });
}

function themeRest(sheet: Sheet, pen: Pen): void {
  themeSection(sheet, pen, 'Volunteer', () => {
    both(pen, 'Repair Café Old Town', 'September, 2018 - June, 2020', { x: THEME, face: 'bold' });
    pen.row([[THEME, 'Mending toasters, radios and the odd robot with neighbours.']], 9);
  });
  themeSection(sheet, pen, 'Awards', () => {
    both(pen, 'Young Talent Prize', 'November, 2014', { x: THEME, face: 'bold' });
    pen.row([[THEME, 'Awarded by the Chamber of Engineers for a bicycle lamp']], 9);
  });
  themeSection(sheet, pen, 'Languages', () => {
    pen.row([
      [THEME, 'English'],
      [330, 'Native speaker'],
    ]);
    pen.row([
      [THEME, 'Hindi'],
      [330, 'Elementary'],
    ]);
  });
  themeSection(sheet, pen, 'Interests', () => {
    pen.row([[THEME, 'Rock climbing: bouldering, alpine']]);
  });
  themeSection(sheet, pen, 'References', () => {
    block(pen, '“I would hire this person again, and did.” — Ursula Prentice', { x: THEME, face: 'serif' });
  });
}

function drawTheme(sheet: Sheet, person: Person): void {
  const { name, headline, email, phone, place, summary, roles, studies, skills } = person;
  const pen = sheet.pen(WHOLE);
  block(pen, name, { size: 24 });
  block(pen, headline, { size: 13 });
  themeSection(sheet, pen, 'Contact', () => {
    for (const [label, text] of [
      ['Email', email],
      ['Phone', phone],
      ['Location', place],
    ] as const) {
      pen.row([
        [THEME, label],
        [THEME + 70, text],
      ]);
    }
    pen.row([
      [THEME, 'Website'],
      [THEME + 70, 'http://portfolio.example.com'],
    ]);
  });
  themeSection(sheet, pen, 'About', () => {
    block(pen, summary, { x: THEME });
  });
  themeSection(sheet, pen, 'Work', () => {
    themeWork(pen, roles);
  });
  themeSection(sheet, pen, 'Skills', () => {
    const levels = ['Master', 'Advanced', 'Intermediate', 'Beginner'];
    for (const [i, skill] of skills.entries()) {
      beside(pen, cells(skill, 330 - THEME, 'plain', THEME), 330, [[0, levels[i % 4]!, 'serif']]);
    }
  });
  themeSection(sheet, pen, 'Education', () => {
    for (const { school, degree, field, from, to } of studies) {
      both(pen, school, `September, ${from} - ${withComma(to)}`, { x: THEME, face: 'bold' });
      block(pen, `${field}, ${degree}`, { x: THEME });
    }
  });
  themeRest(sheet, pen);
}

// Markdown

function drawMarkdown(sheet: Sheet, { name, place, phone, email, summary, roles, studies, skills }: Person): void {
  const pen = sheet.pen(WHOLE);
  const lines = (...texts: readonly string[]): void => {
    for (const text of texts) block(pen, text);
    pen.space(8);
  };
  lines(`# ${name}`);
  lines(`* Mail: <${email}>`, `* Phone: ${phone}`, `* Based in: ${place} (happy to move)`);
  lines(...wrapped(summary, 80).map((line) => `> ${line}`));
  lines('## What I work with');
  lines(
    '| Skill | How well | Used last |',
    '|---|---|---|',
    ...skills.map((skill, i) => {
      return `| ${skill} | ${['every day', 'well', 'enough'][i % 3]} | ${['now', 'last year', '2021'][i % 3]} |`;
    }),
  );
  lines('## Where I worked');
  for (const role of roles) {
    keep(pen, 60);
    lines(`### ${role.title}`);
    lines(`**${role.company}**, ${role.place} *(${range(role, { one: iso, dash: ' .. ', now: 'now' })})*`);
    lines(...role.deeds.map((deed) => `- ${deed}`));
  }
  lines('## What I studied');
  for (const { degree, field, school, from, to } of studies) {
    lines(`${field} (${degree}), *${school}*`, `: ${from}..${to.year}`);
  }
  lines('## On the side');
  lines(
    '- [tidewatch](https://example.org/tidewatch): when is the beach wide enough for a walk? Since May 2019.',
    '- Talk "Less is less" at the Plain Text Days, 12 October 2022 ([slides](https://example.org/less))',
  );
  lines('---', '*Made with pandoc on 2024-08-17. References? Just ask.*');
}

// Typst, dark panel

const TYPST = { main: { left: 44, right: 394, top: 64 }, side: { left: 434, right: 596, top: 70 } };
const TYPST_MAIN = 350;
const TYPST_SIDE = 162;

function typstMain(sheet: Sheet, { name, headline, summary, roles, studies }: Person): void {
  const pen = sheet.pen(TYPST.main);
  const own = { width: TYPST_MAIN };
  block(pen, name, { size: 26, width: TYPST_MAIN });
  block(pen, headline, { size: 12, face: 'serif', width: TYPST_MAIN });
  pen.space(6);
  block(pen, summary, own);
  typstSection(pen, 'Career');
  for (const [i, role] of roles.entries()) {
    keep(pen, 60);
    pen.row(range(role, { one: year, dash: ' — ', now: 'Now' }), 9);
    block(pen, role.title, { size: 11, face: 'bold', width: TYPST_MAIN });
    block(pen, `${role.company} · ${role.place}`, own);
    pen.items('›', role.deeds);
    if (i === 0) block(pen, 'Four days a week, with parental leave from May to August.', { ...own, face: 'serif' });
    pen.space(6);
  }
  typstSection(pen, 'Studies');
  for (const { degree, field, school, from, to } of studies) {
    pen.row(`${from} — ${to.year}`, 9);
    block(pen, `${degree}, ${field}`, { size: 11, face: 'bold', width: TYPST_MAIN });
    block(pen, school, own);
    pen.space(6);
  }
  typstSection(pen, 'Exhibitions');
  pen.row('2019   Signs for Small Stations, Museum of Transport, Helsinki', 9);
  pen.row('2015   New Posters (group show), Gallery on the Canal', 9);
}

function typstSection(pen: Pen, title: string): void {
  keep(pen, 80);
  pen.space(10);
  pen.row(wide(title), 11);
  pen.space(2);
}

function typstSide(sheet: Sheet, { email, phone, place, skills }: Person): void {
  const pen = sheet.pen(TYPST.side);
  const head = (title: string): void => {
    pen.space(12);
    pen.row(wide(title), 10, 'white');
    pen.space(3);
  };
  const rows = (...texts: readonly string[]): void => {
    for (const text of texts) block(pen, text, { size: text.length > 34 ? 8 : 9, face: 'white', width: TYPST_SIDE });
  };
  head('Contact');
  rows('Phone', phone, 'E-mail', email, 'Base', place);
  head('Skills');
  for (const [i, skill] of skills.entries()) {
    rows(skill);
    const bar = { x: TYPST.side.left, y: pen.y() - 8, width: 150, height: 3, grey: 0.4 };
    sheet.fill(pen.page(), bar);
    sheet.fill(pen.page(), { ...bar, width: 140 - 25 * (i % 4), grey: 0.85 });
    pen.space(8);
  }
  head('Languages');
  rows('Danish (native)', 'English (C2)', 'Spanish (A2)');
  head('Off duty');
  rows('Letterpress printing, winter swimming, a very old dog');
}

function drawTypst(sheet: Sheet, person: Person): void {
  typstMain(sheet, person);
  for (const [page] of sheet.pages.entries()) {
    sheet.fill(page, { x: 416, y: 0, width: 196, height: PAGE.height, grey: 0.15 });
  }
  typstSide(sheet, person);
}

// Academic

const YEARS = 78;

function academicItem(pen: Pen, when: string, ...texts: readonly string[]): void {
  keep(pen, 14 * texts.length);
  const content = texts.flatMap((text) => cells(text, WIDTH - YEARS, 'serif'));
  beside(pen, [[0, when, 'serif']], YEARS, content);
  pen.space(3);
}

function academicSection(pen: Pen, title: string): void {
  keep(pen, 60);
  pen.space(10);
  center(pen, wide(title), 11, 'serif');
  pen.space(4);
}

/** Joins two texts by one full stop. */
const ended = (one: string, other: string): string => `${one}${one.endsWith('.') ? '' : '.'} ${other}`;

function academicPapers(pen: Pen): void {
  academicSection(pen, 'Selected Publications');
  academicItem(
    pen,
    '2022',
    'Ostrander, V., Kimura, T., and the author. Counting rare events twice. Annals of ' + 'Measurement 41(2), 201–219.',
  );
  academicItem(pen, '2019', 'The author. A note on noisy clocks. Letters in Instrumentation 7, 33–38.');
  academicSection(pen, 'Grants');
  academicItem(
    pen,
    '2020–2023',
    'Seed Fund of the Northern Research Council, “Cheap sensors for rivers”, € 240,000 ' +
      '(with the Hydrology Group of Aalto Bay)',
  );
  academicSection(pen, 'Teaching');
  academicItem(pen, '2018, 2019', 'Experimental Methods I, lecture and lab, 120 students');
  academicItem(pen, '2016', 'Reading course on uncertainty, 8 students');
}

function academicService(pen: Pen): void {
  academicSection(pen, 'Service');
  academicItem(pen, 'since 2017', 'Reviewer for Sensors Quarterly, Journal of Slow Computing, River Research');
  academicItem(pen, '2021', 'Local chair, Summer School on Open Data, Tartu');
  academicSection(pen, 'References');
  pen.row(
    [
      [0, 'Prof. Ilse Marchetti'],
      [250, 'Dr. Conor Delacroix'],
    ],
    10,
    'serif',
  );
  pen.row(
    [
      [0, 'Chair of Hydrology'],
      [250, 'Head of the Data Unit'],
    ],
    10,
    'serif',
  );
  pen.row(
    [
      [0, 'marchetti@hydro.example.edu'],
      [250, 'delacroix@data.example.edu'],
    ],
    10,
    'serif',
  );
}

function drawAcademic(sheet: Sheet, { name, place, phone, email, roles, studies, skills }: Person): void {
  const pen = sheet.pen(WHOLE);
  center(pen, wide('Curriculum Vitae'), 10, 'serif');
  pen.space(12);
  center(pen, name, 20, 'serif');
  center(pen, place, 10, 'serif');
  center(pen, `Phone: ${phone}`, 10, 'serif');
  center(pen, email, 10, 'serif');
  academicSection(pen, 'Education');
  for (const { degree, field, school, place: town, to } of studies) {
    const advised = 'Passed with distinction; advisor: I. Marchetti';
    academicItem(pen, year(to), `${degree}, ${field}`, ended(school, town), advised);
  }
  academicSection(pen, 'Positions');
  for (const role of roles) {
    const when = role.to === null ? `since ${role.from.year}` : range(role, { one: year, dash: '–' });
    academicItem(pen, when, role.title, ended(role.company, role.place), ...role.deeds.map((deed) => `– ${deed}`));
  }
  academicPapers(pen);
  academicSection(pen, 'Methods and Tools');
  block(pen, `${skills.join('; ')}.`, { face: 'serif' });
  academicService(pen);
  continued(sheet, (page) => `${name}, Curriculum Vitae, page ${page}`);
}

// twentysecondcv

const TWENTY = { side: { left: 24, right: 190, top: 90 }, main: { left: 226, right: 584, top: 60 } };
const TWENTY_SIDE = 166;
const TWENTY_MAIN = 358;
const WHEN = 62;

function twentySide(sheet: Sheet, { name, headline, place, phone, email, summary, skills }: Person): void {
  const pen = sheet.pen(TWENTY.side);
  const head = (title: string): void => {
    pen.space(12);
    pen.row(title, 12, 'bold');
    pen.space(2);
  };
  block(pen, name, { size: 20, width: TWENTY_SIDE });
  block(pen, headline, { face: 'serif', size: 11, width: TWENTY_SIDE });
  pen.space(8);
  for (const [sign, text] of [
    ['➤', place],
    ['✆', phone],
  ] as const) {
    pen.row(
      [
        [0, sign, 'symbols'],
        [16, text],
      ],
      9,
    );
  }
  pen.row(
    [
      [0, '✉', 'symbols'],
      [16, email],
    ],
    email.length > 30 ? 7 : 9,
  );
  head('About me');
  block(pen, summary, { size: 9, width: TWENTY_SIDE });
  head('Skills');
  for (const [i, skill] of skills.entries()) {
    block(pen, skill, { size: 9, width: TWENTY_SIDE });
    sheet.fill(0, { x: 24, y: pen.y() - 8, width: 150 - 22 * (i % 5), height: 5, grey: 0.5 });
    pen.space(8);
  }
  head('Speaks');
  for (const text of ['Italian, at home', 'English, at work']) pen.row(text, 9);
}

function twentyItem(pen: Pen, when: readonly string[], title: string, where: string): void {
  keep(pen, 50);
  const content = [...cells(title, TWENTY_MAIN - WHEN, 'bold'), ...cells(where, TWENTY_MAIN - WHEN, 'serif')];
  beside(
    pen,
    when.map((text): Cell => [0, text]),
    WHEN,
    content,
  );
}

function twentySection(sheet: Sheet, pen: Pen, title: string): void {
  keep(pen, 60);
  pen.space(12);
  pen.row(title, 14);
  rule(sheet, pen, 226, TWENTY_MAIN, 0.6);
  pen.space(8);
}

function twentyMain(sheet: Sheet, { roles, studies }: Person): void {
  const pen = sheet.pen(TWENTY.main);
  twentySection(sheet, pen, 'interests');
  block(pen, 'Instruments that explain themselves, interfaces for gloved hands, and maps of places that moved.', {
    width: TWENTY_MAIN,
  });
  twentySection(sheet, pen, 'experience');
  for (const role of roles) {
    const when = [`${dotted(role.from)} –`, role.to === null ? 'present' : dotted(role.to)];
    twentyItem(pen, when, role.title, `${role.company} · ${role.place}`);
    pen.items('', role.deeds, WHEN);
    pen.space(6);
  }
  twentySection(sheet, pen, 'education');
  for (const { degree, field, school, from, to } of studies) {
    twentyItem(pen, [`${from} –`, String(to.year)], `${degree} ${field}`, school);
    pen.space(6);
  }
  twentySection(sheet, pen, 'awards');
  twentyItem(pen, ['2019'], 'Golden Ruler', 'Prize of the Design Council for a measuring app');
  twentySection(sheet, pen, 'other information');
  block(pen, 'Work permit until 2027. Licence for light aircraft. Black and white photography in a darkroom.', {
    width: TWENTY_MAIN,
  });
}

function drawTwenty(sheet: Sheet, person: Person): void {
  sheet.fill(0, { x: 0, y: 0, width: 206, height: PAGE.height, grey: 0.92 });
  twentySide(sheet, person);
  twentyMain(sheet, person);
}

/** Layouts as LaTeX classes, JSON Resume themes, Markdown and Typst print them. */
export const SEVENTH_HANDS_LAYOUTS: readonly Layout[] = [
  {
    name: 'moderncv classic: dates in the left margin, title, capital employer and place as one text, thesis',
    dates: 'months',
    isText: true,
    draw: drawClassic,
  },
  {
    name: 'awesome-cv: centered head, employer above its one or two titles, honors, skills before education',
    dates: 'months',
    isText: true,
    sharedRoles: 2,
    roles: 4,
    draw: drawAwesome,
  },
  {
    name: 'AltaCV: sidebar right with skills in boxes, education and referees; icons at dates and places',
    dates: 'months',
    isText: false,
    draw: drawAlta,
  },
  {
    name: 'Deedy: narrow column left with education, coursework and graded skills; employer | title right',
    dates: 'months',
    isText: true,
    draw: drawDeedy,
  },
  {
    name: 'Jake: education first, four corners per entry, no place of the person, dated projects',
    dates: 'months',
    isText: true,
    leavesOut: ['location'],
    draw: drawJake,
  },
  {
    name: 'RenderCV: place, date and duration stacked right, degree in a column of its own, last update, talks',
    dates: 'months',
    isText: true,
    draw: drawRender,
  },
  {
    name: 'europecv: right-aligned labels, employer after activities, one qualification label each, language table',
    dates: 'months',
    isText: true,
    draw: drawEurope,
  },
  {
    name: 'JSON Resume: heads left of the first row, employer once for its two titles, skill levels, quotes',
    dates: 'months',
    isText: true,
    sharedRoles: 2,
    roles: 3,
    draw: drawTheme,
  },
  {
    name: 'Markdown: literal signs, skills in a pipe table first, ISO dates in emphasis, definition lists for studies',
    dates: 'months',
    isText: true,
    draw: drawMarkdown,
  },
  {
    name: 'Typst: dark panel right with contact and skill bars, years above titles, letter-spaced heads',
    dates: 'years',
    isText: true,
    roles: 4,
    draw: drawTypst,
  },
  {
    name: 'academic CV: serif, years left, since for the current, papers, grants, teaching, repeated page header',
    dates: 'years',
    isText: true,
    draw: drawAcademic,
  },
  {
    name: 'twentysecondcv: grey panel left with name and skill bars, start above end left of title, small heads',
    dates: 'months',
    isText: true,
    draw: drawTwenty,
  },
];
