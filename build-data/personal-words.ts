import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeWords, type CompiledWords } from '../core/documents/pii/lexicon.ts';
import { localeNames, type LocaleNames } from './personal-tagger/locale-lists.ts';
import { IMPERSONAL_NAMES } from './personal-tagger/impersonal-names.ts';
import { CommandError } from './command-error.ts';
import { MODERN_WORDS, NO_GIVEN_NAMES } from './modern-words.ts';
import { replaceFile } from './replace-file.ts';

export const PERSONAL_WORDS_USAGE =
  'npm run build-data -- personal-words --names FILE [--names FILE] --texts FILE|FOLDER [--texts ...] [--firms FILE] [--locales FOLDER] [--out FILE]';

const DEFAULT_OUT = 'data/personal-words.json';

/** A word that texts have in lower case more often than this is an ordinary one; once or twice is a misprint. */
const MIN_LOWER = 3;

/** So often for one that is a given name as well: `john` and `bob` stand in lower case now and then. */
const MIN_LOWER_OF_NAME = 10;

/** A word that texts have with a capital so often, and never as a given name, is a proper name of something public. */
const MIN_CAPITAL = 5;

/**
 * Compiles the words by which the embedded recogniser tells names: given names from lists, one a line, and ordinary words
 * counted in texts. The same sources give the same bytes. Throws `CommandError` where one is missing.
 */
export async function buildPersonalWords(args: readonly string[]): Promise<void> {
  const { names, texts, firms, locales, out } = personalWordsArguments(args);
  const lists = await Promise.all(names.map(read));
  const contents = (await Promise.all(texts.map(textsIn))).flat();
  const compiled = compilePersonalWords(
    lists,
    contents,
    locales === undefined ? NO_LISTS : await localeNames(locales),
    firms === undefined ? [] : firmTitles(await read(firms)),
  );
  const bytes = encodeWords(compiled);
  await replaceFile(out, bytes);
  const { givenNames, surnames, ordinaryWords, firmWords } = compiled;
  console.log(
    `${givenNames.length} given names, ${surnames.length} surnames, ${ordinaryWords.length} ordinary words, ${firmWords.length} of firms, ${bytes.length} bytes -> ${out}`,
  );
}

const NO_LISTS: LocaleNames = { givenNames: [], surnames: [] };

/** The names in company_tickers.json of the Securities and Exchange Commission. */
function firmTitles(json: string): string[] {
  return Object.values(JSON.parse(json) as Readonly<Record<string, { readonly title: string }>>).map(
    ({ title }) => title,
  );
}

/** The lists out of lists of given names, texts in English, the names of other countries, and names of firms. */
export function compilePersonalWords(
  lists: readonly string[],
  texts: readonly string[],
  locales: LocaleNames = NO_LISTS,
  firms: readonly string[] = [],
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
  const allGiven = new Set([...given, ...locales.givenNames.filter((name) => !NO_GIVEN_NAMES.has(name))]);
  const ordinaryWords = new Set([...ordinary, ...MODERN_WORDS]);
  const firmWords = [...firms.map(firstWord), ...PRODUCT_WORDS].filter(
    (word) => /^\p{L}{3,20}$/u.test(word) && !ordinaryWords.has(word) && !allGiven.has(word),
  );
  return {
    givenNames: [...allGiven].toSorted(),
    surnames: [...new Set(locales.surnames)].toSorted(),
    ordinaryWords: [...ordinaryWords].toSorted(),
    firmWords: [...new Set(firmWords)].toSorted(),
  };
}

function firstWord(name: string): string {
  return (/^\p{L}+/u.exec(name)?.[0] ?? '').toLowerCase();
}

/** Words of the names of products and firms that build-data knows. */
const PRODUCT_WORDS = ['brand', 'tech'].flatMap((kind) => (IMPERSONAL_NAMES[kind] ?? []).map(firstWord));

/** The texts that a file is, or a folder holds. */
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
  readonly firms: string | undefined;
  readonly locales: string | undefined;
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
        firms: { type: 'string' },
        locales: { type: 'string' },
        out: { type: 'string', default: DEFAULT_OUT },
      },
    });
    if (!values.names || !values.texts) throw new CommandError(usage);
    return { names: values.names, texts: values.texts, firms: values.firms, locales: values.locales, out: values.out };
  } catch {
    throw new CommandError(usage);
  }
}
