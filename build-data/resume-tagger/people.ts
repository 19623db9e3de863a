import type { Chance } from '../chance.ts';
import type { Material } from './material.ts';
import * as words from './vocabulary.ts';

export interface MonthOfYear {
  readonly year: number;
  readonly month: number;
}

export interface MadeRole {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly from: MonthOfYear;
  readonly to: MonthOfYear | null;
  readonly deeds: readonly string[];
}

export interface MadeStudy {
  readonly school: string;
  readonly degree: string;
  readonly field: string;
  readonly place: string;
  readonly from: MonthOfYear;
  readonly to: MonthOfYear;
}

export interface MadePerson {
  readonly name: string;
  readonly headline: string;
  readonly place: string;
  readonly phone: string;
  readonly email: string;
  readonly site: string;
  readonly summary: string;
  readonly roles: readonly MadeRole[];
  readonly studies: readonly MadeStudy[];
  readonly skills: readonly string[];
}

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Names, words and texts of people who do not exist. */
export interface Maker extends Chance {
  readonly surname: () => string;
  readonly ordinary: () => string;
  /** A name of a group of skills. */
  readonly group: () => string;
  readonly company: () => string;
  readonly title: () => string;
  readonly place: () => string;
  /** A place as people write where they live. */
  readonly home: () => string;
  readonly school: () => string;
  readonly deed: () => string;
  readonly summary: () => string;
  readonly filled: (pattern: string) => string;
}

export function makerOf(chance: Chance, material: Material): Maker {
  const { pick, whole, is } = chance;
  const surname = (): string => capital(pick(material.surnames));
  const ordinary = (): string => capital(pick(material.ordinary));
  const place = (): string => {
    if (is(0.45)) return pick(words.CITIES);
    if (is(0.5))
      return pick(material.cities) + pick(['', '', `, ${pick(material.countries)}`, `, ${pick(material.codes)}`]);
    const town =
      pick([surname, ordinary])() + pick(['', '', 'ville', ' Falls', 'ton', ' City', 'burg', ' Springs', 'field']);
    return town + pick(words.CITIES.filter((one) => one.includes(','))).replace(/^[^,]*/, '');
  };
  const region = (): string =>
    pick([
      'North Carolina',
      'New York',
      'United Kingdom',
      'Washington',
      'New Zealand',
      'Ontario',
      'Massachusetts',
      'Texas',
      'Ohio',
      'United States',
      'England',
      'Germany',
      'The Netherlands',
      'South Africa',
      'Oregon',
      'Bavaria',
      'Queensland',
      'New Hampshire',
      'West Virginia',
      'South Korea',
      'Czech Republic',
      'Saudi Arabia',
    ]);
  const home = (): string => {
    const own = place();
    if (!own.includes(',') || is(0.55)) return own;
    const code = String(whole(10_000, 99_999));
    const isState = /, [A-Z]{2}$/.test(own);
    const bare = own.replace(/,.*$/, '');
    return pick(
      isState
        ? [
            `${own} ${code}`,
            `${own}, USA`,
            `${own} ${code}, USA`,
            `${own}, United States`,
            `${own} ${code}`,
            `${bare}, ${region()}`,
          ]
        : [
            `${bare}, ${region()}`,
            `${bare}, ${region()}`,
            `${own}, ${surname().slice(0, 2).toUpperCase()}${whole(1, 19)} ${whole(1, 9)}${surname().slice(0, 2).toUpperCase()}`,
            `${bare}, ${region()}, ${region()}`,
          ],
    );
  };
  const town = (): string => (is(0.5) ? (place().split(',')[0] ?? '') : surname());
  const starred = (pattern: string): string => pattern.replaceAll('*', () => town()).trim();
  const firm = (): string => {
    const noun = pick(words.FIRM_NOUNS);
    const forms: readonly (() => string)[] = [
      () => `${surname()} ${noun}`,
      () => `${ordinary()} ${noun}`,
      () => `${ordinary()} ${ordinary()} ${noun}`,
      () => `${surname()} & ${surname()}`,
      () => `${ordinary()} & ${ordinary()}`,
      () => `${surname()}, ${surname()} & ${surname()}`,
      () => `${surname()} & ${pick(['Sons', 'Co.', 'Associates', 'Partners', 'Daughters'])}`,
      () => ordinary(),
      () => `${ordinary()}${pick(['ly', 'ify', 'io', 'hub', 'lab', 'works', '.ai', 'Soft', 'Net', 'base', 'wise'])}`,
      () => `The ${ordinary()} ${ordinary()}`,
      () => `${ordinary()} ${ordinary()}`,
      () => `${surname()}'s ${pick(['Diner', 'Pizza', 'Garage', 'Bakery', 'Bar & Grill', 'Books', 'Deli', 'Pub'])}`,
      () => `${town()} ${noun}`,
      () => `${noun} of ${town()}`,
      () => surname(),
      () => surname().slice(0, whole(2, 4)).toUpperCase(),
      () => `${pick(words.KINDS_OF_FIRMS)} ${town()}`,
      () => `${ordinary()}${pick(['.io', '.com', '.co', '.app', '.de'])}`,
    ];
    return pick(forms)() + (is(0.2) ? `${pick([' ', ', '])}${pick(words.LEGAL_FORMS)}` : '');
  };
  const company = (): string => {
    const kind = whole(0, 19);
    if (kind < 11) return firm();
    if (kind < 15) return starred(pick(words.BODIES));
    if (kind < 17) return pick(words.KNOWN_FIRMS);
    return material.firms.length > 0 ? pick(material.firms) : firm();
  };
  const title = (): string => {
    const kind = whole(0, 9);
    const made = kind < 4 ? pick(words.TITLES) : `${pick(words.DOMAINS)} ${pick(words.OCCUPATIONS)}`;
    const ranked = is(0.22) ? `${pick(words.RANKS)} ${made}` : made;
    const tail: readonly (() => string)[] = [
      () => `, ${pick(words.DOMAINS)}`,
      () => ` of ${pick(words.DOMAINS)}`,
      () => ` (${pick(['Part-time', 'Contract', 'Internship', 'Remote', 'Full-time', 'Temporary'])})`,
      () => ` - ${pick(words.DOMAINS)}`,
      () => ` ${pick(['I', 'II', 'III', '2', '1'])}`,
      () => ` & ${pick(words.OCCUPATIONS)}`,
      () => `/${pick(words.OCCUPATIONS)}`,
      () => ` for ${pick(words.DOMAINS)}`,
    ];
    return is(0.14) ? ranked + pick(tail)() : ranked;
  };
  const filled = (pattern: string): string => pattern.replaceAll('*', () => String(whole(2, 60)));
  const deed = (): string => {
    const end = pick(words.DEED_ENDS);
    const text = `${pick(words.DEED_VERBS)} ${pick(words.DEED_OBJECTS)}${end === '' ? '' : is(0.5) ? `, ${end}` : ` ${end}`}`;
    return filled(text) + (is(0.45) ? '.' : '');
  };
  const summary = (): string =>
    `${Array.from({ length: whole(1, 3) }, () => filled(pick(words.SUMMARY_SENTENCES))).join('. ')}.`;
  return {
    ...chance,
    surname,
    ordinary,
    group: () => pick(is(0.6) ? words.SKILL_GROUPS : words.DOMAINS),
    company,
    title,
    place,
    home,
    school: () => starred(pick(words.SCHOOLS)),
    deed,
    summary,
    filled,
  };
}

