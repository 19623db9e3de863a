import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import { plainName } from '../../core/names/accents.ts';
import { isSeen } from './generate.ts';
import type { Fillings, Half } from './labelled-lists.ts';
import type { LocaleNames } from './locale-lists.ts';

const NAME = /^[a-z]{2,20}$/;

/** The most common names of about a hundred countries, in Latin script: a folder of `popular-names-by-country-dataset` (CC0). */
export async function countryNames(folder: string): Promise<LocaleNames> {
  const namesIn = async (file: string): Promise<string[]> => {
    const rows: Record<string, string>[] = parse(await readFile(join(folder, file)), { columns: true, bom: true });
    return rows.map((row) => plainName(row['Romanized Name'] ?? '')).filter((name) => NAME.test(name));
  };
  return {
    givenNames: await namesIn('common-forenames-by-country.csv'),
    surnames: await namesIn('common-surnames-by-country.csv'),
  };
}

/** The share of given names that are also places (Jordan) and words (Hope), and of cities that are listed ones. */
const SHARES = { places: 0.04, words: 0.03, cities: 0.3 };

/** Adds the listed places of one half to cities, and to given names those of one half that are also places or words. */
export function withAmbiguousNames(
  fillings: Fillings,
  { placeNames, givenNames, ordinaryWords }: Lexicon,
  half: Half,
): Fillings {
  const isOfHalf = (name: string): boolean => isSeen(name) === (half === 'seen');
  const places = [...placeNames.values()].flatMap((names) => [...names]).filter(isOfHalf);
  const names = [...givenNames].filter(isOfHalf);
  const { givenNames: given, cities } = fillings;
  return {
    ...fillings,
    givenNames: [
      ...given,
      ...copies(
        places.filter((name) => givenNames.has(name)),
        given.length * SHARES.places,
      ),
      ...copies(
        names.filter((name) => ordinaryWords.has(name)),
        given.length * SHARES.words,
      ),
    ],
    cities: [...cities, ...copies(places, cities.length * SHARES.cities)],
  };
}

/** This many names in title case, in turn. */
function copies(names: readonly string[], count: number): string[] {
  if (names.length === 0) return [];
  const step = Math.max(1, names.length / count);
  return Array.from({ length: Math.floor(count) }, (_, i) =>
    (names[Math.floor(i * step) % names.length] ?? '').replace(/(?<![\p{L}'])\p{L}/gu, (letter) =>
      letter.toUpperCase(),
    ),
  );
}
