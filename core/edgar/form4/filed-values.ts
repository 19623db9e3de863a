/** A number as filed, kept exact: `units` / 10 ** `places`. */
export interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

/** Longer than any number of shares or price; the form stores four decimals. */
const MAX_LENGTH = 32;
const PLAIN = /^(\d*)(?:\.(\d*))?$/;

/**
 * Parses a decimal: digits with at most one point, or null. Signs, separators, exponents and words are rejected, and so
 * are numbers beyond 2 ** 53 - 1, which JSON could not carry exactly.
 */
export function readDecimal(text: string): Decimal | null {
  if (text.length > MAX_LENGTH) return null;
  const match = PLAIN.exec(text);
  const whole = match?.[1] ?? '';
  const fraction = (match?.[2] ?? '').replace(/0{1,32}$/, '');
  if (!match || !/\d/.test(text)) return null;
  const decimal = { units: BigInt(whole + fraction), places: fraction.length };
  return toNumber(decimal) > Number.MAX_SAFE_INTEGER ? null : decimal;
}

/** Returns the nearest double. */
export function toNumber(decimal: Decimal): number;
/** Returns the nearest double; null stays null. */
export function toNumber(decimal: Decimal | null): number | null;
/** Returns the nearest double, or null. */
export function toNumber(decimal: Decimal | null): number | null {
  return decimal && Number(`${decimal.units}e-${decimal.places}`);
}

/** Returns the exact product, so 3 x 0.1 is 0.3; null if either is missing or the product exceeds 2 ** 53 - 1. */
export function product(a: Decimal | null, b: Decimal | null): Decimal | null {
  if (!a || !b) return null;
  const exact = { units: a.units * b.units, places: a.places + b.places };
  return toNumber(exact) > Number.MAX_SAFE_INTEGER ? null : exact;
}

const XML_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]{1,20})?(?:Z|[+-]\d{2}:\d{2})?$/;

const EARLIEST_YEAR = 1900;

/**
 * Parses a filed date to YYYY-MM-DD, without the time or zone that XML Schema allows after it (`2024-07-19-05:00` is
 * 2024-07-19 wherever the reader is). Null for an impossible day and for a year before 1900.
 */
export function filedDate(text: string): string | null {
  if (text.length > 40) return null;
  const match = XML_DATE.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < EARLIEST_YEAR || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return text.slice(0, 10);
}

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
