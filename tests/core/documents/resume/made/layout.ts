import type { LivedRole, MonthOfYear, Person } from './people.ts';
import type { Sheet } from './sheet.ts';

/** How precise a layout's dates are. */
export type Precision = 'months' | 'years';

/** A resume layout. */
export interface Layout {
  readonly name: string;
  readonly dates: Precision;
  /** Whether it keeps its meaning when pasted as text. */
  readonly isText: boolean;
  /** Whether a role is printed without dates. */
  readonly isUndated?: (role: number) => boolean;
  /** What it omits. */
  readonly leavesOut?: readonly ('phone' | 'location' | 'skills' | 'work')[];
  /** How many of the first roles are with the first one's employer. */
  readonly sharedRoles?: number;
  /** How many roles it prints; two to four by chance without it. */
  readonly roles?: number;
  readonly draw: (sheet: Sheet, person: Person) => void;
}

/** What a generated resume says: values as printed, dates as served. */
export interface Truth {
  readonly contact: Readonly<Record<'name' | 'email' | 'phone' | 'location', string | null>>;
  readonly work_history: readonly Readonly<Record<'company' | 'title' | 'start_date' | 'end_date', string | null>>[];
  readonly education: readonly Readonly<
    Record<'institution' | 'degree' | 'field' | 'graduation_date', string | null>
  >[];
  readonly skills: readonly string[];
}

/** The person as the layout shows them: if it prints one employer for several roles, they share it. */
export function personOf(person: Person, { sharedRoles = 1 }: Layout): Person {
  const company = person.roles[0]?.company ?? '';
  return { ...person, roles: person.roles.map((role, i) => (i < sharedRoles ? { ...role, company } : role)) };
}

export function truthOf(
  person: Person,
  { dates, isUndated, leavesOut = [] }: Pick<Layout, 'dates' | 'isUndated' | 'leavesOut'>,
): Truth {
  const printed = (date: MonthOfYear): string => (dates === 'years' ? String(date.year) : iso(date));
  return {
    contact: {
      name: person.name,
      email: person.email,
      phone: leavesOut.includes('phone') ? null : person.phone,
      location: leavesOut.includes('location') ? null : person.place,
    },
    work_history: (leavesOut.includes('work') ? [] : person.roles).map(({ company, title, from, to }, i) => ({
      company,
      title,
      start_date: isUndated?.(i) ? null : printed(from),
      end_date: isUndated?.(i) ? null : to === null ? 'present' : printed(to),
    })),
    education: person.studies.map(({ school, degree, field, to }) => ({
      institution: school,
      degree,
      field,
      graduation_date: String(to.year),
    })),
    skills: leavesOut.includes('skills') ? [] : person.skills,
  };
}

export function iso({ year, month }: MonthOfYear): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A month in words, or its first letters, and the year. */
export function inWords({ year, month }: MonthOfYear, letters = 20): string {
  return `${MONTHS[month - 1]!.slice(0, letters)} ${year}`;
}

export function inNumbers({ year, month }: MonthOfYear): string {
  return `${String(month).padStart(2, '0')}/${year}`;
}

/** A date range in some style. */
export function range(
  { from, to }: LivedRole,
  {
    one,
    dash = ' – ',
    now = 'Present',
  }: { readonly one: (date: MonthOfYear) => string; readonly dash?: string; readonly now?: string },
): string {
  return `${one(from)}${dash}${to === null ? now : one(to)}`;
}

export const year = ({ year: printed }: MonthOfYear): string => String(printed);
export const short = (date: MonthOfYear): string => inWords(date, 3);
export const long = (date: MonthOfYear): string => inWords(date);

/** A month's first letters and the last two digits of its year. */
export const apostrophe = ({ year: printed, month }: MonthOfYear): string =>
  `${MONTHS[month - 1]!.slice(0, 3)} '${String(printed).slice(2)}`;
export const dotted = (date: MonthOfYear): string => inNumbers(date).replace('/', '.');
export const quarter = ({ year: printed, month }: MonthOfYear): string => `Q${Math.ceil(month / 3)} ${printed}`;
export const season = ({ year: printed, month }: MonthOfYear): string =>
  `${['Winter', 'Spring', 'Summer', 'Fall'][Math.floor((month % 12) / 3)]!} ${printed}`;

/** A heading with letter spacing. */
export const wide = (text: string): string => Array.from(text.toUpperCase()).join(' ');
