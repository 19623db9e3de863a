import { isJsonObject, parseJson } from '../../json.ts';
import { withoutAccents } from '../../names/accents.ts';
import { largerCities } from '../city-names.ts';
import { GIVEN_NAMES } from '../../names/person-words.ts';
import { COUNTRIES } from './countries.ts';

/** Word lists, in lower case. Given names have no accents. */
export interface Lexicon {
  readonly givenNames: ReadonlySet<string>;
  readonly surnames: ReadonlySet<string>;
  /** Words that English texts use in lower case, and proper names of things other than people. Some are also given names. */
  readonly ordinaryWords: ReadonlySet<string>;
  /** Unusual first words of company and product names. A given name is in it only if it is the whole name of a company or product. */
  readonly firmWords: ReadonlySet<string>;
  /** Multi-word company and product names by first word. Some are also names of people. */
  readonly firmNames: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of countries and larger cities by first word, without accents. Some are also names of people. */
  readonly placeNames: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Longer names match by their first words. */
export const MAX_LISTED_WORDS = 4;

/** The lists of the compiled file, each sorted and without duplicates. */
export interface CompiledWords {
  readonly givenNames: readonly string[];
  readonly surnames: readonly string[];
  readonly ordinaryWords: readonly string[];
  readonly firmWords: readonly string[];
  /** Words separated by a space. */
  readonly firmNames: readonly string[];
}

const FORMAT = 'tracewell-personal-words-6';

/** Encodes data/personal-words.json: one member per list, its words on one line. */
export function encodeWords({ givenNames, surnames, ordinaryWords, firmWords, firmNames }: CompiledWords): string {
  const members = {
    format: FORMAT,
    given_names: givenNames.join(' '),
    surnames: surnames.join(' '),
    ordinary_words: ordinaryWords.join(' '),
    firm_words: firmWords.join(' '),
    firm_names: firmNames.join('|'),
  };
  return `${JSON.stringify(members, null, 1)}\n`;
}

/**
 * Decodes data/personal-words.json and adds the given names and country names defined in code, and the cities. Each set is built on first use.
 * Throws `TypeError` if the bytes are another file.
 */
export function decodeLexicon(bytes: Uint8Array): Lexicon {
  const read = parseJson(bytes);
  const value = read.kind === 'value' && isJsonObject(read.value) ? read.value : {};
  const {
    format,
    given_names: given,
    surnames,
    ordinary_words: ordinary,
    firm_words: firms,
    firm_names: names,
  } = value;
  const isOurs = format === FORMAT && typeof given === 'string' && typeof surnames === 'string';
  if (!isOurs || typeof ordinary !== 'string' || typeof firms !== 'string' || typeof names !== 'string') {
    throw new TypeError('The file is not the compiled personal words.');
  }
  const countryWords = (): string[] => [...COUNTRIES].flatMap((country) => country.split(' '));
  const givenNames = lazy(() => new Set([...given.split(' '), ...GIVEN_NAMES]));
  const surnameSet = lazy(() => new Set(surnames.split(' ')));
  const ordinaryWords = lazy(() => new Set([...ordinary.split(' '), ...countryWords()]));
  const firmWords = lazy(() => new Set(firms.split(' ')));
  const firmNames = lazy(() => byFirstWord(names.split('|')));
  const placeNames = lazy(() => byFirstWord([...largerCities().keys(), ...[...COUNTRIES].map(withoutAccents)]));
  return {
    get givenNames() {
      return givenNames();
    },
    get surnames() {
      return surnameSet();
    },
    get ordinaryWords() {
      return ordinaryWords();
    },
    get firmWords() {
      return firmWords();
    },
    get firmNames() {
      return firmNames();
    },
    get placeNames() {
      return placeNames();
    },
  };
}

function byFirstWord(names: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byFirst = Map.groupBy(names, (name) => name.split(' ', 1)[0] ?? '');
  return new Map([...byFirst].map(([first, all]) => [first, new Set(all)]));
}

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
