import type { InvoiceWarning } from './answer.ts';
import { differByMoreThan } from './exact-sum.ts';
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
    warnings.push({ code: 'totals_mismatch', message: `The totals of line_items do not add up to ${sumOf}.` });
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
