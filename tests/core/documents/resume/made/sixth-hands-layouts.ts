import { apostrophe, inNumbers, iso, long, range, short, wide, year, type Layout } from './layout.ts';
import type { LivedRole, MonthOfYear, Person } from './people.ts';
import { keep, middle, PAGE, rowsOf, wrapped, type Cell, type Face, type Pen, type Sheet } from './sheet.ts';

interface Style {
  readonly x?: number;
  readonly size?: number;
  readonly face?: Face;
}

type Draw = Layout['draw'];
type TableCell = readonly [x: number, points: number, text: string, face?: Face];

const NOW: MonthOfYear = { year: 2025, month: 3 };
const ABOUT = [
  'Family-owned, about 60 people at two locations.',
  'Open seven days a week, the busiest site in the county.',
  'Formerly Tri-County Partners, renamed in 2016.',
  'Regional operation with 1,200 employees.',
];

/** The approximate width of a text's letters, as a share of the font size. */
function letterOf(text: string): number {
  return 0.51 + (0.2 * text.replaceAll(/[^\p{Lu}]/gu, '').length) / text.length;
}

/** The font size at which a text has room, at most the given one. */
function fit(text: string, points: number, size = 10): number {
  return Math.min(size, points / (text.length * letterOf(text)));
}

function linesOf(text: string, points: number, size = 10): string[] {
  return wrapped(text, points / (size * letterOf(text)));
}

/** Prints a text over as many rows as it takes. */
function block(pen: Pen, text: string, points: number, { x = 0, size = 10, face = 'plain' }: Style = {}): void {
  for (const line of linesOf(text, points, size)) pen.row([[x, line, face]], size);
}

/** Prints texts over as many rows as they take, with a sign before the first row of each. */
function bullets(pen: Pen, sign: string, texts: readonly string[], points: number, style: Style = {}): void {
  const { x = 0, size = 10, face = 'plain' } = style;
  for (const text of texts) {
    for (const [i, line] of linesOf(text, points - 10, size).entries()) {
      pen.row(
        i > 0
          ? [[x + 10, line, face]]
          : [
              [x, sign, face],
              [x + 10, line, face],
            ],
        size,
      );
    }
  }
}

/** Prints a text with another at the right end of its first row. */
function toEnds(
  pen: Pen,
  left: string,
  right: string,
  points: number,
  { size = 10, face = 'plain' }: Style = {},
): void {
  for (const [i, line] of linesOf(left, points, size).entries()) {
    if (i === 0) pen.ends([line, face], [right, face], size);
    else pen.row(line, size, face);
  }
}

/** Prints cells that wrap side by side. */
function tableRow(pen: Pen, cells: readonly TableCell[], size = 10): void {
  const columns = cells.map(([x, points, text, face = 'plain']) => ({ x, face, lines: linesOf(text, points, size) }));
  const height = Math.max(...columns.map(({ lines }) => lines.length));
  keep(pen, height * size * 1.4);
  for (let i = 0; i < height; i += 1) {
    const row: Cell[] = [];
    for (const { x, face, lines } of columns) if (lines[i] !== undefined) row.push([x, lines[i]!, face]);
    pen.row(row, size);
  }
}

/** Prints a line across the column at the pen. */
function rule(sheet: Sheet, pen: Pen, x: number, width: number, grey = 0.4): void {
  sheet.fill(pen.page(), { x, y: pen.y() - 9, width, height: 0.8, grey });
  pen.space(6);
}

function span(from: MonthOfYear, to: MonthOfYear | null): string {
  const end = to ?? NOW;
  const months = (end.year - from.year) * 12 + end.month - from.month + 1;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [[years, 'year'] as const, [rest, 'month'] as const].filter(([count]) => count > 0);
  return parts.map(([count, unit]) => `${count} ${unit}${count > 1 ? 's' : ''}`).join(' ') || '1 month';
}

