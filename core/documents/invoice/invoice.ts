import type { Evidence } from '../reading/answer.ts';
import type { Invoice } from './answer.ts';

/** An answer, and the characters behind its values. */
export interface InvoiceExtraction {
  readonly invoice: Invoice;
  readonly evidence: Evidence;
}
