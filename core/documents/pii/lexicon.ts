import { isJsonObject, parseJson } from '../../json.ts';
import { GIVEN_NAMES } from '../../names/person-words.ts';
import { COUNTRIES } from './countries.ts';

/** What single words are taken for, in lower case, given names without accents. */
export interface Lexicon {
  readonly givenNames: ReadonlySet<string>;
  readonly surnames: ReadonlySet<string>;
  /** Words that English texts have in lower case, and proper names that are no person's; some are given names as well. */
  readonly ordinaryWords: ReadonlySet<string>;
  /** Words that names of firms and products begin with, and that are neither ordinary nor given names. */
  readonly firmWords: ReadonlySet<string>;
}

/** The lists of the compiled file, each in order and without repetitions. */
export interface CompiledWords {
  readonly givenNames: readonly string[];
  readonly surnames: readonly string[];
  readonly ordinaryWords: readonly string[];
  readonly firmWords: readonly string[];
}

const FORMAT = 'tracewell-personal-words-3';

/** The bytes of data/personal-words.json: a member a list, its words in one line. */
export function encodeWords({ givenNames, surnames, ordinaryWords, firmWords }: CompiledWords): string {
  const members = {
    format: FORMAT,
    given_names: givenNames.join(' '),
    surnames: surnames.join(' '),
    ordinary_words: ordinaryWords.join(' '),
    firm_words: firmWords.join(' '),
  };
  return `${JSON.stringify(members, null, 1)}\n`;
}

/**
 * What data/personal-words.json holds, with the given names that are told apart elsewhere and the countries' names.
 * A set is made when it is first asked for. Throws where it is another file.
 */
export function decodeLexicon(bytes: Uint8Array): Lexicon {
  const read = parseJson(bytes);
  const value = read.kind === 'value' && isJsonObject(read.value) ? read.value : {};
  const { format, given_names: given, surnames, ordinary_words: ordinary, firm_words: firms } = value;
  const isOurs = format === FORMAT && typeof given === 'string' && typeof surnames === 'string';
  if (!isOurs || typeof ordinary !== 'string' || typeof firms !== 'string') {
    throw new TypeError('The file is not the compiled personal words.');
  }
  const countryWords = (): string[] => [...COUNTRIES].flatMap((country) => country.split(' '));
  const givenNames = madeOnce(() => [...given.split(' '), ...GIVEN_NAMES]);
  const surnameSet = madeOnce(() => surnames.split(' '));
  const ordinaryWords = madeOnce(() => [...ordinary.split(' '), ...countryWords()]);
  const firmWords = madeOnce(() => firms.split(' '));
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
  };
}

function madeOnce(words: () => readonly string[]): () => ReadonlySet<string> {
  let made: ReadonlySet<string> | undefined;
  return () => (made ??= new Set(words()));
}
