/** Longer than any amount, quantity or price with its decimals. */
const MAX_AMOUNT = 40;
const AMOUNT = /^[+-]?(?=\.?\d)(\d{0,20})(?:\.(\d{0,20}))?$/;

/** This many significant digits always survive as a JSON number. */
const EXACT_DIGITS = 15;

/**
 * Parses an XML decimal (decimal point, no grouping; XML Schema part 2, 3.2.3); null also if a JSON number could not
 * carry all its digits.
 */
export function xmlAmount(quote: string): number | null {
  const [, whole, fraction = ''] = (quote.length <= MAX_AMOUNT && AMOUNT.exec(quote)) || [];
  if (whole === undefined) return null;
  const digits = (whole + fraction.replace(/(?<!0)0{1,20}$/, '')).replace(/^0{1,20}/, '');
  if (digits.length > EXACT_DIGITS) return null;
  // A zero has no sign.
  return Number(quote) || 0;
}

/**
 * `20180605`, format 102 of UN/EDIFACT 2379, the only one for a day of issue, or the ISO form used by some software.
 */
const DAY = /^(\d{4})(-?)(\d{2})\2(\d{2})(?:T[\d:.Z+-]{1,25})?$/;
const MAX_DATE = 40;

/** Parses an XML date to `YYYY-MM-DD`; null for anything but a calendar day. */
export function xmlDate(quote: string): string | null {
  const [, year, , month, day] = (quote.length <= MAX_DATE && DAY.exec(quote)) || [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const written = `${year}-${month}-${day}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  // The parser reads 30 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null;
}

/** Returns a text as written, or null if it is empty. */
export function xmlText(quote: string): string | null {
  return quote === '' ? null : quote;
}
