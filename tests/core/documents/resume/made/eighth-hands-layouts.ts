import { dotted, inNumbers, iso, long, range, short, wide, year, type Layout } from './layout.ts';
import type { LivedRole, LivedStudy, MonthOfYear, Person } from './people.ts';
import { keep, middle, PAGE, rowsOf, wrapped, type Cell, type Face, type Pen, type Sheet } from './sheet.ts';

type Span = readonly [x: number, width: number];

const SIDE = 54;
const WHOLE = { left: SIDE, right: PAGE.width - SIDE, top: 60 };
const WIDTH = PAGE.width - 2 * SIDE;
const FORM = { left: 40, right: PAGE.width - 40, top: 50 };
const FORM_WIDTH = PAGE.width - 80;

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const deedsOf = ({ deeds }: LivedRole): string[] => unique(deeds);
const cycled = <T>(values: readonly T[], i: number): T => values[i % values.length]!;

/** Prints rows as if several cells were filled in: each cell takes as many lines as it needs. */
function tableRow(pen: Pen, spans: readonly Span[], texts: readonly string[], size = 9, face: Face = 'plain'): void {
  const letter = size * (face === 'bold' ? 0.58 : 0.54);
  const cells = texts.map((text, i) => wrapped(text, spans[i]![1] / letter));
  const height = Math.max(...cells.map(({ length }) => length));
  keep(pen, height * size * 1.4);
  for (let line = 0; line < height; line += 1) {
    const row = cells.flatMap((lines, i): Cell[] => (lines[line] ? [[spans[i]![0], lines[line]!]] : []));
    pen.row(row, size, face);
  }
}

function paragraph(pen: Pen, text: string, width: number, size = 10, face: Face = 'plain'): void {
  for (const line of wrapped(text, width / (size * 0.5))) pen.row(line, size, face);
}

function lineBelow(sheet: Sheet, pen: Pen, { left, width, grey = 0 }: { left: number; width: number; grey?: number }) {
  sheet.fill(pen.page(), { x: left, y: pen.y() - 9, width, height: 0.7, grey });
  pen.space(5);
}

function band(sheet: Sheet, pen: Pen, text: string, grey: number, face: Face = 'bold'): void {
  keep(pen, 70);
  pen.space(8);
  sheet.fill(pen.page(), { x: FORM.left - 4, y: pen.y() - 12, width: FORM_WIDTH + 8, height: 17, grey });
  pen.row(text, 10.5, face);
  pen.space(5);
}

/** Prints a line at the top of all pages but the first. */
function headPages(sheet: Sheet, textOf: (page: number) => string, x = SIDE): void {
  for (const [i, page] of sheet.pages.entries()) {
    if (i > 0) page.unshift({ text: textOf(i + 1), x, y: 32, size: 8, isRight: false, face: 'plain' });
  }
}

function footPages(sheet: Sheet, textOf: (page: number) => string, x = SIDE): void {
  for (const i of sheet.pages.keys()) sheet.print(i, { text: textOf(i + 1), x, y: 772, size: 8 });
}

const dayOf = ({ month, year: of }: MonthOfYear): number => ((month * 5 + of) % 15) + 13;
const onDay = (date: MonthOfYear): string => `${dayOf(date)} ${short(date)}`;

// Seafarer

const VESSELS = [
  'MV Alder Spirit, bulk carrier, 32,474 GT, Panama',
  'MT Coral Lancer, chemical tanker, 19,620 GT, Marshall Is.',
  'MV Nordsee Pioneer, container, 54,271 GT, Liberia',
  'MV Visayan Dawn, ro-pax, 11,405 GT, Philippines',
];
const SEA: readonly Span[] = [
  [0, 142],
  [148, 112],
  [266, 132],
  [404, 62],
  [470, 62],
];
const PAPERS = [
  ['Certificate of Competency, STCW II/1', 'COC-0041877', '11 Feb 2021', '10 Feb 2026'],
  ['GMDSS General Operator', 'GOC-22019', '03 Sep 2020', '02 Sep 2025'],
  ['Basic Safety Training', 'BST-118-20', '21 Jul 2020', '20 Jul 2025'],
  ['Medical fitness (PEME)', 'M-70455', '15 Jan 2025', '14 Jan 2027'],
];
const PAPER: readonly Span[] = [
  [0, 220],
  [226, 100],
  [332, 90],
  [428, 90],
];
const STUDY: readonly Span[] = [
  [0, 190],
  [196, 120],
  [322, 150],
  [478, 50],
];

function drawSeaHead(sheet: Sheet, pen: Pen, { name, place, phone, email }: Person): void {
  pen.ends(['APPLICATION FOR EMPLOYMENT AT SEA', 'bold'], 'Form CR-07, Rev. 4', 12);
  lineBelow(sheet, pen, { left: 40, width: FORM_WIDTH });
  pen.space(6);
  pen.ends('Ready to join from: 15 January 2026', 'Lowest wage accepted: USD 3,150 / month', 9);
  band(sheet, pen, 'A.  PERSONAL DATA', 0.85);
  const fields = [
    ['Full name', name, 'Nationality', 'as per passport'],
    ['Home town', place, 'Seaman’s book', 'SB-419 2207'],
    ['Mobile', phone, 'Height / weight', '172 cm / 70 kg'],
    ['E-mail', email, 'Shoes / overall', '42 / L'],
  ];
  for (const [label = '', value = '', other = '', own = ''] of fields) {
    pen.row(
      [
        [0, label],
        [80, value, 'bold'],
        [340, other],
        [430, own],
      ],
      9,
    );
  }
}

