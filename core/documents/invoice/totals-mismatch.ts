import type { InvoiceWarning } from './answer.ts';
import type { Traced } from './traced.ts';

/** Amounts of a document that must add up. */
export interface Amounts {
  /** Totals of the line items, in order. */
  readonly lineTotals: readonly Traced<number>[];
  readonly subtotal: number | null;
  readonly tax: number | null;
  readonly total: number | null;
}

/** Allowed rounding of a sum: this, plus one cent per line item. */
const ROUNDING_CENTS = 2;

/**
 * Returns warnings for amounts that do not add up: the line items and the subtotal (the total if there is no subtotal),
 * and subtotal plus tax and the total. Unknown amounts are not compared: without line items, or with one whose total
 * cannot be read, there is no sum.
 */
export function totalsMismatches({ lineTotals, subtotal, tax, total }: Amounts): InvoiceWarning[] {
  const cents = ROUNDING_CENTS + lineTotals.length;
  const warnings: InvoiceWarning[] = [];
  const sumOf = subtotal === null ? 'total' : 'subtotal';
  const stated = subtotal ?? total;
  const left = summable(lineTotals);
  if (left && stated !== null && differByMoreThan(cents, { left, right: [stated] })) {
    warnings.push({ code: 'totals_mismatch', message: `The line item totals do not add up to ${sumOf}.` });
  }
  if (subtotal !== null && tax !== null && total !== null) {
    if (differByMoreThan(cents, { left: [subtotal, tax], right: [total] })) {
      warnings.push({ code: 'totals_mismatch', message: 'subtotal and tax do not add up to total.' });
    }
  }
  return warnings;
}

/**
 * Returns the values to add up; undefined if there are none, or some are unknown. A line without an amount adds
 * nothing.
 */
function summable(totals: readonly Traced<number>[]): number[] | undefined {
  if (totals.some(({ isUnreadable }) => isUnreadable)) return undefined;
  const values = totals.flatMap(({ value }) => value ?? []);
  return values.length > 0 ? values : undefined;
}

/** `units` / 10 ** `places`; exact, unlike a double of cents. */
interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

/** How the language writes a number: digits, a fraction, and an exponent if it is very small or large. */
const WRITTEN = /^(-?\d{1,22})(?:\.(\d{1,20}))?(?:e([+-]\d{1,3}))?$/;

/** Returns the decimal as which a number is written: 0.1 is a tenth, not the nearest double. */
function decimal(value: number): Decimal {
  const [, whole = '0', fraction = '', exponent = '0'] = WRITTEN.exec(String(value)) ?? [];
  const places = fraction.length - Number(exponent);
  const units = BigInt(whole + fraction);
  return places >= 0 ? { units, places } : { units: units * 10n ** BigInt(-places), places: 0 };
}

/** Whether two sums of finite amounts differ by more than a number of cents. */
function differByMoreThan(
  cents: number,
  { left, right }: { left: readonly number[]; right: readonly number[] },
): boolean {
  const terms = [...left.map(decimal), ...right.map((value) => decimal(-value))];
  const places = Math.max(2, ...terms.map((term) => term.places));
  const scaled = (one: Decimal): bigint => one.units * 10n ** BigInt(places - one.places);
  const difference = terms.reduce((sum, term) => sum + scaled(term), 0n);
  return (difference < 0n ? -difference : difference) > scaled({ units: BigInt(cents), places: 2 });
}
