import { dotted, inNumbers, long, quarter, range, short, wide, year, type Layout } from './layout.ts';
import { PAGE } from './sheet.ts';

/** Four templates of today and two odd ones, written before anyone looked at an error of the held-out layouts. They are only counted: nobody looks at what is missed. */
export const FRESH_LOOKS_LAYOUTS: readonly Layout[] = [
  {
    name: 'a free online template: grey panel on the left with contact, skills and languages, employer and dates in one row below the title',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, email, phone, place, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: 190, height: PAGE.height, grey: 0.92 });
      const side = sheet.pen({ left: 24, right: 180, top: 70 });
      side.row('CONTACT', 11, 'bold');
      for (const row of [phone, email, place]) side.row(row, 9);
      side.space(16);
      side.row('KEY SKILLS', 11, 'bold');
      for (const skill of skills) side.row(`• ${skill}`, 9);
      side.space(16);
      side.row('LANGUAGES', 11, 'bold');
      side.row('English – Native', 9);
      side.row('Polish – Intermediate', 9);
      const main = sheet.pen({ left: 212, right: 580, top: 70 });
      main.row(name.toUpperCase(), 22, 'bold');
      main.row(headline, 12);
      main.space(14);
      main.row('ABOUT ME', 12, 'bold');
      main.item('', summary);
      main.space(12);
      main.row('WORK EXPERIENCE', 12, 'bold');
      for (const role of roles) {
        main.space(4);
        main.row(role.title, 11, 'bold');
        main.row(`${role.company} · ${role.place} · ${range(role, { one: short })}`, 9);
        main.items('•', role.deeds, 6);
      }
      main.space(12);
      main.row('EDUCATION', 12, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        main.row(`${degree} in ${field}`, 11, 'bold');
        main.row(`${school} · ${from} – ${to.year}`, 9);
      }
    },
  },
  {
    name: 'a plain applicant-tracking template: every label spelled out, comma-separated skills in groups, dates before the bar',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 54, right: 558, top: 56 });
      pen.row(name, 18, 'bold');
      pen.row(`${place} | ${phone} | ${email}`);
      pen.space(10);
      pen.row('Professional Summary', 12, 'bold');
      pen.item('', summary);
      pen.space(8);
      pen.row('Core Skills', 12, 'bold');
      pen.row(`Day to day: ${skills.slice(0, 2).join(', ')}`);
      pen.row(`Also used: ${skills.slice(2).join(', ')}`);
      pen.space(8);
      pen.row('Professional Experience', 12, 'bold');
      for (const role of roles) {
        pen.row(role.company, 11, 'bold');
        pen.row(`${role.title} | ${role.place}`);
        pen.row(range(role, { one: long, dash: ' to ' }));
        pen.items('-', role.deeds, 6);
        pen.space(6);
      }
      pen.row('Education', 12, 'bold');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row(`${degree}, ${field}`, 10, 'bold');
        pen.row(`${school} | ${town} | ${year(to)}`);
        pen.space(4);
      }
      pen.row('Certifications', 12, 'bold');
      pen.row('First Aid and CPR, American Red Cross, 2022');
    },
  },
  {
    name: 'a word processor resume: letter-spaced headings, employer and town with dates at the right end, title in italics below',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 60, right: 552, top: 60 });
      pen.row([[150, wide(name)]], 16, 'serif');
      pen.row([[200, headline]], 11, 'serif');
      pen.row([[90, `${place}  •  ${phone}  •  ${email}`]], 9, 'serif');
      pen.space(12);
      pen.row([[190, wide('Experience')]], 11, 'serif');
      pen.space(4);
      for (const role of roles) {
        pen.ends([`${role.company}, ${role.place}`, 'bold'], range(role, { one: inNumbers, dash: ' – ' }));
        pen.row(role.title, 10, 'serif');
        pen.items('•', role.deeds, 10);
        pen.space(6);
      }
      pen.row([[190, wide('Education')]], 11, 'serif');
      pen.space(4);
      for (const { school, degree, field, place: town, to } of studies) {
        pen.ends([`${school}, ${town}`, 'bold'], String(to.year));
        pen.row(`${degree} in ${field}`, 10, 'serif');
      }
      pen.space(8);
      pen.row([[190, wide('Skills')]], 11, 'serif');
      pen.space(4);
      pen.row(skills.join('  •  '), 10, 'serif');
      pen.space(8);
      pen.row([[190, wide('Volunteering')]], 11, 'serif');
      pen.space(4);
      pen.ends('Riverside Food Pantry', '2017 – 2019');
    },
  },
  {
    name: 'a career changer: summary of qualifications and strengths first, work in one table row each, licences and hobbies last',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 54, right: 558, top: 56 });
      pen.ends([name, 'bold'], place, 14);
      pen.ends(email, phone);
      pen.space(10);
      pen.row('SUMMARY OF QUALIFICATIONS', 11, 'bold');
      pen.items('•', [summary, 'Quick to learn and at ease with people of every age.']);
      pen.space(8);
      pen.row('STRENGTHS', 11, 'bold');
      for (let i = 0; i < skills.length; i += 2) pen.row(skills.slice(i, i + 2).map((skill, k) => [k * 220, skill]));
      pen.space(8);
      pen.row('EMPLOYMENT HISTORY', 11, 'bold');
      for (const role of roles) {
        pen.row([
          [0, role.title, 'bold'],
          [190, role.company],
          [400, range(role, { one: year, dash: ' - ' })],
        ]);
      }
      pen.space(8);
      pen.row('EDUCATION & TRAINING', 11, 'bold');
      for (const { school, degree, field, to } of studies) pen.row(`${degree}, ${field} - ${school} (${to.year})`);
      pen.space(8);
      pen.row('LICENSES', 11, 'bold');
      pen.row("Class D driver's license, notary public");
      pen.space(8);
      pen.row('HOBBIES', 11, 'bold');
      pen.row('Beekeeping, choir, long-distance cycling');
    },
  },
  {
    name: 'odd: a zine of two columns with a heading in the first person, quarters for months, the employer in capitals after "at"',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, email, phone, place, summary, roles, studies, skills }) => {
      sheet.fill(0, { x: 0, y: 0, width: PAGE.width, height: 90, grey: 0.75 });
      const top = sheet.pen({ left: 40, right: 572, top: 50 });
      top.row(name, 26, 'bold');
      top.row(`${email}   ${phone}   ${place}`, 9);
      const left = sheet.pen({ left: 40, right: 320, top: 120 });
      left.row('Where I have worked', 14, 'bold');
      for (const role of roles) {
        left.space(8);
        left.row(`${role.title} at ${role.company.toUpperCase()}`, 10, 'bold');
        left.row(range(role, { one: year, dash: ' – ', now: 'today' }), 9);
        left.item('', role.deeds.join(' '));
      }
      const right = sheet.pen({ left: 345, right: 572, top: 120 });
      right.row('Hello', 14, 'bold');
      right.item('', summary);
      right.space(12);
      right.row('Where I have studied', 14, 'bold');
      for (const { school, degree, field, to } of studies) {
        right.row(school, 10, 'bold');
        right.row(`${degree}, ${field}`, 9);
        right.row(quarter(to), 9);
        right.space(4);
      }
      right.space(12);
      right.row('What I am good at', 14, 'bold');
      for (const skill of skills) right.row(`» ${skill}`, 10);
    },
  },
  {
    name: 'odd: a numbered dossier with ruled lines, roles counted down, employer before the title with a colon, skills last in one sentence-like row',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, email, phone, place, roles, studies, skills }) => {
      const pen = sheet.pen({ left: 56, right: 556, top: 60 });
      pen.row(`Dossier of ${name}`, 16, 'bold');
      pen.row(`Telephone: ${phone}`);
      pen.row(`Email: ${email}`);
      pen.row(`Residence: ${place}`);
      const heading = (text: string): void => {
        pen.space(10);
        sheet.fill(pen.page(), { x: 56, y: pen.y() - 12, width: 500, height: 0.5, grey: 0 });
        pen.row(text, 12, 'bold');
        pen.space(2);
      };
      heading('1. Professional experience');
      for (const [i, role] of roles.entries()) {
        pen.row(`1.${i + 1}  ${role.company}: ${role.title}`, 10, 'bold');
        pen.row([[22, `${range(role, { one: dotted, dash: ' - ', now: 'today' })} in ${role.place}`]]);
        pen.items('–', role.deeds, 22);
        pen.space(4);
      }
      heading('2. Education');
      for (const [i, { school, degree, field, to }] of studies.entries()) {
        pen.row(`2.${i + 1}  ${degree} in ${field}, ${school}, ${to.year}`);
      }
      heading('3. Skills');
      pen.row(skills.join(' / '));
      heading('4. Languages');
      pen.row('English: mother tongue / Portuguese: B1');
    },
  },
];
