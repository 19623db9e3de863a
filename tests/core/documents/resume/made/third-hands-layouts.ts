import { inNumbers, long, range, short, year, type Layout } from './layout.ts';
import type { LivedRole, MonthOfYear } from './people.ts';
import { keep, middle, PAGE, wrapped, type Cell, type Pen, type Sheet } from './sheet.ts';

/** A month without a leading zero and a year of two digits: 3/19. */
const brief = ({ year: printed, month }: MonthOfYear): string => `${month}/${String(printed).slice(2)}`;

/** The name as sites put it into addresses. */
const handle = (email: string): string => email.split('@')[0]!.replace('.', '');

/** A heading over a thin rule, from the column's left edge. */
function underlined(
  sheet: Sheet,
  pen: Pen,
  text: string,
  { left, width, size = 12 }: { readonly left: number; readonly width: number; readonly size?: number },
): void {
  pen.space(9);
  keep(pen);
  pen.row(text, size, 'bold');
  sheet.fill(pen.page(), { x: left, y: pen.y() - size, width, height: 0.6, grey: 0.3 });
  pen.space(3);
}

/** Two cells to a row, each after a sign. */
function inPairs(pen: Pen, sign: string, texts: readonly string[], width: number, indent = 0): void {
  for (let i = 0; i < texts.length; i += 2) {
    pen.row(texts.slice(i, i + 2).map((text, k): Cell => [indent + k * width, `${sign} ${text}`]));
  }
}

