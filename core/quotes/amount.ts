import { amountTokens } from './amount-tokens.ts';
import type { Amount, DecimalMark } from './written-number.ts';

/** In UTF-16 units: a label, an amount and its currency are far shorter. */
const MAX_QUOTE = 200;

const NONE: Amount = { kind: 'none' };

/**
 * Returns the one amount that quoted characters state: a sum of money or a quantity, with a label, a currency and a
 * unit around it. Rates are ignored, so "GST 6% 12.00" states 12; with any other second number the quote states none.
 */
export function readAmount(quote: string): Amount {
  if (quote.length > MAX_QUOTE) return NONE;
  const [token, second] = amountTokens(quote).filter(({ isRate }) => !isRate);
  return token === undefined || second !== undefined ? NONE : token.amount;
}

/** Returns the decimal mark of a document if its quoted amounts prove one and none proves the other; otherwise null. */
export function provenMark(quotes: readonly string[]): DecimalMark | null {
  const marks = new Set<DecimalMark>();
  for (const quote of quotes) {
    const amount = readAmount(quote);
    if (amount.kind === 'stated' && amount.mark !== null) marks.add(amount.mark);
  }
  const [mark = null, other] = marks;
  return other === undefined ? mark : null;
}

/**
 * Returns the value of an amount; `mark`, the document's decimal mark, resolves only ambiguous ones. Undefined if it
 * has no certain value.
 */
export function amountValue(amount: Amount, mark: DecimalMark | null): number | undefined {
  switch (amount.kind) {
    case 'stated':
      return amount.value;
    case 'ambiguous':
      return mark === null ? undefined : amount.byMark[mark];
    case 'spoiled':
    case 'none':
      return undefined;
    default:
      return amount satisfies never;
  }
}

/** Whether quoted characters state exactly this value. */
export function statesAmount(quote: string, value: number, mark: DecimalMark | null): boolean {
  return amountValue(readAmount(quote), mark) === value;
}
