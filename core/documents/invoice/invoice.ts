import type { Evidence } from '../reading/evidence.ts';

/** A line of an invoice or receipt. Amounts are in the document's currency; null is what could not be traced, or is not printed. */
export interface LineItem {
  readonly description: string | null;
  readonly quantity: number | null;
  readonly unit_price: number | null;
  readonly total: number | null;
}

/** Something about an extraction that needs a look. The message names fields, and never repeats what stands in them. */
export interface InvoiceWarning {
  readonly code: 'totals_mismatch' | 'unreadable_number' | 'line_items_not_a_list';
  readonly message: string;
}

/** The answer of the invoice service. */
export interface Invoice {
  readonly vendor: string | null;
  /** `YYYY-MM-DD` */
  readonly date: string | null;
  readonly line_items: readonly LineItem[];
  readonly subtotal: number | null;
  readonly tax: number | null;
  readonly total: number | null;
  /** As read, not checked; empty where none was. */
  readonly currency: string;
  /** From 0 to 1. */
  readonly confidence: number;
  /** Absent where nothing needs a look. */
  readonly warnings?: readonly InvoiceWarning[];
}

/** An answer, and the characters behind its values. */
export interface InvoiceExtraction {
  readonly invoice: Invoice;
  readonly evidence: Evidence;
}
