import { isJsonObject, parseJson } from '../../json.ts';
import { GIVEN_NAMES } from '../../names/person-words.ts';
import { COUNTRIES } from './countries.ts';

/** What single words are taken for, in lower case, given names without accents. */
export interface Lexicon {
  readonly givenNames: ReadonlySet<string>;
  readonly surnames: ReadonlySet<string>;
  /** Words that English texts have in lower case, and proper names that are no person's; some are given names as well. */
  readonly ordinaryWords: ReadonlySet<string>;
  /** Words that names of firms and products begin with and that are not ordinary; of given names those that are the whole name of one. */
  readonly firmWords: ReadonlySet<string>;
  /** Names of firms and products of several words, some of which are persons' names as well, by their first word. */
  readonly firmNames: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Names of firms of more words are told by their beginning. */
export const MAX_FIRM_WORDS = 4;

/** The lists of the compiled file, each in order and without repetitions. */
export interface CompiledWords {
  readonly givenNames: readonly string[];
  readonly surnames: readonly string[];
  readonly ordinaryWords: readonly string[];
  readonly firmWords: readonly string[];
  /** Words parted by a space. */
  readonly firmNames: readonly string[];
}

const FORMAT = 'tracewell-personal-words-4';

/** The bytes of data/personal-words.json: a member a list, its words in one line. */
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
 * What data/personal-words.json holds, with the given names that are told apart elsewhere and the countries' names.
 * Each is made when it is first asked for. Throws where it is another file.
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
  const givenNames = madeOnce(() => new Set([...given.split(' '), ...GIVEN_NAMES]));
  const surnameSet = madeOnce(() => new Set(surnames.split(' ')));
  const ordinaryWords = madeOnce(() => new Set([...ordinary.split(' '), ...countryWords()]));
  const firmWords = madeOnce(() => new Set(firms.split(' ')));
  const firmNames = madeOnce(() => {
    const byFirst = Map.groupBy(names.split('|'), (name) => name.slice(0, name.indexOf(' ')));
    return new Map([...byFirst].map(([first, all]) => [first, new Set(all)]));
  });
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
  };
}

function madeOnce<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
