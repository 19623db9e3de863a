import { MAX_FIRM_WORDS, type Lexicon } from '../lexicon.ts';
import { isOrdinary } from './ordinary-words.ts';
import { hashOf } from '../../linear-chain/hash.ts';
import { wordKind } from './word-kinds.ts';

/** What stands between a token and the one before it; a tab or several spaces are wide. */
export const GLUED = 0;
export const SPACED = 1;
export const WIDE = 2;
export const LINE_END = 3;
export const BLANK_LINE = 4;

/** A word, number or sign of a text, with what the tagger sees of it. Numbers stand for classes and hashes. */
export interface Token {
  readonly text: string;
  /** UTF-16 units of the visible text. */
  readonly start: number;
  readonly end: number;
  readonly lower: string;
  /** The same for the tokens of a text whose letters are the same in lower case, counted from 0. */
  readonly id: number;
  /** One of the gaps above. */
  readonly gap: number;
  readonly word: number;
  readonly shape: number;
  /** How its letters are cased: 0 no letters, 1 lower, 2 Title, 3 ALL CAPITALS, 4 a single capital, 5 mIxed, 6 MixedCase. */
  readonly casing: number;
  /** Whether it is a given name (1), an ordinary word (2), a surname (4), a firm's (8) and in a firm's name of several words (16), added up, times 8, and its casing. */
  readonly lexical: number;
  readonly kind: number;
  readonly ending3: number;
  readonly ending2: number;
  readonly beginning: number;
}

/** What stands where no token does. */
export const NOTHING: Token = {
  ...{ text: '', start: 0, end: 0, lower: '', id: -1, gap: BLANK_LINE, casing: 0, lexical: 0, kind: 0 },
  ...{ word: 1, shape: 1, ending3: 1, ending2: 1, beginning: 1 },
};

/** A stretch whose type its form decides: the tagger sees one token for it. */
export interface KnownStretch {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN =
  /\d{1,6}(?:[./-]\d{1,6}){1,4}(?![\p{L}\p{N}])|\d{1,4}-?(?:st|nd|rd|th)(?![\p{L}\p{N}])|\p{L}[\p{L}\p{M}]{0,60}(?:['-](?!s(?![\p{L}\p{N}]))\p{L}[\p{L}\p{M}]{0,40}){0,3}|'s(?![\p{L}\p{N}])|\p{N}{1,20}\p{L}{0,3}(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,60}|\S/gu;

/** The tokens of a visible text in order; known stretches, in text order and apart, are one token each. */
export function tokensOf(text: string, lexicon: Lexicon, known: readonly KnownStretch[] = []): Token[] {
  const soft = softLineEnds(text);
  const seen = new Map<string, WordView>();
  const ids = new Map<string, number>();
  const tokens: Token[] = [];
  let next = 0;
  let last = 0;
  const add = (start: number, end: number, word: string): void => {
    const view = seen.getOrInsertComputed(word, () => wordView(word, lexicon, ids));
    const { lower, id, word: hash, shape, casing, lexical, kind, ending3, ending2, beginning } = view;
    const gap = gapBetween(text, { start: last, end: start }, soft);
    tokens.push({
      text: word,
      start,
      end,
      lower,
      id,
      gap,
      word: hash,
      shape,
      casing,
      lexical,
      kind,
      ending3,
      ending2,
      beginning,
    });
    last = end;
  };
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const start = match.index;
    for (; next < known.length && (known[next]?.end ?? 0) <= start; next++);
    const stretch = known[next];
    if (!stretch || stretch.start >= start + match[0].length) {
      add(start, start + match[0].length, match[0]);
      continue;
    }
    if (start < stretch.start) add(start, stretch.start, text.slice(start, stretch.start));
    add(stretch.start, stretch.end, `<${stretch.type}>`);
    TOKEN.lastIndex = stretch.end;
  }
  return withFirmNames(tokens, lexicon, ids);
}

/** What is added to what lists say of a word in the name of a firm. */
export const IN_FIRM_NAME = 16 * 8;

/** Tokens of which those in known names of firms say so. */
function withFirmNames(tokens: readonly Token[], { firmNames }: Lexicon, ids: ReadonlyMap<string, number>): Token[] {
  const knownOf = Array.from(ids.keys(), (word) => firmNames.get(word));
  let end = 0;
  return tokens.map((token, i) => {
    const known = knownOf[token.id];
    if (known) {
      let name = token.lower;
      for (let at = i + 1; at < i + MAX_FIRM_WORDS; at++) {
        const next = tokens[at];
        if (!next || next.gap > SPACED) break;
        name += ` ${next.lower}`;
        if (known.has(name)) end = Math.max(end, at + 1);
      }
    }
    return i < end ? { ...token, lexical: token.lexical + IN_FIRM_NAME } : token;
  });
}

type WordView = Omit<Token, 'start' | 'end' | 'gap' | 'text'>;

function wordView(word: string, lexicon: Lexicon, ids: Map<string, number>): WordView {
  const lower = word.toLowerCase();
  const casing = casingOf(word);
  const plain = lower.normalize('NFD').replace(/\p{M}/gu, '');
  const isGiven = lexicon.givenNames.has(plain) || lexicon.givenNames.has(plain.split('-')[0] ?? '');
  const isSurname = plain.split('-').some((part) => lexicon.surnames.has(part));
  const list =
    (isGiven ? 1 : 0) +
    (casing > 0 && isOrdinary(lower, lexicon.ordinaryWords) ? 2 : 0) +
    (isSurname ? 4 : 0) +
    (lexicon.firmWords.has(plain) ? 8 : 0);
  return {
    lower,
    id: ids.getOrInsert(lower, ids.size),
    word: hashOf(lower.replace(/\d/g, '0')),
    shape: hashOf(shapeOf(word)),
    casing,
    lexical: list * 8 + casing,
    kind: wordKind(lower),
    ending3: hashOf(lower.slice(-3)),
    ending2: hashOf(lower.slice(-2)),
    beginning: hashOf(lower.slice(0, 3)),
  };
}

function casingOf(word: string): number {
  if (!/\p{L}/u.test(word) || word.startsWith('<')) return 0;
  if (word === word.toLowerCase()) return 1;
  if (/^\p{Lu}$/u.test(word)) return 4;
  if (word === word.toUpperCase()) return 3;
  if (!/^\p{Lu}/u.test(word)) return 5;
  return INNER_CAPITAL.test(word) && !NAME_PREFIX.test(word) ? 6 : 2;
}

/** A capital right behind a small letter, or a small letter behind two capitals; names have them behind few beginnings. */
const INNER_CAPITAL = /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}/u;
const NAME_PREFIX = /^(?:Ma?c|[DL][aei]|D[aei][ls]|D[iou]|Van|Von|Vander|Fitz|St|Al|El|Ben|Jo|Mary)\p{Lu}\p{Ll}+$/u;

/** A word with its letters and digits made alike, runs of letters shortened: `Xx`, `00000`, `0/0/0000`. */
function shapeOf(word: string): string {
  if (word.startsWith('<')) return word;
  return word
    .replace(/\p{Lu}/gu, 'X')
    .replace(/[^\P{L}X]/gu, 'x')
    .replace(/\p{N}/gu, '0')
    .replace(/x+/g, 'x')
    .replace(/X{3,}/g, 'XX')
    .replace(/0{6,}/g, '000000');
}

function gapBetween(text: string, { start, end }: { start: number; end: number }, soft: ReadonlySet<number>): number {
  if (start === end) return GLUED;
  let [lineEnds, hasLineEnd, hasTab] = [0, false, false];
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x09) hasTab = true;
    if (unit !== 0x0a) continue;
    hasLineEnd = true;
    if (!soft.has(i)) lineEnds++;
  }
  if (lineEnds > 0) return lineEnds > 1 ? BLANK_LINE : LINE_END;
  return hasTab || (end - start > 1 && !hasLineEnd) ? WIDE : SPACED;
}