/** The name as web addresses have it. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z -]/g, '')
    .replaceAll(/[ -]+/g, '-');

const newspaper = ({ year: printed, month }: MonthOfYear): string => {
  const names = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');
  return `${names[month - 1]!} ${printed}`;
};
const slashed = ({ year: printed, month }: MonthOfYear): string => `${month}/${printed}`;

const linkedIn: Draw = (sheet, person) => {
  const { name, headline, place, summary, roles, studies } = person;
  linkedInPanel(sheet.pen({ left: 24, right: 196, top: 60 }), person);
  const pen = sheet.pen({ left: 224, right: 588, top: 64 });
  pen.row(name, fit(name, 350, 26));
  block(pen, `${headline} | Open to work`, 350, { size: 12 });
  pen.row(place, 12);
  linkedInHead(pen, 'Summary');
  block(pen, summary, 355, { size: 11 });
  linkedInHead(pen, 'Experience');
  const shared = roles.slice(0, 2);
  block(pen, roles[0]!.company, 350, { size: 12, face: 'bold' });
  pen.row(span(shared.at(-1)!.from, roles[0]!.to));
  for (const role of shared) linkedInRole(pen, role);
  for (const role of roles.slice(2)) {
    keep(pen, 80);
    block(pen, role.company, 350, { size: 12, face: 'bold' });
    linkedInRole(pen, role);
  }
  linkedInHead(pen, 'Education');
  for (const { school, degree, field, from, to } of studies) {
    keep(pen);
    block(pen, school, 350, { size: 12, face: 'bold' });
    block(pen, `${degree}, ${field} · (${from} - ${to.year})`, 355);
    pen.space(6);
  }
  for (let page = 0, last = pen.page(); page <= last; page += 1) {
    sheet.fill(page, { x: 0, y: 0, width: 204, height: PAGE.height, grey: 0.2 });
    sheet.print(page, { text: `Page ${page + 1} of ${last + 1}`, x: 370, y: 772, size: 9 });
  }
};

function linkedInHead(pen: Pen, text: string): void {
  pen.space(12);
  keep(pen, 70);
  pen.row(text, 16);
  pen.space(4);
}

function linkedInRole(pen: Pen, role: LivedRole): void {
  keep(pen, 60);
  block(pen, role.title, 350, { size: 11 });
  pen.row(`${range(role, { one: long, dash: ' - ' })} (${span(role.from, role.to)})`);
  pen.row(role.place);
  pen.space(3);
  for (const deed of role.deeds) block(pen, `- ${deed}`, 355);
  pen.space(8);
}

function linkedInPanel(pen: Pen, { name, phone, email, skills }: Person): void {
  const section = (head: string, texts: readonly string[]): void => {
    pen.row(head, 13, 'white');
    for (const text of texts) block(pen, text, 165, { face: 'white' });
    pen.space(14);
  };
  pen.row('Contact', 13, 'white');
  pen.row(`${phone} (Mobile)`, 10, 'white');
  pen.row(email, fit(email, 168), 'white');
  pen.space(4);
  for (const text of [`www.linkedin.com/in/`, `${slug(name)}-4b21 (LinkedIn)`]) pen.row(text, fit(text, 168), 'white');
  pen.space(14);
  section('Top Skills', skills);
  section('Languages', ['English (Native or Bilingual)', 'Spanish (Limited Working)']);
  section('Certifications', ['CPR for Adults and Children', 'Mandated Reporter Training 2023']);
}

const indeed: Draw = (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
  const pen = sheet.pen({ left: 60, right: 552, top: 64 });
  const head = (text: string): void => {
    pen.space(8);
    keep(pen, 70);
    pen.row(text, 14);
    rule(sheet, pen, 60, 492);
  };
  pen.row(name, 22, 'bold');
  pen.row(headline, 12);
  for (const text of [place, email, phone]) pen.row(text);
  pen.space(6);
  block(pen, summary, 485);
  pen.row('Willing to relocate: within 50 miles');
  pen.row('Authorized to work in the US for any employer');
  head('Work Experience');
  for (const role of roles) {
    keep(pen, 60);
    block(pen, role.title, 485, { size: 11, face: 'bold' });
    block(pen, `${role.company} - ${role.place}`, 485);
    pen.row(range(role, { one: long, dash: ' to ' }));
    bullets(pen, '•', role.deeds, 485);
    pen.space(7);
  }
  head('Education');
  for (const { degree, field, school, place: town, from, to } of studies) {
    keep(pen);
    block(pen, `${degree} in ${field}`, 485, { size: 11, face: 'bold' });
    block(pen, `${school} - ${town}`, 485);
    pen.row(`August ${from} to ${long(to)}`);
    pen.space(6);
  }
  head('Skills');
  const years = ['5 years', '3 years', '10+ years', 'Less than 1 year', '2 years'];
  for (const [i, skill] of skills.entries()) pen.row(`• ${skill} (${years[i % 5]!})`);
  head('Certifications and Licenses');
  for (const [text, dates] of [
    ["Driver's License", 'May 2019 to May 2027'],
    ['First Aid Certification', 'March 2024 to March 2026'],
  ] as const) {
    pen.row(text, 10, 'bold');
    pen.row(dates);
  }
  head('Assessments');
  pen.row('Work style: Reliability — Proficient', 10, 'bold');
  pen.row('April 2022');
  pen.row('Tendency to be reliable, dependable, and act with integrity at work');
  pen.row('Full results: Proficient');
  pen.space(4);
  block(pen, 'Assessments are not a license and do not imply continued development in any field.', 485, { size: 9 });
  head('Additional Information');
  block(pen, 'Own car and tools. Can start within two weeks. Eagle Scout, Troop 88, 2009.', 485);
};

const resumeIo: Draw = (sheet, person) => {
  const { name, headline, summary, roles, studies } = person;
  const pen = sheet.pen({ left: 48, right: 390, top: 70 });
  pen.row(name, fit(name, 340, 24), 'bold');
  block(pen, headline, 330, { size: 9 });
  resumeIoSide(sheet, person);
  pen.space(14);
  const head = (text: string): void => {
    pen.space(8);
    keep(pen, 70);
    pen.row(text, 13, 'bold');
    pen.space(2);
  };
  head('Profile');
  block(pen, summary, 340);
  head('Employment History');
  for (const { title, company, place, deeds, ...role } of roles) {
    keep(pen, 70);
    block(pen, `${title} at ${company}, ${place}`, 330, { face: 'bold' });
    pen.row(range({ title, company, place, deeds, ...role }, { one: long, dash: ' — ' }), 9);
    pen.space(2);
    bullets(pen, '•', deeds, 340, { x: 4 });
    pen.space(8);
  }
  head('Education');
  for (const { degree, field, school, from, to } of studies) {
    keep(pen);
    block(pen, `${degree} in ${field}, ${school}`, 330, { face: 'bold' });
    pen.row(`September ${from} — ${long(to)}`, 9);
    block(pen, 'Graduated with honors; worked evenings to pay for it.', 340);
    pen.space(6);
  }
  head('References');
  for (const [who, how] of [
    ['Dana Whitlock from Miller Supply', 'dwhitlock@millersupply.example  ·  (614) 555-0172'],
    ['Coach Ray Esposito from Westside Youth League', '(614) 555-0188'],
  ] as const) {
    pen.row(who, 10, 'bold');
    pen.row(how, 9);
  }
};

function resumeIoSide(sheet: Sheet, { place, phone, email, skills }: Person): void {
  const pen = sheet.pen({ left: 420, right: 580, top: 118 });
  pen.row('Details', 11, 'bold');
  for (const text of [place, phone, email]) pen.row(text, fit(text, 155));
  pen.space(12);
  pen.row('Skills', 11, 'bold');
  for (const [i, skill] of skills.entries()) {
    pen.row(skill, fit(skill, 155));
    for (const [width, grey] of [
      [150, 0.85],
      [150 - 22 * (i % 4), 0.3],
    ] as const) {
      sheet.fill(0, { x: 420, y: pen.y() - 9, width, height: 3, grey });
    }
    pen.space(9);
  }
  pen.space(8);
  for (const [text, texts] of [
    ['Languages', ['English', 'Tagalog']],
    ['Hobbies', ['Bass fishing, church choir,', 'coaching Little League']],
  ] as const) {
    pen.row(text, 11, 'bold');
    for (const line of texts) pen.row(line);
    pen.space(12);
  }
}

const zety: Draw = (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
  const pen = sheet.pen({ left: 50, right: 562, top: 66 });
  const RIGHT = 400;
  pen.row(name, fit(name, 500, 26), 'bold');
  pen.row(headline, 13);
  pen.space(6);
  pen.row(
    [
      [0, 'Address', 'bold'],
      [58, place],
      [260, 'E-mail', 'bold'],
      [310, email],
    ],
    9,
  );
  pen.row(
    [
      [0, 'Phone', 'bold'],
      [58, phone],
      [260, 'Facebook', 'bold'],
      [310, `fb.example/${slug(name)}`],
    ],
    9,
  );
  pen.space(6);
  block(pen, summary, 505);
  const head = (text: string, icon: string): void => {
    pen.space(10);
    keep(pen, 70);
    pen.row(
      [
        [0, icon, 'symbols'],
        [22, text, 'bold'],
      ],
      14,
    );
    pen.space(3);
  };
  const dated = (dates: readonly [string, string], texts: readonly string[]): void => {
    keep(pen, 60);
    pen.row(
      [
        [0, dates[0], 'bold'],
        [100, texts[0]!, 'bold'],
      ],
      10,
    );
    const rest = texts.slice(1).flatMap((text) => linesOf(text, RIGHT));
    for (const [i, line] of rest.entries())
      pen.row(
        i === 0
          ? [
              [0, dates[1], 'bold'],
              [100, line],
            ]
          : [[100, line]],
      );
  };
  head('Work History', '\u270E');
  for (const role of roles) {
    dated([`${iso(role.from)} -`, role.to ? iso(role.to) : 'Current'], [role.title, `${role.company}, ${role.place}`]);
    bullets(pen, '•', role.deeds, RIGHT, { x: 104 });
    pen.space(7);
  }
  head('Education', '\u272A');
  for (const { degree, field, school, place: town, from, to } of studies) {
    dated([`${from}-08 -`, iso(to)], [`${degree}: ${field}`, `${school} - ${town}`]);
    pen.row([[100, 'Completed while working part time']], 9);
    pen.space(7);
  }
  head('Skills', '\u2714');
  const levels = ['Excellent', 'Very Good', 'Good'];
  for (const [i, skill] of skills.entries()) {
    pen.row([
      [100, skill],
      [-70, '\u25CF '.repeat(5 - (i % 3)).trim(), 'symbols'],
      [-1, levels[i % 3]!],
    ]);
  }
  head('Certifications', '\u2605');
  dated(['2023-06', ''], ['OSHA 10-Hour Card, General Industry']);
  dated(['2021-02', ''], ['ServSafe Food Handler, State of Ohio']);
  head('Interests', '\u2665');
  pen.row([[100, 'Restoring old radios; quilting; the Cleveland Guardians']]);
};

const novoresume: Draw = (sheet, person) => {
  const { name, headline, summary, place, phone, email, roles } = person;
  sheet.fill(0, { x: 0, y: 0, width: PAGE.width, height: 128, grey: 0.25 });
  const top = sheet.pen({ left: 40, right: 572, top: 50 });
  top.row(name, fit(name, 520, 24), 'white');
  top.row(headline, 13, 'white');
  top.space(4);
  block(top, summary, 520, { face: 'white' });
  const strip = sheet.pen({ left: 40, right: 572, top: 146 });
  strip.row(
    [
      [0, '\u2709', 'symbols'],
      [16, email],
      [280, '\u260E', 'symbols'],
      [296, phone],
    ],
    9,
  );
  strip.row(
    [
      [0, '\u27A4', 'symbols'],
      [16, place],
      [280, '\u2756', 'symbols'],
      [296, `linkedin.com/in/${slug(name)}`],
    ],
    9,
  );
  strip.space(10);
  strip.row('AREAS OF EXPERTISE', 12, 'bold');
  strip.space(6);
  chips(sheet, strip, person.skills, 40, 532);
  const y = strip.y() + 12;
  novoresumeSide(sheet.pen({ left: 400, right: 580, top: y }), person);
  const pen = sheet.pen({ left: 40, right: 372, top: y });
  pen.row('WORK EXPERIENCE', 12, 'bold');
  pen.space(4);
  for (const [i, role] of roles.entries()) {
    keep(pen, 84);
    block(pen, role.title, 320, { size: 12, face: 'bold' });
    block(pen, role.company, 325, { size: 11 });
    pen.ends(range(role, { one: inNumbers, dash: ' - ' }), role.place, 8.5);
    block(pen, ABOUT[i]!, 330, { size: 8.5, face: 'serif' });
    pen.row('Achievements/Tasks', 9, 'serif');
    bullets(pen, '-', role.deeds, 325);
    pen.space(9);
  }
};

/** Prints labels on filled boxes, and goes on to another row when they have no room. */
function chips(sheet: Sheet, pen: Pen, texts: readonly string[], left: number, points: number): void {
  const widthOf = (text: string): number => text.length * letterOf(text) * 10 + 20;
  let row: Cell[] = [];
  let x = 0;
  const end = (): void => {
    pen.row(row);
    pen.space(8);
    [row, x] = [[], 0];
  };
  for (const text of texts) {
    const width = widthOf(text);
    if (x + width > points) end();
    sheet.fill(0, { x: left + x, y: pen.y() - 12, width: width - 6, height: 17, grey: 0.82 });
    row.push([x + 6, text]);
    x += width + 6;
  }
  end();
}