const PARTICLES = ['de', 'van', 'van der', 'von', 'da', 'El', 'Al', 'bin', 'Mac', 'di', 'la'];

/** Somebody with one to six roles. */
export function madePerson(maker: Maker, material: Material): MadePerson {
  const { pick, whole, is, surname } = maker;
  const given = capital(pick(material.given)) + (is(0.08) ? `-${capital(pick(material.given))}` : '');
  const middle = is(0.15) ? ` ${pick(['A.', 'J.', 'M.', 'R.', 'T.', 'Lee', 'Ann'])}` : '';
  const particle = is(0.07) ? `${pick(PARTICLES)} ` : '';
  const last = is(0.1) ? pick([`${surname()}-${surname()}`, `O'${surname()}`, `D'${surname()}`]) : surname();
  const folded = (text: string): string =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[^a-z]/g, '');
  let end: MonthOfYear = { year: whole(2012, 2025), month: whole(1, 12) };
  const isHeld = is(0.6);
  const roles = Array.from({ length: pick([1, 2, 2, 3, 3, 3, 4, 4, 5, 6]) }, (_, i): MadeRole => {
    const from = { year: end.year - whole(0, 4), month: whole(1, 12) };
    const to = end;
    if (from.year === to.year && from.month > to.month) from.month = to.month;
    end = { year: from.year - whole(0, 1), month: from.month };
    const deeds = Array.from({ length: whole(0, 4) }, () => maker.deed());
    return {
      title: maker.title(),
      company: maker.company(),
      place: maker.place(),
      from,
      to: i === 0 && isHeld ? null : to,
      deeds,
    };
  });
  const studies = Array.from({ length: pick([1, 1, 2, 2, 3]) }, (): MadeStudy => {
    const to = { year: whole(1995, 2024), month: pick([5, 6, 6, 7, 9, 12]) };
    const from = { year: to.year - whole(1, 5), month: pick([8, 9, 9, 10, 1]) };
    return {
      school: maker.school(),
      degree: pick(words.DEGREES),
      field: pick(words.STUDY_FIELDS),
      place: maker.place(),
      from,
      to,
    };
  });
  const digits = (count: number): string => Array.from({ length: count }, () => whole(0, 9)).join('');
  const phone = pick([
    `(${whole(201, 989)}) 555-${digits(4)}`,
    `${whole(201, 989)}-555-${digits(4)}`,
    `${whole(201, 989)}.555.${digits(4)}`,
    `+1 ${whole(201, 989)} 555 ${digits(4)}`,
    `+44 ${whole(20, 79)} ${digits(4)} ${digits(4)}`,
    `0${whole(110, 199)} ${digits(3)} ${digits(4)}`,
    `+${whole(30, 98)} ${digits(3)} ${digits(3)} ${digits(3)}`,
    `+1 (${whole(201, 989)}) 555-${digits(4)}`,
  ]);
  const host = pick(['example.com', 'example.org', 'mail.example.net', 'post.example']);
  return {
    name: `${given}${middle} ${particle}${last}`,
    headline: is(0.5) ? (roles[0]?.title ?? '') : maker.title(),
    place: maker.home(),
    phone,
    email: `${folded(given)}${pick(['.', '', '_'])}${folded(last)}${is(0.2) ? whole(1, 99) : ''}@${host}`,
    site: pick([
      `linkedin.com/in/${folded(given)}${folded(last)}`,
      `github.com/${folded(given)}`,
      `www.${folded(last)}.example`,
      `https://${folded(given)}.dev`,
    ]),
    summary: maker.summary(),
    roles,
    studies,
    skills: maker.shuffled(words.SKILLS).slice(0, whole(3, 12)),
  };
}