/** What lines of programs and files end in, and paragraphs do not. */
const LINE_OF_FILE = /[;{}>|]$/;

/** Whether lines belong to a file or have as many cells as each other: rows of a table are of one width as well. */
function areRows(one: string, other: string): boolean {
  if (LINE_OF_FILE.test(one)) return true;
  const [line, next] = [one, other].map((row) => row.replace(/"[^"]*"/g, '')) as [string, string];
  const has = (separator: string, least: number): boolean => {
    const count = line.split(separator).length - 1;
    return count >= least && count === next.split(separator).length - 1;
  };
  return has('\t', 1) || has('|', 1) || has(';', 1) || has(',', 2) || (COLUMNS.test(line) && COLUMNS.test(next));
}

/** Spaces that part columns; how many they are depends on what stands before them. */
const COLUMNS = /\S {3,}\S/;

/** Narrower texts are not taken for wrapped. */
const MIN_WIDTH = 24;

/**
 * The line ends that wrapping put there, and nobody wrote: those before a word that would not have fitted in the line, whose
 * width is that of the longest one between blank lines.
 */
function softLineEnds(text: string): ReadonlySet<number> {
  const soft = new Set<number>();
  let block: { readonly start: number; readonly end: number }[] = [];
  const close = (): void => {
    const width = Math.max(0, ...block.map(({ start, end }) => end - start));
    if (width >= MIN_WIDTH) {
      for (const [i, { start, end }] of block.entries()) {
        const next = block[i + 1];
        if (!next) break;
        const first = /^\S{0,200}/.exec(text.slice(next.start, next.start + 200))?.[0].length ?? 0;
        const isFull = end - start + 1 + first > width && end > start;
        if (isFull && !areRows(text.slice(start, end), text.slice(next.start, next.end))) soft.add(end);
      }
    }
    block = [];
  };
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    if (text.slice(start, end).trim() === '') close();
    else block.push({ start, end });
    start = end + 1;
  }
  close();
  return soft;
}