function novoresumeSide(pen: Pen, { studies }: Person): void {
  pen.row('EDUCATION', 12, 'bold');
  pen.space(4);
  for (const { degree, field, school, from, to } of studies) {
    block(pen, `${degree} in ${field}`, 165, { size: 11, face: 'bold' });
    block(pen, school, 170);
    pen.row(`08/${from} - ${inNumbers(to)}`, 8.5);
    pen.row('Courses', 8.5, 'serif');
    bullets(pen, '-', ['Workplace Communication', 'Math for the Trades I'], 165, { size: 9 });
    pen.space(8);
  }
  for (const [text, texts] of [
    ['CERTIFICATES', ['Notary Public (06/2022 - 06/2026)', 'Mental Health First Aid (2021)']],
    ['VOLUNTEERING', ['Gleaners Food Pantry, every other Saturday since 2018']],
    ['LANGUAGES', ['English - Native', 'Portuguese - Elementary']],
    ['INTERESTS', ['Gardening', 'Marathon running', 'Vinyl records']],
  ] as const) {
    pen.row(text, 12, 'bold');
    for (const line of texts) block(pen, line, 172);
    pen.space(10);
  }
}

const canva: Draw = (sheet, person) => {
  const { name, headline, summary, roles } = person;
  const pen = sheet.pen({ left: 234, right: 576, top: 76 });
  const [first = '', ...rest] = name.toUpperCase().split(' ');
  pen.row(first, 28, 'bold');
  pen.row(rest.join(' '), fit(rest.join(' '), 335, 28), 'bold');
  pen.row(wide(headline), fit(wide(headline), 338, 10));
  pen.space(16);
  const head = (text: string): void => {
    pen.space(8);
    keep(pen, 80);
    pen.row(wide(text), 12, 'bold');
    rule(sheet, pen, 234, 342);
    pen.space(4);
  };
  head('Profile');
  block(pen, summary, 338);
  head('Work Experience');
  for (const role of roles) {
    keep(pen, 70);
    const [line = '', ...more] = linesOf(role.company, 240);
    pen.row([
      [-342, '\u25CF', 'symbols'],
      [16, line, 'bold'],
      [-1, range(role, { one: year, dash: ' - ', now: 'PRESENT' })],
    ]);
    for (const next of more) pen.row([[16, next, 'bold']]);
    block(pen, role.title, 320, { x: 16 });
    bullets(pen, '•', role.deeds, 320, { x: 20 });
    pen.space(8);
  }
  head('Reference');
  keep(pen, 80);
  pen.row([
    [0, 'Estelle Dunmore', 'bold'],
    [180, 'Harold Vance', 'bold'],
  ]);
  pen.row([
    [0, 'Wardlow Inc. / Manager'],
    [180, 'Bordelle Group / Lead'],
  ]);
  pen.row(
    [
      [0, 'Phone: 614-555-0166'],
      [180, 'Phone: 614-555-0167'],
    ],
    9,
  );
  pen.row(
    [
      [0, 'Email: estelle@wardlow.example'],
      [180, 'Email: hv@bordelle.example'],
    ],
    9,
  );
  canvaSide(sheet, person);
  for (let page = 0; page <= pen.page(); page += 1) {
    sheet.fill(page, { x: 0, y: 0, width: 208, height: PAGE.height, grey: 0.9 });
  }
};

