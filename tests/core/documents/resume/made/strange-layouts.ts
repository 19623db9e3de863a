import { apostrophe, dotted, inNumbers, long, range, short, year, type Layout } from './layout.ts';
import { PAGE, type Pen } from './sheet.ts';

const WHOLE = { left: 50, right: PAGE.width - 50, top: 60 };

/** Prints a heading with space around it. */
function headed(pen: Pen, text: string, size = 12): void {
  pen.space(9);
  pen.row(text, size, 'bold');
  pen.space(3);
}

/** Odd layouts written after the blind ones had been measured, and measured once. */
export const STRANGE_LAYOUTS: readonly Layout[] = [
  {
    name: 'a questionnaire: questions in words over each answer, posts as numbered answers with "employed by"',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row('Applicant', 13, 'bold');
      for (const text of [name, `Lives at: ${place}`, `Telephone: ${phone}`, `E-mail: ${email}`]) pen.row(text);
      headed(pen, 'Previous Employment');
      for (const [i, role] of roles.entries()) {
        pen.row(`${i + 1}. ${role.title}, employed by ${role.company}`, 10, 'bold');
        pen.row(`${range(role, { one: inNumbers, dash: ' until ', now: 'now' })}, ${role.place}`);
        pen.items('-', role.deeds);
        pen.space(6);
      }
      headed(pen, 'Education');
      for (const [i, { school, degree, field, to }] of studies.entries())
        pen.row(`${i + 1}. ${school}: ${degree}, ${field} (${to.year})`);
      headed(pen, 'Skills');
      for (const [i, skill] of skills.entries()) pen.row(`${i + 1}. ${skill}`);
    },
  },
  {
    name: 'of a chef: restaurant in capitals with stars and covers, position and months in one row around a tilde',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[200, name, 'serif']], 24);
      pen.row([[210, headline, 'serif']], 11);
      pen.row([[120, `${phone} ~ ${email} ~ ${place}`]], 9);
      pen.item('', summary);
      headed(pen, 'KITCHENS');
      for (const role of roles) {
        pen.row(role.company.toUpperCase(), 11, 'bold');
        pen.row(`${role.title} ~ ${range(role, { one: short, dash: ' - ' })}`);
        pen.row('120 covers, open seven days', 9);
        pen.items('•', role.deeds);
        pen.space(8);
      }
      headed(pen, 'TRAINING');
      for (const { school, degree, field, to } of studies) {
        pen.row(school.toUpperCase(), 11, 'bold');
        pen.row(`${degree} in ${field} ~ ${to.year}`);
      }
      headed(pen, 'SKILLS');
      pen.row(skills.join(' ~ '));
    },
  },
  {
    name: 'of a builder of software: one row a post in fixed cells of dates, employer / title / town; a second list of tools with years',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`${name} <${email}>`, 12, 'bold');
      pen.row(`${phone}, ${place}`);
      headed(pen, '[work]');
      for (const role of roles) {
        pen.row([
          [0, range(role, { one: dotted, dash: '..', now: 'now' })],
          [130, `${role.company} / ${role.title} / ${role.place}`],
        ]);
        for (const deed of role.deeds) pen.row([[130, `* ${deed}`]]);
      }
      headed(pen, '[education]');
      for (const { school, degree, field, to } of studies)
        pen.row([
          [0, String(to.year)],
          [130, `${school} / ${degree} ${field}`],
        ]);
      headed(pen, '[skills]');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'of an actor turned clerk: two columns of credits above, day jobs below by title, a dotted lead and employer, years in brackets',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name.toUpperCase(), 20, 'bold');
      pen.row(`${email}     ${phone}     ${place}`, 9);
      headed(pen, 'STAGE');
      pen.row([
        [0, 'The Tin Harbor'],
        [220, 'Second Sailor'],
        [380, 'Quay Players'],
      ]);
      pen.row([
        [0, 'Winter Accounts'],
        [220, 'The Auditor'],
        [380, 'Mill Road Company'],
      ]);
      headed(pen, 'DAY JOBS');
      for (const role of roles) {
        pen.row(`${role.title} . . . . . . ${role.company} (${range(role, { one: year, dash: '-', now: 'present' })})`);
        pen.items('-', role.deeds);
      }
      headed(pen, 'SCHOOLS');
      for (const { school, degree, field, to } of studies) pen.row(`${school} (${degree}, ${field}, ${to.year})`);
      headed(pen, 'SPECIAL SKILLS');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'in three columns from the top: contact and skills, work with dates above, studies; headings in small letters',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const top = sheet.pen({ left: 40, right: 570, top: 54 });
      top.row(name, 26, 'serif');
      top.row(summary, 9);
      const one = sheet.pen({ left: 40, right: 160, top: 120 });
      one.row('reach me', 12, 'bold');
      for (const text of [phone, email, place]) one.row(text, 8);
      one.space(12);
      one.row('skills', 12, 'bold');
      for (const skill of skills) one.row(skill, 9);
      const two = sheet.pen({ left: 185, right: 425, top: 120 });
      two.row('work', 12, 'bold');
      for (const role of roles) {
        two.space(5);
        two.row(range(role, { one: long, dash: ' – ', now: 'today' }), 8);
        two.row(role.company, 10, 'bold');
        two.row(role.title, 10);
        two.items('·', role.deeds);
      }
      const three = sheet.pen({ left: 445, right: 590, top: 120 });
      three.row('education', 12, 'bold');
      for (const { school, degree, field, to } of studies) {
        three.space(5);
        three.row(String(to.year), 8);
        three.row(degree, 9, 'bold');
        three.row(field, 9);
        three.row(school, 8);
      }
    },
  },
  {
    name: 'of a driver: licence classes, jobs as "from - to Employer: Title (Town)", miles and safety, schools by year and comma',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 15, 'bold');
      pen.row(place);
      pen.row(`${phone}; ${email}`);
      headed(pen, 'Licence');
      pen.row('Class C+E since 2004, tachograph card, no points');
      headed(pen, 'Jobs');
      for (const role of roles) {
        pen.row(
          `${range(role, { one: inNumbers, dash: ' - ', now: 'today' })} ${role.company}: ${role.title} (${role.place})`,
        );
        pen.row('about 60,000 miles a year without an accident', 9);
        for (const deed of role.deeds) pen.row(`   ${deed}`, 9);
      }
      headed(pen, 'School');
      for (const { school, degree, field, to } of studies) pen.row(`${to.year}, ${school}, ${degree}, ${field}`);
      headed(pen, 'Good at');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'of a lawyer: admissions, firms centred in capitals, title and town under them, months with short years at the right',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[190, name.toUpperCase(), 'serif']], 16);
      pen.row([[140, `${place} | ${phone} | ${email}`]], 9);
      headed(pen, 'BAR ADMISSIONS');
      pen.row('State Bar of New York, 2009; Southern District, 2010');
      headed(pen, 'EXPERIENCE');
      for (const role of roles) {
        pen.row([[170, role.company.toUpperCase(), 'bold']]);
        pen.ends(`${role.title}, ${role.place}`, range(role, { one: apostrophe, dash: ' – ' }));
        pen.items('•', role.deeds);
        pen.space(6);
      }
      headed(pen, 'EDUCATION');
      for (const study of studies) {
        pen.row([[170, study.school.toUpperCase(), 'bold']]);
        pen.ends(`${study.degree} in ${study.field}, ${study.place}`, String(study.to.year));
      }
      headed(pen, 'SKILLS');
      pen.row(skills.join('; '));
    },
  },
  {
    name: 'a profile as prose: each post one sentence of a list with "as a" title "at" employer and dates in brackets, studies likewise',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`About ${name}`, 16, 'bold');
      pen.row(`Write to ${email} or call ${phone}. Based in ${place}.`);
      headed(pen, 'Where I have worked');
      for (const role of roles)
        pen.item('•', `${role.title} at ${role.company} (${range(role, { one: year, dash: ' to ', now: 'now' })})`);
      headed(pen, 'What I have studied');
      for (const { school, degree, field, to } of studies)
        pen.item('•', `${degree} in ${field} at ${school} (${to.year})`);
      headed(pen, 'What I am good at');
      pen.items('•', skills);
    },
  },
];