function drawSeaService(sheet: Sheet, pen: Pen, roles: readonly LivedRole[]): void {
  band(sheet, pen, 'C.  RECORD OF SERVICE (last one first)', 0.85);
  tableRow(pen, SEA, ['Vessel, type, GT, flag', 'Rank / position', 'Company', 'Signed on', 'Signed off'], 8, 'bold');
  for (const [i, { title, company, from, to }] of roles.entries()) {
    lineBelow(sheet, pen, { left: 40, width: FORM_WIDTH, grey: 0.6 });
    const off = to === null ? 'on board' : onDay(to);
    tableRow(pen, SEA, [cycled(VESSELS, i), title, company, onDay(from), off], 8.5);
  }
}

function drawSea(sheet: Sheet, person: Person): void {
  const pen = sheet.pen(FORM);
  drawSeaHead(sheet, pen, person);
  band(sheet, pen, 'B.  CERTIFICATES AND DOCUMENTS', 0.85);
  tableRow(pen, PAPER, ['Document', 'Number', 'Issued', 'Valid until'], 8, 'bold');
  for (const paper of PAPERS) tableRow(pen, PAPER, paper, 8.5);
  drawSeaService(sheet, pen, person.roles);
  band(sheet, pen, 'D.  EDUCATION', 0.85);
  tableRow(pen, STUDY, ['School or academy', 'Degree', 'Field of study', 'Year'], 8, 'bold');
  for (const { school, degree, field, to } of person.studies) {
    tableRow(pen, STUDY, [school, degree, field, year(to)], 8.5);
  }
  band(sheet, pen, 'E.  SKILLS (tick and specify)', 0.85);
  for (const skill of person.skills)
    pen.row(
      [
        [0, '✓', 'symbols'],
        [16, skill],
      ],
      9,
    );
  band(sheet, pen, 'F.  NEXT OF KIN', 0.85);
  pen.row('Spouse, same address. Please contact through the manning agent only.', 9);
  footPages(sheet, (page) => `Form CR-07 – page ${page} – to be returned to the crewing desk`, 40);
}

// Agency

const GLANCE: readonly Span[] = [
  [0, 140],
  [150, 170],
  [328, 170],
];
const REASONS = [
  'Wants to move to a larger organisation',
  'Contract came to its end',
  'Redundancy, the branch was closed',
  'Moved house',
];

function drawAgencyHead(sheet: Sheet, pen: Pen): void {
  sheet.fill(0, { x: 0, y: 0, width: PAGE.width, height: 58, grey: 0.25 });
  sheet.print(0, { text: 'LARKFIELD RESOURCING', x: SIDE, y: 28, size: 16, face: 'white' });
  sheet.print(0, { text: 'Finance, HR and hospitality recruitment since 1998', x: SIDE, y: 45, face: 'white' });
  pen.space(30);
  pen.row('CANDIDATE PROFILE', 13, 'bold');
  pen.space(4);
}

function drawAgencyDetails(pen: Pen, { name, place, email }: Person): void {
  const details = [
    ['Candidate:', name],
    ['Lives in:', place],
    ['Candidate’s email:', email],
    ['Telephone:', 'withheld, please call your consultant'],
    ['Your consultant:', 'Joanne, perm desk'],
    ['Notice period:', 'four weeks'],
    ['Salary sought:', '£34,000 to £37,000'],
    ['Right to work:', 'checked on 12 May 2025'],
  ];
  for (const [label = '', value = ''] of details)
    pen.row([
      [0, label, 'bold'],
      [140, value],
    ]);
}

function drawAgencyRoles(pen: Pen, roles: readonly LivedRole[]): void {
  agencyHead(pen, 'Career at a glance');
  tableRow(pen, GLANCE, ['Dates', 'Employer', 'Position held'], 9, 'bold');
  for (const role of roles) {
    tableRow(pen, GLANCE, [range(role, { one: short, dash: ' to ', now: 'date' }), role.company, role.title]);
    pen.space(3);
  }
  agencyHead(pen, 'Some details on the above');
  for (const [i, role] of roles.entries()) {
    keep(pen);
    pen.row(`At ${role.company}:`);
    pen.items('•', deedsOf(role), 10);
    pen.item('', `Reason for leaving: ${cycled(REASONS, i)}`);
    pen.space(5);
  }
}

function agencyHead(pen: Pen, text: string): void {
  keep(pen, 60);
  pen.space(10);
  pen.row(text, 12, 'bold');
  pen.space(2);
}

function drawAgency(sheet: Sheet, person: Person): void {
  const pen = sheet.pen(WHOLE);
  drawAgencyHead(sheet, pen);
  drawAgencyDetails(pen, person);
  agencyHead(pen, 'Consultant’s comments');
  paragraph(pen, 'Interviewed face to face in our Leeds office. Punctual, well prepared, and open about pay.', WIDTH);
  agencyHead(pen, 'In the candidate’s own words');
  paragraph(pen, person.summary, WIDTH);
  drawAgencyRoles(pen, person.roles);
  agencyHead(pen, 'Qualifications');
  for (const { school, degree, field, to } of person.studies) {
    pen.item('', `${degree}: ${field} (${to.year})`);
    pen.item('', `obtained from: ${school}`);
    pen.space(3);
  }
  agencyHead(pen, 'Key skills as assessed by us');
  for (const [i, skill] of person.skills.entries())
    pen.row([
      [0, `${i + 1}.`],
      [20, skill],
    ]);
  const office = 'Larkfield Resourcing Ltd | Office 0113 496 0050 | cv@larkfield.example | Ref. LR/24417';
  footPages(sheet, (page) => `${office} | ${page}`);
}

// Gulf hotel

const PANEL = 208;

function panelHead(pen: Pen, text: string): void {
  pen.space(12);
  pen.row(wide(text), 9, 'white');
  pen.space(4);
}