function canvaSide(sheet: Sheet, { phone, email, place, studies, skills }: Person): void {
  const pen = sheet.pen({ left: 26, right: 196, top: 80 });
  const head = (text: string): void => {
    pen.space(12);
    pen.row(wide(text), 12, 'bold');
    pen.space(3);
  };
  head('Contact');
  for (const [icon, text] of [
    ['\u260E', phone],
    ['\u2709', email],
    ['\u2708', place],
  ] as const) {
    pen.row(
      [
        [0, icon, 'symbols'],
        [16, text],
      ],
      fit(text, 152),
    );
  }
  head('Education');
  for (const { degree, field, school, from, to } of studies) {
    pen.row(`${from} - ${to.year}`, 10, 'bold');
    block(pen, school.toUpperCase(), 168, { size: 9 });
    bullets(pen, '•', [`${degree} in ${field}`, 'GPA: 3.6 / 4.0'], 165);
    pen.space(6);
  }
  head('Skills');
  bullets(pen, '•', skills, 168);
  head('Languages');
  bullets(pen, '•', ['English (Fluent)', 'French (Basics)'], 168);
}

const combination: Draw = (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
  const pen = sheet.pen({ left: 54, right: 558, top: 62 });
  const center = (text: string, size: number, face: Face): void => {
    pen.row([middle(text, 504, size)], size, face);
  };
  center(name.toUpperCase(), 18, 'serif');
  center(`${place}  |  ${phone}  |  ${email}`, 10, 'serif');
  rule(sheet, pen, 54, 504);
  const head = (text: string): void => {
    pen.space(8);
    keep(pen, 70);
    sheet.fill(pen.page(), { x: 54, y: pen.y() - 12, width: 504, height: 17, grey: 0.88 });
    center(text, 11, 'bold');
    pen.space(4);
  };
  head('SUMMARY OF QUALIFICATIONS');
  block(pen, summary, 500, { face: 'serif' });
  head('CORE COMPETENCIES');
  for (let i = 0; i < skills.length; i += 2) {
    pen.row(
      skills.slice(i, i + 2).flatMap((skill, k): Cell[] => [
        [20 + 250 * k, '\u25A0', 'symbols'],
        [34 + 250 * k, skill],
      ]),
    );
  }
  head('SELECTED ACCOMPLISHMENTS');
  pen.row('Safety and Quality', 10, 'bold');
  bullets(pen, '•', ['Chaired the Safety Committee, 2019-2021', ...roles[0]!.deeds], 490, { x: 8 });
  pen.row('People and Training', 10, 'bold');
  bullets(
    pen,
    '•',
    roles.slice(1).flatMap(({ deeds }) => deeds),
    490,
    { x: 8 },
  );
  head('EMPLOYMENT HISTORY');
  const row = (cells: readonly [string, string, string], face: Face): void => {
    const [dates, where, what] = cells;
    tableRow(pen, [
      [4, 116, dates, face],
      [126, 200, where, face],
      [336, 166, what, face],
    ]);
    rule(sheet, pen, 54, 504, 0.7);
    pen.space(3);
  };
  row(['Dates', 'Employer, City', 'Position Held'], 'bold');
  for (const role of roles) {
    row(
      [range(role, { one: slashed, dash: ' to ', now: 'present' }), `${role.company}, ${role.place}`, role.title],
      'plain',
    );
  }
  head('EDUCATION AND TRAINING');
  row(['Completed', 'School', 'Degree / Major'], 'bold');
  for (const { degree, field, school, to } of studies) row([slashed(to), school, `${degree} / ${field}`], 'plain');
  pen.space(4);
  center('References and background check available upon request', 9, 'serif');
};

