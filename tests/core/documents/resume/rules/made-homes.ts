import fc from 'fast-check';
import { largerCities } from '../../../../../core/documents/city-names.ts';
import { isRegion, mayBeTown } from '../../../../../core/documents/resume/rules/role-places.ts';

/** The head of a resume and where it says that somebody lives; undefined if it does not. */
export interface MadeHead {
  readonly head: string;
  readonly home: string | undefined;
}

/** Countries by where they write the postal code, its form (9 is a digit), a street as it is written there, and names of small towns. */
const COUNTRIES: readonly (readonly [country: string, code: string, name: string, form: string, street: string])[] = [
  ['DE', 'D', 'Germany', '99999', 'Lindenweg 12'],
  ['DE', 'DE', 'Deutschland', '99999', 'Am Markt 3a'],
  ['AT', 'A', 'Österreich', '9999', 'Mühlgasse 4'],
  ['CH', 'CH', 'Switzerland', '9999', 'Bahnhofstrasse 22'],
  ['FR', 'F', 'France', '99999', '14 rue des Tilleuls'],
  ['ES', 'E', 'España', '99999', 'Calle Mayor 8, 3º B'],
  ['IT', 'I', 'Italy', '99999', 'Via Garibaldi 61'],
  ['NL', 'NL', 'The Netherlands', '9999 AB', 'Kerkstraat 9'],
  ['BE', 'B', 'Belgium', '9999', 'Molenstraat 17'],
  ['SE', 'SE', 'Sweden', '999 99', 'Storgatan 5'],
  ['NO', 'NO', 'Norge', '9999', 'Skogveien 31'],
  ['DK', 'DK', 'Denmark', '9999', 'Nørregade 2'],
  ['FI', 'FI', 'Suomi', '99999', 'Koivukatu 6 A'],
  ['PL', 'PL', 'Poland', '99-999', 'ul. Lipowa 18'],
  ['CZ', 'CZ', 'Czech Republic', '999 99', 'Lipová ulice 7'],
  ['PT', 'P', 'Portugal', '9999-999', 'Rua das Flores 40'],
  ['RO', 'RO', 'Romania', '999999', 'Str. Teilor nr. 11'],
  ['TR', 'TR', 'Türkiye', '99999', 'Gül Sokak No:5'],
  ['IN', 'IN', 'India', '999 999', '22 Temple Road'],
  ['BR', 'BR', 'Brasil', '99999-999', 'Rua do Sol 250'],
];

const titled = (name: string): string => name.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());

const citiesOf = (country: string): string[] =>
  [...largerCities()]
    .filter(([, countries]) => countries.has(country))
    .map(([name]) => titled(name))
    .filter((name) => /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(name) && mayBeTown(name) && !isRegion(name));

const LARGE = new Map(COUNTRIES.map(([country]) => [country, citiesOf(country)]));
const SMALL = ['Ellingsford', 'Harrowmere', 'Ashmere', 'Quimberley', 'Little Brookford'];

const NAME = 'Mara Ellingsen';
const REACHED = ['mara@example.com', '+358 40 555 0149'];
const REST = `Experience\nDispatch Lead, Harbor Mill Logistics, 2019 - 2021\nSkills\nRouting, SQL`;

/** Returns a resume with rows between the name and the contact details, or below these. */
export function headWith(rows: string, isAbove = true): string {
  const head = isAbove ? [NAME, rows, REACHED.join(' | ')] : [NAME, ...REACHED, rows];
  return [...head, '', REST].join('\n');
}

/** Some digits in place of the nines of a form, without the years of this and the last century. */
const codeOf = (form: string): fc.Arbitrary<string> =>
  fc
    .array(fc.nat(9), { minLength: 9, maxLength: 9 })
    .map((digits) => {
      let used = 0;
      return form.replaceAll('9', () => String(digits[used++]));
    })
    .filter((code) => !/^(?:19|20)\d\d$|^0+/.test(code));

/** Ways to write an address; what tells that it is one. */
const ADDRESSES: readonly (readonly [way: string, by: readonly ('street' | 'country' | 'label' | 'city')[]])[] = [
  ['STREET, CODE TOWN', ['street']],
  ['STREET, CODE TOWN, COUNTRY', ['street', 'country']],
  ['STREET\nCODE TOWN', ['street']],
  ['STREET\nCODE TOWN, COUNTRY', ['street', 'country']],
  ['STREET | CODE TOWN', ['street']],
  ['STREET • CODE TOWN • MAIL', ['street']],
  ['Flat 3, STREET, CODE TOWN', ['street']],
  ['STREET, Old Quarter, CODE TOWN, COUNTRY', ['street', 'country']],
  ['NAME, STREET, CODE TOWN', ['street']],
  ['CODE TOWN, COUNTRY', ['country']],
  ['LETTERS-CODE TOWN', ['country']],
  ['STREET, LETTERS-CODE TOWN', ['street', 'country']],
  ['TOWN CODE, COUNTRY', ['country']],
  ['TOWN, CODE, COUNTRY', ['country']],
  ['CODE TOWN', ['city']],
  ['CODE TOWN | PHONE | MAIL', ['city']],
  ['MAIL - CODE TOWN', ['city']],
  ['Address: CODE TOWN', ['label']],
  ['Wohnort: CODE TOWN', ['label']],
  ['Indirizzo: STREET, CODE TOWN', ['label', 'street']],
  ['Endereço: STREET, CODE TOWN, COUNTRY', ['label', 'street', 'country']],
  ['Address: STREET | CODE TOWN', ['label', 'street']],
  ['CODE TOWN, STREET', ['street']],
  ['STREET CODE TOWN', ['street']],
  ['PHONE | TOWN | MAIL', ['city']],
  ['Greater TOWN Area • MAIL', ['city']],
  ['TOWN, COUNTRY', ['city']],
];