function drawGulfPanel(sheet: Sheet, { name, email, phone, place, skills }: Person): void {
  const pen = sheet.pen({ left: 20, right: PANEL - 14, top: 54 });
  sheet.fill(0, { x: 62, y: 36, width: 80, height: 92, grey: 0.6 });
  pen.space(36);
  pen.row([[64, 'photo']], 9, 'white');
  pen.space(36);
  panelHead(pen, 'Contact');
  for (const [sign, value] of [
    ['T', phone],
    ['E', email],
    ['L', place],
  ]) {
    for (const [i, line] of wrapped(value!, 40).entries())
      pen.row([...(i ? [] : [[0, sign!] as Cell]), [14, line]], 8, 'white');
  }
  panelHead(pen, 'Personal');
  for (const line of [
    'Visa: employment, transferable',
    'Born: 9 August 1989',
    'Status: married',
    'Licence: UAE, light vehicle',
  ]) {
    pen.row(line, 9, 'white');
  }
  panelHead(pen, 'Skills');
  for (const [i, skill] of skills.entries()) drawLevel(sheet, pen, skill, 1 - 0.11 * i);
  panelHead(pen, 'Languages');
  for (const line of ['English – fluent', 'Hindi – good', 'Arabic – greetings']) pen.row(line, 9, 'white');
  panelHead(pen, 'Referees');
  paragraph(pen, `Two former general managers will gladly speak about ${name.split(' ')[0]}.`, PANEL - 40, 9, 'white');
}

function drawLevel(sheet: Sheet, pen: Pen, skill: string, share: number): void {
  for (const line of wrapped(skill, 36)) pen.row(line, 9, 'white');
  const bar = { x: 20, y: pen.y() - 9, height: 3 };
  sheet.fill(0, { ...bar, width: PANEL - 40, grey: 0.45 });
  sheet.fill(0, { ...bar, width: (PANEL - 40) * share, grey: 0.9 });
  pen.space(6);
}

const HOUSES = [
  'Five stars, 312 keys, pre-opening team',
  'Family house with 45 staff',
  'Part of a group with offices in four emirates',
  'Four stars, city centre, 120 keys',
];

function gulfHead(pen: Pen, text: string): void {
  keep(pen, 70);
  pen.space(8);
  pen.row(wide(text), 11, 'bold');
  pen.space(4);
}

function drawGulfMain(sheet: Sheet, { name, headline, summary, roles, studies }: Person): void {
  const main = { left: PANEL + 20, right: PAGE.width - 26, top: 62 };
  const width = main.right - main.left;
  const pen = sheet.pen(main);
  for (const line of wrapped(name.toUpperCase(), 24)) pen.row(line, 20, 'bold');
  paragraph(pen, headline, width, 12);
  gulfHead(pen, 'About me');
  paragraph(pen, summary, width);
  gulfHead(pen, 'Career path');
  for (const [i, role] of roles.entries()) {
    keep(pen, 70);
    pen.row(range(role, { one: inNumbers }), 8.5);
    paragraph(pen, role.title, width, 11, 'bold');
    pen.item('', role.company);
    pen.row(`${role.place} – ${cycled(HOUSES, i)}`, 8.5);
    pen.items('•', deedsOf(role), 6);
    pen.space(7);
  }
  gulfHead(pen, 'Education');
  for (const study of studies) drawGulfStudy(pen, study, width);
  gulfHead(pen, 'Courses attended');
  pen.row('HACCP Level 3, municipal training centre, 2019', 9);
  pen.row('Fire warden, civil defence, renewed 02/2024', 9);
}

function drawGulfStudy(pen: Pen, { school, degree, field, from, to }: LivedStudy, width: number): void {
  keep(pen, 44);
  pen.row(`${from} – ${to.year}`, 8.5);
  paragraph(pen, `${degree} in ${field}`, width, 10, 'bold');
  pen.item('', school);
  pen.space(5);
}

function drawGulf(sheet: Sheet, person: Person): void {
  drawGulfPanel(sheet, person);
  drawGulfMain(sheet, person);
  for (const i of sheet.pages.keys()) {
    sheet.boxes[i] = [{ x: 0, y: 0, width: PANEL, height: PAGE.height, grey: 0.2 }, ...(sheet.boxes[i] ?? [])];
    if (i > 0) sheet.print(i, { text: `page ${i + 1}`, x: 20, y: 60, size: 9, face: 'white' });
  }
}

// Indian engineer

const WORKS = [
  ['Four-laning of the Kollur bypass, km 112 to km 158', 'State Highways Authority'],
  ['Water treatment plant, 90 MLD', 'Jal Nigam Board'],
  ['G+14 residential towers, Phase II', 'Sunrise Estates Limited'],
  ['Railway over-bridge at Level Crossing 41', 'Metro Rail Corporation'],
];

function labelled(pen: Pen, label: string, value: string): void {
  for (const [i, line] of wrapped(value, 68).entries()) {
    pen.row(
      i === 0
        ? [
            [14, label],
            [120, ':'],
            [132, line],
          ]
        : [[132, line]],
    );
  }
}

function indiaHead(sheet: Sheet, pen: Pen, text: string): void {
  keep(pen, 80);
  pen.space(8);
  pen.row(`${text}:-`, 11, 'bold');
  lineBelow(sheet, pen, { left: SIDE, width: WIDTH });
  pen.space(5);
}

function drawIndiaRole(pen: Pen, role: LivedRole, i: number): void {
  keep(pen, 110);
  const [project = '', client = ''] = cycled(WORKS, i);
  pen.row(`${i + 1})`);
  labelled(pen, 'Organisation', role.company);
  labelled(pen, 'Designation', role.title);
  labelled(pen, 'Duration', range(role, { one: short, now: 'Till date' }));
  labelled(pen, 'Project', project);
  labelled(pen, 'Client', client);
  pen.row([
    [14, 'Job profile'],
    [120, ':'],
  ]);
  pen.items('Ø', deedsOf(role), 30);
  pen.space(6);
}

