import { amountValue, readAmount } from '../../../quotes/amount.ts';
import type { DecimalMark } from '../../../quotes/written-number.ts';
import type { Box, Line } from '../../pages/pages.ts';

/** An amount where a line prints it. */
export interface PrintedAmount {
  readonly value: number;
  /** The characters that state it, its currency and sign among them. */
  readonly quote: string;
  /** UTF-16 units of the document's text. */
  readonly start: number;
  readonly end: number;
  readonly box: Box;
  /** The least certain of its words. */
  readonly certainty: number;
  /** Whether it has two decimals or a currency: a count has neither. */
  readonly isMoney: boolean;
  /** Whether it is printed with a fraction, however long: a unit price may have four decimals. */
  readonly hasDecimals: boolean;
}

const CODES =
  'EUR|USD|GBP|CHF|MYR|SGD|AUD|NZD|CAD|HKD|INR|IDR|THB|PHP|CNY|JPY|KRW|AED|SAR|ZAR|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|BRL|MXN';
const CURRENCY = String.raw`(?:RM|Rs\.?|[A-Z]{1,2}\$|${CODES}|\p{Sc})`;

/** Grouped by threes, or plain; a space groups only where decimals follow, or it would join two columns. */
const DIGITS = String.raw`(?:\d{1,3}(?:[.,'’]\d{3}){1,4}(?:[.,]\d{1,4})?|\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,4}[.,]\d{2}|\d{1,9}(?:[.,]\d{1,4})?|(?<=\s)[.,]\d{2})`;

/** Neither inside a word, a date, a time, a code or a longer number, nor a rate; tax codes may stand against its end. */
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d][-.,:/#]?|#)(?<sign>\(|[-−–] ?)?(?<mark>(?<!\p{L})${CURRENCY} ?-?)?(?<digits>${DIGITS})(?![\d%]|[.,:/-]\d| ?%|\p{L}{4}|\p{L}{1,3}\d)(?<after>\)|-(?!\w)| ?CR(?!\p{L})| ?(?:[€£]|${CODES})(?!\p{L}))?`,
  'gu',
);

/** Longer lines are prose, and no row of amounts. */
const MAX_LINE = 400;

/** The amounts of a line, from left to right; what can be read either way is read by the document's decimal mark. */
export function printedAmounts(line: Line, mark: DecimalMark | null): PrintedAmount[] {
  if (line.text.length > MAX_LINE) return [];
  return [...line.text.matchAll(AMOUNT)].flatMap((match) => {
    const { groups = {} } = match;
    const [sign = '', digits = ''] = [groups['sign'], groups['digits']];
    const isWhole = sign !== '(' || groups['after'] === ')';
    const from = match.index + (isWhole ? 0 : sign.length);
    const quote = line.text.slice(from, match.index + match[0].length);
    const value = valueOf(quote, mark);
    if (value === undefined) return [];
    const [start, end] = [line.start + from, line.start + from + quote.length];
    const words = line.segments
      .flatMap((segment) => segment.words)
      .filter((word) => word.end > start && word.start < end);
    const [first] = words;
    const last = words.at(-1);
    if (first === undefined || last === undefined) return [];
    const isMoney = /[.,]\d{2}$/.test(digits) || quote.length > digits.length + sign.length;
    const hasDecimals = /[.,]\d{1,4}$/.test(digits);
    const certainty = Math.min(...words.map((word) => word.certainty));
    return [
      { value, quote, start, end, box: { ...first.box, right: last.box.right }, certainty, isMoney, hasDecimals },
    ];
  });
}

function valueOf(quote: string, mark: DecimalMark | null): number | undefined {
  return amountValue(readAmount(quote), mark);
}

/** Digits and signs of amounts with decimals, which prove a document's decimal mark. */
const WITH_DECIMALS = /(?<![\p{L}\d.,])\d{1,3}(?:[.,]?\d{3}){0,3}[.,]\d{2}(?![\d.,])/gu;

/** The decimal mark that nearly all amounts of a document prove; null where they are of two minds. */
export function documentMark(lines: readonly Line[]): DecimalMark | null {
  const counts = { '.': 0, ',': 0 };
  for (const { text } of lines) {
    if (text.length > MAX_LINE) continue;
    for (const [quote] of text.matchAll(WITH_DECIMALS)) {
      const amount = readAmount(quote);
      if (amount.kind === 'stated' && amount.mark !== null) counts[amount.mark] += 1;
    }
  }
  if (counts['.'] > 4 * counts[',']) return '.';
  return counts[','] > 4 * counts['.'] ? ',' : null;
}
