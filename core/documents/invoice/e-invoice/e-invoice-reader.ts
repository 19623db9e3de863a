import { startReadingThread } from '../../../threads/reading-thread.ts';
import type { PdfFinding, PdfJob } from './read-pdf.ts';
import { createWorkerLine, type WorkerLimits } from '../../../threads/worker-line.ts';

/** Reads the XML that an invoice's PDF carries. */
export interface EInvoiceReader {
  /** What a PDF carries; `full` or undefined where it was not found out: see `WorkerLine`. */
  readonly read: (job: PdfJob, signal: AbortSignal) => Promise<PdfFinding | 'full' | undefined>;
  readonly close: () => Promise<void>;
}

/** An e-invoice takes a few milliseconds and megabytes; the whole file is held three times while it is read. */
const LIMITS: WorkerLimits = { timeoutMs: 5_000, maxBufferBytes: 256 * 1024 * 1024, maxWaiting: 64 };

/** What the thread's program is called within a single binary, which has no files. */
export const PDF_WORKER_ASSET = 'pdf-worker.cjs';

/**
 * A reader of Factur-X and ZUGFeRD invoices in a thread of its own, started by the first PDF. Content that unpacks to gigabytes
 * or never ends ends the thread and is answered with undefined.
 */
export function createEInvoiceReader(limits: Partial<WorkerLimits> = {}): EInvoiceReader {
  const { run, close } = createWorkerLine<PdfJob, PdfFinding>(
    () => startReadingThread({ program: () => new URL('./pdf-worker.ts', import.meta.url), asset: PDF_WORKER_ASSET }),
    { ...LIMITS, ...limits },
  );
  return { read: run, close };
}