const swiss: Draw = (sheet, { name, headline, place, email, summary, roles, studies, skills }) => {
  const pen = sheet.pen({ left: 50, right: 560, top: 70 });
  const X = 120;
  const WIDTH = 385;
  pen.row([[X, name, 'bold']], fit(name, WIDTH, 26));
  block(pen, headline, WIDTH, { x: X, size: 12 });
  pen.space(4);
  pen.row([[X, place]]);
  pen.row([[X, email, 'bold']]);
  const section = (label: string, text: string, face: Face = 'plain'): void => {
    pen.space(14);
    keep(pen, 80);
    pen.row('—', 10, 'bold');
    const lines = linesOf(text, WIDTH);
    for (const [i, line] of lines.entries())
      pen.row(
        i > 0
          ? [[X, line, face]]
          : [
              [0, label, 'bold'],
              [X, line, face],
            ],
      );
  };
  section('Hello', summary);
  section('Skills', skills.join('  /  '));
  for (const [i, role] of roles.entries()) {
    const line = `${role.company}, ${role.place} — ${role.title}`;
    if (i === 0) section('Experience', line, 'bold');
    else {
      keep(pen, 60);
      block(pen, line, WIDTH, { x: X, face: 'bold' });
    }
    pen.row([[X, range(role, { one: short, now: 'now' }).toUpperCase()]], 8.5);
    for (const deed of role.deeds) block(pen, `${deed}.`, WIDTH, { x: X });
    pen.space(8);
  }
  for (const [i, { degree, field, school, from, to }] of studies.entries()) {
    const line = `${school} — ${degree}, ${field}`;
    if (i === 0) section('Education', line, 'bold');
    else block(pen, line, WIDTH, { x: X, face: 'bold' });
    pen.row([[X, `AUG ${from} – ${short(to).toUpperCase()}`]], 8.5);
    pen.space(6);
  }
  section('Awards', 'Perfect Attendance Pin, five years running. Best Chili, Fireman’s Picnic 2022.');
  section('Languages', 'English, American Sign Language (conversational)');
};

