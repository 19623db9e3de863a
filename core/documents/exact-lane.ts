import { EXACT_ARGUMENT } from '../program-arguments.ts';
import { createLane, type Lane, type LaneLimits } from '../lanes/lane.ts';
import { startReadingProcess } from '../lanes/reading-process.ts';
import type { SpareMemory } from '../lanes/spare-memory.ts';
import type { FormJob } from './certificate/form/acord-form-reader.ts';
import type { FilledForm } from './certificate/form/form-fields.ts';
import { maxReadingBytes } from './pages/limits.ts';
import type { EInvoiceJob } from './invoice/e-invoice/e-invoice-reader.ts';
import type { PdfFinding } from './invoice/e-invoice/read-pdf.ts';

/** A PDF, and which exact content to look for. */
export type ExactJob = FormJob | EInvoiceJob;

/** The lane for exact document contents; each kind of job has its own result. */
export type ExactLane = Lane<FormJob, FilledForm> & Lane<EInvoiceJob, PdfFinding>;

const MB = 1024 * 1024;

/** Such a document takes a few milliseconds; for its memory see `maxReadingBytes`. */
export const EXACT_LIMITS: LaneLimits = { processes: 1, maxWaiting: 256, maxCpuMs: 2_000, maxBytes: 128 * MB };

/** Overrides of `EXACT_LIMITS`, and which of its memory may be lent while it has no process. */
export interface ExactOptions extends Partial<LaneLimits> {
  readonly spare?: SpareMemory;
}

/** Creates a lane for the XML in invoices and the fields of filled-in forms. Its process starts with the first PDF. */
export function createExactLane({ spare, ...limits }: ExactOptions = {}): ExactLane {
  const lane = createLane<ExactJob, FilledForm | PdfFinding>(
    () => startReadingProcess({ file: () => new URL('./exact-worker.ts', import.meta.url), argument: EXACT_ARGUMENT }),
    { ...EXACT_LIMITS, ...limits },
    { keeps: spare },
  );
  const bounded: typeof lane = {
    run: (job, options) => lane.run(job, { maxBytes: maxReadingBytes(job.bytes), ...options }),
    close: lane.close,
  };
  // The worker answers each kind of job with that kind's result.
  return bounded as ExactLane;
}
