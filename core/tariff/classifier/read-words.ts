import { withoutDenied } from './tokens/denials.ts';
import { inOneOrder } from './tokens/material-lists.ts';
import { foreignness } from './plain-words.ts';
import { quantitiesIn, type Interval } from './tokens/quantities.ts';
import { setAside, withoutArticleNumbers } from './set-aside.ts';
import { stemWord } from './stem.ts';

/** A description parsed into words, before any weight is looked up. */
export interface ReadText {
  /** Lower-case words as written (no stop words, no bare numbers), in order. */
  readonly surface: string[];
  /** The same words without plural endings, in American spelling. */
  readonly stems: string[];
  /** Percentages, each with the position of the following word. */
  readonly shares: { readonly percent: number; readonly at: number }[];
  /** Quantities with a unit, "125 cc". */
  readonly quantities: readonly Interval[];
  /** Number of words before the first "used for", "made of", "with": what the thing is, not what it is like. */
  readonly headLength: number;
  /** Last word of the head as written, known or not: it names the thing. */
  readonly headNoun: string;
  /** Words left out because they name no goods or are not English. */
  readonly unread: UnreadWords;
}

/** Counts of words left out, by reason. */
export interface UnreadWords {
  /** English, but not about goods. */
  readonly ordinary: number;
  /** In no source. */
  readonly unknown: number;
  /** Clearly, or by half, of another language. */
  readonly foreign: number;
}

// Twice a request's limit; the rest is not read.
const MAX_CHARACTERS = 4_000;
const MAX_WORDS = 600;
const MAX_WORD_LENGTH = 40;
// No known word of English or chemistry is longer; a longer run is split into pieces of this length.
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

// "t shirt", "x ray", "not upholstered": joined with the next word, because alone they would mean something else.
const JOINED: ReadonlyMap<string, string> = new Map(Object.entries({ t: 't', x: 'x', non: 'non', not: 'non' }));

const HEAD_ENDS: ReadonlySet<string> = new Set(
  (
    'for with used made in consisting composed comprising featuring containing designed intended having which that ' +
    'from by without ('
  ).split(' '),
);

/** Decides how to read a word: as it is, corrected, split in two, or left out with a reason. */
export type Respell = (word: string) => readonly string[] | 'ordinary' | 'unknown';

/**
 * Parses a description into words, shares and its head, without origins, brands and sales talk; linear in its length,
 * and bounded for any content.
 */
export function readWords(text: string, respell: Respell = asWritten): ReadText {
  const surface: string[] = [];
  const stems: string[] = [];
  const shares: { percent: number; at: number }[] = [];
  let headLength = -1;
  let headNoun = '';
  const unread = { ordinary: 0, unknown: 0, foreign: 0 };
  let joinNext = '';
  const tokens = inOneOrder(withoutDenied(setAside(tokensOf(text))));
  for (const [at, token] of tokens.entries()) {
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
    const word = isSecondHand(tokens, at) ? 'secondhand' : joinNext + written;
    joinNext = '';
    if (headLength < 0) headNoun = word;
    unread.foreign += foreignness(word);
    if (word.length < 2 || word.length > MAX_WORD_LENGTH || STOP_WORDS.has(word)) continue;
    const read = respell(word);
    if (typeof read === 'string') {
      unread[read]++;
      continue;
    }
    for (const part of read) {
      surface.push(part);
      stems.push(stemWord(part));
    }
  }
  const quantities = quantitiesIn(text);
  return {
    surface,
    stems,
    shares,
    quantities,
    headLength: headLength < 0 ? surface.length : headLength,
    headNoun,
    unread,
  };
}

// "Used for", "used in" and the like state a purpose; "used tires" a condition.
const USED_FOR = new Set('for in as to with by on at during when while after under between of and or'.split(' '));

function isSecondHand(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1];
  if (tokens[at] !== 'used') return false;
  if (next === undefined || /^[,;:()]/.test(next)) return /^[,;:(]/.test(tokens[at - 1] ?? '');
  return !USED_FOR.has(next);
}

function tokensOf(text: string): string[] {
  const folded = withoutArticleNumbers(foldText(text.slice(0, MAX_CHARACTERS)));
  return Array.from(folded.matchAll(WORD), ([token]) => token);
}

function asWritten(word: string): readonly string[] {
  return [word];
}

// A name with a trademark sign is a brand; the sign must be seen before it is folded into letters.
const MARKED = /[\p{L}\p{N}][\p{L}\p{N}'\u2019.-]{0,39} ?[\u00ae\u2122]/gu;

function foldText(text: string): string {
  return text
    .replace(MARKED, ' ')
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
