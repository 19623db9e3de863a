import type { Form4Row } from '../form4/form4-row.ts';

/** A longer name or title would dominate the note; the row has it in its own field. */
const MAX_NAME = 80;

/** A short lower-case word: not the whole text of any box on the form. */
const SMALL_WORD = /^\p{Ll}{1,5}$/u;

/**
 * Returns a name, role or title if it can be used in a note: it has two adjacent letters, is not just a short
 * lower-case word, and has at most 80 characters; otherwise null.
 */
export function sayable(text: string | null): string | null {
  const said = text?.trim() ?? '';
  return said.length > MAX_NAME || !/\p{L}{2}/u.test(said) || SMALL_WORD.test(said) ? null : said;
}

/** Formats all digits of a number, thousands grouped: 1,234.5. */
export function plainNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 20 });
}

/** Formats money with cents and any further digits: $42.10, $0.0125. */
export function dollars(value: number): string {
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 20 })}`;
}

/** What a row's number counts, in singular and plural. */
export interface Unit {
  readonly one: string;
  readonly many: string;
}

const STOCK = /\b(?:stock|shares?|common|ordinary|preferred|adss?|adrs?)\b/i;
const NO_STOCK = /\b(?:notes?|bonds?|debentures?|loans?|warrants?|options?|rights?|units?|swaps?)\b/i;

/** Returns shares if the title is a stock's; otherwise securities, which also fits debt, units and missing titles. */
export function unitOf({ is_derivative, security_title }: Form4Row): Unit {
  if (is_derivative) return { one: 'derivative security', many: 'derivative securities' };
  const title = security_title ?? '';
  // "Common Stock, par value $.01, with preferred stock purchase rights" is a stock: the head decides.
  const head = title.split(/[,(]/, 1)[0] ?? '';
  return STOCK.test(title) && !NO_STOCK.test(head)
    ? { one: 'share', many: 'shares' }
    : { one: 'security', many: 'securities' };
}
