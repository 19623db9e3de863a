import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeLexicon } from '../../core/documents/pii/lexicon.ts';

/** A subheading's wording in the schedule and the UN trade database. */
export interface SubheadingTexts {
  readonly hs6: string;
  readonly chapter: string;
  readonly path: readonly string[];
  readonly deeper: readonly string[];
  readonly comtrade: string;
}

/** A description with an assigned subheading. */
export interface Labelled {
  readonly source: string;
  readonly text: string;
  readonly hs6: string;
  /** A customs authority's text on the goods, if available. */
  readonly body?: string;
}

export interface Sources {
  readonly subheadings: readonly SubheadingTexts[];
  readonly pairs: readonly Labelled[];
  readonly products: readonly Labelled[];
  readonly rulings: readonly Labelled[];
  readonly tradeTerms: readonly Labelled[];
  readonly vague: readonly string[];
  /** English words, most of which name no goods. */
  readonly ordinaryWords: readonly string[];
}

/** Folder of this project's own descriptions, one file per chapter. */
export const TRADE_TERMS_FOLDER = join(import.meta.dirname, 'trade-terms');

const PERSONAL_WORDS = join(import.meta.dirname, '..', '..', 'data', 'personal-words.json');

/** Reads everything used for training and measuring; labels outside the schedule are left out. */
export async function readSources(folder: string, tradeTermsFolder = TRADE_TERMS_FOLDER): Promise<Sources> {
  const subheadings = (
    JSON.parse(await readFile(join(folder, 'subheading-texts.json'), 'utf8')) as SubheadingTexts[]
  ).toSorted((a, b) => (a.hs6 < b.hs6 ? -1 : 1));
  const codes = new Set(subheadings.map(({ hs6 }) => hs6));
  const readLabelled = async (name: string): Promise<Labelled[]> => {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as Labelled).filter(({ hs6 }) => codes.has(hs6));
  };
  const lexicon = decodeLexicon(await readFile(PERSONAL_WORDS));
  const vague = await readFile(join(folder, 'vague-terms.csv'), 'utf8');
  return {
    subheadings,
    pairs: await readLabelled('training-pairs.jsonl'),
    products: await readLabelled('products-dev.jsonl'),
    rulings: [
      ...(await readLabelled('rulings-dev.jsonl')),
      ...(await readLabelled('rulings-2021-2026.jsonl')).map((ruling) => ({
        ...ruling,
        source: 'subject_line_2021_26',
      })),
    ],
    tradeTerms: await readTradeTerms(tradeTermsFolder, codes),
    vague: vague
      .split('\n')
      .map(unquote)
      .filter((line) => line !== ''),
    ordinaryWords: [...lexicon.ordinaryWords, ...lexicon.givenNames],
  };
}

async function readTradeTerms(folder: string, codes: ReadonlySet<string>): Promise<Labelled[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tsv')).toSorted();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return files.flatMap((text) => parseTradeTerms(text, codes));
}

/**
 * Parses lines of `hs6<TAB>phrase | phrase`; throws if a code is unknown or a phrase is empty, too long or repeated.
 */
export function parseTradeTerms(text: string, codes: ReadonlySet<string>): Labelled[] {
  const labelled: Labelled[] = [];
  for (const line of text.split('\n').filter((line) => line !== '')) {
    const [hs6 = '', phrases = '', ...more] = line.split('\t');
    if (!codes.has(hs6)) throw new Error(`Trade terms name a subheading that the schedule lacks: ${hs6}`);
    const list = phrases.split(' | ');
    const sound = list.every(
      (phrase) => phrase !== '' && phrase.length <= 300 && phrase === phrase.trim() && !phrase.includes('|'),
    );
    if (more.length > 0 || !sound || new Set(list).size !== list.length) {
      throw new Error(`Trade terms of ${hs6} are not trimmed, distinct phrases of at most 300 characters`);
    }
    labelled.push(...list.map((phrase) => ({ source: 'trade_terms', text: phrase, hs6 })));
  }
  return labelled;
}

function unquote(line: string): string {
  const text = line.replace(/\r$/, '');
  return text.startsWith('"') && text.endsWith('"') && text.length > 1 ? text.slice(1, -1).replaceAll('""', '"') : text;
}