function drawIndiaEnd(sheet: Sheet, pen: Pen, { name }: Person): void {
  indiaHead(sheet, pen, 'PERSONAL DETAILS');
  labelled(pen, 'Father’s name', `Mr. K. ${name.split(' ').slice(1).join(' ')}`);
  labelled(pen, 'Date of birth', '17th June 1988');
  labelled(pen, 'Languages known', 'English, Hindi and mother tongue');
  labelled(pen, 'Passport', 'held, valid up to March 2031');
  labelled(pen, 'Hobbies', 'carrom, long walks, newspapers');
  indiaHead(sheet, pen, 'DECLARATION');
  paragraph(pen, 'I hereby confirm that all particulars above are true to the best of my knowledge.', WIDTH);
  pen.space(14);
  pen.ends('Date:', 'Yours faithfully,');
  pen.ends('', `(${name})`);
}

function drawIndia(sheet: Sheet, person: Person): void {
  const { name, place, phone, email, studies, skills, roles } = person;
  const pen = sheet.pen(WHOLE);
  pen.row([middle('CURRICULUM VITAE', WIDTH, 15)], 15, 'bold');
  pen.space(8);
  pen.row(name, 12, 'bold');
  pen.row(`Mobile No.: ${phone}`);
  pen.row(`Email ID: ${email}`);
  pen.row(`Current location: ${place}`);
  indiaHead(sheet, pen, 'CAREER OBJECTIVE');
  paragraph(pen, 'To work with a growing organisation where my knowledge is used and both of us can prosper.', WIDTH);
  indiaHead(sheet, pen, 'SYNOPSIS');
  pen.item('', person.summary);
  indiaHead(sheet, pen, 'EDUCATIONAL QUALIFICATION');
  for (const { degree, field, school, to } of studies) {
    pen.item('Ø', `${degree} (${field}) from ${school}, passed out in ${to.year} with First Class.`, 14);
  }
  indiaHead(sheet, pen, 'WORK EXPERIENCE');
  for (const [i, role] of roles.entries()) drawIndiaRole(pen, role, i);
  indiaHead(sheet, pen, 'TECHNICAL AND OTHER SKILLS');
  pen.items('Ø', skills, 14);
  drawIndiaEnd(sheet, pen, person);
  footPages(sheet, (page) => `Page ${page} of ${sheet.pages.length}`, 500);
}

// Forwarded mail

const MAIL_WIDTH = 88;

function mailText(pen: Pen, text: string, hang = ''): void {
  for (const [i, line] of wrapped(text, MAIL_WIDTH - hang.length).entries()) {
    pen.row(i === 0 ? line : hang + line);
  }
}

function mailHead(pen: Pen, text: string): void {
  keep(pen, 60);
  pen.space(14);
  pen.row(text);
  pen.row('='.repeat(text.length));
}

function drawMailHead(pen: Pen, { name, email, headline }: Person): void {
  mailText(pen, 'From: Temps Desk <temps@harbourstaffing.example>');
  mailText(pen, 'Sent: Tuesday, 4 November 2025 09:12');
  mailText(pen, 'To: Vacancies <vacancies@quayside.example>');
  mailText(pen, 'Subject: FW: CV as promised');
  pen.space(14);
  mailText(pen, 'Morning Karen,');
  mailText(pen, 'see below, could start on Monday week. Charge rate as agreed in September.');
  mailText(pen, 'Oonagh | Harbour Staffing | 01632 960 009');
  pen.space(14);
  mailText(pen, '-----Original Message-----');
  mailText(pen, `From: ${name} <${email}>`);
  mailText(pen, 'Sent: Monday, 3 November 2025 21:40');
  mailText(pen, 'To: Temps Desk');
  mailText(pen, `Subject: CV as promised (${headline})`);
  pen.space(14);
  mailText(pen, 'Hi Oonagh, the Word file would not attach from my phone so I paste it in here. Thanks!');
}

function drawMailRoles(pen: Pen, roles: readonly LivedRole[]): void {
  mailHead(pen, 'Jobs');
  for (const role of roles) {
    keep(pen, 60);
    mailText(pen, `* ${role.title} [${range(role, { one: iso, dash: ' to ', now: 'now' })}]`, '  ');
    mailText(pen, `  @ ${role.company} (${role.place})`, '    ');
    for (const deed of deedsOf(role)) mailText(pen, `  + ${deed}`, '    ');
    pen.space(8);
  }
}

function drawMail(sheet: Sheet, person: Person): void {
  const { name, place, phone, email, roles, studies, skills } = person;
  const pen = sheet.pen(WHOLE);
  drawMailHead(pen, person);
  pen.space(14);
  for (const line of [name, `Home: ${place}`, `Mob: ${phone}`, `Mail: ${email}`]) mailText(pen, line);
  drawMailRoles(pen, roles);
  mailHead(pen, 'School and college');
  for (const { degree, field, school, to } of studies) {
    keep(pen, 30);
    mailText(pen, `* ${degree} - ${field} [${to.year}]`, '  ');
    mailText(pen, `  @ ${school}`);
  }
  mailHead(pen, 'Good at');
  for (const row of rowsOf(
    skills.map((skill) => `${skill};`),
    MAIL_WIDTH,
  ))
    pen.row(row);
  mailHead(pen, 'Anything else');
  mailText(pen, 'Full licence since 2009, no points. Two references on request. Five-a-side on Thursdays.');
  pen.space(14);
  mailText(pen, '-- ');
  mailText(pen, name);
  mailText(pen, 'Sent from my phone, please forgive typos');
}

// Letter

function spell(role: LivedRole, i: number): string {
  const { title, company, from, to } = role;
  if (to === null) return `Since ${long(from)} I have been employed by ${company} as ${title}.`;
  const start = cycled(['I started out', 'After that I was engaged', 'Then I worked'], i);
  return `${start} as ${title} with ${company}, from ${long(from)} until ${long(to)}.`;
}

function drawLetterRoles(pen: Pen, roles: readonly LivedRole[]): void {
  for (const [i, role] of roles.toReversed().entries()) {
    keep(pen, 44);
    paragraph(pen, `${spell(role, i)} What I like to remember: ${deedsOf(role).join('; ')}.`, WIDTH, 11, 'serif');
    pen.space(7);
  }
}

