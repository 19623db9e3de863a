import { amountValue } from '../../../quotes/amount.ts';
import { amountTokens, type AmountToken } from '../../../quotes/amount-tokens.ts';
import type { DecimalMark } from '../../../quotes/written-number.ts';
import type { Box, Line } from '../../pages/pages.ts';

/** An amount where a line prints it. */
export interface PrintedAmount {
  /** Null where one is printed whose value cannot be read for sure. */
  readonly value: number | null;
  /** The characters of the whole amount, its currency and sign among them. */
  readonly quote: string;
  /** UTF-16 units of the document's text. */
  readonly start: number;
  readonly end: number;
  readonly box: Box;
  /** The least certain of its words that have more than letters: a currency's letters make no other amount. */
  readonly certainty: number;
  /** Whether it has two decimals, a currency or a sign: a count has none of them. */
  readonly isMoney: boolean;
  /** The words for currencies beside it, in lower case. */
  readonly currencies: readonly string[];
  /** Whether it is printed with a fraction, however long: a unit price may have four decimals. */
  readonly hasDecimals: boolean;
}

/** An amount whose value is known. */
export type ReadAmount = PrintedAmount & { readonly value: number };

/** A line and the tokens in it; their offsets are those of the line's text. */
export interface LexedLine {
  readonly line: Line;
  readonly tokens: readonly AmountToken[];
}

/** Longer lines are prose, and no row of amounts. */
const MAX_LINE = 400;

/** The lines of a document, each lexed once. */
export function lexed(lines: readonly Line[]): LexedLine[] {
  return lines.map((line) => ({ line, tokens: line.text.length > MAX_LINE ? [] : amountTokens(line.text) }));
}

/** The amounts of a line, from left to right; what can be read either way is read by the document's decimal mark. */
export function printedAmounts({ line, tokens }: LexedLine, mark: DecimalMark | null): PrintedAmount[] {
  return tokens.flatMap((token) => {
    if (token.amount.kind === 'none') return [];
    const [start, end] = [line.start + token.start, line.start + token.end];
    const words = line.segments
      .flatMap((segment) => segment.words)
      .filter((word) => word.end > start && word.start < end);
    const [first] = words;
    const last = words.at(-1);
    if (first === undefined || last === undefined) return [];
    const digits = line.text.slice(token.digits.start, token.digits.end);
    return [
      {
        value: amountValue(token.amount, mark) ?? null,
        quote: line.text.slice(token.start, token.end),
        start,
        end,
        box: { ...first.box, right: last.box.right },
        certainty: Math.min(...words.map((word) => (/^\p{L}+$/u.test(word.text) ? 1 : word.certainty))),
        currencies: token.currencies,
        isMoney:
          token.currencies.length > 0 ||
          /[.,]\d{2}$/.test(digits) ||
          (token.amount.kind === 'spoiled' && /[.,] ?\w ?\w$/.test(digits)),
        hasDecimals: /[.,]\d{1,4}$/.test(digits),
      },
    ];
  });
}

/** The decimal mark that nearly all amounts of a document prove; null where they are of two minds. */
export function documentMark(lines: readonly LexedLine[]): DecimalMark | null {
  const counts = { '.': 0, ',': 0 };
  for (const { tokens } of lines) {
    for (const { amount, decimals } of tokens) {
      if (amount.kind === 'stated' && amount.mark !== null && decimals === 2) counts[amount.mark] += 1;
    }
  }
  if (counts['.'] > 4 * counts[',']) return '.';
  return counts[','] > 4 * counts['.'] ? ',' : null;
}

/** Whether the value of an amount is known. */
export function isRead(amount: PrintedAmount): amount is ReadAmount {
  return amount.value !== null;
}
