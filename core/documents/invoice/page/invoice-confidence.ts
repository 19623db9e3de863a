import type { FoundDate } from './dates.ts';
import type { Sums } from './sums.ts';
import type { FoundVendor } from './vendor.ts';

/** What was found of a document, and what confirms it. */
export interface InvoiceFindings {
  readonly sums: Sums;
  readonly date: FoundDate | undefined;
  readonly vendor: FoundVendor | undefined;
  /** Whether the line items add up to a printed sum. */
  readonly isItemised: boolean;
  /** Whether characters were recognised in a picture. */
  readonly isRecognised: boolean;
}

/**
 * How sure a reading is, from 0 to 1: shares for the total, the date, the vendor, the tax and the items, whole where something
 * beside the label confirms them, part where it does not. What was recognised in a picture is a tenth less sure.
 */
export function confidenceOf({ sums, date, vendor, isItemised, isRecognised }: InvoiceFindings): number {
  const { total, tax } = sums;
  const parts = [
    total?.amount.value == null ? 0 : total.isConfirmed ? 0.45 : 0.3,
    date?.iso == null ? 0 : date.isConfirmed ? 0.25 : 0.15,
    vendor === undefined ? 0 : vendor.isConfirmed ? 0.15 : 0.1,
    tax?.amount.value == null ? 0 : 0.05,
    isItemised ? 0.1 : 0,
  ];
  const sum = parts.reduce((all, part) => all + part, 0);
  return Math.round(100 * sum * (isRecognised ? 0.9 : 1)) / 100;
}
