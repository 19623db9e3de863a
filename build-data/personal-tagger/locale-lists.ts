import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { withoutAccents } from '../../core/names/accents.ts';
import type { Fillings } from './labelled-lists.ts';

/** The part of `@faker-js/faker` (MIT) used here: names and places of many countries. */
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
  readonly rawDefinitions: Readonly<Record<string, unknown>>;
}

/** Latin-script locales with their own lists, and the extra weight of English-speaking countries. */
const LOCALES =
  'en_US en_US en_US en_US en_GB en_GB en_GB en_CA en_AU en_IE en_IN en_IN en_NG en_GH en_ZA af_ZA cs_CZ da de de_AT de_CH es es es_MX fi fr fr fr_BE fr_SN hr hu ' +
  'id_ID it it nb_NO nl nl_BE pl pl pt_BR pt_PT ro sk sl_SI sr_RS_latin sv tr vi yo_NG zu_ZA uz_UZ_latin lv';

const A_LOCALE = 700;
const SEED = 20_261_122;

/** Reads names, streets and places of many countries from the package folder. */
export async function localeFillings(folder: string): Promise<Fillings> {
  const allFakers = await localesIn(folder);
  const { goods, works, foreignWords } = await localeThings(folder);
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
  return { ...lists, wholeNames: [], words: [], things: [...goods, ...works], foreignWords };
}

/** Words that are not names of persons. */
export interface LocaleThings {
  /** Names of goods, dishes, animals, metals and the like. */
  readonly goods: readonly string[];
  /** Songs, books, publishers, airports and airlines; many contain a person's name. */
  readonly works: readonly string[];
  /** Foreign words. */
  readonly foreignWords: readonly string[];
}

const OF_GOODS = ['animal', 'commerce', 'finance', 'food', 'science', 'vehicle'];
const OF_WORKS = ['airline', 'book', 'music'];
/** Lists of things to skip: they name persons or contain patterns. */
const OF_PERSONS = new Set(['author', 'artist', 'pet_name', 'pattern']);
const OF_WORDS = ['lorem', 'word'];
const THING = /^(?=.*\p{Ll})\p{L}[\p{L}\p{N}'. -]{2,40}$/u;
const FOREIGN_WORD = /^\p{L}{3,20}$/u;

/** Things and words of all these locales, without duplicates. */
export async function localeThings(folder: string): Promise<LocaleThings> {
  const locales = await localesIn(folder);
  const listed = (modules: readonly string[], isMeant: (locale: string) => boolean): string[] =>
    [...new Set(LOCALES.split(' '))]
      .filter(isMeant)
      .flatMap((locale) => modules.flatMap((module) => stringsIn(locales[locale]?.rawDefinitions[module])));
  const english = new Set(OF_WORDS.flatMap((module) => stringsIn(locales.en_US?.rawDefinitions[module])));
  const words = listed(OF_WORDS, (locale) => !locale.startsWith('en'));
  return {
    goods: [...new Set(listed(OF_GOODS, () => true))].filter((one) => THING.test(one)),
    works: [...new Set(listed(OF_WORKS, () => true))].filter((one) => THING.test(one)),
    foreignWords: [...new Set(words)].filter((one) => FOREIGN_WORD.test(one) && !english.has(one)),
  };
}

/** All texts below a definition: lists of texts or named entries, possibly grouped. */
function stringsIn(definition: unknown): string[] {
  if (typeof definition === 'string') return [definition];
  if (Array.isArray(definition)) return definition.flatMap(stringsIn);
  if (typeof definition !== 'object' || definition === null) return [];
  if ('name' in definition && typeof definition.name === 'string') return [definition.name];
  return Object.entries(definition).flatMap(([kind, below]) => (OF_PERSONS.has(kind) ? [] : stringsIn(below)));
}

/** Given names and surnames, in lower case and without accents. */
export interface LocaleNames {
  readonly givenNames: readonly string[];
  readonly surnames: readonly string[];
}

/** All single-word names of these locales. */
export async function localeNames(folder: string): Promise<LocaleNames> {
  const locales = await localesIn(folder);
  const listed = (member: string): string[] =>
    [...new Set(LOCALES.split(' '))]
      .flatMap((locale) => Object.values(Object(personOf(locales[locale])[member]) as Record<string, unknown>))
      .flat()
      .filter((name): name is string => typeof name === 'string')
      .map((name) => withoutAccents(name.toLowerCase()))
      .filter((name) => /^\p{sc=Latin}[\p{sc=Latin}'-]{1,20}$/u.test(name));
  return { givenNames: listed('first_name'), surnames: listed('last_name') };
}

function personOf(locale: LocaleMaker | undefined): Record<string, unknown> {
  return Object(locale?.rawDefinitions.person) as Record<string, unknown>;
}

async function localesIn(folder: string): Promise<Readonly<Record<string, LocaleMaker>>> {
  const module = (await import(pathToFileURL(join(folder, 'dist/index.js')).href)) as {
    allFakers: Readonly<Record<string, LocaleMaker>>;
  };
  return module.allFakers;
}
