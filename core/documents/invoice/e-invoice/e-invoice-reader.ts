import type { Lane, JobOptions, LaneOutcome } from '../../../lanes/lane.ts';
import type { PdfFinding, PdfJob } from './read-pdf.ts';

/** Reads the XML embedded in an invoice's PDF (Factur-X, ZUGFeRD, XRechnung). */
export interface EInvoiceReader {
  /** Returns what a PDF carries, or why that is unknown: see `LaneOutcome`. */
  readonly read: (job: PdfJob, options: JobOptions) => Promise<LaneOutcome<PdfFinding>>;
}

/** What the lane should look for in a PDF, and its result. */
export type EInvoiceJob = PdfJob & { readonly sought: 'e-invoice' };

/** Creates a reader in a lane of processes. */
export function createEInvoiceReader(lane: Lane<EInvoiceJob, PdfFinding>): EInvoiceReader {
  return { read: (job, options) => lane.run({ ...job, sought: 'e-invoice' }, options) };
}
