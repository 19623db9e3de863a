import type { Form4Row } from '../form4/form4-row.ts';

/** A name or title longer than this makes a note of names; the row has it in a field of its own. */
const MAX_NAME = 80;

/** Small words in small letters, which a note holds anyway and no box of the form. */
const SMALL_WORD = /^\p{Ll}{1,5}$/u;

/** A name, role or title that a note can say: at least one word that is no small one, at most 80 characters; else null. */
export function sayable(text: string | null): string | null {
  const said = text?.trim() ?? '';
  return said.length > MAX_NAME || !/\p{L}{2}/u.test(said) || SMALL_WORD.test(said) ? null : said;
}

/** All digits of a number, thousands grouped: 1,234.5. */
export function plainNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 20 });
}

/** An amount of money with its cents, and all further digits that it has: $42.10, $0.0125. */
export function dollars(value: number): string {
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 20 })}`;
}

/** What a row's number counts, for one and for several. */
export interface Unit {
  readonly one: string;
  readonly many: string;
}

const STOCK = /\b(?:stock|shares?|common|ordinary|preferred|adss?|adrs?)\b/i;
const NO_STOCK = /\b(?:notes?|bonds?|debentures?|loans?|warrants?|options?|rights?|units?|swaps?)\b/i;

/** Shares where the title is a stock's; else securities, which is true of debt, units and what has no title too. */
export function unitOf({ is_derivative, security_title }: Form4Row): Unit {
  if (is_derivative) return { one: 'derivative security', many: 'derivative securities' };
  const title = security_title ?? '';
  // "Common Stock, par value $.01, with preferred stock purchase rights" is a stock: the head decides.
  const head = title.split(/[,(]/, 1)[0] ?? '';
  return STOCK.test(title) && !NO_STOCK.test(head)
    ? { one: 'share', many: 'shares' }
    : { one: 'security', many: 'securities' };
}
