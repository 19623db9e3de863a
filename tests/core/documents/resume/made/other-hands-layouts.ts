import { apostrophe, inNumbers, iso, long, range, short, wide, year, type Layout } from './layout.ts';
import type { LivedRole, MonthOfYear } from './people.ts';
import { keep, middle, PAGE, wrapped, type Cell, type Pen } from './sheet.ts';

/** A month cut short with a stop, as typesetters do: Aug. 2019. */
const cut = (date: MonthOfYear): string =>
  [5, 6, 7].includes(date.month) ? long(date) : short(date).replace(' ', date.month === 9 ? 't. ' : '. ');

/** A month without a leading zero: 3/2019. */
const bare = ({ year: printed, month }: MonthOfYear): string => `${month}/${printed}`;

/** The name as sites put it into addresses. */
const handle = (email: string): string => email.split('@')[0]!.replace('.', '-');

/** A heading with a rule below it. */
function ruled(sheet: Parameters<Layout['draw']>[0], pen: Pen, text: string, left: number, width: number): void {
  pen.space(8);
  keep(pen);
  pen.row(text, 12, 'bold');
  sheet.fill(pen.page(), { x: left, y: pen.y() - 13, width, height: 0.7, grey: 0.2 });
  pen.space(3);
}

/** More of the most common resumes of 2026, written without knowing the reader. Errors on them are counted and not looked at. */
export const OTHER_HANDS_LAYOUTS: readonly Layout[] = [
  {
    name: 'a software engineer from the most copied LaTeX template: no town, addresses of profiles between bars, studies first, a stack below each role, projects with stacks and months, skills behind labels',
    dates: 'months',
    isText: true,
    leavesOut: ['location'],
    draw: (sheet, { name, email, phone, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 50, right: 562, top: 56 });
      const heading = (text: string): void => {
        ruled(sheet, pen, text, 50, 512);
      };
      const [a, b, c, d, e] = skills;
      pen.row([middle(name, 512, 24)], 24, 'serif');
      const contacts = `${phone} | ${email} | linkedin.com/in/${handle(email)} | github.com/${handle(email)}`;
      const size = contacts.length > 105 ? 8 : 9;
      pen.row([middle(contacts, 512, size)], size);
      heading('Education');
      for (const { school, degree, field, place, from, to } of studies) {
        pen.ends([school, 'bold'], place);
        pen.ends([`${degree} in ${field}`, 'serif'], `Aug. ${from} – ${cut(to)}`);
        pen.space(3);
      }
      heading('Experience');
      for (const [i, role] of roles.entries()) {
        keep(pen);
        pen.ends([role.title, 'bold'], range(role, { one: cut }));
        pen.ends([role.company, 'serif'], [role.place, 'serif']);
        pen.items('•', role.deeds, 12);
        pen.row([[12, `Stack: ${i % 2 === 0 ? `${a!}, ${c!}` : `${b!}, ${d!}, ${e!}`}`]], 9);
        pen.space(4);
      }
      heading('Projects');
      pen.ends([`Ferrylog | ${b!}, ${d!}`, 'bold'], 'June 2020 – Present');
      pen.item('•', 'A tracker of late ferries that 2,300 commuters have on their phones', 12);
      pen.ends([`Chess Clock | ${a!}`, 'bold'], 'Oct. 2018 – Jan. 2019');
      pen.item('•', 'Second place of 41 teams at HackTheBay', 12);
      heading('Technical Skills');
      pen.row(`Core: ${a!}, ${b!}`);
      pen.row(`Tools: ${c!}, ${d!}, ${e!}`);
    },
  },
  {
    name: 'a LaTeX resume of two columns: schools, addresses and skills by how often they are used in narrow print at the left, employer and title around a bar at the right, months before the town, awards by year and place',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const top = sheet.pen({ left: 46, right: 570, top: 60 });
      top.row([middle(name, 524, 30)], 30);
      top.row([middle(`${handle(email)}.example.dev | ${email} | ${phone} | ${place}`, 524, 9.5)], 9.5);
      sheet.fill(0, { x: 46, y: top.y() - 4, width: 524, height: 0.7, grey: 0.5 });
      const left = sheet.pen({ left: 46, right: 200, top: top.y() + 18 });
      const narrow = (text: string, face: 'plain' | 'bold' = 'plain', size = 9): void => {
        for (const line of wrapped(text, face === 'bold' ? 26 : 32)) left.row(line, size, face);
      };
      const side = (text: string): void => {
        left.space(10);
        left.row(text, 13);
      };
      left.row('EDUCATION', 13);
      for (const { school, degree, field, place: town, to } of studies) {
        left.space(3);
        narrow(school.toUpperCase(), 'bold', 8.5);
        narrow(`${degree} in ${field}`);
        narrow(`${short(to)} | ${town}`);
        narrow('Cum. GPA: 3.71 / 4.0');
      }
      side('LINKS');
      narrow(`Github:// ${handle(email)}`);
      narrow(`LinkedIn:// ${handle(email)}`);
      side('COURSEWORK');
      narrow('Compilers (Teaching Asst, 2x)', 'plain');
      narrow('Distributed Computing');
      narrow('Probability for Engineers');
      side('SKILLS');
      narrow('Daily:', 'bold');
      for (const skill of skills.slice(0, 3)) narrow(skill);
      narrow('Familiar:', 'bold');
      for (const skill of skills.slice(3)) narrow(skill);
      const right = sheet.pen({ left: 222, right: 570, top: top.y() + 18 });
      right.row('EXPERIENCE', 13);
      for (const role of roles) {
        right.space(3);
        const both = `${role.company.toUpperCase()} | ${role.title}`;
        for (const line of wrapped(both, 58)) right.row(line, 9.5, 'bold');
        right.row(`${range(role, { one: short })} | ${role.place}`, 9);
        right.items('•', role.deeds, 4);
        right.space(4);
      }
      right.space(6);
      right.row('AWARDS', 13);
      for (const [when, rank, what] of [
        ['2019', 'top 3%', 'Northern Collegiate Programming Contest'],
        ['2017', '2nd/160', 'Harbor Capital Trading Challenge'],
        ['2016', 'National', 'Merit Scholar'],
      ] as const) {
        right.row([
          [0, when],
          [52, rank],
          [118, what],
        ]);
      }
      right.space(6);
      right.row('PUBLICATIONS', 13);
      right.row('[1] R. Anselm and P. Duarte. Queues that forget.', 9);
      right.row('In Proc. of the Workshop on Idle Systems, pp. 12–19, May 2018.', 9);
    },
  },
  {
    name: 'the chronological template of Word: contacts between dots, a line down the left, months in capitals from – to above "title, employer" in one heading, towns left out, activities as a paragraph',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 72, right: 552, top: 84 });
      const [first = '', ...last] = name.split(' ');
      pen.row([middle(`${first} ${last.join(' ').toUpperCase()}`, 480, 32)], 32);
      pen.row([middle(`${place} · ${phone}`, 480, 10)]);
      pen.row([middle(`${email} · LinkedIn Profile · Twitter/Blog/Portfolio`, 480, 10)], 10, 'bold');
      pen.space(10);
      pen.item('', summary);
      const lined = (text: string, entries: readonly (() => void)[]): void => {
        pen.space(12);
        keep(pen);
        pen.row(text.toUpperCase(), 14, 'bold');
        pen.space(4);
        for (const entry of entries) {
          const [page, y] = [pen.page(), pen.y()];
          entry();
          if (pen.page() === page) sheet.fill(page, { x: 73, y: y - 9, width: 1.5, height: pen.y() - y, grey: 0.8 });
          pen.space(10);
        }
      };
      const title = (text: string): void => {
        for (const line of wrapped(text, 78)) pen.row([[20, line]], 11, 'bold');
      };
      lined(
        'Experience',
        roles.map((role) => () => {
          pen.row([[20, range(role, { one: long }).toUpperCase()]], 9);
          title(`${role.title}, ${role.company}`);
          for (const deed of role.deeds) pen.item('', deed, 20);
        }),
      );
      lined(
        'Education',
        studies.map(({ school, degree, field, to }) => () => {
          pen.row([[20, long(to).toUpperCase()]], 9);
          title(`${degree} – ${field}, ${school}`);
          pen.item('', 'Graduated with distinction; served two terms on the honor board.', 20);
        }),
      );
      lined('Skills', [
        () => {
          for (let i = 0; i < skills.length; i += 2) {
            pen.row(skills.slice(i, i + 2).map((skill, k): Cell => [20 + k * 235, `• ${skill}`]));
          }
        },
      ]);
      lined('Activities', [
        () => {
          pen.item(
            '',
            'Since April 2018 I have coached the Eastside Otters, a swim team for children, and I keep the books of a community garden.',
            20,
          );
        },
      ]);
    },
  },
  {
    name: 'what a chatbot writes when asked for a resume: title — employer in one row, town and months between bars below, skills in labelled rows, key projects with results, certificates by issuer and year',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 60, right: 552, top: 60 });
      const heading = (text: string): void => {
        pen.space(12);
        keep(pen);
        pen.row(text, 11, 'bold');
      };
      pen.row(name.toUpperCase(), 14, 'bold');
      pen.row(`${headline} | Results-Oriented Professional`);
      pen.row(`Location: ${place} | Phone: ${phone} | Email: ${email}`, 9);
      pen.row(`LinkedIn: linkedin.com/in/${handle(email)}`, 9);
      heading('PROFESSIONAL SUMMARY');
      pen.item('', summary);
      heading('CORE SKILLS');
      pen.row(`Technical: ${skills.slice(0, 3).join(', ')}`);
      pen.row(`Professional: ${skills.slice(3).join(', ')}`);
      heading('PROFESSIONAL EXPERIENCE');
      for (const role of roles) {
        const both = `${role.title} — ${role.company}`;
        for (const line of both.length > 80 ? [`${role.title} —`, role.company] : [both]) pen.row(line, 10, 'bold');
        pen.row(`${role.place} | ${range(role, { one: long })}`);
        pen.items('•', role.deeds);
        pen.space(7);
      }
      heading('KEY PROJECTS');
      pen.row('Inventory Modernization Initiative — Project Lead', 10, 'bold');
      pen.item('•', 'Replaced 9 spreadsheets with one dashboard, saving 30 hours a month (January 2021 – May 2021)');
      heading('EDUCATION');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row(`${degree} in ${field}`, 10, 'bold');
        pen.row(`${school} — ${town} | Graduated: ${long(to)}`);
        pen.space(3);
      }
      heading('CERTIFICATIONS');
      pen.items('•', ['Lean Six Sigma Yellow Belt — ASQ (2020)', 'Certificate in Business Writing — Coursera (2023)']);
      heading('ADDITIONAL INFORMATION');
      pen.items('•', ['Languages: English (native), Spanish (conversational)', 'References available upon request']);
    },
  },
  {
    name: 'an online builder with a dark column at the left: labels over contacts, skills with a word for their level, year and month in two rows beside title and "employer, town", certificates by year and month',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: 192, height: PAGE.height, grey: 0.25 });
      const side = sheet.pen({ left: 24, right: 178, top: 60 });
      for (const line of wrapped(name, 14)) side.row(line, 21, 'white');
      for (const line of wrapped(headline, 28)) side.row(line, 11, 'white');
      const aside = (text: string): void => {
        side.space(16);
        sheet.fill(0, { x: 0, y: side.y() - 15, width: 192, height: 22, grey: 0.12 });
        side.row(text, 13, 'white');
        side.space(6);
      };
      aside('Personal Info');
      for (const [label, value] of [
        ['Address', place],
        ['Phone', phone],
        ['E-mail', email],
        ['LinkedIn', `linkedin.com/in/${handle(email)}`],
      ] as const) {
        side.row(label, 8, 'white');
        side.row(value, value.length > 32 ? 7.5 : 9, 'white');
        side.space(4);
      }
      aside('Skills');
      for (const [i, skill] of skills.entries()) {
        side.row(skill, 9, 'white');
        sheet.fill(0, { x: 24, y: side.y() - 7, width: 154, height: 3, grey: 0.4 });
        sheet.fill(0, { x: 24, y: side.y() - 7, width: 154 - 14 * i, height: 3, grey: 0.9 });
        side.space(3);
        side.row([[-1, ['Excellent', 'Excellent', 'Very Good', 'Very Good', 'Good'][i]!]], 7, 'white');
        side.space(3);
      }
      aside('Languages');
      side.row('English (C2)', 9, 'white');
      side.row('French (B1)', 9, 'white');
      const main = sheet.pen({ left: 210, right: 584, top: 60 });
      const heading = (text: string): void => {
        main.space(10);
        keep(main);
        sheet.fill(main.page(), { x: 210, y: main.y() + 5, width: 374, height: 0.6, grey: 0.7 });
        sheet.fill(main.page(), { x: 210, y: main.y() - 14, width: 374, height: 0.6, grey: 0.7 });
        main.row(text, 13, 'bold');
        main.space(8);
      };
      // The dates are printed beside whatever rows the entry takes.
      const entry = (dates: readonly string[], bold: string, below: string): void => {
        const rows = [
          ...wrapped(bold, 50).map((text): Cell => [72, text, 'bold']),
          ...wrapped(below, 58).map((text): Cell => [72, text, 'serif']),
        ];
        for (const [i, cell] of rows.entries()) main.row([...(dates[i] ? [[0, dates[i]] as const] : []), cell]);
      };
      main.item('', summary);
      heading('Experience');
      for (const role of roles) {
        keep(main);
        const dates = [`${iso(role.from)} -`, role.to === null ? 'present' : iso(role.to)];
        entry(dates, role.title, `${role.company}, ${role.place}`);
        main.items('•', role.deeds, 72);
        main.space(7);
      }
      heading('Education');
      for (const { school, degree, field, place: town, from, to } of studies) {
        entry([`${from}-09 -`, iso(to)], `${degree}, ${field}`, `${school}, ${town}`);
        main.space(6);
      }
      heading('Certificates');
      main.row([
        [0, '2021-03'],
        [72, 'First Aid at Work, St. John Ambulance'],
      ]);
      main.row([
        [0, '2018-11'],
        [72, 'Project Management Professional (PMP)'],
      ]);
    },
  },
  {
    name: 'an online builder with details, links and skills at the right: signs before headings, "title at employer, town" with months around a long dash below, volunteering and references in the same form',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const main = sheet.pen({ left: 48, right: 400, top: 64 });
      sheet.print(0, { text: name, x: 48, y: 64, size: 22, face: 'bold' });
      sheet.print(0, { text: headline.toUpperCase(), x: 48, y: 82, size: 8.5 });
      main.space(58);
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
        main.space(2);
      };
      const entry = (text: string, dates: string): void => {
        for (const line of wrapped(text, 54)) main.row([[20, line]], 10.5, 'bold');
        main.row([[20, dates.toUpperCase()]], 8);
        main.space(2);
      };
      heading('●', 'Profile');
      main.item('', summary, 20);
      heading('■', 'Employment History');
      for (const role of roles) {
        keep(main);
        entry(`${role.title} at ${role.company}, ${role.place}`, range(role, { one: long, dash: ' — ' }));
        main.items('•', role.deeds, 20);
        main.space(6);
      }
      heading('▲', 'Education');
      for (const { school, degree, field, place: town, from, to } of studies) {
        entry(`${degree}, ${field}, ${school}, ${town}`, `September ${from} — ${long(to)}`);
        main.space(4);
      }
      heading('♥', 'Extra-curricular activities');
      entry('Tutor at Riverbend Literacy Project, Oxbow', 'February 2017 — October 2018');
      main.space(4);
      heading('❖', 'References');
      main.row([[20, 'Gabriel Thorne from Thorne & Lacey']], 10.5, 'bold');
      main.row([[20, 'g.thorne@thornelacey.example.com · 555-0121']], 9);
      const side = sheet.pen({ left: 432, right: 572, top: 122 });
      const aside = (text: string): void => {
        side.space(12);
        side.row(text, 11, 'bold');
        side.space(2);
      };
      side.row('Details', 11, 'bold');
      side.space(2);
      for (const text of [place, phone, email]) side.row(text, text.length > 28 ? 7.5 : 9);
      aside('Links');
      side.row('LinkedIn', 9);
      side.row('Portfolio', 9);
      aside('Skills');
      for (const skill of skills) {
        side.row(skill, 9);
        sheet.fill(0, { x: 432, y: side.y() - 7, width: 140, height: 2, grey: 0.3 });
        side.space(6);
      }
      aside('Hobbies');
      side.row('Bouldering, pottery, film', 9);
    },
  },
  {
    name: 'the handout of a career office for graduates: home address between dots, studies with honors and a thesis first, employer and town over title and months, leadership in the same form, skills and interests behind labels',
    dates: 'months',
    isText: true,
    roles: 3,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 62, right: 550, top: 62 });
      const heading = (text: string): void => {
        pen.space(8);
        keep(pen);
        pen.row([middle(text, 488, 11)], 11, 'bold');
      };
      const entry = (bold: string, town: string, below: string, dates: string): void => {
        pen.ends([bold, 'bold'], [town, 'serif'], 10.5);
        pen.ends([below, 'serif'], [dates, 'serif'], 10.5);
      };
      pen.row([middle(name, 488, 15)], 15, 'bold');
      sheet.fill(0, { x: 62, y: pen.y() - 14, width: 488, height: 0.7, grey: 0 });
      pen.row([middle(`14 Linden Court • ${place} • ${email} • ${phone}`, 488, 9.5)], 9.5, 'serif');
      heading('Education');
      for (const [i, { school, degree, field, place: town, to }] of studies.entries()) {
        entry(school.toUpperCase(), town, `${degree}, ${field}. GPA 3.68.`, long(to));
        if (i === 0) pen.row('Thesis: “Who Waits for the Bus: Fares and Fairness in Five Cities”', 10, 'serif');
        if (i === 0) pen.row('Relevant Coursework: Econometrics, Survey Design, Urban History', 10, 'serif');
        pen.space(4);
      }
      heading('Experience');
      for (const role of roles) {
        entry(role.company.toUpperCase(), role.place, role.title, range(role, { one: long }));
        pen.items('•', role.deeds, 10);
        pen.space(4);
      }
      heading('Leadership & Activities');
      entry('CAMPUS FOOD RECOVERY NETWORK', 'Oxbow, VT', 'Co-President', 'September 2013 – May 2014');
      pen.item('•', 'Doubled the number of meals rescued from dining halls to 600 a week', 10);
      entry('MEN’S CLUB ROWING', '', 'Treasurer', 'Spring 2013');
      heading('Skills & Interests');
      pen.row(`Technical: ${skills.slice(0, 3).join(', ')}`, 10, 'serif');
      pen.row(`Other: ${skills.slice(3).join(', ')}`, 10, 'serif');
      pen.row('Interests: Sourdough, marathon training (Providence Marathon 2014), bluegrass', 10, 'serif');
    },
  },
  {
    name: 'one page of a warehouse or store worker: objective, employer with town over title and months without zeros, reasons for leaving, a seasonal job without dates, skills as a sentence, shifts, references with phones',
    dates: 'months',
    isText: true,
    roles: 3,
    isUndated: (role) => role === 2,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 64, right: 500, top: 70 });
      const heading = (text: string): void => {
        pen.space(10);
        keep(pen);
        pen.row(`${text}:`, 12, 'bold');
      };
      pen.row(name, 18, 'bold');
      pen.row(`${place}    Cell ${phone}`, 11);
      pen.row(email, 11);
      heading('Objective');
      pen.item('', 'To get a full time job where I can use my experience and move up. I can start right away.');
      heading('Work History');
      for (const [i, role] of roles.entries()) {
        pen.space(3);
        pen.row(`${role.company}, ${role.place}`, 11);
        const dates = i === 2 ? 'seasonal' : range(role, { one: bare, dash: ' - ', now: 'now' });
        pen.ends([role.title, 'bold'], dates, 11);
        pen.items('-', role.deeds, 8);
        if (i > 0) pen.row(`Reason for leaving: ${i === 1 ? 'site moved out of state' : 'season ended'}`);
      }
      heading('School');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row(`${school}, ${town}`, 11);
        pen.row(`${degree} (${field}), finished ${to.year}`);
      }
      heading('Skills');
      const [a, b, c, d, e] = skills;
      pen.item('', `Experienced with ${a!}, ${b!}, ${c!}, ${d!} and ${e!}.`);
      heading('Licenses');
      pen.row('Forklift certified (sit-down and stand-up), expires 8/2027');
      pen.row('Valid driver license, own car');
      heading('Availability');
      pen.row('Any shift, weekends and overtime OK');
      heading('References');
      pen.row('Big Mike Tatum, dock lead at Stockwell Produce, 555-0102');
      pen.row('Mrs. Yolanda Price, neighbor for 11 years, 555-0149');
    },
  },
  {
    name: 'a project manager: letters and headline under the name, competencies in three columns behind signs, the span of years beside the first employer and months beside its titles, budgets, an early post without dates, certificates with numbers',
    dates: 'months',
    isText: true,
    roles: 4,
    sharedRoles: 2,
    isUndated: (role) => role === 3,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 54, right: 558, top: 62 });
      const heading = (text: string): void => {
        pen.space(10);
        keep(pen);
        sheet.fill(pen.page(), { x: 54, y: pen.y() - 13, width: 504, height: 0.7, grey: 0.3 });
        sheet.fill(pen.page(), { x: 54, y: pen.y() + 4, width: 504, height: 0.7, grey: 0.3 });
        pen.row([middle(text, 504, 11)], 11, 'bold');
        pen.space(5);
      };
      pen.row([middle(`${name}, PMP, CSM`, 504, 19)], 19, 'bold');
      pen.row([middle(headline.toUpperCase(), 504, 11)], 11);
      pen.row([middle(`${place}  |  ${phone}  |  ${email}  |  in/${handle(email)}`, 504, 9.5)], 9.5);
      heading('EXECUTIVE SUMMARY');
      pen.item('', summary);
      pen.space(4);
      heading('CORE COMPETENCIES');
      for (let i = 0; i < skills.length; i += 3) {
        pen.row(skills.slice(i, i + 3).map((skill, k): Cell => [k * 172, `» ${skill}`]));
      }
      heading('PROFESSIONAL EXPERIENCE');
      const [first, second, third, last] = roles;
      const post = (role: LivedRole, i: number): void => {
        pen.ends([role.title, 'serif'], range(role, { one: inNumbers, dash: ' – ' }), 10.5);
        pen.row(`Budget: $${4 - i}.2M   |   Team: ${18 - 5 * i}   |   Reported to: VP, Delivery`, 9);
        pen.items('•', role.deeds, 8);
        pen.space(5);
      };
      pen.ends(
        [`${first!.company} | ${first!.place}`, 'bold'],
        [range({ ...second!, to: first!.to }, { one: year }), 'bold'],
      );
      post(first!, 0);
      post(second!, 1);
      pen.ends([`${third!.company} | ${third!.place}`, 'bold'], [range(third!, { one: year }), 'bold']);
      post(third!, 2);
      pen.row(`${last!.company} | ${last!.place}`, 10, 'bold');
      pen.row(last!.title, 10.5, 'serif');
      heading('EDUCATION');
      for (const { school, degree, field, to } of studies) {
        pen.ends([`${degree}, ${field}`, 'bold'], year(to));
        pen.row(school);
      }
      heading('CERTIFICATIONS & TRAINING');
      pen.ends('Project Management Professional (PMP) #2284117, PMI', '04/2017 – 04/2026');
      pen.ends('Certified ScrumMaster (CSM), Scrum Alliance', '09/2019');
      heading('PROFESSIONAL AFFILIATIONS');
      pen.ends('Project Management Institute, Mile High Chapter, Vice Chair of Programs', '2020 – 2022');
    },
  },
  {
    name: 'an executive on two pages: selected highlights with sums, employer in capitals with what it does in brackets, title over a scope, earlier career in single rows, boards with years, name and page at the head of the second page',
    dates: 'years',
    isText: true,
    roles: 4,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 66, right: 546, top: 72 });
      const heading = (text: string): void => {
        pen.space(14);
        keep(pen);
        pen.row(wide(text), 10, 'bold');
        sheet.fill(pen.page(), { x: 66, y: pen.y() - 11, width: 480, height: 1.2, grey: 0.2 });
        pen.space(6);
      };
      pen.row(name, 20, 'bold');
      pen.ends(headline, place);
      pen.row(`${phone}  ·  ${email}`);
      heading('Profile');
      pen.item('', summary);
      heading('Selected Highlights');
      pen.items('•', [
        'Took a family maker of valves from $90M to $310M and through its sale in 2019',
        'Raised $45M in two rounds from Crestline Partners and Oak Hollow Capital',
        'Named to the Forty Under 40 of the Tri-County Business Journal, 2011',
      ]);
      heading('Career');
      for (const [i, role] of roles.slice(0, 3).entries()) {
        keep(pen);
        pen.ends([role.company.toUpperCase(), 'bold'], [range(role, { one: year, dash: '–' }), 'bold']);
        const sort = ['$1.4B group with 6,200 staff', 'private, 900 staff', 'listed, nine plants'][i]!;
        pen.row(`(${sort}; head office in ${role.place})`, 9, 'serif');
        pen.row(role.title, 11, 'bold');
        pen.items('•', [...role.deeds, 'Answers to the board for results, people and safety'], 8);
        pen.space(9);
      }
      // The second page begins here whatever is left of the first.
      if (pen.page() === 0) {
        pen.space(PAGE.height);
        pen.row([]);
      }
      heading('Earlier Career');
      const earlier = roles[3]!;
      pen.item(
        '',
        `${earlier.title}, ${earlier.company}, ${earlier.place} (${range(earlier, { one: year, dash: '–' })})`,
      );
      heading('Boards and Programs');
      pen.ends('Independent Director and Audit Chair, Crestline Partners', '2020–Present');
      pen.ends('Trustee, Oxbow Symphony', '2014–2018');
      pen.ends('Advanced Leadership Program, eight weeks', '2016');
      heading('Education');
      for (const { school, degree, field, to } of studies) pen.ends(`${degree} in ${field} – ${school}`, year(to));
      heading('Strengths');
      pen.item('', skills.join('  •  '));
      for (const page of sheet.pages.keys()) {
        if (page > 0) sheet.print(page, { text: `${name}  |  ${email}`, x: 66, y: 36, size: 8 });
        if (page > 0) sheet.print(page, { text: `Page ${page + 1}`, x: 546, y: 36, size: 8, isRight: true });
      }
    },
  },
  {
    name: 'a career changer: what carries over as a row of tags, proofs below headings of abilities, a short list of work as employer, town, title and short years between slashes, courses under way, volunteering with a role',
    dates: 'months',
    isText: true,
    roles: 3,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 64, right: 548, top: 64 });
      const heading = (text: string): void => {
        pen.space(12);
        keep(pen);
        sheet.fill(pen.page(), { x: 64, y: pen.y() - 12, width: 484, height: 16, grey: 0.9 });
        pen.row([[6, text, 'bold']], 11.5);
        pen.space(4);
      };
      pen.row(name, 20, 'bold');
      for (const [sign, text] of [
        ['✆', phone],
        ['✉', email],
        ['➤', place],
      ] as const) {
        pen.row([
          [0, sign, 'symbols'],
          [18, text],
        ]);
      }
      heading('Career Goal');
      pen.item('', `${summary} Moving from the field into people work.`);
      heading('Transferable Skills');
      pen.row(skills.slice(0, 3).join('   |   '));
      pen.row(skills.slice(3).join('   |   '));
      heading('Relevant Accomplishments');
      const deeds = roles.flatMap((role) => role.deeds);
      const half = Math.ceil(deeds.length / 2);
      pen.row('Working with people', 10, 'bold');
      pen.items('•', deeds.slice(0, half), 8);
      pen.space(3);
      pen.row('Keeping things in order', 10, 'bold');
      pen.items('•', deeds.slice(half), 8);
      heading('Employment');
      for (const role of roles) {
        pen.row(`${role.company}, ${role.place}`, 10, 'bold');
        pen.row(`${role.title} / ${range(role, { one: apostrophe, dash: ' to ', now: 'today' })}`);
        pen.space(3);
      }
      heading('Education');
      for (const { school, degree, field, to } of studies) pen.row(`${degree}, ${field} / ${school} / ${to.year}`);
      heading('Courses Under Way');
      pen.row('Foundations of Coaching, online, 40 hours, to end in 06/2026');
      heading('Volunteering');
      pen.row('Habitat Build Days, Oxbow', 10, 'bold');
      pen.row("Crew leader / Mar '19 to Nov '21");
    },
  },
  {
    name: 'an Indian one: objective, posts as sentences of a list with "working as" and "from … to", studies with marks, a table of skills, personal profile with birth and languages known, a declaration with place, date and the name again',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 66, right: 546, top: 60 });
      const heading = (text: string): void => {
        pen.space(9);
        keep(pen);
        sheet.fill(pen.page(), { x: 66, y: pen.y() - 11, width: 480, height: 15, grey: 0.82 });
        pen.row([[4, `${text}:`, 'bold']], 11);
        pen.space(3);
      };
      pen.row([middle('RESUME', 480, 14)], 14, 'bold');
      pen.row(name.toUpperCase(), 13, 'bold');
      pen.row(`Mobile No: ${phone}`);
      pen.row(`Email-Id: ${email}`);
      pen.row(`Present Address: ${place}`);
      heading('CAREER OBJECTIVE');
      pen.item('', summary);
      heading('PROFESSIONAL EXPERIENCE');
      for (const role of roles) {
        const dates =
          role.to === null
            ? `from ${short(role.from)} to till date`
            : `from ${range(role, { one: short, dash: ' to ' })}`;
        const verb = role.to === null ? 'Working' : 'Worked';
        pen.item('•', `${verb} as ${role.title} with ${role.company}, ${role.place} ${dates}.`);
      }
      heading('ROLES AND RESPONSIBILITIES');
      pen.items('•', [...new Set(roles.flatMap((role) => role.deeds))], 8);
      heading('ACADEMIC QUALIFICATION');
      for (const { school, degree, field, to } of studies) {
        pen.item('•', `${degree} in ${field} from ${school} with 71.4% in the year ${to.year}.`);
      }
      heading('TECHNICAL SKILLS');
      for (const [i, [label, value]] of [
        ['Primary', skills.slice(0, 2).join(', ')],
        ['Secondary', skills.slice(2, 4).join(', ')],
        ['Others', skills.slice(4).join(', ')],
      ].entries()) {
        sheet.fill(pen.page(), { x: 66, y: pen.y() - 10, width: 480, height: 0.5, grey: 0.4 });
        pen.row([
          [4, label!],
          [120, `: ${value!}`],
        ]);
        if (i === 2) sheet.fill(pen.page(), { x: 66, y: pen.y() - 10, width: 480, height: 0.5, grey: 0.4 });
      }
      heading('ACHIEVEMENTS');
      pen.item('•', 'Best Performer of the Month, August 2022');
      heading('PERSONAL PROFILE');
      for (const [label, value] of [
        ['Father’s Name', 'Shri Raghunath Prasad'],
        ['Date of Birth', '19-07-1991'],
        ['Gender', 'Female'],
        ['Marital Status', 'Married'],
        ['Nationality', 'Indian'],
        ['Languages Known', 'English, Hindi and Odia'],
        ['Passport No', 'Z0000000 (valid up to 2031)'],
      ] as const) {
        pen.row([
          [4, label],
          [120, `: ${value}`],
        ]);
      }
      heading('DECLARATION');
      pen.item(
        '',
        'I hereby declare that the above furnished details are true to the best of my knowledge and belief.',
      );
      pen.space(8);
      pen.ends('Place: ____________', '');
      pen.ends('Date: 12/03/2026', `(${name})`);
    },
  },
];
