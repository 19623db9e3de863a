import { inNumbers, long, range, short, year, type Layout } from './layout.ts';
import { PAGE } from './sheet.ts';

const WHOLE = { left: 54, right: PAGE.width - 54, top: 60 };

/** Written together with those of `forms-layouts.ts`; only measured while rules were made on those. */
export const COUNTED_LAYOUTS: readonly Layout[] = [
  {
    name: 'two-column sidebar',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const top = sheet.pen({ left: 40, right: 572, top: 60 });
      top.row(name.toUpperCase(), 24, 'bold');
      top.row(headline, 12);
      top.space(14);
      const side = sheet.pen({ left: 40, right: 195, top: top.y() });
      side.row('CONTACT', 11, 'bold');
      for (const text of [phone, email, place]) side.row(text, 9);
      side.space(10);
      side.row('EDUCATION', 11, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        side.row(degree, 9, 'bold');
        side.row(field, 9);
        side.row(school, 9);
        side.row(`${from} - ${to.year}`, 9);
        side.space(5);
      }
      side.row('SKILLS', 11, 'bold');
      side.items('•', skills);
      side.space(8);
      side.row('LANGUAGES', 11, 'bold');
      side.row('English, Spanish', 9);
      const main = sheet.pen({ left: 225, right: 575, top: top.y() });
      main.row('PROFILE', 11, 'bold');
      main.item('', summary);
      main.space(10);
      main.row('WORK EXPERIENCE', 11, 'bold');
      for (const role of roles) {
        main.ends([role.title, 'bold'], range(role, { one: short, dash: ' - ' }), 10);
        main.row(`${role.company} | ${role.place}`, 10);
        main.items('•', role.deeds);
        main.space(7);
      }
      main.row('REFERENCES', 11, 'bold');
      main.row('Dr. Helen Marsh, Verity Clinic, 555-0109', 9);
    },
  },
  {
    name: 'dates above each role, descriptions as paragraphs',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 22, 'bold');
      pen.row(headline, 13);
      pen.row(`${phone}  •  ${email}  •  ${place}`);
      pen.space(10);
      pen.item('', summary);
      pen.space(10);
      pen.row('Experience', 14, 'bold');
      for (const role of roles) {
        pen.row(range(role, { one: long, dash: ' – ', now: 'Current' }).toUpperCase(), 9);
        pen.row(`${role.title}, ${role.company}, ${role.place}`, 11, 'bold');
        pen.item('', role.deeds.join(' '));
        pen.space(8);
      }
      pen.row('Education', 14, 'bold');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row(long(to).toUpperCase(), 9);
        pen.row(`${degree} ${field}, ${school}, ${town}`, 11, 'bold');
        pen.space(4);
      }
      pen.row('Skills', 14, 'bold');
      pen.row([
        [0, `• ${skills[0]}`],
        [250, `• ${skills[1]}`],
      ]);
      pen.row([
        [0, `• ${skills[2]}`],
        [250, `• ${skills[3]}`],
      ]);
      pen.row(`• ${skills[4]}`);
      pen.space(6);
      pen.row('Activities', 14, 'bold');
      pen.item('', 'Youth soccer coach, member of the Rotary Club, and weekend hiker.');
    },
  },
  {
    name: 'functional: skill groups with deeds first, then a bare list of jobs',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[180, name]], 18, 'bold');
      pen.row([[180, place]]);
      pen.row([[180, phone]]);
      pen.row([[180, email]]);
      pen.space(8);
      pen.row('OBJECTIVE', 12, 'bold');
      pen.item('', summary);
      pen.space(8);
      pen.row('RELEVANT ACCOMPLISHMENTS', 12, 'bold');
      pen.row('Leadership', 10, 'bold');
      pen.items('-', roles.flatMap((role) => role.deeds).slice(0, 2));
      pen.row('Client Relations', 10, 'bold');
      pen.items('-', roles.flatMap((role) => role.deeds).slice(2, 4));
      pen.space(8);
      pen.row('WORK HISTORY', 12, 'bold');
      for (const role of roles)
        pen.ends(`${role.title}, ${role.company}, ${role.place}`, range(role, { one: year, dash: '-' }));
      pen.space(8);
      pen.row('EDUCATION', 12, 'bold');
      for (const { school, degree, field, to } of studies) pen.ends(`${school}: ${degree}, ${field}`, String(to.year));
      pen.space(8);
      pen.row('SKILLS', 12, 'bold');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'Europass: labels at the left, values at the right',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen({ ...WHOLE, left: 50 });
      const of = (label: string, value: string): void => {
        pen.row([
          [0, label],
          [170, value],
        ]);
      };
      pen.row('Curriculum vitae', 16, 'bold');
      pen.space(6);
      pen.row('PERSONAL INFORMATION', 11, 'bold');
      of('Name', name);
      of('Address', place);
      of('Telephone', phone);
      of('E-mail', email);
      of('Nationality', 'Dutch');
      of('Date of birth', '14 March 1984');
      pen.space(8);
      pen.row('WORK EXPERIENCE', 11, 'bold');
      for (const role of roles) {
        of('Dates (from - to)', range(role, { one: inNumbers, dash: ' - ', now: 'current' }));
        of('Name of employer', role.company);
        of('Occupation or position held', role.title);
        of('Main activities', role.deeds[0]!);
        pen.space(6);
      }
      pen.row('EDUCATION AND TRAINING', 11, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        of('Dates (from - to)', `${from} - ${to.year}`);
        of('Name of institution', school);
        of('Title of qualification', degree);
        of('Principal subjects', field);
        pen.space(6);
      }
      pen.row('PERSONAL SKILLS AND COMPETENCES', 11, 'bold');
      of('Mother tongue', 'Dutch');
      of('Technical skills', skills.join(', '));
      of('Driving licence', 'B');
    },
  },
  {
    name: 'military to civilian: employer in capitals with place, title and dates after dashes, clearance',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name.toUpperCase(), 18, 'bold');
      pen.ends(place, `Cell: ${phone}`);
      pen.row([[-1, email]]);
      pen.space(8);
      pen.row('QUALIFICATIONS SUMMARY', 12, 'bold');
      pen.item('', summary);
      pen.row('Security Clearance: Active Secret');
      pen.space(8);
      pen.row('CORE COMPETENCIES', 12, 'bold');
      pen.row(skills.slice(0, 3).join('  |  '));
      pen.row(skills.slice(3).join('  |  '));
      pen.space(8);
      pen.row('PROFESSIONAL AND MILITARY EXPERIENCE', 12, 'bold');
      for (const role of roles) {
        pen.row(`${role.company.toUpperCase()} – ${role.place}`, 10, 'bold');
        pen.ends([role.title, 'bold'], range(role, { one: inNumbers, dash: ' to ' }));
        pen.item('', role.deeds[0]!);
        pen.items('•', role.deeds.slice(1), 8);
        pen.space(6);
      }
      pen.row('EDUCATION AND TRAINING', 12, 'bold');
      for (const { school, degree, field, place: town, to } of studies)
        pen.row(`${degree}, ${field} – ${school}, ${town} (${to.year})`);
      pen.row('Basic Leader Course, 2012');
      pen.space(6);
      pen.row('AWARDS', 12, 'bold');
      pen.row('Army Commendation Medal (2), Good Conduct Medal');
    },
  },

  {
    name: 'timeline with years in the middle',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[200, name]], 20, 'bold');
      pen.row([[150, `${email} | ${phone} | ${place}`]], 9);
      pen.space(12);
      pen.row([[200, 'Work Experience']], 12, 'bold');
      for (const role of roles) {
        pen.row([
          [0, role.company, 'bold'],
          [200, range(role, { one: year, dash: ' - ' })],
          [310, role.title, 'bold'],
        ]);
        for (const deed of role.deeds) pen.row([[310, deed.slice(0, 55)]], 8);
        pen.space(6);
      }
      pen.row([[200, 'Education']], 12, 'bold');
      for (const { school, degree, field, to } of studies) {
        pen.row([
          [0, school, 'bold'],
          [200, String(to.year)],
          [310, `${degree}, ${field}`],
        ]);
        pen.space(4);
      }
      pen.row([[200, 'Skills']], 12, 'bold');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'grouped by employer with roles indented',
    dates: 'months',
    isText: true,
    sharedRoles: 2,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`${name}, ${headline}`, 16, 'bold');
      pen.row(`${place} • ${phone} • ${email}`);
      pen.space(10);
      pen.row('Employment History', 12, 'bold');
      let last = '';
      for (const role of roles) {
        if (role.company !== last) pen.row(role.company, 11, 'bold');
        last = role.company;
        pen.row(`    ${role.title}: ${range(role, { one: short, dash: ' – ' })}`);
        pen.items('–', role.deeds, 20);
        pen.space(4);
      }
      pen.row('Academic Background', 12, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        pen.row(school, 11, 'bold');
        pen.row(`    ${degree} – ${field}: ${from} – ${to.year}`);
      }
      pen.space(8);
      pen.row('Areas of Expertise', 12, 'bold');
      pen.items('–', skills);
    },
  },
  {
    name: 'markdown',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`# ${name}`);
      pen.row(`_${headline}_`);
      pen.space(10);
      pen.row(`- **Email:** ${email}`);
      pen.row(`- **Phone:** ${phone}`);
      pen.row(`- **Location:** ${place}`);
      pen.space(10);
      pen.row('## About me');
      pen.item('', summary);
      pen.space(10);
      pen.row('## Experience');
      for (const role of roles) {
        pen.space(8);
        pen.row(`### ${role.title} — ${role.company}`);
        pen.row(`*${range(role, { one: long, dash: ' – ' })}* | ${role.place}`);
        for (const deed of role.deeds) pen.row(`- ${deed}`);
      }
      pen.space(10);
      pen.row('## Education');
      for (const { school, degree, field, to } of studies) pen.row(`- **${degree}, ${field}**, ${school}, ${to.year}`);
      pen.space(10);
      pen.row('## Skills');
      pen.row(skills.map((skill) => `\`${skill}\``).join(' '));
    },
  },
  {
    name: 'right sidebar with labels above values',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const main = sheet.pen({ left: 40, right: 390, top: 60 });
      main.row(name, 24, 'serif');
      main.row(headline.toUpperCase(), 10);
      main.space(12);
      main.item('', summary);
      main.space(12);
      main.row('EMPLOYMENT', 11, 'bold');
      for (const role of roles) {
        main.row(`${role.title} at ${role.company}`, 11, 'bold');
        main.row(`${range(role, { one: short, dash: ' — ' })}, ${role.place}`, 9);
        main.items('•', role.deeds);
        main.space(8);
      }
      main.row('EDUCATION', 11, 'bold');
      for (const { school, degree, field, from, to } of studies) {
        main.row(`${degree} ${field}, ${school}`, 11, 'bold');
        main.row(`${from} — ${to.year}`, 9);
        main.space(6);
      }
      const side = sheet.pen({ left: 420, right: 580, top: 60 });
      side.row('Details', 12, 'bold');
      for (const [label, value] of [
        ['Address', place],
        ['Phone', phone],
        ['Email', email],
        ['Driving license', 'Full'],
      ]) {
        side.row(label!, 8);
        side.row(value!, 9);
        side.space(4);
      }
      side.space(8);
      side.row('Skills', 12, 'bold');
      for (const skill of skills) side.row(skill, 9);
      side.space(8);
      side.row('Hobbies', 12, 'bold');
      side.row('Cycling, chess', 9);
    },
  },
  {
    name: 'federal',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 14, 'bold');
      pen.row(place);
      pen.row(`Mobile: ${phone}`);
      pen.row(`Email: ${email}`);
      pen.row('Citizenship: United States');
      pen.row("Veterans' Preference: No");
      pen.space(10);
      pen.row('WORK EXPERIENCE', 12, 'bold');
      for (const role of roles) {
        pen.row(role.company, 10, 'bold');
        pen.row(role.place);
        pen.row(range(role, { one: inNumbers, dash: ' - ' }));
        pen.row('Hours per week: 40');
        pen.row(role.title, 10, 'bold');
        pen.row('Duties, Accomplishments and Related Skills:');
        pen.item('', role.deeds.join(' '));
        pen.row('Supervisor: Dana Whitlock (555-0150)');
        pen.row('Okay to contact this Supervisor: Yes');
        pen.space(8);
      }
      pen.row('EDUCATION', 12, 'bold');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row(`${school} ${town}`, 10, 'bold');
        pen.row(`${degree} ${inNumbers(to)}`);
        pen.row(`Major: ${field}`);
        pen.row('Credits Earned: 128 Semester hours');
        pen.space(6);
      }
      pen.row('JOB RELATED TRAINING', 12, 'bold');
      pen.row('Contracting Officer Representative Level II, 2018');
      pen.space(6);
      pen.row('SKILLS', 12, 'bold');
      pen.row(skills.join(', '));
    },
  },
];
