import type { Lane, JobOptions, LaneOutcome } from '../../../lanes/lane.ts';
import type { PdfFinding, PdfJob } from './read-pdf.ts';

/** Reads the XML that an invoice's PDF carries (Factur-X, ZUGFeRD, XRechnung). */
export interface EInvoiceReader {
  /** What a PDF carries, or why that was not found out: see `LaneOutcome`. */
  readonly read: (job: PdfJob, options: JobOptions) => Promise<LaneOutcome<PdfFinding>>;
}

/** What the lane is asked to look for in a PDF, and what it finds. */
export type EInvoiceJob = PdfJob & { readonly sought: 'e-invoice' };

/** A reader in a lane of processes. */
export function createEInvoiceReader(lane: Lane<EInvoiceJob, PdfFinding>): EInvoiceReader {
  return { read: (job, options) => lane.run({ ...job, sought: 'e-invoice' }, options) };
}
