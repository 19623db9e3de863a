import { isCurrency, isScale } from './money-words.ts';

/** A piece of a quote around an amount. */
export interface AmountToken {
  readonly kind: 'number' | 'currency' | 'scale' | 'word' | 'dash' | 'open' | 'close' | 'percent' | 'sign' | 'unread';
  /** In lower case. */
  readonly text: string;
  /** Whether it stands against the piece before it, without white space. */
  readonly isGlued: boolean;
}

/**
 * A number; behind it, a mark and a dash are "and no hundredths" (`50,-`). A mark before the first digit belongs to it
 * unless a word, a slash or another mark is before that. One space at a time is inside a number: two part columns.
 */
const NUMBER = /(?:(?<![\p{L}\p{M}.,/])[.,])?\d(?:[.,' ]?\d)*(?:[.,] ?--?(?![\d\p{L}]))?/u;
/** A word with a currency sign at its end is one (`HK$`), and so are `S/.` and `B/.`. */
const WORD = /(?<!\p{L})[sb]\/\.?|[\p{L}\p{M}²³]{0,40}\p{Sc}|[\p{L}\p{M}][\p{L}\p{M}²³]*/u;

/** Signs that say nothing about the value of a number beside them. */
const SIGN = /\.{2,}|[.,:;*/@|"'=+_!?&#[\]{}\\×•·…«»“”„״׳]/u;

const TOKEN = new RegExp(
  `(?<number>${NUMBER.source})|(?<word>${WORD.source})|(?<dash>-)|(?<open>\\()|(?<close>\\))|(?<percent>%)|(?<sign>${SIGN.source})|(?<space>\\s)|(?<unread>[^])`,
  'gu',
);

/** The pieces of a quote, its signs plain. */
export function amountTokens(quote: string): AmountToken[] {
  const tokens: AmountToken[] = [];
  let isGlued = false;
  for (const { 0: whole, groups = {} } of quote.toLowerCase().matchAll(TOKEN)) {
    if (groups['space'] === undefined) tokens.push({ kind: kindOf(whole, groups), text: whole, isGlued });
    isGlued = groups['space'] === undefined;
  }
  return tokens;
}

function kindOf(text: string, groups: Readonly<Record<string, string | undefined>>): AmountToken['kind'] {
  if (groups['number'] !== undefined) return 'number';
  if (groups['word'] !== undefined) {
    if (isScale(text)) return 'scale';
    return isCurrency(text) ? 'currency' : 'word';
  }
  if (groups['dash'] !== undefined) return 'dash';
  if (groups['open'] !== undefined) return 'open';
  if (groups['close'] !== undefined) return 'close';
  if (groups['percent'] !== undefined) return 'percent';
  return groups['sign'] === undefined ? 'unread' : 'sign';
}
