import { amountValue } from '../../../quotes/amount.ts';
import { amountTokens, type AmountToken } from '../../../quotes/amount-tokens.ts';
import { isCurrencyCode } from '../../../quotes/money-words.ts';
import type { DecimalMark } from '../../../quotes/written-number.ts';
import type { Box, Line } from '../../pages/pages.ts';

/** A printed amount in a line. */
export interface PrintedAmount {
  /** Null if the printed value cannot be read for sure. */
  readonly value: number | null;
  /** Characters of the whole amount, including currency and sign. */
  readonly quote: string;
  /** In UTF-16 units of the document's text. */
  readonly start: number;
  readonly end: number;
  readonly box: Box;
  /** Lowest certainty of its words with more than letters: a currency's letters do not change the amount. */
  readonly certainty: number;
  /** Whether it has two decimals or a currency; a count has none of them. */
  readonly isMoney: boolean;
  /** Lower-case currency words next to it. */
  readonly currencies: readonly string[];
  /** Whether it has a fraction of any length: a unit price may have four decimals. */
  readonly hasDecimals: boolean;
}

/** An amount with a known value. */
export type ReadAmount = PrintedAmount & { readonly value: number };

/** A line and its tokens, with offsets in the line's text. */
export interface LexedLine {
  readonly line: Line;
  readonly tokens: readonly AmountToken[];
}

/** Longer lines are prose, not rows of amounts. */
const MAX_LINE = 400;

/** Tokenizes each line of a document once. */
export function lexed(lines: readonly Line[]): LexedLine[] {
  return lines.map((line) => ({ line, tokens: line.text.length > MAX_LINE ? [] : amountTokens(line.text) }));
}

/** How a document prints its amounts. */
export interface AmountStyle {
  /** The decimal mark proven by nearly all amounts; null if they disagree. */
  readonly mark: DecimalMark | null;
  /** Whether any line ends with an amount that has cents. */
  readonly hasCents: boolean;
  /** Names of currencies, in lower case, next to amounts that have cents. */
  readonly currencies: ReadonlySet<string>;
}

/** Returns a line's amounts from left to right; ambiguous ones are read by the document's decimal mark. */
export function printedAmounts(
  { line, tokens }: LexedLine,
  { mark, hasCents, currencies }: AmountStyle,
): PrintedAmount[] {
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
    const behind = line.text.slice(token.digits.end, token.end).trim().toLowerCase();
    // Where amounts have cents, "10 ft" is a length among words, and in a cell unless amounts are in "ft" too,
    // although the name is also that of a currency.
    const isAmongWords = !isCell({ start, end }, line);
    const isName = /^\p{L}+$/u.test(behind) && !isCurrencyCode(behind);
    const isUnit = hasCents && token.decimals === 0 && isName && (isAmongWords || !currencies.has(behind));
    return [
      {
        value: amountValue(token.amount, mark) ?? null,
        quote: line.text.slice(token.start, token.end),
        start,
        end,
        box: { ...first.box, right: last.box.right },
        certainty: Math.min(...words.map((word) => (/^\p{L}+$/u.test(word.text) ? 1 : word.certainty))),
        currencies: isUnit ? [] : token.currencies,
        isMoney:
          (token.currencies.length > 0 && !isUnit) ||
          /[.,]\d{2}$/.test(digits) ||
          (token.amount.kind === 'spoiled' && /[.,] ?\w ?\w$/.test(digits)),
        hasDecimals: /[.,]\d{1,4}$/.test(digits),
      },
    ];
  });
}

/** Returns how a document's lines print amounts. */
export function amountStyle(lines: readonly LexedLine[]): AmountStyle {
  const withCents = lines.flatMap(({ tokens }) => tokens.filter(({ decimals }) => decimals === 2));
  return {
    mark: documentMark(lines),
    hasCents: lines.some(({ tokens }) => tokens.at(-1)?.decimals === 2),
    currencies: new Set(withCents.flatMap((token) => token.currencies)),
  };
}

function documentMark(lines: readonly LexedLine[]): DecimalMark | null {
  const counts = { '.': 0, ',': 0 };
  for (const { tokens } of lines) {
    for (const { amount, decimals } of tokens) {
      if (amount.kind === 'stated' && amount.mark !== null && decimals === 2) counts[amount.mark] += 1;
    }
  }
  if (counts['.'] > 4 * counts[',']) return '.';
  return counts[','] > 4 * counts['.'] ? ',' : null;
}

/** Whether an amount fills a cell of its line. */
export function isCell({ start, end }: Pick<PrintedAmount, 'start' | 'end'>, { segments }: Line): boolean {
  return segments.some((one) => one.start === start && one.end === end);
}

const PRICED = /\d[.,]\d{2}[^\d\p{L}]{0,3}(?:\p{L}{1,3}\W?)?$/u;
const MAX_PRICE = 16;

/** Whether a line ends with an amount that has cents. */
export function endsInAmount({ text }: Line): boolean {
  return PRICED.test(text.slice(-MAX_PRICE));
}

/** Whether an amount's value is known. */
export function isRead(amount: PrintedAmount): amount is ReadAmount {
  return amount.value !== null;
}
