import type { InvoiceWarning } from './answer.ts';
import type { Traced } from './traced.ts';

/** The amounts of a document that must add up. */
export interface Amounts {
  /** Of the line items, in order. */
  readonly lineTotals: readonly Traced<number>[];
  readonly subtotal: number | null;
  readonly tax: number | null;
  readonly total: number | null;
}

/** What rounding may make of a sum: this, and one cent more a line item. */
const ROUNDING_CENTS = 2;

/**
 * The warnings that amounts do not add up: the line items with the subtotal (the total where there is no subtotal), and subtotal
 * plus tax with the total. What is not known is not compared: no line items, or one whose total cannot be read, have no sum.
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

/** What there is to sum up; undefined where there is nothing, or part of it is not known. A line without an amount adds none. */
function summable(totals: readonly Traced<number>[]): number[] | undefined {
  if (totals.some(({ isUnreadable }) => isUnreadable)) return undefined;
  const values = totals.flatMap(({ value }) => value ?? []);
  return values.length > 0 ? values : undefined;
}

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
