import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import { CommandError } from '../command-error.ts';

/** Packages whose pages and programs name hardly anybody, with their versions. MIT, BSD, Apache-2.0. */
const PACKAGES = `
  webpack@5.112.2 rollup@4.68.7 vite@8.3.8 vue@3.5.45 lodash@4.18.1 moment@2.31.0 luxon@3.7.2 axios@1.21.1 mocha@12.0.3 sinon@22.1.0 mongoose@9.12.1 knex@3.3.0
  winston@3.19.0 pino@10.4.0 koa@3.3.0 fastify@5.12.8 nodemailer@10.6.0 highlight.js@11.12.0 prismjs@1.30.0 codemirror@6.65.7 sequelize@6.37.8 jsdom@29.1.1
  karma@6.4.4 node-gyp@12.4.0 typeorm@1.1.1 stripe@23.1.0 twilio@6.2.0 aws-sdk@2.1693.0 date-fns@4.4.0 chart.js@4.6.1 rxjs@7.8.2 redux@5.0.1 marked@18.2.1
  mustache@4.2.0 handlebars@4.7.10 gulp@5.0.1 less@4.9.1 cheerio@1.2.0 ioredis@6.0.0 bull@4.16.5 shelljs@0.10.0 commander@14.0.3 yargs@18.2.0 postcss@8.5.33
  jquery@4.0.0 underscore@1.13.8 async@3.2.6 bluebird@3.7.2 nodemon@3.1.14 eslint-plugin-react@7.37.5 eslint-plugin-import@2.32.0 protobufjs@8.8.1 passport@0.7.0
  amqplib@2.3.1 helmet@8.3.0
`;

const PAGE = /\.md$/i;
const PROGRAM = /\.(?:[cm]?[jt]s|py|gypi?|[ch]|cc|ya?ml|sh)$/;
/** File limits, so that a large package does not outweigh the others. */
const MAX_PAGES = 12;
const MAX_PROGRAMS = 30;
const MAX_FILE = 60_000;

/** Pieces of the packages' pages and programs without paragraphs that may name a person. Throws `CommandError` if a package is missing. */
export async function packageTexts(folder: string, lexicon: Lexicon): Promise<string[]> {
  const pieces: string[] = [];
  for (const [, name = '', version = ''] of PACKAGES.matchAll(/(\S+)@(\S+)/g)) {
    const home = join(folder, name);
    const description = await readFile(join(home, 'package.json'), 'utf8').catch(() => '{}');
    if ((JSON.parse(description) as { version?: string }).version !== version) {
      throw new CommandError(`The folder ${folder} has no ${name} ${version}.`);
    }
    const all = (await readdir(home, { recursive: true })).filter((path) => !path.includes('node_modules')).toSorted();
    for (const path of [
      ...spread(
        all.filter((one) => PAGE.test(one)),
        MAX_PAGES,
      ),
      ...spread(
        all.filter((one) => PROGRAM.test(one) && !/min\.|bundle|locale\//.test(one)),
        MAX_PROGRAMS,
      ),
    ]) {
      const text = await readFile(join(home, path), 'utf8');
      pieces.push(...piecesOf(text.slice(0, MAX_FILE), lexicon));
    }
  }
  return pieces;
}

/** At most this many items of a list, evenly spaced. */
function spread(list: readonly string[], most: number): string[] {
  const step = Math.max(1, Math.ceil(list.length / most));
  return list.filter((_, i) => i % step === 0);
}

/** Piece lengths, in turn, so that contexts vary. */
const LENGTHS = [150, 500, 1_500] as const;
const MAX_PARAGRAPH = 2_500;

/** Splits a text into pieces and drops paragraphs that may name a person. */
export function piecesOf(text: string, lexicon: Lexicon): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const paragraph of text.split(/\n{2,}/)) {
    if (paragraph.length > MAX_PARAGRAPH || mayName(paragraph, lexicon)) continue;
    piece += `${piece === '' ? '' : '\n\n'}${paragraph}`;
    if (piece.length < (LENGTHS[pieces.length % LENGTHS.length] ?? 0)) continue;
    pieces.push(piece);
    piece = '';
  }
  return pieces;
}

const CREDITS =
  /copyright|licen[sc]e|author|contribut|thank|sponsor|maintain|credit|\bby (?:@|\[|[A-Z])|(?<![\w/"'`])@[\w-]+(?![\w/-])/i;

/** Whether a paragraph has credit words, or two words that may be a name. */
function mayName(paragraph: string, { givenNames, surnames, ordinaryWords }: Lexicon): boolean {
  if (CREDITS.test(paragraph)) return true;
  return [...paragraph.matchAll(/(?<![\p{L}\d])(\p{Lu}\p{Ll}+) (?=(\p{Lu}\p{Ll}+))/gu)].some(
    ([, one = '', two = '']) => {
      const [given, surname] = [one.toLowerCase(), two.toLowerCase()];
      return (
        givenNames.has(given) &&
        (surnames.has(surname) || !ordinaryWords.has(surname)) &&
        !(ordinaryWords.has(given) && ordinaryWords.has(surname))
      );
    },
  );
}