function drawLetter(sheet: Sheet, { name, place, phone, email, summary, roles, studies, skills }: Person): void {
  const pen = sheet.pen(WHOLE);
  for (const line of [name, place, phone, email]) pen.row([[-1, line]], 11, 'serif');
  pen.space(14);
  for (const line of ['The Manager', 'Brannigan’s Auctioneers', '3 Quay Street']) pen.row(line, 11, 'serif');
  pen.space(8);
  pen.row('21st October 2025', 11, 'serif');
  pen.space(14);
  pen.row('Re: your advertisement in the Echo', 11, 'bold');
  pen.space(8);
  const say = (text: string): void => {
    paragraph(pen, text, WIDTH, 11, 'serif');
    pen.space(7);
  };
  say('Dear Sir or Madam,');
  say(`instead of a form I tell you in plain words what I have done so far, from the beginning. ${summary}`);
  for (const [i, { degree, field, school, to }] of studies.entries()) {
    say(`${cycled(['My', 'Besides, my'], i)} ${degree} in ${field} is from ${school}, where I finished in ${to.year}.`);
  }
  drawLetterRoles(pen, roles);
  say('While my two children were small I also helped to keep the parish hall in order, as a volunteer and unpaid.');
  keep(pen, 120);
  say('You would get somebody who knows:');
  for (const skill of skills) pen.row([[14, `– ${skill}`]], 11, 'serif');
  pen.space(7);
  say('I could come to meet you any weekday after ten. My last two employers are happy to be asked about me.');
  say('Yours faithfully,');
  pen.row(name, 11, 'serif');
}

// Markdown

const marked = (date: MonthOfYear): string => `${short(date).slice(0, 3)}-${date.year}`;

function drawCode(pen: Pen, text: string): void {
  for (const line of wrapped(text, 125)) pen.row(line, 8);
}

function drawMarkdown(sheet: Sheet, { name, headline, email, phone, place, roles, studies, skills }: Person): void {
  const pen = sheet.pen(FORM);
  const say = (...lines: readonly string[]): void => {
    for (const line of lines) drawCode(pen, line);
    pen.space(9);
  };
  say('<!-- cv.md, last edited 2025-10-30 -->');
  say(`# ${name}`);
  say(`_${headline}_ and occasional open-source helper`);
  say(`- mail: <${email}>`, `- phone: ${phone}`, `- based in: ${place}`);
  say('## Experience');
  for (const role of roles) {
    say(`### ${role.company}`, `**${role.title}** | ${range(role, { one: marked, now: 'now' })} | _${role.place}_`);
    say(...deedsOf(role).map((deed) => `* ${deed}`));
  }
  say('## Education', '', '| Year | Award | Subject | School |', '|---|---|---|---|', ...studies.map(markedStudy));
  say(
    '## Skills',
    '',
    '| What | How well |',
    '|---|---|',
    ...skills.map((skill, i) => `| ${skill} | ${cycled(GRADES, i)} |`),
  );
  say('## Side projects', '', '* [greenhouse-pi](https://code.example/greenhouse-pi) - waters my tomatoes, since 2022');
  say('* Talk "Backups nobody tests", Ops Evening, May 2023', '* Maintainer of the village website');
  say('---', 'References: ask me. Right to work: yes, no sponsorship needed.');
}

const GRADES = ['daily', 'strong', 'solid', 'fair'];
const markedStudy = ({ degree, field, school, to }: LivedStudy): string =>
  `| ${to.year} | ${degree} | ${field} | ${school} |`;

// German

const TABLE = 118;

function germanHead(sheet: Sheet, pen: Pen, text: string): void {
  keep(pen, 80);
  pen.space(12);
  pen.row(text, 12, 'bold');
  lineBelow(sheet, pen, { left: SIDE, width: WIDTH, grey: 0.5 });
  pen.space(6);
}

/** Prints one text beside the other, line by line. */
function beside(pen: Pen, left: readonly string[], right: readonly Cell[]): void {
  keep(pen, 14 * Math.max(left.length, right.length));
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const date: readonly Cell[] = left[i] ? [[0, left[i]!]] : [];
    pen.row([...date, ...(right[i] ? [right[i]!] : [])]);
  }
}

const inTable = (text: string, face: Face = 'plain'): Cell[] =>
  wrapped(text, (WIDTH - TABLE) / (face === 'bold' ? 5.6 : 5.2)).map((line): Cell => [TABLE, line, face]);

function drawGermanRole(pen: Pen, role: LivedRole): void {
  const { from, to, title, company, place } = role;
  const dates = to === null ? [`since ${dotted(from)}`] : [`${dotted(from)} –`, dotted(to)];
  beside(pen, dates, [...inTable(title, 'bold'), ...inTable(company), ...inTable(place)]);
  for (const deed of deedsOf(role)) beside(pen, [], inTable(`- ${deed}`));
  pen.space(7);
}

