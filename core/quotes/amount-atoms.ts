import { isCurrency, isDoubt, isScale, piecesOf } from './money-words.ts';
import { plainText } from './plain-signs.ts';
import { withdrawsAmount } from './withdrawing-words.ts';

/** The smallest piece of a line that means something in or around an amount. */
export interface Atom {
  readonly kind:
    | 'number'
    | 'fraction'
    | 'misread'
    | 'currency'
    | 'scale'
    | 'credit'
    /** A word that withdraws an amount. */
    | 'withdrawn'
    | 'word'
    | 'dash'
    | 'open'
    | 'close'
    | 'percent'
    | 'doubt'
    | 'sign';
  /** In lower case, with plain signs. */
  readonly text: string;
  /** In UTF-16 units of the original text. */
  readonly start: number;
  readonly end: number;
  /** What separates it from the previous atom. */
  readonly gap: Gap;
}

/** The atoms of a line, and the digits among them whose marks are sought. */
export interface Digits {
  readonly atoms: readonly Atom[];
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
  /** The last atom of the previous number and the first of the next one; infinite if there is none. */
  readonly before: number;
  readonly after: number;
  readonly hasCents: boolean;
}

/**
 * - `glued`: nothing.
 * - `space`: one white space.
 * - `column`: two or more, which separate columns; a sign may still be printed that far from its amount.
 * - `break`: a tab, the end of a line or the edge of a table cell, beyond which nothing belongs to an amount.
 */
export type Gap = 'glued' | 'space' | 'column' | 'break';

/**
 * A mark before the first digit belongs to the number unless a word, a slash or another mark precedes it. After the
 * number, a mark and a dash mean "and no hundredths" (`50,-`, `50/-`).
 */
const NUMBER = /(?:(?<![\p{L}\p{M}\d.,/])[.,](?=\d))?\d+(?:[.,']\d+)*(?:[.,] ?--?(?![\d\p{L}])|\/-(?!\d))?/u;

/** A word that ends with a currency sign is one word (`HK$`), and so are `S/.`, `B/.` and `n/a`. */
const WORD = /(?<!\p{L})(?:[sb]\/\.?|n\/a(?!\p{L}))|[\p{L}\p{M}²³]{0,40}\p{Sc}|[\p{L}\p{M}][\p{L}\p{M}²³]*/u;

/** An amount whose every digit was misread as a similar letter: `lO.SO`. */
const MISREAD = /(?<![\p{L}\d])[oqdilszbg]{1,6}[.,][oqdilszbg]{2}(?![\p{L}\d.@])/u;

const ATOM = new RegExp(
  `(?<misread>${MISREAD.source})|(?<number>${NUMBER.source})|(?<word>${WORD.source})|(?<fraction>\\p{No})|(?<dash>-)|(?<open>\\()|(?<close>\\))|` +
    `(?<percent>%)|(?<doubt>[~<>≈≤≥±^])|(?<white>[^\\S\\t\\n\\r\\f\\v\\u2028\\u2029]+|\\s|\\|)|(?<sign>\\.{2,}|[^])`,
  'giu',
);

/** Returns the atoms of a text, in order. Linear. */
export function atomsOf(text: string): Atom[] {
  const plain = plainText(text);
  const atoms: Atom[] = [];
  let gap: Gap = 'break';
  for (const { 0: whole, index, groups = {} } of plain.text.matchAll(ATOM)) {
    if (groups['white'] !== undefined) {
      gap = wider(gap, gapOf(whole));
      continue;
    }
    const lower = whole.toLowerCase();
    const isWord = groups['word'] !== undefined && lower.length === whole.length;
    let from = index;
    for (const text of isWord ? piecesOf(lower) : [lower]) {
      const [start, end] = [plain.placeOf(from), plain.placeOf(from + (isWord ? text : whole).length)];
      atoms.push({ kind: kindOf(text, groups, atoms.at(-1)?.text), text, start, end, gap });
      gap = 'glued';
      from += text.length;
    }
  }
  return atoms;
}

function gapOf(white: string): Gap {
  if (/^[\t\n\r\f\v|\u2028\u2029]/.test(white)) return 'break';
  return white.length > 1 ? 'column' : 'space';
}

const GAPS: readonly Gap[] = ['glued', 'space', 'column', 'break'];

function wider(one: Gap, other: Gap): Gap {
  return GAPS[Math.max(GAPS.indexOf(one), GAPS.indexOf(other))] ?? other;
}

const KINDS = ['misread', 'number', 'fraction', 'dash', 'open', 'close', 'percent', 'doubt'] as const;

function kindOf(
  text: string,
  groups: Readonly<Record<string, string | undefined>>,
  before: string | undefined,
): Atom['kind'] {
  if (groups['word'] !== undefined) return wordKind(text, before);
  return KINDS.find((kind) => groups[kind] !== undefined) ?? (text === '¢' ? 'scale' : 'sign');
}

/** Words that say whether an amount is owed or given back. */
const CREDITS: ReadonlySet<string> = new Set(['cr', 'dr', 'minus', 'negative', 'credit', 'refund']);

function wordKind(word: string, before: string | undefined): Atom['kind'] {
  if (['percent', 'prozent', 'pct'].includes(word)) return 'percent';
  if (CREDITS.has(word)) return 'credit';
  if (withdrawsAmount(word)) return 'withdrawn';
  if (isScale(word)) return 'scale';
  if (isDoubt(word, before)) return 'doubt';
  return isCurrency(word) ? 'currency' : 'word';
}
