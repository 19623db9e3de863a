import { dotted, inNumbers, inWords, range, short, year, type Layout } from './layout.ts';
import { PAGE, type Sheet } from './sheet.ts';

const WHOLE = { left: 50, right: PAGE.width - 50, top: 58 };

/** Draws a thin line across a page, right below a row. */
function rule(sheet: Sheet, page: number, y: number): void {
  sheet.fill(page, { x: 50, y: y - 9, width: PAGE.width - 100, height: 0.7, grey: 0 });
}

/** Popular download templates, first half: rules were made on these. */
export const POPULAR_LAYOUTS: readonly Layout[] = [
  {
    name: 'a word processor: a sidebar at the right; employer and town behind a hyphen, title, dates, each in a row',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const main = sheet.pen({ left: 46, right: 380, top: 64 });
      main.row(name, 26, 'serif');
      main.row(headline, 12);
      main.space(14);
      main.row('EXPERIENCE', 11, 'bold');
      main.space(5);
      for (const role of roles) {
        main.row([
          [0, role.company, 'bold'],
          [role.company.length * 5.9 + 6, `- ${role.place}`],
        ]);
        main.row(role.title, 10, 'serif');
        main.row(range(role, { one: inWords, dash: ' - ', now: 'PRESENT' }).toUpperCase(), 8);
        main.items('•', role.deeds);
        main.space(9);
      }
      main.row('EDUCATION', 11, 'bold');
      main.space(5);
      for (const { school, degree, field, place: town, from, to } of studies) {
        main.row([
          [0, school, 'bold'],
          [school.length * 5.9 + 6, `- ${town}`],
        ]);
        main.row(`${degree} in ${field}`, 10, 'serif');
        main.row(`${from} - ${to.year}`, 8);
        main.space(7);
      }
      const side = sheet.pen({ left: 412, right: 580, top: 70 });
      for (const text of [place, phone, email]) side.row(text, 9, 'bold');
      side.space(38);
      side.row('SKILLS', 11, 'bold');
      for (const skill of skills) side.row(skill, 9);
      side.space(12);
      side.row('ABOUT ME', 11, 'bold');
      side.item('', summary);
    },
  },
  {
    name: 'a functional one: skills in groups with proofs, then each role in a line behind its years, with commas',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[190, name]], 18, 'bold');
      pen.row([[120, `${place} • ${phone} • ${email}`]]);
      pen.space(10);
      pen.row('OBJECTIVE', 11, 'bold');
      pen.item('', summary);
      pen.space(10);
      pen.row('SKILLS SUMMARY', 11, 'bold');
      pen.row(skills.join(', '));
      pen.space(10);
      pen.row('SELECTED ACHIEVEMENTS', 11, 'bold');
      for (const [i, { deeds }] of roles.entries()) {
        pen.row(['Communication', 'Organisation', 'Leadership', 'Improvement'][i] ?? 'Further', 10, 'bold');
        pen.items('•', deeds, 10);
      }
      pen.space(10);
      pen.row('EMPLOYMENT HISTORY', 11, 'bold');
      for (const role of roles) {
        pen.row(
          `${range(role, { one: year, dash: '-', now: 'present' })} ${role.title}, ${role.company}, ${role.place}`,
        );
      }
      pen.space(10);
      pen.row('EDUCATION', 11, 'bold');
      for (const { school, degree, field, to } of studies) pen.row(`${to.year} ${degree} ${field}, ${school}`);
    },
  },
  {
    name: 'a table of labels and values for each role and each school, dates first',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      const line = (label: string, value: string): void => {
        pen.row([
          [0, label],
          [170, value],
        ]);
      };
      pen.row('Curriculum Vitae', 17, 'bold');
      pen.space(10);
      pen.row('Personal information', 12, 'bold');
      line('First name / Surname', name);
      line('Address', place);
      line('Telephone', phone);
      line('E-mail', email);
      line('Nationality', 'British');
      pen.space(10);
      pen.row('Work experience', 12, 'bold');
      for (const role of roles) {
        line('Dates', range(role, { one: inWords, dash: ' - ', now: 'present' }));
        line('Occupation or position held', role.title);
        line('Main activities', role.deeds[0] ?? '');
        line('Name of employer', role.company);
        line('Location', role.place);
        pen.space(9);
      }
      pen.row('Education and training', 12, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        line('Dates', `${from} - ${to.year}`);
        line('Title of qualification', degree);
        line('Principal subject', field);
        line('Institution', school);
        pen.space(9);
      }
      pen.row('Personal skills', 12, 'bold');
      line('Technical skills', skills.join(', '));
    },
  },
  {
    name: 'two roles under one employer with its town and all its years, each with dates at the right; headings with rules',
    dates: 'months',
    isText: true,
    sharedRoles: 2,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      const heading = (text: string): void => {
        pen.space(8);
        pen.row(text, 12, 'serif');
        rule(sheet, pen.page(), pen.y());
        pen.space(3);
      };
      pen.row([[0, name]], 22, 'serif');
      pen.row(`${email} | ${phone} | ${place}`, 9);
      heading('Professional Experience');
      for (const [i, role] of roles.entries()) {
        const own = i === 0 ? { ...role, from: roles[1]?.from ?? role.from } : role;
        if (i !== 1) pen.ends([`${role.company}, ${role.place}`, 'bold'], range(own, { one: year, dash: '–' }));
        pen.ends([role.title, 'serif'], range(role, { one: short, dash: ' – ' }));
        pen.items('•', role.deeds, 8);
        pen.space(5);
      }
      heading('Education');
      for (const { school, degree, field, place: town, from, to } of studies) {
        pen.ends([`${school}, ${town}`, 'bold'], `${from}–${to.year}`);
        pen.row(`${degree}, ${field}`, 10, 'serif');
        pen.space(4);
      }
      heading('Technical Skills');
      pen.row(`Main: ${skills.slice(0, 3).join(', ')}`);
      pen.row(`Other: ${skills.slice(3).join(', ')}`);
    },
  },
  {
    name: 'dates above; title at the employer behind a long dash and the town in brackets; a dark band with the name',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: PAGE.width, height: 92, grey: 0.2 });
      const pen = sheet.pen({ ...WHOLE, top: 44 });
      pen.row(name.toUpperCase(), 22, 'white');
      pen.row(headline, 11, 'white');
      pen.space(34);
      pen.row(`Phone: ${phone}   Email: ${email}   Address: ${place}`, 9);
      pen.space(8);
      pen.item('', summary);
      pen.space(10);
      pen.row('Work History', 13, 'bold');
      for (const role of roles) {
        pen.row(range(role, { one: inNumbers, dash: ' to ', now: 'Current' }), 9);
        pen.row(`${role.title} — ${role.company} (${role.place})`, 10, 'bold');
        pen.items('–', role.deeds, 10);
        pen.space(7);
      }
      pen.row('Education', 13, 'bold');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row(inWords(to), 9);
        pen.row(`${degree}: ${field}`, 10, 'bold');
        pen.row(`${school} (${town})`);
        pen.space(7);
      }
      pen.row('Skills', 13, 'bold');
      const half = Math.ceil(skills.length / 2);
      for (let i = 0; i < half; i += 1) {
        const other = skills[half + i];
        pen.row([[0, `• ${skills[i] ?? ''}`], ...(other === undefined ? [] : [[250, `• ${other}`] as const])]);
      }
    },
  },
];

