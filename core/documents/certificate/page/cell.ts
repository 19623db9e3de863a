import { readMark } from '../marks.ts';
import { amountValue, readAmount } from '../../../quotes/amount.ts';
import { readDates } from '../../../quotes/date.ts';
import type { FormWord } from './form-word.ts';
import type { PlacedForm } from './placed-form.ts';

/** A box of the certificate as a reading has it. */
export interface Cell {
  readonly value: string | number | boolean | null;
  readonly quote: string | null;
  readonly state: 'present' | 'blank' | 'illegible';
}

export const BLANK: Cell = { value: null, quote: null, state: 'blank' };
export const ILLEGIBLE: Cell = { value: null, quote: null, state: 'illegible' };

export type CellKind = 'text' | 'name' | 'amount' | 'date' | 'mark';

/** How sure the recognition must be of each word: of words of a language, which correct themselves, less than of numbers. */
const LEAST_CERTAINTY: Readonly<Record<CellKind, number>> = {
  text: 0.85,
  name: 0.5,
  amount: 0.7,
  date: 0.7,
  mark: 0.5,
};

/** What a recognised amount and a recognised day look like; anything else may have lost a character. */
const WHOLE_AMOUNT = /^\$? ?(?:\d{1,3}(?:,\d{3}){1,4}|[1-9]\d{2,8})(?:\.\d\d)?$/;
const WHOLE_DAY = /^\d{1,2}([/.-])\d{1,2}\1(?:20\d\d|\d\d)$/;

/** The cell that words stand in. Whatever was recognised badly is illegible, and so is what cannot be quoted in one piece. */
export function cellOf(kind: CellKind, words: readonly FormWord[], form: PlacedForm): Cell {
  if (words.length === 0) return BLANK;
  const quote = quoteOf(words, form.text);
  if (quote === null) return ILLEGIBLE;
  if (!isSure(kind, words, form)) return ILLEGIBLE;
  switch (kind) {
    case 'text':
    case 'name':
      return present(quote, quote);
    case 'amount':
      return form.isRecognised && /\d/.test(quote) && !WHOLE_AMOUNT.test(quote)
        ? ILLEGIBLE
        : present(amountIn(quote), quote);
    case 'date':
      return form.isRecognised && !WHOLE_DAY.test(quote) ? ILLEGIBLE : present(dayIn(quote), quote);
    case 'mark':
      return present(readMark(quote) ?? null, quote);
    default:
      return kind satisfies never;
  }
}

/** Whether all words were recognised well enough for what they are. */
export function isSure(kind: CellKind, words: readonly FormWord[], { isRecognised }: PlacedForm): boolean {
  return !isRecognised || words.every(({ certainty }) => certainty >= LEAST_CERTAINTY[kind]);
}

/** A cell with something in it. */
export function present(value: Cell['value'], quote: string): Cell {
  return { value, quote, state: 'present' };
}

/** The characters of words as they are read, lines and all; null where the text has others between them, or another order. */
export function quoteOf(words: readonly FormWord[], text: string): string | null {
  const start = Math.min(...words.map((word) => word.start));
  const end = Math.max(...words.map((word) => word.end));
  const quote = text.slice(start, end);
  const own = words.map((word) => word.text).join('');
  return solid(quote) === solid(own) ? quote.replace(/ {2,16}/g, ' ') : null;
}

/** Letters, digits and marks alone: rules, dashes and currency signs between words are printed or recognised, not filled in. */
function solid(text: string): string {
  return text.replace(/[^\p{L}\p{N}✓✔☑☒✗✘✕✖⊠■●]/gu, '');
}

function amountIn(quote: string): number | null {
  return amountValue(readAmount(quote), '.') ?? null;
}

/** The one day that a U.S. form states, its year of two digits in this century. */
export function dayIn(quote: string): string | null {
  const [date, second] = readDates(quote, 'month_first');
  if (!date || second || date.year === null || date.month === null || date.day === null) return null;
  const year = date.isYearShort ? 2000 + date.year : date.year;
  return [year, date.month, date.day].map((part) => String(part).padStart(2, '0')).join('-');
}
