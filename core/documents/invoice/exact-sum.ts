/** `units` / 10 ** `places`; exact, where a double of cents is not. */
interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

/** How a number is written by the language: digits, a fraction, and an exponent where it is very small or large. */
const WRITTEN = /^(-?\d{1,22})(?:\.(\d{1,20}))?(?:e([+-]\d{1,3}))?$/;

/** The decimal that a number is written as: 0.1 is a tenth, and not the double beside it. */
function decimal(value: number): Decimal {
  const [, whole = '0', fraction = '', exponent = '0'] = WRITTEN.exec(String(value)) ?? [];
  const places = fraction.length - Number(exponent);
  const units = BigInt(whole + fraction);
  return places >= 0 ? { units, places } : { units: units * 10n ** BigInt(-places), places: 0 };
}

/** Whether two sums of finite amounts are further apart than so many cents; a difference of just so much is not. */
export function differByMoreThan(
  cents: number,
  { left, right }: { left: readonly number[]; right: readonly number[] },
): boolean {
  const terms = [...left.map(decimal), ...right.map((value) => decimal(-value))];
  const places = Math.max(2, ...terms.map((term) => term.places));
  const scaled = (one: Decimal): bigint => one.units * 10n ** BigInt(places - one.places);
  const difference = terms.reduce((sum, term) => sum + scaled(term), 0n);
  return (difference < 0n ? -difference : difference) > scaled({ units: BigInt(cents), places: 2 });
}