interface Written {
  readonly street: string;
  readonly code: string;
  readonly town: string;
  readonly letters: string;
  readonly country: string;
}

const filled = (way: string, { street, code, town, letters, country }: Written): string =>
  way
    .replaceAll('STREET', street)
    .replaceAll('CODE', code)
    .replaceAll('TOWN', town)
    .replaceAll('LETTERS', letters)
    .replaceAll('COUNTRY', country)
    .replaceAll('NAME', NAME)
    .replaceAll('MAIL', REACHED[0] ?? '')
    .replaceAll('PHONE', REACHED[1] ?? '');

const PLACE = fc.constantFrom(...COUNTRIES).chain(([id, letters, country, form, street]) =>
  fc.record({
    street: fc.constant(street),
    code: codeOf(form),
    large: fc.constantFrom(...(LARGE.get(id) ?? [])),
    small: fc.constantFrom(...SMALL),
    isLarge: fc.boolean(),
    letters: fc.constant(letters),
    country: fc.constant(country),
  }),
);

/** Heads with an address with a postal code. Without a street, a country and a label, only a larger city can be told from other words behind a number. */
export const ADDRESSED: fc.Arbitrary<MadeHead> = fc
  .record({
    place: PLACE,
    address: fc.constantFrom(...ADDRESSES),
    isAbove: fc.boolean(),
  })
  .map(({ place, address: [way, by], isAbove }) => {
    const town = place.isLarge || by.includes('city') ? place.large : place.small;
    const written = filled(way, { ...place, town });
    const printed = way.startsWith('Greater') ? `Greater ${town} Area` : town;
    return {
      head: headWith(written, isAbove),
      home: way.includes('COUNTRY') ? `${town}, ${place.country}` : printed,
    };
  });

/** Texts in heads that look like addresses, and are none of this person. */
const TRAPS = [
  'Alder Crown GmbH, STREET, CODE TOWN',
  'Alder Crown GmbH | STREET | CODE TOWN',
  'Alder Crown GmbH\nSTREET\nCODE TOWN',
  'Alder Crown Logistics\nSTREET\nCODE TOWN, COUNTRY',
  'Harbor University\nSTREET, CODE TOWN',
  'Alder Crown, STREET, CODE TOWN',
  'Harrow Bank | CODE TOWN',
  'Geburtsort: CODE TOWN',
  'Place of birth: CODE TOWN, COUNTRY',
  'Born in CODE TOWN',
  'YEAR TOWN',
  'Winner, Hackathon YEAR TOWN',
  'IELTS Band 8, YEAR TOWN',
  'Level 3, YEAR TOWN, Gold Medal',
  'YEAR VP Engineering',
  'Grade 8, YEAR Piano',
  'Band 8, YEAR Piano',
  'YEAR TOWN, COUNTRY',
  'Staff ID CODE TOWN',
  'Course 12, CODE Algorithms',
  'CODE Followers',
  'CODE Remote',
  'CODE Shifts, Nights',
  'TOWN, Phone CODE',
  'Boston, Phone CODE',
  'Harrowmere CODE',
  'CODE Harrowmere',
  'Oracle 12, CODE Tables',
  'Course 3, CODE TOWN',
  'Gasthaus Krone\nSTREET\nCODE TOWN',
  'Alder AG\nPersonalabteilung\nFrau Roe\nSTREET\nCODE TOWN',
  'Dispatch Lead, Harbor Mill\nSTREET, CODE TOWN',
  'Dispatch Lead at Harbor Mill\nSTREET, CODE TOWN, COUNTRY',
  'Place of Birth : TOWN | MAIL',
  'Preferred Location : TOWN | MAIL',
  'Place of birth\nTOWN',
  'Birthplace\tTOWN\tMAIL',
  'Harbor University\nTOWN',
  'Work address: STREET, CODE TOWN',
  'Native place: STREET, CODE TOWN, COUNTRY',
  'Referee:\nSTREET\nCODE TOWN',
  'GMC 1234567 TOWN | MAIL',
  'Hobbies | Chess | TOWN | MAIL',
  'STREET\nYEAR Abitur',
  'PE CODE Structural',
  'Phase 2\nCODE Patients',
  'YEAR Sydney, NSW',
  '5000 Melbourne',
  'PHONE | TOWN | Boston | MAIL',
] as const;

/** Heads without a home. */
export const TRAPPED: fc.Arbitrary<MadeHead> = fc
  .record({
    place: PLACE,
    trap: fc.constantFrom(...TRAPS),
    year: fc.integer({ min: 1950, max: 2029 }),
    isAbove: fc.boolean(),
  })
  .map(({ place, trap, year, isAbove }) => {
    const written = filled(trap.replace('YEAR', String(year)), { ...place, town: place.large });
    return { head: headWith(written, isAbove), home: undefined };
  });