const federal: Draw = (sheet, { name, place, phone, email, summary, roles, studies }) => {
  const pen = sheet.pen({ left: 60, right: 552, top: 60 });
  const label = (key: string, text: string): void => {
    block(pen, `${key}: ${text}`, 488, { face: 'serif', size: 11 });
  };
  const head = (text: string): void => {
    pen.space(8);
    keep(pen, 90);
    pen.row(`${text.toUpperCase()}:`, 11, 'bold');
    pen.space(2);
  };
  pen.row(name, 14, 'bold');
  for (const [key, text] of [
    ['Mailing address', place],
    ['Day phone', phone],
    ['Email', email],
  ] as const)
    label(key, text);
  label('Citizenship', 'United States');
  label("Veterans' preference", '5-point, discharged July 2008');
  label('Highest permanent grade', 'GS-0303-05, 04/2016 - 11/2017');
  head('Statement');
  block(pen, summary, 488, { face: 'serif', size: 11 });
  head('Work experience');
  const hours = ['40', '32', '40', '20-25'];
  const chiefs = ['Lorraine Petty', 'Sgt. Bill Okun', 'Ms. A. Trujillo', 'Ken Dufresne'];
  for (const [i, role] of roles.entries()) {
    keep(pen, 130);
    label('Employer', role.company);
    label('Location', role.place);
    label('Position title', role.title);
    pen.row(
      [
        [0, `Start date: ${inNumbers(role.from)}`],
        [170, `End date: ${role.to ? inNumbers(role.to) : 'Present'}`],
      ],
      11,
      'serif',
    );
    pen.row(
      [
        [0, `Hours per week: ${hours[i]!}`],
        [170, `Salary: $${24 - 2 * i}.50 per hour`],
      ],
      11,
      'serif',
    );
    label('Supervisor', `${chiefs[i]!}, (202) 555-019${i}. Okay to contact: ${i === 0 ? 'No' : 'Yes'}`);
    pen.row('Duties, Accomplishments and Related Skills:', 11, 'serif');
    bullets(pen, '-', role.deeds, 480, { face: 'serif', size: 11 });
    pen.space(10);
  }
  head('Education');
  for (const { degree, field, school, place: town, to } of studies) {
    keep(pen, 80);
    label('School', school);
    label('City/State', town);
    pen.row(
      [
        [0, `Type of degree: ${degree}`],
        [260, `Major: ${field}`],
      ],
      fit(`${degree}${field}`, 330, 11),
      'serif',
    );
    label('Completion date', inNumbers(to));
    label('Credits earned', '64 semester hours, GPA 3.4 of a maximum of 4.0');
    pen.space(8);
  }
  head('Job related training');
  label('Defensive Driving', '8 hours, National Safety Council, 02/2023');
  label('Records Management 101', 'online, 16 hours, 09/2021');
  head('References');
  label('Name', 'Rev. Thomas Ingram. Employer: Second Street Mission. Title: Pastor. Phone: (202) 555-0197');
  for (let page = 1; page <= pen.page(); page += 1) {
    const text = `${name}, Announcement DE-11482-25, page ${page + 1}`;
    sheet.print(page, { text, x: 552, y: 34, size: 9, isRight: true, face: 'serif' });
  }
};

