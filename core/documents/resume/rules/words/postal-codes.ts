import { plainName } from '../../../../names/accents.ts';
import { namesIn, wordsIn } from './lists.ts';

/** Forms of postal codes and the countries that use them (ISO 3166-1), by the Universal Postal Union's guides to addresses. Britain, Canada and the United States are read with their regions. */
const FORMS: readonly (readonly [form: string, countries: ReadonlySet<string>])[] = (
  [
    [
      '\\d{5}',
      `BA CU DE DZ EE EG ES FI FR GT HR ID IQ IT JO KE KR KW LK LT MA MC ME MM MX MY NP PE PK RS SA SN TH TR TW UA UY
      VN ZM`,
    ],
    ['\\d{4} ?[A-Z]{2}', 'NL'],
    ['\\d{4}', 'AR AT AU BD BE BG CH CY DK ET GE HU LI LU LV MK MZ NO NZ PH PY SI TN VE ZA'],
    ['\\d{3} ?\\d{2}', 'CZ GR SE SK'],
    ['\\d{2}-\\d{3}', 'PL'],
    ['\\d{4}-\\d{3}', 'PT'],
    ['\\d{3}-\\d{4}', 'JP'],
    ['\\d{5}-?\\d{3}', 'BR'],
    ['\\d{3} ?\\d{3}', 'BY CN CO EC IN KG KZ NG RO RU SG TJ UZ VN'],
    ['\\d{7}', 'CL IL'],
    ['[A-Z]\\d[\\dW] ?[A-Z\\d]{4}', 'IE'],
  ] as const
).map(([form, countries]) => [form, new Set(wordsIn(countries))]);

/** A postal code of any of these countries, to be a part of a pattern. */
export const POSTAL_CODE = `(?:${FORMS.map(([form]) => form).join('|')})`;

const WHOLE = FORMS.map(([form, countries]) => [new RegExp(`^${form}$`), countries] as const);

/** Returns the countries whose postal codes have the form of a text (ISO 3166-1). */
export function countriesOfCode(code: string): ReadonlySet<string> {
  return WHOLE.reduce<ReadonlySet<string>>(
    (all, [form, countries]) => (form.test(code) ? all.union(countries) : all),
    new Set(),
  );
}

/** Letters before a postal code that are not the country's ISO code: those on its cars. */
const CAR_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    A: 'AT',
    B: 'BE',
    D: 'DE',
    E: 'ES',
    F: 'FR',
    FIN: 'FI',
    H: 'HU',
    I: 'IT',
    L: 'LU',
    N: 'NO',
    P: 'PT',
    S: 'SE',
  }),
);

/** Returns the country that letters before a postal code stand for: "D-10115", "CH-8001". */
export function countryOfLetters(letters: string): string {
  return CAR_LETTERS.get(letters) ?? letters;
}

const LANGUAGES = wordsIn('en de fr es it pt nl sv da nb fi pl cs hu ro hr tr');

/** Names that `Intl` does not give. */
const OTHER_NAMES: readonly (readonly [name: string, country: string])[] = [
  ...namesIn('the netherlands, holland').map((name) => [name, 'NL'] as const),
  ['czech republic', 'CZ'],
  ['turkey', 'TR'],
  ['uk', 'GB'],
  ['usa', 'US'],
  ['russian federation', 'RU'],
];

let countries: ReadonlyMap<string, string> | undefined;

/** Returns the country that a text names by its code, or in one of several languages; undefined if it names none that has postal codes. */
export function countryNamed(text: string): string | undefined {
  countries ??= new Map([
    ...[...FORMS.flatMap(([, own]) => [...own]), 'GB', 'CA', 'US'].flatMap((code) => [
      [code, code] as const,
      ...LANGUAGES.map((language) => [plainName(nameOf(code, language)), code] as const),
    ]),
    ...OTHER_NAMES,
  ]);
  return countries.get(text) ?? countries.get(plainName(text));
}

function nameOf(country: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? '';
}
