import { readBundled } from '../bundled-data.ts';
import { plainName } from '../names/accents.ts';

/** The first line of data/city-names.txt: what the names are and where they come from. */
export const CITY_NAMES_HEAD = '# Larger cities of the world, in lower case without accents. GeoNames, CC-BY-4.0.';

/** Encodes data/city-names.txt: one name per line, sorted. */
export function encodeCityNames(names: readonly string[]): string {
  return `${[CITY_NAMES_HEAD, ...new Set(names.toSorted())].join('\n')}\n`;
}

/** Decodes data/city-names.txt. Throws `TypeError` if the bytes are another file. */
export function decodeCityNames(bytes: Uint8Array): ReadonlySet<string> {
  const [head, ...names] = new TextDecoder().decode(bytes).trimEnd().split('\n');
  if (head !== CITY_NAMES_HEAD || names.length === 0) throw new TypeError('The file is not the list of cities.');
  return new Set(names);
}

let names: ReadonlySet<string> | undefined;

/**
 * Cities of 100,000 people and more, and capitals of countries and their parts. Some are also names of people, or words. Read on first use.
 */
export function cityNames(): ReadonlySet<string> {
  return (names ??= readBundled('city-names.txt', decodeCityNames));
}

/** Whether a text is the name of a larger city, in any case, with or without accents. */
export function isCity(text: string): boolean {
  return cityNames().has(plainName(text));
}
