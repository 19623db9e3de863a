import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeWords, MAX_LISTED_WORDS, type CompiledWords } from '../core/documents/pii/lexicon.ts';
import { withoutAccents } from '../core/names/accents.ts';
import { stripLegalForms } from '../core/names/strip-legal-forms.ts';
import { countryNames } from './personal-tagger/country-lists.ts';
import { localeNames, localeThings, type LocaleNames } from './personal-tagger/locale-lists.ts';
import { IMPERSONAL_NAMES } from './personal-tagger/impersonal-names.ts';
import { CommandError } from './command-error.ts';
import { MODERN_WORDS, NO_GIVEN_NAMES } from './modern-words.ts';
import { replaceFile } from './replace-file.ts';

export const PERSONAL_WORDS_USAGE =
  'npm run build-data -- personal-words --names FILE [--names FILE] --texts FILE|FOLDER [--texts ...] [--dictionary FILE] [--firms FILE] [--locales FOLDER] [--countries FOLDER] [--out FILE]';

const DEFAULT_OUT = 'data/personal-words.json';

/** A word that occurs in lower case more often than this is ordinary; once or twice is a misprint. */
const MIN_LOWER = 3;

/** The same for a word that is also a given name: `john` and `bob` sometimes occur in lower case. */
const MIN_LOWER_OF_NAME = 10;

/** A word that occurs this often with a capital, and never as a given name, is a public proper name. */
const MIN_CAPITAL = 5;

/**
 * Compiles the words by which the tagger recognizes names: given names from lists, one per line, ordinary words counted
 * in texts and listed in a Hunspell dictionary, and names of firms. The same sources give the same bytes. Throws
 * `CommandError` if one is missing.
 */
export async function buildPersonalWords(args: readonly string[]): Promise<void> {
  const { names, texts, dictionary, firms, locales, countries, out } = personalWordsArguments(args);
  const lists = await Promise.all(names.map(read));
  const contents = (await Promise.all(texts.map(textsIn))).flat();
  const compiled = compilePersonalWords(lists, contents, {
    locales: locales === undefined ? NO_LISTS : await localeNames(locales),
    countries: countries === undefined ? NO_LISTS : await countryNames(countries),
    things: locales === undefined ? [] : await thingWords(locales),
    dictionary: dictionary === undefined ? [] : dictionaryWords(await read(dictionary)),
    firms: firms === undefined ? [] : firmTitles(await read(firms)),
  });
  const bytes = encodeWords(compiled);
  await replaceFile(out, bytes);
  const { givenNames, surnames, ordinaryWords, firmWords, firmNames } = compiled;
  console.log(
    `${givenNames.length} given names, ${surnames.length} surnames, ${ordinaryWords.length} ordinary words, ${firmWords.length} of firms, ${firmNames.length} names of firms, ${bytes.length} bytes -> ${out}`,
  );
}

const NO_LISTS: LocaleNames = { givenNames: [], surnames: [] };

/** Returns the words of things and of other languages, in lower case. */
async function thingWords(locales: string): Promise<string[]> {
  const { goods, foreignWords } = await localeThings(locales);
  return [...goods.flatMap((thing) => thing.match(COMMON_WORD) ?? []), ...foreignWords]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= MIN_THING);
}

const MIN_THING = 3;
/** A word in a thing's name other than the person it is named after: Abert's Towhee. */
const COMMON_WORD = /(?<!\p{L}|\p{L}')\p{L}+(?!\p{L}|'s)/gu;

/** Returns a Hunspell dictionary's lower-case words. */
function dictionaryWords(dictionary: string): string[] {
  return dictionary.split('\n').flatMap((line) => /^[a-z]{2,20}(?=\/|$)/.exec(line) ?? []);
}

/** Returns the names in the Securities and Exchange Commission's company_tickers.json. */
function firmTitles(json: string): string[] {
  return Object.values(JSON.parse(json) as Readonly<Record<string, { readonly title: string }>>).map(
    ({ title }) => title,
  );
}

/**
 * Sources besides lists of given names and texts: names of other countries, words of things, lower-case words, and
 * names of firms.
 */
export interface OtherLists {
  readonly locales?: LocaleNames;
  readonly countries?: LocaleNames;
  readonly things?: readonly string[];
  readonly dictionary?: readonly string[];
  readonly firms?: readonly string[];
}

