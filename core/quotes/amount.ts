import { amountTokens, type AmountToken } from './amount-tokens.ts';
import { amountSign } from './amount-sign.ts';
import { isUnit } from './money-words.ts';
import { plainSigns } from './plain-signs.ts';
import { readWrittenNumber, type Amount, type DecimalMark } from './written-number.ts';

/** In UTF-16 units: a label, an amount and its currency are far shorter. */
const MAX_QUOTE = 200;

const NONE: Amount = { kind: 'none' };

/**
 * The one amount that quoted characters state: a sum of money or a quantity.
 *
 * A label, a currency and a unit may stand around it. Percentages are rates and not counted, so that "GST 6% 12.00" states
 * 12; with any other second number the quote states none. A minus before or behind, parentheses and `CR` make it negative;
 * a dash that may as well part a label from an amount ("Total - 9.72") leaves none. Letters against a number have to be a
 * currency or a unit, or they may be digits that were read wrong (`1O.50`). Millions, dozens and cents are other numbers
 * than the one printed, so they state none.
 */
export function readAmount(quote: string): Amount {
  if (quote.length > MAX_QUOTE) return NONE;
  const tokens = withoutRates(amountTokens(plainSigns(quote)));
  const at = tokens.findIndex(({ kind }) => kind === 'number');
  const number = tokens[at];
  if (!number || !isOnlyNumber(tokens, at) || !isWhole(tokens, at)) return NONE;
  const sign = amountSign(tokens, at);
  if (sign === undefined) return NONE;
  return signed(readWrittenNumber(number.text.replace(/ ?--?$/, '00')), sign);
}

/** The decimal mark of a document, where its quoted amounts prove one and none proves the other; else null. */
export function provenMark(quotes: readonly string[]): DecimalMark | null {
  const marks = new Set<DecimalMark>();
  for (const quote of quotes) {
    const amount = readAmount(quote);
    if (amount.kind === 'stated' && amount.mark !== null) marks.add(amount.mark);
  }
  const [mark = null, other] = marks;
  return other === undefined ? mark : null;
}

/** Whether quoted characters state exactly this value; `mark` is the document's decimal mark, for what is ambiguous alone. */
export function statesAmount(quote: string, value: number, mark: DecimalMark | null): boolean {
  const amount = readAmount(quote);
  switch (amount.kind) {
    case 'stated':
      return amount.value === value;
    case 'ambiguous':
      return mark !== null && amount.byMark[mark] === value;
    case 'none':
      return false;
    default:
      return amount satisfies never;
  }
}

/** The pieces without percentages, and without the sign of one. */
function withoutRates(tokens: readonly AmountToken[]): AmountToken[] {
  const isPercent = (at: number): boolean => tokens[at]?.kind === 'percent';
  const isNumber = (at: number): boolean => tokens[at]?.kind === 'number';
  /** `6%`, `6 %`, and the Turkish `%6`. */
  const isRate = (at: number): boolean =>
    isNumber(at) && (isPercent(at + 1) || (isPercent(at - 1) && !isNumber(at - 2) && tokens[at]?.isGlued === true));
  return tokens.filter(({ kind }, at) => {
    if (kind === 'number') return !isRate(at);
    if (kind === 'percent') return !isRate(at - 1) && !isRate(at + 1);
    if (kind === 'dash') return !(isRate(at + 1) && tokens[at + 1]?.isGlued);
    return true;
  });
}

function isOnlyNumber(tokens: readonly AmountToken[], at: number): boolean {
  return tokens.every(({ kind }, i) => kind !== 'unread' && kind !== 'percent' && (kind !== 'number' || i === at));
}

/** Whether the number is all of the amount: no digits lost among letters, nothing that multiplies it. */
function isWhole(tokens: readonly AmountToken[], at: number): boolean {
  const [before, number, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (number?.isGlued && before && !mayTouch(tokens, at)) return false;
  if (after?.isGlued && after.kind === 'word' && !isUnit(after.text) && !isCreditMark(after)) return false;
  if (after?.isGlued && after.text === '+') return false;
  const next = tokens.slice(at + 1).find(({ kind }) => kind !== 'currency' && kind !== 'dash');
  return before?.kind !== 'scale' && next?.kind !== 'scale';
}

/** Whether what stands against the start of a number leaves it whole. */
function mayTouch(tokens: readonly AmountToken[], at: number): boolean {
  const [before, number] = [tokens[at - 1], tokens[at]];
  switch (before?.kind) {
    case 'word':
      return before.text === 'x';
    case 'sign':
      // After dots that lead to an amount, `....50` may be 50 or .50.
      if (before.text.startsWith('..')) return /[.,]/.test(number?.text ?? '');
      if ('.,/'.includes(before.text))
        return tokens.slice(0, at - 1).findLast(({ kind }) => kind !== 'sign')?.kind === 'currency';
      return before.text !== '#';
    default:
      return true;
  }
}

function isCreditMark({ text }: AmountToken): boolean {
  return text === 'cr' || text === 'dr';
}

function signed(amount: Amount, sign: 1 | -1): Amount {
  if (sign === 1 || amount.kind === 'none') return amount;
  if (amount.kind === 'ambiguous') return { ...amount, byMark: { '.': -amount.byMark['.'], ',': -amount.byMark[','] } };
  return { ...amount, value: amount.value === 0 ? 0 : -amount.value };
}
