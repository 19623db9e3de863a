import { stemWord } from './stem.ts';

/** What a description says, word by word, before any weight is looked up. */
export interface ReadText {
  /** Lower-case words as written (no stop words, no bare numbers), in order. */
  readonly surface: string[];
  /** The same words without plural endings, in American spelling. */
  readonly stems: string[];
  /** Percentages, each with the position of the word that follows it. */
  readonly shares: { readonly percent: number; readonly at: number }[];
  /** How many of the words stand before the first "used for", "made of", "with": what the thing is, not what it is like. */
  readonly headLength: number;
}

// Twice what a request may hold; everything after it is not read.
const MAX_CHARACTERS = 4_000;
const MAX_WORDS = 600;
const MAX_WORD_LENGTH = 40;
// No word of the language or of chemistry that the sources hold is longer; a longer run is read in pieces of this length.
const WORD = /\p{L}[\p{L}\p{N}]{0,39}|\p{N}[\p{L}\p{N}.,]{0,39}%?|[,;:()]/gu;

const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of or and in on at by to from as is are be been being was were it its this that these those than then ' +
    'such each any all both same their they there which whether also into other others thereof therefor therein ' +
    'etc eg ie used use using made make makes making consist consists consisting composed comprise comprised ' +
    'comprising feature features featuring contain contains containing include includes including included ' +
    'designed intended specifically various described having has have mainly primarily via per upon so called ' +
    'provided subheading heading chapter note nesoi nec pcs pc'
  ).split(' '),
);

// "t shirt", "x ray", "not upholstered": with the next word they are one word, and without it they would say something else.
const JOINED: ReadonlyMap<string, string> = new Map(Object.entries({ t: 't', x: 'x', non: 'non', not: 'non' }));

const HEAD_ENDS: ReadonlySet<string> = new Set(
  (
    'for with used made in consisting composed comprising featuring containing designed intended having which that ' +
    'from by without and, ('
  ).split(' '),
);

/** Gives a word as it is to be read: itself, its right spelling, or the two words that it runs together. */
export type Respell = (word: string) => readonly string[];

/** Reads a description into words, shares and its head; linear in its length, and bounded whatever it holds. */
export function readWords(text: string, respell: Respell = asWritten): ReadText {
  const surface: string[] = [];
  const stems: string[] = [];
  const shares: { percent: number; at: number }[] = [];
  let headLength = -1;
  let joinNext = '';
  for (const [token] of foldText(text.slice(0, MAX_CHARACTERS)).matchAll(WORD)) {
    if (surface.length >= MAX_WORDS) break;
    if (headLength < 0 && surface.length > 0 && HEAD_ENDS.has(token)) headLength = surface.length;
    if (/^[,;:()]/.test(token)) {
      joinNext = '';
      continue;
    }
    if (/^\p{N}/u.test(token)) {
      const percent = readPercent(token);
      if (percent !== undefined) shares.push({ percent, at: surface.length });
      if (!/\p{L}/u.test(token)) {
        joinNext = '';
        continue;
      }
    }
    const written = token.replace(/[.,%]/g, '');
    const joined = joinNext === '' ? JOINED.get(written) : undefined;
    if (joined !== undefined) {
      joinNext = joined;
      continue;
    }
    const word = joinNext + written;
    joinNext = '';
    if (word.length < 2 || word.length > MAX_WORD_LENGTH || STOP_WORDS.has(word)) continue;
    for (const part of respell(word)) {
      surface.push(part);
      stems.push(stemWord(part));
    }
  }
  return { surface, stems, shares, headLength: headLength < 0 ? surface.length : headLength };
}

function asWritten(word: string): readonly string[] {
  return [word];
}

function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2019]s?(?=[^\p{L}]|$)/gu, ' ')
    .replace(/(\d) ?(?:percent|per cent|pct)\b/g, '$1%');
}

function readPercent(token: string): number | undefined {
  if (!token.endsWith('%')) return undefined;
  const percent = Number(token.slice(0, -1).replace(',', '.'));
  return percent > 0 && percent <= 100 ? percent : undefined;
}