const email: Draw = (sheet, person) => {
  const { name, place, phone, summary, roles, studies, skills } = person;
  const pen = sheet.pen({ left: 50, right: 562, top: 56 });
  const say = (text: string): void => {
    block(pen, text, 420);
  };
  for (const text of [
    `From: ${name} <${person.email}>`,
    'To: jobs@kestrelstaffing.example',
    'Sent: Monday, March 10, 2025 6:42 AM',
    'Subject: job in the Dispatch ad from 3/8',
  ])
    pen.row(text);
  pen.space(10);
  pen.row('Hello Ms. Trammell,');
  pen.space(6);
  say('I called on Friday and Gus at the front desk said to send my resume in the mail text, so here it is below.');
  say(summary);
  pen.space(10);
  const head = (text: string): void => {
    pen.space(10);
    keep(pen, 60);
    pen.row(`=== ${text} ===`);
  };
  pen.row(name.toUpperCase());
  for (const text of [`Cell ${phone} (text is fine)`, `Mail ${person.email}`, `Home ${place}`]) pen.row(text);
  head('JOBS');
  for (const [i, role] of roles.slice(0, -1).entries()) {
    keep(pen, 60);
    pen.row(`* ${role.company} (${role.place})`);
    pen.row([[10, `${role.title}, ${range(role, { one: apostrophe, dash: ' to ', now: 'now' })}`]]);
    for (const deed of role.deeds) block(pen, `> ${deed}`, 410, { x: 10 });
    if (i === 0) pen.row([[10, '(please ask me before you call them)']]);
    pen.space(6);
  }
  for (const role of roles.slice(-1)) {
    block(pen, `* ${role.company} (${role.place}), first job after school`, 490);
    pen.row([[10, role.title]]);
  }
  head('SCHOOL');
  for (const { degree, field, school, to } of studies) {
    block(pen, `* ${school}`, 490);
    block(pen, `${degree} (${field}), finished ${long(to)}`, 480, { x: 10 });
  }
  head('WHAT I CAN DO');
  for (const line of rowsOf(
    skills.map((skill, i) => (i < skills.length - 1 ? `${skill},` : skill)),
    76,
  ))
    pen.row(line);
  head('PAPERS');
  pen.row("* Class B driver's license, medical card good until 11/2026");
  pen.row('* TWIC card, renewed Jan 2024');
  pen.space(10);
  pen.row('Thanks and have a blessed day,');
  pen.row(name.split(' ')[0]!);
  pen.space(6);
  pen.row('Sent from my iPhone');
};

const careerOffice: Draw = (sheet, { name, place, phone, email: mail, roles, studies, skills }) => {
  const pen = sheet.pen({ left: 60, right: 552, top: 58 });
  const serif: Style = { face: 'serif', size: 11 };
  const head = (text: string): void => {
    pen.space(10);
    keep(pen, 76);
    pen.row([middle(text, 492, 12)], 12, 'bold');
    pen.space(2);
  };
  pen.row([middle(name, 492, 20)], 20, 'serif');
  pen.row([middle(`${place} • ${phone} • ${mail}`, 492, 10)], 10, 'serif');
  head('Education');
  for (const { degree, field, school, to } of studies) {
    keep(pen);
    toEnds(pen, school, newspaper(to), 390, serif);
    block(pen, `${degree}, Major: ${field}`, 480, { face: 'serif', x: 14 });
    block(pen, "Dean's List four semesters; Minor: Spanish", 480, { face: 'serif', x: 14 });
    pen.space(4);
  }
  head('Licensure & Test Scores');
  pen.ends(['State License No. 48-20917, valid through', 'serif'], ['June 2027', 'serif'], 11);
  pen.ends(['Praxis Core: Reading 182, Writing 171', 'serif'], ['Passed 2014', 'serif'], 11);
  head('Professional Experience');
  const shared = roles.slice(0, 2);
  block(pen, `${roles[0]!.company.toUpperCase()}, ${roles[0]!.place}`, 480, { face: 'bold' });
  for (const role of shared) careerRole(pen, role);
  if (roles.length > 2) head('Additional Experience');
  for (const role of roles.slice(2)) {
    keep(pen, 60);
    block(pen, `${role.company.toUpperCase()}, ${role.place}`, 480, { face: 'bold' });
    careerRole(pen, role);
  }
  head('Skills');
  const [used, known] = [skills.slice(0, 3), skills.slice(3)];
  block(pen, `Proficient: ${used.join('; ')}`, 485, serif);
  block(pen, `Working knowledge: ${known.join('; ')}`, 485, serif);
  head('Presentations & Professional Development');
  block(pen, '"Small Groups, Big Gains," Tri-State Educators Conference, Columbus, Ohio, Nov. 2022', 485, serif);
  block(pen, 'Responsive Workplace Workshop (two days), Penfield Institute, Aug. 2021', 485, serif);
  head('Memberships & Service');
  bullets(
    pen,
    '•',
    ['Kappa Delta Pi, member since 2013', 'PTO Treasurer, 2019-2021', 'Habitat for Humanity, build volunteer'],
    480,
    serif,
  );
  for (let page = 1; page <= pen.page(); page += 1) {
    sheet.print(page, { text: name, x: 60, y: 36, size: 10, face: 'serif' });
    sheet.print(page, { text: `Page ${page + 1}`, x: 552, y: 36, size: 10, isRight: true, face: 'serif' });
  }
};

function careerRole(pen: Pen, role: LivedRole): void {
  keep(pen, 44);
  toEnds(pen, role.title, range(role, { one: newspaper }), 320, { face: 'serif', size: 11 });
  bullets(pen, '•', role.deeds, 470, { face: 'serif', size: 11, x: 14 });
  pen.space(6);
}

