import { inNumbers, iso, long, range, short, year, type Layout } from './layout.ts';
import { PAGE } from './sheet.ts';

const WHOLE = { left: 54, right: PAGE.width - 54, top: 60 };

const CERTIFICATES = ['Certified ScrumMaster (CSM), 2019', 'OSHA 10-Hour General Industry, 2021'];

const city = (place: string): string => place.split(',')[0] ?? place;

/** Templates, forms and exports, half of them uncommon: written together with the counted ones, measured, and then used to make rules. */
export const FORMS_LAYOUTS: readonly Layout[] = [
  {
    name: 'chronological: centered name, pipe contacts, company + place left, dates right, title below in italics',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, summary, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[170, name]], 20, 'bold');
      pen.row([[110, `${place} | ${phone} | ${email} | linkedin.com/in/${email.split('@')[0]!.replace('.', '')}`]]);
      pen.space(10);
      pen.row('PROFESSIONAL SUMMARY', 12, 'bold');
      pen.item('', summary);
      pen.space(8);
      pen.row('PROFESSIONAL EXPERIENCE', 12, 'bold');
      for (const role of roles) {
        pen.ends([role.company, 'bold'], role.place);
        pen.ends(role.title, range(role, { one: short }));
        pen.items('•', role.deeds, 8);
        pen.space(6);
      }
      pen.row('EDUCATION', 12, 'bold');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.ends([school, 'bold'], town);
        pen.ends(`${degree} in ${field}`, long(to));
        pen.item('•', "GPA: 3.7/4.0, Dean's List");
      }
      pen.space(6);
      pen.row('TECHNICAL SKILLS', 12, 'bold');
      pen.row(`Software: ${skills.slice(0, 3).join(', ')}`);
      pen.row(`Other: ${skills.slice(3).join(', ')}`);
      pen.space(6);
      pen.row('CERTIFICATIONS', 12, 'bold');
      pen.items('•', CERTIFICATES);
    },
  },
  {
    name: 'table of jobs with a head row: Dates, Employer, Position, Location; education likewise',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 18, 'bold');
      pen.row(headline, 12);
      pen.row(`Address: ${place}`);
      pen.row(`Phone: ${phone}`);
      pen.row(`Email: ${email}`);
      pen.space(10);
      pen.row('Employment Record', 13, 'bold');
      pen.row(
        [
          [0, 'Dates'],
          [125, 'Employer'],
          [300, 'Position Held'],
          [430, 'Location'],
        ],
        9,
        'bold',
      );
      for (const role of roles) {
        pen.row(
          [
            [0, range(role, { one: inNumbers, dash: ' - ' })],
            [125, role.company],
            [300, role.title],
            [430, role.place],
          ],
          9,
        );
      }
      pen.space(10);
      pen.row('Education', 13, 'bold');
      pen.row(
        [
          [0, 'Year'],
          [125, 'Institution'],
          [300, 'Degree'],
          [430, 'Major'],
        ],
        9,
        'bold',
      );
      for (const { school, degree, field, to } of studies) {
        pen.row(
          [
            [0, String(to.year)],
            [125, school],
            [300, degree],
            [430, field],
          ],
          9,
        );
      }
      pen.space(10);
      pen.row('Computer Skills', 13, 'bold');
      pen.row(skills.join(', '));
      pen.space(8);
      pen.row('References', 13, 'bold');
      pen.row('Available upon request.');
    },
  },
  {
    name: 'academic CV: degrees first with year at the left, appointments as one line, publications',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[150, 'Curriculum Vitae']], 14, 'serif');
      pen.row([[170, name]], 16, 'serif');
      pen.row([[140, place]], 10, 'serif');
      pen.row([[140, `${email} · ${phone}`]], 10, 'serif');
      pen.space(10);
      pen.row('Education', 13, 'serif');
      for (const { school, degree, field, to } of studies) {
        pen.row(
          [
            [0, String(to.year)],
            [60, `${degree}, ${field}, ${school}`],
          ],
          10,
          'serif',
        );
        pen.row(
          [[60, `Thesis: A study of ${field.toLowerCase()} in small towns. Advisor: Prof. L. Berg`]],
          10,
          'serif',
        );
      }
      pen.space(8);
      pen.row('Appointments', 13, 'serif');
      for (const role of roles)
        pen.row(
          [
            [0, range(role, { one: year, dash: '–', now: 'present' })],
            [80, `${role.title}, ${role.company}, ${role.place}`],
          ],
          10,
          'serif',
        );
      pen.space(8);
      pen.row('Publications', 13, 'serif');
      pen.item(
        '',
        `${name.split(' ').at(-1)}, ${name[0]}., and K. Osei (2018). Counting the uncounted. Journal of Regional Studies 12(3), 44-61.`,
      );
      pen.item('', `${name.split(' ').at(-1)}, ${name[0]}. (2015). Notes on method. Social Inquiry 7, 101-119.`);
      pen.space(8);
      pen.row('Honors and Awards', 13, 'serif');
      pen.row(
        [
          [0, '2016'],
          [60, 'Early Career Teaching Award'],
        ],
        10,
        'serif',
      );
      pen.space(8);
      pen.row('Skills', 13, 'serif');
      pen.row(skills.join('; '), 10, 'serif');
    },
  },
  {
    name: 'LinkedIn export: sidebar with contact and top skills, dates with a duration in brackets, place on its own row',
    dates: 'months',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const side = sheet.pen({ left: 30, right: 190, top: 60 });
      side.row('Contact', 13, 'white');
      side.row(`${phone} (Mobile)`, 9, 'white');
      side.row(email, 9, 'white');
      side.space(10);
      side.row('Top Skills', 13, 'white');
      for (const skill of skills) side.row(skill, 9, 'white');
      side.space(10);
      side.row('Languages', 13, 'white');
      side.row('English (Native or Bilingual)', 9, 'white');
      side.row('German (Elementary)', 9, 'white');
      sheet.fill(0, { x: 0, y: 0, width: 200, height: 792, grey: 0.2 });
      const pen = sheet.pen({ left: 220, right: 590, top: 60 });
      pen.row(name, 24, 'plain');
      pen.row(headline, 12);
      pen.row(place, 11);
      pen.space(14);
      pen.row('Summary', 15);
      pen.item('', summary);
      pen.space(14);
      pen.row('Experience', 15);
      for (const role of roles) {
        pen.row(role.company, 12);
        pen.row(role.title, 11);
        const months = role.to ? (role.to.year - role.from.year) * 12 + role.to.month - role.from.month + 1 : 27;
        pen.row(
          `${range(role, { one: long, dash: ' - ' })} (${Math.floor(months / 12)} years ${months % 12} months)`,
          10,
        );
        pen.row(role.place, 10);
        for (const deed of role.deeds) pen.item('', deed);
        pen.space(10);
      }
      pen.row('Education', 15);
      for (const { school, degree, field, from, to } of studies) {
        pen.row(school, 12);
        pen.row(`${degree}, ${field} · (${from} - ${to.year})`, 10);
        pen.space(8);
      }
    },
  },
  {
    name: 'compact one-liners: title @ company (dates), skills inline, lone city',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(`${name} / ${email} / ${phone} / ${place}`, 11, 'bold');
      pen.space(8);
      pen.row('Work', 11, 'bold');
      for (const role of roles) {
        pen.row(`${role.title} @ ${role.company} (${range(role, { one: iso, dash: ' » ', now: 'now' })})`);
        pen.item('', role.deeds[0]!, 10);
      }
      pen.space(8);
      pen.row('School', 11, 'bold');
      for (const { school, degree, field, to } of studies) pen.row(`${degree} ${field} @ ${school} (${to.year})`);
      pen.space(8);
      pen.row('Skills', 11, 'bold');
      pen.row(skills.join(' · '));
    },
  },

  {
    name: 'three columns',
    dates: 'years',
    isText: false,
    draw: (sheet, { name, headline, place, phone, email, summary, roles, studies, skills }) => {
      const top = sheet.pen({ left: 36, right: 576, top: 60 });
      top.row(name, 26, 'bold');
      top.row(headline, 12);
      top.space(16);
      const one = sheet.pen({ left: 36, right: 180, top: top.y() });
      one.row('Get in touch', 11, 'bold');
      for (const text of [email, phone, place]) one.row(text, 9);
      one.space(12);
      one.row('Profile', 11, 'bold');
      one.item('', summary);
      const two = sheet.pen({ left: 205, right: 420, top: top.y() });
      two.row('Work experience', 11, 'bold');
      for (const role of roles) {
        two.row(role.title, 10, 'bold');
        two.row(role.company, 9);
        two.row(range(role, { one: year, dash: ' - ' }), 9);
        two.items('•', role.deeds);
        two.space(8);
      }
      const three = sheet.pen({ left: 440, right: 590, top: top.y() });
      three.row('Education', 11, 'bold');
      for (const { school, degree, field, to } of studies) {
        three.row(degree, 9, 'bold');
        three.row(field, 9);
        three.row(school, 9);
        three.row(String(to.year), 9);
        three.space(6);
      }
      three.row('Skills', 11, 'bold');
      for (const skill of skills) three.row(skill, 9);
    },
  },
  {
    name: 'sentences: based in, schools in brackets',
    dates: 'years',
    isText: true,
    draw: (sheet, { name, headline, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(name, 20, 'bold');
      pen.row(`${headline}. Based in ${place}.`);
      pen.row(`Reach me at ${email} or ${phone}.`);
      pen.space(10);
      pen.row("Where I've worked", 13, 'bold');
      for (const role of roles) {
        pen.row(
          `${role.company} (${range(role, { one: year, dash: '–', now: 'present' })}): ${role.title}`,
          10,
          'bold',
        );
        pen.item('', role.deeds.join(' '));
        pen.space(5);
      }
      pen.row("What I've studied", 13, 'bold');
      for (const { school, degree, field, to } of studies) pen.row(`${degree} in ${field} (${school}), ${to.year}`);
      pen.space(8);
      pen.row("What I'm good at", 13, 'bold');
      pen.row(skills.join(', '));
    },
  },
  {
    name: 'no bullets, lone city, dates under the title',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row(
        [
          [0, name, 'bold'],
          [-1, place],
        ],
        16,
      );
      pen.ends(email, phone);
      pen.space(12);
      pen.row('EXPERIENCE', 12, 'bold');
      for (const role of roles) {
        pen.row(role.title, 11, 'bold');
        pen.row(`${role.company}, ${city(role.place)}`);
        pen.row(range(role, { one: short, dash: ' to ', now: 'date' }), 9);
        for (const deed of role.deeds) pen.item('', deed);
        pen.space(6);
      }
      pen.row('EDUCATION', 12, 'bold');
      for (const { school, degree, field, place: town, to } of studies) {
        pen.row(`${school}, ${city(town)}`, 11, 'bold');
        pen.row(`${degree} in ${field}`);
        pen.row(`Graduated ${long(to)}`, 9);
        pen.space(5);
      }
      pen.row('SKILLS', 12, 'bold');
      for (const skill of skills) pen.row(skill);
    },
  },
  {
    name: 'form with labels',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row('APPLICATION FOR EMPLOYMENT', 14, 'bold');
      pen.row(`Applicant: ${name}`);
      pen.row(`Lives at: ${place}`);
      pen.row(`Daytime phone: ${phone}`);
      pen.row(`E-mail address: ${email}`);
      pen.space(10);
      pen.row('Previous employment (most recent first)', 12, 'bold');
      for (const role of roles) {
        pen.row(`Employer: ${role.company}`);
        pen.row(`Job title: ${role.title}`);
        pen.row(`From: ${inNumbers(role.from)}   To: ${role.to ? inNumbers(role.to) : 'Present'}`);
        pen.row(`Duties: ${role.deeds[0]}`);
        pen.row('Reason for leaving: Career growth');
        pen.space(6);
      }
      pen.row('Education history', 12, 'bold');
      for (const { school, degree, field, to } of studies) {
        pen.row(`School: ${school}`);
        pen.row(`Degree earned: ${degree}   Major: ${field}`);
        pen.row(`Year completed: ${to.year}`);
        pen.space(6);
      }
      pen.row(`Skills: ${skills.join(', ')}`);
    },
  },
  {
    name: 'last name first, dates stacked in the margin, contacts in the foot',
    dates: 'months',
    isText: true,
    draw: (sheet, { name, place, phone, email, roles, studies, skills }) => {
      const pen = sheet.pen(WHOLE);
      pen.row([[-1, name]], 20, 'serif');
      pen.row([[-1, 'Resume']], 10, 'serif');
      pen.space(12);
      pen.row('CAREER', 11, 'bold');
      for (const role of roles) {
        pen.row([
          [0, `${short(role.from)} –`],
          [110, role.title, 'bold'],
        ]);
        pen.row([
          [0, role.to ? short(role.to) : 'today'],
          [110, `${role.company}, ${role.place}`],
        ]);
        for (const deed of role.deeds) pen.row([[110, `• ${deed}`]], 9);
        pen.space(6);
      }
      pen.row('STUDIES', 11, 'bold');
      for (const { school, degree, field, to } of studies) {
        pen.row([
          [0, String(to.year)],
          [110, `${degree} ${field}`, 'bold'],
        ]);
        pen.row([[110, school]]);
        pen.space(6);
      }
      pen.row('KNOW-HOW', 11, 'bold');
      pen.row([[110, skills.join(', ')]]);
      pen.space(20);
      pen.row([[60, `${place}  –  ${phone}  –  ${email}`]], 9);
    },
  },
];
