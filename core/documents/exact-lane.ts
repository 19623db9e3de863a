import { createLane, type Lane, type LaneLimits } from '../threads/lane.ts';
import { startReadingThread } from '../threads/reading-thread.ts';
import type { FormJob } from './certificate/form/acord-form-reader.ts';
import type { FormField } from './certificate/form/form-fields.ts';
import type { EInvoiceJob } from './invoice/e-invoice/e-invoice-reader.ts';
import type { PdfFinding } from './invoice/e-invoice/read-pdf.ts';

/** A PDF, and what of its exact content is sought. */
export type ExactJob = FormJob | EInvoiceJob;

/** The lane of what documents state exactly; each kind of job has a result of its own. */
export type ExactLane = Lane<FormJob, FormField[]> & Lane<EInvoiceJob, PdfFinding>;

const MB = 1024 * 1024;

/** Such a document takes some milliseconds and megabytes; the whole file is held three times while it is read. */
const LIMITS: LaneLimits = { threads: 1, maxWaiting: 256, maxCpuMs: 2_000, maxBytes: 112 * MB };

/** What the thread's program is called within a single binary, which has no files. */
export const EXACT_WORKER_ASSET = 'exact-worker.cjs';

/** A lane for the XML that invoices carry and the fields of filled-in forms. Its thread is started by the first PDF. */
export function createExactLane(limits: Partial<LaneLimits> = {}): ExactLane {
  const program = () => new URL('./exact-worker.ts', import.meta.url);
  const lane = createLane<ExactJob, FormField[] | PdfFinding>(
    () => startReadingThread({ program, asset: EXACT_WORKER_ASSET }),
    { ...LIMITS, ...limits },
  );
  // The worker answers each kind of job with its own kind of result.
  return lane as ExactLane;
}