const wordModern: Draw = (sheet, { name, phone, email: mail, summary, roles, studies, skills }) => {
  const pen = sheet.pen({ left: 72, right: 548, top: 84 });
  const [first = '', ...rest] = name.split(' ');
  pen.row([[0, `${first} ${rest.join(' ').toUpperCase()}`]], fit(name.toUpperCase(), 460, 30), 'serif');
  pen.row(`${phone} · ${mail} · linkedin.com/in/${slug(name)}`, fit(`${phone}${mail}${slug(name)}`, 340, 10));
  rule(sheet, pen, 72, 476);
  block(pen, `Objective: ${summary}`, 470);
  const head = (text: string): void => {
    pen.space(12);
    keep(pen, 80);
    pen.row(text, 15, 'bold');
    pen.space(3);
  };
  const entry = (dates: string, title: string, where: string, sentence: string): void => {
    keep(pen, 70);
    sheet.fill(pen.page(), { x: 58, y: pen.y() - 9, width: 2, height: 42, grey: 0.6 });
    pen.row(dates.toUpperCase(), 9, 'bold');
    const [start, end] = [`${title.toUpperCase()},`, where];
    const narrow = start.replaceAll(/[^ ,./()I]/g, '').length;
    const width = (start.length * 0.72 - narrow * 0.42) * 11 + 5;
    if (width + end.length * 6 < 470)
      pen.row(
        [
          [0, start, 'bold'],
          [width, end],
        ],
        11,
      );
    else {
      block(pen, start, 465, { size: 11, face: 'bold' });
      block(pen, end, 465, { size: 11 });
    }
    block(pen, sentence, 470);
    pen.space(8);
  };
  head('Skills');
  for (let i = 0; i < skills.length; i += 2) {
    pen.row(skills.slice(i, i + 2).map((skill, k): Cell => [240 * k, `• ${skill}`]));
  }
  head('Experience');
  for (const role of roles) entry(range(role, { one: long }), role.title, role.company, `${role.deeds.join('. ')}.`);
  head('Education');
  for (const { degree, field, school, to } of studies) {
    entry(
      long(to),
      `${degree} in ${field}`,
      school,
      'Relevant coursework: Business Writing, Statistics. Student Senate, 2 terms.',
    );
  }
  head('Activities');
  block(
    pen,
    'Treasurer of the Maple Street Block Club since 2017. Bake for the county fair every August; ' +
      'second ribbon in 2023. Driver for Meals on Wheels.',
    470,
  );
  for (let page = 0, last = pen.page(); page <= last; page += 1) {
    sheet.print(page, { text: String(page + 1), x: 306, y: 772, size: 9 });
  }
};

export const SIXTH_HANDS_LAYOUTS: readonly Layout[] = [
  {
    name: 'profile export of a network: dark panel, one employer with a total time, spans in brackets, page numbers',
    dates: 'months',
    isText: true,
    sharedRoles: 2,
    draw: linkedIn,
  },
  {
    name: 'job board export: company - place, "March 2019 to Present", skills with years, assessments with dates',
    dates: 'months',
    isText: true,
    draw: indeed,
  },
  {
    name: 'builder with "title at company, place" in one line, bars of skills in a right sidebar, references',
    dates: 'months',
    isText: true,
    draw: resumeIo,
  },
  {
    name: 'builder with 2019-03 - / Current stacked at the left, icons at heads, skill levels as dots and words',
    dates: 'months',
    isText: false,
    draw: zety,
  },
  {
    name: 'builder with a dark head, skills as chips across, dates and place in small print below the company',
    dates: 'months',
    isText: true,
    draw: novoresume,
  },
  {
    name: 'design tool: light left panel with schools and skills, spaced heads, name on two lines, years, references',
    dates: 'years',
    isText: false,
    draw: canva,
  },
  {
    name: 'combination resume: achievements by theme, employment as a bare table with wrapped cells',
    dates: 'months',
    isText: false,
    draw: combination,
  },
  {
    name: 'headings in the left margin, "company, place — title" then dates in capitals, no phone',
    dates: 'months',
    isText: true,
    leavesOut: ['phone'],
    draw: swiss,
  },
  {
    name: 'federal application: a label before every value, hours, pay and supervisors, repeated page head, no skills',
    dates: 'months',
    isText: true,
    leavesOut: ['skills'],
    draw: federal,
  },
  {
    name: 'pasted in a mail with its head and closing, "Mar \'19 to now", the oldest job without dates',
    dates: 'months',
    isText: true,
    roles: 4,
    isUndated: (role) => role === 3,
    draw: email,
  },
  {
    name: 'career office: education first, employer once for two roles, newspaper months, skills in two grades',
    dates: 'months',
    isText: true,
    sharedRoles: 2,
    draw: careerOffice,
  },
  {
    name: 'word processor template: dates above, TITLE, company in one line, sentences for duties, no place',
    dates: 'months',
    isText: true,
    leavesOut: ['location'],
    draw: wordModern,
  },
];
