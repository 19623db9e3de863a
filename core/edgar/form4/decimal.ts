/** A number as a filing writes it, kept exact: `units` / 10 ** `places`. */
export interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

/** Longer than any number of shares or price; the form stores four places. */
const MAX_LENGTH = 32;
const PLAIN = /^(\d*)(?:\.(\d*))?$/;

/**
 * The decimal that a text states: digits with at most one point, or null. No sign, separator, exponent or word is read,
 * and neither is a number beyond 2 ** 53 - 1, which JSON could not carry exactly.
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

/** The double nearest to the decimal. */
export function toNumber(decimal: Decimal): number;
/** The double nearest to the decimal; null stays null. */
export function toNumber(decimal: Decimal | null): number | null;
/** The double nearest to the decimal, or null. */
export function toNumber(decimal: Decimal | null): number | null {
  return decimal && Number(`${decimal.units}e-${decimal.places}`);
}

/** The exact product, so that 3 x 0.1 is 0.3; null where either is missing, or where it is beyond 2 ** 53 - 1. */
export function product(a: Decimal | null, b: Decimal | null): Decimal | null {
  if (!a || !b) return null;
  const exact = { units: a.units * b.units, places: a.places + b.places };
  return toNumber(exact) > Number.MAX_SAFE_INTEGER ? null : exact;
}
