import type { FoundDate } from './dates.ts';
import type { Sums } from './sums.ts';
import type { FoundVendor } from './vendor-name.ts';

/** What each part of an invoice is worth: confirmed by something beside its label, or read. */
const WORTH = {
  total: { confirmed: 0.45, read: 0.3 },
  date: { confirmed: 0.25, read: 0.15 },
  vendor: { confirmed: 0.15, read: 0.1 },
  tax: 0.05,
  items: 0.1,
} as const;

/** What characters that were recognised in a picture are worth of a text layer's. */
const RECOGNISED = 0.9;

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
    total?.amount.value == null ? 0 : WORTH.total[total.isConfirmed ? 'confirmed' : 'read'],
    date?.iso == null ? 0 : WORTH.date[date.isConfirmed ? 'confirmed' : 'read'],
    vendor === undefined ? 0 : WORTH.vendor[vendor.isConfirmed ? 'confirmed' : 'read'],
    tax?.amount.value == null ? 0 : WORTH.tax,
    isItemised ? WORTH.items : 0,
  ];
  const sum = parts.reduce((all, part) => all + part, 0);
  return Math.round(100 * sum * (isRecognised ? RECOGNISED : 1)) / 100;
}
