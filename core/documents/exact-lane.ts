import { EXACT_ARGUMENT } from '../program-arguments.ts';
import { createLane, type Lane, type LaneLimits } from '../lanes/lane.ts';
import { startReadingProcess } from '../lanes/reading-process.ts';
import type { SpareMemory } from '../lanes/spare-memory.ts';
import type { FormJob } from './certificate/form/acord-form-reader.ts';
import type { FilledForm } from './certificate/form/form-fields.ts';
import { maxReadingBytes } from './pages/limits.ts';
import type { EInvoiceJob } from './invoice/e-invoice/e-invoice-reader.ts';
import type { PdfFinding } from './invoice/e-invoice/read-pdf.ts';

/** A PDF, and what of its exact content is sought. */
export type ExactJob = FormJob | EInvoiceJob;

/** The lane of what documents state exactly; each kind of job has a result of its own. */
export type ExactLane = Lane<FormJob, FilledForm> & Lane<EInvoiceJob, PdfFinding>;

const MB = 1024 * 1024;

/** Such a document takes some milliseconds, and of the memory its part: see `maxReadingBytes`. */
export const EXACT_LIMITS: LaneLimits = { processes: 1, maxWaiting: 256, maxCpuMs: 2_000, maxBytes: 128 * MB };

/** What the lane has where it is not what `EXACT_LIMITS` says, and what of its memory may be lent while it has no process. */
export interface ExactOptions extends Partial<LaneLimits> {
  readonly spare?: SpareMemory;
}

/** A lane for the XML that invoices carry and the fields of filled-in forms. Its process is started by the first PDF. */
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
  // The worker answers each kind of job with its own kind of result.
  return bounded as ExactLane;
}
