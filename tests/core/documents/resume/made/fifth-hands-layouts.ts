import { apostrophe, iso, inNumbers, long, range, short, year, type Layout } from './layout.ts';
import type { MonthOfYear } from './people.ts';
import { keep, middle, PAGE, rowsOf, wrapped, type Cell, type Face, type Pen } from './sheet.ts';

/** A month without a leading zero: 3/2019. */
const bare = ({ year: printed, month }: MonthOfYear): string => `${month}/${printed}`;

/** A month as law offices shorten it: Sept. 2019, May 2019. */
const legal = ({ year: printed, month }: MonthOfYear): string =>
  `${['Jan.', 'Feb.', 'March', 'April', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'][month - 1]!} ${printed}`;

/** The room of a heading and the first rows below it, so that no heading ends a page. */
const HEADED = 90;

/** The name as sites put it into addresses. */
const account = (email: string): string => email.split('@')[0]!.replace('.', '-');

/** Prints some parts in as many rows as they take, a text at the right end of the first. */
function partsAndEnd(pen: Pen, parts: readonly string[], end: string, width: number, face: Face = 'bold'): void {
  for (const [i, text] of rowsOf(parts, width).entries()) {
    pen.row([[0, text, face], ...(i === 0 ? [[-1, end] as const] : [])]);
  }
}

/** Parts of a row, each but the last with a sign behind it. */
const signed = (sign: string, parts: readonly string[]): string[] =>
  parts.map((part, i) => (i < parts.length - 1 ? `${part}${sign}` : part));