function drawGerman(sheet: Sheet, { name, place, phone, email, roles, studies, skills }: Person): void {
  const pen = sheet.pen(WHOLE);
  sheet.fill(0, { x: 468, y: 44, width: 90, height: 112, grey: 0.88 });
  pen.row('Curriculum Vitae', 20);
  pen.space(6);
  pen.row('Personal information', 12, 'bold');
  pen.space(6);
  const data = [
    ['Name', name],
    ['Residence', place],
    ['Telephone', phone],
    ['E-mail', email],
  ];
  const more = [
    ['Born', '23.04.1987 in Kassel'],
    ['Family status', 'single, no children'],
    ['Citizenship', 'EU'],
  ];
  for (const [label, value] of [...data, ...more])
    pen.row([
      [0, label!],
      [TABLE, value!],
    ]);
  germanHead(sheet, pen, 'Professional career');
  for (const role of roles) drawGermanRole(pen, role);
  germanHead(sheet, pen, 'Studies and vocational training');
  for (const { school, degree, field, from, to } of studies) {
    beside(pen, [`10.${from} –`, dotted(to)], [...inTable(school), ...inTable(`${field}, ${degree}`, 'bold')]);
    pen.row([[TABLE, 'Final grade: 2.1']]);
    pen.space(7);
  }
  germanHead(sheet, pen, 'Knowledge');
  beside(
    pen,
    ['Skills'],
    skills.flatMap((skill) => inTable(skill)),
  );
  pen.space(4);
  beside(pen, ['Languages'], inTable('German (mother tongue), English (C1), Dutch (A2)'));
  beside(pen, ['Driving licence'], inTable('B, BE'));
  germanHead(sheet, pen, 'Interests');
  beside(pen, ['since 2015'], inTable('Trainer of the under-14s at the rowing club, on weekends'));
  pen.space(24);
  pen.row('03.11.2025');
  pen.row('(signed by hand)', 8);
  headPages(sheet, (page) => `Curriculum Vitae ${name} – ${page}`);
}

// Career changer

const LEGS = [
  'Listening first: the regulars still phone me when something is wrong.',
  'Order: I leave a desk the way I would like to find it.',
  'Pace: lunch rush, month end and school holidays have not broken me yet.',
];

function centred(pen: Pen, text: string, size = 10, face: Face = 'plain'): void {
  for (const line of wrapped(text, (WIDTH - 40) / (size * 0.55))) pen.row([middle(line, WIDTH, size)], size, face);
}

function centredList(pen: Pen, texts: readonly string[]): void {
  const parts = texts.map((text, i) => (i < texts.length - 1 ? `${text}  ·` : text));
  for (const row of rowsOf(parts, 78)) pen.row([middle(row, WIDTH, 10)]);
}

function changerHead(sheet: Sheet, pen: Pen, text: string): void {
  keep(pen, 80);
  pen.space(12);
  pen.row([middle(wide(text), WIDTH, 11)], 11, 'serif');
  lineBelow(sheet, pen, { left: SIDE + 150, width: WIDTH - 300, grey: 0.4 });
  pen.space(6);
}

function drawChangerRoles(sheet: Sheet, pen: Pen, roles: readonly LivedRole[]): void {
  changerHead(sheet, pen, 'Work history');
  for (const role of roles.slice(0, 2)) {
    keep(pen, 44);
    centred(pen, role.company, 10, 'bold');
    centred(pen, role.title);
    centred(pen, range(role, { one: year, dash: '–', now: 'today' }));
    pen.space(6);
  }
  if (roles.length < 3) return;
  centred(pen, 'Before that, dates on request:');
  for (const { title, company } of roles.slice(2)) centred(pen, `${title} at ${company}`);
}

function drawChanger(sheet: Sheet, { name, place, phone, email, summary, roles, studies, skills }: Person): void {
  const pen = sheet.pen(WHOLE);
  centred(pen, name, 20, 'serif');
  centredList(pen, [place, phone, email]);
  changerHead(sheet, pen, 'Why I am changing');
  paragraph(pen, summary, WIDTH);
  changerHead(sheet, pen, 'What I can do');
  centredList(pen, skills);
  changerHead(sheet, pen, 'What I bring along');
  pen.items('>', LEGS);
  pen.items('>', unique(roles.flatMap(deedsOf)).slice(0, 4));
  drawChangerRoles(sheet, pen, roles);
  changerHead(sheet, pen, 'Learning');
  for (const { degree, field, school, to } of studies) {
    centred(pen, `${degree}, ${field}`, 10, 'bold');
    centred(pen, `${school} – class of ${to.year}`);
    pen.space(4);
  }
  changerHead(sheet, pen, 'In my spare time');
  centred(pen, 'Treasurer of the curling club, reader to the blind, sourdough');
}

// Banker

const RAIL = 400;

function railHead(pen: Pen, text: string): void {
  pen.space(12);
  pen.row(text, 11, 'bold');
  pen.space(3);
}

function drawRail(sheet: Sheet, { phone, email, place, studies, skills }: Person): void {
  const pen = sheet.pen({ left: RAIL + 12, right: PAGE.width - 14, top: 66 });
  const lines = (text: string, face: Face = 'plain'): void => {
    for (const line of wrapped(text, 36)) pen.row(line, 8.5, face);
  };
  railHead(pen, 'Reach me');
  for (const text of [phone, email, place]) lines(text);
  railHead(pen, 'Academic record');
  for (const { school, degree, field, from, to } of studies) {
    lines(degree, 'bold');
    lines(field);
    lines(school);
    lines(`${from}–${to.year}`);
    pen.space(6);
  }
  railHead(pen, 'Competencies');
  for (const skill of skills) lines(`• ${skill}`);
  railHead(pen, 'Licences');
  lines('CMFAS M1A and M6A, passed 2016');
  lines('Charter exam, Level II, passed June 2018');
  railHead(pen, 'Languages');
  lines('English, Mandarin, some Malay');
  railHead(pen, 'Status');
  lines('Permanent Resident. National Service completed. Notice: one month.');
}

/** Splits the roles into groups with one employer each. */
function byEmployer(roles: readonly LivedRole[]): LivedRole[][] {
  const groups: LivedRole[][] = [];
  for (const role of roles) {
    if (groups.at(-1)?.[0]?.company === role.company) groups.at(-1)!.push(role);
    else groups.push([role]);
  }
  return groups;
}

function drawGroup(pen: Pen, group: readonly LivedRole[], width: number): void {
  const [latest, first] = [group[0]!, group.at(-1)!];
  keep(pen, 70);
  paragraph(pen, latest.company.toUpperCase(), width * 0.8, 10, 'bold');
  const total = range({ ...latest, from: first.from }, { one: year, dash: '–' });
  pen.row(group.length > 1 ? `${latest.place} | ${total}, promoted from within` : latest.place, 9);
  for (const role of group) {
    keep(pen);
    pen.space(3);
    const lines = wrapped(role.title, 36);
    for (const line of lines.slice(0, -1)) pen.row(line, 10, 'bold');
    pen.ends([lines.at(-1)!, 'bold'], range(role, { one: short, dash: ' - ' }));
    pen.items('–', deedsOf(role), 4);
  }
  pen.space(9);
}