/** Compiles the lists from given names, English texts and other sources. */
export function compilePersonalWords(
  lists: readonly string[],
  texts: readonly string[],
  { locales = NO_LISTS, countries = NO_LISTS, things = [], dictionary = [], firms = [] }: OtherLists = {},
): CompiledWords {
  const listed = lists.flatMap((list) => list.split(/\r?\n/)).map((name) => name.trim().toLowerCase());
  const given = new Set(
    listed.filter((name) => /^[a-z]{2,20}(?:-[a-z]{2,20})?$/.test(name) && !NO_GIVEN_NAMES.has(name)),
  );
  const lower = new Map<string, number>();
  const capital = new Map<string, number>();
  const count = (counts: Map<string, number>, word: string): void => {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  for (const [word] of texts.flatMap((text) => [...text.matchAll(/\p{L}+(?:'\p{L}+)?/gu)])) {
    if (/^\p{Ll}/u.test(word)) count(lower, word);
    else if (/^\p{Lu}\p{Ll}/u.test(word)) count(capital, word.toLowerCase());
  }
  const ordinary = [
    ...[...lower].filter(([word, times]) => times >= (given.has(word) ? MIN_LOWER_OF_NAME : MIN_LOWER)),
    ...[...capital].filter(([word, times]) => times >= MIN_CAPITAL && !given.has(word)),
  ].map(([word]) => word);
  // The lists by country are of all languages: their Rose and May are words here.
  const words = new Set([...ordinary, ...dictionary]);
  const others = [...locales.givenNames, ...countries.givenNames.filter((name) => !words.has(name))];
  const allGiven = new Set([...given, ...others.filter((name) => !NO_GIVEN_NAMES.has(name))]);
  const listedWords = dictionary.filter((word) => !allGiven.has(word));
  const surnames = new Set([...locales.surnames, ...countries.surnames.filter((name) => !words.has(name))]);
  const namesWords = new Set([...allGiven, ...surnames]);
  const ofThings = things.filter((word) => !namesWords.has(withoutAccents(word)));
  const ordinaryWords = new Set([...ordinary, ...listedWords, ...ofThings, ...MODERN_WORDS]);
  const firmWords = [...firms, ...PRODUCTS].flatMap((name) => {
    const word = firstWord(name);
    const isKnown = ordinaryWords.has(word) || (allGiven.has(word) && firmName(name).length > 1);
    return /^\p{L}{3,20}$/u.test(word) && !isKnown ? word : [];
  });
  const firmNames = [...firms, ...Object.values(IMPERSONAL_NAMES).flat()]
    .map(firmName)
    .filter(
      (words) => words.length > 1 && words.length <= MAX_LISTED_WORDS && words.some((word) => namesWords.has(word)),
    )
    .map((words) => words.join(' '));
  return {
    givenNames: [...allGiven].toSorted(),
    surnames: [...surnames].toSorted(),
    ordinaryWords: [...ordinaryWords].toSorted(),
    firmWords: [...new Set(firmWords)].toSorted(),
    firmNames: [...new Set(firmNames)].toSorted(),
  };
}

/**
 * Returns the words of a firm or product name without its legal forms; none if a sign in it separates words differently
 * than in texts.
 */
function firmName(title: string): readonly string[] {
  const words = title
    .toLowerCase()
    .replace(/\s*[/\\].{0,9}$/, '')
    .replace(/[.,]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const name = stripLegalForms(words).words;
  const isJoined = name.at(-1) === '&' || name.at(-1) === 'and';
  const all = isJoined ? name.slice(0, -1) : name;
  return all.every((word) => /^(?:&|\p{L}+(?:['-]\p{L}+)*)$/u.test(word)) ? all : [];
}

function firstWord(name: string): string {
  return (/^\p{L}+/u.exec(name)?.[0] ?? '').toLowerCase();
}

/** Names of products and firms known to build-data. */
const PRODUCTS = ['brand', 'tech'].flatMap((kind) => IMPERSONAL_NAMES[kind] ?? []);

/** Returns the texts in a file or a folder. */
async function textsIn(path: string): Promise<string[]> {
  const entries = await readdir(path).catch(() => undefined);
  if (!entries) return [await read(path)];
  const files = entries.filter((name) => name.endsWith('.txt')).toSorted();
  return Promise.all(files.map((name) => read(join(path, name))));
}

async function read(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new CommandError(`There is no file ${path}.`);
  return text;
}

interface PersonalWordsArguments {
  readonly names: readonly string[];
  readonly texts: readonly string[];
  readonly dictionary: string | undefined;
  readonly firms: string | undefined;
  readonly locales: string | undefined;
  readonly countries: string | undefined;
  readonly out: string;
}

function personalWordsArguments(args: readonly string[]): PersonalWordsArguments {
  const usage = `Usage: ${PERSONAL_WORDS_USAGE}`;
  try {
    const options = { multiple: true, type: 'string' } as const;
    const { values } = parseArgs({
      args: [...args],
      options: {
        names: options,
        texts: options,
        dictionary: { type: 'string' },
        firms: { type: 'string' },
        locales: { type: 'string' },
        countries: { type: 'string' },
        out: { type: 'string', default: DEFAULT_OUT },
      },
    });
    if (!values.names || !values.texts) throw new CommandError(usage);
    const { names, texts, dictionary, firms, locales, countries, out } = values;
    return { names, texts, dictionary, firms, locales, countries, out };
  } catch {
    throw new CommandError(usage);
  }
}
