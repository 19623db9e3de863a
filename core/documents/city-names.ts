import { readBundled } from '../bundled-data.ts';
import { plainName } from '../names/accents.ts';

/** The first line of data/city-names.txt: what the names are and where they come from. */
export const CITY_NAMES_HEAD =
  '# Larger cities of the world, in lower case without accents, and the countries they are in. GeoNames, CC-BY-4.0.';

/** Names of cities and the codes of the countries that have one of this name (ISO 3166-1). */
type Cities = ReadonlyMap<string, ReadonlySet<string>>;

/** Encodes data/city-names.txt: one name per line, sorted, and its countries. */
export function encodeCityNames(cities: Cities): string {
  const lines = [...cities].map(([name, countries]) => `${name}\t${[...countries].toSorted().join(' ')}`);
  return `${[CITY_NAMES_HEAD, ...lines.toSorted()].join('\n')}\n`;
}

/** Decodes data/city-names.txt. Throws `TypeError` if the bytes are another file. */
export function decodeCityNames(bytes: Uint8Array): Cities {
  const [head, ...lines] = new TextDecoder().decode(bytes).trimEnd().split('\n');
  if (head !== CITY_NAMES_HEAD || lines.length === 0) throw new TypeError('The file is not the list of cities.');
  return new Map(
    lines.map((line) => {
      const [name = '', countries = ''] = line.split('\t');
      return [name, new Set(countries.split(' '))];
    }),
  );
}

let cities: Cities | undefined;

/**
 * Cities of 100,000 people and more, and capitals of countries and their parts. Some are also names of people, or words. Read on first use.
 */
export function largerCities(): Cities {
  return (cities ??= readBundled('city-names.txt', decodeCityNames));
}

/** Whether a text is the name of a larger city, in any case, with or without accents. */
export function isCity(text: string): boolean {
  return largerCities().has(plainName(text));
}
