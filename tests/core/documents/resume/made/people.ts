import type { Words } from './word-lists.ts';

/** A repeatable random generator: linear congruential (Numerical Recipes). */
export interface Chance {
  /** Picks one of the choices. */
  readonly pick: <T>(choices: readonly T[]) => T;
  /** Picks a whole number from first to last, inclusive. */
  readonly whole: (first: number, last: number) => number;
}

export function chanceOf(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const whole = (first: number, last: number): number => first + Math.floor(next() * (last - first + 1));
  return { whole, pick: (choices) => choices[whole(0, choices.length - 1)]! };
}

/** A year and a month from 1. */
export interface MonthOfYear {
  readonly year: number;
  readonly month: number;
}

/** A role of a generated person. */
export interface LivedRole {
  readonly company: string;
  readonly title: string;
  readonly place: string;
  readonly from: MonthOfYear;
  /** Null for a current role. */
  readonly to: MonthOfYear | null;
  readonly deeds: readonly string[];
}

export interface LivedStudy {
  readonly school: string;
  readonly degree: string;
  readonly field: string;
  readonly place: string;
  readonly from: number;
  readonly to: MonthOfYear;
}

/** A generated person. */
export interface Person {
  readonly name: string;
  readonly headline: string;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly summary: string;
  readonly roles: readonly LivedRole[];
  readonly studies: readonly LivedStudy[];
  readonly skills: readonly string[];
}

/** Generates a person from a set's words: two to four roles without gaps unless a number is given, the latest often current. */
export function madePerson(words: Words, { pick, whole }: Chance, roleCount?: number): Person {
  const name = `${pick(words.first)} ${pick(words.last)}`;
  const [first = '', ...last] = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z ]/g, '')
    .split(' ');
  const host = pick(['example.com', 'example.org', 'mail.example.net']);
  const roles: LivedRole[] = [];
  let end: MonthOfYear = { year: whole(2021, 2024), month: whole(1, 12) };
  const isHeld = whole(0, 2) > 0;
  const count = roleCount ?? whole(2, 4);
  const [titles, companies] = [new Set<string>(), new Set<string>()];
  while (titles.size < count) titles.add(pick(words.titles));
  while (companies.size < count) companies.add(pick(words.companies));
  for (let i = 0; i < count; i += 1) {
    const from = { year: end.year - whole(1, 4), month: whole(1, 12) };
    const deeds = Array.from({ length: whole(1, 3) }, () => pick(words.deeds));
    const [title = '', company = ''] = [[...titles][i], [...companies][i]];
    roles.push({ company, title, place: pick(words.places), from, to: i === 0 && isHeld ? null : end, deeds });
    end = from.month > 1 ? { ...from, month: from.month - 1 } : { year: from.year - 1, month: 12 };
  }
  const studies = Array.from({ length: whole(1, 2) }, (_, i): LivedStudy => {
    const [degree, field] = pick(words.studies);
    const to = { year: end.year - 5 * i, month: pick([5, 6, 12]) };
    return { school: pick(words.schools), degree, field, place: pick(words.places), from: to.year - 4, to };
  });
  const skills = new Set<string>();
  while (skills.size < 5) skills.add(pick(words.skills));
  return {
    name,
    headline: roles[0]?.title ?? '',
    email: `${first}.${last.join('')}@${host}`,
    phone: pick(words.phones),
    place: pick(words.places),
    summary: pick(words.summaries),
    roles,
    studies,
    skills: [...skills],
  };
}