/** The most common resumes of twelve trades, written without knowing the reader. Errors on them are counted and not looked at. */
export const THIRD_HANDS_LAYOUTS: readonly Layout[] = [
  {
    name: 'a hospital nurse: license and certificates in a small table with ends, "employer – town" in bold over title and unit in rows of their own, numbers of months at the right, skills in two columns of bullets, an award and memberships',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 58, right: 554, top: 64 });
      const heading = (text: string): void => {
        underlined(sheet, pen, text, { left: 58, width: 496, size: 11.5 });
      };
      pen.row(name, 22, 'bold');
      pen.row(`${place} • ${phone} • ${email}`, 10);
      heading('Summary');
      pen.item('', summary);
      heading('Licensure and Certifications');
      for (const [what, who, until] of [
        ['Registered Nurse (compact license)', 'RN-0418826', 'expires 10/2027'],
        ['Basic Life Support (BLS)', 'American Heart Association', 'expires 04/2027'],
        ['Advanced Cardiac Life Support (ACLS)', 'American Heart Association', 'expires 01/2027'],
      ] as const) {
        pen.row([
          [0, what],
          [220, who],
          [-1, until],
        ]);
      }
      heading('Nursing Experience');
      for (const [i, role] of roles.entries()) {
        keep(pen);
        pen.ends(
          [`${role.company} – ${role.place}`, 'bold'],
          range(role, { one: inNumbers, dash: ' – ', now: 'Present' }),
        );
        pen.row(role.title, 10, 'serif');
        const unit = ['Medical-Surgical, 36 beds', 'Step-Down, 24 beds', 'Outpatient', 'Float pool'][i]!;
        pen.row(`Unit: ${unit}   Ratio: 1:${5 - (i % 2)}   Charting: Meditech`, 9);
        pen.items('•', role.deeds, 10);
        pen.space(5);
      }
      heading('Education');
      for (const [i, { school, degree, field, place: town, to }] of studies.entries()) {
        if (i > 0) keep(pen);
        pen.ends([`${school} – ${town}`, 'bold'], inNumbers(to));
        pen.row(`${degree}, ${field}`, 10, 'serif');
        pen.space(3);
      }
      heading('Clinical Skills');
      inPairs(pen, '•', skills, 240, 10);
      heading('Awards and Memberships');
      pen.items(
        '•',
        [
          'DAISY Award nominee, May 2022',
          'American Nurses Association, member since 2016',
          'Unit Practice Council, 2019–2021',
        ],
        10,
      );
    },
  },
  {
    name: 'a high-school teacher: contacts in rows at the right of the name, certificate and studies first, title in bold, "employer, town" with months in brackets below, coaching and a conference with dates, referees in two columns',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 70, right: 542, top: 70 });
      const heading = (text: string): void => {
        pen.space(12);
        keep(pen);
        sheet.fill(pen.page(), { x: 70, y: pen.y() - 16, width: 472, height: 1, grey: 0.5 });
        pen.row(text.toUpperCase(), 11, 'bold');
        pen.space(2);
      };
      pen.row(name, 20, 'bold');
      sheet.print(0, { text: place, x: 543, y: 56, size: 9, isRight: true });
      sheet.print(0, { text: phone, x: 543, y: 69, size: 9, isRight: true });
      sheet.print(0, { text: email, x: 543, y: 82, size: 9, isRight: true });
      heading('Certification');
      pen.row('State Professional Educator License, Grades 7–12, valid through June 2028');
      pen.row('Endorsement: English as a Second Language, added August 2019');
      heading('Education');
      for (const [i, { school, degree, field, place: town, to }] of studies.entries()) {
        if (i > 0) keep(pen);
        pen.row(`${degree} in ${field}`, 10.5, 'bold');
        pen.row(`${school}, ${town} (${long(to)})`);
        pen.space(4);
      }
      heading('Teaching Experience');
      for (const role of roles) {
        keep(pen);
        pen.row(role.title, 10.5, 'bold');
        pen.row(`${role.company}, ${role.place} (${range(role, { one: long, dash: ' to ', now: 'present' })})`);
        pen.items('•', role.deeds, 12);
        pen.space(6);
      }
      heading('Coaching and Activities');
      pen.row('Head Coach, Junior Varsity Volleyball (August 2018 to November 2021)');
      pen.row('Faculty Sponsor, Mock Trial Club (2017 to 2019)');
      heading('Professional Development');
      pen.row('Presenter, State Reading Conference, “Talking About Hard Books,” March 2020');
      pen.row('AP Summer Institute, 30 hours, July 2018');
      heading('Skills');
      pen.item('', skills.join(', '));
      heading('References');
      pen.row([
        [0, 'Dr. Lorna Petty, Principal'],
        [240, 'Marcus Yoder, Assistant Principal'],
      ]);
      pen.row([
        [0, '555-0116'],
        [240, '555-0187'],
      ]);
    },
  },
  {
    name: 'a truck driver: license class and endorsements on top, qualifications in bullets, months from and to before the employer and its town, title indented below, then equipment and miles; safety awards and a driving school',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 66, right: 546, top: 66 });
      const heading = (text: string): void => {
        pen.space(10);
        keep(pen);
        pen.row(text.toUpperCase(), 12, 'bold');
        pen.space(2);
      };
      pen.row([middle(name.toUpperCase(), 480, 18)], 18, 'bold');
      pen.row([middle(`${place}   |   ${phone}`, 480, 10.5)], 10.5);
      pen.row([middle(email, 480, 10.5)], 10.5);
      heading('License');
      pen.row('Commercial Driver License, Class A, no restrictions, good through 11/2027');
      pen.row('Endorsements: N, T, H');
      pen.row('DOT medical card good through 02/2026. TWIC card.');
      heading('Skills');
      pen.items('•', skills, 6);
      heading('Driving Experience');
      for (const [i, role] of roles.entries()) {
        keep(pen);
        pen.row([
          [0, range(role, { one: inNumbers, dash: ' to ', now: 'Present' })],
          [124, `${role.company}, ${role.place}`, 'bold'],
        ]);
        pen.row([[124, role.title]]);
        const rig = ['53-foot dry van', '48-foot flatbed', 'straight truck', 'day cab'][i]!;
        pen.row([[124, `Equipment: ${rig}, 10-speed. About ${115 - 20 * i},000 miles a year.`]], 9);
        pen.items('-', role.deeds, 124);
        pen.space(6);
      }
      heading('Safety Record');
      pen.items(
        '•',
        [
          'No accidents or moving violations since 2011',
          'Million Mile Club, 2020',
          'Driver of the Month, October 2017',
        ],
        6,
      );
      heading('School');
      for (const [i, { school, degree, field, place: town, to }] of studies.entries()) {
        if (i > 0) keep(pen);
        pen.row([
          [0, inNumbers(to)],
          [124, `${school}, ${town}`, 'bold'],
        ]);
        pen.row([[124, `${degree}, ${field}`]]);
        pen.space(3);
      }
    },
  },
  {
    name: 'a software engineer with a plain LaTeX class: contacts in rows at either end under the name, bullets before employers, town at the right, title and months below, deeds behind dashes, a project by year, languages and tools behind labels at the foot',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 54, right: 558, top: 60 });
      const heading = (text: string): void => {
        underlined(sheet, pen, text, { left: 54, width: 504, size: 12 });
      };
      pen.ends([name, 'serif'], [`Email: ${email}`, 'serif'], name.length > 20 ? 15 : 16);
      pen.ends([`https://${handle(email)}.example.io`, 'serif'], [`Mobile: ${phone}`, 'serif']);
      pen.ends([`Github: github.com/${handle(email)}`, 'serif'], [place, 'serif']);
      heading('Education');
      for (const [i, { school, degree, field, place: town, from, to }] of studies.entries()) {
        if (i > 0) keep(pen);
        pen.ends([`• ${school}`, 'bold'], town);
        pen.row(
          [
            [10, `${degree} in ${field}; GPA: 3.82`, 'serif'],
            [-1, `Sep ${from} – ${short(to)}`, 'serif'],
          ],
          10,
        );
        pen.space(3);
      }
      heading('Experience');
      for (const role of roles) {
        keep(pen);
        pen.ends([`• ${role.company}`, 'bold'], role.place);
        pen.row([
          [10, role.title, 'serif'],
          [-1, range(role, { one: short, dash: ' – ' }), 'serif'],
        ]);
        pen.items('–', role.deeds, 26);
        pen.space(4);
      }
      heading('Open Source');
      pen.row('• Pebblecast: a tiny message queue for hobby boards; 1.9k stars (2021 – 2023)');
      pen.row('• Talk: “Queues Without Tears,” Prairie Code Days, Sep 2022');
      heading('Programming Skills');
      const [languages, tools] = [skills.slice(0, 2).join(', '), skills.slice(2).join(', ')];
      const isLong = languages.length + tools.length > 80;
      pen.ends(`Languages: ${languages}`, `Technologies: ${tools}`, isLong ? 8.5 : 9.5);
    },
  },
  {
    name: 'a data analyst: headline with a bar, a toolkit before the work in two cells of kinds and tools, "title | employer | town" in one bold row with months in small print below, projects with tools and links, online certificates with issuer and month',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 56, right: 556, top: 62 });
      const heading = (text: string): void => {
        pen.space(12);
        keep(pen);
        pen.row(text, 13, 'bold');
        pen.space(1);
      };
      const bold = (text: string, size = 10.5): void => {
        for (const line of wrapped(text, 86)) pen.row(line, size, 'bold');
      };
      pen.row(name, 24, 'bold');
      pen.row(headline, 12);
      pen.row(`${email} | ${phone} | ${place} | linkedin.com/in/${handle(email)}`, 9);
      sheet.fill(0, { x: 56, y: pen.y() - 5, width: 500, height: 2, grey: 0.35 });
      heading('About');
      pen.item('', summary);
      heading('Technical Toolkit');
      for (const [kind, tools] of [
        ['Analysis', skills.slice(0, 2)],
        ['Tools', skills.slice(2, 4)],
        ['Other', skills.slice(4)],
      ] as const) {
        pen.row([
          [0, kind, 'bold'],
          [90, tools.join(', ')],
        ]);
      }
      heading('Experience');
      for (const role of roles) {
        keep(pen);
        bold(`${role.title} | ${role.company} | ${role.place}`);
        pen.row(range(role, { one: short, dash: ' - ', now: 'Present' }), 9);
        pen.items('•', role.deeds, 8);
        pen.space(6);
      }
      heading('Projects');
      bold('Late Trains of the Midwest | R, Leaflet', 10);
      pen.row('A map of 48,000 arrivals, updated from January to June 2022. github.com/late-trains', 9);
      pen.space(3);
      bold('Who Rents Bikes? | Python, Kaggle', 10);
      pen.row('Bronze medal in a forecasting contest of 1,100 entries, 2021', 9);
      heading('Certifications');
      pen.row('Google Data Analytics Professional Certificate | Coursera | Mar 2021');
      pen.row('Microsoft Certified: Data Analyst Associate | Nov 2022');
      heading('Education');
      for (const [i, { school, degree, field, to }] of studies.entries()) {
        if (i > 0) keep(pen);
        bold(`${degree} in ${field} | ${school}`);
        pen.row(short(to), 9);
        pen.space(4);
      }
    },
  },
  {
    name: 'a retail supervisor from the biggest builder of resumes: skills in two columns before work history, "title, months to Current" in bold over "employer – town", two roles with one employer that is named twice, "degree: field" with a month over the school',
    dates: 'months',
    isText: true,
    roles: 3,
    sharedRoles: 2,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 60, right: 552, top: 76 });
      const heading = (text: string): void => {
        pen.space(14);
        keep(pen);
        pen.row([middle(text, 492, 13)], 13, 'bold');
        sheet.fill(pen.page(), { x: 60, y: pen.y() - 12, width: 492, height: 0.8, grey: 0.6 });
        pen.space(5);
      };
      sheet.fill(0, { x: 60, y: 44, width: 492, height: 3, grey: 0.2 });
      pen.row([middle(name.toUpperCase(), 492, 24)], 24, 'bold');
      pen.row([middle(`${place}  •  ${phone}  •  ${email}`, 492, 10)]);
      heading('Professional Summary');
      pen.item('', summary);
      heading('Skills');
      inPairs(pen, '•', skills, 250, 12);
      heading('Work History');
      for (const role of roles) {
        keep(pen);
        pen.row(`${role.title}, ${range(role, { one: inNumbers, dash: ' to ', now: 'Current' })}`, 10.5, 'bold');
        pen.row(`${role.company} – ${role.place}`, 10.5);
        pen.items('•', role.deeds, 12);
        pen.space(7);
      }
      heading('Education');
      for (const [i, { school, degree, field, place: town, to }] of studies.entries()) {
        if (i > 0) keep(pen);
        pen.row(`${degree}: ${field}, ${inNumbers(to)}`, 10.5, 'bold');
        pen.row(`${school} - ${town}`, 10.5);
        pen.space(5);
      }
      heading('Accomplishments');
      pen.item('•', 'Supervisor of the Year for the Gulf District, 2022', 12);
      pen.item('•', 'Ranked third of 41 stores in loyalty sign-ups, December 2021', 12);
      heading('Languages');
      pen.row([middle('Spanish: conversational', 492, 10)]);
    },
  },
  {
    name: 'an electrician: license numbers by state, employer with town in brackets, its titles below behind years, commercial and residential jobs in sentences, an apprenticeship of the union with years, skills in three columns without signs, own tools and truck',
    dates: 'years',
    isText: true,
    roles: 4,
    sharedRoles: 2,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 72, right: 540, top: 72 });
      const heading = (text: string): void => {
        pen.space(11);
        keep(pen);
        sheet.fill(pen.page(), { x: 72, y: pen.y() - 11, width: 468, height: 15, grey: 0.88 });
        pen.row([[5, text, 'bold']], 11);
        pen.space(3);
      };
      pen.row(name, 20, 'bold');
      pen.row(place);
      pen.ends(`Phone: ${phone}`, `Email: ${email}`);
      heading('Profile');
      pen.item('', summary);
      heading('Licenses');
      pen.row('Master Electrician, State of Ohio, No. EL-48817, issued 2018');
      pen.row('OSHA 30-Hour Construction, 2019');
      heading('Employment');
      const employer = ({ company, place: town }: LivedRole): void => {
        keep(pen);
        pen.row(`${company} (${town})`, 10.5, 'bold');
      };
      for (const [i, role] of roles.entries()) {
        if (i !== 1) employer(role);
        pen.row([
          [10, range(role, { one: year, dash: '–', now: 'present' })],
          [98, role.title],
        ]);
        for (const deed of role.deeds) pen.item('', deed, 98);
        pen.space(4);
      }
      heading('Training');
      pen.row('Joint Apprenticeship, Electrical Workers Local 1107, five years, completed 2012');
      heading('Education');
      for (const [i, { school, degree, field, place: town, to }] of studies.entries()) {
        if (i > 0) keep(pen);
        pen.row(`${school} (${town})`, 10.5, 'bold');
        pen.row([
          [10, year(to)],
          [98, `${degree} in ${field}`],
        ]);
        pen.space(3);
      }
      heading('Skills');
      for (let i = 0; i < skills.length; i += 3) {
        pen.row(skills.slice(i, i + 3).map((skill, k): Cell => [10 + k * 160, skill]));
      }
      heading('Other');
      pen.row([[10, 'Own hand tools and service truck. Valid driver’s license. Will travel.']]);
    },
  },
  {
    name: 'an accountant: what the license is on a row under the name, competencies between bars, title at the left and months without zeros and short years at the right, then employer with a comma and town, a paragraph before bullets, license and memberships with years, studies with honors in brackets',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 62, right: 550, top: 66 });
      const heading = (text: string): void => {
        pen.space(10);
        keep(pen);
        pen.row([middle(text.toUpperCase(), 488, 11)], 11, 'bold');
        sheet.fill(pen.page(), { x: 62, y: pen.y() - 11, width: 488, height: 1.5, grey: 0.15 });
        pen.space(4);
      };
      pen.row(name, 19, 'bold');
      pen.row('Certified Public Accountant (CPA)', 11, 'serif');
      pen.ends(place, email);
      pen.ends(phone, `linkedin.com/in/${handle(email)}`);
      heading('Career Summary');
      pen.item('', summary);
      heading('Core Competencies');
      pen.row([middle(skills.slice(0, 3).join(' | '), 488, 10)]);
      pen.row([middle(skills.slice(3).join(' | '), 488, 10)]);
      heading('Professional Experience');
      const scopes = [
        'Answers for the ledgers of four entities with combined revenue of $88 million and a staff of three.',
        'Worked across manufacturing, retail and nonprofit clients.',
        'Part of a finance team of nine.',
        'First position after school.',
      ];
      for (const [i, role] of roles.entries()) {
        keep(pen);
        pen.ends([role.title, 'bold'], [range(role, { one: brief, dash: ' – ', now: 'Present' }), 'bold']);
        pen.row(`${role.company}, ${role.place}`, 10, 'serif');
        pen.item('', scopes[i]!);
        pen.items('•', role.deeds, 10);
        pen.space(6);
      }
      heading('Education');
      for (const [i, { school, degree, field, place: town, to }] of studies.entries()) {
        if (i > 0) keep(pen);
        pen.ends([`${degree}, ${field}`, 'bold'], [year(to), 'bold']);
        pen.row(`${school}, ${town}${i === 0 ? ' (magna cum laude)' : ''}`, 10, 'serif');
        pen.space(3);
      }
      heading('License and Affiliations');
      pen.ends('CPA, State Board of Accountancy, License 30951', 'since 2016');
      pen.ends('American Institute of Certified Public Accountants (AICPA)', '2016 – Present');
      pen.ends('Treasurer, Little Sprouts Food Pantry (volunteer)', '2018 – 2021');
    },
  },
  {
    name: 'a marketing manager with an online template: name, headline and profile across the top, contacts in a grey band, left column of title, employer, and months with the town at its right over "Achievements", studies below; right column of tags, certificates with months in brackets, organizations with years',
    dates: 'months',
    isText: false,
    roles: 3,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const top = sheet.pen({ left: 40, right: 572, top: 62 });
      top.row(name, 26, 'bold');
      top.row(headline, 13);
      top.space(3);
      top.item('', summary);
      top.space(8);
      const band = top.y() - 6;
      sheet.fill(0, { x: 0, y: band - 4, width: PAGE.width, height: 40, grey: 0.9 });
      top.space(6);
      top.row(
        [
          [0, '✉', 'symbols'],
          [16, email],
          [290, '✆', 'symbols'],
          [306, phone],
        ],
        9.5,
      );
      top.row(
        [
          [0, '➤', 'symbols'],
          [16, place],
          [290, '❖', 'symbols'],
          [306, `linkedin.com/in/${handle(email)}`],
        ],
        9.5,
      );
      const body = band + 52;
      const heading = (pen: Pen, text: string): void => {
        pen.space(12);
        keep(pen);
        pen.row(text.toUpperCase(), 13, 'bold');
        pen.space(2);
      };
      const main = sheet.pen({ left: 40, right: 356, top: body });
      const title = (text: string): void => {
        for (const line of wrapped(text, 46)) main.row(line, 11.5, 'bold');
      };
      heading(main, 'Work Experience');
      for (const role of roles) {
        title(role.title);
        main.row(role.company, 11.5);
        main.ends(range(role, { one: inNumbers, dash: ' - ', now: 'Present' }), role.place, 8.5);
        main.row('Achievements', 8.5, 'serif');
        main.items('•', role.deeds, 2);
        main.space(8);
      }
      heading(main, 'Education');
      for (const { school, degree, field, place: town, from, to } of studies) {
        title(`${degree}, ${field}`);
        main.row(school, 11.5);
        main.ends(`09/${from} - ${inNumbers(to)}`, town, 8.5);
        main.space(8);
      }
      const side = sheet.pen({ left: 388, right: 572, top: body });
      heading(side, 'Skills');
      for (const skill of skills) {
        sheet.fill(0, { x: 388, y: side.y() - 11, width: 16 + 5.2 * skill.length, height: 17, grey: 0.82 });
        side.row([[7, skill]]);
        side.space(8);
      }
      heading(side, 'Certificates');
      side.row('Google Analytics Individual', 10);
      side.row('Qualification (06/2020 - 06/2024)', 9);
      side.space(3);
      side.row('Content Marketing, HubSpot', 10);
      side.row('(02/2019)', 9);
      heading(side, 'Organizations');
      side.row('American Marketing Association', 10);
      side.row('(2018 - Present)', 9);
      side.row('Programs Chair', 9, 'serif');
      heading(side, 'Languages');
      side.ends('English', 'Native', 9.5);
      side.ends('Portuguese', 'Limited working', 9.5);
      heading(side, 'Interests');
      side.row('Podcasts, trail running, letterpress', 9.5);
    },
  },
  {
    name: 'a chef: headings in the middle, title in capitals over employer, town and long months in one row by commas, a stage abroad by season, food safety and a wine course, press with dates, skills between dots, references on request',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 76, right: 536, top: 80 });
      const centred = (text: string, size = 10, face: 'plain' | 'bold' | 'serif' = 'serif'): void => {
        pen.row([middle(text, 460, size)], size, face);
      };
      const heading = (text: string): void => {
        pen.space(12);
        keep(pen);
        centred(text, 14, 'serif');
        pen.space(3);
      };
      centred(name, 28);
      centred(headline, 12);
      pen.space(4);
      centred(phone, 10);
      centred(email, 10);
      centred(place, 10);
      heading('Objective');
      pen.item('', summary);
      heading('Kitchen Experience');
      for (const role of roles) {
        keep(pen);
        pen.row(role.title.toUpperCase(), 10, 'bold');
        const below = `${role.company}, ${role.place}, ${range(role, { one: long, dash: ' – ' })}`;
        for (const line of wrapped(below, 96)) pen.row(line, 10, 'serif');
        pen.items('•', role.deeds, 10);
        pen.space(6);
      }
      heading('Stages');
      pen.row('Maison Verlaine, Lyon, Summer 2014', 10, 'serif');
      heading('Culinary Education');
      for (const [i, { school, degree, field, place: town, to }] of studies.entries()) {
        if (i > 0) keep(pen);
        pen.row(`${degree}, ${field}`.toUpperCase(), 10, 'bold');
        pen.row(`${school}, ${town}, ${long(to)}`, 10, 'serif');
        pen.space(4);
      }
      heading('Certifications');
      pen.row('ServSafe Manager, renewed March 2023; Allergen Awareness, 2022', 10, 'serif');
      pen.row('Introductory Sommelier Course, October 2019', 10, 'serif');
      heading('Press');
      pen.row('“Ten Tables Worth the Drive,” Valley Weekly, June 2021', 10, 'serif');
      heading('Skills');
      centred(skills.slice(0, 3).join(' · '));
      centred(skills.slice(3).join(' · '));
      pen.space(10);
      centred('References available on request');
    },
  },
  {
    name: 'a civil engineer: registration by state, months at the left over "employer, town" and title in two rows, projects under each role with sums and years, grouped software in sentences, papers, name and page at the foot',
    dates: 'months',
    isText: true,
    roles: 3,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 64, right: 548, top: 64 });
      const heading = (text: string): void => {
        underlined(sheet, pen, text.toUpperCase(), { left: 64, width: 484, size: 11 });
      };
      const project = (text: string): void => {
        for (const [i, line] of wrapped(text, 84).entries())
          pen.row([[i === 0 ? 24 : 32, i === 0 ? `o ${line}` : line]], 9.5);
      };
      pen.ends([name, 'bold'], [phone, 'plain'], 15);
      pen.ends(place, email);
      heading('Summary of Qualifications');
      pen.item('', summary);
      heading('Registration');
      pen.row('Professional Engineer: Texas (No. 118204, 2016), Oklahoma (No. 29911, 2019)');
      heading('Experience');
      const projects = ({ from, to }: LivedRole, i: number): readonly string[] =>
        [
          [
            `Mill Creek Bridge Replacement, $14.2M, ${from.year}–${to?.year ?? 'present'}: staged traffic and deck design`,
            `Northside Interceptor Sewer, $8M, ${from.year}: 4.1 miles of 36-inch pipe`,
          ],
          [
            `County Road 17 Widening, $5.6M, ${from.year}: plans, quantities and utility agreements`,
            `Lakeside Levee Study, ${to?.year ?? from.year}: hydraulic models for three floods`,
          ],
          [`Elm Street Streetscape, $900,000, ${from.year}: paving and curb ramps`],
        ][i]!;
      for (const [i, role] of roles.entries()) {
        keep(pen);
        pen.row(range(role, { one: long, dash: ' – ', now: 'Present' }), 9.5);
        pen.row(`${role.company}, ${role.place}`, 10.5, 'bold');
        pen.row(role.title, 10.5, 'serif');
        pen.items('•', role.deeds, 10);
        pen.row([[10, 'Selected projects:']], 10);
        for (const one of projects(role, i)) project(one);
        pen.space(7);
      }
      heading('Education');
      for (const [i, { school, degree, field, place: town, to }] of studies.entries()) {
        if (i > 0) keep(pen);
        pen.row(long(to), 9.5);
        pen.row(`${school}, ${town}`, 10.5, 'bold');
        pen.row(`${degree} in ${field}`, 10.5, 'serif');
        pen.space(4);
      }
      heading('Technical Skills');
      pen.row(`Design: ${skills.slice(0, 2).join('; ')}`);
      pen.row(`Delivery: ${skills.slice(2).join('; ')}`);
      heading('Publications and Activities');
      pen.item('', '“Cheap Culverts That Last,” Journal of Rural Roads, April 2019 (with T. Abbot)');
      pen.item('', 'Chapter President, American Society of Civil Engineers, 2020–2021');
      pen.item('', 'Engineers Without Borders, water project in Honduras, Summer 2016');
      for (const page of sheet.pages.keys()) {
        sheet.print(page, {
          text: `${name} – Page ${page + 1} of ${sheet.pages.length}`,
          x: 548,
          y: 770,
          size: 8,
          isRight: true,
        });
      }
    },
  },
  {
    name: 'an administrative assistant with the basic template of Word: contacts between bars, objective, "degree | date | school" with major and coursework in bullets, skills and abilities in three groups, "title | employer | months" in one row without towns, leadership as a sentence',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 72, right: 540, top: 78 });
      const heading = (text: string): void => {
        pen.space(12);
        keep(pen);
        pen.row(text, 14, 'bold');
        pen.space(2);
      };
      // The template breaks the row after a bar if it is too long.
      const parts = (texts: readonly string[]): void => {
        const row = texts.join(' | ');
        const lines = row.length > 84 ? [`${texts.slice(0, -1).join(' | ')} |`, texts.at(-1)!] : [row];
        for (const line of lines) pen.row(line, 10, 'bold');
      };
      pen.row(name, 28);
      sheet.fill(0, { x: 72, y: pen.y() - 25, width: 468, height: 1, grey: 0.4 });
      pen.row(`${place} | ${phone} | ${email}`, 10);
      heading('Objective');
      pen.item('•', summary);
      heading('Education');
      for (const [i, { school, degree, field, to }] of studies.entries()) {
        if (i > 0) keep(pen);
        parts([degree, long(to), school]);
        pen.items('•', [`Major: ${field}`, 'Related coursework: Business Writing, Records Management']);
        pen.space(4);
      }
      heading('Skills & Abilities');
      for (const [group, own] of [
        ['Office', skills.slice(0, 2)],
        ['Communication', skills.slice(2, 4)],
        ['General', skills.slice(4)],
      ] as const) {
        pen.row(group, 10, 'bold');
        pen.items('•', own);
      }
      heading('Experience');
      for (const role of roles) {
        keep(pen);
        parts([role.title, role.company, range(role, { one: long, dash: ' - ' })]);
        pen.items('•', role.deeds);
        pen.space(5);
      }
      heading('Leadership');
      pen.item('•', 'Secretary of the Parent Teacher Organization at Willow Bend Elementary since September 2020');
      pen.item('•', 'Notary Public, commission expires May 2027');
    },
  },
];
