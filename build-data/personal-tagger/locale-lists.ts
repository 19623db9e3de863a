import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Fillings } from './labelled-lists.ts';

/** What is used of the package `@faker-js/faker` (MIT): lists of names and places of many countries, by a seed. */
interface LocaleMaker {
  seed(seed: number): unknown;
  readonly person: { firstName(): string; lastName(): string };
  readonly location: {
    street(): string;
    buildingNumber(): string;
    city(): string;
    zipCode(): string;
    country(): string;
  };
  readonly company: { name(): string };
  readonly rawDefinitions: { readonly person?: Readonly<Record<string, unknown>> };
}

/** Locales in Latin script whose lists are their own, and how many times over those of English-speaking countries count. */
const LOCALES =
  'en_US en_US en_US en_US en_GB en_GB en_GB en_CA en_AU en_IE en_IN en_IN en_NG en_GH en_ZA af_ZA cs_CZ da de de_AT de_CH es es es_MX fi fr fr fr_BE fr_SN hr hu ' +
  'id_ID it it nb_NO nl nl_BE pl pl pt_BR pt_PT ro sk sl_SI sr_RS_latin sv tr vi yo_NG zu_ZA uz_UZ_latin lv';

const A_LOCALE = 700;
const SEED = 20_261_122;

/** Names, streets and places of many countries out of the folder of the package. */
export async function localeFillings(folder: string): Promise<Fillings> {
  const allFakers = await localesIn(folder);
  const lists = { givenNames: [], surnames: [], organisations: [], addresses: [], streets: [], cities: [] } as Record<
    'givenNames' | 'surnames' | 'organisations' | 'addresses' | 'streets' | 'cities',
    string[]
  >;
  for (const [place, locale] of LOCALES.split(' ').entries()) {
    const maker = allFakers[locale];
    if (!maker) throw new Error(`The package has no locale ${locale}.`);
    maker.seed(SEED + place);
    const isNumberLast = !/^en|^fr|^vi/.test(locale);
    for (let i = 0; i < A_LOCALE; i++) {
      const [street, number, city, code] = [
        maker.location.street(),
        maker.location.buildingNumber(),
        maker.location.city(),
        maker.location.zipCode(),
      ];
      const first = isNumberLast ? `${street} ${number}` : `${number} ${street}`;
      const town = isNumberLast ? `${code} ${city}` : `${city} ${code}`;
      lists.givenNames.push(maker.person.firstName());
      lists.surnames.push(maker.person.lastName());
      lists.streets.push(first);
      lists.cities.push(city);
      lists.addresses.push(`${first}, ${town}${i % 3 === 0 ? `, ${maker.location.country()}` : ''}`);
      if (i % 4 === 0) lists.organisations.push(maker.company.name());
    }
  }
  return { ...lists, wholeNames: [], words: [] };
}

/** Given names and surnames, in lower case and without accents. */
export interface LocaleNames {
  readonly givenNames: readonly string[];
  readonly surnames: readonly string[];
}

/** All names of the locales above, of one word each. */
export async function localeNames(folder: string): Promise<LocaleNames> {
  const locales = await localesIn(folder);
  const listed = (member: string): string[] =>
    [...new Set(LOCALES.split(' '))]
      .flatMap((locale) =>
        Object.values(Object(locales[locale]?.rawDefinitions.person?.[member]) as Record<string, unknown>),
      )
      .flat()
      .filter((name): name is string => typeof name === 'string')
      .map((name) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
      .filter((name) => /^\p{sc=Latin}[\p{sc=Latin}'-]{1,20}$/u.test(name));
  return { givenNames: listed('first_name'), surnames: listed('last_name') };
}

async function localesIn(folder: string): Promise<Readonly<Record<string, LocaleMaker>>> {
  const module = (await import(pathToFileURL(join(folder, 'dist/index.js')).href)) as {
    allFakers: Readonly<Record<string, LocaleMaker>>;
  };
  return module.allFakers;
}