function drawBanker(sheet: Sheet, person: Person): void {
  const main = { left: 36, right: RAIL - 14, top: 66 };
  const pen = sheet.pen(main);
  const width = main.right - main.left;
  for (const line of wrapped(person.name, 26)) pen.row(line, 21, 'serif');
  paragraph(pen, 'Banking and finance | Singapore and the region', width, 9);
  pen.space(10);
  paragraph(pen, person.summary, width);
  pen.space(10);
  pen.row('Career record', 13, 'serif');
  pen.space(4);
  for (const group of byEmployer(person.roles)) drawGroup(pen, group, width);
  keep(pen, 70);
  pen.row('Recognition', 13, 'serif');
  pen.space(4);
  pen.item('–', 'Branch of the Year 2019 (team award, Eastern Region)');
  pen.item('–', 'Quoted in the Business Post, 14 March 2021, on small-firm lending');
  drawRail(sheet, person);
  for (const i of sheet.pages.keys()) {
    sheet.fill(i, { x: RAIL, y: 0, width: PAGE.width - RAIL, height: PAGE.height, grey: 0.9 });
  }
  headPages(sheet, (page) => `${person.name}, page ${page}`, 36);
}

// Australian

const CHIEFS = ['the Operations Manager', 'the General Manager', 'the owners', 'the State Manager'];
const FIRMS = [
  'A privately held business with four sites and about 160 people.',
  'Market leader in its region; sold to Torrens Holdings in 2022.',
  'Not-for-profit, funded by state grants and donations.',
  'Small team, large workload, and the best coffee in town.',
];

function drawAussieRole(sheet: Sheet, pen: Pen, role: LivedRole, i: number): void {
  keep(pen, 130);
  sheet.fill(pen.page(), { x: FORM.left - 4, y: pen.y() - 11, width: FORM_WIDTH + 8, height: 16, grey: 0.9 });
  paragraph(pen, role.company, FORM_WIDTH, 10, 'bold');
  pen.space(4);
  paragraph(pen, cycled(FIRMS, i), FORM_WIDTH, 9, 'serif');
  pen.space(3);
  pen.row([
    [0, 'Position'],
    [80, role.title, 'bold'],
  ]);
  pen.row([
    [0, 'Where'],
    [80, role.place],
  ]);
  pen.row([
    [0, 'Tenure'],
    [80, range(role, { one: long, now: 'current' })],
  ]);
  pen.row([
    [0, 'Reporting to'],
    [80, cycled(CHIEFS, i)],
  ]);
  const [duty, ...wins] = deedsOf(role);
  pen.row('Duties', 9, 'bold');
  pen.item('•', 'Day-to-day running, rosters, stock, safety talks', 8);
  pen.item('•', duty ?? 'As rostered', 8);
  if (wins.length) pen.row('Achievements', 9, 'bold');
  pen.items('•', wins, 8);
  pen.space(12);
}

function drawReferees(sheet: Sheet, pen: Pen): void {
  band(sheet, pen, 'REFEREES', 0.3, 'white');
  const left = ['Ms Tanya Whitlock', 'Area Manager, Koorabel Foods', 'Ph: 0491 570 110', '(my manager, 2019 to 2021)'];
  const right = ['Mr Col Abernathy', 'Principal, Abernathy & Co', 'Ph: 0491 570 158', '(character referee)'];
  for (const [i, text] of left.entries())
    pen.row([
      [0, text],
      [270, right[i]!],
    ]);
}

function drawAussie(sheet: Sheet, person: Person): void {
  const { name, headline, place, phone, email, summary, roles, studies, skills } = person;
  const pen = sheet.pen(FORM);
  pen.ends([name, 'bold'], phone, 16);
  pen.ends(headline, email);
  pen.ends('Citizen, open to relocation', place);
  band(sheet, pen, 'CAREER PROFILE', 0.3, 'white');
  paragraph(pen, summary, FORM_WIDTH);
  band(sheet, pen, 'KEY SKILLS', 0.3, 'white');
  for (let i = 0; i < skills.length; i += 2) {
    const other: readonly Cell[] = skills[i + 1] ? [[270, `• ${skills[i + 1]!}`]] : [];
    pen.row([[0, `• ${skills[i]!}`], ...other]);
  }
  band(sheet, pen, 'LICENCES AND TICKETS', 0.3, 'white');
  pen.row('White Card (issued 2017) | Class C and LR driver licence | Working with Children Check to 08/2027');
  band(sheet, pen, 'EMPLOYMENT HISTORY', 0.3, 'white');
  for (const [i, role] of roles.entries()) drawAussieRole(sheet, pen, role, i);
  band(sheet, pen, 'QUALIFICATIONS', 0.3, 'white');
  for (const { school, degree, field, to } of studies) {
    pen.ends([`${degree} – ${field}`, 'bold'], `completed ${long(to)}`);
    pen.row(school);
    pen.space(4);
  }
  drawReferees(sheet, pen);
  headPages(sheet, (page) => `Resume of ${name} – page ${page} of ${sheet.pages.length}`, 40);
}

// Care application form

const HALF: readonly [number, number] = [0, 268];
const BOX = 252;