/** Ordinary resumes of twelve applicants, written without knowing the reader. Errors on them are counted and not looked at. */
export const FIFTH_HANDS_LAYOUTS: readonly Layout[] = [
  {
    name: 'a receptionist with a plain document: contacts behind single letters, office skills in one column of bullets before the work, title over "employer | town" over "Full-time, 8/2019 – present", typing speed, languages, a first-aid card',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 76, right: 536, top: 72 });
      const heading = (text: string): void => {
        pen.space(10);
        keep(pen, HEADED);
        pen.row(text, 12, 'bold');
        pen.space(2);
      };
      pen.row(name, 22, 'serif');
      pen.row(`C: ${phone}`);
      pen.row(`E: ${email}`);
      pen.row(`A: ${place}`);
      heading('Career Objective');
      pen.item('', summary);
      heading('Office Skills');
      pen.items('•', skills, 12);
      heading('Work Background');
      for (const [i, role] of roles.entries()) {
        keep(pen);
        pen.row(role.title, 10, 'bold');
        pen.row(`${role.company} | ${role.place}`);
        pen.row(`${i === 1 ? 'Part' : 'Full'}-time, ${range(role, { one: bare, now: 'present' })}`, 10, 'serif');
        pen.items('•', role.deeds, 12);
        pen.space(5);
      }
      heading('Schooling');
      for (const { school, degree, field, place: town, to } of studies) {
        keep(pen);
        pen.row(`${degree} – ${field}`, 10, 'bold');
        pen.row(`${school} | ${town}`);
        pen.row(`Completed ${bare(to)}`, 10, 'serif');
        pen.space(4);
      }
      heading('Also');
      pen.row('Typing: 68 words per minute, tested 2/2026');
      pen.row('Languages: English and some Polish');
      pen.row('First aid and CPR card, American Red Cross, through 11/2027');
      pen.row('References available upon request.');
    },
  },
  {
    name: 'an HR generalist promoted once: a row of specialties under the name, "employer, town" with months at the right and the titles of the first one indented with months in brackets, certificates with issuers, affiliations with years, skills in two labelled groups',
    dates: 'months',
    isText: true,
    roles: 3,
    sharedRoles: 2,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 60, right: 552, top: 62 });
      const one = { one: short, dash: ' - ' };
      const heading = (text: string): void => {
        pen.space(9);
        keep(pen, HEADED);
        sheet.fill(pen.page(), { x: 60, y: pen.y() + 3, width: 492, height: 1, grey: 0.3 });
        pen.row(text.toUpperCase(), 10.5, 'bold');
        pen.space(4);
      };
      pen.row([middle(name, 492, 20)], 20, 'bold');
      pen.row([middle('Employee Relations  |  Benefits  |  Recruiting', 492, 10)], 10, 'serif');
      pen.row([middle(`${phone}  |  ${email}  |  ${place}`, 492, 10)]);
      heading('Profile');
      pen.item('', summary);
      heading('Human Resources Experience');
      for (const [i, role] of roles.entries()) {
        if (i !== 1) {
          keep(pen);
          const whole = i === 0 ? { ...role, from: roles[1]!.from } : role;
          partsAndEnd(pen, [`${role.company},`, role.place], range(whole, one), 62);
        }
        pen.row([[12, i < 2 ? `${role.title} (${range(role, one)})` : role.title, 'serif']], 10.5);
        pen.items('•', role.deeds, 20);
        pen.space(4);
      }
      heading('Education');
      for (const { school, degree, field, place: town, to } of studies) {
        keep(pen);
        partsAndEnd(pen, [`${school},`, town], short(to), 62);
        pen.row([[12, `${degree} in ${field}`, 'serif']], 10.5);
        pen.space(3);
      }
      heading('Certifications');
      pen.ends('Associate Professional in Human Resources (aPHR), HRCI', 'Jun 2019');
      pen.ends('Mental Health First Aid at Work, National Council for Mental Wellbeing', 'Oct 2022');
      heading('Affiliations');
      pen.ends('Society for Human Resource Management, local chapter, Membership Chair', '2020 - 2022');
      heading('Skills');
      pen.row([
        [0, 'Expert:', 'bold'],
        [70, skills.slice(0, 2).join(', ')],
      ]);
      pen.row([
        [0, 'Proficient:', 'bold'],
        [70, skills.slice(2).join(', ')],
      ]);
    },
  },
  {
    name: 'a warehouse lead: qualifications in bullets, "employer – title" in bold over "town, month to month" in words, "Duties included:" before items, equipment and safety cards with expiry, skills in one list by commas, two references with employers and phones',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 66, right: 546, top: 66 });
      const heading = (text: string): void => {
        pen.space(11);
        keep(pen, HEADED);
        pen.row(`${text}:`, 12, 'bold');
      };
      pen.row(name, 18, 'bold');
      pen.ends(`${place}  ${phone}`, email);
      sheet.fill(0, { x: 66, y: pen.y() - 9, width: 480, height: 2, grey: 0 });
      heading('Qualifications');
      pen.items('-', [
        'Nine years on the dock and in the racks, never a lost-time accident',
        'Can lift 75 pounds all day. Open to nights and weekends',
      ]);
      heading('Work History');
      for (const role of roles) {
        keep(pen);
        for (const text of rowsOf([`${role.company} –`, role.title], 78)) pen.row(text, 10.5, 'bold');
        pen.row(`${role.place}, ${range(role, { one: long, dash: ' to ' })}`);
        pen.row('Duties included:', 10, 'serif');
        pen.items('-', role.deeds, 10);
        pen.space(6);
      }
      heading('Education');
      for (const { school, degree, field, place: town, to } of studies) {
        keep(pen);
        for (const text of rowsOf([`${school} –`, `${degree}, ${field}`], 78)) pen.row(text, 10.5, 'bold');
        pen.row(`${town}, ${long(to)}`);
        pen.space(4);
      }
      heading('Equipment and Safety Cards');
      pen.row('Sit-down and reach truck operator card, renewed March 2025, good through March 2028');
      pen.row('OSHA 10-Hour General Industry, 2018');
      heading('Skills');
      for (const text of rowsOf(signed(',', skills), 92)) pen.row(text);
      heading('References');
      pen.row('Darius Webb, night manager, Corwin Freight, 555-0110');
      pen.row('Linda Kowalke, safety trainer, 555-0163');
    },
  },
  {
    name: 'a junior developer with a README printed as it is: badges under the name, projects with links and years, employer in bold and town, then the title in stars and "2021-06 to now", a table of tools, studies in one item each, an open-source credit',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 58, right: 554, top: 60 });
      const heading = (text: string): void => {
        pen.space(14);
        keep(pen);
        pen.row(`## ${text}`);
        pen.space(14);
      };
      const items = (texts: readonly string[]): void => {
        for (const [i, text] of rowsOf(texts, 94).entries()) pen.row(i === 0 ? `- ${text}` : `  ${text}`);
      };
      pen.row(`# Hi, I’m ${name}`);
      pen.space(14);
      pen.row(`**${headline}** based in ${place}`);
      pen.space(14);
      pen.row(`[![Blog](https://img.example.io/blog.svg)](https://${account(email)}.example.dev)`);
      pen.space(14);
      pen.row(`- Mail: <${email}>`);
      pen.row(`- Phone: ${phone}`);
      heading('About');
      pen.item('', summary);
      heading('Projects');
      pen.row(`- [shelf-scan](https://github.com/${account(email)}/shelf-scan) (2024): barcode app for food pantries`);
      pen.row(`- [busline](https://github.com/${account(email)}/busline) (2023): arrival times on a 1990s pager`);
      heading('Experience');
      for (const role of roles) {
        keep(pen);
        pen.row(`**${role.company}**, ${role.place}`);
        pen.row(`*${role.title}*, ${range(role, { one: iso, dash: ' to ', now: 'now' })}`);
        pen.space(14);
        pen.items('-', role.deeds);
        pen.space(14);
      }
      pen.space(-14);
      heading('Tools');
      pen.row('| Every day | Some days |');
      pen.row('| --- | --- |');
      for (const pair of [skills.slice(0, 2), skills.slice(2, 4), [skills[4]!, '']]) pen.row(`| ${pair.join(' | ')} |`);
      heading('Education');
      for (const { school, degree, field, place: town, to } of studies) {
        items([`**${degree} in ${field}**,`, `${school},`, `${town},`, iso(to)]);
      }
      heading('Open Source');
      pen.row('- Fixed two date bugs in `calgrid` (merged 2023-02), reviewed by Ines Portela');
    },
  },
  {
    name: 'an account executive with a template of a design site: a dark band with white name, contacts below it, employer and what it sells in italics, town at the right, title and months as Jun ’19, quota, attainment and territory by bars, awards by year, skills as a line of tools',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: PAGE.width, height: 92, grey: 0.15 });
      const band = sheet.pen({ left: 54, right: 558, top: 48 });
      band.row(name, 26, 'white');
      band.space(-12);
      band.row(headline, 12, 'white');
      const pen = sheet.pen({ left: 54, right: 558, top: 112 });
      const heading = (text: string): void => {
        pen.space(10);
        keep(pen, HEADED);
        pen.row(text, 13, 'bold');
        sheet.fill(pen.page(), { x: 54, y: pen.y() - 13, width: 40, height: 2.5, grey: 0.4 });
        pen.space(4);
      };
      pen.row([
        [0, email],
        [230, phone],
        [-1, place],
      ]);
      heading('Summary');
      pen.item('', summary);
      heading('Sales Experience');
      const sold = ['Payroll software for restaurants', 'Office furniture', 'Business internet', 'Trade shows'];
      for (const [i, role] of roles.entries()) {
        keep(pen);
        pen.ends([role.company, 'bold'], role.place, 11);
        pen.row(sold[i]!, 9, 'serif');
        pen.ends(role.title, range(role, { one: apostrophe, dash: '–', now: 'Now' }), 10.5);
        pen.row(`Quota: $${9 - i}50K  |  Attainment: ${112 - 3 * i}%  |  Territory: Upper Midwest`, 9);
        pen.items('•', role.deeds, 8);
        pen.space(7);
      }
      heading('Awards');
      pen.row('2023  President’s Club, Cancun');
      pen.row('2020  Rookie of the Year, Central Region (1 of 64)');
      heading('Education');
      for (const { school, degree, field, place: town, to } of studies) {
        keep(pen);
        pen.ends([school, 'bold'], town, 11);
        pen.ends(`${degree}, ${field}`, apostrophe(to), 10.5);
        pen.space(4);
      }
      heading('Sales Skills & Tools');
      for (const text of rowsOf(signed(' /', skills), 96)) pen.row(text);
    },
  },
  {
    name: 'a registered dietitian: letters after the name, license numbers and internship hours before the work, "title, employer" in bold over "town • months • hours a week", skills in three columns of dots, talks and a handout with dates, a membership',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 64, right: 548, top: 66 });
      const heading = (text: string): void => {
        pen.space(10);
        keep(pen, HEADED);
        sheet.fill(pen.page(), { x: 64, y: pen.y() - 11, width: 484, height: 15, grey: 0.9 });
        pen.row([[4, text, 'bold']], 11);
        pen.space(4);
      };
      pen.row(`${name}, RDN, LD`, 20, 'serif');
      pen.row(`${email} • ${phone} • ${place}`, 10);
      heading('About');
      pen.item('', summary);
      heading('Credentials');
      pen.row('Registered Dietitian Nutritionist, CDR no. 86041277, since October 2014');
      pen.row('Licensed Dietitian, State of Ohio, LD.07715, expires 6/30/2027');
      pen.row('1,200 hours of supervised practice, completed June 2014');
      heading('Education');
      for (const { school, degree, field, place: town, to } of studies) {
        for (const text of rowsOf([`${degree} in ${field},`, school], 78)) pen.row(text, 10, 'bold');
        pen.row(`${town} • ${long(to)}`, 9.5);
        pen.space(4);
      }
      heading('Dietetics Experience');
      for (const [i, role] of roles.entries()) {
        keep(pen);
        for (const text of rowsOf([`${role.title},`, role.company], 78)) pen.row(text, 10, 'bold');
        const hours = i === 1 ? 24 : 40;
        pen.row(`${role.place} • ${range(role, { one: long, dash: '–' })} • ${hours} hours a week`, 9.5);
        pen.items('•', role.deeds, 8);
        pen.space(5);
      }
      heading('Clinical and Counseling Skills');
      for (let i = 0; i < skills.length; i += 3) {
        pen.row(skills.slice(i, i + 3).map((skill, k): Cell => [4 + 160 * k, `• ${skill}`]));
      }
      heading('Talks and Writing');
      pen.row('“Salt Without Shame,” Tri-State Dietetics Meeting, Cincinnati, April 2022');
      pen.row('Handout on potassium in common foods, used by four clinics since 2019');
      heading('Memberships');
      pen.row('Academy of Nutrition and Dietetics, 2013–present; Renal Practice Group, 2018–present');
    },
  },
  {
    name: 'a project coordinator with a narrow right column behind a line for contact, tools, certificates and studies: months in capitals with a stop above the title, "employer / town" below it, key projects with budgets in the wide column',
    dates: 'months',
    isText: false,
    roles: 3,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const main = sheet.pen({ left: 46, right: 392, top: 68 });
      const side = sheet.pen({ left: 418, right: 574, top: 68 });
      const heading = (pen: Pen, text: string): void => {
        pen.row(text, 12, 'bold');
        pen.space(4);
      };
      const narrow = (text: string, face: Face = 'plain'): void => {
        for (const part of wrapped(text, 33)) side.row(part, 9, face);
      };
      main.row(name, 24, 'bold');
      main.row(headline, 12);
      main.space(14);
      heading(main, 'Profile');
      main.item('', summary);
      main.space(10);
      heading(main, 'Experience');
      for (const role of roles) {
        main.row(range(role, { one: legal }).toUpperCase(), 8.5);
        main.space(2);
        main.row(role.title, 11, 'bold');
        main.row(`${role.company} / ${role.place}`, 9.5);
        main.items('•', role.deeds, 4);
        main.space(9);
      }
      heading(main, 'Key Projects');
      main.items('•', ['Clinic remodel, $3.1M, 2022: on time and 4% under budget', 'Move of 80 desks, March 2019'], 4);
      heading(side, 'Contact');
      for (const text of [phone, email, place]) {
        side.row(text, text.length > 30 ? 8 : 9);
        side.space(3);
      }
      side.space(14);
      heading(side, 'Skills');
      for (const skill of skills) {
        side.row(skill, 9);
        side.space(2);
      }
      side.space(14);
      heading(side, 'Certifications');
      narrow('Certified Associate in Project Management (CAPM)', 'bold');
      narrow('PMI, May 2021');
      side.space(14);
      heading(side, 'Education');
      for (const { school, degree, field, to } of studies) {
        narrow(degree, 'bold');
        narrow(field);
        narrow(school);
        narrow(legal(to).toUpperCase());
        side.space(8);
      }
      side.space(8);
      heading(side, 'Volunteering');
      narrow('Build site host', 'bold');
      narrow('Habitat for Humanity, 2018');
      sheet.fill(0, { x: 404, y: 56, width: 0.8, height: Math.max(main.y(), side.y()) - 60, grey: 0.5 });
    },
  },
  {
    name: 'a machinist: title with years in brackets, "employer, town" and a few words on the shop below, duties as one paragraph, machines by semicolons in each job, skills in two columns behind ticks, an apprenticeship with hours, own tools',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 72, right: 540, top: 70 });
      const heading = (text: string): void => {
        pen.space(12);
        keep(pen, HEADED);
        pen.row(text.toUpperCase(), 11, 'bold');
        sheet.fill(pen.page(), { x: 72, y: pen.y() - 12, width: 468, height: 0.7, grey: 0 });
        pen.space(4);
      };
      pen.row(name, 20, 'bold');
      pen.row(`${phone}, ${email}`, 10.5);
      pen.row(place, 10.5);
      heading('Shop Skills');
      for (let i = 0; i < skills.length; i += 2) {
        pen.row(
          skills.slice(i, i + 2).flatMap((skill, k): Cell[] => [
            [240 * k, '✓', 'symbols'],
            [240 * k + 14, skill],
          ]),
        );
      }
      heading('Shop Experience');
      const shops = ['40 people, aerospace brackets', 'job shop', 'family shop, molds and dies', 'pump parts'];
      const machines = ['Haas VF-4; Doosan Puma', 'Mori Seiki; Okuma Genos', 'Bridgeport; Harig 618', 'Hardinge'];
      for (const [i, role] of roles.entries()) {
        keep(pen);
        pen.row(`${role.title} (${range(role, { one: year, now: 'present' })})`, 10.5, 'bold');
        for (const text of rowsOf([`${role.company},`, `${role.place}.`, `(${shops[i]!})`], 88)) pen.row(text);
        pen.item('', role.deeds.map((deed) => `${deed.replace(/\.$/, '')}.`).join(' '));
        pen.row(`Machines: ${machines[i]!}`, 9.5, 'serif');
        pen.space(7);
      }
      heading('Training');
      pen.row('Registered apprenticeship, 8,000 hours, journeyman card 2011');
      for (const { school, degree, field, place: town, to } of studies) {
        for (const text of rowsOf([`${school},`, `${town}.`, `${degree} in ${field}`, `(${to.year})`], 88))
          pen.row(text);
      }
      heading('Other');
      pen.row('Own micrometers and indicators. NIMS credentials: Measurement, Job Planning (2012).');
    },
  },
  {
    name: 'a paralegal in Times: name between two lines, town and mail at its ends, "Sept. 2019 to present" in a wide margin before title over "employer, town" and a paragraph, selected matters with years, a notary commission, skills by semicolons at the foot',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const body = 150;
      const pen = sheet.pen({ left: 60, right: 552, top: 66 });
      const heading = (text: string): void => {
        pen.space(10);
        keep(pen, HEADED);
        pen.row(text, 11.5, 'bold');
        pen.space(2);
      };
      for (const y of [46, 74]) sheet.fill(0, { x: 60, y, width: 492, height: 0.8, grey: 0 });
      pen.row([middle(name.toUpperCase(), 492, 17)], 17, 'serif');
      pen.row(
        [
          [0, place],
          [220, phone],
          [-1, email],
        ],
        10,
        'serif',
      );
      heading('Legal Experience');
      for (const role of roles) {
        keep(pen);
        pen.row([
          [0, range(role, { one: legal, dash: ' to ', now: 'present' }), 'serif'],
          [body, role.title, 'bold'],
        ]);
        for (const text of rowsOf([`${role.company},`, role.place], 66)) pen.row([[body, text, 'serif']]);
        const work = role.deeds.map((deed) => `${deed.replace(/\.$/, '')}.`).join(' ');
        for (const text of wrapped(work, 72)) pen.row([[body, text, 'serif']]);
        pen.space(6);
      }
      heading('Selected Matters');
      for (const [when, what] of [
        ['2022', 'Ortega v. Blue Lake Transit, two-week jury trial, defense verdict'],
        ['2019–2020', 'Estate of Lindqvist, contested probate, 40,000 documents'],
      ] as const) {
        pen.row([
          [0, when, 'serif'],
          [body, what, 'serif'],
        ]);
      }
      heading('Education');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row([
          [0, legal(to), 'serif'],
          [body, `${degree} in ${field}`, 'bold'],
        ]);
        for (const text of rowsOf([`${school},`, town], 66)) pen.row([[body, text, 'serif']]);
        pen.space(4);
      }
      heading('Commissions and Memberships');
      pen.row([[0, 'Notary Public, commission no. 2023-118846, expires Aug. 14, 2027', 'serif']]);
      pen.row([[0, 'County Paralegal Association, treasurer, 2021 to 2023', 'serif']]);
      heading('Skills');
      for (const text of rowsOf(signed(';', skills), 92)) pen.row([[0, text, 'serif']]);
    },
  },
  {
    name: 'a bank teller with a builder of resumes: signs before contacts, headings set off by short bars, title in capitals over "employer, town / months in words", degree and school in the same form, additional skills in bullets last, a classroom volunteer with years',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 58, right: 554, top: 74 });
      const heading = (text: string): void => {
        pen.space(12);
        keep(pen, HEADED);
        sheet.fill(pen.page(), { x: 58, y: pen.y() - 10, width: 5, height: 13, grey: 0.35 });
        pen.row([[14, text, 'bold']], 12.5);
        pen.space(4);
      };
      const entry = (head: string, company: string, town: string, dates: string): void => {
        keep(pen);
        pen.row([[14, head.toUpperCase(), 'bold']], 10);
        for (const text of rowsOf([`${company},`, `${town} /`, dates], 88)) pen.row([[14, text]]);
      };
      pen.row(name.toUpperCase(), 26);
      pen.row(
        [
          [0, '✆', 'symbols'],
          [14, phone],
          [140, '✉', 'symbols'],
          [154, email],
          [352, '➤', 'symbols'],
          [366, place],
        ],
        9.5,
      );
      pen.space(4);
      pen.item('', summary);
      heading('PROFESSIONAL EXPERIENCE');
      for (const role of roles) {
        entry(role.title, role.company, role.place, range(role, { one: long }));
        pen.items('•', role.deeds, 20);
        pen.space(6);
      }
      heading('EDUCATION');
      for (const [i, { school, degree, field, place: town, to }] of studies.entries()) {
        entry(`${degree} in ${field}`, school, town, long(to));
        if (i === 0) pen.item('•', 'Relevant courses: Principles of Banking, Business Ethics; GPA 3.4', 20);
        pen.space(4);
      }
      heading('COMMUNITY');
      pen.row([[14, 'Junior Achievement, classroom volunteer / 2019 – 2021']]);
      heading('ADDITIONAL SKILLS');
      pen.items('•', skills, 20);
    },
  },
  {
    name: 'a customer-support lead who rose at one company: employer and town once, each title below with "04/2021 – now" at its left, results in bold numbers, a training that was led, strengths between bars, school year before degree',
    dates: 'months',
    isText: true,
    roles: 4,
    sharedRoles: 3,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 70, right: 542, top: 66 });
      const body = 108;
      const heading = (text: string): void => {
        pen.space(14);
        keep(pen, HEADED);
        pen.row(text, 14);
        pen.space(3);
      };
      pen.row(name, 17, 'bold');
      pen.ends(headline, phone);
      pen.row([[-1, email]]);
      pen.row([[-1, place]]);
      heading('Summary');
      pen.item('', summary);
      heading('Career history');
      for (const [i, role] of roles.entries()) {
        if (role.company !== roles[i - 1]?.company) {
          keep(pen);
          for (const text of rowsOf([`${role.company},`, role.place], 74)) pen.row(text, 11, 'bold');
          pen.space(2);
        }
        pen.row([
          [0, range(role, { one: inNumbers, now: 'now' })],
          [body, role.title, 'bold'],
        ]);
        pen.items('·', role.deeds, body);
        pen.space(5);
      }
      heading('Results');
      for (const [figure, what] of [
        ['96%', 'customer satisfaction in 2024, up from 88%'],
        ['4 hrs', 'median first response, down from 19 hours in January 2022'],
      ] as const) {
        pen.row([
          [0, figure, 'bold'],
          [body, what],
        ]);
      }
      heading('Strengths');
      for (const text of rowsOf(signed(' |', skills), 90)) pen.row(text);
      heading('Education');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row([
          [0, inNumbers(to)],
          [body, `${degree}, ${field}`, 'bold'],
        ]);
        for (const text of rowsOf([`${school},`, town], 70)) pen.row([[body, text]]);
        pen.space(4);
      }
      heading('Training');
      pen.row([
        [0, '2023'],
        [body, 'Led “Hard Calls, Kind Words,” a half-day class for 60 agents'],
      ]);
      pen.row([
        [0, '2020'],
        [body, 'Support Driven Expo, Portland, attendee'],
      ]);
    },
  },
  {
    name: 'a bootcamp graduate with a dark column at the left: a portrait, contact, skills under two small heads and links in white; studies and team projects before the jobs, which are "employer | town" over the title with years at the right and one sentence',
    dates: 'years',
    isText: false,
    roles: 3,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: 186, height: PAGE.height, grey: 0.22 });
      sheet.fill(0, { x: 58, y: 48, width: 70, height: 82, grey: 0.6 });
      const side = sheet.pen({ left: 26, right: 176, top: 150 });
      const main = sheet.pen({ left: 212, right: 578, top: 70 });
      const label = (text: string): void => {
        side.space(14);
        side.row(text.toUpperCase(), 10.5, 'white');
        side.space(4);
      };
      const white = (texts: readonly string[]): void => {
        for (const text of texts) {
          side.row(text, text.length > 30 ? 8 : 9, 'white');
          side.space(3);
        }
      };
      label('Contact');
      white([place, phone, email]);
      label('Skills');
      side.row('Comfortable with', 8, 'white');
      side.space(3);
      white(skills.slice(0, 3));
      side.space(4);
      side.row('Learning', 8, 'white');
      side.space(3);
      white(skills.slice(3));
      label('Links');
      white([`github.com/${account(email)}`, `${account(email)}.example.dev`]);
      const heading = (text: string): void => {
        main.space(10);
        main.row(text.toUpperCase(), 11, 'bold');
        sheet.fill(0, { x: 212, y: main.y() - 11, width: 366, height: 0.8, grey: 0.6 });
        main.space(5);
      };
      main.row(name, 24, 'bold');
      main.row(headline, 12);
      heading('Profile');
      main.item('', summary);
      heading('Education');
      for (const { school, degree, field, place: town, to } of studies) {
        main.ends([school, 'bold'], year(to));
        main.row(`${degree}, ${field} | ${town}`, 9.5);
        main.space(5);
      }
      heading('Projects');
      for (const [what, when, how] of [
        ['PlotTwist', '2024', 'Book club planner, team of four, capstone. Presented at Demo Night.'],
        ['Rent or Not', '2023', 'Calculator for renters with open data from the county.'],
      ] as const) {
        main.ends([what, 'bold'], when);
        main.row(how, 9.5);
        main.space(5);
      }
      heading('Employment');
      for (const role of roles) {
        for (const text of rowsOf([`${role.company} |`, role.place], 66)) main.row(text);
        main.ends([role.title, 'bold'], range(role, { one: year, dash: ' - ' }));
        main.item('', role.deeds[0]!);
        main.space(8);
      }
      heading('Awards');
      main.ends('Women in Tech Scholarship, half tuition', '2023', 9.5);
    },
  },
];