/** Second half: written with the first, and only measured. */
export const SEALED_LAYOUTS: readonly Layout[] = [
  {
    name: 'a typesetter: employer and town at either end, title and dates at either end below; contacts in the middle',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      const heading = (text: string): void => {
        pen.space(7);
        pen.row(text, 12, 'serif');
        rule(sheet, pen.page(), pen.y());
        pen.space(3);
      };
      pen.row([[170, name]], 23, 'serif');
      pen.row([[110, `${phone} | ${email} | ${place}`]], 9);
      heading('Education');
      for (const { school, degree, field, place: town, from, to } of studies) {
        pen.ends([school, 'bold'], town);
        pen.ends([`${degree} in ${field}`, 'serif'], `Aug. ${from} – May ${to.year}`, 9);
        pen.space(3);
      }
      heading('Experience');
      for (const role of roles) {
        pen.ends([role.company, 'bold'], role.place);
        pen.ends([role.title, 'serif'], range(role, { one: short }), 9);
        pen.items('•', role.deeds, 10);
        pen.space(3);
      }
      heading('Technical Skills');
      pen.row(`Proficient: ${skills.slice(0, 3).join(', ')}`);
      pen.row(`Familiar: ${skills.slice(3).join(', ')}`);
    },
  },
  {
    name: 'an academic one: appointments with title, employer and town in a row, years at the right; papers below',
    dates: 'years',
    isText: true,
    leavesOut: ['skills'],
    draw: (sheet, { name, place, phone, email, roles, studies }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[0, name]], 16, 'serif');
      pen.row(place, 10, 'serif');
      pen.row(`${phone} · ${email}`, 10, 'serif');
      pen.space(10);
      pen.row('EDUCATION', 10, 'bold');
      for (const { school, degree, field, to } of studies) pen.ends(`${degree}, ${field}, ${school}`, String(to.year));
      pen.space(10);
      pen.row('ACADEMIC AND PROFESSIONAL APPOINTMENTS', 10, 'bold');
      for (const role of roles) {
        pen.ends(
          [`${role.title}, ${role.company}, ${role.place}`, 'plain'],
          range(role, { one: year, dash: '–', now: 'present' }),
        );
      }
      pen.space(10);
      pen.row('PUBLICATIONS', 10, 'bold');
      pen.item('', `“On waiting”, Journal of Plain Findings 12 (2019), pp. 44–61.`);
      pen.item('', `“What was kept, and why”, with J. Quist, Northern Review 3 (2021), pp. 9–30.`);
      pen.space(10);
      pen.row('CONFERENCE TALKS', 10, 'bold');
      pen.item('', `Invited talk, Winter School on Records, Oslo, 2022`);
    },
  },
  {
    name: 'a line of time: years under each other at the left of a rail, title, then employer and town by a point',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const top = sheet.pen(WHOLE);
      top.row([[0, name]], 25, 'bold');
      top.row(headline.toUpperCase(), 10);
      top.space(6);
      top.row([
        [0, phone],
        [150, email],
        [370, place],
      ]);
      top.space(12);
      top.item('', summary);
      top.space(12);
      const heading = (text: string): void => {
        top.row(text, 13, 'bold');
        top.space(4);
      };
      heading('Work Experience');
      for (const role of roles) {
        sheet.fill(top.page(), { x: 108, y: top.y() - 8, width: 1, height: 40, grey: 0.6 });
        top.row([
          [0, String(role.from.year), 'bold'],
          [80, role.title, 'bold'],
        ]);
        top.row([
          [0, role.to === null ? 'Present' : String(role.to.year), 'bold'],
          [80, `${role.company} · ${role.place}`],
        ]);
        for (const deed of role.deeds) top.row([[80, `• ${deed}`]]);
        top.space(8);
      }
      heading('Education');
      for (const { school, degree, field, from, to } of studies) {
        top.row([
          [0, String(from), 'bold'],
          [80, `${degree} in ${field}`, 'bold'],
        ]);
        top.row([
          [0, String(to.year), 'bold'],
          [80, school],
        ]);
        top.space(8);
      }
      heading('Skills');
      top.row([[80, skills.join('  ·  ')]]);
    },
  },
  {
    name: 'a German one in English: personal data in labels, months in a margin, employer with town first, title below',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      const line = (label: string, value: string, face: 'plain' | 'bold' = 'plain'): void => {
        pen.row(
          label === ''
            ? [[130, value, face]]
            : [
                [0, label],
                [130, value, face],
              ],
        );
      };
      pen.row('CURRICULUM VITAE', 15, 'bold');
      pen.space(10);
      pen.row('Personal Details', 12, 'bold');
      line('Name:', name);
      line('Date of birth:', '14.03.1988');
      line('Address:', place);
      line('Phone:', phone);
      line('Email:', email);
      line('Marital status:', 'married, two children');
      pen.space(10);
      pen.row('Professional Experience', 12, 'bold');
      for (const role of roles) {
        line(range(role, { one: inNumbers, dash: ' – ', now: 'today' }), `${role.company}, ${role.place}`, 'bold');
        line('', role.title);
        for (const deed of role.deeds) line('', `- ${deed}`);
        pen.space(8);
      }
      pen.row('Education', 12, 'bold');
      for (const { school, degree, field, place: town, from, to } of studies) {
        line(`10/${from} – ${dotted(to).replace('.', '/')}`, `${school}, ${town}`, 'bold');
        line('', `Degree: ${degree} in ${field}`);
        pen.space(8);
      }
      pen.row('Further Skills', 12, 'bold');
      line('Computer skills:', skills.join(', '));
      line('Languages:', 'English (native)');
    },
  },
  {
    name: 'an online editor: a left sidebar with labels; title with a comma and employer, months below, town at the right',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const side = sheet.pen({ left: 36, right: 190, top: 60 });
      side.row(name.split(' ')[0] ?? '', 22, 'bold');
      side.row(name.split(' ').slice(1).join(' '), 22, 'bold');
      side.row(headline, 10);
      side.space(20);
      side.row('Details', 11, 'bold');
      for (const text of [place, phone, email]) side.row(text, 9);
      side.space(14);
      side.row('Skills', 11, 'bold');
      for (const skill of skills) {
        side.row(skill, 9);
        sheet.fill(0, { x: 36, y: side.y() - 6, width: 120, height: 2, grey: 0.4 });
        side.space(5);
      }
      const main = sheet.pen({ left: 220, right: 580, top: 60 });
      main.row('Profile', 14, 'bold');
      main.item('', summary);
      main.space(10);
      main.row('Employment History', 14, 'bold');
      for (const role of roles) {
        main.ends([`${role.title}, ${role.company}`, 'bold'], role.place.split(', ')[0] ?? '');
        main.row(range(role, { one: inWords, dash: ' — ' }).toUpperCase(), 8);
        main.items('•', role.deeds);
        main.space(8);
      }
      main.row('Education', 14, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        main.row(`${degree} in ${field}, ${school}`, 10, 'bold');
        main.row(`SEPTEMBER ${from} — ${inWords(to).toUpperCase()}`, 8);
        main.space(8);
      }
    },
  },
];