/** Prints boxes side by side, each with a small label above its value. */
function boxes(sheet: Sheet, pen: Pen, fields: readonly (readonly [label: string, value: string])[]): void {
  const values = fields.map(([, value]) => wrapped(value, BOX / 5.4));
  const height = 22 + 14 * Math.max(...values.map(({ length }) => length));
  keep(pen, height);
  for (const i of fields.keys()) frame(sheet, pen, FORM.left + HALF[i]! - 4, height - 4);
  pen.row(
    fields.map(([label], i): Cell => [HALF[i]!, label]),
    7,
  );
  pen.space(3);
  for (let line = 0; line < Math.max(...values.map(({ length }) => length)); line += 1) {
    pen.row(values.flatMap((lines, i): Cell[] => (lines[line] ? [[HALF[i]!, lines[line]!]] : [])));
  }
  pen.space(9);
}

function frame(sheet: Sheet, pen: Pen, x: number, height: number): void {
  const [page, y] = [pen.page(), pen.y() - 9];
  sheet.fill(page, { x, y, width: BOX + 8, height, grey: 0.5 });
  sheet.fill(page, { x: x + 0.6, y: y + 0.6, width: BOX + 6.8, height: height - 1.2, grey: 1 });
}

const PAY = ['£12.60 per hour', '£11.44 per hour', '£23,500 per annum', 'minimum wage at the time'];

function drawCareRole(sheet: Sheet, pen: Pen, role: LivedRole, i: number): void {
  const { company, title, from, to, place } = role;
  keep(pen, 150);
  boxes(sheet, pen, [
    ['Name of employer', company],
    ['Town', place],
  ]);
  boxes(sheet, pen, [
    ['Job title', title],
    ['Pay on leaving', cycled(PAY, i)],
  ]);
  boxes(sheet, pen, [
    ['From (month / year)', inNumbers(from)],
    ['To (month / year)', to ? inNumbers(to) : 'still employed'],
  ]);
  pen.row('Brief outline of duties', 7);
  pen.items('-', deedsOf(role));
  pen.space(12);
}

function drawCareEnd(sheet: Sheet, pen: Pen): void {
  band(sheet, pen, '7  Referees', 0.8);
  pen.row('Not to be contacted before interview. Names to be given to the Home Manager.');
  band(sheet, pen, '8  Declaration', 0.8);
  paragraph(pen, 'Enhanced DBS on the update service since May 2022. No cautions. Uniform size 14.', FORM_WIDTH);
  pen.space(8);
  pen.ends('Signed: ...............................', 'Dated: 02/10/2025');
}

function drawCare(sheet: Sheet, { name, place, phone, email, roles, studies, skills }: Person): void {
  const pen = sheet.pen(FORM);
  pen.row('Rowanbank Homes – Application for Employment', 14, 'bold');
  pen.row('Please complete in black ink. CVs are not accepted. Vacancy no. 0388 closes 10/10/2025.', 8);
  band(sheet, pen, '1  About you', 0.8);
  boxes(sheet, pen, [
    ['First name and surname', name],
    ['Town or city', place],
  ]);
  boxes(sheet, pen, [
    ['Daytime telephone', phone],
    ['E-mail address', email],
  ]);
  band(sheet, pen, '2  Present or most recent employment', 0.8);
  for (const [i, role] of roles.entries()) {
    if (i === 1) band(sheet, pen, '3  Previous employment (latest first)', 0.8);
    drawCareRole(sheet, pen, role, i);
  }
  band(sheet, pen, '4  Education and qualifications', 0.8);
  for (const { school, degree, field, to } of studies) {
    boxes(sheet, pen, [
      ['School, college or university', school],
      ['Year obtained', year(to)],
    ]);
    boxes(sheet, pen, [
      ['Qualification', degree],
      ['Subject', field],
    ]);
    pen.space(4);
  }
  band(sheet, pen, '5  Skills you would bring', 0.8);
  for (const [i, skill] of skills.entries()) pen.row(`(${'abcdefgh'[i]!}) ${skill}`);
  band(sheet, pen, '6  Gaps in employment', 0.8);
  pen.row('None over three months. Holidays already booked: 22 December to 2 January.');
  drawCareEnd(sheet, pen);
  footPages(sheet, (page) => `HR12 v3 – sheet ${page} – Rowanbank Homes is an equal opportunities employer`, 40);
}

export const EIGHTH_HANDS_LAYOUTS: readonly Layout[] = [
  {
    name: 'manning form with tables: vessel, rank, company, full sign-on dates',
    dates: 'months',
    isText: false,
    draw: drawSea,
  },
  {
    name: 'agency profile: career table first, details by employer below, telephone withheld',
    dates: 'months',
    isText: false,
    leavesOut: ['phone'],
    draw: drawAgency,
  },
  {
    name: 'dark panel left with bars for levels, small dates above the title',
    dates: 'months',
    isText: true,
    draw: drawGulf,
  },
  {
    name: 'labels with colons, projects and clients, education in sentences',
    dates: 'months',
    isText: true,
    draw: drawIndia,
  },
  {
    name: 'forwarded mail: a recruiter above, ISO dates in square brackets',
    dates: 'months',
    isText: true,
    draw: drawMail,
  },
  { name: 'a letter that tells it in sentences, oldest first', dates: 'months', isText: true, draw: drawLetter },
  { name: 'Markdown with tables for studies and skills', dates: 'months', isText: true, draw: drawMarkdown },
  {
    name: 'German table: dates on two lines at the left, school before subject',
    dates: 'months',
    isText: false,
    draw: drawGerman,
  },
  {
    name: 'functional and centered, years only, early roles without dates',
    dates: 'years',
    isText: true,
    isUndated: (role) => role > 1,
    draw: drawChanger,
  },
  {
    name: 'grey rail at the right, promotions under one employer with a total span',
    dates: 'months',
    isText: true,
    sharedRoles: 3,
    roles: 4,
    draw: drawBanker,
  },
  {
    name: 'bands, label columns per role, referees in two columns, several pages',
    dates: 'months',
    isText: true,
    draw: drawAussie,
  },
  {
    name: 'boxed application form with labels above values, present and previous apart',
    dates: 'months',
    isText: false,
    draw: drawCare,
  },
];
