import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';

/** Names and addresses for generated texts. */
export interface Fillings {
  readonly givenNames: readonly string[];
  readonly surnames: readonly string[];
  /** Those of the names that are ordinary words too. */
  readonly nameWords?: Pick<Fillings, 'givenNames' | 'surnames'>;
  /** Full names as people wrote them, in all forms. */
  readonly wholeNames: readonly string[];
  readonly organisations: readonly string[];
  /** One-line addresses, and streets with a number. */
  readonly addresses: readonly string[];
  readonly streets: readonly string[];
  readonly cities: readonly string[];
  /** Ordinary words for identifiers; may be empty. */
  readonly words: readonly string[];
  /** Names of things, and foreign words; may be empty. */
  readonly things: readonly string[];
  readonly foreignWords: readonly string[];
}

/** The half for training (seen) or for measuring (unseen). */
export type Half = 'seen' | 'unseen';

/** Names, companies and addresses from one half of the shared labelled files. */
export function labelledFillings(folder: string, half: Half): Fillings {
  const rows = (name: string, element: string): string[] => {
    const xml = readFileSync(join(folder, `${name}.xml`), 'utf8');
    const pattern = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g');
    return [...xml.matchAll(pattern)].map(([, row = '']) => row).filter((_, i) => i % 2 === (half === 'seen' ? 0 : 1));
  };
  const persons = rows('person_labeled', 'Name');
  const addresses = ['osm_addresses_labeled', 'us50_addresses_labeled', 'addresses_labeled'].flatMap((name) =>
    rows(name, 'AddressString'),
  );
  const isPerson = (row: string): boolean =>
    !/<(?!\/|GivenName|Surname|MiddleName|MiddleInitial|FirstInitial|LastInitial|Prefix)/.test(row);
  return {
    givenNames: partsOf(persons, 'GivenName').map(titleCase),
    surnames: partsOf(persons, 'Surname').map(titleCase),
    wholeNames: persons
      .filter((row) => isPerson(row) && /<Surname>/.test(row) && /<GivenName>/.test(row))
      // Titles are no part of what is taken out.
      .map((row) => plain(row.replace(/<Prefix[^<]*<\/Prefix[^>]*>/g, '')))
      .filter((name) => /^[\p{L}][\p{L}.' ,-]{3,40}$/u.test(name)),
    organisations: rows('company_labeled', 'Name')
      .map(plain)
      .filter((name) => name.length < 60),
    addresses: addresses.map(plain).filter((address) => address.length > 12 && /\d/.test(address)),
    streets: addresses.map(streetOf).filter((street) => /^\d{1,6} \S+ \S+/.test(street)),
    cities: partsOf(addresses, 'PlaceName').filter((city) => /^[A-Z][a-z]{3,20}$/.test(city)),
    words: [],
    things: [],
    foreignWords: [],
  };
}

/** Surnames that are offices, as often as twelve others. */
const OFFICES = 'Mayor Speaker Chancellor Governor Senator Minister'
  .split(' ')
  .flatMap((name) => Array<string>(12).fill(name));

/** Adds the names that are ordinary words or offices: Grant, Wood, Speaker. */
export function withNameWords(fillings: Fillings, { ordinaryWords }: Pick<Lexicon, 'ordinaryWords'>): Fillings {
  const words = (names: readonly string[]): string[] => names.filter((name) => ordinaryWords.has(name.toLowerCase()));
  const nameWords = { givenNames: words(fillings.givenNames), surnames: [...words(fillings.surnames), ...OFFICES] };
  return { ...fillings, nameWords };
}

/** The text of an element without its part labels. */
function plain(row: string): string {
  const text = row
    .replace(/<[^>]{1,60}>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&apos;/g, "'");
  return text.replace(/\s+/g, ' ').trim().replace(/,$/, '');
}

function partsOf(rows: readonly string[], part: string): string[] {
  const pattern = new RegExp(`<${part}>([^<]{2,30})</${part}>`, 'g');
  const found = rows.flatMap((row) =>
    [...row.matchAll(pattern)].map(([, text = '']) => text.replace(/[^\p{L}'-]/gu, '')),
  );
  return found.filter((text) => text.length > 1);
}

function streetOf(row: string): string {
  return plain((/^(?:(?!<(?:PlaceName|StateName|ZipCode|Occupancy)).)*/s.exec(row) ?? [''])[0]);
}

export function titleCase(word: string): string {
  const isPlain = word === word.toUpperCase() || word === word.toLowerCase();
  return isPlain ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word;
}
