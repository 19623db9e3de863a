import { inNumbers, range, type Layout } from './layout.ts';
import { PAGE, type Pen, type Sheet } from './sheet.ts';
import type { LivedRole, LivedStudy, Person } from './people.ts';

const WHOLE = { left: 54, right: PAGE.width - 54, top: 60 };

/** Returns a layout like that of the U.S. government's resume builder: a block of rows for each part of its form. */
function builder(name: string, schoolRow: (study: LivedStudy) => string, isShort: boolean): Layout {
  return {
    name,
    dates: 'months',
    isText: true,
    draw: (sheet, person) => {
      drawBuilder(sheet, person, { schoolRow, isShort });
    },
  };
}

export const BUILDER_LAYOUTS: readonly Layout[] = [
  builder(
    "a government's builder: a school runs into its town",
    ({ school, place }) => `${school} ${inFull(place)}`,
    false,
  ),
  builder(
    "a government's builder: a comma between a school and its town",
    ({ school, place }) => `${school}, ${inFull(place)}`,
    true,
  ),
];

/** Returns a U.S. town with its ZIP code and country; other places are unchanged. */
function inFull(place: string, code = ''): string {
  return /, [A-Z]{2}$/.test(place) ? `${place}${code} United States` : place;
}

interface Printed {
  readonly schoolRow: (study: LivedStudy) => string;
  /** Whether studies take fewer rows, and references follow. */
  readonly isShort: boolean;
}

function drawBuilder(
  sheet: Sheet,
  { name, email, phone, place, roles, studies, skills }: Person,
  { schoolRow, isShort }: Printed,
): void {
  const pen = sheet.pen(WHOLE);
  pen.row(name, 14, 'bold');
  pen.row('418 Alder Street');
  pen.row(inFull(place, ' 58102'));
  pen.row(`Mobile: ${phone}`);
  pen.row(`Email: ${email}`);
  pen.space(12);
  pen.row('Availability:', 10, 'bold');
  pen.row('Job Type: Permanent');
  pen.row('Work Schedule: Full-Time');
  pen.space(12);
  pen.row('Work Experience:', 11, 'bold');
  for (const [i, role] of roles.entries()) roleBlock(pen, role, i);
  pen.row('Education:', 11, 'bold');
  for (const study of studies) {
    pen.row(schoolRow(study));
    pen.row(`${study.degree} ${inNumbers(study.to)}`);
    pen.row('GPA: 3.4 of a maximum 4.0');
    if (isShort) pen.row(`Credits Earned: 120 Semester hours    Major: ${study.field}`);
    else {
      pen.row('Credits Earned: 120 Semester hours');
      pen.row(`Major: ${study.field}`);
    }
    pen.row('Relevant Coursework, Licenses and Certifications:');
    pen.row('Statistics, public administration, technical writing.');
    pen.space(12);
  }
  pen.row('Job Related Training:', 11, 'bold');
  pen.row("Contracting Officer's Representative Level II (2019)");
  pen.space(12);
  pen.row('Skills:', 11, 'bold');
  pen.row(skills.join(', '));
  if (!isShort) return;
  pen.space(12);
  pen.row('References:', 11, 'bold');
  pen.row('Ada Fenwick     Bureau of Land Management     Program Chief');
  pen.row('Phone Number: 202-555-0188');
}

function roleBlock(pen: Pen, role: LivedRole, i: number): void {
  pen.row(role.company);
  pen.row(`${240 + i} Canal Street`);
  pen.row(inFull(role.place, ' 55802'));
  pen.space(10);
  pen.row(range(role, { one: inNumbers, dash: ' - ' }));
  pen.row(`Salary: $${61 + i},400.00 USD Per Year`);
  pen.row('Hours per week: 40');
  pen.row('Series: 0343 Pay Plan: GS Grade: 12');
  pen.row(role.title);
  pen.row('Duties, Accomplishments and Related Skills:');
  for (const deed of role.deeds) pen.row(deed);
  pen.row('Supervisor: T. Abernathy (202-555-0140)');
  pen.row('Okay to contact this Supervisor: Yes');
  pen.space(12);
}
