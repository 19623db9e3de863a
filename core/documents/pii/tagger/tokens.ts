import { withoutAccents } from '../../../names/accents.ts';
import { MAX_LISTED_WORDS, type Lexicon } from '../lexicon.ts';
import { isOrdinary } from './ordinary-words.ts';
import { hashOf } from '../../linear-chain/hash.ts';
import { wordCluster, type WordCluster } from '../word-clusters.ts';
import { wordKind } from './word-kinds.ts';

/** The gap before a token. A tab or several spaces are wide. */
export const GLUED = 0;
export const SPACED = 1;
export const WIDE = 2;
export const LINE_END = 3;
export const BLANK_LINE = 4;

/** A word, number or sign, with the features the tagger uses. Numbers are classes or hashes. */
export interface Token {
  readonly text: string;
  /** UTF-16 units of the visible text. */
  readonly start: number;
  readonly end: number;
  readonly lower: string;
  /** Index of the lower-case word within the text. */
  readonly id: number;
  /** The gap before it, one of the above. */
  readonly gap: number;
  readonly word: number;
  readonly shape: number;
  /** 0 no letters, 1 lower, 2 Title, 3 ALL CAPITALS, 4 a single capital, 5 mIxed, 6 MixedCase. */
  readonly casing: number;
  /** Sum of list flags times 8, plus the casing. Flags: given name 1, ordinary word 2, surname 4, company word 8, in a listed company name 16, in a listed place name 32. */
  readonly lexical: number;
  readonly kind: number;
  readonly ending3: number;
  readonly beginning: number;
  /** What it occurs with in other texts: its cluster, and the group of that. */
  readonly cluster: number;
  readonly group: number;
}

/** Stands in for a missing neighbour. */
export const NOTHING: Token = {
  ...{ text: '', start: 0, end: 0, lower: '', id: -1, gap: BLANK_LINE, casing: 0, lexical: 0, kind: 0 },
  ...{ word: 1, shape: 1, ending3: 1, beginning: 1, cluster: -1, group: -1 },
};

/** A stretch recognized by its form. The tagger sees it as one token. */
export interface KnownStretch {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN =
  /\d{1,6}(?:[./-]\d{1,6}){1,4}(?![\p{L}\p{N}])|\d{1,4}-?(?:st|nd|rd|th)(?![\p{L}\p{N}])|\p{L}[\p{L}\p{M}]{0,60}(?:['-](?!s(?![\p{L}\p{N}]))\p{L}[\p{L}\p{M}]{0,40}){0,3}|'s(?![\p{L}\p{N}])|\p{N}{1,20}\p{L}{0,3}(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,60}|\S/gu;

/** Splits a visible text into tokens. Known stretches must be in text order and must not overlap. */
export function tokensOf(text: string, lexicon: Lexicon, known: readonly KnownStretch[] = []): Token[] {
  const soft = softLineEnds(text);
  const seen = new Map<string, WordView>();
  const ids = new Map<string, number>();
  const tokens: Token[] = [];
  let next = 0;
  let last = 0;
  const add = (start: number, end: number, word: string): void => {
    const view = seen.getOrInsertComputed(word, () => wordView(word, lexicon, ids));
    const { lower, id, word: hash, shape, casing, lexical, kind, ending3, beginning, cluster, group } = view;
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
      beginning,
      cluster,
      group,
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
  const words = [...ids.keys()];
  const inFirmNames = inListedNames(tokens, words, lexicon.firmNames);
  const inPlaceNames = inListedNames(tokens, words.map(withoutAccents), lexicon.placeNames);
  return tokens.map((token, i) => {
    const flags = (inFirmNames[i] === 1 ? IN_FIRM_NAME : 0) + (inPlaceNames[i] === 1 ? IN_PLACE_NAME : 0);
    return flags === 0 ? token : { ...token, lexical: token.lexical + flags };
  });
}

/** Added to `lexical` inside a listed company name, and inside a listed place name. */
export const IN_FIRM_NAME = 16 * 8;
export const IN_PLACE_NAME = 32 * 8;

/** Marks the tokens inside listed names. `words` are those of the token ids, written as in the list. */
function inListedNames(
  tokens: readonly Token[],
  words: readonly string[],
  listed: ReadonlyMap<string, ReadonlySet<string>>,
): Uint8Array {
  const knownOf = words.map((word) => listed.get(word));
  const inside = new Uint8Array(tokens.length);
  for (const [i, { id }] of tokens.entries()) {
    const known = knownOf[id];
    if (!known) continue;
    let name = words[id] ?? '';
    let end = known.has(name) ? i + 1 : 0;
    for (let at = i + 1; at < i + MAX_LISTED_WORDS; at++) {
      const next = tokens[at];
      if (!next || next.gap > SPACED) break;
      name += ` ${words[next.id] ?? ''}`;
      if (known.has(name)) end = at + 1;
    }
    inside.fill(1, i, Math.max(i, end));
  }
  return inside;
}

type WordView = Omit<Token, 'start' | 'end' | 'gap' | 'text'>;

function wordView(word: string, lexicon: Lexicon, ids: Map<string, number>): WordView {
  const lower = word.toLowerCase();
  const casing = casingOf(word);
  const plain = withoutAccents(lower);
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
    beginning: hashOf(lower.slice(0, 3)),
    ...clusterOf(plain),
  };
}

/** The cluster of a word, or else of its last part: "ex-premier". */
function clusterOf(plain: string): WordCluster {
  const own = wordCluster(plain);
  return own.cluster === 0 && plain.includes('-') ? wordCluster(plain.slice(plain.lastIndexOf('-') + 1)) : own;
}

function casingOf(word: string): number {
  if (!/\p{L}/u.test(word) || word.startsWith('<')) return 0;
  if (word === word.toLowerCase()) return 1;
  if (/^\p{Lu}$/u.test(word)) return 4;
  if (word === word.toUpperCase()) return 3;
  if (!/^\p{Lu}/u.test(word)) return 5;
  return INNER_CAPITAL.test(word) && !NAME_PREFIX.test(word) ? 6 : 2;
}

/** A capital after a lower-case letter, or a lower-case letter after two capitals. In names this follows only certain prefixes. */
const INNER_CAPITAL = /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}/u;
const NAME_PREFIX = /^(?:Ma?c|[DL][aei]|D[aei][ls]|D[iou]|Van|Von|Vander|Fitz|St|Al|El|Ben|Jo|Mary)\p{Lu}\p{Ll}+$/u;

/** The shape of a word: letters and digits replaced, runs shortened: `Xx`, `00000`, `0/0/0000`. */
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

/** Line endings of code and data files that paragraphs do not have. */
const LINE_OF_FILE = /[;{}>|]$/;

/** Whether two lines are rows: of a file, or with the same number of cells. Table rows can all be equally long. */
function areRows(one: string, other: string): boolean {
  if (LINE_OF_FILE.test(one)) return true;
  const [line, next] = [one, other].map((row) => row.replace(/"[^"]*"/g, '')) as [string, string];
  const has = (separator: string, least: number): boolean => {
    const count = line.split(separator).length - 1;
    return count >= least && count === next.split(separator).length - 1;
  };
  return has('\t', 1) || has('|', 1) || has(';', 1) || has(',', 2) || (COLUMNS.test(line) && COLUMNS.test(next));
}

/** Spaces between columns; how many depends on the cell before. */
const COLUMNS = /\S {3,}\S/;

/** Narrower text does not count as wrapped. */
const MIN_WIDTH = 24;

/**
 * Line ends inserted by wrapping: the next word would not have fitted. The width is that of the longest line between blank lines.
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
