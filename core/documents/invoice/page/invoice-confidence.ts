import type { FoundDate } from './dates.ts';
import type { Sums } from './sums.ts';
import type { FoundVendor } from './vendor-name.ts';

/** Weights of an invoice's parts: confirmed by something besides its label, or merely read. */
const WORTH = {
  total: { confirmed: 0.45, read: 0.3 },
  date: { confirmed: 0.25, read: 0.15 },
  vendor: { confirmed: 0.15, read: 0.1 },
  tax: 0.05,
  items: 0.1,
} as const;

/** Factor for recognized characters relative to a text layer. */
const RECOGNISED = 0.9;

/** What was found in a document, and what confirms it. */
export interface InvoiceFindings {
  readonly sums: Sums;
  readonly date: FoundDate | undefined;
  readonly vendor: FoundVendor | undefined;
  /** Whether the line items add up to a printed sum. */
  readonly isItemised: boolean;
  /** Whether characters were recognized in a picture. */
  readonly isRecognised: boolean;
}

/**
 * Returns the confidence of a reading, from 0 to 1: the sum of weights for the total, date, vendor, tax and items, full
 * if something besides the label confirms them, otherwise partial. Reduced by a tenth for pictures.
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
